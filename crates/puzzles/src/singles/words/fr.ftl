### Hitori.

singles-name = hitori
singles-rules = Noircir des cases : aucun chiffre visible deux fois dans une ligne ou une colonne, pas deux cases noircies voisines par un côté, et toutes les cases blanches d’un seul tenant.
singles-method-fast = hitori : paires de cases, chaînes de cases noircies, quelques hypothèses, puis apprentissage de clauses

## Notations

singles-form-rows = une ligne de texte par ligne de la grille, des nombres séparés par des espaces ou des virgules
singles-form-grid = une ligne « LARGEUR HAUTEUR », puis des lignes de nombres
singles-form-puzzlink = un lien de puzz.link ou pzv.jp : « https://puzz.link/p?hitori/8/8/… » ; un par ligne
singles-form-tatham = un identifiant du Singles de Tatham : « 5x5:… », ou la page qui le porte ; un par ligne
singles-form-save = une partie enregistrée du Singles de Tatham

## Erreurs

singles-cell = { $number }, « # » pour une case noircie ou « ? » pour une case non décidée
singles-empty = une case vide
singles-link-digits = un chiffre ou une lettre minuscule
singles-link-sign = un chiffre ou une lettre minuscule, ou « - » avant deux d’entre eux
singles-id-numbers = { $game } accepte des nombres jusqu’au plus long côté de la grille, et jusqu’à { $most }
singles-id-sign = un chiffre ou une lettre pour chaque case

## Reproches

singles-twice = un chiffre est visible deux fois
singles-touch = deux cases noircies se touchent par un côté
singles-cut-off = des cases blanches sont coupées des autres
singles-crowded = { $number } apparaît tant de fois côte à côte que deux cases noircies se toucheraient
singles-must-touch = toutes deux doivent être noircies, à cause de doublons côte à côte dans leurs rangées, mais elles se touchent par un côté
