"""Do many pieces of work on Ray: on an existing cluster, or on one started here.

They are sent in groups, so that a task takes half a second or more. A task whose worker is lost is
run again. A set of an arena and a game of a run depend on their number only, so the results are
those of a local run.
"""

from __future__ import annotations

import importlib
import math
import os
import socket
import time
from collections.abc import Callable, Generator, Sequence
from typing import Any, TypeVar

from sevencats.extras import missing_module
from sevencats.kernel.errors import SevenCatsError

Item = TypeVar("Item")
Result = TypeVar("Result")

#: The address that means: start Ray on this machine.
LOCAL = "local"
#: The minimum time of a task, in seconds.
TASK_SECONDS = 0.5
#: The maximum number of items in one task.
LARGEST_GROUP = 500
#: Retries of a task whose worker is lost.
RETRIES = 5
_OBJECT_STORE = 80 * 2**20
#: Tasks in flight for each core, so that none is idle.
_AHEAD = 2
_KNOCK_SECONDS = 10


def map_on_ray(
    work: Callable[[Item], Result], items: Sequence[Item], address: str, workers: int = 1
) -> Generator[Result, None, None]:
    """Do all items; the results come in the order in which they are done.

    ``workers`` counts only where Ray is started here. A program that is connected to Ray already
    stays connected.
    """
    ray = load_ray()
    ours = not ray.is_initialized()
    if ours:
        connect(ray, address, workers)
    try:
        yield from _map(ray, work, list(items))
    except (ray.exceptions.RayError, ConnectionError) as error:
        first = str(error).strip().partition("\n")[0]
        raise SevenCatsError(f"Ray gave up: {type(error).__name__}: {first}") from error
    finally:
        if ours:
            ray.shutdown()


def load_ray() -> Any:
    """The Ray package; raises with the way to install it."""
    try:
        return importlib.import_module("ray")
    except ImportError as error:
        raise missing_module("ray") from error


def connect(ray: Any, address: str, workers: int) -> None:
    """Join a cluster, or start one with this many workers; quietly, and without a dashboard."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    options: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    if address == LOCAL:
        options |= {"num_cpus": workers, "include_dashboard": False}
        options["object_store_memory"] = _OBJECT_STORE
    try:
        _check_reachable(address)
        ray.init(address=address, **options)
    except (ConnectionError, RuntimeError, ValueError, OSError) as error:
        first = str(error).strip().partition("\n")[0]
        raise SevenCatsError(f"no Ray at {address}: {first}") from error


def _check_reachable(address: str) -> None:
    """Check that something listens at ``host:port``: Ray itself would try for many minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdigit():
        socket.create_connection((host.strip("[]"), int(port)), timeout=_KNOCK_SECONDS).close()


def _map(
    ray: Any, work: Callable[[Item], Result], items: list[Item]
) -> Generator[Result, None, None]:
    task = ray.remote(num_cpus=1, max_retries=RETRIES)(do_group)
    cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
    seconds, first = do_group(work, items[:1])
    yield from first
    size, place = GroupSize(seconds, len(first)), 1
    running: list[Any] = []
    while running or place < len(items):
        while len(running) < cores * _AHEAD and place < len(items):
            running.append(task.remote(work, items[place : place + size.group]))
            place += size.group
        done, running = ray.wait(running, num_returns=1)
        seconds, results = ray.get(done[0])
        size = GroupSize(seconds, len(results))
        yield from results


def do_group(work: Callable[[Item], Result], items: Sequence[Item]) -> tuple[float, list[Result]]:
    """Run one task: returns the results of some items, and the time they took."""
    began = time.perf_counter()
    results = [work(item) for item in items]
    return time.perf_counter() - began, results


class GroupSize:
    """Computes the number of items per task from the time that some took."""

    def __init__(self, seconds: float, items: int) -> None:
        each = seconds / max(items, 1)
        self.group = max(1, min(LARGEST_GROUP, math.ceil(TASK_SECONDS / max(each, 1e-6))))
