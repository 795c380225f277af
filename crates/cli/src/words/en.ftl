### What the command says itself.

## Lists

read-only = {" "}(read only)
colon = {": "}

## Errors

error = error
error-at = line { $line }, column { $column }: { $error }
no-such-command = no command is called `{ $name }`; `grille --help` lists them
with-hint = { $message }; { $hint }
hint-families = `grille families` lists them
hint-family-may-help = --family may help
hint-family-says = --family says which
one-puzzle-a-file = `{ $form }` holds one puzzle a file
no-lines = no family has lines
lines-know = --lines knows { $known }, not { $family }
