### Le bureau : ce que la page apprend.

desk-misread = Ligne { $line }, colonne { $column } : { $found }.
desk-too-large = Cette grille est trop grande pour être jouée ici.
desk-sides = Ici, les grilles ont de 1 à { $most } lignes et colonnes.
desk-no-image = Ce n’est pas une image.
desk-look-at = À regarder : { $places }.
desk-then = Donc { $then }.
desk-link = { $rule } : { $text }
desk-no-step = Aucune règle ne mène plus loin.
desk-no-solution = Cette grille n’a pas de solution.
desk-finished = Tout est juste, et il ne reste rien.
desk-right = { $left ->
    [one] Juste jusqu’ici. Il reste { $left } case.
   *[other] Juste jusqu’ici. Il reste { $left } cases.
}
desk-wrong = { $number ->
    [one] Pas tout à fait : une entrée est fausse.
   *[other] Pas tout à fait : { $number } entrées sont fausses.
}
desk-unique = Une seule solution
desk-several = Plusieurs solutions
desk-none = Aucune solution
desk-unknown = Arrêté avant de savoir
desk-differ = { $number ->
    [one] Deux solutions diffèrent en un endroit.
   *[other] Deux solutions diffèrent en { $number } endroits.
}
desk-clash = { $number ->
    [0] Les règles seules ne peuvent être respectées sur cette grille.
    [one] Un indice est impossible.
   *[other] { $number } indices se contredisent.
}
desk-clash-least = Sans l’un d’eux, quel qu’il soit, cette contradiction disparaît.
desk-value-at = { $value } en { $place }
desk-offer = { $parts }

## Collections

collection-first-steps-name = Premiers pas
collection-first-steps-about = Deux petites grilles de chaque famille
collection-documents-name = Tirées des documents
collection-documents-about = Les grilles des rapports et des cours par lesquels Grille a commencé
collection-pictures-name = Petites images
collection-pictures-about = Nonogrammes, de 10 × 10 à 20 × 15
collection-colours-name = En couleurs
collection-colours-about = Nonogrammes à deux et trois couleurs
collection-loops-name = Boucles et ports
collection-loops-about = Des ponts qui se referment
collection-one-rule-name = D’un coup d’œil
collection-one-rule-about = Des takuzu où suffisent paires, trous et comptes
collection-long-evenings-name = Longues soirées
collection-long-evenings-about = Des grilles difficiles, une de chaque famille
