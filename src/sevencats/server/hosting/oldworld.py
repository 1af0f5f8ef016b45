"""Hosting Old World: boards by school, expansions as options, logs and options in words."""

from __future__ import annotations

from collections.abc import Sequence

from sevencats.bots.base import Bot
from sevencats.kernel.decisions import Decision
from sevencats.kernel.events import Event
from sevencats.kernel.rng import Rng
from sevencats.kernel.state import State
from sevencats.kernel.views import View
from sevencats.kits.oldworld.bots import PLAYERS
from sevencats.oldworld.config import SEAT_NAMES, Config
from sevencats.oldworld.lineup import SEATS, check_config
from sevencats.oldworld.packs.load import built_in, load
from sevencats.oldworld.state import OldWorldState
from sevencats.oldworld.text.log import names_of, narrate
from sevencats.oldworld.text.options import describe_option, describe_question
from sevencats.server.errors import Refusal
from sevencats.server.hosting.base import Hosting, ModeOffer
from sevencats.text import Texts

_BASE_PACK = "base"


class OldWorldHosting(Hosting):
    """What a seat brings is its school. If nobody brings one, the boards are drafted; if only some
    do, the others get what is left."""

    def modes(self, lang: str) -> tuple[ModeOffer, ...]:
        texts = Texts.load(lang)
        return tuple(
            ModeOffer(
                id=mode,
                name=texts(f"ow-mode-{mode}"),
                seats=seats,
                labels=tuple(SEAT_NAMES[: seats[-1]]),
                virtual=(),
                brings=1,
                ready_made=_schools(()),
                options=self.options(mode),
            )
            for mode, seats in SEATS.items()
        )

    def labels(self, mode: str, seats: int) -> tuple[str, ...]:
        if seats not in SEATS.get(mode, ()):
            known = "; ".join(f"{name}: {', '.join(map(str, n))}" for name, n in SEATS.items())
            raise Refusal("bad_setup", known)
        return tuple(SEAT_NAMES[:seats])

    def sides(self, mode: str, seats: int) -> tuple[int, ...]:
        return tuple(range(seats))

    def virtual(self, mode: str) -> frozenset[int]:
        return frozenset()

    def options(self, mode: str) -> tuple[str, ...]:
        """The expansions."""
        return tuple(pack for pack in built_in() if pack != _BASE_PACK)

    def check_choice(self, mode: str, seat: int, choice: Sequence[str], lang: str) -> None:
        if choice and (len(choice) != 1 or choice[0] not in _schools(())):
            raise Refusal("bad_choice", ", ".join(_schools(())))

    def config(
        self, mode: str, choices: Sequence[Sequence[str]], options: Sequence[str], rng: Rng
    ) -> Config:
        chosen = [choice[0] if choice else "" for choice in choices]
        if any(chosen):
            left = [school for school in _schools(options) if school not in chosen]
            order = iter(rng.order(len(left)))
            chosen = [school or left[next(order)] for school in chosen]
        config = Config(
            mode=mode,
            seats=len(choices),
            packs=(_BASE_PACK, *options),
            schools=tuple(chosen) if any(chosen) else (),
        )
        check_config(config)
        return config

    def levels(self) -> tuple[str, ...]:
        return PLAYERS.offered

    def standin(self) -> str:
        return PLAYERS.standin

    def make_bot(self, level: str, seed: int) -> Bot:
        return PLAYERS.make(level, seed)

    def lines(
        self,
        events: Sequence[Event],
        seat: int | None,
        state: State,
        names: Sequence[str],
        lang: str,
    ) -> list[str]:
        assert isinstance(state, OldWorldState)
        return narrate(events, seat, names_of(state, names), Texts.load(lang))

    def question(
        self, decision: Decision, state: State, view: View, names: Sequence[str], lang: str
    ) -> tuple[str, list[str]]:
        assert isinstance(state, OldWorldState)
        texts, content = Texts.load(lang), state.table.content
        options = [
            describe_option(decision, key, view, texts, content, names) for key in decision.keys
        ]
        return describe_question(decision, texts, content), options


def _schools(expansions: Sequence[str]) -> tuple[str, ...]:
    return tuple(load((_BASE_PACK, *expansions), "").schools)
