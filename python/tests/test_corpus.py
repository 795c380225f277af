"""Every puzzle of the corpus, as the corpus says it is."""

from pathlib import Path

import pytest
from conftest import CORPUS, expected

import grille


def name(file: Path) -> str:
    return f"{file.parent.name}/{file.stem}"


def puzzle(file: Path) -> grille.Puzzle:
    return grille.read(file, family=file.parent.name)


@pytest.mark.parametrize("file", CORPUS, ids=name)
def test_verdict_and_solution(file: Path) -> None:
    verdict, solution = expected(file)
    answer = puzzle(file).solve(timeout=60)
    assert answer.verdict == verdict.split()[0]
    if verdict == "unique":
        assert answer.solution is not None
        assert answer.solution.text.strip("\n") == solution.strip("\n")
    assert all(puzzle(file).check(one) for one in answer.solutions)


@pytest.mark.parametrize("file", CORPUS, ids=name)
def test_count(file: Path) -> None:
    verdict = expected(file)[0].split()
    if len(verdict) == 2 and len(verdict[1]) < 6:
        assert puzzle(file).count() == int(verdict[1])


@pytest.mark.parametrize("file", CORPUS, ids=name)
def test_there_and_back(file: Path) -> None:
    there = puzzle(file)
    back = grille.read(there.to(), form="grille")
    assert (back, back.family, back.title) == (there, there.family, there.title)


@pytest.mark.parametrize("file", [file for file in CORPUS if expected(file)[0] == "unique"], ids=name)
def test_pictures(file: Path) -> None:
    from xml.etree import ElementTree

    one = puzzle(file)
    if one.width * one.height > 400:
        return
    solution = one.solve().solution
    assert solution is not None
    for picture in (one._repr_svg_(), solution._repr_svg_()):
        assert ElementTree.fromstring(picture).tag.endswith("svg")
