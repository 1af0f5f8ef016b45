"""The questions the server asks about a game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

import msgspec

from sevencats.bots.base import Bot
from sevencats.kernel.decisions import Decision
from sevencats.kernel.events import Event
from sevencats.kernel.registry import Game
from sevencats.kernel.rng import Rng
from sevencats.kernel.state import State
from sevencats.kernel.views import View
from sevencats.server.errors import Refusal
from sevencats.server.hosting.review import Reviewer


class ModeOffer(msgspec.Struct, frozen=True, rename="camel"):
    """A way to play a game, as the page that makes new tables shows it."""

    id: str
    name: str
    #: Numbers of seats that are possible; ``labels`` names the seats of the largest.
    seats: tuple[int, ...]
    labels: tuple[str, ...]
    #: Seats that the rules play themselves.
    virtual: tuple[int, ...]
    #: How many things (decks) each player brings, and those that are ready-made.
    brings: int
    ready_made: tuple[str, ...]
    options: tuple[str, ...]


class DeckFault(msgspec.Struct, frozen=True):
    """A broken clause of the rules."""

    clause: str
    text: str


class DeckReport(msgspec.Struct, frozen=True):
    """What there is to say about a deck."""

    legal: bool
    faction: str
    leader: str
    code: str
    counts: dict[str, int]
    faults: tuple[DeckFault, ...]


class Hosting(ABC):
    """One game as the server hosts it. Refusals carry their reason in the language asked for."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @abstractmethod
    def modes(self, lang: str) -> tuple[ModeOffer, ...]:
        """The ways to play."""

    @abstractmethod
    def labels(self, mode: str, seats: int) -> tuple[str, ...]:
        """The names of the seats; ``bad_setup`` when the mode has no such number."""

    @abstractmethod
    def sides(self, mode: str, seats: int) -> tuple[int, ...]:
        """The side of each seat."""

    @abstractmethod
    def virtual(self, mode: str) -> frozenset[int]:
        """The seats that the rules play themselves."""

    @abstractmethod
    def options(self, mode: str) -> tuple[str, ...]:
        """The switches a mode has."""

    @abstractmethod
    def check_choice(self, mode: str, seat: int, choice: Sequence[str], lang: str) -> None:
        """Refuse (``bad_choice``) what a seat may not bring, saying why. Nothing is always fine:
        it is chosen when the game begins."""

    @abstractmethod
    def config(
        self, mode: str, choices: Sequence[Sequence[str]], options: Sequence[str], rng: Rng
    ) -> Any:
        """The set-up of a game; seats without a choice get one. ``RulesError`` if the rules
        forbid it."""

    @abstractmethod
    def levels(self) -> tuple[str, ...]:
        """The bots there are, the easiest first."""

    @abstractmethod
    def standin(self) -> str:
        """The bot that sits in for somebody who is gone."""

    def advisor(self) -> str:
        """The bot whose hints are worth having."""
        return self.levels()[-1]

    @abstractmethod
    def make_bot(self, level: str, seed: int) -> Bot:
        """A bot of a level."""

    @abstractmethod
    def lines(
        self,
        events: Sequence[Event],
        seat: int | None,
        state: State,
        names: Sequence[str],
        lang: str,
    ) -> list[str]:
        """Redacted events, told to a seat."""

    @abstractmethod
    def question(
        self, decision: Decision, state: State, view: View, names: Sequence[str], lang: str
    ) -> tuple[str, list[str]]:
        """A decision in words, and its options. ``view`` is that of the seat that is asked."""

    def insight(self, state: State, seat: int | None) -> dict[str, Any] | None:
        """What helps a person to understand the table, as far as the seat may know."""
        return None

    def reviewer(self, mode: str) -> Reviewer | None:
        """Who looks back on finished games of a mode; None where nobody can."""
        return None

    def deck_code(self, text: str, lang: str) -> str:
        """The share code of a deck as somebody wrote it."""
        raise Refusal("bad_choice", f"{self.game.name} has no decks")

    def deck_report(self, mode: str, text: str, lang: str) -> DeckReport:
        """Whether a deck may be played."""
        raise Refusal("bad_choice", f"{self.game.name} has no decks")
