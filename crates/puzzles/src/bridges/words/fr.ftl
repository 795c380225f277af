### Ponts, dits aussi hashiwokakero.

bridges-name = ponts
bridges-rules = Relier par des ponts les îles qui se voient en ligne ou en colonne, deux ponts au plus entre deux îles, sans croisement. Le chiffre d’une île est le nombre de ponts qui y aboutissent, et toutes les îles sont reliées entre elles, de proche en proche.
bridges-short = Reliez toutes les îles ; chaque nombre dit combien de ponts y arrivent.
bridges-examples-generate =
    grille generate ponts --size 12 --grade moyen  de difficulté moyenne
    grille generate ponts --loops non --show  sans boucles, dessinée
    grille generate ponts --density 30% --doubles 50%  beaucoup d’îles et de ponts doubles
bridges-also = hashiwokakero
bridges-switch-most = le nombre maximal de ponts entre deux îles (2 par défaut)
bridges-switch-most-short = Ponts entre deux îles, au plus
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

## Nouvelles grilles

bridges-made-small = deux îles qui se voient sans se toucher demandent trois cases alignées
bridges-made-density = la densité des îles est de plus de 0 et de 0,{ $most } au plus ({ $most } cases sur cent)
bridges-made-loop = une boucle demande { $islands } îles au moins, trois lignes et trois colonnes
bridges-made-doubles = une proportion de ponts doubles de 0 à 1
bridges-made-single = avec un seul pont au plus entre deux îles, aucun n’est double

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

## Les règles que suivent les joueurs

bridges-rule-enough = île achevée
bridges-rule-last = dernière direction
bridges-rule-full = île saturée
bridges-rule-blocked = un pont barre ce qu’il croise
bridges-rule-each-way = un pont de chaque côté
bridges-rule-share = ce que les autres ne peuvent prendre
bridges-rule-pair = paire fermée
bridges-rule-chain = chaîne fermée
bridges-rule-way-out = seule issue
bridges-rule-starved = île affamée
bridges-rule-segment = partie coupée
bridges-rule-group = groupe fermé
bridges-rule-cut = seul passage entre deux parties
bridges-rule-cut-off = grande partie coupée
bridges-rule-parity = pair ou impair
bridges-the-island = l’île { $number } ({ $place })
bridges-then = { $number ->
    [one] { $bridges ->
        [0] { $spans } n’a pas de pont
        [one] { $spans } a { $bridges } pont
       *[other] { $spans } a { $bridges } ponts
    }
   *[other] { $bridges ->
        [0] { $spans } n’ont pas de pont
        [one] { $spans } ont chacun { $bridges } pont
       *[other] { $spans } ont chacun { $bridges } ponts
    }
}
bridges-then-least = { $number ->
    [one] { $bridges ->
        [one] { $spans } a au moins { $bridges } pont
       *[other] { $spans } a au moins { $bridges } ponts
    }
   *[other] { $bridges ->
        [one] { $spans } ont chacun au moins { $bridges } pont
       *[other] { $spans } ont chacun au moins { $bridges } ponts
    }
}
bridges-then-most = { $number ->
    [one] { $bridges ->
        [one] { $spans } a au plus { $bridges } pont
       *[other] { $spans } a au plus { $bridges } ponts
    }
   *[other] { $bridges ->
        [one] { $spans } ont chacun au plus { $bridges } pont
       *[other] { $spans } ont chacun au plus { $bridges } ponts
    }
}
bridges-then-not = { $number ->
    [one] le nombre de ponts sur { $spans } n’est pas { $bridges }
   *[other] les nombres de ponts sur { $spans } ne sont pas { $bridges }
}
bridges-enough-why = { $number ->
    [one] Le seul pont de { $island } est posé.
   *[other] Les { $number } ponts de { $island } sont tous posés.
}
bridges-last-why = { $missing ->
    [one] Il reste une direction à { $island }, et il manque { $missing } pont.
   *[other] Il reste une direction à { $island }, et il manque { $missing } ponts.
}
bridges-full-why = { $directions ->
    [one] La direction qui reste à { $island } prend juste ce qui manque : { $missing }.
   *[other] Les { $directions } directions qui restent à { $island } prennent ensemble juste ce qui manque : { $missing }.
}
bridges-blocked-why = Il y a un pont sur { $span }, et deux ponts ne se croisent jamais.
bridges-each-way-why = { $others ->
    [one] Il y a { $directions } directions pour { $island }, mais chacune à elle seule prend { $bridges ->
        [one] { $bridges } pont
       *[other] { $bridges } ponts
    } au plus.
   *[other] Il y a { $directions } directions pour { $island }, mais { $others } d’entre elles prennent ensemble { $bridges } ponts au plus.
}
bridges-share-why = { $others ->
    [0] Sans { $span }, il n’y aurait aucun pont pour { $island }.
    [one] Sans { $span }, il y aurait { $others } pont au plus pour { $island }.
   *[other] Sans { $span }, il y aurait { $others } ponts au plus pour { $island }.
}
bridges-supposed = { $bridges ->
    [0] Sans pont sur { $span }
    [one] Avec { $bridges } pont sur { $span }
   *[other] Avec { $bridges } ponts sur { $span }
}
bridges-closed-why = { $supposed }, { $islands } seraient achevées et coupées des autres îles.
bridges-closed-ways-why = { $supposed }, toutes les façons d’achever { $island } couperaient des îles des autres.
bridges-closed-many-why = { $supposed }, un groupe de { $number } îles serait achevé et coupé des autres.
bridges-way-out-why = Des ponts relient { $islands }, et la seule issue vers les autres îles est { $span }.
bridges-way-out-many-why = { $number ->
    [one] Des ponts relient { $island } et { $number } autre île, et la seule issue vers le reste est { $span }.
   *[other] Des ponts relient { $island } et { $number } autres îles, et la seule issue vers le reste est { $span }.
}
bridges-too-few-why = { $supposed }, { $island } ne pourrait avoir tous ses ponts.
bridges-too-many-why = { $supposed }, { $island } aurait trop de ponts.
bridges-cut-off-why = { $supposed }, il n’y aurait plus d’issue vers les autres îles depuis { $islands }.
bridges-cut-off-many-why = { $supposed }, une partie de { $number } îles n’aurait plus d’issue vers les autres.
bridges-cut-why = Sans pont sur { $span }, les îles seraient en deux parties que rien ne peut relier.
bridges-parity-why = { $missing ->
    [one] Il manque { $missing } pont à { $islands }, et seul { $span } reste ouvert vers les autres.
   *[other] Il manque { $missing } ponts à { $islands }, et seul { $span } reste ouvert vers les autres.
} Ceux qui vont d’une de ces îles à une autre comptent deux fois : { $odd ->
    [0] un nombre pair
   *[other] un nombre impair
} doit encore venir par { $span }.
bridges-parity-many-why = { $missing ->
    [one] Il manque { $missing } pont à un groupe de { $number } îles, et seul { $span } reste ouvert vers les autres.
   *[other] Il manque { $missing } ponts à un groupe de { $number } îles, et seul { $span } reste ouvert vers les autres.
} Ceux qui vont d’une de ces îles à une autre comptent deux fois : { $odd ->
    [0] un nombre pair
   *[other] un nombre impair
} doit encore venir par { $span }.

## Jouer à la main

bridges-value = { $bridges ->
    [0] aucun pont
    [one] un pont
   *[other] { $bridges } ponts
}
bridges-act-bridge = Pont
bridges-act-none = Aucun ici
