### Ce que dit la commande elle-même.

## Listes

read-only = {" "}(en lecture seule)
colon = {"\u202F: "}

## Erreurs

error = erreur{"\u202F"}
error-at = ligne { $line }, colonne { $column } : { $error }
no-such-command = la commande « { $name } » n’existe pas ; « grille --help » en donne la liste
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
usage-more = Ajoutez « --help » pour voir ce qui est possible.
usage-unknown = argument inattendu « { $argument } »
usage-invalid = valeur incorrecte « { $value } » pour « { $argument } »
usage-invalid-because = valeur incorrecte « { $value } » pour « { $argument } » : { $why }
usage-value-missing = il manque une valeur pour « { $argument } »
usage-too-many = valeur inattendue « { $value } » pour « { $argument } », qui n’en prend pas davantage
usage-twice = l’argument « { $argument } » ne peut pas être répété
usage-conflict = l’argument « { $argument } » est incompatible avec « { $other } »
usage-conflicts = l’argument « { $argument } » est incompatible avec :
usage-missing = il manque :
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
heading-task = Que faire{"\u202F"}
heading-make = Que créer{"\u202F"}
heading-image = À partir d’une image{"\u202F"}
heading-input = Que lire{"\u202F"}
heading-work = Comment travailler{"\u202F"}
heading-output = Sortie{"\u202F"}
heading-page = La page{"\u202F"}
heading-general = Général{"\u202F"}
heading-commands = Commandes{"\u202F"}
help-default = [par défaut : { $value }]
help-values = [au choix : { $values }]
help-values-heading = Au choix :
help-alias = [autre nom : { $alias }]

## Valeurs

value-options = OPTIONS
value-command = COMMANDE
value-shell = SHELL
value-problem = PROBLÈME
value-puzzle = GRILLE
value-file = FICHIER
value-family = FAMILLE
value-method = MÉTHODE
value-motif = MOTIF
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
value-whether = OUI|NON
value-way = MANIÈRE
value-dither = TRAMAGE
value-question = QUESTION
value-title = TITRE
value-folder = DOSSIER
value-results = RÉSULTATS
value-methods = MÉTHODES
value-sizes = TAILLES
value-shares = PARTS

## Choix

choice-auto = auto
choice-always = toujours
choice-never = jamais
choice-where = où
choice-why = pourquoi
choice-all = tout
choice-yes = oui
choice-no = non
choice-none = aucun
choice-ordered = ordonné
choice-diffusion = diffusion
choice-ours = nôtre
choice-document = document
choice-unique = unique
choice-solution = solution
symmetry-none = aucune
symmetry-half-turn = demi-tour
symmetry-quarter-turn = quart-de-tour
symmetry-mirror = miroir
symmetry-diagonal = diagonale
symmetry-full = complète

## Commandes

about-grille = Résoudre, vérifier, expliquer, noter, créer et jouer des grilles de jeux de logique
about-solve = Résoudre des grilles, et dire si la solution est la seule
about-check = Vérifier qu’une grille a une seule solution, ou qu’une solution est juste
about-count = Compter les solutions des grilles
about-show = Dessiner des grilles sans les résoudre
about-convert = Écrire des grilles dans une autre notation
about-hint = Donner un coup de pouce : le pas suivant le plus facile, dévoilé autant qu’on veut
about-explain = Expliquer pas à pas tout le chemin vers la solution
about-grade = Dire la difficulté des grilles pour un joueur
about-diagnose = Dire ce qui ne va pas dans une grille, et comment la réparer
about-generate = Créer de nouvelles grilles, chacune à solution unique
about-lab = Comparer des méthodes, et les regarder travailler
about-run = Lancer plusieurs méthodes sur un dossier de grilles, et garder chaque résultat
about-report = Montrer des résultats en tableaux et en graphiques
about-stacks = Lancer la recherche par piles : les problèmes du cours, les reines ou une grille
about-watch = Regarder une méthode résoudre une grille, pas à pas
about-rules = Énumérer les règles de résolution des joueurs, et leur difficulté
about-families = Énumérer les jeux, leurs règles et les notations que l’on peut lire
about-methods = Énumérer les méthodes de résolution
about-completions = Afficher le script de complétion d’un shell
about-man = Afficher la page de manuel du programme ou d’une commande
about-help = Afficher cette aide, ou celle d’une commande

## Arguments

help-help = Afficher l’aide ; « --help » en dit plus que « -h »
help-help-long = Afficher l’aide ; « -h » n’en donne que le résumé
help-version = Afficher la version
help-color = Quand mettre des couleurs ; la variable NO_COLOR les supprime aussi
help-color-auto = sur un terminal
help-color-always = même par un tube ou dans un fichier
help-color-never = du texte simple
help-lang = La langue des messages : en ou fr [par défaut : celle du système]
help-quiet = N’afficher que les réponses et les erreurs : ni avancement ni remarques
help-puzzles = Des fichiers, des grilles écrites sur une ligne, ou « - » pour l’entrée standard [par défaut : ce qui arrive par un tube]
help-family = Lire une grille de cette famille, au lieu de la reconnaître
help-from = Lire cette notation, au lieu de la reconnaître ; « grille families » les énumère
help-problem = « problem-1 » à « problem-4 », « queens-8 » ou un autre nombre, ou une famille comme « sudoku », suivie d’un fichier
help-file = Le fichier de la grille ; s’il y en a plusieurs, la première est prise
help-stacks-first = S’arrêter à la première solution
help-events = Donner chaque pas sur une ligne JSON : push, dead-end, back, solution
help-puzzle = Un fichier, une grille écrite sur une ligne, ou « - » pour l’entrée standard ; s’il y a plusieurs grilles, la première est prise
help-beside = Une seconde méthode, à regarder à côté de la première
help-watch-out = Écrire le film dans une page qui se joue seule dans un navigateur
help-watch-events = Donner chaque pas sur une ligne JSON
help-watch-first = S’arrêter à la première solution, sans en chercher une autre
help-set = Changer une règle du jeu, par exemple « equal-lines=permises » ; « grille families » les énumère
help-method = La méthode de résolution : auto, search, sat, milp, logic, ou une méthode propre à la famille ; « grille methods » les énumère
help-no-connectivity = Avec --method milp : ne pas exiger que tout soit d’un seul tenant (comme --method milp-unconnected)
help-timeout = Abandonner une grille au bout de ce nombre de secondes
help-threads = Le nombre de fils d’exécution [par défaut : un par cœur]
help-json = Afficher un objet JSON par grille, chacun sur sa ligne
help-stats = Indiquer le temps passé et le travail de la méthode : hypothèses, propagations, contradictions
help-all = Afficher toutes les solutions, chacune dès qu’elle est trouvée ; --limit arrête plus tôt
help-solve-limit = Afficher au plus ce nombre de solutions
help-count-limit = Arrêter le décompte à ce nombre de solutions
help-up-to-symmetry = Prendre pour une seule les solutions qui se déduisent l’une de l’autre par rotation ou symétrie
help-solve-lines = Lire une grille par ligne, et répondre à chacune par une ligne : un mot, puis la solution
help-solve-lines-long =
    { help-solve-lines }

    Le mot est « unique », « several » (plusieurs), « none » (aucune), « unknown » (inconnu) ou « bad » (illisible, suivi de la raison). Les lignes d’une solution sont séparées par « ; ». Ce qui suit la grille après un espace est ignoré ; les commentaires, les lignes vides et l’en-tête d’un tableau sont conservés. Convient à des fichiers de millions de grilles : la mémoire utilisée n’augmente pas avec leur taille
help-check-lines = Lire une grille par ligne, et répondre à chacune par un mot
help-check-lines-long =
    { help-check-lines }

    Le mot est « unique », « several » (plusieurs), « none » (aucune), « unknown » (inconnu) ou « bad » (illisible, suivi de la raison). Si la grille est suivie d’une virgule et d’une solution, c’est « right » (juste) ou « wrong » (fausse). Ce qui suit la grille après un espace est ignoré ; les commentaires, les lignes vides et l’en-tête d’un tableau sont conservés. Convient à des fichiers de millions de grilles : la mémoire utilisée n’augmente pas avec leur taille
help-count-lines = Lire une grille par ligne, et répondre à chacune par son nombre de solutions
help-count-lines-long =
    { help-count-lines }

    Un « + » à la suite du nombre indique qu’il y en a peut-être davantage ; une ligne illisible donne « bad » et la raison. Ce qui suit la grille après un espace est ignoré ; les commentaires, les lignes vides et l’en-tête d’un tableau sont conservés. Convient à des fichiers de millions de grilles : la mémoire utilisée n’augmente pas avec leur taille
help-solve-plain = N’afficher que les solutions, en texte que « grille check » sait relire
help-solve-plain-long =
    { help-solve-plain }

    Une ligne vide sépare deux solutions d’une grille, deux lignes vides séparent deux grilles. Une grille sans solution donne « none » (aucune) ; une grille que le temps n’a pas permis de finir donne « unknown » (inconnu)
help-show-plain = Afficher du texte simple, sans traits ni couleurs
help-solve-svg = Afficher le dessin d’une grille et de sa solution, en SVG
help-csv = Afficher un tableau (CSV), une ligne par grille ; une grille tirée d’un tableau en garde les autres colonnes
help-show-svg = Afficher le dessin d’une grille, en SVG
help-solve-out = Avec --svg : écrire le dessin de chaque grille dans ce dossier
help-show-out = { help-solve-out }
help-check-puzzles = Des fichiers, des grilles écrites sur une ligne, ou « - » pour l’entrée standard ; sur deux, la seconde peut être une solution de la première
help-check-puzzles-long =
    { help-check-puzzles }

    Sur deux, la seconde est prise pour une solution si elle remplit toute la grille de la première, en garde tous les indices, ou n’est pas elle-même une grille à résoudre. Écrivez --solution pour lever le doute. Sans fichier, on lit ce qui arrive par un tube
help-solution = Un fichier de solutions à vérifier, achevées ou non, dans l’ordre des grilles
help-solution-long =
    { help-solution }

    Elles s’écrivent comme le fait « solve --plain », avec deux lignes vides entre les grilles. Une case encore vide s’écrit « . », ou « ? » là où « . » est une réponse ; ce qui n’y est pas encore peut être omis
help-common = S’il y a plusieurs solutions, montrer ce qu’elles ont toutes en commun
help-to = La notation à écrire ; « grille families » les énumère
help-only = N’utiliser que ces règles de résolution, séparées par des virgules ; « grille rules » les énumère
help-grade-lines = Lire une grille par ligne, et répondre à chacune par une ligne : niveau, note, règle la plus difficile
help-ratings = Ajouter la note d’autres programmes, si elle est connue : HoDoKu et Sukaku Explainer pour le sudoku
help-without = Utiliser toutes les règles de résolution sauf celles-ci, séparées par des virgules
help-state = Un fichier de la grille telle que vous l’avez remplie ; les annotations sont lues aussi, si la notation en a
help-reveal = Ce qu’il faut dévoiler
help-reveal-where = seulement où regarder
help-reveal-why = aussi la règle qui aide
help-reveal-all = aussi ce qui en découle
help-mistake = Si quelque chose est faux dans ce qui est rempli, dire où est la première erreur
help-every = Donner chaque pas, même quand plusieurs se ressemblent
help-pictures = Dessiner la grille à chaque pas
help-markdown = Afficher du Markdown
help-out = Écrire dans ce fichier une page pour le navigateur : la grille, les pas à côté, les flèches pour avancer
help-rules-family = La famille [par défaut : toutes]
help-generate-family = La famille des nouvelles grilles ; « grille generate FAMILLE --help » ne montre que ce qu’elle permet
help-size = Largeur et hauteur : « 20 », ou « 20x30 » [par défaut : la taille usuelle de la famille]
help-only-for = [seulement { $families }]
help-size-of = Largeur et hauteur : « 20 », ou « 20x30 » [par défaut : { $width }x{ $height }]
help-needs-of = Une règle dont la solution doit se servir ; « grille rules { $family } » les énumère
help-motif-of = Ce que montre l’image
help-set-of = Changer une règle du jeu
about-generate-of = Créer de nouvelles grilles : { $family }
help-grade = La difficulté des grilles, en mot ou de 1 à 5 [par défaut : n’importe laquelle, tant que les règles de résolution suffisent]
help-count = Le nombre de grilles à créer
help-seed = Un nombre dont tout découle : la même graine donne toujours la même grille, et les grilles suivantes ont les nombres suivants [par défaut : un nombre au hasard]
help-symmetry = La symétrie des indices
help-density = La part de la grille qui est occupée, en îles, cases noircies ou cases noires : « 0,25 » ou « 25% »
help-needs = Une règle dont la solution doit se servir, par exemple « x-wing » ; « grille rules » les énumère
help-minimal = Retirer chaque indice qui peut l’être tant que la solution reste unique, et la symétrie, le niveau et le nombre de cases remplies tels que souhaités
help-givens = Le nombre de cases remplies au départ
help-loops = Si les ponts doivent former des boucles
help-loops-yes = ils doivent en former au moins une
help-loops-no = ils ne doivent en former aucune
help-doubles = La part des ponts doubles : « 0,4 » ou « 40% »
help-colours = Le nombre de couleurs, outre celle du papier
help-motif = Ce que montrent les images ; « grille families » énumère les motifs
help-from-image = Faire une grille d’une image : PNG, JPEG, PBM, PGM, PPM, ou « - » pour l’entrée standard
help-from-image-long =
    { help-from-image }

    L’image est mise à la taille et réduite au noir et blanc, ou à --colours ; puis aussi peu de cases que possible sont changées, jusqu’à ce qu’il y ait une seule solution
help-threshold = La clarté à partir de laquelle un point devient blanc, de 1 à 255 [par défaut : ce qui convient le mieux à l’image]
help-dither = Comment rendre les nuances
help-dither-none = pas du tout, chaque case prend la couleur la plus proche
help-dither-ordered = par un motif régulier de points
help-dither-diffusion = par des points dispersés (diffusion d’erreur)
help-invert = Échanger le noir et le blanc
help-preview = Dessiner l’image réduite et la solution côte à côte, avec leurs différences, au lieu de la grille
help-generate-svg = Avec --preview : afficher la solution en SVG, avec les différences
help-way = Quelle manière de créer des grilles
help-way-ours = une seule solution, prouvée deux fois
help-way-document = comme dans le document source, qui ne demande pas combien il y a de solutions
help-generate-set = Changer une règle du jeu, par exemple « equal-lines=permises » ; « grille families » les énumère
help-title = Un titre pour les grilles
help-generate-to = La notation à écrire [par défaut : la nôtre] ; « grille families » les énumère
help-show = Dessiner les grilles, comme dans un terminal
help-generate-json = Afficher un objet JSON par grille, avec niveau, note, graine et solution
help-generate-out = Écrire chaque grille dans son propre fichier, dans ce dossier
help-resume = Reprendre une création interrompue ; les grilles déjà là sont gardées
help-generate-timeout = Abandonner une grille au bout de ce nombre de secondes
help-generate-threads = Le nombre de fils d’exécution [par défaut : un par cœur]
help-run-folder = Le dossier des grilles, ou un seul fichier ; les fichiers cachés et les dossiers qu’il contient sont ignorés
help-run-out = Le dossier des résultats, MÉTHODE/GRILLE.txt ; les résultats déjà là sont gardés
help-methods = Les méthodes, séparées par des virgules [par défaut : toutes celles de la famille]
help-run-timeout = Arrêter une méthode au bout de ce nombre de secondes sur une grille, et le noter
help-question = Ce qui est demandé aux méthodes
help-question-unique = y a-t-il une seule solution ? Cela doit être prouvé
help-question-solution = une solution, comme aux programmes du document source
help-report = Écrire aussi le rapport, comme le fait « grille lab report --out »
help-run-rounds = Répéter chaque essai tant de fois et garder le temps médian ; un essai de plus d’une seconde n’est pas répété
help-run-threads = Le nombre d’essais à la fois ; les temps ne se comparent qu’avec 1
help-generate = Créer d’abord dans le dossier des grilles de cette famille, si elles n’y sont pas déjà
help-sizes = Les tailles des nouvelles grilles, séparées par des virgules : « 5,7,9 » ou « 5x8,7x10 » [par défaut : la taille usuelle]
help-densities = La part occupée des nouvelles grilles, séparées par des virgules : « 0.2,0.25,0.3 »
help-run-count = Le nombre de nouvelles grilles par taille et par densité
help-run-seed = La graine de la première grille de chaque taille et densité [par défaut : celle du dossier, ou un nombre au hasard]
help-results = Le dossier des résultats, tel que l’a fait « grille lab run --out »
help-report-out = Écrire dans ce dossier des tableaux, des graphiques et une page qui les contient tous
help-rules-pictures = Dessiner chaque règle sur une grille où elle aide
help-shell = Le shell
help-command = La commande [par défaut : tout le programme]
heading-examples = Exemples :
examples-grille =
    grille solve grille.txt  résoudre la grille d’un fichier
    grille solve 1.....2......3.4  résoudre une grille écrite ici
    grille check grille.txt  a-t-elle une seule solution ?
    grille hint grille.txt  le pas suivant, sans le dévoiler
    grille explain grille.txt  tout le chemin vers la solution
    grille generate sudoku --grade difficile  une nouvelle grille
    grille serve  jouer dans le navigateur
exit-codes = Codes de sortie : 0 tout va bien, 1 aucune solution ou une erreur, 2 demande impossible ou illisible, 3 plusieurs solutions là où il en faut une seule, 4 arrêt par une limite, 70 erreur de Grille elle-même, 130 interrompu.
examples-solve =
    grille solve grille.txt  la solution, dessinée à côté de la grille
    grille solve 1.....2......3.4  une grille écrite ici, un petit sudoku
    grille solve --all --limit 10 grille.txt  toutes les solutions, mais dix au plus
    grille solve --svg grille.txt > grille.svg  un dessin pour une page
    grille solve --lines grilles.txt > rep.txt  un grand fichier, une grille par ligne
examples-check =
    grille check grille.txt  une solution, aucune, plusieurs ?
    grille check grille.txt solution.txt  cette solution est-elle juste ?
    grille check --common grille.txt  ce que toutes les solutions ont en commun
examples-count =
    grille count 8  les 92 façons de placer huit reines
    grille count --up-to-symmetry 8  sans les rotations ni les symétries
    grille count --limit 1000 grille.txt  s’arrêter à mille
examples-show =
    grille show grille.txt  la grille à l’écran
    grille show --svg grille.txt > grille.svg  un dessin à imprimer
examples-convert =
    grille convert --to grille grille.txt  notre notation, pour toutes les familles
    grille convert --to puzzlink grille.txt  un lien à partager
    grille convert --to line grille.txt > ligne.txt  une seule ligne de texte
examples-hint =
    grille hint grille.txt  le pas suivant, sans le dévoiler
    grille hint --reveal pourquoi grille.txt  avec la raison
    grille hint --reveal tout grille.txt  le pas tout entier
    grille hint --state partie.txt grille.txt  à partir d’où vous en êtes
    grille hint --mistake --state partie.txt grille.txt  votre première erreur
examples-explain =
    grille explain grille.txt  chaque pas en mots
    grille explain --pictures grille.txt  avec la grille à chaque pas
    grille explain --out chemin.html grille.txt  une page à parcourir
examples-grade =
    grille grade grille.txt  niveau, note et règles qu’il faut
    grille grade --ratings grille.txt  aussi la note d’autres programmes
    grille grade --lines grilles.txt  un grand fichier, une grille par ligne
examples-diagnose =
    grille diagnose grille.txt  ce qui ne va pas, et comment le réparer
examples-generate =
    grille generate sudoku --grade difficile  une grille difficile
    grille generate picross --size 20x15 --show  dessinée plutôt qu’en texte
    grille generate ponts --seed 12  toujours la même
    grille generate takuzu -n 50 --out neuf  cinquante fichiers dans un dossier
    grille generate sudoku --help  ce que peut être un sudoku
examples-lab =
    grille lab run grilles --out essais  chaque méthode sur un dossier de grilles
    grille lab report essais  qui a résolu quoi, et en combien de temps
    grille lab watch grille.txt  une méthode au travail, pas à pas
    grille lab stacks queens-8 --first  la recherche par piles
examples-run =
    grille lab run grilles --out essais  toutes les méthodes de la famille
    grille lab run grilles --methods fast,sat --timeout 10 --out vite
    grille lab run neuf --generate ponts --sizes 5,7 --count 5 --out faits
examples-report =
    grille lab report essais  des tableaux à l’écran
    grille lab report essais --out rapport  une page, des tableaux, des graphiques
examples-stacks =
    grille lab stacks problem-1  toutes les solutions du premier problème
    grille lab stacks queens-8 --first  une façon de placer huit reines
    grille lab stacks queens-6 --events  chaque empilement, chaque retour
    grille lab stacks sudoku grille.txt  une grille, case par case
examples-watch =
    grille lab watch grille.txt  dans le terminal
    grille lab watch grille.txt --method search --beside sat  deux côte à côte
    grille lab watch grille.txt --out film.html  une page à envoyer
examples-serve =
    grille serve  ouvrir la page dans le navigateur
    grille serve --no-open --port 8000  la servir seulement, à ce port
examples-rules =
    grille rules  celles de toutes les familles
    grille rules sudoku  celles d’une famille
    grille rules --pictures takuzu  chacune avec un exemple
examples-families =
    grille families  tout ce qui se lit et se résout
examples-methods =
    grille methods  tout ce que --method accepte
examples-completions =
    grille completions bash > grille.bash  à charger dans le shell
examples-man =
    grille man > grille.1  la page du programme
    grille man solve > grille-solve.1  la page d’une commande

## Manuel

man-name = NOM
man-synopsis = SYNOPSIS
man-description = DESCRIPTION
man-subcommands = COMMANDES
man-extra = EXEMPLES
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
nearly-read-as = { $name } : ce n’est pas une grille en l’état ; lu comme { $family } ({ $form }), le texte contient cette erreur :
could-be-another = { $name } : lu comme { $family } ; s’il s’agit de { $others }, précisez-le par --family
passed-over = { $number ->
    [one] { $name } : la ligne { $line } n’est ni une grille ni un titre, elle n’a pas été lue : { $text }
   *[other] { $name } : { $number } lignes ne sont ni des grilles ni des titres, elles n’ont pas été lues ; la première est la ligne { $line } : { $text }
}
no-file-and-no-puzzle = { $error }, et ce n’est pas non plus une grille
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
lab-stacks-unknown = « { $name } » ne se résout pas par piles ; écrivez « problem-1 » à « problem-4 », « queens-1 » à « queens-{ $widest } », ou une de ces familles et un fichier : { $families }
gave-up = « { $method } » abandonne, faute de savoir continuer
told-wrong = la réponse de « { $method } » est fausse :
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
way-summary-stuck = { $number ->
    [one] { $number } étape, qui ne la résout pas
   *[other] { $number } étapes, qui ne la résolvent pas
}
way-page-over-puzzle = c’est la grille elle-même ; écrivez la page dans un autre fichier
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
diagnosis-believe = ils mènent à une contradiction :
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
in-half-blocks = dessiné en petit, en demi-blocs ; le dessin entier fait { $columns } colonnes : utilisez --plain ou un fichier
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
generate-there = { $folder } contient déjà des grilles : continuez avec « --resume », ou nommez un autre dossier
generate-other = le dossier contient des grilles créées avec d’autres souhaits ou une autre graine
file-trouble = { $path } : { $error }
families-made = grille generate : { $width }×{ $height } par défaut ; accepte { $wishes }
generate-no-image = { $file } n’est pas une image PNG, JPEG, PBM, PGM ou PPM
generate-changed = { $number ->
    [one] { $number } case changée sur { $all } : { $places }
   *[other] { $number } cases changées sur { $all } : { $places }
}
generate-unchanged = aucune case changée
generate-settling = l’image elle-même a plusieurs solutions ; une seule de ces cases suffirait à trancher : { $places }

## Le laboratoire

lab-refused-because = rien n’a été fait : { $why }
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
