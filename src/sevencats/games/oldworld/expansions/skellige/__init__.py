"""Skellige (W14): islands that ships sail to, cards read on the way, and Dagon beneath."""

from __future__ import annotations

from dataclasses import replace

from sevencats.games.oldworld.expansion import (
    Data,
    Expansion,
    Opponent,
    Positions,
    Rules,
    Words,
    ZoneSpec,
    add_expansion,
)
from sevencats.games.oldworld.expansions.skellige import isles, ships
from sevencats.games.oldworld.expansions.skellige.dagon import (
    UP,
    begin_dagon,
    fight_steps,
    is_up,
)
from sevencats.games.oldworld.expansions.skellige.model import (
    BONUSES,
    CHECKS,
    COLUMNS,
    DECK,
    ID,
    KINDS,
    LIMITS,
    components,
    deep,
    isle_lines,
    sea_of,
    traits,
    trees,
)
from sevencats.games.oldworld.expansions.skellige.positions import OUTCOME, POSITION
from sevencats.games.oldworld.expansions.skellige.reach import REACH
from sevencats.games.oldworld.expansions.skellige.texts import DESCRIBE, status
from sevencats.games.oldworld.expansions.skellige.words import OPS, PREDICATES, VOCABULARY
from sevencats.games.oldworld.language.traits import sum_rule
from sevencats.games.oldworld.rules.atoms import update_turn
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.steps import Steps


def _opponents(state: OldWorldState) -> dict[str, Opponent]:
    if not is_up(state):
        return {}
    name = sea_of(state.table.content).monster
    return {name: Opponent(deep(state.table), f"sea_fight:{name}", begin_dagon)}


def _island_draw(base: Steps) -> Steps:
    def draw(state: OldWorldState, seat: int) -> None:
        if ships.at_sea(state, state.place[seat]):
            more = sum_rule(state, seat, "island_draw")
            update_turn(state, seat, draw=state.turn[seat].draw + more)
        base.phase3_draw(state, seat)

    return replace(base, phase3_draw=draw)


def _steps(base: Steps) -> Steps:
    for more in (
        ships.setup_steps,
        ships.travel_steps,
        fight_steps,
        isles.phase2_steps,
        _island_draw,
    ):
        base = more(base)
    return base


add_expansion(
    Expansion(
        id=ID,
        rules=Rules(
            steps=_steps,
            frames={**ships.SHIP_FRAMES, **isles.ISLE_FRAMES},
            ops=OPS,
            predicates=PREDICATES,
            place_actions=isles.PLACE_ACTIONS,
            opponents=_opponents,
            landmarks=(UP, ships.SHIP.format("*")),
        ),
        data=Data(
            reach=REACH,
            vocabulary=VOCABULARY,
            kinds=KINDS,
            columns=COLUMNS,
            checks=CHECKS,
            limits=LIMITS,
            trees=trees,
            traits=traits,
            components=components,
            zones=(ZoneSpec(DECK, False, DECK), ZoneSpec(BONUSES, False, BONUSES)),
            decks=(DECK,),
        ),
        words=Words(
            describe=DESCRIBE,
            lines={"isle": isle_lines},
            status=status,
        ),
        positions=Positions(
            fields=POSITION,
            outcome=OUTCOME,
        ),
    )
)
