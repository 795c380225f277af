### Reines.

queens-name = reines
queens-rules = Placer une reine sur chaque ligne de l’échiquier : jamais deux sur une même colonne ou une même diagonale.
queens-short = Une reine par ligne ; jamais deux sur une même colonne ni une même diagonale.
queens-examples-generate =
    grille generate reines --size 10  dix sur dix
    grille generate reines --givens 3 --show  trois reines sont placées, dessinée
    grille generate reines --minimal --grade difficile  difficile, aussi peu de reines que possible
queens-method-stacks = reines : recherche par piles, ligne après ligne, la dernière colonne libre d’abord ; pour comparer
queens-method-fast = reines : lignes en ensembles de bits, symétries du carré ; un motif pour les grands échiquiers
queens-uncounted = les solutions d’un échiquier de plus de 64 × 64 ne sont pas comptées
queens-large = un échiquier de plus de 64 × 64 peut seulement être résolu et vérifié, tant qu’il est vide, par la méthode « fast »

## Notations

queens-form-number = le côté d’un échiquier vide, seul sur sa ligne
queens-form-board = une ligne de texte par ligne de l’échiquier, avec « . » et « Q »

## Erreurs

queens-side = un échiquier de { $low } à { $high } cases de côté
queens-side-alone = un nombre de { $low } à { $high }, seul sur sa ligne
queens-square = autant de lignes que de colonnes
queens-on-board = { $queens ->
    [one] { $queens } reine sur un échiquier de { $side } × { $side }
   *[other] { $queens } reines sur un échiquier de { $side } × { $side }
}
queens-empty-or-small = un échiquier vide, ou de { $side } × { $side } au plus
queens-cell = « Q » pour une reine ou « . » pour une case vide
queens-columns = { $rows ->
    [one] la colonne de la reine, pour { $rows } ligne
   *[other] la colonne de la reine sur chacune des { $rows } lignes
}
queens-in-row = { $queens ->
    [one] { $queens } reine sur la ligne { $row }
   *[other] { $queens } reines sur la ligne { $row }
}
queens-one-a-row = une seule reine par ligne
queens-number-cannot-say = { $queens ->
    [one] un nombre ne dit pas où est la reine
   *[other] un nombre ne dit pas où sont les { $queens } reines
}
queens-too-many-rows = { $rows } lignes, c’est trop pour les écrire ; la notation « number » convient

## Reproches

queens-moved = une reine a été déplacée
queens-column = deux reines sont sur la même colonne
queens-diagonal = deux reines sont sur la même diagonale
queens-row = deux reines sont sur la même ligne
queens-no-room = un échiquier de { $side } × { $side } n’a pas assez de place pour { $side } reines

## Les règles que suivent les joueurs

queens-rule-row = dernière case d’une ligne
queens-rule-column = dernière case d’une colonne
queens-rule-attack = reine qui ne laisse aucune case
queens-rule-clash = deux dernières cases en prise
queens-then = { $number ->
    [one] la reine ({ $rows }) est en { $column }
   *[other] les reines ({ $rows }) sont en { $column }
}
queens-then-not = { $number ->
    [one] la reine ({ $rows }) n’est pas en { $columns }
   *[other] les reines ({ $rows }) ne sont pas en { $columns }
}
queens-last-why = Il ne reste qu’une case ({ $line }).
queens-attack-why = Une reine en { $cells } tiendrait en prise toutes les cases qui restent ({ $line }).
queens-clash-why = Une reine en { $cell } ne laisserait qu’une case à chacune de ces rangées ({ $lines }), et { $places } sont en prise.
queens-squares = un carré de { $least } à { $most } de côté

## Jouer à la main

queens-value-queen = reine
queens-value-none = pas de reine
queens-act-queen = Reine
queens-act-none = Aucune ici
