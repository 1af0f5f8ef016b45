"""Why a card cannot be played now, and where a card that was dropped on the wrong place belongs.

These are codes, not sentences: the page has the words in the reader's language. Everything here
comes from what the seat sees anyway: its own hand, the board, and whose turn it is.
"""

from __future__ import annotations

from sevencats.games.gwent.cards.catalogue import base
from sevencats.games.gwent.cards.flags import DECOY, WEATHER
from sevencats.games.gwent.cards.model import ROWS
from sevencats.games.gwent.page.insight_types import Code, DeckFace, Goes, Reasons
from sevencats.games.gwent.public import match_view
from sevencats.games.gwent.rules.leadership import leader_works
from sevencats.games.gwent.rules.placing import open_rows, where_it_goes
from sevencats.games.gwent.rules.turns import one_of_each
from sevencats.games.gwent.state import GwentState

#: Stands for every card of the hand.
ALL = "*"
LEADER = "leader"


def reasons(state: GwentState, seat: int) -> Reasons:
    """Return why this seat cannot play its cards and its leader, and where its cards go."""
    turn = next((d for d in state.pending if d.seat == seat and d.kind == "turn"), None)
    cannot: dict[str, Code] = {}
    if code := _leader(state, seat):
        cannot[LEADER] = code
    if turn is None:
        waits = _waits(state, seat)
        return Reasons({LEADER: waits, **cannot, ALL: waits}, {})
    hand = _hand(state, seat)
    cannot |= {
        name: _no_place_reason(state.table.flags[state.face[sleeve]])
        for name, sleeve in hand.items()
        if f"play:{name}" not in turn.keys
    }
    goes = {name: _goes(state, seat, sleeve) for name, sleeve in hand.items()}
    return Reasons(cannot, goes)


def decks(state: GwentState, seat: int | None) -> list[list[DeckFace | None]]:
    """Return the three decks that each seat brought to a tournament. Decks of others have a face
    if they were played and it can still be seen: picked for this game, or won with."""
    match = match_view(state)
    count = state.table.mode.decks
    picks = match.picks if match else state.picks
    locked = match.locked if match else (0,) * len(state.table.seating.seats)
    return [
        [
            _face(state, owner, box)
            if owner == seat or picks[owner] == box or locked[owner] >> box & 1
            else None
            for box in range(count)
        ]
        for owner in range(len(state.table.seating.seats))
    ]


def _face(state: GwentState, owner: int, box: int) -> DeckFace:
    deck = state.config.decks[owner * state.table.mode.decks + box]
    return DeckFace(deck.faction, deck.leader)


def _waits(state: GwentState, seat: int) -> Code:
    """Return why it is not this seat's turn."""
    if not state.pending:
        return "over"
    if any(decision.seat == seat for decision in state.pending):
        return "question"
    return "passed" if state.passed >> seat & 1 else "turn"


def _leader(state: GwentState, seat: int) -> Code | None:
    """Return why the leader cannot be used on any turn; None if it can."""
    leader = base().leaders.get(state.table.leaders[seat])
    if leader is None:
        return "leader-none"
    if state.used >> seat & 1:
        return "leader-used"
    if not leader_works(state, seat):
        return "leader-off"
    return None if state.table.active_leader[seat] else "leader-passive"


def _hand(state: GwentState, seat: int) -> dict[str, int]:
    """Return one sleeve of each card of the hand, by name."""
    first = one_of_each(state, state.zones[state.table.hand(seat)])
    return {state.table.types[kind]: sleeve for kind, sleeve in first.items()}


def _no_place_reason(flags: int) -> Code:
    """Return why a card is not among the plays of a turn: only specials lack a target or a place,
    and weather belongs to the opponent in solo (S1)."""
    if flags & WEATHER:
        return "no-weather"
    return "no-unit" if flags & DECOY else "no-row"


def _goes(state: GwentState, seat: int, sleeve: int) -> Goes:
    table, number = state.table, state.face[sleeve]
    card = table.cards[table.type_of[number]]
    to = where_it_goes(card)
    if to != "beside":
        return Goes(to, tuple(card.rows)) if to in ("own", "enemy") else Goes(to)
    free = open_rows(state, table.seating.side_of[seat], table.flags[number])
    return Goes(to, tuple(free), tuple([row for row in ROWS if row not in free]))
