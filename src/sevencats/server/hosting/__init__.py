"""What the server has to know about a game beyond the kernel, found by the game's name.

A game without an adapter of its own is still playable: ``PlainHosting`` takes its ready-made
set-ups and shows option keys as they are. Adding one is a module here and a line in ``_OWN``.
"""

from __future__ import annotations

from functools import cache

from sevencats.kernel import registry
from sevencats.kernel.errors import SevenCatsError
from sevencats.server.errors import Refusal
from sevencats.server.hosting.base import Hosting
from sevencats.server.hosting.gwent import GwentHosting
from sevencats.server.hosting.oldworld import OldWorldHosting
from sevencats.server.hosting.plain import PlainHosting

_OWN: dict[str, type[Hosting]] = {"gwent": GwentHosting, "oldworld": OldWorldHosting}


@cache
def hosting(name: str) -> Hosting:
    """The adapter of a game; ``not_found`` when there is no such game."""
    try:
        game = registry.game(name)
    except SevenCatsError as error:
        raise Refusal("not_found", str(error), what=name[:24]) from None
    return _OWN.get(name, PlainHosting)(game)


def all_hostings() -> list[Hosting]:
    """The adapters of all games, by name."""
    return [hosting(name) for name in registry.games()]


__all__ = ["Hosting", "all_hostings", "hosting"]
