"""A monster's special attack, and an attack that is named after its card is turned up."""

from __future__ import annotations

from sevencats.games.oldworld.fight.damage import deal, suffer
from sevencats.games.oldworld.fight.monster_turn import SIDES, ask_attack, next_chooser, turn_up
from sevencats.games.oldworld.fight.record import BEAST
from sevencats.games.oldworld.fight.rounds import attack_goes_on
from sevencats.games.oldworld.language.traits import fire, sum_rule
from sevencats.games.oldworld.special.frames import OpenAttack, SpecialAttack
from sevencats.games.oldworld.special.hexes import PREFIX
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel.atoms import tell
from sevencats.kernel.decisions import Decision
from sevencats.kernel.effects import begin
from sevencats.kernel.handlers import Handler, never_asks

#: In ``extra`` while a special attack is carried out: damage that traits add, and whether it has
#: dealt any.
_MORE, _DEALT = f"{PREFIX}more", f"{PREFIX}dealt"
_CHARGE = 0
_NEXT = {"effect": "hurt", "hurt": "last", "last": "end"}


def begin_special(state: OldWorldState, tree: str, more: int) -> None:
    """Carry out a special attack in place of the one that was named."""
    state.extra[_MORE] = more
    state.stack.append(SpecialAttack(tree, "effect"))


def forget_attack(state: OldWorldState) -> None:
    """A special attack is over, or was broken off: nothing of it is left for the next."""
    state.extra.pop(_MORE, None)
    state.extra.pop(_DEALT, None)


def strike(state: OldWorldState, seat: int, amount: int) -> None:
    """Damage to the witcher: by the monster's attack, with what traits add to it, or in the
    witcher's own fight turn by an ability of the monster."""
    if amount <= 0:
        return
    if state.fight.active != BEAST:
        suffer(state, seat, amount)
        return
    state.extra[_DEALT] = 1
    deal(state, BEAST, amount + state.extra.get(_MORE, 0))


def _run(state: OldWorldState, frame: SpecialAttack) -> None:
    """Like any attack: its effect, what follows damage, what comes at the end of the turn."""
    if frame.stage == "end":
        state.extra.pop(_MORE, None)
    if not attack_goes_on(state, frame.stage):
        return
    seat = state.fight.attacker
    state.stack[-1] = SpecialAttack(frame.tree, _NEXT[frame.stage])
    if frame.stage == "effect":
        if frame.tree:
            begin(state, frame.tree, seat, -1)
    elif frame.stage == "last":
        fire(state, "attack_end", seat)
    elif state.extra.pop(_DEALT, 0):
        fire(state, "hurt", seat)


# -- named after its card is turned up -------------------------------------------------------------


def _run_open(state: OldWorldState, frame: OpenAttack) -> list[Decision] | None:
    if frame.card < 0:
        more = sum_rule(state, state.fight.attacker, "attack")
        state.stack[-1] = OpenAttack(turn_up(state), more)
        return None
    if _same_either_way(state, frame):
        _attack(state, frame, _CHARGE)
        return None
    return ask_attack(state)


def _same_either_way(state: OldWorldState, frame: OpenAttack) -> bool:
    """Tell whether there is nothing to name: both sides of the card are the same, as on special
    cards."""
    attacks = state.table.attacks[state.face[frame.card]]
    return attacks is None or attacks[0] == attacks[1]


def _answer_open(state: OldWorldState, frame: OpenAttack, decision: Decision, index: int) -> None:
    next_chooser(state)
    _attack(state, frame, decision.args[index])


def _attack(state: OldWorldState, frame: OpenAttack, side: int) -> None:
    tell(state, "attack", BEAST, SIDES[side])
    state.stack.pop()
    state.table.steps.fight_attack(state, frame.card, side, frame.more)


ATTACK_FRAMES: dict[type, Handler] = {
    SpecialAttack: Handler(_run, never_asks),
    OpenAttack: Handler(_run_open, _answer_open),
}
