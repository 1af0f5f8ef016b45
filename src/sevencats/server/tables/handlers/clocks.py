"""The clocks of a table: warnings, bots that take over, steps for delayed spectators."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevencats.kernel.run import Stamp
from sevencats.server import wire
from sevencats.server.now import now_ms
from sevencats.server.tables.bot_play import viewing_ms
from sevencats.server.tables.handlers.picks import wake_bots
from sevencats.server.tables.table import Table

if TYPE_CHECKING:
    from sevencats.server.tables.actor import TableActor


async def tick(actor: TableActor) -> None:
    """Do what is due: warn players, let bots take over, send delayed steps."""
    table = actor.table
    actor.sender.send_delayed()
    if not table.playing or table.run is None or table.clock is None:
        wake_bots(actor)
        return
    for due in table.clock.due(now_ms()):
        if due.what == "warn":
            for one in table.attached.values():
                actor.sender.send(one, wire.TakeoverWarning(due.seat, due.why, due.until))
        else:
            await actor.journal.commit(table.run.note("bot", due.seat, Stamp("table", now_ms())))
            actor.sender.send_table()
    wake_bots(actor)


def give_back(actor: TableActor, ms: int) -> None:
    """Give back time during which no client could be heard; ``show_given`` shows it."""
    if actor.table.clock is not None:
        actor.table.clock.give_back(ms)


def show_given(actor: TableActor) -> None:
    """Show the clocks that got time back."""
    if actor.table.clock is not None and actor.table.clock.next_due() is not None:
        actor.sender.send_game()


def update(table: Table) -> None:
    """Run the clocks of the people who are asked now."""
    if table.clock is None or table.run is None:
        return
    asked: dict[int, int] = {}
    if table.record.status == "playing":
        bots = table.bot_seats()
        pending = table.run.state.pending
        asked = {d.seat: d.id for d in pending if d.seat not in bots and not d.optional}
    table.clock.asked(asked, now_ms(), table.online(), viewing_ms(table))


def next_due(table: Table) -> int | None:
    """The time when ``tick`` has something to do."""
    times: list[int | None] = []
    if table.playing and table.bots_alone and table.unwatched_since is not None:
        goes_on = table.unwatched_since + table.patience_ms
        times.append(goes_on if goes_on > now_ms() else None)
    if table.playing and table.clock is not None:
        times.append(table.clock.next_due())
    if table.run is not None:
        behind = [a.shown for a in table.attached.values() if a.hands]
        if behind and min(behind) < table.run.n:
            delay = table.record.setup.delay * 1000
            later = (s.row.at + delay for s in table.run.steps if s.row.n > min(behind))
            times.append(next(later, None))
    return min((time for time in times if time is not None), default=None)
