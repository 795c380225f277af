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
sudoku-form-puzzlink = un lien de puzz.link ou pzv.jp : « https://puzz.link/p?sudoku/9/9/… » ; un par ligne
sudoku-form-tatham = un identifiant du Solo de Tatham : « 3x3:… », ou la page qui le porte ; un par ligne
sudoku-form-save = une partie enregistrée du Solo de Tatham

## Erreurs

sudoku-square = autant de lignes que de colonnes, { $most } au plus
sudoku-cells-in-line = une ligne dont le nombre de cases est un carré, comme 16, 36, 81 ou 256
sudoku-cells-as-numbers = une liste dont le nombre de cases est un carré, comme 16, 36, 81 ou 256
sudoku-cell = un chiffre de 1 à { $side }, ou « . », « 0 » ou « _ » pour une case vide
sudoku-cell-letters = un nombre de 1 à { $side } (10 s’écrit « A »), ou « . », « 0 » ou « _ » pour une case vide
sudoku-blocks-product = LIGNESxCOLONNES dont le produit est { $side }, le côté de la grille
sudoku-another-board = une autre grille
sudoku-filled-board = une grille complète de { $side } × { $side }
sudoku-unusual-blocks = cette notation ne permet pas d’indiquer des blocs de forme inhabituelle
sudoku-too-wide-for-characters = un caractère par case ne suffit pas pour un côté de { $side }
sudoku-single-cell = une case seule serait prise pour un nombre
sudoku-link-side = un côté de 2, 3, 4, 6, 9, 16, 25, 36, 49 ou 64 : pour les autres, les blocs de puzz.link ne sont pas ceux d’un sudoku
sudoku-link-blocks = puzz.link a d’autres blocs sur les grilles de { $side } × { $side }
sudoku-solo-sides = { $game } accepte des blocs d’au moins 2 lignes et 2 colonnes, et des grilles de { $most } × { $most } au plus
sudoku-solo-sign = un nombre, « a » à « z » pour des cases vides, ou « _ » entre deux nombres
sudoku-jigsaw = « j », des blocs irréguliers
sudoku-killer = « k », un killer
sudoku-diagonals = « x », une grille à diagonales
sudoku-plain = les règles habituelles de { $game }

## Reproches

sudoku-twice = un chiffre apparaît deux fois
sudoku-given-twice = { $times ->
    [2] { $number } apparaît deux fois
   *[other] { $number } apparaît { $times } fois
}
