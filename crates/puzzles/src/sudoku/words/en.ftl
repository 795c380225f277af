### Sudoku.

sudoku-name = sudoku
sudoku-rules = Fill every cell so that each row, each column and each block contains every number once.
sudoku-short = Every row, column and block contains every number once.
sudoku-examples-generate =
    grille generate sudoku --grade hard --symmetry half-turn  like those in papers
    grille generate sudoku --size 6 --set blocks=2x3  six by six, for beginners
    grille generate sudoku --givens 30 --seed 7  thirty cells are filled in
    grille generate sudoku --needs x-wing  one to practise a rule with
sudoku-switch-blocks = the shape of a block, for example 2x3 on a grid of 6 by 6
sudoku-switch-blocks-short = Shape of a block
sudoku-switch-blocks-values = ROWSxCOLUMNS
sudoku-method-stacks = sudoku: the search by stacks, cell by cell, the largest number that fits first; for comparison
sudoku-method-fast = sudoku: nine by nine in vector instructions, other sizes by sets of bits and learning

## Forms

sudoku-form-line = one puzzle per line, one character per cell: 1-9A-Z, `.` or 0 for an empty one
sudoku-form-rows = one row per line; lines drawn between the blocks are ignored
sudoku-form-list = numbers, with commas, brackets or line breaks anywhere; 0 for an empty cell
sudoku-form-puzzlink = a link of puzz.link or pzv.jp: `https://puzz.link/p?sudoku/9/9/…`; one per line
sudoku-form-tatham = an id of Tatham's Solo: `3x3:…`, or the page with it; one per line
sudoku-form-save = a save file of Tatham's Solo

## Mistakes

sudoku-square = as many rows as columns, at most { $most }
sudoku-cells-in-line = a square number of cells, such as 16, 36, 81 or 256, in a line
sudoku-cells-as-numbers = a square number of cells, such as 16, 36, 81 or 256, as numbers
sudoku-cell = a number from 1 to { $side }, or `.` `0` `_` for an empty cell
sudoku-cell-letters = a number from 1 to { $side } (10 is `A`), or `.` `0` `_` for an empty cell
sudoku-blocks-product = ROWSxCOLUMNS whose product is { $side }, the side of the board
sudoku-another-board = another board
sudoku-filled-board = a filled board of { $side } by { $side }
sudoku-unusual-blocks = this notation cannot say that the blocks have an unusual shape
sudoku-too-wide-for-characters = one character per cell is not enough for a side of { $side }
sudoku-single-cell = a single cell would be taken for a number
sudoku-link-side = a side of 2, 3, 4, 6, 9, 16, 25, 36, 49 or 64: on other sides, the blocks of puzz.link are not those of a sudoku
sudoku-link-blocks = puzz.link has other blocks on boards of { $side } by { $side }
sudoku-solo-sides = { $game } takes blocks of at least 2 rows and 2 columns, and grids of at most { $most } by { $most }
sudoku-solo-sign = a number, `a` to `z` for empty cells, or `_` between two numbers
sudoku-jigsaw = `j`, a jigsaw
sudoku-killer = `k`, a killer
sudoku-diagonals = `x`, a board with diagonals
sudoku-plain = the plain rules of { $game }

## Complaints

sudoku-twice = a number appears twice
sudoku-given-twice = { $times ->
    [2] { $number } appears twice
   *[other] { $number } appears { $times } times
}

## Rules that people use

sudoku-rule-full-house = full house
sudoku-rule-naked-single = naked single
sudoku-rule-hidden-single = hidden single
sudoku-rule-locked-pair = locked pair
sudoku-rule-locked-triple = locked triple
sudoku-rule-pointing = locked candidates type 1 (pointing)
sudoku-rule-claiming = locked candidates type 2 (claiming)
sudoku-rule-naked-pair = naked pair
sudoku-rule-naked-triple = naked triple
sudoku-rule-hidden-pair = hidden pair
sudoku-rule-hidden-triple = hidden triple
sudoku-rule-naked-quad = naked quadruple
sudoku-rule-hidden-quad = hidden quadruple
sudoku-rule-x-wing = X-Wing
sudoku-rule-swordfish = swordfish
sudoku-rule-jellyfish = jellyfish
sudoku-rule-bug = BUG+1
sudoku-rule-skyscraper = skyscraper
sudoku-rule-two-string-kite = 2-string kite
sudoku-rule-turbot-fish = turbot fish
sudoku-rule-empty-rectangle = empty rectangle
sudoku-rule-w-wing = W-Wing
sudoku-rule-xy-wing = XY-Wing
sudoku-rule-xyz-wing = XYZ-Wing
sudoku-rule-unique-rectangle-1 = unique rectangle (type 1)
sudoku-rule-unique-rectangle-2 = unique rectangle (type 2)
sudoku-rule-unique-rectangle-3 = unique rectangle (type 3)
sudoku-rule-unique-rectangle-4 = unique rectangle (type 4)
sudoku-rule-finned-x-wing = finned X-Wing
sudoku-rule-sashimi-x-wing = sashimi X-Wing
sudoku-rule-finned-swordfish = finned swordfish
sudoku-rule-sashimi-swordfish = sashimi swordfish
sudoku-rule-finned-jellyfish = finned jellyfish
sudoku-rule-sashimi-jellyfish = sashimi jellyfish
sudoku-rule-simple-colouring = simple colouring
sudoku-rule-multi-colouring = multi-colouring
sudoku-rule-x-chain = X-chain
sudoku-rule-xy-chain = XY-chain
sudoku-rule-aic = alternating inference chain (AIC)
sudoku-rule-als-xz = ALS-XZ
sudoku-rule-cell-forcing-chain = cell forcing chain
sudoku-rule-region-forcing-chain = region forcing chain
sudoku-rule-nishio = Nishio (forcing net with a contradiction)
sudoku-rule-cell-forcing-net = cell forcing net (dynamic)
sudoku-rule-region-forcing-net = region forcing net (dynamic)
sudoku-rule-locked-forcing-net = forcing net with locked candidates (dynamic +)
sudoku-is = { $number ->
    [one] { $cells } is { $digit }
   *[other] { $cells } are { $digit }
}
sudoku-is-not = { $number ->
    [one] { $cells } is not { $digits }
   *[other] { $cells } are not { $digits }
}
sudoku-full-house-why = One cell is left in { $line }, and { $digit } is missing.
sudoku-naked-single-why = { $number ->
    [0] Only { $digit } is left at { $cell }.
   *[other] With the numbers already in { $lines }, only { $digit } fits at { $cell }.
}
sudoku-hidden-single-why = In { $line }, { $digit } fits only at { $cell }.
sudoku-locked-why = In { $line }, { $digit } fits only at { $cells }, which all lie in { $other }. So it is nowhere else in { $other }.
sudoku-naked-why = { $cells } have only { $digits } left between them, so these are nowhere else in { $lines }.
sudoku-hidden-why = In { $line }, { $digits } fit only at { $cells }, so nothing else goes there.
sudoku-fish-why = In { $lines }, { $digit } fits only in { $others }, which are just as many. So { $others } have their { $digit } there and nowhere else.
sudoku-finned-fish-why = { $number ->
    [one] In { $lines }, { $digit } fits only in { $others }, but for the fin { $fins }. Either the fin is { $digit }, or { $others } have their { $digit } there.
   *[other] In { $lines }, { $digit } fits only in { $others }, but for the fins { $fins }. Either one of the fins is { $digit }, or { $others } have their { $digit } there.
}
sudoku-turbot-why = In { $lines }, { $digit } has two places each. As { $near } cannot both be { $digit }, one of { $far } is.
sudoku-empty-rectangle-why = In { $block }, { $digit } fits only in { $cross }. If { $far } is not { $digit }, then { $near } is, the only other place in { $line }, and { $block } has its { $digit } in { $arm }.
sudoku-w-wing-why = { $cells } have only { $digit } and { $other } left. They cannot both be { $other }, for { $line } needs it at { $ends }; so one of them is { $digit }.
sudoku-wing-why = Whichever of { $digits } is at the pivot { $pivot }, one of { $holders } is { $digit }.
sudoku-unique-1-why = If { $cells } had nothing but { $digits }, these could be exchanged and there would be two solutions. So { $corner } has something else.
sudoku-unique-2-why = If { $cells } had nothing but { $digits }, these could be exchanged and there would be two solutions. So one of { $roof } is { $digit }.
sudoku-unique-3-why = If { $cells } had nothing but { $digits }, these could be exchanged and there would be two solutions. So one of { $roof } has something else, and together with { $others } that takes up { $subset } in { $line }.
sudoku-unique-4-why = If { $cells } had nothing but { $digits }, these could be exchanged and there would be two solutions. As { $digit } has no other place in { $line } than { $roof }, the other number cannot be there.
sudoku-bug-why = Every open cell but { $cell } has two numbers left, and every number two places. If { $cell } were not { $digit }, there would be two solutions or none.
sudoku-colour-wrap-why = For { $digit }, { $cells } are all right or all wrong, linked by pairs of which one is right. Two of them see each other, so all are wrong.
sudoku-colour-trap-why = For { $digit }, either { $cells } are right or { $others }, linked by pairs of which one is right. What sees one of each cannot be { $digit }.
sudoku-colour-refuted-why = For { $digit }, either { $colour } are right or { $others }. Some of { $cells }, which go together, see one of the first and one of the second, so they are wrong.
sudoku-colour-opposed-why = For { $digit }, { $cells } go together, and so do { $others }; they see each other and cannot both be right. So { $right } are right or { $left } are, and what sees one of each cannot be { $digit }.
sudoku-chain-why = If { $supposed }, it follows step by step: { $links }. So { $one } or { $other }.
sudoku-chain-loop-why = If { $supposed }, it follows step by step: { $links }. That leads back to the start, so of any two in this loop that exclude each other one is right.
sudoku-chain-forced-why = If { $supposed }, it follows step by step: { $links }. So it cannot be otherwise.
sudoku-als-xz-why = There is one number more than cells at { $cells } ({ $digits }), and also at { $others } ({ $more }). Only one of the two sets can hold { $shared }, so the other holds all its other numbers: { $digit } is in one of them.
sudoku-squares = a square of at most { $most } by { $most }
sudoku-link-unit = { $cell } is { $digit } (last place in { $line })
sudoku-link-locked = in { $line }, { $digit } is left only in { $other }
sudoku-nishio-cell-why = { $number ->
    [0] If { $supposed }, nothing is left for { $cell }.
   *[other] If { $supposed }, it follows step by step: { $links }. Then nothing is left for { $cell }.
}
sudoku-nishio-unit-why = { $number ->
    [0] If { $supposed }, { $digit } has no place left in { $line }.
   *[other] If { $supposed }, it follows step by step: { $links }. Then { $digit } has no place left in { $line }.
}
sudoku-forcing-cell-why = Whichever number is at { $cell }, { $struck }. { $cases }
sudoku-forcing-unit-why = Wherever { $digit } is in { $line }, { $struck }. { $cases }
sudoku-forcing-case = { $number ->
    [0] If { $supposed }, this is clear at once.
   *[other] If { $supposed }, it follows step by step: { $links }.
}
