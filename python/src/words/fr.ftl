# Phrases propres au module Python ; celles qu’il partage avec la commande sont celles de la commande.
python-no-more = le temps a été écoulé avant que toutes les solutions soient trouvées
python-verdict = { $verdict ->
    [unique] une seule solution
    [several] plusieurs solutions
    [none] aucune solution
   *[unknown] nombre de solutions inconnu
 }
python-steps = { $number ->
    [one] { $number } étape, { $level }
   *[other] { $number } étapes, { $level }
 }
python-said = { $board } : { $what }
python-board = { $family } { $width }×{ $height }
python-batch-too-large = les solutions de ce lot occupent plus de 2 Go : découpez-le en lots plus petits
python-no-text-column = il faut une colonne de textes, trouvé { $found }
python-which-column = la table n’a pas de colonne de textes nommée « { $name } »
python-one-puzzle = il faut une seule grille, trouvé { $number }
