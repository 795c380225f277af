### What the command says itself.

## Lists

read-only = {" "}(read only)
colon = {": "}

## Errors

error = error
error-at = line { $line }, column { $column }: { $error }
no-such-command = no command is called `{ $name }`; `grille --help` lists them
with-hint = { $message }; { $hint }
hint-families = `grille families` lists them
hint-family-may-help = --family may help
one-puzzle-a-file = `{ $form }` holds one puzzle a file
family-and-form = { $family } ({ $form })
lines-know = --lines takes forms of one puzzle a line: { $known }
io-not-found = No such file or directory (os error { $code })
io-denied = Permission denied (os error { $code })
io-directory = Is a directory (os error { $code })
io-other = { $error }

## Usage

usage-quoted = '{ $text }'
usage-tip = tip: { $tip }
usage-more = For more information, try '--help'.
usage-unknown = unexpected argument '{ $argument }' found
usage-invalid = invalid value '{ $value }' for '{ $argument }'
usage-invalid-because = invalid value '{ $value }' for '{ $argument }': { $why }
usage-value-missing = a value is required for '{ $argument }' but none was supplied
usage-too-many = unexpected value '{ $value }' for '{ $argument }' found; no more were expected
usage-twice = the argument '{ $argument }' cannot be used multiple times
usage-conflict = the argument '{ $argument }' cannot be used with '{ $other }'
usage-conflicts = the argument '{ $argument }' cannot be used with:
usage-missing = the following required arguments were not provided:
usage-no-such-command = unrecognized subcommand '{ $command }'
usage-command-missing = '{ $command }' requires a subcommand but one was not provided
usage-commands = [subcommands: { $commands }]
usage-similar-command = a similar subcommand exists: { $names }
usage-similar-argument = a similar argument exists: { $names }
usage-similar-value = a similar value exists: { $names }
usage-as-value = to pass '{ $argument }' as a value, use '-- { $argument }'
usage-solve-it = to solve it, write 'grille solve { $puzzle }'
usage-no-text = invalid UTF-8 was detected in one or more arguments
usage-other = these arguments cannot be understood
write-setting = write RULE=VALUE
write-seconds = write a number of seconds
write-positive = write a whole number from 1 on
write-smaller = write a smaller number
write-number = write a whole number from { $least } to { $most }
write-address = write an address in numbers, such as 127.0.0.1
write-size = write a size such as `20` or `20x30`
write-one-of = write one of these: { $names }
write-share = write a share from 0 to 1, or in percent
write-language = there are { $languages }

## Headings of help

heading-usage = Usage:
heading-arguments = Arguments
heading-options = Options
heading-commands = Commands
help-default = [default: { $value }]
help-values = [possible values: { $values }]
help-values-heading = Possible values:
help-alias = [alias: { $alias }]

## Values

value-options = OPTIONS
value-command = COMMAND
value-shell = SHELL
value-puzzle = PUZZLE
value-problem = PROBLEM
value-file = FILE
value-name = NAME
value-form = FORM
value-rules = RULES
value-stage = STAGE
value-rule-value = RULE=VALUE
value-seconds = SECONDS
value-n = N
value-when = WHEN
value-language = LANGUAGE
value-size = SIZE
value-level = LEVEL
value-symmetry = SYMMETRY
value-share = SHARE
value-rule = RULE
value-whether = YES|NO
value-way = WAY
value-dither = DITHER
value-question = QUESTION
value-title = TITLE
value-folder = FOLDER
value-results = RESULTS
value-methods = METHODS
value-sizes = SIZES
value-shares = SHARES

## Commands

about-grille = Solve, check, explain, grade, draw and convert logic puzzles on a grid
about-solve = Solve puzzles, and say whether the solution is the only one
about-check = Say whether puzzles have one solution, or whether solutions are right
about-count = Count the solutions of puzzles
about-show = Draw puzzles without solving them
about-convert = Write puzzles in another text form
about-hint = Tell the easiest next step, and why
about-explain = Tell the whole way to the solution, step by step
about-grade = Say how hard puzzles are, by the rules that they need
about-diagnose = Say what is wrong with puzzles, and what would mend them
about-generate = Make new puzzles that have one solution, from a seed
about-lab = The laboratory: methods to compare, and the search made visible
about-run = Run every method on every instance of a folder, and keep a result file each
about-report = Show results as tables and plots: in the terminal, as CSV, Markdown, LaTeX, SVG and a page
about-stacks = Search by stacks, as it is taught: the problems of the course, queens, a sudoku
about-watch = Watch a method at work, step by step: in the terminal, as a page, or as lines of JSON
about-rules = List the rules that people use, with their levels
about-families = List the families, their rules and the text forms they are read from
about-methods = List the methods that solve puzzles
about-completions = Print completions for a shell
about-man = Print the manual page, of the whole program or of a command
about-help = Print this message or the help of the given subcommand(s)

## Arguments

help-help = Print help (see more with '--help')
help-help-long = Print help (see a summary with '-h')
help-version = Print version
help-color = When to use colours; NO_COLOR is heeded too
help-color-auto = On a terminal
help-color-always = Always
help-color-never = Never
help-lang = The language to speak: en or fr [default: that of the environment]
help-quiet = No progress and no remarks: answers and mistakes alone
help-puzzles = Files, `-` for standard input, or puzzles of one line [default: what is piped in]
help-family = The family, where it should not be recognised
help-from = The text form, where it should not be recognised
help-problem = `problem-1` to `problem-4`, `queens-8` or another number, or a family such as `sudoku`, with a file
help-file = The puzzle, of which the first one of the file is taken
help-stacks-first = Stop at the first solution
help-events = Tell every step as a line of JSON: push, dead-end, back, solution
help-puzzle = A file, `-` for standard input, or a puzzle of one line; the first one is watched
help-beside = Another method, to be watched beside the first
help-watch-out = Write a page that plays the film and needs nothing else
help-watch-events = Tell every step as a line of JSON
help-watch-first = Stop at the first solution, without looking for another one
help-set = Change a rule of the puzzles, such as `equal-lines=allowed`
help-method = The method: auto, search, sat, milp, logic, or one of the family's own
help-no-connectivity = With --method milp: leave out that all hangs together (milp-unconnected)
help-timeout = Give up on a puzzle after so many seconds
help-threads = How many threads work, on a puzzle each or on the count of one [default: one a core]
help-json = One JSON object a puzzle and line
help-stats = Say how long it took and what the method did: guesses, propagations, conflicts
help-all = Show every solution, each one when it is found; --limit stops after some
help-solve-limit = Show at most so many solutions
help-count-limit = Stop counting a puzzle at so many solutions
help-up-to-symmetry = Take solutions that are turns or mirror images of each other for one
help-solve-lines = One answer a line for puzzles of one line: a word, then the solution
help-solve-lines-long =
    { help-solve-lines }

    The word is `unique`, `several`, `none`, `unknown` or `bad`; a bad line says why. Rows of a solution are parted by `;`. What follows a puzzle after a blank is passed over; comments, empty lines and the head of a table stay. For files of millions of puzzles: memory does not grow with them
help-check-lines = One answer a line for puzzles of one line: a word
help-check-lines-long =
    { help-check-lines }

    The word is `unique`, `several`, `none`, `unknown` or `bad`; a bad line says why. Where a comma and a solution follow the puzzle, it is `right` or `wrong`. What follows a puzzle after a blank is passed over; comments, empty lines and the head of a table stay. For files of millions of puzzles: memory does not grow with them
help-count-lines = One answer a line for puzzles of one line: the number of solutions
help-count-lines-long =
    { help-count-lines }

    A `+` after it says that there may be more; a bad line says `bad`, and why. What follows a puzzle after a blank is passed over; comments, empty lines and the head of a table stay. For files of millions of puzzles: memory does not grow with them
help-solve-plain = Print solutions alone, as plain text that `check` reads back: a blank line between two of them, two between puzzles, `none` or `unknown` where there is none
help-show-plain = Print plain text without lines and colours
help-solve-svg = Print the picture of one puzzle with its solution as SVG
help-csv = Answers as a table (CSV): a row a puzzle, behind the columns of the table it stands in
help-show-svg = Print the picture of one puzzle as SVG
help-solve-out = With --svg: write the picture of every puzzle into a file of this folder
help-show-out = { help-solve-out }
help-check-puzzles = Files, `-` for standard input, or puzzles of one line; of two, the second may be a solution of the first
help-check-puzzles-long =
    { help-check-puzzles }

    The second of two is a solution if it fills the board of the first or keeps all its givens, or if it is no puzzle by itself; --solution leaves no doubt. Where nothing is named, what is piped in is read
help-solution = A file with solutions to check, finished or not, in the order of the puzzles
help-solution-long =
    { help-solution }

    As `solve --plain` writes them: two blank lines between puzzles. A cell that is still open is `.`, or `?` where `.` is an answer; what is not there yet is left out
help-common = Where there are several solutions, show what all of them share
help-to = The form to write; `grille families` lists them
help-only = Use these rules alone, with commas between them; `grille rules` lists them
help-grade-lines = One answer a line for puzzles of one line: the level, the score, the hardest rule
help-ratings = Say as well how other programs would rate it, where that is known: HoDoKu and Sukaku Explainer for sudoku
help-without = Use all rules but these
help-state = A file with the board as far as the player has filled it, with pencil marks where the form has them
help-reveal = How much is told
help-reveal-where = Where to look
help-reveal-why = The rule and what it looks at
help-reveal-all = What follows, too
help-mistake = Where something is wrong already, say where the first mistake is
help-every = Tell every step, those that are alike too
help-pictures = Draw the board at every step
help-markdown = As Markdown
help-out = Write a page for a browser into this file: the board, the steps beside it, arrow keys
help-rules-family = The family; all of them, if none is named
help-generate-family = The family of the new puzzles
help-size = Width and height: `20`, or `20x30` [default: a usual one]
help-grade = How hard they are, exactly: very-easy, easy, medium, hard or fiendish, or 1 to 5 [default: any, not beyond what rules with a name solve]
help-count = How many puzzles
help-seed = The seed of the first puzzle; each one after it has the next number, and the same seed gives the same puzzle for ever [default: by chance]
help-symmetry = What turns or mirrors the clues onto themselves: none, half-turn, quarter-turn, mirror, diagonal or full
help-density = The share of the cells that are islands, shaded or black: `0.25` or `25%`
help-needs = A rule that the way to the solution uses, such as `x-wing`; `grille rules` lists them
help-minimal = No clue can be left out
help-givens = So many cells are given
help-loops = Whether bridges go round in loops
help-loops-yes = They do
help-loops-no = They do not: the islands are a tree
help-doubles = The share of bridges that are double
help-colours = So many colours beside that of the paper
help-motif = What the pictures are made of; `grille families` lists it
help-from-image = Make the puzzle of a picture (PNG, JPEG, PBM, PGM, PPM; `-` for standard input): scaled to the size, reduced to black and white or to `--colours`, changed in as few cells as can be until it has one solution
help-threshold = How light is white, from 1 to 255 [default: what parts the picture best]
help-dither = How shades are shown
help-dither-none = They are not: the nearest colour
help-dither-ordered = By a pattern of dots
help-dither-diffusion = By dots that pass on what they are off
help-invert = Black becomes white
help-preview = Draw the reduced picture and the solution side by side, marked where they differ, instead of the puzzle
help-generate-svg = The solution as SVG, marked where it differs from the picture
help-way = Whose way of making puzzles
help-way-ours = Ours: one solution, proved twice
help-way-document = That of the source document, which does not ask how many solutions there are
help-generate-set = Change a rule of the puzzles, such as `equal-lines=allowed`
help-title = The title of the puzzles
help-generate-to = The form to write [default: our own]; `grille families` lists them
help-show = Draw them instead, as on a terminal
help-generate-json = One JSON object a puzzle and line, with level, score, seed and solution
help-generate-out = Write each puzzle into a file of its own in this folder
help-resume = Go on with a run that was stopped: what is there stays
help-generate-timeout = Give up on a puzzle after so many seconds
help-generate-threads = How many threads make puzzles [default: one a core]
help-run-folder = The folder of the instances: every file that is not hidden, in any form
help-run-out = Keep the results in this folder, as METHOD/INSTANCE.txt; those that are there are not done again
help-methods = The methods, with commas between them [default: all of the family]
help-run-timeout = Stop a method on an instance after so many seconds, and say so
help-question = What the methods are asked
help-question-unique = Is there one solution and no other? It has to be proved
help-question-solution = A solution, as the programs of the source document are asked
help-report = Write the report too, as `grille lab report --out` does
help-run-rounds = Let each method work so often on an instance, and keep the median time; once where it takes over a second
help-run-threads = How many runs at a time; times are fair with one
help-generate = First make instances of this family into the folder, as far as they are not there
help-sizes = The sizes of the new instances, with commas between them: `5,7,9` or `5x8,7x10` [default: a usual one]
help-densities = The shares of their cells that have something, with commas between them: `0.2,0.25,0.3`
help-run-count = How many new instances of each size and density
help-run-seed = The seed of the first instance of each size and density [default: that of the folder, or by chance]
help-results = The folder of the results
help-report-out = Write tables, plots and a page that holds all of it into this folder
help-rules-pictures = Draw each rule on a board where it fires
help-shell = The shell to complete for
help-command = The command
examples =
    Examples:
    {"  "}grille solve puzzle.txt               solve a file, its family recognised
    {"  "}grille solve 1.....2......3.4         solve a puzzle given on the line
    {"  "}grille check puzzle.txt               one solution, none, or several?
    {"  "}grille check puzzle.txt solution.txt  is the solution right, and why not?
    {"  "}grille count --limit 1000 -           count a thousand solutions at most
    {"  "}grille convert --to line puzzle.txt   write it in another form
    {"  "}grille hint puzzle.txt                the next step, not given away
    {"  "}grille explain puzzle.txt             the whole way to the solution

    Exit codes: 0 solved (check: one solution, or no mistake), 1 no solution (or a mistake),
    2 bad input, 3 several solutions where one is asked for (check, hint, explain, grade, diagnose),
    4 a limit was reached, 130 interrupted.

## Manual

man-name = NAME
man-synopsis = SYNOPSIS
man-description = DESCRIPTION
man-options = OPTIONS
man-subcommands = SUBCOMMANDS
man-extra = EXTRA
man-version = VERSION

## Puzzles and files

head = { $name }: { $puzzle }, { $finding }
mistake = { $name }: { $message }
puzzle-kind = { $family } { $width }×{ $height }
standard-input = standard input
the-puzzle = puzzle
the-solution = solution
solution-of = solution of { $name }
no-puzzle-in-it = there is no puzzle in it
open-quote = a quote that is not closed
closed-quote = a quote behind the cell
a-puzzle = one puzzle
so-many-in-a-cell = { $number ->
    [one] 1 puzzle
   *[other] { $number } puzzles
}
so-many-puzzles = { $number ->
    [one] there is only 1 puzzle in it
   *[other] there are only { $number } puzzles in it
}
nearly-read-as = { $name }: no puzzle as it stands; read as { $family } ({ $form }):
could-be-another = { $name }: read as { $family }; --family says otherwise where { $others } is meant
passed-over = { $number ->
    [one] { $name }: line { $line } is no puzzle and no title, and was passed over: { $text }
   *[other] { $name }: { $number } lines are no puzzle and no title, and were passed over; the first is line { $line }: { $text }
}
no-file-and-no-puzzle = { $error }, and it is no puzzle of one line
cannot-write = cannot write: { $error }

## What was found

one-solution = { $symmetry ->
    [yes] one solution up to symmetry
   *[no] one solution
}
no-solution = no solution
several-solutions = several solutions
several-one-shown = { $symmetry ->
    [yes] several solutions up to symmetry, one of them shown
   *[no] several solutions, one of them shown
}
several-this-shared = several solutions; this is what all of them share
several-stopped-early = several solutions; stopped early: at least what is missing here differs
solutions = { $symmetry ->
    [yes] { $number ->
        [one] 1 solution up to symmetry
       *[other] { $number } solutions up to symmetry
    }
   *[no] { $number ->
        [one] 1 solution
       *[other] { $number } solutions
    }
}
at-least-solutions = { $symmetry ->
    [yes] { $number ->
        [one] at least 1 solution up to symmetry
       *[other] at least { $number } solutions up to symmetry
    }
   *[no] { $number ->
        [one] at least 1 solution
       *[other] at least { $number } solutions
    }
}
one-shown-perhaps-others = one solution shown, perhaps there are others
lab-stacks-unknown = there is no `{ $name }` for stacks: write `problem-1` to `problem-4`, `queens-1` to `queens-{ $widest }`, or one of these families and a file: { $families }
gave-up = `{ $method }` gave up: it knows no further way
told-wrong = `{ $method }` told an answer that is wrong:
stopped-before-solution = stopped before a solution was found
stopped-before-knowing = a solution, but stopped before knowing whether it is the only one
right-solution = the solution is right
wrong-solution = the solution is wrong
right-solution-number = solution { $number } is right
wrong-solution-number = solution { $number } is wrong
no-mistake-so-far = no mistake so far
a-mistake = there is a mistake
no-solution-given = no solution is given for it
and-more = and { $number } more

## Steps

hint-where = look at { $places }
hint-more = --reveal { $stage } tells more
hint-solved = every cell is filled
hint-mistake = there is a mistake in what is filled in
hint-mistake-at = what stands at { $place } is wrong
hint-struck = the marks lack a number that belongs there
hint-struck-at = the marks at { $place } lack what belongs there
hint-mistake-more = --mistake says where
hint-no-rule = none of these rules leads on
way-why = { $rule }: { $why }
way-link = { $why } { $then }
way-then = → { $then }
way-summary = { $number ->
    [one] 1 step, { $level }
   *[other] { $number } steps, { $level }
}
way-more = { $number ->
    [one] and 1 more by the same rule
   *[other] and { $number } more by the same rule
}
way-stuck = { $open ->
    [one] These rules lead no further: 1 place is open.
   *[other] These rules lead no further: { $open } places are open.
}
way-solved = Solved.
way-keys = ← and → go from step to step.
way-page-written = written
grade-level = { $level }, score { $score }
grade-stuck = these rules do not solve it
grade-elsewhere = { $program }: { $level }, { $score }
grade-elsewhere-number = { $program }: { $rating }
grade-elsewhere-above = { $program }: above { $rating }
rests-on-uniqueness = rests on there being one solution
diagnosis-none = no solution
diagnosis-clash = { $number ->
    [0] no solution, whatever the clues
    [one] no solution: 1 clue is impossible
   *[other] no solution: { $number } clues contradict each other
}
diagnosis-clash-clues = clues: { $clues }
diagnosis-minimal = leave any one of them aside, and the others no longer contradict each other
diagnosis-believe = whoever believes them comes to this:
diagnosis-long = the contradiction is { $number } steps away, which --json lists
diagnosis-common = { $number ->
    [one] 1 place is the same in all solutions: { $places }
   *[other] { $number } places are the same in all solutions: { $places }
}
diagnosis-nothing-common = no place is the same in all solutions
diagnosis-several = several solutions
diagnosis-to-one = to have one solution:
diagnosis-to-several = to have a solution, though not yet only one:
diagnosis-remedy = { $edits }
diagnosis-other-remedy = or { $edits }
diagnosis-no-remedy = no change of a few clues was found that leaves one solution
diagnosis-minimal-puzzle = one solution, and no clue can be left out
diagnosis-unique = one solution
diagnosis-spare = { $number ->
    [one] 1 clue can be left out: { $clues }
   *[other] { $number } clues can be left out at once: { $clues }
}
diagnosis-spare-each = or instead any one of these { $number }, and no other: { $clues }
they-differ = { $number ->
    [one] They differ in 1 place: { $places }
   *[other] They differ in { $number } places: { $places }
}
open-places = { $open ->
    [one] Open is 1 of { $all } places: { $places }
   *[other] Open are { $open } of { $all } places: { $places }
}

## Pictures

too-large-to-draw = too large to draw
in-half-blocks = cells alone, in half blocks: the whole takes { $columns } columns, --plain or a file
too-wide-to-draw = { $columns } columns wide, too wide to draw here; --plain or a file takes it
too-wide-to-show = too wide to draw here; a wider window or a file takes it
other-columns = its table has other columns than the first
svg-draws-one = --svg draws one puzzle, and here are several; --out FOLDER writes each into a file
drawing-written = drawing written to { $path }

## What it took

stats = { $method }: { $time }, { $counters }
counter = { $name } { $count }
time-seconds = { $number } s
time-milliseconds = { $number } ms
time-microseconds = { $number } µs

## Many puzzles

progress = { $number } done, { $time } gone
progress-of-files = { $percent } % done, { $speed } MB/s, { $time } left
progress-of-stream = { $number } MB done, { $speed } MB/s
summary = { $number } puzzles in { $time }: { $parts }
puzzles-done = { $number } done
puzzles-several = { $number } with several solutions
puzzles-none = { $number } without solution
puzzles-limit = { $number } stopped at a limit
puzzles-bad = { $number } not understood
puzzles-broken = { $number } with a mistake of Grille
puzzles-interrupted = { $number } interrupted

## New puzzles

generate-bad = cannot make that: { $why }
generate-failed = seed { $seed }: { $why }
generate-seed = seed { $seed }
generate-graded = seed { $seed }, { $level }, score { $score }
progress-of = { $number } of { $all }, { $time }, about { $left } left
progress-begun = { $number } of { $all }, { $time }
generate-there = { $folder } has puzzles of another run: `--resume` goes on with it, or name another folder
generate-other = the folder has puzzles of a run with other wishes or another seed
file-trouble = { $path }: { $error }
families-made = grille generate: { $width }×{ $height } unless told otherwise; heeds { $wishes }
generate-no-image = { $file } is no picture in PNG, JPEG, PBM, PGM or PPM
generate-changed = { $number } of { $all } cells changed: { $places }
generate-unchanged = no cell changed
generate-settling = the picture itself has several solutions; one cell alone would settle it: { $places }

## The laboratory

lab-refused-because = nothing is done: { $why }
lab-other-run = { $folder } has results with another time limit, or another question: name another folder
lab-no-instances = there is no puzzle in { $folder }
lab-no-results = there is no result in { $folder }
lab-wrong-none = It says that there is no solution, and another method shows one.
lab-wrong-unique = It says that there is one solution, and another method shows two.
lab-wrong-rule = The answer breaks a rule.
lab-wrong-answer = { $name }: the answer of { $method } is wrong
lab-report-hint = `grille lab report { $folder }` shows every instance, and draws plots with `--out`

## serve

about-serve = Play, set, solve and learn in a page of the browser
help-serve-port = The port; if it is taken, the next free one
help-serve-address = The address to listen at; `0.0.0.0` lets other machines reach the page
help-serve-no-open = Do not open the browser
value-address = ADDRESS
serve-taken = port { $port } is taken: this is the next free one
serve-how = The page is there until it is told to quit, or Ctrl-C is pressed here.
serve-public = Others can reach this page over the network.

## Films

watch-no-puzzle = there is no puzzle in { $name }
watch-no-terminal = there is no terminal to draw on: `--events` tells every step as JSON, `--out film.html` writes a page
watch-trouble = the terminal cannot be used: { $error }
watch-written = { $file }: { $method }, { $length }
watch-title = { $name }: { $kind }, { $method }
watch-method = { $method }
watch-said = { $method }: { $said }
watch-steps = { $grows ->
    [yes] { $steps } so far
   *[no] { $steps }
}
watch-counted = { $stride ->
    [1] step { $step } of { $of }
   *[other] step { $step } of { $of } (1 in { $stride } kept)
}; guesses { $guesses }, dead ends { $clashes }, standing { $depth }, open { $open }, solutions { $solutions }
watch-keys = ← → step   space run   d next dead end   + − speed   Home End   q quit
watch-keys-short = ← → space d + − q
watch-running = { $speed } a second   space stop   + − speed   q quit
watch-page-run = run
watch-page-keys = Keys: ← → a step, Home and End, space to run and to stop, + and − for the speed, d to the next dead end
watch-guesses = guesses
watch-deductions = deductions
watch-clashes = dead ends
watch-restarts = restarts
watch-solutions = solutions
watch-depth = standing
watch-open = open
watch-filled = filled
watch-choices = choices left, a column a place
watch-tree = guesses
watch-stacks = stacks, what is tried on top
