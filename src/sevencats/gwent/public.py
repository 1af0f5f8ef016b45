"""What a view of Gwent holds besides the zones: what everybody sees, and what one seat knows."""

from __future__ import annotations

import msgspec

from sevencats.gwent.decks.conceal import is_public
from sevencats.gwent.rules.frames import Match
from sevencats.gwent.rules.leadership import leader_ready, leader_works
from sevencats.gwent.rules.strength import strengths, totals
from sevencats.gwent.state import GwentState


class MatchView(msgspec.Struct, frozen=True):
    """A tournament: who picks first, the decks picked for this game (-1: not yet), and per seat the
    bits of those that have won."""

    first: int
    picks: tuple[int, ...]
    locked: tuple[int, ...]


class GwentPublic(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody sees. ``horns`` are leader horns (bit ``side * 3 + row``), ``strengths`` run
    over rows (``side * 3 + row``) and the cards in them. ``last_round`` holds the totals of the
    last round, then its winner (-1: a tie). ``decks_in_play``: the decks of a tournament game,
    empty while they are being picked. ``played_by``: per open zone, who played each card."""

    mode: str
    seats: tuple[str, ...]
    sides: tuple[str, ...]
    side_of: tuple[int, ...]
    factions: tuple[str, ...]
    leaders: tuple[str, ...]
    public_lists: tuple[bool, ...]
    leader_ready: tuple[bool, ...]
    leader_works: tuple[bool, ...]
    round: int
    turn: int
    starter: int
    passed: tuple[bool, ...]
    gems: tuple[int, ...]
    points: tuple[int, ...]
    horns: int
    strengths: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]
    played_by: dict[str, list[int]]
    last_round: tuple[int, ...]
    turned_up: tuple[str, ...]
    decks_in_play: tuple[int, ...]
    match: MatchView | None
    over: bool
    winners: tuple[int, ...]


class GwentPrivate(msgspec.Struct, frozen=True):
    """What only one seat knows: its own deck as a list without order, because it brought it."""

    deck: tuple[str, ...]


def public_view(state: GwentState) -> GwentPublic:
    """What everybody sees of a state."""
    table = state.table
    seats = range(len(table.seating.seats))
    return GwentPublic(
        mode=table.mode.id,
        seats=table.seating.seats,
        sides=table.seating.sides,
        side_of=table.seating.side_of,
        factions=table.factions,
        leaders=table.leaders,
        public_lists=tuple([is_public(state.config, n) for n in range(len(state.config.decks))]),
        leader_ready=tuple([leader_ready(state, seat) for seat in seats]),
        leader_works=tuple([leader_works(state, seat) for seat in seats]),
        round=state.round,
        turn=state.turn,
        starter=state.starter,
        passed=tuple([bool(state.passed >> seat & 1) for seat in seats]),
        gems=tuple(state.gems),
        points=tuple(state.points),
        horns=state.horns,
        strengths=strengths(state),
        totals=tuple(totals(state)),
        played_by={
            zone.name: [state.by[s] for s in sleeves]
            for zone, sleeves in zip(table.layout, state.zones, strict=True)
            if sleeves and zone.pool < 0 and zone.sees
        },
        last_round=state.last,
        turned_up=state.turned,
        decks_in_play=state.picks,
        match=match_view(state),
        over=state.over,
        winners=state.winners,
    )


def private_view(state: GwentState, seat: int) -> GwentPrivate | None:
    """What only ``seat`` knows; a virtual one knows nothing."""
    if state.virtual >> seat & 1:
        return None
    names = state.table.names
    deck = state.zones[state.table.deck(seat)]
    return GwentPrivate(tuple(sorted([names[state.face[s]] for s in deck])))


def match_view(state: GwentState) -> MatchView | None:
    """How a tournament stands; None for a game that is none."""
    bottom = state.stack[0] if state.stack else None
    if not isinstance(bottom, Match):
        return None
    return MatchView(bottom.first, bottom.picks, bottom.locked)
