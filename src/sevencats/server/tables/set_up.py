"""The terms and seats of a new table, from a request."""

from __future__ import annotations

import secrets

import msgspec

from sevencats.plugin import default_game
from sevencats.server.asked import types
from sevencats.server.asked.names import clean_name
from sevencats.server.errors import Refusal
from sevencats.server.games import plugin_of
from sevencats.server.ids import new_code, new_id
from sevencats.server.now import now_ms
from sevencats.server.store.records import Pace, SeatRecord, TableRecord, TableSetup
from sevencats.server.tables.seats import roster

PACES = {
    "live": Pace("live", 60, 120, 30),
    "turns": Pace("turns", 2 * 24 * 3600, 0, 12 * 3600),
    "untimed": Pace("untimed", 0, 0, 0),
}


def set_up(
    data: types.NewTable, user: str, name: str, lang: str
) -> tuple[TableSetup, list[SeatRecord]]:
    """Validate everything about a new table of a person before it is stored."""
    plugin = plugin_of(data.game or default_game())
    mode = data.mode or next(iter(plugin.game.modes))
    count = len(data.seats)
    plugin.setup.labels(mode, count, data.options)
    plugin.setup.check_options(mode, data.options)
    virtual = plugin.setup.virtual(mode)
    if data.seat is not None and (data.seat >= count or data.seat in virtual):
        raise Refusal("bad_setup", str(data.seat))
    if data.seat is None and not all(s.bot or n in virtual for n, s in enumerate(data.seats)):
        raise Refusal("bad_setup", "seat")
    if data.rated and (data.hot_seat or data.seat is None):
        raise Refusal("cannot_rate")
    if data.hot_seat and (data.seat is None or data.pace.kind != "untimed"):
        raise Refusal("bad_setup", "hotSeat")
    seats: list[SeatRecord] = []
    for number, new in enumerate(data.seats):
        plugin.setup.check_choice(mode, number, new.choice, data.options, lang)
        if new.bot and (new.bot not in plugin.players.offered or number in virtual):
            raise Refusal("bad_setup", ", ".join(plugin.players.offered))
        seat = SeatRecord(seat=number, bot=new.bot, choice=new.choice)
        if number == data.seat:
            seat.bot, seat.user, seat.name, seat.generation = "", user, name, 1
        elif data.hot_seat and seat.free and number not in virtual:
            seat.user, seat.ready, seat.generation = user, True, 1
        if data.hot_seat and seat.user is not None:
            taken = [other.name for other in seats]
            seat.name = roster.unique_name(clean_name(new.name or name), taken)
        seats.append(seat)
    usual = PACES[data.pace.kind]
    pace = Pace(
        data.pace.kind,
        usual.move if data.pace.move is None else data.pace.move,
        usual.bank if data.pace.bank is None else data.pace.bank,
        usual.grace if data.pace.grace is None else data.pace.grace,
    )
    setup = TableSetup(
        game=plugin.name,
        mode=mode,
        seats=count,
        options=data.options,
        pace=pace,
        watch=data.watch,
        # Bots hide nothing from spectators.
        delay=0 if data.seat is None else data.delay,
        undo=data.undo,
        bot_delay=data.bot_delay,
        hot_seat=data.hot_seat,
        read_aloud=data.read_aloud and plugin.reads,
    )
    return (rated(setup) if data.rated else setup), seats


def rated(setup: TableSetup) -> TableSetup:
    """The same set-up, rated: without undo and open hands. Refused without a clock, because a
    losing player could just leave, and in modes without rivals."""
    if not plugin_of(setup.game).setup.pool(setup.mode, setup.seats, setup.options):
        raise Refusal("cannot_rate")
    if setup.pace.kind == "untimed":
        raise Refusal("cannot_rate")
    watch = "public" if setup.watch == "hands" else setup.watch
    return msgspec.structs.replace(setup, rated=True, undo="off", watch=watch)


def new_table(
    setup: TableSetup, host: str | None, listed: bool, seats: list[SeatRecord]
) -> TableRecord:
    """A table that is not stored yet."""
    at = now_ms()
    return TableRecord(
        id=new_id(),
        code=new_code(),
        status="waiting",
        setup=setup,
        host=host,
        listed=listed,
        # 63 bits, to fit any integer column; it is never shown.
        seed=secrets.randbits(63),
        created=at,
        updated=at,
        pool=plugin_of(setup.game).setup.pool(setup.mode, setup.seats, setup.options),
        seats=seats,
    )
