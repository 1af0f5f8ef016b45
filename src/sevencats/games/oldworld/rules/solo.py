"""The differences of solo (W9): one attribute trophy, a barred last fight, a rank by turns."""

from __future__ import annotations

from sevencats.games.oldworld.packs.model import TERRAINS
from sevencats.games.oldworld.rules.setup_frames import OneTrophy
from sevencats.games.oldworld.rules.spawn import prey
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.zones import TROPHIES
from sevencats.kernel.atoms import move, tell
from sevencats.kernel.decisions import CHANCE, Decision
from sevencats.kernel.effects import merged
from sevencats.kernel.handlers import Handler


def lay_trophies(state: OldWorldState) -> None:
    """Put the attribute trophies into the supply (W1.3); in solo, one of them (W9.1)."""
    if state.table.solo:
        state.stack.append(OneTrophy())


def _run_one(state: OldWorldState, frame: OneTrophy) -> list[Decision]:
    items = [(f"trophy:{state.ident(card)}", card) for card in state.common("supply")]
    keys, args, _ = merged(items)
    return [Decision(0, CHANCE, "solo_trophy", "", keys, args)]


def _answer_one(state: OldWorldState, frame: OneTrophy, decision: Decision, index: int) -> None:
    state.stack.pop()
    chosen = decision.args[index]
    tell(state, "solo_trophy", 0, state.ident(chosen))
    for card in state.common("supply")[:]:
        if card != chosen:
            move(state, card, state.table.zone_of["box"], "boxed", -1)


def _monsters_left(state: OldWorldState) -> int:
    """Return the number of monsters still to be defeated. A monster that was driven away was
    replaced by another."""
    return sum(prey(state, terrain) >= 0 for terrain in range(len(TERRAINS)))


def _has_attribute_trophy(state: OldWorldState, seat: int) -> bool:
    table, face = state.table, state.face
    return any(table.kind[face[card]] == "attribute" for card in state.cards(seat, TROPHIES))


def all_gained(state: OldWorldState, seat: int) -> bool:
    """Tell whether all monsters of the set-up are defeated and the attribute trophy is gained
    (W9.3). Trophies of other monsters do not count."""
    return not _monsters_left(state) and _has_attribute_trophy(state, seat)


def last_is_barred(state: OldWorldState, seat: int) -> bool:
    """Tell whether the third monster is still barred: after two monsters, the seat needs the
    attribute trophy first, as the third could not be defeated without it (W9.4)."""
    last = state.table.solo and _monsters_left(state) == 1
    return last and not _has_attribute_trophy(state, seat)


def rank(state: OldWorldState) -> str:
    """Return the rank of a solo game, by its turns (W9.3); empty before it is won, or if it is won
    in another way than by trophies."""
    by_trophies = state.table.steps.phase2_barred is last_is_barred
    if not (state.table.solo and state.winners and by_trophies):
        return ""
    ranks = state.table.tracks.solo_ranks
    return next((name for name, last in ranks if state.turns <= last), ranks[-1][0])


SOLO_FRAMES: dict[type, Handler] = {OneTrophy: Handler(_run_one, _answer_one)}
