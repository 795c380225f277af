### Takuzu, also called binairo.

takuzu-name = takuzu
takuzu-rules = Fill every cell with 0 or 1: never three alike next to each other, as many 0s as 1s in each row and column, no two rows the same and no two columns the same.
takuzu-short = Noughts and ones: never three alike in a row, as many of each.
takuzu-examples-generate =
    grille generate takuzu --size 8 --grade easy  eight by eight, easy
    grille generate takuzu --symmetry mirror --minimal  symmetrical, as few clues as can be
    grille generate takuzu --set equal-lines=allowed  equal rows are allowed
takuzu-also = binairo
takuzu-switch-equal-lines = whether two rows, or two columns, may be the same (forbidden by default)
takuzu-switch-equal-lines-short = Equal rows or columns
takuzu-switch-equal-lines-values = forbidden or allowed
takuzu-switch-equal-lines-forbidden = forbidden
takuzu-switch-equal-lines-allowed = allowed
takuzu-method-fast = takuzu: exact lines as sets of bits, a few guesses, then clause learning
takuzu-method-rules = takuzu: the four rules A to D of a student's program, no guessing; gives up where they end
takuzu-method-backtrack = takuzu: the backtracking of the same program, blind to equal lines; its answer is checked
takuzu-method-rules-backtrack = takuzu: its backtracking, from where its rules end; its answer is checked too

## Forms

takuzu-form-rows = one row per line, with 0, 1 and `.`, or a table with bars
takuzu-form-grid = a line `WIDTH HEIGHT`, then rows of 0, 1 and `.`
takuzu-form-line = one puzzle per line, one character per cell: 0, 1 or `.`
takuzu-form-tatham = an id of Tatham's Unruly: `8x8u:…` (`8x8:…` if equal lines are allowed), or the page with it; one per line
takuzu-form-save = a save file of Tatham's Unruly

## Mistakes

takuzu-clue = 0, 1 or nothing
takuzu-cell = 0, 1 or `.`
takuzu-even = even numbers of rows and columns
takuzu-equal-lines = `forbidden` or `allowed`
takuzu-equal-lines-unsaid = this notation cannot say that equal lines are allowed
takuzu-line-square = one line of text has room for grids of at most 100 by 100
takuzu-id-crowded = { $game } takes no more lines than can all differ
takuzu-id-sign = letters: `a` to `z` or `A` to `Z`

## Complaints

takuzu-unbalanced = three alike next to each other, or not as many 0s as 1s
takuzu-equal = two lines are the same
takuzu-too-many = { $value } appears { $times } times, at most { $most } are possible
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
takuzu-pair-why = { $cells } are both { $digit }, and there are never three { $digit }s next to each other.
takuzu-gap-why = { $cells } are both { $digit }, and there are never three { $digit }s next to each other.
takuzu-last-why = One cell is left in { $line }, and a { $digit } is missing.
takuzu-count-why = { $number ->
    [one] { $line } already has its only { $digit }.
   *[other] { $line } already has all { $number } of its { $digit }s.
}
takuzu-window-why = One { $digit } is missing in { $line }. Without it { $cells } would be the same, so it goes there.
takuzu-equal-why = { $number ->
    [one] { $line } must not be the same as { $others }.
   *[other] { $line } must not be the same as any of { $others }.
}
takuzu-line-why = Every way to finish { $line } has this in common.
