### Nonogram.

nonogram-name = nonogram
