"""Help for a player at a table of Old World: reachable locations and their cost, what is left to
do, prices of the pool, and why the rest cannot be done. All of it is derived from what the seat
sees."""

from __future__ import annotations

import msgspec

from sevencats.games.oldworld.page.reasons import Cannot, reasons
from sevencats.games.oldworld.page.ways import Way, ways
from sevencats.games.oldworld.rules.cards import POOL_SIZE, pool_of
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.zones import POTIONS
from sevencats.kernel.decisions import Decision

#: Options that are not missed: to go on, to end, to stake gold.
_NO_LOSS = frozenset({"move", "end", "done", "poker"})
#: Questions that end a part of a turn, so that the player may have forgotten something.
_ENDING = frozenset({"phase1", "fight_turn"})


class OldWorldInsight(msgspec.Struct, frozen=True, omit_defaults=True):
    """``cannot``: why an option cannot be taken, by its key (``*``: everything). ``reach``: in the
    seat's phase I, the cheapest way to each location. ``left``: the options that ending this phase
    gives up. ``prices``: the costs of the pool's cards for this seat now, by their place from the
    left (1 to 6); ``pool`` is their zone."""

    cannot: dict[str, Cannot] = {}
    reach: dict[str, Way] = {}
    left: tuple[str, ...] = ()
    prices: dict[int, int] = {}
    pool: str = "pool"


def insight(state: OldWorldState, seat: int | None) -> OldWorldInsight:
    """The insight of ``seat`` (None: a spectator, who needs none)."""
    if seat is None or not state.school[seat]:
        return OldWorldInsight()
    mine = [decision for decision in state.pending if decision.seat == seat]
    travels = any(decision.kind == "phase1" for decision in mine)
    return OldWorldInsight(
        cannot=reasons(state, seat),
        reach=ways(state, seat) if travels else {},
        left=tuple(key for decision in mine for key in _left(state, decision)),
        prices=_prices(state, seat),
        pool=state.table.steps.cards_piles(state, seat).pool,
    )


def _left(state: OldWorldState, decision: Decision) -> list[str]:
    if decision.kind not in _ENDING:
        return []
    keys = [key for key in decision.keys if key.partition(":")[0] not in _NO_LOSS]
    return [key for key in keys if key != "act" or _useful(state, decision.seat)]


def _useful(state: OldWorldState, seat: int) -> bool:
    """Return whether the action here brings something: one potion too many is only exchanged."""
    action = state.table.places[state.place[seat]].action
    full = len(state.cards(seat, POTIONS)) >= state.table.tracks.potion_limit
    return action != "potion" or not full


def _prices(state: OldWorldState, seat: int) -> dict[int, int]:
    pool = pool_of(state, seat)
    first = 1 + POOL_SIZE - len(pool)
    price = state.table.steps.phase3_price
    return {first + place: price(state, seat, place) for place in range(len(pool))}
