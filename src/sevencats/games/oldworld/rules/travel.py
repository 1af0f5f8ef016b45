"""Moves: their cost, and what happens on entering a location (W2.1, W3.7)."""

from __future__ import annotations

from functools import lru_cache

from sevencats.games.oldworld.language import traits
from sevencats.games.oldworld.packs.model import TERRAINS
from sevencats.games.oldworld.rules.atoms import change_gold, move_to, update_turn
from sevencats.games.oldworld.rules.cards import lose_card, terrain_of
from sevencats.games.oldworld.rules.frames import Pay
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.table import OldWorldTable
from sevencats.games.oldworld.zones import HAND, TRAILS
from sevencats.kernel.atoms import tell
from sevencats.kernel.decisions import Decision
from sevencats.kernel.effects import merged
from sevencats.kernel.handlers import Handler

#: A card with this icon, and a place of this kind, fit every terrain.
WILD, ANY = "wild", "any"
GOLD, FREE, TWO = -1, -2, -3
#: The value of ``Pay.paid`` once a seat chose to give two things where a single one would do.
_NO_LESS_THAN_TWO = -1


def _fits(state: OldWorldState, card: int, terrain: str) -> bool:
    """Tell whether the card alone pays for a move to this terrain."""
    return terrain == ANY or state.table.terrain[state.face[card]] in (terrain, WILD)


def free_move(state: OldWorldState, seat: int, place: int) -> str:
    """Return the rule that lets a seat go there for free, once a turn; empty if none."""
    terrain = state.table.places[place].terrain
    for name in TERRAINS if terrain == ANY else (terrain,):
        rule = f"move:{name}"
        if rule not in state.turn[seat].used and traits.rule_values(state, seat, rule):
            return rule
    return ""


def payments(state: OldWorldState, seat: int, place: int, paid: int) -> list[tuple[str, int]]:
    """Return the next things a seat may give for a move: a fitting card ends it; any other card
    needs a second card or one gold with it (W2.1). Any two will do, so a fitting card may have a
    second with it as well, unless the other does not fit: giving that one first is the same
    payment."""
    hand, gold = state.cards(seat, HAND), state.gold[seat]
    items = [(f"pay:card.{state.ident(card)}", card) for card in hand]
    if paid > 0:
        return [*items, ("pay:gold", GOLD)] if gold else items
    if paid == _NO_LESS_THAN_TWO:
        return items
    terrain = state.table.places[place].terrain
    fitting = [item for item in items if _fits(state, item[1], terrain)]
    if len(hand) < 2 and not gold:
        items = fitting
    if len(fitting) > 1 or (fitting and gold):
        items.append(("pay:two", TWO))
    if state.table.steps.travel_free(state, seat, place):
        items.append(("pay:nothing", FREE))
    return items


def owed_for(frame: Pay) -> int:
    """Return how many things a payment still needs; 0 if a single one may do."""
    return 2 if frame.paid == _NO_LESS_THAN_TWO else frame.paid


def destinations(state: OldWorldState, seat: int) -> list[tuple[str, int]]:
    """Return the connected locations a seat can pay for."""
    table = state.table
    return [
        (f"move:{table.places[place].id}", place)
        for place in table.paths[state.place[seat]]
        if table.steps.travel_payments(state, seat, place, 0)
    ]


@lru_cache(maxsize=512)
def distances_to(table: OldWorldTable, goal: int) -> dict[int, int]:
    """Return the number of steps to ``goal`` from every location."""
    far, reached = {goal: 0}, [goal]
    for here in reached:  # the list grows during the loop
        for there in table.paths[here]:
            if there not in far:
                far[there] = far[here] + 1
                reached.append(there)
    return far


def depart(state: OldWorldState, seat: int, place: int) -> None:
    """Pay, then move."""
    state.stack.append(Pay(seat, place, 0))


def _run_pay(state: OldWorldState, frame: Pay) -> list[Decision] | None:
    """Ask for the payment. Where all act at once, another seat's action may take the card that was
    to pay for it: then the move is cancelled."""
    seat, place, paid = frame
    keys, args, _ = merged(state.table.steps.travel_payments(state, seat, place, paid))
    if not keys:
        state.stack.pop()
        return None
    return [Decision(0, seat, "pay", state.table.places[place].id, keys, args)]


def _answer_pay(state: OldWorldState, frame: Pay, decision: Decision, index: int) -> None:
    seat, place, paid = frame
    card = decision.args[index]
    if card == TWO:
        state.stack[-1] = Pay(seat, place, _NO_LESS_THAN_TWO)
        return
    alone = not paid and (card == FREE or _fits(state, card, state.table.places[place].terrain))
    if card == GOLD:
        change_gold(state, seat, -1)
    elif card == FREE:
        rule = state.table.steps.travel_free(state, seat, place)
        update_turn(state, seat, used=(*state.turn[seat].used, rule))
    else:
        lose_card(state, seat, card, "discarded")
    if alone or paid > 0:
        state.stack.pop()
        state.table.steps.travel_paid(state, seat, place)
    else:
        state.stack[-1] = Pay(seat, place, 1)


def paid(state: OldWorldState, seat: int, place: int) -> None:
    """Enter at once: nothing happens between the payment and the location."""
    state.table.steps.travel_enter(state, seat, place)


def enter(state: OldWorldState, seat: int, place: int) -> None:
    """Move a witcher to a location: trail quests there become trails, and the seat takes their gold
    (W3.7); then apply what acts on entering."""
    update_turn(state, seat, moved=True)
    move_to(state, seat, place)
    traits.fire(state, "enter", seat)
    table = state.table
    for token in state.cards(seat, TRAILS):
        terrain = terrain_of(state, token)
        here = table.token_place[state.face[token]] == place
        if here and state.trail_quests[seat] >> terrain & 1:
            state.trail_quests[seat] &= ~(1 << terrain)
            tell(state, "trail_found", seat, table.places[place].id)
            change_gold(state, seat, 1)


TRAVEL_FRAMES: dict[type, Handler] = {Pay: Handler(_run_pay, _answer_pay)}
