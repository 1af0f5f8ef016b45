"""``sevencats arena``: JSON and tables, going on after an interruption, clear refusals."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from sevencats.sim import arena
from sevencats.text import LANGUAGES, Texts

if TYPE_CHECKING:
    from helpers.cli import Cli

RUN = ("run", "--bots", "greedy,random", "--seed", 3)


# Run


def test_a_run_as_json(arena_cli: Cli) -> None:
    ran = arena_cli(*RUN, "--quadruples", 10, "--json")
    assert (ran.code, ran.err) == (0, "")
    data = json.loads(ran.out)
    assert (data["mode"], data["seed"], data["bots"]) == ("duel", 3, ["greedy", "random"])
    (pair,) = data["pairs"]
    assert (pair["first"], pair["second"]) == ("greedy", "random")
    assert (pair["sets"], pair["games"], pair["par"]) == (10, 40, 0.5)
    assert pair["wins"] + pair["draws"] + pair["losses"] == 40
    assert 0.5 < pair["score_low"] < pair["score"] < pair["score_high"]
    assert pair["elo_low"] < pair["elo"] < pair["elo_high"]


def test_three_bots_play_a_round_robin(arena_cli: Cli) -> None:
    ran = arena_cli("run", "--bots", "tavern,greedy,search@2", "--quadruples", 1, "--json")
    pairs = [(pair["first"], pair["second"]) for pair in json.loads(ran.out)["pairs"]]
    assert pairs == [("tavern", "greedy"), ("tavern", "search@2"), ("greedy", "search@2")]


def test_the_number_of_workers_changes_nothing(arena_cli: Cli) -> None:
    one, two = (arena_cli(*RUN, "--quadruples", 12, "--json", "--workers", n) for n in (1, 2))
    assert one == two


@pytest.mark.parametrize("mode", ["ffa", "teams", "solo"])
def test_other_modes(arena_cli: Cli, mode: str) -> None:
    ran = arena_cli("run", "--bots", "tavern,random", "--mode", mode, "--quadruples", 8, "--json")
    (pair,) = json.loads(ran.out)["pairs"]
    assert (ran.code, pair["sets"]) == (0, 8)
    assert pair["score"] > pair["par"]


def test_the_table_for_people(arena_cli: Cli) -> None:
    ran = arena_cli(*RUN, "--quadruples", 5)
    title, heads, line = ran.out.splitlines()
    assert title == "Arena, duel, seed 3"
    assert heads.split()[:4] == ["Pair", "Sets", "Games", "Score"]
    assert line.startswith("greedy - random     5     20  0.")
    table = arena_cli("run", "--bots", "tavern,random", "--mode", "ffa", "--quadruples", 2).out
    assert "Equal bots would score 0.333." in table
    assert arena_cli(*RUN, "--quadruples", 1, "--lang", "fr").out.startswith(
        "Arène, duel, graine 3"
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_all_words(lang: str) -> None:
    def words(language: str) -> list[str]:
        return [key for key in Texts.load(language).ids() if key.startswith("arena-")]

    assert words(lang) == words("en") != []


# Going on


def test_a_run_goes_on_from_its_file(
    arena_cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, cut = tmp_path / "whole.jsonl", tmp_path / "cut.jsonl"
    wanted = arena_cli(*RUN, "--quadruples", 6, "--json", "--out", whole)
    cut.write_bytes(whole.read_bytes()[:-30])
    played = []
    real = arena.play_set

    def listen(given: Any, job: Any) -> Any:
        played.append(job)
        return real(given, job)

    monkeypatch.setattr("sevencats.cli.arena.play.play_set", listen)
    ran = arena_cli(*RUN, "--quadruples", 6, "--json", "--out", cut)
    assert ran.out == wanted.out
    assert played == [(5, 0)]
    assert "5 sets were already in" in ran.err
    assert cut.read_bytes() == whole.read_bytes()


def test_a_finished_run_can_be_made_longer(arena_cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    arena_cli(*RUN, "--quadruples", 2, "--out", file)
    ran = arena_cli(*RUN, "--quadruples", 4, "--out", file, "--json")
    assert ran.out == arena_cli(*RUN, "--quadruples", 4, "--json").out
    assert (
        json.loads(arena_cli(*RUN, "--quadruples", 1, "--out", file, "--json").out)["pairs"][0][
            "sets"
        ]
        == 1
    )


@pytest.mark.parametrize("workers", [1, 2])
def test_an_interrupt_leaves_a_usable_file(arena_cli: Cli, tmp_path: Path, workers: int) -> None:
    file = tmp_path / "run.jsonl"
    command = ["arena", *map(str, RUN), "--quadruples", "100000", "--out", str(file)]
    command += ["--workers", str(workers)]
    process = subprocess.Popen(
        [sys.executable, "-c", "from sevencats.cli import main; main()", *command],
        stderr=subprocess.PIPE,
        text=True,
        # A shell that runs the tests in the background may have disabled interrupts.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    until = time.monotonic() + 30
    while time.monotonic() < until and (not file.exists() or file.read_bytes().count(b"\n") < 6):
        time.sleep(0.05)
    os.kill(process.pid, signal.SIGINT)
    _, err = process.communicate(timeout=30)
    assert process.returncode == 130
    stopped, how = err.splitlines()
    assert stopped.startswith("Stopped after ") and stopped.endswith(" of 100000 sets.")
    assert how == f"They are saved in {file}. Run the same command again to continue."
    ran = arena_cli(*RUN, "--quadruples", 4, "--json", "--out", file)
    assert ran.out == arena_cli(*RUN, "--quadruples", 4, "--json").out


def test_a_set_that_failed_can_be_repeated(
    arena_cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = arena.play_set

    def broken(run: arena.Arena, job: arena.Job) -> arena.PlayedSet:
        return arena.PlayedSet(*job, (), "KeyError: x") if job.number == 2 else real(run, job)

    monkeypatch.setattr("sevencats.cli.arena.play.play_set", broken)
    file = tmp_path / "run.jsonl"
    ran = arena_cli(*RUN, "--quadruples", 4, "--json", "--out", file)
    assert ran.code == 1
    assert json.loads(ran.out)["pairs"][0]["sets"] == 3
    assert "Set 2 of greedy, random failed: KeyError: x" in ran.err
    assert "--seed 3 --start 2 --quadruples 1" in ran.err
    monkeypatch.undo()
    again = arena_cli(*RUN, "--quadruples", 4, "--json", "--out", file)
    assert json.loads(again.out)["pairs"][0]["sets"] == 4


# The other commands


def test_sprt_stops_by_itself(arena_cli: Cli, tmp_path: Path) -> None:
    args = ("sprt", "--bots", "greedy,random", "--seed", 2, "--json")
    ran = arena_cli(*args, "--out", tmp_path / "test.jsonl")
    data = json.loads(ran.out)
    assert (ran.code, data["verdict"]) == (0, "accepted")
    assert data["llr"] >= data["upper"] == 2.944
    assert data["sets"] < 100
    lines = (tmp_path / "test.jsonl").read_text().splitlines()
    assert len(lines) == data["sets"] + 1
    two = arena_cli(*args, "--workers", 2)
    assert two.out == ran.out


def test_sprt_says_what_it_found(arena_cli: Cli) -> None:
    rejected = arena_cli("sprt", "--bots", "random,tavern").out.splitlines()
    assert rejected[-2].startswith("LLR -3.") and rejected[-2].endswith("bounds -2.94 and 2.94")
    assert rejected[-1].startswith("Rejected: random is not better than tavern")
    still = arena_cli("sprt", "--bots", "tavern,tavern", "--quadruples", 3).out.splitlines()
    assert still[-1].startswith("Open: more sets are needed")


def test_a_ladder_with_factions(arena_cli: Cli) -> None:
    args = ("ladder", "--bots", "tavern,random,greedy", "--quadruples", 25)
    ran = arena_cli(*args, "--json")
    data = json.loads(ran.out)
    assert [row["bot"] for row in data["ladder"]] == ["tavern", "greedy", "random"]
    assert len(data["pairs"]) == 3
    factions = data["factions"]
    assert factions["bot"] == "tavern"
    assert len(factions["cells"]) == 25
    assert sum(cell["games"] for cell in factions["cells"]) == 200
    assert factions["worst"]["score"] == min(cell["score"] for cell in factions["cells"])
    table = arena_cli(*args, "--lang", "nl").out
    assert "Slechtste combinatie" in table and "Rating" in table


# Refusals


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("run", "--bots", "alpha,random"), "there is no bot 'alpha'"),
        (("run", "--bots", "random"), "the arena needs two bots or more"),
        (("run", "--bots", ","), "the arena needs two bots or more"),
        (("run", "--bots", "tavern@5,random"), "'tavern@5' is not a bot"),
        (("run", "--bots", "random,greedy", "--mode", "chess"), "there is no Gwent mode 'chess'"),
        (("run", "--bots", "random,greedy", "--lang", "cs"), "no language 'cs'"),
        (("run", "--bots", "random,greedy", "--out", "no/such/folder/x"), "there is no such file"),
        (("sprt", "--bots", "random,greedy", "--elo0", "30"), "elo0 must be below elo1"),
        (("sprt", "--bots", "random,greedy", "--alpha", "0"), "alpha must lie between"),
        (("sprt", "--bots", "random,greedy,tavern"), "the test is between two bots"),
        (("ladder", "--bots", "greedy"), "the arena needs two bots or more"),
    ],
)
def test_one_line_for_a_wrong_option(arena_cli: Cli, args: tuple[str, ...], words: str) -> None:
    ran = arena_cli(*args)
    assert (ran.code, ran.out) == (2, "")
    assert words in ran.err
    assert ran.err.count("\n") == 1


def test_a_file_of_another_run_is_refused(arena_cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    arena_cli(*RUN, "--quadruples", 1, "--out", file)
    ran = arena_cli("run", "--bots", "greedy,random", "--seed", 4, "--out", file)
    assert ran.code == 2
    assert "belongs to another run, with seed 3 (asked: 4)" in ran.err
    assert ran.err.count("\n") == 1


def test_one_bot_against_a_table_of_four(arena_cli: Cli) -> None:
    words = ("run", "--bots", "greedy,random", "--mode", "ffa", "--seats", 4, "--sets", 2)
    data = json.loads(arena_cli(*words, "--json").out)
    (pair,) = data["pairs"]
    assert (data["seats"], pair["sets"], pair["games"], pair["par"]) == (4, 2, 8, 0.25)
    assert arena_cli(*words[:-3], 7).code == 2
