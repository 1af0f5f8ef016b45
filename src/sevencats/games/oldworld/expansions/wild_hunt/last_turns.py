"""Turns of the last fight (W15.7): a player's, the Hunt's, and the effects of its own cards in
both."""

from __future__ import annotations

from typing import NamedTuple

from sevencats.games.oldworld.expansions.bombs import WARD
from sevencats.games.oldworld.expansions.wild_hunt.generals import CARD, HuntCard, cards
from sevencats.games.oldworld.expansions.wild_hunt.last_record import (
    LAST,
    count_attack,
    hand_fight_to,
    is_last_fight,
    keep_record,
    seats_of,
    standing,
)
from sevencats.games.oldworld.fight.monster_turn import SIDES, turn_up
from sevencats.games.oldworld.fight.record import BEAST
from sevencats.games.oldworld.language.traits import sum_rule
from sevencats.games.oldworld.rules.growth import end_game
from sevencats.games.oldworld.special.attack import begin_special, forget_attack
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel.atoms import tell
from sevencats.kernel.decisions import CHANCE, Decision
from sevencats.kernel.effects import begin
from sevencats.kernel.handlers import Handler, never_asks

#: In ``extra``: the card that still affects the next fight turn of a seat, and the rest of this
#: one; how often its passive side is due before the next player's turn.
NEXT, NOW, DUE = "last_next.{}.{}", "last_now.{}", "last_due.{}"


class LastTurn(NamedTuple):
    """A fight turn, or the part of the Hunt's that one seat suffers, is in progress above."""

    who: int


class HuntTurn(NamedTuple):
    """The Hunt's fight turn: the card that was turned up (-1: not yet), and who is still to suffer
    its attack."""

    card: int
    left: int


class Flip(NamedTuple):
    """The token decides between charge and bite of an ordinary card, for one player."""

    card: int
    more: int


class Afterwards(NamedTuple):
    """The passive side of a card is due: for the seats that are left, then once."""

    card: str
    left: int


def card_of(state: OldWorldState, card: int) -> HuntCard | None:
    """Return the Hunt's own card in a sleeve; None for an ordinary one."""
    if state.table.kind[state.face[card]] != CARD:
        return None
    return cards(state.table.content)[state.ident(card)]


def _warded(state: OldWorldState, seat: int) -> bool:
    """Tell whether a ward (a Dimeritium Bomb) stops a card's effect on a seat."""
    if not state.extra.pop(WARD.format(seat), 0):
        return False
    tell(state, "warded", seat)
    return True


# -- a player's turn -------------------------------------------------------------------------------


def begin_player_turn(state: OldWorldState, seat: int) -> None:
    """Start a fight turn of a seat."""
    hand_fight_to(state, seat, seat)
    tell(state, "fight_turn", seat)
    state.stack.append(LastTurn(seat))
    state.table.steps.fight_turn(state, seat)


def _run_turn(state: OldWorldState, frame: LastTurn) -> None:
    """End the turn."""
    state.stack.pop()
    _close(state, frame.who)


def _close(state: OldWorldState, who: int) -> None:
    """End the effects of a player's turn; passive sides that waited for its end act."""
    keep_record(state)
    forget_attack(state)
    if who == BEAST:
        return
    now, before = NOW.format(""), NEXT.format(who, "")
    for key in [key for key in state.extra if key.startswith((now, before))]:
        del state.extra[key]
    due = DUE.format("")
    for key in sorted((key for key in state.extra if key.startswith(due)), reverse=True):
        times = state.extra.pop(key)
        state.stack += [Afterwards(key.removeprefix(due), standing(state))] * times


def beat_hunt(state: OldWorldState, seat: int) -> None:
    """End the fight: a seat has taken the Hunt's last card, and all have won."""
    tell(state, "fight_over", seat, "defeated", LAST)
    end_game(state, tuple(range(len(state.table.seats))))


def finish_turn(state: OldWorldState, winner: int) -> None:
    """Handle a side without cards: the Hunt, and all have won, or the seat, which is out."""
    seat = state.fight.attacker
    if winner != BEAST:
        beat_hunt(state, seat)
        return
    while not isinstance(top := state.stack.pop(), LastTurn):
        pass
    tell(state, "knocked_out", seat)
    _close(state, top.who)


# -- the Hunt's turn -------------------------------------------------------------------------------


def begin_hunt_turn(state: OldWorldState) -> None:
    """Let the Hunt act against every seat that is still in the fight."""
    state.stack.append(HuntTurn(-1, 0))


def _run_hunt(state: OldWorldState, frame: HuntTurn) -> None:
    """Turn up its top card; the seats suffer it one after the other."""
    if frame.card < 0:
        count_attack(state)
        tell(state, "fight_turn", BEAST)
        state.stack[-1] = HuntTurn(turn_up(state), standing(state))
        return
    left = seats_of(frame.left & standing(state))
    if not left:
        state.stack.pop()
        return
    seat = left[0]
    state.stack[-1] = frame._replace(left=frame.left & ~(1 << seat))
    hand_fight_to(state, seat, BEAST)
    state.stack.append(LastTurn(BEAST))
    more = sum_rule(state, seat, "attack")
    own = card_of(state, frame.card)
    if own is None:
        state.stack.append(Flip(frame.card, more))
        return
    tell(state, "hunt_attack", seat, f"{CARD}.{own.id}")
    if _warded(state, seat):
        begin_special(state, "", more)
        return
    if own.next:
        state.extra[NEXT.format(seat, own.id)] = 1
    begin_special(state, f"{CARD}_attack:{own.id}", more)


def _run_flip(state: OldWorldState, frame: Flip) -> list[Decision]:
    return [Decision(0, CHANCE, "attack", "", ("bite", "charge"), (1, 0), (1, 1))]


def _answer_flip(state: OldWorldState, frame: Flip, decision: Decision, index: int) -> None:
    side = decision.args[index]
    state.stack.pop()
    tell(state, "attack", BEAST, SIDES[side])
    state.table.steps.fight_attack(state, frame.card, side, frame.more)


# -- passive sides ---------------------------------------------------------------------------------


def card_falls(state: OldWorldState, card: int) -> None:
    """Let the passive side act of a card of the Hunt that was discarded in a player's turn."""
    own = card_of(state, card)
    seat = state.fight.active
    if own is None or seat < 0:
        return
    tell(state, "hunt_passive", -1, f"{CARD}.{own.id}")
    if _warded(state, seat):
        return
    if own.now:
        state.extra[NOW.format(own.id)] = 1
    if own.after or own.after_once:
        key = DUE.format(own.id)
        state.extra[key] = state.extra.get(key, 0) + 1
    if own.passive:
        begin(state, f"{CARD}_passive:{own.id}", seat, -1)


def _run_afterwards(state: OldWorldState, frame: Afterwards) -> None:
    left = seats_of(frame.left & standing(state))
    own = cards(state.table.content)[frame.card]
    if left and own.after:
        state.stack[-1] = frame._replace(left=frame.left & ~(1 << left[0]))
        hand_fight_to(state, left[0], BEAST)
        state.stack.append(LastTurn(BEAST))
        begin(state, f"{CARD}_after:{own.id}", left[0], -1)
        return
    state.stack.pop()
    if own.after_once:
        begin(state, f"{CARD}_after_once:{own.id}", state.first, -1)


def sources(state: OldWorldState, seat: int) -> list[str]:
    """Return the sources of traits that cards of the Hunt give a seat in its fight turn."""
    if not is_last_fight(state) or state.fight.active != seat:
        return []
    now, before = NOW.format(""), NEXT.format(seat, "")
    return [
        f"{CARD}_now.{key.removeprefix(now)}"
        if key.startswith(now)
        else f"{CARD}.{key.removeprefix(before)}"
        for key in sorted(state.extra)
        if key.startswith((now, before))
    ]


FRAMES: dict[type, Handler] = {
    LastTurn: Handler(_run_turn, never_asks),
    HuntTurn: Handler(_run_hunt, never_asks),
    Flip: Handler(_run_flip, _answer_flip),
    Afterwards: Handler(_run_afterwards, never_asks),
}
