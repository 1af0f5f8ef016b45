"""Undo: at once, or after the other people have agreed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevencats.kernel.run import Stamp
from sevencats.server import wire
from sevencats.server.errors import Refusal
from sevencats.server.now import now_ms
from sevencats.server.tables.handlers.common import confirm_again, run_of, seat_of
from sevencats.server.tables.seats import roster
from sevencats.server.tables.table import Attached, UndoRequest

if TYPE_CHECKING:
    from sevencats.server.tables.actor import TableActor


async def undo(actor: TableActor, attached: Attached, message: wire.Undo) -> None:
    """Undo, at once or after the other people have agreed."""
    table, seat = actor.table, seat_of(attached)
    if confirm_again(actor, attached, message.id):
        return
    run = run_of(actor)
    if table.record.setup.undo == "off":
        raise Refusal("undo_off")
    stamp = Stamp("person", now_ms(), message.id)
    step = run.undo(seat, message.scope == "turn", stamp)
    # People at the same screen need no message to agree.
    mine = {one.seat for one in roster.seats_of(table.record, attached.user)}
    others = table.people() - table.bot_seats() - mine
    if table.record.setup.undo == "ask" and others:
        drop_request(actor, "stale", done=message.id)
        table.undo_request = UndoRequest(
            attached.conn, message.id, seat, message.scope, run.n, others
        )
        for one in table.attached.values():
            actor.sender.send(one, wire.UndoAsked(seat, message.scope))
        return
    await actor.journal.commit(step)
    actor.sender.send(attached, wire.Ok(message.id, step.row.n))


def drop_request(actor: TableActor, code: str, done: str | None = None) -> None:
    """Close a pending undo request, unless it is the one that was carried out."""
    request = actor.table.undo_request
    actor.table.undo_request = None
    if request is None or request.id == done:
        return
    asker = actor.table.attached.get(request.conn)
    text = Refusal(code).text((asker.lang if asker is not None else None) or "en")
    actor.sender.send(request.conn, wire.No(request.id, code, text))


async def answer(actor: TableActor, attached: Attached, message: wire.UndoAnswer) -> None:
    """Allow or refuse a player's undo."""
    table, seat = actor.table, seat_of(attached)
    request = table.undo_request
    if request is None or seat not in request.waiting:
        raise Refusal("stale")
    run = run_of(actor)
    if message.yes:
        request.waiting.discard(seat)
    if not message.yes or request.n != run.n:
        drop_request(actor, "stale" if message.yes else "undo_denied")
    elif not request.waiting:
        stamp = Stamp("person", now_ms(), request.id)
        step = await actor.journal.commit(run.undo(request.seat, request.scope == "turn", stamp))
        actor.sender.send(request.conn, wire.Ok(request.id, step.row.n))
    if table.undo_request is None:
        for one in table.attached.values():
            actor.sender.send(one, wire.UndoAsked(None))
    actor.sender.send(attached, wire.Ok(message.id))
