# Playing: the board and what is said of it, tools, hints, checks, steps.

## The board, as a screen reader is told
play-grid = { $name }, { $width } by { $height }
play-row = Row { $n }
play-column = Column { $n }
play-line-clue = { $line }, clue { $clue }.
play-cell = Row { $row }, column { $column }: { $what }
play-empty = empty
play-given = { $text }, given
play-pencilled = pencil { $list }
play-island = Island { $clue }: { $sum } of { $clue }
play-at = row { $row }, column { $column }
play-north = { $n ->
    [1] one north
    [2] two north
   *[other] { $n } north
}
play-east = { $n ->
    [1] one east
    [2] two east
   *[other] { $n } east
}
play-south = { $n ->
    [1] one south
    [2] two south
   *[other] { $n } south
}
play-west = { $n ->
    [1] one west
    [2] two west
   *[other] { $n } west
}
play-none-north = none north
play-none-east = none east
play-none-south = none south
play-none-west = none west

## Beside the board
play-size = { $width } × { $height }
play-size-level = { $size }, { $level }
play-to-go = To go
play-settled = Settled
play-cells = { $n ->
    [one] { $n } cell
   *[other] { $n } cells
}
play-of = { $n } of { $of }
play-time = Time
play-title-cells = { $n ->
    [one] { $n } cell to go
   *[other] { $n } cells to go
}
play-title-left = { $n } to go

## Checkpoints
play-points = Checkpoints
play-start = Start
play-now = Now
play-point = Set a checkpoint
play-point-short = Checkpoint
play-point-name = Move { $n }
play-point-label = Name
play-point-keep = Keep this moment
play-point-return = Back to
play-point-set = Checkpoint kept: { $name }
play-point-back = Back to { $name }

## Tools
play-tools = Tools
play-undo = Undo
play-redo = Redo
play-undone = Undone
play-redone = Redone
play-check = Right so far?
play-hint = Hint
play-more = More
play-modes-paint = What a tap writes
play-modes-write = What a digit writes
play-modes-join = What a drag draws
play-mode-digit = Digit
play-mode-pencil = Pencil
play-mode-cycle = Next value with each tap
play-digits = Digits
play-hold-shift = hold Shift for the other
play-pad = Digits, with how many are left
play-pad-left = left
play-fill-marks = Fill in marks
play-fill-short = Fill marks
play-erase = Erase
play-prune = Prune marks as digits are placed
play-steps = Explanation
play-steps-short = All steps
play-solve = Solve
play-restart = Start again
play-restarted = Started again. Undo brings everything back.
play-share = Save and share
play-print = Print
play-set = Change the puzzle

## The margin
play-panel-none = Tools
play-panel-hint = Hint
play-panel-check = Right so far?
play-panel-steps = Explanation
play-panel-solved = Solved
play-panel-solution = Solution
play-panel-trouble = Trouble
play-trouble = No answer came
play-thinking = Thinking.

## Hint
play-hint-close = Close the hint
play-hint-why = Why?
play-hint-what = What follows?
play-hint-apply = { $n ->
    [one] Fill it in
   *[other] Fill them in
}
play-hint-next = Fill in, next hint
play-chain = { $n ->
    [one] The one step behind it
   *[other] The { $n } steps behind it
}
play-figure = The two fillings of { $line } that lie furthest apart
play-figure-leftmost = Leftmost
play-figure-rightmost = Rightmost
play-figure-highest = Highest
play-figure-lowest = Lowest
play-figure-both = Both
play-rule = { $name }, { $level }
play-legend-where = look here
play-legend-because = because
play-legend-follows = therefore

## Right so far?
play-right = Right so far
play-left = { $n ->
    [one] One place is left.
   *[other] { $n } places are left.
}
play-checked-at = Checked at { $time }. Nothing was shown that you had not found.
play-wrong = Not quite
play-wrong-move = Something before move { $n } is wrong.
play-wrong-show = Show where
play-back = Back to before the mistake
play-back-done = Back to before the mistake. Undo returns.

## Explanation
play-steps-close = Close the explanation
play-steps-track = Step
play-steps-stuck = The rules end here; from here on one has to try.
play-step-back = Previous step
play-step-on = Next step
play-step-of = Step { $n } of { $of }
play-play = Play
play-pause = Pause
play-carry-on = Carry on from here
play-my-game = Back to my game

## Solved
play-solved = Solved
play-solved-in = Solved in { $time }.
play-solved-plain = Every rule is kept.
play-solution = Solution
play-solution-shown = This is the solution. Undo returns to your game.
play-diagnose = See what is wrong with the puzzle
play-another = Another like this
play-making = Making one.
