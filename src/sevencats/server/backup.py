"""Backup while the server runs, and restore while it does not."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

from sqlalchemy import make_url

from sevencats.kernel.errors import SevenCatsError
from sevencats.server.errors import Refusal
from sevencats.server.process import take_file
from sevencats.server.settings import Settings
from sevencats.server.store.database import Database
from sevencats.server.store.leases import Leases

#: What makes a file a database of ours.
_OUR_TABLE = "journal"


class BackupError(SevenCatsError):
    """A backup that cannot be made or read; says why."""


def backup(settings: Settings, target: Path) -> None:
    """Write a consistent copy of the database to a file that does not exist yet."""
    if target.exists():
        raise BackupError(f"{target} is there already; a backup overwrites nothing")
    partial = target.with_name(target.name + ".part")
    path = settings.sqlite_path
    # It holds what the database holds: nobody else may read it, from the first byte on.
    partial.touch(mode=0o600)
    try:
        if path is None:
            _run("pg_dump", settings, "--format=custom", f"--file={partial}")
        else:
            _copy(path, partial)
        partial.replace(target)
    finally:
        partial.unlink(missing_ok=True)


def restore(settings: Settings, source: Path) -> None:
    """Put a backup in the place of the database. The server must not be running."""
    if not source.is_file():
        raise BackupError(f"{source}: there is no such file")
    path = settings.sqlite_path
    if path is None:
        asyncio.run(_refuse_while_running(settings))
        options = ("--clean", "--if-exists", "--no-owner", "--single-transaction")
        name = make_url(settings.database_url).database or ""
        _run("pg_restore", settings, *options, f"--dbname={name}", str(source))
        return
    _check(source)
    with take_file(path):
        partial = path.with_name(path.name + ".part")
        partial.unlink(missing_ok=True)
        partial.touch(mode=0o600)
        _copy(source, partial)
        # What the old database had not yet written into its file would be taken for the new one's.
        for leftover in ("-wal", "-shm"):
            path.with_name(path.name + leftover).unlink(missing_ok=True)
        partial.replace(path)


def _copy(source: Path, target: Path) -> None:
    """SQLite's own online copy: a moment of the database, whatever is being written."""
    if not source.is_file():
        raise BackupError(f"{source}: there is no such database")
    with (
        closing(sqlite3.connect(source, timeout=30)) as old,
        closing(sqlite3.connect(target)) as new,
    ):
        old.backup(new)
    _check(target)


def _check(path: Path) -> None:
    try:
        with closing(sqlite3.connect(path)) as database:
            (word,) = database.execute("PRAGMA integrity_check").fetchone()
            database.execute(f"SELECT count(*) FROM {_OUR_TABLE}").fetchone()
    except sqlite3.DatabaseError as error:
        raise BackupError(f"{path} is no database of Seven Cats: {error}") from error
    if word != "ok":
        raise BackupError(f"{path} is damaged: {word}")


async def _refuse_while_running(settings: Settings) -> None:
    """A server that runs would write its games over those of the backup."""
    database = Database(settings)
    try:
        others = await Leases(database, "", 0, alone=False).living() - {""}
    except Refusal:
        return  # a database without our tables, or none at all: pg_restore says what is wrong
    finally:
        await database.close()
    if others:
        raise BackupError(f"{len(others)} server processes use this database: stop them first")


def _environment(settings: Settings) -> dict[str, str]:
    """How PostgreSQL's programs find the database. Not as arguments: everybody can read those."""
    url = make_url(settings.database_url)
    names = {
        "PGHOST": url.host,
        "PGPORT": str(url.port or ""),
        "PGUSER": url.username,
        "PGPASSWORD": url.password,
        "PGDATABASE": url.database,
    }
    variables = {name: str(value) for name, value in names.items() if value}
    return {**os.environ, "LC_ALL": "C", **variables}


def _run(program: str, settings: Settings, *args: str) -> None:
    executable = shutil.which(program)
    if executable is None:
        raise BackupError(f"{program} is not installed: it comes with PostgreSQL's client programs")
    done = subprocess.run(
        [executable, *args], capture_output=True, text=True, env=_environment(settings)
    )
    if done.returncode:
        raise BackupError(f"{program} failed: {done.stderr.strip()[-500:]}")
