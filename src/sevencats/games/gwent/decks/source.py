"""Load a deck by name: a deck file, a starter deck or a share code."""

from __future__ import annotations

import os

from sevencats.errors import nearest, said
from sevencats.games.gwent.cards.catalogue import base
from sevencats.games.gwent.cards.model import DeckList
from sevencats.games.gwent.decks import names as decknames
from sevencats.games.gwent.decks.code import decode, looks_like_code
from sevencats.games.gwent.decks.files import read_deck
from sevencats.kernel.errors import BadData

STARTER = "starter:"
_LONGEST_FILE = 100_000
_LONGEST_SHOWN = 80


def load_deck(argument: str) -> DeckList:
    """Return the deck of a starter name, a file path or a share code; ``BadData`` if it is none.

    ``monsters`` and ``starter:monsters`` are the starter deck, also where a file has that name:
    write ``./monsters`` for the file.
    """
    if not set(argument) & set("./\\"):
        faction = decknames.find("faction", argument.removeprefix(STARTER))
        if faction is not None:
            return base().starters[faction]
    starters = tuple(base().starters)
    near = nearest(argument.removeprefix(STARTER)[:_LONGEST_SHOWN], starters)
    shown = argument if len(argument) <= _LONGEST_SHOWN else f"{argument[:_LONGEST_SHOWN]}..."
    if argument.startswith(STARTER):
        raise said(BadData, "error-no-starter", name=shown, known=starters, near=near)
    if os.path.exists(argument):
        return read_deck(_read_file(argument), argument)
    if looks_like_code(argument):
        return decode(argument)
    raise said(BadData, "error-no-deck", name=shown, known=starters, near=near)


def _read_file(path: str) -> str:
    try:
        with open(path, "rb") as file:
            data = file.read(_LONGEST_FILE + 1)
    except OSError as error:
        reason = OSError(error.errno, error.strerror)
        raise said(BadData, "error-unreadable", file=path, reason=reason) from error
    if len(data) > _LONGEST_FILE:
        raise said(BadData, "error-deck-too-long", file=path)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise said(BadData, "error-not-utf8", file=path, line=line) from error
