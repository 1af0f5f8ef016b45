"""Expansions together: each, each two, all of them; and games from before there were any."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from helpers.oldworld.pinned import PINNED
from typer.testing import CliRunner

from sevencats.cli.app import app
from sevencats.games.oldworld import GAME, Config, table
from sevencats.games.oldworld.balance import mixes as trials
from sevencats.games.oldworld.balance.mixes import (
    Log,
    Trial,
    configs,
    every_set,
    mixes,
    mixes_of,
    pieces,
    play,
    set_name,
)
from sevencats.games.oldworld.balance.reach import ReachRecorder
from sevencats.games.oldworld.lineup import check_config
from sevencats.games.oldworld.packs.catalogue import built_in, sets
from sevencats.games.oldworld.packs.load import load
from sevencats.games.oldworld.page.setup import OldWorldSetup
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel import read_journal
from sevencats.kernel.events import Event
from sevencats.kernel.journal import replay
from sevencats.plugin.errors import BadSetup

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
def test_every_set_that_is_allowed() -> None:
    """Eight boxes go together in any way; the Wild Hunt with four of them."""
    found = every_set(built_in()[1:])
    assert len(found) == len(set(found)) == 2**8 - 1 + 2**4
    largest = [one for one in found if not any(set(one) < set(other) for other in found)]
    for one in largest:
        check_config(configs(one, 1)[-1])
    assert set_name("bombs+mages") == "bombs + mages"
    assert set_name("+".join(("mages", *sets()["monster_trail"]))) == "mages + monster_trail"


def test_the_table_of_sets(tmp_path: Path) -> None:
    table = tmp_path / "mixes.md"
    args = ["oldworld", "mixes", "--only", "ciri,manticore", "--random", "5", "--bots", "0"]
    more = ["--rounds", "1", "--every-set", "--table", str(table)]
    result = CliRunner().invoke(app, [*args, *more])
    assert result.exit_code == 0, result.output
    text = table.read_text(encoding="utf-8")
    assert "3 of 3 sets played; games: 15 by `random`" in text
    assert text.splitlines()[-1] == "| ciri + manticore | 5 (1: 1, 2: 1, 3: 1, 4: 1, 5: 1) | 0 |"


@pytest.mark.rule("W0.1")
def test_every_mix_can_be_set_up() -> None:
    for packs in mixes(built_in()[1:]):
        check_config(configs(packs, 1)[0])


def test_a_random_game_with_every_mix() -> None:
    """The small version of ``sevencats oldworld mixes``."""
    trial = Trial(tuple(built_in()[1:]), {"random": 1}, seed=3, rounds=2)
    for piece in pieces(trial):
        played = play(trial, piece)
        assert not played.failed, (played.mix, played.failed)
        assert played.games == 1 and played.moves > 5


def test_the_command_prints_a_line_for_each_mix() -> None:
    args = ["oldworld", "mixes", "--only", "bombs,mutagens", "--random", "2", "--bots", "1"]
    result = CliRunner().invoke(app, [*args, "--rounds", "1"])
    assert result.exit_code == 0, result.output
    lines = result.output.splitlines()
    assert len(lines) == 7 and lines[-1].startswith("9 games, ") and lines[-1].endswith("0 failed")
    assert [line.split()[-1] for line in lines[:-1:2]] == ["bombs", "mutagens", "bombs+mutagens"]


@pytest.mark.rule("W0.1")
def test_some_expansions_can_be_in_every_mix() -> None:
    trial = Trial(("bombs", "lost_mount", "wild_hunt"), {}, 1, 1, always=("mutagens", "mages"))
    assert [mix[2:] for mix in mixes_of(trial)] == [
        *(("bombs",), ("lost_mount",), ("wild_hunt",)),
        *(("bombs", "lost_mount"), ("bombs", "wild_hunt")),
    ]
    assert all(mix[:2] == ("mutagens", "mages") for mix in mixes_of(trial))
    without = mixes_of(trial._replace(always=("lost_mount",), packs=("bombs", "wild_hunt")))
    assert without == [("lost_mount", "bombs")], "the Wild Hunt has no horses to find"


def test_a_hasty_hunter_and_what_it_reached(tmp_path: Path) -> None:
    """Every card, level and outcome of an expansion is listed, with what never came up first."""
    reached = tmp_path / "reached.md"
    args = ["oldworld", "mixes", "--only", "skellige", "--random", "1", "--bots", "1"]
    more = ["--rounds", "2", "--player", "hunter@1", "--reached", str(reached)]
    result = CliRunner().invoke(app, [*args, *more])
    assert result.exit_code == 0, result.output
    assert [line.split()[0] for line in result.output.splitlines()[:2]] == ["random", "hunter@1"]
    text = reached.read_text(encoding="utf-8")
    first, _, lists = text.partition("\n")
    assert " reached. Never: " in first and "`dagon_bonus.fin`" in first
    assert "## Location actions" in lists and "`ard_skellig` " in lists
    wrong = CliRunner().invoke(app, [*args, "--player", "hunter@50ms"])
    assert "number of tried fights" in str(wrong.exception)


def test_reach_counts_what_was_used_and_what_came_of_it() -> None:
    state = GAME.new_game(Config(seats=2, packs=("base", "mages")), 1)
    assert isinstance(state, OldWorldState)
    state.school[0] = "alzur"
    card = state.table.kind.index("action")
    recorder = ReachRecorder()
    for event in (
        Event("board", 0, args=("alzur",)),
        Event("attribute", 0, args=("specialty", 1, 2)),
        Event("attribute", 0, args=("combat", 1, 2)),
        Event("trait", 0, args=("specialty",)),
        Event("hunt", 0, args=("arachas",)),
        Event("fight_over", args=("driven_away",)),
        Event("fight_over", args=("lost",)),
        Event("acts", 0, args=("ban_ard", "alchemy")),
        Event("played", 0, 3, card),
        Event("drawn", 0, 3, card),
    ):
        recorder.note(state, event)
    name = f"{state.table.kind[card]}.{state.table.ident[card]}"
    assert recorder.close() == {
        name: 1,
        "location.ban_ard": 1,
        "monster.arachas driven_away": 1,
        "school.alzur.1": 1,
        "school.alzur.1 used": 1,
        "school.alzur.2": 1,
    }


def test_a_trial_goes_on_where_it_was_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Recorded games are not played again; a line that was cut off is, and so is a game with other
    numbers."""
    monkeypatch.setattr(trials, "RANDOM_PIECE", 2)
    log = tmp_path / "mixes.jsonl"
    args = ["oldworld", "mixes", "--only", "bombs", "--bots", "0", "--rounds", "1"]
    args += ["--log", str(log)]

    def played(*more: str) -> str:
        result = CliRunner().invoke(app, [*args, *more])
        assert result.exit_code == 0, result.output
        return result.output

    first = played("--random", "2")
    assert len(log.read_text(encoding="utf-8").splitlines()) == 1
    assert played("--random", "2") == first, "nothing new"
    assert len(log.read_text(encoding="utf-8").splitlines()) == 1
    stopped = played("--random", "6", "--minutes", "1e-9")
    assert stopped.splitlines()[-1] == "4 games are still to be played"
    log.write_text(log.read_text(encoding="utf-8")[:-9], encoding="utf-8")
    assert played("--random", "2") == first
    trial = Trial(("bombs",), {"random": 2}, seed=1, rounds=1)
    (piece,) = pieces(trial)
    assert Log(log, trial).find(piece) is not None
    assert Log(log, trial._replace(rounds=2)).find(piece) is None


def test_a_game_that_fails_is_in_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: OldWorldState) -> None:
        raise AssertionError("a card was lost")

    monkeypatch.setattr(OldWorldState, "check", broken)
    args = ["oldworld", "mixes", "--only", "bombs", "--random", "2", "--bots", "0"]
    result = CliRunner().invoke(app, [*args, "--rounds", "1"])
    assert result.exit_code == 1
    assert "2 failed  bombs" in result.output and "a card was lost" in result.output


@pytest.mark.parametrize("name", ["two", "solo"])
def test_a_game_from_before_the_expansions_replays_as_it_was(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """These were played when there was no mutagen, bomb or choice; every digest must still hold.
    Stories have been added to the base since, none of which comes up in them; values that have been
    tuned since are those of then."""
    pinned = {kind: PINNED[kind] for kind in ("location", "tracks")}
    cards = json.loads((OLD / "before_expansions_cards.json").read_text(encoding="utf-8"))
    then = json.dumps({**pinned, "action": cards})
    monkeypatch.setattr(table, "load", lambda packs, records: load(packs, records or then))
    journal = read_journal((OLD / f"before_expansions_{name}.jsonl").read_text(encoding="utf-8"))
    content = GAME.content(GAME.config_from(journal.config))
    steps = list(replay(replace(journal, content=content)))
    end = steps[-1].state
    assert isinstance(end, OldWorldState) and end.capped and len(steps) > 80


# -- what is chosen about an expansion ------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr", "nl", "de", "pl"])
def test_the_set_up_offers_what_can_be_chosen(lang: str) -> None:
    """Every word that is offered is taken, and has a name of its own in every language."""
    setup = OldWorldSetup()
    offers = {offer.id: offer for offer in setup.modes(lang)}
    hunts = {mode: offer.choices["legendary_hunt"] for mode, offer in offers.items()}
    assert [len(one.words) for one in hunts["base"]] == [2, 7]
    assert [len(one.words) for one in hunts["solo"]] == [2, 7, 3]
    assert [one.usual for one in hunts["solo"]] == ["legendary_hunt:a", "", "legendary_hunt:normal"]
    (sets,) = offers["base"].choices["advanced_cards"]
    assert sets.many and len(sets.words) == 10
    for mode, offer in offers.items():
        assert set(offer.option_names) == set(offer.options)
        (trail,) = offer.option_groups
        assert all(trail.name not in offer.option_names[part] for part in trail.options)
        assert not any(offer.option_names[part].startswith((" ", ":")) for part in trail.options)
        for one in (one for several in offer.choices.values() for one in several):
            assert one.name and len(set(one.names)) == len(one.words) == len(one.names)
            for word in one.words:
                setup.check_options(mode, [word.partition(":")[0], word])


@pytest.mark.parametrize(
    ("mode", "word", "reason"),
    [
        ("base", "legendary_hunt:dragon", "there is no 'dragon'"),
        ("base", "legendary_hunt:easy", "easy is for solo, not for base"),
        ("base", "bombs:samum", "bombs has nothing to choose from"),
    ],
)
def test_a_choice_that_is_not_there_is_one_sentence(mode: str, word: str, reason: str) -> None:
    with pytest.raises(BadSetup, match=reason):
        OldWorldSetup().check_options(mode, [word])
