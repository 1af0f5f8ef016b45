"""What players do during a game: picks, undo, resigning, phrases, and what clocks and bots do."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from sevencats.kernel.decisions import CHANCE, Decision, Pick
from sevencats.kernel.errors import IllegalPick, RulesError
from sevencats.kernel.run import By, Stamp, Step
from sevencats.server import metrics, wire
from sevencats.server.errors import Refusal
from sevencats.server.phrases import PHRASES
from sevencats.server.store.database import now_ms
from sevencats.server.store.records import Status
from sevencats.server.tables import commands as cmd
from sevencats.server.tables import frames, hints, roster
from sevencats.server.tables.run import TableRun
from sevencats.server.tables.table import Attached, Phrase, Table, UndoRequest

if TYPE_CHECKING:
    from sevencats.server.tables.actor import TableActor


async def tell(actor: TableActor, attached: Attached, message: wire.ClientMessage) -> None:
    """Do what a connection asks for."""
    match message:
        case wire.MakePick():
            await _pick(actor, attached, message)
        case wire.Undo():
            await _undo(actor, attached, message)
        case wire.UndoAnswer():
            await _undo_answer(actor, attached, message)
        case wire.Resign():
            await _resign(actor, attached, message)
        case wire.Back():
            await _back(actor, attached, message)
        case wire.Rematch():
            await _rematch(actor, attached, message)
        case wire.Say():
            await _say(actor, attached, message)
        case wire.Mute():
            await _mute(actor, attached, message)
        case wire.AskHint():
            hints.give(actor, attached, _seat(attached), _run(actor), message)
        case wire.SetLang():
            attached.lang = message.lang
            actor.push(attached, wire.Table(actor.table.info(message.lang or "en")))
            actor.resend([attached])
        case wire.Sync():
            actor.resend([attached])
        case wire.Ping() | wire.Hello():
            pass  # answered where the socket is


def _seat(attached: Attached) -> int:
    if attached.seat is None:
        raise Refusal("not_yours")
    return attached.seat


def _run(actor: TableActor) -> TableRun:
    if not actor.table.playing:
        raise Refusal("not_playing")
    assert actor.table.run is not None
    return actor.table.run


def _repeated(actor: TableActor, attached: Attached, number: str) -> bool:
    """Whether a message with this id was done already; then it is confirmed again."""
    run = actor.table.run
    n = None if run is None else run.done.get((_seat(attached), number))
    if n is not None:
        actor.push(attached, wire.Ok(number, n))
    return n is not None


async def _pick(actor: TableActor, attached: Attached, message: wire.MakePick) -> None:
    begun = asyncio.get_running_loop().time()
    seat = _seat(attached)
    if _repeated(actor, attached, message.id):
        return
    run = _run(actor)
    if seat in run.standins:
        raise Refusal("not_yours")
    pick = Pick(message.decision, seat, message.key)
    step = await actor.commit(run.pick(pick, Stamp("person", now_ms(), message.id)))
    actor.push(attached, wire.Ok(message.id, step.row.n))
    metrics.pick_seconds.observe(asyncio.get_running_loop().time() - begun)


async def _undo(actor: TableActor, attached: Attached, message: wire.Undo) -> None:
    """Take back, at once or after the other people have agreed."""
    table, seat = actor.table, _seat(attached)
    if _repeated(actor, attached, message.id):
        return
    run = _run(actor)
    if table.record.setup.undo == "off":
        raise Refusal("undo_off")
    stamp = Stamp("person", now_ms(), message.id)
    step = run.undo(seat, table.botted() - {seat}, message.scope == "turn", stamp)
    others = table.people() - table.botted() - {seat}
    if table.record.setup.undo == "ask" and others:
        table.undo_request = UndoRequest(
            attached.conn, message.id, seat, message.scope, run.n, others
        )
        for one in table.attached.values():
            actor.push(one, wire.UndoAsked(seat, message.scope))
        return
    await actor.commit(step)
    actor.push(attached, wire.Ok(message.id, step.row.n))


async def _undo_answer(actor: TableActor, attached: Attached, message: wire.UndoAnswer) -> None:
    table, seat = actor.table, _seat(attached)
    request = table.undo_request
    if request is None or seat not in request.waiting:
        raise Refusal("stale")
    run = _run(actor)
    if message.yes:
        request.waiting.discard(seat)
    if not message.yes or request.n != run.n:
        table.undo_request = None
        refusal = Refusal("undo_denied") if not message.yes else Refusal("stale")
        asker = table.attached.get(request.conn)
        text = refusal.text((asker.lang if asker is not None else None) or "en")
        actor.push(request.conn, wire.No(request.id, refusal.code, text))
    elif not request.waiting:
        bots = table.botted() - {request.seat}
        stamp = Stamp("person", now_ms(), request.id)
        step = await actor.commit(run.undo(request.seat, bots, request.scope == "turn", stamp))
        actor.push(request.conn, wire.Ok(request.id, step.row.n))
    if table.undo_request is None:
        for one in table.attached.values():
            actor.push(one, wire.UndoAsked(None))
    actor.push(attached, wire.Ok(message.id))


async def _resign(actor: TableActor, attached: Attached, message: wire.Resign) -> None:
    """Give up: the game ends, or a bot plays on where several others still play."""
    seat = _seat(attached)
    if _repeated(actor, attached, message.id):
        return
    run = _run(actor)
    if seat in run.resigned:
        raise Refusal("not_playing")
    result = actor.table.resignation_ends(seat)
    stamp = Stamp("person", now_ms(), message.id)
    step = await actor.commit(run.note("resign", seat, stamp), result)
    if result is None and seat not in run.standins:
        await actor.commit(run.note("bot", seat, Stamp("table", now_ms())))
    actor.push(attached, wire.Ok(message.id, step.row.n))


async def _back(actor: TableActor, attached: Attached, message: wire.Back) -> None:
    seat = _seat(attached)
    if _repeated(actor, attached, message.id):
        return
    run = _run(actor)
    if seat in run.resigned or seat not in run.standins:
        raise Refusal("stale")
    stamp = Stamp("person", now_ms(), message.id)
    step = await actor.commit(run.note("person", seat, stamp))
    actor.push(attached, wire.Ok(message.id, step.row.n))
    actor.show_table()


async def _rematch(actor: TableActor, attached: Attached, message: wire.Rematch) -> None:
    """When everybody wants it, a new table begins with sides swapped."""
    table, seat = actor.table, _seat(attached)
    if table.record.status != "finished":
        raise Refusal("not_finished")
    (table.rematch.add if message.yes else table.rematch.discard)(seat)
    if table.record.next_id is None and table.people() <= table.rematch:
        await _new_table(actor)
    actor.push(attached, wire.Ok(message.id))
    actor.show_table()


async def _new_table(actor: TableActor) -> None:
    table, services = actor.table, actor.services
    old = table.record
    seats = roster.swapped(old, table.kit)
    record = await services.lobby.create(old.setup, old.host, False, seats)
    await services.lobby.link_next(table.lease, record.id)
    old.next_id = record.id
    # Not awaited: the new table may belong to another process, and this one has work to do.
    task = asyncio.ensure_future(services.send(record.id, cmd.Start(None)))
    actor.keep(task)


async def _say(actor: TableActor, attached: Attached, message: wire.Say) -> None:
    table, seat = actor.table, _seat(attached)
    if message.phrase not in PHRASES:
        raise Refusal("bad_message")
    phrase = Phrase(now_ms(), seat, attached.user, message.phrase)
    await actor.services.chat.add(table.id, attached.user, seat, phrase.phrase, phrase.at)
    table.phrases.append(phrase)
    for one in table.attached.values():
        if frames.may_read(table, one, phrase):
            actor.push(one, frames.said(phrase, one.lang))
    actor.push(attached, wire.Ok(message.id))


async def _mute(actor: TableActor, attached: Attached, message: wire.Mute) -> None:
    table, record = actor.table, actor.table.record.seats[_seat(attached)]
    if not 0 <= message.seat < len(table.labels):
        raise Refusal("bad_message")
    before = record.muted
    bit = 1 << message.seat
    record.muted = before | bit if message.on else before & ~bit
    try:
        await actor.services.lobby.save_seats(table.lease, table.record.seats, table.record.host)
    except BaseException:
        record.muted = before
        raise
    actor.push(attached, wire.Ok(message.id))


# -- bots ------------------------------------------------------------------------------------------


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
            run.state, decision, table.level(decision.seat), table.record.seed
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


# -- clocks ----------------------------------------------------------------------------------------


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
                actor.push(one, wire.Warning_(due.seat, due.why, due.until))
        else:
            await actor.commit(table.run.note("bot", due.seat, Stamp("table", now_ms())))
            actor.show_table()
    wake_bots(actor)


def next_due(actor: TableActor) -> int | None:
    """When ``tick`` has something to do."""
    table = actor.table
    times = []
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
            message = frames.state_message(
                table, attached, new if whole else None, last.state, last.row.n, now_ms()
            )
            attached.shown = last.row.n
            actor.push(attached, message)


# -- notices ---------------------------------------------------------------------------------------


def notices(table: Table, step: Step, status: Status) -> list[tuple[str, dict[str, Any]]]:
    """Whom to tell about a step of a turn-based game: people who are asked something new, or
    everybody when the game is over, apart from those who are looking at it."""
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
    }
    users = [table.record.seats[seat].user for seat in sorted(asked & away)]
    return [(user, body) for user in users if user is not None]
