"""Check a set-up before players do: list everything that is wrong with it, in words.

It changes nothing: a missing database is not created.
"""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from typing import Literal, NamedTuple
from urllib.parse import urlsplit

from sqlalchemy import text

from sevencats.errors import phrase_text
from sevencats.installed import how_installed
from sevencats.kernel.errors import Phrase
from sevencats.server.compiled import checkout, rules_are_compiled, why_not
from sevencats.server.errors import Refusal
from sevencats.server.now import now_ms
from sevencats.server.operate import open_files
from sevencats.server.process import DatabaseInUse, take_file
from sevencats.server.settings import Settings, settings_and_faults, unknown_variables
from sevencats.server.store.db.database import Database, Tx
from sevencats.server.store.migrate import current_revision, head_revision, is_known
from sevencats.server.web.app import STATIC
from sevencats.text import Texts

Level = Literal["ok", "note", "wrong"]

#: Warn if less disk space than this is left.
_ROOM_BYTES = 1_000_000_000
#: Connections of one process to PostgreSQL at most (``database._postgres``).
_CONNECTIONS = 12
#: Larger clock differences make logs hard to read; leases use the database's clock.
_SKEW_MS = 2000
_PATIENCE_S = 5.0


class Finding(NamedTuple):
    """The result of one check."""

    level: Level
    phrase: Phrase

    def text(self, texts: Texts) -> str:
        """The finding as a sentence."""
        return phrase_text(self.phrase, texts)


async def check(env: Mapping[str, str]) -> list[Finding]:
    """All findings about the set-up of an environment."""
    settings, faults = settings_and_faults(env)
    findings = [Finding("wrong", fault) for fault in (*faults, *unknown_variables(env))]
    findings += [*_settings(settings), *_machine(env)]
    # A default replaces an invalid database; it is not worth checking.
    if not any(fault.key.startswith("setting-database") for fault in faults):
        findings += [finding async for finding in _database(settings)]
        findings.append(await _redis(settings))
    return findings


def _ok(key: str, **values: object) -> Finding:
    return Finding("ok", Phrase(f"check-{key}", values))


def _note(key: str, **values: object) -> Finding:
    return Finding("note", Phrase(f"check-{key}", values))


def _wrong(key: str, **values: object) -> Finding:
    return Finding("wrong", Phrase(f"check-{key}", values))


def _settings(settings: Settings) -> list[Finding]:
    findings = []
    for origin in settings.origins:
        parts = urlsplit(origin)
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.path:
            findings.append(_wrong("origin", origin=origin))
    if not settings.metrics_token:
        findings.append(_note("metrics-open"))
    if "*" in settings.trusted_proxies:
        findings.append(_wrong("any-proxy"))
    if settings.webhooks.private:
        findings.append(_note("private-webhooks"))
    if settings.lease_seconds < 3 * settings.beat_seconds:
        findings.append(_wrong("lease"))
    return findings


def _rules(env: Mapping[str, str]) -> Finding:
    if env.get("SEVENCATS_COMPILED") == "0":
        return _note("compiled-off")
    reason = "" if rules_are_compiled() else why_not(checkout())
    if not reason:
        return _ok("compiled")
    return _note(f"compiled-{reason}" if how_installed() == "clone" else "compiled-no-wheel")


def _machine(env: Mapping[str, str]) -> list[Finding]:
    findings = []
    if (STATIC / "index.html").is_file():
        findings.append(_ok("page"))
    else:
        findings.append(_note("no-page" if how_installed() == "clone" else "no-page-in-wheel"))
    findings.append(_rules(env))
    files = open_files.most_open_files()
    if files is not None and files < open_files.ENOUGH_FILES:
        values = {"files": str(files), "wanted": str(open_files.WANTED_FILES)}
        findings.append(_note(f"files-{how_installed()}", **values))
    return findings


async def _database(settings: Settings) -> AsyncIterator[Finding]:
    path = settings.sqlite_path
    if path is not None:
        for finding in _file(path):
            yield finding
        if not path.is_file():
            yield _note("no-database-yet", file=path)
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
                yield _ok("file-whole") if word == "ok" else _wrong("file-broken", reason=word)
    except (Refusal, TimeoutError) as error:
        yield _wrong("database-silent", reason=silence(error))
    finally:
        await database.close()


def silence(error: Refusal | TimeoutError) -> str:
    """Why a database does not answer, from its error."""
    reason = getattr(error.__cause__, "orig", None) or error.__cause__ or "timeout"
    return str(reason)[:200]


def _file(path: Path) -> list[Finding]:
    """The disk of a SQLite file, and whether a server uses it."""
    folder = next(parent for parent in path.parents if parent.exists())
    findings = []
    room = shutil.disk_usage(folder).free
    if room < _ROOM_BYTES:
        findings.append(_wrong("room", folder=folder, megabytes=str(room // 1_000_000)))
    if path.is_file() and path.stat().st_mode & 0o077:
        findings.append(_note("others-read", file=path))
    if not os.access(folder, os.W_OK):
        findings.append(_wrong("not-writable", folder=folder))
    if path.with_name(path.name + ".lock").is_file():
        try:
            take_file(path).close()
            findings.append(_ok("file-free"))
        except DatabaseInUse:
            findings.append(_note("file-used"))
    return findings


async def _revision(tx: Tx) -> Finding:
    revision = await tx.run_sync(current_revision)
    if revision is None:
        return _note("no-tables")
    if revision == head_revision():
        return _ok("revision", revision=revision)
    if is_known(revision):
        return _note("revision-old", revision=revision)
    return _wrong("revision-new", revision=revision)


async def _postgres(tx: Tx) -> list[Finding]:
    most = int((await tx.execute(text("SHOW max_connections"))).scalar_one())
    epoch = text("SELECT floor(extract(epoch from clock_timestamp()) * 1000)")
    skew = abs(int((await tx.execute(epoch)).scalar_one()) - now_ms())
    findings = [_ok("connections", most=most, processes=most // _CONNECTIONS)]
    if skew > _SKEW_MS:
        findings.append(_note("clocks", seconds=f"{skew / 1000:.1f}"))
    return findings


async def _redis(settings: Settings) -> Finding:
    if not settings.redis_url:
        return _note("no-redis") if settings.sqlite_path is None else _ok("no-redis-needed")
    if settings.sqlite_path is not None:
        return _wrong("redis-and-file")
    from redis.asyncio import Redis
    from redis.exceptions import RedisError

    client = Redis.from_url(settings.redis_url, socket_connect_timeout=_PATIENCE_S)
    try:
        await asyncio.wait_for(client.ping(), _PATIENCE_S)
        return _ok("redis")
    except (RedisError, OSError, TimeoutError) as error:
        return _wrong("redis-silent", reason=str(error)[:200])
    finally:
        await client.aclose()
