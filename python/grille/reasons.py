"""What a person sees: hints, explanations, grades, and what is wrong with a puzzle."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import groupby
from typing import TYPE_CHECKING, Any, Optional

from . import html
from .answers import Solution
from .speech import language

if TYPE_CHECKING:
    from .puzzle import Puzzle

__all__ = ["Chain", "Diagnosis", "Edit", "Explanation", "Fill", "Grade", "Hint", "Step", "Then"]


@dataclass(frozen=True)
class Then:
    """What follows at one place: a value, or one that cannot be there."""

    place: str
    value: Optional[str] = None
    excluded: Optional[str] = None


@dataclass(frozen=True)
class Chain:
    """Steps that end in a contradiction."""

    steps: tuple[Step, ...]
    #: What cannot be any more.
    end: str

    def __str__(self) -> str:
        return "\n".join([*(step.text for step in self.steps), self.end])


@dataclass(frozen=True)
class Step:
    """One step of a person: a rule, what it looks at, what follows."""

    #: The rule, as ``grille rules`` lists it.
    rule: str
    #: How hard it is to see, from 1 to 5.
    level: int
    #: The places that change.
    where: tuple[str, ...]
    cells: tuple[str, ...]
    clues: tuple[str, ...]
    lines: tuple[str, ...]
    then: tuple[Then, ...]
    #: The whole step in words.
    text: str
    #: What follows from a value that is tried.
    chain: Optional[Chain] = None

    def __str__(self) -> str:
        return self.text


def step(data: Mapping[str, Any]) -> Step:
    """A step from the JSON of the library."""
    because = data["because"]
    return Step(
        rule=data["rule"],
        level=data["level"],
        where=tuple(data["where"]),
        cells=tuple(because["cells"]),
        clues=tuple(because["clues"]),
        lines=tuple(because["lines"]),
        then=tuple(Then(one["place"], one.get("value"), one.get("not")) for one in data["then"]),
        text=data["text"],
        chain=chain(data.get("chain")),
    )


def chain(data: Optional[Mapping[str, Any]]) -> Optional[Chain]:
    """A chain from the JSON of the library."""
    if data is None:
        return None
    return Chain(tuple(step(one) for one in data["steps"]), data["end"]["text"])


@dataclass(frozen=True)
class Hint:
    """The next step, in stages; or a mistake that stands in its way.

    >>> import grille
    >>> hint = grille.read("1.....2......3.4").hint()
    >>> hint.look
    'look at row 4 and column 1'
    >>> print(hint.then)
    → r4c1 is 2
    """

    #: ``"step"``, ``"mistake"``, ``"solved"``, or ``"stuck"`` where no rule leads on.
    kind: str
    #: Where to look, or what else there is to say.
    look: str
    #: The rule by name, and why.
    why: str = ""
    #: What follows.
    then: str = ""
    step: Optional[Step] = None
    #: The place of a mistake.
    place: Optional[str] = None
    #: The board with the step, as SVG.
    picture: str = field(default="", repr=False)

    def __str__(self) -> str:
        return "\n".join(line for line in (self.look, self.why, self.then) if line)

    def _repr_html_(self) -> str:
        said = "".join(f"<p>{html.escape(line)}</p>" for line in str(self).splitlines())
        return said + (html.picture(self.picture) if self.picture else "")


def hint(told: str) -> Hint:
    """A hint from JSON."""
    data = json.loads(told)
    if data["kind"] != "step":
        return Hint(data["kind"], data["text"], place=data.get("place"))
    next_step = step(data["step"])
    return Hint("step", data["look"], data["why"], data["then"], next_step, None, data["picture"])


@dataclass(frozen=True)
class Explanation:
    """The whole way of a person to the solution. It is a sequence of steps, and draws itself."""

    puzzle: Puzzle = field(repr=False)
    #: Do the rules lead to the end?
    solved: bool
    #: The level of the hardest step.
    level: str
    score: int
    steps: tuple[Step, ...] = field(repr=False)
    _rules: tuple[list[str], list[str]] = field(repr=False, default=([], []))

    def __len__(self) -> int:
        return len(self.steps)

    def __getitem__(self, number: int) -> Step:
        return self.steps[number]

    @cached_property
    def pictures(self) -> tuple[str, ...]:
        """The board at every step as SVG, and one more at the end."""
        told = self.puzzle.native.explain(True, self._rules, None, language())
        return tuple(told[1])

    def __str__(self) -> str:
        lines = [f"{number:>4}  {one.text}" for number, one in enumerate(self.steps, 1)]
        return "\n".join([self._summary(), *lines])

    def _summary(self) -> str:
        return self.puzzle.native.summary(len(self.steps), self.level, language())

    def _repr_html_(self) -> str:
        parts = [f"<p>{html.escape(self._summary())}</p>", "<ol>"]
        numbered = enumerate(self.steps)
        for _, run in groupby(numbered, lambda one: (one[1].rule, one[1].level > 2)):
            for place, (number, one) in enumerate(run):
                # Easy steps of one rule that follow each other need one picture.
                shown = place == 0 or one.level > 2
                picture = html.picture(self.pictures[number]) if shown else ""
                below = f"<details><summary>▦</summary>{picture}</details>" if picture else ""
                chained = f"<pre>{html.escape(str(one.chain))}</pre>" if one.chain else ""
                parts.append(f"<li>{html.escape(one.text)}{chained}{below}</li>")
        return "".join([*parts, "</ol>", html.picture(self.pictures[-1])])


def explanation(puzzle: Puzzle, told: str, rules: tuple[list[str], list[str]]) -> Explanation:
    """An explanation from the JSON of the library."""
    data = json.loads(told)
    steps = tuple(step(one) for one in data["steps"])
    return Explanation(puzzle, data["solved"], data["level"], data["score"], steps, rules)


@dataclass(frozen=True)
class Grade:
    """How hard a puzzle is."""

    #: ``"very-easy"``, ``"easy"``, ``"medium"``, ``"hard"`` or ``"fiendish"``.
    level: str
    #: What all steps count together.
    score: int
    #: The hardest rule that it needs.
    hardest: Optional[str]
    #: How many steps of each rule.
    rules: Mapping[str, int]
    #: Do the rules lead to the end?
    solved: bool
    #: Level and score as HoDoKu rates a sudoku.
    hodoku: Optional[tuple[str, int]] = None
    #: The rating of Sukaku Explainer; ``None`` where it is not known.
    se: Optional[float] = None


def grade(told: str) -> Grade:
    """A grade from the JSON of the library."""
    data = json.loads(told)
    hodoku = data.get("hodoku")
    return Grade(
        level=data["level"],
        score=data["score"],
        hardest=data.get("hardest"),
        rules=data["rules"],
        solved=data["solved"],
        hodoku=(hodoku["level"], hodoku["score"]) if hodoku else None,
        se=data.get("se"),
    )


@dataclass(frozen=True)
class Fill:
    """A place and what is filled in there, or a clue and what it says."""

    place: str
    value: str


@dataclass(frozen=True)
class Edit:
    """A clue to be written otherwise; what is empty is no clue."""

    place: str
    #: How it is written now.
    was: str
    #: How it is to be written.
    value: str


@dataclass(frozen=True)
class Diagnosis:
    """What is wrong with a puzzle, and what would mend it."""

    puzzle: Puzzle = field(repr=False)
    #: ``"unique"``, ``"several"``, ``"none"`` or ``"unknown"``.
    verdict: str
    #: Clues that contradict each other.
    clash: tuple[Fill, ...] = ()
    #: Is there a solution without any one of them?
    minimal: bool = False
    #: Where somebody comes to who believes these clues alone.
    chain: Optional[Chain] = None
    #: Two of several solutions.
    solutions: tuple[Solution, ...] = ()
    differences: tuple[str, ...] = ()
    #: What all solutions share; ``None`` where that is not known.
    common: Optional[tuple[Fill, ...]] = None
    #: Clues to change, a way at a time, the best first; all changes of a way belong together.
    remedies: tuple[tuple[Edit, ...], ...] = ()
    #: What every one of these ways leaves: ``"unique"``, or ``"several"`` where none was found that
    #: leaves one solution.
    remedies_leave: Optional[str] = None
    #: Clues that can be left out, each by itself.
    spare: tuple[str, ...] = ()
    #: Clues that can be left out all at once.
    spare_together: tuple[str, ...] = ()


def diagnosis(puzzle: Puzzle, told: str) -> Diagnosis:
    """A diagnosis from the JSON of the library."""
    data = json.loads(told)
    clash = data.get("clash", {})
    common = data.get("common")
    solutions = data.get("solutions", ())
    return Diagnosis(
        puzzle=puzzle,
        verdict=data["verdict"],
        clash=tuple(Fill(one["place"], one["clue"]) for one in clash.get("clues", ())),
        minimal=clash.get("minimal", False),
        chain=chain(clash.get("chain")),
        solutions=tuple(Solution(puzzle, "\n".join(one["text"]) + "\n") for one in solutions),
        differences=tuple(data.get("differences", ())),
        common=None if common is None else _fills(common),
        remedies=tuple(_edits(one) for one in data.get("remedies", ())),
        remedies_leave=data.get("remedies_leave"),
        spare=tuple(data.get("spare", ())),
        spare_together=tuple(data.get("spare_together", ())),
    )


def _edits(told: list[Any]) -> tuple[Edit, ...]:
    return tuple(Edit(one["place"], one["was"], one["value"]) for one in told)


def _fills(told: list[Any]) -> tuple[Fill, ...]:
    return tuple(Fill(one["place"], one["value"]) for one in told)
