### Nonograms, also called picross.

nonogram-name = nonogram
nonogram-rules = Fill cells so that the runs of filled cells in each row and column have the lengths (and colours) of its clue, in order. Runs of one colour do not touch.
nonogram-method-fast = nonograms: exact lines as sets of bits, cells tried both ways, then clause learning
nonogram-method-edges = nonograms: what the outermost placements of a line share, then guess and go back

## Forms

nonogram-form-clues = `ROWS COLUMNS`, then a line of clues for each row, then for each column
nonogram-form-nin = `WIDTH HEIGHT`, then a line of clues for each row, then for each column
nonogram-form-bare = clues of rows and columns without a size, parted by a blank line, `#`, words or brackets
nonogram-form-drawing = the drawing of a board with its clues
nonogram-form-mk = `ROWS COLUMNS`, a line of clues for each row, a line `#`, then one for each column
nonogram-form-non = lines `width 5`, `height 5`, `rows` and `columns`, below these clues with commas
nonogram-form-cwd = height and width on two lines, clues of the rows, a blank line, clues of the columns
nonogram-form-webpbn = the XML of webpbn.com: `<puzzleset>`, in it `<puzzle>`, with colours; many in a file
nonogram-form-olsak = Olšák's `.g`: `#d` and colours, a line `:` and rows like `3a 1b`, `:` and columns
nonogram-form-tournament = a line `$1`, then clues of the columns, then as many of the rows; many in a file
nonogram-form-puzzlink = a link of puzz.link: `https://puzz.link/p?nonogram/5/5/…`; one a line
nonogram-form-tatham = an id of Tatham's Pattern: `5x5:…`, or the page with it; one a line
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
nonogram-square-only = this form has square boards only

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
nonogram-reduced-picture = a picture in black and white or in few colours, to which an editor of pictures can reduce it
nonogram-no-colours = this form has no colours
nonogram-own-colour = a character and a colour, as in `a #ff0000`
nonogram-own-colours = 1 to 63 colours, each with a letter of its own
nonogram-bad-sign = a sign that is no letter, or the same one twice
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
