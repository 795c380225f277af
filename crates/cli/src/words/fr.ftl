### Ce que dit la commande elle-même.

## Listes

read-only = {" "}(en lecture seule)
colon = {"\u202F: "}

## Erreurs

error = erreur
error-at = ligne { $line }, colonne { $column } : { $error }
no-such-command = aucune commande ne s’appelle « { $name } » ; « grille --help » les énumère
with-hint = { $message } ; { $hint }
hint-families = « grille families » les énumère
hint-family-may-help = --family peut aider
hint-family-says = --family permet de choisir
one-puzzle-a-file = « { $form } » ne contient qu’une grille par fichier
no-lines = aucune famille ne se lit ligne à ligne
lines-know = --lines accepte { $known }, pas { $family }

## Grilles et fichiers

head = { $name } : { $puzzle }, { $finding }
mistake = { $name } : { $message }
puzzle-kind = { $family } { $width }×{ $height }
standard-input = entrée standard
the-puzzle = grille
the-solution = solution
solution-of = solution de « { $name } »
no-puzzle-in-it = aucune grille n’y figure
nearly-read-as = { $name } : ce n’est pas une grille en l’état ; lu comme { $family } ({ $form }) :
no-file-and-no-puzzle = { $error }, et ce n’est pas non plus une grille sur une ligne
no-text-at = ce n’est pas du texte : l’octet { $byte } n’est pas de l’UTF-8
no-such-file = ce fichier n’existe pas
permission-denied = la lecture ou l’écriture de ce fichier n’est pas permise
is-a-folder = c’est un dossier, pas un fichier
system-says = le système répond « { $words } »
cannot-write = impossible d’écrire : { $error }

## Ce qui a été trouvé

one-solution = { $symmetry ->
    [yes] une seule solution, aux symétries près
   *[no] une seule solution
}
no-solution = aucune solution
several-solutions = plusieurs solutions
several-one-shown = { $symmetry ->
    [yes] plusieurs solutions, aux symétries près, dont celle-ci
   *[no] plusieurs solutions, dont celle-ci
}
several-this-shared = plusieurs solutions ; voici ce qu’elles ont toutes en commun
several-stopped-early = plusieurs solutions ; arrêt avant la fin : ce qui manque ici diffère, et peut-être davantage
solutions = { $symmetry ->
    [yes] { $number ->
        [one] { $number } solution, aux symétries près
       *[other] { $number } solutions, aux symétries près
    }
   *[no] { $number ->
        [one] { $number } solution
       *[other] { $number } solutions
    }
}
at-least-solutions = { $symmetry ->
    [yes] { $number ->
        [one] au moins { $number } solution, aux symétries près
       *[other] au moins { $number } solutions, aux symétries près
    }
   *[no] { $number ->
        [one] au moins { $number } solution
       *[other] au moins { $number } solutions
    }
}
one-shown-perhaps-others = une solution affichée, il y en a peut-être d’autres
stopped-before-solution = arrêt avant d’avoir trouvé une solution
stopped-before-knowing = une solution, mais arrêt avant de savoir si c’est la seule
right-solution = la solution est juste
wrong-solution = la solution est fausse
they-differ = { $number ->
    [one] Elles diffèrent en { $number } endroit : { $places }
   *[other] Elles diffèrent en { $number } endroits : { $places }
}
open-places = { $open ->
    [one] { $open } endroit sur { $all } reste ouvert : { $places }
   *[other] { $open } endroits sur { $all } restent ouverts : { $places }
}

## Dessins

too-large-to-draw = trop grand pour être dessiné
too-wide-to-draw = { $columns } colonnes de large : trop large pour être dessiné ici ; utilisez --plain ou un fichier
svg-draws-one = --svg dessine une seule grille, et il y en a plusieurs

## Ce qu’il a fallu

stats = { $method } : { $time }, { $counters }
counter = { $name } { $count }
guesses-name = hypothèses
propagations-name = propagations
conflicts-name = contradictions
restarts-name = redémarrages
lines-name = rangées
cells-name = cases
probes-name = essais
time-seconds = { $number } s
time-milliseconds = { $number } ms
time-microseconds = { $number } µs

## Plusieurs grilles

progress = {"{pos}"} terminées, {"{elapsed}"} écoulées
summary = { $number } grilles en { $time } : { $parts }
puzzles-done = { $number ->
    [one] { $number } terminée
   *[other] { $number } terminées
}
puzzles-several = { $number } à plusieurs solutions
puzzles-none = { $number } sans solution
puzzles-limit = { $number ->
    [one] { $number } arrêtée par une limite
   *[other] { $number } arrêtées par une limite
}
puzzles-bad = { $number ->
    [one] { $number } incomprise
   *[other] { $number } incomprises
}
puzzles-interrupted = { $number ->
    [one] { $number } interrompue
   *[other] { $number } interrompues
}
