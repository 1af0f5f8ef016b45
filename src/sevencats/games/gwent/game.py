"""Gwent's ``Game`` for the kernel."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache, partial
from typing import Any

import msgspec

from sevencats.games.gwent.cards.catalogue import base, content_hash
from sevencats.games.gwent.decks.conceal import conceal
from sevencats.games.gwent.decks.lineup import check_config
from sevencats.games.gwent.modes import MODES
from sevencats.games.gwent.public import private_view, public_view
from sevencats.games.gwent.public_types import GwentPrivate, GwentPublic
from sevencats.games.gwent.rules.abilities import ability_effects
from sevencats.games.gwent.rules.agile import AGILE_FRAMES
from sevencats.games.gwent.rules.colours import COLOUR_FRAMES
from sevencats.games.gwent.rules.frames import Match, Starter
from sevencats.games.gwent.rules.leaders import leader_effects
from sevencats.games.gwent.rules.match import MATCH_FRAMES
from sevencats.games.gwent.rules.ops import OP_FRAMES, OPS
from sevencats.games.gwent.rules.placing import OPPONENT, PLACING_FRAMES
from sevencats.games.gwent.rules.rounds import ROUND_FRAMES
from sevencats.games.gwent.rules.setup import SETUP_FRAMES
from sevencats.games.gwent.rules.solo import (
    SOLO_FRAMES,
    comes_at_random,
    most_effective,
    solo_effects,
)
from sevencats.games.gwent.rules.turns import TURN_FRAMES
from sevencats.games.gwent.samples import samples
from sevencats.games.gwent.state import GwentState
from sevencats.games.gwent.table import RESERVE, SEAT_ZONES, Config, build_table
from sevencats.kernel.decisions import Decision
from sevencats.kernel.engine import advance
from sevencats.kernel.errors import BadData
from sevencats.kernel.registry import Game, ModeInfo
from sevencats.kernel.rng import Rng
from sevencats.kernel.state import State


class Gwent(Game):
    """The rules of Gwent behind the kernel's hooks."""

    public_type = GwentPublic
    private_type = GwentPrivate

    def blank(self, config: Config) -> GwentState:
        """A table with all cards in their decks and reserves, before the first question."""
        return _blank(self, config).copy()

    def new_game(self, config: Config, seed: int) -> GwentState:
        check_config(config)
        state = self.blank(config)
        state.rng = Rng(seed).next()
        state.handles = state.handles.seeded(seed)
        match = state.table.mode.decks > 1
        state.stack.append(Match("coin", 0, (-1, -1), (0, 0)) if match else Starter(-1))
        advance(state)
        return state

    def config_data(self, config: Config) -> dict[str, Any]:
        return _config_data(config)

    def config_from(self, data: dict[str, Any]) -> Config:
        return _config(msgspec.json.encode(data))

    def seat_names(self, state: State) -> tuple[str, ...]:
        assert isinstance(state, GwentState)
        return state.table.seating.seats

    def card_name(self, state: State, card: int) -> str:
        assert isinstance(state, GwentState)
        return state.table.types[state.table.type_of[card]]

    def card_names(self, state: State) -> Sequence[str]:
        assert isinstance(state, GwentState)
        return state.table.names

    def public(self, state: State) -> GwentPublic:
        assert isinstance(state, GwentState)
        return public_view(state)

    def private(self, state: State, seat: int) -> GwentPrivate | None:
        assert isinstance(state, GwentState)
        return private_view(state, seat)

    def conceal(self, state: State, seat: int) -> State:
        """Remove deck lists that the seat does not know."""
        assert isinstance(state, GwentState)
        return conceal(state, seat)

    def scripted(self, state: State, decision: Decision) -> int:
        """The solo opponent chooses what is most effective (S8)."""
        assert isinstance(state, GwentState)
        return most_effective(state, decision)

    def returns(self, state: State) -> tuple[int, ...]:
        assert isinstance(state, GwentState)
        if not state.over or not state.winners:
            return (0,) * len(state.table.seating.seats)
        return tuple(1 if d in state.winners else -1 for d in state.table.seating.side_of)


def _config_data(config: Config) -> dict[str, Any]:
    data = msgspec.json.decode(msgspec.json.encode(config))
    assert isinstance(data, dict)
    return data


@lru_cache(maxsize=256)
def _config(text: bytes) -> Config:
    """Read a set-up from its JSON text. Equal texts give the same set-up, so that games of popular
    decks share their tables."""
    try:
        return msgspec.json.decode(text, type=Config)
    except msgspec.ValidationError as error:
        raise BadData(f"the set-up of the game is broken: {error}") from error


@lru_cache(maxsize=256)
def _blank(game: Gwent, config: Config) -> GwentState:
    table = build_table(config)
    zones: list[list[int]] = [[] for _ in table.layout]
    where = []
    for card, seat in enumerate(table.home):
        if table.mode.decks > 1:
            zone = table.removed + 1 + seat * table.mode.decks + table.box[card]
        else:
            zone = seat * SEAT_ZONES + RESERVE if table.reserve[card] else table.deck(seat)
        zones[zone].append(card)
        where.append(zone)
    virtual = 1 << OPPONENT if table.mode.solo else 0
    state = GwentState()
    state.begin(game, config, table, zones, where, virtual)
    return state


@cache
def _base_content() -> str:
    return content_hash(base())


def _content(config: Config) -> str:
    """The same for every set-up: all are played with the same cards."""
    return _base_content()


GAME = Gwent(
    name="gwent",
    modes={
        mode.id: ModeInfo(
            id=mode.id,
            seats=tuple(len(seating.seats) for seating in mode.seatings),
            samples=partial(samples, mode.id),
        )
        for mode in MODES.values()
    },
    frames={
        **SETUP_FRAMES,
        **TURN_FRAMES,
        **ROUND_FRAMES,
        **PLACING_FRAMES,
        **OP_FRAMES,
        **COLOUR_FRAMES,
        **AGILE_FRAMES,
        **SOLO_FRAMES,
        **MATCH_FRAMES,
    },
    effects={**ability_effects(), **leader_effects(), **solo_effects()},
    ops=OPS,
    predicates={"comes_at_random": comes_at_random},
    content=_content,
)
