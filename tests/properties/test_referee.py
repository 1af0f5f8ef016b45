"""Whole games of every mode and mix, checked by the referee (``tools/referee``).

``tools/trials referee`` watches any number of games; a fault that it finds is played again by its
number, ``watch_any("oldworld", 106)``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from referee.choices import REFUSALS
from referee.gwent import GwentReferee
from referee.gwent_setups import gwent_game
from referee.oldworld import OldWorldReferee
from referee.oldworld_setups import mixes, old_world_game, seats_for, shaken
from referee.play import Step, by_numbers, watch
from referee.trial import watch_gwent, watch_old_world

from sevencats.games.gwent.modes import MODES
from sevencats.kernel import CHANCE, State
from sevencats.kernel.atoms import relocate
from sevencats.kernel.rng import Rng

#: Mixes with the rules of all expansions among them.
MIXES = mixes()[:: len(mixes()) // 30]
WIDEST = max(mixes(), key=len)


@pytest.mark.parametrize("mode", MODES)
def test_games_of_gwent_keep_to_the_book(mode: str) -> None:
    for seed in range(60):
        watch_gwent(mode, seed)


@pytest.mark.parametrize("number", range(len(MIXES)))
def test_games_of_old_world_keep_to_the_book(number: int) -> None:
    for seats in seats_for(MIXES[number]):
        watch_old_world(MIXES[number], seats, number)


# -- the referee itself ----------------------------------------------------------------------------


class Tampered:
    """Shows a referee every open point as it is, and with some injected faults."""

    def __init__(self, referee: Any, faults: Callable[[State], Iterator[State]]) -> None:
        self.referee, self.faults, self.found = referee, faults, 0

    def begin(self, state: State) -> None:
        self.referee.begin(state)

    def look(self, state: State) -> None:
        self.referee.look(state)
        for fault in self.faults(state):
            with pytest.raises(AssertionError):
                self.referee.look(fault)
            self.found += 1

    def note(self, step: Step) -> None:
        self.referee.note(step)


def _asking(state: State, **changes: Any) -> State:
    """The same state, asking something else first."""
    twin = state.copy()
    twin.pending = (state.pending[0]._replace(**changes), *state.pending[1:])
    return twin


def without_a_way_out(state: State) -> Iterator[State]:
    """Remove the answer that declines."""
    for asked in state.pending[:1]:
        ways = [key for key in asked.keys if key in REFUSALS]
        if asked.seat != CHANCE and ways:
            left = [at for at, key in enumerate(asked.keys) if key not in ways]
            keys = tuple(asked.keys[at] for at in left)
            yield _asking(state, keys=keys, args=tuple(asked.args[at] for at in left))


def with_a_way_out(state: State) -> Iterator[State]:
    """The option is offered as a choice, though the rules demand it."""
    for asked in state.pending[:1]:
        if asked.seat != CHANCE and not REFUSALS & {*asked.keys, *asked.closed}:
            yield _asking(state, keys=(*asked.keys, "skip"), args=(*asked.args, -1))


def asking_chance(state: State) -> Iterator[State]:
    """A die decides what a player should."""
    if state.pending and state.pending[0].seat != CHANCE and len(state.pending) == 1:
        yield _asking(state, seat=CHANCE)


def with_a_card_astray(state: State) -> Iterator[State]:
    """A card lies where its kind has no place."""
    for origin, zone in (("A.hand", "weather"), ("pool", "potion_deck")):
        names = [one.name for one in state.layout]
        if origin in names and zone in names and state.zones[names.index(origin)]:
            twin = state.copy()
            relocate(twin, twin.zones[names.index(origin)][0], names.index(zone))
            yield twin


FAULTS = [without_a_way_out, with_a_way_out, asking_chance, with_a_card_astray]


@pytest.mark.parametrize("fault", FAULTS)
def test_the_referee_sees_faults_anywhere_in_gwent(
    fault: Callable[[State], Iterator[State]],
) -> None:
    state = gwent_game("ffa", 6)
    referee = Tampered(GwentReferee(state), fault)
    watch(state, by_numbers([], Rng(6)), referee)
    assert referee.found > 3


@pytest.mark.parametrize("packs", [WIDEST, ("wild_hunt", "mages")], ids=["widest", "hunt"])
@pytest.mark.parametrize("fault", FAULTS)
def test_the_referee_sees_faults_anywhere_in_old_world(
    packs: tuple[str, ...], fault: Callable[[State], Iterator[State]]
) -> None:
    state = old_world_game(packs, 3, 6)
    referee = Tampered(OldWorldReferee(state), fault)
    watch(state, by_numbers([], Rng(6)), referee, shaken(6))
    assert referee.found > 20
