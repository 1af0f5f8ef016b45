"""A kit: all there is of one game above its rules, in one record."""

from __future__ import annotations

from dataclasses import dataclass

from sevencats.kernel.registry import Game
from sevencats.kit.players import PLAIN_PLAYERS, Players


@dataclass(frozen=True, kw_only=True)
class Kit:
    """A game and what the programs around it need to know: bots, words, set-ups and so on.

    Everything but the rules has a plain default, so a game that brings nothing else still plays
    everywhere. ``order`` is the game's place in lists; the first is meant where none is named.
    """

    game: Game
    title: str
    order: int = 100
    players: Players = PLAIN_PLAYERS

    @property
    def name(self) -> str:
        """The id of the game."""
        return self.game.name


def plain_kit(game: Game) -> Kit:
    """The kit of a game that is installed without one."""
    return Kit(game=game, title=game.name)
