"""The bot interface: a bot sees what its seat may see, answers one question at a time, and says
why."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from sevencats.kernel.decisions import Decision
from sevencats.kernel.rng import Rng
from sevencats.kernel.state import State
from sevencats.kernel.views import View, blindfold, observe, redeterminise
from sevencats.text import Texts


class Reason(NamedTuple):
    """Why a bot chose an option: a message key (``reason-<key>``) and its arguments, so that it can
    be shown in any language."""

    key: str
    args: tuple[tuple[str, int | str], ...] = ()


def in_words(reason: Reason, texts: Texts, form: str = "reason") -> str:
    """The text of a reason, in a ``form`` (``advice``: for a player who may follow it) where there
    is one. Arguments that are message ids, such as names, are translated too."""
    args = {
        name: texts(value) if isinstance(value, str) and value in texts else value
        for name, value in reason.args
    }
    key = f"{form}-{reason.key}"
    return texts(key if key in texts else f"reason-{reason.key}", **args)


class Choice(NamedTuple):
    """The option a bot takes (its place in ``decision.keys``) and the reason."""

    option: int
    reason: Reason


class Sight:
    """All that a bot knows: its decision, and the table without what its seat does not know.

    ``table`` is a blindfolded copy: hidden cards are in an order that reveals nothing, so a bot
    may play on it but cannot cheat. ``world`` deals the hidden cards at random.
    """

    def __init__(self, state: State, decision: Decision) -> None:
        self.seat = decision.seat
        self.decision = decision
        self.table = blindfold(state, decision.seat)

    def view(self) -> View:
        """The same table in words."""
        return observe(self.table, self.seat)

    def world(self, rng: Rng) -> State:
        """A world that looks the same to the seat."""
        return redeterminise(self.table, self.seat, rng)


class Bot(Protocol):
    """A bot. It never gets the real state of the game, so it cannot cheat."""

    def choose(self, sight: Sight) -> Choice:
        """Return the option to take."""
        ...


def bot_index(bot: Bot, state: State, decision: Decision) -> int:
    """Let a bot answer a question of the real game; returns the index of its option."""
    return bot.choose(Sight(state, decision)).option
