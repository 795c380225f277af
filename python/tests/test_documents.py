"""The cells of docs/python.md and docs/scale.md are run one after the other; what they show is what stands below them.

``UPDATE=1`` writes texts and pictures anew.
"""

import ast
import contextlib
import importlib.util
import io
import os
import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from conftest import ROOT

DOCS = ROOT / "docs"
CELL = re.compile(
    r"```python\n(?P<code>.*?)```\n"
    r"(?:\n```text\n(?P<text>.*?)```\n)?"
    r"(?:\n!\[[^\]]*\]\((?P<picture>[^)]*)\)\n)?",
    re.S,
)


def shown(code: str, names: dict[str, Any]) -> tuple[str, str]:
    """What a cell prints, with its last value as text; and that value as a picture."""
    tree = ast.parse(code)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    printed = io.StringIO()
    value = None
    with contextlib.redirect_stdout(printed):
        exec(compile(tree, "cell", "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), "cell", "eval"), names)
    picture = getattr(value, "_repr_svg_", lambda: "")()
    if isinstance(value, str) and value.startswith("<svg"):
        picture = value
    text = "" if value is None or picture else f"{value!r}\n"
    return printed.getvalue() + text, picture


def can_run(code: str) -> bool:
    """Spark wants Java, which not every machine has; `python/test` says so where it is missing."""
    if "pyspark" not in code:
        return True
    return shutil.which("java") is not None and importlib.util.find_spec("pyspark") is not None


@pytest.mark.parametrize("name", ["python.md", "scale.md"])
def test_every_cell_shows_what_the_document_says(name: str) -> None:
    document = (DOCS / name).read_text(encoding="utf-8")
    names: dict[str, Any] = {}
    update = "UPDATE" in os.environ
    cells = [cell for cell in CELL.finditer(document) if can_run(cell["code"])]
    assert len(cells) >= 3
    for found, text, picture in reversed([(cell, *shown(cell["code"], names)) for cell in cells]):
        lines = "".join(f"{line.rstrip()}\n" for line in text.splitlines())
        if update and found["text"] is not None:
            start, end = found.span("text")
            document = document[:start] + lines + document[end:]
        elif not update:
            assert lines == (found["text"] or ""), found["code"]
        if found["picture"]:
            compare(DOCS / found["picture"], picture, update)
    if update:
        (DOCS / name).write_text(document, encoding="utf-8")


def compare(file: Path, picture: str, update: bool) -> None:
    assert picture.startswith("<svg"), file
    if update:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(picture, encoding="utf-8")
    assert file.read_text(encoding="utf-8") == picture, file


@pytest.mark.parametrize("file", ["README.md", "python/README.md"])
def test_examples_of_other_documents_run(file: str) -> None:
    cells = list(CELL.finditer((ROOT / file).read_text(encoding="utf-8")))
    assert cells
    for cell in cells:
        shown(cell["code"], {})
