#!/usr/bin/env python3
"""Bridges by OR-tools CP-SAT, one worker: a peer to compare with, never a part of the product.

    pip install ortools
    bench/peers/bridges_cpsat.py                   every set, at most 20 puzzles of each
    bench/peers/bridges_cpsat.py --most 100 b7 b15 sets whose name holds one of these words

A variable a span, a sum an island, and for spans that would cross at most one. Islands that do not
hang together get a cut (one bridge at least must lead out of a piece) and the model is solved
again. After the first solution a second one is looked for. Building the model in Python is counted,
reading the text is not. Sets lie in ../shared/data/bridges.
"""

import argparse
import statistics
import time
from pathlib import Path

from ortools.sat.python import cp_model

DATA = Path(__file__).resolve().parent.parent.parent.parent / "shared" / "data" / "bridges"


def boards(path):
    """Every board of a file as a dictionary from (row, column) to number."""
    lines = [line for line in path.read_text().splitlines() if line.strip() and line[0] != "#"]
    while lines:
        height = int(lines[0].split()[1])
        rows, lines = lines[1:height + 1], lines[height + 1:]
        yield {(y, x): int(word) for y, row in enumerate(rows)
               for x, word in enumerate(row.split()) if word != "."}


def spans(islands):
    """Pairs of islands that see each other, and pairs of spans that would cross."""
    found, last_in_row, last_in_column = [], {}, {}
    for y, x in sorted(islands):
        for last, line in ((last_in_row, y), (last_in_column, x)):
            if line in last:
                found.append((last[line], (y, x)))
            last[line] = (y, x)
    over, crossings = {}, []
    for number, ((y, x), (y2, x2)) in enumerate(found):
        if y == y2:
            over.update({(y, between): number for between in range(x + 1, x2)})
    for number, ((y, x), (y2, x2)) in enumerate(found):
        if x == x2:
            crossings += [(over[between, x], number)
                          for between in range(y + 1, y2) if (between, x) in over]
    return found, crossings


def piece(islands, found, counts):
    """The islands that hang together with the first one."""
    near = {island: [] for island in islands}
    for (a, b), count in zip(found, counts):
        if count:
            near[a].append(b)
            near[b].append(a)
    first = next(iter(islands))
    seen, waiting = {first}, [first]
    while waiting:
        for other in near[waiting.pop()]:
            if other not in seen:
                seen.add(other)
                waiting.append(other)
    return seen


class Deadline(Exception):
    """Too slow."""


def judge(islands, limit):
    """How many solutions there are: 0, 1, or 2 for several."""
    end = time.process_time() + limit
    found, crossings = spans(islands)
    model = cp_model.CpModel()
    counts = [model.new_int_var(0, 2, "") for _ in found]
    used = [model.new_bool_var("") for _ in found]
    at = {island: [] for island in islands}
    for (a, b), count, some in zip(found, counts, used):
        at[a].append(count)
        at[b].append(count)
        model.add(count >= 1).only_enforce_if(some)
        model.add(count == 0).only_enforce_if(~some)
    for island, number in islands.items():
        model.add(sum(at[island]) == number)
    for a, b in crossings:
        model.add_bool_or(~used[a], ~used[b])
    solutions = 0
    while True:
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 1
        solver.parameters.max_time_in_seconds = max(0.01, end - time.process_time())
        status = solver.solve(model)
        if status == cp_model.INFEASIBLE:
            return solutions
        if status not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
            raise Deadline
        values = [solver.value(count) for count in counts]
        inside = piece(islands, found, values)
        if len(inside) < len(islands):
            left = dict.fromkeys(islands)
            while left:
                inside = piece(left, [s for s in found if s[0] in left and s[1] in left],
                               [v for s, v in zip(found, values) if s[0] in left and s[1] in left])
                model.add_bool_or([some for (a, b), some in zip(found, used)
                                   if (a in inside) != (b in inside)])
                left = {island: None for island in left if island not in inside}
            continue
        solutions += 1
        if solutions == 2:
            return solutions
        others = []
        for count, value in zip(counts, values):
            other = model.new_bool_var("")
            model.add(count != value).only_enforce_if(other)
            others.append(other)
        model.add_bool_or(others)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("names", nargs="*", help="only sets whose name holds one of these")
    parser.add_argument("--most", type=int, default=20, help="puzzles of a set, evenly spread")
    parser.add_argument("--limit", type=float, default=30, help="seconds a puzzle")
    options = parser.parse_args()
    if not DATA.is_dir():
        print(f"{DATA} is not here: nothing to measure")
        return
    print("| set | puzzles | unique | several | none | too slow | median | max |")
    print("|---" * 8 + "|")
    for path in sorted(DATA.glob("*.txt")):
        if options.names and not any(name in path.stem for name in options.names):
            continue
        puzzles = list(boards(path))
        puzzles = puzzles[::max(1, len(puzzles) // options.most)][:options.most]
        times, verdicts = [], [0, 0, 0, 0]
        for islands in puzzles:
            start = time.process_time()
            try:
                verdicts[judge(islands, options.limit)] += 1
            except Deadline:
                verdicts[3] += 1
            times.append(time.process_time() - start)
        none, unique, several, slow = verdicts
        print(f"| {path.stem} | {len(puzzles)} | {unique} | {several} | {none} | {slow} |"
              f" {statistics.median(times) * 1e3:.1f} ms | {max(times) * 1e3:.1f} ms |", flush=True)


if __name__ == "__main__":
    main()
