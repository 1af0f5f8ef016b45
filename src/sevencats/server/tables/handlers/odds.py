"""Odds: likely outcomes, estimated by many tries on what the seat may know."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from sevencats.kernel.state import State
from sevencats.server import wire
from sevencats.server.errors import Refusal
from sevencats.server.tables.bot_play import share_of
from sevencats.server.tables.run import TableRun
from sevencats.server.tables.table import Attached

if TYPE_CHECKING:
    from sevencats.server.tables.actor import TableActor

log = logging.getLogger(__name__)


def give(
    actor: TableActor, attached: Attached, seat: int, run: TableRun, message: wire.AskOdds
) -> None:
    """Compute odds in the background, one request at a time for each seat, and send them."""
    table = actor.table
    if table.people() != {seat} or table.record.setup.rated:
        # Help that others do not have: against people, or for the ladder.
        raise Refusal("no_hints")
    maker = table.plugin.odds
    if maker is None or message.against not in maker.against(run.state, seat):
        raise Refusal("bad_choice")
    if seat in actor.estimating:
        raise Refusal("rate")
    actor.estimating.add(seat)
    actor.keep(asyncio.ensure_future(_estimate(actor, attached, run.state, seat, message)))


async def _estimate(
    actor: TableActor, attached: Attached, state: State, seat: int, message: wire.AskOdds
) -> None:
    bots = actor.services.bots
    try:
        chance = await bots.estimate(state, seat, message.against, share_of(actor.table))
    except Exception:
        log.exception("odds failed", extra={"table": actor.table.id, "against": message.against})
        no = Refusal("internal")
        text = no.text(attached.lang or "en")
        actor.sender.send(attached, wire.No(message.id, no.code, text, retry=False))
        return
    finally:
        actor.estimating.discard(seat)
    actor.sender.send(attached, wire.OddsMessage(message.id, message.against, chance))
