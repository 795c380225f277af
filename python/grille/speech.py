"""The language of all sentences: that of the environment, until another one is chosen."""

from __future__ import annotations

import os

__all__ = ["language", "speak"]

_KNOWN = ("en", "fr")


def _from_environment() -> str:
    said = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next((value for value in said if value), "")
    code = locale[:2].lower()
    return code if code in _KNOWN else "en"


_language = _from_environment()


def language() -> str:
    """The language that is spoken: ``"en"`` or ``"fr"``."""
    return _language


def speak(code: str) -> None:
    """Say everything in this language from now on.

    >>> import grille
    >>> grille.speak("fr")
    >>> grille.read("1.....2......3.4").hint().then
    '→ l4c1 vaut 2'
    >>> grille.speak("en")
    """
    global _language
    if code not in _KNOWN:
        raise ValueError(f"`{code}` is no language here: `en` or `fr`")
    _language = code
