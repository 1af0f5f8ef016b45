"""Benchmarks of the duel: random play, copies, snapshots, sampled worlds; and peers.

Random play cycles through all pairings of starter decks in turn, in whole games.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from sevencats.bench import playout
from sevencats.bench.harness import OnProbe, Probe, Report, interleave
from sevencats.bench.peers import HEARTS, UNO, hearts_probe, uno_probe
from sevencats.bench.playout import (
    COPY,
    DEEPCOPY,
    DEEPCOPY_STRICT,
    Play,
    play,
    play_checked,
    play_viewed,
)
from sevencats.games.gwent import GAME, Config
from sevencats.games.gwent.state import GwentState
from sevencats.kernel.rng import Rng

PLAYOUT = "playout"
GAMES = "playout, games"
CHECKED = "playout, checked"
VIEWED = "playout with view"

#: The ratios of the report: the speed of the first relative to the second.
PAIRS = ((PLAYOUT, UNO), (PLAYOUT, HEARTS), (COPY, DEEPCOPY), (COPY, DEEPCOPY_STRICT))

#: The number of mid-game states for the probes of single calls.
STATES = 40
_STATES_SEED = 7

_HOW = (
    "playouts: whole random duels over all pairings of starter decks, events on, new games and "
    "chance inside the clock, only players' decisions counted; all other probes go round "
    f"{STATES} fixed mid-game states; deepcopy copies the state but not the static game, config "
    "and table; deepcopy, strict also shares the frozen frames, decisions and cached strengths, "
    "as copy does"
)


@cache
def pairings() -> tuple[Config, ...]:
    """All pairings of starter decks. Cached, because games of one config share its table."""
    return tuple(sample.config for sample in GAME.modes["duel"].samples())


def playouts(play: Play, seconds: float, seed: int) -> tuple[int, int, float]:
    """Whole games for at least ``seconds``: decisions, games and seconds spent."""
    return playout.playouts(GAME, pairings(), play, seconds, seed)


@cache
def mid_game_states() -> tuple[GwentState, ...]:
    """The fixed states."""
    return playout.mid_game_states(GAME, pairings(), STATES, _STATES_SEED)


def deep_copy(state: GwentState) -> GwentState:
    """``deepcopy`` of the state; the static game, config and table are shared."""
    return playout.deep_copy(state, state.game, state.config, state.table)


def deep_copy_strict(state: GwentState) -> GwentState:
    """``state.copy()`` by ``deepcopy``: every frozen part is shared here too."""
    frozen = (state.sees, state.marks, state.forces, state.pending, *state.stack, *state.zones)
    return playout.deep_copy(state, state.game, state.config, state.table, *frozen)


def probes(seconds: float = 1.0) -> list[Probe]:
    """Our probes and those of the peers; each run of one lasts at least ``seconds``."""
    return [
        playout.decisions(PLAYOUT, lambda seed: playouts(play, seconds, seed)),
        uno_probe(seconds),
        hearts_probe(seconds),
        Probe(GAMES, "game", lambda seed: playouts(play, seconds, seed)[1:]),
        playout.decisions(CHECKED, lambda seed: playouts(play_checked, seconds, seed)),
        playout.decisions(VIEWED, lambda seed: playouts(play_viewed, seconds, seed)),
        *playout.single_calls(
            mid_game_states(), deep_copy, deep_copy_strict, Rng(_STATES_SEED), seconds
        ),
    ]


def measure(rounds: int = 5, seconds: float = 1.0, *, progress: OnProbe | None = None) -> Report:
    """Run all probes in turn, ``rounds`` times over."""
    report = interleave(probes(seconds), rounds, progress=progress)
    return replace(report, how=f"{report.how}; {_HOW}")
