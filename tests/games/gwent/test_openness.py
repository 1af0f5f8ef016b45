"""The facts that everybody sees, and those that only some do (G2.7)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from helpers.gwent.scenario import Duel

from sevencats.games.gwent.cards.catalogue import base
from sevencats.games.gwent.game import GAME
from sevencats.games.gwent.rules.placing import place
from sevencats.games.gwent.samples import samples
from sevencats.games.gwent.state import GwentState
from sevencats.games.gwent.table import RESERVE, Config
from sevencats.kernel import Run
from sevencats.kernel.engine import settle
from sevencats.kernel.views import observe

#: The reserve of Skellige's starter deck.
BEARS = ["transformed_vildkaarl", "transformed_young_vildkaarl"]


def begun(config: Config, own: bool) -> GwentState:
    """A game with decks of these lists, under names of their players' own or as starter decks."""
    decks = tuple(replace(deck, name="mine" if own else deck.name) for deck in config.decks)
    state = GAME.new_game(replace(config, decks=decks), 1)
    settle(state)
    return state


def duel(own: bool) -> GwentState:
    starters = base().starters
    decks = (starters["skellige"], starters["monsters"])
    return begun(Config(mode="duel", decks=decks), own)


def seen(state: GwentState, seat: int | None, zone: str) -> list[str | None]:
    return sorted(observe(state, seat).zones[zone], key=str)


@pytest.mark.rule("G2.7")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_piles_are_open_and_sizes_are_known(seat: int | None) -> None:
    g = Duel(
        {
            "A": {"hand": ["ves", "fiend"], "deck": ["ghoul"] * 3, "discard": ["draug", "scorch"]},
            "B": {"hand": ["thaler"], "deck": ["nekker"], "discard": ["cow"], "close": ["ves"]},
        },
        weather=["biting_frost"],
    )
    zones = observe(g.state, seat).zones
    assert (zones["A.discard"], zones["B.discard"]) == (["draug", "scorch"], ["cow"])
    assert (zones["weather"], zones["B.board.close"]) == (["biting_frost"], ["ves"])
    assert zones["A.hand"] == (["ves", "fiend"] if seat == 0 else [None] * 2)
    assert zones["B.hand"] == (["thaler"] if seat == 1 else [None])
    assert (zones["A.deck"], zones["B.deck"]) == ([None] * 3, [None])


@pytest.mark.rule("G2.7", "G1.3")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_reserve_of_a_list_that_is_not_known_is_its_players(seat: int | None) -> None:
    state = duel(own=True)
    assert seen(state, seat, "A.reserve") == (BEARS if seat == 0 else [None, None])


@pytest.mark.rule("G2.7", "G2.4")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_reserve_of_a_starter_deck_is_open(seat: int | None) -> None:
    assert seen(duel(own=False), seat, "A.reserve") == BEARS


@pytest.mark.rule("G2.7", "P1")
@pytest.mark.parametrize(("seat", "sees"), [(0, True), (1, False), (2, True), (3, False)])
def test_mates_see_each_others_reserves(seat: int, sees: bool) -> None:
    config = next(one.config for one in samples("teams") if one.name.startswith("skellige"))
    state = begun(config, own=True)
    assert seen(state, seat, "A1.reserve") == (BEARS if sees else [None, None])


@pytest.mark.rule("G2.7", "G5.10")
def test_a_reserve_card_is_seen_when_it_is_called() -> None:
    state = duel(own=True)
    sleeve = state.zones[RESERVE][0]
    place(state, sleeve, 0, "transformed")
    assert None not in seen(state, None, "A.board.close") + seen(state, None, "A.board.ranged")
    assert seen(state, 1, "A.reserve") == [None]


@pytest.mark.rule("G2.7", "G3.1")
@pytest.mark.parametrize("card", ["celaeno_harpy", "commanders_horn", "decoy"])
def test_a_card_that_waits_for_its_row_or_target_is_seen(card: str) -> None:
    """It has been played: the others need not wait for the second choice to know which it is."""
    b = {"hand": [card, "roach"], "close": ["ves", "fiend"]}
    run = Run(GAME, Duel({"A": {"hand": ["ves"]}, "B": b}, turn="B").state)
    (turn,) = run.state.pending
    run.commit(run.pick(turn.pick(f"play:{card}")))
    state = run.state
    assert isinstance(state, GwentState)
    (waiting,) = state.pending
    assert waiting.seat == 1 and waiting.kind in ("row", "decoy")
    for seat in (0, None):
        assert seen(state, seat, "B.hand") == sorted([card, None], key=str)
