"""The puzzle of the day: for everybody, without a session, and without the answer."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

import pytest
from helpers.server import web

from sevencats.plugin import find_plugin
from sevencats.server.asked.daily import solution
from sevencats.server.local import ServerProcess

PLUGIN = find_plugin("gwent")


def day(back: int = 0) -> str:
    return (datetime.now(UTC).date() - timedelta(days=back)).isoformat()


async def test_it_is_shown_and_answered_without_a_session(lite: ServerProcess) -> None:
    async with web(lite.url) as client:
        puzzle = (await client.get(f"/api/puzzles/{day()}?lang=de")).json()
        lines = [p.line for p in PLUGIN.puzzles()]
        line = lines[(puzzle["number"] - 1) % len(lines)]
        keys = [option["key"] for option in puzzle["options"]]
        assert line[0] in keys and puzzle["view"]["seat"] == 0
        assert puzzle["names"] == ["Du", "Gegenseite"]
        wrong = next(key for key in keys if key != line[0])
        for key, right in ((wrong, False), (line[0], True)):
            body = {"key": key}
            answer = (await client.post(f"/api/puzzles/{day()}/answer?lang=de", json=body)).json()
            assert answer["right"] is right and answer["key"] == line[0]
            assert len(answer["steps"]) == len(line)
            assert answer["steps"][-1]["view"]["public"]["winners"] == [0]
            assert_lines_tell_every_pick(line, [step["lines"] for step in answer["steps"]])


def assert_lines_tell_every_pick(line: Sequence[str], lines: Sequence[Sequence[str]]) -> None:
    """A card that still waits for its row or target is told with the answer to that."""
    for said, following in zip(lines, [*line[1:], ""], strict=True):
        assert said or following.startswith(("row:", "target:")), (line, lines)


@pytest.mark.parametrize("number", range(len(PLUGIN.puzzles())))
def test_every_puzzle_of_the_year_has_a_line_that_can_be_read(number: int) -> None:
    puzzle = PLUGIN.puzzles()[number]
    steps = solution(PLUGIN, puzzle, "de")
    assert list(steps[-1].view["public"]["winners"]) == [0] and all(step.pick for step in steps)
    assert_lines_tell_every_pick(puzzle.line, [step.lines for step in steps])


async def test_the_next_day_has_another_and_days_to_come_have_none(lite: ServerProcess) -> None:
    async with web(lite.url) as client:
        numbers = [
            (await client.get(f"/api/puzzles/{word}")).json()["number"]
            for word in ("today", day(1), day(-1))
        ]
        assert numbers == [numbers[0], numbers[0] - 1, numbers[0] + 1]
        for word in (day(-2), day(30), "someday", "2026-13-40"):
            assert (await client.get(f"/api/puzzles/{word}")).status_code == 404
