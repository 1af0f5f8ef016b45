"""The balance report: what is written down of a game, what many add up to."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest

from sevencats.games.oldworld import GAME, Config
from sevencats.games.oldworld.balance import measures
from sevencats.games.oldworld.balance.pages import pictures, write_pages
from sevencats.games.oldworld.balance.recorder import LISTS, BalanceRecorder
from sevencats.games.oldworld.balance.report import report
from sevencats.games.oldworld.balance.targets import targets
from sevencats.games.oldworld.packs.load import base
from sevencats.games.oldworld.samples import long_game
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel.events import Event
from sevencats.sim import runner


def record(winner: int = 0, **changes: Any) -> dict[str, Any]:
    """A game of two witchers, the wolf first; what is not named did not happen."""
    seats = 2
    return {
        "seats": seats,
        "solo": False,
        "first": 0,
        "schools": ["wolf", "griffin"],
        "rounds": 15,
        "turns": 30,
        "capped": False,
        "winners": [winner] if winner >= 0 else [],
        "end": [[4, 2, 3, 13, 18], [3, 1, 2, 11, 17]],
        "lead_changes": 1,
        "behind": [1, 1],
        "course": [[1, 0, 0, 2, 1, 4, 10], [1, 1, 0, 4, 1, 4, 10]],
        "fights": [],
        "odds": [],
        **{name: [{} for _ in range(seats)] for name in LISTS},
        **changes,
    }


def fight(monster: int, result: str) -> dict[str, Any]:
    numbers = {"track": 0, "gold": 0, "level": 1, "attributes": 4, "deck": 12}
    against = "harpy" if monster else ""
    return {
        "round": 2,
        "seat": 0,
        "against": against,
        "monster": monster,
        "result": result,
    } | numbers


def test_a_recorded_game_says_what_its_simulation_says() -> None:
    plan = runner.make_plan("oldworld", [long_game(3, 4)], ("random",), 5, 1, records=True)
    game = runner.play_game(plan, 0)
    assert not game.error and game.record is not None
    assert game.record["rounds"] == game.score.rounds == 4
    assert tuple(game.record["schools"]) == game.score.labels
    assert [row[0] for row in game.record["course"]] == [n for n in (1, 2, 3, 4) for _ in range(3)]
    # Every turn has a phase II, and a card is gained in nearly every phase III.
    assert sum(sum(seat.values()) for seat in game.record["phases"]) == 12
    assert 6 <= sum(sum(seat.values()) for seat in game.record["cards"]) <= 20
    assert not game.record["odds"]
    without = runner.make_plan("oldworld", [long_game(3, 4)], ("random",), 5, 1)
    assert runner.play_game(without, 0) == game._replace(record=None)


def test_estimates_are_asked_of_every_witcher_and_change_no_game() -> None:
    config = long_game(2, 3)
    plans = [
        runner.make_plan("oldworld", [config], ("random",), 5, 1, records=True, estimates=asked)
        for asked in (False, True)
    ]
    plain, asked = [runner.play_game(plan, 0).record for plan in plans]
    assert plain is not None and asked is not None
    assert {row[1] for row in asked["odds"]} == {0, 1} and not plain["odds"]
    assert asked | {"odds": []} == plain


def test_a_legendary_monster_is_an_opponent_without_a_level() -> None:
    state = GAME.new_game(Config(seats=2, packs=("base", "legendary_hunt")), 1)
    assert isinstance(state, OldWorldState)
    recorder = BalanceRecorder(state, estimates=False)
    recorder.note(state, [Event("hunt", 0, args=("toad",)), Event("fight_over", args=("lost",))])
    (fight,) = recorder.close(state)["fights"]
    assert (fight["against"], fight["monster"], fight["result"]) == ("toad", 0, "lost")


def test_shares_are_multiples_of_par() -> None:
    data = report([record(0), record(0), record(0), record(1)], base())
    assert data["schools"]["wolf"]["mean"] == 1.5
    assert data["schools"]["griffin"]["mean"] == 0.5
    assert data["order"] == {"1": data["schools"]["wolf"], "2": data["schools"]["griffin"]}
    second = report([record(0, first=1)], base())["order"]
    assert second["1"]["mean"] == 0 and second["2"]["mean"] == 2


def test_what_winners_use_is_worth_more() -> None:
    def game(winner: int) -> dict[str, Any]:
        potions: list[dict[str, int]] = [{}, {}]
        potions[winner] = {"swallow": 2}
        return record(winner, potions=potions)

    (row,) = report([game(n % 2) for n in range(12)], base())["worth"]["potions"]
    assert (row["name"], row["uses"], row["seats"]) == ("swallow", 24, 12)
    assert row["worth"]["mean"] == 1.0


def test_fights_and_odds_by_level() -> None:
    fights = [fight(1, "defeated"), fight(1, "driven_away"), fight(3, "lost"), fight(0, "attacker")]
    odds = [[3, 0, 1, 1, 0, 3, 3], [3, 0, 3, 1, 0, 1, 3], [3, 0, 3, 2, 0, 3, 3]]
    data = report([record(fights=fights, odds=odds)], base())
    assert data["fights"]["levels"]["1"]["mean"] == 0.5
    assert data["fights"]["levels"]["1"]["driven_away"] == 1
    assert data["fights"]["levels"]["3"]["mean"] == 0
    assert data["fights"]["duels"]["mean"] == 1
    # Only witchers of level 1 met both; the one of level 2 is not compared.
    assert data["odds"]["gaps"]["1-3"] == pytest.approx(2 / 3, abs=1e-3)


def test_targets_are_met_or_say_what_is_short() -> None:
    games = [record(n % 2, schools=["wolf", "cat"]) for n in range(10)]
    games.append(record(-1, capped=True))
    rows = {row.name: row for row in targets(report(games, base()))}
    assert rows["rounds with 2"].short == "3.0 too much"
    assert rows["games that end"].short == "7.1% too few"
    assert rows["witcher level of winners (median)"].short == "level 2.5"
    assert "poker 0.0%" in rows["location actions, of turns"].short
    assert not any("solo" in name for name in rows)


def test_pace_follows_each_witcher_through_the_rounds() -> None:
    course = [
        [1, 0, 0, 2, 1, 4, 10],
        [1, 1, 0, 4, 1, 4, 10],
        [2, 0, 0, 2, 1, 5, 10],
        [2, 1, 1, 4, 1, 4, 10],
        [3, 0, 0, 2, 1, 6, 10],
        [3, 1, 1, 4, 1, 4, 10],
    ]
    early, late = fight(0, "attacker"), fight(0, "attacker") | {"round": 5}
    game = record(course=course, rounds=9, fights=[early, late, fight(0, "defender")])
    pace = report([game], base())["pace"]
    # The second witcher has a trophy as round 2 begins, the first one only at the end.
    assert pace["first_trophy"]["mean"] == (1 + 9) / 2
    # From 6 and 4 attributes at the start of round 3 to 13 and 11 in seven rounds.
    assert pace["attribute_gains"]["mean"] == 1.0
    assert pace["winners_deck"]["mean"] == 18
    assert pace["early_rivals"]["mean"] == 0.25


def test_bots_of_one_table_are_compared() -> None:
    names = ["hunter/trainer", "hunter/wanderer"]
    data = report([record(0, bots=names), record(0, bots=names[::-1])], base())
    assert {name: row["mean"] for name, row in data["bots"].items()} == dict.fromkeys(names, 1.0)
    alike = report([record(0, bots=["hunter", "hunter"])], base())
    assert alike["bots"] == {}


def test_alone_a_rank_above_the_last_counts_as_won() -> None:
    limit = base().tracks.solo_ranks[-2][1]
    alone = {"seats": 1, "solo": True, "schools": ["wolf"]}
    games = [record(0, turns=turns, **alone) for turns in (limit, limit + 1)]
    data = report(games, base())
    assert data["games"] == 0 and data["solo"]["won"]["mean"] == 0.5
    assert [row.met for row in targets(data)] == [True]


def test_intervals() -> None:
    assert measures.mean([1, 2, 3])["mean"] == 2
    assert measures.mean([])["n"] == 0
    assert measures.mean([0.0, 1.0])["high"] > 1 == measures.chance([0.0, 1.0])["high"]
    assert measures.share(0, 10)["low"] == 0 < measures.share(0, 10)["high"]
    assert measures.difference([1.0] * 4, [0.0] * 9) is None
    gap = measures.difference([1.0, 0.0] * 10, [0.0, 0.0, 0.0, 1.0] * 10)
    assert gap is not None and gap["low"] < 0.25 == gap["mean"] < gap["high"]


def test_pages_and_charts(tmp_path: Path) -> None:
    odds = [[3, 0, 1, 1, 0, 3, 3], [3, 0, 3, 1, 0, 1, 3]]
    uses = [{"poker": 2}, {}]
    data = report([record(n % 2, odds=odds, actions=uses) for n in range(12)], base())
    page = write_pages(tmp_path, data, {"games": 12, "bots": "hunter"}).read_text()
    for name, picture in pictures(data).items():
        assert f"({name}.svg)" in page
        assert len(ET.fromstring(picture)) > 2
        assert (tmp_path / f"{name}.svg").read_text() == picture
    assert "| rounds with 2 | 9 to 12 on average | 15.0 | ✗ 3.0 too much |" in page
    first = json.loads((tmp_path / "report.json").read_text())["targets"][0]
    assert first["short"] == "3.0 too much"
