"""Picks of people and bots."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING

from sevencats.kernel.decisions import CHANCE, Decision, Pick
from sevencats.kernel.errors import IllegalPick, RulesError
from sevencats.kernel.knowledge import surprises
from sevencats.kernel.rehearse import next_pick, rehearse
from sevencats.kernel.run import By, Stamp, Step
from sevencats.kernel.views import observe
from sevencats.server import wire
from sevencats.server.errors import Refusal
from sevencats.server.now import now_ms
from sevencats.server.table_view import decision_view
from sevencats.server.tables import commands as cmd
from sevencats.server.tables import messages
from sevencats.server.tables.bot_play import bot_level, bots_wait, share_of
from sevencats.server.tables.handlers import standing
from sevencats.server.tables.handlers.common import confirm_again, run_of, seat_of
from sevencats.server.tables.run import TableRun, part_ids
from sevencats.server.tables.steps import TableWords
from sevencats.server.tables.table import Attached

if TYPE_CHECKING:
    from sevencats.server.tables.actor import TableActor


def _run_to_answer(actor: TableActor, attached: Attached, number: str) -> TableRun | None:
    """The running game, or None if this message was handled before."""
    if confirm_again(actor, attached, number):
        return None
    run = run_of(actor)
    if attached.seat in run.standins | run.resigned:
        raise Refusal("not_yours")
    return run


async def pick(actor: TableActor, attached: Attached, message: wire.MakePick) -> None:
    """Answer a decision of a seat."""
    begun = asyncio.get_running_loop().time()
    seat = seat_of(attached)
    run = _run_to_answer(actor, attached, message.id)
    if run is None:
        return
    answer = Pick(message.decision, seat, message.key)
    step = await actor.journal.commit(run.pick(answer, Stamp("person", now_ms(), message.id)))
    actor.sender.send(attached, wire.Ok(message.id, step.row.n))
    actor.services.meter.picked(asyncio.get_running_loop().time() - begun)


async def several(actor: TableActor, attached: Attached, message: wire.MakePicks) -> None:
    """Answer a decision of a seat and those that follow it. Whether the message is accepted depends
    only on what the seat knows, so a refusal reveals nothing. If something hidden comes between all
    the same, the picks before it remain, as if each had been sent alone.
    """
    begun = asyncio.get_running_loop().time()
    seat = seat_of(attached)
    run = _run_to_answer(actor, attached, message.id)
    if run is None:
        return
    if rehearse(run.state, seat, message.decision, message.keys).tried < len(message.keys):
        raise Refusal("too_far")
    steps = _propose(run, seat, message)
    parts = part_ids(message.id, len(steps))
    named = [step.with_row(pick_id=part) for step, part in zip(steps, parts, strict=True)]
    last = await actor.journal.commit_all(named)
    actor.sender.send(attached, wire.Ok(message.id, last.row.n))
    actor.services.meter.picked(asyncio.get_running_loop().time() - begun)


def _propose(run: TableRun, seat: int, message: wire.MakePicks) -> list[Step]:
    stamp = Stamp("person", now_ms())
    steps = [run.pick(Pick(message.decision, seat, message.keys[0]), stamp)]
    for key in message.keys[1:]:
        last = steps[-1]
        following = next_pick(last.state, seat, key)
        surprised = last.row.chance or surprises(last.before, last.state, last.events, seat)
        if surprised or following is None:
            break
        try:
            steps.append(run.pick_after(last, following, stamp))
        except RulesError:
            break
    return steps


def try_out(actor: TableActor, attached: Attached, message: wire.TryPicks) -> None:
    """Preview picks of a seat, as far as the seat can know."""
    table, seat, run = actor.table, seat_of(attached), run_of(actor)
    rehearsal = rehearse(run.state, seat, message.decision, message.keys)
    after, plugin = rehearsal.after, table.plugin
    mine = tuple(d for d in after.pending if d.seat == seat and d.seat != CHANCE)
    tried = wire.Tried(
        id=message.id,
        decision=message.decision,
        n=run.n,
        tried=rehearsal.tried,
        stop=rehearsal.stop,
        decisions=tuple(map(decision_view, mine)),
        questions=messages.questions(
            attached, after, partial(observe, after), TableWords(table, after)
        ),
        forecast=plugin.forecast(rehearsal, seat),
        insight=plugin.insight(after, seat) if attached.insight else None,
    )
    actor.sender.send(attached, tried)


def wake_bots(actor: TableActor) -> None:
    """Let bots think about their questions; a question in progress is not asked twice."""
    table = actor.table
    if not table.playing or table.run is None or bots_wait(table, now_ms()):
        return
    bot_seats = table.bot_seats()
    if any(
        d.seat >= 0 and not d.optional and d.seat not in bot_seats for d in table.run.state.pending
    ):
        actor.pace.rest()
    standing.answer_all(actor, table.run)
    for decision in table.run.state.pending:
        if decision.optional or decision.seat not in bot_seats:
            continue
        if decision.id not in actor.thinking:
            task = asyncio.create_task(_think(actor, table.run, decision))
            actor.thinking[decision.id] = task


async def _think(actor: TableActor, run: TableRun, decision: Decision) -> None:
    table = actor.table
    loop = asyncio.get_running_loop()
    begun = loop.time()
    try:
        key = await actor.services.bots.choose(
            run.state, decision, bot_level(table, decision.seat), table.record.seed, share_of(table)
        )
        # People follow a turn part by part: a bot waits once for each, not for each pick.
        part = table.plugin.part(run.state, decision, key)
        watched = bool(table.attached) and actor.pace.begins(decision.seat, part)
        pause = table.think_ms / 1000 - (loop.time() - begun) if watched else 0
        if pause > 0:
            await actor.pace.wait(pause)
    finally:
        actor.thinking.pop(decision.id, None)
    await actor.inbox.put((cmd.BotAnswer(decision.id, decision.seat, key), None))


def set_pace(actor: TableActor, attached: Attached, message: wire.SetPace) -> None:
    """Change the pace of bots that play alone, or pause them."""
    table = actor.table
    if not table.bots_alone:
        raise Refusal("not_playing")
    if attached.user is None or attached.user != table.record.host:
        raise Refusal("not_host")
    table.bot_delay, table.paused = message.delay, message.paused
    actor.sender.send(attached, wire.Ok(message.id))
    actor.sender.send_table()
    wake_bots(actor)


def hurry(actor: TableActor, attached: Attached, message: wire.Hurry) -> None:
    """Let bots answer at once until a person is asked. Refused with other people at the table, who
    may want to watch."""
    if actor.table.people() != {seat_of(attached)}:
        raise Refusal("no_hurry")
    actor.pace.hurry()
    actor.sender.send(attached, wire.Ok(message.id))


async def bot_answer(actor: TableActor, command: cmd.BotAnswer) -> None:
    """Apply a bot's answer, unless the question is closed by now."""
    table = actor.table
    if not table.playing or table.run is None or command.seat not in table.bot_seats():
        return
    if bots_wait(table, now_ms()):
        return  # asked again when the game goes on
    by: By = "standin" if table.record.seats[command.seat].user is not None else "bot"
    pick = Pick(command.decision, command.seat, command.key)
    stamp = Stamp(by, now_ms())
    try:
        step = table.run.pick(pick, stamp)
    except IllegalPick:
        # A bot whose answer is illegal would repeat it; the table must not wait for it.
        asked = next(d for d in table.run.state.pending if d.id == command.decision)
        step = table.run.pick(asked.pick(asked.keys[0]), stamp)
    except RulesError:
        wake_bots(actor)
        return
    await actor.journal.commit(step)
