"""The operations of effect trees. Each changes the state through atoms or pushes frames; none asks
a question."""

from __future__ import annotations

from collections.abc import Callable

from sevencats.games.gwent.cards.model import ROWS
from sevencats.games.gwent.rules.colours import act_on
from sevencats.games.gwent.rules.frames import Look, Muster, OpponentCard
from sevencats.games.gwent.rules.placing import (
    blow_leader_horn,
    discard,
    discard_weather,
    draw,
    is_automatic,
    is_plain,
    place,
    show,
    transform_row,
)
from sevencats.games.gwent.rules.strength import horn_works, row_total, strengths
from sevencats.games.gwent.state import GwentState
from sevencats.kernel.atoms import move, push_shuffle, reveal, tell
from sevencats.kernel.decisions import CHANCE, Decision
from sevencats.kernel.effects import Effect, op_args
from sevencats.kernel.handlers import Handler, never_asks

OPS: dict[str, Callable[[GwentState, Effect], None]] = {}


def op(function: Callable[[GwentState, Effect], None]) -> Callable[[GwentState, Effect], None]:
    """Register a function under its own name."""
    OPS[function.__name__] = function
    return function


def number(state: GwentState, frame: Effect) -> int:
    """The op's first printed number (a count or a row)."""
    value = op_args(state, frame)[0]
    assert isinstance(value, int)
    return value


@op
def revive(state: GwentState, frame: Effect) -> None:
    """Play the chosen unit out of the discard pile (G5.3)."""
    act_on(state, frame.seat, "revive", frame.source, frame.chosen)


@op
def play_chosen(state: GwentState, frame: Effect) -> None:
    """Play the chosen card at once."""
    act_on(state, frame.seat, "play", frame.source, frame.chosen)


@op
def muster(state: GwentState, frame: Effect) -> None:
    """Call all named cards from hand and deck (G5.5), then shuffle the deck."""
    table = state.table
    hand, deck = table.hand(frame.seat), table.deck(frame.seat)
    named = table.cards[table.type_of[state.face[frame.source]]].musters
    types = {table.type_index[name] for name in named if name in table.type_index}
    called = [
        s
        for zone in (hand, deck)
        for s in reversed(state.zones[zone])
        if table.type_of[state.face[s]] in types
    ]
    if is_automatic(state, frame.seat):
        called = called[:1]
    if any(state.where[sleeve] == deck for sleeve in called):
        # A random order without one card is still random.
        push_shuffle(state, deck)
    for sleeve in called:
        show(state, sleeve, frame.seat)
    if called:
        state.stack.append(Muster(frame.seat, tuple(called)))


def _run_muster(state: GwentState, frame: Muster) -> None:
    state.stack.pop()
    table = state.table
    homes = (table.hand(frame.seat), table.deck(frame.seat))
    first, *rest = frame.sleeves
    if rest:
        state.stack.append(Muster(frame.seat, tuple(rest)))
    if state.where[first] in homes:
        place(state, first, frame.seat, "mustered")


@op
def scorch(state: GwentState, frame: Effect) -> None:
    """The strongest units of the whole battlefield burn, all that tie (G6.4, G5.12); the solo
    opponent burns only the player's side (S4)."""
    sides = [0] if is_automatic(state, frame.seat) else range(len(state.gems))
    burn(state, [(side, row) for side in sides for row in ROWS])


@op
def scorch_row(state: GwentState, frame: Effect) -> None:
    """Each enemy's row of this kind burns if it totals 10 or more (G5.7, F4)."""
    row = number(state, frame)
    own = state.table.seating.side_of[frame.seat]
    for side in range(len(state.gems)):
        if side != own and row_total(state, side, row) >= 10:
            burn(state, [(side, row)])


def burn(state: GwentState, places: list[tuple[int, int]]) -> None:
    """Discard the strongest non-hero units of these rows, all that tie."""
    values = strengths(state)
    standing = [
        (value, sleeve)
        for side, row in places
        for value, sleeve in zip(
            values[side * 3 + row], state.zones[state.table.row(side, row)], strict=True
        )
        if is_plain(state, sleeve)
    ]
    if standing:
        most = max(value for value, _ in standing)
        discard(state, [sleeve for value, sleeve in standing if value == most], "burned")


@op
def draw_cards(state: GwentState, frame: Effect) -> None:
    """Draw as many cards as printed (G5.8); the solo opponent plays them at once (S4)."""
    if is_automatic(state, frame.seat):
        state.stack += [OpponentCard()] * number(state, frame)
    else:
        draw(state, frame.seat, number(state, frame))


@op
def transform(state: GwentState, frame: Effect) -> None:
    """Berserkers and Mardroeme meet in the row the acting card lies on (G5.10, G5.11)."""
    zone = state.where[frame.source] - state.table.row(0, 0)
    side, row = divmod(zone, 7)
    if row in ROWS:
        transform_row(state, side, row)


@op
def decoy(state: GwentState, frame: Effect) -> None:
    """Swap the Decoy with the chosen unit (G6.2)."""
    act_on(state, frame.seat, "decoy", frame.source, frame.chosen)


@op
def clear_weather(state: GwentState, frame: Effect) -> None:
    """All weather is discarded (G6.6)."""
    discard_weather(state)


@op
def leader_horn(state: GwentState, frame: Effect) -> None:
    """A horn on the leader's row, unless one already works there."""
    row = number(state, frame)
    if not horn_works(state, state.table.seating.side_of[frame.seat], row):
        blow_leader_horn(state, frame.seat, row)


@op
def discard_chosen(state: GwentState, frame: Effect) -> None:
    """Discard the chosen card from the hand."""
    act_on(state, frame.seat, "discard", frame.source, frame.chosen)


@op
def take_chosen(state: GwentState, frame: Effect) -> None:
    """Take the chosen card into the hand."""
    act_on(state, frame.seat, "take", frame.source, frame.chosen)


@op
def search_deck(state: GwentState, frame: Effect) -> None:
    """Look through the seat's own deck: until it is shuffled its owner knows every card in it."""
    for sleeve in state.zones[state.table.deck(frame.seat)]:
        state.known[sleeve] |= 1 << frame.seat
    tell(state, "searched", frame.seat)


@op
def shuffle_deck(state: GwentState, frame: Effect) -> None:
    """A deck that was searched is shuffled (G9.0)."""
    push_shuffle(state, state.table.deck(frame.seat))


@op
def return_piles(state: GwentState, frame: Effect) -> None:
    """Every discard pile goes back into the deck it belongs to and is shuffled in.

    Where mates share a pile each card goes to its owner and an enemy's spy stays (P3.2)."""
    table = state.table
    for side in range(len(table.seating.sides)):
        seats = table.seats_of(side)
        for sleeve in state.zones[table.discard(side)][:]:
            owner = seats[0] if len(seats) == 1 else table.home[state.face[sleeve]]
            if table.seating.side_of[owner] == side:
                state.by[sleeve] = -1
                move(state, sleeve, table.deck(owner), "returned", owner)
        for seat in seats:
            push_shuffle(state, table.deck(seat))


@op
def look_at_hand(state: GwentState, frame: Effect) -> None:
    """Look at three random cards of the chosen enemy's hand."""
    state.stack.append(Look(frame.seat, frame.chosen, number(state, frame), ()))


def _run_look(state: GwentState, frame: Look) -> list[Decision] | None:
    hand = state.zones[state.table.hand(frame.target)]
    hidden = [(f"slot:{i:02}", s) for i, s in enumerate(hand) if s not in frame.seen]
    if not hidden or not frame.left:
        state.stack.pop()
        return None
    keys, sleeves = zip(*hidden, strict=True)
    name = state.table.seating.seats[frame.target]
    return [Decision(0, CHANCE, "look", name, keys, sleeves)]


def _answer_look(state: GwentState, frame: Look, decision: Decision, index: int) -> None:
    sleeve = decision.args[index]
    state.stack[-1] = frame._replace(left=frame.left - 1, seen=(*frame.seen, sleeve))
    reveal(state, sleeve, state.table.mates(frame.seat), "looked_at", frame.seat)


OP_FRAMES: dict[type, Handler] = {
    Muster: Handler(_run_muster, never_asks),
    Look: Handler(_run_look, _answer_look),
}
