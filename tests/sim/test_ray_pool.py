"""The arena on a real Ray cluster of two workers, one of which is killed half-way."""

from __future__ import annotations

import os
import signal
import socket
import sys
from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest

from sevencats.kernel.errors import SevenCatsError
from sevencats.sim import ray_pool
from sevencats.sim.arena import make_arena, make_jobs, play_set
from sevencats.sim.pool import map_here

if TYPE_CHECKING:
    from helpers.cli import Cli


#: Ray starts a dozen processes.
pytestmark = pytest.mark.timeout(300)


@pytest.fixture(scope="module")
def ray() -> Iterator[Any]:
    """Ray on this machine with two workers. Left to itself it lets them wait for every other test
    that runs at the time."""
    pytest.importorskip("ray")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_worker_niceness", "0")
        package = ray_pool.load_ray()
        ray_pool.connect(package, ray_pool.LOCAL, 2)
        yield package
        package.shutdown()


def worker_pids(ray: Any) -> set[int]:
    """The processes of both workers, found by tasks that run at the same time."""

    def own_pid() -> int:
        return os.getpid()

    pid = ray.remote(num_cpus=1)(own_pid)
    found: set[int] = set()
    while len(found) < 2:
        found |= set(ray.get([pid.remote() for _ in range(8)]))
    return found


def alive(pid: int) -> bool:
    try:
        with open(f"/proc/{pid}/stat", encoding="utf-8") as file:
            return file.read().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks at /proc")
def test_a_killed_worker_changes_nothing(ray: Any) -> None:
    arena = make_arena(("search@2", "tavern"), "duel", 1)
    jobs = make_jobs(arena, 9)
    (victim, _) = worker_pids(ray)
    assert victim != os.getpid() and alive(victim)
    played = []
    for one in ray_pool.map_on_ray(partial(play_set, arena), jobs, ray_pool.LOCAL):
        played.append(one)
        if len(played) == 3:
            # Both workers have tasks on their way now, the victim among them.
            os.kill(victim, signal.SIGKILL)
    assert not alive(victim)
    assert ray.is_initialized()
    assert sorted(played) == list(map_here(partial(play_set, arena), jobs))


def test_fast_sets_travel_in_groups(ray: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    arena = make_arena(("random", "random", "tavern"), "teams", 1)
    jobs = make_jobs(arena, 40)
    groups = []
    real = ray.wait

    def wait(running: list[Any], num_returns: int) -> Any:
        groups.append(len(running))
        return real(running, num_returns=num_returns)

    monkeypatch.setattr(ray, "wait", wait)
    work = partial(play_set, arena)
    assert sorted(ray_pool.map_on_ray(work, jobs, ray_pool.LOCAL)) == sorted(map_here(work, jobs))
    assert len(groups) < len(jobs) / 3


def test_the_command_prints_what_a_local_run_prints(ray: Any, arena_cli: Cli) -> None:
    args = ("run", "--bots", "greedy,random", "--quadruples", 6, "--json")
    assert arena_cli(*args, "--ray", "local").out == arena_cli(*args).out
    assert ray.is_initialized()


@pytest.mark.parametrize(
    ("seconds", "sets", "group"), [(0.1, 1, 5), (0.1, 10, 50), (3.0, 1, 1), (0.0, 1, 500)]
)
def test_a_task_takes_half_a_second_or_more(seconds: float, sets: int, group: int) -> None:
    assert ray_pool.GroupSize(seconds, sets).group == group


def test_without_ray_the_way_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    arena = make_arena(("random", "tavern"), "duel", 1)
    work = partial(play_set, arena)
    with pytest.raises(SevenCatsError, match=r"^this needs ray: .*\[ray\]"):
        next(ray_pool.map_on_ray(work, make_jobs(arena, 1), ray_pool.LOCAL))


class NoCluster:
    """A Ray that cannot be reached."""

    def init(self, address: str, **options: object) -> None:
        raise ConnectionError(f"Could not find any running Ray instance at {address}.\nMore words.")


def test_missing_cluster_is_reported_in_one_line() -> None:
    with pytest.raises(SevenCatsError, match=r"^no Ray at auto: Could not .* at auto\.$"):
        ray_pool.connect(NoCluster(), "auto", 1)


@pytest.mark.parametrize("form", ["127.0.0.1:{}", "ray://127.0.0.1:{}"])
def test_an_address_where_nobody_listens_is_refused_at_once(form: str) -> None:
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        address = form.format(unused.getsockname()[1])
        with pytest.raises(SevenCatsError, match=f"^no Ray at {address}: .*refused"):
            ray_pool.connect(NoCluster(), address, 1)
