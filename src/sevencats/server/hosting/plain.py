"""Hosting for a game that brings nothing but itself: ready-made set-ups, keys for words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sevencats.bots import RandomBot
from sevencats.bots.base import Bot
from sevencats.kernel.decisions import Decision
from sevencats.kernel.engine import settle
from sevencats.kernel.errors import RulesError
from sevencats.kernel.events import Event
from sevencats.kernel.registry import Sample
from sevencats.kernel.rng import Rng
from sevencats.kernel.state import State
from sevencats.kernel.views import View
from sevencats.server.errors import Refusal
from sevencats.server.hosting.base import Hosting, ModeOffer


class PlainHosting(Hosting):
    """Everything the kernel alone can tell about a game."""

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

    def labels(self, mode: str, seats: int) -> tuple[str, ...]:
        return self.game.seat_names(self._example(mode, seats))

    def sides(self, mode: str, seats: int) -> tuple[int, ...]:
        return tuple(range(seats))

    def virtual(self, mode: str) -> frozenset[int]:
        state = self._example(mode, self.game.modes[mode].seats[0])
        return frozenset(s for s in range(64) if state.virtual >> s & 1)

    def options(self, mode: str) -> tuple[str, ...]:
        return ()

    def check_choice(self, mode: str, seat: int, choice: Sequence[str], lang: str) -> None:
        if choice:
            raise Refusal("bad_choice", f"{self.game.name}: there is nothing to choose")

    def config(
        self, mode: str, choices: Sequence[Sequence[str]], options: Sequence[str], rng: Rng
    ) -> Any:
        samples = self._samples(mode, len(choices))
        return samples[rng.below(len(samples))].config

    def levels(self) -> tuple[str, ...]:
        return ("random",)

    def standin(self) -> str:
        return "random"

    def make_bot(self, level: str, seed: int) -> Bot:
        if level != "random":
            raise RulesError(f"there is no bot {level!r} for {self.game.name}")
        return RandomBot(seed)

    def lines(
        self,
        events: Sequence[Event],
        seat: int | None,
        state: State,
        names: Sequence[str],
        lang: str,
    ) -> list[str]:
        return []

    def question(
        self, decision: Decision, state: State, view: View, names: Sequence[str], lang: str
    ) -> tuple[str, list[str]]:
        return decision.kind, list(decision.keys)

    def _samples(self, mode: str, seats: int) -> list[Sample]:
        info = self.game.modes.get(mode)
        if info is None or seats not in info.seats:
            raise Refusal("bad_setup", f"{self.game.name}: {mode[:24]}, {seats}")
        return [
            sample
            for sample in info.samples()
            if len(self.game.seat_names(self.game.blank(sample.config))) == seats
        ]

    def _example(self, mode: str, seats: int) -> State:
        """Any game of a mode: the kernel tells seats and virtual seats only of a state."""
        state = self.game.new_game(self._samples(mode, seats)[0].config, 1)
        settle(state)
        return state
