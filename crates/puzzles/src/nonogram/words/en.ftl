### Nonograms, also called picross.

nonogram-name = nonogram
nonogram-rules = Fill cells so that the runs of filled cells in each row and column have the lengths (and colours) of its clue, in order. Runs of one colour do not touch.
nonogram-short = Fill the runs that the numbers at the edge describe, and a picture appears.
nonogram-examples-generate =
    grille generate nonogram --size 20x15 --motif figure  a drawn figure
    grille generate nonogram --colours 3 --show  in three colours
    grille generate nonogram --from-image photo.png --size 30  your own picture
    grille generate nonogram --grade easy --density 60%  easy, with much black
nonogram-also = picross
nonogram-method-fast = nonograms: exact lines as sets of bits, cells tried both ways, then clause learning
nonogram-method-edges = nonograms: what the outermost placements of a line share, then guess and go back
nonogram-method-document = nonograms: the students' report: outermost placements by recursion, then the first unknown cell black, on copies of the board; for comparison

## Forms

nonogram-form-clues = `ROWS COLUMNS`, then a line of clues for each row, then for each column
nonogram-form-nin = `WIDTH HEIGHT`, then a line of clues for each row, then for each column
nonogram-form-bare = clues of rows and columns without a size, separated by a blank line, `#`, words or brackets
nonogram-form-drawing = the drawing of a puzzle with its clues
nonogram-form-mk = `ROWS COLUMNS`, a line of clues for each row, a line `#`, then one for each column
nonogram-form-non = lines `width 5`, `height 5`, `rows` and `columns`, the clues with commas below the last two
nonogram-form-cwd = height and width on two lines, clues of the rows, a blank line, clues of the columns
nonogram-form-webpbn = the XML of webpbn.com: `<puzzleset>`, in it `<puzzle>`, with colours; several per file
nonogram-form-olsak = Olšák's `.g`: `#d` and colours, a line `:` and rows like `3a 1b`, `:` and columns
nonogram-form-tournament = a line `$1`, then the clues of the columns, then as many for the rows; several per file
nonogram-form-puzzlink = a link of puzz.link: `https://puzz.link/p?nonogram/5/5/…`; one per line
nonogram-form-tatham = an id of Tatham's Pattern: `5x5:…`, or the page with it; one per line
nonogram-form-save = a save file of Tatham's Pattern

## Mistakes

nonogram-run = a run from { $low } to { $high }
nonogram-colour-number = a colour from { $low } to { $high }
nonogram-coloured-run = a length and the sign of a colour, as in `3a`
nonogram-number-of-lines = a number of lines from { $low } to { $high }
nonogram-rows-range = 1 to { $most } rows
nonogram-columns-range = 1 to { $most } columns
nonogram-two-numbers = two numbers
nonogram-two-numbers-of-lines = two numbers of lines
nonogram-two-sides = numbers of rows and columns
nonogram-rows-and-columns = a line `ROWS COLUMNS` first, or a blank line between rows and columns
nonogram-one-side = clues of one side
nonogram-drawing-expected = a drawing of a nonogram
nonogram-lines = { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
}
nonogram-lines-of-clues = { $lines ->
    [one] { $lines } line of clues
   *[other] { $lines } lines of clues
}
nonogram-for-both = { $rows } for the rows and { $columns } for the columns
nonogram-equal-clues = as many for the columns as for the rows
nonogram-height-alone = the height, alone on its line
nonogram-width-alone = the width, alone on its line
nonogram-blank-line = a blank line
nonogram-hash-line = a line `#`
nonogram-after-rows = { $parting } after the rows
nonogram-nothing-after = nothing after { $columns }
nonogram-parting-early = { $parting } after { $lines }
nonogram-end-after = the end after { $lines }
nonogram-keyword = a keyword such as `width`
nonogram-no-line = no line `{ $name }`
nonogram-a-line = a line `{ $name }`
nonogram-lines-below = { $lines ->
    [one] { $lines } line below `{ $name }`
   *[other] { $lines } lines below `{ $name }`
}
nonogram-puzzle-number = a line like `$1`
nonogram-no-puzzle-number = no number of a puzzle
nonogram-signs = `.`, `?` or { $signs }
nonogram-triddler = a triddler
nonogram-squares = a board of squares
nonogram-colon-rows = `:` and the rows
nonogram-colon-columns = `:` and the columns
nonogram-square-only = this notation has square puzzles only

## Colours

nonogram-colours = { $colours ->
    [one] { $colours } colour
   *[other] { $colours } colours
}
nonogram-most-colours = { $colours ->
    [one] at most { $colours } colour
   *[other] at most { $colours } colours
}
nonogram-more-colours = { $colours ->
    [one] more than { $colours } colour
   *[other] more than { $colours } colours
}
nonogram-fewer-colours = fewer colours
nonogram-reduced-picture = a picture in black and white or in few colours, which any picture editor can make of it
nonogram-no-colours = this notation has no colours
nonogram-own-colour = a character and a colour, as in `a #ff0000`
nonogram-own-colours = 1 to 63 colours, each with a letter of its own
nonogram-bad-sign = a sign that is not a letter, or the same one twice
nonogram-olsak-colour = signs and a colour, as in `r:% red` or `r:% #ff0000`
nonogram-hex-colour = a colour in hexadecimal digits, as in `ff0000`
nonogram-nameless-colour = a colour without a name
nonogram-the-colour = the colour `{ $name }`
nonogram-declared-colour = a colour that is declared
nonogram-run-in-background = a run in `{ $name }`, the background
nonogram-another-colour = another colour

## XML

nonogram-no-puzzle-in = no puzzle in `<{ $tag }>`
nonogram-puzzleset = `<puzzleset>`, in it `<puzzle>`
nonogram-only-grid = `grid`, the one shape we know
nonogram-no-row-clues = no clues of rows
nonogram-no-column-clues = no clues of columns
nonogram-entity = an entity
nonogram-no-entities = XML that declares no entities
nonogram-well-formed = well-formed XML ({ $why })
nonogram-well-formed-xml = well-formed XML
nonogram-xml-tag = expected '{ $expected }' tag, not '{ $found }'
nonogram-xml-unclosed = the root node was opened but never closed
nonogram-xml-end = unexpected end of stream
nonogram-xml-sign = expected '{ $expected }' not '{ $found }'
nonogram-xml-twice = attribute '{ $name }' is already defined
nonogram-xml-unknown = unknown entity reference '{ $name }'

## Complaints

nonogram-line = { $line } with clue { $clue }
nonogram-sums = { $rows ->
    [one] rows with { $rows } cell and columns with { $columns }
   *[other] rows with { $rows } cells and columns with { $columns }
}
nonogram-runs = the runs are not those of the clue
nonogram-mismatch = rows and columns ask for different numbers of cells
nonogram-adds-up = { $rows ->
    [one] the rows ask for { $rows } cell, the columns for { $columns }
   *[other] the rows ask for { $rows } cells, the columns for { $columns }
}
nonogram-adds-up-in = { $rows ->
    [one] the rows ask for { $rows } cell of `{ $colour }`, the columns for { $columns }
   *[other] the rows ask for { $rows } cells of `{ $colour }`, the columns for { $columns }
}

## Rules that people use

nonogram-rule-empty = empty line
nonogram-rule-full = full line
nonogram-rule-colours = no colour in common
nonogram-rule-overlap = overlap
nonogram-rule-finished = finished line
nonogram-rule-fill = last cells
nonogram-rule-glue = glue to the edge
nonogram-rule-complete = complete block
nonogram-rule-gap = too small a gap
nonogram-rule-reach = reach
nonogram-rule-join = joining
nonogram-rule-split = splitting
nonogram-rule-wall = glue to a wall
nonogram-rule-edges = edges (leftmost and rightmost placement)
nonogram-rule-gap-reach = gap too small for the blocks that reach it
nonogram-rule-line = everything a line implies
nonogram-rule-clash = clash in a parallel line (edge logic)
nonogram-then-filled = { $number ->
    [one] { $cells } is filled
   *[other] { $cells } are filled
}
nonogram-then-empty = { $number ->
    [one] { $cells } is empty
   *[other] { $cells } are empty
}
nonogram-then-colour = { $number ->
    [one] { $cells } is `{ $colour }`
   *[other] { $cells } are `{ $colour }`
}
nonogram-then-not = { $number ->
    [one] { $cells } is not { $colours }
   *[other] { $cells } are not { $colours }
}
nonogram-background = empty
nonogram-sign = `{ $colour }`
nonogram-block = block of { $length }
nonogram-block-number = block of { $length } (number { $number })
nonogram-span = { $number ->
    [one] { $from }
   *[other] { $from } to { $to }
}
nonogram-empty-why = The clue of { $line } is { $clue }: there is no block.
nonogram-full-why = In { $line } (clue { $clue }), the blocks need every cell and cannot move.
nonogram-colours-why = The clue { $clue } of { $line } has no colour in common with { $others }.
nonogram-overlap-why = { $number ->
    [one] In { $line } (clue { $clue }), wherever the block of { $blocks } lies, it covers these cells.
   *[other] In { $line } (clue { $clue }), wherever the blocks of { $blocks } lie, they cover these cells.
}
nonogram-finished-why = In { $line } (clue { $clue }), all blocks are there.
nonogram-fill-why = { $number ->
    [one] In { $line } (clue { $clue }), a single cell is left, and the blocks need one.
   *[other] In { $line } (clue { $clue }), only { $number } cells can be filled, and the blocks need as many.
}
nonogram-begins-why = In { $line } (clue { $clue }), { $cell } is the first cell of the { $block }.
nonogram-ends-why = In { $line } (clue { $clue }), { $cell } is the last cell of the { $block }.
nonogram-leans-why = In { $line } (clue { $clue }), { $cell } belongs to the { $block }, which cannot reach beyond { $bound } and so goes on to the other side.
nonogram-complete-why = In { $line } (clue { $clue }), { $span } is already as long as any block that can lie there.
nonogram-gap-why = In { $line } (clue { $clue }), the gap { $span } is too small: every block has at least { $shortest } cells.
nonogram-gap-colour-why = In { $line } (clue { $clue }), the gap { $span } is too small: every block of `{ $colour }` has at least { $shortest } cells.
nonogram-reach-why = In { $line } (clue { $clue }), only the { $block } can cover { $span }, and it reaches no further.
nonogram-join-why = In { $line } (clue { $clue }), { $left } and { $right } can only belong to the { $block }.
nonogram-split-why = In { $line } (clue { $clue }), { $span } together would be longer than any block that can lie there.
nonogram-wall-why = { $number ->
    [one] In { $line } (clue { $clue }), { $span } belongs to a block of at least { $shortest }, which cannot reach beyond { $bound }.
   *[other] In { $line } (clue { $clue }), { $span } belong to a block of at least { $shortest }, which cannot reach beyond { $bound }.
}
nonogram-edges-why = In { $line } (clue { $clue }), push all blocks to one end, then to the other: a cell with the same block both times is filled, and one that no block reaches is empty.
nonogram-gap-reach-why = In { $line } (clue { $clue }), no block that reaches the gap { $span } fits into it.
nonogram-gap-reach-colour-why = In { $line } (clue { $clue }), no block of `{ $colour }` that reaches the gap { $span } fits into it.
nonogram-line-why = In { $line } (clue { $clue }), all ways to place the blocks have this in common.
nonogram-clash-why = Suppose that { $supposition }: then { $line } (clue { $clue }) fixes cells of { $others }, and what follows there leaves no way to place the blocks of { $last } (clue { $last_clue }).

## New puzzles

nonogram-made-colours = from 1 to { $most } colours
nonogram-motif-field = soft patches: islands, clouds, animal coats
nonogram-motif-shape = symmetric shapes: invaders, snowflakes, ornaments
nonogram-motif-figure = drawn figures: houses, boats, cats, flowers …

## Playing by hand

nonogram-value-filled = filled
nonogram-value-empty = empty
nonogram-act-fill = Fill
nonogram-act-cross = Cross
nonogram-line-of-board = a row or a column of the board
