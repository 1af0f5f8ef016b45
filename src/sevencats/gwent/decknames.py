"""Find a card, leader or faction by what a person writes: its id, or its name in any language.

Capitals, accents, blanks and signs do not matter: ``crone_weavess`` and ``CRONE: Weavess`` are one.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache

from sevencats.gwent.catalogue import base
from sevencats.gwent.model import FACTIONS
from sevencats.text import LANGUAGES, Texts

_LETTERS = str.maketrans({"œ": "oe", "æ": "ae", "ø": "o", "ł": "l", "đ": "d"})
_CLOSEST = 3


def fold(text: str) -> str:
    """Return a text without what does not matter: only plain small letters and digits stay."""
    plain = unicodedata.normalize("NFKD", text.casefold().translate(_LETTERS))
    return "".join(sign for sign in plain if sign.isalnum())


def find(kind: str, written: str) -> str | None:
    """Return the id of the ``card``, ``leader`` or ``faction`` that is meant, or None."""
    wanted = fold(written)
    return _ids(kind).get(wanted) or _names(kind).get(wanted, ("", None))[1]


def closest(kind: str, written: str) -> list[str]:
    """Return the names nearest to what was written, at most three, no thing twice."""
    wanted, names = fold(written), _names(kind)
    inside = [name for name in names if len(wanted) > 2 and wanted in name]
    found: dict[str, str] = {}
    for name in [*get_close_matches(wanted, names, n=12), *sorted(inside, key=len)]:
        spelled, thing = names[name]
        found.setdefault(thing, spelled)
    return list(found.values())[:_CLOSEST]


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
        for thing in _all(kind):
            name = texts(f"{kind}-{thing.replace('_', '-')}")
            names.setdefault(fold(name), (name, thing))
    return names
