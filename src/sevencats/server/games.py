"""The kits of games as the server asks for them: what is not there is a ``Refusal``."""

from __future__ import annotations

from sevencats.kernel.errors import SevenCatsError
from sevencats.kit import Kit, find_kit
from sevencats.kit.decks import Decks
from sevencats.server.errors import Refusal


def kit_of(name: str) -> Kit:
    """The kit of a game; ``not_found`` when there is no such game."""
    try:
        return find_kit(name)
    except SevenCatsError as error:
        raise Refusal("not_found", str(error), what=name[:24]) from None


def decks_of(name: str) -> Decks:
    """Who reads the decks of a game; ``bad_choice`` where it has none."""
    decks = kit_of(name).decks
    if decks is None:
        raise Refusal("bad_choice", f"{name} has no decks")
    return decks
