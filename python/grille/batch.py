"""Columns of puzzles, answered on all cores, in the form of Arrow.

Any object with the PyCapsule interface of Arrow is taken as it lies in memory (pyarrow, Polars, DuckDB,
pandas), and what comes back has it too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Optional, Union

from ._grille import Batch
from ._grille import solve as _solve
from .speech import language

__all__ = ["Batch", "solve"]


def solve(
    column: Any,
    *,
    name: Optional[str] = None,
    family: Optional[str] = None,
    form: Optional[str] = None,
    rules: Optional[Mapping[str, object]] = None,
    method: str = "auto",
    timeout: Optional[float] = None,
    threads: Optional[int] = None,
    count: Union[bool, int] = False,
    grade: bool = False,
) -> Batch:
    """Answer every puzzle of a column: a record batch with as many rows, in their order.

    ========  ==================================================================================
    verdict   ``"unique"``, ``"several"``, ``"none"``, ``"unknown"``; nothing where there is an error
    solution  on one line, as ``grille solve --lines`` writes it
    count     how many solutions there are, if it is known; with ``count=N`` they are counted up to N
    grade     the level of a puzzle with one solution, if ``grade`` is true
    seconds   how long it took
    error     why a text is no puzzle; it does not stop the others
    ========  ==================================================================================

    A text is a puzzle in any form, or one with a solution behind a comma or a comment behind a blank.
    Of a table, ``name`` is the column that has the puzzles. ``timeout`` holds for each puzzle.

    >>> import grille
    >>> answers = grille.batch.solve(["1.....2......3.4", "11...........3.4", "1..", None])
    >>> answers.to_pydict()["verdict"]
    ['unique', 'none', None, None]
    >>> answers.to_pydict()["solution"][0]
    '1243342141322314'
    >>> answers.to_pydict()["error"][2]
    'found 3 cells, expected a square number of cells, such as 16, 36, 81 or 256, in a line'
    """
    settings = [(str(key), str(value)) for key, value in (rules or {}).items()]
    if isinstance(column, str):
        raise TypeError("a column of texts is wanted, not one text")
    if isinstance(column, Sequence) is False and not _is_arrow(column):
        column = list(column)
    most = None if count is False else (1 << 63) - 1 if count is True else count
    return _solve(
        column, name, family, form, settings, method, timeout, threads, most, grade, language()
    )


def _is_arrow(column: Any) -> bool:
    return hasattr(column, "__arrow_c_array__") or hasattr(column, "__arrow_c_stream__")
