"""A monster's fight turn: charge or bite, then the card that decides the attack (W6.7, W6.8)."""

from __future__ import annotations

from sevencats.games.oldworld.fight.damage import deal
from sevencats.games.oldworld.fight.frames import MonsterTurn, RandomDiscards, Strike
from sevencats.games.oldworld.fight.record import BEAST
from sevencats.games.oldworld.fight.rounds import attack_goes_on, knocked_out
from sevencats.games.oldworld.fight.sides import foe, note_fight, pool_size
from sevencats.games.oldworld.language.traits import fire, has_rule, sum_rule
from sevencats.games.oldworld.packs.model import Attack
from sevencats.games.oldworld.rules.atoms import defense_now, lower_attribute
from sevencats.games.oldworld.rules.cards import lose_card
from sevencats.games.oldworld.rules.frames import Lose
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.zones import DECK, HAND
from sevencats.kernel.atoms import move, tell
from sevencats.kernel.decisions import CHANCE, Decision
from sevencats.kernel.handlers import Handler, never_asks

SIDES = ("charge", "bite")
#: In solo a die chooses the attack: up to this face a charge, else a bite (W9.2).
_CHARGE_UP_TO = 3
_DIE = tuple(f"die:{face}" for face in range(1, 7))
_DIE_SIDES = tuple(int(face > _CHARGE_UP_TO) for face in range(1, 7))
_OPEN = -1


def _run(state: OldWorldState, frame: MonsterTurn) -> list[Decision] | None:
    """Ask for the attack before its card is seen, unless the monster always uses its worse side. An
    earlier effect may have taken the last card."""
    if knocked_out(state):
        return None
    seat = state.fight.attacker
    if frame.card < 0 and has_rule(state, seat, "worst_attack"):
        more = sum_rule(state, seat, "attack")
        state.stack[-1] = MonsterTurn(turn_up(state), more)
        return None
    if frame.card >= 0:
        worse = state.table.steps.fight_side(state, frame.card, frame.more)
        if worse != _OPEN:
            _strike(state, frame, worse)
            return None
    return ask_attack(state)


def ask_attack(state: OldWorldState) -> list[Decision]:
    """Ask the chooser for charge or bite; in solo a die decides (W6.7, W9.2)."""
    if state.table.solo:
        return [Decision(0, CHANCE, "attack", "", _DIE, _DIE_SIDES, (1,) * len(_DIE))]
    return [Decision(0, state.fight.chooser, "attack", "", ("bite", "charge"), (1, 0))]


def _answer(state: OldWorldState, frame: MonsterTurn, decision: Decision, index: int) -> None:
    next_chooser(state)
    _strike(state, frame, decision.args[index])


def next_chooser(state: OldWorldState) -> None:
    """Pass the choice on counter-clockwise, skipping the seat that fights."""
    seat = state.table.right(state.fight.chooser)
    if seat == state.fight.attacker:
        seat = state.table.right(seat)
    note_fight(state, chooser=seat)


def _strike(state: OldWorldState, frame: MonsterTurn, side: int) -> None:
    tell(state, "attack", BEAST, SIDES[side])
    more, card = frame.more, frame.card
    if card < 0:
        more = sum_rule(state, state.fight.attacker, "attack")  # the card still counts as life
        card = turn_up(state)
    state.stack.pop()
    state.table.steps.fight_attack(state, card, side, more)


def turn_up(state: OldWorldState) -> int:
    """Turn up the top card of the pool, which it leaves."""
    card = state.common("fight_pool")[-1]
    move(state, card, state.table.zone_of["fight_discard"], "attack_card", BEAST)
    return card


def strike(state: OldWorldState, card: int, side: int, more: int) -> None:
    """Carry out one side of a fight card."""
    state.stack.append(Strike(card, side, more, "damage"))


# -- what an attack does --------------------------------------------------------------------------


def attack_of(state: OldWorldState, card: int, side: int) -> Attack:
    """Return the attack printed on one side of a fight card."""
    attacks = state.table.attacks[state.face[card]]
    assert attacks is not None
    return attacks[side]


def attack_damage(state: OldWorldState, attack: Attack) -> int:
    """Return the printed damage against this witcher."""
    damage = attack.damage + attack.level * foe(state).level
    seat = state.fight.attacker
    if attack.attribute == "defense":
        damage += defense_now(state, seat)
    elif attack.attribute:
        damage += state.attr(seat, attack.attribute)
    return max(0, damage)


def worse_side(state: OldWorldState, card: int, more: int) -> int:
    """Return the side that makes the witcher discard more cards; ``_OPEN`` if they are equal, and
    the chooser decides."""
    charge, bite = (_discards(state, card, more, side) for side in range(len(SIDES)))
    return _OPEN if charge == bite else int(bite > charge)


def _discards(state: OldWorldState, card: int, more: int, side: int) -> int:
    seat = state.fight.attacker
    attack = attack_of(state, card, side)
    damage = attack_damage(state, attack)
    if damage:
        damage = max(0, damage + more - state.table.steps.fight_guard(state, seat))
    return min(pool_size(state, seat), damage + attack.discard * foe(state).level)


_NEXT = {
    "damage": "hurt",
    "hurt": "discard",
    "discard": "trash",
    "trash": "lower",
    "lower": "last",
    "last": "end",
}


def _run_strike(state: OldWorldState, frame: Strike) -> None:
    card, side, more, stage = frame
    if not attack_goes_on(state, stage):
        return
    state.stack[-1] = Strike(card, side, more, _NEXT[stage])
    seat, attack = state.fight.attacker, attack_of(state, card, side)
    if stage in ("damage", "hurt"):
        damage = attack_damage(state, attack)
        if damage and stage == "damage":
            deal(state, BEAST, damage + more)
        elif damage:
            fire(state, "hurt", seat)
    elif stage == "discard":
        if attack.discard:
            state.stack.append(RandomDiscards(seat, attack.discard * foe(state).level))
    elif stage == "trash":
        _trash(state, seat, attack.trash)
    elif stage == "lower":
        if attack.lower:
            lower_attribute(state, seat, attack.lower)
    else:
        fire(state, "attack_end", seat)


def _trash(state: OldWorldState, seat: int, count: int) -> None:
    """Trash cards of the seat's choice from the hand, then the missing number from the top of the
    deck."""
    hand = len(state.cards(seat, HAND))
    for sleeve in state.cards(seat, DECK)[::-1][: max(0, count - hand)]:
        lose_card(state, seat, sleeve, "trashed")
    if count and hand:
        state.stack.append(Lose(seat, min(count, hand), "trashed", "hand"))


MONSTER_FRAMES: dict[type, Handler] = {
    MonsterTurn: Handler(_run, _answer),
    Strike: Handler(_run_strike, never_asks),
}
