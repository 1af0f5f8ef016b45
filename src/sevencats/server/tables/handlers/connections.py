"""Connections come and go; the seat stays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevencats import __version__
from sevencats.server import wire
from sevencats.server.errors import Refusal
from sevencats.server.store.database import now_ms
from sevencats.server.tables import commands as cmd
from sevencats.server.tables import messages, roster
from sevencats.server.tables.handlers import clocks, picks
from sevencats.server.tables.table import Attached

if TYPE_CHECKING:
    from sevencats.server.tables.actor import TableActor

#: Spectators at one table. Players are counted apart: their places are never taken by others.
MAX_WATCHERS = 200
#: Tabs of one seat; one more takes the place of the oldest, which may be dead.
MAX_TABS = 8


def attach(actor: TableActor, command: cmd.Attach) -> None:
    """Greet a connection and show it the game."""
    table, hello = actor.table, command.hello
    seat = None
    if hello.token is not None:
        seat = table.seat_by_token(hello.token, command.user, actor.services.secret)
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
        # One screen shows one hand: a window that is left open must not show another.
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
    )
    table.attached[attached.conn] = attached
    table.note_presence(now_ms())
    actor.update_clock()
    info = table.info(attached.lang or "en")
    welcome = wire.Welcome(
        wire.PROTOCOL,
        __version__,
        attached.seat,
        info,
        now_ms(),
        table.muted_by(seat),
        {} if seat is None else table.record.seats[seat].standing,
        command.user is not None and command.user == table.record.host,
    )
    actor.push(attached, welcome)
    _show_game(actor, attached, hello.last)
    if table.undo_request is not None:
        actor.push(attached, wire.UndoAsked(table.undo_request.seat, table.undo_request.scope))
    for phrase in table.phrases:
        if messages.may_read(table, attached, phrase):
            actor.push(attached, messages.said(phrase, attached.lang))
    actor.show_table()
    # Bots that play alone go on when somebody looks.
    picks.wake_bots(actor)


def _close(actor: TableActor, attached: Attached, refusal: Refusal) -> None:
    """Another connection takes the place of this one, for good."""
    bye = wire.Bye(refusal.code, refusal.text(attached.lang or "en"), again=False)
    actor.push(attached, bye, close=True)
    del actor.table.attached[attached.conn]


def _may_watch(actor: TableActor, command: cmd.Attach) -> None:
    """Refuse spectators where the table wants none, and players who want to see all hands."""
    table = actor.table
    watch = table.record.setup.watch
    mine = roster.seat_of(table.record, command.user) is not None
    over = table.record.status == "finished"
    if command.hello.hands:
        # Where a move may take days the hands of some minutes ago are those of now.
        slow = table.record.setup.pace.kind != "live" and not table.bots_alone
        if not over and (watch != "hands" or mine or slow):
            raise Refusal("no_watching")
    elif watch == "nobody" and not over and not mine:
        raise Refusal("no_watching")


def _show_game(actor: TableActor, attached: Attached, last: int | None) -> None:
    run = actor.table.run
    if run is None:
        return
    if attached.hands:
        clocks.show_delayed(actor)
        return
    attached.shown = run.n
    steps = messages.missed(actor.table, last)
    built = messages.StateMessages(actor.table, steps, run.state, run.n, now_ms())
    actor.push(attached, built.to(attached))


def detach(actor: TableActor, conn: str) -> None:
    """A connection is gone; the seat stays."""
    if actor.table.attached.pop(conn, None) is not None:
        actor.table.note_presence(now_ms())
        actor.update_clock()
        actor.show_table()
