"""What all tests share: English, and the corpus of the project."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import grille

ROOT = Path(__file__).resolve().parents[2]
CORPUS = sorted((ROOT / "corpus").glob("*/*.txt"))


# Spark starts workers of its own: by the Python that runs the tests, not by the first on the path.
os.environ["PYSPARK_PYTHON"] = sys.executable


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    grille.speak("en")
    yield
    grille.speak("en")


def expected(file: Path) -> list[str]:
    """What is known of a puzzle of the corpus: a verdict, and the solution behind it."""
    return file.with_suffix(".expected").read_text(encoding="utf-8").split("\n", 1)
