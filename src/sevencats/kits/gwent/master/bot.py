"""The master bot: a network that has played millions of games against itself says what to do.

Alone it answers at once. With a budget it also looks one move ahead: it imagines worlds as the
search bot does, takes each promising option in them, and asks the critic, which sees both hands,
what the game is worth then; once the rival has passed and the round decides, it solves the rest
exactly. The critic judges games between players who do not see each other's
hands, so nothing is gained in a world by knowing what nobody could know.

The network knows the duel. Everywhere else, and with cards that are not in the catalogue, the
search bot plays instead.
"""

from __future__ import annotations

from math import log

from sevencats.bots.base import Choice, Reason, Sight
from sevencats.bots.budget import Budget, Watch
from sevencats.gwent.state import GwentState
from sevencats.kernel.decisions import CHANCE, Decision
from sevencats.kernel.engine import sample, take
from sevencats.kernel.rng import Rng
from sevencats.kits.gwent.bots.search import SearchBot, belief_of, result, solved
from sevencats.kits.gwent.master.network import Network, master

#: Modes whose tables look like those the network was trained on.
KNOWN_MODES = frozenset({"duel", "advanced"})
#: Options less likely than this share of the likeliest are not looked at, nor more than so many.
LEAST_SHARE, MOST_OPTIONS = 0.01, 8
#: How much the network's own preference counts against the look-ahead: a log-chance of one
#: weighs as much as so much of the expected outcome.
HABIT = 0.02
#: A choice the network is so sure of is taken without a look ahead.
SURE = 0.995


def knows(state: GwentState) -> bool:
    """Has the network been trained for such a table? Written positions may have cards of their own,
    and seats without a faction."""
    known_decks = not state.config.cards and all(state.table.factions)
    return state.config.mode in KNOWN_MODES and known_decks


class MasterBot:
    """Plays by its network. Without a budget it does not look ahead."""

    def __init__(
        self, seed: int, budget: Budget | None = None, network: Network | None = None
    ) -> None:
        self.rng = Rng(seed)
        self.budget = budget
        self.network = network or master()
        self.elsewhere = SearchBot(self.rng.next(), budget)

    def choose(self, sight: Sight) -> Choice:
        """The option the network prefers, after a look ahead if there is time for one."""
        table = sight.table
        assert isinstance(table, GwentState)
        if not knows(table):
            return self.elsewhere.choose(sight)
        chances, value = self.network.think(table, sight.decision)
        best = int(chances.argmax())
        if self.budget is None or chances[best] > SURE:
            chance = round(50 + 50 * value)
            return Choice(best, Reason("master", (("chance", chance),)))
        return self._look_ahead(sight, list(map(float, chances)), self.budget)

    def _look_ahead(self, sight: Sight, chances: list[float], budget: Budget) -> Choice:
        """Try the promising options in the same worlds, and add the network's preference."""
        decision = sight.decision
        exact = solved(sight, Rng(self.rng.next()))
        if exact is not None:
            return Choice(max(exact, key=lambda score: score.mean).index, Reason("finish"))
        ranked = sorted(range(len(chances)), key=lambda index: -chances[index])
        likely = [i for i in ranked if chances[i] >= LEAST_SHARE * chances[ranked[0]]]
        tried = {index: 0.0 for index in likely[:MOST_OPTIONS]}
        belief, watch, worlds = belief_of(sight), Watch(), 0
        while not worlds or not _spent(budget, watch, worlds * len(tried)):
            world = belief.world(self.rng)
            for index in tried:
                tried[index] += outcome(self.network, world, decision, index)
            worlds += 1
        scores = {i: total / worlds + HABIT * log(chances[i]) for i, total in tried.items()}
        best = max(scores, key=lambda index: scores[index])
        chance = round(50 + 50 * tried[best] / worlds)
        return Choice(best, Reason("search", (("chance", chance), ("games", worlds))))


def outcome(network: Network, world: GwentState, decision: Decision, index: int) -> float:
    """Take an option in a copy of a world and let the critic judge what comes of it."""
    state = world.copy()
    take(state, decision, index)
    while state.pending and state.pending[0].seat == CHANCE:
        question = state.pending[0]
        take(state, question, sample(state, question))
    if state.over:
        return 2 * result(state, decision.seat) - 1
    return network.critic.judge(state, decision.seat)


def judge(world: GwentState, decision: Decision, index: int) -> float:
    """What an option is worth in a world, from 0 to 1: a judge for ``search.evaluate`` that takes
    half a millisecond where a simulated game takes twenty times as long."""
    return 0.5 + 0.5 * outcome(master(), world, decision, index)


def _spent(budget: Budget, watch: Watch, tries: int) -> bool:
    if budget.simulations:
        return tries >= budget.simulations
    return watch.spent() >= budget.milliseconds
