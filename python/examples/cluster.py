"""Puzzles in Parquet, answers in Parquet, on a cluster of Ray; what was stopped goes on where it was.

    python cluster.py PUZZLES ANSWERS [--column puzzle] [--address auto] [--cpus 1]

PUZZLES is a folder of Parquet files with a column of puzzles; each file is a partition. ANSWERS gets a
folder for each, with the rows of the file and the answers beside them. A partition is there whole or not
at all, so that a run which was stopped, or killed, can be started again.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import time
from pathlib import Path

import pyarrow
import pyarrow.compute
import pyarrow.dataset
import ray
import ray.data

import grille.ray


def main() -> int:
    options = arguments()
    partitions = sorted(options.puzzles.glob("*.parquet"))
    if not partitions:
        print(f"{options.puzzles} has no Parquet files", file=sys.stderr)
        return 2
    missing = [one for one in partitions if not answered(options, one).exists()]
    if missing:
        ray.init(address=options.address, ignore_reinit_error=True, log_to_driver=False)
    start = time.monotonic()
    for number, partition in enumerate(missing, 1):
        solve(partition, options)
        left = (time.monotonic() - start) / number * (len(missing) - number)
        done = len(partitions) - len(missing) + number
        print(f"{done} of {len(partitions)} partitions, {left:.0f} s left", file=sys.stderr)
    print(summary(options.answers))
    return 0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("puzzles", type=Path)
    parser.add_argument("answers", type=Path)
    parser.add_argument("--column", default="puzzle", help="the column that has the puzzles")
    parser.add_argument("--address", help="the address of a cluster; without it, this machine")
    parser.add_argument("--cpus", type=float, default=1, help="processors a task")
    return parser.parse_args()


def answered(options: argparse.Namespace, partition: Path) -> Path:
    """Where the answers to a partition are, once they are all there."""
    folder: Path = options.answers / partition.stem
    return folder


def solve(partition: Path, options: argparse.Namespace) -> None:
    """Answer a partition; Ray shows how far it is."""
    folder = answered(options, partition)
    working = folder.with_name(f".{folder.name}")
    shutil.rmtree(working, ignore_errors=True)
    puzzles = ray.data.read_parquet(str(partition.resolve()))
    answers = grille.ray.solve(puzzles, column=options.column, num_cpus=options.cpus)
    answers.write_parquet(str(working.resolve()))
    working.rename(folder)


def summary(folder: Path) -> str:
    """How many puzzles have each verdict, and how long they took."""
    files = [str(file) for file in folder.glob("[!.]*/*.parquet")]
    answers = pyarrow.dataset.dataset(files, format="parquet")
    table = answers.to_table(columns=["verdict", "seconds"])
    verdicts = pyarrow.compute.fill_null(table["verdict"], "no puzzle")
    table = table.set_column(0, "verdict", verdicts)
    groups = table.group_by("verdict").aggregate([("verdict", "count"), ("seconds", "sum")])
    lines = [f"{'verdict':<10} {'puzzles':>10} {'seconds':>10}"]
    for row in groups.sort_by("verdict").to_pylist():
        seconds = row["seconds_sum"] or 0.0
        lines.append(f"{row['verdict']:<10} {row['verdict_count']:>10} {seconds:>10.3f}")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
