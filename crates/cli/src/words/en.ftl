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
hint-family-says = --family says which
one-puzzle-a-file = `{ $form }` holds one puzzle a file
no-lines = no family has lines
lines-know = --lines knows { $known }, not { $family }

## Puzzles and files

head = { $name }: { $puzzle }, { $finding }
mistake = { $name }: { $message }
puzzle-kind = { $family } { $width }×{ $height }
standard-input = standard input
the-puzzle = puzzle
the-solution = solution
solution-of = solution of { $name }
no-puzzle-in-it = there is no puzzle in it
nearly-read-as = { $name }: no puzzle as it stands; read as { $family } ({ $form }):
no-file-and-no-puzzle = { $error }, and it is no puzzle of one line
no-text-at = this is no text: byte { $byte } is not UTF-8
no-such-file = No such file or directory (os error 2)
permission-denied = Permission denied (os error 13)
is-a-folder = Is a directory (os error 21)
system-says = { $words }
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
stopped-before-solution = stopped before a solution was found
stopped-before-knowing = a solution, but stopped before knowing whether it is the only one
right-solution = the solution is right
wrong-solution = the solution is wrong
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
too-wide-to-draw = { $columns } columns wide, too wide to draw here; --plain or a file takes it
svg-draws-one = --svg draws one puzzle, and here are several

## What it took

stats = { $method }: { $time }, { $counters }
counter = { $name } { $count }
guesses-name = guesses
propagations-name = propagations
conflicts-name = conflicts
restarts-name = restarts
lines-name = lines
cells-name = cells
probes-name = probes
time-seconds = { $number } s
time-milliseconds = { $number } ms
time-microseconds = { $number } µs

## Many puzzles

progress = {"{pos}"} done, {"{elapsed}"} gone
summary = { $number } puzzles in { $time }: { $parts }
puzzles-done = { $number } done
puzzles-several = { $number } with several solutions
puzzles-none = { $number } without solution
puzzles-limit = { $number } stopped at a limit
puzzles-bad = { $number } not understood
puzzles-interrupted = { $number } interrupted
