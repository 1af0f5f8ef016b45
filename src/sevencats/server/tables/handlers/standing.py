"""Standing answers: the game does not wait for people who have answered in advance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevencats.kernel.decisions import Decision, Pick
from sevencats.kernel.errors import RulesError
from sevencats.kernel.rng import Rng
from sevencats.kernel.run import Stamp
from sevencats.kernel.views import blindfold
from sevencats.plugin.standing import ASK
from sevencats.server import wire
from sevencats.server.errors import Refusal
from sevencats.server.now import now_ms
from sevencats.server.tables import commands as cmd
from sevencats.server.tables.handlers.common import seat_of
from sevencats.server.tables.run import TableRun
from sevencats.server.tables.table import Attached

if TYPE_CHECKING:
    from sevencats.server.tables.actor import TableActor

_STREAM = 0x57A


async def change(actor: TableActor, attached: Attached, message: wire.SetStanding) -> None:
    """Change standing answers; those that are not named stay as they are."""
    table, seat = actor.table, seat_of(attached)
    allows = table.plugin.standing.allows
    if not all(allows(question, answer) for question, answer in message.answers.items()):
        raise Refusal("bad_message")
    record = table.record.seats[seat]
    before, new = record.standing, {**record.standing, **message.answers}
    record.standing = {question: answer for question, answer in new.items() if answer != ASK}
    try:
        await actor.services.lobby.save_seats(table.lease, table.record)
    except BaseException:
        record.standing = before
        raise
    actor.sender.send(attached, wire.Ok(message.id))
    if table.playing and table.run is not None:
        answer_all(actor, table.run)


def answer_all(actor: TableActor, run: TableRun) -> None:
    """Queue the standing answers to the open questions, to be applied after this command."""
    table, bot_seats = actor.table, actor.table.bot_seats()
    for decision in run.state.pending:
        seat = decision.seat
        if 0 <= seat < len(table.record.seats) and seat not in bot_seats:
            key = _answer(actor, run, decision) if table.record.seats[seat].standing else None
            if key is not None:
                actor.post(cmd.StandingAnswer(decision.id, seat, key))


def _answer(actor: TableActor, run: TableRun, decision: Decision) -> str | None:
    """The matching option, found with what the seat may know."""
    table = actor.table
    answers = table.record.seats[decision.seat].standing
    rng = Rng(Rng(table.record.seed ^ _STREAM + decision.id).next())
    known = blindfold(run.state, decision.seat)
    return table.plugin.standing.answer(known, decision, answers, rng)


async def take(actor: TableActor, command: cmd.StandingAnswer) -> None:
    """Apply a standing answer, unless the question is closed by now."""
    table = actor.table
    if not table.playing or table.run is None or command.seat in table.bot_seats():
        return
    pick = Pick(command.decision, command.seat, command.key)
    try:
        step = table.run.pick(pick, Stamp("standing", now_ms()))
    except RulesError:
        return
    await actor.journal.commit(step)
