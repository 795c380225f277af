### Bridges.

bridges-name = bridges
