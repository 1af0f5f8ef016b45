"""Estimate the odds of a fight before it begins, by fighting it many times in sampled worlds."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import NamedTuple

from sevencats.errors import said
from sevencats.games.oldworld.bots.fighting import ComboPlans
from sevencats.games.oldworld.expansion import opponents_of
from sevencats.games.oldworld.fight.begin import begin_monster_fight, begin_witcher_fight
from sevencats.games.oldworld.rules.spawn import prey
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel.engine import advance, settle, take
from sevencats.kernel.errors import RulesError
from sevencats.kernel.events import Event
from sevencats.kernel.rng import Rng
from sevencats.kernel.views import redeterminise

#: A fight counts as lost after this many questions: habits might go on endlessly.
_LIMIT = 1000
#: For a 95 % interval.
_Z = 1.96
#: After this many samples a fight is decided if its share of wins is at most or at least this. The
#: choice to fight depends on chances of about a third: a fight that is often won is begun in any
#: case.
_CLEAR: dict[int, tuple[int, int]] = {4: (-1, 4), 5: (0, 5), 8: (1, 7)}


#: Begins a fight of a seat.
Begin = Callable[[OldWorldState, int], None]


class Odds(NamedTuple):
    """How often a fight was won, and how often a monster was at least driven away, out of ``tried``
    samples; ``low`` and ``high`` bound the chance to win (Wilson's interval, 95 %)."""

    won: int
    driven: int
    tried: int
    low: float
    high: float

    @property
    def chance(self) -> float:
        """The share of fights won."""
        return self.won / self.tried


def odds(
    table: OldWorldState, seat: int, opponent: str, *, tries: int, rng: Rng, rough: bool = False
) -> Odds:
    """The odds of ``seat`` against a monster on the board or a witcher, by its name.

    ``table`` is what the seat may know (a bot's ``Sight.table``): hidden cards are dealt again for
    every fight. The locations of the two do not matter, so a distant hunt can be rated. ``rough``:
    sample clear fights less often.
    """
    begin = _beginning(table, seat, opponent)
    results: list[str] = []
    won = 0
    while len(results) < tries:
        results.append(_fight(table, seat, begin, rng))
        won += is_won(results[-1], "attacker")
        if rough and len(results) in _CLEAR:
            at_most, at_least = _CLEAR[len(results)]
            if not at_most < won < at_least:
                break
    return _count(results, "attacker")


def odds_from_here(table: OldWorldState, seat: int, *, tries: int, rng: Rng) -> Odds:
    """The odds of a fighter in the current fight, continued from its present state."""
    results = []
    for _ in range(tries):
        world = redeterminise(table, seat, rng)
        assert isinstance(world, OldWorldState)
        results.append(play_on(world, settle(world), rng))
    return _count(results, "attacker" if seat == table.fight.attacker else "defender")


def is_won(result: str, side: str) -> bool:
    """Return whether a result is a victory of the ``attacker`` or the ``defender``."""
    return result in ("defeated", side)


def _count(results: list[str], side: str) -> Odds:
    won, tries = sum(is_won(result, side) for result in results), len(results)
    low, high = _wilson(won, tries)
    return Odds(won, results.count("driven_away"), tries, low, high)


def _beginning(table: OldWorldState, seat: int, opponent: str) -> Begin:
    """Start the fight; the locations do not matter."""
    for terrain in range(3):
        monster = prey(table, terrain)
        if monster >= 0 and table.ident(monster) == opponent:
            return lambda world, seat: begin_monster_fight(world, seat, terrain)
    names = table.table.seats
    if opponent in names and names.index(opponent) != seat:
        rival = names.index(opponent)
        return lambda world, seat: begin_witcher_fight(world, seat, rival)
    others = opponents_of(table)
    if opponent in others:
        return others[opponent].begin
    raise said(RulesError, "error-ow-no-opponent", name=opponent)


def _fight(table: OldWorldState, seat: int, begin: Begin, rng: Rng) -> str:
    """Fight once in a sampled world, everybody by habit; return the result as the engine names
    it."""
    world = redeterminise(table, seat, rng)
    assert isinstance(world, OldWorldState)
    world.stack.clear()
    world.branches = ()
    begin(world, seat)
    advance(world)
    return play_on(world, world.log + settle(world), rng)


def play_on(world: OldWorldState, events: list[Event], rng: Rng) -> str:
    """Play the fight to its end by habit; return the result as the engine names it."""
    habits = ComboPlans()
    for _ in range(_LIMIT):
        result = _result(events)
        if result or not world.pending:
            break
        decision = world.pending[0]
        events = take(world, decision, habits.index(world, decision, rng))
        events = events + settle(world)
    return result


def _result(events: list[Event]) -> str:
    for event in events:
        if event.kind == "fight_over":
            return str(event.args[0])
    return ""


def _wilson(won: int, tried: int) -> tuple[float, float]:
    """A 95 % interval that also holds for few samples and chances near 0 or 1."""
    share, z2 = won / tried, _Z * _Z / tried
    middle = (share + z2 / 2) / (1 + z2)
    half = _Z * sqrt(share * (1 - share) / tried + z2 / (4 * tried)) / (1 + z2)
    return max(0.0, middle - half), min(1.0, middle + half)
