"""The winner of a round, the next starter, the winner of the game."""

from __future__ import annotations

from sevencats.games.gwent.rules.leadership import leader_ready
from sevencats.games.gwent.rules.placing import OPPONENT, can_play, draw, is_automatic, is_plain
from sevencats.games.gwent.state import GwentState
from sevencats.kernel.atoms import tell

TIE = -1
#: A free for all in which nobody acts for this many rounds is over (F6).
IDLE_ROUNDS = 3
#: The round that Skellige's units return in (G8.5).
RETURN_ROUND = 3


def is_own(state: GwentState, seat: int, sleeve: int) -> bool:
    """Return whether this seat's faction may keep or return the card. Mates share a side, so there
    only its own colour and enemy spies count (P4); alone on a side everything does."""
    table = state.table
    side = table.seating.side_of[seat]
    if len(table.seats_of(side)) == 1:
        return True
    colour = table.factions[table.home[state.face[sleeve]]]
    by = state.by[sleeve]
    return colour == table.factions[seat] or (by >= 0 and table.seating.side_of[by] != side)


def score(state: GwentState, totals: list[int]) -> None:
    """Score the round: gems (G7.1) or points (F1), the winner, Northern Realms' card."""
    if state.table.mode.gems:
        _score_gems(state, totals)
    else:
        _score_points(state, totals)


def _score_gems(state: GwentState, totals: list[int]) -> None:
    table = state.table
    winner = _winner(state, totals)
    state.last = (*totals, winner)
    tell(state, "scored", -1, winner, *totals)
    for side in range(len(totals)):
        if side != winner:
            state.gems[side] -= 1
            tell(state, "gem_lost", -1, side, state.gems[side])
    if winner != TIE:
        for seat in table.seats_of(winner):
            if table.abilities[seat].draws_for_win and not is_automatic(state, seat):
                draw(state, seat, 1)
        state.starter = table.seats_of(winner)[0]
    if table.mode.solo:
        state.starter = solo_starter(state)


def solo_starter(state: GwentState) -> int:
    """The opponent starts every round; a Scoia'tael player the first, and after a win (S3, S5)."""
    player = 1 - OPPONENT
    won = not state.last or state.last[-1] == player
    return player if won and state.table.abilities[player].chooses_starter else OPPONENT


def _winner(state: GwentState, totals: list[int]) -> int:
    """The side with the higher total; on a tie Nilfgaard's, unless both sides have it (G8.2)."""
    if totals[0] != totals[1]:
        return 0 if totals[0] > totals[1] else 1
    table = state.table
    sides = [
        side
        for side in range(len(totals))
        if any(table.abilities[seat].wins_ties for seat in table.seats_of(side))
    ]
    return sides[0] if len(sides) == 1 else TIE


def _score_points(state: GwentState, totals: list[int]) -> None:
    """One point for every opponent with a lower total; Nilfgaard also for a tie (F1)."""
    factions = state.table.abilities
    gained = []
    for side, total in enumerate(totals):
        others = [other for rival, other in enumerate(totals) if rival != side]
        beaten = sum(1 for other in others if other < total)
        if factions[side].wins_ties:
            beaten += others.count(total)
        gained.append(beaten)
        state.points[side] += beaten
    best = [side for side, points in enumerate(gained) if points == max(gained)]
    state.last = (*totals, best[0] if len(best) == 1 else TIE)
    tell(state, "scored", -1, state.last[-1], *totals)
    for side, points in enumerate(gained):
        tell(state, "points", -1, side, points, state.points[side])
    for side, total in enumerate(totals):
        lower = sum(1 for other in totals if other < total)
        if factions[side].draws_for_win and lower >= 2:
            draw(state, side, 1)
    # F3: the seat with the highest score starts; of several the nearest clockwise from the last
    # starter.
    seats = len(totals)
    state.starter = min(best, key=lambda side: (side - state.starter) % seats)


def next_round(state: GwentState) -> bool:
    """End the game (G7.4, F2) or count on; returns whether there is another round."""
    winners = _winners_by_gems(state) if state.table.mode.gems else _winners_by_points(state)
    if winners is None:
        state.round += 1
        return True
    _end(state, winners)
    return False


def _end(state: GwentState, winners: tuple[int, ...]) -> None:
    state.winners = winners
    tell(state, "game_over", -1, *winners)
    # Under a tournament the match continues: its frame waits below.
    state.over = not state.stack


def _winners_by_gems(state: GwentState) -> tuple[int, ...] | None:
    alive = tuple(side for side, gems in enumerate(state.gems) if gems > 0)
    return None if len(alive) == len(state.gems) else alive


def _winners_by_points(state: GwentState) -> tuple[int, ...] | None:
    """Players + 1 points win; of several the most, then the higher total, then shared (F2)."""
    points = state.points
    sides = range(len(points))
    if max(points) > len(points):
        totals = state.last
        best = max((points[side], totals[side]) for side in sides)
        return tuple(side for side in sides if (points[side], totals[side]) == best)
    return None


def nothing_left(state: GwentState) -> bool:
    """A free for all ends when nobody could act in the last round and this one can change nothing
    (F6), or when nobody has acted for some rounds: so it always ends."""
    if state.table.mode.gems or not state.idle:
        return False
    if state.idle < IDLE_ROUNDS and (
        not state.stuck or _anybody_can_act(state) or _units_to_count(state)
    ):
        return False
    state.round -= 1
    best = max(state.points)
    _end(state, tuple(side for side, points in enumerate(state.points) if points == best))
    return True


def _anybody_can_act(state: GwentState) -> bool:
    return any(
        leader_ready(state, seat)
        or any(can_play(state, seat, s) for s in state.zones[state.table.hand(seat)])
        for seat in range(len(state.table.factions))
    )


def _units_to_count(state: GwentState) -> bool:
    """Return whether units are on the battlefield, kept or called at the end of the last round, or
    Skellige's are still to return."""
    table = state.table
    if any(state.zones[zone] for zones in table.row_zone for zone in zones):
        return True
    return state.round <= RETURN_ROUND and any(
        faction.returns_units and returnable(state, seat)
        for seat, faction in enumerate(table.abilities)
    )


def returnable(state: GwentState, seat: int) -> list[int]:
    """The units that Skellige's ability may bring back (G8.5, P4)."""
    pile = state.table.discard(state.table.seating.side_of[seat])
    return [s for s in state.zones[pile] if is_plain(state, s) and is_own(state, seat, s)]
