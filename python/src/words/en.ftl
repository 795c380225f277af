# Sentences of the Python package alone; those that it shares with the command are the command's.
python-no-more = the time was up before all solutions were found
python-verdict = { $verdict ->
    [unique] one solution
    [several] several solutions
    [none] no solution
   *[unknown] not known how many solutions
 }
python-steps = { $number ->
    [one] { $number } step, { $level }
   *[other] { $number } steps, { $level }
 }
python-said = { $board }: { $what }
python-board = { $family } { $width }×{ $height }
python-batch-too-large = the solutions of this batch take more than 2 GB: cut it into smaller ones
python-no-text-column = a column of texts is wanted, found { $found }
python-which-column = the table has no column of texts named `{ $name }`
python-one-puzzle = one puzzle is wanted, found { $number }
