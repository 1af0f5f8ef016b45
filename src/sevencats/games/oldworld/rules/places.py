"""The actions of the locations (W3): attributes, potions, schools, exchange, alms, rumours."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from sevencats.games.oldworld.packs.model import ATTRIBUTES, TERRAINS
from sevencats.games.oldworld.rules.atoms import (
    TOP_LEVEL,
    change_gold,
    raise_attribute,
    update_turn,
)
from sevencats.games.oldworld.rules.cards import ask_card, drop_trail, lose_card, pool_of
from sevencats.games.oldworld.rules.frames import (
    Alms,
    DrawPotions,
    Exchange,
    Refill,
    Rumours,
    Train,
)
from sevencats.games.oldworld.rules.poker import play_locals
from sevencats.games.oldworld.rules.spawn import prey
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.zones import HAND, TRAILS
from sevencats.kernel.atoms import move, push_shuffle, tell
from sevencats.kernel.decisions import Decision
from sevencats.kernel.effects import merged
from sevencats.kernel.handlers import Handler

#: Number of cards of the pool that alms may trash.
_ALMS = 2
DONE = -1


class PlaceAction(NamedTuple):
    """The action of a location, and the test whether a seat can use it."""

    possible: Callable[[OldWorldState, int], bool]
    begin: Callable[[OldWorldState, int], None]


def possible(state: OldWorldState, seat: int) -> bool:
    """Tell whether the seat may use the action of its location now: each once a turn (W2.3)."""
    place = state.place[seat]
    if state.turn[seat].acted >> place & 1:
        return False
    return _action_of(state, state.table.places[place].action).possible(state, seat)


def act(state: OldWorldState, seat: int) -> None:
    """Use the action of the location."""
    place = state.place[seat]
    update_turn(state, seat, acted=state.turn[seat].acted | 1 << place)
    record = state.table.places[place]
    tell(state, "acts", seat, record.id, record.action)
    _action_of(state, record.action).begin(state, seat)


def _action_of(state: OldWorldState, name: str) -> PlaceAction:
    return PLACE_ACTIONS.get(name) or state.table.place_actions[name]


# -- attributes -----------------------------------------------------------------------------------


def _at_most_level(attribute: str) -> PlaceAction:
    """Return the action that raises an attribute, if it is not above the witcher's level (W3.1)."""

    def fits(state: OldWorldState, seat: int) -> bool:
        now = state.attr(seat, attribute)
        return now <= state.level[seat] and now < TOP_LEVEL

    def rise(state: OldWorldState, seat: int) -> None:
        raise_attribute(state, seat, attribute)

    return PlaceAction(fits, rise)


def printed_home(state: OldWorldState, seat: int) -> int:
    """Return the location printed on a seat's board."""
    table = state.table
    return table.place_index[table.content.schools[state.school[seat]].location]


def lessons(state: OldWorldState, seat: int) -> list[int]:
    """Return the attributes that the school here can train for the seat (W3.6)."""
    home = state.place[seat] == state.table.steps.place_home(state, seat)
    return [
        number
        for number, attribute in enumerate(ATTRIBUTES)
        if (home or attribute != "specialty") and state.attr(seat, attribute) < TOP_LEVEL
    ]


def lesson_price(state: OldWorldState, seat: int, attribute: str) -> int:
    """Return the price of a lesson: as much gold as the level it leads to (W3.6)."""
    return state.attr(seat, attribute) + 1


def _can_pay(state: OldWorldState, seat: int, number: int) -> bool:
    return lesson_price(state, seat, ATTRIBUTES[number]) <= state.gold[seat]


def _can_train(state: OldWorldState, seat: int) -> bool:
    return any(_can_pay(state, seat, number) for number in lessons(state, seat))


def _train(state: OldWorldState, seat: int) -> None:
    state.stack.append(Train(seat))


def _run_train(state: OldWorldState, frame: Train) -> list[Decision] | None:
    seat = frame.seat
    names = {f"attribute:{ATTRIBUTES[number]}": number for number in lessons(state, seat)}
    keys = tuple(sorted(key for key, number in names.items() if _can_pay(state, seat, number)))
    closed = tuple(sorted(names.keys() - set(keys)))
    args = tuple(map(names.__getitem__, keys))
    return [Decision(0, seat, "train", "", keys, args, closed=closed, deliberate=True)]


def _answer_train(state: OldWorldState, frame: Train, decision: Decision, index: int) -> None:
    state.stack.pop()
    attribute = ATTRIBUTES[decision.args[index]]
    change_gold(state, frame.seat, -lesson_price(state, frame.seat, attribute))
    raise_attribute(state, frame.seat, attribute)


# -- potion, poker --------------------------------------------------------------------------------


def _any_potion(state: OldWorldState, seat: int) -> bool:
    return bool(state.common("potion_deck") or state.common("potion_discard"))


def _potion(state: OldWorldState, seat: int) -> None:
    state.stack.append(DrawPotions(seat, 1))


def _has_gold(state: OldWorldState, seat: int) -> bool:
    return state.gold[seat] > 0


# -- exchange -------------------------------------------------------------------------------------


def _fits_exchange(state: OldWorldState, seat: int, cost: int) -> list[int]:
    """Return the cards of the pool that may be had for a card of this cost (W3.5)."""
    cost_of = state.table.steps.cards_cost
    costs = ((card, cost_of(state, card)) for card in pool_of(state, seat))
    return [card for card, other in costs if other is not None and other <= cost + 1]


def _givable(state: OldWorldState, seat: int) -> list[int]:
    hand = state.cards(seat, HAND)
    return [s for s in hand if _fits_exchange(state, seat, _given_for(state, s))]


def _given_for(state: OldWorldState, card: int) -> int:
    """Return the value of a card given in exchange; a card without a number counts as 0 (W11.5)."""
    return state.table.steps.cards_cost(state, card) or 0


def _can_exchange(state: OldWorldState, seat: int) -> bool:
    return bool(_givable(state, seat))


def _exchange(state: OldWorldState, seat: int) -> None:
    state.stack.append(Exchange(seat, -1))


def _run_exchange(state: OldWorldState, frame: Exchange) -> list[Decision]:
    seat, cost = frame
    if cost < 0:
        return ask_card(state, seat, "exchange", "trash", _givable(state, seat))
    return ask_card(state, seat, "exchange_for", "take", _fits_exchange(state, seat, cost))


def _answer_exchange(state: OldWorldState, frame: Exchange, decision: Decision, index: int) -> None:
    seat, card = frame.seat, decision.args[index]
    if frame.cost < 0:
        state.stack[-1] = Exchange(seat, _given_for(state, card))
        lose_card(state, seat, card, "trashed")
    else:
        state.stack[-1] = Refill(seat)
        move(state, card, state.table.zone(seat, HAND), "gained", seat)


# -- alms -----------------------------------------------------------------------------------------


def _always(state: OldWorldState, seat: int) -> bool:
    return True


def _alms(state: OldWorldState, seat: int) -> None:
    state.stack.append(Alms(seat, _ALMS))
    if not state.gold[seat]:
        change_gold(state, seat, 1)


def _run_alms(state: OldWorldState, frame: Alms) -> list[Decision] | None:
    pool = pool_of(state, frame.seat)
    if not frame.left or not pool:
        state.stack[-1] = Refill(frame.seat)
        return None
    return ask_card(state, frame.seat, "alms", "trash", pool, ("done", DONE))


def _answer_alms(state: OldWorldState, frame: Alms, decision: Decision, index: int) -> None:
    card = decision.args[index]
    if card == DONE:
        state.stack[-1] = Refill(frame.seat)
        return
    state.stack[-1] = Alms(frame.seat, frame.left - 1)
    lose_card(state, frame.seat, card, "trashed")


# -- rumours --------------------------------------------------------------------------------------


def _rumours(state: OldWorldState, seat: int) -> None:
    state.stack.append(Rumours(seat))
    change_gold(state, seat, 1)


def heard_of(state: OldWorldState, seat: int) -> list[tuple[str, int]]:
    """Return the monsters that rumours can be about here, by terrain: a location token other than
    this location must be left."""
    return [
        (f"monster:{state.ident(prey(state, terrain))}", terrain)
        for terrain in range(len(TERRAINS))
        if prey(state, terrain) >= 0 and _next_token(state, seat, terrain) >= 0
    ]


def _next_token(state: OldWorldState, seat: int, terrain: int) -> int:
    """Return the top location token of a terrain that does not show the seat's location; -1 if
    none."""
    table, here = state.table, state.place[seat]
    for token in reversed(state.common(f"tokens.{TERRAINS[terrain]}")):
        if table.token_place[state.face[token]] != here:
            return token
    return -1


def _run_rumours(state: OldWorldState, frame: Rumours) -> list[Decision] | None:
    items = heard_of(state, frame.seat)
    if not items:
        state.stack.pop()
        return None
    keys, args, _ = merged(items)
    return [Decision(0, frame.seat, "rumours", "", keys, args)]


def _answer_rumours(state: OldWorldState, frame: Rumours, decision: Decision, index: int) -> None:
    """Take a trail quest, a token with one gold on it; the previous token goes back (W3.7)."""
    state.stack.pop()
    seat, terrain = frame.seat, decision.args[index]
    zone = state.table.zone_of[f"tokens.{TERRAINS[terrain]}"]
    token = _next_token(state, seat, terrain)
    if token != state.zones[zone][-1]:
        push_shuffle(state, zone)  # the token of this location was drawn and goes back
    drop_trail(state, seat, terrain)
    move(state, token, state.table.zone(seat, TRAILS), "trail_quest", seat)
    state.trail_quests[seat] |= 1 << terrain


PLACE_ACTIONS: dict[str, PlaceAction] = {
    **{attribute: _at_most_level(attribute) for attribute in ATTRIBUTES},
    "school": PlaceAction(_can_train, _train),
    "potion": PlaceAction(_any_potion, _potion),
    "poker": PlaceAction(_has_gold, play_locals),
    "exchange": PlaceAction(_can_exchange, _exchange),
    "alms": PlaceAction(_always, _alms),
    "rumours": PlaceAction(_always, _rumours),
}

PLACE_FRAMES: dict[type, Handler] = {
    Train: Handler(_run_train, _answer_train),
    Exchange: Handler(_run_exchange, _answer_exchange),
    Alms: Handler(_run_alms, _answer_alms),
    Rumours: Handler(_run_rumours, _answer_rumours),
}
