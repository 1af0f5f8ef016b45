"""Active leader abilities: passive leaders, and leaders cancelled by The White Flame."""

from __future__ import annotations

from sevencats.games.gwent.state import GwentState

TREACHEROUS = "eredin_breacc_glas_the_treacherous"
WHITE_FLAME = "emhyr_the_white_flame"
INVADER = "emhyr_invader_of_the_north"
DAISY = "francesca_daisy_of_the_valley"
KING_BRAN = "king_bran"
#: Solo leaders that stay on once they are turned up (S6.1); White Flame does it by ``off``.
LASTING = (KING_BRAN, TREACHEROUS)


def leader_works(state: GwentState, seat: int) -> bool:
    """Return whether this seat has a leader whose ability is not cancelled."""
    leaders = state.table.leaders
    if not leaders[seat] or state.off >> seat & 1:
        return False
    if WHITE_FLAME not in leaders:
        return True
    return leaders[seat] == WHITE_FLAME or not _flame_over(state, seat)


def _flame_over(state: GwentState, seat: int) -> bool:
    """Return whether a White Flame blocks this seat's leader (G9, F4). In two against two the
    seat's own mate's does too (P6)."""
    leaders = state.table.leaders
    return any(
        leaders[other] == WHITE_FLAME and not state.off >> other & 1
        for other in range(len(leaders))
        if other != seat
    )


def leader_ready(state: GwentState, seat: int) -> bool:
    """Return whether this seat may use its leader now: active, not spent, not cancelled (G1.6)."""
    if state.used >> seat & 1 or not state.table.active_leader[seat]:
        return False
    return leader_works(state, seat)


def sides_led_by(state: GwentState, leader: str) -> int:
    """The bit mask of sides on which this passive leader is in force."""
    mask = 0
    table = state.table
    if leader in table.leaders:
        for seat, name in enumerate(table.leaders):
            if name == leader and leader_works(state, seat):
                mask |= 1 << table.seating.side_of[seat]
    if (
        leader in LASTING
        and leader in state.turned
        and not _flame_over(state, len(table.leaders) - 1)
    ):
        # Solo: a turned-up leader with a lasting effect stays on (S6.1).
        mask |= 1 << table.seating.side_of[-1]
    return mask
