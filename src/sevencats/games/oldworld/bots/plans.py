"""Choose a route for this turn: what can be gained on each way through the map, and its costs."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from sevencats.games.oldworld.bots.characters import PLAIN, Character
from sevencats.games.oldworld.bots.hints import visits_of
from sevencats.games.oldworld.bots.worth import (
    GOLD,
    POTION,
    QUEST,
    TRAIL,
    card_worth,
    gold_worth,
    level_worth,
)
from sevencats.games.oldworld.expansion import is_blocked
from sevencats.games.oldworld.packs.model import ATTRIBUTES, TERRAINS
from sevencats.games.oldworld.rules.cards import has_trail, pool_of, trail_at
from sevencats.games.oldworld.rules.spawn import prey
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.table import OldWorldTable
from sevencats.games.oldworld.zones import HAND, POTIONS, QUESTS, TRAILS

#: Moves considered in one turn.
_MOVES = 3
#: Expansions give the value of a visit in hundredths.
_HUNDREDTHS = 100
#: The discount for later gains, which are less certain: the way there may close.
_LATER = 0.92
#: The share of a gain that lies one step beyond this turn's route.
_PULL = 0.6


class RoutePlan(NamedTuple):
    """The locations of a route (empty: stay) and its value."""

    path: tuple[int, ...]
    worth: float


_NEVER = 99.0
_NO_WAY = RoutePlan((), -_NEVER)


def _worth(plan: RoutePlan) -> float:
    return plan.worth


class Planner:
    """Rate routes for one seat. ``end`` gives the value of ending phase I at a location with a
    number of cards in hand. ``packs`` are those whose values of a visit count (None: all in
    play); ``likes`` is what the seat's character prefers."""

    def __init__(
        self,
        state: OldWorldState,
        seat: int,
        end: Callable[[int, int], float],
        packs: tuple[str, ...] | None = None,
        likes: Character = PLAIN,
    ) -> None:
        self.state, self.seat, self.end, self.likes = state, seat, end, likes
        self.table = state.table
        self.visits = visits_of(self.table.config.packs if packs is None else packs)
        self.wild = {
            place for place, record in enumerate(self.table.places) if record.terrain == "any"
        }
        self.here: dict[int, float] = {}
        self.pulls: dict[int, float] = {}
        self.ends: dict[tuple[int, int], float] = {}
        self.gold = gold_worth(state, seat)

    def best(self) -> RoutePlan:
        """The best route from the seat's location, staying included."""
        state, seat = self.state, self.seat
        start = state.place[seat]
        hand = sorted(state.cards(seat, HAND), key=lambda s: card_worth(state, s))
        best = RoutePlan((), self._stop(start, len(hand)))
        for first in self.table.paths[start]:
            way = self._way(start, first, hand, state.gold[seat], frozenset(), _MOVES, 1.0)
            if way.worth > best.worth:
                best = way
        return best

    def ways(self) -> list[RoutePlan]:
        """Every route from the seat's location, staying included, the best one first."""
        state, seat = self.state, self.seat
        hand = sorted(state.cards(seat, HAND), key=lambda s: card_worth(state, s))
        start, found = state.place[seat], [RoutePlan((), self.staying())]
        edge: list[tuple[tuple[int, ...], float, list[int], int]]
        edge = [((start,), 0.0, hand, state.gold[seat])]
        for move in range(_MOVES):
            farther: list[tuple[tuple[int, ...], float, list[int], int]] = []
            for stops, worth, cards, gold in edge:
                for place in self.table.paths[stops[-1]]:
                    paid = self._pay(place, cards, gold)
                    if paid is None or place in stops[1:]:
                        continue
                    price, left, rest = paid
                    total = worth - price + _LATER**move * self.offer(place, rest)
                    stop = self._stop(place, len(left))
                    found.append(RoutePlan((*stops[1:], place), total + stop))
                    farther.append(((*stops, place), total, left, rest))
            edge = farther
        return sorted(found, key=_worth, reverse=True)

    def staying(self) -> float:
        """The value of ending phase I at the seat's location."""
        return self._stop(self.state.place[self.seat], len(self.state.cards(self.seat, HAND)))

    def _way(
        self,
        start: int,
        place: int,
        hand: list[int],
        gold: int,
        done: frozenset[int],
        moves: int,
        weight: float,
    ) -> RoutePlan:
        paid = self._pay(place, hand, gold)
        if paid is None:
            return _NO_WAY
        price, hand, gold = paid
        gain = 0.0 if place in done else weight * self.offer(place, gold)
        done = done | {place}
        best = RoutePlan((), self._stop(place, len(hand)))
        if moves > 1:
            for after in self.table.paths[place]:
                if after != start or after not in done:
                    way = self._way(place, after, hand, gold, done, moves - 1, weight * _LATER)
                    best = max(best, way, key=_worth)
        return RoutePlan((place, *best.path), gain - price + best.worth)

    def _stop(self, place: int, kept: int) -> float:
        """The value of ending phase I at a place: its actions, and how near it is to a goal of a
        later turn."""
        if place not in self.pulls:
            gold, steps = self.state.gold[self.seat], distances(self.table)[place]
            self.pulls[place] = max(
                self.offer(there, gold) * _PULL**far for there, far in enumerate(steps) if far
            )
        if (place, kept) not in self.ends:
            self.ends[place, kept] = self.end(place, kept)
        return self.ends[place, kept] + self.pulls[place]

    def _pay(self, place: int, hand: list[int], gold: int) -> tuple[float, list[int], int] | None:
        """The cheapest payment for a move: its cost in value, with hand and gold after it."""
        state, table = self.state, self.table
        terrain = table.places[place].terrain
        for at, card in enumerate(hand):
            if place in self.wild or table.terrain[state.face[card]] in (terrain, "wild"):
                return card_price(state, card), hand[:at] + hand[at + 1 :], gold
        if not hand:
            return None
        price = card_price(state, hand[0])
        second = card_price(state, hand[1]) if len(hand) > 1 else _NEVER
        if gold and self.gold <= second:
            return price + self.gold, hand[1:], gold - 1
        return (price + second, hand[2:], gold) if second < _NEVER else None

    # -- what a location offers ------------------------------------------------------------------

    def offer(self, place: int, gold: int) -> float:
        """The value of a location's action, with the quests and trail quests there and what an
        expansion has put there."""
        if place not in self.here:
            self.here[place] = self._found(place)
        if self.state.turn[self.seat].acted >> place & 1 or is_blocked(self.state, place):
            return self.here[place]
        return self.here[place] + self._action(place, gold)

    def _found(self, place: int) -> float:
        state, seat, table = self.state, self.seat, self.table
        own = table.zone(seat, QUESTS)
        likes = self.likes.quests
        quest = QUEST * likes
        worth = quest * sum(q.place == place and state.where[q.card] == own for q in state.spots)
        for token in state.cards(seat, TRAILS):
            terrain = TERRAINS.index(table.places[place].terrain) if place not in self.wild else -1
            here = table.token_place[state.face[token]] == place
            if here and state.trail_quests[seat] >> terrain & 1:
                worth += TRAIL * likes + self.gold
        return worth + sum(visit(state, seat, place) for visit in self.visits) / _HUNDREDTHS

    def _action(self, place: int, gold: int) -> float:
        state, seat, likes = self.state, self.seat, self.likes
        record = self.table.places[place]
        action = record.action
        if action in ATTRIBUTES:
            fits = state.attr(seat, action) <= state.level[seat]
            return level_worth(state, seat, action) * likes.levels if fits else 0.0
        if action == "school":
            return self._school(place, gold)
        if action == "rumours":
            return self.gold + self._rumours() * likes.quests
        if action == "potion":
            room = len(state.cards(seat, POTIONS)) < self.table.tracks.potion_limit
            return POTION * likes.potions if room else 0.2
        if action == "poker":
            return 0.5 * self.gold * likes.gold if gold else 0.0
        if action == "exchange":
            return exchange_worth(state, seat)
        return self.gold if not gold else 0.3

    def _school(self, place: int, gold: int) -> float:
        state, seat = self.state, self.seat
        home = place == self.table.steps.place_home(state, seat)
        lessons = [
            level_worth(state, seat, name) * self.likes.levels
            - 0.5 * GOLD * (state.attr(seat, name) + 1)
            for name in ATTRIBUTES
            if (home or name != "specialty") and state.attr(seat, name) + 1 <= gold
        ]
        return max([0.0, *lessons])

    def _rumours(self) -> float:
        """The value of finding a trail token: half a trail, if there is a monster to hunt."""
        state, seat = self.state, self.seat
        wanted = any(
            prey(state, terrain) >= 0 and trail_at(state, seat, terrain) < 0
            for terrain in range(len(TERRAINS))
        )
        return 0.5 * TRAIL if wanted else 0.0


@lru_cache(maxsize=64)
def distances(table: OldWorldTable) -> tuple[tuple[int, ...], ...]:
    """The number of moves from each location to each other."""
    rows = []
    for start in range(len(table.places)):
        far = {start: 0}
        edge = [start]
        while edge:
            edge = [
                n for n in dict.fromkeys(n for p in edge for n in table.paths[p]) if n not in far
            ]
            far.update(dict.fromkeys(edge, max(far.values()) + 1))
        rows.append(tuple(far.get(place, len(table.places)) for place in range(len(table.places))))
    return tuple(rows)


def card_price(state: OldWorldState, card: int) -> float:
    """The cost of a paid card: phase III refills the hand, so it matters little outside a fight of
    this turn, whose odds count it."""
    return 0.1 + 0.05 * card_worth(state, card)


def exchanges(state: OldWorldState, seat: int) -> dict[int, float]:
    """The gain from exchanging each card of the hand: the best card available for it, less the card
    itself."""
    cost_of = state.table.steps.cards_cost
    pool = [(card, cost_of(state, card)) for card in pool_of(state, seat)]
    gains = {}
    for card in state.cards(seat, HAND):
        limit = (cost_of(state, card) or 0) + 1
        fitting = [card_worth(state, s) for s, cost in pool if cost is not None and cost <= limit]
        if fitting:
            gains[card] = max(fitting) - card_worth(state, card)
    return gains


def exchange_worth(state: OldWorldState, seat: int) -> float:
    """The value of the best exchange over the rest of the game."""
    return max([0.0, *exchanges(state, seat).values()])


def trail_choice(state: OldWorldState, seat: int, terrains: list[int]) -> int:
    """The terrain of the monster to hunt next: the weakest one without a trail yet."""

    def rank(terrain: int) -> tuple[bool, int]:
        monster = prey(state, terrain)
        if monster < 0:
            return True, 99
        return has_trail(state, seat, terrain), state.table.content.monsters[
            state.ident(monster)
        ].life

    return min(range(len(terrains)), key=lambda i: rank(terrains[i]))
