### Singles, also called hitori.

singles-name = singles
singles-rules = Shade cells so that no number is seen twice in a row or column, no two shaded cells share a side, and all unshaded cells stay connected.
singles-short = Shade what is seen twice, without cutting the rest in two.
singles-examples-generate =
    grille generate singles --size 8 --grade hard  a hard one
    grille generate singles --density 25%  a quarter of the cells is shaded
    grille generate singles --way document  as the source document makes them
singles-also = hitori
singles-method-fast = singles: pairs of cells, chains of shaded ones, a few guesses, then clause learning
singles-method-greedy = singles: corners first, then the most frequent numbers, never going back; may give up

## Forms

singles-form-rows = one row per line, numbers separated by spaces or commas
singles-form-grid = a line `WIDTH HEIGHT`, then rows of numbers
singles-form-puzzlink = a link of puzz.link or pzv.jp: `https://puzz.link/p?hitori/8/8/…`; one per line
singles-form-tatham = an id of Tatham's Singles: `5x5:…`, or the page with it; one per line
singles-form-save = a save file of Tatham's Singles

## Mistakes

singles-cell = { $number }, `#` for a shaded cell or `?` for an open one
singles-empty = an empty cell
singles-link-digits = a digit or a small letter
singles-link-sign = a digit or a small letter, or `-` before two of them
singles-id-numbers = { $game } takes numbers up to the longer side of the grid, and up to { $most }
singles-id-sign = a digit or a letter for each cell

## New puzzles

singles-made-density = the density is the share of cells that are shaded: more than 0, and at most 1
singles-made-document = the way of the source document does not ask how its puzzles are solved, so it knows no level and no rule

## Complaints

singles-twice = a number is seen twice
singles-touch = two shaded cells share a side
singles-cut-off = unshaded cells are cut off from the others
singles-crowded = { $number } appears so often side by side that two shaded cells would have to touch
singles-must-touch = both must be shaded, as each is in line with a pair of its number, but they share a side

## Rules that people use

singles-rule-beside = beside a shaded cell
singles-rule-seen = the same number as a white cell
singles-rule-triple = three in a row
singles-rule-between = between a pair
singles-rule-pair = a pair and a distant third
singles-rule-corner-four = corner with two pairs
singles-rule-corner-three = corner with three equal numbers
singles-rule-corner-two = corner with a pair
singles-rule-way-out = one way out
singles-rule-offset = offset pairs
singles-rule-flanked = flanked pairs
singles-rule-cut = would cut the white cells apart
singles-rule-chain = a chain either way
singles-rule-both = both cases give the same
singles-then-white = { $number ->
    [one] { $cells } is white
   *[other] { $cells } are white
}
singles-then-shaded = { $number ->
    [one] { $cells } is shaded
   *[other] { $cells } are shaded
}
singles-beside-why = { $cell } is shaded, and shaded cells never share a side.
singles-seen-why = { $cell } is white, and its { $number } may not be seen twice in { $line }.
singles-triple-why = Of the three { $number }s at { $cells }, two are shaded, and these must not share a side.
singles-between-why = { $cells } are both { $number }, so one of them is shaded, and the cell between touches it.
singles-pair-why = { $cells } are both { $number } and share a side, so one of them stays white, and { $line } can have no other white { $number }.
singles-corner-four-why = One of { $pair } and one of { $other } is shaded, as the numbers of each pair are equal. Only { $corner } and { $inner } neither touch nor cut off the corner.
singles-corner-three-why = If { $cell } stayed white, { $beside } would be shaded, as they are { $number } too, and cut off the corner { $corner }.
singles-corner-two-why = { $cells } are both { $number }, so one of them is shaded. If { $cell } were too, it would touch that one, or both would cut off the corner { $corner }.
singles-way-out-why = { $cell } is white, and { $exit } is its only way to the other white cells.
singles-offset-why = { $near } share a side, so one of them stays white and the same number further on is shaded: { $first } or { $second }. What touches both is white.
singles-flanked-why = { $cells } are both { $number }, and beside them { $others } are equal too. If both { $number }s were shaded, both of the others would stay white, so one { $number } stays white, and { $line } has no other white { $number }.
singles-cut-ring = If { $cell } were shaded, it would close a ring with { $cells } and cut white cells off.
singles-cut-edge = If { $cell } were shaded, it would close a chain with { $cells } from edge to edge and cut white cells off.
singles-cut-line = If { $cell } were shaded, { $cells } would be cut off from each other.
singles-chain-why = { $count ->
    [0] { $pair } are both { $number }, so one of them is shaded. If { $cell } were too, then either way it would touch that one, or close a chain with it and cut white cells off.
   *[other] { $pair } are both { $number }, so one of them is shaded. If { $cell } were too, then either way it would touch that one, or close a chain with it by way of { $cells } and cut white cells off.
}
singles-both-cut = { $cell } is white, or else white cells would be cut off
singles-both-why = If { $cell } is shaded, then { $shaded }. If it is white, then { $white }.

## Playing by hand

singles-value-shaded = shaded
singles-value-kept = kept
singles-act-shade = Shade
singles-act-keep = Keep

singles-greedy-corner = a corner whose number is seen again in its row and in its column
singles-greedy-both = the most frequent number that is seen again in its row and in its column
singles-greedy-one = the most frequent number that is seen again in its row or in its column
