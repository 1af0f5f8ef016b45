"""Atoms change a table and leave its copies as they were."""

from __future__ import annotations

from helpers.toy import DECK, HAND_A, TABLE, TOY, blank

from sevencats.kernel.atoms import Shuffle, answer_shuffle, exchange, move, move_all, relocate


def test_copies_share_only_unchanged_zones() -> None:
    state = blank(TOY)
    twin = state.copy()
    move(twin, 5, HAND_A, "drawn", 0)
    assert state.zones == [[0, 1, 2, 3, 4, 5], [], [], []]
    assert twin.zones == [[0, 1, 2, 3, 4], [5], [], []]
    assert twin.zones[TABLE] is state.zones[TABLE]
    assert (state.where[5], twin.where[5]) == (DECK, HAND_A)
    assert (state.known[5], twin.known[5]) == (0, 0b01)


def test_a_sleeve_goes_to_the_end_of_a_zone_or_to_its_place() -> None:
    state = blank(TOY)
    for sleeve in (0, 1, 2):
        assert relocate(state, sleeve, TABLE) == DECK
    assert relocate(state, 3, TABLE, 0) == DECK and relocate(state, 4, TABLE, 2) == DECK
    assert state.zones[TABLE] == [3, 0, 4, 1, 2] and state.zones[DECK] == [5]
    assert relocate(state, 0, TABLE, 3) == TABLE and state.zones[TABLE] == [3, 4, 1, 0, 2]
    assert not state.log and not any(state.known)


def test_a_sweep_and_a_shuffle_leave_copies_alone() -> None:
    state = blank(TOY)
    twin = state.copy()
    move_all(twin, [1, 3], TABLE, "laid", 0)
    move_all(twin, [5], TABLE, "laid", 0)
    assert twin.zones[TABLE] == [1, 3, 5] and twin.zones[DECK] == [0, 2, 4]
    twin.stack.append(Shuffle(TABLE))
    answer_shuffle(twin, Shuffle(TABLE), (2, 0, 1))
    exchange(twin, 0, 2)
    assert [twin.face[sleeve] for sleeve in twin.zones[TABLE]] == [5, 1, 3]
    assert [twin.face[sleeve] for sleeve in twin.zones[DECK]] == [2, 0, 4]
    assert state.zones[DECK] == list(state.face) == [0, 1, 2, 3, 4, 5]
