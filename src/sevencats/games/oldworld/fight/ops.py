"""The operations that exist only in a fight; outside a fight they do nothing."""

from __future__ import annotations

from collections.abc import Callable

from sevencats.games.oldworld.fight.damage import deal, suffer
from sevencats.games.oldworld.fight.frames import Heal, Recall, Scout
from sevencats.games.oldworld.fight.record import BEAST, MONSTER, NOBODY, WITCHER
from sevencats.games.oldworld.fight.rounds import knocked_out
from sevencats.games.oldworld.fight.sides import note_fight, opponent
from sevencats.games.oldworld.rules.atoms import change_shield
from sevencats.games.oldworld.rules.cards import ask_card, ask_for_more
from sevencats.games.oldworld.rules.frames import Lose
from sevencats.games.oldworld.rules.ops import number
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.zones import DECK, DISCARD, HAND
from sevencats.kernel.atoms import exchange, move, push_shuffle, reveal
from sevencats.kernel.decisions import Decision
from sevencats.kernel.effects import Effect
from sevencats.kernel.handlers import Handler

Run = Callable[[OldWorldState, Effect], None]
FIGHT_OPS: dict[str, Run] = {}
_UNSEEN = -1


def _op(name: str) -> Callable[[Run], Run]:
    """Register an operation under the name its trees use."""

    def register(function: Run) -> Run:
        FIGHT_OPS[name] = function
        return function

    return register


def _goes_on(state: OldWorldState) -> bool:
    """Tell whether there is an opponent to harm."""
    return state.fight.kind in (MONSTER, WITCHER) and state.fight.winner == NOBODY


@_op("damage")
def _damage(state: OldWorldState, frame: Effect) -> None:
    """Deal damage to the opponent; while a combo is being added up, add to its damage."""
    amount = number(state, frame)
    if state.fight.adding:
        note_fight(state, damage=state.fight.damage + amount)
    elif _goes_on(state):
        deal(state, frame.seat, amount)


@_op("suffer")
def _suffer(state: OldWorldState, frame: Effect) -> None:
    """Deal damage to the acting witcher."""
    if _goes_on(state):
        suffer(state, frame.seat, number(state, frame))


@_op("draw_step")
def _draw_step(state: OldWorldState, frame: Effect) -> None:
    """Change the number of cards in the draw step of this fight turn."""
    if _goes_on(state):
        note_fight(state, draw=state.fight.draw + number(state, frame))


@_op("shield_per_hand")
def _shield_per_hand(state: OldWorldState, frame: Effect) -> None:
    """Lower the shield by the number of cards in the hand."""
    change_shield(state, frame.seat, -len(state.cards(frame.seat, HAND)))


@_op("discard_deck")
def _discard_deck(state: OldWorldState, frame: Effect) -> None:
    """Discard cards of choice from the seat's own deck, then shuffle it."""
    state.stack.append(Lose(frame.seat, number(state, frame), "discarded", "deck"))


# -- back into the deck ---------------------------------------------------------------------------


@_op("heal")
def _heal(state: OldWorldState, frame: Effect) -> None:
    """Shuffle discards of choice back into the deck."""
    if state.cards(frame.seat, DISCARD):
        push_shuffle(state, state.table.zone(frame.seat, DECK))
        state.stack.append(Heal(frame.seat, number(state, frame)))


def _run_heal(state: OldWorldState, frame: Heal) -> list[Decision] | None:
    pile = state.cards(frame.seat, DISCARD)
    return ask_for_more(state, frame.seat, frame.left, "heal", "heal", pile)


def _answer_heal(state: OldWorldState, frame: Heal, decision: Decision, index: int) -> None:
    state.stack[-1] = Heal(frame.seat, frame.left - 1)
    move(state, decision.args[index], state.table.zone(frame.seat, DECK), "healed", frame.seat)


@_op("recall")
def _recall(state: OldWorldState, frame: Effect) -> None:
    """Put cards of the hand back on top of the deck, in any order."""
    state.stack.append(Recall(frame.seat, number(state, frame)))


def _run_recall(state: OldWorldState, frame: Recall) -> list[Decision] | None:
    hand = state.cards(frame.seat, HAND)
    return ask_for_more(state, frame.seat, frame.left, "recall", "recall", hand)


def _answer_recall(state: OldWorldState, frame: Recall, decision: Decision, index: int) -> None:
    state.stack[-1] = Recall(frame.seat, frame.left - 1)
    move(state, decision.args[index], state.table.zone(frame.seat, DECK), "recalled", frame.seat)


# -- looking into the opponent's deck -------------------------------------------------------------


@_op("scout")
def _scout(state: OldWorldState, frame: Effect) -> None:
    """Look at the top cards of the opponent's deck, discard some, put the rest back."""
    if _goes_on(state):
        state.stack.append(
            Scout(frame.seat, number(state, frame), number(state, frame, 1), _UNSEEN)
        )


def _pile(state: OldWorldState, seat: int) -> list[int]:
    """Return the deck that is being looked at."""
    other = opponent(state, seat)
    return state.common("fight_pool") if other == BEAST else state.cards(other, DECK)


def _run_scout(state: OldWorldState, frame: Scout) -> list[Decision] | None:
    """Look first, then choose the cards to discard, then the order of the rest from the top
    down."""
    seat, seen, lose, left = frame
    pile = _pile(state, seat)
    if left == _UNSEEN:
        seen = min(seen, len(pile))
        for sleeve in reversed(pile[len(pile) - seen :]):
            reveal(state, sleeve, 1 << seat, "scouted", seat)
        state.stack[-1] = Scout(seat, seen, min(lose, seen), seen - min(lose, seen))
        return None
    if lose:
        return ask_card(state, seat, "scout_discard", "discard", pile[len(pile) - seen :])
    if left > 1:
        open_places = pile[len(pile) - seen : len(pile) - seen + left]
        return ask_card(state, seat, "scout_order", "top", open_places)
    state.stack.pop()
    knocked_out(state)
    return None


def _answer_scout(state: OldWorldState, frame: Scout, decision: Decision, index: int) -> None:
    """Exchange the faces of sleeves, so that nobody else learns which card was where."""
    seat, seen, lose, left = frame
    pile = _pile(state, seat)
    mixed = pile[len(pile) - seen :]
    spot = pile[-1] if lose else mixed[left - 1]
    chosen = decision.args[index]
    exchange(state, spot, chosen)
    if len(mixed) > 1:
        for sleeve in mixed:
            state.known[sleeve] = 1 << seat
    if not lose:
        state.stack[-1] = Scout(seat, seen, 0, left - 1)
        return
    state.stack[-1] = Scout(seat, seen - 1, lose - 1, left)
    other = opponent(state, seat)
    table = state.table
    zone = table.zone_of["fight_discard"] if other == BEAST else table.zone(other, DISCARD)
    move(state, spot, zone, "discarded", other)
    state.table.steps.fight_card_lost(state, other, spot)


OP_FRAMES: dict[type, Handler] = {
    Heal: Handler(_run_heal, _answer_heal),
    Recall: Handler(_run_recall, _answer_recall),
    Scout: Handler(_run_scout, _answer_scout),
}
