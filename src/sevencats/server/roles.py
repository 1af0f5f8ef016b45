"""The operators of the server: set on the command line, even while a server is running."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sevencats.server.settings import Settings
from sevencats.server.store.db.database import Database
from sevencats.server.store.migrate import migrate
from sevencats.server.store.operators import Operators


async def appoint(settings: Settings, login: str, role: bool) -> bool:
    """Make an account an operator, or remove the role; False if the account does not exist."""
    async with _operators(settings) as operators:
        return await operators.appoint(login, role)


async def operator_names(settings: Settings) -> list[str]:
    """The accounts that have the role."""
    async with _operators(settings) as operators:
        return await operators.names()


@asynccontextmanager
async def _operators(settings: Settings) -> AsyncIterator[Operators]:
    await migrate(settings)
    database = Database(settings)
    try:
        yield Operators(database)
    finally:
        await database.close()
