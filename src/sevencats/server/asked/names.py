"""The names that people give to themselves and their decks."""

from __future__ import annotations

import unicodedata

from sevencats.server.errors import Refusal

MAX_NAME = 24


def clean_name(name: str) -> str:
    """A valid display name: one line, no characters that hide or reverse text."""
    characters = []
    for sign in unicodedata.normalize("NFC", name):
        category = unicodedata.category(sign)
        characters.append(" " if category[0] == "Z" or category == "Cc" else sign)
    text = "".join(sign for sign in characters if unicodedata.category(sign)[0] != "C")
    text = " ".join(text.split())
    if not 1 <= len(text) <= MAX_NAME:
        raise Refusal("bad_name", limit=MAX_NAME)
    return text
