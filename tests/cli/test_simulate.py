"""``sevencats gwent simulate``: the same sums for any number of workers, errors that repeat."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from sevencats.games.gwent import GAME
from sevencats.plugin.account import Score
from sevencats.sim import runner
from sevencats.sim.summary import GameOutcome, Summary

if TYPE_CHECKING:
    from helpers.cli import Cli

SIMULATE = ("gwent", "simulate")


def test_one_and_two_workers_give_the_same_sums(cli: Cli) -> None:
    args = (*SIMULATE, "--games", 130, "--seed", 7, "--bots", "random,random", "--json")
    one, two = cli(*args, "--workers", 1), cli(*args, "--workers", 2)
    assert one == two
    data = json.loads(one.out)
    assert (data["games"], data["errors"]) == (130, [])
    assert sum(data["wins"].values()) + data["draws"] == 130
    assert sum(faction["games"] for faction in data["factions"].values()) == 260
    assert 2 <= data["rounds_per_game"] <= 3
    assert data["longest"]["decisions"] >= data["decisions_per_game"]


def test_another_seed_gives_other_games(cli: Cli) -> None:
    args = (*SIMULATE, "--games", 60, "--json")
    one, two = (json.loads(cli(*args, "--seed", seed).out) for seed in (1, 2))
    assert one["decisions"] != two["decisions"]


def test_a_run_is_the_sum_of_its_parts(cli: Cli) -> None:
    """Game N is the same game wherever a run starts."""
    args = (*SIMULATE, "--seed", 4, "--json")
    whole = json.loads(cli(*args, "--games", 70).out)
    first = json.loads(cli(*args, "--games", 30).out)
    rest = json.loads(cli(*args, "--games", 40, "--start", 30).out)
    for name in ("games", "decisions", "draws"):
        assert whole[name] == first[name] + rest[name]


@pytest.mark.parametrize("mode", sorted(GAME.modes))
@pytest.mark.parametrize("bot", ["random", "tavern"])
def test_every_mode_under_watch(cli: Cli, mode: str, bot: str) -> None:
    ran = cli(*SIMULATE, "--mode", mode, "--bots", bot, "--games", 25, "--debug", "--json")
    assert ran.code == 0, ran.err
    assert json.loads(ran.out)["games"] == 25


def test_decks_may_be_named(cli: Cli) -> None:
    ran = cli(*SIMULATE, "--decks", "monsters,skellige", "--games", 10, "--json")
    factions = json.loads(ran.out)["factions"]
    assert {name: counts["games"] for name, counts in factions.items()} == {
        "monsters": 10,
        "skellige": 10,
    }


def test_solo_accepts_faction_for_starter_deck(cli: Cli) -> None:
    args = ("--mode", "solo", "--decks", "monsters,skellige", "--games", 3, "--json")
    ran = cli(*SIMULATE, *args)
    assert (ran.code, json.loads(ran.out)["games"]) == (0, 3)


def test_the_table_for_people(cli: Cli) -> None:
    ran = cli(*SIMULATE, "--games", 50)
    assert ran.code == 0
    assert ran.out.startswith("Games")
    assert "Nilfgaard: wins of 20 games" in ran.out
    assert "50 games in" in ran.err
    german = cli(*SIMULATE, "--games", 50, "--lang", "de")
    assert german.out.startswith("Partien")


def test_a_game_that_fails_can_be_repeated(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    bad = runner.seed_of(1, 13)
    real = runner._play

    def broken(plan: runner.SimulationPlan, index: int, *rest: object) -> GameOutcome:
        if index == 13:
            raise KeyError("a card fell off the table")
        return real(plan, index, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(runner, "_play", broken)
    ran = cli(*SIMULATE, "--games", 20, "--seed", 1, "--json")
    assert ran.code == 1
    data = json.loads(ran.out)
    assert data["games"] == 19
    assert [(e["game"], e["seed"]) for e in data["errors"]] == [(13, bad)]
    assert "KeyError: 'a card fell off the table'" in data["errors"][0]["error"]
    assert f"Game 13 (seed {bad}) failed" in ran.err
    assert "--seed 1 --decks 'starters' --start 13 --games 1" in ran.err
    again = cli(*SIMULATE, "--games", 1, "--seed", 1, "--start", 13, "--json")
    assert json.loads(again.out)["errors"] == data["errors"]


def test_debug_notices_a_broken_state(monkeypatch: pytest.MonkeyPatch) -> None:
    configs = runner.samples("gwent", "duel")
    plan = runner.make_plan("gwent", configs, ("random",), seed=1, games=1, debug=True)
    take_one = runner.take_one

    def lose_a_gem(state: object, bots: object) -> object:
        events = take_one(state, bots)  # type: ignore[arg-type]
        state.gems[0] = 5  # type: ignore[attr-defined]
        return events

    monkeypatch.setattr(runner, "take_one", lose_a_gem)
    assert "side 0 has 5 gems" in runner.play_game(plan, 0).error


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("--bots", "alpha"), "there is no bot 'alpha'; the bots are random, greedy"),
        (("--bots", "random,random,random"), "there are 3 bots for 2 seats"),
        (("--mode", "chess"), "there is no Gwent mode 'chess'"),
        (("--decks", "nobody,monsters"), "'nobody' is not a deck"),
        (("--decks", "monsters"), "duel is played with 2 decks, not with 1"),
    ],
)
def test_one_line_for_a_wrong_option(cli: Cli, args: tuple[str, ...], words: str) -> None:
    ran = cli(*SIMULATE, "--games", 1, *args)
    assert ran.code == 2
    assert words in ran.err
    assert ran.err.count("\n") == 1


def test_sums_do_not_depend_on_the_order() -> None:
    games = [
        GameOutcome(0, 10, (1, -1), 30, Score(("a", "b"), 2, (20, 10))),
        GameOutcome(1, 11, (0, 0), 40, Score(("b", "a"), 3, (30, 30))),
        GameOutcome(2, 12, (-1, 1), 40, Score(("a", "a"), 2, (5, 50))),
        GameOutcome(3, 13, (), 0, Score((), 0), error="broken"),
    ]

    def total(groups: list[list[GameOutcome]]) -> Summary:
        whole = Summary()
        for group in groups:
            part = Summary()
            for game in group:
                part.add(game)
            whole.merge(part)
        return whole

    whole, parts = total([games]), total([games[2:], games[:1], games[1:2]])
    assert whole == parts
    one = whole.common_data(("A", "B"))
    assert one["wins"] == {"A": 1, "B": 1}
    assert one["draws"] == 1
    assert one["longest"] == {"game": 1, "seed": 11, "decisions": 40}
    assert whole.label_data()["a"] == {"games": 4, "wins": 2, "win_rate": 0.5}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_free_for_all_of_a_number_of_seats(cli: Cli, seats: int) -> None:
    args = (*SIMULATE, "--mode", "ffa", "--seats", seats, "--games", 12, "--json")
    data = json.loads(cli(*args).out)
    assert data["games"] == 12 and data["errors"] == []
    assert len(data["wins"]) == len(data["win_rates"]) == len(data["average_points"]) == seats
    assert any(data["average_points"].values())


def test_a_number_of_seats_that_no_table_has(cli: Cli) -> None:
    ran = cli(*SIMULATE, "--mode", "ffa", "--seats", 7)
    assert ran.code == 2
    assert "ffa is played by 3 or 4 or 5 seats, not by 7" in ran.err
