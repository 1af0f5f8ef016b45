"""Seats: joining, getting ready, starting; resigning, returning, rematches."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from sevencats.kernel.run import Stamp, Step
from sevencats.server import wire
from sevencats.server.errors import Refusal
from sevencats.server.now import now_ms
from sevencats.server.store.records import Result, SeatRecord
from sevencats.server.tables import commands as cmd
from sevencats.server.tables.handlers import clocks, operators, picks
from sevencats.server.tables.handlers.common import confirm_again, run_of, seat_of
from sevencats.server.tables.history.results import resignation_ends
from sevencats.server.tables.seats import roster
from sevencats.server.tables.seats.presence import awaited_until
from sevencats.server.tables.seats.seat_tokens import seat_token
from sevencats.server.tables.table import Attached, Decks
from sevencats.server.tables.table_info import table_info

if TYPE_CHECKING:
    from sevencats.server.tables.actor import TableActor


class SeatGrant(msgspec.Struct, frozen=True, rename="camel"):
    """A seat and its token. ``hot_seat``: one of several at the same screen."""

    table: str
    seat: int
    token: str
    hot_seat: bool = False


async def act(actor: TableActor, command: cmd.Command) -> bytes:
    """Carry out a request; returns the JSON of the answer."""
    table = actor.table
    match command:
        case cmd.SeatToken():
            seat = roster.seat_of(table.record, command.user, command.seat)
            if seat is None:
                raise Refusal("not_yours")
            return _grant(actor, seat.seat)
        case cmd.Join():
            return await _join(actor, command)
        case cmd.Leave():
            await _leave(actor, command)
        case cmd.ChangeSeat():
            seats = _copy(actor)
            roster.choose(table.record, command)
            await _save(actor, seats)
        case cmd.SetBot():
            seats = _copy(actor)
            roster.set_bot(table.record, table.plugin, command)
            await _save(actor, seats)
        case cmd.Start():
            roster.need_startable(table.record, table.plugin, command.user)
            await actor.journal.start_game()
        case cmd.Forget():
            await _forget(actor, command.user)
        case cmd.Expel() | cmd.Rename() | cmd.CloseTable():
            await operators.act(actor, command)
        case cmd.AskReview():
            return wire.encode(await actor.services.reviews.look(table.record, command.user))
    return wire.encode(table_info(table, "en"))


def _copy(actor: TableActor) -> tuple[list[SeatRecord], str | None]:
    """Copy the seats and the host, to restore them if writing fails."""
    record = actor.table.record
    return [msgspec.structs.replace(seat) for seat in record.seats], record.host


async def _save(actor: TableActor, before: tuple[list[SeatRecord], str | None]) -> None:
    record = actor.table.record
    try:
        await actor.services.lobby.save_seats(actor.table.lease, record)
    except BaseException:
        record.seats, record.host = before
        raise
    actor.sender.send_table()


def _grant(actor: TableActor, seat: int) -> bytes:
    token = seat_token(actor.table, seat, actor.services.secret)
    hot_seat = actor.table.record.setup.hot_seat
    return wire.encode(SeatGrant(actor.table.id, seat, token, hot_seat))


async def _join(actor: TableActor, command: cmd.Join) -> bytes:
    table = actor.table
    people = {seat.user for seat in table.record.seats if seat.user is not None}
    if people & command.blocked:
        raise Refusal("blocked")
    if await actor.services.people.is_blocked_by(people - {command.user}, command.user):
        raise Refusal("blocked")
    before = _copy(actor)
    seat = roster.join(table.record, table.plugin, command)
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
        actor.sender.close_all("not_found")
        actor.ended.set()
        return
    for attached in [a for a in table.attached.values() if a.seat is not None]:
        seat = roster.seat_of(table.record, attached.user)
        if seat is None or seat.seat != attached.seat:
            actor.sender.close(attached, "not_yours")
            del table.attached[attached.conn]


async def _forget(actor: TableActor, user: str) -> None:
    table = actor.table
    seat = roster.seat_of(table.record, user)
    if seat is None:
        return
    if table.record.status == "waiting":
        await _leave(actor, cmd.Leave(user))
        return
    if table.playing and table.record.setup.rated and seat.seat not in run_of(actor).resigned:
        # A player who is erased has lost; record it while the name is known.
        await _give_up(actor, seat.seat, Stamp("table", now_ms()))
    for attached in [a for a in table.attached.values() if a.user == user]:
        actor.sender.send(attached, wire.Bye("not_yours", "", again=False), close=True)
        del table.attached[attached.conn]
    before = _copy(actor)
    roster.forget(table.record, user)
    await _save(actor, before)
    clocks.update(actor.table)
    picks.wake_bots(actor)


# -- during and after a game -----------------------------------------------------------------------


async def resign(actor: TableActor, attached: Attached, message: wire.Resign) -> None:
    """Resign: the game ends, or a bot continues if several others still play."""
    seat = seat_of(attached)
    if confirm_again(actor, attached, message.id):
        return
    run = run_of(actor)
    if seat in run.resigned:
        raise Refusal("not_playing")
    step = await _give_up(actor, seat, Stamp("person", now_ms(), message.id))
    actor.sender.send(attached, wire.Ok(message.id, step.row.n))


async def _give_up(actor: TableActor, seat: int, stamp: Stamp) -> Step:
    run, result = run_of(actor), resignation_ends(actor.table, seat)
    step = await actor.journal.commit(run.note("resign", seat, stamp), result)
    if result is None and seat not in run.standins:
        await actor.journal.commit(run.note("bot", seat, Stamp("table", now_ms())))
        actor.sender.send_table()
    return step


async def come_back(actor: TableActor, attached: Attached, message: wire.Back) -> None:
    """Take a seat back from the bot that took over."""
    seat = seat_of(attached)
    if confirm_again(actor, attached, message.id):
        return
    run = run_of(actor)
    if seat in run.resigned or seat not in run.standins:
        raise Refusal("stale")
    stamp = Stamp("person", now_ms(), message.id)
    step = await actor.journal.commit(run.note("person", seat, stamp))
    actor.sender.send(attached, wire.Ok(message.id, step.row.n))
    actor.sender.send_table()


async def play_without(actor: TableActor, attached: Attached, message: wire.PlayWithout) -> None:
    """Continue without a player who left: a bot takes the seat, or the game ends."""
    seat, table = seat_of(attached), actor.table
    if confirm_again(actor, attached, message.id):
        return
    run = run_of(actor)
    others = table.people() - table.bot_seats() - {seat} if message.end else {message.seat}
    if not others or not all(_is_given_up(actor, other) for other in others):
        raise Refusal("not_away")
    if message.end:
        result = Result(returns=(0,) * len(table.labels), reason="abandoned")
        stamp = Stamp("person", now_ms(), message.id)
        step = await actor.journal.commit(run.note("end", seat, stamp), result)
    else:
        step = await actor.journal.commit(run.note("bot", message.seat, Stamp("table", now_ms())))
        actor.sender.send_table()
    actor.sender.send(attached, wire.Ok(message.id, step.row.n))


def _is_given_up(actor: TableActor, seat: int) -> bool:
    until = awaited_until(actor.table, seat)
    return until is not None and until <= now_ms()


async def rematch(actor: TableActor, attached: Attached, message: wire.Rematch) -> None:
    """Ask for a rematch; once everybody wants it, a new table begins with sides swapped."""
    table = actor.table
    seat_of(attached)
    if table.record.status != "finished":
        raise Refusal("not_finished")
    # At a shared screen one person answers for all.
    for mine in roster.seats_of(table.record, attached.user):
        if message.yes:
            table.rematch[mine.seat] = message.decks
        else:
            table.rematch.pop(mine.seat, None)
    wanted = {table.rematch.get(seat) for seat in table.people()}
    if table.record.next_id is None and wanted == {message.decks}:
        await _new_table(actor, message.decks)
    actor.sender.send(attached, wire.Ok(message.id))
    actor.sender.send_table()


async def _new_table(actor: TableActor, decks: Decks) -> None:
    table, services = actor.table, actor.services
    old = table.record
    seats = roster.swapped(old, table.plugin, decks == "swap")
    record = await services.lobby.create(old.setup, old.host, False, seats, after=table.lease)
    old.next_id = record.id
    # Not awaited: the new table may belong to another process, and this one must not wait for it.
    task = asyncio.ensure_future(services.send(record.id, cmd.Start(None)))
    actor.keep(task)
