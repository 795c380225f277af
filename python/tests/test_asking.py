"""Solutions, counts, checks: verdicts, iterators, limits, interruptions."""

import signal
import subprocess
import sys
import threading
import time
from itertools import islice

import pytest

import grille

SMALL = "1.....2......3.4"


def test_several_solutions_differ_somewhere() -> None:
    answer = grille.read("1............3.4").solve()
    assert answer.verdict == "several"
    assert len(answer.solutions) == 2
    assert answer.differences
    assert "<img" in answer._repr_html_()


def test_what_is_wrong_at_sight_is_said() -> None:
    answer = grille.read("11...........3.4").solve()
    assert (answer.verdict, answer.solution) == ("none", None)
    assert str(answer.faults[0]) == "row 1: 1 appears twice (r1c1, r1c2)"


def test_all_solutions_come_once() -> None:
    queens = grille.read("8")
    assert len({solution.text for solution in queens.solutions()}) == 92


def test_solutions_are_found_as_they_are_asked_for() -> None:
    empty = grille.read("." * 81)
    first = [solution.text for solution in islice(empty.solutions(), 50)]
    assert len(set(first)) == 50


def test_a_closed_iterator_is_closed() -> None:
    found = grille.read("8").solutions()
    next(found)
    found.close()  # type: ignore[attr-defined]
    assert list(found) == []


def test_two_threads_share_an_iterator() -> None:
    native = grille.read("9").native.solutions(None, "en")
    texts: list[str] = []
    threads = [threading.Thread(target=lambda: texts.extend(native)) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(texts) == len(set(texts)) == 352


def test_counts_say_whether_they_are_exact() -> None:
    queens = grille.read("10")
    assert (queens.count(), queens.count().exact) == (724, True)
    assert queens.count(limit=100) == 100
    late = grille.read("26").count(timeout=0.05)
    assert not late.exact


def test_a_solution_is_checked() -> None:
    puzzle = grille.read(SMALL)
    right = puzzle.solve().solution
    assert right is not None
    assert puzzle.check(right).finished
    wrong = puzzle.check(right.text.replace("1 2 4 3", "1 2 3 4"))
    assert not wrong and wrong.complaints


def test_time_is_up() -> None:
    hard = grille.read("26")
    assert not hard.count(timeout=0.02).exact
    with pytest.raises(grille.LimitReached):
        for _ in hard.solutions(timeout=0.05):
            pass
    for wrong in (-1.0, float("nan")):
        with pytest.raises(ValueError):
            hard.solve(timeout=wrong)
    assert grille.read(SMALL).solve(timeout=float("inf")).is_unique


def test_a_method_is_chosen() -> None:
    puzzle = grille.read(SMALL)
    for method in grille.lab.methods("sudoku"):
        assert puzzle.solve(method=method, timeout=60).verdict in ("unique", "unknown")
    with pytest.raises(grille.GrilleError, match="sat"):
        puzzle.solve(method="magic")


def test_other_threads_go_on_meanwhile() -> None:
    """The interpreter is let go: another thread runs while a count does not end."""
    ticks: list[None] = []
    done = threading.Event()

    def tick() -> None:
        while not done.is_set():
            ticks.append(None)
            time.sleep(0.001)

    thread = threading.Thread(target=tick)
    thread.start()
    grille.read("26").count(timeout=0.5)
    done.set()
    thread.join()
    assert len(ticks) > 20


@pytest.mark.parametrize(
    "work",
    [
        "grille.read('26').count()",
        "list(grille.read('26').solutions())",
        "grille.batch.solve(['26'] * 4, count=True)",
        "grille.read('26').count(method='search')",
    ],
)
def test_ctrl_c_ends_long_work(work: str) -> None:
    code = f"import grille\nprint('ready', flush=True)\n{work}\n"
    with subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == "ready\n"
        time.sleep(0.3)
        child.send_signal(signal.SIGINT)
        _, errors = child.communicate(timeout=60)
    assert "KeyboardInterrupt" in errors
