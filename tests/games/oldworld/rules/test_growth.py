"""Trophies, fatigue, levels, the end (W6.15 to W6.17, W6.22)."""

from __future__ import annotations

from typing import Any

import pytest
from helpers.oldworld.pinned import PINNED

from sevencats.games.oldworld.rules.atoms import lower_attribute, raise_attribute
from sevencats.games.oldworld.rules.growth import gain_trophy
from sevencats.kernel.engine import advance
from sevencats.kernel.views import observe, returns


def win_trophy(game: Any, trophy: str, seat: int = 0) -> None:
    """The seat gains a trophy as from a fight."""
    state = game.state
    card = next(s for s in range(len(state.face)) if state.table.types[state.face[s]] == trophy)
    gain_trophy(state, seat, card)
    state.pending = ()
    advance(state)
    game._settle()


def witcher(**more: Any) -> dict[str, Any]:
    return {"hand": ["oak"], "deck": ["elm", "elm", "peak"], "discard": ["lake"], **more}


@pytest.mark.rule("W6.15", "W6.22")
@pytest.mark.parametrize(("track", "cards"), [(0, 1), (1, 2), (2, 3)])
def test_a_trophy_climbs_and_tires(scene: Any, track: int, cards: int) -> None:
    game = scene(A=witcher(track=track), B={}, records=PINNED)
    win_trophy(game, "monster.arachas")
    assert game.track() == track + 1
    assert observe(game.state, 1).zones["A.trophies"] == ["monster.arachas"]
    for left in range(cards, 0, -1):
        assert game.asked() == ("A", "lose_trashed"), left
        game.refuse("done")
        game.pick(game.offered("trash")[0])
    assert game.asked()[1] not in ("lose_trashed", "trash")
    assert (game.hand(), game.discard(), len(game.deck())) == ([], [], 5 - cards)


@pytest.mark.rule("W6.15")
def test_fatigue_takes_from_deck_hand_and_discards_and_shuffles_the_rest(scene: Any) -> None:
    game = scene(A=witcher(track=1), B={}, records=PINNED)
    win_trophy(game, "monster.arachas")
    game.expect("trash:elm", "trash:lake", "trash:oak", "trash:peak")
    game.pick("trash:peak", "trash:elm")
    assert (game.hand(), game.discard()) == ([], [])
    assert sorted(game.deck()) == ["elm", "lake", "oak"]
    assert len(game.events("shuffled")) == 1
    assert {"peak", "elm"} <= set(game.zone("box"))


@pytest.mark.rule("W6.15")
def test_fatigue_takes_what_there_is(scene: Any) -> None:
    game = scene(A={"hand": [], "deck": ["oak"], "track": 2}, B={}, records=PINNED)
    win_trophy(game, "monster.arachas")
    assert game.deck() == []
    game.done("phase2")


@pytest.mark.rule("W6.17")
def test_the_fourth_trophy_from_a_fight_wins_at_once(scene: Any) -> None:
    game = scene(A=witcher(track=3), B={}, C={}, records=PINNED)
    win_trophy(game, "monster.arachas")
    assert game.state.pending == () and game.state.stack == []
    assert game.winners == ["A"] and game.track() == 4
    assert returns(game.state) == (1, -1, -1)
    assert len(game.zone("A.deck")) == 3  # no fatigue


@pytest.mark.rule("W6.17", "W4.3")
def test_a_meditation_is_never_the_last_step(scene: Any) -> None:
    game = scene(A=witcher(track=3, combat=5), B={}, at=2, records=PINNED, pool=["crown"] * 6)
    game.pick("meditate:combat")
    assert game.track() == 3 and game.zone("A.trophies") == ["combat"]
    assert not game.state.over
    game.done("keep")  # no fatigue


@pytest.mark.rule("W6.16")
@pytest.mark.parametrize(("level", "draws"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_level_up_when_all_four_are_above(scene: Any, level: int, draws: int) -> None:
    above = {name: level + 1 for name in ("defense", "alchemy", "specialty")}
    here = {"place": "dhuwod", "hand": ["oak"], "deck": ["elm"] * 4, "combat": level, **above}
    game = scene(A={**here, "level": level}, B={}, moved=True, records=PINNED)
    game.pick("act")
    assert (game.attr("combat"), game.level()) == (level + 1, level + 1)
    assert len(game.hand()) == 1 + draws


@pytest.mark.rule("W6.16")
def test_three_above_are_not_enough(scene: Any) -> None:
    here = {"place": "dhuwod", "hand": ["oak"], "deck": ["elm"], "defense": 2, "alchemy": 2}
    game = scene(A=here, B={}, moved=True, records=PINNED)
    game.pick("act")
    assert (game.level(), game.hand()) == (1, ["oak"])


@pytest.mark.rule("W6.16")
def test_a_level_never_falls(scene: Any) -> None:
    above = dict.fromkeys(("combat", "defense", "alchemy", "specialty"), 2)
    game = scene(A={**above, "level": 2, "hand": [], "deck": ["oak"]}, B={}, records=PINNED)
    lower_attribute(game.state, 0, "combat")
    assert (game.attr("combat"), game.level()) == (1, 2)
    raise_attribute(game.state, 0, "combat")
    assert (game.level(), game.hand()) == (2, [])


@pytest.mark.rule("W6.16")
def test_levelling_up_may_shuffle_the_discards_in(scene: Any) -> None:
    above = {"defense": 2, "alchemy": 2, "specialty": 2}
    here = {"place": "dhuwod", "hand": ["oak"], "deck": [], "discard": ["elm"], **above}
    game = scene(A=here, B={}, moved=True, records=PINNED)
    game.pick("act")
    assert game.hand() == ["elm", "oak"] and game.discard() == []
