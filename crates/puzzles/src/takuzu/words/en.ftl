### Takuzu, also called binairo.

takuzu-name = takuzu
takuzu-rules = Fill every cell with 0 or 1: never three equal side by side, as many 0 as 1 in each row and column, no two rows equal and no two columns equal.
takuzu-short = Noughts and ones: never three alike in a row, as many of each.
takuzu-examples-generate =
    grille generate takuzu --size 8 --grade easy  eight by eight, easy
    grille generate takuzu --symmetry mirror --minimal  symmetrical, no clue too many
    grille generate takuzu --set equal-lines=allowed  equal rows are allowed
takuzu-also = binairo
takuzu-switch-equal-lines = whether two rows, or two columns, may be the same (forbidden by default)
takuzu-switch-equal-lines-short = Equal rows or columns
takuzu-switch-equal-lines-values = forbidden or allowed
takuzu-method-fast = takuzu: exact lines as sets of bits, a few guesses, then clause learning
takuzu-method-rules = takuzu: the four rules A to D of a student's program and no guess; gives up where they end
takuzu-method-backtrack = takuzu: the same program's backtracking, blind to equal lines: its answer is checked
takuzu-method-rules-backtrack = takuzu: its backtracking from where its rules lead; its answer is checked too

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

## Rules that people use

takuzu-rule-pair = pair (rule A)
takuzu-rule-gap = gap (rule B)
takuzu-rule-last = last cell
takuzu-rule-count = full count (rule C)
takuzu-rule-window = one left in three cells
takuzu-rule-equal = equal lines (rule D)
takuzu-rule-line = everything a line implies
takuzu-rule-equal-more = equal lines with more open cells
takuzu-then = { $number ->
    [one] { $cells } is { $digit }
   *[other] { $cells } are { $digit }
}
takuzu-pair-why = { $cells } are both { $digit }, and there are never three { $digit } side by side.
takuzu-gap-why = { $cells } are both { $digit }, and there are never three { $digit } side by side.
takuzu-last-why = One cell is left in { $line }, and a { $digit } is missing.
takuzu-count-why = The digit { $digit } stands { $number } times in { $line }, which is all of them.
takuzu-window-why = One { $digit } is missing in { $line }. Without it { $cells } would be equal, so it stands there.
takuzu-equal-why = { $number ->
    [one] { $line } must not be the same as { $others }.
   *[other] { $line } must not be the same as any of { $others }.
}
takuzu-line-why = Every way to finish { $line } has this in common.
