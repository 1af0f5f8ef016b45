"""The short fight of an event: one combo, of which only damage and shield count (W7.1)."""

from __future__ import annotations

from sevencats.games.oldworld.fight.combo import add_up
from sevencats.games.oldworld.fight.frames import Combo
from sevencats.games.oldworld.fight.record import NO_FIGHT, SHORT, Fight
from sevencats.games.oldworld.fight.resolve import put_away
from sevencats.games.oldworld.fight.sides import note_fight
from sevencats.games.oldworld.rules.atoms import change_shield
from sevencats.games.oldworld.rules.frames import Draw, ShortFight
from sevencats.games.oldworld.rules.ops import return_to_effect
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel.atoms import uncover
from sevencats.kernel.handlers import Handler, never_asks


def _run(state: OldWorldState, frame: ShortFight) -> None:
    seat, shield, draw, stage = frame
    if stage == "begin":
        state.stack[-1] = frame._replace(stage="combo")
        change_shield(state, seat, shield)
        state.stack.append(Draw(seat, draw))
    elif stage == "combo":
        state.fight = Fight(kind=SHORT, attacker=seat, active=seat)
        state.stack[-1] = frame._replace(stage="resolve")
        state.stack.append(Combo(seat))
    elif stage == "resolve":
        state.stack[-1] = frame._replace(stage="end")
        state.table.steps.fight_short(state, seat)
    else:
        damage = state.fight.damage
        put_away(state, seat)
        state.fight = NO_FIGHT
        state.stack.pop()
        # What the damage brings could not be known before.
        uncover(state, "short_fight", seat, damage)
        return_to_effect(state, damage)


def add_up_combo(state: OldWorldState, seat: int) -> None:
    """Resolve a whole combo at once: the shield rises, the damage is recorded."""
    total = add_up(state, seat)
    change_shield(state, seat, total.shield)
    note_fight(state, damage=total.damage)


SHORT_FRAMES: dict[type, Handler] = {ShortFight: Handler(_run, never_asks)}
