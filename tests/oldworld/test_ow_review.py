"""Looking back on a game: which choices are judged, what a verdict says, what chances follow."""

from __future__ import annotations

from test_ow_chronicle import played

from sevencats.kernel.views import blindfold
from sevencats.kits.oldworld import KIT
from sevencats.kits.oldworld.bots.outlook import win_chances
from sevencats.kits.oldworld.review import MOST, OldWorldReviewer
from sevencats.oldworld.state import OldWorldState


def test_the_choices_that_matter_are_judged() -> None:
    steps = played(3)
    places = OldWorldReviewer().turns(steps)
    assert places == sorted(set(places)) and 10 < len(places) <= MOST
    kinds = {steps[place].decision.kind for place in places if steps[place].decision}
    assert kinds == {"phase2", "combo"}
    # Before anything else those where a fight could be had.
    fights = [
        place
        for place, step in enumerate(steps)
        if step.decision is not None
        and step.decision.kind == "phase2"
        and len(step.decision.keys) > 1
        and any(key.startswith("fight:") for key in step.decision.keys)
    ]
    assert fights and set(fights) <= set(places)


def test_a_verdict_is_of_what_the_seat_could_know() -> None:
    steps = played(3, 200)
    reviewer = OldWorldReviewer()
    step = steps[reviewer.turns(steps)[0]]
    assert step.decision is not None and step.pick is not None
    table = blindfold(step.before, step.decision.seat)
    verdict = reviewer.judge(table, step.decision, step.pick.key, 7)
    assert verdict == reviewer.judge(table, step.decision, step.pick.key, 7)
    assert 0 <= verdict.picked <= verdict.before <= 1
    assert verdict.best in step.decision.keys and not verdict.solved
    assert (verdict.best == verdict.pick) == (verdict.before == verdict.picked)


def test_chances_follow_what_everybody_has() -> None:
    state = played(3, 200)[-1].state.copy()
    assert isinstance(state, OldWorldState) and not state.over
    before = win_chances(state)
    assert abs(sum(before) - 1) < 1e-9
    state.track[0] += 1
    assert win_chances(state)[0] > before[0]
    state.over, state.winners = True, (1,)
    assert win_chances(state) == [0.0, 1.0]


def test_nobody_looks_back_on_a_game_without_rivals() -> None:
    assert KIT.reviewer("base") is not None
    assert KIT.reviewer("solo") is None
