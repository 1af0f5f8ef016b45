"""The small choices of a turn: payments, cards, attributes, dice, wagers."""

from __future__ import annotations

from collections import Counter

from sevencats.games.oldworld.bots.hints import payments_of
from sevencats.games.oldworld.bots.plans import card_price, exchanges, trail_choice
from sevencats.games.oldworld.bots.worth import (
    best_level,
    card_worth,
    gold_worth,
    level_worth,
    lost_worth,
)
from sevencats.games.oldworld.language.select import Attributes
from sevencats.games.oldworld.packs.model import ATTRIBUTES
from sevencats.games.oldworld.rules.cards import POOL_SIZE, pool_of
from sevencats.games.oldworld.rules.frames import Poker
from sevencats.games.oldworld.rules.poker_hands import rank_of
from sevencats.games.oldworld.rules.travel import ANY, WILD
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.zones import DECK, DISCARD, HAND
from sevencats.kernel.branches import asking_frame
from sevencats.kernel.decisions import Decision
from sevencats.kernel.effects import Choose, Effect, node_at

#: Exchange a card of the hand for an unknown card of the deck if it is worse by this much.
_WORSE = 0.8
#: The share of a hand card's value that it costs to pay with it for a card of the pool.
_PAYMENT = 0.7
#: Trash a card there only if this improves the choice in the pool by this much.
_BETTER = 0.3
#: The extra value of a card that pays for a later move of the route.
_NEEDED = 1.5
#: Hands that need no reroll: straights and a full house (indices in the table of hands).
_STRAIGHT, _FULL_HOUSE = (4, 5), 6
_DICE = 5
#: Expansions give values in hundredths.
_HUNDREDTHS = 100


# -- movement -------------------------------------------------------------------------------------


def pay(state: OldWorldState, decision: Decision, later: tuple[int, ...]) -> int:
    """Pay with the least useful cards: a single card, if one is enough; a card with little value in
    a fight that does not pay for a ``later`` move of the route."""
    keys, seat = decision.keys, decision.seat
    if "pay:nothing" in keys:
        return keys.index("pay:nothing")
    cards = {i: s for i, s in enumerate(decision.args) if s >= 0}
    terrain = state.table.places[state.table.place_index[decision.source]].terrain

    def rank(index: int) -> tuple[bool, float]:
        card = cards[index]
        needed = any(_fits(state, card, state.table.places[place].terrain) for place in later)
        wild = state.table.terrain[state.face[card]] == WILD
        worth = card_worth(state, card) + _NEEDED * needed + 0.5 * wild
        return not _fits(state, card, terrain), worth

    least = min(cards, key=rank)
    if "pay:gold" in keys and gold_worth(state, seat) <= card_price(state, cards[least]):
        return keys.index("pay:gold")
    return least


def _fits(state: OldWorldState, card: int, terrain: str) -> bool:
    return terrain == ANY or state.table.terrain[state.face[card]] in (terrain, WILD)


# -- cards ----------------------------------------------------------------------------------------


def keep(state: OldWorldState, decision: Decision) -> int:
    """Exchange what is clearly worse than the average of the deck. The content of the own deck is
    known, its order is not."""
    cards = {i: s for i, s in enumerate(decision.args) if s >= 0}
    least = min(cards, key=lambda i: card_worth(state, cards[i]))
    if "done" not in decision.keys:
        return least
    deck = state.cards(decision.seat, DECK) or state.cards(decision.seat, DISCARD)
    if deck:
        mean = sum(card_worth(state, s) for s in deck) / len(deck)
        if card_worth(state, cards[least]) < mean - _WORSE:
            return least
    return decision.keys.index("done")


def gain(state: OldWorldState, decision: Decision) -> int:
    """The best card for its price in cards."""
    pool, price = pool_of(state, decision.seat), state.table.steps.phase3_price
    told = sum(payment(state) for payment in payments_of(state.table.config.packs))
    payment = _PAYMENT + told / _HUNDREDTHS

    def rank(index: int) -> float:
        card = decision.args[index]
        cost = price(state, decision.seat, pool.index(card))
        return card_worth(state, card) - payment * cost

    return max(range(len(decision.keys)), key=rank)


def exchange(state: OldWorldState, decision: Decision) -> int:
    """Exchange the card that brings the greatest gain."""
    brings = exchanges(state, decision.seat)
    return max(range(len(decision.args)), key=lambda i: brings.get(decision.args[i], 0.0))


def exchange_for(state: OldWorldState, decision: Decision) -> int:
    """Take the best card."""
    return max(range(len(decision.keys)), key=lambda i: card_worth(state, decision.args[i]))


def alms(state: OldWorldState, decision: Decision) -> int:
    """Trash the card of the pool that keeps a better one from becoming cheaper, if there is one:
    the cards to its left slide to the right."""
    pool = list(pool_of(state, decision.seat))
    best, place = _best_offer(state, pool) + _BETTER, -1
    for at in range(len(pool)):
        offer = _best_offer(state, pool[:at] + pool[at + 1 :])
        if offer > best:
            best, place = offer, at
    if place < 0:
        return decision.keys.index("done")
    return decision.keys.index(f"trash:{state.ident(pool[place])}")


def _best_offer(state: OldWorldState, pool: list[int]) -> float:
    """The value of the best card of a pool, less its price."""
    table, first = state.table, POOL_SIZE - len(pool)
    return max(
        (
            card_worth(state, card)
            - _PAYMENT * max(0, table.cost[state.face[card]] + table.tracks.place_cost[first + at])
            for at, card in enumerate(pool)
        ),
        default=0.0,
    )


# -- the rest -------------------------------------------------------------------------------------


def attribute(state: OldWorldState, decision: Decision) -> int:
    """Raise the most valuable attribute; lower the least valuable."""
    names = [key.partition(":")[2] for key in decision.keys]
    seat = decision.seat
    known = tuple(name for name in names if name in ATTRIBUTES)
    if not known:
        return 0
    if _falls(state, decision):
        return names.index(min(known, key=lambda name: lost_worth(state, seat, name)))
    best = best_level(state, seat, known)
    if level_worth(state, seat, best) <= 0:
        return 0
    return names.index(best)


def _falls(state: OldWorldState, decision: Decision) -> bool:
    """Return whether the attribute in question is lowered."""
    frame = asking_frame(state, decision)
    if not isinstance(frame, Effect):
        return False
    node = node_at(state.trees[frame.tree], frame.path)
    select = node.select if isinstance(node, Choose) else None
    return isinstance(select, Attributes) and not select.up


def trail(state: OldWorldState, decision: Decision) -> int:
    """The monster to hunt next."""
    return trail_choice(state, decision.seat, list(decision.args))


def strength(state: OldWorldState, seat: int) -> int:
    """A rough measure of a witcher's strength in a fight: life cards, shield, cards drawn per
    turn."""
    life = sum(len(state.cards(seat, zone)) for zone in (HAND, DECK, DISCARD))
    return life + state.shield[seat] + 2 * state.attr(seat, "combat")


def wager(state: OldWorldState, decision: Decision) -> int:
    """Bet on the side that is clearly stronger, and only with gold to spare."""
    fight = state.fight
    powers = [strength(state, seat) for seat in (fight.attacker, fight.rival)]
    none = decision.keys.index("wager:none")
    if state.gold[decision.seat] < 3 or abs(powers[0] - powers[1]) < 3:
        return none
    better = fight.attacker if powers[0] > powers[1] else fight.rival
    key = f"wager:{state.table.seats[better]}"
    return decision.keys.index(key) if key in decision.keys else none


def reroll(state: OldWorldState, decision: Decision) -> int:
    """Reroll the dice outside any pair or more; keep straights and full houses."""
    frame = asking_frame(state, decision)
    assert isinstance(frame, Poker)
    dice = frame.dice[:_DICE] if frame.turn else frame.dice[_DICE:]
    if rank_of(dice) in _STRAIGHT or rank_of(dice) >= _FULL_HOUSE:
        return decision.keys.index("done")
    count = Counter(dice)
    high = max(dice)
    for index, die in enumerate(decision.args):
        lonely = die >= 0 and count[dice[die]] == 1
        if lonely and not (max(count.values()) == 1 and dice[die] == high):
            return index
    return decision.keys.index("done")
