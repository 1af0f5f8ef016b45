"""The chronicle of a finished game: curves that end where the game does, and every fight."""

from __future__ import annotations

from sevencats.bots.base import bot_index
from sevencats.kernel.run import Run, Step
from sevencats.kits.oldworld.bots.hunter import HunterBot
from sevencats.kits.oldworld.chronicle import chronicle
from sevencats.oldworld.config import Config
from sevencats.oldworld.game import GAME
from sevencats.oldworld.state import OldWorldState


def played(seed: int, picks: int = 700) -> list[Step]:
    """A game of hunters."""
    config = Config(mode="base", seats=2, schools=("wolf", "bear"))
    run = Run(GAME, GAME.new_game(config, seed))
    run.commit(run.start())
    bots = [HunterBot(seat) for seat in range(2)]
    for _ in range(picks):
        if not run.state.pending:
            break
        decision = run.state.pending[0]
        choice = bot_index(bots[decision.seat], run.state, decision)
        run.commit(run.pick(decision.pick(decision.keys[choice])))
    return list(run.steps)


def test_curves_fights_and_moments() -> None:
    steps = played(3)
    end = steps[-1].state
    assert isinstance(end, OldWorldState)
    told = chronicle(steps)
    assert [point.turn for point in told.turns[:-1]] == list(range(1, end.turns + 1))
    assert told.turns[-1].gold == tuple(end.gold) and told.turns[-1].track == tuple(end.track)
    over = [
        place
        for place, step in enumerate(steps)
        if any(event.kind == "fight_over" for event in step.events)
    ]
    assert over and [fight.until for fight in told.fights] == over
    for fight in told.fights:
        assert fight.step <= fight.until
        assert any(event.kind in ("hunt", "duel") for event in steps[fight.step].events)
    read = [event for step in steps for event in step.events if event.kind.endswith("_read")]
    read = [event for event in read if event.kind != "weakness_read"]
    assert read and [story.id for story in told.stories] == [str(one.args[1]) for one in read]
    chosen = {
        (event.kind.partition("_")[0], str(event.args[0]), str(event.args[1]))
        for step in steps
        for event in step.events
        if event.kind in ("story_option", "event_option")
    }
    options = {(one.kind, one.id, one.part) for one in told.stories if one.part.isalpha()}
    assert chosen and options == chosen
    combo = next(moment for moment in told.moments if moment.kind == "combo")
    dealt = [e.args[0] for e in steps[combo.step].events if e.kind == "damage"]
    assert combo.n in dealt


def test_a_game_that_was_not_played_has_one_point() -> None:
    told = chronicle(played(5, picks=0))
    assert len(told.turns) <= 2 and not told.fights and not told.stories and not told.moments
