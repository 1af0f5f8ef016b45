"""Damage and forced discards (W6.5, W6.8).

Damage waits as a frame with the points still to take, so that a card it uncovers can act before it
goes on (``fight.interrupts``, ``fight.damage_card``). Discards and trashes are no damage.
"""

from __future__ import annotations

from sevencats.kernel.atoms import move_all, tell
from sevencats.kernel.decisions import CHANCE, Decision
from sevencats.kernel.effects import merged
from sevencats.kernel.handlers import Handler
from sevencats.oldworld.fight.frames import Damage, RandomDiscards
from sevencats.oldworld.fight.record import BEAST, NOBODY
from sevencats.oldworld.fight.rounds import knocked_out
from sevencats.oldworld.fight.sides import note_fight, opponent, pool_size
from sevencats.oldworld.language.traits import has_rule, rule_values, sum_rule
from sevencats.oldworld.rules.atoms import TOP_LEVEL, change_shield
from sevencats.oldworld.rules.cards import ask_card, lose_card
from sevencats.oldworld.state import OldWorldState
from sevencats.oldworld.zones import DECK, DISCARD, HAND


def deal(state: OldWorldState, by: int, amount: int) -> None:
    """A fighter deals damage to the other."""
    amount = state.table.steps.fight_damage(state, by, amount)
    if amount <= 0:
        return
    target = opponent(state, by)
    note_fight(state, dealt=state.fight.dealt + amount)
    tell(state, "damage", target, amount)
    hand_first = target != BEAST and by == BEAST and has_rule(state, target, "hand_first")
    state.stack.append(Damage(target, amount, hand_first))


def no_armour(state: OldWorldState, seat: int) -> int:
    """What is taken off the damage of a fight turn: nothing, in the base game."""
    return 0


def limit_damage(state: OldWorldState, by: int, amount: int) -> int:
    """What is dealt of some damage: some monsters limit what a witcher deals in a fight turn."""
    left = [cap - state.fight.dealt for cap in rule_values(state, by, "damage_cap")]
    return min([amount, *left])


def suffer(state: OldWorldState, seat: int, amount: int) -> None:
    """A witcher takes damage by an effect of its own."""
    tell(state, "damage", seat, amount)
    state.stack.append(Damage(seat, amount, False))


# -- taking it ------------------------------------------------------------------------------------


def _run(state: OldWorldState, frame: Damage) -> list[Decision] | None:
    who, left, hand_first = frame
    if left <= 0 or not pool_size(state, who):
        state.stack.pop()
        if who != state.fight.active:
            knocked_out(state)
        return None
    if who == BEAST:
        _take_off(state, frame, "fight_pool", _limit_discards(state, left))
        return None
    hand, deck = state.cards(who, HAND), state.cards(who, DECK)
    if hand_first and hand:
        return _from_hand(state, frame)
    rest = state.table.steps.fight_absorb(state, who, left)
    if rest < left:
        state.stack[-1] = frame._replace(left=rest)
        return None
    if deck:
        _take_off(state, frame, "deck", left)
        return None
    return _from_hand(state, frame)


def shield_takes(state: OldWorldState, seat: int, amount: int) -> int:
    """The shield takes what it can; gives what is left."""
    return amount + change_shield(state, seat, -amount)


def whole_shield(state: OldWorldState, seat: int) -> int:
    """As much damage as the shield would take."""
    return state.shield[seat]


def _limit_discards(state: OldWorldState, left: int) -> int:
    """Some monsters discard only so many cards in a fight turn."""
    fight = state.fight
    room = [cap - fight.hurt for cap in rule_values(state, fight.attacker, "hurt_cap")]
    return max(0, min([left, *room]))


def _take_off(state: OldWorldState, frame: Damage, pile: str, count: int) -> None:
    """Discard from the top, all at once unless a card among them may interrupt it."""
    who = frame.who
    one_by_one = state.table.steps.fight_interrupts(state, who)
    source = state.common(pile) if who == BEAST else state.cards(who, DECK)
    cards = source[-min(count, len(source)) :][::-1] if count else []
    if one_by_one:
        cards = cards[:1]
    # Where a limit holds the monster back the rest of the damage is lost.
    left = frame.left - len(cards) if cards else 0
    state.stack[-1] = frame._replace(left=left)
    zone = state.table.zone_of["fight_discard"] if who == BEAST else state.table.zone(who, DISCARD)
    move_all(state, cards, zone, "knocked_off", who)
    _count_hurt(state, who, len(cards))
    if one_by_one:
        for card in cards:
            state.table.steps.fight_damage_card(state, who, card)


def may_interrupt(state: OldWorldState, who: int) -> bool:
    """Whether cards that damage discards may act: none of the base game does."""
    return False


def after_card(state: OldWorldState, who: int, card: int) -> None:
    """A card was discarded; what it pushes on the stack comes before the rest."""


def _count_hurt(state: OldWorldState, who: int, cards: int) -> None:
    if who != state.fight.active:
        note_fight(state, hurt=state.fight.hurt + cards)


def _from_hand(state: OldWorldState, frame: Damage) -> list[Decision]:
    """A card of choice for one point. Their order may matter even when all of them must go."""
    return ask_card(state, frame.who, "damage", "discard", state.cards(frame.who, HAND))


def _answer(state: OldWorldState, frame: Damage, decision: Decision, index: int) -> None:
    who, sleeve = frame.who, decision.args[index]
    state.stack[-1] = frame._replace(left=frame.left - 1)
    _count_hurt(state, who, 1)
    lose_card(state, who, sleeve, "discarded")
    state.table.steps.fight_damage_hand(state, who, sleeve)


# -- random discards ------------------------------------------------------------------------------


def _run_random(state: OldWorldState, frame: RandomDiscards) -> list[Decision] | None:
    """Out of the hand by chance; what it lacks comes from the top of the deck."""
    seat, left = frame
    hand = state.cards(seat, HAND)
    if 0 < left < len(hand):
        items = [(f"discard:{state.ident(sleeve)}", sleeve) for sleeve in hand]
        keys, args, weights = merged(items)
        return [Decision(0, CHANCE, "random_discard", "", keys, args, weights)]
    state.stack.pop()
    if left > 0:
        for sleeve in hand[:]:
            lose_card(state, seat, sleeve, "discarded")
            left -= 1
        for sleeve in state.cards(seat, DECK)[::-1][:left]:
            lose_card(state, seat, sleeve, "discarded")
    return None


def _answer_random(
    state: OldWorldState, frame: RandomDiscards, decision: Decision, index: int
) -> None:
    state.stack[-1] = RandomDiscards(frame.seat, frame.left - 1)
    lose_card(state, frame.seat, decision.args[index], "discarded")


# -- shields in a fight ---------------------------------------------------------------------------


def defense_change(state: OldWorldState, seat: int) -> int:
    """By how much defense differs for the length of the fight; a 5 never falls (W6.8), and no level
    is above it."""
    fight = state.fight
    room = TOP_LEVEL - state.attr(seat, "defense")
    if not room or not fight.kind or fight.winner != NOBODY:
        return 0
    return min(room, sum_rule(state, seat, "defense"))


def shield_gain(state: OldWorldState, seat: int, change: int) -> int:
    """How far the shield really rises: some monsters allow so much a fight turn."""
    fight = state.fight
    if fight.active != seat or fight.winner != NOBODY:
        return change
    caps = rule_values(state, seat, "shield_gain_cap")
    change = min([change, *(max(0, cap - fight.shield_gained) for cap in caps)])
    note_fight(state, shield_gained=fight.shield_gained + change)
    return change


DAMAGE_FRAMES: dict[type, Handler] = {
    Damage: Handler(_run, _answer),
    RandomDiscards: Handler(_run_random, _answer_random),
}
