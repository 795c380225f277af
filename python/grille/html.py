"""Pieces of HTML for notebooks: pictures that do not disturb each other."""

from __future__ import annotations

from base64 import b64encode
from html import escape

__all__ = ["beside", "escape", "picture"]


def picture(svg: str, width: int = 320) -> str:
    """A picture of its own: names in one drawing are not those of another."""
    data = b64encode(svg.encode()).decode()
    return f'<img alt="" style="max-width:{width}px;width:100%" src="data:image/svg+xml;base64,{data}">'


def beside(svgs: list[str], caption: str) -> str:
    """Pictures side by side under a line."""
    pictures = "".join(f"<div>{picture(svg)}</div>" for svg in svgs)
    return f'<p>{escape(caption)}</p><div style="display:flex;flex-wrap:wrap;gap:1em">{pictures}</div>'
