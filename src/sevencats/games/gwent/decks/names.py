"""Find a card, leader or faction by its id, or by its name in any language.

Capitals, accents, spaces and punctuation do not matter: ``crone_weavess`` and ``CRONE: Weavess``
are the same.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache

from sevencats.games.gwent.cards.catalogue import base
from sevencats.games.gwent.cards.model import FACTIONS
from sevencats.text import LANGUAGES, Texts

_LETTERS = str.maketrans({"œ": "oe", "æ": "ae", "ø": "o", "ł": "l", "đ": "d"})
_CLOSEST = 3
_LONG_WORD = 3
#: Longer texts are not compared: the cost grows with the length, and no name is longer.
LONGEST = 60


def fold(text: str) -> str:
    """Return a text reduced to plain lower-case letters and digits."""
    plain = unicodedata.normalize("NFKD", text.casefold().translate(_LETTERS))
    return "".join(sign for sign in plain if sign.isalnum())


def find(kind: str, written: str) -> str | None:
    """Return the id of the ``card``, ``leader`` or ``faction`` with this name, or None."""
    folded = fold(written)
    return _ids(kind).get(folded) or _names(kind).get(folded, ("", None))[1]


def closest(kind: str, written: str) -> list[str]:
    """Return the names most similar to the text, at most three, none of them twice.

    A word of a name is enough. A name that differs from the id is followed by the id.
    """
    pieces = _pieces(kind)
    near = get_close_matches(fold(written[:LONGEST]), pieces, n=4 * _CLOSEST)
    best = list(dict.fromkeys(thing for piece in near for _, thing in pieces[piece]))
    shown = []
    for thing in best[:_CLOSEST]:
        # Where its names in several languages are similar, show the first language.
        places = {name for piece in near for name in pieces[piece] if name[1] == thing}
        spelled = next(name for name, owner in _names(kind).values() if (name, owner) in places)
        shown.append(spelled if fold(spelled) == fold(thing) else f"{spelled} ({thing})")
    return shown


def _all(kind: str) -> Iterable[str]:
    if kind == "faction":
        return FACTIONS
    return base().cards if kind == "card" else base().leaders


@cache
def _ids(kind: str) -> dict[str, str]:
    return {fold(thing): thing for thing in _all(kind)}


@cache
def _names(kind: str) -> dict[str, tuple[str, str]]:
    """Folded name to the name as printed and the id, over all languages."""
    names: dict[str, tuple[str, str]] = {}
    for lang in LANGUAGES:
        texts = Texts.load(lang)
        for id in _all(kind):
            name = texts(f"{kind}-{id.replace('_', '-')}")
            names.setdefault(fold(name), (name, id))
    return names


@cache
def _pieces(kind: str) -> dict[str, list[tuple[str, str]]]:
    """Folded names and longer words of names to the names (and ids) they come from."""
    pieces: dict[str, list[tuple[str, str]]] = {}
    for folded, name in _names(kind).items():
        words = [fold(word) for word in name[0].split()]
        longer = [word for word in words if len(word) >= _LONG_WORD]
        for piece in dict.fromkeys([folded, *longer]):
            pieces.setdefault(piece, []).append(name)
    return pieces
