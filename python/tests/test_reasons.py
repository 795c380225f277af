"""Hints, explanations, grades, diagnoses, in both languages."""

import pytest
from conftest import CORPUS, expected

import grille

EASY = [
    grille.generate(family["id"], seed=5, grade="easy") for family in grille.families()
]


@pytest.mark.parametrize("puzzle", EASY, ids=lambda puzzle: puzzle.family)
def test_hints_lead_to_the_end(puzzle: grille.Puzzle) -> None:
    hint = puzzle.hint()
    assert (hint.kind, hint.step is not None) == ("step", True)
    assert hint.look and hint.why and hint.then and hint.picture.startswith("<svg")
    solution = puzzle.solve().solution
    assert solution is not None
    assert puzzle.hint(solution).kind == "solved"


@pytest.mark.parametrize("puzzle", EASY, ids=lambda puzzle: puzzle.family)
def test_the_way_is_told_in_both_languages(puzzle: grille.Puzzle) -> None:
    way = puzzle.explain()
    assert (way.solved, way.level) == (True, "easy")
    assert len(way.pictures) == len(way) + 1
    page = way._repr_html_()
    assert page.count("<li>") == len(way)
    assert puzzle.grade().level == "easy"
    grille.speak("fr")
    french = puzzle.explain()
    assert [step.rule for step in french.steps] == [step.rule for step in way.steps]
    assert all(one.text != other.text for one, other in zip(french.steps, way.steps))
    assert "étape" in str(french)


def test_a_mistake_comes_first() -> None:
    puzzle = grille.read("1.....2......3.4")
    hint = puzzle.hint([[1, 3, None, None], *[[None] * 4] * 3])
    assert (hint.kind, hint.place) == ("mistake", "r1c2")


def test_rules_are_allowed_and_forbidden() -> None:
    puzzle = grille.generate("takuzu", size=8, grade="easy", seed=2)
    only = puzzle.explain(only=["pair", "gap", "count"])
    assert {step.rule for step in only.steps} <= {"pair", "gap", "count"}
    with pytest.raises(grille.GrilleError, match="nonsense"):
        puzzle.explain(without=["nonsense"])


def test_grades_of_other_programs() -> None:
    grade = grille.read(
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    ).grade()
    assert (grade.hodoku, grade.se, grade.solved) == (("Easy", 204), 1.2, True)


def test_diagnoses() -> None:
    clash = grille.read("1....12......3.4").diagnose()
    assert (clash.verdict, clash.minimal, len(clash.clash)) == ("none", True, 2)
    several = grille.read("1............3.4").diagnose()
    (edit,) = several.remedies[0]
    assert several.verdict == "several" and several.common and several.remedies_leave == "unique"
    assert edit.was == "" and edit.value in "1234"
    assert all(edit.value != edit.was for way in clash.remedies for edit in way)
    spare = grille.read("1.....2......3.4").diagnose()
    assert spare.verdict == "unique"


def test_unexplained_puzzles_say_why() -> None:
    for text, word in (("." * 16, "several"), ("11" + "." * 14, "no solution")):
        with pytest.raises(grille.GrilleError, match=word):
            grille.read(text, family="sudoku").explain()


def test_every_sentence_is_in_both_catalogues() -> None:
    """The same ids, each used, none empty."""
    import re

    from conftest import ROOT

    source = ROOT / "python" / "src"
    code = "".join(file.read_text() for file in source.rglob("*.rs"))
    ids = [
        set(re.findall(r"^(python-[a-z-]+) =", (source / "words" / f"{lang}.ftl").read_text(), re.M))
        for lang in ("en", "fr")
    ]
    assert ids[0] == ids[1] == set(re.findall(r'"(python-[a-z-]+)"', code))


def test_unique_puzzles_of_the_corpus_have_a_hint() -> None:
    files = [file for file in CORPUS if expected(file)[0] == "unique"]
    for file in files:
        puzzle = grille.read(file, family=file.parent.name)
        if puzzle.width * puzzle.height <= 150:
            assert puzzle.hint().kind in ("step", "solved"), file
