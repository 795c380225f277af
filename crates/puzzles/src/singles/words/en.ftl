### Singles, also called hitori.

singles-name = singles
singles-rules = Shade cells so that no number is seen twice in a row or column, no two shaded cells share a side, and all unshaded cells hang together.
singles-method-fast = singles: pairs of cells, chains of shaded ones, a few guesses, then clause learning

## Forms

singles-form-rows = one row of numbers a line, with blanks or commas
singles-form-grid = a line `WIDTH HEIGHT`, then rows of numbers
singles-form-puzzlink = a link of puzz.link or pzv.jp: `https://puzz.link/p?hitori/8/8/…`; one a line
singles-form-tatham = an id of Tatham's Singles: `5x5:…`, or the page with it; one a line
singles-form-save = a save file of Tatham's Singles

## Mistakes

singles-cell = { $number }, `#` for a shaded cell or `?` for an open one
singles-empty = an empty cell
singles-link-digits = a digit or a small letter
singles-link-sign = a digit or a small letter, or `-` before two of them
singles-id-numbers = { $game } takes numbers to the longer side of the board, and to { $most }
singles-id-sign = a digit or a letter for each cell

## Complaints

singles-twice = a number is seen twice
singles-touch = two shaded cells share a side
singles-cut-off = unshaded cells are cut off from the others
singles-crowded = { $number } stands so often side by side that two shaded cells would touch
singles-must-touch = both must be shaded, for equal numbers side by side stand in line with each, but they share a side
