"""The hunter: a witcher of sense. It trains, follows trails, and fights when its odds are good."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container
from functools import partial

from sevencats.bots.base import Choice, Reason, Sight
from sevencats.kernel.decisions import Decision
from sevencats.kernel.rng import Rng
from sevencats.kits.oldworld.bots.eyes import best_seen
from sevencats.kits.oldworld.bots.fighting import fight_index
from sevencats.kits.oldworld.bots.odds import Odds, odds
from sevencats.kits.oldworld.bots.plans import Planner, trail_choice
from sevencats.kits.oldworld.bots.worth import (
    EXPLORE,
    GOLD,
    STEP,
    best_level,
    card_worth,
    level_worth,
)
from sevencats.oldworld.expansion import Opponent, eyes_of, opponents_of, stays_of
from sevencats.oldworld.packs.model import ATTRIBUTES, TERRAINS
from sevencats.oldworld.rules.frames import Poker
from sevencats.oldworld.rules.growth import reach_top
from sevencats.oldworld.rules.poker_hands import rank_of
from sevencats.oldworld.rules.spawn import lair, prey
from sevencats.oldworld.state import OldWorldState
from sevencats.oldworld.zones import DECK, DISCARD, HAND, TROPHIES

#: Fights tried for one estimate: enough to tell a good fight from a bad one.
TRIES = 12
#: What a lost fight costs beside the turn: cards not drawn.
_BEATEN = 1.5
#: Own life below so many cards for each point of a monster's is not worth an estimate.
_LIFE = 0.75
#: With fewer cards nobody needs to think of an opponent that an expansion brings.
_LEAST_LIFE = 8
#: A trophy when there is nothing more to win by it than what it does.
_LATE_STEP = 4.0
#: Expansions tell what things are worth in hundredths.
_HUNDREDTHS = 100
#: Hands that need no reroll: straights and a full house (places in the table of hands).
_STRAIGHT, _FULL_HOUSE = (4, 5), 6
_DICE = 5

Habit = Callable[[OldWorldState, Decision], int]


class HunterBot:
    """Plans a turn by what the map offers; every fight is tried in its head first. It looks through
    the eyes that expansions give it, but for those it is ``blind`` to, to measure what they are
    worth."""

    def __init__(self, seed: int, blind: Container[str] = ()) -> None:
        self.rng = Rng(seed)
        self.blind = blind
        self.known: dict[tuple[int, str], Odds] = {}
        self.habits: dict[str, Habit] = {
            "phase1": self._phase1,
            "phase2": self._phase2,
            "pay": _pay,
            "keep": _keep,
            "gain": _gain,
            "reroll": reroll,
            "train": _attribute,
            "raise": _attribute,
            "attribute": _attribute,
            "trail": _trail,
            "rumours": _trail,
            "exchange_for": _exchange_for,
            "alms": _alms,
            "story": self._story,
            "event": self._story,
            "wager": _wager,
        }

    def choose(self, sight: Sight) -> Choice:
        """An option, by habit or by a plan."""
        state, decision = sight.table, sight.decision
        assert isinstance(state, OldWorldState)
        eyes = eyes_of(self._packs(state))
        seen = best_seen(state, decision, eyes) if eyes else None
        if decision.kind in eyes and seen is not None:
            return Choice(seen.place, Reason("habit"))
        habit = self.habits.get(decision.kind)
        if seen is not None and seen.worth > self._without(state, decision):
            return Choice(seen.place, Reason("plan"))
        if habit is None:
            return Choice(fight_index(state, decision, self.rng), Reason("habit"))
        index = habit(state, decision)
        return Choice(index, self._reason(state, decision, index))

    def _packs(self, state: OldWorldState) -> tuple[str, ...]:
        """The packs through whose eyes it looks."""
        packs = state.table.config.packs
        return tuple(pack for pack in packs if pack not in self.blind) if self.blind else packs

    def _without(self, state: OldWorldState, decision: Decision) -> float:
        """What the bot makes of a question without the options that an expansion has added. What is
        done in phase I does not end it, so there it is what the best way brings over staying."""
        seat = decision.seat
        if decision.kind == "phase1":
            best = Planner(state, seat, partial(self._end_worth, state, seat)).best()
            here = partial(self._end_worth, state, seat, opponents=False)
            return best.worth - Planner(state, seat, here).staying()
        if decision.kind == "phase2":
            return max(self._phase2_worth(state, seat, key) for key in decision.keys)
        return 0.0

    def _reason(self, state: OldWorldState, decision: Decision, index: int) -> Reason:
        word, _, what = decision.keys[index].partition(":")
        found = self.known.get((state.turns, what))
        if word == "fight" and found:
            return Reason("odds", (("won", found.won), ("tried", found.tried)))
        if word in ("move", "act", "meditate"):
            return Reason("plan")
        return Reason("habit")

    # -- the turn --------------------------------------------------------------------------------

    def _phase1(self, state: OldWorldState, decision: Decision) -> int:
        """Take what is here, then go where most is to be had."""
        seat, keys = decision.seat, decision.keys
        for index, key in enumerate(keys):
            if key.startswith(("quest:", "use:")) or (key == "act" and self._useful(state, seat)):
                return index
        plan = Planner(state, seat, lambda place: self._end_worth(state, seat, place)).best()
        key = f"move:{state.table.places[plan.first].id}" if plan.first >= 0 else "end"
        return keys.index(key) if key in keys else keys.index("end")

    def _useful(self, state: OldWorldState, seat: int) -> bool:
        planner = Planner(state, seat, lambda place: 0.0)
        return planner.offer(state.place[seat], state.gold[seat]) > 0

    def _end_worth(
        self, state: OldWorldState, seat: int, place: int, *, opponents: bool = True
    ) -> float:
        """What phase II is worth at a location: a hunt, or else a look around."""
        worth = EXPLORE if state.common("city") or state.common("wilds") else 0.0
        worth = max(worth, self._meditation(state, seat))
        packs = self._packs(state)
        for name, one in opponents_of(state, packs).items() if opponents else ():
            if one.place == place:
                worth = max(worth, self._opponent_worth(state, seat, name, one))
        if not state.table.steps.phase2_barred(state, seat):
            for terrain in range(len(TERRAINS)):
                if lair(state, terrain) == place and prey(state, terrain) >= 0:
                    monster = state.ident(prey(state, terrain))
                    worth = max(worth, self._hunt_worth(state, seat, monster))
        return worth + sum(stay(state, seat, place) for stay in stays_of(packs)) / _HUNDREDTHS

    def _meditation(self, state: OldWorldState, seat: int) -> float:
        """A trophy for an attribute at its top; the last step is not to be had that way, but
        alone the trophy is a condition of victory."""
        owned = {state.ident(s) for s in state.cards(seat, TROPHIES)}
        there = {state.ident(s) for s in state.common("supply")}
        ready = [a for a in ATTRIBUTES if state.attr(seat, a) == 5 and a in there - owned]
        if not ready:
            return 0.0
        last = state.track[seat] + 1 >= state.table.tracks.top
        return 2.0 if last and not state.table.solo else _step_worth(state, seat)

    def _hunt_worth(self, state: OldWorldState, seat: int, opponent: str) -> float:
        found = self._odds(state, seat, opponent)
        if found is None:
            return 0.0
        won, driven = found.won / found.tried, found.driven / found.tried
        step = _step_worth(state, seat)
        return won * (step + 2 * GOLD) + driven * 2 * GOLD - (1 - won) * _BEATEN

    def _opponent_worth(self, state: OldWorldState, seat: int, name: str, one: Opponent) -> float:
        """A fight that an expansion brings, by its odds."""
        found = self._odds(state, seat, name)
        if found is None:
            return 0.0
        return (found.chance * one.won + (1 - found.chance) * one.lost) / _HUNDREDTHS

    def _odds(self, state: OldWorldState, seat: int, opponent: str) -> Odds | None:
        """Odds are worked out once a turn; hopeless hunts not at all."""
        monster = state.table.content.monsters.get(opponent)
        life = sum(len(state.cards(seat, zone)) for zone in (HAND, DECK, DISCARD))
        need = _LIFE * monster.life if monster is not None else _LEAST_LIFE
        if opponent not in state.table.seats and life + state.shield[seat] < need:
            return None
        key = (state.turns, opponent)
        if key not in self.known:
            self.known = {k: v for k, v in self.known.items() if k[0] == state.turns}
            self.known[key] = odds(state, seat, opponent, tries=TRIES, rng=self.rng)
        return self.known[key]

    def _phase2(self, state: OldWorldState, decision: Decision) -> int:
        worths = [self._phase2_worth(state, decision.seat, key) for key in decision.keys]
        return worths.index(max(worths))

    def _phase2_worth(self, state: OldWorldState, seat: int, key: str) -> float:
        word, _, what = key.partition(":")
        if word == "explore":
            return EXPLORE + (0.1 if what == "city" and state.gold[seat] < 3 else 0.0)
        if word == "meditate":
            return self._meditation(state, seat)
        if word != "fight":
            return self._option_worth(state, seat, key)
        if what in state.table.seats:
            rival = state.table.seats.index(what)
            if f"witcher.{state.school[rival]}" in _trophies(state, seat):
                return 0.0
        return self._hunt_worth(state, seat, what)

    def _option_worth(self, state: OldWorldState, seat: int, key: str) -> float:
        """An option of an expansion: an opponent, or something at which its eye looks."""
        for name, one in opponents_of(state, self._packs(state)).items():
            if one.option == key:
                return self._opponent_worth(state, seat, name, one)
        return 0.0

    def _story(self, state: OldWorldState, decision: Decision) -> int:
        """Nobody knows what comes of it, and what the engine knows is not looked at."""
        return self.rng.below(len(decision.keys))


def _step_worth(state: OldWorldState, seat: int) -> float:
    """A step on the trophy track. Where its top does not win, the last ones help little."""
    wins = state.table.steps.game_won is reach_top
    return STEP if wins or state.track[seat] + 1 < state.table.tracks.top else _LATE_STEP


def _trophies(state: OldWorldState, seat: int) -> set[str]:
    return {state.table.types[state.face[s]] for s in state.cards(seat, TROPHIES)}


# -- small choices --------------------------------------------------------------------------------


def _pay(state: OldWorldState, decision: Decision) -> int:
    """A card that pays alone, the least worth; else the least card, and gold before a second."""
    keys = decision.keys
    if "pay:nothing" in keys:
        return keys.index("pay:nothing")
    if "pay:gold" in keys and state.gold[decision.seat] > 1:
        return keys.index("pay:gold")
    place = state.table.places[state.table.place_index[decision.source]]
    cards = {i: s for i, s in enumerate(decision.args) if s >= 0}

    def rank(index: int) -> tuple[bool, float]:
        terrain = state.table.terrain[state.face[cards[index]]]
        alone = place.terrain == "any" or terrain in (place.terrain, "wild")
        return not alone, card_worth(state, cards[index]) + 0.5 * (terrain == "wild")

    return min(cards, key=rank)


def _keep(state: OldWorldState, decision: Decision) -> int:
    """Cards stay as far as they may: what is drawn instead is no better on the whole."""
    if "done" in decision.keys:
        return decision.keys.index("done")
    return min(range(len(decision.keys)), key=lambda i: card_worth(state, decision.args[i]))


def _gain(state: OldWorldState, decision: Decision) -> int:
    """The best card for its price in cards."""
    pool, price = state.common("pool"), state.table.steps.phase3_price

    def rank(index: int) -> float:
        card = decision.args[index]
        return card_worth(state, card) - 0.7 * price(state, decision.seat, pool.index(card))

    return max(range(len(decision.keys)), key=rank)


def _exchange_for(state: OldWorldState, decision: Decision) -> int:
    return max(range(len(decision.keys)), key=lambda i: card_worth(state, decision.args[i]))


def _alms(state: OldWorldState, decision: Decision) -> int:
    return decision.keys.index("done")


def _attribute(state: OldWorldState, decision: Decision) -> int:
    names = [key.partition(":")[2] for key in decision.keys]
    seat = decision.seat
    known = tuple(name for name in names if name in ATTRIBUTES)
    if not known:
        return 0
    best = best_level(state, seat, known)
    if level_worth(state, seat, best) <= 0:
        return 0
    return names.index(best)


def _trail(state: OldWorldState, decision: Decision) -> int:
    return trail_choice(state, decision.seat, list(decision.args))


def _wager(state: OldWorldState, decision: Decision) -> int:
    """On the side with clearly more cards to live on, and only with gold to spare."""
    fight = state.fight
    lives = [
        sum(len(state.cards(seat, zone)) for zone in (HAND, DECK, DISCARD)) + state.shield[seat]
        for seat in (fight.attacker, fight.rival)
    ]
    none = decision.keys.index("wager:none")
    if state.gold[decision.seat] < 3 or abs(lives[0] - lives[1]) < 3:
        return none
    better = fight.attacker if lives[0] > lives[1] else fight.rival
    key = f"wager:{state.table.seats[better]}"
    return decision.keys.index(key) if key in decision.keys else none


def reroll(state: OldWorldState, decision: Decision) -> int:
    """Throw again what belongs to no pair or more; straights and full houses stay."""
    frame = state.stack[-1]
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
