"""The level and the pace of bots at a table."""

from __future__ import annotations

from sevencats.server.tables.table import Table
from sevencats.server.tables.turns import Share


def bots_wait(table: Table, now: int) -> bool:
    """Return whether bots that play alone are paused: by their host, or because nobody is watching.
    If
    nobody comes back in time, they finish the game."""
    if not table.bots_alone:
        return False
    if table.unwatched_since is None:
        return table.paused
    return now < table.unwatched_since + table.patience_ms


def viewing_ms(table: Table) -> int:
    """The time people get to see a bot's last action; no clock runs meanwhile."""
    last = table.run.steps[-1].row if table.run is not None and table.run.steps else None
    shown = last is not None and last.by in ("bot", "standin") and last.kind == "pick"
    return table.think_ms if shown and table.attached else 0


def bot_level(table: Table, seat: int) -> str:
    """The level of the bot that answers for a seat. When everybody has left, the easiest bot
    finishes the game: strong ones take time that other tables wait for."""
    if table.deserted:
        return table.plugin.players.offered[0]
    return table.record.seats[seat].bot or table.plugin.players.standin


def share_of(table: Table) -> Share:
    """The share of the bots' time that this table uses."""
    return Share(table.record.host or table.id, awaited=bool(table.attached))
