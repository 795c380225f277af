#!/usr/bin/env python3
"""Bridges and singles as integer programs by HiGHS from Python, beside ours: the same inequalities, the
same cuts, one thread; a peer to compare with, never a part of the product.

    pip install highspy
    bench/peers/milp_highspy.py FOLDER [METHODS]

FOLDER holds instances that `grille lab run --generate` made. On each one highspy works, then each of the
METHODS of target/release/grille (`milp` unless told otherwise; `milp-highs` if it was built with that
feature). Building the program is counted, reading the text is not. Medians by size; seconds.
"""

import json
import re
import statistics
import subprocess
import sys
import time
from collections import defaultdict
from pathlib import Path

import highspy


GRILLE = Path(__file__).resolve().parent.parent.parent / "target" / "release" / "grille"
LIMIT = 60.0


def board(path):
    """The family of an instance, and its rows of words."""
    lines = [line.split() for line in path.read_text().splitlines() if not line.startswith("#")]
    start = next(i for i, line in enumerate(lines) if line == ["board"])
    return lines[0][2], lines[start + 1:]


def spans(islands):
    """Pairs of islands that see each other, and pairs of spans that would cross."""
    found, last = [], {}
    for y, x in sorted(islands):
        for line in (("row", y), ("column", x)):
            if line in last:
                found.append((last[line], (y, x)))
            last[line] = (y, x)
    across = {(a[0], x): i for i, (a, b) in enumerate(found) if a[0] == b[0]
              for x in range(a[1] + 1, b[1])}
    crossings = [(across[y, a[1]], i) for i, (a, b) in enumerate(found) if a[1] == b[1]
                 for y in range(a[0] + 1, b[0]) if (y, a[1]) in across]
    return found, crossings


class Program:
    """Unknowns of 0 and 1, rows, and nodes that are there when some unknowns are 1."""

    def __init__(self):
        self.columns, self.rows, self.nodes, self.near = 0, [], {}, defaultdict(set)

    def unknown(self):
        self.columns += 1
        return self.columns - 1

    def row(self, terms, low, high):
        self.rows.append((terms, low, high))

    def touch(self, a, b):
        self.near[a].add(b)
        self.near[b].add(a)

    def solve(self, seconds):
        """Values of the unknowns; None if there are none."""
        solver = highspy.Highs()
        solver.silent()
        solver.setOptionValue("threads", 1)
        solver.setOptionValue("parallel", "off")
        solver.setOptionValue("time_limit", max(seconds, 0.01))
        solver.addVars(self.columns, [0] * self.columns, [1] * self.columns)
        kinds = [highspy.HighsVarType.kInteger] * self.columns
        solver.changeColsIntegrality(self.columns, list(range(self.columns)), kinds)
        for terms, low, high in self.rows:
            solver.addRow(low, high, len(terms), list(terms), list(terms.values()))
        solver.run()
        status = solver.getModelStatus()
        if status == highspy.HighsModelStatus.kInfeasible:
            return None
        if status != highspy.HighsModelStatus.kOptimal:
            raise TimeoutError
        return [value > 0.5 for value in solver.getSolution().col_value]

    def pieces(self, values):
        """The pieces of the nodes that are there."""
        left = {n for n, on in self.nodes.items() if on is None or any(values[u] for u in on)}
        pieces = []
        while left:
            piece, todo = set(), [left.pop()]
            while todo:
                node = todo.pop()
                piece.add(node)
                found = self.near[node] & left
                left -= found
                todo += found
            pieces.append(piece)
        return pieces

    def cut(self, piece, other):
        """Something around the piece is there, or the piece is not, or the other is not."""
        wall = {node for inside in piece for node in self.near[inside]} - piece
        terms, low = defaultdict(int), 1
        for node in wall:
            for unknown in self.nodes[node]:
                terms[unknown] += 1
        for some in (piece, other):
            always = [node for node in some if self.nodes[node] is None]
            node = always[0] if always else min(some)
            for unknown in self.nodes[node] or ():
                terms[unknown] -= 1
                low -= 1 if unknown == self.nodes[node][0] else 0
        self.row(terms, low, highspy.kHighsInf)

    def judge(self):
        """How many solutions there are: 0, 1, or 2 for several."""
        end, found = time.perf_counter() + LIMIT, 0
        while (values := self.solve(end - time.perf_counter())) is not None:
            pieces = self.pieces(values)
            if len(pieces) > 1:
                for i, piece in enumerate(pieces):
                    self.cut(piece, pieces[(i + 1) % len(pieces)])
                continue
            found += 1
            if found == 2:
                break
            ones = sum(values)
            terms = {u: -1 if on else 1 for u, on in enumerate(values)}
            self.row(terms, 1 - ones, highspy.kHighsInf)
        return found


def bridges(rows):
    """A span is x0 + x1 + x2 = 1, and a node between its islands unless x0."""
    program = Program()
    islands = {(y, x): int(word) for y, row in enumerate(rows)
               for x, word in enumerate(row) if word != "."}
    found, crossings = spans(islands)
    values = [[program.unknown() for _ in range(3)] for _ in found]
    at = {island: {} for island in islands}
    program.nodes.update(dict.fromkeys(islands))
    for number, (ends, (none, one, two)) in enumerate(zip(found, values)):
        program.row({none: 1, one: 1, two: 1}, 1, 1)
        program.nodes[number] = (one, two)
        for end in ends:
            at[end].update({one: 1, two: 2})
            program.touch(number, end)
    for island, number in islands.items():
        program.row(at[island], number, number)
    for a, b in crossings:
        program.row({values[a][0]: 1, values[b][0]: 1}, 1, highspy.kHighsInf)
    return program


def singles(rows):
    """A cell is 1 if it is white."""
    program, seen = Program(), defaultdict(dict)
    white = {(y, x): program.unknown() for y, row in enumerate(rows) for x, _ in enumerate(row)}
    for (y, x), cell in white.items():
        program.nodes[y, x] = (cell,)
        seen["row", y, rows[y][x]][cell] = 1
        seen["column", x, rows[y][x]][cell] = 1
        for near in ((y + 1, x), (y, x + 1)):
            if near in white:
                program.row({cell: 1, white[near]: 1}, 1, highspy.kHighsInf)
                program.touch((y, x), near)
    for same in seen.values():
        if len(same) > 1:
            program.row(same, 0, 1)
    return program


def ours(path, method):
    """What our program says, and how long that took it."""
    command = [GRILLE, "check", "--json", "--threads", "1", "--timeout", str(LIMIT), "--method", method, path]
    answer = json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=False).stdout)
    return {"none": 0, "unique": 1, "several": 2}.get(answer["verdict"]), answer["seconds"]


def main():
    folder = Path(sys.argv[1])
    methods = sys.argv[2].split(",") if len(sys.argv) > 2 else ["milp"]
    times = defaultdict(lambda: defaultdict(list))
    for path in sorted(folder.glob("instance_*.txt")):
        family, rows = board(path)
        size = int(re.search(r"_t(\d+)", path.stem)[1])
        start = time.perf_counter()
        verdict = {"bridges": bridges, "singles": singles}[family](rows).judge()
        times[size]["highspy"].append(time.perf_counter() - start)
        for method in methods:
            said, seconds = ours(path, method)
            times[size][method].append(seconds)
            if said != verdict:
                print(f"{path.stem}: highspy {verdict}, {method} {said}")
    print("| size | instances | " + " | ".join(f"{m}, median | max" for m in ["highspy", *methods]) + " |")
    print("|---" * (2 + 2 * (1 + len(methods))) + "|")
    for size, by in sorted(times.items()):
        cells = [f"{statistics.median(t):.4f} | {max(t):.4f}" for t in by.values()]
        print(f"| {size} | {len(by['highspy'])} | " + " | ".join(cells) + " |", flush=True)


if __name__ == "__main__":
    main()
