### Singles.

singles-name = singles
