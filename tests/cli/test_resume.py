"""``sevencats resume``: the last game in the terminal goes on."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from sevencats.text import LANGUAGES, Texts

if TYPE_CHECKING:
    from helpers.cli import Cli

PLAY = ("gwent", "play", "--deck", "monsters", "--against", "northern_realms", "--seed", "3")
ALWAYS_FIRST = "1\n" * 200


def test_resume_continues_last_unnamed_game(cli: Cli) -> None:
    cli(*PLAY, "--names", "Ada,Ben", typed="done\n1\n1\n")
    again = cli("resume", typed=ALWAYS_FIRST)
    assert (again.code, again.err) == (0, "")
    assert re.search(r"^Welcome back: round 1, \d+:\d+\.$", again.out, re.M)
    assert "Ben" in again.out
    assert "The game is over." in again.out
    whole = cli(*PLAY, "--names", "Ada,Ben", typed="done\n" + ALWAYS_FIRST)
    result = "The round is over: .*"
    assert re.findall(result, again.out) == re.findall(result, whole.out)


def test_a_game_that_is_over_is_not_continued(cli: Cli) -> None:
    cli(*PLAY, typed="done\n" + ALWAYS_FIRST)
    for lang in LANGUAGES:
        again = cli("resume", "--lang", lang)
        assert again.code == 2
        assert again.err == f"sevencats: {Texts.load(lang)('error-nothing-to-resume')}\n"


def test_resume_in_another_language(cli: Cli) -> None:
    cli(*PLAY, "--lang", "fr", typed="done\n1\n")
    assert "Bon retour\u00a0: manche 1, " in cli("resume").out
    assert "Welkom terug: ronde 1, " in cli("resume", "--lang", "nl").out


def test_a_named_journal_is_the_last_game_too(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    cli(*PLAY, "--journal", file, typed="done\n1\n")
    before = file.read_text()
    assert "Welcome back: round 1" in cli("resume", typed="1\n").out
    assert file.read_text() != before
    file.unlink()
    assert cli("resume").err == "sevencats: there is no unfinished game to continue\n"


def test_old_world_goes_on_too(cli: Cli) -> None:
    cli("oldworld", "play", "--seed", 4, typed="1\n1\n")
    assert "Welcome back: round 1, trophies 0:0." in cli("resume").out


def test_game_is_played_when_saving_fails(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    ran = cli(*PLAY, typed="done\n1\n")
    assert (ran.code, ran.err) == (0, "")
    assert "start with --journal FILE" in ran.out
    assert cli("resume").code == 2


def test_resume_tells_the_last_moves_only(cli: Cli) -> None:
    before = cli(*PLAY, typed="done\n1\n1\n1\n").out
    again = cli("resume", typed="log\nquit\n").out
    dealt = "You are dealt 10 cards."
    assert dealt in before
    told, _, shown = again.partition("Type log to read what happened before.\n")
    assert dealt not in told
    question = shown.index("Your turn.")
    *_, latest = [line for line in before.splitlines() if line.startswith("Bot plays ")]
    assert latest in shown[:question]
    assert shown.count(latest) == 2  # in the last lines, and in the log
    assert dealt not in shown[:question]
    assert dealt in shown[question:]


def test_a_game_that_has_hardly_begun_is_told_from_its_start(cli: Cli) -> None:
    cli("oldworld", "play", "--seed", 4, typed="quit\n")
    assert "Type log" in cli("resume", typed="quit\n").out
    cli(
        "gwent", "play", "--deck", "scoiatael", "--against", "monsters", "--seed", 3, typed="quit\n"
    )
    assert "Type log" not in cli("resume", typed="quit\n").out
