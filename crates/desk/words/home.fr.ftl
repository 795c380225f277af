# Accueil, ouverture de fichiers, réglages.
home-edition = { $n ->
    [one] Une famille en trois niveaux. Chaque grille a une seule solution, c’est prouvé.
    [6] Six familles en trois niveaux. Chaque grille a une seule solution, c’est prouvé.
   *[other] { $n } familles en trois niveaux. Chaque grille a une seule solution, c’est prouvé.
}
home-state-new = nouvelle
home-state-begun = commencée
home-state-solved = résolue
home-grade = { $family }, { $level }, { $state }
home-making = En préparation.
home-yours = Vos grilles
home-continue = Reprendre
home-continue-one = Reprendre : { $name }
home-game = { $family }, { $level }
home-progress = { $done } sur { $of }, { $time }
home-of = { $done } sur { $of } résolues
home-nothing-begun = Rien en cours. Choisissez une famille.
home-bring = Apporter une grille
home-paste = Une ligne, un lien ou le texte d’un fichier
home-paste-hint = Collez une ligne, un lien ou le texte d’un fichier. Famille et notation sont reconnues.
home-read = Lire
home-choose = Choisir
home-or-drop = ou déposez un fichier
home-drop-here = Déposez-le n’importe où
home-make = En créer une
home-family = Famille
home-size = Taille
home-level = Niveau
home-further = Autres souhaits
home-seed = Graine : le même nombre donne la même grille
home-other-size = Autre taille
home-make-and-play = Créer et jouer
home-make-stop = Arrêter
home-tries = { $n ->
    [one] Un essai jusqu’ici
   *[other] { $n } essais jusqu’ici
}
home-wish-any = Indifférent
home-wish-symmetry = Symétrie
home-wish-symmetry-none = Aucune
home-wish-symmetry-half-turn = Demi-tour
home-wish-symmetry-quarter-turn = Quart de tour
home-wish-symmetry-mirror = Miroir
home-wish-symmetry-diagonal = Diagonale
home-wish-symmetry-full = Complète
home-wish-loops = Boucles
home-wish-loops-yes = Au moins une
home-wish-loops-no = Aucune
home-wish-minimal = Aucun indice superflu
home-wish-givens = Nombre d’indices
home-wish-colours = Couleurs
home-wish-density = Densité, de 0 à 1
home-wish-doubles = Part des doubles, de 0 à 1
home-collections = Recueils
home-rules = Règles
home-keys = Touches
home-print = Imprimer plusieurs grilles
home-notations = Toutes les notations
home-offline = Fonctionne sans réseau
home-notations-about = Ce que vous apportez est reconnu tout seul. La notation se choisit à l’enregistrement d’une grille.
home-read-only = (lecture seule)
home-key-move = se déplacer
home-key-extend = continuer à peindre, étendre la sélection, un pont de plus
home-key-ends = bouts de la ligne ; avec Ctrl, de la grille
home-key-cycle = valeur suivante ; avec des candidats, chiffre ou crayon
home-key-value = écrire la valeur
home-key-cross = croix
home-key-clear = effacer
home-key-undo = annuler
home-key-redo = rétablir
home-key-checkpoint = repère
home-key-hint = coup de pouce, ou son étape suivante
home-key-check = juste jusqu’ici ?
home-key-explain = explication
home-key-close = fermer
home-key-keys = ces touches
home-close = Fermer
home-no-answer = Le programme ne répond pas. Tourne-t-il encore ?
home-misread-line = Ligne { $line }
home-expected = Attendu : { $what }
home-no-pictures = Aucune famille ne se fait d’après une image.
home-nothing-found = Il n’y a pas de grille là-dedans.
home-cannot-open = Ouverture impossible
home-several = { $n ->
    [one] Une grille
   *[other] { $n } grilles. Laquelle ?
}
home-more-left-out = { $n ->
    [one] Une autre n’est pas listée.
   *[other] { $n } autres ne sont pas listées.
}
home-settings = Réglages
home-language = Langue
home-theme = Thème
home-theme-system = Système
home-theme-light = Clair
home-theme-dark = Sombre
home-theme-black = Noir
home-errors = Erreurs
home-errors-off = Jamais
home-errors-asked = Sur demande
home-errors-live = En direct
home-setting-timer = Afficher le temps
home-setting-prune = Retirer les candidats au fur et à mesure
home-setting-axis = Un tracé reste dans sa ligne ou sa colonne
home-setting-zoom = Deux doigts ne zooment pas
home-setting-left = Main gauche : outils de l’autre côté
home-setting-haptics = Vibrer à chaque coup
home-quit = Quitter
home-quit-about = Arrête le programme derrière cette page. Les parties restent dans ce navigateur.
home-quit-done = Le programme est arrêté
home-quit-text = Vous pouvez fermer cette page. Pour le relancer : grille serve
