"""From whatever people have to puzzles, and mistakes with their places."""

import pickle
from pathlib import Path
from typing import Any

import numpy
import pytest
from conftest import ROOT

import grille

SMALL = "1.....2......3.4"


def test_a_text_a_path_and_bytes_are_the_same() -> None:
    file = ROOT / "examples" / "boat.txt"
    text = file.read_text(encoding="utf-8")
    assert grille.read(text) == grille.read(file) == grille.read(file.read_bytes())


def test_a_picture_is_a_nonogram() -> None:
    assert grille.read(ROOT / "examples" / "boat.pbm").family == "nonogram"


@pytest.mark.parametrize(
    "rows",
    [
        [[1, 0, 0, 0], [0, 0, 2, 0], [0, 0, 0, 0], [0, 3, 0, 4]],
        [[1, None, None, None], [None, None, 2, None], [None] * 4, [None, 3, None, 4]],
        ["1 . . .", ". . 2 .", ". . . .", ". 3 . 4"],
        numpy.array([[1, 0, 0, 0], [0, 0, 2, 0], [0, 0, 0, 0], [0, 3, 0, 4]], dtype="uint8"),
        numpy.array(
            [[1, float("nan"), 0, 0], [0, 0, 2, 0], [0, 0, 0, 0], [0, 3, 0, 4]], dtype=float
        ),
    ],
)
def test_rows_of_cells(rows: Any) -> None:
    assert grille.read(rows) == grille.read(SMALL)


def test_clues() -> None:
    puzzle = grille.read({"rows": [[1, 1], [3], [2]], "columns": [[3], [2], [2]]})
    answer = puzzle.solve()
    assert answer.solution is not None
    assert numpy.array(answer.solution).tolist() == [[1, 0, 1], [1, 1, 1], [1, 1, 0]]


def test_rules_are_changed() -> None:
    board = [[None] * 4] * 4
    strict = grille.read(board, family="takuzu")
    free = grille.read(board, family="takuzu", rules={"equal-lines": "allowed"})
    assert free == strict.with_rules({"equal-lines": "allowed"}) != strict
    assert free.count() > strict.count()


def test_a_mistake_has_its_place() -> None:
    with pytest.raises(grille.ReadError) as caught:
        grille.read("grille 1 takuzu\nboard\n1 . . x\n. . . .\n. . . .\n. . . .\n")
    error = caught.value
    assert (error.line, error.column, error.found) == (3, 7, "`x`")
    assert str(error).startswith("3:7: ")
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.line, again.expected) == (str(error), 3, error.expected)


@pytest.mark.parametrize(
    ("source", "kind"),
    [
        ("", grille.ReadError),
        (b"%PDF-1.7", grille.ReadError),
        ("https://puzz.link/p?slither/5/5/cbcbcddad", grille.ReadError),
        (Path("/nowhere/at/all.txt"), FileNotFoundError),
        (f"{SMALL}\n{SMALL}", grille.ReadError),
        (7, TypeError),
        (None, TypeError),
        ([[1, object()]], TypeError),
        ([[0.5]], TypeError),
        ({"rows": [[1]]}, TypeError),
    ],
)
def test_what_is_no_puzzle_is_said(source: Any, kind: type[Exception]) -> None:
    with pytest.raises(kind) as caught:
        grille.read(source)
    assert str(caught.value).strip()


def test_unknown_names_are_said() -> None:
    for wrong in ({"family": "chess"}, {"form": "braille"}, {"rules": {"gravity": "9.81"}}):
        with pytest.raises(grille.GrilleError, match=r"chess|braille|gravity"):
            grille.read(SMALL, **wrong)


def test_puzzles_can_be_pickled_and_are_keys() -> None:
    puzzle = grille.generate("takuzu", size=6, seed=3, title="Sunday")
    again = pickle.loads(pickle.dumps(puzzle))
    assert (again, again.seed, again.title) == (puzzle, 3, "Sunday")
    solution = puzzle.solve().solution
    assert pickle.loads(pickle.dumps(solution)) == solution
    assert len({puzzle, again}) == 1
