"""The hunter: a sensible witcher. It trains, follows trails, and fights when its odds are good."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from functools import partial

from sevencats.games.oldworld.bots import habits
from sevencats.games.oldworld.bots.characters import PLAIN, Character
from sevencats.games.oldworld.bots.fighting import fight_index
from sevencats.games.oldworld.bots.hints import (
    option_worths_of,
    prizes_of,
    stays_of,
    trophy_worth_of,
)
from sevencats.games.oldworld.bots.hunts import TRIES, Hunts
from sevencats.games.oldworld.bots.option_worth import best_option
from sevencats.games.oldworld.bots.plans import Planner
from sevencats.games.oldworld.bots.reasons import why_this_way
from sevencats.games.oldworld.bots.stories import explore_worth, option_worths
from sevencats.games.oldworld.bots.worth import GOLD, STEP
from sevencats.games.oldworld.expansion import Opponent, opponents_of
from sevencats.games.oldworld.packs.model import ATTRIBUTES, TERRAINS
from sevencats.games.oldworld.rules.explore import decks_left
from sevencats.games.oldworld.rules.growth import reach_top
from sevencats.games.oldworld.rules.spawn import lair, prey
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.zones import HAND, TROPHIES
from sevencats.kernel.decisions import Decision
from sevencats.kernel.errors import RulesError
from sevencats.kernel.rng import Rng
from sevencats.plugin.bots.base import Choice, Reason, Sight
from sevencats.plugin.bots.budget import Budget

#: The cost of a lost fight beside the turn: cards not drawn.
_BEATEN = 1.5
#: A rival who is stronger by this much needs no estimate.
_STRONGER = 4
#: The value of a trophy whose effect is all that it brings.
_LATE_STEP = 4.0
#: The factor for the step that wins the game.
_LAST_STEP = 1.5
#: Decks whose values differ by no more than this count as equal: a card is too uncertain for more.
_ALIKE = 0.8
#: Expansions give values in hundredths.
_HUNDREDTHS = 100

Habit = Callable[[OldWorldState, Decision], int]


class HunterBot:
    """Plan a turn by what the map offers, and sample every fight before it begins. The values of
    expansions' options are known, except for the packs in ``blind``, which serves to measure the
    value of that knowledge. ``tries`` limits the samples of a fight, ``likes`` is its character."""

    def __init__(
        self,
        seed: int,
        blind: Container[str] = (),
        tries: int = TRIES,
        likes: Character = PLAIN,
    ) -> None:
        self.rng = Rng(seed)
        self.blind = blind
        self.likes = likes
        self.hunts = Hunts(self.rng, tries)
        #: The remaining locations of the current route, the next one first.
        self.path: tuple[int, ...] = ()
        self.habits: dict[str, Habit] = {
            "phase1": self._phase1,
            "phase2": self.phase2,
            "pay": self._pay,
            "keep": habits.keep,
            "gain": habits.gain,
            "reroll": habits.reroll,
            "train": habits.attribute,
            "raise": habits.attribute,
            "attribute": habits.attribute,
            "trail": habits.trail,
            "rumours": habits.trail,
            "exchange": habits.exchange,
            "exchange_for": habits.exchange_for,
            "alms": habits.alms,
            "story": self._story,
            "event": self._story,
            "wager": habits.wager,
        }

    def choose(self, sight: Sight) -> Choice:
        """Choose an option, by habit or by a plan."""
        state, decision = sight.table, sight.decision
        assert isinstance(state, OldWorldState)
        worths = option_worths_of(self._packs(state))
        best = best_option(state, decision, worths) if worths else None
        if decision.kind in worths and best is not None:
            return Choice(best.place, Reason("habit"))
        if best is not None and best.worth > self._without(state, decision):
            return Choice(best.place, Reason("plan"))
        index = self.by_habit(state, decision)
        return Choice(index, self._reason(state, decision, index))

    def _packs(self, state: OldWorldState) -> tuple[str, ...]:
        """The packs whose options it can value."""
        packs = state.table.config.packs
        return tuple(pack for pack in packs if pack not in self.blind) if self.blind else packs

    def _without(self, state: OldWorldState, decision: Decision) -> float:
        """Answer the question without the options that an expansion has added. An action in phase I
        does not end it but takes a card as a move does, so there the value is the gain of the best
        route over staying."""
        seat = decision.seat
        if decision.kind == "phase1":
            best = self.planner(state, seat).best()
            here = self.ends(state, seat, opponents=False)
            stay = Planner(state, seat, here, self._packs(state), self.likes).staying()
            over_staying = best.worth - stay
            return over_staying / max(1, len(best.path))
        if decision.kind == "phase2":
            return max(self.phase2_worth(state, seat, key) for key in decision.keys)
        return 0.0

    def _reason(self, state: OldWorldState, decision: Decision, index: int) -> Reason:
        word, _, what = decision.keys[index].partition(":")
        if word == "fight":
            found = self.hunts.estimate(state, decision.seat, what).odds
            return Reason("odds", (("won", found.won), ("tried", found.tried)))
        if decision.kind == "phase1" and word in ("move", "end"):
            return why_this_way(state, decision.seat, self.path, self.hunts)
        planned = word in ("act", "meditate")
        return Reason("plan") if planned else Reason("habit")

    # -- the turn --------------------------------------------------------------------------------

    def _phase1(self, state: OldWorldState, decision: Decision) -> int:
        """Act here first, then go where the most can be gained."""
        seat, keys = decision.seat, decision.keys
        for index, key in enumerate(keys):
            if key.startswith(("quest:", "use:")) or (key == "act" and self.useful(state, seat)):
                return index
        self.path = self.way(state, seat)
        dice = self._dice(state, decision)
        if dice >= 0:
            return dice
        key = f"move:{state.table.places[self.path[0]].id}" if self.path else "end"
        return keys.index(key) if key in keys else keys.index("end")

    def way(self, state: OldWorldState, seat: int) -> tuple[int, ...]:
        """The locations to go to from here, in order."""
        return self.planner(state, seat).best().path

    def planner(self, state: OldWorldState, seat: int) -> Planner:
        """Rate routes by what the bot knows."""
        return Planner(state, seat, self.ends(state, seat), self._packs(state), self.likes)

    def by_habit(self, state: OldWorldState, decision: Decision) -> int:
        """Answer such a question by habit."""
        habit = self.habits.get(decision.kind)
        return habit(state, decision) if habit else fight_index(state, decision, self.rng)

    def _dice(self, state: OldWorldState, decision: Decision) -> int:
        """Rate dice poker with a witcher who is here: it pays more than it costs, but rules out a
        fight with that witcher. -1: do not play."""
        kept = len(state.cards(decision.seat, HAND))
        for index, key in enumerate(decision.keys):
            word, _, name = key.partition(":")
            if word == "poker":
                rival = state.table.seats.index(name)
                if self.path or self._duel_worth(state, decision.seat, rival, kept) <= 0:
                    return index
        return -1

    def _pay(self, state: OldWorldState, decision: Decision) -> int:
        target = state.table.place_index[decision.source]
        later = self.path[1:] if self.path[:1] == (target,) else ()
        return habits.pay(state, decision, later)

    def useful(self, state: OldWorldState, seat: int) -> bool:
        """Return whether the action of the seat's location brings anything."""
        planner = Planner(state, seat, lambda place, kept: 0.0, self._packs(state))
        return planner.offer(state.place[seat], state.gold[seat]) > 0

    def ends(
        self, state: OldWorldState, seat: int, *, opponents: bool = True
    ) -> Callable[[int, int], float]:
        """The value of phase II at each location with this many cards left in hand: a hunt, a fight
        with a rival, or else what can be done anywhere."""
        looks = (self._explore(state, seat, deck) for deck in decks_left(state))
        anywhere = max([self._meditation(state, seat), *looks])
        more = opponents_of(state, self._packs(state)) if opponents else {}
        return partial(self._end_worth, state, seat, anywhere, more)

    def _end_worth(
        self,
        state: OldWorldState,
        seat: int,
        anywhere: float,
        opponents: Mapping[str, Opponent],
        place: int,
        kept: int,
    ) -> float:
        worth = anywhere
        for name, one in opponents.items():
            if one.place == place:
                worth = max(worth, self._opponent_worth(state, seat, name, kept))
        if not state.table.steps.phase2_barred(state, seat):
            for terrain in range(len(TERRAINS)):
                if lair(state, terrain) == place and prey(state, terrain) >= 0:
                    monster = state.ident(prey(state, terrain))
                    fight = self._hunt_worth(state, seat, monster, kept, self.likes.hunts)
                    worth = max(worth, fight)
            for rival, there in enumerate(state.place):
                if there == place and rival != seat:
                    worth = max(worth, self._duel_worth(state, seat, rival, kept))
        stays = stays_of(self._packs(state))
        return worth + sum(stay(state, seat, place) for stay in stays) / _HUNDREDTHS

    def _duel_worth(self, state: OldWorldState, seat: int, rival: int, kept: int) -> float:
        """The value of a fight with a witcher here; 0 where it is not allowed or needs no
        estimate."""
        allowed = state.table.steps.fight_duel(state, seat, rival)
        barred = not allowed or f"witcher.{state.school[rival]}" in _trophies(state, seat)
        weaker = habits.strength(state, seat) + _STRONGER < habits.strength(state, rival)
        if barred or weaker:
            return 0.0
        return self._hunt_worth(state, seat, state.table.seats[rival], kept, self.likes.duels)

    def _explore(self, state: OldWorldState, seat: int, deck: str) -> float:
        return explore_worth(state, seat, deck) * self.likes.stories

    def _meditation(self, state: OldWorldState, seat: int) -> float:
        """The value of a trophy for an attribute at its top; it cannot be the last step, but in
        solo it is a condition of victory."""
        owned = {state.ident(s) for s in state.cards(seat, TROPHIES)}
        there = {state.ident(s) for s in state.common("supply")}
        ready = [a for a in ATTRIBUTES if state.attr(seat, a) == 5 and a in there - owned]
        if not ready:
            return 0.0
        last = state.track[seat] + 1 >= state.table.tracks.top
        return 2.0 if last and not state.table.solo else self._trophy(state, seat, "")

    def _hunt_worth(
        self, state: OldWorldState, seat: int, opponent: str, kept: int, liked: float
    ) -> float:
        """The value of a fight, whose trophy counts as much as the character likes such fights."""
        chance = self.hunts.chance(state, seat, opponent, kept)
        if chance is None:
            return 0.0
        step = liked * self._trophy(state, seat, opponent)
        won, driven = chance
        gold = state.table.tracks.monster_gold * GOLD
        return won * (step + gold) + driven * gold - (1 - won) * _BEATEN * self.likes.defeat

    def _trophy(self, state: OldWorldState, seat: int, monster: str) -> float:
        """The value of a trophy of a monster on the board, or another one: a step on the track, or
        its value in an expansion."""
        worth = trophy_worth_of(self._packs(state))
        if worth is None:
            return _step_worth(state, seat)
        lairs = (n for n in range(len(TERRAINS)) if _lives_at(state, n, monster))
        return worth(state, seat, next(lairs, -1)) / _HUNDREDTHS

    def _opponent_worth(self, state: OldWorldState, seat: int, name: str, kept: int) -> float:
        """The value of a fight that an expansion brings, by its odds."""
        chance = self.hunts.chance(state, seat, name, kept)
        prize = prizes_of(state, self._packs(state)).get(name)
        if chance is None or prize is None:
            return 0.0
        return (chance.won * prize.won + (1 - chance.won) * prize.lost) / _HUNDREDTHS

    def phase2(self, state: OldWorldState, decision: Decision) -> int:
        """Choose the best option; among decks of about the same value, a random one."""
        keys = decision.keys
        worths = [self.phase2_worth(state, decision.seat, key) for key in keys]
        best = worths.index(max(worths))
        decks = [
            i
            for i, key in enumerate(keys)
            if key.startswith("explore:") and worths[i] >= worths[best] - _ALIKE
        ]
        return decks[self.rng.below(len(decks))] if best in decks else best

    def phase2_worth(self, state: OldWorldState, seat: int, key: str) -> float:
        """The value of an option of phase II."""
        word, _, what = key.partition(":")
        if word == "explore":
            return self._explore(state, seat, what)
        if word == "meditate":
            return self._meditation(state, seat)
        if word != "fight":
            return self._option_worth(state, seat, key)
        kept = len(state.cards(seat, HAND))
        if what in state.table.seats:
            return self._duel_worth(state, seat, state.table.seats.index(what), kept)
        return self._hunt_worth(state, seat, what, kept, self.likes.hunts)

    def _option_worth(self, state: OldWorldState, seat: int, key: str) -> float:
        """The value of an expansion's option: a fight with an opponent, or what the expansion
        says."""
        for name, one in opponents_of(state, self._packs(state)).items():
            if one.option == key:
                kept = len(state.cards(seat, HAND))
                return self._opponent_worth(state, seat, name, kept)
        return 0.0

    def _story(self, state: OldWorldState, decision: Decision) -> int:
        """Choose by price and by the average result of such options; ties are random. The engine's
        knowledge of the results is not used."""
        worths = option_worths(state, decision.seat, decision.kind, decision.source)
        listed = [worths[key.partition(":")[2]] for key in decision.keys]
        best = [i for i, worth in enumerate(listed) if worth == max(listed)]
        return best[self.rng.below(len(best))]


def hasty_hunter(seed: int, budget: Budget) -> HunterBot:
    """A hunter that samples each fight at most as often as its budget says, for many games at
    once."""
    if not budget.simulations:
        raise RulesError("a hunter's budget is a number of tried fights, such as hunter@3")
    return HunterBot(seed, tries=budget.simulations)


def _step_worth(state: OldWorldState, seat: int) -> float:
    """The value of a step on the trophy track; the last one wins the game. Where the top of the
    track does not win, the last steps are worth little."""
    if state.track[seat] + 1 < state.table.tracks.top:
        return STEP
    return _LAST_STEP * STEP if state.table.steps.game_won is reach_top else _LATE_STEP


def _lives_at(state: OldWorldState, terrain: int, monster: str) -> bool:
    return prey(state, terrain) >= 0 and state.ident(prey(state, terrain)) == monster


def _trophies(state: OldWorldState, seat: int) -> set[str]:
    return {state.table.types[state.face[s]] for s in state.cards(seat, TROPHIES)}
