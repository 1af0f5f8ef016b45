"""Notices to people who are away: it is your turn, the game is over."""

from __future__ import annotations

from typing import Any

from sevencats.kernel.decisions import CHANCE
from sevencats.kernel.run import Step
from sevencats.server.store.records import Status
from sevencats.server.tables.table import Table


def asked_after(table: Table, step: Step) -> int:
    """The seats of people who must answer after a step, as a bit mask. Bots and people replaced
    by a bot do not count."""
    bots = table.bot_seats()
    if step.row.kind == "bot":
        bots |= {step.row.seat}
    elif step.row.kind == "person":
        bots -= {step.row.seat}
    seats = {d.seat for d in step.state.pending if not d.optional} - bots
    return sum(1 << seat for seat in seats)


def notices(table: Table, step: Step, status: Status) -> list[tuple[str, dict[str, Any]]]:
    """The notices about a step of a turn-based game: to people who are asked something new, or to
    everybody when the game is over, except those who are connected."""
    if table.record.setup.pace.kind != "turns" or table.run is None:
        return []
    before = {d.id for d in table.run.state.pending}
    asked = {d.seat for d in step.state.pending if d.id not in before and d.seat != CHANCE}
    if step.row.kind == "start":
        asked = {d.seat for d in step.state.pending}
    away = table.people() - table.online()
    what = "your_turn"
    if status == "finished":
        asked, what = table.people(), "game_over"
    body = {
        "what": what,
        "table": table.id,
        "code": table.record.code,
        "game": table.record.setup.game,
        "mode": table.record.setup.mode,
        "n": step.row.n,
        "others": [seat.name for seat in table.record.seats if seat.user is not None],
    }
    users = [table.record.seats[seat].user for seat in sorted(asked & away)]
    return [(user, _without(table, body, user)) for user in users if user is not None]


def _without(table: Table, body: dict[str, Any], user: str) -> dict[str, Any]:
    """The notice without the name of its reader."""
    own = {seat.name for seat in table.record.seats if seat.user == user}
    return {**body, "others": [name for name in body["others"] if name not in own]}
