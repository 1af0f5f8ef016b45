"""Everything that an action or an observation may name, in a fixed order.

``pieces.txt`` lists it: seats, locations (``at.``), boards (``school.``), and the components of all
packs as views name them. New pieces go to its end, so that no number moves.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files


@cache
def pieces() -> tuple[str, ...]:
    """Return all pieces."""
    text = files(__package__).joinpath("pieces.txt").read_text(encoding="utf-8")
    return tuple(text.split())


@cache
def of_kind(kind: str) -> tuple[str, ...]:
    """Return the pieces of a kind without its name; an action card has no kind in views."""
    if kind == "card":
        return tuple(piece for piece in pieces() if "." not in piece)
    start = kind + "."
    return tuple(piece.removeprefix(start) for piece in pieces() if piece.startswith(start))


@cache
def components() -> tuple[str, ...]:
    """Return the pieces that lie in zones."""
    return tuple(p for p in pieces() if p.partition(".")[0] not in ("seat", "at", "school"))
