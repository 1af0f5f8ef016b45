"""Old World as a game of the kernel."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import Any

import msgspec

from sevencats.games.oldworld.base_steps import steps_of
from sevencats.games.oldworld.config import Config
from sevencats.games.oldworld.expansion import Expansion, expansions_of
from sevencats.games.oldworld.expansions import all_expansions
from sevencats.games.oldworld.fight.handlers import FIGHT_FRAMES
from sevencats.games.oldworld.fight.ops import FIGHT_OPS
from sevencats.games.oldworld.lineup import SEATS, check_config
from sevencats.games.oldworld.packs.load import load
from sevencats.games.oldworld.public import private_view, public_view
from sevencats.games.oldworld.public_types import OldWorldPrivate, OldWorldPublic
from sevencats.games.oldworld.rules.cards import CARD_FRAMES
from sevencats.games.oldworld.rules.explore import EXPLORE_FRAMES
from sevencats.games.oldworld.rules.growth import GROWTH_FRAMES
from sevencats.games.oldworld.rules.ops import OPS, PREDICATES
from sevencats.games.oldworld.rules.phase3 import PHASE3_FRAMES
from sevencats.games.oldworld.rules.places import PLACE_FRAMES
from sevencats.games.oldworld.rules.poker import POKER_FRAMES
from sevencats.games.oldworld.rules.quests import QUEST_FRAMES
from sevencats.games.oldworld.rules.setup import SETUP_FRAMES
from sevencats.games.oldworld.rules.setup_frames import Setup
from sevencats.games.oldworld.rules.solo import SOLO_FRAMES
from sevencats.games.oldworld.rules.spawn import SPAWN_FRAMES
from sevencats.games.oldworld.rules.travel import TRAVEL_FRAMES
from sevencats.games.oldworld.rules.turn import TURN_FRAMES
from sevencats.games.oldworld.samples import samples
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.table import build_table
from sevencats.kernel.engine import advance
from sevencats.kernel.errors import BadData
from sevencats.kernel.registry import Game, ModeInfo
from sevencats.kernel.rng import Rng
from sevencats.kernel.state import State, numbers_of

#: Cached set-ups with their tables: some 200 KB each.
_KEPT_TABLES = 64


class OldWorld(Game):
    """The rules of Old World behind the kernel's questions."""

    public_type = OldWorldPublic
    private_type = OldWorldPrivate

    def blank(self, config: Config) -> OldWorldState:
        """Return a table with all components in their piles and no pending decision."""
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
            del data["choices"]  # configs from before choices existed keep their digest
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
            expansion.rules.repair_hidden(state, seat, rng)

    def returns(self, state: State) -> tuple[int, ...]:
        """Return the score of each seat. A game that was cut short has no winner and no loser."""
        assert isinstance(state, OldWorldState)
        seats = range(len(state.table.seats))
        if not state.over or state.capped:
            return tuple(0 for _ in seats)
        return tuple(1 if seat in state.winners else -1 for seat in seats)


@lru_cache(_KEPT_TABLES)
def _config(text: bytes) -> Config:
    """Read a set-up from its JSON text. Equal texts give the same set-up, so the tables of a game
    that is loaded repeatedly are built once."""
    try:
        return msgspec.json.decode(text, type=Config)
    except msgspec.ValidationError as error:
        raise BadData(f"the set-up of the game is broken: {error}") from error


@lru_cache(_KEPT_TABLES)
def _blank(game: OldWorld, config: Config) -> OldWorldState:
    table = build_table(config, steps_of(config.packs))
    zones: list[list[int]] = [[] for _ in table.layout]
    where = numbers_of(table.start)
    for card, zone in enumerate(where):
        zones[zone].append(card)
    state = OldWorldState()
    state.begin(game, config, table, zones, where)
    return state


def _content(config: Config) -> str:
    """Return the hash of the packs in play. The set-up's own records are saved in the config."""
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
    """Register the pauses and effects of an expansion with the game."""
    GAME.extend(expansion.rules.frames, expansion.rules.ops, expansion.rules.predicates)


for _expansion in all_expansions():
    install(_expansion)
