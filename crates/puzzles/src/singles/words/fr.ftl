### Hitori.

singles-name = hitori
singles-rules = Noircir des cases : aucun chiffre visible deux fois dans une ligne ou une colonne, pas deux cases noircies voisines par un côté, et toutes les cases blanches d’un seul tenant.
singles-short = Noircissez ce qui se voit deux fois, sans couper le reste en deux.
singles-examples-generate =
    grille generate hitori --size 8 --grade difficile  une grille difficile
    grille generate hitori --density 25%  un quart des cases est noirci
    grille generate hitori --way document  à la manière du document source
singles-also = hitori
singles-method-fast = hitori : paires de cases, chaînes de cases noircies, quelques hypothèses, puis apprentissage de clauses
singles-method-greedy = hitori : les coins d’abord, puis les nombres les plus fréquents, sans retour ; peut abandonner

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

## Nouvelles grilles

singles-made-density = la densité est la part des cases noircies : plus de 0, et 1 au plus
singles-made-document = la manière du document source ne demande pas comment se résolvent ses grilles : elle ne connaît ni niveau ni règle

## Reproches

singles-twice = un chiffre est visible deux fois
singles-touch = deux cases noircies se touchent par un côté
singles-cut-off = des cases blanches sont coupées des autres
singles-crowded = { $number } apparaît tant de fois côte à côte que deux cases noircies se toucheraient
singles-must-touch = toutes deux doivent être noircies, à cause de doublons côte à côte dans leurs rangées, mais elles se touchent par un côté

## Les règles que suivent les joueurs

singles-rule-beside = à côté d’une case noircie
singles-rule-seen = doublon d’une case blanche
singles-rule-triple = trois de suite
singles-rule-between = entre deux jumeaux
singles-rule-pair = une paire et un troisième au loin
singles-rule-corner-four = coin à deux paires
singles-rule-corner-three = coin à trois jumeaux
singles-rule-corner-two = coin à une paire
singles-rule-way-out = une seule issue
singles-rule-offset = paires décalées
singles-rule-flanked = paires accolées
singles-rule-cut = couperait les blanches
singles-rule-chain = une chaîne dans les deux cas
singles-rule-both = les deux cas disent la même chose
singles-then-white = { $number ->
    [one] { $cells } est blanche
   *[other] { $cells } sont blanches
}
singles-then-shaded = { $number ->
    [one] { $cells } est noircie
   *[other] { $cells } sont noircies
}
singles-beside-why = { $cell } est noircie, et deux cases noircies ne se touchent jamais par un côté.
singles-seen-why = { $cell } est blanche, et son { $number } n’est pas visible deux fois ({ $line }).
singles-triple-why = Des trois { $number } à la suite ({ $cells }), deux sont noircis sans se toucher par un côté.
singles-between-why = { $cells } portent toutes deux { $number } : l’une des deux est noircie, et la case entre elles la touche.
singles-pair-why = { $cells } portent toutes deux { $number } et se touchent : l’une des deux reste blanche, et il n’y a pas d’autre { $number } blanc ({ $line }).
singles-corner-four-why = Une case est noircie parmi { $pair }, qui sont jumelles, et une parmi { $other }, qui le sont aussi. Seules { $corner } et { $inner } ne se touchent pas et n’isolent pas le coin.
singles-corner-three-why = Si { $cell } restait blanche, { $beside } seraient noircies, car elles portent aussi { $number }, et isoleraient le coin { $corner }.
singles-corner-two-why = { $cells } portent toutes deux { $number } : l’une des deux est noircie. Si { $cell } l’était aussi, elle la toucherait, ou les deux isoleraient le coin { $corner }.
singles-way-out-why = { $cell } est blanche, et { $exit } est sa seule issue vers les autres blanches.
singles-offset-why = { $near } se touchent : l’une des deux reste blanche, et sa jumelle est noircie, soit { $first }, soit { $second }. Ce qui touche les deux est blanc.
singles-flanked-why = { $cells } portent toutes deux { $number }, et à côté d’elles { $others } sont jumelles aussi. Si les deux { $number } étaient noircis, les deux autres resteraient blanches : un { $number } reste donc blanc, et il n’y en a pas d’autre ({ $line }).
singles-cut-ring = Noircie, { $cell } fermerait un anneau avec { $cells } et couperait des cases blanches des autres.
singles-cut-edge = Noircie, { $cell } fermerait une chaîne d’un bord à l’autre avec { $cells } et couperait des cases blanches des autres.
singles-cut-line = Noircie, { $cell } séparerait { $cells }.
singles-chain-why = { $count ->
    [0] { $pair } portent toutes deux { $number } : l’une des deux est noircie. Si { $cell } l’était aussi, dans les deux cas elle la toucherait, ou fermerait avec elle une chaîne et couperait des cases blanches des autres.
   *[other] { $pair } portent toutes deux { $number } : l’une des deux est noircie. Si { $cell } l’était aussi, dans les deux cas elle la toucherait, ou fermerait avec elle une chaîne (par { $cells }) et couperait des cases blanches des autres.
}
singles-both-cut = { $cell } est blanche pour ne pas couper les blanches
singles-both-why = Si { $cell } est noircie, { $shaded }. Si elle est blanche, { $white }.

## Jouer à la main

singles-value-shaded = noircie
singles-value-kept = gardée
singles-act-shade = Noircir
singles-act-keep = Garder

singles-greedy-corner = un coin dont le nombre se revoit dans sa ligne et dans sa colonne
singles-greedy-both = le nombre le plus fréquent qui se revoit dans sa ligne et dans sa colonne
singles-greedy-one = le nombre le plus fréquent qui se revoit dans sa ligne ou dans sa colonne
