"""Methods side by side, as tables."""

from pathlib import Path

import pandas
import polars
import pytest
from conftest import ROOT

import grille


def test_tables() -> None:
    puzzles = {f"{side}": grille.read(str(side)) for side in (4, 6)}
    table = grille.lab.run(puzzles, ["fast", "search", "sat"], timeout=30)
    assert [row["verdict"] for row in table] == ["several"] * 6
    assert all(row["right"] and row["solved"] for row in table)
    pd, pl = pandas.DataFrame(table), polars.DataFrame(table)
    assert len(pd) == len(pl) == 6 and list(pd.columns) == pl.columns
    assert table.columns()["method"] == ["fast", "search", "sat"] * 2


def test_answers_that_are_wrong_are_wrong() -> None:
    board = grille.read(ROOT / "corpus" / "bridges" / "connected-6x7.txt")
    wrong, right = grille.lab.run([board], ["milp-unconnected", "milp"], timeout=60)
    assert (wrong["right"], wrong["solved"]) == (False, False)
    assert (right["right"], right["verdict"]) == (True, "unique")


def test_results_of_the_command_are_read() -> None:
    table = grille.lab.read(ROOT / "crates" / "lab" / "tests" / "results")
    assert {row["method"] for row in table} == {"fast", "greedy"}
    assert table[0]["seconds"] > 0


def test_an_empty_folder_is_said(tmp_path: Path) -> None:
    with pytest.raises(grille.GrilleError, match="holds no results"):
        grille.lab.read(tmp_path)
