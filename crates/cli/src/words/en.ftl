### What the command says itself.

## Errors

no-such-command = no command is called `{ $name }`; `grille --help` lists them
