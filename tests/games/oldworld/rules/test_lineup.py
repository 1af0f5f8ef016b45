"""Set-ups that the rules refuse."""

from __future__ import annotations

from typing import Any

import pytest

from sevencats.games.oldworld.config import Config
from sevencats.games.oldworld.game import GAME
from sevencats.kernel.errors import BadData, RulesError


@pytest.mark.rule("W1.1")
@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"seats": 6}, "base is for 2 to 5, not 6"),
        ({"seats": 1}, "base is for 2 to 5, not 1"),
        ({"seats": 0}, "not 0"),
        ({"mode": "solo", "seats": 2}, "solo is for 1, not 2"),
        ({"mode": "duel"}, "there is no mode 'duel'; the modes are base, solo"),
        ({"first": 2}, "first: there is no seat 2"),
        ({"first": -2}, "first: there is no seat -2"),
        ({"rounds": -1}, "rounds: -1"),
    ],
)
def test_seats_and_numbers(given: dict[str, Any], said: str) -> None:
    with pytest.raises(RulesError, match=said):
        GAME.new_game(Config(**given), 1)


@pytest.mark.rule("W1.5")
@pytest.mark.parametrize(
    ("schools", "said"),
    [
        (("wolf", "wolf"), "B: W1.5: the board wolf is taken"),
        (("wolf", "crane"), "B: there is no school 'crane'; known: "),
        (("wolf",), "schools: W1.5: 1 for 2 seats"),
        (("wolf", "bear", "cat"), "schools: W1.5: 3 for 2 seats"),
        (("", "bear"), "A: there is no school ''"),
    ],
)
def test_schools(schools: tuple[str, ...], said: str) -> None:
    with pytest.raises(RulesError, match=said):
        GAME.new_game(Config(seats=2, schools=schools), 1)


def test_all_faults_are_named_at_once() -> None:
    with pytest.raises(RulesError, match=r"not 6.*crane"):
        GAME.new_game(Config(seats=6, schools=("crane",)), 1)


def test_an_unknown_expansion_is_named() -> None:
    with pytest.raises(RulesError, match="unicorns"):
        GAME.new_game(Config(packs=("base", "unicorns")), 1)


@pytest.mark.parametrize("data", [{"seats": "two"}, {"schools": 5}, {"packs": [1]}])
def test_a_broken_set_up_is_refused(data: dict[str, Any]) -> None:
    with pytest.raises(BadData, match="the set-up of the game is broken"):
        GAME.config_from(data)


def test_a_set_up_goes_through_json() -> None:
    config = Config(seats=3, schools=("wolf", "cat", "bear"), first=1, rounds=7)
    data = GAME.config_data(config)
    assert GAME.config_data(GAME.config_from(data)) == data
