"""Boards of numbers, as lists or arrays, written as the texts that are read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Optional, Union

__all__ = ["Board", "Clues", "written", "written_clues"]

#: Rows of cells: lists of numbers, words or ``None``, or an array of NumPy.
Board = Iterable[Iterable[Optional[Union[int, str, float]]]]
#: Clues of rows and columns.
Clues = Mapping[str, Iterable[Iterable[Union[int, str]]]]


def written(board: Any, blank: str) -> str:
    """Rows of cells as text; an empty cell is ``blank``."""
    return "".join(" ".join(_word(cell, blank) for cell in row) + "\n" for row in _rows(board))


def written_clues(clues: Clues) -> str:
    """Clues of rows, an empty line, clues of columns: ``{"rows": [[1, 1], …], "columns": …}``."""
    if set(clues) != {"rows", "columns"}:
        raise TypeError('clues are a dictionary with "rows" and "columns"')
    sides = ([list(line) for line in clues[side]] for side in ("rows", "columns"))
    return "\n".join("".join(" ".join(map(str, line or [0])) + "\n" for line in side) for side in sides)


def _rows(board: Any) -> list[list[Any]]:
    if hasattr(board, "tolist"):
        board = board.tolist()
    try:
        rows = [row if isinstance(row, str) else list(row) for row in board]
    except TypeError:
        raise TypeError("a board is a text, or rows of cells") from None
    return [row.split() if isinstance(row, str) else row for row in rows]


def _word(cell: Any, blank: str) -> str:
    if cell is None or cell == "" or cell != cell:
        return blank
    if isinstance(cell, bool):
        return str(int(cell))
    if isinstance(cell, float):
        if not cell.is_integer():
            raise TypeError(f"{cell} is no cell of a board")
        return str(int(cell))
    if isinstance(cell, (int, str)):
        return str(cell)
    raise TypeError(f"{cell!r} is no cell of a board")
