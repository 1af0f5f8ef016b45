"""The chronicle of a finished game: curves that end where the game does, and every fight."""

from __future__ import annotations

from helpers.oldworld.played import played

from sevencats.games.oldworld.page.chronicle import chronicle
from sevencats.games.oldworld.state import OldWorldState


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
