### Takuzu, also called binairo.

takuzu-name = takuzu
takuzu-rules = Fill every cell with 0 or 1: never three equal side by side, as many 0 as 1 in each row and column, no two rows equal and no two columns equal.
takuzu-switch-equal-lines = whether two rows, or two columns, may be the same (forbidden by default)
takuzu-switch-equal-lines-values = forbidden or allowed
takuzu-method-fast = takuzu: exact lines as sets of bits, a few guesses, then clause learning

## Forms

takuzu-form-rows = one row of 0, 1 and `.` a line, or a table with bars
takuzu-form-grid = a line `WIDTH HEIGHT`, then rows of 0, 1 and `.`
takuzu-form-line = one puzzle a line, one sign a cell: 0, 1 and `.`
takuzu-form-tatham = an id of Tatham's Unruly: `8x8u:…` (`8x8:…` allows equal lines), or the page with it; one a line
takuzu-form-save = a save file of Tatham's Unruly

## Mistakes

takuzu-clue = 0, 1 or nothing
takuzu-cell = 0, 1 or `.`
takuzu-even = even numbers of rows and columns
takuzu-equal-lines = `forbidden` or `allowed`
takuzu-equal-lines-unsaid = this form cannot say that equal lines are allowed
takuzu-line-square = on one line there is room for squares of 100 by 100 at most
takuzu-id-crowded = { $game } takes no more lines than can differ
takuzu-id-sign = letters: `a` to `z` or `A` to `Z`

## Complaints

takuzu-unbalanced = three equal side by side, or not as many 0 as 1
takuzu-equal = two lines are equal
takuzu-too-many = { $times } times { $value }, where { $most } is the most
takuzu-crowded = { $lines } lines of { $cells } cells cannot all differ
