"""Lessons, and games played on from a moment of another one."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from server_help import web

from sevencats.gwent import GAME
from sevencats.kernel import settle, take
from sevencats.kernel.snapshot import digest, dump, load
from sevencats.kernel.views import observe
from sevencats.server.hosting.lessons import LessonInfo, lesson_state, lessons
from sevencats.server.trial.processes import ServerProcess

#: English stands for all: the page's own tests see to it that every language has the same keys.
WORDS = Path(__file__).parents[2] / "web" / "src" / "shell" / "words" / "en" / "rooms.ftl"


@pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.id)
def test_a_lesson_is_won_by_doing_what_the_coach_says(lesson: LessonInfo) -> None:
    state = lesson_state(lesson.id)
    assert digest(load(dump(state))) == digest(state)
    for step in lesson.steps:
        decision = state.pending[0]
        assert decision.seat == 0
        assert step.do in decision.keys
        take(state, decision, decision.keys.index(step.do))
        settle(state)
        if state.pending and state.pending[0].kind != "turn":
            # The only question inside a lesson: the row of the horn.
            decision = state.pending[0]
            take(state, decision, decision.keys.index("row:close"))
            settle(state)
        view = observe(state, 0)
        until = step.until
        if until.over:
            assert not state.pending
        elif until.leader:
            assert view.public["leader_ready"][0] is False
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
    for lesson in lessons():
        steps = range(1, len(lesson.steps) + 1)
        keys = [f"lesson-{lesson.id}{end}" for end in ("", "-what", *(f"-{n}" for n in steps))]
        assert [key for key in keys if f"\n{key} = " not in text] == []


async def test_a_lesson_begins_as_a_table(server: ServerProcess) -> None:
    async with _client(server) as client:
        listed = (await client.get("/api/lessons")).json()
        assert [one["id"] for one in listed] == [one.id for one in lessons()]
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
    """A game that bots have played to its end: the maker gets up at once."""
    setup: dict[str, Any] = {
        "seats": [{"choice": ["monsters"]}, {"bot": "recruit"}],
        "start": True,
        "botDelay": 0,
        "pace": {"kind": "live", "move": 1, "bank": 0, "grace": 1},
    }
    made = (await client.post("/api/tables", json=setup)).json()
    for _ in range(100):
        found = (await client.get(f"/api/tables/{made['table']['id']}")).json()
        if found["status"] == "finished":
            return str(found["id"])
        await asyncio.sleep(0.5)
    raise AssertionError("the game did not end")
