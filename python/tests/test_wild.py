"""Ten thousand calls with wrong types, sizes, encodings and closed iterators: each an answer or an exception
with a sentence, never a crash."""

import os
import random
from typing import Any

import numpy
import pyarrow

import grille

CALLS = int(os.environ.get("CALLS", "10000"))

PUZZLES = [
    grille.read(text)
    for text in ("1.....2......3.4", "6", "https://puzz.link/p?hashi/5/5/4g2i3h23k3g1g3g4g3")
] + [grille.generate("nonogram", size=5, seed=1), grille.generate("takuzu", size=4, seed=1)]


def values(chance: random.Random) -> Any:
    wild = [
        None, True, -1, 0, 1, 3, 2**31, 2**63, 2**64, 2**200, -(2**65), 0.0, 1e308, float("nan"),
        float("inf"), "", " ", "0", "8", "1.....2......3.4", "\0", "\ud800", "é" * 300, "9" * 400,
        "grille 1 takuzu\nboard\n", "<xml", "3x3:", b"", b"\xff\xfe", b"\x89PNG\r\n\x1a\n", "fr", "auto",
        [], [[]], [[1]], [[None] * 4] * 4, [[[1]]], ["x"], {}, {"rows": [], "columns": []},
        {"rows": [[99]], "columns": [["a"]]}, (), (3, 4), (0, 0), (-1, 2), object(), lambda: None,
        numpy.zeros((4, 4)), numpy.zeros(3), numpy.array("x"), pyarrow.array(["6", None]),
        pyarrow.array([1]), iter([]), PUZZLES[0], PUZZLES[0].solve().solution, grille, int,
    ]  # fmt: skip
    return chance.choice(wild)


def calls(chance: random.Random) -> Any:
    puzzle = chance.choice(PUZZLES)
    value, other = values(chance), values(chance)
    closed = puzzle.solutions()
    closed.close()  # type: ignore[attr-defined]
    functions = [
        lambda: grille.read(value),
        lambda: grille.read_all(value, family=other),
        lambda: grille.read("1.....2......3.4", form=value),
        lambda: grille.read(value, rules=other),
        lambda: puzzle.solve(method=value, timeout=0.05),
        lambda: puzzle.solve(timeout=value) if not _long(value) else None,
        lambda: puzzle.count(limit=value, timeout=0.05),
        lambda: puzzle.check(value),
        lambda: puzzle.hint(value, timeout=0.5),
        lambda: puzzle.hint(only=value, timeout=0.5),
        lambda: puzzle.explain(without=value, timeout=0.5),
        lambda: puzzle.to(value),
        lambda: puzzle.svg(value, title=other),
        lambda: puzzle.drawn(value),
        lambda: puzzle.with_rules(value),
        lambda: next(closed),
        lambda: next(puzzle.solutions(timeout=value)),
        lambda: grille.generate(value, size=other, timeout=0.05),
        lambda: grille.generate("takuzu", size=value, seed=other, timeout=0.05),
        lambda: grille.generate("nonogram", size=6, density=value, seed=1, timeout=0.05),
        lambda: grille.batch.solve(value, timeout=0.05),
        lambda: grille.batch.solve(["6", value], threads=1, timeout=0.05),
        lambda: grille.batch.solve(["6"], threads=_few(value), count=other, timeout=0.05),
        lambda: grille.lab.run([puzzle], [value], timeout=0.05),
        lambda: grille.lab.methods(value),
        lambda: [grille.speak(value), grille.speak("en")],  # type: ignore[func-returns-value]
        lambda: grille.rules(value),
        lambda: grille.Solution(puzzle, value).cells,
    ]
    return chance.choice(functions)


def _long(value: Any) -> bool:
    return value is None


def _few(value: Any) -> Any:
    """Thousands of threads are nobody's mistake."""
    return 2 if isinstance(value, int) and value > 100 else value


def test_no_call_brings_the_interpreter_down() -> None:
    chance = random.Random(18)
    answered = refused = 0
    for number in range(CALLS):
        call = calls(chance)
        try:
            call()
            answered += 1
        except StopIteration:
            answered += 1
        except Exception as error:
            refused += 1
            assert str(error), f"call {number} raised {error!r} without a sentence"
            assert "panicked" not in str(error), (number, error)
    grille.speak("en")
    assert answered > CALLS // 20 and refused > CALLS // 20
