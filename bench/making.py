#!/usr/bin/env python3
"""New puzzles beside Tatham's generators: processor time a puzzle, in turn, ratios of medians.

    cargo build --release && apt-get install sgt-puzzles && python3 bench/making.py [ROUNDS]

Both make many puzzles a call on one thread, so that the start counts little. Ours are proved twice.
"""

import resource
import statistics
import subprocess
import sys

GRILLE = "target/release/grille"
GAMES = "/usr/games/sgt-"

# name, ours, how many of ours, his game and parameters, how many of his
ROWS = [
    ("bridges 10×10, hard", ["bridges", "--size", "10"], 400, "bridges", "10x10d2", 100),
    ("bridges 15×15, hard", ["bridges", "--size", "15"], 200, "bridges", "15x15d2", 50),
    ("bridges 20×20, hard", ["bridges", "--size", "20"], 100, "bridges", "20x20d2", 20),
    ("bridges 25×25, hard", ["bridges", "--size", "25"], 100, "bridges", "25x25d2", 10),
    ("singles 10×10, tricky", ["singles", "--size", "10"], 400, "singles", "10x10dk", 100),
    ("singles 15×15, tricky", ["singles", "--size", "15"], 200, "singles", "15x15dk", 30),
    ("singles 20×20, tricky", ["singles", "--size", "20"], 100, "singles", "20x20dk", 10),
    ("takuzu 10×10, normal", ["takuzu", "--size", "10"], 400, "unruly", "10x10udn", 100),
    ("takuzu 14×14, normal", ["takuzu", "--size", "14"], 200, "unruly", "14x14udn", 30),
    ("takuzu 20×20, normal", ["takuzu", "--size", "20"], 100, "unruly", "20x20udn", 10),
    ("nonogram 15×15", ["nonogram", "--size", "15"], 400, "pattern", "15x15", 400),
    ("nonogram 25×25", ["nonogram", "--size", "25"], 400, "pattern", "25x25", 200),
    ("nonogram 30×30", ["nonogram", "--size", "30"], 200, "pattern", "30x30", 50),
    ("sudoku 9×9, advanced", ["sudoku", "--grade", "hard"], 100, "solo", "3x3da", 10),
]

ALONE = [
    ("sudoku 9×9, minimal", ["sudoku", "--minimal", "--to", "line"], 50_000),
    ("sudoku 9×9, fiendish", ["sudoku", "--grade", "fiendish"], 40),
    ("bridges 100×100", ["bridges", "--size", "100"], 3),
    ("singles 100×100", ["singles", "--size", "100"], 3),
    ("takuzu 60×60", ["takuzu", "--size", "60"], 3),
    ("sudoku 25×25", ["sudoku", "--size", "25"], 3),
    ("nonogram 100×100", ["nonogram", "--size", "100"], 3),
]


def milliseconds(command, number):
    """Processor time a puzzle."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return 1000 * spent / number


def ours(wish, number, seed):
    seeds = ["--count", str(number), "--seed", str(seed), "--threads", "1"]
    return milliseconds([GRILLE, "generate", *wish, *seeds], number)


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    print("| | ours, ms | his, ms | |\n|---|---|---|---|")
    for name, wish, number, game, parameters, his_number in ROWS:
        mine, his = [], []
        for turn in range(rounds):
            mine.append(ours(wish, number, 1 + turn * number))
            his.append(milliseconds([GAMES + game, "--generate", str(his_number), parameters], his_number))
        a, b = statistics.median(mine), statistics.median(his)
        print(f"| {name} | {a:.3g} | {b:.3g} | {b / a:.1f} × |", flush=True)
    print("\n| | ours, ms | a second |\n|---|---|---|")
    for name, wish, number in ALONE:
        spent = statistics.median(ours(wish, number, 1 + turn * number) for turn in range(rounds))
        print(f"| {name} | {spent:.3g} | {1000 / spent:.3g} |", flush=True)


if __name__ == "__main__":
    main()
