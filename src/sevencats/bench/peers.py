"""Random play in two peers, RLCard's UNO and OpenSpiel's hearts, through their documented loops.

Both are optional (``pip install sevencats[bench]``) and imported only when asked for. All peers
play whole games; their loading and set-up lie outside the clock, new games inside it.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from random import Random
from time import perf_counter
from typing import Any

from sevencats.bench.harness import Probe

MISSING = "not installed: pip install sevencats[bench]"

UNO = "RLCard UNO"
HEARTS = "OpenSpiel hearts"


@dataclass(frozen=True, slots=True)
class Sample:
    """The result of one stretch of random play.

    ``steps`` are players' decisions. ``chance`` counts chance nodes, where the peer shows them as
    steps of their own; ``chance_seconds`` is the part of ``seconds`` that they took.
    """

    steps: int
    games: int
    seconds: float
    chance: int = 0
    chance_seconds: float = 0.0

    @property
    def rate(self) -> float:
        """Decisions per second, dealing included."""
        return self.steps / self.seconds


def uno_steps(
    *, seconds: float | None = None, games: int | None = None, seed: int = 0
) -> Sample | None:
    """Random UNO games in RLCard: ``env.reset()``, then ``env.step(action)`` until over.

    The legal actions are those of the state that ``env.step`` returns, so its observation is part
    of the time; there are no agents. ``None`` where RLCard is missing (see ``MISSING``).
    """
    _check(seconds, games)
    rlcard = _load("rlcard")
    if rlcard is None:
        return None
    env = rlcard.make("uno", config={"seed": seed})
    random = Random(seed).random
    reset, step, is_over = env.reset, env.step, env.is_over
    steps = played = 0
    start = perf_counter()
    while True:
        state, _ = reset()
        while not is_over():
            legal = list(state["legal_actions"])
            state, _ = step(legal[int(random() * len(legal))])
            steps += 1
        played += 1
        spent = perf_counter() - start
        if _done(spent, played, seconds, games):
            return Sample(steps, played, spent)


def hearts_steps(
    *, seconds: float | None = None, games: int | None = None, seed: int = 0
) -> Sample | None:
    """Random games of hearts in OpenSpiel: ``state.legal_actions()``, ``state.apply_action()``.

    Chance nodes (the deal) are sampled the same way, as hearts has only uniform ones, and are
    counted apart. ``None`` where OpenSpiel is missing (see ``MISSING``).
    """
    _check(seconds, games)
    pyspiel = _load("pyspiel")
    if pyspiel is None:
        return None
    game = pyspiel.load_game("hearts")
    dealer, over = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
    random = Random(seed).random
    steps = chance = played = 0
    chance_seconds = 0.0
    start = perf_counter()
    while True:
        state = game.new_initial_state()
        player = state.current_player()
        while player != over:
            before = perf_counter()
            while player == dealer:
                legal = state.legal_actions()
                state.apply_action(legal[int(random() * len(legal))])
                chance += 1
                player = state.current_player()
            chance_seconds += perf_counter() - before
            while player >= 0:
                legal = state.legal_actions()
                state.apply_action(legal[int(random() * len(legal))])
                steps += 1
                player = state.current_player()
        played += 1
        spent = perf_counter() - start
        if _done(spent, played, seconds, games):
            return Sample(steps, played, spent, chance, chance_seconds)


def uno_probe(seconds: float = 1.0) -> Probe:
    """RLCard UNO for ``interleave``: decisions per second."""
    return _probe(UNO, "rlcard", "rlcard", uno_steps, seconds)


def hearts_probe(seconds: float = 1.0) -> Probe:
    """OpenSpiel hearts for ``interleave``: decisions per second, the deal's time included."""
    return _probe(HEARTS, "pyspiel", "open_spiel", hearts_steps, seconds)


def _probe(
    name: str,
    module: str,
    package: str,
    play: Callable[..., Sample | None],
    seconds: float,
) -> Probe:
    if _load(module) is None:
        return Probe(name, "decision", None, MISSING)

    def run(seed: int) -> tuple[int, float]:
        sample = play(seconds=seconds, seed=seed)
        if sample is None:
            raise RuntimeError(f"{name}: {MISSING}")
        return sample.steps, sample.seconds

    return Probe(name, "decision", run, _version(package))


def _load(module: str) -> Any:
    """The peer's module, or ``None`` where it cannot be imported."""
    try:
        return importlib.import_module(module)
    except ImportError:
        return None


def _version(package: str) -> str:
    try:
        return f"{package} {version(package)}"
    except PackageNotFoundError:
        return package


def _check(seconds: float | None, games: int | None) -> None:
    if (seconds is None) == (games is None):
        raise ValueError("give either seconds or games")


def _done(spent: float, played: int, seconds: float | None, games: int | None) -> bool:
    if games is not None:
        return played >= games
    return seconds is not None and spent >= seconds
