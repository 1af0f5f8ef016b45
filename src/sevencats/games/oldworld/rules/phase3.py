"""Phase III: discard, draw, gain a card (W5)."""

from __future__ import annotations

from sevencats.games.oldworld.rules.atoms import update_turn
from sevencats.games.oldworld.rules.cards import POOL_SIZE, ask_card, lose_card, pool_of
from sevencats.games.oldworld.rules.frames import Draw, GainCard, Lose, PhaseThree, Refill
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.zones import HAND
from sevencats.kernel.atoms import move
from sevencats.kernel.decisions import Decision
from sevencats.kernel.effects import merged
from sevencats.kernel.handlers import Handler, never_asks

#: The number of cards that may be kept, and the usual maximum of cards drawn.
HAND_SIZE = 3
DONE = -1


def _run_phase3(state: OldWorldState, frame: PhaseThree) -> list[Decision] | None:
    seat, stage = frame
    if stage == "start":
        update_turn(state, seat, phase=3)
        state.stack[-1] = PhaseThree(seat, "keep")
        return None
    if stage == "keep":
        return _keep(state, seat)
    if stage == "draw":
        state.stack[-1] = PhaseThree(seat, "gain")
        state.table.steps.phase3_draw(state, seat)
        return None
    items = state.table.steps.phase3_gain(state, seat)
    if not items and state.table.steps.phase3_waits(state, seat):
        return []
    if not items:
        state.stack.pop()  # no card can be paid for: none is taken (W5.3)
        return None
    keys, args, _ = merged(items)
    return [Decision(0, seat, "gain", "", keys, args)]


def _keep(state: OldWorldState, seat: int) -> list[Decision] | None:
    """Discard any number of cards, at least down to three (W5.1)."""
    hand = state.cards(seat, HAND)
    if not hand:
        state.stack[-1] = PhaseThree(seat, "draw")
        return None
    enough = (("done", DONE),) if len(hand) <= HAND_SIZE else ()
    return ask_card(state, seat, "keep", "discard", hand, *enough)


def _answer_phase3(state: OldWorldState, frame: PhaseThree, decision: Decision, index: int) -> None:
    seat, card = frame.seat, decision.args[index]
    if frame.stage == "gain":
        _gain(state, seat, card)
    elif card == DONE:
        state.stack[-1] = PhaseThree(seat, "draw")
    else:
        lose_card(state, seat, card, "discarded")


def draw(state: OldWorldState, seat: int) -> None:
    """Draw up to three cards, more or fewer by what happened this turn (W5.2)."""
    turn = state.turn[seat]
    count = max(0, HAND_SIZE - len(state.cards(seat, HAND))) + turn.draw
    count = min(count, turn.cap)
    if turn.exact >= 0:
        count = turn.exact
    if count > 0:
        state.stack.append(Draw(seat, count))


# -- the new card ---------------------------------------------------------------------------------


def price(state: OldWorldState, seat: int, place: int) -> int:
    """Return the cost of the card at a place of the pool; a short pool uses the rightmost
    places."""
    pool, table = pool_of(state, seat), state.table
    place_cost = table.tracks.place_cost[place + POOL_SIZE - len(pool)]
    return max(0, table.cost[state.face[pool[place]]] + place_cost)


def gains(state: OldWorldState, seat: int) -> list[tuple[str, int]]:
    """Return the cards of the pool a seat can pay for with cards of its hand (W5.3), as keys with
    their place from the left, and sleeves."""
    hand, pool = len(state.cards(seat, HAND)), pool_of(state, seat)
    limit = state.table.tracks.hand_limit
    items = []
    for place, card in enumerate(pool):
        cost = state.table.steps.phase3_price(state, seat, place)
        if cost <= hand and hand - cost < limit:
            number = place + 1 + POOL_SIZE - len(pool)
            items.append((f"gain:{number}.{state.ident(card)}", card))
    return items


def never_waits(state: OldWorldState, seat: int) -> bool:
    """Never wait: seats play in turn, and no card can come into the pool meanwhile."""
    return False


def _gain(state: OldWorldState, seat: int, card: int) -> None:
    """Pay before taking the card: it cannot be used to pay for itself."""
    pool = pool_of(state, seat)
    place = pool.index(card)
    cost = state.table.steps.phase3_price(state, seat, place)
    state.stack[-1] = GainCard(seat, card, place == len(pool) - 1)
    if cost:
        state.table.steps.phase3_pay(state, seat, card, cost)


def discard_price(state: OldWorldState, seat: int, card: int, cost: int) -> None:
    """Discard as many cards as the price says, of the seat's choice."""
    state.stack.append(Lose(seat, cost, "discarded", "hand"))


def _run_gain(state: OldWorldState, frame: GainCard) -> None:
    state.stack.pop()
    state.table.steps.phase3_gained(state, frame.seat, frame.card, frame.last)


def gained(state: OldWorldState, seat: int, card: int, last: bool) -> None:
    """Put the card into the hand and refill the pool. In solo, the rightmost card is removed if
    another one was taken (W9.2)."""
    table = state.table
    state.stack.append(Refill(seat))
    move(state, card, table.zone(seat, HAND), "gained", seat)
    pool = pool_of(state, seat)
    if len(table.seats) == 1 and not last and pool:
        move(state, pool[-1], table.zone_of["action_discard"], "swept", seat)


PHASE3_FRAMES: dict[type, Handler] = {
    PhaseThree: Handler(_run_phase3, _answer_phase3),
    GainCard: Handler(_run_gain, never_asks),
}
