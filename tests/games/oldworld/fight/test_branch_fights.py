"""Fights of seats that act at the same time: each branch has a record of its own."""

from __future__ import annotations

from helpers.oldworld.arena import HERE, records
from helpers.oldworld.scenes import Scene

from sevencats.games.oldworld.fight.frames import Combo
from sevencats.games.oldworld.fight.record import NO_FIGHT, SHORT, Fight
from sevencats.games.oldworld.fight.sides import note_fight
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel import snapshot
from sevencats.kernel.branches import open_branches
from sevencats.kernel.engine import advance


def two_fights() -> Scene:
    """Two seats, each about to lay the combo of a short fight."""
    hand = {"hand": ["link", "hit3"], "school": "novice", "place": HERE}
    scene = Scene({"A": hand, "B": {**hand, "school": "rookie"}}, records=records())
    state = scene.state
    open_branches(state, [[Combo(0)], [Combo(1)]])
    for seat in range(2):
        state.branch_entered(seat)
        state.fight = Fight(kind=SHORT, attacker=seat, active=seat)
        state.branch_left(seat)
    advance(state)
    return scene


def test_each_branch_sees_its_own_fight_and_nobody_else_does() -> None:
    state = two_fights().state
    assert state.fight == NO_FIGHT
    assert [fight.attacker for fight in state.fights] == [0, 1]
    state.branch_entered(1)
    note_fight(state, damage=3)
    assert state.fight.attacker == 1
    state.branch_left(1)
    assert state.fight == NO_FIGHT
    assert [fight.damage for fight in state.fights] == [0, 3]


def test_fights_of_branches_are_saved_and_copied() -> None:
    state = two_fights().state
    loaded = snapshot.load(snapshot.dump(state))
    assert isinstance(loaded, OldWorldState)
    assert loaded.fights == state.fights == state.copy().fights
    assert snapshot.digest(loaded) == snapshot.digest(state)


def test_when_all_branches_have_ended_no_fight_is_left() -> None:
    scene = two_fights()
    state = scene.state
    for seat in range(2):
        state.branches = (*state.branches[:seat], (), *state.branches[seat + 1 :])
    advance(state)
    assert state.fights == ()
