"""The public information of a table: seats, names, presence."""

from __future__ import annotations

from typing import Literal

from sevencats.server.ratings.outcome import BOT_DEVIATION
from sevencats.server.store.records import SeatRating, SeatRecord
from sevencats.server.tables.bot_play import character_of
from sevencats.server.tables.lease import Presence
from sevencats.server.tables.seats.presence import awaited_until, presence_of
from sevencats.server.tables.table import Table
from sevencats.server.wire import BotsAlone, SeatInfo, TableInfo
from sevencats.text import Texts


def player_names(table: Table, lang: str) -> list[str]:
    """The names of the players in a language."""
    texts = Texts.load(lang)
    names = []
    for seat, label in zip(table.record.seats, table.labels, strict=True):
        if seat.program:
            names.append(texts("server-name-program", name=seat.name))
        elif seat.name:
            names.append(seat.name)
        elif seat.bot:
            names.append(_bot_name(table, seat, texts, names))
        elif seat.seat in table.virtual:
            names.append(texts("server-name-game"))
        else:
            names.append(texts("server-name-nobody", seat=label))
    return names


def _bot_name(table: Table, seat: SeatRecord, texts: Texts, taken: list[str]) -> str:
    """The name of the person that a bot plays as, or its level with its character or seat."""
    face = table.plugin.players.face(seat.bot, seat.choice)
    if face and face not in taken:
        return face
    key = f"level-{seat.bot}"
    level = face or (texts(key) if key in texts else seat.bot)
    if character := character_of(table, seat.seat):
        return texts("server-name-character", name=texts(f"character-{character}"), level=level)
    return texts("server-name-bot", level=level, seat=table.labels[seat.seat])


def table_info(table: Table, lang: str, presence: Presence | None = None) -> TableInfo:
    """The public information of a table; ``presence`` is given for a table of another process."""
    record, names = table.record, player_names(table, lang)
    online, watchers = presence or presence_of(table)
    resigned = table.run.resigned if table.run is not None else set()
    standins = table.run.standins if table.run is not None else set()
    seats = tuple(
        SeatInfo(
            seat=seat.seat,
            label=table.labels[seat.seat],
            kind=_kind(table, seat.seat),
            name="" if _kind(table, seat.seat) == "free" else names[seat.seat],
            level=seat.bot,
            ready=seat.ready,
            online=bool(online >> seat.seat & 1),
            standin=seat.seat in standins,
            resigned=seat.seat in resigned,
            host=seat.user is not None and seat.user == record.host,
            chosen=bool(seat.choice),
            rematch=table.rematch.get(seat.seat, ""),
            awaited_until=awaited_until(table, seat.seat),
            rating=_rating(table, seat),
            program=seat.program,
            character=character_of(table, seat.seat),
        )
        for seat in record.seats
    )
    return TableInfo(
        id=record.id,
        code=record.code,
        status=record.status,
        setup=record.setup,
        listed=record.listed,
        seats=seats,
        watchers=watchers,
        n=table.run.n if table.run is not None else record.head,
        created=record.created,
        updated=record.updated,
        result=record.result,
        next=record.next_id,
        bots=BotsAlone(table.think_ms, table.paused) if table.bots_alone else None,
    )


def muted_by(table: Table, seat: int | None) -> tuple[int, ...]:
    """The seats that a seat has muted."""
    mask = 0 if seat is None else table.record.seats[seat].muted
    return tuple(other for other in range(len(table.labels)) if mask >> other & 1)


def _rating(table: Table, seat: SeatRecord) -> SeatRating | None:
    """The rating of a seat; of a bot that has not played yet, its measured strength."""
    start = table.plugin.players.ratings.get(seat.bot) if table.record.pool else None
    if seat.rating is None and seat.user is None and start is not None:
        return SeatRating(start, BOT_DEVIATION)
    return seat.rating


def _kind(table: Table, seat: int) -> Literal["person", "bot", "free", "game"]:
    if seat in table.virtual:
        return "game"
    if table.record.seats[seat].user is not None:
        return "person"
    # A seat whose person was erased is played by a bot.
    waiting = table.record.status == "waiting"
    return "free" if waiting and not table.record.seats[seat].bot else "bot"
