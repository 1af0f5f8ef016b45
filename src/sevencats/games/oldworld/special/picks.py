"""Pauses of special attacks: cards that are picked, by a player or by chance."""

from __future__ import annotations

from sevencats.games.oldworld.fight.combo import add_up
from sevencats.games.oldworld.fight.frames import Specials
from sevencats.games.oldworld.fight.record import BEAST
from sevencats.games.oldworld.fight.resolve import put_away
from sevencats.games.oldworld.fight.sides import controller
from sevencats.games.oldworld.rules.atoms import change_shield
from sevencats.games.oldworld.rules.cards import ask_card, ask_for_more, lose_card
from sevencats.games.oldworld.special.frames import (
    Bury,
    Drop,
    ForcedCombo,
    Regrow,
    Shed,
    TrashTop,
)
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.zones import COMBO, DECK, HAND
from sevencats.kernel.atoms import move, reveal
from sevencats.kernel.decisions import CHANCE, Decision
from sevencats.kernel.effects import merged
from sevencats.kernel.events import ALL
from sevencats.kernel.handlers import Handler

# -- a card of the hand ----------------------------------------------------------------------------


def of_colours(state: OldWorldState, seat: int, colours: list[str]) -> list[int]:
    """The cards of a hand that have one of these colours."""
    colour = state.table.colour
    return [card for card in state.cards(seat, HAND) if colour[state.face[card]] in colours]


def _run_shed(state: OldWorldState, frame: Shed) -> list[Decision] | None:
    cards = of_colours(state, frame.seat, frame.colours.split("|"))
    if not cards:
        state.stack.pop()
        return None
    return ask_card(state, frame.seat, "lose_discarded", "discard", cards)


def _answer_shed(state: OldWorldState, frame: Shed, decision: Decision, index: int) -> None:
    state.stack.pop()
    lose_card(state, frame.seat, decision.args[index], "discarded")


def _rank(state: OldWorldState, card: int, how: str) -> int:
    face = state.face[card]
    if how == "linked":
        return len(state.table.extensions[face])
    cost = state.table.cost[face]
    return -cost if how == "cheapest" else cost


def _run_drop(state: OldWorldState, frame: Drop) -> list[Decision] | None:
    """The monster's player picks among the cheapest, and sees the hand for that; alone, and in the
    other cases, the witcher picks."""
    seat, how = frame
    hand = state.cards(seat, HAND)
    if not hand:
        state.stack.pop()
        return None
    best = max(_rank(state, card, how) for card in hand)
    cards = [card for card in hand if _rank(state, card, how) == best]
    if how != "cheapest" or state.table.solo:
        return ask_card(state, seat, "lose_discarded", "discard", cards)
    hidden = [card for card in hand if state.known[card] != ALL]
    if hidden:
        for card in hidden:
            reveal(state, card, ALL, "hand_shown", seat)
        return None
    return ask_card(state, controller(state), "drop", "discard", cards)


def _answer_drop(state: OldWorldState, frame: Drop, decision: Decision, index: int) -> None:
    state.stack.pop()
    lose_card(state, frame.seat, decision.args[index], "discarded")


def _run_bury(state: OldWorldState, frame: Bury) -> list[Decision] | None:
    hand = state.cards(frame.seat, HAND)
    return ask_for_more(state, frame.seat, frame.left, "bury", "recall", hand)


def _answer_bury(state: OldWorldState, frame: Bury, decision: Decision, index: int) -> None:
    state.stack[-1] = Bury(frame.seat, frame.left - 1)
    deck = state.table.zone(frame.seat, DECK)
    move(state, decision.args[index], deck, "buried", frame.seat, 0)


# -- the top of the deck ---------------------------------------------------------------------------


def _run_trash_top(state: OldWorldState, frame: TrashTop) -> list[Decision] | None:
    seat, count = frame
    cards = state.cards(seat, DECK)[-count:]
    unseen = [card for card in cards if not state.known[card] >> seat & 1]
    if unseen:
        for card in reversed(unseen):
            reveal(state, card, 1 << seat, "looked_at", seat)
        return None
    return ask_card(state, seat, "lose_trashed", "trash", cards)


def _answer_trash_top(
    state: OldWorldState, frame: TrashTop, decision: Decision, index: int
) -> None:
    state.stack.pop()
    lose_card(state, frame.seat, decision.args[index], "trashed")


# -- the monster's discards ------------------------------------------------------------------------


def _run_regrow(state: OldWorldState, frame: Regrow) -> list[Decision] | None:
    pile = state.common("fight_discard")
    if frame.left <= 0 or not pile:
        state.stack.pop()
        return None
    by_choice = frame.chosen and not state.table.solo
    seat = controller(state) if by_choice else CHANCE
    keys, args, weights = merged([(f"top:{state.ident(card)}", card) for card in pile])
    return [Decision(0, seat, "regrow", "", keys, args, () if by_choice else weights)]


def _answer_regrow(state: OldWorldState, frame: Regrow, decision: Decision, index: int) -> None:
    state.stack[-1] = Regrow(frame.left - 1, frame.chosen)
    move(state, decision.args[index], state.table.zone_of["fight_pool"], "regrown", BEAST)


# -- a combo out of turn ---------------------------------------------------------------------------


def chain_starts(state: OldWorldState, seat: int, length: int) -> list[int]:
    """The cards of the hand that may come next in a combo of this length."""
    laid = state.cards(seat, COMBO)
    under = laid[-1] if laid else -1
    hand = state.cards(seat, HAND)
    return [card for card in hand if _chains(state, seat, under, card, hand, length - len(laid))]


def _chains(
    state: OldWorldState, seat: int, under: int, card: int, hand: list[int], left: int
) -> bool:
    """Tell whether a card may follow another, with enough others after it."""
    if under >= 0 and state.table.steps.fight_link(state, seat, under, card) is None:
        return False
    rest = [other for other in hand if other != card]
    return left <= 1 or any(_chains(state, seat, card, other, rest, left - 1) for other in rest)


def _run_forced(state: OldWorldState, frame: ForcedCombo) -> list[Decision] | None:
    seat, cards, stage = frame
    laid = state.cards(seat, COMBO)
    if stage == "lay" and len(laid) < cards:
        return ask_card(state, seat, "combo", "play", chain_starts(state, seat, cards))
    if stage == "lay":
        state.stack[-1] = ForcedCombo(seat, cards, "away")
        total = add_up(state, seat)
        change_shield(state, seat, total.shield)
        state.stack.append(Specials(seat, total.take_back, total.returns))
        return None
    state.stack.pop()
    put_away(state, seat)
    return None


def _answer_forced(
    state: OldWorldState, frame: ForcedCombo, decision: Decision, index: int
) -> None:
    move(state, decision.args[index], state.table.zone(frame.seat, COMBO), "played", frame.seat)


PICK_FRAMES: dict[type, Handler] = {
    Shed: Handler(_run_shed, _answer_shed),
    Drop: Handler(_run_drop, _answer_drop),
    Bury: Handler(_run_bury, _answer_bury),
    TrashTop: Handler(_run_trash_top, _answer_trash_top),
    Regrow: Handler(_run_regrow, _answer_regrow),
    ForcedCombo: Handler(_run_forced, _answer_forced),
}
