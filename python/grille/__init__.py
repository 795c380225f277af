"""Logic puzzles on a grid: sudoku, nonogram, bridges, singles, takuzu and queens.

>>> import grille
>>> puzzle = grille.read("1.....2......3.4")
>>> puzzle.solve().is_unique
True
>>> print(puzzle.hint().why)
naked single: Beside what stands in row 4 and column 1, only 2 is left at r4c1.

`read` takes whatever people paste; `generate` makes new puzzles; `batch` answers columns of millions;
`lab` compares methods; `ray` spreads batches over a cluster. Sentences are English or French: `speak`.
"""

from __future__ import annotations

import json
from typing import Any

from . import _grille, batch, lab
from .answers import Answer, Check, Complaint, Count, Solution
from .errors import BrokenPromise, GrilleError, LimitReached, ReadError
from .making import generate, generate_many
from .puzzle import Puzzle, read, read_all
from .reasons import Chain, Diagnosis, Edit, Explanation, Fill, Grade, Hint, Step, Then
from .speech import language, speak

__all__ = [
    "Answer",
    "BrokenPromise",
    "Chain",
    "Check",
    "Complaint",
    "Count",
    "Diagnosis",
    "Edit",
    "Explanation",
    "Fill",
    "Grade",
    "GrilleError",
    "Hint",
    "LimitReached",
    "Puzzle",
    "ReadError",
    "Solution",
    "Step",
    "Then",
    "batch",
    "families",
    "generate",
    "generate_many",
    "lab",
    "language",
    "read",
    "read_all",
    "rules",
    "speak",
]


def families() -> list[dict[str, Any]]:
    """The families: id, name, rules of the game, forms, methods.

    >>> import grille
    >>> [family["id"] for family in grille.families()]
    ['sudoku', 'nonogram', 'bridges', 'singles', 'takuzu', 'queens']
    """
    told: list[dict[str, Any]] = json.loads(_grille.families(language()))
    return told


def rules(family: str) -> list[dict[str, str]]:
    """The rules that people use, easiest first: id, name, level.

    >>> import grille
    >>> grille.rules("takuzu")[0]["name"]
    'pair (rule A)'
    """
    told: list[dict[str, str]] = json.loads(_grille.rules(family, language()))
    return told
