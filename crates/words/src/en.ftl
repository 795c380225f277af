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
no-text = this is no text
no-puzzle = there is no puzzle
no-puzzle-here = something that is no puzzle
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

no-such-family = no family is called `{ $name }`; there are { $families }
no-such-form = no form is called `{ $name }`
empty-text = there is nothing in it
unknown-text = this is no puzzle that we know
unknown-address = this address does not hold its puzzle, and no page is opened; links of puzz.link, pzv.jp and Simon Tatham’s collection are read, or write the puzzle itself
not-one = { $puzzles ->
    [one] found { $puzzles } puzzle, expected one
   *[other] found { $puzzles } puzzles, expected one
}
bad-setting = `{ $setting }`: expected { $expected }

## Bytes and pictures

no-text-at = this is no text that we can read: byte { $byte } is none
bytes-picture = this is a picture in { $kind }; pictures are read in PNG, PBM, PGM and PPM
bytes-pdf = this is a PDF; copy the puzzle out of it as text
bytes-spreadsheet = this is a spreadsheet; copy its cells, or save it as CSV
bytes-archive = this is an archive or a document of an office program; unpack it, or save it as text
bytes-program = this is a program
picture-damaged = this picture is damaged, or its end is missing
picture-too-large = this picture has { $width } by { $height } pixels, expected 1 by 1 to { $most } by { $most }, one pixel a cell
picture-too-long = this picture has more bytes than a puzzle could need
picture-in-form = this is a picture, expected the form `{ $form }`
picture-here = this is a picture, expected a text
no-pictures = { $family } cannot be made from a picture

## Writing

written-as = { $family } is written as { $forms }, not as `{ $form }`

## Asking

unknown-method = no method `{ $name }` for this family; there are { $methods }
no-symmetry = solutions of { $family } cannot be compared up to symmetry
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
balanced-three = three equal side by side
balanced-counts = { $zeros } times 0 and { $ones } times 1
runs-colours = the runs have other colours
runs-none = there are no runs
runs-are = the runs are { $lengths }

## Methods

method-auto = search while it is quick, then sat with what the search has learnt
method-search = guess and propagate, with undo by trail and restarts
method-sat = clauses and learning from conflicts, connectivity as a propagator
method-milp = integer program: inequalities, cuts for connectivity and equal lines; may take long
method-milp-unconnected = the same without the cuts: its answer is checked
method-milp-shapes = singles: an integer program with a few shapes forbidden instead of connectivity, as in the source document: its answer is checked
method-milp-highs = the same as milp, by HiGHS
method-logic = the rules that people use and no guess; gives up where they end

## Rules that people use

level-very-easy = very easy
level-easy = easy
level-medium = medium
level-hard = hard
level-fiendish = fiendish
rule-together = few clues together
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
neighbours = what { $cells } ask of each other
the-board = the whole board
edit-add = add { $after } at { $place }
edit-take-away = take away the { $before } at { $place }
edit-change = change { $place } from { $before } to { $after }
unexplained-no-rules = the rules of { $family } are not written down yet
unexplained-no-such-rule = no rule of { $family } is called `{ $name }`
unexplained-none = it has no solution, so there is no way to one
unexplained-several = it has several solutions, so nothing leads to one of them alone
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

unmade-no-maker = no puzzles of this family are made: { $family }
unmade-unheeded = { $family } does not know `--{ $wanted }`
unmade-square = this symmetry needs a square
unmade-givens = the board has no more than { $all } cells
unmade-harder = a puzzle that needs this rule is { $needed } at least, not { $level }
unmade-nothing = no such puzzle came in { $tries } tries: another size, or fewer wishes, may help
unmade-levels = no such puzzle came in { $tries } tries; what came: { $levels }
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
