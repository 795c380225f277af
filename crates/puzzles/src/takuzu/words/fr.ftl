### Takuzu, dit aussi binairo.

takuzu-name = takuzu
takuzu-rules = Remplir toutes les cases de 0 et de 1 : jamais trois chiffres identiques à la suite, autant de 0 que de 1 dans chaque ligne et chaque colonne, pas deux lignes identiques ni deux colonnes identiques.
takuzu-switch-equal-lines = deux lignes, ou deux colonnes, identiques (interdites par défaut)
takuzu-switch-equal-lines-values = forbidden (interdites) ou allowed (permises)
takuzu-method-fast = takuzu : rangées résolues exactement par ensembles de bits, quelques hypothèses, puis apprentissage de clauses

## Notations

takuzu-form-rows = une ligne de texte par ligne de la grille, avec des 0, des 1 et des « . », ou un tableau à barres verticales
takuzu-form-grid = une ligne « LARGEUR HAUTEUR », puis des lignes de 0, de 1 et de « . »

## Erreurs

takuzu-clue = 0, 1 ou une case vide
takuzu-cell = 0, 1 ou « . »
takuzu-cell-range = un chiffre, { $low } ou { $high }
takuzu-even = des nombres pairs de lignes et de colonnes
takuzu-equal-lines = « forbidden » ou « allowed »
takuzu-equal-lines-unsaid = cette notation ne permet pas d’indiquer que des rangées identiques sont permises

## Reproches

takuzu-unbalanced = trois chiffres identiques à la suite, ou pas autant de 0 que de 1
takuzu-equal = deux rangées sont identiques
