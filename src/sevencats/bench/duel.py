"""How fast the duel runs: random play, copies, snapshots, sampled worlds; and the peers beside it.

Random play goes over all pairings of starter decks in turn, in whole games. A decision is one that
a player answers; chance is settled inside the clock and not counted. Events are always written.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import deepcopy
from dataclasses import replace
from functools import cache
from random import Random
from time import perf_counter
from typing import TypeVar

import msgspec
from rich.console import Console

from sevencats.bench.harness import Probe, Report, interleave
from sevencats.bench.peers import HEARTS, UNO, hearts_probe, uno_probe
from sevencats.gwent import GAME, Config
from sevencats.gwent.state import GwentState
from sevencats.kernel import apply, digest, dump, load, observe, redeterminise, settle, take
from sevencats.kernel.decisions import CHANCE
from sevencats.kernel.rng import Rng

PLAYOUT = "playout"
GAMES = "playout, games"
CHECKED = "playout, checked"
VIEWED = "playout with view"
COPY = "copy"
DEEPCOPY = "deepcopy"
DEEPCOPY_STRICT = "deepcopy, strict"
SAVE = "snapshot to JSON"
LOAD = "snapshot from JSON"
SAMPLE = "redeterminise"
DIGEST = "digest"

#: The ratios of the report: how many times as fast the first is as the second.
PAIRS = ((PLAYOUT, UNO), (PLAYOUT, HEARTS), (COPY, DEEPCOPY), (COPY, DEEPCOPY_STRICT))

#: How many mid-game states the probes of single calls go round.
STATES = 40
_STATES_SEED = 7

_HOW = (
    "playouts: whole random duels over all pairings of starter decks, events on, new games and "
    "chance inside the clock, only players' decisions counted; all other probes go round "
    f"{STATES} fixed mid-game states; deepcopy copies the state but not the static game, config "
    "and table; deepcopy, strict also shares the frozen frames, decisions and cached strengths, "
    "as copy does"
)

_T = TypeVar("_T")
Play = Callable[[GwentState, Callable[[], float]], int]


def play(state: GwentState, random: Callable[[], float]) -> int:
    """Play a game to its end by ``take``, as a simulation does; gives the decisions answered."""
    count = 0
    while state.pending:
        pending = state.pending
        decision = pending[int(random() * len(pending))]
        take(state, decision, int(random() * len(decision.keys)))
        if state.pending and state.pending[0].seat == CHANCE:
            settle(state)
        count += 1
    return count


def play_checked(state: GwentState, random: Callable[[], float]) -> int:
    """The same by ``apply``, which checks every pick."""
    count = 0
    while state.pending:
        pending = state.pending
        decision = pending[int(random() * len(pending))]
        key = decision.keys[int(random() * len(decision.keys))]
        apply(state, decision.pick(key))
        if state.pending and state.pending[0].seat == CHANCE:
            settle(state)
        count += 1
    return count


def play_viewed(state: GwentState, random: Callable[[], float]) -> int:
    """The same by ``apply``, after the seat that is asked has looked at the table."""
    count = 0
    while state.pending:
        pending = state.pending
        decision = pending[int(random() * len(pending))]
        view = observe(state, decision.seat)
        keys = view.decisions[0].keys
        apply(state, decision.pick(keys[int(random() * len(keys))]))
        if state.pending and state.pending[0].seat == CHANCE:
            settle(state)
        count += 1
    return count


@cache
def pairings() -> tuple[Config, ...]:
    """All pairings of starter decks. Kept, as games of one config share its table."""
    return tuple(sample.config for sample in GAME.modes["duel"].samples())


def playouts(play: Play, seconds: float, seed: int) -> tuple[int, int, float]:
    """Whole games for at least ``seconds``: decisions, games and seconds spent."""
    configs = pairings()
    for config in configs:
        GAME.blank(config)  # builds its table, outside the clock as with the peers
    random = Random(seed).random
    decisions = games = 0
    start = perf_counter()
    while True:
        state = GAME.new_game(configs[games % len(configs)], int(random() * 2**53))
        settle(state)
        decisions += play(state, random)
        games += 1
        spent = perf_counter() - start
        if spent >= seconds:
            return decisions, games, spent


@cache
def mid_game_states() -> tuple[GwentState, ...]:
    """The fixed states: of each of ``STATES`` random games one question, all equally likely."""
    random = Random(_STATES_SEED).random
    configs = pairings()
    states = []
    for number in range(STATES):
        state = GAME.new_game(configs[number * 7 % len(configs)], number)
        settle(state)
        kept, count = state.copy(), 0
        while state.pending:
            count += 1
            if random() * count < 1:
                kept = state.copy()
            pending = state.pending
            decision = pending[int(random() * len(pending))]
            take(state, decision, int(random() * len(decision.keys)))
            settle(state)
        states.append(kept)
    return tuple(states)


def deep_copy(state: GwentState) -> GwentState:
    """``deepcopy`` of the state; the static game, config and table are shared."""
    return _deep_copy(state, (state.game, state.config, state.table))


def deep_copy_strict(state: GwentState) -> GwentState:
    """What ``state.copy()`` gives, by ``deepcopy``: every frozen part is shared here too."""
    shared = (state.sees, state.marks, state.forces, state.pending, *state.stack)
    return _deep_copy(state, (state.game, state.config, state.table, *shared))


def _deep_copy(state: GwentState, shared: tuple[object, ...]) -> GwentState:
    return deepcopy(state, {id(thing): thing for thing in shared})


def save(state: GwentState) -> bytes:
    """A snapshot as JSON text."""
    return msgspec.json.encode(dump(state))


def read(text: bytes) -> object:
    """The state of a snapshot."""
    return load(msgspec.json.decode(text), GAME)


def sample_world(state: GwentState, rng: Rng) -> GwentState:
    """A world that looks the same to the seat that is asked."""
    world = redeterminise(state, state.pending[0].seat, rng)
    assert isinstance(world, GwentState)
    return world


def probes(seconds: float = 1.0) -> list[Probe]:
    """Our probes and those of the peers; each run of one lasts at least ``seconds``."""
    states = mid_game_states()
    texts = [save(state) for state in states]
    rng = Rng(_STATES_SEED)
    return [
        _decisions(PLAYOUT, play, seconds),
        uno_probe(seconds),
        hearts_probe(seconds),
        Probe(GAMES, "game", lambda seed: playouts(play, seconds, seed)[1:]),
        _decisions(CHECKED, play_checked, seconds),
        _decisions(VIEWED, play_viewed, seconds),
        _calls(COPY, "copy", GwentState.copy, states, seconds),
        _calls(DEEPCOPY, "copy", deep_copy, states, seconds),
        _calls(DEEPCOPY_STRICT, "copy", deep_copy_strict, states, seconds),
        _calls(SAVE, "snapshot", save, states, seconds),
        _calls(LOAD, "snapshot", read, texts, seconds),
        _calls(SAMPLE, "world", lambda state: sample_world(state, rng), states, seconds),
        _calls(DIGEST, "digest", digest, states, seconds),
    ]


def measure(rounds: int = 5, seconds: float = 1.0, *, console: Console | None = None) -> Report:
    """Run all probes in turn, ``rounds`` times over."""
    report = interleave(probes(seconds), rounds, console=console)
    return replace(report, how=f"{report.how}; {_HOW}")


def _decisions(name: str, play: Play, seconds: float) -> Probe:
    def run(seed: int) -> tuple[int, float]:
        decisions, _, spent = playouts(play, seconds, seed)
        return decisions, spent

    return Probe(name, "decision", run)


def _calls(
    name: str, unit: str, call: Callable[[_T], object], things: Sequence[_T], seconds: float
) -> Probe:
    """Call ``call`` with all ``things`` in turn, over and over."""

    def run(seed: int) -> tuple[int, float]:
        count = 0
        start = perf_counter()
        while True:
            for thing in things:
                call(thing)
            count += len(things)
            spent = perf_counter() - start
            if spent >= seconds:
                return count, spent

    return Probe(name, unit, run)
