# Apprendre : films de recherches, courses, règles en exercices.
learn-title = Deux méthodes, une grille
learn-puzzle = Grille
learn-rules = Règles
learn-share = Partager
learn-shared = Le lien est copié.
learn-table = Tableau et courbe
learn-change = Méthode
learn-change-it = Changer
learn-filming = Le film se tourne.
learn-step = Pas
learn-of = sur { $n }
learn-step-of = Pas { $step } sur { $of }
learn-filled = Cases remplies
learn-guesses = Hypothèses
learn-pushes = Empilements
learn-dead-ends = Impasses
learn-deductions = Déductions
learn-stacks = Piles
learn-choices = Choix restants dans la pile de chaque case
learn-left = Choix restants dans chaque case
learn-places = { $n ->
    [one] { $n } case
   *[other] { $n } cases
}
learn-filled-by-step = Cases remplies, pas à pas
learn-steps = { $n ->
    [one] { $n } pas
   *[other] { $n } pas
}
learn-steps-same = { $n ->
    [one] { $n } pas, à la même échelle
   *[other] { $n } pas, à la même échelle
}
learn-transport = Lire les films
learn-slider = Pas
learn-to-start = Au début
learn-back = Un pas en arrière
learn-play = Lire
learn-pause = Pause
learn-on = Un pas en avant
learn-to-end = À la fin
learn-speed = Vitesse
learn-speed-slow = Lent
learn-speed-ten = 10 par seconde
learn-speed-full = Au plus vite
learn-racing = Toutes les méthodes sont au travail.
learn-method = Méthode
learn-verdict = Verdict
learn-seconds = Temps
learn-csv = CSV
learn-svg = Courbe en SVG
learn-png = Courbe en PNG
learn-plot = Temps de chaque méthode, à l’échelle des puissances de dix
rules-of = Règles : { $name }
rules-families = Familles
rules-find = Où s’applique-t-elle ? Cliquez la case où quelque chose en découle.
rules-reveal = Montrer
rules-again = Cacher
rules-not-here = Pas ici. Cherchez encore, ou faites montrer.
