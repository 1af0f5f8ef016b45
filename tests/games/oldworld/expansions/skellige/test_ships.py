"""Skellige: its set-up, ships, sailing to islands and back, and the card that is read (W14.1 to
W14.3, W14.7)."""

from __future__ import annotations

from typing import Any

import pytest
from helpers.oldworld.seafaring import (
    FOREST,
    ID,
    MOUNTAIN,
    SHIPS,
    WATER,
    WATER2,
    new_game,
    played,
    refused,
    sails,
    to_island,
)

from sevencats.games.oldworld.expansions.skellige.ships import BACK, destinations
from sevencats.games.oldworld.packs.load import base, load
from sevencats.games.oldworld.rules.atoms import update_turn
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel.errors import RulesError

ISLANDS = ["ard_skellig", "eyna", "isle_of_mists"]


def ships_of(state: OldWorldState) -> list[str]:
    return sorted(name.partition(".")[2] for name in state.extra if name.startswith("ship."))


# -- the set-up ------------------------------------------------------------------------------------


@pytest.mark.rule("W14.1")
@pytest.mark.parametrize(("seats", "spot"), [(1, 2), (2, 3), (3, 3), (4, 4), (5, 4)])
def test_dagon_starts_by_the_number_of_players(seats: int, spot: int) -> None:
    assert new_game(seats).extra["dagon_spot"] == spot


@pytest.mark.rule("W14.1")
def test_three_of_six_harbours_hold_a_ship_by_chance() -> None:
    harbours = {place.id for place in base().locations.values() if place.harbour}
    assert {base().locations[harbour].number for harbour in harbours} == {1, 5, 6, 9, 12, 13}
    laid = [ships_of(new_game(2, seed=seed)) for seed in range(12)]
    assert all(len(ships) == 3 and harbours.issuperset(ships) for ships in laid)
    assert {ship for ships in laid for ship in ships} == harbours


@pytest.mark.rule("W14.1")
def test_decks_and_tokens_of_the_board() -> None:
    state, content = new_game(2), load((ID,))
    tokens = [
        state.ident(sleeve)
        for sleeve, face in enumerate(state.face)
        if state.table.kind[face] == "place"
    ]
    assert sorted(set(tokens) - set(base().locations)) == ISLANDS
    sea = [state.ident(card) for card in state.common("sea")]
    assert sorted(sea) == sorted(
        s.id for s in content.stories.values() if s.deck == "sea" and not s.half_of
    )
    assert len(state.common("dagon_bonuses")) == 5 and not state.extra.get("dagon_trails")
    orders = {
        tuple(new_game(2, seed=seed).table.ident[c] for c in _faces(seed, "dagon_bonuses"))
        for seed in range(4)
    }
    assert len(orders) > 1, "they are shuffled"


def _faces(seed: int, zone: str) -> list[int]:
    state = new_game(2, seed=seed)
    return [state.face[sleeve] for sleeve in state.common(zone)]


@pytest.mark.rule("W14.1")
def test_dagon_is_in_no_pile_of_monsters() -> None:
    state = new_game(5)
    zones = [state.layout[zone].name for zone in range(len(state.layout))]
    (place,) = [
        zones[state.where[sleeve]]
        for sleeve, face in enumerate(state.face)
        if state.table.ident[face] == "dagon"
    ]
    assert place == "box"


@pytest.mark.rule("W14.1", "W4.2")
def test_a_monster_on_an_island_can_be_hunted_there() -> None:
    at = {"place": "ard_skellig"}
    outcome = played(
        a=at,
        ships=["ard_skellig"],
        phase=2,
        monsters={"mountain": {"monster": "harpy", "place": "ard_skellig"}},
    )
    assert "fight:harpy" in outcome["options"]


@pytest.mark.rule("W0.1")
def test_it_does_not_go_with_the_wild_hunt() -> None:
    with pytest.raises(RulesError, match="skellige and wild_hunt cannot be played together"):
        load((ID, "wild_hunt"))


# -- to an island ----------------------------------------------------------------------------------


@pytest.mark.rule("W14.2")
def test_ship_may_leave_from_the_starting_harbour() -> None:
    assert sails(played()) == ISLANDS
    assert sails(played(ships=["novigrad"])) == [], "no ship is here"
    assert sails(played(a={"place": "vizima"}, ships=["cidaris"])) == []


@pytest.mark.rule("W14.2")
def test_at_a_harbour_on_the_way_its_action_comes_first() -> None:
    here = {"place": "novigrad", "gold": 3}
    way = ["move:cidaris", f"pay:card.{WATER}"]
    assert sails(played(*way, a=here)) == []
    assert sails(played(*way, "act", a=here, potion_deck=["swallow"])) == ISLANDS


@pytest.mark.rule("W14.2")
@pytest.mark.parametrize(
    ("hand", "gold", "pays"),
    [
        ([MOUNTAIN], 0, [MOUNTAIN]),
        ([WATER], 0, []),
        ([WATER], 1, [WATER, "gold"]),
        ([WATER, FOREST], 0, [WATER, FOREST]),
    ],
)
def test_sailing_cost(hand: list[str], gold: int, pays: list[str]) -> None:
    given = {"hand": hand, "gold": gold}
    if not pays:
        assert "ard_skellig" not in sails(played(a=given))
        return
    picks = [f"pay:{'gold' if pay == 'gold' else f'card.{pay}'}" for pay in pays]
    outcome = played("sail:ard_skellig", *picks, "option:a", a=given, chance=[6])
    assert outcome["seats"]["A"]["place"] == "ard_skellig"
    assert outcome["seats"]["A"]["hand"] == []
    assert outcome["seats"]["A"]["gold"] == gold - ("gold" in pays) + 5


@pytest.mark.rule("W14.2")
@pytest.mark.parametrize(
    ("spot", "lowest"), [(4, 2), (3, 3), (2, 4), (1, 5)], ids=["bottom", "third", "second", "top"]
)
def test_a_die_against_dagons_spot(spot: int, lowest: int) -> None:
    """The safe half gives 5 gold, the dangerous one 7."""
    safe = played(*to_island(), dagon=spot, chance=[lowest])
    assert safe["seats"]["A"]["gold"] == 5 and safe["dagon"] == spot - 1
    bad = played(*to_island(), dagon=spot, chance=[lowest - 1])
    assert bad["seats"]["A"]["gold"] == 7 and bad["dagon"] == spot


@pytest.mark.rule("W14.2")
def test_arrival_moves_ship_and_continues_phase_one() -> None:
    outcome = played(*to_island(), chance=[6])
    assert outcome["seats"]["A"]["place"] == "ard_skellig"
    assert outcome["ships"] == ["ard_skellig", "doldeth", "novigrad"]
    assert outcome["turn"]["phase"] == 1 and outcome["turn"]["moved"]
    assert "act" in outcome["options"] and "end" in outcome["options"]


@pytest.mark.rule("W14.2")
def test_a_half_may_forbid_the_arrival() -> None:
    outcome = played(*to_island(), danger=["turn_back"], chance=[1])
    assert outcome["seats"]["A"]["place"] == "cidaris"
    assert outcome["ships"] == sorted(SHIPS)
    assert outcome["turn"]["moved"] and "act" in outcome["options"], "sailing is a move"
    assert sails(outcome) == [], "once a turn"


@pytest.mark.rule("W14.2")
def test_a_half_may_lead_elsewhere() -> None:
    outcome = played(*to_island(), danger=["move vizima"], chance=[1])
    assert outcome["seats"]["A"]["place"] == "vizima"
    assert outcome["ships"] == sorted(SHIPS)


@pytest.mark.rule("W14.2", "W4.5")
def test_a_half_may_be_a_quest_and_the_card_is_kept() -> None:
    outcome = played(*to_island(), safe=["quest forest 8"], chance=[6])
    assert outcome["seats"]["A"]["quests"][0]["story"] == "sea_salt"
    other = played(*to_island(), danger=["quest forest 8"], chance=[1])
    assert other["seats"]["A"]["quests"][0]["story"] == "sea_salt"


@pytest.mark.rule("W14.2")
def test_sails_out_once_a_turn() -> None:
    """Back at a harbour, after its action, there is no second way to an island."""
    way = [*to_island(), "sail:cidaris", f"pay:card.{WATER}", "act"]
    outcome = played(*way, chance=[6], potion_deck=["swallow"])
    assert outcome["seats"]["A"]["place"] == "cidaris" and sails(outcome) == []


@pytest.mark.rule("W14.2", "W14.7")
def test_with_no_card_left_nothing_is_read() -> None:
    outcome = played("sail:eyna", f"pay:card.{FOREST}", "end", sea=[], chance=[6])
    assert outcome["seats"]["A"]["place"] == "eyna" and outcome["dagon"] == 2
    assert outcome["options"] == ["explore:city", "explore:wilds"]


@pytest.mark.rule("W14.2")
def test_equipment_for_the_crossing() -> None:
    pendant = played(*to_island(), a={"gear": ["206"]}, chance=[2])
    assert pendant["seats"]["A"]["gold"] == 5, "2 and 1 more is safe on spot 3"
    way = to_island()
    glass = played(*way[:2], "die:5", way[2], a={"gear": ["214"]}, chance=[1, 5])
    assert glass["seats"]["A"]["gold"] == 5
    worse = played(*way[:2], "die:1", way[2], a={"gear": ["214"]}, chance=[1, 5])
    assert worse["seats"]["A"]["gold"] == 7


# -- and back --------------------------------------------------------------------------------------

ON_ISLAND: dict[str, Any] = {"place": "ard_skellig"}
AT_ISLAND: dict[str, Any] = {"ships": ["ard_skellig", "novigrad", "doldeth"]}


@pytest.mark.rule("W14.3")
def test_back_to_a_harbour_without_a_ship() -> None:
    outcome = played(a=ON_ISLAND, **AT_ISLAND)
    assert sails(outcome) == ["cidaris", "cintra", "glenmore", "kaer_seren"]
    assert not [key for key in outcome["options"] if key.startswith("move:")]


@pytest.mark.rule("W14.3")
def test_back_is_paid_by_the_terrain_of_the_harbour_and_nothing_is_read() -> None:
    outcome = played("sail:cidaris", f"pay:card.{WATER}", a=ON_ISLAND, **AT_ISLAND)
    assert outcome["seats"]["A"]["place"] == "cidaris" and outcome["dagon"] == 3
    assert outcome["ships"] == ["cidaris", "doldeth", "novigrad"]
    assert outcome["seats"]["A"]["gold"] == 0, "no card was read"
    assert "act" in outcome["options"] and "move:novigrad" in outcome["options"]
    assert refused("sail:cidaris", f"pay:card.{FOREST}", "act", a=ON_ISLAND, **AT_ISLAND)


@pytest.mark.rule("W14.3")
def test_at_most_twice_a_turn() -> None:
    hand: dict[str, Any] = {
        "hand": [WATER, WATER2, MOUNTAIN, "wolf_yrden_2", "wolf_yrden_1", FOREST]
    }
    way = [
        *("sail:cidaris", f"pay:card.{WATER}", "act"),
        *(*to_island(), "sail:cidaris", f"pay:card.{WATER2}"),
    ]
    given = {"a": {**ON_ISLAND, **hand}, **AT_ISLAND, "chance": [6]}
    outcome = played(*way, potion_deck=["swallow", "swallow"], **given)
    assert outcome["seats"]["A"]["place"] == "cidaris"
    assert sails(outcome) == []


@pytest.mark.rule("W14.3")
@pytest.mark.parametrize(("ways", "open_ways"), [(1, 3), (2, 0)])
def test_witcher_moved_to_island_by_effect_cannot_sail_a_third_time(
    ways: int, open_ways: int
) -> None:
    state = new_game(2)
    state.place[0] = state.table.place_index["eyna"]
    update_turn(state, 0, used=(BACK,) * ways)
    assert len(destinations(state, 0)) == open_ways


@pytest.mark.rule("W14.3")
def test_never_from_harbour_to_harbour_nor_from_island_to_island() -> None:
    assert not set(sails(played())) & {"novigrad", "cintra", "doldeth"}
    assert not set(sails(played(a=ON_ISLAND, **AT_ISLAND))) & {*ISLANDS, "dagons_deep"}
    up = {"dagon": 0, **AT_ISLAND}
    assert "dagons_deep" not in sails(played(a=ON_ISLAND, **up))


@pytest.mark.rule("W14.3")
def test_one_ship_a_place_and_an_island_with_a_witcher_is_closed() -> None:
    given = {"ships": ["cidaris", "ard_skellig"]}
    assert sails(played(b={"place": "ard_skellig"}, **given)) == ["eyna", "isle_of_mists"]
    assert sails(played(**given)) == ["eyna", "isle_of_mists"], "a ship lies there"
    assert sails(played(b={"place": "eyna"}, ships=["cidaris"])) == ["ard_skellig", "isle_of_mists"]


@pytest.mark.rule("W14.3")
@pytest.mark.parametrize(
    ("place", "ship"), [("cintra", "cintra"), ("vizima", "kaer_seren"), ("novigrad", "kaer_seren")]
)
def test_an_effect_that_moves_a_witcher_home_brings_the_ship_to_a_harbour(
    place: str, ship: str
) -> None:
    """Kaer Seren is the first free harbour; at Novigrad there is a ship."""
    records = {"event": [{"id": "8", "options": {}, "do": [f"move {place}"]}]}
    at = {**ON_ISLAND, "quests": [{"story": "city_debtor", "place": "ard_skellig", "event": "8"}]}
    outcome = played("quest:city_debtor", a=at, moved=True, records=records, **AT_ISLAND)
    assert outcome["seats"]["A"]["place"] == place
    assert outcome["ships"] == sorted([ship, "novigrad", "doldeth"])


# -- phase II --------------------------------------------------------------------------------------


@pytest.mark.rule("W14.7")
def test_no_exploring_after_a_sea_card() -> None:
    home = [*to_island(), "sail:cidaris", f"pay:card.{WATER}", "end"]
    outcome = played(*home, chance=[6])
    assert outcome["turn"]["phase"] == 3, "nothing else is possible: phase II is skipped"
    prey = {"monsters": {"mountain": {"monster": "harpy", "place": "ard_skellig"}}}
    there = played(*to_island(), "end", chance=[6], **prey)
    assert there["options"] == ["fight:harpy", "rest"]
    rested = played(*to_island(), "end", "rest", chance=[6], **prey)
    assert rested["turn"]["phase"] == 3
    five = {"attributes": {"combat": 5}}
    assert "meditate:combat" in played(*to_island(), "end", a=five, chance=[6])["options"]


@pytest.mark.rule("W14.7")
def test_witcher_without_sea_card_may_explore_on_island() -> None:
    outcome = played("end", a=ON_ISLAND, **AT_ISLAND)
    assert outcome["options"] == ["explore:city", "explore:wilds"]


@pytest.mark.rule("W14.7")
def test_a_cloak_for_those_who_stay_on_an_island() -> None:
    outcome = played(
        *("end", "explore:city", "option:a"),
        a={**ON_ISLAND, "hand": [], "deck": ["dud"] * 8, "gear": ["207"]},
        city=["city_debtor"],
        records={"story": [{"id": "city_debtor", "options": {"a": {}, "b": {}}}]},
        **AT_ISLAND,
    )
    assert outcome["seats"]["A"]["hand_size"] == 4
