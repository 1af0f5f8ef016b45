"""Why a seat cannot do something now, as a code with its facts: the page has the words.

All reasons come from what the seat sees: the open table and its own cards. A reason is filed under
the key the option would have; ``*`` stands for all options.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from sevencats.games.oldworld.fight.sides import side_of
from sevencats.games.oldworld.language.conditions import count
from sevencats.games.oldworld.language.lines import lacking
from sevencats.games.oldworld.language.words import price_lines
from sevencats.games.oldworld.packs.model import ATTRIBUTES, TERRAINS, Line
from sevencats.games.oldworld.rules.atoms import TOP_LEVEL
from sevencats.games.oldworld.rules.cards import POOL_SIZE, pool_of
from sevencats.games.oldworld.rules.explore import DECKS
from sevencats.games.oldworld.rules.places import lesson_price, lessons
from sevencats.games.oldworld.rules.spawn import lair, prey
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.zones import COMBO, HAND, POTIONS, QUESTS, TROPHIES
from sevencats.kernel.decisions import Decision

ALL = "*"

Code = Literal[
    "over",  # the game is
    "turn",  # another player's
    "question",  # another one comes first
    "far",  # no road leads there from here
    "pay",  # no fitting card (what: the terrain), nor two cards, nor a card and a gold
    "not-moved",  # actions come after a move
    "acted",  # once a turn
    "level",  # the witcher's level (have) is below the attribute's (need)
    "top",  # the attribute is at its top
    "none-left",  # no card or trophy of it
    "no-card",  # no card of the hand may be given
    "blocked",  # something stands in the way
    "elsewhere",  # it is at another place (what)
    "entry",  # its price cannot be paid (what, need, have)
    "barred",  # solo: the trophy of an attribute comes before the last monster
    "dice",  # dice played with this witcher this turn
    "school",  # nobody fights at a school
    "tavern",  # the tavern is closed
    "empty",  # the deck is
    "attribute",  # it must be at its top (need), and is not (have)
    "owned",  # the seat has this trophy
    "price",  # it lacks what is needed (what, need)
    "cards",  # fewer cards than this (need) in hand
    "full",  # the hand is
    "uses",  # so many potions (need) were used in this fight
    "condition",  # what it asks for does not hold
    "no-link",  # the last card has no slot for this colour (what)
]


class Cannot(msgspec.Struct, frozen=True, omit_defaults=True):
    """A reason, with the amounts needed and available where they can be counted."""

    code: Code
    what: str = ""
    need: int = 0
    have: int = 0


Found = Iterator[tuple[str, Cannot]]


def reasons(state: OldWorldState, seat: int) -> dict[str, Cannot]:
    """The reasons why options one might expect are missing; options that can be taken are left
    out."""
    mine = [decision for decision in state.pending if decision.seat == seat]
    if not mine:
        return {ALL: Cannot("turn" if state.pending else "over")}
    by_key: dict[str, Cannot] = {}
    for decision in mine:
        finder = _FINDERS.get(decision.kind)
        listed = () if finder is None else finder(state, decision)
        by_key |= {key: why for key, why in listed if key not in decision.keys}
        by_key |= dict(_closed(state, decision))
    if not any(decision.kind in ("phase1", "phase2") for decision in mine):
        by_key[ALL] = Cannot("question")
    return by_key


def _here(state: OldWorldState, seat: int) -> str:
    return state.table.places[state.place[seat]].id


# -- phase I --------------------------------------------------------------------------------------


def _phase1(state: OldWorldState, decision: Decision) -> Found:
    seat, table = decision.seat, state.table
    near = table.paths[state.place[seat]]
    for place, record in enumerate(table.places):
        if place != state.place[seat]:
            why = Cannot("pay", record.terrain) if place in near else Cannot("far")
            yield f"move:{record.id}", why
    yield "act", _action(state, seat)
    mine = set(state.cards(seat, QUESTS))
    for quest in (quest for quest in state.spots if quest.card in mine):
        key = f"quest:{state.ident(quest.card)}"
        if quest.place != state.place[seat]:
            yield key, Cannot("elsewhere", table.places[quest.place].id)
        elif not state.turn[seat].moved:
            yield key, Cannot("not-moved")
        else:
            yield key, _price(state, seat, price_lines(quest.price), "price")
    for rival, name in enumerate(table.seats):
        if rival != seat:
            yield f"poker:{name}", _no_dice(state, seat, rival)


def _action(state: OldWorldState, seat: int) -> Cannot:
    """The reason why the action of this location cannot be used."""
    action = state.table.places[state.place[seat]].action
    if not state.turn[seat].moved:
        return Cannot("not-moved")
    if state.turn[seat].acted >> state.place[seat] & 1:
        return Cannot("acted")
    if action in ATTRIBUTES:
        level = state.attr(seat, action)
        if level >= TOP_LEVEL:
            return Cannot("top", action)
        if level > state.level[seat]:
            return Cannot("level", action, level, state.level[seat])
    if action == "school":
        prices = [lesson_price(state, seat, ATTRIBUTES[one]) for one in lessons(state, seat)]
        if prices and min(prices) > state.gold[seat]:
            return Cannot("price", "gold", min(prices), state.gold[seat])
        if not prices:
            return Cannot("top")
    if action == "poker" and not state.gold[seat]:
        return Cannot("price", "gold", 1, 0)
    if action == "potion" and not (state.common("potion_deck") or state.common("potion_discard")):
        return Cannot("none-left")
    return Cannot("no-card" if action == "exchange" else "blocked")


def _no_dice(state: OldWorldState, seat: int, rival: int) -> Cannot:
    if state.place[rival] != state.place[seat]:
        return Cannot("elsewhere", _here(state, rival))
    if not state.turn[seat].moved:
        return Cannot("not-moved")
    if state.turn[seat].poker >> rival & 1:
        return Cannot("acted")
    return Cannot("price", "gold", 1, min(state.gold[seat], state.gold[rival]))


# -- phase II -------------------------------------------------------------------------------------


def _phase2(state: OldWorldState, decision: Decision) -> Found:
    seat, table = decision.seat, state.table
    for terrain in range(len(TERRAINS)):
        monster = prey(state, terrain)
        if monster >= 0:
            yield f"fight:{state.ident(monster)}", _no_hunt(state, seat, terrain, monster)
    for rival, name in enumerate(table.seats):
        if rival != seat:
            yield f"fight:{name}", _no_duel(state, seat, rival)
    owned = {state.ident(card) for card in state.cards(seat, TROPHIES)}
    supply = {state.ident(card) for card in state.common("supply")}
    for name in ATTRIBUTES:
        level = state.attr(seat, name)
        why = Cannot("attribute", name, TOP_LEVEL, level)
        if level == TOP_LEVEL:
            why = Cannot("owned" if name in owned or name in supply else "none-left", name)
        yield f"meditate:{name}", why
    for deck in DECKS:
        yield f"explore:{deck}", Cannot("empty", deck)


def _no_hunt(state: OldWorldState, seat: int, terrain: int, monster: int) -> Cannot:
    place = lair(state, terrain)
    if place != state.place[seat]:
        return Cannot("elsewhere", state.table.places[place].id if place >= 0 else "")
    if state.table.steps.phase2_barred(state, seat):
        return Cannot("barred")
    for trait in state.table.content.monsters[state.ident(monster)].traits:
        if trait.when == "entry" and lacking(state, seat, trait.cost):
            return _price(state, seat, trait.cost, "entry")
    return Cannot("blocked")


def _no_duel(state: OldWorldState, seat: int, rival: int) -> Cannot:
    place = state.place[rival]
    if place != state.place[seat]:
        return Cannot("elsewhere", _here(state, rival))
    if state.turn[seat].poker >> rival & 1:
        return Cannot("dice")
    if state.table.places[place].action == "school":
        return Cannot("school")
    return Cannot("tavern" if place == state.tavern else "blocked")


# -- phase III, fights ----------------------------------------------------------------------------


def _gain(state: OldWorldState, decision: Decision) -> Found:
    seat = decision.seat
    pool, hand = pool_of(state, seat), len(state.cards(seat, HAND))
    for place, card in enumerate(pool):
        price = state.table.steps.phase3_price(state, seat, place)
        why = Cannot("cards", "", price, hand) if price > hand else Cannot("full")
        yield f"gain:{place + 1 + POOL_SIZE - len(pool)}.{state.ident(card)}", why


def _fight_turn(state: OldWorldState, decision: Decision) -> Found:
    seat = decision.seat
    used, most = (
        state.fight.potions[side_of(state, seat)],
        state.table.steps.fight_potions(state, seat),
    )
    for sleeve in state.cards(seat, POTIONS):
        why = Cannot("uses", "", most, used) if used >= most else Cannot("condition")
        yield f"potion:{state.ident(sleeve)}", why


def _combo(state: OldWorldState, decision: Decision) -> Found:
    colour, face = state.table.colour, state.face
    if state.cards(decision.seat, COMBO):
        for sleeve in state.cards(decision.seat, HAND):
            yield f"play:{state.ident(sleeve)}", Cannot("no-link", colour[face[sleeve]])


# -- prices ---------------------------------------------------------------------------------------


def _closed(state: OldWorldState, decision: Decision) -> Found:
    """Listed options that cannot be paid for, or that wait for another."""
    seat, content = decision.seat, state.table.content
    for key in decision.closed:
        value = key.partition(":")[2]
        if decision.kind == "phase1":
            yield key, Cannot("turn")
        elif decision.kind == "train":
            price = lesson_price(state, seat, value)
            yield key, Cannot("price", "gold", price, state.gold[seat])
        elif decision.kind in ("story", "event"):
            records = content.stories if decision.kind == "story" else content.events
            cost = records[decision.source].options[value].cost
            yield key, _price(state, seat, cost, "price")


def _price(
    state: OldWorldState, seat: int, cost: tuple[Line, ...] | list[Line], code: Code
) -> Cannot:
    """The first part of a price that a seat has too little of."""
    for what, need in lacking(state, seat, cost).items():
        return Cannot(code, what, need, _has(state, seat, what))
    return Cannot(code)


def _has(state: OldWorldState, seat: int, what: str) -> int:
    if what == "hand":
        return len(state.cards(seat, HAND))
    if what in ATTRIBUTES:
        return state.attr(seat, what)
    return count(state, seat, what) if what in state.table.vocabulary.counts else 0


_FINDERS = {
    "phase1": _phase1,
    "phase2": _phase2,
    "gain": _gain,
    "fight_turn": _fight_turn,
    "combo": _combo,
}
