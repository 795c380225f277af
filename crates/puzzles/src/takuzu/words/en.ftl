### Takuzu, also called binairo.

takuzu-name = takuzu
takuzu-rules = Fill every cell with 0 or 1: never three equal side by side, as many 0 as 1 in each row and column, no two rows equal and no two columns equal.
takuzu-switch-equal-lines = whether two rows, or two columns, may be the same (forbidden by default)
takuzu-switch-equal-lines-values = forbidden or allowed
takuzu-method-fast = takuzu: exact lines as sets of bits, a few guesses, then clause learning

## Forms

takuzu-form-rows = one row of 0, 1 and `.` a line, or a table with bars
takuzu-form-grid = a line `WIDTH HEIGHT`, then rows of 0, 1 and `.`

## Mistakes

takuzu-clue = 0, 1 or nothing
takuzu-cell = 0, 1 or `.`
takuzu-cell-range = a cell from { $low } to { $high }
takuzu-even = even numbers of rows and columns
takuzu-equal-lines = `forbidden` or `allowed`
takuzu-equal-lines-unsaid = this form cannot say that equal lines are allowed

## Complaints

takuzu-unbalanced = three equal side by side, or not as many 0 as 1
takuzu-equal = two lines are equal
