"""Insight: the steps of a strength and the outcome of a play, for clients that ask."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from sevencats.games.gwent import GAME, Config
from sevencats.games.gwent.cards.catalogue import base
from sevencats.games.gwent.cards.model import DeckList
from sevencats.games.gwent.lessons.coach import LESSONS
from sevencats.games.gwent.page.insight import explain_rows, insight
from sevencats.games.gwent.page.insight_types import PlayOutcome, Steps
from sevencats.games.gwent.rules.strength import explain, strengths, totals
from sevencats.games.gwent.state import GwentState
from sevencats.kernel import settle, take
from sevencats.kernel.rehearse import rehearse
from sevencats.kernel.rng import Rng
from sevencats.kernel.views import observe, redeterminise


def some_turns(mode: str, sample: int, seed: int) -> list[GwentState]:
    """Turns of a random game of a mode."""
    return play_at_random(GAME.modes[mode].samples()[sample].config, seed)


def play_at_random(config: Config, seed: int) -> list[GwentState]:
    """The states of a random game in which a player has a turn."""
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


def test_the_short_way_to_the_steps_is_right(turns: list[GwentState]) -> None:
    """Cards that nothing acts on are not looked at step by step: it comes to the same."""
    for state in turns:
        step_by_step = {
            zone.name: [Steps(**explain(state, sleeve)) for sleeve in sleeves]
            for zone, sleeves in zip(state.layout, state.zones, strict=True)
            if sleeves and ".board." in zone.name
        }
        assert explain_rows(state) == step_by_step


def test_a_preview_is_what_happens_when_nothing_is_hidden(turns: list[GwentState]) -> None:
    checked = 0
    for state in turns:
        turn = state.pending[0]
        for key, outcome in insight(state, turn.seat).plays.items():
            option, *places = key.split("/")
            after = state.copy()
            take(after, turn, turn.keys.index(option))
            for place in places:
                asked = after.pending[0]
                take(after, asked, asked.keys.index(place))
            if not after.pending or after.pending[0].seat >= 0:
                # The last card of a round is counted before the round is scored.
                scored = [event.args for event in after.log if event.kind == "scored"]
                assert outcome.totals == (list(scored[0][1:]) if scored else totals(after))
                checked += 1
    assert checked > 100


def test_an_option_and_its_place_can_be_picked_in_one_message(turns: list[GwentState]) -> None:
    """Nothing hidden comes between them, so the page sends a card and its row together."""
    starter = base().starters["scoiatael"]
    deck = replace(starter, cards={**starter.cards, "decoy": 3})
    together = 0
    for state in turns + play_at_random(Config(mode="duel", decks=(deck, deck)), 1):
        turn = state.pending[0]
        for key in insight(state, turn.seat).plays:
            picks = key.split("/")
            assert rehearse(state, turn.seat, turn.id, picks).tried == len(picks), key
            together += len(picks) > 1
    assert together > 20


def test_a_preview_of_the_last_card_shows_what_is_scored() -> None:
    """Where a play ends the round by itself, the rows are empty afterwards: nobody asks for
    that."""
    shown = []
    for seed in range(12):
        for state in some_turns("duel", seed, seed):
            turn = state.pending[0]
            for index, key in enumerate(turn.keys):
                after = state.copy()
                take(after, turn, index)
                scored = [event.args for event in after.log if event.kind == "scored"]
                if key.startswith("play:") and scored:
                    shown.append(insight(state, turn.seat).plays[key].totals)
                    assert shown[-1] == list(scored[0][1:])
    assert any(map(any, shown))


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
            for gone in outcome.gone if outcome else ():
                assert gone.card in observe(state, None).zones[gone.zone]
                burnt.append(gone.card)
    assert len(burnt) > 5


def previews(deck: DeckList, play: str) -> Iterator[tuple[GwentState, PlayOutcome]]:
    """The table and the preview of ``play``, over the turns of some games."""
    for seed in range(8):
        for state in play_at_random(Config(mode="duel", decks=(deck, deck)), seed):
            for key, outcome in insight(state, state.pending[0].seat).plays.items():
                if key.split("/")[0] == play:
                    yield state, outcome


def test_a_decoy_takes_a_card_back_and_burns_none() -> None:
    starter = base().starters["monsters"]
    deck = replace(starter, cards={**starter.cards, "decoy": 3})
    seen = 0
    for state, outcome in previews(deck, "play:decoy"):
        assert outcome.gone == [] and outcome.came == []
        (back,) = outcome.back
        assert back.card in observe(state, None).zones[back.zone]
        seen += 1
    assert seen > 20


def test_what_musters_comes_too() -> None:
    starter = base().starters["monsters"]
    most = max(len(outcome.came) for _, outcome in previews(starter, "play:ghoul"))
    assert most >= 1


def test_a_leader_has_a_preview_too() -> None:
    seen = sum(1 for _ in previews(base().starters["monsters"], "leader"))
    assert seen > 5


def test_others_have_no_previews(turns: list[GwentState]) -> None:
    state = turns[0]
    seat = state.pending[0].seat
    assert insight(state, None).plays == {}
    assert insight(state, (seat + 1) % len(state.table.seating.seats)).plays == {}


def test_solo_has_no_preview() -> None:
    for state in some_turns("solo", 0, 3)[:5]:
        assert insight(state, 0).plays == {}


def test_a_medic_says_what_may_come_back() -> None:
    state = LESSONS["friends"].begin()
    assert isinstance(state, GwentState)
    outcome = insight(state, 0).plays["play:dun_banner_medic"]
    assert sorted(outcome.choice) == ["blue_stripes_commando", "ves"], "a hero stays where he is"
    assert insight(state, 0).plays["play:blue_stripes_commando"].choice == []
