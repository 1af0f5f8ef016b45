"""Look at a set-up before people do: what is wrong with it, in words.

Nothing is changed: a database that is not there yet is not made.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import sys
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from typing import Literal, NamedTuple
from urllib.parse import urlsplit

from sqlalchemy import inspect, text

from sevencats.server.compiled import checkout, rules_are_compiled, why_not
from sevencats.server.errors import Refusal
from sevencats.server.process import DatabaseInUse, take_file
from sevencats.server.settings import BadSetting, Settings, read_settings
from sevencats.server.store.database import Database, Tx, now_ms
from sevencats.server.store.migrate import head_revision
from sevencats.server.web.app import STATIC

Level = Literal["ok", "note", "wrong"]

#: Less room than this on the disk is little for a database that grows.
_ROOM_BYTES = 1_000_000_000
#: Connections of one process to PostgreSQL at most (``database._postgres``).
_CONNECTIONS = 12
_OPEN_FILES = 4096
#: Clocks that differ by more make logs hard to read; leases go by the database's own.
_SKEW_MS = 2000
_PATIENCE_S = 5.0
_VERSION_TABLE = "alembic_version"


class Finding(NamedTuple):
    """Something that was looked at."""

    level: Level
    text: str


async def check(env: Mapping[str, str]) -> list[Finding]:
    """Everything there is to say about the set-up of an environment."""
    try:
        settings = read_settings(env)
    except BadSetting as error:
        return [Finding("wrong", str(error))]
    findings = [*_settings(settings), *_machine(env)]
    async for finding in _database(settings):
        findings.append(finding)
    findings.append(await _redis(settings))
    return findings


def _settings(settings: Settings) -> list[Finding]:
    findings = []
    for origin in settings.origins:
        parts = urlsplit(origin)
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.path:
            findings.append(
                Finding(
                    "wrong", f"SEVENCATS_ORIGINS: {origin!r} is no origin: https://cats.example"
                )
            )
    if not settings.metrics_token:
        findings.append(
            Finding(
                "note", "/metrics is open: set SEVENCATS_METRICS_TOKEN or close it at the proxy"
            )
        )
    if "*" in settings.trusted_proxies:
        findings.append(
            Finding("wrong", "SEVENCATS_TRUSTED_PROXIES is *: anybody can claim any address")
        )
    if settings.webhooks.private:
        findings.append(
            Finding(
                "note", "SEVENCATS_PRIVATE_WEBHOOKS is on: notices may go into your own network"
            )
        )
    if settings.lease_seconds < 3 * settings.beat_seconds:
        findings.append(
            Finding(
                "wrong",
                "SEVENCATS_LEASE_SECONDS is less than three times SEVENCATS_BEAT_SECONDS: a "
                "process that is late once would lose its tables",
            )
        )
    return findings


def _rules(env: Mapping[str, str]) -> Finding:
    if env.get("SEVENCATS_COMPILED") == "0":
        return Finding("note", "SEVENCATS_COMPILED=0: the compiled rules are not used")
    reason = "" if rules_are_compiled() else why_not(checkout())
    if reason:
        return Finding("note", f"{reason}: python3 make.py compile halves the time that rules take")
    return Finding("ok", "the compiled rules are used")


def _machine(env: Mapping[str, str]) -> list[Finding]:
    findings = []
    built = (STATIC / "index.html").is_file()
    findings.append(
        Finding("ok", "the page is built")
        if built
        else Finding("note", "the page is not built: only the API is served (tools/page.py)")
    )
    findings.append(_rules(env))
    if sys.platform != "win32":
        import resource

        files = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        if files < _OPEN_FILES:
            findings.append(
                Finding("note", f"{files} open files: each socket is one (ulimit -n {_OPEN_FILES})")
            )
    return findings


async def _database(settings: Settings) -> AsyncIterator[Finding]:
    path = settings.sqlite_path
    if path is not None:
        for finding in _file(path):
            yield finding
        if not path.is_file():
            yield Finding("note", f"{path} is not there yet: the server makes it when it starts")
            return
    database = Database(settings)
    try:
        async with asyncio.timeout(_PATIENCE_S), database.read() as tx:
            yield await _revision(tx)
            if path is None:
                for finding in await _postgres(tx):
                    yield finding
            else:
                word = (await tx.execute(text("PRAGMA quick_check(1)"))).scalar_one()
                ok = word == "ok"
                yield Finding("ok" if ok else "wrong", f"the database file is {word}")
    except (Refusal, TimeoutError) as error:
        reason = getattr(error.__cause__, "orig", None) or error.__cause__ or "no answer"
        yield Finding("wrong", f"the database does not answer: {str(reason)[:200]}")
    finally:
        await database.close()


def _file(path: Path) -> list[Finding]:
    """The disk that a SQLite file is on, and whether a server uses it."""
    folder = next(parent for parent in path.parents if parent.exists())
    findings = []
    room = shutil.disk_usage(folder).free
    if room < _ROOM_BYTES:
        findings.append(Finding("wrong", f"{folder} has {room // 1_000_000} MB left"))
    if path.is_file() and path.stat().st_mode & 0o077:
        findings.append(Finding("note", f"other users may read {path}: chmod 600"))
    if not os.access(folder, os.W_OK):
        findings.append(Finding("wrong", f"{folder} cannot be written"))
    if path.with_name(path.name + ".lock").is_file():
        try:
            take_file(path).close()
            findings.append(Finding("ok", "no server uses the database file"))
        except DatabaseInUse:
            findings.append(Finding("note", "a server uses the database file now"))
    return findings


async def _revision(tx: Tx) -> Finding:
    # Asked first: PostgreSQL ends a transaction in which a table was read that is not there.
    if not await tx.run_sync(lambda connection: inspect(connection).has_table(_VERSION_TABLE)):
        return Finding("note", "the database has no tables yet: the server makes them")
    revision = (await tx.execute(text(f"SELECT version_num FROM {_VERSION_TABLE}"))).scalar()
    if revision == head_revision():
        return Finding("ok", f"the database is of this version ({revision})")
    known = revision is not None and revision < head_revision()
    if known:
        return Finding(
            "note", f"the database is of version {revision}: it is migrated at the start"
        )
    return Finding("wrong", f"the database is of version {revision}, newer than this program")


async def _postgres(tx: Tx) -> list[Finding]:
    most = int((await tx.execute(text("SHOW max_connections"))).scalar_one())
    epoch = text("SELECT floor(extract(epoch from clock_timestamp()) * 1000)")
    skew = abs(int((await tx.execute(epoch)).scalar_one()) - now_ms())
    findings = [
        Finding("ok", f"PostgreSQL takes {most} connections: {most // _CONNECTIONS} processes")
    ]
    if skew > _SKEW_MS:
        findings.append(
            Finding(
                "note", f"this machine's clock and the database's differ by {skew / 1000:.1f} s"
            )
        )
    return findings


async def _redis(settings: Settings) -> Finding:
    if not settings.redis_url:
        if settings.sqlite_path is None:
            return Finding("note", "no SEVENCATS_REDIS_URL: one process may run, and no more")
        return Finding("ok", "one process on SQLite: no Redis is needed")
    if settings.sqlite_path is not None:
        return Finding(
            "wrong", "SEVENCATS_REDIS_URL is set, but a SQLite file has one process only"
        )
    from redis.asyncio import Redis
    from redis.exceptions import RedisError

    client = Redis.from_url(settings.redis_url, socket_connect_timeout=_PATIENCE_S)
    try:
        await asyncio.wait_for(client.ping(), _PATIENCE_S)
        return Finding("ok", "Redis answers")
    except (RedisError, OSError, TimeoutError) as error:
        return Finding("wrong", f"Redis does not answer: {str(error)[:200]}")
    finally:
        await client.aclose()
