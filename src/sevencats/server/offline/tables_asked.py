"""Requests about tables: create, sit down, start, look back."""

from __future__ import annotations

from typing import Any

import msgspec

from sevencats.server.asked import types
from sevencats.server.asked.offers import offered_lessons
from sevencats.server.errors import Refusal
from sevencats.server.games import plugin_of
from sevencats.server.offline.bots import playable_levels
from sevencats.server.offline.routes import Asked, route
from sevencats.server.store.records import SeatRecord, TableRecord, TableSetup
from sevencats.server.tables import commands as cmd
from sevencats.server.tables.handlers.seats import SeatGrant
from sevencats.server.tables.history.replay import Playback, journal_text, replay, viewer_of
from sevencats.server.tables.history.reviews import Review, stored_review
from sevencats.server.tables.history.summaries import (
    need_chronicle,
    read_texts,
    written_chronicle,
)
from sevencats.server.tables.lease import first_lease
from sevencats.server.tables.positions import (
    branch_setup,
    find_lesson,
    lesson_setup,
    seats_around,
    state_after,
)
from sevencats.server.tables.seats.roster import seats_of
from sevencats.server.tables.set_up import set_up
from sevencats.server.wire import TableInfo

#: Steps of a replay that are sent at once.
_PAGE = 100


@route("GET", "/api/tables")
async def open_tables(asked: Asked) -> list[TableInfo]:
    """An empty list: nobody else has tables here."""
    return []


@route("POST", "/api/tables")
async def new_table(asked: Asked) -> types.MadeTable:
    """Create a table and begin: bots, people at this screen, or the player alone."""
    me, data = await asked.host.person.need(), asked.read(types.NewTable)
    setup, seats = set_up(data, me.id, me.name, asked.lang)
    _need_no_others(setup, seats)
    record = await asked.host.tables.create(setup, me.id, False, seats)
    if data.start or data.hot_seat or data.seat is None:
        (await asked.host.send(record.id, cmd.Start(me.id, asked.lang))).result()
    return await _made(asked, record, me.id, data.seat is not None)


def _need_no_others(setup: TableSetup, seats: list[SeatRecord]) -> None:
    """Refuse a table that waits for people elsewhere, or for a bot that cannot play here."""
    virtual = plugin_of(setup.game).setup.virtual(setup.mode)
    levels = playable_levels(setup.game)
    for seat in seats:
        free = seat.free and seat.seat not in virtual
        if free or (seat.bot and seat.bot not in levels) or setup.rated:
            raise Refusal("needs_server")


async def _made(asked: Asked, record: TableRecord, user: str, sits: bool) -> types.MadeTable:
    grant = None
    if sits:
        answer = await asked.host.send(record.id, cmd.SeatToken(user))
        grant = msgspec.json.decode(answer.result(), type=SeatGrant)
    return types.MadeTable(asked.host.info(record, asked.lang), grant)


@route("GET", "/api/me/tables")
async def my_tables(asked: Asked) -> list[types.MyTable]:
    """The tables in play first; no lessons."""
    me = await asked.host.person.need()
    records = [r for r in await asked.host.tables.all() if not r.setup.lesson]
    found = []
    for record in sorted(records, key=lambda record: record.status == "finished"):
        mine = [seat.seat for seat in seats_of(record, me.id)]
        if mine:
            turn = any(record.asked >> seat & 1 for seat in mine)
            found.append(types.MyTable(asked.host.info(record, asked.lang), mine[0], turn))
    return found


@route("GET", "/api/tables/*")
async def one_table(asked: Asked) -> TableInfo:
    """A table."""
    return asked.host.info(await asked.host.tables.get(asked.words[0]), asked.lang)


@route("GET", "/api/tables/*/seat")
async def my_seat(asked: Asked) -> Any:
    """The token of a seat; at a hot seat of the requested one."""
    me = await asked.host.person.need()
    seat = asked.number("seat", -1)
    command = cmd.SeatToken(me.id, None if seat < 0 else seat)
    return (await asked.host.send(asked.words[0], command)).result()


@route("POST", "/api/tables/*/seats")
async def join(asked: Asked) -> Any:
    """The player's own seat: nobody else can have left one free."""
    me = await asked.host.person.need()
    return (await asked.host.send(asked.words[0], cmd.SeatToken(me.id))).result()


@route("PATCH", "/api/tables/*/seats/*")
async def change_seat(asked: Asked) -> Any:
    """Set what a seat brings, and its bot."""
    me, change = await asked.host.person.need(), asked.read(types.SeatChange)
    table, seat = asked.words[0], _seat(asked)
    setup = (await asked.host.tables.get(table)).setup
    answer = None
    if change.bot is not None:
        if change.bot and change.bot not in playable_levels(setup.game):
            raise Refusal("needs_server")
        answer = await asked.host.send(table, cmd.SetBot(me.id, seat, change.bot))
        answer.result()
    if change.choice:
        check = plugin_of(setup.game).setup.check_choice
        check(setup.mode, seat, change.choice, setup.options, asked.lang)
    if answer is None or change.choice is not None or change.ready is not None:
        command = cmd.ChangeSeat(me.id, asked.lang, seat, change.choice, change.ready)
        answer = await asked.host.send(table, command)
    return answer.result()


@route("DELETE", "/api/tables/*/seats/*")
async def leave(asked: Asked) -> Any:
    """Leave a table that has not begun."""
    me = await asked.host.person.need()
    return (await asked.host.send(asked.words[0], cmd.Leave(me.id))).result()


def _seat(asked: Asked) -> int:
    word = asked.words[1]
    if not (word.isascii() and word.isdigit() and len(word) < 3):
        raise Refusal("not_found", what=word[:12])
    return int(word)


@route("POST", "/api/tables/*/start")
async def start(asked: Asked) -> Any:
    """Start the game."""
    me = await asked.host.person.need()
    return (await asked.host.send(asked.words[0], cmd.Start(me.id, asked.lang))).result()


@route("POST", "/api/tables/*/close")
async def close(asked: Asked) -> None:
    """Delete a game that this version cannot continue."""
    record = await asked.host.tables.get(asked.words[0])
    try:
        await asked.host.open(record.id)
    except Refusal as refusal:
        if refusal.code not in ("other_rules", "damaged"):
            raise
        await asked.host.tables.drop(first_lease(record.id, ""))
    else:
        raise Refusal("not_finished")


# -- finished games --------------------------------------------------------------------------------


async def _finished(asked: Asked) -> tuple[TableRecord, Playback]:
    record = await asked.host.tables.get(asked.words[0])
    if record.status != "finished":
        raise Refusal("not_finished")
    return record, await asked.host.playbacks.get(record)


@route("GET", "/api/tables/*/replay")
async def read_replay(asked: Asked) -> types.Replay:
    """A finished game, as seen by a seat, a spectator or everybody."""
    record, playback = await _finished(asked)
    viewer = viewer_of(record, asked.query.get("as", "public"))
    begin, count = asked.number("from", 0), min(_PAGE, asked.number("count", 50))
    steps = replay(playback, record, viewer, asked.lang, slice(begin, begin + count))
    info = asked.host.info(record, asked.lang)
    return types.Replay(info, len(playback.rows), tuple(steps))


@route("GET", "/api/tables/*/journal")
async def read_journal(asked: Asked) -> bytes:
    """The journal file of a finished game."""
    _, playback = await _finished(asked)
    return journal_text(playback.played).encode()


@route("GET", "/api/tables/*/chronicle")
async def chronicle(asked: Asked) -> bytes:
    """Curves, fights and moments of a finished game."""
    record, playback = await _finished(asked)
    need_chronicle(record)
    return written_chronicle(playback)


@route("GET", "/api/tables/*/readings")
async def readings(asked: Asked) -> Any:
    """All texts that were read aloud in a finished game."""
    record, playback = await _finished(asked)
    return read_texts(playback, record, asked.lang)


@route("GET", "/api/tables/*/review")
async def review(asked: Asked) -> Any:
    """The review of a finished game, or its progress."""
    record, _ = await _finished(asked)
    if plugin_of(record.setup.game).reviewer(record.setup.mode) is None:
        raise Refusal("no_review")
    stored: Review | None = await stored_review(asked.host.reviews, record.id)
    if stored is not None:
        return stored
    me = await asked.host.person.need()
    return (await asked.host.send(record.id, cmd.AskReview(me.id))).result()


@route("POST", "/api/tables/*/branch")
async def branch(asked: Asked) -> types.MadeTable:
    """Play a finished game on from one of its steps."""
    data = asked.read(types.NewBranch)
    record, playback = await _finished(asked)
    setup, level = branch_setup(record, data)
    if level not in playable_levels(setup.game):
        raise Refusal("needs_server")
    me, state = await asked.host.person.need(), state_after(playback, data.step)
    seats = seats_around(setup, me.id, me.name, data.seat, level)
    made = await asked.host.tables.begin_at(state, setup, me.id, seats)
    return await _made(asked, made, me.id, True)


# -- lessons ---------------------------------------------------------------------------------------


@route("GET", "/api/lessons")
async def all_lessons(asked: Asked) -> Any:
    """The lessons of one game or of all, in order."""
    return offered_lessons(asked.query.get("game", ""))


@route("POST", "/api/lessons/*")
async def begin_lesson(asked: Asked) -> types.MadeTable:
    """Create a table with the position of a lesson."""
    me = await asked.host.person.need()
    plugin, lesson = find_lesson(asked.words[0])
    setup = lesson_setup(plugin, asked.words[0], lesson)
    seats = seats_around(setup, me.id, me.name, 0, lesson.level)
    made = await asked.host.tables.begin_at(lesson.begin(), setup, me.id, seats)
    return await _made(asked, made, me.id, True)
