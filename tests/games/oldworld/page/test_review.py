"""Looking back on a game: which choices are judged, what a verdict says, what chances follow."""

from __future__ import annotations

from functools import cache
from statistics import fmean

import pytest
from helpers.oldworld.played import played

from sevencats.games.oldworld.bots.outlook import win_chances
from sevencats.games.oldworld.config import Config
from sevencats.games.oldworld.game import GAME
from sevencats.games.oldworld.page import review
from sevencats.games.oldworld.page.chronicle import attacker_won, chronicle
from sevencats.games.oldworld.page.review import MOST, OldWorldReviewer
from sevencats.games.oldworld.plugin import PLUGIN
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel.run import Run, Step
from sevencats.kernel.views import blindfold


@cache
def game() -> list[Step]:
    """A game of hunters, played once."""
    return played(4)


def test_the_choices_that_matter_are_judged() -> None:
    steps = game()
    places = OldWorldReviewer().turns(steps)
    assert places == sorted(set(places)) and 10 < len(places) <= MOST
    asked = [steps[place].decision for place in places]
    kinds = {decision.kind for decision in asked if decision}
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


def test_verdict_uses_only_what_the_seat_knew() -> None:
    steps = game()[:200]
    reviewer = OldWorldReviewer()
    step = steps[reviewer.turns(steps)[0]]
    assert step.decision is not None and step.pick is not None
    table = blindfold(step.before, step.decision.seat)
    verdict = reviewer.judge(table, step.decision, step.pick.key, 7)
    assert verdict == reviewer.judge(table, step.decision, step.pick.key, 7)
    assert 0 <= verdict.picked <= verdict.before <= 1
    assert verdict.best in step.decision.keys and not verdict.solved
    assert (verdict.best == verdict.pick) == (verdict.before == verdict.picked)


def test_review_chances_follow_features() -> None:
    state = game()[200].state.copy()
    assert isinstance(state, OldWorldState) and not state.over
    before = win_chances(state)
    assert abs(sum(before) - 1) < 1e-9
    state.track[0] += 1
    assert win_chances(state)[0] > before[0]
    state.over, state.winners = True, (1,)
    assert win_chances(state) == [0.0, 1.0]


def test_every_fight_has_the_odds_it_began_with(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "FIGHT_TRIES", 100)
    steps = game()
    reviewer = OldWorldReviewer()
    story, fights = reviewer.story(steps), chronicle(steps).fights
    assert story.unjudged == "" and story == reviewer.story(steps)
    assert [one.step for one in story.odds] == [fight.step for fight in fights]
    assert all(one.low <= one.chance <= one.high for one in story.odds)
    won = {fight.step for fight in fights if attacker_won(fight)}
    mean = {
        outcome: fmean(one.chance for one in story.odds if (one.step in won) == outcome)
        for outcome in (True, False)
    }
    assert mean[True] > mean[False]


@pytest.mark.parametrize(
    ("config", "code"),
    [
        (Config(mode="solo", seats=1), "alone"),
        (Config(seats=2, packs=("base", "legendary_hunt")), "goal"),
        (Config(seats=2, packs=("base", "wild_hunt")), "together"),
    ],
)
def test_where_no_move_is_judged_there_is_a_reason(config: Config, code: str) -> None:
    reviewer = PLUGIN.reviewer(config.mode)
    assert reviewer is not None
    run = Run(GAME, GAME.new_game(config, 1))
    run.commit(run.start())
    for _ in range(60):
        decision = run.state.pending[0]
        run.commit(run.pick(decision.pick(decision.keys[0])))
    steps = list(run.steps)
    assert reviewer.turns(steps) == []
    assert reviewer.story(steps).unjudged == code
