"""The master bot: plays by a network that was trained in millions of games against itself.

Without a budget it takes the network's move at once. With one it also looks ahead
(``lookahead.py``); once the rival has passed and the round decides, it solves the rest exactly.

The network knows the duel. In other modes, and with cards that are not in the catalogue, the
search bot plays instead.
"""

from __future__ import annotations

from sevencats.games.gwent.bots.search import SearchBot, result, solved
from sevencats.games.gwent.learn.master.lookahead import look_ahead
from sevencats.games.gwent.learn.master.network import Network, master
from sevencats.games.gwent.state import GwentState
from sevencats.kernel.decisions import CHANCE, Decision
from sevencats.kernel.engine import sample, take
from sevencats.kernel.rng import Rng
from sevencats.plugin.bots.base import Choice, Reason, Sight
from sevencats.plugin.bots.budget import Budget

#: Modes whose tables look like those the network was trained on.
KNOWN_MODES = frozenset({"duel", "advanced"})
#: A choice with at least this probability is taken without a look ahead.
SURE = 0.995


def knows(state: GwentState) -> bool:
    """Return whether the network was trained for such a table. Written positions may have cards of
    their own, and seats without a faction."""
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
        """Choose the option that the network prefers, after a look ahead if the budget allows."""
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
        """Return the exact best option where it can be solved, otherwise the best after a look
        ahead."""
        exact = solved(sight, Rng(self.rng.next()))
        if exact is not None:
            return Choice(max(exact, key=lambda score: score.mean).index, Reason("finish"))
        tried = look_ahead(self.network, sight, chances, budget, Rng(self.rng.next()))
        best = tried.best()
        chance = round(50 + 50 * float(tried.results[:, best].mean()))
        facts = (("chance", chance), ("games", len(tried.results)))
        return Choice(tried.options[best], Reason("search", facts))


def outcome(network: Network, world: GwentState, decision: Decision, index: int) -> float:
    """Take an option in a copy of a world and let the critic judge the result."""
    state = world.copy()
    take(state, decision, index)
    while state.pending and state.pending[0].seat == CHANCE:
        question = state.pending[0]
        take(state, question, sample(state, question))
    if state.over:
        return 2 * result(state, decision.seat) - 1
    return network.critic.judge(state, decision.seat)


def judge(world: GwentState, decision: Decision, index: int) -> float:
    """Rate an option in a world from 0 to 1: a judge for ``search.evaluate`` that takes half a
    millisecond, a twentieth of a simulated game."""
    return 0.5 + 0.5 * outcome(master(), world, decision, index)
