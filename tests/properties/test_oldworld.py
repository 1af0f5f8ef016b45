"""Random picks keep the invariants of Old World."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from referee.oldworld_table import census, check_table, owned
from referee.play import by_numbers, played

from sevencats.games.oldworld import GAME
from sevencats.games.oldworld.samples import long_game
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel import digest, dump, load, observe, redeterminise, returns
from sevencats.kernel.rng import Rng

numbers = st.lists(st.integers(0, 255), max_size=60)
seeds = st.integers(0, 2**32 - 1)
seats = st.integers(1, 5)


@settings(max_examples=25)
@given(count=seats, seed=seeds, picks=numbers)
def test_the_table_stays_in_order(count: int, seed: int, picks: list[int]) -> None:
    """Components are conserved, each lies where its kind belongs, and all limits are kept."""
    state = GAME.new_game(long_game(count, rounds=8), seed)
    components = census(state)
    check_table(state)
    for _ in played(state, by_numbers(picks, Rng(seed))):
        check_table(state)
        assert min(state.gold) >= 0
    assert census(state) == components
    assert state.over and state.capped != bool(state.winners)
    assert sum(value == 1 for value in returns(state)) == len(state.winners)


@settings(max_examples=12)
@given(count=seats, seed=seeds, picks=numbers)
def test_gold_changes_only_by_events(count: int, seed: int, picks: list[int]) -> None:
    """Every change of gold, shield, levels and places is an event with the right number."""
    state = GAME.new_game(long_game(count, rounds=6), seed)
    gold, shield, track = state.gold[:], state.shield[:], state.track[:]
    for events in played(state, by_numbers(picks, Rng(seed))):
        for event in events:
            if event.kind == "gold":
                gold[event.seat] += int(event.args[0])
            elif event.kind == "shield":
                shield[event.seat] += int(event.args[0])
            elif event.kind == "track":
                track[event.seat] = int(event.args[0])
        assert (gold, shield, track) == (state.gold, state.shield, state.track)


@settings(max_examples=12)
@given(count=seats, seed=seeds, picks=numbers)
def test_action_cards_move_only_by_events(count: int, seed: int, picks: list[int]) -> None:
    """A witcher's cards grow by what it takes or gains, and shrink by what is trashed."""
    state = GAME.new_game(long_game(count, rounds=6), seed)
    have = [owned(state, seat) for seat in range(count)]
    for events in played(state, by_numbers(picks, Rng(seed))):
        for event in events:
            if event.kind in ("taken", "gained"):
                have[event.seat] += 1
            elif event.kind == "trashed" and "pool" not in names(state, event.args):
                have[event.seat] -= 1
            elif event.kind == "own_action":
                have[event.seat] += int(event.args[2])
        assert have == [owned(state, seat) for seat in range(count)]


def names(state: OldWorldState, zones: tuple[int | str, ...]) -> list[str]:
    return [state.layout[int(zone)].name for zone in zones]


@settings(max_examples=6)
@given(count=seats, seed=seeds, picks=numbers)
def test_a_game_saved_anywhere_goes_on_the_same(count: int, seed: int, picks: list[int]) -> None:
    """The same game twice: once untouched, once saved and loaded before every answer."""
    config = long_game(count, rounds=3)
    state, saved = GAME.new_game(config, seed), GAME.new_game(config, seed)
    twin = by_numbers(picks, Rng(seed))
    for events in played(state, by_numbers(picks, Rng(seed))):
        loaded = load(json.loads(json.dumps(dump(saved))))
        assert isinstance(loaded, OldWorldState)
        saved = loaded
        assert next(played(saved, twin)) == events
        assert digest(saved) == digest(state)
        assert saved.pending == state.pending


@settings(max_examples=8)
@given(count=seats, seed=seeds, picks=numbers)
def test_sampled_worlds_look_the_same_and_are_in_order(
    count: int, seed: int, picks: list[int]
) -> None:
    state = GAME.new_game(long_game(count, rounds=3), seed)
    rng = Rng(seed + 1)
    for number, _ in enumerate(played(state, by_numbers(picks, Rng(seed)))):
        if number % 5:
            continue
        for seat in range(count):
            world = redeterminise(state, seat, rng)
            assert isinstance(world, OldWorldState)
            assert observe(world, seat).to_data() == observe(state, seat).to_data()
            check_table(world)


@pytest.mark.parametrize("school", ["viper", "bear", "cat", "wolf", "griffin"])
def test_every_school_plays_whole_games(school: str) -> None:
    """Long games, so that trophies, levels and the end are seen."""
    others = [name for name in ("wolf", "cat", "bear") if name != school]
    won = 0
    for seed in range(3):
        state = GAME.new_game(long_game(2, rounds=150, schools=(school, others[0])), seed)
        for _ in played(state, by_numbers([], Rng(seed))):
            pass
        check_table(state)
        won += bool(state.winners)
    assert won
