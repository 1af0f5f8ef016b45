"""Running a coroutine from code that is not one, whoever calls it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

_T = TypeVar("_T")


def run_apart(work: Coroutine[Any, Any, _T]) -> _T:
    """``asyncio.run``, in a thread of its own where this one has an event loop already: a browser
    that a test drives keeps one running."""
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return asyncio.run(work)
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()
