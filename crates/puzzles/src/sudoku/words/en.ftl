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

## Mistakes

sudoku-square = as many rows as columns, { $most } at most
sudoku-square-board = a square board
sudoku-cells-in-line = a square number of cells, such as 16, 36, 81 or 256, in a line
sudoku-cells-as-numbers = a square number of cells, such as 16, 36, 81 or 256, as numbers
sudoku-cell = a number from 1 to { $side }, or `.` `0` `_` for an empty cell
sudoku-cell-letters = a number from 1 to { $side } (10 is `A`), or `.` `0` `_` for an empty cell
sudoku-blocks-product = ROWSxCOLUMNS whose product is { $side }, the side of the board
sudoku-another-board = another board
sudoku-filled-board = a filled board of { $side } by { $side }
sudoku-empty-cell = an empty cell
sudoku-number-everywhere = a number in every cell
sudoku-unusual-blocks = this form cannot say that the blocks have an unusual shape
sudoku-too-wide-for-characters = one character a cell is not enough for a side of { $side }
sudoku-too-wide-for-line = a board this wide is not written in one line

## Complaints

sudoku-twice = a number stands twice
