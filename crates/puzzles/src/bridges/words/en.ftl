### Bridges, also called hashiwokakero.

bridges-name = bridges
bridges-rules = Join the islands by bridges along rows and columns, at most two between any two islands, never crossing. The number on an island is how many bridges end there, and every island can be reached from every other.
bridges-short = Join all islands; each number is how many bridges end there.
bridges-examples-generate =
    grille generate bridges --size 12 --grade medium  a medium one
    grille generate bridges --loops no --show  without loops, drawn
    grille generate bridges --density 30% --doubles 50%  many islands, many double bridges
bridges-also = hashiwokakero
bridges-switch-most = the most bridges between two islands (2 by default)
bridges-switch-most-short = Bridges between two islands, at most
bridges-switch-most-values = 1 to 63
bridges-method-fast = bridges: bounds, groups and cuts, with learning from conflicts

## Forms

bridges-form-commas = one row per line, numbers separated by commas, nothing where there is no island
bridges-form-rows = one row per line, with numbers and `.`
bridges-form-grid = a line `WIDTH HEIGHT`, then rows of numbers and `.`
bridges-form-has = a line `WIDTH HEIGHT ISLANDS`, then rows of numbers, 0 where there is no island
bridges-form-drawing = the drawing of a puzzle, with or without its bridges
bridges-form-puzzlink = a link of puzz.link or pzv.jp: `https://puzz.link/p?hashi/9/9/…`; one per line
bridges-form-tatham = an id of Tatham's Bridges: `7x7m2:…`, or the page with it; one per line
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
bridges-one-island = one island per cell
bridges-at-least-one = at least one island
bridges-neighbours = two neighbouring islands in one row or column
bridges-pair-again = the same pair of islands again
bridges-pair-once = each pair once
bridges-line = a line like `(1,2) <-> (1,4) = 1`
bridges-count = a number of bridges from { $low } to { $high }
bridges-unsaid = { $most ->
    [one] this notation cannot say that at most { $most } bridge joins two islands
   *[other] this notation cannot say that at most { $most } bridges join two islands
}
bridges-single-column = a single column has no commas
bridges-id-most = { $game } takes at most { $most } bridges between two islands, and numbers up to { $number }
bridges-id-islands = { $game } takes at least two islands, and no two of them side by side
bridges-id-sign = `1` to `9` or `A` to `G` for an island, or `a` to `z` for cells without one
bridges-no-loops = `L`, a board without loops
bridges-id-plain = the plain rules of { $game }

## New puzzles

bridges-made-small = a bridge needs three cells in a line, two of them for its islands
bridges-made-density = the density of islands is more than 0 and at most 0.{ $most } ({ $most } in a hundred cells)
bridges-made-loop = a loop needs at least { $islands } islands, three rows and three columns
bridges-made-doubles = a share of double bridges from 0 to 1
bridges-made-single = there are no double bridges where at most one joins two islands

## Complaints

bridges-at = island { $number } at ({ $row },{ $column })
bridges-number = it has the wrong number of bridges
bridges-cross = two bridges cross
bridges-apart = the islands are not all connected
bridges-alone = it sees no other island
bridges-hungry = { $bridges ->
    [one] its neighbours can take at most { $bridges } bridge
   *[other] its neighbours can take at most { $bridges } bridges
}
bridges-cut-off = together with a neighbour it would be cut off from the other islands
bridges-odd = the numbers of the islands add up to { $total }, which is odd, but every bridge has two ends

## Rules that people use

bridges-rule-enough = finished island
bridges-rule-last = last direction
bridges-rule-full = full island
bridges-rule-blocked = a bridge blocks what it crosses
bridges-rule-each-way = one each way
bridges-rule-share = what the others cannot take
bridges-rule-pair = closed pair
bridges-rule-chain = closed chain
bridges-rule-way-out = only way out
bridges-rule-starved = starved island
bridges-rule-segment = part cut off
bridges-rule-group = closed group
bridges-rule-cut = the only link between two parts
bridges-rule-cut-off = large part cut off
bridges-rule-parity = odd or even
bridges-the-island = the { $number } at { $place }
bridges-then = { $number ->
    [one] { $bridges ->
        [0] { $spans } has no bridge
        [one] { $spans } has { $bridges } bridge
       *[other] { $spans } has { $bridges } bridges
    }
   *[other] { $bridges ->
        [0] { $spans } have no bridge
        [one] { $spans } have { $bridges } bridge each
       *[other] { $spans } have { $bridges } bridges each
    }
}
bridges-then-least = { $number ->
    [one] { $bridges ->
        [one] { $spans } has at least { $bridges } bridge
       *[other] { $spans } has at least { $bridges } bridges
    }
   *[other] { $bridges ->
        [one] { $spans } have at least { $bridges } bridge each
       *[other] { $spans } have at least { $bridges } bridges each
    }
}
bridges-then-most = { $number ->
    [one] { $bridges ->
        [one] { $spans } has at most { $bridges } bridge
       *[other] { $spans } has at most { $bridges } bridges
    }
   *[other] { $bridges ->
        [one] { $spans } have at most { $bridges } bridge each
       *[other] { $spans } have at most { $bridges } bridges each
    }
}
bridges-then-not = { $number ->
    [one] the number of bridges on { $spans } is not { $bridges }
   *[other] the numbers of bridges on { $spans } are not { $bridges }
}
bridges-enough-why = { $number ->
    [one] The only bridge of { $island } is there.
   *[other] The { $number } bridges of { $island } are all there.
}
bridges-last-why = { $missing ->
    [one] Only one direction is left for { $island }, and { $missing } bridge is missing.
   *[other] Only one direction is left for { $island }, and { $missing } bridges are missing.
}
bridges-full-why = { $directions ->
    [one] The open direction of { $island } has room for exactly what is missing: { $missing }.
   *[other] The { $directions } open directions of { $island } together have room for exactly what is missing: { $missing }.
}
bridges-blocked-why = There is a bridge on { $span }, and bridges never cross.
bridges-each-way-why = { $others ->
    [one] There are { $directions } directions for { $island }, and one of them alone has room for { $bridges } at most.
   *[other] There are { $directions } directions for { $island }, and { $others } of them have room for { $bridges } bridges at most.
}
bridges-share-why = { $others ->
    [0] Without { $span } there would be no bridge for { $island }.
    [one] Without { $span } there would be at most { $others } bridge for { $island }.
   *[other] Without { $span } there would be at most { $others } bridges for { $island }.
}
bridges-supposed = { $bridges ->
    [0] Without a bridge on { $span }
    [one] With { $bridges } bridge on { $span }
   *[other] With { $bridges } bridges on { $span }
}
bridges-closed-why = { $supposed }, { $islands } would be finished, and cut off from the other islands.
bridges-closed-ways-why = { $supposed }, every way to finish { $island } would cut off some islands from the others.
bridges-closed-many-why = { $supposed }, a group of { $number } islands would be finished, and cut off from the others.
bridges-way-out-why = Bridges join { $islands }, and the only way from there to the other islands is { $span }.
bridges-way-out-many-why = { $number ->
    [one] Bridges join { $island } and { $number } other island, and the only way from there to the rest is { $span }.
   *[other] Bridges join { $island } and { $number } other islands, and the only way from there to the rest is { $span }.
}
bridges-too-few-why = { $supposed }, { $island } could not have all its bridges.
bridges-too-many-why = { $supposed }, { $island } would have too many bridges.
bridges-cut-off-why = { $supposed }, { $islands } would have no way to the other islands.
bridges-cut-off-many-why = { $supposed }, a part of { $number } islands would have no way to the others.
bridges-cut-why = Without a bridge on { $span } the islands would fall into two parts that nothing can join.
bridges-parity-why = { $missing ->
    [one] There is { $missing } bridge missing at { $islands }, and only { $span } is open to the others.
   *[other] There are { $missing } bridges missing at { $islands }, and only { $span } is open to the others.
} Bridges between two of these islands count twice, so { $odd ->
    [0] an even number
   *[other] an odd number
} of bridges must still go over { $span }.
bridges-parity-many-why = { $missing ->
    [one] There is { $missing } bridge missing at a group of { $number } islands, and only { $span } is open to the others.
   *[other] There are { $missing } bridges missing at a group of { $number } islands, and only { $span } is open to the others.
} Bridges between two of these islands count twice, so { $odd ->
    [0] an even number
   *[other] an odd number
} of bridges must still go over { $span }.

## Playing by hand

bridges-value = { $bridges ->
    [0] no bridge
    [one] one bridge
   *[other] { $bridges } bridges
}
bridges-act-bridge = Bridge
bridges-act-none = None here
