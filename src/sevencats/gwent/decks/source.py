"""Load a deck by what a person names: a deck file, a starter deck or a share code."""

from __future__ import annotations

import os

from sevencats.gwent.cards.catalogue import base
from sevencats.gwent.cards.model import DeckList
from sevencats.gwent.decks import names as decknames
from sevencats.gwent.decks.code import decode, looks_like_code
from sevencats.gwent.decks.files import read_deck
from sevencats.kernel.errors import BadData

STARTER = "starter:"
_LONGEST_FILE = 100_000


def load_deck(argument: str) -> DeckList:
    """Return the deck of a starter name, a file path or a share code; ``BadData`` if it is none.

    ``monsters`` and ``starter:monsters`` are the starter deck, also where a file has that name:
    write ``./monsters`` for the file.
    """
    if not set(argument) & set("./\\"):
        faction = decknames.find("faction", argument.removeprefix(STARTER))
        if faction is not None:
            return base().starters[faction]
    starters = ", ".join(base().starters)
    if argument.startswith(STARTER):
        raise BadData(f"there is no starter deck {argument!r}; there are {starters}")
    if os.path.exists(argument):
        return read_deck(_read_file(argument), argument)
    if looks_like_code(argument):
        return decode(argument)
    raise BadData(
        f"{argument!r} is no deck: no file has that name, it is no share code, and the starter "
        f"decks are {starters}"
    )


def _read_file(path: str) -> str:
    try:
        with open(path, "rb") as file:
            data = file.read(_LONGEST_FILE + 1)
    except OSError as error:
        raise BadData(f"{path}: cannot be read: {error.strerror}") from error
    if len(data) > _LONGEST_FILE:
        raise BadData(f"{path}: too long for a deck file")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise BadData(f"{path}, line {line}: not UTF-8 text") from error
