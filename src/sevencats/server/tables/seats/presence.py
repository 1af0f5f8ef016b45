"""The presence of people at a table, and since when the others are away."""

from __future__ import annotations

from sevencats.server.tables.lease import Presence
from sevencats.server.tables.table import Table


def presence_of(table: Table) -> Presence:
    """The seats that are connected and the number of spectators, for other processes."""
    watchers = sum(a.seat is None for a in table.attached.values())
    return Presence(sum(1 << seat for seat in table.online()), watchers)


def note_presence(table: Table, now: int) -> None:
    """Remember since when people are away, and since when nobody is watching."""
    if table.attached:
        table.unwatched_since = None
    elif table.unwatched_since is None:
        table.unwatched_since = now
    away = table.people() - table.online()
    table.left = {seat: table.left.get(seat, now) for seat in away}


def awaited_until(table: Table, seat: int) -> int | None:
    """When the others may play on without a person who is away; None where a clock decides, or
    where nobody is away. People at one screen come and go together."""
    setup = table.record.setup
    untimed = setup.pace.kind == "untimed" and not setup.hot_seat
    if not untimed or not table.playing or seat not in table.left or seat in table.bot_seats():
        return None
    return table.left[seat] + table.patience_ms
