### Queens.

queens-name = queens
