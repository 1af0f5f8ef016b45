"""Old World as the kernel sees it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import Any

import msgspec

from sevencats.kernel.engine import advance
from sevencats.kernel.errors import BadData
from sevencats.kernel.handles import no_handles
from sevencats.kernel.registry import Game, ModeInfo
from sevencats.kernel.rng import Rng
from sevencats.kernel.state import State, numbers_of
from sevencats.oldworld.base_steps import steps_of
from sevencats.oldworld.config import Config
from sevencats.oldworld.expansion import Expansion, expansions_of
from sevencats.oldworld.expansions import all_expansions
from sevencats.oldworld.fight.handlers import FIGHT_FRAMES
from sevencats.oldworld.fight.ops import FIGHT_OPS
from sevencats.oldworld.fight.record import NO_FIGHT
from sevencats.oldworld.lineup import SEATS, check_config
from sevencats.oldworld.packs.load import load
from sevencats.oldworld.packs.model import ATTRIBUTES
from sevencats.oldworld.public import private_view, public_view
from sevencats.oldworld.public_types import OldWorldPrivate, OldWorldPublic
from sevencats.oldworld.rules.cards import CARD_FRAMES
from sevencats.oldworld.rules.explore import EXPLORE_FRAMES
from sevencats.oldworld.rules.growth import GROWTH_FRAMES
from sevencats.oldworld.rules.ops import OPS, PREDICATES
from sevencats.oldworld.rules.phase3 import PHASE3_FRAMES
from sevencats.oldworld.rules.places import PLACE_FRAMES
from sevencats.oldworld.rules.poker import POKER_FRAMES
from sevencats.oldworld.rules.quests import QUEST_FRAMES
from sevencats.oldworld.rules.setup import SETUP_FRAMES
from sevencats.oldworld.rules.setup_frames import Setup
from sevencats.oldworld.rules.solo import SOLO_FRAMES
from sevencats.oldworld.rules.spawn import SPAWN_FRAMES
from sevencats.oldworld.rules.travel import TRAVEL_FRAMES
from sevencats.oldworld.rules.turn import TURN_FRAMES
from sevencats.oldworld.samples import samples
from sevencats.oldworld.state import OldWorldState, Turn
from sevencats.oldworld.table import build_table


class OldWorld(Game):
    """The rules of Old World behind the kernel's questions."""

    public_type = OldWorldPublic
    private_type = OldWorldPrivate

    def blank(self, config: Config) -> OldWorldState:
        """A table with all components in their piles, nobody asked anything."""
        return _blank(self, config).copy()

    def new_game(self, config: Config, seed: int) -> OldWorldState:
        check_config(config)
        state = self.blank(config)
        state.rng = Rng(seed).next()
        state.handles = state.handles.seeded(seed)
        state.stack.append(Setup(-1))
        advance(state)
        return state

    def config_data(self, config: Config) -> dict[str, Any]:
        data = msgspec.json.decode(msgspec.json.encode(config))
        assert isinstance(data, dict)
        if not config.choices:
            del data["choices"]  # set-ups from before there were any have the same digest
        return data

    def config_from(self, data: dict[str, Any]) -> Config:
        return _config(msgspec.json.encode(data))

    def seat_names(self, state: State) -> tuple[str, ...]:
        assert isinstance(state, OldWorldState)
        return state.table.seats

    def card_name(self, state: State, card: int) -> str:
        assert isinstance(state, OldWorldState)
        return state.table.types[card]

    def card_names(self, state: State) -> Sequence[str]:
        assert isinstance(state, OldWorldState)
        return state.table.types

    def public(self, state: State) -> OldWorldPublic:
        assert isinstance(state, OldWorldState)
        return public_view(state)

    def private(self, state: State, seat: int) -> OldWorldPrivate:
        assert isinstance(state, OldWorldState)
        return private_view(state, seat)

    def repair_hidden(self, state: State, seat: int, rng: Rng | None) -> None:
        assert isinstance(state, OldWorldState)
        for expansion in expansions_of(state.config.packs):
            expansion.repair_hidden(state, seat, rng)

    def returns(self, state: State) -> tuple[int, ...]:
        """A game that was cut short has no winner, and nobody lost it."""
        assert isinstance(state, OldWorldState)
        seats = range(len(state.table.seats))
        if not state.over or state.capped:
            return tuple(0 for _ in seats)
        return tuple(1 if seat in state.winners else -1 for seat in seats)


@lru_cache(maxsize=256)
def _config(text: bytes) -> Config:
    """A set-up from its JSON text. Equal texts are one set-up: the tables of a game that is loaded
    again and again are made once."""
    try:
        return msgspec.json.decode(text, type=Config)
    except msgspec.ValidationError as error:
        raise BadData(f"the set-up of the game is broken: {error}") from error


@lru_cache(maxsize=256)
def _blank(game: OldWorld, config: Config) -> OldWorldState:
    table = build_table(config, steps_of(config.packs))
    zones: list[list[int]] = [[] for _ in table.layout]
    where = numbers_of(table.start)
    for card, zone in enumerate(where):
        zones[zone].append(card)
    seats = len(table.seats)
    return OldWorldState(
        game=game,
        config=config,
        stack=[],
        zones=zones,
        where=where,
        face=tuple(range(len(where))),
        known=numbers_of(table.sees[zone] for zone in where),
        handles=no_handles(len(where)),
        rng=0,
        asked=0,
        pending=(),
        confirm=False,
        virtual=0,
        table=table,
        gold=[0] * seats,
        place=[0] * seats,
        shield=[1] * seats,
        level=[1] * seats,
        attrs=[1] * (seats * len(ATTRIBUTES)),
        track=[0] * seats,
        school=[""] * seats,
        trail_quests=[0] * seats,
        spots=(),
        tavern=-1,
        turn=(Turn(),) * seats,
        active=-1,
        fight=NO_FIGHT,
        turns=0,
        round=0,
        first=0,
        winners=(),
        over=False,
        capped=False,
        extra={},
    )


def _content(config: Config) -> str:
    """The facts of the packs in play. Records of the set-up's own stand in it, whole."""
    return load(config.packs).content_hash


GAME = OldWorld(
    name="oldworld",
    modes={
        mode: ModeInfo(id=mode, seats=seats, samples=partial(samples, mode))
        for mode, seats in SEATS.items()
    },
    frames={
        **SETUP_FRAMES,
        **TURN_FRAMES,
        **TRAVEL_FRAMES,
        **PLACE_FRAMES,
        **POKER_FRAMES,
        **EXPLORE_FRAMES,
        **QUEST_FRAMES,
        **FIGHT_FRAMES,
        **PHASE3_FRAMES,
        **CARD_FRAMES,
        **GROWTH_FRAMES,
        **SPAWN_FRAMES,
        **SOLO_FRAMES,
    },
    effects={},
    ops={**OPS, **FIGHT_OPS},
    predicates=PREDICATES,
    content=_content,
)


def install(expansion: Expansion) -> None:
    """Let the game run the pauses and effects of an expansion."""
    GAME.extend(expansion.frames, expansion.ops, expansion.predicates)


for _expansion in all_expansions():
    install(_expansion)
