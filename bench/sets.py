#!/usr/bin/env python3
"""Runs methods over the puzzle sets of ../shared/data and prints a table.

    bench/sets.py                          every set, method auto, 10 s a puzzle
    bench/sets.py --method search,sat      other methods
    bench/sets.py --sample 100 sudoku      a sample of the sets whose name holds `sudoku`

Times are those that `grille solve --json --threads 1` reports for each puzzle: solve, and prove
that there is no other solution or find one. Peak memory is that of the process for the whole set.
"""

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT.parent / "shared" / "data"
GRILLE = ROOT / "target" / "release" / "grille"

# A folder whose files are the puzzles of one set.
FOLDERS = ["nonogram/survey", "nonogram/ndom", "nonogram/pictures", "nonogram/large",
           "nonogram/random", "nonogram/color"]
# Files that hold one set each.
FILES = ["sudoku", "bridges", "singles", "takuzu", "nonogram/tournament"]


def sets():
    """Every set as name, files and extra arguments."""
    for folder in FILES:
        for path in sorted((DATA / folder).glob("*.txt")):
            extra = []
            # Tatham's sets without a final U were made with equal lines allowed.
            if folder == "takuzu" and path.stem.startswith("t") and not path.stem.endswith("U"):
                extra = ["--set", "equal-lines=allowed"]
            yield f"{folder}/{path.stem}", [path], extra
    for folder in FOLDERS:
        yield folder, sorted(p for p in (DATA / folder).iterdir() if p.is_file()), []


def sampled(files, count):
    """A seeded sample of the lines of a one-line-a-puzzle file; other files are left whole."""
    if count is None or len(files) != 1 or "sudoku" not in str(files[0]):
        return files
    lines = [l for l in files[0].read_text().splitlines() if l and not l.startswith("#")]
    if len(lines) <= count:
        return files
    path = Path(tempfile.mkdtemp()) / files[0].name
    path.write_text("\n".join(random.Random(1).sample(lines, count)) + "\n")
    return [path]


def run(files, method, timeout, extra):
    """The answers for all puzzles, and the peak memory in MB."""
    command = [str(GRILLE), "solve", "--json", "--threads", "1", "--method", method,
               "--timeout", str(timeout), *extra, *map(str, files)]
    with tempfile.TemporaryFile() as out:
        child = subprocess.Popen(command, stdout=out, stderr=subprocess.DEVNULL)
        _, _, usage = os.wait4(child.pid, 0)
        child.returncode = 0
        out.seek(0)
        return [json.loads(line) for line in out], usage.ru_maxrss / 1024


def share(times, part):
    return times[min(len(times) - 1, int(len(times) * part))]


def pretty(seconds):
    if seconds >= 1:
        return f"{seconds:.2f} s"
    if seconds >= 1e-3:
        return f"{seconds * 1e3:.1f} ms"
    return f"{seconds * 1e6:.0f} µs"


def place(answer):
    """Which puzzle an answer is about."""
    return answer.get("title") or f"{answer.get('file', 'puzzle')}#{answer.get('index', 1)}"


def row(name, method, answers, memory):
    errors = [a for a in answers if "error" in a]
    answers = [a for a in answers if "error" not in a]
    times = sorted(a["seconds"] for a in answers) or [0.0]
    verdicts = [a["verdict"] for a in answers]
    solved = sum(bool(a["solutions"]) or a["verdict"] == "none" for a in answers)
    cells = [name, method, len(answers), solved, verdicts.count("unique"),
             verdicts.count("several"), verdicts.count("none"), verdicts.count("unknown"),
             pretty(statistics.median(times)), pretty(share(times, 0.95)), pretty(times[-1]),
             pretty(sum(times)), f"{memory:.0f} MB"]
    print("| " + " | ".join(map(str, cells)) + " |", flush=True)
    for error in errors:
        print(f"  not read: {place(error)}: {error['error']['message']}", flush=True)
    for answer in answers:
        if answer["verdict"] == "unknown":
            print(f"  not decided: {place(answer)} {pretty(answer['seconds'])}", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("names", nargs="*", help="only sets whose name holds one of these")
    parser.add_argument("--method", default="auto", help="methods, with commas")
    parser.add_argument("--timeout", type=float, default=10, help="seconds a puzzle")
    parser.add_argument("--sample", type=int, help="at most so many of a sudoku file's puzzles")
    options = parser.parse_args()
    if not DATA.is_dir():
        print(f"{DATA} is not here: nothing to measure")
        return
    if not GRILLE.exists():
        sys.exit("build it first: cargo build --release")
    print("| set | method | puzzles | solved | unique | several | none | unknown |"
          " median | p95 | max | total | memory |")
    print("|---" * 13 + "|")
    for name, files, extra in sets():
        if options.names and not any(part in name for part in options.names):
            continue
        for method in options.method.split(","):
            answers, memory = run(sampled(files, options.sample), method, options.timeout, extra)
            row(name, method, answers, memory)


if __name__ == "__main__":
    main()
