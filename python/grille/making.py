"""New puzzles."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator, Mapping
from typing import Optional, Union

from . import _grille
from .puzzle import Puzzle
from .speech import language

__all__ = ["generate", "generate_many"]

#: A side, or width and height.
Size = Union[int, tuple[int, int]]


def generate(
    family: str,
    *,
    size: Optional[Size] = None,
    grade: Optional[str] = None,
    seed: Optional[int] = None,
    symmetry: Optional[str] = None,
    density: Optional[float] = None,
    needs: Optional[str] = None,
    minimal: bool = False,
    givens: Optional[int] = None,
    loops: Optional[bool] = None,
    doubles: Optional[float] = None,
    colours: Optional[int] = None,
    motif: Optional[str] = None,
    document: bool = False,
    title: Optional[str] = None,
    rules: Optional[Mapping[str, object]] = None,
    timeout: Optional[float] = None,
) -> Puzzle:
    """A new puzzle with one solution, from a seed that gives the same one for ever.

    ``size`` is a side, or width and height; ``grade`` one of ``"very-easy"``, ``"easy"``, ``"medium"``,
    ``"hard"`` and ``"fiendish"``. All else is as ``grille generate`` has it.

    >>> import grille
    >>> puzzle = grille.generate("takuzu", size=6, grade="easy", seed=1)
    >>> puzzle, puzzle.seed, puzzle.grade().level
    (<grille.Puzzle takuzu 6×6>, 1, 'easy')
    """
    wish = {
        "size": (size, size) if isinstance(size, int) else size,
        "grade": grade,
        "symmetry": symmetry,
        "density": density,
        "needs": needs,
        "minimal": minimal,
        "givens": givens,
        "loops": loops,
        "doubles": doubles,
        "colours": colours,
        "motif": motif,
        "document": document,
        "title": title,
        "settings": {str(key): str(value) for key, value in (rules or {}).items()},
    }
    # A seed that is short to type.
    number = secrets.randbits(32) if seed is None else seed
    native = _grille.generate(family, json.dumps(wish), number, timeout, language())
    return Puzzle(native, number)


def generate_many(family: str, count: int, *, seed: int = 1, **wish: object) -> Iterator[Puzzle]:
    """Puzzles from the seeds that follow each other, each made when it is asked for.

    >>> import grille
    >>> [puzzle.seed for puzzle in grille.generate_many("queens", 3, size=6)]
    [1, 2, 3]
    """
    return (generate(family, seed=number, **wish) for number in range(seed, seed + count))  # type: ignore[arg-type]
