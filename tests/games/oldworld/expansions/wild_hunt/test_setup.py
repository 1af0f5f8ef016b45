"""The set-up of the Wild Hunt (W15.1, W15.8), and what it goes with (W0.1)."""

from __future__ import annotations

import pytest
from helpers.oldworld.wildhunt import ID, PACKS, new_game

from sevencats.games.oldworld import GAME, Config
from sevencats.games.oldworld.balance.mixes import configs
from sevencats.games.oldworld.expansions.wild_hunt import board
from sevencats.games.oldworld.lineup import seat_counts
from sevencats.games.oldworld.packs.load import load
from sevencats.games.oldworld.rules.spawn import lair, level_of, prey
from sevencats.games.oldworld.zones import HAND
from sevencats.kernel.engine import settle, take
from sevencats.kernel.errors import RulesError

#: Shields and levels of the first monsters, as printed, for one to five players.
PRINTED = {
    "story": ((5, [1]), (28, [2]), (54, [2]), (77, [1, 1]), (97, [1, 1])),
    "sword": ((7, [1]), (31, [1, 2]), (58, [1, 2]), (82, [1, 3]), (106, [1, 3])),
    "blood": ((9, [2]), (34, [1, 3]), (62, [1, 3]), (87, [1, 3]), (113, [1, 3])),
    "death": ((11, [3]), (37, [1, 3]), (66, [1, 3]), (92, [1, 3]), (120, [1, 3])),
}


@pytest.mark.rule("W15.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("level", PRINTED)
def test_shields_and_monsters_by_difficulty(level: str, seats: int) -> None:
    state = new_game(seats, level)
    shields, levels = PRINTED[level][seats - 1]
    assert board.shields(state) == shields
    forest, mountain, water = (prey(state, terrain) for terrain in range(3))
    assert mountain < 0, "the mountains are the Hunt's"
    there = [forest, water][: len(levels)]
    assert [level_of(state, monster) for monster in there] == levels
    assert (water >= 0) == (len(levels) == 2)
    assert state.table.places[lair(state, 0)].terrain == "forest"


@pytest.mark.rule("W15.1")
@pytest.mark.parametrize(("seats", "rounds"), [(1, 8), (2, 8), (3, 8), (4, 7), (5, 7)])
def test_everybody_has_five_cards_and_three_gold(seats: int, rounds: int) -> None:
    state = new_game(seats)
    assert [len(state.cards(seat, HAND)) for seat in range(seats)] == [5] * seats
    assert state.gold == [3] * seats
    assert board.rounds(state) == rounds
    assert state.table.places[board.hunt_place(state)].terrain == "mountain"
    assert len(state.common("tokens.mountain")) == 6, "the token goes back"
    assert board.hounds(state) == [] and board.hounds_left(state) == 6


@pytest.mark.rule("W15.1")
def test_its_own_cards_take_the_place_of_the_others() -> None:
    state = new_game(2)
    assert state.common("city") == state.common("wilds") == []
    assert state.common("hunt_1") and state.common("hunt_2")


@pytest.mark.rule("W15.1")
@pytest.mark.parametrize("name", ["nithral", "imlerith", "caranthir", "eredin"])
def test_a_general_is_chosen(name: str) -> None:
    state = new_game(2, name)
    assert [state.ident(card) for card in state.common("hunt_general")] == [name]
    assert new_game(2).common("hunt_general")  # Nithral, where nobody chooses
    assert board.general(new_game(2)) == "nithral"


@pytest.mark.rule("W15.8")
@pytest.mark.parametrize(("seats", "raised"), [(3, 0), (4, 4), (5, 5)])
def test_an_attribute_more_for_four_and_five(seats: int, raised: int) -> None:
    """The extra monster tokens of W1.8 are left out."""
    config = Config(seats=seats, packs=PACKS, first=0)
    state = GAME.new_game(config, 3)
    settle(state)
    asked = []
    while state.pending[0].kind != "phase1":
        asked.append(state.pending[0].kind)
        take(state, state.pending[0], 0)
        settle(state)
    assert asked.count("raise") == raised
    assert state.common("extra") == []


@pytest.mark.rule("W15.8")
def test_alone_there_are_four_attribute_trophies() -> None:
    state = new_game(1)
    assert sorted(state.ident(card) for card in state.common("supply")) == sorted(
        ["combat", "defense", "alchemy", "specialty"]
    )
    assert not state.table.solo


@pytest.mark.rule("W15.1")
def test_alone_it_is_not_played_by_the_rules_of_solo() -> None:
    with pytest.raises(RulesError, match=r"W15\.1: play alone in the mode base, not in solo"):
        GAME.new_game(Config(mode="solo", seats=1, packs=PACKS), 1)
    setups = configs((ID,), 0)
    assert [(one.mode, one.seats) for one in setups] == [("base", n) for n in (1, 2, 3, 4, 5)]


@pytest.mark.rule("W0.1")
@pytest.mark.parametrize("other", ["legendary_hunt", "adventure_pack", "lost_mount", "skellige"])
def test_it_refuses_what_it_does_not_go_with(other: str) -> None:
    with pytest.raises(RulesError, match=rf"{other} and {ID} cannot be played together .W0.1."):
        load((other, ID))


@pytest.mark.rule("W0.1")
@pytest.mark.parametrize(
    "more",
    [
        ("mages",),
        ("weaknesses", "special_attacks"),
        ("unique_cards", "advanced_cards"),
        ("mutagens", "bombs"),
        ("manticore", "ciri"),
    ],
)
def test_it_goes_with_mages_monster_trail_and_witchers(more: tuple[str, ...]) -> None:
    state = new_game(2, more=more)
    assert state.pending[0].kind == "phase1"
    assert seat_counts("base", (*PACKS, *more)) == (1, 2, 3, 4, 5)
