### Ce que dit la commande elle-même.

## Listes

read-only = {" "}(en lecture seule)
colon = {"\u202F: "}

## Erreurs

error = erreur
error-at = ligne { $line }, colonne { $column } : { $error }
no-such-command = aucune commande ne s’appelle « { $name } » ; « grille --help » les énumère
with-hint = { $message } ; { $hint }
hint-families = « grille families » les énumère
hint-family-may-help = --family peut aider
hint-family-says = --family permet de choisir
one-puzzle-a-file = « { $form } » ne contient qu’une grille par fichier
no-lines = aucune famille ne se lit ligne à ligne
lines-know = --lines accepte { $known }, pas { $family }
