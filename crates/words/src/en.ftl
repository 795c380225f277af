### What no family and no face has to itself.

## Places

place-cell = r{ $row }c{ $column }
place-between = r{ $row }c{ $column }-r{ $to_row }c{ $to_column }
place-row = row { $row }
place-column = column { $column }
place-block = block { $block }
place-rows = rows
place-columns = columns
place-other = { $place }

## Lists

joint-and = {" "}and{" "}
joint-or = {" "}or{" "}

## What stands in a text, and what should

found-expected = found { $found }, expected { $expected }
found = found { $found }
expected = expected { $expected }
quoted = `{ $text }`
nothing = nothing
the-end = the end
no-text = this is no text
no-puzzle = there is no puzzle
cells = { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}
numbers = { $numbers ->
    [one] { $numbers } number
   *[other] { $numbers } numbers
}
words = { $words ->
    [one] { $words } word
   *[other] { $words } words
}
rows = { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}
columns = { $columns ->
    [one] { $columns } column
   *[other] { $columns } columns
}
row-of-cells = a row of cells
row-length = { $cells ->
    [one] a row of { $cells } cell
   *[other] a row of { $cells } cells
}
line-of-bytes = { $bytes ->
    [one] a line of { $bytes } byte
   *[other] a line of { $bytes } bytes
}
board-size = a board of { $width } by { $height }
board-limits = at most { $most } by { $most }, at least 1 by 1
size-line = a line `WIDTH HEIGHT`
number-range = a number from { $low } to { $high }
number-or-nothing = a number from { $low } to { $high }, or nothing
row-range = a row from { $low } to { $high }
column-range = a column from { $low } to { $high }
runs-need = { $cells ->
    [one] runs that need { $cells } cell
   *[other] runs that need { $cells } cells
}
runs-at-most = at most { $cells }, the length of the line
cell-number = cell number { $number }

## Our own form

form-grille = our own form: `grille 1 FAMILY`, then `key = value`, then sections
no-such-section = no such section
a-section = a section `{ $name }`
empty-section = an empty section
a-board = a board
only-version = version 1, the only one there is
another-first-line = another first line
a-family = a family: { $families }
no-family = no family
only-rule = `{ $rule }`, the only rule one can change
no-rules = a rule of this family, which has none that one can change

## Recognising

no-such-family = no family is called `{ $name }`; there are { $families }
no-such-form = no form is called `{ $name }`
empty-text = there is nothing in it
nearly = no puzzle as it stands; read as { $family } ({ $form }): { $error }
unknown-text = this looks like no puzzle we know
several-families = this could be { $families }
not-one = { $puzzles ->
    [one] found { $puzzles } puzzle, expected one
   *[other] found { $puzzles } puzzles, expected one
}
bad-setting = `{ $setting }`: expected { $expected }

## Writing

written-as = { $family } is written as { $forms }, not as `{ $form }`

## Asking

unknown-method = no method `{ $name }` for this family; there are { $methods }
no-symmetry = solutions of { $family } cannot be compared up to symmetry
no-clues = clues of { $family } cannot be changed one by one
clues-in-cells = a family whose clues stand in cells
cell-of-board = a cell of the board

## What is wrong with a solution

complaint-scope = { $scope }: { $rule }
complaint-places = { $complaint } ({ $places })
given-changed = a given was changed
another-part = another part of the solutions
balanced-three = three equal side by side
balanced-counts = { $zeros } times 0 and { $ones } times 1
runs-colours = the runs have other colours
runs-none = there are no runs
runs-are = the runs are { $lengths }

## Methods

method-auto = search while it is quick, then sat with what the search has learnt
method-search = guess and propagate, with undo by trail and restarts
method-sat = clauses and learning from conflicts, connectivity as a propagator
