"""Picks of people and bots."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from sevencats.kernel.decisions import Decision, Pick
from sevencats.kernel.errors import IllegalPick, RulesError
from sevencats.kernel.run import By, Stamp
from sevencats.server import metrics, wire
from sevencats.server.errors import Refusal
from sevencats.server.store.database import now_ms
from sevencats.server.tables import commands as cmd
from sevencats.server.tables.handlers.common import confirm_again, run_of, seat_of
from sevencats.server.tables.run import TableRun
from sevencats.server.tables.table import Attached

if TYPE_CHECKING:
    from sevencats.server.tables.actor import TableActor


async def pick(actor: TableActor, attached: Attached, message: wire.MakePick) -> None:
    """Answer a decision of one's seat."""
    begun = asyncio.get_running_loop().time()
    seat = seat_of(attached)
    if confirm_again(actor, attached, message.id):
        return
    run = run_of(actor)
    if seat in run.standins:
        raise Refusal("not_yours")
    answer = Pick(message.decision, seat, message.key)
    step = await actor.commit(run.pick(answer, Stamp("person", now_ms(), message.id)))
    actor.push(attached, wire.Ok(message.id, step.row.n))
    metrics.pick_seconds.observe(asyncio.get_running_loop().time() - begun)


def wake_bots(actor: TableActor) -> None:
    """Let bots think about the questions they are asked."""
    table = actor.table
    if not table.playing or table.run is None:
        return
    botted = table.botted()
    for decision in table.run.state.pending:
        if decision.seat in botted and decision.id not in actor.thinking:
            task = asyncio.create_task(_think(actor, table.run, decision))
            actor.thinking[decision.id] = task


async def _think(actor: TableActor, run: TableRun, decision: Decision) -> None:
    table = actor.table
    loop = asyncio.get_running_loop()
    begun = loop.time()
    try:
        key = await actor.services.bots.choose(
            run.state, decision, table.level(decision.seat), table.record.seed, table.share
        )
        watched = bool(table.attached)
        pause = table.record.setup.bot_delay / 1000 - (loop.time() - begun) if watched else 0
        if pause > 0:
            await asyncio.sleep(pause)
    finally:
        actor.thinking.pop(decision.id, None)
    await actor.inbox.put((cmd.BotAnswer(decision.id, decision.seat, key), None))


async def bot_answer(actor: TableActor, command: cmd.BotAnswer) -> None:
    """Take a bot's answer, unless the question is gone by now."""
    table = actor.table
    if not table.playing or table.run is None or command.seat not in table.botted():
        return
    by: By = "standin" if table.record.seats[command.seat].user is not None else "bot"
    pick = Pick(command.decision, command.seat, command.key)
    stamp = Stamp(by, now_ms())
    try:
        step = table.run.pick(pick, stamp)
    except IllegalPick:
        # A bot that is wrong would be wrong again; the table must not wait for it.
        asked = next(d for d in table.run.state.pending if d.id == command.decision)
        step = table.run.pick(asked.pick(asked.keys[0]), stamp)
    except RulesError:
        wake_bots(actor)
        return
    await actor.commit(step)
