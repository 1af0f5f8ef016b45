"""Lessons, and games played on from a moment of another one."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from helpers.server import web

from sevencats.cli import main
from sevencats.games.gwent import GAME
from sevencats.games.gwent.lessons.coach import LESSONS
from sevencats.kernel import read_journal, replay, settle, take
from sevencats.kernel.snapshot import digest, dump, load
from sevencats.kernel.views import observe
from sevencats.plugin.lessons import Lesson
from sevencats.server import wire
from sevencats.server.client import Person, first_option, play_out
from sevencats.server.local import ServerProcess

#: English stands for all: the page's own tests see to it that every language has the same keys.
WORDS = Path(__file__).parents[3] / "web" / "src" / "shell" / "words" / "en" / "rooms.ftl"


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=list(LESSONS))
def test_a_lesson_is_won_by_doing_what_the_coach_says(lesson: Lesson) -> None:
    state = lesson.begin()
    assert digest(load(dump(state))) == digest(state)
    for step in lesson.info.steps:
        decision = state.pending[0]
        assert decision.seat == 0
        assert step.do in decision.keys
        take(state, decision, decision.keys.index(step.do))
        settle(state)
        if state.pending and state.pending[0].kind != "turn":
            decision = state.pending[0]
            take(state, decision, decision.keys.index(step.then))
            settle(state)
        view = observe(state, 0)
        until = step.until
        if until.over:
            assert not state.pending
        elif until.round:
            assert view.public.round == until.round
        elif until.after:
            assert all(asked.kind != until.after for asked in state.pending)
        elif until.leader:
            assert view.public.leader_ready[0] is False
        elif until.card:
            assert list(view.zones[until.zone]).count(until.card) == until.count
        else:
            assert not view.zones[until.zone]
    assert GAME.returns(state) == (1, -1)


@asynccontextmanager
async def _client(server: ServerProcess) -> AsyncIterator[httpx.AsyncClient]:
    async with web(server.url) as client:
        body = {"name": "Ana", "token": True}
        token = (await client.post("/api/session", json=body)).json()["token"]
        client.headers["Authorization"] = f"Bearer {token}"
        yield client


def test_the_coach_has_words_for_every_step() -> None:
    text = WORDS.read_text(encoding="utf-8")
    for lesson in (one.info for one in LESSONS.values()):
        steps = range(1, len(lesson.steps) + 1)
        keys = [f"lesson-{lesson.id}{end}" for end in ("", "-what", *(f"-{n}" for n in steps))]
        assert [key for key in keys if f"\n{key} = " not in text] == []


async def test_a_lesson_begins_as_a_table(server: ServerProcess) -> None:
    async with _client(server) as client:
        listed = (await client.get("/api/lessons?game=gwent")).json()
        assert [one["id"] for one in listed] == list(LESSONS)
        every = (await client.get("/api/lessons")).json()
        assert {one["id"] for one in every} > {*LESSONS, "oldworld-ways"}
        made = (await client.post("/api/lessons/rows")).json()
        assert made["table"]["status"] == "playing"
        assert made["seat"]["seat"] == 0
        assert (await client.post("/api/lessons/none")).status_code == 404


async def test_a_game_can_be_played_on_from_any_step(server: ServerProcess) -> None:
    async with _client(server) as client:
        table = await _finished(client)
        replay = (await client.get(f"/api/tables/{table}/replay?as=everyone&count=100")).json()
        step = 6
        body = {"step": step, "seat": 0, "level": "recruit"}
        answer = await client.post(f"/api/tables/{table}/branch", json=body)
        made = answer.json()
        assert answer.status_code == 201, made
        assert made["table"]["id"] != table
        assert made["table"]["status"] == "playing"
        past_the_end = {**body, "step": replay["total"] - 1}
        refused = await client.post(f"/api/tables/{table}/branch", json=past_the_end)
        assert refused.status_code == 409
        nobody = {**body, "seat": 7}
        assert (await client.post(f"/api/tables/{table}/branch", json=nobody)).status_code == 400


async def _finished(client: httpx.AsyncClient) -> str:
    """A game that bots have finished, because its creator never connected."""
    setup: dict[str, Any] = {
        "seats": [{"choice": ["monsters"]}, {"bot": "recruit"}],
        "start": True,
        "botDelay": 0,
        "pace": {"kind": "live", "move": 1, "bank": 0, "grace": 1},
    }
    made = (await client.post("/api/tables", json=setup)).json()
    while True:
        found = (await client.get(f"/api/tables/{made['table']['id']}")).json()
        if found["status"] == "finished":
            return str(found["id"])
        await asyncio.sleep(0.1)


# -- their journals --------------------------------------------------------------------------------


_RESULT = r"The game goes to [AB]\.|The game is a draw\."


async def _played(made: dict[str, Any], person: Person) -> str:
    """Play a table to its end and download its journal."""
    socket = await person.sit(made["seat"])
    await socket.reach(1)
    # A bot may have moved since; a step that was taken back must not be in the file.
    await play_out(socket, first_option, stop_at=socket.n + 1)
    await socket.ask(wire.Undo("u1"))
    await play_out(socket, first_option)
    await socket.close()
    answer = await person.http.get(f"/api/tables/{made['table']['id']}/journal")
    assert answer.status_code == 200, answer.text
    return answer.text


def _read_in_the_terminal(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """The journal as ``sevencats replay`` shows it."""
    file = tmp_path / "downloaded.jsonl"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(SystemExit) as left:
        main(["replay", str(file)])
    shown = capsys.readouterr()
    assert (left.value.code or 0, shown.err) == (0, "")
    return shown.out


async def test_the_journal_of_a_lesson_replays_in_the_terminal(
    server: ServerProcess, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    person = await Person.guest(server.url, "Ann")
    made = await person.post("/api/lessons/rows")
    text = await _played(made, person)
    await person.close()
    journal = read_journal(text)
    assert journal.start is not None
    assert digest(load(journal.start)) == digest(LESSONS["rows"].begin())
    *_, last = replay(journal)
    assert not last.state.pending
    shown = _read_in_the_terminal(text, tmp_path, capsys)
    assert "A: Play " in shown and re.search(_RESULT, shown)


async def test_the_journal_of_a_branch_replays_in_the_terminal(
    server: ServerProcess, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    person = await Person.guest(server.url, "Ann")
    body = {"seats": [{"choice": ["monsters"]}, {"bot": "recruit"}], "botDelay": 0, "start": True}
    first = await person.post("/api/tables", body)
    await _played(first, person)
    table = first["table"]["id"]
    begun = await person.get(f"/api/tables/{table}/replay?as=everyone&from=6&count=1")
    branch = {"step": 6, "seat": 0, "level": "recruit"}
    made = await person.post(f"/api/tables/{table}/branch", branch)
    text = await _played(made, person)
    await person.close()
    journal = read_journal(text)
    assert journal.start is not None
    hands = [begun["steps"][0]["view"]["zones"][f"{name}.hand"] for name in "AB"]
    view = [observe(load(journal.start), seat) for seat in (0, 1)]
    assert [list(view[seat].zones[f"{name}.hand"]) for seat, name in enumerate("AB")] == hands
    *_, last = replay(journal)
    assert not last.state.pending
    assert re.search(_RESULT, _read_in_the_terminal(text, tmp_path, capsys))
