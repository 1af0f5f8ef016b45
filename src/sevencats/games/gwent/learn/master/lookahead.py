"""The look ahead of the master bot.

It samples deals of the hidden cards from the network's belief, takes each promising option in these
worlds, lets the network play both sides for a few decisions, and asks the critic, which sees both
hands, for the value of the game. An option replaces the network's own choice only if it gains more
than the luck of the worlds explains.

Four things make it pay; without any of them it gains little or nothing (figures in
docs/research/strength.md): hands from the network's belief, play by the network before the critic
is asked, the same luck for all options of a world, and doubt about small gains.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sevencats.games.gwent.bots.belief import Belief
from sevencats.games.gwent.bots.search import belief_of, result
from sevencats.games.gwent.learn.features import actions
from sevencats.games.gwent.learn.master.batch import expected_hand, judgements, preferences
from sevencats.games.gwent.learn.master.network import Floats, Network
from sevencats.games.gwent.state import GwentState
from sevencats.kernel.decisions import CHANCE, Decision
from sevencats.kernel.engine import sample, take
from sevencats.kernel.rng import Rng
from sevencats.plugin.bots.base import Sight
from sevencats.plugin.bots.budget import Budget, Watch

#: Decisions of the network, on both sides, before the critic is asked.
DEPTH = 6
#: Number of options to try.
OPTIONS = 4
#: Number of worlds that are played in one batch.
BATCH = 16
#: Standard errors by which an option must beat the network's choice.
DOUBT = 1.0
#: Bounds of the chance that a card is in a hand: it is never certain.
LEAST_CHANCE, MOST_CHANCE = 0.01, 0.97


class Tried(NamedTuple):
    """The tried options, the network's choice first, and a row of results (-1 to 1) for every
    world."""

    options: list[int]
    results: Floats

    def best(self) -> int:
        """The index in ``options`` of the best: the first unless another is clearly better."""
        gains = self.results - self.results[:, :1]
        error = gains.std(axis=0) / max(1, len(gains)) ** 0.5
        return int(np.argmax(gains.mean(axis=0) - DOUBT * error))


def look_ahead(
    network: Network, sight: Sight, chances: Sequence[float], budget: Budget, rng: Rng
) -> Tried:
    """Try the likeliest options within a budget; its simulations are worlds times options."""
    table, decision = sight.table, sight.decision
    assert isinstance(table, GwentState)
    options = sorted(range(len(chances)), key=lambda index: -chances[index])[:OPTIONS]
    belief, watch = belief_of(sight), Watch()
    results: list[Floats] = []
    held = expected_hand(network, table, sight.seat)
    wanted = budget.simulations // len(options) if budget.simulations else 0
    while True:
        count = min(BATCH, max(1, wanted - len(results) * BATCH)) if wanted else BATCH
        worlds = [_world(belief, table, sight.seat, held, rng) for _ in range(count)]
        results.append(_play_on(network, worlds, decision, options, rng))
        done = sum(map(len, results))
        if done >= wanted if wanted else watch.spent() >= budget.milliseconds:
            return Tried(options, np.concatenate(results))


def _world(belief: Belief, table: GwentState, seat: int, held: Floats, rng: Rng) -> GwentState:
    """Sample a world that looks the same to the seat, with the rival's hand drawn by belief.

    While the rival has an open question its hand must fit the question, so it stays as dealt.
    """
    if belief.others_asked:
        return belief.world(rng)
    world = belief.deal(rng)
    rival = 1 - seat
    hand, deck = world.zones[world.table.hand(rival)], world.zones[world.table.deck(rival)]
    pool = [s for s in (*hand, *deck) if not world.known[s] >> seat & 1]
    places = sum(not world.known[s] >> seat & 1 for s in hand)
    if 0 < places < len(pool):
        face, by_name, types = list(world.face), actions.card_numbers(), world.table.types
        cards = [face[s] for s in pool]
        numbers = np.array([by_name[types[world.table.type_of[card]]] for card in cards])
        for sleeve, place in zip(pool, _order(numbers, held, rng), strict=True):
            face[sleeve] = cards[place]
        world.face = tuple(face)
    return world


def _order(numbers: NDArray[np.intp], held: Floats, rng: Rng) -> list[int]:
    """Return a random order of cards, given by their numbers; the first ones form the hand.
    Likelier cards tend to come first (Gumbel's trick for a weighted draw without replacement)."""
    copies = (numbers[:, None] == numbers[None, :]).sum(axis=1)
    chance = np.clip(held[numbers] / copies, LEAST_CHANCE, MOST_CHANCE)
    luck = np.random.default_rng(rng.next()).gumbel(size=len(numbers))
    order: list[int] = np.argsort(-(np.log(chance / (1 - chance)) + luck), kind="stable").tolist()
    return order


def _play_on(
    network: Network,
    worlds: Sequence[GwentState],
    decision: Decision,
    options: Sequence[int],
    rng: Rng,
) -> Floats:
    """Return the result of each option in each world: a row for every world."""
    luck = np.random.default_rng(rng.next())
    states = [world.copy() for world in worlds for _ in options]
    for place, state in enumerate(states):
        take(state, decision, options[place % len(options)])
    for _ in range(DEPTH):
        # The same luck for all options of a world.
        noise = luck.gumbel(size=(len(worlds), actions.size()))
        alive = [place for place, state in enumerate(states) if _settle(state)]
        if not alive:
            break
        wishes = preferences(network, [states[place] for place in alive])
        chosen = np.argmax(wishes + noise[[place // len(options) for place in alive]], axis=1)
        for place, number in zip(alive, chosen.tolist(), strict=True):
            question = states[place].pending[0]
            take(states[place], question, question.keys.index(actions.keys()[number]))
    values = np.array([_outcome(state, decision.seat) for state in states], np.float32)
    unfinished = [place for place, state in enumerate(states) if _settle(state)]
    if unfinished:
        seat = decision.seat
        values[unfinished] = judgements(network, [states[place] for place in unfinished], seat)
    return values.reshape(len(worlds), len(options))


def _outcome(state: GwentState, seat: int) -> float:
    return 2 * result(state, seat) - 1 if state.over else 0.0


def _settle(state: GwentState) -> bool:
    """Let chance answer; return whether a player has a question afterwards."""
    while state.pending and state.pending[0].seat == CHANCE:
        question = state.pending[0]
        take(state, question, sample(state, question))
    return bool(state.pending)
