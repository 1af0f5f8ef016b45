"""Who wins a round, who starts the next, who wins the game."""

from __future__ import annotations

from sevencats.gwent.placing import draw
from sevencats.gwent.state import GwentState
from sevencats.kernel.atoms import tell

TIE = -1


def is_own(state: GwentState, seat: int, sleeve: int) -> bool:
    """May this seat's faction keep or return the card? Mates share a side, so there only its own
    colour and enemy spies count (P4); alone on a side everything does."""
    table = state.table
    side = table.seating.side_of[seat]
    if len(table.seats_of(side)) == 1:
        return True
    home = table.home[state.face[sleeve]]
    by = state.by[sleeve]
    return home == seat or (by >= 0 and table.seating.side_of[by] != side)


def score(state: GwentState, totals: list[int]) -> None:
    """Score the round (G7.1): gems, the winner, Northern Realms' card."""
    winner = _winner(state, totals)
    state.last = (*totals, winner)
    tell(state, "scored", -1, winner, *totals)
    for side in range(len(totals)):
        if side != winner:
            state.gems[side] -= 1
            tell(state, "gem_lost", -1, side, state.gems[side])
    if winner != TIE:
        for seat in state.table.seats_of(winner):
            if state.table.factions[seat] == "northern_realms":
                draw(state, seat, 1)
        state.starter = state.table.seats_of(winner)[0]


def _winner(state: GwentState, totals: list[int]) -> int:
    """The side with the higher total; on a tie Nilfgaard's, unless both sides have it (G8.2)."""
    if totals[0] != totals[1]:
        return 0 if totals[0] > totals[1] else 1
    table = state.table
    sides = {
        table.seating.side_of[seat] for seat, f in enumerate(table.factions) if f == "nilfgaard"
    }
    return sides.pop() if len(sides) == 1 else TIE


def next_round(state: GwentState) -> None:
    """End the game if a side has no gem left (G7.4), else count on."""
    alive = tuple(side for side, gems in enumerate(state.gems) if gems > 0)
    if len(alive) == len(state.gems):
        state.round += 1
        return
    state.over = True
    state.winners = alive
    tell(state, "game_over", -1, *alive)
