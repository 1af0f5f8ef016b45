"""Discards that a mage takes back: any of them, or another thing for the top one (W13.4)."""

from __future__ import annotations

from typing import NamedTuple

from sevencats.games.oldworld.language.traits import offers, use
from sevencats.games.oldworld.rules.cards import ask_card, take_top
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.zones import DISCARD, HAND
from sevencats.kernel.atoms import move
from sevencats.kernel.decisions import Decision
from sevencats.kernel.handlers import Handler

#: The moment of traits that act when the top discard would be taken.
TOP_DISCARD = "top_discard"
_TAKE_TOP = "take_back"


class TakeAny(NamedTuple):
    """A seat takes a discard of its choice into the hand; the order of the others stays."""

    seat: int


class TakeTop(NamedTuple):
    """A seat is about to take its top discard, and may do something else instead."""

    seat: int


def _run_any(state: OldWorldState, frame: TakeAny) -> list[Decision] | None:
    pile, hand = state.cards(frame.seat, DISCARD), state.cards(frame.seat, HAND)
    if not pile or len(hand) >= state.table.tracks.hand_limit:
        state.stack.pop()
        return None
    return ask_card(state, frame.seat, "take_back", "take", pile)


def _answer_any(state: OldWorldState, frame: TakeAny, decision: Decision, index: int) -> None:
    state.stack.pop()
    hand = state.table.zone(frame.seat, HAND)
    move(state, decision.args[index], hand, "taken_back", frame.seat)


def _run_top(state: OldWorldState, frame: TakeTop) -> list[Decision] | None:
    if not state.cards(frame.seat, DISCARD):
        state.stack.pop()
        return None
    keys = sorted([_TAKE_TOP, *(key for key, _ in offers(state, frame.seat, TOP_DISCARD))])
    return [Decision(0, frame.seat, TOP_DISCARD, "", tuple(keys), tuple(range(len(keys))))]


def _answer_top(state: OldWorldState, frame: TakeTop, decision: Decision, index: int) -> None:
    key, seat = decision.keys[index], frame.seat
    state.stack.pop()
    if key == _TAKE_TOP:
        take_top(state, seat)
    else:
        use(state, seat, dict(offers(state, seat, TOP_DISCARD))[key])


DISCARD_FRAMES: dict[type, Handler] = {
    TakeAny: Handler(_run_any, _answer_any),
    TakeTop: Handler(_run_top, _answer_top),
}
