"""Adventure Pack: its cards join the decks, companions stay, and quest tokens run out (W12.1)."""

from __future__ import annotations

from typing import Any

import pytest

from sevencats.games.oldworld import GAME, Config
from sevencats.games.oldworld.expansions.adventure_pack import tokens_left
from sevencats.games.oldworld.packs.load import base, load
from sevencats.games.oldworld.positions.runner import play_position
from sevencats.games.oldworld.rules.quests import accept
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel.engine import settle

PACK = "adventure_pack"


def new_game(seats: int = 2) -> OldWorldState:
    schools = ("wolf", "bear", "cat")[:seats]
    config = Config(
        mode="solo" if seats == 1 else "base", seats=seats, schools=schools, packs=("base", PACK)
    )
    state = GAME.new_game(config, 3)
    settle(state)
    return state


def position(*script: str, **given: Any) -> dict[str, Any]:
    plain = {"format": "oldworld-position/1", "expansions": [PACK], "phase": 2}
    seats = {"A": {"school": "wolf"}, "B": {"school": "bear"}}
    outcome = play_position({**plain, "seats": seats, "script": list(script), **given})
    assert outcome["legal"], outcome["refused"]
    return outcome


@pytest.mark.rule("W12.1", "W1.3")
@pytest.mark.parametrize("seats", [1, 2])
def test_its_cards_are_shuffled_into_both_decks_and_its_events_follow_in_order(seats: int) -> None:
    state, content = new_game(seats), load((PACK,))
    for deck in ("city", "wilds"):
        lying = [state.ident(card) for card in state.common(deck)]
        assert sorted(lying) == sorted(s.id for s in content.stories.values() if s.deck == deck)
        own = [place for place, ident in enumerate(lying) if ident not in base().stories]
        assert own and own != list(range(own[0], own[0] + len(own))), "they lie among the others"
    numbers = sorted(int(state.ident(card)) for card in state.common("events"))
    assert numbers[:56] == list(range(1, 57)) and numbers[56] == 57


@pytest.mark.rule("W12.1")
def test_a_quest_at_a_named_location_takes_a_quest_token() -> None:
    state = new_game()
    assert tokens_left(state) == 12
    cards = state.common("city")[:3]
    accept(state, 0, cards[0], "at:novigrad", 57, "")
    assert tokens_left(state) == 11 and state.spots[-1].token < 0
    accept(state, 0, cards[1], "forest", 57, "")
    assert tokens_left(state) == 11, "a location token marks this one"
    state.spots = ()
    assert tokens_left(state) == 12, "it comes off the map with its quest"


@pytest.mark.rule("W12.1", "W4.5")
def test_quest_needs_a_token() -> None:
    state = new_game()
    deck = state.common("city")
    cards = deck[:14]
    for number, card in enumerate(cards[:12]):
        accept(state, number % 2, card, "at:novigrad", 57, "")
    assert tokens_left(state) == 0 and len(state.spots) == 12
    accept(state, 0, cards[12], "at:vizima", 57, "")
    assert len(state.spots) == 12 and cards[12] in deck
    assert state.log[-1].kind == "quest_void"
    accept(state, 0, cards[12], "forest", 57, "")
    assert len(state.spots) == 13, "location tokens are still there"


@pytest.mark.rule("W4.5")
def test_the_base_game_knows_no_such_limit() -> None:
    config = Config(seats=2, schools=("wolf", "bear"))
    state = GAME.new_game(config, 3)
    settle(state)
    for card in state.common("city")[:14]:
        accept(state, 0, card, "at:novigrad", 8, "")
    assert len(state.spots) == 14


@pytest.mark.rule("W12.1", "W7.1")
def test_a_companion_of_the_pack_stays() -> None:
    event = next(e for e in load((PACK,)).events.values() if int(e.id) > 56 and e.kept)
    options = {"a": {"do": [f"event {event.id}"]}, "b": {}}
    records = {"story": [{"id": "city_hunt", "options": options}]}
    outcome = position("explore:city", "option:a", city=["city_hunt"], content=records)
    assert event.id in str(outcome["seats"]["A"]["gear"])
