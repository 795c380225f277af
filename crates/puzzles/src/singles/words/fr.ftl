### Hitori.

singles-name = hitori
singles-rules = Noircir des cases : aucun chiffre visible deux fois dans une ligne ou une colonne, pas deux cases noircies voisines par un côté, et toutes les cases blanches d’un seul tenant.
singles-method-fast = hitori : paires de cases, chaînes de cases noircies, quelques hypothèses, puis apprentissage de clauses

## Notations

singles-form-rows = une ligne de texte par ligne de la grille, des nombres séparés par des espaces ou des virgules
singles-form-grid = une ligne « LARGEUR HAUTEUR », puis des lignes de nombres

## Erreurs

singles-cell = { $number }, ou « # » pour une case noircie

## Reproches

singles-twice = un chiffre est visible deux fois
singles-touch = deux cases noircies se touchent par un côté
singles-cut-off = des cases blanches sont coupées des autres
