### Queens.

queens-name = queens
queens-rules = Place a queen in every row so that no two share a column or a diagonal.
queens-short = A queen in every row; no two share a column or a diagonal.
queens-examples-generate =
    grille generate queens --size 10  ten by ten
    grille generate queens --givens 3 --show  three queens are placed, drawn
    grille generate queens --minimal --grade hard  hard, as few queens as can be
queens-method-stacks = queens: the search by stacks, row by row, the last free column first; for comparison
queens-method-fast = queens: rows as sets of bits, the symmetry of the square; a pattern for wide boards
queens-uncounted = the solutions of a board of more than 64 by 64 are not counted
queens-large = a board of more than 64 by 64 can only be solved and checked, while it is empty, by the method `fast`

## Forms

queens-form-number = the size of an empty board, alone on its line
queens-form-board = one row per line, with `.` and `Q`

## Mistakes

queens-side = a board from { $low } to { $high }
queens-side-alone = a number from { $low } to { $high }, alone on its line
queens-square = as many rows as columns
queens-on-board = { $queens ->
    [one] { $queens } queen on a board of { $side } by { $side }
   *[other] { $queens } queens on a board of { $side } by { $side }
}
queens-empty-or-small = an empty board, or one of at most { $side } by { $side }
queens-cell = `Q` for a queen or `.` for an empty cell
queens-columns = { $rows ->
    [one] the column of the queen in { $rows } row
   *[other] the column of the queen in each of { $rows } rows
}
queens-in-row = { $queens ->
    [one] { $queens } queen in row { $row }
   *[other] { $queens } queens in row { $row }
}
queens-one-a-row = one queen in each row
queens-number-cannot-say = { $queens ->
    [one] a number cannot say where the { $queens } queen is
   *[other] a number cannot say where the { $queens } queens are
}
queens-too-many-rows = { $rows } rows are too many to write out; the notation `number` is for them

## Complaints

queens-moved = a queen was moved
queens-column = two queens share a column
queens-diagonal = two queens share a diagonal
queens-row = two queens share a row
queens-no-room = a board of { $side } by { $side } has no room for { $side } queens

## Rules that people use

queens-rule-row = last place in a row
queens-rule-column = last place in a column
queens-rule-attack = a queen that leaves no place
queens-rule-clash = two last places that clash
queens-then = { $number ->
    [one] the queen of { $rows } stands in { $column }
   *[other] the queens of { $rows } stand in { $column }
}
queens-then-not = { $number ->
    [one] the queen of { $rows } does not stand in { $columns }
   *[other] the queens of { $rows } do not stand in { $columns }
}
queens-last-why = One place is left in { $line }.
queens-attack-why = A queen at { $cells } would attack every place that is left in { $line }.
queens-clash-why = A queen at { $cell } would leave one place each in { $lines }, but { $places } attack each other.
queens-squares = a square board with { $least } to { $most } cells a side

## Playing by hand

queens-value-queen = queen
queens-value-none = no queen
queens-act-queen = Queen
queens-act-none = None here
