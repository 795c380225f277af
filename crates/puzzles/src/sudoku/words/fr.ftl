### Sudoku.

sudoku-name = sudoku
sudoku-rules = Remplir toutes les cases : chaque ligne, chaque colonne et chaque bloc contient chaque chiffre une seule fois.
sudoku-switch-blocks = la forme d’un bloc, par exemple 2x3 sur une grille de 6
sudoku-switch-blocks-values = LIGNESxCOLONNES
sudoku-method-fast = sudoku : neuf sur neuf par instructions vectorielles, autres tailles par ensembles de bits et apprentissage

## Notations

sudoku-form-line = une grille par ligne, un caractère par case : 1-9A-Z, « . » ou 0 si vide
sudoku-form-rows = une ligne de texte par ligne de la grille ; les traits entre les blocs sont admis
sudoku-form-list = des nombres avec virgules, crochets ou sauts de ligne n’importe où, 0 si vide

## Erreurs

sudoku-square = autant de lignes que de colonnes, { $most } au plus
sudoku-square-board = une grille carrée
sudoku-cells-in-line = une ligne dont le nombre de cases est un carré, comme 16, 36, 81 ou 256
sudoku-cells-as-numbers = une liste dont le nombre de cases est un carré, comme 16, 36, 81 ou 256
sudoku-cell = un chiffre de 1 à { $side }, ou « . », « 0 » ou « _ » pour une case vide
sudoku-cell-letters = un nombre de 1 à { $side } (10 s’écrit « A »), ou « . », « 0 » ou « _ » pour une case vide
sudoku-blocks-product = LIGNESxCOLONNES dont le produit est { $side }, le côté de la grille
sudoku-another-board = une autre grille
sudoku-filled-board = une grille complète de { $side } × { $side }
sudoku-empty-cell = une case vide
sudoku-number-everywhere = un chiffre dans chaque case
sudoku-unusual-blocks = cette notation ne permet pas d’indiquer des blocs de forme inhabituelle
sudoku-too-wide-for-characters = un caractère par case ne suffit pas pour un côté de { $side }
sudoku-too-wide-for-line = une grille aussi large ne s’écrit pas sur une ligne

## Reproches

sudoku-twice = un chiffre apparaît deux fois
