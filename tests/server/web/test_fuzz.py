"""Many machine-made requests and frames: no server error, no undocumented answer, no leak."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

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


def test_no_request_meets_a_server_error_or_an_undocumented_answer(
    lite: ServerProcess, api: schemathesis.schemas.BaseSchema
) -> None:
    """Schemathesis makes requests for every operation, good ones and bad ones."""
    token = run_apart(Person.guest(lite.url, "Ann")).token
    quick = settings(
        max_examples=8,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.explicit, Phase.generate],
    )
    for result in api.get_all_operations():
        assert isinstance(result, Ok)
        operation = result.ok()
        if (operation.method, operation.path) in ENDING:
            continue

        @quick
        @hypothesis_given(case=operation.as_strategy())
        def ask(case: schemathesis.Case[Any]) -> None:
            case.call_and_validate(headers={"Authorization": f"Bearer {token}"}, checks=CHECKS)

        ask()


@hypothesis_given(st.text(max_size=30))
@settings(max_examples=200, deadline=None)
def test_any_text_is_a_clean_name_or_refused(name: str) -> None:
    try:
        clean = clean_name(name)
    except Refusal as refusal:
        assert refusal.code == "bad_name"
        return
    assert clean == clean_name(clean) and 1 <= len(clean) <= MAX_NAME and clean.isprintable()
