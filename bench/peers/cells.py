"""What the peers for takuzu and singles share: reading sets, timing, printing."""

import statistics
import sys
import time
from pathlib import Path

from ortools.sat.python import cp_model

DATA = Path(__file__).resolve().parent.parent.parent.parent / "shared" / "data"


def boards(path):
    """Every board of a file: a line `WIDTH HEIGHT`, then rows of words."""
    words = [line.split() for line in path.read_text().splitlines()]
    words = [line for line in words if line and line[0] != "#"]
    while words:
        height = int(words[0][1])
        yield words[1:1 + height]
        words = words[1 + height:]


def solver():
    """CP-SAT with one worker."""
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    return solver


def unique(model, cells, next_solution):
    """Find a solution and show that there is no other."""
    first = next_solution(model)
    assert first is not None, "the puzzle has a solution"
    model.add_bool_or([~cell if value else cell for cell, value in zip(cells, first)])
    return next_solution(model) is None


def main(family, solve):
    """The median of each set whose name holds the first argument; the second is a sample size."""
    name = sys.argv[1] if len(sys.argv) > 1 else ""
    sample = int(sys.argv[2]) if len(sys.argv) > 2 else 10
    print("| set | puzzles | unique | median, ms | max, ms |\n|---|---|---|---|---|")
    for path in sorted((DATA / family).glob("*.txt")):
        if name not in path.stem:
            continue
        times, proved = [], 0
        for board in list(boards(path))[:sample]:
            start = time.process_time()
            proved += solve(board, path.stem)
            times.append((time.process_time() - start) * 1000)
        row = f"{statistics.median(times):.1f} | {max(times):.1f}"
        print(f"| {family}/{path.stem} | {len(times)} | {proved} | {row} |", flush=True)
