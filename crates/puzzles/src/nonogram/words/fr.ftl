### Picross.

nonogram-name = picross
