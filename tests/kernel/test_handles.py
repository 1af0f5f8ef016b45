"""Handles: a card can be followed while it is known, and its number tells nothing."""

from __future__ import annotations

import gc
import sys

from helpers.toy import DECK, HAND_A, Menu, ToyGame, with_frame

from sevencats.kernel import apply, digest, dump, load, observe
from sevencats.kernel.atoms import move, push_shuffle
from sevencats.kernel.engine import advance, settle
from sevencats.kernel.handles import no_handles, numbers
from sevencats.kernel.state import State


def drawn(seed: int = 1) -> State:
    """Ann has drawn a card."""
    state = with_frame(Menu(0))
    state.handles = state.handles.seeded(seed)
    apply(state, state.pending[0].pick("draw"))
    return state


def test_a_seat_has_a_handle_for_its_own_card_and_others_have_none() -> None:
    state = drawn()
    (handle,) = observe(state, 0).handles["a.hand"]
    assert handle == numbers(state.handles)[state.zones[HAND_A][0]]
    assert observe(state, 1).handles == {}
    assert observe(state, None).handles == {}


def test_a_card_that_is_shuffled_away_comes_back_under_another_handle() -> None:
    state = drawn()
    (before,) = observe(state, 0).handles["a.hand"]
    sleeve = state.zones[HAND_A][0]
    move(state, sleeve, DECK, "returned", 0)
    returned = state.log[-1]
    push_shuffle(state, DECK)
    advance(state)
    settle(state)
    move(state, sleeve, HAND_A, "drawn", 0)
    (after,) = observe(state, 0).handles["a.hand"]
    assert after != before
    assert state.handles.at(returned.sleeve, returned.shuffles) == before


def test_a_snapshot_keeps_handles_and_a_digest_leaves_them_out() -> None:
    state, other = drawn(1), drawn(2)
    assert load(dump(state), state.game).handles == state.handles
    assert digest(state) == digest(other)
    assert numbers(state.handles) != numbers(other.handles)


def test_games_of_a_seed_have_the_same_handles() -> None:
    assert isinstance(drawn().game, ToyGame)
    assert numbers(drawn(5).handles) == numbers(drawn(5).handles)


def test_without_the_secret_a_handle_tells_nothing_of_its_sleeve() -> None:
    """Over many tables each sleeve is as often above another as below it."""
    tables = [numbers(no_handles(4).seeded(seed)) for seed in range(400)]
    for one in range(4):
        for two in range(one):
            above = sum(table[one] > table[two] for table in tables)
            assert 150 < above < 250, f"sleeves {two} and {one} can be told apart"


def test_numbers_of_a_table_take_little_memory() -> None:
    """A server remembers those of thousands of tables."""
    found = numbers(no_handles(400).seeded(7))
    assert len(set(found)) > 390
    assert sys.getsizeof(found) < 2000 and not gc.get_referents(found)[1:]
