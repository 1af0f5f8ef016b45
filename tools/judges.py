"""How well the reviewers judge: compared with long searches, on turns of random games.

`.venv/bin/python tools/judges.py --turns 60 --worlds 100` deals duels of starter decks, stops at a
turn of each and has it judged twice as the server's reviews do: by the master's critic, and by
simulated games of tavern players. Two long searches say what the options are worth: games that the
network plays for both sides, and games of the network against tavern players. It prints the loss of
the option that a judge called best, the judge's error in the cost of the pick, and the processor
time of a turn.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from statistics import fmean, stdev
from time import thread_time
from typing import NamedTuple

from sevencats.games.gwent import GAME, Config
from sevencats.games.gwent.bots.analysis import judge_turn
from sevencats.games.gwent.bots.search import Judge, belief_of, result
from sevencats.games.gwent.bots.tavern import tavern_index
from sevencats.games.gwent.cards.catalogue import base
from sevencats.games.gwent.learn.master.bot import judge as critic
from sevencats.games.gwent.learn.master.network import master
from sevencats.games.gwent.state import GwentState
from sevencats.kernel import Decision, settle, take
from sevencats.kernel.rng import Rng
from sevencats.plugin.bots import Budget, Sight

#: The judges: the source of values (None: simulated games), and the number of tries.
JUDGES: dict[str, tuple[Judge | None, int]] = {
    "critic, 60 verdicts": (critic, 60),
    "200 simulated games": (None, 200),
}
LONG = {"network against itself": True, "network against tavern": False}


class Turn(NamedTuple):
    """A turn and its pick."""

    state: GwentState
    decision: Decision
    pick: int


def turns(count: int, rng: Rng) -> Iterator[Turn]:
    """One turn from each of ``count`` games; half of the picks are those of the tavern bot, the
    others are random, because a review is for mistakes."""
    decks = list(base().starters.values())
    for number in range(count):
        pair = (decks[number // 5 % 5], decks[number % 5])
        state = GAME.new_game(Config(mode="duel", decks=pair), rng.next())
        turns_played: list[Turn] = []
        settle(state)
        while state.pending:
            decision = state.pending[0]
            pick = tavern_index(state, decision)
            if decision.kind == "turn" and len(decision.keys) > 2:
                judged = rng.below(len(decision.keys)) if rng.below(2) else pick
                turns_played.append(Turn(state.copy(), decision, judged))
            take(state, decision, pick)
            settle(state)
        yield turns_played[rng.below(len(turns_played))]


def long_search(turn: Turn, worlds: int, rng: Rng, both: bool) -> list[float]:
    """The value of each option, from this many games; ``both``: the network plays both sides."""
    belief = belief_of(Sight(turn.state, turn.decision))
    dealt = [belief.world(rng) for _ in range(worlds)]
    options = range(len(turn.decision.keys))
    return [
        fmean(play_out(world, turn.decision, index, both) for world in dealt) for index in options
    ]


def play_out(world: GwentState, decision: Decision, index: int, both: bool) -> float:
    """Take an option in a copy of a world and play on to the end; returns its value."""
    state = world.copy()
    take(state, decision, index)
    settle(state)
    while state.pending:
        asked = state.pending[0]
        if both or asked.seat == decision.seat:
            pick = int(master().think(state, asked)[0].argmax())
        else:
            pick = tavern_index(state, asked)
        take(state, asked, pick)
        settle(state)
    return result(state, decision.seat)


class Trial(NamedTuple):
    """A turn judged once: the index of the best option, the cost of the pick, and milliseconds."""

    best: int
    drop: float
    time: float


def trial(turn: Turn, judge: Judge | None, tries: int, seed: int) -> Trial:
    """Have a turn judged."""
    keys = turn.decision.keys
    began = thread_time()
    budget = Budget(milliseconds=0, simulations=tries)
    move = judge_turn(turn.state, turn.decision, keys[turn.pick], 0, budget, seed, judge)
    return Trial(keys.index(move.best), move.drop, 1000 * (thread_time() - began))


def mean(numbers: Sequence[float]) -> str:
    """A mean with its 95 % interval."""
    half = 1.96 * stdev(numbers) / len(numbers) ** 0.5
    return f"{fmean(numbers):.3f} +- {half:.3f}"


def main(words: Sequence[str] | None = None) -> None:
    """Judge, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=60)
    parser.add_argument("--worlds", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(words)
    rng = Rng(asked.seed)
    played = list(turns(asked.turns, rng))
    worths = {
        name: [long_search(turn, asked.worlds, rng, both) for turn in played]
        for name, both in LONG.items()
    }
    for name, (judge, tries) in JUDGES.items():
        trials = [trial(turn, judge, tries, number) for number, turn in enumerate(played)]
        print(f"{name}: {fmean(one.time for one in trials):.0f} ms a turn")
        for long, values in worths.items():
            rows = list(zip(played, trials, values, strict=True))
            lost = [max(worth) - worth[one.best] for _, one, worth in rows]
            costs = [max(worth) - worth[turn.pick] for turn, _, worth in rows]
            off = [abs(one.drop - cost) for (_, one, _), cost in zip(rows, costs, strict=True)]
            print(f"  {long}: best option loses {mean(lost)}, cost of a pick off by {mean(off)}")


if __name__ == "__main__":
    main()
