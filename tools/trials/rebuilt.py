"""Compare what a bot at a server gets with what the server asks, over many games.

At every question of random games the table is sent as to a bot's program: blindfolded, as JSON, and
loaded there. The program must offer the options of the server. And nothing hidden may be in what
is sent: another deal of the hidden cards must give the same text.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from sevencats.kernel import State, blindfold, dump, load, redeterminise, settle, take
from sevencats.kernel.rng import Rng
from sevencats.plugin import find_plugin

#: Another deal is tried at one in so many questions: it takes longer than the rest.
_DEALS_EVERY = 10


@dataclass
class Report:
    """The questions that were compared, and what differed."""

    games: int = 0
    questions: int = 0
    deals: int = 0
    faults: list[str] = field(default_factory=list)


def run_games(game: str, games: int, seed: int, done: Callable[[], None] = lambda: None) -> Report:
    """Play random games of all modes and samples of a game in turn, and compare."""
    kernel = find_plugin(game).game
    samples = [one for mode in kernel.modes.values() for one in mode.samples()]
    report = Report()
    for number in range(games):
        sample = samples[number % len(samples)]
        state = kernel.new_game(sample.config, seed + number)
        settle(state)
        _watch(state, Rng(seed + number), f"{game} {sample.name}, seed {seed + number}", report)
        report.games += 1
        done()
    return report


def _watch(state: State, rng: Rng, where: str, report: Report) -> None:
    while state.pending:
        for decision in state.pending:
            report.questions += 1
            sent = _sent(state, decision.seat)
            table = load(msgspec.json.decode(sent))
            offered = [one.keys for one in table.pending if one.id == decision.id]
            if offered != [decision.keys]:
                report.faults.append(f"{where}: {decision.kind}: {offered}, not {decision.keys}")
            if report.questions % _DEALS_EVERY == 0:
                report.deals += 1
                if _sent(redeterminise(state, decision.seat, rng), decision.seat) != sent:
                    report.faults.append(f"{where}: {decision.kind}: the deal can be told")
        decision = state.pending[rng.below(len(state.pending))]
        take(state, decision, rng.below(len(decision.keys)))
        settle(state)


def _sent(state: State, seat: int) -> bytes:
    """Return what a server sends to a program in a seat."""
    return msgspec.json.encode(dump(blindfold(state, seat)))
