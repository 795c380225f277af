# Jouer : la grille et ce qui s’en dit, outils, aides, vérifications, étapes.

## La grille, telle qu’elle est lue à voix haute
play-grid = { $name }, { $width } sur { $height }
play-row = Ligne { $n }
play-column = Colonne { $n }
play-line-clue = { $line }, indice { $clue }.
play-cell = Ligne { $row }, colonne { $column } : { $what }
play-empty = vide
play-given = { $text }, donné
play-pencilled = au crayon { $list }
play-island = Île { $clue } : { $sum } sur { $clue }
play-at = ligne { $row }, colonne { $column }
play-north = { $n ->
    [1] un au nord
    [2] deux au nord
   *[other] { $n } au nord
}
play-east = { $n ->
    [1] un à l’est
    [2] deux à l’est
   *[other] { $n } à l’est
}
play-south = { $n ->
    [1] un au sud
    [2] deux au sud
   *[other] { $n } au sud
}
play-west = { $n ->
    [1] un à l’ouest
    [2] deux à l’ouest
   *[other] { $n } à l’ouest
}
play-none-north = aucun au nord
play-none-east = aucun à l’est
play-none-south = aucun au sud
play-none-west = aucun à l’ouest

## À côté de la grille
play-size = { $width } × { $height }
play-size-level = { $size }, { $level }
play-to-go = Reste
play-settled = Décidées
play-cells = { $n ->
    [one] { $n } case
   *[other] { $n } cases
}
play-of = { $n } sur { $of }
play-time = Temps
play-title-cells = { $n ->
    [one] Reste { $n } case
   *[other] Restent { $n } cases
}
play-title-left = Reste { $n }

## Repères
play-points = Repères
play-start = Début
play-now = Maintenant
play-point = Poser un repère
play-point-short = Repère
play-point-name = Coup { $n }
play-point-label = Nom
play-point-keep = Garder ce moment
play-point-return = Revenir à
play-point-set = Repère gardé : { $name }
play-point-back = Retour à { $name }

## Outils
play-tools = Outils
play-undo = Annuler
play-redo = Rétablir
play-undone = Annulé
play-redone = Rétabli
play-check = Juste jusqu’ici ?
play-hint = Aide
play-more = Plus
play-modes-paint = Ce qu’écrit un appui
play-modes-write = Ce qu’écrit un chiffre
play-modes-join = Ce que trace un glissement
play-mode-digit = Chiffre
play-mode-pencil = Crayon
play-mode-cycle = Valeur suivante à chaque appui
play-digits = Chiffres
play-hold-shift = avec Maj : l’autre
play-pad = Chiffres, avec ce qu’il en reste
play-pad-left = à placer
play-fill-marks = Noter les candidats
play-fill-short = Candidats
play-erase = Effacer
play-prune = Retirer les candidats au fur et à mesure
play-steps = Explication
play-steps-short = Étapes
play-solve = Résoudre
play-restart = Recommencer
play-restarted = Recommencé. Annuler ramène tout.
play-share = Enregistrer et partager
play-print = Imprimer
play-set = Modifier la grille

## La marge
play-panel-none = Outils
play-panel-hint = Aide
play-panel-check = Juste jusqu’ici ?
play-panel-steps = Explication
play-panel-solved = Résolu
play-panel-solution = Solution
play-panel-trouble = Problème
play-trouble = Pas de réponse
play-thinking = Réflexion en cours.

## Aide
play-hint-close = Fermer l’aide
play-hint-why = Pourquoi ?
play-hint-what = Que s’ensuit-il ?
play-hint-apply = { $n ->
    [one] Remplir
   *[other] Tout remplir
}
play-hint-next = Remplir, aide suivante
play-chain = { $n ->
    [one] Le raisonnement
   *[other] Le raisonnement en { $n } étapes
}
play-figure = Les positions extrêmes des blocs : { $line }
play-figure-leftmost = À gauche
play-figure-rightmost = À droite
play-figure-highest = Au plus haut
play-figure-lowest = Au plus bas
play-figure-both = Les deux
play-rule = { $name }, { $level }
play-legend-where = regarder ici
play-legend-because = parce que
play-legend-follows = donc

## Juste jusqu’ici ?
play-right = Juste jusqu’ici
play-left = { $n ->
    [one] Il reste une case.
   *[other] Il reste { $n } cases.
}
play-checked-at = Vérifié à { $time }. Rien n’a été montré que vous n’aviez trouvé.
play-wrong = Pas tout à fait
play-wrong-move = Une erreur précède le coup { $n }.
play-wrong-show = Montrer où
play-back = Revenir avant l’erreur
play-back-done = Revenu avant l’erreur. Annuler ramène au coup d’avant.

## Explication
play-steps-close = Fermer l’explication
play-steps-track = Étape
play-steps-stuck = Les règles s’arrêtent ici ; ensuite il faut essayer.
play-step-back = Étape précédente
play-step-on = Étape suivante
play-step-of = Étape { $n } sur { $of }
play-play = Lire
play-pause = Pause
play-carry-on = Continuer d’ici
play-my-game = Revenir à ma partie

## Résolu
play-solved = Résolu
play-solved-in = Résolu en { $time }.
play-solved-plain = Toutes les règles sont respectées.
play-solution = Solution
play-solution-shown = Voici la solution. Annuler ramène à votre partie.
play-diagnose = Voir ce qui ne va pas dans la grille
play-another = Une autre semblable
play-making = Création en cours.
