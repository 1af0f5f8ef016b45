"""Habits for a fight: which combo, which potion, which card to give up.

The same habits answer the questions of a real fight and play the many fights of ``odds.py``, so
they use only what the deciding seat knows: its own cards and the open table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple

from sevencats.games.oldworld.bots.hints import combo_worths_of, option_worths_of
from sevencats.games.oldworld.bots.option_worth import best_option
from sevencats.games.oldworld.bots.worth import card_worth
from sevencats.games.oldworld.fight.monster_turn import attack_damage
from sevencats.games.oldworld.fight.record import SHORT
from sevencats.games.oldworld.fight.sides import foe, opponent, pool_size
from sevencats.games.oldworld.fight.witcher_turn import MY_TURN
from sevencats.games.oldworld.language.traits import (
    has_rule,
    held,
    offers,
    rule_values,
    sum_rule,
)
from sevencats.games.oldworld.packs.model import COLOURS, Line
from sevencats.games.oldworld.rules.atoms import shield_cap
from sevencats.games.oldworld.rules.cards import pool_of
from sevencats.games.oldworld.special.frames import OpenAttack
from sevencats.games.oldworld.special.rules import combo_cap, may_be_laid
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.zones import COMBO, DECK, HAND
from sevencats.kernel.branches import within_branch
from sevencats.kernel.decisions import Decision
from sevencats.kernel.rng import Rng

#: The value of a card in hand: a played card is one life less; a drawn card adds to the choice.
_CARD, _DRAW, _SHIELD, _BACK = 0.5, 0.3, 0.85, 0.9
_KILL = 100.0
_ENDLESS = 99
#: Effect words that bring cards to the hand, and those that take some.
_CARDS = {"draw": 1, "take_back": 1, "discard": -1}
#: Most combos to try for one answer: a hand of seven could form thousands.
_LOOKS = 600

Habit = Callable[[OldWorldState, Decision, Rng], int]


def fight_index(state: OldWorldState, decision: Decision, rng: Rng) -> int:
    """Answer a question of a fight. A branch has a fight of its own."""
    return within_branch(state, decision, lambda asked: _by_habit(state, asked, rng))


def _by_habit(state: OldWorldState, decision: Decision, rng: Rng) -> int:
    habit = _HABITS.get(decision.kind)
    if habit:
        return habit(state, decision, rng)
    best = best_option(state, decision, option_worths_of(state.table.config.packs))
    return best.place if best else rng.below(len(decision.keys))


def _life(state: OldWorldState, who: int) -> int:
    """The damage needed to end the fight; a short fight has no opponent to defeat."""
    if state.fight.kind == SHORT:
        return _ENDLESS
    return pool_size(state, who) + (state.table.steps.fight_guard(state, who) if who >= 0 else 0)


# -- combos ---------------------------------------------------------------------------------------


class _Gain(NamedTuple):
    """The value of a card in a combo, with the extension that connects to the next card."""

    damage: int = 0
    shield: int = 0
    draw: int = 0
    back: int = 0


_NOTHING = _Gain()


def _plus(one: _Gain, other: _Gain) -> _Gain:
    return _Gain(
        one.damage + other.damage,
        one.shield + other.shield,
        one.draw + other.draw,
        one.back + other.back,
    )


class _Combos:
    """Return the best continuation of a combo, by trying them all."""

    def __init__(self, state: OldWorldState, seat: int) -> None:
        self.state, self.seat, self.table = state, seat, state.table
        self.muted = {colour for colour in COLOURS if has_rule(state, seat, f"mute:{colour}")}
        self.room = max(0, shield_cap(state, seat) - state.shield[seat])
        self.life = _life(state, opponent(state, seat))
        self.deck = len(state.cards(seat, DECK))
        self.more = combo_worths_of(state.table.config.packs)
        self.cap = min([_ENDLESS, *rule_values(state, seat, "combo_damage_cap")])
        self.armour = state.table.steps.fight_armour(state, seat)
        self.bent = bool(held(state, seat, "damage"))
        self.gains: dict[tuple[int, str], _Gain] = {}
        self.caps: dict[int, int] = {}
        self.allowed: dict[tuple[int, bool], bool] = {}
        self.links: dict[tuple[int, int], bool] = {}
        self.looks = 0
        self.colours = min([_ENDLESS, *rule_values(state, seat, "colours")])
        self.best = -_KILL
        self.chosen: list[int] = []

    def find(self) -> list[int]:
        """The cards to play next, in order; empty if the combo is best as it is."""
        state, seat = self.state, self.seat
        laid = state.cards(seat, COMBO)[:]
        hand = state.table.steps.fight_hand(state, seat)
        if not laid and rule_values(state, seat, "first_damage"):
            hand = state.cards(seat, HAND)[:]  # a card that may not come first may fit later
        hand.sort(key=lambda s: -card_worth(state, s))
        under = _NOTHING
        for sleeve, over in pairwise(laid):
            under = _plus(under, self._gain(sleeve, self._colour(over)))
        if laid:
            self._weigh(laid, under)
        self._extend(laid, under, hand)
        return self.chosen[len(laid) :]

    def _extend(self, laid: list[int], under: _Gain, hand: list[int]) -> None:
        """Try every card that may come next. ``under`` is the value of the cards covered by others:
        all but the last one, as the card on top of it is not known yet."""
        if laid and len(laid) >= self._cap(laid[0]):
            return
        for place, sleeve in enumerate(hand):
            if laid and not self._fits(laid[-1], sleeve):
                continue
            if not self._may_be_laid(sleeve, not laid):
                continue
            if self.colours < _ENDLESS and self.colours < self._count_colours(laid, sleeve):
                continue
            if self.looks > _LOOKS:
                return
            self.looks += 1
            covered = under
            if laid:
                covered = _plus(under, self._gain(laid[-1], self._colour(sleeve)))
            longer = [*laid, sleeve]
            self._weigh(longer, covered)
            self._extend(longer, covered, hand[:place] + hand[place + 1 :])

    def _cap(self, first: int) -> int:
        """The most cards of a combo that begins with a card; computed once for each card."""
        if first not in self.caps:
            self.caps[first] = combo_cap(self.state, self.seat, first)
        return self.caps[first]

    def _may_be_laid(self, sleeve: int, first: bool) -> bool:
        """Return whether a card may be laid, as the first one or later; computed once for each
        card."""
        if (sleeve, first) not in self.allowed:
            self.allowed[sleeve, first] = may_be_laid(self.state, self.seat, sleeve, first)
        return self.allowed[sleeve, first]

    def _fits(self, under: int, over: int) -> bool:
        """Return whether a card may follow another: by colour, or because any colour may now."""
        if (under, over) not in self.links:
            link = self.table.steps.fight_link
            self.links[under, over] = link(self.state, self.seat, under, over) is not None
        return self.links[under, over]

    def _count_colours(self, laid: list[int], sleeve: int) -> int:
        return len({self._colour(one) for one in (*laid, sleeve)})

    def _colour(self, sleeve: int) -> str:
        return self.table.colour[self.state.face[sleeve]]

    def _gain(self, sleeve: int, after: str) -> _Gain:
        """The value of a card when a card of the colour ``after`` is laid on it."""
        if (sleeve, after) not in self.gains:
            self.gains[sleeve, after] = self._added(sleeve, after)
        return self.gains[sleeve, after]

    def _added(self, sleeve: int, after: str) -> _Gain:
        table, face = self.table, self.state.face[sleeve]
        if table.colour[face] in self.muted:
            return _NOTHING
        symbols = [table.symbols[face]]
        # A card that a trait lets follow uses no extension; its own symbols count there.
        if after in table.extensions[face]:
            symbols.append(table.extensions[face][after])
        counted = table.steps.fight_symbols(self.state, self.seat, sleeve, symbols)
        return _Gain(
            sum(one.damage for one in counted),
            sum(one.shield for one in counted),
            sum(one.draw for one in counted),
            sum(one.take_back + one.return_card for one in counted),
        )

    def _weigh(self, laid: list[int], under: _Gain) -> None:
        damage, shield, draw, back = _plus(under, self._gain(laid[-1], ""))
        for more in self.more:
            faces = [self.state.face[sleeve] for sleeve in laid]
            extra = more(self.state, self.seat, faces)
            damage, shield, draw = damage + extra.damage, shield + extra.shield, draw + extra.draw
        if self.bent:
            damage += self._bent(tuple([self._colour(sleeve) for sleeve in laid]))
        damage = max(0, min(damage, self.cap))
        dealt = max(0, damage - self.armour)
        worth = dealt + _SHIELD * min(shield, self.room) + _DRAW * min(draw, self.deck)
        worth += _BACK * back - _CARD * len(laid)
        if dealt >= self.life:
            worth += _KILL
        if worth > self.best:
            self.best, self.chosen = worth, laid

    def _bent(self, colours: tuple[str, ...]) -> int:
        """The damage that traits add to a combo of these colours, or subtract from it."""
        fight = self.state.fight
        self.state.fight = fight._replace(combo=colours)
        more = sum_rule(self.state, self.seat, "damage")
        self.state.fight = fight
        return more


def _combo(state: OldWorldState, decision: Decision, rng: Rng) -> int:
    return _next_card(state, decision, _Combos(state, decision.seat).find())


def _next_card(state: OldWorldState, decision: Decision, cards: list[int]) -> int:
    if not cards and _worth_a_link(state, decision):
        return next(i for i, key in enumerate(decision.keys) if key.startswith("use:"))
    key = f"play:{state.ident(cards[0])}" if cards else "done"
    return decision.keys.index(key) if key in decision.keys else 0


class ComboPlans:
    """Plan combos once for a fight and reuse the plan: while cards are laid as planned, the next
    one needs no new search, which is most of the work of a sampled fight."""

    def __init__(self) -> None:
        self.plans: dict[int, tuple[list[int], list[int]]] = {}

    def index(self, state: OldWorldState, decision: Decision, rng: Rng) -> int:
        """Answer a question of a fight, as ``fight_index`` does."""
        if decision.kind != "combo" or decision.branch >= 0:
            return fight_index(state, decision, rng)
        seat = decision.seat
        laid = state.cards(seat, COMBO)
        # Remove the plan when it is used: a finished plan is computed again if asked for.
        planned, rest = self.plans.pop(seat, ([], []))
        if not laid or planned != laid:
            rest = _Combos(state, seat).find()
        if rest:
            self.plans[seat] = ([*laid, rest[0]], rest[1:])
        return _next_card(state, decision, rest)


def _worth_a_link(state: OldWorldState, decision: Decision) -> bool:
    """Return whether to let a card of any colour follow where none fits: only one that deals
    damage."""
    hand = state.cards(decision.seat, HAND)
    offered = any(key.startswith("use:") for key in decision.keys)
    return offered and any(state.table.symbols[state.face[s]].damage for s in hand)


# -- the rest of a fight --------------------------------------------------------------------------


def _fight_turn(state: OldWorldState, decision: Decision, rng: Rng) -> int:
    """Use what is available: effects first, as they are free; potions once damage has been
    dealt."""
    left = {key for key, one in offers(state, decision.seat, MY_TURN) if _takes_more(one.trait.do)}
    for word in ("use:", "potion:") if state.fight.turns[0] > 1 else ("use:",):
        for index, key in enumerate(decision.keys):
            if key.startswith(word) and key not in left:
                return index
    return decision.keys.index("done")


def _takes_more(do: Sequence[Line]) -> bool:
    """Return whether an effect does nothing but take more cards than it brings."""
    balance = 0
    for line in do:
        word, _, rest = line.partition(" ") if isinstance(line, str) else ("", "", "")
        if word not in _CARDS:
            return False
        number = rest.partition(" ")[0]
        balance += _CARDS[word] * (int(number) if number.isdecimal() else 1)
    return balance < 0


def _attack(state: OldWorldState, decision: Decision, rng: Rng) -> int:
    """Choose the monster's side: the one that takes more cards, over all unseen fight cards."""
    unseen = state.common("fight_pool") + state.common("fight_deck")
    frame = state.stack[-1]
    if isinstance(frame, OpenAttack):
        unseen = [frame.card]
    printed = [sides for card in unseen if (sides := state.table.attacks[state.face[card]])]
    level = foe(state).level
    harm = []
    for side in decision.args:
        attacks = [sides[side] for sides in printed]
        harm.append(sum(attack_damage(state, a) + a.discard * level + 2 * a.trash for a in attacks))
    return harm.index(max(harm)) if printed else rng.below(len(harm))


def _least_card(state: OldWorldState, decision: Decision, rng: Rng) -> int:
    """Give up nothing if possible, else the least valuable card. Options may name cards without
    their zone."""
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
    """The values of action cards by id, for those that a seat can name."""
    zones = [state.cards(seat, offset) for offset in range(4)] + [pool_of(state, seat)]
    return {state.ident(s): card_worth(state, s) for zone in zones for s in zone}


def _first(state: OldWorldState, decision: Decision, rng: Rng) -> int:
    """The first option that does not end the phase early."""
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
    "bury": _least_card,
    "heal": _best_card,
    "take_back": _best_card,
    "take_card": _best_card,
    "special": _first,
    "trait": _first,
}
