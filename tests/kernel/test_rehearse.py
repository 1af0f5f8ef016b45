"""Picks tried on what a seat knows: fair, without effect, and ended by what it cannot know."""

from __future__ import annotations

import pytest

from sevencats.kernel import registry
from sevencats.kernel.engine import settle, take
from sevencats.kernel.errors import IllegalPick, StaleDecision, WrongSeat
from sevencats.kernel.rehearse import rehearse
from sevencats.kernel.rng import Rng
from sevencats.kernel.snapshot import digest
from sevencats.kernel.state import State
from sevencats.kernel.views import observe, redeterminise

GAMES = [("gwent", "duel"), ("gwent", "solo"), ("oldworld", "base")]


def positions(game: str, mode: str, picks: int = 120) -> list[State]:
    """States of a random game in which a player is asked."""
    rng, kind = Rng(5), registry.game(game)
    state = kind.new_game(kind.modes[mode].samples()[0].config, 5)
    settle(state)
    found = []
    for _ in range(picks):
        if not state.pending:
            break
        found.append(state.copy())
        decision = state.pending[0]
        take(state, decision, rng.below(len(decision.keys)))
        settle(state)
    return found


@pytest.mark.parametrize(("game", "mode"), GAMES)
def test_a_rehearsal_changes_nothing_and_is_the_same_whatever_is_hidden(
    game: str, mode: str
) -> None:
    rng, compared = Rng(3), 0
    for state in positions(game, mode):
        decision = state.pending[0]
        seat, before = decision.seat, digest(state)
        world = redeterminise(state, seat, rng)
        for key in decision.keys[:4]:
            one = rehearse(state, seat, decision.id, [key])
            assert digest(state) == before
            other = rehearse(world, seat, decision.id, [key])
            assert (one.tried, one.stop, one.unseen) == (other.tried, other.stop, other.unseen)
            assert _seen(one.after, seat) == _seen(other.after, seat)
            compared += 1
    assert compared > 40


def _seen(state: State, seat: int) -> object:
    view = observe(state, seat)
    return view.zones, view.public, view.private, [d.keys for d in view.decisions]


@pytest.mark.parametrize(("game", "mode"), GAMES)
def test_no_card_that_the_seat_does_not_know_is_uncovered(game: str, mode: str) -> None:
    stops = set()
    for state in positions(game, mode):
        decision = state.pending[0]
        for key in decision.keys[:4]:
            found = rehearse(state, decision.seat, decision.id, [key])
            stops.add(found.stop)
            known = {s for s, mask in enumerate(state.known) if mask >> decision.seat & 1}
            after = {s for s, mask in enumerate(found.after.known) if mask >> decision.seat & 1}
            assert after <= known
            if state.virtual:
                assert found.stop == "hidden" and found.unseen is not None
    if mode == "base":
        assert stops >= {"", "chance", "hidden"}


def test_several_picks_follow_each_other() -> None:
    for state in positions("oldworld", "base"):
        decision = state.pending[0]
        moves = [key for key in decision.keys if key.startswith("move:")]
        if decision.kind != "phase1" or not moves:
            continue
        first = rehearse(state, decision.seat, decision.id, moves[:1])
        asked = [d for d in first.after.pending if d.seat == decision.seat]
        if first.stop or asked[0].kind != "pay":
            continue
        both = rehearse(state, decision.seat, decision.id, [moves[0], asked[0].keys[0]])
        assert both.tried == 2
        with pytest.raises(IllegalPick):
            rehearse(state, decision.seat, decision.id, [moves[0], "pay:nonsense"])
        with pytest.raises(StaleDecision):
            rehearse(state, decision.seat, decision.id + 99, moves[:1])
        with pytest.raises(WrongSeat):
            rehearse(state, 1 - decision.seat, decision.id, moves[:1])
        return
    raise AssertionError("nobody could move")
