"""Puzzles on a cluster: Ray Data maps `grille.batch.solve` over the batches of a dataset.

Ray brings the cluster, the retries and the progress; this brings the kernel.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Optional

from . import batch

if TYPE_CHECKING:
    import pyarrow
    from ray.data import Dataset

__all__ = ["answer", "solve"]


def answer(table: pyarrow.Table, column: str = "puzzle", **options: Any) -> pyarrow.Table:
    """A table with the answers beside its own columns, as `grille.batch.solve` gives them."""
    import pyarrow

    answers = pyarrow.record_batch(batch.solve(table.column(column), **options))
    for name in answers.schema.names:
        table = table.append_column(name, answers.column(name))
    return table


def solve(
    dataset: Dataset,
    *,
    column: str = "puzzle",
    batch_size: Optional[int] = 8192,
    num_cpus: float = 1,
    **options: Any,
) -> Dataset:
    """The dataset with the answers beside its own columns.

    ``options`` are those of `grille.batch.solve`. Each task answers a batch on ``num_cpus`` threads, so
    that the scheduler of Ray says how much of a machine is used. Without ``batch_size`` a block is a batch.
    """
    options.setdefault("threads", max(1, int(num_cpus)))
    return dataset.map_batches(
        answer,
        fn_kwargs={"column": column, **options},
        batch_format="pyarrow",
        batch_size=batch_size,
        num_cpus=num_cpus,
    )
