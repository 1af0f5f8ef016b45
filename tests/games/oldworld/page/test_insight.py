"""Insight of Old World: ways that can be gone, reasons that hold, and nothing that is hidden."""

from __future__ import annotations

import msgspec
import pytest
from helpers.oldworld.scenes import Scene

from sevencats.games.oldworld.game import GAME
from sevencats.games.oldworld.page.insight import OldWorldInsight, insight
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel.engine import apply, settle, take
from sevencats.kernel.rng import Rng
from sevencats.kernel.views import redeterminise


def positions(sample: int, seed: int, picks: int = 250) -> list[OldWorldState]:
    """States of a random game in which a player is asked."""
    rng = Rng(seed)
    state = GAME.new_game(GAME.modes["base"].samples()[sample].config, seed)
    settle(state)
    found = []
    for _ in range(picks):
        if not state.pending:
            break
        found.append(state.copy())
        decision = state.pending[rng.below(len(state.pending))]
        take(state, decision, rng.below(len(decision.keys)))
        settle(state)
    return found


@pytest.fixture(scope="module")
def games() -> list[OldWorldState]:
    return [state for seed in (1, 2, 8) for state in positions(seed, seed)]


def test_every_way_can_be_gone_with_its_keys(games: list[OldWorldState]) -> None:
    gone = 0
    for state in games:
        decision = state.pending[0]
        if decision.kind != "phase1":
            continue
        seat, found = decision.seat, insight(state, decision.seat).reach
        moves = {key.partition(":")[2] for key in decision.keys if key.startswith("move:")}
        assert {place for place, way in found.items() if len(way.path) == 1} == moves
        for place, way in found.items():
            world = state.copy()
            for keys in way.picks:
                if not _go(world, seat, keys):
                    break
            else:
                gone += 1
                assert world.table.places[world.place[seat]].id == place
                assert state.gold[seat] - way.gold <= world.gold[seat]
    assert gone > 100


def _go(world: OldWorldState, seat: int, keys: tuple[str, ...]) -> bool:
    """Make a move by its keys; False where something on the way came between."""
    first = world.pending[0]
    if first.seat != seat or first.kind != "phase1":
        return False
    for key in keys:
        apply(world, world.pending[0].pick(key))
    # A card that came on the way is one more to pay with, and then the payment is asked for.
    return not any(question.kind == "pay" for question in world.pending)


def test_available_options_have_no_reason(games: list[OldWorldState]) -> None:
    codes = set()
    for state in games:
        for decision in state.pending:
            found = insight(state, decision.seat).cannot
            assert not set(found) & set(decision.keys)
            assert set(decision.closed) <= set(found)
            codes |= {why.code for why in found.values()}
        others = {d.seat for d in state.pending}
        for seat in range(len(state.table.seats)):
            if seat not in others and state.school[seat]:
                assert insight(state, seat).cannot["*"].code == "turn"
    assert codes >= {"far", "pay", "not-moved", "elsewhere", "attribute", "no-link", "question"}


def test_insight_is_the_same_whatever_is_hidden(games: list[OldWorldState]) -> None:
    """Redealing hidden cards changes nothing that a seat is told."""
    rng = Rng(7)
    for state in games[::3]:
        for seat in range(len(state.table.seats)):
            try:
                world = redeterminise(state, seat, rng)
            except AssertionError:
                continue  # others are asked about cards that only they know
            assert isinstance(world, OldWorldState)
            assert insight(world, seat) == insight(state, seat)


def scene(**seat: object) -> Scene:
    return Scene({"A": {"place": "vizima", **seat}, "B": {"place": "cintra"}})


def told(case: Scene, seat: int = 0) -> OldWorldInsight:
    return insight(case.state, seat)


def test_a_neighbour_tells_its_price() -> None:
    """A fitting card, or any two, or one with gold; a way of two moves adds up."""
    case = scene(hand=["precise_cut_1", "precise_cut_2"], gold=1)
    near = told(case).reach["novigrad"]
    assert near.cards == ("precise_cut_1",) and near.gold == 0
    assert near.pays == ("terrain", "gold", "two")
    assert near.picks == (("move:novigrad", "pay:card.precise_cut_1"),)
    far = told(case).reach["kaer_seren"]
    assert len(far.path) == 2 and far.path[1] == "kaer_seren"
    assert (len(far.cards), far.gold) == (2, 1)


def test_reasons_have_their_facts() -> None:
    case = scene(hand=["precise_cut_1"])
    found = told(case).cannot
    assert found["act"].code == "not-moved"
    assert found["move:stygga"].code == "far"
    assert (found["move:hengfors"].code, found["move:hengfors"].what) == ("pay", "mountain")
    assert found["poker:B"] == msgspec.convert(
        {"code": "elsewhere", "what": "cintra"}, type(found["act"])
    )


def test_insight_lists_options_given_up() -> None:
    case = Scene({"A": {"place": "vizima", "hand": ["precise_cut_1"]}, "B": {}}, moved=True)
    assert told(case).left == ("act",)
    full = Scene(
        {
            "A": {
                "place": "doldeth",
                "hand": ["precise_cut_1"],
                "potions": ["swallow", "swallow", "swallow", "swallow"],
            },
            "B": {},
        },
        moved=True,
    )
    assert told(full).left == ()


def test_spectator_gets_no_insight() -> None:
    assert insight(scene(hand=["precise_cut_1"]).state, None) == OldWorldInsight()
