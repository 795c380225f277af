## Le laboratoire : tableaux, graphiques et fichiers de résultats

lab-instance = Instance
lab-method = Méthode
lab-question = Répond
lab-question-unique = solution unique
lab-question-solution = une solution
lab-runs = Essais
lab-median = Temps médian
lab-all-time = Temps total
lab-right = juste
lab-wrong = faux
lab-solved = résolu
lab-several = plusieurs solutions
lab-none = aucune solution
lab-limit = temps écoulé
lab-gave-up = abandon
lab-refused = trop grand
lab-no-time = pas de résultat : il n’y a pas de ligne « { $key } = … »
lab-bad-field = pas de résultat : « { $part } »

lab-axis-time = Temps de résolution
lab-axis-size = Côté de la grille (cases)
lab-axis-share = Part des instances résolues (%)
lab-axis-guesses = Hypothèses
lab-axis-method = Méthode (résolues sur toutes)
lab-solved-of = { $method } ({ $solved } sur { $all })
lab-density = densité { $density }
lab-plot-time = { $family } : temps selon la taille, médianes
lab-plot-of = { $title } ({ $question })
lab-plot-profile = { $family } : instances résolues en un temps donné
lab-plot-boxes = { $family } : temps des méthodes
lab-plot-guesses = { $family } : hypothèses selon la taille, médianes
lab-report = Les méthodes côte à côte
lab-report-methods = Méthodes
lab-report-instances = Instances
lab-report-note = Les temps sont ceux des essais qui ont la réponse. Dans les médianes, un essai qui ne l’a pas compte comme infiniment long : là où la plupart ne l’ont pas, il n’y a pas de point. Une boîte contient la moitié centrale des temps, son trait est la médiane, les moustaches vont du plus court au plus long.
lab-report-wrong = Réponses fausses
lab-report-more = { $number ->
    [one] Il y a encore 1 réponse fausse.
   *[other] Il y a encore { $number } réponses fausses.
}
