"""Batches: the same as one by one and as the command, in every layout of Arrow."""

from typing import Any

import duckdb
import pandas
import polars
import pyarrow
import pytest
from conftest import CORPUS, ROOT, expected

import grille

LINES = [line.split(",")[0].strip() for line in (ROOT / "examples" / "lines.txt").open()]
TEXTS: list[Any] = [
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "1.....2......3.4",
    None,
    "11...........3.4",
    "1............3.4 # a comment",
    "1...5",
    "",
    "https://puzz.link/p?hashi/5/5/4g2i3h23k3g1g3g4g3",
    "grille 1 takuzu\nboard\n1 . . 0\n. . . .\n. 1 . .\n. . . .\n",
    "5346728912",
    "6",
] * 700


def slowly(text: Any) -> tuple[Any, Any]:
    """The twin: a puzzle by itself."""
    if text is None:
        return None, None
    try:
        answer = grille.read(text.split(" #")[0]).solve()
    except grille.GrilleError:
        return None, None
    return answer.verdict, answer.solution


def table(answers: grille.batch.Batch) -> dict[str, list[Any]]:
    return {name: column for name, column in answers.to_pydict().items() if name != "seconds"}


def test_as_one_by_one() -> None:
    answers = grille.batch.solve(TEXTS).to_pydict()
    assert len(answers["verdict"]) == len(TEXTS)
    for row in range(11):
        verdict, solution = slowly(TEXTS[row])
        assert answers["verdict"][row] == verdict
        assert (answers["solution"][row] is None) == (solution is None)
        assert answers["count"][row] == {"unique": 1, "none": 0}.get(verdict)
        is_text = TEXTS[row] is not None
        assert (answers["error"][row] is not None) == (verdict is None and is_text)
        assert (answers["seconds"][row] is not None) == is_text
    for name in ("verdict", "solution", "count", "error"):
        assert answers[name] == answers[name][:11] * 700, name


@pytest.mark.parametrize("threads", [1, 2, 5])
def test_the_number_of_threads_changes_nothing(threads: int) -> None:
    assert table(grille.batch.solve(TEXTS, threads=threads)) == table(grille.batch.solve(TEXTS))


def layouts() -> list[Any]:
    array = pyarrow.array(TEXTS)
    half = len(TEXTS) // 2
    return [
        array,
        array.cast(pyarrow.large_string()),
        array.cast(pyarrow.string_view()),
        pyarrow.array(["x", *TEXTS, "y"]).slice(1, len(TEXTS)),
        pyarrow.chunked_array([array[:half], array[half : half + 3], array[half + 3 :]]),
        pyarrow.table({"number": range(len(TEXTS)), "puzzle": array}),
        pyarrow.record_batch({"puzzle": array}),
        polars.Series(TEXTS),
        polars.DataFrame({"puzzle": TEXTS}),
        pandas.DataFrame({"puzzle": TEXTS}),
        pandas.Series(TEXTS, dtype="object"),
        tuple(TEXTS),
        duckdb.sql("select * from puzzles", connection=database(array)),
    ]


def database(array: pyarrow.Array) -> duckdb.DuckDBPyConnection:
    connection = duckdb.connect()
    connection.register("puzzles", pyarrow.table({"puzzle": array}))
    return connection


def test_every_layout_of_arrow() -> None:
    usual = table(grille.batch.solve(TEXTS))
    for column in layouts():
        assert table(grille.batch.solve(column)) == usual, type(column)


def test_every_library_takes_the_answers() -> None:
    answers = grille.batch.solve(TEXTS)
    batch = pyarrow.record_batch(answers)
    batch.validate(full=True)
    assert batch.schema.names == answers.names
    assert batch.column("solution").to_pylist() == answers.to_pydict()["solution"]
    assert pyarrow.table(answers).num_rows == len(answers) == len(TEXTS)
    frame = polars.DataFrame(answers)
    assert frame["verdict"].to_list() == answers.to_pydict()["verdict"]
    assert batch.to_pandas()["count"].sum() == frame["count"].sum()


def test_nothing_in_nothing_out() -> None:
    kind = pyarrow.string()
    nothing: list[Any] = [[], pyarrow.array([], type=kind), pyarrow.chunked_array([], type=kind)]
    for column in nothing:
        answers = grille.batch.solve(column)
        assert len(answers) == 0
        pyarrow.record_batch(answers).validate(full=True)
    alone = pyarrow.record_batch(grille.batch.solve([None, None]))
    alone.validate(full=True)
    assert alone.column("verdict").null_count == 2


def test_counts_and_grades() -> None:
    answers = grille.batch.solve(["6", "1............3.4"], count=True).to_pydict()
    assert answers["count"] == [4, grille.read("1............3.4").count()]
    assert grille.batch.solve(["8"], count=50).to_pydict()["count"] == [50]
    graded = grille.batch.solve(TEXTS[:2], grade=True).to_pydict()
    assert graded["grade"] == [grille.read(text).grade().level for text in TEXTS[:2]]


def test_time_is_up_for_one_row_alone() -> None:
    answers = grille.batch.solve(["30", "1.....2......3.4"], method="search", count=True, timeout=0.2)
    assert answers.to_pydict()["count"] == [None, 1]


def test_the_corpus() -> None:
    for family in sorted({file.parent.name for file in CORPUS}):
        files = [file for file in CORPUS if file.parent.name == family]
        texts = [grille.read(file, family=family).to() for file in files]
        verdicts = grille.batch.solve(texts, timeout=60).to_pydict()["verdict"]
        assert verdicts == [expected(file)[0].split()[0] for file in files]


@pytest.mark.parametrize(
    "column",
    [
        pyarrow.array([1, 2, 3]),
        pyarrow.array(["a", "b"]).dictionary_encode(),
        pyarrow.table({"a": ["1"], "b": ["2"]}),
        pyarrow.table({"a": [1]}),
        "1.....2......3.4",
        b"123",
        7,
        [1, 2],
        None,
    ],
    ids=str,
)
def test_other_columns_are_refused_in_a_sentence(column: Any) -> None:
    with pytest.raises((grille.GrilleError, TypeError)) as caught:
        grille.batch.solve(column)
    assert str(caught.value)


def test_a_stream_that_was_read_has_no_rows_left_or_says_so() -> None:
    reader = pyarrow.table({"puzzle": TEXTS[:3]}).to_reader()
    assert len(grille.batch.solve(reader)) == 3
    try:
        assert len(grille.batch.solve(reader)) == 0
    except (ValueError, OSError) as error:
        assert str(error)
