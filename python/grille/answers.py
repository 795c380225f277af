"""What is known of the solutions of a puzzle, as plain data."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Optional

from . import html
from .speech import language

if TYPE_CHECKING:
    from .puzzle import Puzzle

__all__ = ["Answer", "Check", "Complaint", "Count", "Solution"]

#: A solution in numbers: rows of cells, or links ``{"from": …, "to": …, "bridges": …}``.
Numbers = list[Any]


class Solution:
    """A solution of a puzzle. It draws itself in a notebook, and is an array for NumPy."""

    __slots__ = ("puzzle", "text")

    #: The puzzle that it solves.
    puzzle: Puzzle
    #: The solution as people write it.
    text: str

    def __init__(self, puzzle: Puzzle, text: str) -> None:
        self.puzzle = puzzle
        self.text = text

    @property
    def cells(self) -> Optional[Numbers]:
        """The solution in numbers; ``None`` on boards with too many cells.

        >>> import grille
        >>> grille.read("1.....2......3.4").solve().solution.cells[0]
        [1, 2, 4, 3]
        """
        numbers: Optional[Numbers] = json.loads(
            self.puzzle.native.numbers(self.text, language())
        ).get("cells")
        return numbers

    def svg(self, title: str = "") -> str:
        """The solved board as SVG."""
        return self.puzzle.native.svg(self.text, title, language())

    def _repr_svg_(self) -> str:
        return self.svg()

    def __array__(self, dtype: Any = None, copy: Optional[bool] = None) -> Any:
        import numpy

        return numpy.array(self.cells, dtype=dtype)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<solution of {self.puzzle!r}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Solution):
            return NotImplemented
        return self.puzzle == other.puzzle and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __reduce__(self) -> tuple[Any, ...]:
        return Solution, (self.puzzle, self.text)


@dataclass(frozen=True)
class Complaint:
    """A rule that is broken."""

    #: The rule in words.
    rule: str
    #: Where it applies, such as ``"row 3"``; empty where that is the whole board.
    scope: str
    #: The places that show it.
    places: tuple[str, ...]

    def __str__(self) -> str:
        scope = f"{self.scope}: " if self.scope else ""
        places = f" ({', '.join(self.places)})" if self.places else ""
        return scope + self.rule + places


def complaints(told: list[Any]) -> tuple[Complaint, ...]:
    """Complaints from the JSON of the library."""
    return tuple(Complaint(one["rule"], one["scope"], tuple(one["places"])) for one in told)


@dataclass(frozen=True)
class Answer:
    """Whether a puzzle has one solution, and which."""

    puzzle: Puzzle
    #: ``"unique"``, ``"several"``, ``"none"``: proved; or ``"unknown"``.
    verdict: str
    #: One solution, or two where there are several.
    solutions: tuple[Solution, ...]
    #: The places in which two solutions differ.
    differences: tuple[str, ...]
    #: What contradicts the rules at sight: then there is no solution.
    faults: tuple[Complaint, ...]
    #: The method that worked, if one was needed.
    method: Optional[str]
    #: How long it took.
    seconds: float
    #: What the method counts: guesses, conflicts, ….
    counters: Mapping[str, int] = field(default_factory=dict)

    @property
    def solution(self) -> Optional[Solution]:
        """The first solution, if there is one."""
        return self.solutions[0] if self.solutions else None

    @property
    def is_unique(self) -> bool:
        """Is there one solution, and is that proved?"""
        return self.verdict == "unique"

    def _repr_html_(self) -> str:
        said = self.puzzle.native.verdict(self.verdict, language())
        if self.verdict == "several" and len(self.solutions) == 2:
            one, other = self.solutions
            pictures = list(self.puzzle.native.svg_apart(one.text, other.text, language()))
        else:
            pictures = [self.puzzle.svg(), *(one.svg() for one in self.solutions)]
        faults = "".join(f"<li>{html.escape(str(fault))}</li>" for fault in self.faults)
        return html.beside(pictures, said) + (f"<ul>{faults}</ul>" if faults else "")


def answer(puzzle: Puzzle, told: str) -> Answer:
    """An answer from the JSON of the library."""
    data = json.loads(told)
    solutions = (Solution(puzzle, "\n".join(one["text"]) + "\n") for one in data["solutions"])
    return Answer(
        puzzle=puzzle,
        verdict=data.get("verdict", "unknown"),
        solutions=tuple(solutions),
        differences=tuple(data.get("differences", ())),
        faults=complaints(data.get("faults", [])),
        method=data.get("method"),
        seconds=data["seconds"],
        counters=data.get("counters", {}),
    )


class Count(int):
    """A number of solutions.

    >>> import grille
    >>> queens = grille.read("8")
    >>> queens.count(), queens.count().exact, queens.count(up_to_symmetry=True)
    (92, True, 12)
    >>> queens.count(limit=10), queens.count(limit=10).exact
    (10, False)
    """

    #: Is that all, or did a limit come first?
    exact: bool

    def __new__(cls, number: int, exact: bool = True) -> Count:
        count = super().__new__(cls, number)
        count.exact = exact
        return count

    def __reduce__(self) -> tuple[Any, ...]:
        return Count, (int(self), self.exact)


@dataclass(frozen=True)
class Check:
    """Whether a solution, or a board that is filled in part, is right. It is true if it is."""

    right: bool
    #: Is every cell filled?
    finished: bool
    #: The rules that are broken; of a board that is not finished, the first that is seen.
    complaints: tuple[Complaint, ...]

    def __bool__(self) -> bool:
        return self.right

    def __str__(self) -> str:
        return "\n".join(map(str, self.complaints)) or ("right" if self.right else "wrong")
