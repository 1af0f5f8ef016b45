"""A third game plays everywhere by its entry point alone: no package above the games names one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from helpers.third_game import run_python, sevencats

ROOT = Path(__file__).resolve().parents[2]


def test_it_is_found_behind_the_built_in_games() -> None:
    printed = run_python("-c", "from sevencats.plugin import plugins; print(*plugins())")
    assert printed.split() == ["gwent", "oldworld", "highcard"]


def test_the_terminal_plays_it() -> None:
    printed = sevencats("highcard", "play", "--seed", 1, "--bots", "random", text="1\n" * 7)
    assert "highcard" in printed.splitlines()[0]
    assert "play:card_" in printed
    assert "tossed " in printed and "took 2" in printed
    assert "\nThe game is over.\n" in printed


def test_terminal_gives_hint_and_lists_the_board() -> None:
    printed = sevencats("highcard", "play", "--seed", 1, text="hint\nhand\ntable\nlog\nquit\n")
    assert "deck: " in printed
    assert printed.count("card_") > 3


def test_three_people_share_a_keyboard() -> None:
    answers = "1\n\n" * 24
    printed = sevencats("highcard", "play", "--seats", 3, "--humans", 3, "--seed", 5, text=answers)
    assert printed.count("took") >= 7


def test_a_journal_of_it_is_read_as_a_game(tmp_path: Path) -> None:
    journal = tmp_path / "game.jsonl"
    sevencats("highcard", "play", "--seed", 1, "--journal", journal, text="1\n" * 7)
    printed = sevencats("replay", journal)
    assert "play:card_" in printed and "took" in printed
    assert "tricks: " in sevencats("replay", journal, "--snapshot")


def test_simulations_run_with_checks() -> None:
    printed = sevencats("highcard", "simulate", "--games", 40, "--debug", "--json")
    data = json.loads(printed)
    assert data["games"] == 40 and data["errors"] == []
    assert set(data["wins"]) == {"A", "B", "C"}


def test_the_arena_measures_its_bots() -> None:
    args = ("--game", "highcard", "--bots", "random,random", "--sets", 4)
    data = json.loads(sevencats("arena", "run", *args, "--json"))
    (pair,) = data["pairs"]
    # Two seats swap places: two games; of three, each has the first bot once.
    assert pair["games"] == 2 * (2 + 3)
    assert pair["score"] == pytest.approx(pair["par"], abs=1e-3)
    assert "tricks" in sevencats("arena", "ladder", *args).splitlines()[0]


def test_unknown_names_are_answered_with_the_known_ones() -> None:
    with pytest.raises(AssertionError, match="the modes are tricks"):
        sevencats("highcard", "play", "--mode", "duel")
    with pytest.raises(AssertionError, match="the bots are random"):
        sevencats("highcard", "simulate", "--bots", "tavern")


def test_it_keeps_the_contract_of_every_game() -> None:
    """The conformance suite takes it from the registry like any other."""
    suite = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/conformance", "-k", "highcard")
    printed = run_python(*suite, cwd=ROOT)
    assert " passed" in printed


def test_it_leaves_the_golden_files_alone() -> None:
    script = (
        "from sevencats.sim.golden import golden_games\n"
        "print(*{golden.game.name for golden in golden_games()})"
    )
    assert set(run_python("-c", script).split()) == {"gwent", "oldworld"}
