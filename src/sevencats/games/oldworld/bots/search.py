"""The search bot of Old World: it tries the routes of a turn and its fights in sampled worlds.

It searches a turn's plan (where to go, what to do there), played to the end of the turn and rated
by ``outlook``, and every choice of its own in a fight, fought to the end. It makes all other
choices, sampled or real, as the hunter does.
"""

from __future__ import annotations

from sevencats.games.oldworld.bots import habits
from sevencats.games.oldworld.bots.characters import PLAIN, Character
from sevencats.games.oldworld.bots.hunter import HunterBot
from sevencats.games.oldworld.bots.lookahead import Judge, Tried, best_of, try_out
from sevencats.games.oldworld.bots.odds import is_won, play_on
from sevencats.games.oldworld.bots.outlook import outlook
from sevencats.games.oldworld.bots.plans import RoutePlan
from sevencats.games.oldworld.expansion import opponents_of
from sevencats.games.oldworld.fight.record import SHORT
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel.decisions import Decision
from sevencats.kernel.engine import settle, take
from sevencats.kernel.rng import Rng
from sevencats.kernel.views import redeterminise
from sevencats.plugin.bots.base import Choice, Reason, Sight
from sevencats.plugin.bots.budget import Budget

#: Choices of a fight. Questions after it, such as the price of a trophy, are answered by habit.
_IN_FIGHT = frozenset({"combo", "fight_turn", "trait", "damage", "heal", "take_back", "recall"})
#: Routes to try, and how many of them may end at one location.
_WAYS, _SAME_END = 6, 2
#: Answers in one turn, after which its state is rated.
_LONGEST = 400
#: Fights with a lower chance are not fought on a route that is tried.
_HOPE = 0.2
#: The value of driving a monster away, as a share of defeating it.
_DRIVEN = 0.1
DEFAULT = Budget(milliseconds=100)


class SearchBot(HunterBot):
    """Search within a budget for each choice; ``seed`` decides which worlds are sampled."""

    def __init__(self, seed: int, budget: Budget | None = None, likes: Character = PLAIN) -> None:
        super().__init__(seed, likes=likes)
        self.budget = budget or DEFAULT
        self.planned: tuple[int, tuple[int, ...]] = (-1, ())

    def choose(self, sight: Sight) -> Choice:
        """Choose an option: in a fight and for a turn's plan by search, else as the hunter."""
        state, decision = sight.table, sight.decision
        assert isinstance(state, OldWorldState)
        fight = state.fight
        fights = decision.seat in (fight.attacker, fight.rival) and fight.kind not in ("", SHORT)
        if fights and decision.kind in _IN_FIGHT and len(decision.keys) > 1:
            return self._in_fight(sight)
        return super().choose(sight)

    # -- fights ----------------------------------------------------------------------------------

    def _in_fight(self, sight: Sight) -> Choice:
        state, decision = sight.table, sight.decision
        assert isinstance(state, OldWorldState)
        usual = super().choose(sight).option
        side = "attacker" if decision.seat == state.fight.attacker else "defender"

        def judge(world: OldWorldState, option: int) -> float:
            fight, rng = world.copy(), Rng(world.rng)
            events = take(fight, decision, option)
            result = play_on(fight, events + settle(fight), rng)
            return 1.0 if is_won(result, side) else _DRIVEN if result == "driven_away" else 0.0

        every = self.try_options(state, decision.seat, len(decision.keys), usual, judge)
        best = best_of(every, usual)
        chance = round(100 * best.mean)
        return Choice(best.place, Reason("fight-on", (("chance", chance),)))

    # -- the turn's plan -------------------------------------------------------------------------

    def way(self, state: OldWorldState, seat: int) -> tuple[int, ...]:
        """The rest of the route that was chosen at the start of the turn."""
        turn, path = self.planned
        if turn != state.turns:
            path = self._search_way(state, seat)
        elif path and path[0] == state.place[seat]:
            path = path[1:]
        self.planned = (state.turns, path)
        return path

    def _search_way(self, state: OldWorldState, seat: int) -> tuple[int, ...]:
        ways = _various(self.planner(state, seat).ways())
        if len(ways) == 1:
            return ways[0].path

        def judge(world: OldWorldState, option: int) -> float:
            state = world.copy()
            self.play_turn(state, ways[option].path)
            return outlook(state, seat)

        every = self.try_options(state, seat, len(ways), 0, judge)
        return ways[best_of(every, 0).place].path

    def try_options(
        self, state: OldWorldState, seat: int, count: int, usual: int, judge: Judge
    ) -> list[Tried]:
        """The value of every option in sampled worlds, within the budget."""

        def deal() -> OldWorldState:
            world = redeterminise(state, seat, self.rng)
            assert isinstance(world, OldWorldState)
            return world

        return try_out(count, usual, self.budget, deal, judge)

    def after_turn(self, world: OldWorldState, decision: Decision, option: int) -> OldWorldState:
        """The world at the end of the turn after this answer."""
        state = world.copy()
        take(state, decision, option)
        settle(state)
        self.play_turn(state)
        return state

    def play_turn(self, state: OldWorldState, path: tuple[int, ...] = ()) -> None:
        """Follow a route in a world and end the turn by habit."""
        turn, left = state.turns, list(path)
        for _ in range(_LONGEST):
            if not state.pending or state.turns != turn:
                break
            decision = state.pending[0]
            take(state, decision, self._answer(state, decision, left))
            settle(state)

    def _answer(self, state: OldWorldState, decision: Decision, left: list[int]) -> int:
        """The answer to a question on a route that is tried; ``left`` is the rest of the route."""
        keys = decision.keys
        if decision.kind == "pay":
            return habits.pay(state, decision, tuple(left))
        if decision.kind == "phase2":
            return self._phase2_by_hope(state, decision)
        if decision.kind != "phase1":
            return self.by_habit(state, decision)
        for index, key in enumerate(keys):
            useful = key == "act" and self.useful(state, decision.seat)
            if useful or key.startswith(("quest:", "use:")):
                return index
        key = f"move:{state.table.places[left.pop(0)].id}" if left else "end"
        return keys.index(key if key in keys else "end")

    def _phase2_by_hope(self, state: OldWorldState, decision: Decision) -> int:
        """Choose a trophy that can be had, a fight with good odds when the turn was planned, or
        else a card of a deck."""
        hopes = {str(key[1]): known.odds.chance for key, known in self.hunts.known.items()}
        options = {f"fight:{name}": hope for name, hope in hopes.items()}
        options |= {one.option: hopes.get(name, 0.0) for name, one in opponents_of(state).items()}

        def hope(index: int) -> float:
            key = decision.keys[index]
            if key.startswith("meditate:"):
                return 1.0
            return _HOPE if key.startswith("explore:") else options.get(key, 0.0)

        return max(range(len(decision.keys)), key=hope)


def _various(ways: list[RoutePlan]) -> list[RoutePlan]:
    """The best routes, only a few to the same location."""
    ends: dict[int, int] = {}
    chosen = []
    for way in ways:
        end = way.path[-1] if way.path else -1
        ends[end] = ends.get(end, 0) + 1
        if ends[end] <= _SAME_END:
            chosen.append(way)
    return chosen[:_WAYS]
