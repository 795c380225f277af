### Picross, dits aussi logigraphes ou nonogrammes.

nonogram-name = picross
nonogram-rules = Noircir des cases : dans chaque ligne et chaque colonne, les blocs de cases noires ont, dans l’ordre, les longueurs (et les couleurs) de l’indice. Deux blocs de même couleur ne se touchent pas.
nonogram-short = Noircissez les blocs que décrivent les nombres du bord : une image apparaît.
nonogram-examples-generate =
    grille generate picross --size 20x15 --motif figure  une figure dessinée
    grille generate picross --colours 3 --show  en trois couleurs
    grille generate picross --from-image photo.png --size 30  votre propre image
    grille generate picross --grade facile --density 60%  facile, avec beaucoup de noir
nonogram-also = nonogramme
nonogram-method-fast = picross : rangées résolues exactement par ensembles de bits, cases essayées des deux façons, puis apprentissage de clauses
nonogram-method-edges = picross : ce que les placements extrêmes d’une rangée ont en commun, puis hypothèses et retours en arrière
nonogram-method-document = picross : le rapport des étudiants : placements extrêmes par récursion, puis la première case inconnue en noir, sur des copies de la grille ; pour comparer

## Notations

nonogram-form-clues = « LIGNES COLONNES », puis une ligne d’indices par ligne de la grille, puis par colonne
nonogram-form-nin = « LARGEUR HAUTEUR », puis une ligne d’indices par ligne de la grille, puis par colonne
nonogram-form-bare = les indices des lignes et des colonnes sans dimensions, séparés par une ligne vide, « # », des mots ou des crochets
nonogram-form-drawing = le dessin d’une grille avec ses indices
nonogram-form-mk = « LIGNES COLONNES », les indices de chaque ligne, une ligne « # », puis ceux de chaque colonne
nonogram-form-non = des lignes « width 5 », « height 5 », « rows » et « columns », avec dessous les indices à virgules
nonogram-form-cwd = hauteur et largeur sur deux lignes, indices des lignes, une ligne vide, indices des colonnes
nonogram-form-webpbn = le XML de webpbn.com : « <puzzleset> » contenant « <puzzle> », avec couleurs ; plusieurs par fichier
nonogram-form-olsak = le « .g » d’Olšák : « #d » et les couleurs, une ligne « : » et des lignes comme « 3a 1b », « : » et les colonnes
nonogram-form-tournament = une ligne « $1 », puis les indices des colonnes, puis autant pour les lignes ; plusieurs par fichier
nonogram-form-puzzlink = un lien de puzz.link : « https://puzz.link/p?nonogram/5/5/… » ; un par ligne
nonogram-form-tatham = un identifiant du Pattern de Tatham : « 5x5:… », ou la page qui le porte ; un par ligne
nonogram-form-save = une partie enregistrée du Pattern de Tatham

## Erreurs

nonogram-run = un bloc de { $low } à { $high } cases
nonogram-colour-number = une couleur de { $low } à { $high }
nonogram-coloured-run = une longueur et le signe d’une couleur, comme « 3a »
nonogram-number-of-lines = un nombre de lignes ou de colonnes de { $low } à { $high }
nonogram-rows-range = 1 à { $most } lignes
nonogram-columns-range = 1 à { $most } colonnes
nonogram-two-numbers = deux nombres
nonogram-two-numbers-of-lines = deux nombres, de lignes et de colonnes
nonogram-two-sides = les nombres de lignes et de colonnes
nonogram-rows-and-columns = une première ligne « LIGNES COLONNES », ou une ligne vide entre les lignes et les colonnes
nonogram-one-side = les indices d’un seul côté
nonogram-drawing-expected = un dessin de nonogramme
nonogram-lines = { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
}
nonogram-lines-of-clues = { $lines ->
    [one] { $lines } ligne d’indices
   *[other] { $lines } lignes d’indices
}
nonogram-for-both = { $rows } pour les lignes et { $columns } pour les colonnes
nonogram-equal-clues = autant d’indices pour les colonnes que pour les lignes
nonogram-height-alone = la hauteur, seule sur sa ligne
nonogram-width-alone = la largeur, seule sur sa ligne
nonogram-blank-line = une ligne vide
nonogram-hash-line = une ligne « # »
nonogram-after-rows = { $parting } après les lignes de la grille
nonogram-nothing-after = la fin du texte après { $columns }
nonogram-parting-early = { $parting } après { $lines }
nonogram-end-after = la fin du texte après { $lines }
nonogram-keyword = un mot-clé comme « width »
nonogram-no-line = un texte sans ligne « { $name } »
nonogram-a-line = une ligne « { $name } »
nonogram-lines-below = { $lines ->
    [one] { $lines } ligne sous « { $name } »
   *[other] { $lines } lignes sous « { $name } »
}
nonogram-puzzle-number = une ligne comme « $1 »
nonogram-no-puzzle-number = une ligne sans numéro de grille
nonogram-signs = « . », « ? » ou { $signs }
nonogram-triddler = une grille triangulaire
nonogram-squares = une grille à cases carrées
nonogram-colon-rows = « : » et les lignes
nonogram-colon-columns = « : » et les colonnes
nonogram-square-only = cette notation n’admet que des grilles carrées

## Couleurs

nonogram-colours = { $colours ->
    [one] { $colours } couleur
   *[other] { $colours } couleurs
}
nonogram-most-colours = { $colours ->
    [one] { $colours } couleur au plus
   *[other] { $colours } couleurs au plus
}
nonogram-more-colours = { $colours ->
    [one] plus de { $colours } couleur
   *[other] plus de { $colours } couleurs
}
nonogram-fewer-colours = moins de couleurs
nonogram-reduced-picture = une image en noir et blanc ou en peu de couleurs, ce qu’un éditeur d’images permet d’obtenir
nonogram-no-colours = cette notation n’a pas de couleurs
nonogram-own-colour = un caractère et une couleur, comme « a #ff0000 »
nonogram-own-colours = de 1 à 63 couleurs, chacune avec sa propre lettre
nonogram-bad-sign = un signe qui n’est pas une lettre, ou deux fois le même
nonogram-olsak-colour = des signes et une couleur, comme « r:% red » ou « r:% #ff0000 »
nonogram-hex-colour = une couleur en chiffres hexadécimaux, comme « ff0000 »
nonogram-nameless-colour = une couleur sans nom
nonogram-the-colour = la couleur « { $name } »
nonogram-declared-colour = une couleur déclarée
nonogram-run-in-background = un bloc en « { $name } », la couleur du fond
nonogram-another-colour = une autre couleur

## XML

nonogram-no-puzzle-in = un élément « <{ $tag }> » sans grille
nonogram-puzzleset = « <puzzleset> » contenant « <puzzle> »
nonogram-only-grid = « grid », la seule forme connue
nonogram-no-row-clues = une grille sans indices de lignes
nonogram-no-column-clues = une grille sans indices de colonnes
nonogram-entity = une entité
nonogram-no-entities = du XML qui ne déclare pas d’entités
nonogram-well-formed = du XML bien formé ({ $why })
nonogram-well-formed-xml = du XML bien formé
nonogram-xml-tag = on attend la balise « { $expected } », pas « { $found } »
nonogram-xml-unclosed = la racine est ouverte mais jamais fermée
nonogram-xml-end = fin inattendue
nonogram-xml-sign = on attend « { $expected } », pas « { $found } »
nonogram-xml-twice = l’attribut « { $name } » est déjà défini
nonogram-xml-unknown = entité inconnue « { $name } »

## Reproches

nonogram-line = { $line }, indice { $clue }
nonogram-sums = { $rows ->
    [one] { $rows } case en lignes et { $columns } en colonnes
   *[other] { $rows } cases en lignes et { $columns } en colonnes
}
nonogram-runs = les blocs ne sont pas ceux de l’indice
nonogram-mismatch = les lignes et les colonnes ne demandent pas le même nombre de cases
nonogram-adds-up = { $rows ->
    [one] les lignes demandent { $rows } case, les colonnes { $columns }
   *[other] les lignes demandent { $rows } cases, les colonnes { $columns }
}
nonogram-adds-up-in = { $rows ->
    [one] les lignes demandent { $rows } case de « { $colour } », les colonnes { $columns }
   *[other] les lignes demandent { $rows } cases de « { $colour } », les colonnes { $columns }
}

## Les règles que suivent les joueurs

nonogram-rule-empty = ligne vide
nonogram-rule-full = ligne pleine
nonogram-rule-colours = aucune couleur commune
nonogram-rule-overlap = chevauchement
nonogram-rule-finished = ligne terminée
nonogram-rule-fill = dernières cases
nonogram-rule-glue = ancrage au bord
nonogram-rule-complete = bloc complet
nonogram-rule-gap = espace trop court
nonogram-rule-reach = portée
nonogram-rule-join = jonction
nonogram-rule-split = séparation
nonogram-rule-wall = appui contre une case vide
nonogram-rule-edges = placements extrêmes (le plus à gauche et le plus à droite)
nonogram-rule-gap-reach = espace trop court pour les blocs qui l’atteignent
nonogram-rule-line = tout ce qu’une rangée impose
nonogram-rule-clash = contradiction dans une rangée parallèle (logique de bord)
nonogram-then-filled = { $number ->
    [one] { $cells } est noire
   *[other] { $cells } sont noires
}
nonogram-then-empty = { $number ->
    [one] { $cells } est vide
   *[other] { $cells } sont vides
}
nonogram-then-colour = { $number ->
    [one] { $cells } est « { $colour } »
   *[other] { $cells } sont « { $colour } »
}
nonogram-then-not = { $number ->
    [one] { $cells } ne peut être { $colours }
   *[other] { $cells } ne peuvent être { $colours }
}
nonogram-background = vide
nonogram-sign = « { $colour } »
nonogram-block = bloc de { $length }
nonogram-block-number = bloc de { $length } (n° { $number })
nonogram-span = { $number ->
    [one] { $from }
   *[other] { $from } à { $to }
}
nonogram-empty-why = Indice { $clue } ({ $line }) : il n’y a aucun bloc.
nonogram-full-why = Indice { $clue } ({ $line }) : les blocs occupent toute la rangée, sans aucun jeu.
nonogram-colours-why = Indice { $clue } ({ $line }) : aucune de ces couleurs ne se retrouve en face ({ $others }).
nonogram-overlap-why = { $number ->
    [one] Indice { $clue } ({ $line }) : où que se trouve le bloc de { $blocks }, il couvre ces cases.
   *[other] Indice { $clue } ({ $line }) : où que se trouvent les blocs de { $blocks }, ils couvrent ces cases.
}
nonogram-finished-why = Indice { $clue } ({ $line }) : tous les blocs sont en place.
nonogram-fill-why = { $number ->
    [one] Indice { $clue } ({ $line }) : il ne reste qu’une case, et il en faut une.
   *[other] Indice { $clue } ({ $line }) : il n’y a de place que pour { $number } cases noires, et il en faut autant.
}
nonogram-begins-why = Indice { $clue } ({ $line }) : { $cell } est la première case du { $block }.
nonogram-ends-why = Indice { $clue } ({ $line }) : { $cell } est la dernière case du { $block }.
nonogram-leans-why = Indice { $clue } ({ $line }) : { $cell } fait partie du { $block }, qui ne peut aller au-delà de { $bound } et se prolonge donc de l’autre côté.
nonogram-complete-why = Indice { $clue } ({ $line }) : aucun bloc possible à cet endroit n’est plus long que { $span }.
nonogram-gap-why = Indice { $clue } ({ $line }) : l’espace { $span } est trop court, car tout bloc compte au moins { $shortest } cases.
nonogram-gap-colour-why = Indice { $clue } ({ $line }) : l’espace { $span } est trop court, car tout bloc « { $colour } » compte au moins { $shortest } cases.
nonogram-reach-why = Indice { $clue } ({ $line }) : seul le { $block } peut couvrir { $span }, et il ne va pas plus loin.
nonogram-join-why = Indice { $clue } ({ $line }) : { $left } et { $right } ne peuvent appartenir qu’au { $block }.
nonogram-split-why = Indice { $clue } ({ $line }) : réunies, les cases { $span } dépasseraient tout bloc possible à cet endroit.
nonogram-wall-why = { $number ->
    [one] Indice { $clue } ({ $line }) : { $span } fait partie d’un bloc d’au moins { $shortest } cases, qui ne peut aller au-delà de { $bound }.
   *[other] Indice { $clue } ({ $line }) : { $span } font partie d’un bloc d’au moins { $shortest } cases, qui ne peut aller au-delà de { $bound }.
}
nonogram-edges-why = Indice { $clue } ({ $line }) : tous les blocs sont poussés vers un bout, puis vers l’autre. Une case occupée les deux fois par le même bloc est noire, une case qu’aucun bloc n’atteint est vide.
nonogram-gap-reach-why = Indice { $clue } ({ $line }) : aucun bloc qui atteint l’espace { $span } n’y tient.
nonogram-gap-reach-colour-why = Indice { $clue } ({ $line }) : aucun bloc « { $colour } » qui atteint l’espace { $span } n’y tient.
nonogram-line-why = Indice { $clue } ({ $line }) : toutes les façons de placer les blocs s’accordent sur ce point.
nonogram-clash-why = Hypothèse : { $supposition }. L’indice { $clue } ({ $line }) fixe alors des cases en travers ({ $others }), et ce qui en découle ne laisse aucune façon de placer les blocs de l’indice { $last_clue } ({ $last }).

## Nouvelles grilles

nonogram-made-colours = de 1 à { $most } couleurs
nonogram-motif-field = champs lisses : îles, nuages, pelages
nonogram-motif-shape = formes symétriques : envahisseurs, flocons, ornements
nonogram-motif-figure = figures dessinées : maisons, bateaux, chats, fleurs…

## Jouer à la main

nonogram-value-filled = noire
nonogram-value-empty = vide
nonogram-act-fill = Noircir
nonogram-act-cross = Croix
nonogram-line-of-board = une ligne ou une colonne de la grille
