"""Gwent's part of a view besides the zones: the public part, and the private one of a seat."""

from __future__ import annotations

from sevencats.games.gwent.public_types import GwentPrivate, GwentPublic, MatchView
from sevencats.games.gwent.rules.frames import Match
from sevencats.games.gwent.rules.leadership import leader_ready, leader_works
from sevencats.games.gwent.rules.strength import strengths, totals
from sevencats.games.gwent.state import GwentState
from sevencats.games.gwent.table import public_lists


def public_view(state: GwentState) -> GwentPublic:
    """The public part of a state."""
    table = state.table
    seats = range(len(table.seating.seats))
    return GwentPublic(
        mode=table.mode.id,
        seats=table.seating.seats,
        sides=table.seating.sides,
        side_of=table.seating.side_of,
        factions=table.factions,
        leaders=table.leaders,
        public_lists=public_lists(state.config),
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
    """The knowledge of ``seat`` alone; a virtual seat knows nothing."""
    if state.virtual >> seat & 1:
        return None
    table, face = state.table, state.face
    # The numbers of card types are in the order of their names, and sort faster.
    kinds = sorted([table.type_of[face[s]] for s in state.zones[table.deck(seat)]])
    return GwentPrivate(tuple([table.types[kind] for kind in kinds]))


def match_view(state: GwentState) -> MatchView | None:
    """The state of a tournament; None for a single game."""
    bottom = state.stack[0] if state.stack else None
    if not isinstance(bottom, Match):
        return None
    return MatchView(bottom.first, bottom.picks, bottom.locked)
