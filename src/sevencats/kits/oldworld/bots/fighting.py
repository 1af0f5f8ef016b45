"""How a witcher fights: which combo, which potion, which card to give up.

The same habits answer the questions of a real fight and play the many fights of ``odds.py``, so
they look at nothing but what the deciding seat knows: its own cards and the open table.
"""

from __future__ import annotations

from collections.abc import Callable

from sevencats.kernel.decisions import Decision
from sevencats.kernel.rng import Rng
from sevencats.kits.oldworld.bots.eyes import best_seen
from sevencats.kits.oldworld.bots.worth import card_worth
from sevencats.oldworld.expansion import combo_worths_of, eyes_of
from sevencats.oldworld.fight.monster_turn import attack_damage
from sevencats.oldworld.fight.record import BEAST, SHORT
from sevencats.oldworld.fight.sides import foe, opponent, pool_size
from sevencats.oldworld.language.traits import has_rule, rule_values
from sevencats.oldworld.packs.model import COLOURS
from sevencats.oldworld.rules.atoms import shield_cap
from sevencats.oldworld.state import OldWorldState
from sevencats.oldworld.zones import COMBO, DECK, HAND

#: A played card is one less to live on; a drawn one is one more to choose from.
_CARD, _DRAW, _SHIELD, _BACK = 0.5, 0.3, 0.85, 0.9
_KILL = 100.0
_ENDLESS = 99
#: Combos looked at for one answer: a hand of seven could form thousands.
_LOOKS = 600

Habit = Callable[[OldWorldState, Decision, Rng], int]


def fight_index(state: OldWorldState, decision: Decision, rng: Rng) -> int:
    """The answer to a question asked in a fight."""
    habit = _HABITS.get(decision.kind)
    if habit:
        return habit(state, decision, rng)
    seen = best_seen(state, decision, eyes_of(state.table.config.packs))
    return seen.place if seen else rng.below(len(decision.keys))


def _life(state: OldWorldState, who: int) -> int:
    """The damage it takes to end the fight; a short one has nobody to beat."""
    if state.fight.kind == SHORT:
        return _ENDLESS
    return pool_size(state, who) + (state.shield[who] if who != BEAST else 0)


# -- combos ---------------------------------------------------------------------------------------


class _Combos:
    """The best way to go on with a combo, by trying them all."""

    def __init__(self, state: OldWorldState, seat: int) -> None:
        self.state, self.seat, self.table = state, seat, state.table
        self.muted = {colour for colour in COLOURS if has_rule(state, seat, f"mute:{colour}")}
        self.room = max(0, shield_cap(state, seat) - state.shield[seat])
        self.life = _life(state, opponent(state, seat))
        self.deck = len(state.cards(seat, DECK))
        self.more = combo_worths_of(state.table.config.packs)
        self.looks = 0
        self.colours = min([len(COLOURS), *rule_values(state, seat, "colours")])
        self.best, self.first = -_KILL, -1

    def find(self) -> int:
        """The next card to play; -1: the combo is best as it lies."""
        laid = [self.state.face[s] for s in self.state.cards(self.seat, COMBO)]
        hand = self.state.table.steps.fight_hand(self.state, self.seat)
        hand.sort(key=lambda s: -card_worth(self.state, s))
        if laid:
            self._weigh(laid, -1)
        self._extend(laid, hand, -1)
        return self.first

    def _extend(self, laid: list[int], hand: list[int], first: int) -> None:
        for place, sleeve in enumerate(hand):
            card = self.state.face[sleeve]
            if laid and not self._fits(laid[-1], card):
                continue
            if self.colours < len({self.table.colour[one] for one in (*laid, card)}):
                continue
            if self.looks > _LOOKS:
                return
            self.looks += 1
            start = first if first >= 0 else sleeve
            self._weigh([*laid, card], start)
            self._extend([*laid, card], hand[:place] + hand[place + 1 :], start)

    def _fits(self, under: int, over: int) -> bool:
        """Whether a card may lie on another: by colour, or because any colour may now."""
        bridge = self.state.fight.bridge
        if bridge >= 0 and self.state.face[bridge] == under:
            return self.table.colour[over] in COLOURS
        return self.table.colour[over] in self.table.extensions[under]

    def _weigh(self, laid: list[int], first: int) -> None:
        table = self.table
        damage = shield = draw = back = 0
        for place, card in enumerate(laid):
            if table.colour[card] in self.muted:
                continue
            found = [table.symbols[card]]
            if place + 1 < len(laid):
                # A card that a trait let follow is in no extension; what it shows is done there.
                after = table.extensions[card].get(table.colour[laid[place + 1]])
                found += [after] if after else []
            for symbols in found:
                damage += symbols.damage
                shield += symbols.shield
                draw += symbols.draw
                back += symbols.take_back + symbols.return_card
        for more in self.more:
            given = more(self.state, self.seat, laid)
            damage, shield, draw = damage + given.damage, shield + given.shield, draw + given.draw
        worth = damage + _SHIELD * min(shield, self.room) + _DRAW * min(draw, self.deck)
        worth += _BACK * back - _CARD * len(laid)
        if damage >= self.life:
            worth += _KILL
        if worth > self.best:
            self.best, self.first = worth, first


def _combo(state: OldWorldState, decision: Decision, rng: Rng) -> int:
    sleeve = _Combos(state, decision.seat).find()
    if sleeve < 0 and _worth_a_link(state, decision):
        return next(i for i, key in enumerate(decision.keys) if key.startswith("use:"))
    key = "done" if sleeve < 0 else f"play:{state.ident(sleeve)}"
    return decision.keys.index(key) if key in decision.keys else 0


def _worth_a_link(state: OldWorldState, decision: Decision) -> bool:
    """Whether to let a card of any colour follow where none fits: one that deals damage."""
    hand = state.cards(decision.seat, HAND)
    offered = any(key.startswith("use:") for key in decision.keys)
    return offered and any(state.table.symbols[state.face[s]].damage for s in hand)


# -- the rest of a fight --------------------------------------------------------------------------


def _fight_turn(state: OldWorldState, decision: Decision, rng: Rng) -> int:
    """Use what there is: effects first, they cost nothing; potions once blood has flowed."""
    for word in ("use:", "potion:") if state.fight.turns[0] > 1 else ("use:",):
        for index, key in enumerate(decision.keys):
            if key.startswith(word):
                return index
    return decision.keys.index("done")


def _attack(state: OldWorldState, decision: Decision, rng: Rng) -> int:
    """For the monster: the side that takes more cards, over all fight cards not seen yet."""
    unseen = state.common("fight_pool") + state.common("fight_deck")
    printed = [sides for card in unseen if (sides := state.table.attacks[state.face[card]])]
    level = foe(state).level
    harm = []
    for side in decision.args:
        attacks = [sides[side] for sides in printed]
        harm.append(sum(attack_damage(state, a) + a.discard * level + 2 * a.trash for a in attacks))
    return harm.index(max(harm)) if printed else rng.below(len(harm))


def _least_card(state: OldWorldState, decision: Decision, rng: Rng) -> int:
    """Give up nothing where one may, else the card one misses least. Options may name cards
    without saying where they lie."""
    if "done" in decision.keys:
        return decision.keys.index("done")
    worth = _named_worth(state, decision.seat)
    names = [key.partition(":")[2] for key in decision.keys]
    return min(range(len(names)), key=lambda i: worth.get(names[i], 0.0))


def _best_card(state: OldWorldState, decision: Decision, rng: Rng) -> int:
    """Take the best card."""
    worth = _named_worth(state, decision.seat)
    names = [key.rpartition(":")[2].rpartition(".")[2] for key in decision.keys]
    return max(range(len(names)), key=lambda i: worth.get(names[i], 0.0))


def _named_worth(state: OldWorldState, seat: int) -> dict[str, float]:
    """The worth of action cards by id, for those a seat can name."""
    zones = [state.cards(seat, offset) for offset in range(4)] + [state.common("pool")]
    return {state.ident(s): card_worth(state, s) for zone in zones for s in zone}


def _first(state: OldWorldState, decision: Decision, rng: Rng) -> int:
    """Whatever comes first, but not an early end."""
    return 1 if decision.keys[0] == "done" and len(decision.keys) > 1 else 0


_HABITS: dict[str, Habit] = {
    "combo": _combo,
    "fight_turn": _fight_turn,
    "attack": _attack,
    "damage": _least_card,
    "lose_discarded": _least_card,
    "lose_trashed": _least_card,
    "exchange": _least_card,
    "recall": _least_card,
    "heal": _best_card,
    "take_back": _best_card,
    "take_card": _best_card,
    "special": _first,
    "trait": _first,
}
