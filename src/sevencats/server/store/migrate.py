"""Migrate a database. The server does so by itself before it serves."""

from __future__ import annotations

import asyncio
from importlib.resources import files
from typing import Any, NamedTuple

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, inspect, text
from sqlalchemy.ext.asyncio import create_async_engine

from sevencats.server.settings import Settings

_VERSION_TABLE = "alembic_version"


class Migration(NamedTuple):
    """A step from one revision of the tables to the next."""

    revision: str
    about: str


def _config() -> Config:
    config = Config()
    config.set_main_option(
        "script_location", str(files("sevencats.server.store").joinpath("migrations"))
    )
    return config


async def migrate(settings: Settings) -> None:
    """Run the missing migrations; two processes may try at the same time."""
    path = settings.sqlite_path
    if path is not None:
        path.parent.mkdir(parents=True, exist_ok=True)
        await asyncio.to_thread(_upgrade_file, settings.database_url)
        return
    engine = create_async_engine(settings.database_url)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_upgrade)
    finally:
        await engine.dispose()


def _upgrade_file(url: str) -> None:
    engine = create_engine(url)
    with engine.begin() as connection:
        _upgrade(connection)
    engine.dispose()


def _upgrade(connection: Any) -> None:
    if connection.dialect.name == "postgresql":
        # One process migrates, the others wait here and find the work done.
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7130)")
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def head_revision() -> str:
    """The newest revision."""
    head = ScriptDirectory.from_config(_config()).get_current_head()
    assert head is not None
    return head


def current_revision(connection: Connection) -> str | None:
    """The revision of a database; None if it has no tables of ours."""
    # Check first: PostgreSQL aborts a transaction that reads a missing table.
    if not inspect(connection).has_table(_VERSION_TABLE):
        return None
    revision = connection.execute(text(f"SELECT version_num FROM {_VERSION_TABLE}")).scalar()
    return None if revision is None else str(revision)


def is_known(revision: str) -> bool:
    """Return whether this program knows the revision: it does not know those of newer programs."""
    return revision in (migration.revision for migration in migrations_after(None))


def migrations_after(revision: str | None) -> list[Migration]:
    """The migrations from this revision (None: an empty database) to the newest, in order."""
    script = ScriptDirectory.from_config(_config())
    steps = script.iterate_revisions("head", revision or "base")
    return [Migration(step.revision, step.doc) for step in reversed(list(steps))]
