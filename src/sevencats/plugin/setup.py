"""How a game is set up: its modes, what each seat may bring, and the resulting config."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

import msgspec

from sevencats.kernel.engine import settle
from sevencats.kernel.registry import Game, Sample
from sevencats.kernel.rng import Rng
from sevencats.kernel.state import State
from sevencats.plugin.errors import BadChoice, BadSetup

_MOST_SEATS = 64


class ChoiceOffer(msgspec.Struct, frozen=True, rename="camel"):
    """A choice within an option: one of its words, or several (``many``). The chosen words are
    listed among a table's options; ``names`` are for people, in the same order. ``usual`` is the
    default; if it is empty, chance decides, or it is all of them."""

    name: str
    words: tuple[str, ...]
    names: tuple[str, ...]
    usual: str = ""
    many: bool = False


class OptionGroup(msgspec.Struct, frozen=True, rename="camel"):
    """Options that belong together and may also be chosen all at once."""

    name: str
    options: tuple[str, ...]


class ModeOffer(msgspec.Struct, frozen=True, rename="camel"):
    """A mode on the page for new tables."""

    id: str
    name: str
    #: Possible numbers of seats; ``labels`` names the seats of the largest.
    seats: tuple[int, ...]
    labels: tuple[str, ...]
    #: Virtual seats, which the rules play.
    virtual: tuple[int, ...]
    #: How many things (decks) each player brings, and the ready-made ones.
    brings: int
    ready_made: tuple[str, ...]
    options: tuple[str, ...]
    #: Display names of options, where the game has them.
    option_names: dict[str, str] = {}
    #: Remarks about options, shown beside their names.
    option_notes: dict[str, str] = {}
    #: Options that belong together; their names leave out the name of the group.
    option_groups: tuple[OptionGroup, ...] = ()
    #: The options that each cannot be combined with.
    clashes: dict[str, tuple[str, ...]] = {}
    #: The ready-made things that each option adds.
    added: dict[str, tuple[str, ...]] = {}
    #: The choices within each option.
    choices: dict[str, tuple[ChoiceOffer, ...]] = {}


class Setup(ABC):
    """The set-up choices of one game."""

    @abstractmethod
    def modes(self, lang: str) -> tuple[ModeOffer, ...]:
        """The modes."""

    @abstractmethod
    def labels(self, mode: str, seats: int, options: Sequence[str] = ()) -> tuple[str, ...]:
        """The names of the seats; ``BadSetup`` when the mode does not allow that number with these
        options."""

    @abstractmethod
    def sides(self, mode: str, seats: int, options: Sequence[str] = ()) -> tuple[int, ...]:
        """The side of each seat; where all are one, they win or lose together."""

    @abstractmethod
    def virtual(self, mode: str) -> frozenset[int]:
        """The virtual seats, which the rules play."""

    @abstractmethod
    def options(self, mode: str) -> tuple[str, ...]:
        """The options of a mode."""

    def pool(self, mode: str, seats: int, options: Sequence[str] = ()) -> str:
        """The rating ladder of such games; empty: not rated, because there are no rivals."""
        sides = self.sides(mode, seats)
        if self.virtual(mode) or len(set(sides)) < 2:
            return ""
        if len(set(sides)) < seats:
            return "teams"
        return "duel" if seats == 2 else "free"

    def check_options(self, mode: str, options: Sequence[str]) -> None:
        """Refuse (``BadSetup``) options that the mode does not have or that do not go together."""
        unknown = [option for option in options if option not in self.options(mode)]
        if unknown:
            raise BadSetup(", ".join(unknown))

    def options_of(self, config: Any) -> tuple[str, ...]:
        """The options of a finished config."""
        return ()

    @abstractmethod
    def check_choice(
        self, mode: str, seat: int, choice: Sequence[str], options: Sequence[str], lang: str
    ) -> None:
        """Refuse (``BadChoice``) what a seat may not bring to a table with these options, with the
        reason in a language. An empty choice is always accepted: it is made when the game
        starts."""

    def choice_name(self, word: str, lang: str) -> str:
        """The display name of a thing that a seat has brought."""
        return word

    @abstractmethod
    def config(
        self, mode: str, choices: Sequence[Sequence[str]], options: Sequence[str], rng: Rng
    ) -> Any:
        """The set-up of a game; seats without a choice get one. ``RulesError`` if the rules
        forbid it."""


class PlainSetup(Setup):
    """The ready-made set-ups of a game, and nothing to choose."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def modes(self, lang: str) -> tuple[ModeOffer, ...]:
        return tuple(
            ModeOffer(
                id=mode,
                name=mode,
                seats=tuple(sorted(set(info.seats))),
                labels=self.labels(mode, max(info.seats)),
                virtual=tuple(sorted(self.virtual(mode))),
                brings=0,
                ready_made=(),
                options=(),
            )
            for mode, info in self.game.modes.items()
        )

    def labels(self, mode: str, seats: int, options: Sequence[str] = ()) -> tuple[str, ...]:
        return self.game.seat_names(self._example(mode, seats))

    def sides(self, mode: str, seats: int, options: Sequence[str] = ()) -> tuple[int, ...]:
        return tuple(range(seats))

    def virtual(self, mode: str) -> frozenset[int]:
        info = self.game.modes.get(mode)
        state = self._example(mode, info.seats[0] if info else 0)
        return frozenset(seat for seat in range(_MOST_SEATS) if state.virtual >> seat & 1)

    def options(self, mode: str) -> tuple[str, ...]:
        return ()

    def check_choice(
        self, mode: str, seat: int, choice: Sequence[str], options: Sequence[str], lang: str
    ) -> None:
        if choice:
            raise BadChoice(f"{self.game.name}: there is nothing to choose")

    def config(
        self, mode: str, choices: Sequence[Sequence[str]], options: Sequence[str], rng: Rng
    ) -> Any:
        samples = self._samples(mode, len(choices))
        return samples[rng.below(len(samples))].config

    def _samples(self, mode: str, seats: int) -> list[Sample]:
        info = self.game.modes.get(mode)
        if info is None or seats not in info.seats:
            raise BadSetup(f"{self.game.name}: {mode[:24]}, {seats}")
        return [
            sample
            for sample in info.samples()
            if len(self.game.seat_names(self.game.blank(sample.config))) == seats
        ]

    def _example(self, mode: str, seats: int) -> State:
        """Any game of a mode: the kernel knows seats and virtual seats of a state only."""
        state = self.game.new_game(self._samples(mode, seats)[0].config, 1)
        settle(state)
        return state
