"""Damage and forced discards (W6.5, W6.8).

Damage waits as a frame with the points still to take, so that a card it discards can act before it
goes on (``fight.interrupts``, ``fight.damage_card``). Other discards and trashed cards are not
damage.
"""

from __future__ import annotations

from sevencats.games.oldworld.fight.frames import Damage, RandomDiscards
from sevencats.games.oldworld.fight.record import BEAST, NOBODY
from sevencats.games.oldworld.fight.rounds import knocked_out
from sevencats.games.oldworld.fight.sides import note_fight, opponent, pool_size
from sevencats.games.oldworld.language.traits import has_rule, rule_values, sum_rule
from sevencats.games.oldworld.rules.atoms import TOP_LEVEL, change_shield
from sevencats.games.oldworld.rules.cards import ask_card, lose_card
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.zones import DECK, DISCARD, HAND
from sevencats.kernel.atoms import move_all, tell
from sevencats.kernel.decisions import CHANCE, Decision
from sevencats.kernel.effects import merged
from sevencats.kernel.handlers import Handler


def deal(state: OldWorldState, by: int, amount: int) -> None:
    """Deal damage from a fighter to the other."""
    amount = state.table.steps.fight_damage(state, by, amount)
    if amount <= 0:
        return
    target = opponent(state, by)
    note_fight(state, dealt=state.fight.dealt + amount)
    tell(state, "damage", target, amount)
    hand_first = target != BEAST and by == BEAST and has_rule(state, target, "hand_first")
    state.stack.append(Damage(target, amount, hand_first))


def no_armour(state: OldWorldState, seat: int) -> int:
    """Return the reduction of a fight turn's damage: 0 in the base game."""
    return 0


def limit_damage(state: OldWorldState, by: int, amount: int) -> int:
    """Return how much of some damage is dealt: some monsters limit what a witcher deals in a fight
    turn."""
    left = [cap - state.fight.dealt for cap in rule_values(state, by, "damage_cap")]
    return min([amount, *left])


def suffer(state: OldWorldState, seat: int, amount: int) -> None:
    """Deal damage to a witcher by its own effect."""
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
    """Let the shield absorb what it can; return the remaining damage."""
    return amount + change_shield(state, seat, -amount)


def whole_shield(state: OldWorldState, seat: int) -> int:
    """Return the damage that the shield would absorb."""
    return state.shield[seat]


def _limit_discards(state: OldWorldState, left: int) -> int:
    """Limit discards for monsters that discard only so many cards in a fight turn."""
    fight = state.fight
    room = [cap - fight.hurt for cap in rule_values(state, fight.attacker, "hurt_cap")]
    return max(0, min([left, *room]))


def _take_off(state: OldWorldState, frame: Damage, pile: str, count: int) -> None:
    """Discard from the top, all at once unless one of the cards may interrupt the damage."""
    who = frame.who
    one_by_one = state.table.steps.fight_interrupts(state, who)
    source = state.common(pile) if who == BEAST else state.cards(who, DECK)
    cards = source[-min(count, len(source)) :][::-1] if count else []
    if one_by_one:
        cards = cards[:1]
    # If a limit protects the monster, the rest of the damage is lost.
    left = frame.left - len(cards) if cards else 0
    state.stack[-1] = frame._replace(left=left)
    zone = state.table.zone_of["fight_discard"] if who == BEAST else state.table.zone(who, DISCARD)
    move_all(state, cards, zone, "knocked_off", who)
    _count_hurt(state, who, len(cards))
    if one_by_one:
        for card in cards:
            state.table.steps.fight_damage_card(state, who, card)


def may_interrupt(state: OldWorldState, who: int) -> bool:
    """Tell whether cards discarded by damage may act: none of the base game does."""
    return False


def after_card(state: OldWorldState, who: int, card: int) -> None:
    """Handle a card discarded by damage; whatever it pushes on the stack runs before the rest."""


def _count_hurt(state: OldWorldState, who: int, cards: int) -> None:
    if who != state.fight.active:
        note_fight(state, hurt=state.fight.hurt + cards)


def _from_hand(state: OldWorldState, frame: Damage) -> list[Decision]:
    """Ask for a card to discard for one point. Their order may matter even if all of them must
    go."""
    return ask_card(state, frame.who, "damage", "discard", state.cards(frame.who, HAND))


def _answer(state: OldWorldState, frame: Damage, decision: Decision, index: int) -> None:
    who, sleeve = frame.who, decision.args[index]
    state.stack[-1] = frame._replace(left=frame.left - 1)
    _count_hurt(state, who, 1)
    lose_card(state, who, sleeve, "discarded")
    state.table.steps.fight_damage_hand(state, who, sleeve)


# -- random discards ------------------------------------------------------------------------------


def _run_random(state: OldWorldState, frame: RandomDiscards) -> list[Decision] | None:
    """Discard random cards of the hand, then the missing number from the top of the deck."""
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
    """Return the change of defense during this fight; a level of 5 never falls (W6.8), and there is
    no level above it."""
    fight = state.fight
    room = TOP_LEVEL - state.attr(seat, "defense")
    if not room or not fight.kind or fight.winner != NOBODY:
        return 0
    return min(room, sum_rule(state, seat, "defense"))


def shield_gain(state: OldWorldState, seat: int, change: int) -> int:
    """Return how far the shield rises: some monsters limit it in each fight turn."""
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
