### Ce qui n’appartient à aucune famille ni à aucune interface.

## Places

place-cell = l{ $row }c{ $column }
place-between = l{ $row }c{ $column }-l{ $to_row }c{ $to_column }
place-row = ligne { $row }
place-column = colonne { $column }
place-block = bloc { $block }
place-rows = lignes
place-columns = colonnes
place-run = { $from } à { $to }
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
no-puzzle-here = un passage qui n’est pas une grille
puzzle-or-comment = une grille, ou une ligne qui commence par « # »
closing-bracket = un crochet fermant
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

## Liens d’autres programmes

link-like = un lien comme « https://puzz.link/p?{ $genre }/LARGEUR/HAUTEUR/… »
link-of = un lien « { $genre } »
link-of-any = l’un de ces genres : { $genres }
link-variant = la variante « { $flag } »
link-plain = les règles habituelles de « { $genre } »
link-side = un côté de { $low } à { $high }
link-places = { $places ->
    [one] { $places } emplacement
   *[other] { $places } emplacements
}
link-end = { $places ->
    [one] la fin après { $places } emplacement
   *[other] la fin après { $places } emplacements
}
link-number16 = « 0 » à « f » pour un nombre, « - », « + » ou « = » avant un plus grand, ou « g » à « z » pour des emplacements vides
link-hexadecimal = un chiffre hexadécimal
link-unknown = un nombre inconnu
link-known = un nombre
id-like = un identifiant de { $game } comme « LARGEURxHAUTEUR:… »
id-of = un identifiant de « { $game } »
id-of-any = l’un de ces jeux : { $games }
id-seed = une graine, que seul le programme lui-même comprend
id-board = « : » et la description d’une grille
id-parameters = des paramètres de ce jeu
id-least = { $game } accepte les grilles à partir de { $least } × { $least }
save-no-field = un fichier sans champ « { $name } »
save-field = un champ comme « DESC    :5:a1d2b »

## Reconnaissance

no-such-family = aucune famille ne s’appelle « { $name } » ; familles connues : { $families }
no-such-form = aucune notation ne s’appelle « { $name } »
empty-text = le texte est vide
unknown-text = cela ne ressemble à aucune grille connue
unknown-address = cette adresse ne contient pas sa grille, et aucune page n’est ouverte ; les liens de puzz.link, de pzv.jp et de la collection de Simon Tatham sont lus, sinon écrivez la grille elle-même
not-one = { $puzzles ->
    [one] on lit { $puzzles } grille, on en attend une seule
   *[other] on lit { $puzzles } grilles, on en attend une seule
}
bad-setting = « { $setting } » : on attend { $expected }

## Octets et images

no-text-at = ce n’est pas un texte lisible : l’octet { $byte } n’en fait pas partie
bytes-picture = c’est une image { $kind } ; les images se lisent en PNG, PBM, PGM et PPM
bytes-pdf = c’est un PDF ; copiez-en la grille sous forme de texte
bytes-spreadsheet = c’est une feuille de calcul ; copiez-en les cases, ou enregistrez-la en CSV
bytes-archive = c’est une archive ou un document de bureautique ; décompressez-la, ou enregistrez-le sous forme de texte
bytes-program = c’est un programme
picture-damaged = cette image est abîmée, ou il en manque la fin
picture-too-large = cette image a { $width } × { $height } pixels, on attend de 1 × 1 à { $most } × { $most }, un pixel par case
picture-too-long = cette image a plus d’octets qu’une grille n’en demande
picture-in-form = c’est une image, on attend la notation « { $form } »
picture-here = c’est une image, on attend un texte
no-pictures = la famille { $family } ne se lit pas dans une image

## Écriture

written-as = la famille { $family } s’écrit en { $forms }, et non en « { $form } »

## Questions

unknown-method = aucune méthode « { $name } » pour cette famille ; méthodes possibles : { $methods }
no-symmetry = la famille { $family } ne permet pas de comparer les solutions aux symétries près
no-clues = la famille { $family } ne permet pas de modifier les indices un à un
clues-in-cells = une famille dont les indices sont dans les cases
cell-of-board = une case de la grille
value-word = { $word }
a-number = un nombre

## Ce qui ne va pas dans une solution

unfinished = une solution inachevée
finished = une solution achevée
complaint-scope = { $scope } : { $rule }
complaint-places = { $complaint } ({ $places })
not-in-the-solution = l’unique solution a autre chose ici
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
method-milp = programme linéaire en nombres entiers : inégalités, coupes pour la connexité et les lignes égales ; peut être long
method-milp-unconnected = le même sans les coupes : sa réponse est vérifiée
method-milp-shapes = hitori : programme en nombres entiers où quelques formes sont interdites au lieu de la connexité, comme dans le document source : sa réponse est vérifiée
method-milp-highs = comme milp, par HiGHS
method-logic = les règles que les gens emploient, sans hypothèse ; abandonne là où elles s’arrêtent

## Les règles que suivent les joueurs

level-very-easy = très facile
level-easy = facile
level-medium = moyen
level-hard = difficile
level-fiendish = diabolique
rule-together = quelques indices ensemble
rule-trial = essai suivi d’une contradiction
together-why = Hypothèse : { $supposition }. Alors { $number ->
    [one] ceci ne peut pas être respecté : { $parts }
   *[other] tout cela ne peut pas être respecté à la fois : { $parts }
}.
trial-why = Hypothèse : { $supposition }. { $number ->
    [0] La contradiction est immédiate
    [one] { $number } déduction mène à une contradiction
   *[other] { $number } déductions mènent à une contradiction
}.
deep-trial-why = Hypothèse : { $supposition }. Toute suite mène à une contradiction.
step-text = { $why } { $then }.
direct-why = { $part } :
chain-end = { $part } : plus rien ne convient
neighbours = ce que { $cells } s’imposent
the-board = la grille entière
edit-add = ajouter { $after } en { $place }
edit-take-away = retirer l’indice { $before } en { $place }
edit-change = en { $place }, remplacer { $before } par { $after }
unexplained-no-rules = les règles de la famille { $family } ne sont pas encore écrites
unexplained-no-such-rule = la famille { $family } n’a pas de règle nommée « { $name } »
unexplained-none = elle n’a aucune solution, donc aucun chemin n’y mène
unexplained-several = elle a plusieurs solutions, donc rien ne mène à l’une d’elles seule
unexplained-limit = arrêt avant que le chemin soit trouvé

## Films d’une recherche

film-start = le début
film-left = { $place } : { $values } possibles
film-guess = hypothèse : { $what }
film-guess-hidden = hypothèse : quelque chose qu’aucune case ne montre seule
film-deduction = { $part } : { $what }
film-given = donné : { $what }
film-sight = à vue : { $what }
film-rest = rien d’autre ne convient : { $what }
film-clauses = d’après les clauses : { $what }
film-learnt = d’après ce qui a été appris : { $what }
film-clash = impasse, { $part } : plus rien ne convient
film-clash-somewhere = impasse
film-refuted = retour à l’hypothèse en { $place } : { $what }
film-refuted-last = retour à l’hypothèse en { $place } : il n’y reste rien d’autre
film-return = { $depth ->
    [0] retour avant la première hypothèse, avec ce qui a été appris
    [one] retour à l’hypothèse 1, avec ce qui a été appris
   *[other] retour à l’hypothèse { $depth }, avec ce qui a été appris
}
film-restart = toutes les hypothèses sont retirées, ce qu’elles ont appris est gardé
film-solution = une solution
film-wrong = une réponse qui enfreint une règle
film-draft = { $cuts ->
    [one] une réponse du programme qui enfreint une règle : 1 coupe l’interdit
   *[other] une réponse du programme qui enfreint une règle : { $cuts } coupes l’interdisent
}
film-push = { $number ->
    [one] { $what } : rien d’autre ne convient
   *[other] { $what }, dernier de { $number } choix
}
film-dead-end = impasse : rien ne convient en { $place }
film-back = { $number ->
    [one] retour en arrière : { $what }, seul choix qui y reste
   *[other] retour en arrière : { $what }, dernier de { $number } choix qui y restent
}
film-steps = { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}
film-thinned = { $steps } étapes, dont 1 sur { $stride } est gardée
film-nothing = la méthode « { $method } » ne trouve rien à faire ici ; « { $other } » montre ses étapes
film-only-solutions = la méthode « { $method } » montre ce qu’elle trouve, mais aucune étape ; « { $other } » montre les siennes

## Nouvelles grilles

unmade-no-maker = aucune grille n’est créée pour cette famille : { $family }
unmade-unheeded = { $family } ne connaît pas « --{ $wanted } »
unmade-square = cette symétrie demande un carré
unmade-givens = le plateau n’a que { $all } cases
unmade-harder = une grille qui demande cette règle est au moins de niveau { $needed }, et non { $level }
unmade-nothing = aucune grille de ce genre en { $tries } essais : une autre taille, ou moins de souhaits, peut aider
unmade-levels = aucune grille de ce genre en { $tries } essais ; obtenu : { $levels }
unmade-density = aucune grille de ce genre en { $tries } essais ; la densité la plus proche qui convient est { $nearest }
unmade-level = { $number } × { $level }
unmade-limit = arrêté avant d’avoir créé une grille
unmade-broken = promesse non tenue : la grille de { $family } créée à partir de la graine { $seed } contredit sa propre solution ; c’est une erreur de Grille, et non de vos souhaits : merci de la signaler avec cette graine

## Ce que comptent les méthodes

guesses-name = hypothèses
propagations-name = propagations
conflicts-name = contradictions
restarts-name = redémarrages
lines-name = rangées
cells-name = cases
probes-name = essais
cuts-name = coupes
