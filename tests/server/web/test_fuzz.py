"""Many machine-made requests and frames: no server error, no undocumented answer, no leak."""

from __future__ import annotations

import itertools
import random
import secrets
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import schemathesis
from helpers.server import web
from hypothesis import HealthCheck, Phase, settings
from hypothesis import given as hypothesis_given
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from trials.fuzz import Fuzzer, frame

from sevencats.games.gwent.cards.catalogue import base
from sevencats.games.gwent.decks.files import write_deck
from sevencats.server import wire
from sevencats.server.asked.names import MAX_NAME, clean_name
from sevencats.server.client import Person
from sevencats.server.errors import Refusal
from sevencats.server.local import ServerProcess, run_apart

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


#: They would end the session that the other operations need; other tests call them.
ENDING = {("delete", "/api/me/data"), ("delete", "/api/session")}
#: Operations that depend on a secret which only a mail has.
BLIND = [("post", "/api/notices/confirm/{token}"), ("post", "/api/notices/unsubscribe/{token}")]


async def test_a_storm_of_frames(lite: ServerProcess) -> None:
    report = await Fuzzer(lite.url, seed=1).run(1500)
    assert report.faults == []
    assert report.frames == 1500 and report.answers > 700
    assert {"bad_message", "stale", "illegal"} <= set(report.codes)
    async with web(lite.url) as client:
        assert (await client.get("/health")).status_code == 200
    assert "Traceback" not in Path(lite.log).read_text(encoding="utf-8")


def test_the_fuzzer_makes_all_kinds_of_frames() -> None:
    rng = random.Random(3)
    frames = [frame(rng, [1, 2]) for _ in range(500)]
    assert len(set(frames)) > 300 and {type(one) for one in frames} == {str, bytes}


@pytest.fixture
def api(lite: ServerProcess) -> schemathesis.schemas.BaseSchema:
    """The published document of a running server."""
    return schemathesis.openapi.from_url(f"{lite.url}/api/openapi.json")


async def test_every_operation_is_documented(lite: ServerProcess) -> None:
    async with web(lite.url) as client:
        paths = (await client.get("/api/openapi.json")).json()["paths"]
    assert len(paths) > 20
    for path, operations in paths.items():
        for method, operation in operations.items():
            assert operation.get("description") or operation.get("summary"), (method, path)
            assert "503" in operation["responses"], (method, path)


class Visitor(NamedTuple):
    """A user with an account, and what there is to name in the path of a request."""

    token: str
    #: Values of a parameter: requests take turns with these and with what is made up.
    known: dict[str, list[str]]


async def visit(url: str) -> Visitor:
    """Make an account with a waiting table, a game going on and one that is over."""
    guest = await Person.guest(url, "Ann")
    login = f"ann{secrets.token_hex(4)}"
    body = {"login": login, "password": "correct horse", "token": True}
    ann = Person(url, (await guest.post("/api/account", body))["token"])
    waiting = (await ann.post("/api/tables", {"seats": [{}, {}]}))["table"]
    tables = [waiting["id"]]
    for ends in (False, True):
        game = {"seats": [{}, {"bot": "recruit"}], "pace": {"kind": "untimed"}, "start": True}
        made = await ann.post("/api/tables", game)
        tables.append(made["table"]["id"])
        if ends:
            socket = await ann.sit(made["seat"])
            await socket.reach(1)
            await socket.ask(wire.Resign("r"))
            await socket.close()
    deck = {"game": "gwent", "name": "Deck", "deck": write_deck(base().starters["monsters"])}
    saved = await ann.post("/api/me/decks", deck)
    known = {
        "table": tables,
        "code": [waiting["code"]],
        "seat": ["0", "1"],
        "game": ["gwent", "oldworld"],
        "lesson": [lesson["id"] for lesson in await ann.get("/api/lessons")],
        "deck": [saved["id"]],
        "day": ["today"],
    }
    await ann.close()
    await guest.close()
    return Visitor(ann.token, known)


def answers(operation: Any, token: str, known: dict[str, list[str]]) -> set[int]:
    """Make requests for an operation, and return the statuses of the answers."""
    statuses, turn = set[int](), itertools.count()

    @settings(
        max_examples=8,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.explicit, Phase.generate],
    )
    @hypothesis_given(case=operation.as_strategy())
    def ask(case: schemathesis.Case[Any]) -> None:
        number = next(turn)
        for name in case.path_parameters or ():
            if values := known.get(name, [])[number % 4 :][:1]:
                case.path_parameters[name] = values[0]
        headers = {"Authorization": f"Bearer {token}"}
        answer = case.call_and_validate(headers=headers, checks=CHECKS)
        statuses.add(answer.status_code)

    ask()
    return statuses


def test_no_request_meets_a_server_error_or_an_undocumented_answer(
    lite: ServerProcess, api: schemathesis.schemas.BaseSchema
) -> None:
    """Schemathesis makes requests for every operation, good ones and bad ones, of a user who may
    do what it asks."""
    ann, guest = run_apart(visit(lite.url)), run_apart(Person.guest(lite.url, "Bob")).token
    blind = []
    for result in api.get_all_operations():
        assert isinstance(result, Ok)
        operation = result.ok()
        name = (operation.method, operation.path)
        if name in ENDING:
            continue
        # An account is made of a guest, whose sessions end.
        token = guest if operation.path == "/api/account" else ann.token
        if not answers(operation, token, ann.known) - {401, 404}:
            blind.append(name)
    assert blind == BLIND


@hypothesis_given(st.text(max_size=30))
@settings(max_examples=200, deadline=None)
def test_any_text_is_a_clean_name_or_refused(name: str) -> None:
    try:
        clean = clean_name(name)
    except Refusal as refusal:
        assert refusal.code == "bad_name"
        return
    assert clean == clean_name(clean) and 1 <= len(clean) <= MAX_NAME and clean.isprintable()
