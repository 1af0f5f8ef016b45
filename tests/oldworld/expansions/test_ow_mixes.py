"""Expansions together: each, each two, all of them; and games from before there were any."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from sevencats.cli.app import app
from sevencats.kernel import read_journal
from sevencats.kernel.journal import replay
from sevencats.kits.oldworld.mixes import configs, mixes, play
from sevencats.oldworld import GAME
from sevencats.oldworld.lineup import check_config
from sevencats.oldworld.packs.catalogue import built_in

OLD = Path(__file__).parents[1] / "journals"


@pytest.mark.rule("W0.1")
def test_each_each_two_and_all() -> None:
    assert mixes(["a"]) == [("a",)]
    assert mixes(["bombs", "ciri", "mutagens"]) == [
        *(("bombs",), ("ciri",), ("mutagens",)),
        *(("bombs", "ciri"), ("bombs", "mutagens"), ("ciri", "mutagens")),
        ("bombs", "ciri", "mutagens"),
    ]
    clashing = mixes(["lost_mount", "wild_hunt", "bombs"])
    assert ("lost_mount", "wild_hunt") not in clashing and ("wild_hunt", "bombs") in clashing
    assert max(map(len, clashing)) == 2, "no three of them go together"


@pytest.mark.rule("W0.1")
def test_every_mix_can_be_set_up() -> None:
    for packs in mixes(built_in()[1:]):
        check_config(configs(packs, 1)[0])


def test_a_random_game_with_every_mix() -> None:
    """The small version of ``sevencats oldworld mixes``."""
    packs = built_in()[1:]
    for packs_played, _, summary in play(packs, {"random": 1}, seed=3, rounds=2):
        assert not summary.errors, (packs_played, summary.errors)
        assert summary.games == 1 and summary.decisions > 5


def test_the_command_prints_a_line_for_each_mix() -> None:
    args = ["oldworld", "mixes", "--only", "bombs,mutagens", "--random", "2", "--bots", "1"]
    result = CliRunner().invoke(app, [*args, "--rounds", "1"])
    assert result.exit_code == 0, result.output
    lines = result.output.splitlines()
    assert len(lines) == 7 and lines[-1].startswith("9 games, ") and lines[-1].endswith("0 failed")
    assert [line.split()[-1] for line in lines[:-1:2]] == ["bombs", "mutagens", "bombs+mutagens"]


@pytest.mark.parametrize("name", ["two", "solo"])
def test_a_game_from_before_the_expansions_replays_as_it_was(name: str) -> None:
    """These were played when there was no mutagen, bomb or choice; every digest must still hold.
    Stories have been added to the base since, none of which comes up in them."""
    journal = read_journal((OLD / f"before_expansions_{name}.jsonl").read_text(encoding="utf-8"))
    content = GAME.content(GAME.config_from(journal.config))
    steps = list(replay(replace(journal, content=content)))
    assert steps[-1].state.capped and len(steps) > 80
