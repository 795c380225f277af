### What no family and no face has to itself.

## Places

place-cell = r{ $row }c{ $column }
place-between = r{ $row }c{ $column }-r{ $to_row }c{ $to_column }
place-row = row { $row }
place-column = column { $column }
place-block = block { $block }
place-rows = rows
place-columns = columns
place-run = { $from } to { $to }
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
no-text = this is not text
no-puzzle = there is no puzzle
no-puzzle-here = something that is not a puzzle
puzzle-or-comment = a puzzle, or a line that begins with `#`
closing-bracket = a closing bracket
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
board-limits = from 1 by 1 to { $most } by { $most }
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

form-grille = our own notation: `grille 1 FAMILY`, then `key = value`, then sections
no-such-section = no such section
a-section = a section `{ $name }`
empty-section = an empty section
a-board = a board
only-version = version 1, the only one there is
another-first-line = another first line
a-family = a family: { $families }
no-family = no family
only-rule = `{ $rule }`, the only rule that can be changed
no-rules = a rule that can be changed, but this family has none

## Links of other programs

link-like = a link like `https://puzz.link/p?{ $genre }/WIDTH/HEIGHT/…`
link-of = a link of `{ $genre }`
link-of-any = one of these genres: { $genres }
link-variant = the variant `{ $flag }`
link-plain = the plain rules of `{ $genre }`
link-side = a side from { $low } to { $high }
link-places = { $places ->
    [one] { $places } place
   *[other] { $places } places
}
link-end = { $places ->
    [one] the end after { $places } place
   *[other] the end after { $places } places
}
link-number16 = `0` to `f` for a number, `-`, `+` or `=` before a larger one, or `g` to `z` for empty places
link-hexadecimal = a hexadecimal digit
link-unknown = an unknown number
link-known = a number
id-like = an id of { $game } like `WIDTHxHEIGHT:…`
id-of = an id of `{ $game }`
id-of-any = one of these games: { $games }
id-seed = a seed, which only the program itself understands
id-board = `:` and the description of a board
id-parameters = parameters of this game
id-least = { $game } takes boards from { $least } by { $least } on
save-no-field = no field `{ $name }`
save-field = a field like `DESC    :5:a1d2b`

## Recognising

no-such-family = there is no family `{ $name }`; the families are { $families }
no-such-form = there is no notation `{ $name }`
empty-text = there is nothing in it
unknown-text = this is no puzzle we know
unknown-address = this address does not hold its puzzle, and no page is opened; links of puzz.link, pzv.jp and Simon Tatham’s collection are read, or write the puzzle itself
not-one = { $puzzles ->
    [one] found { $puzzles } puzzle, expected one
   *[other] found { $puzzles } puzzles, expected one
}
bad-setting = `{ $setting }`: expected { $expected }

## Bytes and pictures

no-text-at = this text cannot be read: byte { $byte } does not belong in it
bytes-picture = this is a picture in { $kind }; pictures are read in PNG, PBM, PGM and PPM
bytes-pdf = this is a PDF; copy the puzzle out of it as text
bytes-spreadsheet = this is a spreadsheet; copy its cells, or save it as CSV
bytes-archive = this is an archive or a document of an office program; unpack it, or save it as text
bytes-program = this is a program
picture-damaged = this picture is damaged, or its end is missing
picture-too-large = this picture has { $width } by { $height } pixels, expected 1 by 1 to { $most } by { $most }, one pixel per cell
picture-too-long = this picture has more bytes than a puzzle could need
picture-in-form = this is a picture, expected the notation `{ $form }`
picture-here = this is a picture, expected a text
no-pictures = { $family } cannot be made from a picture

## Writing

written-as = { $family } can be written as { $forms }, but not as `{ $form }`

## Asking

unknown-method = this family has no method `{ $name }`; its methods are { $methods }
no-symmetry = for { $family }, solutions cannot be compared up to symmetry
no-clues = clues of { $family } cannot be changed one by one
clues-in-cells = a family whose clues stand in cells
cell-of-board = a cell of the board
value-word = { $word }
a-number = a number

## What is wrong with a solution

unfinished = an unfinished solution
finished = a finished one
complaint-scope = { $scope }: { $rule }
complaint-places = { $complaint } ({ $places })
not-in-the-solution = the only solution has something else there
given-changed = a given was changed
another-part = another part of the solutions
balanced-three = three alike next to each other
balanced-counts = { $zeros } times 0 and { $ones } times 1
runs-colours = the runs have other colours
runs-none = there are no runs
runs-are = the runs are { $lengths }

## Methods

method-auto = search as long as it is quick, then sat, with what the search has learnt
method-search = guess, propagate and go back, with restarts
method-sat = SAT solving: clauses learnt from conflicts, connectivity as a propagator
method-milp = an integer program: inequalities, cuts for connectivity and equal lines; can take long
method-milp-unconnected = the same without the cuts; its answer can be wrong, and is checked
method-milp-shapes = singles: an integer program with a few shapes forbidden instead of connectivity, as in the source document: its answer is checked
method-milp-highs = the same as milp, solved by HiGHS
method-logic = the solving rules that people use, no guessing; gives up where they end

## Rules that people use

level-very-easy = very easy
level-easy = easy
level-medium = medium
level-hard = hard
level-fiendish = fiendish
rule-together = a few clues together
rule-trial = trial
together-why = Suppose that { $supposition }: then { $number ->
    [one] { $parts } cannot be right
   *[other] { $parts } cannot all be right
}.
trial-why = Suppose that { $supposition }: { $number ->
    [0] that is a contradiction at once
    [one] 1 deduction leads to a contradiction
   *[other] { $number } deductions lead to a contradiction
}.
deep-trial-why = Suppose that { $supposition }: every way to go on ends in a contradiction.
step-text = { $why } { $then }.
direct-why = { $part }:
chain-end = { $part }: nothing fits any more
neighbours = { $number ->
    [one] { $cells }
   *[other] { $cells } together
}
the-board = the whole board
edit-add = add { $after } at { $place }
edit-take-away = take away the { $before } at { $place }
edit-change = change { $place } from { $before } to { $after }
unexplained-no-rules = there are no solving rules for { $family } yet
unexplained-no-such-rule = { $family } has no solving rule `{ $name }`
unexplained-none = it has no solution, so no steps lead to one
unexplained-several = it has several solutions, so no steps lead to just one of them
unexplained-limit = stopped before the way was found

## Films of a search

film-start = the beginning
film-left = { $place } can be { $values }
film-guess = guess: { $what }
film-guess-hidden = guess: something that no place shows by itself
film-deduction = { $part }: { $what }
film-given = given: { $what }
film-sight = at sight: { $what }
film-rest = nothing else fits: { $what }
film-clauses = by the clauses: { $what }
film-learnt = by what was learnt: { $what }
film-clash = dead end, { $part }: nothing fits any more
film-clash-somewhere = dead end
film-refuted = back to the guess in { $place }: { $what }
film-refuted-last = back to the guess in { $place }: nothing else is left there
film-return = { $depth ->
    [0] back to before the first guess, with what was learnt
    [one] back to guess 1, with what was learnt
   *[other] back to guess { $depth }, with what was learnt
}
film-restart = all guesses are taken back, what they taught is kept
film-solution = a solution
film-wrong = an answer that breaks a rule
film-draft = { $cuts ->
    [one] an answer of the program that breaks a rule: 1 cut forbids it
   *[other] an answer of the program that breaks a rule: { $cuts } cuts forbid it
}
film-push = { $number ->
    [one] { $what }: nothing else fits
   *[other] { $what }, the last of { $number } choices
}
film-dead-end = dead end: nothing fits in { $place }
film-back = { $number ->
    [one] back: { $what }, the only choice left there
   *[other] back: { $what }, the last of { $number } choices left there
}
film-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
film-thinned = { $steps } steps, of which 1 in { $stride } is kept
film-nothing = `{ $method }` finds nothing to do here; `{ $other }` shows its steps
film-only-solutions = `{ $method }` shows what it finds, but no steps; `{ $other }` shows its steps

## New puzzles

unmade-no-maker = puzzles of this family cannot be made: { $family }
unmade-unheeded = `--{ $wanted }` does not apply to { $family }
unmade-square = this symmetry needs a square
unmade-givens = the grid has only { $all } cells
unmade-harder = a puzzle that needs this rule is at least { $needed }, not { $level }
unmade-nothing = no such puzzle was found in { $tries } tries; another size or fewer wishes may help
unmade-levels = no such puzzle was found in { $tries } tries, but others were: { $levels }
unmade-density = no such puzzle came in { $tries } tries; the nearest density that works is { $nearest }
unmade-level = { $number } × { $level }
unmade-limit = stopped before a puzzle was made
unmade-broken = broken promise: the board of { $family } made from seed { $seed } contradicts its own solution; that is a mistake of Grille, not of your wishes: please report it with this seed

## What methods count

guesses-name = guesses
propagations-name = propagations
conflicts-name = conflicts
restarts-name = restarts
lines-name = lines
cells-name = cells
probes-name = probes
cuts-name = cuts
