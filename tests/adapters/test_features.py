"""The vector holds what a view shows, and nothing a seat may not know."""

from __future__ import annotations

from collections import Counter

import pytest
from helpers.adapter_games import configs, each_mode, played, players

from sevencats.games.gwent.state import GwentState
from sevencats.kernel import observe, redeterminise
from sevencats.kernel.rng import Rng

np = pytest.importorskip("numpy")

from sevencats.games.gwent.learn.features.features import highs, names, observation  # noqa: E402

GAMES = 6


@each_mode
def test_sampled_worlds_look_the_same(mode: str) -> None:
    compared = 0
    for number, config in enumerate(configs(mode, GAMES)):
        for point, state in enumerate(played(config, number)):
            if point % 4:
                continue
            for seat in players(state):
                mine = observation(state, seat)
                world = redeterminise(state, seat, Rng(point))
                assert isinstance(world, GwentState)
                assert np.array_equal(observation(world, seat), mine)
                compared += world.face != state.face
    assert compared > 20


@each_mode
def test_length_type_and_bounds_are_fixed(mode: str) -> None:
    length, high = len(names(mode)), highs(mode)
    assert len(set(names(mode))) == length == len(high)
    for number, config in enumerate(configs(mode, GAMES)):
        for state in played(config, number):
            for seat in players(state):
                vector = observation(state, seat)
                assert vector.dtype == np.float32 and vector.shape == (length,)
                assert (vector >= 0).all() and (vector <= high).all()


def groups(mode: str, vector: object) -> dict[str, Counter[str]]:
    """The numbers of a vector by group: ``seat0.hand`` to card to copies."""
    found: dict[str, Counter[str]] = {}
    for name, value in zip(names(mode), vector, strict=True):  # type: ignore[call-overload]
        group, _, item = name.rpartition(".")
        if value:
            found.setdefault(group, Counter())[item] = int(value)
    return found


@each_mode
def test_the_vector_counts_what_the_view_shows(mode: str) -> None:
    for number, config in enumerate(configs(mode, 3)):
        for state in played(config, number):
            for seat in players(state):
                compare(mode, state, seat)


def compare(mode: str, state: GwentState, seat: int) -> None:
    view = observe(state, seat)
    public = view.public
    found = groups(mode, observation(state, seat))

    def holds(group: str, zone: str) -> None:
        cards = Counter(card for card in view.zones[zone] if card is not None)
        assert found.get(group, Counter()) == cards, (group, zone)

    holds("weather", "weather")
    holds("removed", "removed")
    assert found[""]["round"] == public.round
    sides = len(public.sides)
    for place in range(sides):
        side = (public.side_of[seat] + place) % sides
        name, group = public.sides[side], f"side{place}"
        for row in ("close", "ranged", "siege"):
            holds(f"{group}.{row}", f"{name}.board.{row}")
            holds(f"{group}.{row}_special", f"{name}.row_special.{row}")
        holds(f"{group}.discard", f"{name}.discard")
        numbers = found.get(group, Counter())
        assert numbers["total"] == public.totals[side]
        assert numbers["gems"] == public.gems[side]
        assert numbers["points"] == public.points[side]
    seats = len(public.seats)
    for place in range(seats):
        other = (seat + place) % seats
        name, group = public.seats[other], f"seat{place}"
        holds(f"{group}.hand", f"{name}.hand")
        holds(f"{group}.reserve", f"{name}.reserve")
        numbers = found[group]
        assert numbers["hand_size"] == len(view.zones[f"{name}.hand"])
        assert numbers["deck_size"] == len(view.zones[f"{name}.deck"])
        assert numbers["passed"] == public.passed[other]
        assert numbers["asked"] == (other in view.asked)
        for box in (1, 2, 3) if mode == "tournament" else ():
            holds(f"{group}.box{box}", f"{name}.box{box}")
    assert found.get("seat0.deck", Counter()) == Counter(view.private.deck)
    asked = found.get("question", Counter())
    assert asked == Counter(decision.kind for decision in view.decisions)


def test_features_show_cards_that_were_looked_at() -> None:
    state = next(played(next(configs("duel", 1)), 1))
    hidden = state.zones[state.table.hand(1)][0]
    place = names("duel").index(f"seat1.hand.{state.game.card_name(state, state.face[hidden])}")
    assert observation(state, 0)[place] == 0
    state.known[hidden] |= 1
    assert observation(state, 0)[place] == 1


def test_a_smaller_table_leaves_the_rest_empty() -> None:
    config = next(c for c in configs("ffa", 9) if len(c.decks) == 3)
    state = next(played(config, 1))
    found = groups("ffa", observation(state, 2))
    assert found["seat2"]["present"] == 1
    assert not any(group.startswith(("seat3", "seat4", "side3", "side4")) for group in found)
