"""Achievements of Old World, on single steps: each with what is just enough and just too little."""

from __future__ import annotations

import sys
from functools import cache

import pytest

from sevencats.games.oldworld.config import Config
from sevencats.games.oldworld.fight.record import BEAST, MONSTER, SHORT, Fight
from sevencats.games.oldworld.game import GAME
from sevencats.games.oldworld.lessons.achievements import ACHIEVEMENTS, earned
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel.events import Event
from sevencats.kernel.run import Row, Run, Step


@cache
def beginning() -> OldWorldState:
    run = Run(GAME, GAME.new_game(Config(mode="base", seats=2, schools=("wolf", "bear")), 3))
    state = run.commit(run.start()).state
    assert isinstance(state, OldWorldState)
    return state


def step(*events: Event, key: str = "", kind: str = MONSTER, winner: int = -1) -> Step:
    """A step of seat 0 in a fight against a monster."""
    before, after = beginning().copy(), beginning().copy()
    before.fight = Fight(kind=kind, attacker=0, rival=BEAST, active=0)
    after.over, after.winners = winner >= 0, (winner,)
    return Step(Row(2, "pick", 0, key, (), ""), before, after, events)


def of_seat(seat: int, *steps: Step) -> frozenset[str]:
    found = earned(steps)
    assert all(ids <= set(ACHIEVEMENTS.ids) for ids in found.values())
    return found[seat]


def test_results_of_winner_and_losers() -> None:
    end = step(winner=1)
    assert "first-win" in of_seat(1, end) and "first-win" not in of_seat(0, end)
    assert "first-win" not in of_seat(1, step())


@pytest.mark.parametrize(("result", "enough"), [("defeated", True), ("driven_away", False)])
def test_a_monster_is_defeated(result: str, enough: bool) -> None:
    assert ("monster" in of_seat(0, step(Event("fight_over", 0, args=(result,))))) == enough


def test_short_fight_of_event_is_not_a_hunt() -> None:
    assert not of_seat(0, step(Event("fight_over", 0, args=("defeated",)), kind=SHORT))


@pytest.mark.parametrize(("damage", "enough"), [(6, True), (5, False)])
def test_a_combo_deals_six(damage: int, enough: bool) -> None:
    hit = Event("damage", BEAST, args=(damage,))
    assert ("combo" in of_seat(0, step(hit, key="play:parry_1"))) == enough
    # Damage outside combos, and damage to the own witcher.
    assert "combo" not in of_seat(0, step(hit))
    assert "combo" not in of_seat(0, step(hit._replace(seat=0), key="play:parry_1"))


@pytest.mark.parametrize(("hand", "enough"), [("three", True), ("two_pairs", False)])
def test_dice_are_won_with_three_of_a_kind(hand: str, enough: bool) -> None:
    won = Event("poker_won", 1, args=(hand, "pair"))
    assert ("dice" in of_seat(1, step(won))) == enough
    assert "dice" not in of_seat(1, step(won._replace(kind="poker_lost")))


@pytest.mark.parametrize(("left", "enough"), [(2, True), (3, False)])
def test_a_narrow_fight(left: int, enough: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    # The function of the same name hides the module.
    module = sys.modules["sevencats.games.oldworld.page.chronicle"]
    monkeypatch.setattr(module, "pool_size", lambda state, seat: left)
    won = Event("fight_over", 0, args=("defeated",))
    assert ("narrow" in of_seat(0, step(won))) == enough
    assert "narrow" not in of_seat(0, step(won._replace(args=("lost",))))
