"""The presence of people at a table, and when the others left."""

from __future__ import annotations

from sevencats.server.tables.lease import Presence
from sevencats.server.tables.table import Table


def presence_of(table: Table) -> Presence:
    """The seats that are connected and the number of spectators, for other processes."""
    watchers = sum(a.seat is None for a in table.attached.values())
    return Presence(sum(1 << seat for seat in table.online()), watchers)


def note_presence(table: Table, now: int) -> None:
    """Record when people left, and when the last viewer did."""
    if table.attached:
        table.unwatched_since = None
    elif table.unwatched_since is None:
        table.unwatched_since = now
    away = table.people() - table.online()
    table.left = {seat: table.left.get(seat, now) for seat in away}


def awaited_until(table: Table, seat: int) -> int | None:
    """The time when the others may continue without an absent person; None at a table with a clock,
    or if nobody is absent. People at one screen come and go together."""
    setup = table.record.setup
    untimed = setup.pace.kind == "untimed" and not setup.hot_seat
    if not untimed or not table.playing or seat not in table.left or seat in table.bot_seats():
        return None
    return table.left[seat] + table.patience_ms
