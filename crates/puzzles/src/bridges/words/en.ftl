### Bridges, also called hashiwokakero.

bridges-name = bridges
bridges-rules = Join islands that see each other in a row or column by bridges, two at most on a span, none crossing another. The number of an island is the number of bridges that end there, and all islands hang together.
bridges-switch-most = the most bridges on one span (2 by default)
bridges-switch-most-values = 1 to 63
bridges-method-fast = bridges: bounds, groups and cuts, with learning from conflicts

## Forms

bridges-form-commas = one row a line, numbers parted by commas, nothing where there is no island
bridges-form-rows = one row of numbers and `.` a line
bridges-form-grid = a line `WIDTH HEIGHT`, then rows of numbers and `.`
bridges-form-has = a line `WIDTH HEIGHT ISLANDS`, then rows of numbers, 0 where there is no island

## Mistakes

bridges-island = an island, its number being from { $low } to { $high }
bridges-no-island = no island
bridges-a-number = at least one number
bridges-two-islands = two islands at { $place }
bridges-one-island = one island a cell
bridges-at-least-one = at least one island
bridges-neighbours = two neighbouring islands in one row or column
bridges-pair-again = the same pair of islands again
bridges-pair-once = each pair once
bridges-line = a line like `(1,2) <-> (1,4) = 1`
bridges-count = a number of bridges from { $low } to { $high }
bridges-unsaid = { $most ->
    [one] this form cannot say that a span takes { $most } bridge
   *[other] this form cannot say that a span takes { $most } bridges
}
bridges-single-column = a single column has no commas

## Complaints

bridges-at = island { $number } at ({ $row },{ $column })
bridges-number = the number of bridges is not the island's
bridges-cross = two bridges cross
bridges-apart = the islands do not all hang together
