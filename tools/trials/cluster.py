"""Load on several processes that share PostgreSQL and Redis, all on this machine. The players of a
table connect to different processes in turn, so most picks are forwarded."""

from __future__ import annotations

import os
import tempfile
from contextlib import ExitStack
from pathlib import Path

from sevencats.bench.load import LoadPlan, measure
from sevencats.bench.load_report import LoadReport
from sevencats.server import compiled
from sevencats.server.local import ServerProcess
from trials.daemons import Postgres, RedisServer

_ENV = {"SEVENCATS_RATE_SCALE": "100000", "SEVENCATS_SOCKETS_PER_ADDRESS": "50000"}


def measure_cluster(plan: LoadPlan, processes: int) -> LoadReport:
    """Run the load bench on several processes, with the compiled rules if they are built."""
    root, env = compiled.checkout(), dict(_ENV)
    is_compiled = not compiled.why_not(root)
    if is_compiled:
        env["PYTHONPATH"] = compiled.with_build(root, os.environ)["PYTHONPATH"]
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="sevencats-")))
        postgres, redis = Postgres(), RedisServer()
        for daemon in (postgres, redis):
            stack.callback(daemon.remove)
            daemon.start()
        env["SEVENCATS_REDIS_URL"] = redis.url
        url = postgres.new_database("cluster")
        servers = []
        for _ in range(processes):
            servers.append(ServerProcess(folder, url, **env))
            stack.callback(servers[-1].stop)
            servers[-1].start()
        report = measure(plan._replace(servers=tuple(server.url for server in servers)))
        report.compiled = is_compiled
        report.faults += [
            f"the log of {server.url} has a traceback"
            for server in servers
            if "Traceback" in server.log.read_text(encoding="utf-8")
        ]
        return report
