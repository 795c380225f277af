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
bridges-form-drawing = the drawing of a board, with its bridges or without
bridges-form-puzzlink = a link of puzz.link or pzv.jp: `https://puzz.link/p?hashi/9/9/…`; one a line
bridges-form-tatham = an id of Tatham's Bridges: `7x7m2:…`, or the page with it; one a line
bridges-form-save = a save file of Tatham's Bridges

## Mistakes

bridges-island = an island, its number being from { $low } to { $high }
bridges-no-island = no island
bridges-islands = { $islands ->
    [one] { $islands } island
   *[other] { $islands } islands
}
bridges-drawing-expected = a drawing of bridges
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
bridges-id-most = { $game } takes { $most } bridges at most on a span, and islands to { $number }
bridges-id-islands = { $game } takes two islands at least, and no two side by side
bridges-id-sign = `1` to `9` or `A` to `G` for an island, or `a` to `z` for cells without one
bridges-no-loops = `L`, a board without loops
bridges-id-plain = the plain rules of { $game }

## Complaints

bridges-at = island { $number } at ({ $row },{ $column })
bridges-number = the number of bridges is not the island's
bridges-cross = two bridges cross
bridges-apart = the islands do not all hang together
bridges-alone = it sees no other island
bridges-hungry = { $bridges ->
    [one] its neighbours take { $bridges } bridge at most
   *[other] its neighbours take { $bridges } bridges at most
}
bridges-cut-off = its bridges would cut it off with a neighbour from the others
bridges-odd = the numbers of the islands add up to { $total }, which is odd, and every bridge has two ends
