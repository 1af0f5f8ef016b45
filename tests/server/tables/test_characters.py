"""Bots at a table: each has a character of its own, is named by it, and plays by it."""

from __future__ import annotations

import pytest

from sevencats.games.oldworld.bots.characters import CHARACTERS
from sevencats.server.store.records import SeatRecord, TableRecord, TableSetup
from sevencats.server.tables.bot_play import bot_level
from sevencats.server.tables.lease import Lease
from sevencats.server.tables.table import Table, make_table
from sevencats.server.tables.table_info import table_info
from sevencats.text import LANGUAGES, Texts


def table(game: str, mode: str, *bots: str, name: str = "t1") -> Table:
    """A table that waits, with a person in the first seat and these bots in the others."""
    seats = [SeatRecord(0, "u1", "Ann"), *(SeatRecord(n, bot=b) for n, b in enumerate(bots, 1))]
    setup = TableSetup(game=game, mode=mode, seats=len(seats))
    record = TableRecord(name, "CODE", "waiting", setup, "u1", False, 7, 0, 0, seats=seats)
    return make_table(record, Lease(name, "", 0))


def test_every_bot_of_old_world_has_another_character() -> None:
    one = table("oldworld", "base", *["hunter"] * 4)
    seats = table_info(one, "en").seats
    assert seats[0].character == "" and seats[0].name == "Ann"
    found = {seat.character for seat in seats[1:]}
    assert len(found) == 4 and found <= CHARACTERS.keys()
    assert [bot_level(one, n) for n in range(1, 5)] == [
        f"hunter/{seat.character}" for seat in seats[1:]
    ]


def test_a_seat_keeps_its_character_whoever_else_comes() -> None:
    few = table_info(table("oldworld", "base", "", "hunter", ""), "en").seats[2]
    more = table_info(table("oldworld", "base", "veteran", "hunter", "random"), "en").seats[2]
    assert few.character == more.character != ""
    others = {
        table_info(table("oldworld", "base", "hunter", name=f"t{n}"), "en").seats[1].character
        for n in range(20)
    }
    assert len(others) > 2, "another table, another character"


@pytest.mark.parametrize(
    ("game", "mode", "bot"), [("oldworld", "base", "random"), ("gwent", "duel", "captain")]
)
def test_a_bot_without_preferences_is_named_by_its_level(game: str, mode: str, bot: str) -> None:
    one = table(game, mode, bot)
    seat = table_info(one, "en").seats[1]
    level = Texts.load("en")(f"level-{bot}")
    assert (seat.character, seat.name) == ("", f"{level} ({seat.label})")
    assert bot_level(one, 1) == bot


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_character_has_a_name_and_a_few_words(lang: str) -> None:
    texts = Texts.load(lang)
    for character in CHARACTERS:
        name = texts(f"character-{character}")
        assert texts(f"character-{character}-about").startswith(f"{name} ")
    seat = table_info(table("oldworld", "base", "hunter"), lang).seats[1]
    name, level = texts(f"character-{seat.character}"), texts("level-hunter")
    assert seat.name == f"{name} ({level})"
