"""The kits of the installed games, found by their entry points.

An entry point of the group ``sevencats.games`` names a ``Kit``, or a bare ``Game``, which gets a
plain one.
"""

from __future__ import annotations

from functools import cache

from sevencats.kernel import registry
from sevencats.kernel.errors import SevenCatsError
from sevencats.kernel.registry import Game
from sevencats.kit.base import Kit, plain_kit


@cache
def kits() -> dict[str, Kit]:
    """Every installed game's kit by the game's name, in the order of lists."""
    every = []
    for installed in registry.installed().values():
        if isinstance(installed, Game):
            every.append(plain_kit(installed))
        elif isinstance(installed, Kit):
            every.append(installed)
        else:
            raise SevenCatsError(f"{installed!r} is installed as a game, but it is no kit")
    return {kit.name: kit for kit in sorted(every, key=lambda kit: (kit.order, kit.name))}


def find_kit(name: str) -> Kit:
    """The kit of a game; raises with the list of games when there is none."""
    return kits()[registry.game(name).name]


def default_game() -> str:
    """The game that is meant where none is named."""
    return next(iter(kits()))
