"""Benchmarks of Old World: random play by two and by five seats, copies, snapshots, sampled worlds,
whole games in which five bots play together, and what the page asks for while a player thinks.

A round of five seats has two and a half times as many turns as a round of two; it may cost at most
four times as much (``COST`` gives the ratio).
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import islice
from time import process_time

from sevencats.bench import playout
from sevencats.bench.harness import OnProbe, Probe, Report, interleave
from sevencats.bench.playout import COPY, DEEPCOPY, DEEPCOPY_STRICT, play
from sevencats.games.oldworld import GAME, Config
from sevencats.games.oldworld.balance.mixes import mixes
from sevencats.games.oldworld.bots import PLAYERS
from sevencats.games.oldworld.expansion import expansions_of
from sevencats.games.oldworld.packs.catalogue import built_in, expansions
from sevencats.games.oldworld.page.chances import ODDS
from sevencats.games.oldworld.page.forecast import forecast
from sevencats.games.oldworld.page.insight import insight
from sevencats.games.oldworld.samples import long_game
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel.engine import settle
from sevencats.kernel.rehearse import rehearse
from sevencats.kernel.rng import Rng
from sevencats.kernel.views import blindfold
from sevencats.plugin.odds import TRIES
from sevencats.sim.runner import take_one

PLAYOUT = "playout"
EXPANDED = "playout, all expansions"
COPY_EXPANDED = "copy, all expansions"
TWO = "rounds of two seats"
FIVE = "rounds of five seats"
TOGETHER = "all together, five bots"
TRY = "a try, with its forecast and insight"
ODDS_OF_A_FIGHT = "odds of a fight"

#: The cost of a round of five seats, in rounds of two.
COST = (TWO, FIVE)
#: The ratios of the report: how many times as fast the first probe is as the second. With all
#: expansions a decision may cost 1.5 times as much as without, a copy 1.3 times.
PAIRS = (
    COST,
    (COPY, DEEPCOPY),
    (COPY, DEEPCOPY_STRICT),
    (PLAYOUT, EXPANDED),
    (COPY, COPY_EXPANDED),
)

#: Number of mid-game states that the probes of single calls cycle through.
STATES = 20
_STATES_SEED = 7
#: The same for odds, which take half a second each.
_ODDS_STATES = 2
#: Games stop after this many rounds, so that long ones do not weigh more.
_ROUNDS = 20
#: Games in which all play together are played to the end (0). A game may take half a minute of
#: processor time.
TOGETHER_ROUNDS = 0

_HOW = (
    f"playouts: random games of at most {_ROUNDS} rounds with drafted boards, events on, new games "
    "and chance inside the clock, only players' decisions counted; the first goes over 1 to 5 "
    "seats; rounds are those begun; all other probes go round "
    f"{STATES} fixed mid-game states, odds of {TRIES} fights round {_ODDS_STATES} of them; all "
    "expansions are as many as go together; deepcopy copies "
    "the state but not the static game, config and table; deepcopy, strict also shares the frozen "
    "frames and decisions, as copy does; all together: a whole game of the expansion in which all "
    "play together, by the best bot in all seats, by processor time"
)


@cache
def config(seats: int) -> Config:
    """Return a set-up, cached because games of one config share its table."""
    return long_game(seats, _ROUNDS)


def _configs() -> list[Config]:
    return [config(seats) for seats in (1, 2, 3, 4, 5)]


@cache
def _expanded() -> tuple[Config, ...]:
    """Return the same set-ups with as many expansions as can be combined."""
    packs = ("base", *mixes(built_in()[1:])[-1])
    return tuple(replace(config, packs=packs) for config in _configs())


def rounds(state: OldWorldState) -> int:
    """Return the number of rounds begun in a game."""
    return state.round


def round_probe(name: str, seats: int, seconds: float) -> Probe:
    """Return a probe that counts rounds."""

    def run(seed: int) -> tuple[int, float]:
        _, done, spent = playout.playouts(GAME, [config(seats)], play, seconds, seed, rounds)
        return done, spent

    return Probe(name, "round", run)


def together_probe() -> Probe:
    """Return a probe that plays whole games of five bots, with the expansion in which all play
    together."""
    pack = next(more.id for more in expansions_of(expansions()) if more.rules.together)

    def run(seed: int) -> tuple[int, float]:
        setup = Config(seats=5, packs=("base", pack), rounds=TOGETHER_ROUNDS)
        state, rng = GAME.new_game(setup, seed), Rng(seed)
        bots = [PLAYERS.make(PLAYERS.advisor, rng.next()) for _ in range(setup.seats)]
        start = process_time()
        settle(state)
        while state.pending:
            take_one(state, bots)
            settle(state)
        return 1, process_time() - start

    return Probe(TOGETHER, "game", run)


def dry_run(state: OldWorldState) -> None:
    """Do what the server does when a player stages an answer."""
    decision = next(one for one in state.pending if one.seat >= 0)
    rehearsal = rehearse(state, decision.seat, decision.id, decision.keys[:1])
    assert isinstance(rehearsal.after, OldWorldState)
    forecast(rehearsal, decision.seat)
    insight(rehearsal.after, decision.seat)


def odds_of_a_fight(state: OldWorldState) -> None:
    """Do what the server does when a player asks for the odds of a fight."""
    table = blindfold(state, state.active)
    assert isinstance(table, OldWorldState)
    against = ODDS.against(table, state.active)[0]
    ODDS.estimate(table, state.active, against, TRIES, Rng(_STATES_SEED))


@cache
def _open_states() -> tuple[OldWorldState, ...]:
    """Return the mid-game states in which a player could ask for odds."""
    states = (state for state in mid_game_states() if not state.fight.kind and state.active >= 0)
    return tuple(islice(states, _ODDS_STATES))


@cache
def mid_game_states(*, expanded: bool = False) -> tuple[OldWorldState, ...]:
    """Return the fixed states that the probes use."""
    setups = _expanded() if expanded else _configs()
    return playout.mid_game_states(GAME, setups, STATES, _STATES_SEED)


def deep_copy(state: OldWorldState) -> OldWorldState:
    """``deepcopy`` of the state; the static game, config and table are shared."""
    return playout.deep_copy(state, *_static(state))


def _static(state: OldWorldState) -> tuple[object, ...]:
    table = state.table
    return (state.game, state.config, table, table.sees, table.marks, table.trees)


def deep_copy_strict(state: OldWorldState) -> OldWorldState:
    """Copy as ``state.copy()`` does, with ``deepcopy``: every frozen part is shared here too."""
    frozen = (state.pending, state.turn, state.fight, state.spots, *state.stack, *state.zones)
    return playout.deep_copy(state, *_static(state), *frozen)


def probes(seconds: float = 1.0) -> list[Probe]:
    """Return all probes; each run of a probe lasts at least ``seconds``."""
    return [
        playout.decisions(
            PLAYOUT, lambda seed: playout.playouts(GAME, _configs(), play, seconds, seed)
        ),
        playout.decisions(
            EXPANDED, lambda seed: playout.playouts(GAME, _expanded(), play, seconds, seed)
        ),
        round_probe(TWO, 2, seconds),
        round_probe(FIVE, 5, seconds),
        together_probe(),
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
    """Run all probes in turn, ``rounds`` times."""
    report = interleave(probes(seconds), rounds, progress=progress)
    return replace(report, how=f"{report.how}; {_HOW}")
