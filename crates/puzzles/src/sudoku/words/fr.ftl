### Sudoku.

sudoku-name = sudoku
