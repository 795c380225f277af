### Sudoku.

sudoku-name = sudoku
sudoku-rules = Fill every cell so that each row, each column and each block holds every number once.
sudoku-switch-blocks = the shape of a block, such as 2x3 on a board of 6
sudoku-switch-blocks-values = ROWSxCOLUMNS
sudoku-method-fast = sudoku: nine by nine in vector instructions, other sizes by sets of bits and learning

## Forms

sudoku-form-line = one puzzle a line, one character a cell: 1-9A-Z, `.` or 0 empty
sudoku-form-rows = one row of cells a line; bars and rules between blocks are fine
sudoku-form-list = numbers with commas, brackets or line breaks anywhere, 0 empty
sudoku-form-puzzlink = a link of puzz.link or pzv.jp: `https://puzz.link/p?sudoku/9/9/…`; one a line
sudoku-form-tatham = an id of Tatham's Solo: `3x3:…`, or the page with it; one a line
sudoku-form-save = a save file of Tatham's Solo

## Mistakes

sudoku-square = as many rows as columns, { $most } at most
sudoku-cells-in-line = a square number of cells, such as 16, 36, 81 or 256, in a line
sudoku-cells-as-numbers = a square number of cells, such as 16, 36, 81 or 256, as numbers
sudoku-cell = a number from 1 to { $side }, or `.` `0` `_` for an empty cell
sudoku-cell-letters = a number from 1 to { $side } (10 is `A`), or `.` `0` `_` for an empty cell
sudoku-blocks-product = ROWSxCOLUMNS whose product is { $side }, the side of the board
sudoku-another-board = another board
sudoku-filled-board = a filled board of { $side } by { $side }
sudoku-unusual-blocks = this form cannot say that the blocks have an unusual shape
sudoku-too-wide-for-characters = one character a cell is not enough for a side of { $side }
sudoku-single-cell = a single cell would be taken for a number
sudoku-link-side = a side of 2, 3, 4, 6, 9, 16, 25, 36, 49 or 64: on others the blocks of puzz.link are no blocks of a sudoku
sudoku-link-blocks = puzz.link has other blocks on boards of { $side } by { $side }
sudoku-solo-sides = { $game } takes blocks of 2 rows and 2 columns at least, and boards of { $most } by { $most } at most
sudoku-solo-sign = a number, `a` to `z` for empty cells, or `_` between two numbers
sudoku-jigsaw = `j`, a jigsaw
sudoku-killer = `k`, a killer
sudoku-diagonals = `x`, a board with diagonals
sudoku-plain = the plain rules of { $game }

## Complaints

sudoku-twice = a number stands twice
sudoku-given-twice = { $times ->
    [2] { $number } stands twice
   *[other] { $number } stands { $times } times
}
