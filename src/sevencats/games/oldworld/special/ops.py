"""The operations behind the words of special attacks (see ``words.py``)."""

from __future__ import annotations

from collections.abc import Callable

from sevencats.games.oldworld.fight.frames import Damage, FightRound, RandomDiscards
from sevencats.games.oldworld.fight.record import BEAST
from sevencats.games.oldworld.fight.sides import note_fight, side_of
from sevencats.games.oldworld.language import conditions
from sevencats.games.oldworld.packs.model import Symbols
from sevencats.games.oldworld.rules.atoms import change_shield, lower_shield_to_cap
from sevencats.games.oldworld.rules.cards import lose_card
from sevencats.games.oldworld.rules.frames import Lose
from sevencats.games.oldworld.rules.ops import number, word
from sevencats.games.oldworld.special.attack import strike
from sevencats.games.oldworld.special.frames import (
    Bury,
    Drop,
    ForcedCombo,
    Regrow,
    Shed,
    TrashTop,
)
from sevencats.games.oldworld.special.hexes import FIGHT, NOW, PREFIX, TURN, lay_hex, times_laid
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.zones import COMBO, DECK, HAND
from sevencats.kernel.atoms import move, move_all, tell
from sevencats.kernel.effects import Effect, op_args

Run = Callable[[OldWorldState, Effect], None]
SPECIAL_OPS: dict[str, Run] = {}
#: In ``extra``, for the length of a fight: dice on the monster's card, damage owed before the draw
#: step, and whether passive abilities are quiet in this fight turn.
DICE, OWED, QUIET = f"{PREFIX}dice", f"{TURN}owed", f"{TURN}quiet"


def _op(name: str) -> Callable[[Run], Run]:
    """Register an operation under the name its trees use."""

    def register(function: Run) -> Run:
        SPECIAL_OPS[name] = function
        return function

    return register


# -- damage ----------------------------------------------------------------------------------------


@_op("strike")
def _strike(state: OldWorldState, frame: Effect) -> None:
    """Damage to the witcher: a number, and more or less of it by a count."""
    per = number(state, frame, 1)
    counted = conditions.count(state, frame.seat, word(state, frame, 2)) if per else 0
    strike(state, frame.seat, number(state, frame) + per * counted)


@_op("wound")
def _wound(state: OldWorldState, frame: Effect) -> None:
    """The monster harms itself: cards leave its pool, and none of them acts."""
    cards = state.common("fight_pool")[::-1][: number(state, frame)]
    move_all(state, cards, state.table.zone_of["fight_discard"], "knocked_off", BEAST)


@_op("owe")
def _owe(state: OldWorldState, frame: Effect) -> None:
    """Half of the damage that is left comes back before the draw step."""
    half = _damage_left(state) // 2
    if half:
        state.extra[OWED] = state.extra.get(OWED, 0) + half
        if not times_laid(state, "owed"):
            lay_hex(state, "owed", NOW)


def _damage_at(state: OldWorldState) -> int:
    """Where on the stack the damage to the monster waits; -1: there is none."""
    for place in range(len(state.stack) - 1, -1, -1):
        frame = state.stack[place]
        if isinstance(frame, Damage) and frame.who == BEAST:
            return place
    return -1


def _damage_left(state: OldWorldState) -> int:
    place = _damage_at(state)
    return state.stack[place][1] if place >= 0 else 0


@_op("soak")
def _soak(state: OldWorldState, frame: Effect) -> None:
    """The monster ignores damage that is still to be dealt: so much, half of it, or all."""
    place, how = _damage_at(state), op_args(state, frame)[0]
    if place < 0:
        return
    left = _damage_left(state)
    ignored = left if how == "all" else (left + 1) // 2 if how == "half" else min(left, int(how))
    damage = state.stack[place]
    assert isinstance(damage, Damage)
    state.stack[place] = damage._replace(left=left - ignored)
    if ignored:
        tell(state, "soaked", BEAST, ignored)


@_op("again")
def _again(state: OldWorldState, frame: Effect) -> None:
    """The monster has the next fight turn as well."""
    for place in range(len(state.stack) - 1, -1, -1):
        if isinstance(state.stack[place], FightRound):
            state.stack[place] = FightRound(BEAST)
            tell(state, "again", BEAST)
            return


# -- cards of the witcher --------------------------------------------------------------------------


def _off_deck(state: OldWorldState, seat: int, count: int, how: str) -> int:
    """Cards off the top of the deck; gives how many were missing."""
    cards = state.cards(seat, DECK)[::-1][:count]
    for card in cards:
        lose_card(state, seat, card, how)
    return count - len(cards)


@_op("mill")
def _mill(state: OldWorldState, frame: Effect) -> None:
    """Discards off the top of the deck; what it lacks comes from the hand, or from nowhere when
    they come from the bottom."""
    seat, how = frame.seat, word(state, frame, 1)
    if how == "bottom":
        for card in state.cards(seat, DECK)[: number(state, frame)]:
            lose_card(state, seat, card, "discarded")
        return
    missing = _off_deck(state, seat, number(state, frame), "discarded")
    if missing and how == "random":
        state.stack.append(RandomDiscards(seat, missing))
    elif missing:
        state.stack.append(Lose(seat, missing, "discarded", "hand"))


@_op("lose")
def _lose(state: OldWorldState, frame: Effect) -> None:
    """Discards of the hand, by choice or by chance; what it lacks comes off the deck."""
    seat, count = frame.seat, number(state, frame)
    if word(state, frame, 1) == "random":
        state.stack.append(RandomDiscards(seat, count))
        return
    hand = len(state.cards(seat, HAND))
    _off_deck(state, seat, max(0, count - hand), "discarded")
    state.stack.append(Lose(seat, min(count, hand), "discarded", "hand"))


@_op("half")
def _half(state: OldWorldState, frame: Effect) -> None:
    """Half of the hand is discarded, rounded up or down."""
    more = word(state, frame) == "up"
    count = (len(state.cards(frame.seat, HAND)) + more) // 2
    state.stack.append(Lose(frame.seat, count, "discarded", "hand"))


@_op("lose_per_potion")
def _lose_per_potion(state: OldWorldState, frame: Effect) -> None:
    """Lose as many random cards of the hand as the seat has potions, at least one."""
    count = max(1, conditions.count(state, frame.seat, "potion"))
    hand = len(state.cards(frame.seat, HAND))
    state.stack.append(RandomDiscards(frame.seat, min(count, hand)))


@_op("shed")
def _shed(state: OldWorldState, frame: Effect) -> None:
    state.stack.append(Shed(frame.seat, word(state, frame)))


@_op("shed_all")
def _shed_all(state: OldWorldState, frame: Effect) -> None:
    """All cards of these colours leave the hand."""
    colours = word(state, frame).split("|")
    for card in state.cards(frame.seat, HAND)[:]:
        if state.table.colour[state.face[card]] in colours:
            lose_card(state, frame.seat, card, "discarded")


@_op("drop")
def _drop(state: OldWorldState, frame: Effect) -> None:
    state.stack.append(Drop(frame.seat, word(state, frame)))


@_op("bury")
def _bury(state: OldWorldState, frame: Effect) -> None:
    state.stack.append(Bury(frame.seat, number(state, frame)))


@_op("recall_chosen")
def _recall_chosen(state: OldWorldState, frame: Effect) -> None:
    move(state, frame.chosen, state.table.zone(frame.seat, DECK), "recalled", frame.seat)


@_op("trash_top")
def _trash_top(state: OldWorldState, frame: Effect) -> None:
    """The top card of the deck, or one of the top cards; without a deck a card of the hand."""
    seat, count = frame.seat, number(state, frame)
    if not state.cards(seat, DECK):
        state.stack.append(Lose(seat, 1, "trashed", "hand"))
    elif count == 1:
        _off_deck(state, seat, 1, "trashed")
    else:
        state.stack.append(TrashTop(seat, count))


@_op("show_chosen")
def _show_chosen(state: OldWorldState, frame: Effect) -> None:
    _show(state, frame, frame.chosen)


@_op("show_top")
def _show_top(state: OldWorldState, frame: Effect) -> None:
    deck = state.cards(frame.seat, DECK)
    if deck:
        _show(state, frame, deck[-1])


def _show(state: OldWorldState, frame: Effect, card: int) -> None:
    """Damage by the symbols of a card, which is discarded."""
    symbols = state.table.symbols[state.face[card]]
    amount = symbols.damage if word(state, frame) == "damage" else _all_symbols(symbols)
    lose_card(state, frame.seat, card, "discarded")
    strike(state, frame.seat, amount)


def _all_symbols(symbols: Symbols) -> int:
    return (
        symbols.damage
        + symbols.shield
        + abs(symbols.draw)
        + symbols.take_back
        + symbols.return_card
    )


@_op("return_last")
def _return_last(state: OldWorldState, frame: Effect) -> None:
    """The last card of the combo goes back to the hand, if it has room."""
    laid, hand = state.cards(frame.seat, COMBO), state.cards(frame.seat, HAND)
    if laid and len(hand) < state.table.tracks.hand_limit:
        move(state, laid[-1], state.table.zone(frame.seat, HAND), "returned", frame.seat)


@_op("forced_combo")
def _forced_combo(state: OldWorldState, frame: Effect) -> None:
    state.stack.append(ForcedCombo(frame.seat, number(state, frame), "lay"))


# -- the witcher's board, and turns to come --------------------------------------------------------


@_op("shield_per_card")
def _shield_per_card(state: OldWorldState, frame: Effect) -> None:
    change_shield(state, frame.seat, -len(state.fight.combo))


@_op("potions_anew")
def _potions_anew(state: OldWorldState, frame: Effect) -> None:
    """As many potions as ever may be used again."""
    used = list(state.fight.potions)
    used[side_of(state, frame.seat)] = 0
    note_fight(state, potions=(used[0], used[1]))


@_op("hex")
def _hex(state: OldWorldState, frame: Effect) -> None:
    name, span = word(state, frame), word(state, frame, 1)
    lay_hex(state, name, span)
    if span == FIGHT:
        lower_shield_to_cap(state, frame.seat)  # a defense that is lower from now on


@_op("no_draws")
def _no_draws(state: OldWorldState, frame: Effect) -> None:
    """Draw symbols of this turn's combo count no more, also those that were added up already."""
    if state.fight.combo:
        counted = state.table.steps.fight_draws(state, frame.seat)
        note_fight(state, draw=state.fight.draw - counted)
    lay_hex(state, "no_draw", NOW)


@_op("quiet")
def _quiet(state: OldWorldState, frame: Effect) -> None:
    """No more passive abilities in this fight turn."""
    state.extra[QUIET] = 1


# -- the monster's cards ---------------------------------------------------------------------------


@_op("dice")
def _dice(state: OldWorldState, frame: Effect) -> None:
    """Dice are put on the monster's card, at most so many."""
    most = number(state, frame, 1)
    state.extra[DICE] = min(most, state.extra.get(DICE, 0) + number(state, frame))
    tell(state, "dice_on", BEAST, state.extra[DICE])


@_op("grow")
def _grow(state: OldWorldState, frame: Effect) -> None:
    """Fight cards that nobody has used join the life pool, on top or below."""
    index = 0 if word(state, frame, 1) == "bottom" else -1
    for card in state.common("fight_deck")[::-1][: number(state, frame)]:
        move(state, card, state.table.zone_of["fight_pool"], "grown", BEAST, index)


@_op("regrow")
def _regrow(state: OldWorldState, frame: Effect) -> None:
    """Random discards of the monster go back on top of its pool; ``shield``: as many as the
    witcher has shield."""
    count = op_args(state, frame)[0]
    left = state.shield[frame.seat] if count == "shield" else int(count)
    state.stack.append(Regrow(left, False))


@_op("restore")
def _restore(state: OldWorldState, frame: Effect) -> None:
    state.stack.append(Regrow(1, True))
