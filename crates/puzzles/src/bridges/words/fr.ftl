### Ponts.

bridges-name = ponts
