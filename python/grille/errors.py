"""Exceptions: each has a sentence, and a place where a text is misread."""

from __future__ import annotations

from typing import Optional

__all__ = ["BrokenPromise", "GrilleError", "LimitReached", "ReadError"]


class GrilleError(ValueError):
    """Something that cannot be done, in a sentence."""


class BrokenPromise(GrilleError, RuntimeError):
    """The package contradicted itself: a mistake of its own, to be reported with the seed that it names."""


class LimitReached(GrilleError, TimeoutError):
    """The time was up before an answer was there."""


class ReadError(GrilleError):
    """A text that is no puzzle, or no solution.

    >>> import grille
    >>> try:
    ...     grille.read("grille 1 takuzu\\nboard\\n1 .\\n. x")
    ... except grille.ReadError as error:
    ...     print(error.line, error.column, error.found)
    4 3 `x`
    """

    #: The line of the mistake, counted from 1; ``None`` where it is nowhere in particular.
    line: Optional[int]
    #: The column, counted from 1, in characters.
    column: Optional[int]
    #: What stands there.
    found: Optional[str]
    #: What should.
    expected: Optional[str]

    def __init__(
        self,
        message: str,
        line: Optional[int] = None,
        column: Optional[int] = None,
        found: Optional[str] = None,
        expected: Optional[str] = None,
    ) -> None:
        where = "" if line is None else f"{line}:{column}: "
        super().__init__(where + message)
        self.message = message
        self.line = line
        self.column = column
        self.found = found
        self.expected = expected

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.message, self.line, self.column, self.found, self.expected)
