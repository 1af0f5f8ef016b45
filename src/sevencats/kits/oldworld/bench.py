"""How fast Old World runs: random play by two and by five, copies, snapshots, sampled worlds, whole
games of the Wild Hunt by five bots, and what the page asks for while one thinks.

A round of five seats has two and a half times the turns of a round of two; it may cost at most four
times as much (``COST`` says how much it does).
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import islice
from time import process_time

from sevencats.bench import playout
from sevencats.bench.harness import OnProbe, Probe, Report, interleave
from sevencats.bench.playout import COPY, DEEPCOPY, DEEPCOPY_STRICT, play
from sevencats.kernel.engine import settle
from sevencats.kernel.rehearse import rehearse
from sevencats.kernel.rng import Rng
from sevencats.kernel.views import blindfold
from sevencats.kit.odds import TRIES
from sevencats.kits.oldworld.bots import PLAYERS
from sevencats.kits.oldworld.chances import ODDS
from sevencats.kits.oldworld.forecast import forecast
from sevencats.kits.oldworld.insight import insight
from sevencats.kits.oldworld.mixes import mixes
from sevencats.oldworld import GAME, Config
from sevencats.oldworld.packs.catalogue import built_in
from sevencats.oldworld.samples import long_game
from sevencats.oldworld.state import OldWorldState
from sevencats.sim.runner import take_one

PLAYOUT = "playout"
EXPANDED = "playout, all expansions"
COPY_EXPANDED = "copy, all expansions"
TWO = "rounds of two seats"
FIVE = "rounds of five seats"
HUNT = "Wild Hunt, five bots"
TRY = "a try, with its forecast and insight"
ODDS_OF_A_FIGHT = "odds of a fight"

#: What a round of five costs, in rounds of two.
COST = (TWO, FIVE)
#: The ratios of the report: how many times as fast the first is as the second. With all expansions
#: a decision may cost one and a half times as much as without, a copy 1.3 times.
PAIRS = (
    COST,
    (COPY, DEEPCOPY),
    (COPY, DEEPCOPY_STRICT),
    (PLAYOUT, EXPANDED),
    (COPY, COPY_EXPANDED),
)

#: How many mid-game states the probes of single calls go round.
STATES = 20
_STATES_SEED = 7
#: Odds take half a second: they go round few states.
_ODDS_STATES = 2
#: Games are cut after so many rounds, so that long ones do not weigh more.
_ROUNDS = 20
#: The Wild Hunt is played to its end (0) by processor time; a game may take half a minute of it.
HUNT_ROUNDS = 0

_HOW = (
    f"playouts: random games of at most {_ROUNDS} rounds with drafted boards, events on, new games "
    "and chance inside the clock, only players' decisions counted; the first goes over 1 to 5 "
    "seats; rounds are those begun; all other probes go round "
    f"{STATES} fixed mid-game states, odds of {TRIES} fights round {_ODDS_STATES} of them; all "
    "expansions are as many as go together; deepcopy copies "
    "the state but not the static game, config and table; deepcopy, strict also shares the frozen "
    "frames and decisions, as copy does; the Wild Hunt: a whole game by the best bot in all seats, "
    "by processor time"
)


@cache
def config(seats: int) -> Config:
    """A set-up. Kept, as games of one config share its table."""
    return long_game(seats, _ROUNDS)


def _configs() -> list[Config]:
    return [config(seats) for seats in (1, 2, 3, 4, 5)]


@cache
def _expanded() -> tuple[Config, ...]:
    """The same set-ups with as many expansions as go together."""
    packs = ("base", *mixes(built_in()[1:])[-1])
    return tuple(replace(config, packs=packs) for config in _configs())


def rounds(state: OldWorldState) -> int:
    """The rounds begun in a game."""
    return state.round


def round_probe(name: str, seats: int, seconds: float) -> Probe:
    """A probe that counts rounds."""

    def run(seed: int) -> tuple[int, float]:
        _, done, spent = playout.playouts(GAME, [config(seats)], play, seconds, seed, rounds)
        return done, spent

    return Probe(name, "round", run)


def hunt_probe() -> Probe:
    """A whole game of the Wild Hunt by five bots."""

    def run(seed: int) -> tuple[int, float]:
        setup = Config(seats=5, packs=("base", "wild_hunt"), rounds=HUNT_ROUNDS)
        state, rng = GAME.new_game(setup, seed), Rng(seed)
        bots = [PLAYERS.make(PLAYERS.advisor, rng.next()) for _ in range(setup.seats)]
        start = process_time()
        settle(state)
        while state.pending:
            take_one(state, bots)
            settle(state)
        return 1, process_time() - start

    return Probe(HUNT, "game", run)


def dry_run(state: OldWorldState) -> None:
    """What the server does when a person stages an answer."""
    decision = next(one for one in state.pending if one.seat >= 0)
    rehearsal = rehearse(state, decision.seat, decision.id, decision.keys[:1])
    assert isinstance(rehearsal.after, OldWorldState)
    forecast(rehearsal, decision.seat)
    insight(rehearsal.after, decision.seat)


def odds_of_a_fight(state: OldWorldState) -> None:
    """What the server does when a person asks for the odds of a fight."""
    table = blindfold(state, state.active)
    assert isinstance(table, OldWorldState)
    against = ODDS.against(table, state.active)[0]
    ODDS.estimate(table, state.active, against, TRIES, Rng(_STATES_SEED))


@cache
def _open_states() -> tuple[OldWorldState, ...]:
    """Those in which a person could ask for odds."""
    states = (state for state in mid_game_states() if not state.fight.kind and state.active >= 0)
    return tuple(islice(states, _ODDS_STATES))


@cache
def mid_game_states(*, expanded: bool = False) -> tuple[OldWorldState, ...]:
    """The fixed states."""
    setups = _expanded() if expanded else _configs()
    return playout.mid_game_states(GAME, setups, STATES, _STATES_SEED)


def deep_copy(state: OldWorldState) -> OldWorldState:
    """``deepcopy`` of the state; the static game, config and table are shared."""
    return playout.deep_copy(state, *_static(state))


def _static(state: OldWorldState) -> tuple[object, ...]:
    table = state.table
    return (state.game, state.config, table, table.sees, table.marks, table.trees)


def deep_copy_strict(state: OldWorldState) -> OldWorldState:
    """What ``state.copy()`` gives, by ``deepcopy``: every frozen part is shared here too."""
    frozen = (state.pending, state.turn, state.fight, state.spots, *state.stack, *state.zones)
    return playout.deep_copy(state, *_static(state), *frozen)


def probes(seconds: float = 1.0) -> list[Probe]:
    """All probes; each run of one lasts at least ``seconds``."""
    return [
        playout.decisions(
            PLAYOUT, lambda seed: playout.playouts(GAME, _configs(), play, seconds, seed)
        ),
        playout.decisions(
            EXPANDED, lambda seed: playout.playouts(GAME, _expanded(), play, seconds, seed)
        ),
        round_probe(TWO, 2, seconds),
        round_probe(FIVE, 5, seconds),
        hunt_probe(),
        *playout.single_calls(
            mid_game_states(), deep_copy, deep_copy_strict, Rng(_STATES_SEED), seconds
        ),
        playout.calls(
            COPY_EXPANDED,
            "copy",
            lambda state: state.copy(),
            mid_game_states(expanded=True),
            seconds,
        ),
        playout.calls(TRY, "try", dry_run, mid_game_states(), seconds),
        playout.calls(ODDS_OF_A_FIGHT, "answer", odds_of_a_fight, _open_states(), seconds),
    ]


def measure(rounds: int = 5, seconds: float = 1.0, *, progress: OnProbe | None = None) -> Report:
    """Run all probes in turn, ``rounds`` times over."""
    report = interleave(probes(seconds), rounds, progress=progress)
    return replace(report, how=f"{report.how}; {_HOW}")
