### Ce que dit la commande elle-même.

## Erreurs

no-such-command = aucune commande ne s’appelle « { $name } » ; « grille --help » les énumère
