"""Compare a state of the engine with one of the twin."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

import numpy as np

from sevencats.games.gwent.bots.tavern import tavern_index
from sevencats.games.gwent.learn.features import actions
from sevencats.games.gwent.learn.features.features import names, observation
from sevencats.games.gwent.learn.twin.asks import KINDS, Ask
from sevencats.games.gwent.learn.twin.rounds import DRAW
from sevencats.games.gwent.learn.twin.state import (
    BOARD,
    DECK,
    REMOVED,
    SEAT_ZONES,
    SIDE_ZONES,
    WEATHER,
    State,
)
from sevencats.games.gwent.learn.twin.tables import numbers
from sevencats.games.gwent.rules.strength import strengths, totals
from sevencats.games.gwent.state import GwentState


class Card(NamedTuple):
    """The identity of a card: the card and its owner."""

    kind: int
    home: int


class Shown(NamedTuple):
    """The twin's results about a state: the legal actions, the strength of every card, the views
    of both seats, and the tavern bot's action."""

    legal: Any
    strength: Any
    seen: Any
    tavern: Any


class Difference(NamedTuple):
    """A difference of engine and twin: the game, the number of picks, the picks, both results."""

    game: int
    after: int
    picks: tuple[str, ...]
    found: list[str]


def card_of(state: GwentState, face: int) -> Card:
    """Return the identity of a physical card of the engine."""
    table = state.table
    return Card(numbers()[table.types[table.type_of[face]]], table.home[face])


def differences(engine: GwentState, twin: State, shown: Shown) -> list[str]:
    """Describe all differences between the two; an empty list if there are none."""
    both = {
        **_asked(engine, twin, shown),
        **_numbers(engine, twin),
        **_zones(engine, twin),
        **_strengths(engine, twin, shown.strength),
    }
    found = [f"{what}: engine {a}, twin {b}" for what, (a, b) in both.items() if a != b]
    for seat in range(2):
        vector = observation(engine, seat)
        wrong = np.flatnonzero(vector != shown.seen[seat])
        found += [
            f"seat {seat} sees {names('duel')[n]}: engine {vector[n]}, twin {shown.seen[seat][n]}"
            for n in wrong
        ]
    return found


def _asked(engine: GwentState, twin: State, shown: Shown) -> dict[str, tuple[Any, Any]]:
    keys = actions.keys()
    listed = sorted(keys[number] for number in np.flatnonzero(shown.legal))
    if not engine.pending:
        return {"question": ((), tuple(listed))}
    decision = engine.pending[0]
    return {
        "options": (sorted(decision.keys), listed),
        "question": (decision.kind, KINDS[int(twin.ask)] if int(twin.ask) < len(KINDS) else ""),
        "asked seat": (decision.seat, int(twin.seat)),
        "tavern": (decision.keys[tavern_index(engine, decision)], keys[int(shown.tavern)]),
    }


def _numbers(engine: GwentState, twin: State) -> dict[str, tuple[Any, Any]]:
    winner = {(0,): 0, (1,): 1, (): DRAW}[engine.winners] if engine.over else -1
    mask = [
        sum(int(bit) << n for n, bit in enumerate(part))
        for part in (twin.passed, twin.used, twin.horns)
    ]
    last = list(map(int, twin.last))
    return {
        "gems": (engine.gems, list(map(int, twin.gems))),
        "passed": (engine.passed, mask[0]),
        "leaders used": (engine.used, mask[1]),
        "horns": (engine.horns, mask[2]),
        "round": (engine.round, int(twin.round)),
        "turn": (engine.turn, int(twin.turn)),
        "starter": (engine.starter, int(twin.starter)),
        "winner": (winner, int(twin.winner)),
        "last round": (list(engine.last) or [0, 0, -2], last),
        "totals": (totals(engine), [int(sum(twin.row_totals[:3])), int(sum(twin.row_totals[3:]))]),
    }


def _zones(engine: GwentState, twin: State) -> dict[str, tuple[Any, Any]]:
    half = len(twin.kind) // 2
    zones = [WEATHER if zone == WEATHER + 1 else int(zone) for zone in twin.zone]
    zones = [WEATHER + 1 if zone == REMOVED else zone for zone in zones]
    cards = [Card(int(kind), place // half) for place, kind in enumerate(twin.kind)]
    found: dict[str, tuple[Any, Any]] = {}
    for number, zone in enumerate(engine.table.layout):
        sleeves = engine.zones[number]
        places = [place for place, at in enumerate(zones) if at == number]
        mine = Counter((card_of(engine, engine.face[s]), engine.known[s] & 3) for s in sleeves)
        its = Counter((cards[place], int(twin.known[place])) for place in places)
        found[zone.name] = (mine, its)
        # The engine shuffles once the starter is known, the twin before that.
        if number in (DECK, SEAT_ZONES + DECK) and twin.ask != Ask.STARTER:
            order = sorted(places, key=lambda place: int(twin.seq[place]))
            listed = [card_of(engine, engine.face[s]) for s in sleeves]
            found[f"order of {zone.name}"] = (listed, [cards[place] for place in order])
    return found


def _strengths(engine: GwentState, twin: State, strength: Any) -> dict[str, tuple[Any, Any]]:
    found: dict[str, tuple[Any, Any]] = {}
    for number, values in enumerate(strengths(engine)):
        side, row = divmod(number, 3)
        sleeves = engine.zones[engine.table.row(side, row)]
        mine = Counter(
            (card_of(engine, engine.face[s]).kind, value)
            for s, value in zip(sleeves, values, strict=True)
        )
        places = np.flatnonzero(twin.zone == BOARD + SIDE_ZONES * side + row)
        its = Counter((int(twin.kind[place]), int(strength[place])) for place in places)
        found[f"strengths of row {number}"] = (mine, its)
    return found
