"""The short fight of an event: one combo, of which only damage and shield count (W7.1)."""

from __future__ import annotations

from sevencats.kernel.atoms import tell
from sevencats.kernel.handlers import Handler, never_asks
from sevencats.oldworld.fight.combo import add_up
from sevencats.oldworld.fight.frames import Combo
from sevencats.oldworld.fight.record import NO_FIGHT, SHORT, Fight
from sevencats.oldworld.fight.resolve import put_away
from sevencats.oldworld.rules.atoms import change_shield
from sevencats.oldworld.rules.frames import Draw, ShortFight
from sevencats.oldworld.rules.ops import return_to_effect
from sevencats.oldworld.state import OldWorldState


def _run(state: OldWorldState, frame: ShortFight) -> None:
    seat, shield, draw, stage = frame
    if stage == "begin":
        state.stack[-1] = frame._replace(stage="combo")
        change_shield(state, seat, shield)
        state.stack.append(Draw(seat, draw))
    elif stage == "combo":
        state.fight = Fight(kind=SHORT, attacker=seat, active=seat)
        state.stack[-1] = frame._replace(stage="end")
        state.stack.append(Combo(seat))
    else:
        found = add_up(state, seat)
        change_shield(state, seat, found.shield)
        put_away(state, seat)
        state.fight = NO_FIGHT
        state.stack.pop()
        tell(state, "short_fight", seat, found.damage)
        return_to_effect(state, found.damage)


SHORT_FRAMES: dict[type, Handler] = {ShortFight: Handler(_run, never_asks)}
