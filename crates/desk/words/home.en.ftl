# Home, opening files, settings.
home-edition = { $n ->
    [one] One family in three grades. Each puzzle has one solution, and it is proved.
    [6] Six families in three grades. Each puzzle has one solution, and it is proved.
   *[other] { $n } families in three grades. Each puzzle has one solution, and it is proved.
}
home-state-new = new
home-state-begun = begun
home-state-solved = solved
home-grade = { $family }, { $level }, { $state }
home-making = Making it.
home-yours = Yours
home-continue = Continue
home-continue-one = Continue: { $name }
home-game = { $family }, { $level }
home-progress = { $done } of { $of }, { $time }
home-of = { $done } of { $of } solved
home-nothing-begun = Nothing begun yet. Pick a family.
home-bring = Bring a puzzle
home-paste = A line, a link or the text of a file
home-paste-hint = Paste a line, a link or the text of a file. Family and notation are recognised.
home-read = Read
home-choose = Choose
home-or-drop = or drop a file anywhere
home-drop-here = Drop it anywhere
home-make = Make one
home-family = Family
home-size = Size
home-level = Grade
home-further = More wishes
home-seed = Seed: the same number gives the same puzzle
home-other-size = Another size
home-make-and-play = Make and play
home-make-stop = Stop
home-tries = { $n ->
    [one] One try so far
   *[other] { $n } tries so far
}
home-wish-any = Any
home-wish-symmetry = Symmetry
home-wish-symmetry-none = None
home-wish-symmetry-half-turn = Half-turn
home-wish-symmetry-quarter-turn = Quarter-turn
home-wish-symmetry-mirror = Mirror
home-wish-symmetry-diagonal = Diagonal
home-wish-symmetry-full = Full
home-wish-loops = Loops
home-wish-loops-yes = At least one
home-wish-loops-no = None
home-wish-minimal = No given can be left out
home-wish-givens = How many givens
home-wish-colours = Colours
home-wish-density = Density, from 0 to 1
home-wish-doubles = Share of doubles, from 0 to 1
home-collections = Collections
home-rules = Rules
home-keys = Keys
home-print = Print several
home-notations = All notations
home-offline = Works without a network
home-notations-about = What is brought is recognised by itself. What is written can be chosen when a puzzle is saved.
home-read-only = (read only)
home-key-move = move
home-key-extend = paint on, extend the selection, one more bridge
home-key-ends = ends of the line; with Ctrl, of the board
home-key-cycle = next value; where there are pencil marks, digit or pencil
home-key-value = write the value
home-key-cross = cross
home-key-clear = clear
home-key-undo = undo
home-key-redo = redo
home-key-checkpoint = checkpoint
home-key-hint = hint, or its next stage
home-key-check = right so far?
home-key-explain = explanation
home-key-close = close
home-key-keys = these keys
home-close = Close
home-no-answer = The program does not answer. Is it still running?
home-misread-line = Line { $line }
home-expected = Expected: { $what }
home-no-pictures = No family can be made from a picture.
home-nothing-found = There is no puzzle in it.
home-cannot-open = This cannot be opened
home-several = { $n ->
    [one] One puzzle
   *[other] { $n } puzzles. Which one?
}
home-more-left-out = { $n ->
    [one] One more is not listed.
   *[other] { $n } more are not listed.
}
home-settings = Settings
home-language = Language
home-theme = Theme
home-theme-system = System
home-theme-light = Light
home-theme-dark = Dark
home-theme-black = Black
home-errors = Errors
home-errors-off = Off
home-errors-asked = When asked
home-errors-live = Live
home-setting-timer = Show the time
home-setting-prune = Prune pencil marks as digits are placed
home-setting-axis = A drag stays in its row or column
home-setting-zoom = Two fingers do not zoom
home-setting-left = Left hand: tools on the other side
home-setting-haptics = Vibrate at each stroke
home-quit = Quit
home-quit-about = Ends the program behind this page. Games stay in this browser.
home-quit-done = The program has ended
home-quit-text = This page can be closed. Start it again with: grille serve
