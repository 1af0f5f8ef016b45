"""The file of a run: written line by line, gone on from, never mixed with another run's."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sevencats.kernel.errors import BadData
from sevencats.sim.arena import Arena, PlayedSet, make_arena, make_jobs, play_set
from sevencats.sim.arena_file import ArenaFile, header


@pytest.fixture
def arena() -> Arena:
    return make_arena(("greedy", "random"), "duel", 1)


@pytest.fixture
def played(arena: Arena) -> list[PlayedSet]:
    return [play_set(arena, job) for job in make_jobs(arena, 3)]


@pytest.fixture
def file(tmp_path: Path, arena: Arena, played: list[PlayedSet]) -> Path:
    path = tmp_path / "run.jsonl"
    with ArenaFile(path, arena) as out:
        for one in played:
            out.add(one)
    return path


def test_a_file_is_a_header_and_a_line_for_each_set(
    file: Path, arena: Arena, played: list[PlayedSet]
) -> None:
    head, *lines = map(json.loads, file.read_text().splitlines())
    assert head == header(arena)
    assert {"arena", "bots", "mode", "seed", "seats", "engine", "content"} == set(head)
    assert [line["set"] for line in lines] == [0, 1, 2]
    assert lines[1]["pair"] == [0, 1]
    assert lines[1]["decks"] == "monsters-nilfgaard"
    assert lines[1]["points"] == list(played[1].points)


def test_what_was_written_is_read_back(file: Path, arena: Arena, played: list[PlayedSet]) -> None:
    before = file.read_bytes()
    with ArenaFile(file, arena) as again:
        assert list(again.done.values()) == played
    assert file.read_bytes() == before


@pytest.mark.parametrize("lost", [1, 5, 40])
def test_a_half_written_line_is_dropped(
    file: Path, arena: Arena, played: list[PlayedSet], lost: int
) -> None:
    whole = file.read_bytes()
    file.write_bytes(whole[:-lost])
    with ArenaFile(file, arena) as again:
        assert list(again.done.values()) == played[:2]
        again.add(played[2])
    assert file.read_bytes() == whole


def test_a_set_that_failed_is_not_kept(file: Path, arena: Arena) -> None:
    before = file.read_bytes()
    with ArenaFile(file, arena) as again:
        again.add(PlayedSet(9, 0, (), "broken"))
    assert file.read_bytes() == before


def test_an_empty_file_is_a_new_one(tmp_path: Path, arena: Arena) -> None:
    path = tmp_path / "new.jsonl"
    path.touch()
    with ArenaFile(path, arena) as new:
        assert new.done == {}
    assert json.loads(path.read_text()) == header(arena)


@pytest.mark.parametrize(
    ("bots", "mode", "seed", "words"),
    [
        (("greedy", "random"), "duel", 2, r"with seed 1 \(asked: 2\)"),
        (("greedy", "random"), "teams", 1, r"with mode duel \(asked: teams\)"),
        (("greedy", "tavern"), "duel", 1, r"with bots greedy,random \(asked: greedy,tavern\)"),
    ],
)
def test_another_header_is_refused_and_nothing_written(
    file: Path, bots: tuple[str, ...], mode: str, seed: int, words: str
) -> None:
    before = file.read_bytes()
    with pytest.raises(BadData, match=words):
        ArenaFile(file, make_arena(bots, mode, seed))
    assert file.read_bytes() == before


def test_other_cards_are_another_run(file: Path, arena: Arena) -> None:
    head, rest = file.read_text().split("\n", 1)
    file.write_text(json.dumps({**json.loads(head), "content": "older"}) + "\n" + rest)
    with pytest.raises(BadData, match="with content older"):
        ArenaFile(file, arena)


@pytest.mark.parametrize("text", ["a shopping list", "a shopping list\n", "[1]\n", "{}\n", "{"])
def test_a_foreign_file_is_left_alone(tmp_path: Path, arena: Arena, text: str) -> None:
    path = tmp_path / "list.txt"
    path.write_text(text)
    with pytest.raises(BadData, match="is not the file of an arena run"):
        ArenaFile(path, arena)
    assert path.read_text() == text


@pytest.mark.parametrize(
    "line",
    [
        "nonsense",
        "[]",
        '{"set": 0}',
        '{"set": -1, "pair": [0, 1], "points": [1, 1, 1, 1]}',
        '{"set": 0, "pair": [1, 0], "points": [1, 1, 1, 1]}',
        '{"set": 0, "pair": [0, 1], "points": [1, 1]}',
        '{"set": 0, "pair": [0, 1], "points": [1, 1, 1, 3]}',
        '{"set": 0, "pair": [0, 1], "points": [1, 1, 1, "x"]}',
    ],
)
def test_a_broken_line_in_the_middle_is_named(file: Path, arena: Arena, line: str) -> None:
    lines = file.read_text().splitlines()
    lines[2] = line
    file.write_text("\n".join(lines) + "\n")
    with pytest.raises(BadData, match="line 3 is not a set of this run"):
        ArenaFile(file, arena)


def test_a_file_of_other_tables_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    with ArenaFile(file, make_arena(("greedy", "random"), "ffa", 1, seats=4)):
        pass
    with pytest.raises(BadData, match="belongs to another run, with seats 4"):
        ArenaFile(file, make_arena(("greedy", "random"), "ffa", 1))
