"""The laboratory: methods side by side, as tables that pandas and Polars take."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Optional, Union

from . import _grille
from .errors import GrilleError
from .puzzle import Puzzle
from .speech import language

__all__ = ["Results", "methods", "read", "run"]

#: A row: instance, method, family, width, height, density, verdict, right, solved, seconds, and
#: whatever the method counts.
Row = dict[str, Any]


class Results(list[Row]):
    """A row for each instance and method: ``pandas.DataFrame(results)``, ``polars.DataFrame(results)``."""

    def columns(self) -> dict[str, list[Any]]:
        """The same as columns."""
        return {name: [row[name] for row in self] for name in (self[0] if self else ())}


def methods(family: str) -> list[str]:
    """The methods that a family has.

    >>> import grille
    >>> grille.lab.methods("takuzu")[:3]
    ['auto', 'search', 'sat']
    """
    for about in json.loads(_grille.families(language())):
        if about["id"] == family:
            return list(about["methods"])
    raise GrilleError(f"`{family}` is no family")


def run(
    puzzles: Union[Mapping[str, Puzzle], Iterable[Puzzle]],
    methods: Iterable[str] = ("auto",),
    *,
    timeout: Optional[float] = 10.0,
    first: bool = False,
) -> Results:
    """Try methods on puzzles, one run at a time, so that times are fair; every answer is checked.

    A method has to prove that there is one solution, or with ``first`` to find one.

    >>> import grille
    >>> queens = {f"queens {side}": grille.read(str(side)) for side in (6, 8)}
    >>> table = grille.lab.run(queens, ["fast", "search"], first=True)
    >>> [(row["instance"], row["method"], row["right"]) for row in table][:2]
    [('queens 6', 'fast', True), ('queens 6', 'search', True)]
    """
    named = puzzles.items() if isinstance(puzzles, Mapping) else enumerate(puzzles, 1)
    every = list(methods)
    rows = [
        _measured(str(name), puzzle, method, timeout, first)
        for name, puzzle in named
        for method in every
    ]
    return _table(rows)


def read(folder: Union[str, os.PathLike[str]]) -> Results:
    """The results that ``grille lab run --out FOLDER`` wrote: a file for each method and instance."""
    files = sorted(Path(folder).glob("*/*.txt"))
    if not files:
        raise GrilleError(f"{os.fspath(folder)} holds no results")
    rows = []
    for file in files:
        text = file.read_text(encoding="utf-8")
        rows.append(json.loads(_grille.result(file.stem, file.parent.name, text, language())))
    return _table(rows)


def _measured(
    name: str, puzzle: Puzzle, method: str, timeout: Optional[float], first: bool
) -> Row:
    row: Row = {
        "instance": name,
        "method": method,
        "family": puzzle.family,
        "width": puzzle.width,
        "height": puzzle.height,
        "density": None,
    }
    told = json.loads(puzzle.native.solve(1 if first else 2, method, timeout, language()))
    found = told["solutions"] or told.get("wrong", [])
    texts = ["\n".join(one["text"]) + "\n" for one in found]
    row["verdict"] = _verdict(told, bool(told["solutions"]))
    row["right"] = all(puzzle.check(text) for text in texts) if texts else None
    row["seconds"] = told["seconds"]
    row["solved"] = row["verdict"] in ("unique", "several", "none", "found") and (
        row["right"] is not False
    )
    row["counters"] = told.get("counters", {})
    return row


def _verdict(told: Mapping[str, Any], found: bool) -> str:
    verdict: str = told.get("verdict", "unknown")
    if verdict != "unknown":
        return verdict
    if told.get("gave_up"):
        return "found" if found else "gave-up"
    return "found" if found else "limit"


def _table(rows: list[Row]) -> Results:
    """Rows that all have the same columns."""
    counters = sorted({name for row in rows for name in row["counters"]})
    flat = Results()
    for row in rows:
        counted = row.pop("counters")
        flat.append({**row, **{name: counted.get(name) for name in counters}})
    return flat
