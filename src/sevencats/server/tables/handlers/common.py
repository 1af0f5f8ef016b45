"""Checks that handlers of messages share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevencats.server import wire
from sevencats.server.errors import Refusal
from sevencats.server.tables.run import TableRun
from sevencats.server.tables.table import Attached

if TYPE_CHECKING:
    from sevencats.server.tables.actor import TableActor


def seat_of(attached: Attached) -> int:
    """The seat of a connection; spectators are refused."""
    if attached.seat is None:
        raise Refusal("not_yours")
    return attached.seat


def run_of(actor: TableActor) -> TableRun:
    """The running game; refused if there is none."""
    if not actor.table.playing:
        raise Refusal("not_playing")
    assert actor.table.run is not None
    return actor.table.run


def confirm_again(actor: TableActor, attached: Attached, number: str) -> bool:
    """Return whether a message with this id was handled before; it is then confirmed again."""
    run = actor.table.run
    n = None if run is None else run.done.get((seat_of(attached), number))
    if n is not None:
        actor.sender.send(attached, wire.Ok(number, n))
    return n is not None
