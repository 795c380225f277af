### Sudoku.

sudoku-name = sudoku
sudoku-rules = Remplir toutes les cases : chaque ligne, chaque colonne et chaque bloc contient chaque chiffre une seule fois.
sudoku-short = Chaque ligne, chaque colonne et chaque bloc contient tous les chiffres une fois.
sudoku-examples-generate =
    grille generate sudoku --grade difficile --symmetry demi-tour  comme dans les journaux
    grille generate sudoku --size 6 --set blocks=2x3  six sur six, pour débuter
    grille generate sudoku --givens 30 --seed 7  trente cases sont remplies
    grille generate sudoku --needs x-wing  pour s’exercer à une règle
sudoku-switch-blocks = la forme d’un bloc, par exemple 2x3 sur une grille de 6
sudoku-switch-blocks-short = Forme d’un bloc
sudoku-switch-blocks-values = LIGNESxCOLONNES
sudoku-method-stacks = sudoku : recherche par piles, case après case, le plus grand chiffre possible d’abord ; pour comparer
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

## Les règles que suivent les joueurs

sudoku-rule-full-house = dernière case
sudoku-rule-naked-single = singleton nu
sudoku-rule-hidden-single = singleton caché
sudoku-rule-locked-pair = paire verrouillée
sudoku-rule-locked-triple = triplet verrouillé
sudoku-rule-pointing = candidats verrouillés : pointage
sudoku-rule-claiming = candidats verrouillés : revendication
sudoku-rule-naked-pair = paire nue
sudoku-rule-naked-triple = triplet nu
sudoku-rule-hidden-pair = paire cachée
sudoku-rule-hidden-triple = triplet caché
sudoku-rule-naked-quad = quadruplet nu
sudoku-rule-hidden-quad = quadruplet caché
sudoku-rule-x-wing = X-Wing
sudoku-rule-swordfish = espadon
sudoku-rule-jellyfish = méduse
sudoku-rule-bug = BUG+1
sudoku-rule-skyscraper = gratte-ciel
sudoku-rule-two-string-kite = cerf-volant
sudoku-rule-turbot-fish = turbot
sudoku-rule-empty-rectangle = rectangle vide
sudoku-rule-w-wing = W-Wing
sudoku-rule-xy-wing = XY-Wing
sudoku-rule-xyz-wing = XYZ-Wing
sudoku-rule-unique-rectangle-1 = rectangle unique (type 1)
sudoku-rule-unique-rectangle-2 = rectangle unique (type 2)
sudoku-rule-unique-rectangle-3 = rectangle unique (type 3)
sudoku-rule-unique-rectangle-4 = rectangle unique (type 4)
sudoku-rule-finned-x-wing = X-Wing à nageoire
sudoku-rule-sashimi-x-wing = X-Wing sashimi
sudoku-rule-finned-swordfish = espadon à nageoire
sudoku-rule-sashimi-swordfish = espadon sashimi
sudoku-rule-finned-jellyfish = méduse à nageoire
sudoku-rule-sashimi-jellyfish = méduse sashimi
sudoku-rule-simple-colouring = coloriage simple
sudoku-rule-multi-colouring = coloriage multiple
sudoku-rule-x-chain = chaîne X
sudoku-rule-xy-chain = chaîne XY
sudoku-rule-aic = chaîne d’inférences alternées (AIC)
sudoku-rule-als-xz = ALS-XZ
sudoku-rule-cell-forcing-chain = chaîne forcée par case
sudoku-rule-region-forcing-chain = chaîne forcée par région
sudoku-rule-nishio = Nishio (réseau forcé par contradiction)
sudoku-rule-cell-forcing-net = réseau forcé par case (dynamique)
sudoku-rule-region-forcing-net = réseau forcé par région (dynamique)
sudoku-rule-locked-forcing-net = réseau forcé avec candidats verrouillés (dynamique +)
sudoku-is = { $number ->
    [one] { $cells } vaut { $digit }
   *[other] { $cells } valent { $digit }
}
sudoku-is-not = { $number ->
    [one] { $cells } ne vaut pas { $digits }
   *[other] { $cells } ne valent pas { $digits }
}
sudoku-full-house-why = Il reste une case ({ $line }), et il manque le { $digit }.
sudoku-naked-single-why = { $number ->
    [0] Il ne reste que { $digit } en { $cell }.
   *[other] Vu ce qui est déjà placé ({ $lines }), il ne reste que { $digit } en { $cell }.
}
sudoku-hidden-single-why = Le { $digit } n’a plus qu’une place ({ $line }) : { $cell }.
sudoku-locked-why = Le { $digit } n’a plus de place ({ $line }) qu’en { $cells }, qui font toutes partie d’une autre unité ({ $other }) : il n’y est nulle part ailleurs.
sudoku-naked-why = { $cells } n’ont plus ensemble que { $digits } : ces chiffres ne sont nulle part ailleurs ({ $lines }).
sudoku-hidden-why = { $digits } n’ont plus de place ({ $line }) qu’en { $cells } : il n’y a rien d’autre dans ces cases.
sudoku-fish-why = Le { $digit } n’a plus de place ({ $lines }) que dans autant de rangées qui les croisent ({ $others }) : celles-ci y ont leur { $digit }, et nulle part ailleurs.
sudoku-finned-fish-why = { $number ->
    [one] Le { $digit } n’a plus de place ({ $lines }) que dans autant de rangées qui les croisent ({ $others }), sauf la nageoire { $fins }. Ou bien la nageoire vaut { $digit }, ou bien ces rangées y ont leur { $digit }.
   *[other] Le { $digit } n’a plus de place ({ $lines }) que dans autant de rangées qui les croisent ({ $others }), sauf les nageoires { $fins }. Ou bien une nageoire vaut { $digit }, ou bien ces rangées y ont leur { $digit }.
}
sudoku-turbot-why = Le { $digit } a deux places dans chacune de ces unités ({ $lines }). Comme { $near } ne peuvent pas valoir { $digit } à la fois, c’est le cas de l’une des cases { $far }.
sudoku-empty-rectangle-why = Le { $digit } n’a plus de place ({ $block }) que dans une ligne et une colonne ({ $cross }). Si { $far } ne vaut pas { $digit }, alors { $near } le vaut, seule autre place ({ $line }), et le bloc a son { $digit } dans l’autre rangée ({ $arm }).
sudoku-w-wing-why = { $cells } n’ont plus que { $digit } et { $other }. Elles ne peuvent pas valoir { $other } toutes les deux, car il a sa place ({ $line }) en { $ends } : l’une d’elles vaut { $digit }.
sudoku-wing-why = Quel que soit le chiffre du pivot { $pivot } parmi { $digits }, l’une des cases { $holders } vaut { $digit }.
sudoku-unique-1-why = Si { $cells } n’avaient que { $digits }, ces chiffres pourraient s’échanger et il y aurait deux solutions. Donc { $corner } a un autre chiffre.
sudoku-unique-2-why = Si { $cells } n’avaient que { $digits }, ces chiffres pourraient s’échanger et il y aurait deux solutions. Donc l’une des cases { $roof } vaut { $digit }.
sudoku-unique-3-why = Si { $cells } n’avaient que { $digits }, ces chiffres pourraient s’échanger et il y aurait deux solutions. Donc l’une des cases { $roof } a un autre chiffre, ce qui, avec { $others }, prend toute la place de { $subset } ({ $line }).
sudoku-unique-4-why = Si { $cells } n’avaient que { $digits }, ces chiffres pourraient s’échanger et il y aurait deux solutions. Comme le { $digit } n’a pas d’autre place ({ $line }) que { $roof }, l’autre chiffre ne peut pas y être.
sudoku-bug-why = Toutes les cases vides sauf { $cell } ont deux candidats, et tous les chiffres deux places. Si { $cell } ne valait pas { $digit }, il y aurait deux solutions ou aucune.
sudoku-colour-wrap-why = Pour le { $digit }, les places { $cells } sont toutes bonnes ou toutes mauvaises, de paire en paire dont une place est bonne. Deux d’entre elles se voient : toutes sont mauvaises.
sudoku-colour-trap-why = Pour le { $digit }, ce sont { $cells } qui sont bonnes, ou bien { $others }, de paire en paire dont une place est bonne. Une case qui voit une place de chaque sorte ne peut pas valoir { $digit }.
sudoku-colour-refuted-why = Pour le { $digit }, ce sont { $colour } qui sont bonnes, ou bien { $others }. Les places { $cells }, qui vont ensemble, en voient une de chaque sorte : elles sont mauvaises.
sudoku-colour-opposed-why = Pour le { $digit }, ces deux groupes de places se voient et ne peuvent pas être bons à la fois : { $cells } d’une part, { $others } d’autre part. Donc l’un des groupes opposés est bon, { $right } ou { $left }, et une case qui voit une place de chaque sorte ne peut pas valoir { $digit }.
sudoku-chain-why = Si { $supposed }, il s’ensuit de proche en proche : { $links }. Donc { $one } ou { $other }.
sudoku-chain-loop-why = Si { $supposed }, il s’ensuit de proche en proche : { $links }. On revient ainsi au départ : de deux candidats de cette boucle qui s’excluent, l’un est toujours bon.
sudoku-chain-forced-why = Si { $supposed }, il s’ensuit de proche en proche : { $links }. Il ne peut donc pas en être autrement.
sudoku-als-xz-why = L’ensemble { $cells } a un candidat de plus que de cases ({ $digits }), et l’ensemble { $others } aussi ({ $more }). Un seul des deux peut contenir { $shared }, et l’autre contient alors tous ses autres chiffres : le { $digit } est dans l’un d’eux.
sudoku-squares = un carré de { $most } sur { $most } au plus
sudoku-link-unit = { $cell } vaut { $digit } (dernière place, { $line })
sudoku-link-locked = les places du { $digit } ({ $line }) sont toutes dans une autre unité ({ $other })
sudoku-nishio-cell-why = { $number ->
    [0] Si { $supposed }, il ne reste rien pour { $cell }.
   *[other] Si { $supposed }, il s’ensuit de proche en proche : { $links }. Il ne reste alors rien pour { $cell }.
}
sudoku-nishio-unit-why = { $number ->
    [0] Si { $supposed }, le { $digit } n’a plus de place ({ $line }).
   *[other] Si { $supposed }, il s’ensuit de proche en proche : { $links }. Le { $digit } n’a alors plus de place ({ $line }).
}
sudoku-forcing-cell-why = Quel que soit le chiffre de { $cell }, { $struck }. { $cases }
sudoku-forcing-unit-why = Où que soit le { $digit } ({ $line }), { $struck }. { $cases }
sudoku-forcing-case = { $number ->
    [0] Si { $supposed }, c’est évident.
   *[other] Si { $supposed }, il s’ensuit de proche en proche : { $links }.
}
