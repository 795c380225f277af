# Créer une grille, l’enregistrer, imprimer.
set-start = Créer une grille
set-a = Créer : { $name }
set-resume = Continuer { $name }
set-being-set = En création, { $clues }
set-clues = { $n ->
    [one] { $n } indice
   *[other] { $n } indices
}
set-form = Règles
set-title = Titre
set-author = Auteur
set-rows = Lignes
set-columns = Colonnes
set-fewer-rows = Moins de lignes
set-more-rows = Plus de lignes
set-fewer-columns = Moins de colonnes
set-more-columns = Plus de colonnes
set-value-forbidden = interdit
set-value-allowed = permis
set-show-common = Montrer ce que toutes les solutions partagent
set-symmetric = Garder les indices symétriques
set-tools = Outils
set-pen = Ce qu’écrit un clic
set-pen-cycle = Tour à tour
set-pen-type = Clavier
set-pen-clear = Effacer
set-undo = Annuler
set-redo = Rétablir
set-save = Enregistrer
set-link = Copier un lien
set-link-short = Lien
set-play = Jouer
set-verdict = Verdict
set-verdict-unique = Une seule solution
set-verdict-several = Plusieurs solutions
set-verdict-none = Aucune solution
set-verdict-unknown = Pas encore décidé
set-thinking = Recherche en cours
set-stop = Arrêter
set-stopped = Arrêté
set-stopped-text = On ne sait encore rien de cette grille. La prochaine modification relance la recherche.
set-first = Première
set-second = Seconde
set-grade = Niveau : { $level }, note { $score }.
set-rules-used = { $n ->
    [one] Une règle suffit
   *[other] { $n } règles sont nécessaires
}
set-clash-steps = Pourquoi, pas à pas
set-clashing = { $n ->
    [one] L’indice
   *[other] Les { $n } indices
}
set-without-unique = sans lui : une seule solution
set-without-several = sans lui : plusieurs solutions
set-without-none = sans lui : d’autres indices se contredisent
set-without-unknown = sans lui : on ne sait pas
set-take-away = Retirer
set-leaves-unique = Ce qui laisse une seule solution
set-leaves-several = Ce qui laisse des solutions, mais pas encore une seule
set-offer-level = une seule solution, { $level }
set-add = Ajouter
set-change = Changer
set-more = { $n ->
    [one] Un autre
   *[other] { $n } autres
}
set-spare = Ce qui est superflu
set-spare-each = { $n ->
    [one] Un indice peut être retiré : il reste une seule solution.
   *[other] Un quelconque de { $n } indices peut être retiré : il reste une seule solution.
}
set-leave-out = { $n ->
    [one] Le retirer
   *[other] En retirer { $n } à la fois
}
set-last-edits = Vos dernières modifications
set-edits = Vos dernières modifications : { $list }
set-edit-none = aucune
set-edit-several = plusieurs
set-edit-unique = une
set-edit-unknown = pas décidé
set-line-row = Ligne { $n }
set-line-column = Colonne { $n }
set-line = { $line } : { $clue }
set-no-clue = sans indice
set-text = La grille en texte
set-form-of-text = Notation
set-download = Fichier texte
set-copy = Copier texte, image et lien
set-copied = Copiés : texte, image et lien.
set-link-copied = Le lien est copié.
set-svg = SVG
set-png = PNG
set-print = Imprimer
set-leave = Cette grille n’est pas enregistrée. La quitter ?
set-from-image = D’après une image
set-image = Choisir une image
set-threshold = Seuil : ce qui est plus sombre est noirci
set-colours = Couleurs
set-dither = Gris
set-dither-none = tels quels
set-dither-ordered = en trame de points
set-dither-diffusion = en points dispersés
set-inverted = Le clair au lieu du sombre
set-traced = Niveau : { $level }.
set-preview = Aperçu de l’image
set-use-image = Créer la grille
set-repaired = { $n ->
    [0] Aucune case n’a dû changer.
    [one] Une case a changé pour qu’il y ait une seule solution.
   *[other] { $n } cases ont changé pour qu’il y ait une seule solution.
}
print-title = Imprimer
print-paper = Papier
print-a4 = A4
print-letter = Letter
print-each = Grilles par feuille
print-solutions = Solutions au verso
print-folio = Date et numéro de page
print-which = Grilles
print-now = Imprimer
print-none = Rien à imprimer. Choisissez une grille.
print-add-today = Ajouter une grille de chaque famille
print-foot-overleaf = Chaque grille a une seule solution. Elles sont au verso.
print-foot-plain = Chaque grille a une seule solution.
print-foot-solutions = Solutions
print-size = { $width } × { $height }
print-preview = Aperçu
print-making = En préparation.
