"""The operations of effects outside fights, and the predicates of their switches.

An op changes the state through atoms, or pushes frames; it never asks. Gains and losses that are
not possible in full are made as far as possible (W4.7), always for the acting seat (W4.8).
"""

from __future__ import annotations

from collections.abc import Callable

from sevencats.games.oldworld.language import conditions
from sevencats.games.oldworld.packs.model import ATTRIBUTES
from sevencats.games.oldworld.rules.atoms import (
    change_gold,
    change_shield,
    lower_attribute,
    raise_attribute,
    update_turn,
)
from sevencats.games.oldworld.rules.cards import discard_potion, lose_card
from sevencats.games.oldworld.rules.frames import (
    Draw,
    DrawPotions,
    GainTrail,
    Lose,
    LosePotions,
    ReadEvent,
    ShortFight,
    TakeCard,
    TakeCardBack,
)
from sevencats.games.oldworld.rules.quests import accept
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.zones import DISCARD, GEAR, HAND, POTIONS
from sevencats.kernel.atoms import move, tell, uncover
from sevencats.kernel.effects import Effect, op_args

OPS: dict[str, Callable[[OldWorldState, Effect], None]] = {}
PREDICATES: dict[str, Callable[[OldWorldState, Effect], int]] = {}


def op(
    name: str,
) -> Callable[[Callable[[OldWorldState, Effect], None]], Callable[[OldWorldState, Effect], None]]:
    """Register an operation under the name its trees use."""

    def register(
        function: Callable[[OldWorldState, Effect], None],
    ) -> Callable[[OldWorldState, Effect], None]:
        OPS[name] = function
        return function

    return register


def number(state: OldWorldState, frame: Effect, place: int = 0) -> int:
    """Return a printed number of the op."""
    value = op_args(state, frame)[place]
    assert isinstance(value, int)
    return value


def word(state: OldWorldState, frame: Effect, place: int = 0) -> str:
    """Return a printed word of the op."""
    value = op_args(state, frame)[place]
    assert isinstance(value, str)
    return value


def return_to_effect(state: OldWorldState, value: int) -> None:
    """Give the effect waiting on top a value, as if it had been chosen: the result of frames that
    an op pushed (the damage of a short fight)."""
    top = state.stack[-1]
    assert isinstance(top, Effect)
    state.stack[-1] = top._replace(chosen=value)


# -- gains and losses -----------------------------------------------------------------------------


@op("gold")
def _gold(state: OldWorldState, frame: Effect) -> None:
    change_gold(state, frame.seat, number(state, frame))


@op("gold_all")
def _gold_all(state: OldWorldState, frame: Effect) -> None:
    change_gold(state, frame.seat, -state.gold[frame.seat])


@op("attribute")
def _attribute(state: OldWorldState, frame: Effect) -> None:
    _shift(state, frame.seat, word(state, frame), number(state, frame, 1))


@op("attribute_chosen")
def _attribute_chosen(state: OldWorldState, frame: Effect) -> None:
    _shift(state, frame.seat, ATTRIBUTES[frame.chosen], number(state, frame))


def _shift(state: OldWorldState, seat: int, attribute: str, change: int) -> None:
    if change > 0:
        raise_attribute(state, seat, attribute, change)
    else:
        lower_attribute(state, seat, attribute, -change)


@op("shield")
def _shield(state: OldWorldState, frame: Effect) -> None:
    change_shield(state, frame.seat, number(state, frame))


@op("shield_all")
def _shield_all(state: OldWorldState, frame: Effect) -> None:
    change_shield(state, frame.seat, -state.shield[frame.seat])


@op("potion")
def _potion(state: OldWorldState, frame: Effect) -> None:
    amount = number(state, frame)
    if amount > 0:
        state.stack.append(DrawPotions(frame.seat, amount))
    else:
        state.stack.append(LosePotions(frame.seat, -amount))


@op("potion_all")
def _potion_all(state: OldWorldState, frame: Effect) -> None:
    for sleeve in state.cards(frame.seat, POTIONS)[:]:
        discard_potion(state, frame.seat, sleeve)


@op("trail")
def _trail(state: OldWorldState, frame: Effect) -> None:
    state.stack.append(GainTrail(frame.seat, number(state, frame)))


# -- cards ----------------------------------------------------------------------------------------


@op("card")
def _card(state: OldWorldState, frame: Effect) -> None:
    """Take a card of the pool by its printed cost, to the discards (W4.6)."""
    state.stack.append(TakeCard(frame.seat, number(state, frame)))


@op("card_back")
def _card_back(state: OldWorldState, frame: Effect) -> None:
    """The same, but cards turned up in the search are shuffled back (W15.12)."""
    state.stack.append(TakeCardBack(frame.seat, number(state, frame)))


@op("trash")
def _trash(state: OldWorldState, frame: Effect) -> None:
    state.stack.append(Lose(frame.seat, number(state, frame), "trashed", "hand"))


@op("trash_any")
def _trash_any(state: OldWorldState, frame: Effect) -> None:
    state.stack.append(Lose(frame.seat, number(state, frame), "trashed", "any"))


@op("discard")
def _discard(state: OldWorldState, frame: Effect) -> None:
    state.stack.append(Lose(frame.seat, number(state, frame), "discarded", "hand"))


@op("discard_all")
def _discard_all(state: OldWorldState, frame: Effect) -> None:
    for sleeve in state.cards(frame.seat, HAND)[:]:
        lose_card(state, frame.seat, sleeve, "discarded")


@op("discard_chosen")
def _discard_chosen(state: OldWorldState, frame: Effect) -> None:
    lose_card(state, frame.seat, frame.chosen, "discarded")


@op("draw")
def _draw(state: OldWorldState, frame: Effect) -> None:
    state.stack.append(Draw(frame.seat, number(state, frame)))


@op("take_back")
def _take_back(state: OldWorldState, frame: Effect) -> None:
    """Put the top discards into the hand, as far as it has room (W5.4)."""
    pile, hand = state.cards(frame.seat, DISCARD), state.cards(frame.seat, HAND)
    room = state.table.tracks.hand_limit - len(hand)
    for _ in range(min(number(state, frame), len(pile), room)):
        state.table.steps.cards_take_back(state, frame.seat)


@op("take_chosen")
def _take_chosen(state: OldWorldState, frame: Effect) -> None:
    move(state, frame.chosen, state.table.zone(frame.seat, HAND), "taken_back", frame.seat)


# -- the turn -------------------------------------------------------------------------------------


@op("draw3")
def _draw3(state: OldWorldState, frame: Effect) -> None:
    """Draw more or fewer cards in phase III of this turn."""
    change = number(state, frame)
    update_turn(state, frame.seat, draw=state.turn[frame.seat].draw + change)
    tell(state, "draw3", frame.seat, change)


@op("draw3_max")
def _draw3_max(state: OldWorldState, frame: Effect) -> None:
    cap = number(state, frame)
    update_turn(state, frame.seat, cap=min(state.turn[frame.seat].cap, cap))
    tell(state, "draw3_max", frame.seat, cap)


@op("phase3")
def _phase3(state: OldWorldState, frame: Effect) -> None:
    """Skip the rest of phases I and II."""
    update_turn(state, frame.seat, phase=3)


@op("move_to")
def _move_to(state: OldWorldState, frame: Effect) -> None:
    """Move there for free; entering works as usual."""
    place = state.table.place_index[word(state, frame)]
    state.table.steps.travel_enter(state, frame.seat, place)


# -- dice, events, quests, short fights -----------------------------------------------------------


@op("rolled")
def _rolled(state: OldWorldState, frame: Effect) -> None:
    tell(state, "rolled", frame.seat, frame.chosen)


@op("tested")
def _tested(state: OldWorldState, frame: Effect) -> None:
    attribute = word(state, frame)
    tell(state, "tested", frame.seat, attribute, frame.chosen, _score(state, frame, attribute))


@op("outcome")
def _outcome(state: OldWorldState, frame: Effect) -> None:
    """Tell which band of an event was reached: only that text may be read now."""
    uncover(state, "outcome", frame.seat, int(frame.tree.split(":")[1]), number(state, frame))


@op("branch")
def _branch(state: OldWorldState, frame: Effect) -> None:
    """Tell which band the die of an option reached: only that text may be read now."""
    kind, ident, letter = frame.tree.split(":")[:3]
    uncover(state, "branch", frame.seat, kind, ident, letter, number(state, frame))


@op("event")
def _event(state: OldWorldState, frame: Effect) -> None:
    """Let the right-hand player read another event: a chain."""
    state.stack.append(ReadEvent(frame.seat, number(state, frame), frame.source))


@op("quest")
def _quest(state: OldWorldState, frame: Effect) -> None:
    """Make the card that led here a quest; an event read because of a trait has no such card."""
    if frame.source >= 0:
        place, price = word(state, frame), word(state, frame, 2)
        accept(state, frame.seat, frame.source, place, number(state, frame, 1), price)


@op("keep")
def _keep(state: OldWorldState, frame: Effect) -> None:
    """Keep equipment or a companion for the rest of the game (W7.1)."""
    name = frame.tree.split(":")[1]
    for sleeve in state.common("events"):
        if state.ident(sleeve) == name:
            move(state, sleeve, state.table.zone(frame.seat, GEAR), "kept", frame.seat)
            return


@op("short_fight")
def _short_fight(state: OldWorldState, frame: Effect) -> None:
    """Start a short fight of one combo; the damage it deals selects the band that follows."""
    state.stack.append(ShortFight(frame.seat, number(state, frame), number(state, frame, 1)))


# -- predicates -----------------------------------------------------------------------------------


def _score(state: OldWorldState, frame: Effect, attribute: str) -> int:
    """Return the die roll plus twice the attribute."""
    return 2 * state.attr(frame.seat, attribute) + frame.chosen


def _place_in(value: int, ends: tuple[int | str, ...]) -> int:
    """Return the index of the band that holds a value: ``ends`` are first and last of each band in
    turn."""
    for place in range(len(ends) // 2):
        low, high = ends[2 * place], ends[2 * place + 1]
        assert isinstance(low, int) and isinstance(high, int)
        if low <= value <= high:
            return place
    return -1


def _band(state: OldWorldState, frame: Effect) -> int:
    """Return the band by the number passed on (``chosen``), or by a test of an attribute."""
    of, *ends = op_args(state, frame)
    value = frame.chosen if of == "chosen" else _score(state, frame, str(of))
    return _place_in(value, tuple(ends))


def _tier(state: OldWorldState, frame: Effect) -> int:
    of, *ends = op_args(state, frame)
    return _place_in(conditions.count(state, frame.seat, str(of)), tuple(ends))


def _chosen(state: OldWorldState, frame: Effect) -> int:
    return frame.chosen


def _if(state: OldWorldState, frame: Effect) -> int:
    """Return 0 (then) if the condition holds, else 1."""
    return 0 if conditions.holds(state, frame.seat, str(op_args(state, frame)[0])) else 1


PREDICATES.update(band=_band, tier=_tier, chosen=_chosen)
PREDICATES["if"] = _if
