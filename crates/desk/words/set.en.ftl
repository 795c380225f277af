# Setting a puzzle, saving it, printing.
set-start = Set a puzzle
set-a = Set: { $name }
set-resume = Carry on with { $name }
set-being-set = Being set, { $clues }
set-clues = { $n ->
    [one] one clue
   *[other] { $n } clues
}
set-form = Rules
set-title = Title
set-author = Author
set-rows = Rows
set-columns = Columns
set-fewer-rows = Fewer rows
set-more-rows = More rows
set-fewer-columns = Fewer columns
set-more-columns = More columns
set-value-forbidden = forbidden
set-value-allowed = allowed
set-show-common = Show what all solutions share
set-symmetric = Keep the clues symmetric
set-tools = Tools
set-pen = What a click writes
set-pen-cycle = Cycle
set-pen-type = Type
set-pen-clear = Clear
set-undo = Undo
set-redo = Redo
set-save = Save as
set-link = Copy a link
set-link-short = Link
set-play = Play it
set-verdict = Verdict
set-verdict-unique = One solution
set-verdict-several = Several solutions
set-verdict-none = No solution
set-verdict-unknown = Not decided
set-thinking = Still searching
set-stop = Stop
set-stopped = Stopped
set-stopped-text = Nothing is known of this puzzle yet. The next edit asks again.
set-first = First
set-second = Second
set-grade = Grade: { $level }, score { $score }.
set-rules-used = { $n ->
    [one] One rule is needed
   *[other] { $n } rules are needed
}
set-clash-steps = Why, step by step
set-clashing = { $n ->
    [one] The clue
   *[other] The { $n } clues
}
set-without-unique = without it: one solution
set-without-several = without it: several solutions
set-without-none = without it: other clues clash
set-without-unknown = without it: not decided
set-take-away = Take away
set-leaves-unique = What leaves one solution
set-leaves-several = What leaves solutions, though not yet only one
set-offer-level = one solution, { $level }
set-add = Add
set-change = Change
set-more = { $n ->
    [one] One more
   *[other] { $n } more
}
set-spare = What could be left out
set-spare-each = { $n ->
    [one] One clue can be left out, and there is still one solution.
   *[other] Any one of { $n } clues can be left out, and there is still one solution.
}
set-leave-out = { $n ->
    [one] Leave it out
   *[other] Leave out { $n } at once
}
set-last-edits = Your last edits
set-edits = Your last edits: { $list }
set-edit-none = none
set-edit-several = several
set-edit-unique = one
set-edit-unknown = not decided
set-line-row = Row { $n }
set-line-column = Column { $n }
set-line = { $line }: { $clue }
set-no-clue = no clue
set-text = The puzzle as text
set-form-of-text = Notation
set-download = Text file
set-copy = Copy text, picture and link
set-copied = Copied: text, picture and link.
set-link-copied = The link is copied.
set-svg = SVG
set-png = PNG
set-print = Print
set-leave = This puzzle is not saved. Leave it?
set-from-image = From an image
set-image = Choose an image
set-threshold = Threshold: what is darker is filled
set-colours = Colours
set-dither = Greys
set-dither-none = as they are
set-dither-ordered = in a pattern of dots
set-dither-diffusion = in scattered dots
set-inverted = Light instead of dark
set-traced = Grade: { $level }.
set-preview = Preview of the picture
set-use-image = Make the puzzle
set-repaired = { $n ->
    [0] The picture needed no change.
    [one] One cell was changed, so that there is one solution.
   *[other] { $n } cells were changed, so that there is one solution.
}
print-title = Print
print-paper = Paper
print-a4 = A4
print-letter = Letter
print-each = Puzzles a sheet
print-solutions = Solutions overleaf
print-folio = Date and page number
print-which = Puzzles
print-now = Print
print-none = Nothing to print yet. Choose a puzzle.
print-add-today = Add one of each family
print-foot-overleaf = Each puzzle has one solution. They are overleaf.
print-foot-plain = Each puzzle has one solution.
print-foot-solutions = Solutions
print-size = { $width } × { $height }
print-preview = Preview
print-making = Being made.
