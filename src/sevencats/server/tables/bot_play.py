"""The level and the pace of bots at a table."""

from __future__ import annotations

from zlib import crc32

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
    """The bot that answers for a seat: its level, and its character if it has one. When everybody
    has left, the easiest bot finishes the game: strong ones take time that other tables wait
    for."""
    if table.deserted:
        return table.plugin.players.offered[0]
    level = table.record.seats[seat].bot or table.plugin.players.standin
    character = character_of(table, seat)
    return f"{level}/{character}" if character else level


def character_of(table: Table, seat: int) -> str:
    """The character of the bot that has a seat; empty if it has none, or if a person sits there.
    It follows from the table's name, which everybody knows: the seed of the game is secret."""
    record = table.record
    level = record.seats[seat].bot
    if not level:
        return ""
    chance = crc32(record.id.encode())
    return table.plugin.players.character(level, seat, len(record.seats), chance)


def share_of(table: Table) -> Share:
    """The share of the bots' time that this table uses."""
    return Share(table.record.host or table.id, awaited=bool(table.attached))
