### The desk: what the page is told.

desk-misread = Line { $line }, column { $column }: found { $found }.
desk-too-large = This puzzle is too large to be played here.
desk-sides = Boards have from 1 to { $most } rows and columns here.
desk-no-image = This is no image.
desk-look-at = Look at { $places }.
desk-then = So { $then }.
desk-link = { $rule }: { $text }
desk-no-step = No rule leads on from here.
desk-no-solution = This puzzle has no solution.
desk-finished = Everything is right, and nothing is left.
desk-right = { $left ->
    [one] Right so far. One place is left.
   *[other] Right so far. { $left } places are left.
}
desk-wrong = { $number ->
    [one] Not quite: one entry is wrong.
   *[other] Not quite: { $number } entries are wrong.
}
desk-unique = One solution
desk-several = Several solutions
desk-none = No solution
desk-unknown = Stopped before it was known
desk-differ = { $number ->
    [one] Two solutions differ in one place.
   *[other] Two solutions differ in { $number } places.
}
desk-clash = { $number ->
    [0] The rules alone cannot be kept on this board.
    [one] One clue cannot be.
   *[other] { $number } clues clash.
}
desk-clash-least = Without any one of them this clash is gone.
desk-value-at = { $value } in { $place }
desk-offer = { $parts }

## Collections

collection-first-steps-name = First steps
collection-first-steps-about = Two small puzzles of each family
collection-documents-name = From the documents
collection-documents-about = The puzzles of the reports and courses that Grille began with
collection-pictures-name = Small pictures
collection-pictures-about = Nonograms, 10 × 10 to 20 × 15
collection-colours-name = In colours
collection-colours-about = Nonograms with two and three colours
collection-loops-name = Loops and harbours
collection-loops-about = Bridges that close on themselves
collection-one-rule-name = By one look
collection-one-rule-about = Takuzu that need nothing but pairs, gaps and counts
collection-long-evenings-name = Long evenings
collection-long-evenings-about = Hard ones, one of each family
