"""The result of a position: everything that a test, a puzzle or a reader wants to know."""

from __future__ import annotations

from typing import Any

from sevencats.games.oldworld.expansion import expansions_of
from sevencats.games.oldworld.fight.record import BEAST
from sevencats.games.oldworld.packs.model import ATTRIBUTES, TERRAINS
from sevencats.games.oldworld.rules.solo import rank
from sevencats.games.oldworld.rules.spawn import lair, prey
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.zones import (
    COMBO,
    DECK,
    DISCARD,
    GEAR,
    HAND,
    POTIONS,
    QUESTS,
    TRAILS,
    TROPHIES,
    USED,
)
from sevencats.kernel.events import NONE, Event

#: Piles that are told whole, from the top; of the others only the size.
_OPEN = ("action_discard", "potion_discard", "fight_discard")
_SIZES = (
    *("action_deck", "potion_deck", "city", "wilds", "fight_deck", "events", "box", "extra"),
    *(f"tokens.{terrain}" for terrain in TERRAINS),
    *(f"monsters.{level}" for level in (1, 2, 3)),
    *(f"away.{level}" for level in (1, 2, 3)),
)
#: Events of many cards that move at once: where from, where to, how many.
_SWEEPS = frozenset(
    {
        *("actions_back", "fight_cards_back", "gathered", "knocked_off", "life_pool"),
        *("monsters_back", "own_action", "own_witcher", "potions_back", "potions_gone"),
        *("put_away", "reshuffled"),
    }
)


def outcome(state: OldWorldState) -> dict[str, Any]:
    """A state as JSON-able data, with every card open."""
    names = state.table.seats
    return {
        "seats": {name: _seat(state, seat) for seat, name in enumerate(names)},
        "monsters": {name: _monster(state, place) for place, name in enumerate(TERRAINS)},
        "pool": [state.ident(card) for card in state.common("pool")],
        "supply": sorted(state.ident(card) for card in state.common("supply")),
        **{zone: _from_top(state, state.common(zone)) for zone in _OPEN},
        "piles": {zone: len(state.common(zone)) for zone in _SIZES},
        "tavern": state.table.places[state.tavern].id if state.tavern >= 0 else None,
        "turn": _turn(state),
        "fight": _fight(state),
        "options": list(state.pending[0].keys) if state.pending else [],
        "questions": [
            {"seat": names[d.seat], "kind": d.kind, "options": list(d.keys)} for d in state.pending
        ],
        "game": _game(state),
        "winners": [names[seat] for seat in state.winners],
        "rank": rank(state) or None,
        **{
            key: read(state)
            for more in expansions_of(state.table.config.packs)
            for key, read in more.positions.outcome.items()
        },
    }


def _seat(state: OldWorldState, seat: int) -> dict[str, Any]:
    table = state.table
    kinds, face = table.types, state.face
    return {
        "school": state.school[seat],
        "place": table.places[state.place[seat]].id,
        "gold": state.gold[seat],
        "attributes": {name: state.attr(seat, name) for name in ATTRIBUTES},
        "level": state.level[seat],
        "shield": state.shield[seat],
        "track": state.track[seat],
        "hand": sorted(state.ident(card) for card in state.cards(seat, HAND)),
        "hand_size": len(state.cards(seat, HAND)),
        "deck": _from_top(state, state.cards(seat, DECK)),
        "deck_size": len(state.cards(seat, DECK)),
        "discard": _from_top(state, state.cards(seat, DISCARD)),
        "combo": [state.ident(card) for card in state.cards(seat, COMBO)],
        "potions": sorted(state.ident(card) for card in state.cards(seat, POTIONS)),
        "potions_used": sorted(state.ident(card) for card in state.cards(seat, USED)),
        "trophies": [kinds[face[card]] for card in state.cards(seat, TROPHIES)],
        "trails": _trails(state, seat),
        "quests": _quests(state, seat),
        "gear": [state.ident(card) for card in state.cards(seat, GEAR)],
    }


def _from_top(state: OldWorldState, cards: list[int]) -> list[str]:
    return [state.ident(card) for card in reversed(cards)]


def _trails(state: OldWorldState, seat: int) -> dict[str, str]:
    """As a file writes them: ``trail:vizima`` or ``quest:vizima``."""
    trails = {}
    for token in state.cards(seat, TRAILS):
        place = state.table.places[state.table.token_place[state.face[token]]]
        quest = state.trail_quests[seat] >> TERRAINS.index(place.terrain) & 1
        trails[place.terrain] = f"{'quest' if quest else 'trail'}:{place.id}"
    return trails


def _quests(state: OldWorldState, seat: int) -> list[dict[str, Any]]:
    mine = set(state.cards(seat, QUESTS))
    return [
        {
            "story": state.ident(quest.card),
            "place": state.table.places[quest.place].id,
            "event": str(quest.event),
            "price": quest.price,
            "token": quest.token >= 0,
        }
        for quest in state.spots
        if quest.card in mine
    ]


def _monster(state: OldWorldState, terrain: int) -> dict[str, Any] | None:
    card, place = prey(state, terrain), lair(state, terrain)
    if card < 0:
        return None
    where = state.table.places[place].id if place >= 0 else None
    return {"monster": state.ident(card), "place": where}


def _turn(state: OldWorldState) -> dict[str, Any]:
    table = state.table
    turn = state.turn[max(0, state.active)]
    return {
        "seat": table.seats[state.active] if state.active >= 0 else None,
        "phase": turn.phase,
        "moved": turn.moved,
        "acted": [p.id for number, p in enumerate(table.places) if turn.acted >> number & 1],
        "poker": [name for seat, name in enumerate(table.seats) if turn.poker >> seat & 1],
        "number": state.turns,
    }


def _fight(state: OldWorldState) -> dict[str, Any] | None:
    """Return the fighters, their life and the side whose fight turn it is."""
    fight, names = state.fight, state.table.seats
    if not fight.kind:
        return None
    life = {
        names[seat]: len(state.cards(seat, HAND)) + len(state.cards(seat, DECK))
        for seat in (fight.attacker, fight.rival)
        if seat >= 0
    }
    opponent = None
    if fight.monster >= 0:
        opponent = state.ident(fight.monster)
        life[opponent] = len(state.common("fight_pool"))
    elif fight.rival >= 0:
        opponent = names[fight.rival]
    active = names[fight.active] if fight.active >= 0 else None
    return {
        "kind": fight.kind,
        "attacker": names[fight.attacker] if fight.attacker >= 0 else None,
        "opponent": opponent,
        "life": life,
        "active": opponent if fight.active == BEAST else active,
        "potions": list(fight.potions),
        "wagers": {names[seat]: names[bet] for seat, bet in enumerate(fight.wagers) if bet >= 0},
    }


def _game(state: OldWorldState) -> str:
    if not state.over:
        return "ongoing"
    return "capped" if state.capped else "won" if state.winners else "lost"


def told(state: OldWorldState, event: Event) -> dict[str, Any]:
    """An event as data: its kind, whose it is, the card and its way, or what else it tells."""
    data: dict[str, Any] = {"kind": event.kind}
    if event.seat >= 0:
        data["seat"] = state.table.seats[event.seat]
    if event.card != NONE:
        data["card"] = state.table.types[event.card]
    zones = event.args if event.sleeve != NONE or event.kind == "shuffled" else ()
    if event.kind in _SWEEPS:
        zones, data["count"] = event.args[:2], event.args[2]
    if zones:
        data["zones"] = [state.layout[int(zone)].name for zone in zones]
    elif event.args:
        data["args"] = list(event.args)
    return data
