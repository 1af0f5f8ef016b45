"""Tables for the modes: the scenario harness with points, teams, solo turns and whole games."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from helpers.gwent.scenario import Duel
from sevencats.games.gwent.cards.catalogue import base
from sevencats.games.gwent.game import GAME
from sevencats.games.gwent.table import Config
from sevencats.kernel.decisions import Decision
from sevencats.kernel.engine import apply
from sevencats.kernel.views import observe, returns


class Table(Duel):
    """A scripted game of any mode."""

    @classmethod
    def of(
        cls, config: Config, *, seed: int = 1, chance: Iterable[str] = (), reload: bool = False
    ) -> Table:
        """A whole game from its first question on, with real decks."""
        # Any position will do: only the harness is needed.
        waiting = {name: {"hand": ["ves"]} for name in "AB"}
        table = cls(waiting, chance=chance, reload=reload)
        table.state = GAME.new_game(config, seed)
        table._settle()
        table._check()
        return table

    # -- what the modes add -----------------------------------------------------------------

    @property
    def points(self) -> list[int]:
        return self.state.points[:]

    @property
    def last(self) -> tuple[list[int], str]:
        """The totals of the last round and who won it (``tie``)."""
        *totals, winner = self.state.last
        return totals, "tie" if winner < 0 else self.state.table.seating.sides[winner]

    @property
    def starter(self) -> str:
        return self.state.table.seating.seats[self.state.starter]

    @property
    def winners(self) -> list[str]:
        """The sides that won, all of them where a win is shared."""
        return [self.state.table.seating.sides[side] for side in self.state.winners]

    @property
    def returns(self) -> tuple[int, ...]:
        return returns(self.state)

    @property
    def turned_up(self) -> list[str]:
        """Solo: the leaders of the opponent's pile that lie open."""
        return list(self.state.turned)

    def weather(self) -> list[str]:
        return self.zone("weather")

    def options(self, seat: str | None = None) -> list[str]:
        return list(self._open(seat).keys)

    def seen(self, seat: str | None, zone: str) -> list[str | None]:
        """A zone as a seat sees it; None is a spectator."""
        number = None if seat is None else self.state.table.seating.seats.index(seat)
        return observe(self.state, number).zones[zone]

    def question_after(self, key: str) -> Decision:
        """The next question, chance included. The game does not change."""
        trial = self.state.copy()
        apply(trial, trial.pending[0].pick(key))
        return trial.pending[0]

    def shuffled(self) -> list[str]:
        """The zones that were shuffled since the last pick."""
        return [self.state.layout[int(event.args[0])].name for event in self.events("shuffled")]

    def pass_round(self) -> None:
        """Everybody passes until the round is over."""
        now = self.round
        while not self.over and self.round == now and self.asked()[1] == "turn":
            self.pick("pass")


Build = Callable[..., Table]

# -- what many tests put on a table -------------------------------------------------------------

#: The seats of two against two, in their order.
FOUR = ("A1", "B1", "A2", "B2")
#: Units without abilities, by strength, all close.
CLOSE = {1: "redanian_foot_soldier", 2: "foglet", 3: "morteisen", 4: "botchling", 5: "ves"}
CLOSE |= {6: "fiend"}


def me(**more: object) -> dict[str, object]:
    """Solo: a player with cards to pass with."""
    return {"hand": ["toruviel"] * 3, **more}


def seat(strength: int = 0, **more: object) -> dict[str, object]:
    """Free for all: a seat with a card to pass with and units of that total on its close row."""
    units = []
    while strength:
        units.append(min(strength, 6))
        strength -= units[-1]
    return {"hand": ["toruviel"], "close": [CLOSE[unit] for unit in units], **more}


def hands(*more: str) -> dict[str, dict[str, object]]:
    """Two against two: everybody has a card to pass with, and these."""
    return {name: {"hand": ["toruviel", *more]} for name in FOUR}


def starters(mode: str, *factions: str) -> Config:
    """A whole game with the starter decks of these factions."""
    return Config(mode=mode, decks=tuple(base().starters[faction] for faction in factions))
