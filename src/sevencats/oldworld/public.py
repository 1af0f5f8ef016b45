"""What everybody at the table sees, apart from the zones."""

from __future__ import annotations

from typing import Any

from sevencats.oldworld.expansion import expansions_of
from sevencats.oldworld.fight.record import Fight
from sevencats.oldworld.packs.model import ATTRIBUTES, TERRAINS
from sevencats.oldworld.rules.explore import being_read
from sevencats.oldworld.rules.frames import Poker
from sevencats.oldworld.rules.solo import rank
from sevencats.oldworld.rules.spawn import lair, prey
from sevencats.oldworld.state import OldWorldState
from sevencats.oldworld.zones import QUESTS


def public_view(state: OldWorldState) -> dict[str, Any]:
    """The open facts of a game as JSON-able data."""
    table = state.table
    return {
        "mode": table.config.mode,
        "packs": list(table.config.packs),
        "seats": list(table.seats),
        "first": state.first,
        "turns": state.turns,
        "round": state.round,
        "active": state.active,
        "turn": {"seat": state.active, **_record(state.turn[max(0, state.active)])},
        "witchers": [_witcher(state, seat) for seat in range(len(table.seats))],
        "monsters": [_monster(state, terrain) for terrain in range(len(TERRAINS))],
        "tavern": table.places[state.tavern].id if state.tavern >= 0 else None,
        "fight": _record(state.fight) if state.fight.kind else None,
        "poker": _poker(state),
        "reading": being_read(state),
        "extra": state.extra.copy(),
        "landmarks": _landmarks(state),
        "over": state.over,
        "capped": state.capped,
        "winners": list(state.winners),
        "rank": rank(state),
    }


def _witcher(state: OldWorldState, seat: int) -> dict[str, Any]:
    table = state.table
    quests = [
        {
            "card": state.ident(quest.card),
            "place": table.places[quest.place].id,
            "event": quest.event,
            "price": quest.price,
        }
        for quest in state.spots
        if state.where[quest.card] == table.zone(seat, QUESTS)
    ]
    return {
        "school": state.school[seat],
        "place": table.places[state.place[seat]].id if state.school[seat] else None,
        "gold": state.gold[seat],
        "shield": state.shield[seat],
        "level": state.level[seat],
        "attributes": {name: state.attr(seat, name) for name in ATTRIBUTES},
        "track": state.track[seat],
        "trail_quests": [
            name for at, name in enumerate(TERRAINS) if state.trail_quests[seat] >> at & 1
        ],
        "quests": quests,
    }


def _monster(state: OldWorldState, terrain: int) -> dict[str, Any] | None:
    monster, place = prey(state, terrain), lair(state, terrain)
    if monster < 0 or place < 0:
        return None
    record = state.table.content.monsters[state.ident(monster)]
    return {
        "id": record.id,
        "terrain": TERRAINS[terrain],
        "place": state.table.places[place].id,
        "level": record.level,
        "life": record.life,
    }


def _landmarks(state: OldWorldState) -> dict[str, str]:
    """What expansions have put on the map, with its location."""
    names = [name for more in expansions_of(state.table.config.packs) for name in more.landmarks]
    places = state.table.places
    return {name: places[state.extra[name]].id for name in names if name in state.extra}


def _poker(state: OldWorldState) -> dict[str, Any] | None:
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, Poker):
        return None
    return {
        "seat": frame.seat,
        "rival": frame.rival,
        "dice": list(frame.dice),
        "chosen": [die + 1 for die in range(5) if frame.again >> die & 1],
    }


def _record(record: Fight | Any) -> dict[str, Any]:
    """A named tuple of the state by its field names."""
    return {
        name: list(value) if isinstance(value, tuple) else value
        for name, value in zip(record._fields, record, strict=True)
    }
