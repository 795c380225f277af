### Ce que dit la commande elle-même.

## Listes

read-only = {" "}(en lecture seule)
colon = {"\u202F: "}

## Erreurs

error = erreur{"\u202F"}
error-at = ligne { $line }, colonne { $column } : { $error }
no-such-command = aucune commande ne s’appelle « { $name } » ; « grille --help » en donne la liste
with-hint = { $message } ; { $hint }
hint-families = « grille families » en donne la liste
hint-family-may-help = --family peut aider
one-puzzle-a-file = la notation « { $form } » n’admet qu’une grille par fichier
family-and-form = { $family } ({ $form })
lines-know = --lines accepte les notations d’une grille par ligne : { $known }
io-not-found = fichier ou dossier introuvable (erreur système { $code })
io-denied = accès refusé (erreur système { $code })
io-directory = c’est un dossier (erreur système { $code })
io-other = { $error }

## Utilisation

usage-quoted = « { $text } »
usage-tip = conseil : { $tip }
usage-more = Pour en savoir plus, essayez « --help ».
usage-unknown = argument inattendu « { $argument } »
usage-invalid = valeur incorrecte « { $value } » pour « { $argument } »
usage-invalid-because = valeur incorrecte « { $value } » pour « { $argument } » : { $why }
usage-value-missing = il manque une valeur pour « { $argument } »
usage-too-many = valeur inattendue « { $value } » pour « { $argument } », qui n’en prend pas davantage
usage-twice = l’argument « { $argument } » ne peut pas être répété
usage-conflict = l’argument « { $argument } » est incompatible avec « { $other } »
usage-conflicts = l’argument « { $argument } » est incompatible avec :
usage-missing = il manque les arguments obligatoires suivants :
usage-no-such-command = commande inconnue « { $command } »
usage-command-missing = il manque une commande après « { $command } »
usage-commands = [commandes : { $commands }]
usage-similar-command = vouliez-vous dire { $names } ?
usage-similar-argument = vouliez-vous dire { $names } ?
usage-similar-value = vouliez-vous dire { $names } ?
usage-as-value = pour donner « { $argument } » comme valeur, écrivez « -- { $argument } »
usage-solve-it = pour résoudre cette grille, écrivez « grille solve { $puzzle } »
usage-no-text = un argument au moins n’est pas du texte en UTF-8
usage-other = ces arguments sont incompréhensibles
write-setting = écrivez RÈGLE=VALEUR
write-seconds = écrivez un nombre de secondes
write-positive = écrivez un nombre entier à partir de 1
write-smaller = écrivez un nombre plus petit
write-number = écrivez un nombre entier de { $least } à { $most }
write-address = écrivez une adresse en chiffres, comme 127.0.0.1
write-size = écrivez une taille comme « 20 » ou « 20x30 »
write-one-of = écrivez l’un de ces mots : { $names }
write-share = écrivez une part de 0 à 1, ou en pour cent
write-language = choisissez parmi { $languages }

## Titres de l’aide

heading-usage = Utilisation :
heading-arguments = Arguments{"\u202F"}
heading-options = Options{"\u202F"}
heading-commands = Commandes{"\u202F"}
help-default = [par défaut : { $value }]
help-values = [valeurs possibles : { $values }]
help-values-heading = Valeurs possibles :
help-alias = [autre nom : { $alias }]

## Valeurs

value-options = OPTIONS
value-command = COMMANDE
value-shell = SHELL
value-problem = PROBLÈME
value-puzzle = GRILLE
value-file = FICHIER
value-name = NOM
value-form = NOTATION
value-rules = RÈGLES
value-stage = ÉTAPE
value-rule-value = RÈGLE=VALEUR
value-seconds = SECONDES
value-n = N
value-when = QUAND
value-language = LANGUE
value-size = TAILLE
value-level = NIVEAU
value-symmetry = SYMÉTRIE
value-share = PART
value-rule = RÈGLE
value-whether = YES|NO
value-way = MANIÈRE
value-dither = TRAMAGE
value-question = QUESTION
value-title = TITRE
value-folder = DOSSIER
value-results = RÉSULTATS
value-methods = MÉTHODES
value-sizes = TAILLES
value-shares = PARTS

## Commandes

about-grille = Résoudre, vérifier, expliquer, noter, dessiner et convertir des grilles de jeux de logique
about-solve = Résoudre des grilles, et dire si la solution est la seule
about-check = Dire si des grilles ont une seule solution, ou si des solutions sont justes
about-count = Compter les solutions des grilles
about-show = Dessiner des grilles sans les résoudre
about-convert = Écrire des grilles dans une autre notation
about-hint = Donner un coup de pouce : le pas suivant le plus facile, et pourquoi
about-explain = Expliquer pas à pas tout le chemin vers la solution
about-grade = Dire la difficulté des grilles d’après les règles qu’elles demandent
about-diagnose = Dire ce qui ne va pas dans des grilles, et ce qui y remédierait
about-generate = Créer de nouvelles grilles à solution unique, à partir d’une graine
about-lab = Le laboratoire : des méthodes à comparer, et la recherche rendue visible
about-run = Lancer chaque méthode sur chaque instance d’un dossier, et garder un fichier de résultat par essai
about-report = Montrer des résultats en tableaux et en graphiques : dans le terminal, en CSV, Markdown, LaTeX, SVG et en une page
about-stacks = Recherche par piles, telle qu’on l’enseigne : les problèmes du cours, les reines, un sudoku
about-watch = Regarder travailler une méthode, pas à pas : au terminal, dans une page, ou en lignes JSON
about-rules = Énumérer les règles que suivent les joueurs, avec leur niveau
about-families = Énumérer les familles, leurs règles et leurs notations
about-methods = Énumérer les méthodes de résolution
about-completions = Afficher le script de complétion d’un shell
about-man = Afficher la page de manuel du programme ou d’une commande
about-help = Afficher cette aide, ou celle d’une commande

## Arguments

help-help = Afficher l’aide (en détail avec « --help »)
help-help-long = Afficher l’aide (en résumé avec « -h »)
help-version = Afficher la version
help-color = Quand mettre des couleurs ; la variable NO_COLOR est aussi respectée
help-color-auto = sur un terminal
help-color-always = toujours
help-color-never = jamais
help-lang = La langue des messages : en ou fr [par défaut : celle de l’environnement]
help-quiet = Ni avancement ni remarques : les réponses et les erreurs seules
help-puzzles = Fichiers, « - » pour l’entrée standard, ou grilles écrites sur une ligne [par défaut : ce qui arrive par un tube]
help-family = Imposer la famille au lieu de la reconnaître
help-from = Imposer la notation au lieu de la reconnaître
help-problem = « problem-1 » à « problem-4 », « queens-8 » ou un autre nombre, ou une famille comme « sudoku » avec un fichier
help-file = La grille ; la première du fichier est prise
help-stacks-first = S’arrêter à la première solution
help-events = Donner chaque pas sur une ligne JSON : push, dead-end, back, solution
help-puzzle = Un fichier, « - » pour l’entrée standard, ou une grille d’une ligne ; la première est regardée
help-beside = Une autre méthode, à regarder à côté de la première
help-watch-out = Écrire une page qui joue le film et se suffit à elle-même
help-watch-events = Donner chaque pas sur une ligne JSON
help-watch-first = S’arrêter à la première solution, sans en chercher une autre
help-set = Modifier une règle des grilles, par exemple « equal-lines=allowed »
help-method = La méthode : auto, search, sat, milp, logic, ou une méthode propre à la famille
help-no-connectivity = Avec --method milp : laisser de côté la connexité (milp-unconnected)
help-timeout = Abandonner une grille au bout de ce nombre de secondes
help-threads = Nombre de fils d’exécution, un par grille ou tous au décompte d’une seule [par défaut : un par cœur]
help-json = Afficher un objet JSON par grille, chacun sur sa ligne
help-stats = Indiquer le temps passé et le travail de la méthode : hypothèses, propagations, contradictions
help-all = Montrer toutes les solutions, chacune dès qu’elle est trouvée ; --limit arrête avant
help-solve-limit = Montrer au plus ce nombre de solutions
help-count-limit = Arrêter le décompte d’une grille à ce nombre de solutions
help-up-to-symmetry = Compter pour une seule les solutions qui se déduisent l’une de l’autre par rotation ou symétrie
help-solve-lines = Répondre par une ligne à chaque grille écrite sur une ligne : un mot, puis la solution
help-solve-lines-long =
    { help-solve-lines }

    Le mot est « unique », « several » (plusieurs), « none » (aucune), « unknown » (inconnu) ou « bad » (illisible, suivi de la raison). Les lignes d’une solution sont séparées par « ; ». Ce qui suit la grille après un espace est ignoré ; les commentaires, les lignes vides et l’en-tête d’un tableau sont conservés. Convient à des fichiers de millions de grilles : la mémoire utilisée n’augmente pas avec leur taille
help-check-lines = Répondre par un mot à chaque grille écrite sur une ligne
help-check-lines-long =
    { help-check-lines }

    Le mot est « unique », « several » (plusieurs), « none » (aucune), « unknown » (inconnu) ou « bad » (illisible, suivi de la raison). Si la grille est suivie d’une virgule et d’une solution, c’est « right » (juste) ou « wrong » (fausse). Ce qui suit la grille après un espace est ignoré ; les commentaires, les lignes vides et l’en-tête d’un tableau sont conservés. Convient à des fichiers de millions de grilles : la mémoire utilisée n’augmente pas avec leur taille
help-count-lines = Répondre par le nombre de solutions à chaque grille écrite sur une ligne
help-count-lines-long =
    { help-count-lines }

    Un « + » à la suite du nombre indique qu’il y en a peut-être davantage ; une ligne illisible donne « bad » et la raison. Ce qui suit la grille après un espace est ignoré ; les commentaires, les lignes vides et l’en-tête d’un tableau sont conservés. Convient à des fichiers de millions de grilles : la mémoire utilisée n’augmente pas avec leur taille
help-solve-plain = Afficher les solutions seules, en texte que « check » sait relire : une ligne vide entre deux solutions, deux entre deux grilles, « none » (aucune) ou « unknown » (inconnu) à défaut
help-show-plain = Afficher du texte simple, sans traits ni couleurs
help-solve-svg = Afficher le dessin d’une grille avec sa solution, en SVG
help-csv = Répondre par un tableau (CSV) : une ligne par grille, à la suite des colonnes de son tableau
help-show-svg = Afficher le dessin d’une grille, en SVG
help-solve-out = Avec --svg : écrire le dessin de chaque grille dans un fichier de ce dossier
help-show-out = { help-solve-out }
help-check-puzzles = Des fichiers, « - » pour l’entrée standard, ou des grilles d’une ligne ; de deux, la seconde peut être une solution de la première
help-check-puzzles-long =
    { help-check-puzzles }

    La seconde de deux est une solution si elle remplit la grille de la première ou en garde tous les indices, ou si elle n’est pas elle-même une grille à résoudre ; --solution lève le doute. Sans rien de nommé, on lit ce qui arrive par un tube
help-solution = Un fichier de solutions à vérifier, achevées ou non, dans l’ordre des grilles
help-solution-long =
    { help-solution }

    Comme les écrit « solve --plain » : deux lignes vides entre les grilles. Une case encore ouverte s’écrit « . », ou « ? » là où « . » est une réponse ; ce qui n’y est pas encore ne s’écrit pas
help-common = S’il y a plusieurs solutions, montrer ce qu’elles ont toutes en commun
help-to = La notation à écrire ; « grille families » donne la liste
help-only = N’utiliser que ces règles, séparées par des virgules ; « grille rules » les énumère
help-grade-lines = Une réponse par ligne pour les grilles d’une ligne : le niveau, la note, la règle la plus difficile
help-ratings = Dire aussi comment d’autres programmes la noteraient, si c’est connu : HoDoKu et Sukaku Explainer pour le sudoku
help-without = Utiliser toutes les règles sauf celles-ci
help-state = Fichier de la grille telle que le joueur l’a remplie, avec ses annotations si la notation en a
help-reveal = Ce qui est dévoilé
help-reveal-where = Où regarder
help-reveal-why = La règle et ce qu’elle regarde
help-reveal-all = Aussi ce qui en découle
help-mistake = S’il y a déjà une erreur, dire où est la première
help-every = Dire chaque pas, même ceux qui se ressemblent
help-pictures = Dessiner la grille à chaque pas
help-markdown = En Markdown
help-out = Écrire dans ce fichier une page pour le navigateur : la grille, les pas à côté, les flèches
help-rules-family = La famille ; toutes si aucune n’est nommée
help-generate-family = La famille des nouvelles grilles
help-size = Largeur et hauteur : « 20 », ou « 20x30 » [par défaut : une taille usuelle]
help-grade = Leur difficulté exacte : very-easy, easy, medium, hard ou fiendish, ou de 1 à 5 [par défaut : n’importe laquelle, tant que des règles nommées suffisent]
help-count = Le nombre de grilles
help-seed = La graine de la première grille ; chacune des suivantes a le numéro suivant, et la même graine donne toujours la même grille [par défaut : au hasard]
help-symmetry = Ce qui laisse les indices en place : none, half-turn, quarter-turn, mirror, diagonal ou full
help-density = La part des cases qui sont des îles, grisées ou noires : « 0.25 » ou « 25% »
help-needs = Une règle dont le chemin vers la solution se sert, comme « x-wing » ; « grille rules » les énumère
help-minimal = Aucun indice ne peut être retiré
help-givens = Le nombre de cases données
help-loops = Si les ponts forment des boucles
help-loops-yes = Ils en forment
help-loops-no = Ils n’en forment pas : les îles sont un arbre
help-doubles = La part de ponts doubles
help-colours = Le nombre de couleurs, outre celle du papier
help-motif = Ce que montrent les images ; « grille families » l’énumère
help-from-image = Créer la grille d’une image (PNG, JPEG, PBM, PGM, PPM ; « - » pour l’entrée standard) : mise à la taille, réduite au noir et blanc ou à « --colours », changée en aussi peu de cases que possible jusqu’à ce qu’il y ait une seule solution
help-threshold = À partir de quelle clarté c’est blanc, de 1 à 255 [par défaut : ce qui sépare le mieux l’image]
help-dither = Comment les nuances sont rendues
help-dither-none = Elles ne le sont pas : la couleur la plus proche
help-dither-ordered = Par un motif de points
help-dither-diffusion = Par des points qui transmettent leur écart
help-invert = Le noir devient blanc
help-preview = Dessiner l’image réduite et la solution côte à côte, avec leurs différences, plutôt que la grille
help-generate-svg = La solution en SVG, avec ce qui diffère de l’image
help-way = Quelle manière de créer des grilles
help-way-ours = La nôtre : une seule solution, prouvée deux fois
help-way-document = Celle du document source, qui ne demande pas combien il y a de solutions
help-generate-set = Changer une règle des grilles, comme « equal-lines=allowed »
help-title = Le titre des grilles
help-generate-to = La notation à écrire [par défaut : la nôtre] ; « grille families » les énumère
help-show = Les dessiner plutôt, comme dans un terminal
help-generate-json = Un objet JSON par grille et par ligne, avec niveau, score, graine et solution
help-generate-out = Écrire chaque grille dans un fichier à elle, dans ce dossier
help-resume = Reprendre une création interrompue : ce qui est là reste
help-generate-timeout = Abandonner une grille après tant de secondes
help-generate-threads = Le nombre de fils qui créent des grilles [par défaut : un par cœur]
help-run-folder = Le dossier des instances : chaque fichier qui n’est pas caché, dans toute notation
help-run-out = Garder les résultats dans ce dossier, comme MÉTHODE/INSTANCE.txt ; ceux qui y sont ne sont pas refaits
help-methods = Les méthodes, séparées par des virgules [par défaut : toutes celles de la famille]
help-run-timeout = Arrêter une méthode sur une instance après tant de secondes, et le dire
help-question = Ce qui est demandé aux méthodes
help-question-unique = Y a-t-il une seule solution ? Cela doit être prouvé
help-question-solution = Une solution, comme aux programmes du document source
help-report = Écrire aussi le rapport, comme le fait « grille lab report --out »
help-run-rounds = Faire travailler chaque méthode tant de fois sur une instance et garder le temps médian ; une fois au-delà d’une seconde
help-run-threads = Le nombre d’essais à la fois ; les temps ne se comparent bien qu’avec un seul
help-generate = Créer d’abord dans le dossier des instances de cette famille, tant qu’elles n’y sont pas
help-sizes = Les tailles des nouvelles instances, séparées par des virgules : « 5,7,9 » ou « 5x8,7x10 » [par défaut : une taille usuelle]
help-densities = Les parts de leurs cases qui portent quelque chose, séparées par des virgules : « 0.2,0.25,0.3 »
help-run-count = Le nombre de nouvelles instances par taille et par densité
help-run-seed = La graine de la première instance de chaque taille et densité [par défaut : celle du dossier, ou au hasard]
help-results = Le dossier des résultats
help-report-out = Écrire dans ce dossier des tableaux, des graphiques et une page qui les contient tous
help-rules-pictures = Dessiner chaque règle sur une grille où elle s’applique
help-shell = Le shell concerné
help-command = La commande
examples =
    Exemples :
    {"  "}grille solve grille.txt               résoudre un fichier
    {"  "}grille solve 1.....2......3.4         résoudre la grille donnée ici
    {"  "}grille check grille.txt               une solution, aucune, plusieurs ?
    {"  "}grille check grille.txt solution.txt  est-elle juste, sinon pourquoi ?
    {"  "}grille count --limit 1000 -           compter mille solutions au plus
    {"  "}grille convert --to line grille.txt   l’écrire dans une autre notation
    {"  "}grille hint grille.txt                le pas suivant, sans le dévoiler
    {"  "}grille explain grille.txt             tout le chemin vers la solution

    Codes de sortie : 0 résolu (check : une seule solution, ou pas d’erreur), 1 aucune solution
    (ou une erreur), 2 entrée incorrecte, 3 plusieurs solutions là où il en faut une seule (check,
    hint, explain, grade, diagnose), 4 limite atteinte, 130 interrompu.

## Manuel

man-name = NOM
man-synopsis = SYNOPSIS
man-description = DESCRIPTION
man-options = OPTIONS
man-subcommands = COMMANDES
man-extra = COMPLÉMENTS
man-version = VERSION

## Grilles et fichiers

head = { $name } : { $puzzle }, { $finding }
mistake = { $name } : { $message }
puzzle-kind = { $family } { $width }×{ $height }
standard-input = entrée standard
the-puzzle = grille
the-solution = solution
solution-of = solution de « { $name } »
no-puzzle-in-it = aucune grille n’y figure
open-quote = un guillemet qui n’est pas refermé
closed-quote = un guillemet à la fin de la case
a-puzzle = une seule grille
so-many-in-a-cell = { $number ->
    [one] { $number } grille
   *[other] { $number } grilles
}
so-many-puzzles = { $number ->
    [one] il n’y a là qu’{ $number } grille
   *[other] il n’y a là que { $number } grilles
}
nearly-read-as = { $name } : ce n’est pas une grille en l’état ; lu comme { $family } ({ $form }) :
could-be-another = { $name } : lu comme { $family } ; préciser --family s’il s’agit de { $others }
passed-over = { $number ->
    [one] { $name } : la ligne { $line } n’est ni une grille ni un titre, elle n’a pas été lue : { $text }
   *[other] { $name } : { $number } lignes ne sont ni des grilles ni des titres, elles n’ont pas été lues ; la première est la ligne { $line } : { $text }
}
no-file-and-no-puzzle = { $error }, et ce n’est pas non plus une grille écrite sur une ligne
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
several-stopped-early = plusieurs solutions ; arrêt avant la fin : ce qui manque ici diffère, le reste peut-être aussi
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
lab-stacks-unknown = pas de « { $name } » pour les piles ; écrivez « problem-1 » à « problem-4 », « queens-1 » à « queens-{ $widest } », ou une de ces familles et un fichier : { $families }
gave-up = « { $method } » abandonne : aucune autre façon d’avancer
told-wrong = « { $method } » a donné une réponse fausse :
stopped-before-solution = arrêt avant d’avoir trouvé une solution
stopped-before-knowing = une solution, mais arrêt avant de savoir si c’est la seule
right-solution = la solution est juste
no-mistake-so-far = pas d’erreur jusqu’ici
a-mistake = il y a une erreur
no-solution-given = aucune solution n’est donnée pour elle
and-more = et { $number } de plus

## Pas à pas

hint-where = regardez ici : { $places }
hint-more = --reveal { $stage } en dit plus
hint-solved = toutes les cases sont remplies
hint-mistake = il y a une erreur dans ce qui est rempli
hint-mistake-at = ce qui se trouve en { $place } est faux
hint-struck = il manque aux annotations une valeur qui y a sa place
hint-struck-at = en { $place }, il manque aux annotations la bonne valeur
hint-mistake-more = --mistake dit où
hint-no-rule = aucune de ces règles ne mène plus loin
way-why = { $rule } : { $why }
way-link = { $why } { $then }
way-then = → { $then }
way-summary = { $number ->
    [one] { $number } étape, { $level }
   *[other] { $number } étapes, { $level }
}
way-more = { $number ->
    [one] et { $number } autre par la même règle
   *[other] et { $number } autres par la même règle
}
way-stuck = { $open ->
    [one] Ces règles ne mènent pas plus loin : { $open } case reste ouverte.
   *[other] Ces règles ne mènent pas plus loin : { $open } cases restent ouvertes.
}
way-solved = Résolu.
way-keys = ← et → mènent d’une étape à l’autre.
way-page-written = page écrite
grade-level = { $level }, note { $score }
grade-stuck = ces règles ne la résolvent pas
grade-elsewhere = { $program } : { $level }, { $score }
grade-elsewhere-number = { $program } : { $rating }
grade-elsewhere-above = { $program } : plus de { $rating }
rests-on-uniqueness = repose sur l’unicité de la solution
diagnosis-none = aucune solution
diagnosis-clash = { $number ->
    [0] aucune solution, quels que soient les indices
    [one] aucune solution : { $number } indice est impossible
   *[other] aucune solution : { $number } indices se contredisent
}
diagnosis-clash-clues = indices : { $clues }
diagnosis-minimal = sans l’un d’eux, quel qu’il soit, les autres ne se contredisent plus
diagnosis-believe = qui s’y fie en arrive là :
diagnosis-long = la contradiction n’apparaît qu’après { $number } étapes, que --json énumère
diagnosis-common = { $number ->
    [one] { $number } place est la même dans toutes les solutions : { $places }
   *[other] { $number } places sont les mêmes dans toutes les solutions : { $places }
}
diagnosis-nothing-common = aucune place n’est la même dans toutes les solutions
diagnosis-several = plusieurs solutions
diagnosis-to-one = pour avoir une seule solution :
diagnosis-to-several = pour avoir une solution, mais pas encore une seule :
diagnosis-remedy = { $edits }
diagnosis-other-remedy = ou { $edits }
diagnosis-no-remedy = aucun changement de quelques indices n’a été trouvé qui laisse une seule solution
diagnosis-minimal-puzzle = une seule solution, et aucun indice n’est superflu
diagnosis-unique = une seule solution
diagnosis-spare = { $number ->
    [one] { $number } indice peut être retiré : { $clues }
   *[other] { $number } indices peuvent être retirés à la fois : { $clues }
}
diagnosis-spare-each = ou bien un seul de ces { $number }, et aucun autre : { $clues }
wrong-solution = la solution est fausse
right-solution-number = la solution { $number } est juste
wrong-solution-number = la solution { $number } est fausse
they-differ = { $number ->
    [one] Elles diffèrent en { $number } endroit : { $places }
   *[other] Elles diffèrent en { $number } endroits : { $places }
}
open-places = { $open ->
    [one] { $open } endroit sur { $all } varie d’une solution à l’autre : { $places }
   *[other] { $open } endroits sur { $all } varient d’une solution à l’autre : { $places }
}

## Dessins

too-large-to-draw = grille trop grande pour être dessinée
in-half-blocks = cases seules en demi-blocs : le tout fait { $columns } colonnes, --plain ou un fichier
too-wide-to-draw = dessin de { $columns } colonnes, trop large pour tenir ici ; utilisez --plain ou un fichier
too-wide-to-show = dessin trop large pour tenir ici ; utilisez une fenêtre plus large ou un fichier
other-columns = son tableau n’a pas les mêmes colonnes que le premier
svg-draws-one = --svg dessine une seule grille, et il y en a plusieurs ; --out DOSSIER en fait un fichier pour chacune
drawing-written = dessin écrit dans { $path }

## Ce qu’il a fallu

stats = { $method } : { $time }, { $counters }
counter = { $name } : { $count }
time-seconds = { $number } s
time-milliseconds = { $number } ms
time-microseconds = { $number } µs

## Plusieurs grilles

progress = grilles terminées : { $number }, temps écoulé : { $time }
progress-of-files = terminé à { $percent } %, { $speed } Mo/s, temps restant : { $time }
progress-of-stream = { $number } Mo traités, { $speed } Mo/s
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
    [one] { $number } illisible
   *[other] { $number } illisibles
}
puzzles-broken = { $number } avec une erreur de Grille
puzzles-interrupted = { $number ->
    [one] { $number } interrompue
   *[other] { $number } interrompues
}

## Nouvelles grilles

generate-bad = impossible à créer : { $why }
generate-failed = graine { $seed } : { $why }
generate-seed = graine { $seed }
generate-graded = graine { $seed }, { $level }, score { $score }
progress-of = { $number } sur { $all }, { $time }, encore { $left } environ
progress-begun = { $number } sur { $all }, { $time }
generate-there = { $folder } contient les grilles d’une autre création : « --resume » la reprend, ou nommez un autre dossier
generate-other = le dossier contient les grilles d’une création avec d’autres souhaits ou une autre graine
file-trouble = { $path } : { $error }
families-made = grille generate : { $width }×{ $height } sauf indication contraire ; tient compte de { $wishes }
generate-no-image = { $file } n’est pas une image PNG, JPEG, PBM, PGM ou PPM
generate-changed = { $number ->
    [one] { $number } case changée sur { $all } : { $places }
   *[other] { $number } cases changées sur { $all } : { $places }
}
generate-unchanged = aucune case changée
generate-settling = l’image elle-même a plusieurs solutions ; une seule de ces cases suffirait à trancher : { $places }

## Le laboratoire

lab-refused-because = rien n’est fait : { $why }
lab-other-run = { $folder } contient des résultats d’une autre limite de temps, ou d’une autre question : nommez un autre dossier
lab-no-instances = il n’y a pas de grille dans { $folder }
lab-no-results = il n’y a pas de résultat dans { $folder }
lab-wrong-none = Selon cette réponse, il n’y a aucune solution ; une autre méthode en montre une.
lab-wrong-unique = Selon cette réponse, la solution est unique ; une autre méthode en montre deux.
lab-wrong-rule = La réponse enfreint une règle.
lab-wrong-answer = { $name } : la réponse de { $method } est fausse
lab-report-hint = « grille lab report { $folder } » montre chaque instance, et trace des graphiques avec « --out »

## serve

about-serve = Jouer, composer, résoudre et apprendre dans une page du navigateur
help-serve-port = Le port ; s’il est pris, le suivant qui soit libre
help-serve-address = L’adresse d’écoute ; « 0.0.0.0 » rend la page accessible aux autres machines
help-serve-no-open = Ne pas ouvrir le navigateur
value-address = ADRESSE
serve-taken = le port { $port } est pris : voici le suivant qui soit libre
serve-how = La page reste là jusqu’à ce qu’on la quitte, ou qu’on presse Ctrl-C ici.
serve-public = D’autres peuvent atteindre cette page par le réseau.

## Films

watch-no-puzzle = il n’y a pas de grille dans { $name }
watch-no-terminal = il n’y a pas de terminal où dessiner : « --events » donne chaque pas en JSON, « --out film.html » écrit une page
watch-trouble = le terminal ne peut pas servir : { $error }
watch-written = { $file } : { $method }, { $length }
watch-title = { $name } : { $kind }, { $method }
watch-method = { $method }
watch-said = { $method } : { $said }
watch-steps = { $grows ->
    [yes] { $steps } pour l’instant
   *[no] { $steps }
}
watch-counted = { $stride ->
    [1] étape { $step } sur { $of }
   *[other] étape { $step } sur { $of } (1 sur { $stride } gardée)
} ; hypothèses { $guesses }, impasses { $clashes }, en cours { $depth }, ouvertes { $open }, solutions { $solutions }
watch-keys = ← → pas   espace défiler   d impasse suivante   + − vitesse   Home End   q quitter
watch-keys-short = ← → espace d + − q
watch-running = { $speed } par seconde   espace arrêter   + − vitesse   q quitter
watch-page-run = défiler
watch-page-keys = Touches : ← → un pas, Home et End, espace pour défiler et arrêter, + et − pour la vitesse, d jusqu’à l’impasse suivante
watch-guesses = hypothèses
watch-deductions = déductions
watch-clashes = impasses
watch-restarts = nouveaux départs
watch-solutions = solutions
watch-depth = en cours
watch-open = ouvertes
watch-filled = rempli
watch-choices = choix restants, une colonne par case
watch-tree = hypothèses
watch-stacks = piles, le choix essayé en haut
