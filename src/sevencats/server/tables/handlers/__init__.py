"""Handlers of the messages of a table's connections, one module for each subject."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevencats.server import wire
from sevencats.server.tables import messages
from sevencats.server.tables.handlers import chat, hints, odds, seats, standing, undo
from sevencats.server.tables.handlers.common import run_of, seat_of
from sevencats.server.tables.handlers.picks import hurry, pick, set_pace, several, try_out
from sevencats.server.tables.table import Attached
from sevencats.server.tables.table_info import table_info

if TYPE_CHECKING:
    from sevencats.server.tables.actor import TableActor


async def handle_message(
    actor: TableActor, attached: Attached, message: wire.ClientMessage
) -> None:
    """Handle a message of a connection."""
    match message:
        case wire.MakePick():
            await pick(actor, attached, message)
        case wire.MakePicks():
            await several(actor, attached, message)
        case wire.TryPicks():
            try_out(actor, attached, message)
        case wire.Undo():
            await undo.undo(actor, attached, message)
        case wire.UndoAnswer():
            await undo.answer(actor, attached, message)
        case wire.Resign():
            await seats.resign(actor, attached, message)
        case wire.Back():
            await seats.come_back(actor, attached, message)
        case wire.Rematch():
            await seats.rematch(actor, attached, message)
        case wire.PlayWithout():
            await seats.play_without(actor, attached, message)
        case wire.Say():
            await chat.say(actor, attached, message)
        case wire.Mute():
            await chat.mute(actor, attached, message)
        case wire.AskHint():
            hints.give(actor, attached, seat_of(attached), run_of(actor), message)
        case wire.AskOdds():
            odds.give(actor, attached, seat_of(attached), run_of(actor), message)
        case wire.SetStanding():
            await standing.change(actor, attached, message)
        case wire.SetPace():
            set_pace(actor, attached, message)
        case wire.Hurry():
            hurry(actor, attached, message)
        case wire.LookBack():
            actor.sender.send(
                attached, messages.look_back(actor.table, attached, message.id, message.n)
            )
        case wire.SetLang():
            attached.lang = message.lang
            actor.sender.send(
                attached, wire.TableMessage(table_info(actor.table, message.lang or "en"))
            )
            actor.sender.send_game([attached])
        case wire.Sync():
            actor.sender.send_game([attached])
        case wire.Ping() | wire.Hello():
            pass  # answered where the socket is
