#!/usr/bin/env python3
"""Takuzu by OR-tools CP-SAT, one worker: build the model, solve, prove that there is no other.

    python -m venv /tmp/venv && /tmp/venv/bin/pip install ortools
    /tmp/venv/bin/python bench/peers/takuzu_cpsat.py [NAME [SAMPLE]]
"""

from itertools import combinations

from ortools.sat.python import cp_model

import cells


def solve(board, name):
    """Is the solution the only one? Tatham's sets without a final U allow equal lines."""
    model = cp_model.CpModel()
    rows = [[model.new_bool_var("") for _ in row] for row in board]
    for row, words in zip(rows, board):
        for cell, word in zip(row, words):
            if word != ".":
                model.add(cell == int(word))
    columns = [list(column) for column in zip(*rows)]
    for line in rows + columns:
        model.add(sum(line) == len(line) // 2)
        for three in zip(line, line[1:], line[2:]):
            model.add_bool_or(three)
            model.add_bool_or([~cell for cell in three])
    if name.endswith("U") or name.startswith("own"):
        for lines in (rows, columns):
            for one, other in combinations(lines, 2):
                differ(model, one, other)
    everything = [cell for row in rows for cell in row]
    return cells.unique(model, everything, lambda model: next_solution(model, everything))


def differ(model, one, other):
    """Two lines differ somewhere."""
    places = []
    for a, b in zip(one, other):
        here = model.new_bool_var("")
        model.add_bool_or([~here, a, b])
        model.add_bool_or([~here, ~a, ~b])
        places.append(here)
    model.add_bool_or(places)


def next_solution(model, everything):
    """The values of a solution, if there is one."""
    solver = cells.solver()
    if solver.solve(model) not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        return None
    return [solver.value(cell) for cell in everything]


if __name__ == "__main__":
    cells.main("takuzu", solve)
