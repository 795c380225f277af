### Takuzu, dit aussi binairo.

takuzu-name = takuzu
takuzu-rules = Remplir toutes les cases de 0 et de 1 : jamais trois chiffres identiques à la suite, autant de 0 que de 1 dans chaque ligne et chaque colonne, pas deux lignes identiques ni deux colonnes identiques.
takuzu-short = Des 0 et des 1 : jamais trois pareils à la suite, autant de chaque.
takuzu-examples-generate =
    grille generate takuzu --size 8 --grade facile  huit sur huit, facile
    grille generate takuzu --symmetry miroir --minimal  symétrique, aussi peu d’indices que possible
    grille generate takuzu --set equal-lines=permises  les lignes égales sont permises
takuzu-also = binairo
takuzu-switch-equal-lines = deux lignes, ou deux colonnes, identiques (interdites par défaut)
takuzu-switch-equal-lines-short = Lignes ou colonnes égales
takuzu-switch-equal-lines-values = interdites ou permises
takuzu-switch-equal-lines-forbidden = interdites
takuzu-switch-equal-lines-allowed = permises
takuzu-method-fast = takuzu : rangées résolues exactement par ensembles de bits, quelques hypothèses, puis apprentissage de clauses
takuzu-method-rules = takuzu : les quatre règles A à D d’un programme d’étudiants, sans hypothèse ; abandonne là où elles s’arrêtent
takuzu-method-backtrack = takuzu : le retour en arrière du même programme, aveugle aux rangées égales : sa réponse est vérifiée
takuzu-method-rules-backtrack = takuzu : son retour en arrière, là où mènent ses règles ; sa réponse est vérifiée aussi

## Notations

takuzu-form-rows = une ligne de texte par ligne de la grille, avec des 0, des 1 et des « . », ou un tableau à barres verticales
takuzu-form-grid = une ligne « LARGEUR HAUTEUR », puis des lignes de 0, de 1 et de « . »
takuzu-form-line = une grille par ligne de texte, un signe par case : 0, 1 ou « . »
takuzu-form-tatham = un identifiant de l’Unruly de Tatham : « 8x8u:… », ou « 8x8:… » si les rangées identiques sont permises, ou la page qui le porte ; un par ligne
takuzu-form-save = une partie enregistrée de l’Unruly de Tatham

## Erreurs

takuzu-clue = 0, 1 ou une case vide
takuzu-cell = 0, 1 ou « . »
takuzu-even = des nombres pairs de lignes et de colonnes
takuzu-equal-lines = « forbidden » ou « allowed »
takuzu-equal-lines-unsaid = cette notation ne permet pas d’indiquer que des rangées identiques sont permises
takuzu-line-square = sur une ligne de texte ne tiennent que des carrés de 100 × 100 au plus
takuzu-id-crowded = { $game } n’accepte pas plus de rangées qu’il n’en existe de différentes
takuzu-id-sign = des lettres : « a » à « z » ou « A » à « Z »

## Reproches

takuzu-unbalanced = trois chiffres identiques à la suite, ou pas autant de 0 que de 1
takuzu-equal = deux rangées sont identiques
takuzu-too-many = { $times } fois { $value }, pour { $most } au plus
takuzu-crowded = { $lines } rangées de { $cells } cases ne peuvent pas être toutes différentes

## Les règles que suivent les joueurs

takuzu-rule-pair = paire (règle A)
takuzu-rule-gap = trou (règle B)
takuzu-rule-last = dernière case
takuzu-rule-count = quota atteint (règle C)
takuzu-rule-window = un seul manquant parmi trois cases
takuzu-rule-equal = rangées identiques (règle D)
takuzu-rule-line = tout ce qu’une rangée impose
takuzu-rule-equal-more = rangées identiques avec plus de cases vides
takuzu-then = { $number ->
    [one] { $cells } vaut { $digit }
   *[other] { $cells } valent { $digit }
}
takuzu-pair-why = { $cells } valent { $digit }, et il n’y a jamais trois { $digit } à la suite.
takuzu-gap-why = { $cells } valent { $digit }, et il n’y a jamais trois { $digit } à la suite.
takuzu-last-why = Il reste une case ({ $line }), et il manque un { $digit }.
takuzu-count-why = Le { $digit } figure déjà { $number } fois ({ $line }) : c’est son quota.
takuzu-window-why = Il manque un seul { $digit } ({ $line }). Sans lui, { $cells } seraient identiques : il s’y trouve.
takuzu-equal-why = { $number ->
    [one] Deux rangées ne peuvent être identiques : ici { $line } et { $others }.
   *[other] Deux rangées ne peuvent être identiques : ici { $line } et chacune de { $others }.
}
takuzu-line-why = Toutes les façons d’achever la rangée s’accordent ({ $line }).
