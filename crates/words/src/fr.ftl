### Ce qui n’appartient à aucune famille ni à aucune interface.

## Places

place-cell = l{ $row }c{ $column }
place-between = l{ $row }c{ $column }-l{ $to_row }c{ $to_column }
place-row = ligne { $row }
place-column = colonne { $column }
place-block = bloc { $block }
place-rows = lignes
place-columns = colonnes
place-other = { $place }

## Énumérations

joint-and = {" "}et{" "}
joint-or = {" "}ou{" "}

## Ce qu’on lit dans un texte, et ce qu’on attend

found-expected = on lit { $found }, on attend { $expected }
found = on lit { $found }
expected = on attend { $expected }
quoted = « { $text } »
nothing = un texte vide
the-end = la fin du texte
no-text = ce n’est pas du texte
no-puzzle = il n’y a aucune grille
cells = { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
}
numbers = { $numbers ->
    [one] { $numbers } nombre
   *[other] { $numbers } nombres
}
words = { $words ->
    [one] { $words } mot
   *[other] { $words } mots
}
rows = { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
}
columns = { $columns ->
    [one] { $columns } colonne
   *[other] { $columns } colonnes
}
row-of-cells = une ligne de cases
row-length = { $cells ->
    [one] une ligne de { $cells } case
   *[other] une ligne de { $cells } cases
}
line-of-bytes = { $bytes ->
    [one] une ligne de { $bytes } octet
   *[other] une ligne de { $bytes } octets
}
board-size = une grille de { $width } × { $height }
board-limits = une grille de 1 × 1 à { $most } × { $most }
size-line = une ligne « LARGEUR HAUTEUR »
number-range = un nombre de { $low } à { $high }
number-or-nothing = un nombre de { $low } à { $high }, ou une case vide
row-range = un numéro de ligne de { $low } à { $high }
column-range = un numéro de colonne de { $low } à { $high }
runs-need = { $cells ->
    [one] des blocs qui demandent { $cells } case
   *[other] des blocs qui demandent { $cells } cases
}
runs-at-most = { $cells ->
    [one] { $cells } case au plus, la longueur de la rangée
   *[other] { $cells } cases au plus, la longueur de la rangée
}
cell-number = la case numéro { $number }

## Notre propre notation

form-grille = notre notation : « grille 1 FAMILLE », puis « clé = valeur », puis des sections
no-such-section = un texte sans cette section
a-section = une section « { $name } »
empty-section = une section vide
a-board = une grille
only-version = la version 1, la seule qui existe
another-first-line = une autre première ligne
a-family = une famille : { $families }
no-family = une première ligne sans famille
only-rule = « { $rule } », la seule règle modifiable
no-rules = une règle modifiable, mais cette famille n’en a aucune

## Reconnaissance

no-such-family = aucune famille ne s’appelle « { $name } » ; familles connues : { $families }
no-such-form = aucune notation ne s’appelle « { $name } »
empty-text = le texte est vide
nearly = ce n’est pas une grille en l’état ; lu comme { $family } ({ $form }) : { $error }
unknown-text = cela ne ressemble à aucune grille connue
several-families = cela peut être { $families }
not-one = { $puzzles ->
    [one] on lit { $puzzles } grille, on en attend une seule
   *[other] on lit { $puzzles } grilles, on en attend une seule
}
bad-setting = « { $setting } » : on attend { $expected }

## Écriture

written-as = la famille { $family } s’écrit en { $forms }, et non en « { $form } »

## Questions

unknown-method = aucune méthode « { $name } » pour cette famille ; méthodes possibles : { $methods }
no-symmetry = la famille { $family } ne permet pas de comparer les solutions aux symétries près
no-clues = la famille { $family } ne permet pas de modifier les indices un à un
clues-in-cells = une famille dont les indices sont dans les cases
cell-of-board = une case de la grille

## Ce qui ne va pas dans une solution

complaint-scope = { $scope } : { $rule }
complaint-places = { $complaint } ({ $places })
given-changed = un indice a été modifié
another-part = une autre partie des solutions
balanced-three = trois chiffres identiques à la suite
balanced-counts = { $zeros } fois 0 et { $ones } fois 1
runs-colours = les blocs ont d’autres couleurs
runs-none = il n’y a aucun bloc
runs-are = les blocs sont { $lengths }

## Méthodes

method-auto = search tant que c’est rapide, puis sat avec ce que search a appris
method-search = hypothèses et propagation, retours en arrière par une pile, et redémarrages
method-sat = clauses apprises des contradictions, connexité assurée par un propagateur
