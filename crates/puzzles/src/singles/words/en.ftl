### Singles, also called hitori.

singles-name = singles
singles-rules = Shade cells so that no number is seen twice in a row or column, no two shaded cells share a side, and all unshaded cells hang together.
singles-method-fast = singles: pairs of cells, chains of shaded ones, a few guesses, then clause learning

## Forms

singles-form-rows = one row of numbers a line, with blanks or commas
singles-form-grid = a line `WIDTH HEIGHT`, then rows of numbers

## Mistakes

singles-cell = { $number }, or `#` for a shaded cell

## Complaints

singles-twice = a number is seen twice
singles-touch = two shaded cells share a side
singles-cut-off = unshaded cells are cut off from the others
