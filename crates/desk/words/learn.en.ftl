# Learning: films of searches, races, the rules as exercises.
learn-title = Two methods, one puzzle
learn-puzzle = Puzzle
learn-rules = Rules
learn-share = Share
learn-shared = The link is copied.
learn-table = Table and plot
learn-change = Method
learn-change-it = Change
learn-filming = Filming.
learn-step = Step
learn-of = of { $n }
learn-step-of = Step { $step } of { $of }
learn-filled = Cells filled
learn-guesses = Guesses
learn-pushes = Pushes
learn-dead-ends = Dead ends
learn-deductions = Deductions
learn-stacks = Stacks
learn-choices = Choices left in each cell’s stack
learn-left = Choices left in each cell
learn-places = { $n ->
    [one] One cell
   *[other] { $n } cells
}
learn-filled-by-step = Cells filled, step by step
learn-steps = { $n ->
    [one] One step
   *[other] { $n } steps
}
learn-steps-same = { $n ->
    [one] One step, on the same scale
   *[other] { $n } steps, on the same scale
}
learn-transport = Play the films
learn-slider = Step
learn-to-start = To the start
learn-back = One step back
learn-play = Play
learn-pause = Pause
learn-on = One step on
learn-to-end = To the end
learn-speed = Speed
learn-speed-slow = Slow
learn-speed-ten = 10 a second
learn-speed-full = Full
learn-racing = All methods are at work.
learn-method = Method
learn-verdict = Verdict
learn-seconds = Time
learn-csv = CSV
learn-svg = Plot as SVG
learn-png = Plot as PNG
learn-plot = Time of each method, on a scale of tens
rules-of = Rules of { $name }
rules-families = Families
rules-find = Where does it apply? Click the cell in which something follows.
rules-reveal = Show it
rules-again = Hide it again
rules-not-here = Not here. Look again, or have it shown.
