"""Set up the test run. Helpers that tests share are in the package ``helpers``."""

from __future__ import annotations

import asyncio
import gc
import os
import tomllib
from collections.abc import Generator
from importlib.metadata import entry_points
from pathlib import Path

import pytest

pytest.register_assert_rewrite("helpers")

from helpers.dealing import dealt  # noqa: E402

_PROJECT = Path(__file__).resolve().parents[1] / "pyproject.toml"


def pytest_configure() -> None:
    """Programs speak English in tests, whatever the language of the machine. Games are found by
    entry point: an install from before the last change knows others."""
    os.environ["LC_ALL"] = "C.UTF-8"
    os.environ.pop("SEVENCATS_LANG", None)
    wanted = tomllib.loads(_PROJECT.read_text(encoding="utf-8"))["project"]["entry-points"]
    for group, entries in wanted.items():
        known = {entry.name: entry.value for entry in entry_points(group=group)}
        if not entries.items() <= known.items():
            pytest.exit(
                f"the installed package does not know the {group} of pyproject.toml; install it "
                "again: python3 -c 'import make; make.setup(dev=True)'",
                returncode=2,
            )


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Start parallel processes with the long tests, each with a different kind.

    Then the last tests are short, and no process waits for another at the end; and while one waits
    for a browser or a server, another computes.
    """
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    if workers > 1:
        items[:] = dealt(items, workers)


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, object, object]:
    """Hide the event loop of Playwright from tests that use no browser.

    A process keeps one browser, whose event loop counts as running: a command could not start its
    own.
    """
    loop = asyncio._get_running_loop()
    if loop is None or "browser" in pyfuncitem.fixturenames:
        return (yield)
    asyncio._set_running_loop(None)
    try:
        return (yield)
    finally:
        asyncio._set_running_loop(loop)


def pytest_collection_finish() -> None:
    """Freeze the half million objects of collected tests, so that garbage collection skips them."""
    gc.collect()
    gc.freeze()


def pytest_sessionfinish() -> None:
    """Pytest collects garbage twice more at the end. With large caches that took so long that the
    process was interrupted, with a warning."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="module", autouse=True)
def _benches_walk_over_nothing_old(request: pytest.FixtureRequest) -> None:
    """Freeze what earlier tests have left in caches: benches collect garbage before each probe,
    which would take seconds."""
    if "bench" in request.module.__name__:
        gc.collect()
        gc.freeze()
