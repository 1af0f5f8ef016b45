"""``sevencats replay``: a saved game, read; and journals that are refused."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from sevencats.text import LANGUAGES

if TYPE_CHECKING:
    from helpers.cli import Cli

PLAY = ("gwent", "play", "--deck", "monsters", "--against", "northern_realms", "--seed", 3)


@pytest.fixture
def journal(cli: Cli, tmp_path: Path) -> Path:
    """A game that was played to the end."""
    file = tmp_path / "game.journal"
    ran = cli(*PLAY, "--journal", file, typed="1\n" * 200)
    assert "The game is over." in ran.out
    assert f" replay {file}" in ran.out
    return file


def test_a_game_reads_from_its_start_to_its_result(cli: Cli, journal: Path) -> None:
    ran = cli("replay", journal)
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[0] == "Gwent, duel. Seed 3."
    assert [line for line in lines if re.fullmatch(r"Round \d", line)][:2] == ["Round 1", "Round 2"]
    assert re.search(r"^\d+\. A: Play .+$", ran.out, re.M)
    assert re.search(r"^     B plays .+\.$", ran.out, re.M)
    assert re.search(r"^     Totals: A \d+, B \d+$", ran.out, re.M)
    assert re.search(r"The game goes to [AB]\.|The game is a draw\.", ran.out)
    assert "The game is not finished." not in ran.out


def test_all_shows_every_card_and_a_seat_only_its_own(cli: Cli, journal: Path) -> None:
    everything = cli("replay", journal, "--seat", "all").out
    mine = cli("replay", journal, "--seat", "A").out
    theirs = cli("replay", journal, "--seat", "B").out
    drawn = re.findall(r"A draws (.+)\.", everything)
    assert drawn and "a card" not in drawn
    assert f"You draw {drawn[0]}." in mine
    assert "A draws a card." in theirs
    assert f"draws {drawn[0]}" not in theirs
    assert "A: Exchange" in mine
    assert "A: Exchange" not in theirs


def test_digests(cli: Cli, journal: Path) -> None:
    written = [json.loads(line) for line in journal.read_text().splitlines()]
    digests = [line["digest"] for line in written if "digest" in line]
    ran = cli("replay", journal, "--digests")
    assert re.findall(r"digest (\w+)", ran.out) == digests


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language(cli: Cli, journal: Path, lang: str) -> None:
    ran = cli("replay", journal, "--lang", lang)
    assert ran.code == 0
    assert not re.search(r"\b(replay|table|log|option|question|card|mode)-[a-z]", ran.out)
    assert len(ran.out.splitlines()) == len(cli("replay", journal).out.splitlines())


def test_an_open_game_says_so(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "open.journal"
    cli(*PLAY, "--journal", file, typed="done\n")
    ran = cli("replay", file)
    assert ran.code == 0
    assert ran.out.endswith("The game is not finished.\n")


def test_the_snapshot_shows_the_position(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "open.journal"
    cli(*PLAY, "--journal", file, typed="done\n1\n")
    ran = cli("replay", file, "--snapshot")
    assert ran.code == 0
    assert "Round 1. A " in ran.out
    assert "Hand of A: " in ran.out and "Hand of B: " in ran.out
    mine = cli("replay", file, "--snapshot", "--seat", "A").out
    assert "Hand of A: " in mine and "Hand of B: " not in mine


def test_unknown_seat_is_refused(cli: Cli, journal: Path) -> None:
    ran = cli("replay", journal, "--seat", "C")
    assert ran.code == 2
    assert ran.err == "sevencats: there is no seat 'C'; choose from A, B or all\n"


# Journals that are refused


def edit(file: Path, number: int, change: Callable[[dict[str, Any]], None]) -> None:
    lines = file.read_text().splitlines()
    data = json.loads(lines[number])
    change(data)
    lines[number] = json.dumps(data)
    file.write_text("\n".join(lines) + "\n")


def refused(cli: Cli, file: Path, words: str) -> None:
    ran = cli("replay", file)
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.count("\n") == 1
    assert words in ran.err


def test_a_journal_without_its_end(cli: Cli, journal: Path) -> None:
    lines = journal.read_text().splitlines(keepends=True)
    journal.write_text("".join(lines[:-1]))
    refused(cli, journal, f"the journal is cut off after line {len(lines) - 1}")


def test_a_journal_cut_in_a_line(cli: Cli, journal: Path) -> None:
    text = journal.read_text()
    journal.write_text(text[: len(text) // 2])
    refused(cli, journal, "is cut off or is not JSON")


def test_a_journal_with_a_line_taken_out(cli: Cli, journal: Path) -> None:
    lines = journal.read_text().splitlines(keepends=True)
    del lines[5]
    journal.write_text("".join(lines))
    refused(cli, journal, "the journal is incomplete")


def test_an_edited_pick(cli: Cli, journal: Path) -> None:
    entries = [json.loads(line) for line in journal.read_text().splitlines()]
    number = next(n for n, e in enumerate(entries) if e.get("pick", "").startswith("play:"))
    edit(journal, number, lambda data: data.update(pick="pass"))
    refused(cli, journal, f"journal line {number + 1}: the game after this pick is not the one")


def test_a_pick_that_is_not_allowed(cli: Cli, journal: Path) -> None:
    edit(journal, -2, lambda data: data.update(pick="play:geralt"))
    refused(cli, journal, "'play:geralt'")


def test_an_edited_digest(cli: Cli, journal: Path) -> None:
    edit(journal, 3, lambda data: data.update(digest="0" * 16))
    refused(cli, journal, "journal line 4: the game after this pick is not the one")


def test_a_journal_of_another_version(cli: Cli, journal: Path) -> None:
    edit(journal, 0, lambda data: data.update(engine="0.0.0"))
    refused(cli, journal, "this journal was written by engine 0.0.0")
    ran = cli("replay", journal, "--snapshot")
    assert ran.code == 0
    assert "(engine 0.0.0)" in ran.out
    assert "total " in ran.out


def test_a_broken_snapshot(cli: Cli, journal: Path) -> None:
    edit(journal, -1, lambda data: data["snapshot"]["state"].pop("zones"))
    ran = cli("replay", journal, "--snapshot")
    assert ran.code == 2
    assert "the snapshot is broken: 'zones' is missing" in ran.err


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "this is not a journal"),
        (b"hello\n", "journal line 1 is cut off or is not JSON"),
        (b"[]\n", "this is not a journal"),
        (b"\xff\xfe", "it is not UTF-8 text"),
    ],
)
def test_bad_journal(cli: Cli, tmp_path: Path, data: bytes, words: str) -> None:
    file = tmp_path / "other"
    file.write_bytes(data)
    refused(cli, file, words)


def test_missing_file_is_refused(cli: Cli, tmp_path: Path) -> None:
    refused(cli, tmp_path / "nothing", "there is no such file")
