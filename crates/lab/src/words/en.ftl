## The laboratory: tables, plots and result files

lab-instance = Instance
lab-method = Method
lab-question = Answers
lab-question-unique = the only solution
lab-question-solution = one solution
lab-runs = Runs
lab-median = Median time
lab-all-time = Time in all
lab-right = right
lab-wrong = wrong
lab-solved = solved
lab-several = several solutions
lab-none = no solution
lab-limit = time limit
lab-gave-up = gave up
lab-refused = too large
lab-no-time = no result: there is no line `{ $key } = …`
lab-bad-field = no result: `{ $part }`

lab-axis-time = Time to solve
lab-axis-size = Side of the board (cells)
lab-axis-share = Share of instances solved (%)
lab-axis-guesses = Guesses
lab-axis-method = Method (solved of all runs)
lab-solved-of = { $method } ({ $solved } of { $all })
lab-density = density { $density }
lab-plot-time = { $family }: time against size, medians
lab-plot-of = { $title } ({ $question })
lab-plot-profile = { $family }: instances solved within a time
lab-plot-boxes = { $family }: times of the methods
lab-plot-guesses = { $family }: guesses against size, medians
lab-report = Methods side by side
lab-report-methods = Methods
lab-report-instances = Instances
lab-report-note = Times are those of runs that have the answer. In medians a run without it counts as one that takes for ever: where most have none, there is no point. Boxes hold the middle half of the times, their line is the median, whiskers reach to the shortest and the longest.
lab-report-wrong = Wrong answers
lab-report-more = { $number ->
    [one] There is 1 more wrong answer.
   *[other] There are { $number } more wrong answers.
}
