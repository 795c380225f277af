### Reines.

queens-name = reines
