#!/usr/bin/env python3
"""A thousand new puzzles of every family and level: unique by `sat`, of that level, no two alike.

    cargo build --release && python3 bench/thousand.py [NUMBER] [FAMILY…]

Two are alike if turning, mirroring or renaming makes one the other (sudoku: also what moves bands, stacks and
lines in them). The same seeds are made by one thread and by two. Ends with 1 where anything does not hold.
"""

import itertools
import json
import subprocess
import sys
import tempfile
import time

GRILLE = "target/release/grille"
LEVELS = ["very-easy", "easy", "medium", "hard", "fiendish"]
# Boards on which there is room for so many different ones.
SIZES = {"sudoku": "9", "nonogram": "15", "bridges": "10", "singles": "8", "takuzu": "10", "queens": "20"}


def run(*arguments):
    done = subprocess.run([GRILLE, *arguments], capture_output=True, text=True)
    return done.stdout, done.stderr


def board(text):
    return [line.split() for line in text[text.index("board") + 1 :]]


def turned(rows):
    """A board in the eight ways that it can lie."""
    for _ in range(4):
        rows = [list(column) for column in zip(*rows[::-1])]
        yield rows
        yield rows[::-1]


def renamed(rows):
    """With names in the order in which they are met: 7 7 3 is 0 0 1."""
    names = {}
    return [[names.setdefault(word, len(names)) for word in row] for row in rows]


def swapped(rows):
    return [[{"0": "1", "1": "0"}.get(word, word) for word in row] for row in rows]


def shape_of_sudoku(text):
    """What no symmetry of a sudoku changes, by colour refinement: those that differ in it are not alike."""
    givens = {(r, c): word for r, row in enumerate(board(text)) for c, word in enumerate(row) if word != "."}
    everywhere = list(itertools.product(range(9), repeat=2))
    block = {cell: (cell[0] // 3, cell[1] // 3) for cell in everywhere}
    colour = {cell: int(cell in givens) for cell in everywhere}
    for _ in range(6):
        near = {}
        for cell in everywhere:
            ways = [("line", cell[0], 0), ("line", 0, cell[1]), block[cell], givens.get(cell)]
            near[cell] = ways
        members = {}
        for cell, ways in near.items():
            for kind, way in enumerate(ways):
                members.setdefault((kind, way), []).append(colour[cell])
        seen = {key: hash(tuple(sorted(colours))) for key, colours in members.items()}
        for cell, ways in near.items():
            row, column, square = (seen[(kind, way)] for kind, way in enumerate(ways[:3]))
            number = seen[(3, ways[3])] if ways[3] else 0
            colour[cell] = hash((colour[cell], tuple(sorted((row, column))), square, number))
    return tuple(sorted(colour.values()))


def shape_of_nonogram(text):
    rows, columns = text.index("rows"), text.index("columns")
    ways = []
    for one, other in itertools.permutations((text[rows + 1 : columns], text[columns + 1 :])):
        for upside_down, mirrored in itertools.product((1, -1), repeat=2):
            ways.append((clues(one[::upside_down], mirrored), clues(other[::mirrored], upside_down)))
    return repr(min(ways))


def clues(lines, step):
    return [line.split()[::step] for line in lines]


SHAPES = {
    "sudoku": shape_of_sudoku,
    "nonogram": shape_of_nonogram,
    "singles": lambda text: repr(min(renamed(rows) for rows in turned(board(text)))),
    "takuzu": lambda text: repr(min(w for rows in turned(board(text)) for w in (rows, swapped(rows)))),
}


def shape(family, text):
    return SHAPES.get(family, lambda text: repr(min(turned(board(text)))))(text)


def lines(arguments):
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        file.write("\n".join(arguments[-1]) + "\n")
        file.flush()
        return [json.loads(line) for line in run(*arguments[:-1], file.name, "--json")[0].splitlines()]


def check(family, level, number):
    wish = ["generate", family, "--size", SIZES[family], "--grade", level, "--seed", "1", "--json"]
    begun = time.time()
    one = run(*wish, "--count", str(number), "--threads", "1")[0]
    spent = time.time() - begun
    two = run(*wish, "--count", str(number), "--threads", "2")[0]
    made = [json.loads(line) for line in one.splitlines()]
    text = ["\n".join(puzzle["text"]) for puzzle in made]
    unique = sum(line["verdict"] == "unique" for line in lines(["check", "--method", "sat", text]))
    graded = sum(line["level"] == level for line in lines(["grade", text]))
    different = len({shape(family, puzzle["text"]) for puzzle in made})
    same = one == two
    holds = [len(made), unique, graded, different] == [number] * 4 and same
    print(
        f"| {family} {SIZES[family]} | {level} | {len(made)} | {unique} | {graded} | {different} | "
        f"{'yes' if same else 'NO'} | {1000 * spent / max(1, len(made)):.3g} | {'holds' if holds else 'DOES NOT HOLD'} |",
        flush=True,
    )
    return holds


def main():
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    families = sys.argv[2:] or list(SIZES)
    print("| | level | made | unique by sat | of the level | different | 1 and 2 threads the same | ms a puzzle | |")
    print("|---|---|---|---|---|---|---|---|---|", flush=True)
    held = [check(family, level, number) for family in families for level in LEVELS]
    sys.exit(0 if all(held) else 1)


if __name__ == "__main__":
    main()
