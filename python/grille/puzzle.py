"""Puzzles: read from whatever people paste, solved, explained, graded, drawn."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Optional, Union

from . import _grille
from .answers import Answer, Check, Count, Solution, answer, complaints
from .errors import ReadError
from .reasons import Diagnosis, Explanation, Grade, Hint, diagnosis, explanation, grade, hint
from .speech import language
from .texts import Board, Clues, written, written_clues

__all__ = ["Puzzle", "Source", "State", "read", "read_all"]

#: What a puzzle is read from: a text, a link, the path or the bytes of a file, rows of cells, or clues.
Source = Union[str, bytes, "os.PathLike[str]", Board, Clues]
#: A board that is filled in part, or a solution.
State = Union[str, Solution, Board]
#: Rules to change, such as ``{"equal-lines": "allowed"}``.
Rules = Mapping[str, object]


class Puzzle:
    """A puzzle of any family. It never changes; threads and processes may share it.

    >>> import grille
    >>> puzzle = grille.read("1.....2......3.4")
    >>> puzzle
    <grille.Puzzle sudoku 4×4>
    >>> puzzle.solve().verdict
    'unique'
    """

    __slots__ = ("native", "seed")

    #: The same in the native half of the package.
    native: _grille.Puzzle
    #: The number from which it was made, if it was.
    seed: Optional[int]

    def __init__(self, native: _grille.Puzzle, seed: Optional[int] = None) -> None:
        self.native = native
        self.seed = seed

    @property
    def family(self) -> str:
        """Its family: ``"sudoku"``, ``"nonogram"``, …."""
        return self.native.family

    @property
    def width(self) -> int:
        """The number of columns."""
        return self.native.width

    @property
    def height(self) -> int:
        """The number of rows."""
        return self.native.height

    @property
    def title(self) -> Optional[str]:
        """What it is called."""
        return self.native.title

    @property
    def author(self) -> Optional[str]:
        """Who made it."""
        return self.native.author

    # Solutions

    def solve(
        self, *, method: str = "auto", timeout: Optional[float] = None, prove: bool = True
    ) -> Answer:
        """Solve it, and prove that there is no other solution, unless ``prove`` is false.

        >>> import grille
        >>> print(grille.read("1.....2......3.4").solve().solution)
        1 2 4 3
        3 4 2 1
        4 1 3 2
        2 3 1 4
        <BLANKLINE>
        """
        most = 2 if prove else 1
        found = answer(self, self.native.solve(most, method, timeout, language()))
        if found.verdict != "several":
            return found
        # Where two solutions differ has to be looked up, which takes longer than to find them.
        return answer(self, self.native.judge(method, timeout, language()))

    def solutions(self, *, timeout: Optional[float] = None) -> Iterator[Solution]:
        """All solutions, each found when it is asked for.

        >>> import grille
        >>> from itertools import islice
        >>> len(list(islice(grille.read("20").solutions(), 1000)))
        1000
        """
        found = self.native.solutions(timeout, language())
        return (Solution(self, text) for text in found)

    def count(
        self,
        *,
        limit: Optional[int] = None,
        up_to_symmetry: bool = False,
        method: str = "auto",
        timeout: Optional[float] = None,
    ) -> Count:
        """How many solutions there are, ``limit`` at the most."""
        told = self.native.count(limit, up_to_symmetry, method, timeout, language())
        return Count(*told)

    def check(self, solution: State) -> Check:
        """Is a solution right? A board that is filled in part: is it right so far?

        >>> import grille
        >>> puzzle = grille.read("1.....2......3.4")
        >>> print(puzzle.check("1 2 2 3\\n3 4 2 1\\n4 1 3 2\\n2 3 1 4"))
        row 1: a number appears twice (r1c2, r1c3)
        column 3: a number appears twice (r1c3, r2c3)
        block 2: a number appears twice (r1c3, r2c3)
        >>> bool(puzzle.check([[1, 2, None, None], *[[None] * 4] * 3]))
        True
        """
        data = json.loads(self.native.check(self._filling(solution), language()))
        return Check(data["right"], data.get("finished", False), complaints(data["broken"]))

    # Reasons

    def hint(
        self,
        state: Optional[State] = None,
        *,
        only: Iterable[str] = (),
        without: Iterable[str] = (),
        timeout: Optional[float] = None,
    ) -> Hint:
        """The easiest next step from a board that is filled in part, by the rules that are allowed."""
        text = None if state is None else self._filling(state)
        rules = (list(only), list(without))
        return hint(self.native.hint(text, rules, timeout, language()))

    def explain(
        self,
        *,
        only: Iterable[str] = (),
        without: Iterable[str] = (),
        timeout: Optional[float] = None,
    ) -> Explanation:
        """The whole way of a person to the only solution.

        >>> import grille
        >>> way = grille.read("1.....2......3.4").explain()
        >>> len(way), way.level, way[0].rule
        (12, 'very-easy', 'naked-single')
        """
        rules = (list(only), list(without))
        told = self.native.explain(False, rules, timeout, language())
        return explanation(self, told[0], rules)

    def grade(
        self,
        *,
        only: Iterable[str] = (),
        without: Iterable[str] = (),
        timeout: Optional[float] = None,
    ) -> Grade:
        """How hard it is, by the rules that a person needs."""
        return grade(self.native.grade((list(only), list(without)), timeout, language()))

    def diagnose(self, *, timeout: Optional[float] = None) -> Diagnosis:
        """What is wrong with it, and what would mend it.

        >>> import grille
        >>> grille.read("1....12......3.4").diagnose().clash
        (Fill(place='r1c1', value='1'), Fill(place='r2c2', value='1'))
        """
        return diagnosis(self, self.native.diagnose(timeout, language()))

    # Texts and pictures

    def to(self, form: Optional[str] = None) -> str:
        """The puzzle in a form, our own if none is said.

        >>> import grille
        >>> grille.read("1.....2......3.4").to("tatham")
        '2x2:1e2f3a4'
        """
        return self.native.write(form, language()).rstrip("\n")

    def svg(self, solution: Optional[State] = None, *, title: str = "") -> str:
        """The board as SVG, with a solution if one is given."""
        text = None if solution is None else self._filling(solution)
        return self.native.svg(text, title, language())

    def drawn(self, solution: Optional[State] = None) -> str:
        """The board as characters, with a solution if one is given."""
        text = None if solution is None else self._filling(solution)
        return self.native.drawn(text, language())

    def with_rules(self, rules: Rules) -> Puzzle:
        """The same puzzle under other rules."""
        return Puzzle(self.native.with_rules(_settings(rules), language()))

    def _filling(self, state: Any) -> str:
        if isinstance(state, Solution):
            return state.text
        return state if isinstance(state, str) else written(state, self.native.open)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __str__(self) -> str:
        return self.drawn()

    def __repr__(self) -> str:
        title = f" {self.title!r}" if self.title else ""
        return f"<grille.Puzzle {self.family} {self.width}×{self.height}{title}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Puzzle):
            return NotImplemented
        return self.to() == other.to()

    def __hash__(self) -> int:
        return hash(self.to())

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.to(), self.family, self.seed)


def _again(text: str, family: str, seed: Optional[int]) -> Puzzle:
    """A puzzle from what was pickled."""
    puzzle = read(text, family=family, form="grille")
    puzzle.seed = seed
    return puzzle


def read(
    source: Source,
    *,
    family: Optional[str] = None,
    form: Optional[str] = None,
    rules: Optional[Rules] = None,
) -> Puzzle:
    """The one puzzle of a text, a link, a file (as a path or as bytes), rows of cells, or clues.

    Family and form are recognised, unless they are said. Zero, ``None`` and not-a-number are empty
    cells where they cannot be anything else.

    >>> import grille
    >>> grille.read("https://puzz.link/p?hashi/5/5/4g2i3h23k3g1g3g4g3")
    <grille.Puzzle bridges 5×5>
    >>> grille.read([[1, 0, 0, 0], [0, 0, 2, 0], [0, 0, 0, 0], [0, 3, 0, 4]])
    <grille.Puzzle sudoku 4×4>
    >>> grille.read({"rows": [[1, 1], [3], [2]], "columns": [[3], [2], [2]]})
    <grille.Puzzle nonogram 3×3>
    """
    puzzles = read_all(source, family=family, form=form, rules=rules)
    if len(puzzles) != 1:
        raise ReadError(_grille.one_puzzle(len(puzzles), language()))
    return puzzles[0]


def read_all(
    source: Source,
    *,
    family: Optional[str] = None,
    form: Optional[str] = None,
    rules: Optional[Rules] = None,
) -> list[Puzzle]:
    """All puzzles of a text or a file, in any number of forms.

    >>> import grille
    >>> len(grille.read_all("1.....2......3.4\\n4...2......3.1.."))
    2
    """
    settings = _settings(rules or {})
    if isinstance(source, os.PathLike):
        source = Path(source).read_bytes()
    if isinstance(source, (bytes, bytearray, memoryview)):
        found = _grille.read_bytes(bytes(source), family, form, settings, language())
    else:
        found = _grille.read(_text(source), family, form, settings, language())
    return [Puzzle(native) for native in found]


def _text(source: Any) -> str:
    if isinstance(source, str):
        return source
    if isinstance(source, Mapping):
        return written_clues(source)
    return written(source, ".")


def _settings(rules: Rules) -> list[tuple[str, str]]:
    if not isinstance(rules, Mapping):
        raise TypeError("rules are a dictionary of names and values")
    return [(str(key), str(value)) for key, value in rules.items()]


