"""The order of turns, phase II, and the rounds (W1.10, W4.1 to W4.3, W4.9)."""

from __future__ import annotations

from typing import Any

import pytest
from helpers.oldworld.pinned import PINNED, records

from sevencats.games.oldworld.state import Turn
from sevencats.kernel.views import returns

FIVES = {"combat": 5, "defense": 5, "level": 1}


QUIET = [f"quiet_{number}" for number in range(1, 5)]
STORIES = [
    {"id": name, "deck": "city", "options": {"a": {"do": ["gold +1"]}, "b": {"do": ["gold +2"]}}}
    for name in QUIET
]


@pytest.mark.rule("W1.10")
def test_turns_go_clockwise_with_three_phases(scene: Any) -> None:
    plain = {"hand": ["oak"], "deck": ["oak"] * 4}
    game = scene(
        **dict.fromkeys("ABC", plain),
        first="B",
        active="B",
        pool=["elm"] * 6,
        tops={"city": QUIET},
        records=records(story=STORIES),
    )
    for name in "BCAB":
        assert game.asked() == (name, "phase1")
        game.pick("end")
        assert game.asked() == (name, "phase2")
        game.pick("explore:city", "option:b")
        assert game.asked() == (name, "keep")
        game.pick(*["discard:oak"] * len(set(game.offered()) - {"done"}))
        while game.asked()[0] == name:
            game.pick(game.offered()[-1])
    assert game.asked() == ("C", "phase1")
    assert (game.state.turns, game.state.round) == (5, 2)
    assert [game.gold(name) for name in "ABC"] == [2, 4, 2]


@pytest.mark.rule("W4.1")
def test_phase_two_allows_one_action(scene: Any) -> None:
    here = {"place": "novigrad", "deck": [], **FIVES}
    game = scene(
        A=here,
        B={"place": "novigrad"},
        at=2,
        records=PINNED,
        monsters={"forest": ("arachas", "novigrad")},
    )
    game.expect(
        "explore:city",
        "explore:wilds",
        "fight:B",
        "fight:arachas",
        "meditate:combat",
        "meditate:defense",
    )
    game.refuse("end")
    game.refuse("done")
    game.pick("meditate:combat")
    assert game.asked()[0] == "B"  # on through phase III, with nothing to choose


@pytest.mark.rule("W4.2")
@pytest.mark.parametrize(
    ("place", "more", "offered"),
    [
        ("novigrad", {}, ["fight:B"]),
        ("kaer_morhen", {}, []),  # a school
        ("behelt_nar", {}, []),  # a school too
        ("novigrad", {"tavern": "novigrad"}, []),
        ("novigrad", {"tavern": "vizima"}, ["fight:B"]),
        ("novigrad", {"turn": {"poker": 2}}, []),
    ],
)
def test_possible_opponents(
    scene: Any, place: str, more: dict[str, Any], offered: list[str]
) -> None:
    game = scene(A={"place": place}, B={"place": place}, C={}, at=2, records=PINNED, **more)
    assert game.offered("fight") == offered


@pytest.mark.rule("W4.2")
def test_only_witcher_at_this_place_is_fought(scene: Any) -> None:
    game = scene(
        A={"place": "novigrad"},
        B={"place": "vizima"},
        at=2,
        records=PINNED,
        monsters={"forest": ("arachas", "vizima")},
    )
    assert game.offered("fight") == []
    game.refuse("fight:B")
    game.refuse("fight:arachas")


@pytest.mark.rule("W4.3")
def test_meditation_takes_the_trophy_with_step_and_fatigue(scene: Any) -> None:
    here = {**FIVES, "hand": ["oak"], "deck": ["elm"], "discard": ["peak"]}
    game = scene(A=here, B={}, at=2, records=PINNED, pool=["crown"] * 6)
    game.pick("meditate:combat")
    assert game.track() == 1 and game.zone("A.trophies") == ["combat"]
    assert "combat" not in game.zone("supply")
    assert game.asked() == ("A", "lose_trashed")
    game.expect("trash:elm", "trash:oak", "trash:peak")  # deck, hand and discards
    game.pick("trash:elm")
    assert game.hand() == ["oak", "peak"]  # all were one deck again, of which phase III drew
    game.done("gain")


@pytest.mark.rule("W4.3")
def test_owned_or_missing_trophy_is_not_offered(scene: Any) -> None:
    game = scene(
        A={**FIVES, "trophies": ["attribute.combat"], "track": 1}, B={}, at=2, records=PINNED
    )
    assert game.offered("meditate") == ["meditate:defense"]
    game = scene(A=FIVES, B={"trophies": ["attribute.combat"], "track": 1}, at=2, records=PINNED)
    assert game.offered("meditate") == ["meditate:defense"]  # two players: one of each


@pytest.mark.rule("W4.3")
def test_no_meditation_below_five(scene: Any) -> None:
    game = scene(A={"combat": 4, "level": 1}, B={}, at=2, records=PINNED)
    assert game.offered("meditate") == []


@pytest.mark.rule("W4.9")
def test_an_empty_exploration_deck_cannot_be_chosen(scene: Any) -> None:
    here = {"hand": ["oak"], "combat": 5}
    game = scene(A=here, B={}, at=2, empty=["city"], records=PINNED)
    game.expect("explore:wilds", "meditate:combat")
    game.refuse("explore:city")


@pytest.mark.rule("W4.9")
def test_without_any_choice_phase_two_is_skipped(scene: Any) -> None:
    game = scene(A={"hand": ["oak"], "deck": []}, B={}, empty=["city", "wilds"], records=PINNED)
    game.pick("end")
    game.done("keep")


@pytest.mark.rule("W1.10")
def test_a_limit_of_rounds_ends_the_game_without_a_winner(scene: Any) -> None:
    """The last seat's last turn: then it is over, and nobody has won."""
    game = scene(
        A={},
        B={"hand": ["oak"], "deck": []},
        active="B",
        at=3,
        turns=6,
        rounds=3,
        records=PINNED,
        pool=["crown"] * 6,
    )
    game.pick("done")
    assert game.state.pending == () and game.state.over and game.state.capped
    assert game.winners == [] and returns(game.state) == (0, 0)


def test_every_seat_has_the_record_of_its_own_turn(scene: Any) -> None:
    """The record of a seat's turn is cleared when the turn is over, and affects no other seat's."""
    game = scene(
        A={"hand": ["oak"], "deck": [], "place": "vizima"},
        B={"hand": ["oak"], "deck": []},
        at=3,
        turn={"moved": True, "acted": 1, "draw": -3},
        records=PINNED,
        pool=["crown"] * 6,
    )
    mine, theirs = game.state.turn
    assert (mine.phase, mine.moved, mine.draw) == (3, True, -3) and theirs == Turn()
    game.pick("done")
    assert game.asked() == ("B", "phase1") and game.state.active == 1
    assert game.state.turn == (Turn(), Turn(phase=1))
