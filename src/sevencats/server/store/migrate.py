"""Bring a database up to date. The server does so by itself before it serves."""

from __future__ import annotations

import asyncio
from importlib.resources import files
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine
from sqlalchemy.ext.asyncio import create_async_engine

from sevencats.server.settings import Settings


def _config() -> Config:
    config = Config()
    config.set_main_option(
        "script_location", str(files("sevencats.server.store").joinpath("migrations"))
    )
    return config


async def migrate(settings: Settings) -> None:
    """Run the migrations that the database lacks; two processes may try at the same time."""
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
    """The newest revision there is."""
    head = ScriptDirectory.from_config(_config()).get_current_head()
    assert head is not None
    return head
