"""Hints: the choice of a strong bot that knows no more than the person."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from sevencats.kernel.decisions import Decision
from sevencats.kernel.rehearse import rehearse
from sevencats.kernel.state import State
from sevencats.plugin.bots.base import Reason, in_words
from sevencats.server import wire
from sevencats.server.errors import Refusal
from sevencats.server.tables.bot_play import share_of
from sevencats.server.tables.run import TableRun
from sevencats.server.tables.table import Attached
from sevencats.server.tables.table_info import player_names
from sevencats.text import Texts

if TYPE_CHECKING:
    from sevencats.server.tables.actor import TableActor

#: Maximum further picks that a hint names: a hand has seven cards.
_STEPS = 8
#: A seed that the bots of the table do not use: a hint must not reveal their thoughts.
_HINT_STREAM = 0x417

log = logging.getLogger(__name__)


def give(
    actor: TableActor, attached: Attached, seat: int, run: TableRun, message: wire.AskHint
) -> None:
    """Let a bot think about a question of a seat in the background, and send the hint."""
    table = actor.table
    if table.people() != {seat} or table.record.setup.rated:
        # Help that others do not have: against people, or for the ladder.
        raise Refusal("no_hints")
    decision = next((d for d in run.state.pending if d.id == message.decision), None)
    if decision is None or decision.seat != seat:
        raise Refusal("stale")
    if seat in actor.hinting:
        raise Refusal("rate")
    actor.hinting.add(seat)
    actor.keep(asyncio.ensure_future(_think(actor, attached, run, decision, message.id)))


async def _think(
    actor: TableActor, attached: Attached, run: TableRun, decision: Decision, number: str
) -> None:
    table, state, lang = actor.table, run.state, attached.lang
    seed = table.record.seed ^ _HINT_STREAM
    try:
        key, reason = await actor.services.bots.advise(
            state, decision, table.plugin.players.advisor, seed, share_of(table)
        )
        then = await _follow_ups(actor, state, decision, key, seed)
    except Exception:
        log.exception("a hint failed", extra={"table": table.id, "decision": decision.kind})
        no = Refusal("internal")
        actor.sender.send(attached, wire.No(number, no.code, no.text(lang or "en"), retry=False))
        return
    finally:
        actor.hinting.discard(decision.seat)
    option = why = None
    if lang is not None:
        view = table.views_of(state).view(decision.seat)
        texts = Texts.load(lang)
        words = table.plugin.words(state, texts, player_names(table, lang))
        option, why = words.option(decision, key, view), advice(reason, texts)
    chance = dict(reason.args).get("chance")
    actor.sender.send(
        attached,
        wire.Hint(
            id=number,
            decision=decision.id,
            key=key,
            option=option,
            reason=why,
            chance=chance if isinstance(chance, int) else None,
            then=then,
        ),
    )
    actor.sender.send(attached, wire.Ok(number))


async def _follow_ups(
    actor: TableActor, state: State, decision: Decision, key: str, seed: int
) -> tuple[str, ...]:
    """The bot's next picks, up to the first that uncovers something."""
    table, keys = actor.table, [key]
    players = table.plugin.players
    asked: Decision | None = decision
    while asked is not None and asked.kind in players.follow_ups and len(keys) <= _STEPS:
        rehearsal = rehearse(state, decision.seat, decision.id, keys)
        after = rehearsal.after
        asked = None
        if not rehearsal.stop:
            asked = max(
                (one for one in after.pending if one.seat == decision.seat),
                key=lambda one: one.id,
                default=None,
            )
        if asked is not None and asked.kind in players.follow_ups:
            advise = actor.services.bots.advise
            keys.append((await advise(after, asked, players.advisor, seed, share_of(table)))[0])
    return tuple(keys[1:])


def advice(reason: Reason, texts: Texts) -> str:
    """A bot's reason, worded as advice."""
    return in_words(reason, texts, "advice")
