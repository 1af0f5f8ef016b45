"""Random play and single calls on fixed states: shared by the benchmarks of all games.

Only decisions of players count; chance is settled inside the clock and not counted. Events are
always written.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import deepcopy
from random import Random
from time import perf_counter
from typing import Any, TypeVar

import msgspec

from sevencats.bench.harness import Probe
from sevencats.kernel import (
    State,
    apply,
    digest,
    dump,
    load,
    observe,
    redeterminise,
    settle,
    take,
)
from sevencats.kernel.decisions import CHANCE
from sevencats.kernel.registry import Game
from sevencats.kernel.rng import Rng

COPY = "copy"
DEEPCOPY = "deepcopy"
DEEPCOPY_STRICT = "deepcopy, strict"
SAVE = "snapshot to JSON"
LOAD = "snapshot from JSON"
SAMPLE = "redeterminise"
DIGEST = "digest"

_T = TypeVar("_T")
S = TypeVar("S", bound=State)
Play = Callable[[Any, Callable[[], float]], int]


def play(state: State, random: Callable[[], float]) -> int:
    """Play a game to its end by ``take``, as a simulation does; returns the number of decisions."""
    count = 0
    while state.pending:
        pending = state.pending
        decision = pending[int(random() * len(pending))]
        take(state, decision, int(random() * len(decision.keys)))
        if state.pending and state.pending[0].seat == CHANCE:
            settle(state)
        count += 1
    return count


def play_checked(state: State, random: Callable[[], float]) -> int:
    """Play by ``apply``, which checks every pick."""
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


def play_viewed(state: State, random: Callable[[], float]) -> int:
    """Play by ``apply``, after the seat that is asked has seen its view."""
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


def playouts(
    game: Game,
    configs: Sequence[Any],
    play: Play,
    seconds: float,
    seed: int,
    done: Callable[[Any], int] = lambda state: 1,
) -> tuple[int, int, float]:
    """Play whole games over these set-ups in turn for at least ``seconds``; returns the decisions,
    the sum of ``done`` over finished games (by default their number), and the seconds."""
    for config in configs:
        game.blank(config)  # builds its table, outside the clock as for the peers
    random = Random(seed).random
    decisions = games = units = 0
    start = perf_counter()
    while True:
        state = game.new_game(configs[games % len(configs)], int(random() * 2**53))
        settle(state)
        decisions += play(state, random)
        games += 1
        units += done(state)
        spent = perf_counter() - start
        if spent >= seconds:
            return decisions, units, spent


def mid_game_states(game: Game, configs: Sequence[Any], count: int, seed: int) -> tuple[Any, ...]:
    """Fixed states: of each of ``count`` random games one question, all equally likely."""
    random = Random(seed).random
    states = []
    for number in range(count):
        state = game.new_game(configs[number * 7 % len(configs)], number)
        settle(state)
        sampled, seen = state.copy(), 0
        while state.pending:
            seen += 1
            if random() * seen < 1:
                sampled = state.copy()
            pending = state.pending
            decision = pending[int(random() * len(pending))]
            take(state, decision, int(random() * len(decision.keys)))
            settle(state)
        states.append(sampled)
    return tuple(states)


def deep_copy(state: S, *shared: object) -> S:
    """``deepcopy`` of the state; these parts of it are shared."""
    return deepcopy(state, {id(thing): thing for thing in shared})


def save(state: State) -> bytes:
    """A snapshot as JSON text."""
    return msgspec.json.encode(dump(state))


def read(text: bytes) -> State:
    """The state of a snapshot."""
    return load(msgspec.json.decode(text))


def sample_world(state: S, rng: Rng) -> S:
    """A world that looks the same to the seat that is asked."""
    world = redeterminise(state, state.pending[0].seat, rng)
    assert isinstance(world, type(state))
    return world


def decisions(name: str, run: Callable[[int], tuple[int, int, float]]) -> Probe:
    """A probe that counts the decisions of playouts."""

    def count(seed: int) -> tuple[int, float]:
        answered, _, spent = run(seed)
        return answered, spent

    return Probe(name, "decision", count)


def single_calls(
    states: Sequence[S],
    deep: Callable[[S], S],
    strict: Callable[[S], S],
    rng: Rng,
    seconds: float,
) -> list[Probe]:
    """The probes of single calls over some fixed states; ``deep`` and ``strict`` are the deep
    copies to compare with."""
    texts = [save(state) for state in states]
    return [
        calls(COPY, "copy", lambda state: state.copy(), states, seconds),
        calls(DEEPCOPY, "copy", deep, states, seconds),
        calls(DEEPCOPY_STRICT, "copy", strict, states, seconds),
        calls(SAVE, "snapshot", save, states, seconds),
        calls(LOAD, "snapshot", read, texts, seconds),
        calls(SAMPLE, "world", lambda state: sample_world(state, rng), states, seconds),
        calls(DIGEST, "digest", digest, states, seconds),
    ]


def calls(
    name: str, unit: str, call: Callable[[_T], object], things: Sequence[_T], seconds: float
) -> Probe:
    """A probe that calls ``call`` with all ``things`` in turn, over and over."""

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
