"""Back up a running server, and restore a stopped one."""

from __future__ import annotations

import asyncio
import errno
import os
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager, nullcontext, suppress
from pathlib import Path

from sqlalchemy import make_url

from sevencats.errors import said
from sevencats.kernel.errors import SevenCatsError
from sevencats.server.errors import Refusal
from sevencats.server.process import take_file
from sevencats.server.settings import Settings
from sevencats.server.store.db.database import Database
from sevencats.server.store.leases import Leases

#: A table that identifies our databases.
_OUR_TABLE = "journal"


class BackupError(SevenCatsError):
    """A backup that cannot be made or read; the message says why."""


def backup(settings: Settings, target: Path) -> None:
    """Write a consistent copy of the database to a new file."""
    if target.exists():
        raise said(BackupError, "error-backup-there", file=target)
    path = settings.sqlite_path
    with _written_whole(target) as partial:
        if path is None:
            _run("pg_dump", settings, "--format=custom", output=partial)
        else:
            _copy(path, partial)


def restore(settings: Settings, source: Path) -> None:
    """Replace the database with a backup. The server must not be running."""
    if not source.is_file():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(source))
    path = settings.sqlite_path
    if path is None:
        asyncio.run(refuse_while_running(settings))
        options = ("--clean", "--if-exists", "--no-owner", "--single-transaction")
        name = make_url(settings.database_url).database or ""
        _run("pg_restore", settings, *options, f"--dbname={name}", str(source))
        return
    _check(source)
    with take_file(path), _written_whole(path) as partial:
        _copy(source, partial)
        # SQLite would replay the old database's write-ahead log into the new one.
        for leftover in ("-wal", "-shm"):
            path.with_name(path.name + leftover).unlink(missing_ok=True)


@contextmanager
def _written_whole(target: Path) -> Iterator[Path]:
    """A temporary file that becomes ``target`` when the block succeeds, and is removed if it fails.

    Errors name ``target``, the only path that the user knows.
    """
    partial = target.with_name(target.name + ".part")
    try:
        partial.unlink(missing_ok=True)
        # It holds the whole database, so it must be private from the first byte on.
        partial.touch(mode=0o600)
        yield partial
        partial.replace(target)
    except OSError as error:
        if error.filename in (str(partial), partial):
            raise type(error)(error.errno, error.strerror, str(target)) from error
        raise
    finally:
        # If its folder is missing, there is nothing to remove.
        with suppress(OSError):
            partial.unlink()


def _copy(source: Path, target: Path) -> None:
    """SQLite's online copy: a snapshot of the database, even during writes."""
    if not source.is_file():
        raise said(BackupError, "error-backup-no-database", file=source)
    with (
        closing(sqlite3.connect(source, timeout=30)) as old,
        closing(sqlite3.connect(target)) as new,
    ):
        try:
            old.backup(new)
        except sqlite3.OperationalError as error:
            raise said(BackupError, "error-backup-failed", file=source, reason=error) from error
        except sqlite3.DatabaseError as error:
            raise said(BackupError, "error-backup-not-ours", file=source, reason=error) from error
    _check(target, source)


def _check(path: Path, shown: Path | None = None) -> None:
    """Refuse a file that is not a complete database of ours. ``shown``: the path for errors."""
    try:
        with closing(sqlite3.connect(path)) as database:
            (word,) = database.execute("PRAGMA integrity_check").fetchone()
            database.execute(f"SELECT count(*) FROM {_OUR_TABLE}").fetchone()
    except sqlite3.DatabaseError as error:
        key, file = "error-backup-not-ours", shown or path
        raise said(BackupError, key, file=file, reason=error) from error
    if word != "ok":
        raise said(BackupError, "error-backup-damaged", file=shown or path, reason=word)


async def refuse_while_running(settings: Settings) -> None:
    """A running server would write its games over those of the backup."""
    database = Database(settings)
    try:
        others = await Leases(database, "", 0, alone=False).living() - {""}
    except Refusal:
        return  # without our tables, or no database at all: pg_restore reports that
    finally:
        await database.close()
    if others:
        raise said(BackupError, "error-backup-running", processes=len(others))


def _environment(settings: Settings) -> dict[str, str]:
    """Environment variables with the connection for PostgreSQL's programs: arguments would be
    visible to all users."""
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


def _run(program: str, settings: Settings, *args: str, output: Path | None = None) -> None:
    """Run one of PostgreSQL's programs; its output goes to ``output``."""
    executable = shutil.which(program)
    if executable is None:
        raise said(BackupError, "error-backup-no-program", program=program)
    with nullcontext() if output is None else output.open("wb") as file:
        done = subprocess.run(
            [executable, *args],
            stdout=file or subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            env=_environment(settings),
        )
    if done.returncode:
        reason = done.stderr.strip()[-500:]
        raise said(BackupError, "error-backup-program", program=program, reason=reason)
