"""What is due: warnings, bots that take over, and what delayed spectators may see by now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevencats.kernel.run import Stamp
from sevencats.server import wire
from sevencats.server.store.database import now_ms
from sevencats.server.tables import messages
from sevencats.server.tables.handlers.picks import wake_bots

if TYPE_CHECKING:
    from sevencats.server.tables.actor import TableActor


async def tick(actor: TableActor) -> None:
    """Warn, let a bot take over, show delayed spectators what they may see by now."""
    table = actor.table
    show_delayed(actor)
    if not table.playing or table.run is None or table.clock is None:
        wake_bots(actor)
        return
    for due in table.clock.due(now_ms()):
        if due.what == "warn":
            for one in table.attached.values():
                actor.push(one, wire.TakeoverWarning(due.seat, due.why, due.until))
        else:
            await actor.commit(table.run.note("bot", due.seat, Stamp("table", now_ms())))
            actor.show_table()
    wake_bots(actor)


def next_due(actor: TableActor) -> int | None:
    """When ``tick`` has something to do."""
    table = actor.table
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


def show_delayed(actor: TableActor) -> None:
    """Bring spectators who see hands up to what is old enough, or to the end of a finished game."""
    table = actor.table
    if table.run is None:
        return
    over = table.record.status == "finished"
    cutoff = now_ms() - (0 if over else table.record.setup.delay * 1000)
    steps = [step for step in table.run.steps if over or step.row.at <= cutoff]
    if not steps:
        return
    last = steps[-1]
    for attached in table.attached.values():
        if attached.hands and attached.shown < last.row.n:
            new = [step for step in steps if step.row.n > attached.shown]
            whole = attached.shown > 0 or new[0].row.n == 1
            built = messages.StateMessages(
                table, new if whole else None, last.state, last.row.n, now_ms()
            )
            attached.shown = last.row.n
            actor.push(attached, built.to(attached))
