"""A round of the Wild Hunt, phase by phase (W15.2 to W15.5)."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from sevencats.games.oldworld.expansions.wild_hunt import board, last_fight
from sevencats.games.oldworld.expansions.wild_hunt.common import common_choice
from sevencats.games.oldworld.expansions.wild_hunt.fighters import begin_fights
from sevencats.games.oldworld.expansions.wild_hunt.fights import begin_meditations
from sevencats.games.oldworld.expansions.wild_hunt.model import DECKS, track_of
from sevencats.games.oldworld.expansions.wild_hunt.phase_one import begin_phase_one
from sevencats.games.oldworld.expansions.wild_hunt.ride import ride
from sevencats.games.oldworld.expansions.wild_hunt.spawns import begin_appearing
from sevencats.games.oldworld.packs.model import CardOption
from sevencats.games.oldworld.rules.atoms import set_turn
from sevencats.games.oldworld.rules.explore import read_story
from sevencats.games.oldworld.rules.frames import (
    EventOption,
    GainCard,
    HalfOption,
    PhaseThree,
    StoryOption,
)
from sevencats.games.oldworld.state import OldWorldState, Turn
from sevencats.games.oldworld.steps import Steps
from sevencats.kernel.atoms import tell
from sevencats.kernel.branches import open_branches
from sevencats.kernel.handlers import Handler, never_asks


class HuntRound(NamedTuple):
    """The next part of a round of the Wild Hunt."""

    stage: str


#: The parts of a round, each with the one that follows it.
_NEXT = {
    "act": "fight",
    "fight": "meditate",
    "meditate": "explore",
    "explore": "gain",
    "gain": "appear",
    "appear": "ride",
    "ride": "end",
}


PARTS = tuple(_NEXT)


def _run(state: OldWorldState, frame: HuntRound) -> None:
    state.active = -1
    if frame.stage == "end":
        state.stack.pop()
        return
    state.stack[-1] = HuntRound(_NEXT[frame.stage])
    _STAGES[frame.stage](state)


def _act(state: OldWorldState) -> None:
    begin_phase_one(state)


def _fight(state: OldWorldState) -> None:
    """Go on to phase II after all have ended phase I."""
    tell(state, "hunt_phase", -1, 2)
    begin_fights(state)
    for seat in range(len(state.table.seats)):
        state.table.steps.phase1_end(state, seat)


def _explore(state: OldWorldState) -> None:
    """Explore one card for all, but none in the last round (W15.3)."""
    if board.last_round(state):
        return
    track = track_of(state.table.content, len(state.table.seats))
    deck = state.common(DECKS[track.stages[state.round - 1]])
    if deck:
        read_story(state, board.youngest(state), deck[-1])


def _gain(state: OldWorldState) -> None:
    """Open phase III, in any order."""
    tell(state, "hunt_phase", -1, 3)
    open_branches(state, [[PhaseThree(seat, "start")] for seat in range(len(state.table.seats))])


def _appear(state: OldWorldState) -> None:
    for seat in range(len(state.table.seats)):
        set_turn(state, seat, Turn())
        state.table.steps.turn_end(state, seat)
    tell(state, "hunt_phase", -1, 4)
    if board.last_round(state):
        last_fight.begin_last_fight(state)
    else:
        begin_appearing(state)


def _ride(state: OldWorldState) -> None:
    if state.extra.pop(board.HALTED, 0):
        tell(state, "hunt_halted", -1)
    else:
        ride(state)


_STAGES = {
    "act": _act,
    "fight": _fight,
    "meditate": begin_meditations,
    "explore": _explore,
    "gain": _gain,
    "appear": _appear,
    "ride": _ride,
}


def _reserved(state: OldWorldState) -> set[int]:
    """Return the cards of the pool that other seats are paying for now."""
    frames = [frame for branch in state.branches for frame in branch]
    return {frame.card for frame in frames if isinstance(frame, GainCard)}


def round_steps(base: Steps) -> Steps:
    """Return the steps of rounds without turns."""

    def start(state: OldWorldState) -> None:
        board.forget_fought(state)
        state.turns += 1
        tell(state, "hunt_round", -1, state.round, board.rounds(state))
        state.stack.append(HuntRound("act"))
        for seat in range(len(state.table.seats)):
            set_turn(state, seat, Turn(phase=1))
            state.table.steps.turn_start(state, seat)

    def gain(state: OldWorldState, seat: int) -> list[tuple[str, int]]:
        taken = _reserved(state)
        return [item for item in base.phase3_gain(state, seat) if item[1] not in taken]

    def waits(state: OldWorldState, seat: int) -> bool:
        """Wait while another seat pays for the only card that this seat could take: the pool is
        refilled after that, and nobody loses a card by being quicker or slower."""
        return bool(_reserved(state)) and bool(base.phase3_gain(state, seat))

    def ask(state: OldWorldState, frame: StoryOption | HalfOption | EventOption) -> None:
        """Ask all together about a card that is read to all; a seat that resolves a quest in phase
        I chooses alone (W15.11)."""
        if state.branches:
            base.explore_ask(state, frame)
        else:
            common_choice(state, frame)

    def reads(state: OldWorldState, seat: int, choice: CardOption) -> bool:
        """Read an option out to all if its condition holds for any of them."""
        seats = [seat] if state.branches else range(len(state.table.seats))
        return any(base.explore_reads(state, one, choice) for one in seats)

    def chosen(state: OldWorldState, seat: int, choice: str) -> None:
        """Record a choice for all seats, regardless of which seat made it."""
        for one in range(len(state.table.seats)):
            base.explore_chosen(state, one, choice)

    return replace(
        base,
        round_start=start,
        phase3_gain=gain,
        phase3_waits=waits,
        explore_ask=ask,
        explore_reads=reads,
        explore_chosen=chosen,
    )


ROUND_FRAMES: dict[type, Handler] = {HuntRound: Handler(_run, never_asks)}
