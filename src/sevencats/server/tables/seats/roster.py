"""The seats of a table before the game begins. Pure: changes the seats of a record, writes
nothing."""

from __future__ import annotations

from sevencats.plugin import Plugin
from sevencats.server.errors import Refusal
from sevencats.server.store.records import SeatRecord, TableRecord
from sevencats.server.tables.commands import ChangeSeat, Join, Leave, SetBot


def seat_of(record: TableRecord, user: str | None, number: int | None = None) -> SeatRecord | None:
    """The seat of a person: of several (at a hot seat) the first, or the given one."""
    return next((s for s in seats_of(record, user) if number is None or s.seat == number), None)


def seats_of(record: TableRecord, user: str | None) -> list[SeatRecord]:
    """All seats of a person: at a hot seat those of everybody at the screen."""
    return [seat for seat in record.seats if user is not None and seat.user == user]


def need_waiting(record: TableRecord) -> None:
    """Refuse unless the game has not begun."""
    if record.status != "waiting":
        raise Refusal("not_waiting")


def need_host(record: TableRecord, user: str) -> None:
    """Refuse unless the user is the host."""
    if record.host != user:
        raise Refusal("not_host")


def join(record: TableRecord, plugin: Plugin, command: Join) -> SeatRecord:
    """Give a seat to a player. A player who has it already keeps it."""
    mine = seat_of(record, command.user)
    if mine is not None:
        return mine
    need_waiting(record)
    virtual = plugin.setup.virtual(record.setup.mode)
    free = [s for s in record.seats if s.free and s.seat not in virtual]
    if command.seat is not None:
        free = [s for s in free if s.seat == command.seat]
    if not free:
        raise Refusal("seat_taken")
    seat = free[0]
    seat.user = command.user
    seat.name = unique_name(command.name, [s.name for s in record.seats if s is not seat])
    seat.ready = False
    seat.origin, seat.program = command.origin, command.program
    seat.generation += 1
    if record.host is None:
        record.host = command.user
    return seat


def leave(record: TableRecord, command: Leave) -> None:
    """Free a seat; the host's duties go to the next person."""
    need_waiting(record)
    seat = seat_of(record, command.user)
    if command.seat is not None:
        need_host(record, command.user)
        seat = _seat(record, command.seat)
    if seat is None or seat.user is None:
        raise Refusal("not_yours")
    gone = seat.user
    _free(seat)
    if record.host == gone:
        record.host = next((s.user for s in record.seats if s.user is not None), None)


def choose(record: TableRecord, command: ChangeSeat) -> None:
    """Record what a seat brings and whether it is ready. The choice was validated by the request's
    handler: reading decks is too slow for a table's task."""
    need_waiting(record)
    mine = seat_of(record, command.user)
    seat = mine if command.seat is None else _seat(record, command.seat)
    if seat is None:
        raise Refusal("not_yours")
    if seat is not mine:
        need_host(record, command.user)
        if seat.user is not None:
            raise Refusal("not_yours")
    if command.choice is not None:
        seat.choice = command.choice
    if command.ready is not None and seat.user is not None:
        seat.ready = command.ready


def set_bot(record: TableRecord, plugin: Plugin, command: SetBot) -> None:
    """Add a bot to a seat or remove it."""
    need_waiting(record)
    need_host(record, command.user)
    seat = _seat(record, command.seat)
    if seat.user is not None or seat.seat in plugin.setup.virtual(record.setup.mode):
        raise Refusal("seat_taken")
    if command.level and command.level not in plugin.players.offered:
        raise Refusal("bad_setup", ", ".join(plugin.players.offered))
    seat.bot = command.level
    if not command.level:
        seat.choice = ()


def need_startable(record: TableRecord, plugin: Plugin, user: str | None) -> None:
    """Refuse to start while a seat is free or another player is not ready."""
    need_waiting(record)
    if user is not None:
        need_host(record, user)
    virtual = plugin.setup.virtual(record.setup.mode)
    for seat in record.seats:
        if seat.seat in virtual or seat.bot:
            continue
        if seat.user is None or not (seat.ready or seat.user == user):
            raise Refusal("not_ready")


def forget(record: TableRecord, user: str) -> None:
    """Remove a person's name from a running or finished table."""
    for seat in record.seats:
        if seat.user == user:
            seat.user = None
            seat.name = ""
            seat.origin, seat.program = "", False
            seat.generation += 1
    if record.host == user:
        record.host = next((s.user for s in record.seats if s.user is not None), None)


def swapped(record: TableRecord, plugin: Plugin, decks: bool = False) -> list[SeatRecord]:
    """The seats of a rematch: everybody moves on by one, which swaps the sides of a duel and of two
    teams; with ``decks`` the choices stay with their seats. With a virtual seat nobody moves."""
    count = len(record.seats)
    step = 0 if plugin.setup.virtual(record.setup.mode) else 1
    return [
        SeatRecord(
            seat=seat,
            user=old.user,
            name=old.name,
            bot=old.bot,
            choice=record.seats[seat].choice if decks else old.choice,
            ready=old.user is not None,
            generation=1,
            muted=_rotate(old.muted, count, step),
            standing=old.standing,
            origin=old.origin,
            program=old.program,
        )
        for seat in range(count)
        for old in (record.seats[(seat - step) % count],)
    ]


def _rotate(mask: int, count: int, step: int) -> int:
    """A bit mask of seats after everybody has moved on by one."""
    return sum(1 << (seat + step) % count for seat in range(count) if mask >> seat & 1)


def _seat(record: TableRecord, seat: int) -> SeatRecord:
    if not 0 <= seat < len(record.seats):
        raise Refusal("not_found", what=str(seat))
    return record.seats[seat]


def _free(seat: SeatRecord) -> None:
    seat.user = None
    seat.name = ""
    seat.choice = ()
    seat.ready = False
    seat.muted = 0
    seat.standing = {}
    seat.origin, seat.program = "", False
    seat.generation += 1


def unique_name(name: str, taken: list[str]) -> str:
    """Players with the same name get a number."""
    number, shown = 1, name
    while shown in taken:
        number += 1
        shown = f"{name} {number}"
    return shown
