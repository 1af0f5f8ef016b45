"""The set-up with mages: two decks and pools, and schools that are claimed (W13.1, W13.7)."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from sevencats.games.oldworld.expansions.mages.model import DECK, GONE, POOL, is_mage
from sevencats.games.oldworld.rules.cards import Piles
from sevencats.games.oldworld.rules.setup import in_order, lay_pool_of
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.steps import Steps
from sevencats.kernel.atoms import move_all, tell
from sevencats.kernel.decisions import Decision
from sevencats.kernel.effects import merged
from sevencats.kernel.handlers import Handler, never_asks

#: In ``extra``: the seat that has claimed the school at a location.
CLAIMED = "claimed."
_MAGES = Piles(DECK, GONE, POOL)
_NOWHERE = -1


class BoardsTaken(NamedTuple):
    """All boards are taken: lay the pools, and let mages choose their schools."""


class Claim(NamedTuple):
    """Mages choose their schools, one after the other."""

    waiting: tuple[int, ...]


def _all_mages(state: OldWorldState) -> bool:
    return all(is_mage(state, seat) for seat in range(len(state.table.seats)))


# -- decks and pools -------------------------------------------------------------------------------


def _put_decks_right(state: OldWorldState) -> None:
    """Use the mages' cards alone if all play mages; leave them in the box if nobody does."""
    zone_of = state.table.zone_of
    spells, others = state.common(DECK)[:], state.common("action_deck")[:]
    if _all_mages(state):
        move_all(state, others, zone_of["box"], "boxed", -1)
        move_all(state, spells, zone_of["action_deck"], "boxed", -1)
    elif not any(is_mage(state, seat) for seat in range(len(state.table.seats))):
        move_all(state, spells, zone_of["box"], "boxed", -1)


def _other_kind(state: OldWorldState) -> int:
    """Return a seat of the other kind than the first player's; negative if there is none."""
    first = is_mage(state, state.first)
    seats = range(len(state.table.seats))
    return next((seat for seat in seats if is_mage(state, seat) != first), _NOWHERE)


def _run_taken(state: OldWorldState, frame: BoardsTaken) -> None:
    mages = tuple(seat for seat in reversed(in_order(state)) if is_mage(state, seat))
    state.stack[-1] = Claim(mages)
    state.table.steps.setup_pool(state)


# -- schools ---------------------------------------------------------------------------------------


def home(state: OldWorldState, seat: int) -> int:
    """Return the location of the school that a mage has claimed; negative if none yet."""
    table = state.table
    for name, who in state.extra.items():
        if who == seat and name.startswith(CLAIMED):
            return table.place_index[name.removeprefix(CLAIMED)]
    return _NOWHERE


def free_schools(state: OldWorldState) -> list[int]:
    """Return the schools that nobody in the game has."""
    table = state.table
    taken = {
        table.steps.place_home(state, seat)
        for seat in range(len(table.seats))
        if state.school[seat]
    }
    places = enumerate(table.places)
    return [n for n, place in places if place.action == "school" and n not in taken]


def claim(state: OldWorldState, seat: int, place: int) -> None:
    """Let a mage take a school and begin there."""
    ident = state.table.places[place].id
    state.extra[f"{CLAIMED}{ident}"] = seat
    state.place[seat] = place
    tell(state, "claimed", seat, ident)


def _run_claim(state: OldWorldState, frame: Claim) -> list[Decision] | None:
    if not frame.waiting:
        state.stack.pop()
        return None
    places = [(f"claim:{state.table.places[n].id}", n) for n in free_schools(state)]
    keys, args, _ = merged(places)
    return [Decision(0, frame.waiting[0], "claim", "", keys, args)]


def _answer_claim(state: OldWorldState, frame: Claim, decision: Decision, index: int) -> None:
    state.stack[-1] = Claim(frame.waiting[1:])
    claim(state, frame.waiting[0], decision.args[index])


# -- the steps -------------------------------------------------------------------------------------


def setup_steps(base: Steps) -> Steps:
    """The steps of the set-up, and what follows from it."""

    def pool(state: OldWorldState) -> None:
        """Wait until the boards are taken, since the pools depend on them."""
        if not all(state.school):
            return
        _put_decks_right(state)
        other = _other_kind(state)
        if other != _NOWHERE:
            lay_pool_of(state, other)
        base.setup_pool(state)

    def witchers(state: OldWorldState) -> None:
        state.stack.append(BoardsTaken())
        base.setup_witchers(state)

    def place_home(state: OldWorldState, seat: int) -> int:
        return home(state, seat) if is_mage(state, seat) else base.place_home(state, seat)

    def piles(state: OldWorldState, seat: int) -> Piles:
        if is_mage(state, seat) and not _all_mages(state):
            return _MAGES
        return base.cards_piles(state, seat)

    return replace(
        base, setup_pool=pool, setup_witchers=witchers, place_home=place_home, cards_piles=piles
    )


SETUP_FRAMES: dict[type, Handler] = {
    BoardsTaken: Handler(_run_taken, never_asks),
    Claim: Handler(_run_claim, _answer_claim),
}
