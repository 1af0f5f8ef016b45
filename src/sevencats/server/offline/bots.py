"""Bots for a browser, where some levels are missing: the strongest needs numpy."""

from __future__ import annotations

from functools import cache

from sevencats.kernel.decisions import Decision
from sevencats.kernel.errors import SevenCatsError
from sevencats.kernel.state import State
from sevencats.plugin.bots.base import Reason
from sevencats.server.games import plugin_of
from sevencats.server.tables.bots import BotPool
from sevencats.server.tables.turns import Share


@cache
def playable_levels(game: str) -> tuple[str, ...]:
    """The levels of a game that work here, the easiest first."""
    players = plugin_of(game).players
    return tuple(level for level in players.offered if _is_made(game, level))


def _is_made(game: str, level: str) -> bool:
    try:
        plugin_of(game).players.make(level, 0)
    except (SevenCatsError, ModuleNotFoundError):
        return False
    return True


class OfflineBots(BotPool):
    """Bots in another worker; a level that does not work here is replaced by the strongest that
    does."""

    async def advise(
        self, state: State, decision: Decision, level: str, seed: int, share: Share
    ) -> tuple[str, Reason]:
        """The key of the option a bot would take, and why."""
        game = state.game.name
        plain, slash, character = level.partition("/")
        if plain in plugin_of(game).players.offered:
            levels = playable_levels(game)
            level = (plain if plain in levels else levels[-1]) + slash + character
        return await super().advise(state, decision, level, seed, share)
