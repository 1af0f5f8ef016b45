"""Rate limits on secrets, shared by all processes.

Guessing passwords must not be faster by asking several processes. A row holds the time when all
tries will be available again (``full``); each try moves that on by the time in which one comes
back. The row does not reveal whom it is about.
"""

from __future__ import annotations

import hmac
from functools import partial

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from sevencats.server.store import schema
from sevencats.server.store.db.database import Database


class Attempts:
    """The tries of everybody. ``scale`` multiplies every limit."""

    def __init__(self, database: Database, secret: bytes, scale: float) -> None:
        self.database = database
        self._secret = secret
        self._scale = scale

    async def allow(self, who: str, burst: float, per_second: float) -> bool:
        """Use a try and return whether it is allowed: ``burst`` times at once, then
        ``per_second``."""
        one_ms = 1000 / (per_second * self._scale)
        take = partial(self._take, self._key(who), int(one_ms), int(burst * self._scale * one_ms))
        try:
            return await self.database.transact(take)
        except IntegrityError:  # another process wrote this row first
            return await self.database.transact(take)

    async def spent(self, who: str, burst: float, per_second: float) -> bool:
        """Return whether a user has no tries left, without using one."""
        one_ms = 1000 / (per_second * self._scale)
        query = select(schema.attempts.c.full - self.database.clock)
        rows = await self.database.rows(query.where(schema.attempts.c.key == self._key(who)))
        ahead = rows[0][0] if rows else 0
        return bool(ahead + int(one_ms) > int(burst * self._scale * one_ms))

    def _key(self, who: str) -> str:
        return hmac.new(self._secret, f"attempt {who}".encode(), "sha256").hexdigest()[:32]

    def _take(self, key: str, one_ms: int, most_ms: int, tx: Connection) -> bool:
        now = int(tx.execute(select(self.database.clock)).scalar_one())
        mine = schema.attempts.c.key == key
        row = tx.execute(select(schema.attempts.c.full).where(mine).with_for_update())
        full: int | None = row.scalar_one_or_none()
        later = max(now, full or 0) + one_ms
        if later - now > most_ms:
            return False
        if full is None:
            tx.execute(insert(schema.attempts).values(key=key, full=later))
        else:
            tx.execute(update(schema.attempts).where(mine).values(full=later))
        return True

    async def drop_old(self) -> None:
        """Delete rows whose tries are all available again."""
        old = delete(schema.attempts).where(schema.attempts.c.full < self.database.clock)
        async with self.database.write() as tx:
            await tx.execute(old)
