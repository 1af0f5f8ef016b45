"""Connections at a table. A seat stays when its connection is lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevencats import __version__
from sevencats.server import wire
from sevencats.server.errors import Refusal
from sevencats.server.now import now_ms
from sevencats.server.tables import commands as cmd
from sevencats.server.tables import messages
from sevencats.server.tables.handlers import clocks, picks
from sevencats.server.tables.seats import roster
from sevencats.server.tables.seats.presence import note_presence
from sevencats.server.tables.seats.seat_tokens import seat_by_token
from sevencats.server.tables.table import Attached
from sevencats.server.tables.table_info import muted_by, table_info

if TYPE_CHECKING:
    from sevencats.server.tables.actor import TableActor

#: Maximum spectators of one table. Players do not count, so spectators never keep them out.
MAX_WATCHERS = 200
#: Maximum connections of one seat; one more replaces the oldest, which may be dead.
MAX_TABS = 8


def attach(actor: TableActor, command: cmd.Attach) -> None:
    """Send a new connection the welcome and the game."""
    table, hello = actor.table, command.hello
    seat = None
    if hello.token is not None:
        seat = seat_by_token(table, hello.token, command.user, actor.services.secret)
        if seat is None:
            raise Refusal("not_yours")
    else:
        _may_watch(actor, command)
    mine = [a for a in table.attached.values() if a.seat == seat]
    if seat is None and len(mine) >= MAX_WATCHERS:
        raise Refusal("too_many", limit=MAX_WATCHERS)
    if seat is not None and len(mine) >= MAX_TABS:
        _close(actor, mine[0], Refusal("too_many", limit=MAX_TABS))
    if seat is not None and table.record.setup.hot_seat:
        # One screen shows one hand: close other windows of the same table.
        for other in [a for a in table.attached.values() if a.seat not in (None, seat)]:
            _close(actor, other, Refusal("other_seat"))
    attached = Attached(
        conn=command.conn,
        user=command.user,
        seat=seat,
        lang=hello.lang,
        hands=hello.hands and seat is None,
        blocked=command.blocked,
        insight=hello.insight,
        engine=hello.engine,
    )
    table.attached[attached.conn] = attached
    note_presence(table, now_ms())
    clocks.update(actor.table)
    info = table_info(table, attached.lang or "en")
    welcome = wire.Welcome(
        wire.PROTOCOL,
        __version__,
        attached.seat,
        info,
        now_ms(),
        muted_by(table, seat),
        {} if seat is None else table.record.seats[seat].standing,
        command.user is not None and command.user == table.record.host,
    )
    actor.sender.send(attached, welcome)
    actor.sender.send_missed(attached, hello.last)
    if table.undo_request is not None:
        actor.sender.send(
            attached, wire.UndoAsked(table.undo_request.seat, table.undo_request.scope)
        )
    for phrase in table.phrases:
        if messages.may_read(table, attached, phrase):
            actor.sender.send(attached, messages.said(phrase, attached.lang))
    actor.sender.send_table()
    # Bots that play alone were paused while nobody was watching.
    picks.wake_bots(actor)


def _close(actor: TableActor, attached: Attached, refusal: Refusal) -> None:
    """Close a connection that a newer one replaces."""
    bye = wire.Bye(refusal.code, refusal.text(attached.lang or "en"), again=False)
    actor.sender.send(attached, bye, close=True)
    del actor.table.attached[attached.conn]


def _may_watch(actor: TableActor, command: cmd.Attach) -> None:
    """Refuse spectators where none are allowed, and players who ask to see all hands."""
    table = actor.table
    watch = table.record.setup.watch
    mine = roster.seat_of(table.record, command.user) is not None
    over = table.record.status == "finished"
    if command.hello.hands:
        # Where a move may take days, the hands of some minutes ago are still current.
        slow = table.record.setup.pace.kind != "live" and not table.bots_alone
        if not over and (watch != "hands" or mine or slow):
            raise Refusal("no_watching")
    elif watch == "nobody" and not over and not mine:
        raise Refusal("no_watching")


def detach(actor: TableActor, conn: str) -> None:
    """Remove a lost connection."""
    if actor.table.attached.pop(conn, None) is not None:
        note_presence(actor.table, now_ms())
        clocks.update(actor.table)
        actor.sender.send_table()
