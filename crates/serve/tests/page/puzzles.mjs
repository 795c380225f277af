// One small puzzle a family, each with one solution: what the tests play, set, share and open.
export const puzzles = {
  sudoku: 'grille 1 sudoku\nblocks = 2x2\nboard\n. . . .\n. . 4 1\n3 1 . .\n. . . .\n',
  nonogram: 'grille 1 nonogram\nrows\n5\n1 1\n1 1\n1 1\n5\ncolumns\n5\n1 1\n1 1\n1 1\n5\n',
  bridges: 'grille 1 bridges\nmost = 2\nboard\n. . . . .\n. 4 . . 4\n. . . . .\n. . 2 . 4\n. 2 . . .\n',
  singles: 'grille 1 singles\nboard\n1 3 1 2 2\n5 4 1 3 1\n2 4 4 1 3\n1 5 3 4 2\n5 2 1 1 2\n',
  takuzu: 'grille 1 takuzu\nequal-lines = forbidden\nboard\n1 1 . .\n. 0 . .\n. . . 1\n. . 0 1\n',
  queens: 'grille 1 queens\nboard\n. . . . . .\nQ . . . . .\n. . . . . .\n. . . . . .\n. . . . . .\n. . . . . .\n',
};
