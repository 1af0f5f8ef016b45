"""What is different alone (W9): one attribute trophy, a barred last fight, a rank by turns."""

from __future__ import annotations

from sevencats.kernel.atoms import move, tell
from sevencats.kernel.decisions import CHANCE, Decision
from sevencats.kernel.effects import merged
from sevencats.kernel.handlers import Handler
from sevencats.oldworld.rules.setup_frames import OneTrophy
from sevencats.oldworld.state import OldWorldState
from sevencats.oldworld.zones import TROPHIES

#: So many monsters, one of each level, are to be defeated.
_MONSTERS = 3


def lay_trophies(state: OldWorldState) -> None:
    """The attribute trophies lie ready (W1.3); alone, one of them (W9.1)."""
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


def last_is_barred(state: OldWorldState, seat: int) -> bool:
    """After two monsters the third may not be fought before one has the attribute trophy: it could
    not be defeated (W9.4)."""
    if not state.table.solo:
        return False
    kinds = [state.table.kind[state.face[card]] for card in state.cards(seat, TROPHIES)]
    # Steps are counted and not trophies, for some trophies give none.
    return state.track[seat] == _MONSTERS - 1 and "attribute" not in kinds


def rank(state: OldWorldState) -> str:
    """What a solo game was worth, by its turns (W9.3); empty before it is won, or where it was won
    in another way than by trophies."""
    top = state.table.tracks.top
    if not state.table.solo or not any(state.track[seat] == top for seat in state.winners):
        return ""
    ranks = state.table.tracks.solo_ranks
    return next((name for name, last in ranks if state.turns <= last), ranks[-1][0])


SOLO_FRAMES: dict[type, Handler] = {OneTrophy: Handler(_run_one, _answer_one)}
