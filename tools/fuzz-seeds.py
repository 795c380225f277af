"""Writes the texts that fuzzing begins with into a folder: the recognition table and the corpus."""

import hashlib
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
TABLE = ROOT / "crates/grille/tests/all/recognition/cases.txt"


def seeds():
    for case in ("\n" + TABLE.read_text()).split("\n=== ")[1:]:
        yield case.split("\n", 1)[1].split("\n-->")[0].encode()
    for file in sorted((ROOT / "corpus").glob("*/*")) + sorted((ROOT / "examples").glob("*")):
        if file.suffix != ".expected":
            yield file.read_bytes()


folder = pathlib.Path(sys.argv[1])
for seed in seeds():
    if len(seed) <= 4096:
        (folder / hashlib.sha1(seed).hexdigest()).write_bytes(seed)
