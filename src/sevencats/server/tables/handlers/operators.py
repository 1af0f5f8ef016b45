"""Actions of operators at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from sevencats.kernel.run import Stamp
from sevencats.server.errors import Refusal
from sevencats.server.now import now_ms
from sevencats.server.store.records import Result
from sevencats.server.tables import commands as cmd
from sevencats.server.tables.handlers import clocks
from sevencats.server.tables.handlers.common import run_of
from sevencats.server.tables.seats.presence import note_presence

if TYPE_CHECKING:
    from sevencats.server.tables.actor import TableActor


async def act(actor: TableActor, command: cmd.Expel | cmd.Rename | cmd.CloseTable) -> None:
    """Carry out an operator's action; the sender has checked the role."""
    match command:
        case cmd.Expel():
            _expel(actor, command.user)
        case cmd.Rename():
            await _rename(actor, command)
        case cmd.CloseTable():
            await _close(actor)


def _expel(actor: TableActor, user: str) -> None:
    """Close the connections of a person permanently. The game treats the person like any player who
    has left."""
    table = actor.table
    for attached in [a for a in table.attached.values() if a.user == user]:
        actor.sender.close(attached, "barred")
        del table.attached[attached.conn]
    note_presence(table, now_ms())
    clocks.update(actor.table)
    actor.sender.send_table()


async def _rename(actor: TableActor, command: cmd.Rename) -> None:
    record = actor.table.record
    before = record.seats
    record.seats = [
        msgspec.structs.replace(seat, name=command.name) if seat.user == command.user else seat
        for seat in before
    ]
    try:
        await actor.services.lobby.save_seats(actor.table.lease, record)
    except BaseException:
        record.seats = before
        raise
    actor.sender.send_table()


async def _close(actor: TableActor) -> None:
    table = actor.table
    if table.record.status == "finished":
        raise Refusal("not_playing")
    if table.record.status == "waiting":
        await actor.services.lobby.drop(table.lease)
        for attached in table.attached.values():
            actor.sender.close(attached, "closed")
        table.attached.clear()
        actor.ended.set()
        return
    result = Result(returns=(0,) * len(table.labels), reason="abandoned")
    await actor.journal.commit(run_of(actor).note("end", -1, Stamp("table", now_ms())), result)
