#!/usr/bin/env python3
"""Singles by OR-tools CP-SAT, one worker, with cuts for connectivity when they are needed: build
the model, solve, prove that there is no other.

    python -m venv /tmp/venv && /tmp/venv/bin/pip install ortools
    /tmp/venv/bin/python bench/peers/singles_cpsat.py [NAME [SAMPLE]]
"""

from collections import defaultdict

from ortools.sat.python import cp_model

import cells


def solve(board, _):
    """Is the solution the only one?"""
    model = cp_model.CpModel()
    height, width = len(board), len(board[0])
    shaded = {(y, x): model.new_bool_var("") for y in range(height) for x in range(width)}
    seen = defaultdict(list)
    for (y, x), cell in shaded.items():
        seen["row", y, board[y][x]].append(~cell)
        seen["column", x, board[y][x]].append(~cell)
        for near in ((y + 1, x), (y, x + 1)):
            if near in shaded:
                model.add_bool_or([~cell, ~shaded[near]])
    for white in seen.values():
        if len(white) > 1:
            model.add_at_most_one(white)
    everything = list(shaded.values())
    return cells.unique(model, everything, lambda model: next_solution(model, shaded))


def next_solution(model, shaded):
    """The values of a solution in one piece, if there is one."""
    while True:
        solver = cells.solver()
        if solver.solve(model) not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
            return None
        values = {cell: solver.value(var) for cell, var in shaded.items()}
        pieces = white_pieces(values)
        if len(pieces) <= 1:
            return list(values.values())
        largest = max(pieces, key=len)
        for piece in pieces:
            if piece is not largest:
                around = {near for cell in piece for near in beside(cell)} - piece
                wall = [~shaded[cell] for cell in around if cell in shaded]
                model.add_bool_or(wall + [shaded[min(piece)], shaded[min(largest)]])


def beside(cell):
    y, x = cell
    return (y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1)


def white_pieces(values):
    """The pieces of the cells that are not shaded, each a set."""
    left = {cell for cell, value in values.items() if not value}
    pieces = []
    while left:
        piece, todo = set(), [left.pop()]
        while todo:
            cell = todo.pop()
            piece.add(cell)
            for near in beside(cell):
                if near in left:
                    left.discard(near)
                    todo.append(near)
        pieces.append(piece)
    return pieces


if __name__ == "__main__":
    cells.main("singles", solve)
