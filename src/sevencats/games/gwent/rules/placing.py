"""How cards come to the table and leave it: placing, playing, discarding."""

from __future__ import annotations

from typing import Literal

from sevencats.games.gwent.cards.flags import (
    BERSERKER,
    CLEAR,
    DECOY,
    HERO,
    HORN,
    MARDROEME,
    SPY,
    UNIT,
    WEATHER,
)
from sevencats.games.gwent.cards.model import ROW_NAMES, ROWS, Card
from sevencats.games.gwent.rules.frames import Place, RowSpecial
from sevencats.games.gwent.state import GwentState
from sevencats.games.gwent.table import RESERVE, SEAT_ZONES, SIDE_ZONES
from sevencats.kernel.atoms import move, reveal, tell
from sevencats.kernel.decisions import Decision
from sevencats.kernel.effects import begin
from sevencats.kernel.handlers import Handler

#: Solo: the seat and side of the automatic opponent.
OPPONENT = 1


def is_automatic(state: GwentState, seat: int) -> bool:
    """Return whether the rules play this seat (solo)."""
    return bool(state.virtual >> seat & 1)


def side_of(state: GwentState, sleeve: int) -> int:
    """The side on whose rows or pile a sleeve is."""
    return (state.where[sleeve] - state.table.row(0, 0)) // SIDE_ZONES


def play(state: GwentState, seat: int, sleeve: int, how: str) -> None:
    """Play a card from any zone; its questions and effects follow on the stack."""
    flags = state.table.flags[state.face[sleeve]]
    if flags & UNIT:
        place(state, sleeve, seat, how)
    elif flags & CLEAR:
        move(state, sleeve, state.table.discard(state.table.seating.side_of[seat]), how, seat)
        begin(state, "special:clear_weather", seat, sleeve)
    elif flags & WEATHER:
        state.by[sleeve] = seat
        move(state, sleeve, state.table.weather, how, seat)
    elif flags & (HORN | MARDROEME):
        show(state, sleeve, seat)
        state.stack.append(RowSpecial(sleeve, seat))
    else:
        _play_special(state, seat, sleeve, flags, how)


def show(state: GwentState, sleeve: int, seat: int) -> None:
    """Reveal a card that waits for its place or target: it is on the table."""
    if state.known[sleeve] != -1:
        reveal(state, sleeve, -1, "shown", seat)


def play_or_discard(state: GwentState, seat: int, sleeve: int, how: str) -> None:
    """Play a card; one that cannot be placed goes to the discard pile (S2.1)."""
    if can_play(state, seat, sleeve):
        play(state, seat, sleeve, how)
    else:
        pile = state.table.discard(state.table.seating.side_of[seat])
        move(state, sleeve, pile, "discarded", seat)


def _play_special(state: GwentState, seat: int, sleeve: int, flags: int, how: str) -> None:
    """A special that acts by its effect tree. A Decoy stays in the hand until it has a target."""
    table = state.table
    if flags & DECOY and is_automatic(state, seat):
        _hide_card(state, seat, sleeve, how)
        return
    if flags & DECOY:
        show(state, sleeve, seat)
    else:
        move(state, sleeve, table.discard(table.seating.side_of[seat]), how, seat)
    for ability in reversed(table.cards[table.type_of[state.face[sleeve]]].abilities):
        begin(state, f"special:{ability}", seat, sleeve)


def _hide_card(state: GwentState, seat: int, sleeve: int, how: str) -> None:
    """The solo opponent's Decoy swaps nothing: its top card goes face down under it (S4)."""
    table = state.table
    state.by[sleeve] = seat
    move(state, sleeve, table.row_zone[table.seating.side_of[seat]][0], how, seat)
    deck = state.zones[table.deck(seat)]
    if deck:
        move(state, deck[-1], table.under, "hidden", seat)


#: The kinds of places for a card.
Goal = Literal["own", "enemy", "beside", "unit", "weather", "anywhere"]


def where_it_goes(card: Card) -> Goal:
    """The kind of place for a card when it is played: clients highlight these places before any
    question."""
    if card.kind == "weather":
        return "weather"
    if not card.rows:
        return "anywhere"
    if card.kind == "special":
        return "unit" if "decoy" in card.abilities else "beside"
    return "enemy" if "spy" in card.abilities else "own"


def can_play(state: GwentState, seat: int, sleeve: int) -> bool:
    """Return whether this card may be played now. Specials that lack a place or a target may not,
    and weather in solo only by the opponent (S1)."""
    table = state.table
    card = state.face[sleeve]
    if table.type_of[card] not in table.choosy_types:
        return True
    flags = table.flags[card]
    side = table.seating.side_of[seat]
    if flags & (DECOY | WEATHER) and is_automatic(state, seat):
        return True
    if flags & WEATHER:
        return False
    if flags & DECOY:
        return any(is_plain(state, s) for row in ROWS for s in state.zones[table.row(side, row)])
    return bool(open_rows(state, side, flags))


def is_plain(state: GwentState, sleeve: int) -> bool:
    """Return whether this is a unit and not a hero."""
    return state.table.flags[state.face[sleeve]] & (UNIT | HERO) == UNIT


def open_rows(state: GwentState, side: int, flags: int) -> list[int]:
    """The rows where a horn or Mardroeme special may still go (G6.1, G6.3)."""
    table, mine = state.table, flags & (HORN | MARDROEME)
    return [
        row
        for row in ROWS
        if not any(
            table.flags[state.face[s]] & mine for s in state.zones[table.row_special(side, row)]
        )
    ]


def place(
    state: GwentState, sleeve: int, seat: int, how: str, side: int = -1, row: int = -1
) -> None:
    """Put a unit on its row at once if there is no question, otherwise leave it waiting."""
    side, row = _without_asking(state, state.face[sleeve], seat, side, row)
    if side < 0 or row < 0:
        show(state, sleeve, seat)
        state.stack.append(Place(sleeve, seat, side, row, how))
    else:
        land(state, sleeve, seat, side, row, how)


def _without_asking(
    state: GwentState, card: int, seat: int, side: int, row: int
) -> tuple[int, int]:
    """Side and row as far as the card determines them; -1 for the player's choices."""
    table = state.table
    if side < 0:
        own = table.seating.side_of[seat]
        if not table.flags[card] & SPY:
            side = own
        elif len(table.seating.sides) == 2:
            side = 1 - own
    if row < 0 and len(table.rows[card]) == 1:
        row = table.rows[card][0]
    return side, row


def land(state: GwentState, sleeve: int, seat: int, side: int, row: int, how: str) -> None:
    """Put the unit on its row and start its abilities (G3.3)."""
    table = state.table
    state.by[sleeve] = seat
    move(state, sleeve, table.row_zone[side][row], how, seat)
    effects = table.on_place[state.face[sleeve]]
    if effects:
        for tree in reversed(effects):
            # Units that the solo opponent musters do not muster others (S4).
            if how != "mustered" or tree != "ability:muster" or not is_automatic(state, seat):
                begin(state, tree, seat, sleeve)


def _run_place(state: GwentState, frame: Place) -> list[Decision] | None:
    table = state.table
    card = state.face[frame.sleeve]
    source = table.types[table.type_of[card]]
    side, row = _without_asking(state, card, frame.seat, frame.side, frame.row)
    if side < 0:
        own = table.seating.side_of[frame.seat]
        others = [s for s in range(len(table.seating.sides)) if s != own]
        keys = tuple(f"to:{table.seating.sides[other]}" for other in others)
        return [Decision(0, frame.seat, "receiver", source, keys, tuple(others))]
    if row < 0:
        keys = tuple(f"row:{ROW_NAMES[row]}" for row in table.rows[card])
        return [Decision(0, frame.seat, "row", source, keys, table.rows[card])]
    state.stack.pop()
    land(state, frame.sleeve, frame.seat, side, row, frame.how)
    return None


def _answer_place(state: GwentState, frame: Place, decision: Decision, index: int) -> None:
    if decision.kind == "receiver":
        state.stack[-1] = frame._replace(side=decision.args[index])
    else:
        state.stack[-1] = frame._replace(row=decision.args[index])


def _run_row_special(state: GwentState, frame: RowSpecial) -> list[Decision] | None:
    table = state.table
    card = state.face[frame.sleeve]
    rows = open_rows(state, table.seating.side_of[frame.seat], table.flags[card])
    if not rows:
        # Fetched by a leader without a valid row: void (G3.4), it stays in place.
        state.stack.pop()
        return None
    keys = tuple(f"row:{ROW_NAMES[row]}" for row in rows)
    source = table.types[table.type_of[card]]
    return [Decision(0, frame.seat, "row", source, keys, tuple(rows))]


def _answer_row_special(
    state: GwentState, frame: RowSpecial, decision: Decision, index: int
) -> None:
    state.stack.pop()
    table = state.table
    side, row = table.seating.side_of[frame.seat], decision.args[index]
    state.by[frame.sleeve] = frame.seat
    move(state, frame.sleeve, table.row_special(side, row), "played", frame.seat)
    if table.flags[state.face[frame.sleeve]] & MARDROEME:
        transform_row(state, side, row)


def transform_row(state: GwentState, side: int, row: int) -> None:
    """Mardroeme: every berserker of the row becomes its reserve card (G5.10, G5.11)."""
    table = state.table
    zone = table.row(side, row)
    lying = state.zones[zone] + state.zones[table.row_special(side, row)]
    if not any(table.flags[state.face[s]] & MARDROEME for s in lying):
        return
    coming: list[int] = []
    for sleeve in [s for s in state.zones[zone] if is_plain(state, s)]:
        if not table.flags[state.face[sleeve]] & BERSERKER:
            continue
        name = table.cards[table.type_of[state.face[sleeve]]].transforms_into
        reserve = from_reserve(state, sleeve, name, coming)
        if reserve < 0:
            continue
        seat = seat_for(state, sleeve, side)
        fits = row if row in table.rows[state.face[reserve]] else -1
        move(state, sleeve, table.removed, "removed", seat)
        coming.append(reserve)
        state.stack.append(Place(reserve, seat, side, fits, "transformed"))


def seat_for(state: GwentState, sleeve: int, side: int) -> int:
    """The owner of a card on this side: its home seat, or the side's first for an enemy's."""
    home = state.table.home[state.face[sleeve]]
    return home if state.table.seating.side_of[home] == side else state.table.seats_of(side)[0]


def from_reserve(state: GwentState, caller: int, wanted: str | None, taken: list[int]) -> int:
    """A sleeve with this card in the reserve of the caller's owner (G1.3, P3.1); -1: none."""
    table = state.table
    home = table.home[state.face[caller]]
    for sleeve in state.zones[home * SEAT_ZONES + RESERVE]:
        card = table.types[table.type_of[state.face[sleeve]]]
        if card == wanted and sleeve not in taken:
            return sleeve
    return -1


def discard(state: GwentState, sleeves: list[int], how: str) -> None:
    """Discard cards from the battlefield to the pile of the side they lie on (G3.5); avengers
    come afterwards (G5.9)."""
    fallen = [(sleeve, side_of(state, sleeve)) for sleeve in sleeves]
    for sleeve, side in fallen:
        move(state, sleeve, state.table.discard(side), how, state.by[sleeve])
    summon_avengers(state, fallen)


def summon_avengers(state: GwentState, fallen: list[tuple[int, int]]) -> None:
    """Call the reserve card of each fallen card that has one, onto the side it fell on."""
    table = state.table
    if not table.avengers:
        return
    coming: list[int] = []
    for sleeve, side in reversed(fallen):
        if state.face[sleeve] not in table.avengers:
            continue
        name = table.cards[table.type_of[state.face[sleeve]]].summons
        reserve = from_reserve(state, sleeve, name, coming)
        if reserve >= 0:
            coming.append(reserve)
            seat = seat_for(state, sleeve, side)
            state.stack.append(Place(reserve, seat, side, -1, "summoned"))


def discard_weather(state: GwentState) -> None:
    """Discard all weather to the piles of the seats that played it."""
    table = state.table
    for sleeve in state.zones[table.weather][:]:
        side = table.seating.side_of[state.by[sleeve]]
        move(state, sleeve, table.discard(side), "discarded", state.by[sleeve])


def draw(state: GwentState, seat: int, count: int) -> None:
    """Draw from the top of the deck, at most as many as it has."""
    deck, hand = state.table.deck(seat), state.table.hand(seat)
    for _ in range(min(count, len(state.zones[deck]))):
        move(state, state.zones[deck][-1], hand, "drawn", seat)


def blow_leader_horn(state: GwentState, seat: int, row: int) -> None:
    """A leader acts as a horn on a row for the rest of the round."""
    side = state.table.seating.side_of[seat]
    state.horns |= 1 << (side * 3 + row)
    state.dirty |= 1 << side
    tell(state, "horn", seat, side, row)


PLACING_FRAMES: dict[type, Handler] = {
    Place: Handler(_run_place, _answer_place),
    RowSpecial: Handler(_run_row_special, _answer_row_special),
}
