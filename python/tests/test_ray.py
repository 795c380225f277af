"""A cluster of two nodes, one of which is killed: every row is there once, as one process answers it.

``ROWS=1000000`` makes it the long run of docs/scale.md.
"""

import os
import random
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pyarrow
import pyarrow.parquet
import pytest
from conftest import ROOT

import grille
import grille.ray

ray = pytest.importorskip("ray")
ROWS = int(os.environ.get("ROWS", "20000"))
BLOCKS = 16
#: One processor each.
NODE = {"num_cpus": 1, "object_store_memory": 300_000_000}


def mixed(rows: int) -> list[str]:
    """Puzzles of three families, the same ones in any order of the day."""
    few = [
        grille.generate(family, seed=seed, size=size).to(form)
        for family, size, form in (("sudoku", 9, "line"), ("bridges", 10, "puzzlink"), ("takuzu", 10, "tatham"))
        for seed in range(60)
    ]
    chance = random.Random(1)
    return [chance.choice(few) for _ in range(rows)]


@pytest.fixture(scope="module")
def puzzles() -> pyarrow.Table:
    return pyarrow.table({"id": range(ROWS), "puzzle": mixed(ROWS)})


@pytest.fixture
def cluster() -> Iterator[object]:
    from ray.cluster_utils import Cluster

    cluster = Cluster(
        initialize_head=True,
        head_node_args=NODE,
    )
    yield cluster
    ray.shutdown()
    cluster.shutdown()  # type: ignore[no-untyped-call]


def run(puzzles: pyarrow.Table, answers: Path) -> float:
    """Answer all puzzles into a folder of Parquet files: a task for each of many blocks."""
    size = -(-puzzles.num_rows // BLOCKS)
    blocks = [puzzles.slice(block * size, size) for block in range(BLOCKS)]
    start = time.monotonic()
    dataset = ray.data.from_arrow(blocks)
    grille.ray.solve(dataset, batch_size=None).write_parquet(str(answers))
    return time.monotonic() - start


def rows(folder: Path) -> pyarrow.Table:
    table = pyarrow.parquet.read_table(folder).sort_by("id")
    return table.select(["id", "puzzle", "verdict", "solution", "count", "error"])


def test_a_node_dies_and_every_row_is_there_once(
    cluster: object, puzzles: pyarrow.Table, tmp_path: Path
) -> None:
    node = cluster.add_node(**NODE)  # type: ignore[attr-defined]
    ray.init(address=cluster.address, log_to_driver=False)  # type: ignore[attr-defined]
    answers = tmp_path / "answers"
    is_over, written = threading.Event(), []

    def kill() -> None:
        while not is_over.is_set() and not list(answers.glob("*.parquet")):
            time.sleep(0.01)
        written.append(len(list(answers.glob("*.parquet"))))
        cluster.remove_node(node, allow_graceful=False)  # type: ignore[attr-defined]

    killer = threading.Thread(target=kill)
    killer.start()
    try:
        run(puzzles, answers)
    finally:
        is_over.set()
        killer.join()
    assert written[0] < BLOCKS, "the node died too late"
    found = rows(answers)
    assert found["id"].to_pylist() == list(range(ROWS))
    assert found.equals(grille.ray.answer(puzzles).select(found.schema.names))


def test_the_example_goes_on_where_it_was(puzzles: pyarrow.Table, tmp_path: Path) -> None:
    few = tmp_path / "puzzles"
    few.mkdir()
    for number in range(2):
        part = puzzles.slice(number * 50, 50)
        pyarrow.parquet.write_table(part, few / f"{number}.parquet")
    command = [sys.executable, str(ROOT / "python" / "examples" / "cluster.py"), str(few)]
    command.append(str(tmp_path / "answers"))

    def told() -> str:
        done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=300)
        return done.stdout

    first = told()
    assert first.splitlines()[1].split()[:2] == ["unique", "100"]
    finished = sorted((tmp_path / "answers").iterdir())
    assert [folder.name for folder in finished] == ["0", "1"]
    untouched = finished[0].stat().st_mtime_ns
    shutil.rmtree(finished[1])
    assert told().split()[:5] == first.split()[:5]
    assert finished[0].stat().st_mtime_ns == untouched


@pytest.mark.skipif("ROWS" not in os.environ, reason="the long run: ROWS=1000000")
def test_two_nodes_are_quicker_than_one(
    puzzles: pyarrow.Table, tmp_path: Path, cluster: object
) -> None:
    ray.init(address=cluster.address, log_to_driver=False)  # type: ignore[attr-defined]
    run(puzzles, tmp_path / "warm")
    one = run(puzzles, tmp_path / "one")
    cluster.add_node(**NODE)  # type: ignore[attr-defined]
    run(puzzles, tmp_path / "warm-two")
    two = run(puzzles, tmp_path / "two")
    print(f"one node {one:.1f} s, two nodes {two:.1f} s, ratio {one / two:.2f}")
