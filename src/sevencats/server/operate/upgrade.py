"""Migrate the database by hand, or only show the plan.

A server does the same when it starts. With this command an operator can check it beforehand.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import nullcontext
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import create_engine
from sqlalchemy.exc import SQLAlchemyError

from sevencats.errors import said
from sevencats.kernel.errors import SevenCatsError
from sevencats.server.errors import Refusal
from sevencats.server.operate.backup import refuse_while_running
from sevencats.server.operate.check import silence
from sevencats.server.process import OWN_FILES, take_file
from sevencats.server.settings import Settings
from sevencats.server.store.db.database import Database
from sevencats.server.store.migrate import (
    Migration,
    current_revision,
    is_known,
    migrate,
    migrations_after,
)


class CannotUpgrade(SevenCatsError):
    """A database that this program cannot migrate; the message says why."""


class UpgradePlan(NamedTuple):
    """The plan of an upgrade. ``revision`` is that of the database; None: no tables yet."""

    revision: str | None
    migrations: list[Migration]


def plan(settings: Settings) -> UpgradePlan:
    """Compute the plan of an upgrade. Changes nothing."""
    path = settings.sqlite_path
    if path is not None and not path.is_file():
        return UpgradePlan(None, migrations_after(None))
    revision = asyncio.run(_revision(settings)) if path is None else _file_revision(path)
    if revision is not None and not is_known(revision):
        raise said(CannotUpgrade, "check-revision-new", revision=revision)
    return UpgradePlan(revision, migrations_after(revision))


def upgrade(settings: Settings) -> UpgradePlan:
    """Run the missing migrations. No server may be using the database."""
    os.umask(OWN_FILES)
    path = settings.sqlite_path
    with nullcontext() if path is None else take_file(path):
        found = plan(settings)
        if path is None and found.revision is not None:
            asyncio.run(refuse_while_running(settings))
        asyncio.run(migrate(settings))
    return found


def _file_revision(path: Path) -> str | None:
    """The revision of a SQLite file, without changing a byte of it."""
    # Without a log file beside it no process has it open, and SQLite needs no files of its own.
    log = path.with_name(path.name + "-wal")
    access = "mode=ro" if log.is_file() else "immutable=1"
    uri = f"{path.absolute().as_uri()}?{access}"
    engine = create_engine("sqlite://", creator=lambda: sqlite3.connect(uri, uri=True))
    try:
        with engine.connect() as connection:
            return current_revision(connection)
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", error))
        raise said(CannotUpgrade, "check-database-silent", reason=reason) from error
    finally:
        engine.dispose()


async def _revision(settings: Settings) -> str | None:
    database = Database(settings)
    try:
        async with database.read() as tx:
            return await tx.run_sync(current_revision)
    except Refusal as error:
        raise said(CannotUpgrade, "check-database-silent", reason=silence(error)) from error
    finally:
        await database.close()
