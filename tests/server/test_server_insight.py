"""Insight: the steps of a strength, and what a play would come to, told to those who ask."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from sevencats.gwent import GAME, Config
from sevencats.gwent.cards.catalogue import base
from sevencats.gwent.rules.strength import strengths, totals
from sevencats.gwent.state import GwentState
from sevencats.kernel import settle, take
from sevencats.kernel.rng import Rng
from sevencats.kernel.views import observe, redeterminise
from sevencats.kits.gwent.insight import insight


def some_turns(mode: str, sample: int, seed: int) -> list[GwentState]:
    """Turns of a random game of a mode."""
    return play_at_random(GAME.modes[mode].samples()[sample].config, seed)


def play_at_random(config: Config, seed: int) -> list[GwentState]:
    """The states of a random game in which somebody has a turn."""
    rng = Rng(seed)
    state = GAME.new_game(config, seed=seed)
    settle(state)
    found = []
    while state.pending:
        decision = state.pending[0]
        if decision.kind == "turn":
            found.append(state.copy())
        take(state, decision, rng.next() % len(decision.keys))
        settle(state)
    return found


@pytest.fixture(scope="module", params=["duel", "ffa", "teams"])
def turns(request: pytest.FixtureRequest) -> list[GwentState]:
    return [state for seed in (1, 2) for state in some_turns(request.param, seed, seed)]


def test_the_steps_end_in_the_strength(turns: list[GwentState]) -> None:
    for state in turns:
        why = insight(state, None).why
        results = [step.result for zone in why.values() for step in zone]
        assert results == [value for row in strengths(state) for value in row]


def test_a_preview_is_what_happens_when_nothing_is_hidden(turns: list[GwentState]) -> None:
    checked = 0
    for state in turns:
        turn = state.pending[0]
        for key, outcome in insight(state, turn.seat).plays.items():
            option, _, row = key.partition("/")
            after = state.copy()
            take(after, turn, turn.keys.index(option))
            if row:
                asked = after.pending[0]
                take(after, asked, asked.keys.index(row))
            if not after.pending or after.pending[0].seat >= 0:
                assert outcome.totals == totals(after)
                checked += 1
    assert checked > 100


def test_a_preview_tells_nothing_hidden(turns: list[GwentState]) -> None:
    for state in turns[::5]:
        seat = state.pending[0].seat
        other: Any = redeterminise(state, seat, Rng(7))
        assert insight(other, seat) == insight(state, seat)


def test_scorch_says_what_would_burn() -> None:
    starter = base().starters["monsters"]
    deck = replace(starter, cards={**starter.cards, "scorch": 3})
    burnt = []
    for seed in range(8):
        for state in play_at_random(Config(mode="duel", decks=(deck, starter)), seed):
            outcome = insight(state, state.pending[0].seat).plays.get("play:scorch")
            for zone, card in outcome.gone if outcome else ():
                assert card in observe(state, None).zones[zone]
                burnt.append(card)
    assert len(burnt) > 5


def test_others_have_no_previews(turns: list[GwentState]) -> None:
    state = turns[0]
    seat = state.pending[0].seat
    assert insight(state, None).plays == {}
    assert insight(state, (seat + 1) % len(state.table.seating.seats)).plays == {}


def test_alone_there_is_no_preview() -> None:
    for state in some_turns("solo", 0, 3)[:5]:
        assert insight(state, 0).plays == {}
