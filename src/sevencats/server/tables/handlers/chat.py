"""The chat: preset phrases, and muting."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevencats.server import wire
from sevencats.server.errors import Refusal
from sevencats.server.now import now_ms
from sevencats.server.phrases import PHRASES
from sevencats.server.tables import messages
from sevencats.server.tables.handlers.common import seat_of
from sevencats.server.tables.table import Attached, Phrase

if TYPE_CHECKING:
    from sevencats.server.tables.actor import TableActor


async def say(actor: TableActor, attached: Attached, message: wire.Say) -> None:
    """Send a phrase to everybody who has not muted its author."""
    table, seat = actor.table, seat_of(attached)
    if message.phrase not in PHRASES:
        raise Refusal("bad_message")
    phrase = Phrase(now_ms(), seat, attached.user, message.phrase)
    await actor.services.chat.add(table.id, attached.user, seat, phrase.phrase, phrase.at)
    table.phrases.append(phrase)
    for one in table.attached.values():
        if messages.may_read(table, one, phrase):
            actor.sender.send(one, messages.said(phrase, one.lang))
    actor.sender.send(attached, wire.Ok(message.id))


async def mute(actor: TableActor, attached: Attached, message: wire.Mute) -> None:
    """Mute or unmute the phrases of a seat."""
    table, record = actor.table, actor.table.record.seats[seat_of(attached)]
    if not 0 <= message.seat < len(table.labels):
        raise Refusal("bad_message")
    before = record.muted
    bit = 1 << message.seat
    record.muted = before | bit if message.on else before & ~bit
    try:
        await actor.services.lobby.save_seats(table.lease, table.record)
    except BaseException:
        record.muted = before
        raise
    actor.sender.send(attached, wire.Ok(message.id))
