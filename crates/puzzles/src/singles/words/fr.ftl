### Hitori.

singles-name = hitori
