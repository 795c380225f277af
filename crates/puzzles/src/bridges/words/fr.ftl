### Ponts, dits aussi hashiwokakero.

bridges-name = ponts
bridges-rules = Relier par des ponts les îles qui se voient en ligne ou en colonne, deux ponts au plus entre deux îles, sans croisement. Le chiffre d’une île est le nombre de ponts qui y aboutissent, et toutes les îles sont reliées entre elles, de proche en proche.
bridges-switch-most = le nombre maximal de ponts entre deux îles (2 par défaut)
bridges-switch-most-values = 1 à 63
bridges-method-fast = ponts : bornes, groupes et coupures, avec clauses apprises des contradictions

## Notations

bridges-form-commas = une ligne de texte par ligne de la grille, des nombres séparés par des virgules, rien là où il n’y a pas d’île
bridges-form-rows = une ligne de texte par ligne de la grille, avec des nombres et des « . »
bridges-form-grid = une ligne « LARGEUR HAUTEUR », puis des lignes de nombres et de « . »
bridges-form-has = une ligne « LARGEUR HAUTEUR ÎLES », puis des lignes de nombres, 0 là où il n’y a pas d’île
bridges-form-drawing = le dessin d’une grille, avec ou sans ses ponts
bridges-form-puzzlink = un lien de puzz.link ou pzv.jp : « https://puzz.link/p?hashi/9/9/… » ; un par ligne
bridges-form-tatham = un identifiant du Bridges de Tatham : « 7x7m2:… », ou la page qui le porte ; un par ligne
bridges-form-save = une partie enregistrée du Bridges de Tatham

## Erreurs

bridges-island = une île portant un nombre de { $low } à { $high }
bridges-no-island = une grille sans île
bridges-islands = { $islands ->
    [one] { $islands } île
   *[other] { $islands } îles
}
bridges-drawing-expected = un dessin de ponts
bridges-a-number = au moins un nombre
bridges-two-islands = deux îles en { $place }
bridges-one-island = une seule île par case
bridges-at-least-one = au moins une île
bridges-neighbours = deux îles voisines sur une même ligne ou colonne
bridges-pair-again = une deuxième fois la même paire d’îles
bridges-pair-once = chaque paire une seule fois
bridges-line = une ligne comme « (1,2) <-> (1,4) = 1 »
bridges-count = un nombre de ponts de { $low } à { $high }
bridges-unsaid = { $most ->
    [one] cette notation ne permet pas d’indiquer un maximum de { $most } pont entre deux îles
   *[other] cette notation ne permet pas d’indiquer un maximum de { $most } ponts entre deux îles
}
bridges-single-column = une colonne unique n’a pas de virgule
bridges-id-most = { $game } accepte { $most } ponts au plus entre deux îles, et des îles jusqu’à { $number }
bridges-id-islands = { $game } accepte au moins deux îles, et jamais deux côte à côte
bridges-id-sign = « 1 » à « 9 » ou « A » à « G » pour une île, ou « a » à « z » pour des cases sans île
bridges-no-loops = « L », une grille sans boucles
bridges-id-plain = les règles habituelles de { $game }

## Reproches

bridges-at = île { $number } en ({ $row },{ $column })
bridges-number = le nombre de ponts n’est pas celui de l’île
bridges-cross = deux ponts se croisent
bridges-apart = les îles ne sont pas toutes reliées entre elles
bridges-alone = elle ne voit aucune autre île
bridges-hungry = { $bridges ->
    [one] ses voisines prennent { $bridges } pont au plus
   *[other] ses voisines prennent { $bridges } ponts au plus
}
bridges-cut-off = ses ponts la couperaient des autres avec une voisine
bridges-odd = la somme des chiffres des îles est { $total }, un nombre impair, et chaque pont a deux bouts
