"""Coming, sitting down, getting ready, starting: what is done at a table apart from the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from sevencats import __version__
from sevencats.server import wire
from sevencats.server.errors import Refusal
from sevencats.server.store.database import now_ms
from sevencats.server.store.records import SeatRecord
from sevencats.server.tables import commands as cmd
from sevencats.server.tables import frames, play, roster
from sevencats.server.tables.table import Attached

if TYPE_CHECKING:
    from sevencats.server.tables.actor import TableActor

#: Connections at one table: players with several tabs, and spectators.
MAX_ATTACHED = 200
#: Tabs of one seat.
MAX_TABS = 8


class SeatGrant(msgspec.Struct, frozen=True):
    """A seat and the token that opens it."""

    table: str
    seat: int
    token: str


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
    if len(table.attached) >= MAX_ATTACHED:
        raise Refusal("too_many", limit=MAX_ATTACHED)
    if seat is not None and sum(a.seat == seat for a in table.attached.values()) >= MAX_TABS:
        raise Refusal("too_many", limit=MAX_TABS)
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
    actor.update_clock()
    info = table.info(attached.lang or "en")
    welcome = wire.Welcome(
        wire.PROTOCOL, __version__, attached.seat, info, now_ms(), table.muted_by(seat)
    )
    actor.push(attached, welcome)
    _show_game(actor, attached, hello.last)
    if table.undo_request is not None:
        actor.push(attached, wire.UndoAsked(table.undo_request.seat, table.undo_request.scope))
    for phrase in table.phrases:
        if frames.may_read(table, attached, phrase):
            actor.push(attached, frames.said(phrase, attached.lang))
    actor.show_table()


def _may_watch(actor: TableActor, command: cmd.Attach) -> None:
    """Refuse spectators where the table wants none, and players who want to see all hands."""
    table = actor.table
    watch = table.record.setup.watch
    mine = roster.seat_of(table.record, command.user) is not None
    over = table.record.status == "finished"
    if command.hello.hands:
        if not over and (watch != "hands" or mine):
            raise Refusal("no_watching")
    elif watch == "nobody" and not over and not mine:
        raise Refusal("no_watching")


def _show_game(actor: TableActor, attached: Attached, last: int | None) -> None:
    run = actor.table.run
    if run is None:
        return
    if attached.hands:
        play.show_delayed(actor)
        return
    attached.shown = run.n
    steps = frames.missed(actor.table, last)
    message = frames.state_message(actor.table, attached, steps, run.state, run.n, now_ms())
    actor.push(attached, message)


def detach(actor: TableActor, conn: str) -> None:
    """A connection is gone; the seat stays."""
    if actor.table.attached.pop(conn, None) is not None:
        actor.update_clock()
        actor.show_table()


async def act(actor: TableActor, command: cmd.Command) -> bytes:
    """Do what a request asks for; gives the JSON of the answer."""
    table = actor.table
    match command:
        case cmd.SeatToken():
            seat = roster.seat_of(table.record, command.user)
            if seat is None:
                raise Refusal("not_yours")
            return _grant(actor, seat.seat)
        case cmd.Join():
            return await _join(actor, command)
        case cmd.Leave():
            await _leave(actor, command)
        case cmd.Choose():
            seats = _copy(actor)
            roster.choose(table.record, table.kit, command)
            await _save(actor, seats)
        case cmd.SetBot():
            seats = _copy(actor)
            roster.set_bot(table.record, table.kit, command)
            await _save(actor, seats)
        case cmd.Start():
            roster.need_startable(table.record, table.kit, command.user)
            await actor.start_game(command.lang)
        case cmd.Forget():
            await _forget(actor, command.user)
        case cmd.Review():
            return wire.encode(await actor.services.reviews.look(table.record))
    return wire.encode(table.info("en"))


def _copy(actor: TableActor) -> tuple[list[SeatRecord], str | None]:
    """The seats as they are, to be put back if they cannot be written."""
    record = actor.table.record
    return [msgspec.structs.replace(seat) for seat in record.seats], record.host


async def _save(actor: TableActor, before: tuple[list[SeatRecord], str | None]) -> None:
    record = actor.table.record
    try:
        await actor.services.lobby.save_seats(actor.table.lease, record.seats, record.host)
    except BaseException:
        record.seats, record.host = before
        raise
    actor.show_table()


def _grant(actor: TableActor, seat: int) -> bytes:
    token = actor.table.seat_token(seat, actor.services.secret)
    return wire.encode(SeatGrant(actor.table.id, seat, token))


async def _join(actor: TableActor, command: cmd.Join) -> bytes:
    table = actor.table
    people = {seat.user for seat in table.record.seats if seat.user is not None}
    if people & command.blocked:
        raise Refusal("blocked")
    for user in people - {command.user}:
        if command.user in await actor.services.people.blocked_by(user):
            raise Refusal("blocked")
    before = _copy(actor)
    seat = roster.join(table.record, table.kit, command)
    if command.user not in people:
        await _save(actor, before)
    return _grant(actor, seat.seat)


async def _leave(actor: TableActor, command: cmd.Leave) -> None:
    table = actor.table
    before = _copy(actor)
    roster.leave(table.record, command)
    if table.people():
        await _save(actor, before)
    else:
        await actor.services.lobby.drop(table.lease)
        actor.farewell("not_found")
        actor.ended.set()
        return
    for attached in [a for a in table.attached.values() if a.seat is not None]:
        seat = roster.seat_of(table.record, attached.user)
        if seat is None or seat.seat != attached.seat:
            text = Refusal("not_yours").text(attached.lang or "en")
            actor.push(attached, wire.Bye("not_yours", text, again=False), close=True)
            del table.attached[attached.conn]


async def _forget(actor: TableActor, user: str) -> None:
    table = actor.table
    seat = roster.seat_of(table.record, user)
    if seat is None:
        return
    if table.record.status == "waiting":
        await _leave(actor, cmd.Leave(user))
        return
    for attached in [a for a in table.attached.values() if a.user == user]:
        actor.push(attached, wire.Bye("not_yours", "", again=False), close=True)
        del table.attached[attached.conn]
    before = _copy(actor)
    roster.forget(table.record, user)
    await _save(actor, before)
    actor.update_clock()
    play.wake_bots(actor)
