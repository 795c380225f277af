### What the command says itself.

## Lists

read-only = {" "}(read only)
colon = {": "}

## Errors

error = error
error-at = line { $line }, column { $column }: { $error }
no-such-command = there is no command `{ $name }`; `grille --help` lists them
with-hint = { $message }; { $hint }
hint-families = `grille families` lists them
hint-family-may-help = --family may help
one-puzzle-a-file = the notation `{ $form }` has one puzzle per file
family-and-form = { $family } ({ $form })
lines-know = --lines reads notations with one puzzle per line: { $known }
io-not-found = No such file or directory (os error { $code })
io-denied = Permission denied (os error { $code })
io-directory = Is a directory (os error { $code })
io-other = { $error }

## Usage

usage-quoted = '{ $text }'
usage-tip = tip: { $tip }
usage-more = Add `--help` to see what is possible.
usage-unknown = unexpected argument '{ $argument }' found
usage-invalid = invalid value '{ $value }' for '{ $argument }'
usage-invalid-because = invalid value '{ $value }' for '{ $argument }': { $why }
usage-value-missing = a value is required for '{ $argument }' but none was supplied
usage-too-many = unexpected value '{ $value }' for '{ $argument }' found; no more were expected
usage-twice = the argument '{ $argument }' cannot be used multiple times
usage-conflict = the argument '{ $argument }' cannot be used with '{ $other }'
usage-conflicts = the argument '{ $argument }' cannot be used with:
usage-missing = something is missing:
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
write-positive = write a whole number, 1 or more
write-smaller = write a smaller number
write-number = write a whole number from { $least } to { $most }
write-address = write an address in numbers, such as 127.0.0.1
write-size = write a size such as `20` or `20x30`
write-one-of = write one of these: { $names }
write-share = write a share from 0 to 1, or a percentage
write-language = the languages are { $languages }

## Headings of help

heading-usage = Usage:
heading-arguments = Arguments
heading-task = What to do
heading-make = What to make
heading-image = From a picture
heading-input = What to read
heading-work = How to work
heading-output = Output
heading-page = The page
heading-general = General
heading-commands = Commands
help-default = [default: { $value }]
help-values = [one of: { $values }]
help-values-heading = One of:
help-alias = [alias: { $alias }]

## Values

value-options = OPTIONS
value-command = COMMAND
value-shell = SHELL
value-puzzle = PUZZLE
value-problem = PROBLEM
value-file = FILE
value-family = FAMILY
value-method = METHOD
value-motif = MOTIF
value-form = NOTATION
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

## Choices

choice-auto = auto
choice-always = always
choice-never = never
choice-where = where
choice-why = why
choice-all = all
choice-yes = yes
choice-no = no
choice-none = none
choice-ordered = ordered
choice-diffusion = diffusion
choice-ours = ours
choice-document = document
choice-unique = unique
choice-solution = solution
symmetry-none = none
symmetry-half-turn = half-turn
symmetry-quarter-turn = quarter-turn
symmetry-mirror = mirror
symmetry-diagonal = diagonal
symmetry-full = full

## Commands

about-grille = Solve, check, explain, grade, make and play logic puzzles on a grid
about-solve = Solve puzzles, and say whether the solution is the only one
about-check = Check that a puzzle has exactly one solution, or that a solution is right
about-count = Count the solutions of puzzles
about-show = Draw puzzles without solving them
about-convert = Write puzzles in another notation
about-hint = Give a hint: the easiest next step, as much of it as you like
about-explain = Explain the whole way to the solution, step by step
about-grade = Say how hard puzzles are for a person
about-diagnose = Say what is wrong with a puzzle, and how to mend it
about-generate = Make new puzzles, each with exactly one solution
about-lab = Compare methods, and watch them at work
about-run = Run several methods on a folder of puzzles, and keep every result
about-report = Show results as tables and plots
about-stacks = Run the search by stacks: the problems of the course, queens, or a puzzle
about-watch = Watch a method solve a puzzle, step by step
about-rules = List the solving rules that people use, and how hard each is
about-families = List the kinds of puzzle, their rules and the notations that can be read
about-methods = List the methods that solve puzzles
about-completions = Print tab completions for a shell
about-man = Print the manual page of the program, or of a command
about-help = Print this message, or the help of a command

## Arguments

help-help = Print help; `--help` says more than `-h`
help-help-long = Print help; `-h` prints a summary
help-version = Print the version
help-color = When to use colours; the variable NO_COLOR turns them off too
help-color-auto = on a terminal
help-color-always = even in a pipe or a file
help-color-never = plain text only
help-lang = The language of all messages: en or fr [default: that of your system]
help-quiet = Print answers and errors only: no progress, no remarks
help-puzzles = Files, puzzles typed on one line, or `-` for standard input [default: what is piped in]
help-family = Read a puzzle of this family instead of recognising which it is
help-from = Read this notation instead of recognising it; `grille families` lists them
help-problem = `problem-1` to `problem-4`, `queens-8` or another number, or a family such as `sudoku` and then a file
help-file = The file with the puzzle; of several, the first is taken
help-stacks-first = Stop at the first solution
help-events = Print every step as a line of JSON: push, dead-end, back, solution
help-puzzle = A file, a puzzle typed on one line, or `-` for standard input; of several puzzles, the first is taken
help-beside = A second method, to watch side by side with the first
help-watch-out = Write the film into a web page of its own, to be played in a browser
help-watch-events = Print every step as a line of JSON
help-watch-first = Stop at the first solution, without looking for another one
help-set = Change a rule of the game, for example `equal-lines=allowed`; `grille families` lists them
help-method = The method to solve with: auto, search, sat, milp, logic, or one of the family; `grille methods` lists them
help-no-connectivity = With --method milp: leave out the rule that everything must be connected (the same as --method milp-unconnected)
help-timeout = Give up on a puzzle after this many seconds
help-threads = How many threads to use [default: one per core]
help-json = Print one JSON object per puzzle, each on a line of its own
help-stats = Print how long it took and what the method did: guesses, propagations, conflicts
help-all = Print every solution, each as soon as it is found; --limit stops earlier
help-solve-limit = Print at most this many solutions
help-count-limit = Stop counting at this many solutions
help-up-to-symmetry = Take solutions that are rotations or mirror images of each other as one
help-solve-lines = Read one puzzle per line, and answer each with one line: a word, then the solution
help-solve-lines-long =
    { help-solve-lines }

    The word is `unique`, `several`, `none`, `unknown` or `bad`; after `bad` comes the reason. The rows of a solution are separated by `;`. Anything that follows a puzzle after a space is ignored; comments, empty lines and the heading of a table are copied. Made for files of millions of puzzles: it needs no more memory for a larger file
help-check-lines = Read one puzzle per line, and answer each with one word
help-check-lines-long =
    { help-check-lines }

    The word is `unique`, `several`, `none`, `unknown` or `bad`; after `bad` comes the reason. If a comma and a solution follow the puzzle, the word is `right` or `wrong`. Anything that follows a puzzle after a space is ignored; comments, empty lines and the heading of a table are copied. Made for files of millions of puzzles: it needs no more memory for a larger file
help-count-lines = Read one puzzle per line, and answer each with its number of solutions
help-count-lines-long =
    { help-count-lines }

    A `+` after the number means that there may be more. A line that cannot be read gives `bad` and the reason. Anything that follows a puzzle after a space is ignored; comments, empty lines and the heading of a table are copied. Made for files of millions of puzzles: it needs no more memory for a larger file
help-solve-plain = Print only the solutions, as plain text that `grille check` can read
help-solve-plain-long =
    { help-solve-plain }

    One blank line separates the solutions of a puzzle, two separate puzzles. A puzzle without a solution gives `none`; one that was not finished in time gives `unknown`
help-show-plain = Print plain text, without lines and colours
help-solve-svg = Print a picture of one puzzle and its solution, as SVG
help-csv = Print a table (CSV) with one row per puzzle; a puzzle from a table keeps its other columns
help-show-svg = Print a picture of one puzzle, as SVG
help-solve-out = With --svg: write a picture of each puzzle into this folder
help-show-out = { help-solve-out }
help-check-puzzles = Files, puzzles typed on one line, or `-` for standard input; the second of two can be a solution of the first
help-check-puzzles-long =
    { help-check-puzzles }

    The second of two is taken as a solution if it fills the whole grid of the first, or keeps all its clues, or is no puzzle by itself. Write --solution to be sure. If no file is named, what is piped in is read
help-solution = A file of solutions to check, finished or not, in the order of the puzzles
help-solution-long =
    { help-solution }

    They are written as `solve --plain` writes them, with two blank lines between puzzles. A cell that is still empty is `.`, or `?` where `.` is an answer; whatever is not there yet can be left out
help-common = If there are several solutions, show what all of them have in common
help-to = The notation to write; `grille families` lists them
help-only = Use only these solving rules, separated by commas; `grille rules` lists them
help-grade-lines = Read one puzzle per line, and answer each with one line: level, score, hardest rule
help-ratings = Add how other programs would rate it, where that is known: HoDoKu and Sukaku Explainer for sudoku
help-without = Use all solving rules except these, separated by commas
help-state = A file with the grid as you have filled it in so far; pencil marks are read too, if the notation has them
help-reveal = How much to tell
help-reveal-where = only where to look
help-reveal-why = the rule that helps, too
help-reveal-all = what follows from it, too
help-mistake = If something filled in is wrong, say where the first mistake is
help-every = Tell every single step, even if several are alike
help-pictures = Draw the grid at every step
help-markdown = Print Markdown
help-out = Write a web page into this file, with the grid, the steps beside it, and the arrow keys to move
help-rules-family = The family [default: all of them]
help-generate-family = The family of the new puzzles; `grille generate FAMILY --help` shows only what it can do
help-size = Width and height: `20`, or `20x30` [default: the usual size of the family]
help-only-for = [only for { $families }]
help-size-of = Width and height: `20`, or `20x30` [default: { $width }x{ $height }]
help-needs-of = A solving rule that the solution must use; `grille rules { $family }` lists them
help-motif-of = What the picture shows
help-set-of = Change a rule of the game
about-generate-of = Make new puzzles: { $family }
help-grade = How hard the puzzles are, as a word or from 1 to 5 [default: any level that the solving rules can handle]
help-count = How many puzzles to make
help-seed = A number from which everything follows: the same seed gives the same puzzle for ever, and the next puzzles have the next numbers [default: a random number]
help-symmetry = What symmetry the clues have
help-density = How much of the grid is used, as islands, shaded cells or black cells: `0.25` or `25%`
help-needs = A solving rule that the solution must use, for example `x-wing`; `grille rules` lists them
help-minimal = Take away every clue that can go while the solution stays the only one, and the symmetry, the level and the number of givens as wished
help-givens = How many cells are filled in at the start
help-loops = Whether the bridges must form loops
help-loops-yes = they must form at least one
help-loops-no = they must form none
help-doubles = How many of all bridges are double: `0.4` or `40%`
help-colours = How many colours, besides the colour of the paper
help-motif = What the pictures show; `grille families` lists the motifs
help-from-image = Turn a picture into a puzzle: PNG, JPEG, PBM, PGM, PPM, or `-` for standard input
help-from-image-long =
    { help-from-image }

    The picture is scaled to the size and reduced to black and white, or to --colours; then as few cells as possible are changed until there is one solution
help-threshold = How bright a pixel must be to become white, from 1 to 255 [default: what suits the picture best]
help-dither = How to show shades
help-dither-none = not at all, each cell takes the nearest colour
help-dither-ordered = by a regular pattern of dots
help-dither-diffusion = by scattered dots (error diffusion)
help-invert = Swap black and white
help-preview = Draw the reduced picture and the solution side by side, with the differences marked, instead of the puzzle
help-generate-svg = With --preview: print the solution as SVG, with the differences marked
help-way = Whose way of making puzzles
help-way-ours = exactly one solution, proved twice
help-way-document = as in the source document, which does not ask how many solutions there are
help-generate-set = Change a rule of the game, for example `equal-lines=allowed`; `grille families` lists them
help-title = A title for the puzzles
help-generate-to = The notation to write [default: our own]; `grille families` lists them
help-show = Draw the puzzles, as on a terminal
help-generate-json = Print one JSON object per puzzle, with its level, score, seed and solution
help-generate-out = Write each puzzle into a file of its own in this folder
help-resume = Continue a run that was stopped; puzzles that are already there are kept
help-generate-timeout = Give up on a puzzle after this many seconds
help-generate-threads = How many threads to use [default: one per core]
help-run-folder = The folder of puzzles, or a single file; hidden files and folders inside it are skipped
help-run-out = The folder for the results, METHOD/PUZZLE.txt; results that are already there are kept
help-methods = The methods, separated by commas [default: all methods of the family]
help-run-timeout = Stop a method after this many seconds on a puzzle, and record that
help-question = What the methods are asked
help-question-unique = is there exactly one solution? It has to be proved
help-question-solution = any solution, as the programs of the source document are asked
help-report = Write the report too, as `grille lab report --out` does
help-run-rounds = Repeat each run this often and keep the median time; a run of more than a second is not repeated
help-run-threads = How many runs at the same time; times can only be compared with 1
help-generate = First make puzzles of this family in the folder, unless they are already there
help-sizes = The sizes of the new puzzles, separated by commas: `5,7,9` or `5x8,7x10` [default: the usual size]
help-densities = How much of the new grids is used, separated by commas: `0.2,0.25,0.3`
help-run-count = How many new puzzles of each size and density
help-run-seed = The seed of the first puzzle of each size and density [default: that of the folder, or a random number]
help-results = The folder of results, as `grille lab run --out` made it
help-report-out = Write tables, plots and a page with all of them into this folder
help-rules-pictures = Draw each rule on a grid where it helps
help-shell = The shell
help-command = The command [default: the whole program]
heading-examples = Examples:
examples-grille =
    grille solve puzzle.txt  solve the puzzle in a file
    grille solve 1.....2......3.4  solve a puzzle typed here
    grille check puzzle.txt  does it have one solution?
    grille hint puzzle.txt  the next step, without giving it away
    grille explain puzzle.txt  the whole way to the solution
    grille generate sudoku --grade hard  a new puzzle
    grille serve  play in the browser
exit-codes = Exit codes: 0 all is well, 1 no solution or a mistake, 2 something cannot be read or done, 3 several solutions where there should be one, 4 stopped at a limit, 70 a mistake of Grille itself, 130 interrupted.
examples-solve =
    grille solve puzzle.txt  the solution, drawn beside the puzzle
    grille solve 1.....2......3.4  a puzzle typed here, a small sudoku
    grille solve --all --limit 10 puzzle.txt  all solutions, but ten at most
    grille solve --svg puzzle.txt > puzzle.svg  a picture for a page
    grille solve --lines puzzles.txt > answers.txt  a file of many, one puzzle per line
examples-check =
    grille check puzzle.txt  one solution, none or several?
    grille check puzzle.txt solution.txt  is this solution right?
    grille check --common puzzle.txt  what all solutions have in common
examples-count =
    grille count 8  the 92 ways to place eight queens
    grille count --up-to-symmetry 8  the same without turns and mirror images
    grille count --limit 1000 puzzle.txt  stop at a thousand
examples-show =
    grille show puzzle.txt  the puzzle on the screen
    grille show --svg puzzle.txt > puzzle.svg  a picture to print
examples-convert =
    grille convert --to grille puzzle.txt  our own notation, for all families
    grille convert --to puzzlink puzzle.txt  a link to share
    grille convert --to line puzzle.txt > line.txt  one line of text
examples-hint =
    grille hint puzzle.txt  the next step, not given away
    grille hint --reveal why puzzle.txt  with the reason
    grille hint --reveal all puzzle.txt  the whole step
    grille hint --state mine.txt puzzle.txt  from where you are now
    grille hint --mistake --state mine.txt puzzle.txt  where your first mistake is
examples-explain =
    grille explain puzzle.txt  every step in words
    grille explain --pictures puzzle.txt  with the grid at every step
    grille explain --out way.html puzzle.txt  a page to click through
examples-grade =
    grille grade puzzle.txt  level, score, and the rules it takes
    grille grade --ratings puzzle.txt  the ratings of other programs, too
    grille grade --lines puzzles.txt  a file of many, one puzzle per line
examples-diagnose =
    grille diagnose puzzle.txt  what is wrong, and what would mend it
examples-generate =
    grille generate sudoku --grade hard  a hard one
    grille generate nonogram --size 20x15 --show  drawn, not as text
    grille generate bridges --seed 12  the same one every time
    grille generate takuzu -n 50 --out new  fifty files in a folder
    grille generate sudoku --help  what a sudoku can be like
examples-lab =
    grille lab run puzzles --out results  every method on a folder of puzzles
    grille lab report results  who solved what, and how fast
    grille lab watch puzzle.txt  a method at work, step by step
    grille lab stacks queens-8 --first  the search by stacks
examples-run =
    grille lab run puzzles --out results  every method of the family
    grille lab run puzzles --methods fast,sat --timeout 10 --out quick
    grille lab run new --generate bridges --sizes 5,7 --count 5 --out made
examples-report =
    grille lab report results  tables on the screen
    grille lab report results --out report  a page, tables and plots in a folder
examples-stacks =
    grille lab stacks problem-1  all solutions of the first problem
    grille lab stacks queens-8 --first  one way to place eight queens
    grille lab stacks queens-6 --events  every push and every step back
    grille lab stacks sudoku puzzle.txt  a puzzle, cell by cell
examples-watch =
    grille lab watch puzzle.txt  in the terminal
    grille lab watch puzzle.txt --method search --beside sat  two side by side
    grille lab watch puzzle.txt --out film.html  a page to send to somebody
examples-serve =
    grille serve  open the page in the browser
    grille serve --no-open --port 8000  only serve it, at this port
examples-rules =
    grille rules  those of all families
    grille rules sudoku  those of one family
    grille rules --pictures takuzu  each with an example
examples-families =
    grille families  everything that can be read and solved
examples-methods =
    grille methods  everything that --method takes
examples-completions =
    grille completions bash > grille.bash  to be sourced by the shell
examples-man =
    grille man > grille.1  the page of the program
    grille man solve > grille-solve.1  the page of one command

## Manual

man-name = NAME
man-synopsis = SYNOPSIS
man-description = DESCRIPTION
man-subcommands = SUBCOMMANDS
man-extra = EXAMPLES
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
nearly-read-as = { $name }: not a puzzle as it stands; taken as { $family } ({ $form }), it has this mistake:
could-be-another = { $name }: read as { $family }; if you meant { $others }, say so with --family
passed-over = { $number ->
    [one] { $name }: line { $line } is neither a puzzle nor a title, and was skipped: { $text }
   *[other] { $name }: { $number } lines are neither puzzles nor titles, and were skipped; the first is line { $line }: { $text }
}
no-file-and-no-puzzle = { $error }, and it is not a puzzle either
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
several-stopped-early = several solutions; stopped early: what is left empty differs, and more may differ
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
one-shown-perhaps-others = one solution shown; there may be others
lab-stacks-unknown = `{ $name }` cannot be searched by stacks: write `problem-1` to `problem-4`, `queens-1` to `queens-{ $widest }`, or one of these families and a file: { $families }
gave-up = `{ $method }` gave up: it does not know how to go on
told-wrong = the answer of `{ $method }` is wrong:
stopped-before-solution = stopped before a solution was found
stopped-before-knowing = one solution found, but stopped before knowing whether it is the only one
right-solution = the solution is right
wrong-solution = the solution is wrong
right-solution-number = solution { $number } is right
wrong-solution-number = solution { $number } is wrong
no-mistake-so-far = no mistake so far
a-mistake = there is a mistake
no-solution-given = no solution was given for it
and-more = and { $number } more

## Steps

hint-where = look at { $places }
hint-more = --reveal { $stage } tells more
hint-solved = every cell is filled
hint-mistake = there is a mistake in what is filled in
hint-mistake-at = what is filled in at { $place } is wrong
hint-struck = the pencil marks lack a number that belongs there
hint-struck-at = the pencil marks at { $place } lack the number that belongs there
hint-mistake-more = --mistake says where
hint-no-rule = none of these rules helps from here
way-why = { $rule }: { $why }
way-link = { $why } { $then }
way-then = → { $then }
way-summary = { $number ->
    [one] 1 step, { $level }
   *[other] { $number } steps, { $level }
}
way-summary-stuck = { $number ->
    [one] 1 step, which does not solve it
   *[other] { $number } steps, which do not solve it
}
way-page-over-puzzle = this is the puzzle itself; write the page to another file
way-more = { $number ->
    [one] and 1 more by the same rule
   *[other] and { $number } more by the same rule
}
way-stuck = { $open ->
    [one] These rules go no further: 1 place is still open.
   *[other] These rules go no further: { $open } places are still open.
}
way-solved = Solved.
way-keys = ← and → go from step to step.
way-page-written = written
grade-level = { $level }, score { $score }
grade-stuck = these rules do not solve it
grade-elsewhere = { $program }: { $level }, { $score }
grade-elsewhere-number = { $program }: { $rating }
grade-elsewhere-above = { $program }: above { $rating }
rests-on-uniqueness = relies on there being only one solution
diagnosis-none = no solution
diagnosis-clash = { $number ->
    [0] no solution, whatever the clues
    [one] no solution: 1 clue is impossible
   *[other] no solution: { $number } clues contradict each other
}
diagnosis-clash-clues = clues: { $clues }
diagnosis-minimal = leave any one of them aside, and the others no longer contradict each other
diagnosis-believe = they lead to a contradiction:
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
    [one] 1 place of { $all } is open: { $places }
   *[other] { $open } places of { $all } are open: { $places }
}

## Pictures

too-large-to-draw = too large to draw
in-half-blocks = drawn small, in half blocks; the whole drawing takes { $columns } columns: use --plain, or write to a file
too-wide-to-draw = this drawing is { $columns } columns wide, too wide for this terminal: use --plain, or write to a file
too-wide-to-show = too wide for this terminal: use a wider window, or write to a file
other-columns = its table has other columns than the first
svg-draws-one = --svg draws one puzzle, and there are several here; --out FOLDER writes each into a file
drawing-written = drawing written to { $path }

## What it took

stats = { $method }: { $time }, { $counters }
counter = { $name } { $count }
time-seconds = { $number } s
time-milliseconds = { $number } ms
time-microseconds = { $number } µs

## Many puzzles

progress = { $number } done in { $time }
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
generate-there = { $folder } already holds puzzles: continue with `--resume`, or name another folder
generate-other = the folder holds puzzles made with other wishes or another seed
file-trouble = { $path }: { $error }
families-made = grille generate: { $width }×{ $height } by default; takes { $wishes }
generate-no-image = { $file } is not a picture in PNG, JPEG, PBM, PGM or PPM
generate-changed = { $number } of { $all } cells changed: { $places }
generate-unchanged = no cell changed
generate-settling = the picture itself has several solutions; one cell alone would settle it: { $places }

## The laboratory

lab-refused-because = nothing was done: { $why }
lab-other-run = { $folder } holds results with another time limit, or for another question: name another folder
lab-no-instances = there is no puzzle in { $folder }
lab-no-results = there is no result in { $folder }
lab-wrong-none = It says that there is no solution, and another method shows one.
lab-wrong-unique = It says that there is one solution, and another method shows two.
lab-wrong-rule = The answer breaks a rule.
lab-wrong-answer = { $name }: the answer of { $method } is wrong
lab-report-hint = `grille lab report { $folder }` shows every instance, and draws plots with `--out`

## serve

about-serve = Play, set, solve and learn in a page of your browser
help-serve-port = The port to use; if it is taken, the next free one
help-serve-address = The address to listen on; `0.0.0.0` lets other machines open the page
help-serve-no-open = Do not open the browser
value-address = ADDRESS
serve-taken = port { $port } is taken: this is the next free one
serve-how = The page stays there until you quit it, or press Ctrl-C here.
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
