"""Phases III and IV of the Wild Hunt: new cards, what appears, and the Hunt's ride (W15.4, W15.5,
W15.9)."""

from __future__ import annotations

from typing import Any

import pytest
from helpers.oldworld.wildhunt import by, played, questions, tale

from sevencats.games.oldworld.expansions.wild_hunt.model import track_of
from sevencats.games.oldworld.packs.load import load

FAR = {"A": {"place": "kaer_seren"}, "B": {"place": "kaer_seren"}}
MONSTERS = {
    "forest": {"monster": "arachas", "place": "vizima"},
    "mountain": {"monster": "harpy", "place": "cintra"},
    "water": {"monster": "foglet", "place": "ban_ard"},
}


def appearing(*script: Any, **given: Any) -> dict[str, Any]:
    """Phase IV of a round, with the Hunt far from both players; it rides to B afterwards."""
    plain = {"part": "appear", "seats": FAR, "chance": ["token:B"], "round": 1}
    return played(*script, **{**plain, **given})


def same(options: list[str]) -> dict[str, list[str]]:
    """Both are asked the same."""
    return {"A": options, "B": options}


def both(pick: str) -> list[dict[str, str]]:
    """Both players vote for the same."""
    return [*by("A", pick), *by("B", pick)]


@pytest.mark.rule("W15.4")
def test_phase_three_is_for_all_at_once() -> None:
    seats = {
        "A": {
            "place": "stygga",
            "hand": ["wolf_push_1"],
            "deck": ["wolf_aard_1"],
            "school": "wolf",
        },
        "B": {
            "place": "stygga",
            "hand": ["bear_push_1"],
            "deck": ["bear_aard_1"],
            "school": "bear",
        },
    }
    out = played(seats=seats, part="gain", pool=["rend_1", "whirl_1"])
    assert set(questions(out, "keep")) == {"A", "B"}
    out = played(*by("B", "done"), seats=seats, part="gain", pool=["rend_1", "whirl_1"])
    assert set(questions(out, "gain")) == {"B"} and set(questions(out, "keep")) == {"A"}


@pytest.mark.rule("W15.4")
def test_a_card_that_is_being_paid_for_is_not_taken_by_another() -> None:
    seats = {
        "A": {
            "place": "stygga",
            "hand": ["wolf_push_1", "wolf_aard_1"],
            "deck": [],
            "school": "wolf",
        },
        "B": {
            "place": "stygga",
            "hand": ["bear_push_1", "bear_aard_1"],
            "deck": [],
            "school": "bear",
        },
    }
    table = {"seats": seats, "part": "gain", "pool": ["rend_1", "whirl_1"]}
    ready = both("done")
    offers = questions(played(*ready, **table), "gain")
    assert offers["A"] == offers["B"]
    dear = next(key for key in offers["A"] if key.startswith("gain:5"))
    out = played(*ready, *by("A", dear), **table)
    if questions(out, "lose_discarded"):
        assert dear not in questions(out, "gain")["B"]


@pytest.mark.rule("W15.4")
def test_player_waits_while_only_option_is_being_paid() -> None:
    """The pool is filled again after that, and there is a card for everybody."""
    seats = {
        "A": {"place": "stygga", "hand": ["wolf_push_1"], "deck": [], "school": "wolf"},
        "B": {"place": "stygga", "hand": ["bear_push_1"], "deck": [], "school": "bear"},
    }
    deck = ["rend_1", "whirl_1"]
    table = {"seats": seats, "part": "gain", "pool": ["crippling_strike_1"], "action_deck": deck}
    ready = both("done")
    (card,) = questions(played(*ready, **table), "gain")["A"]
    paying = played(*ready, *by("A", card), **table)
    assert set(questions(paying, "lose_discarded")) == {"A"} and not questions(paying, "gain")
    paid = played(*ready, *by("A", card, "discard:wolf_push_1"), **table)
    assert set(questions(paid, "gain")) == {"B"}


@pytest.mark.rule("W15.4")
@pytest.mark.parametrize(
    ("seats", "taken", "stays"), [("A", 1, False), ("A", 2, None), ("AB", 1, True)]
)
def test_alone_the_rightmost_card_goes_if_another_was_taken(
    seats: str, taken: int, stays: bool | None
) -> None:
    """Where there are others it stays."""
    witcher = {"place": "stygga", "hand": ["wolf_push_1", "wolf_aard_1"], "deck": []}
    table = {"A": {**witcher, "school": "wolf"}, "B": {"place": "stygga", "hand": [], "deck": []}}
    deck = [f"{name}_{number}" for name in ("block", "whirl") for number in (1, 2, 3, 4)]
    scene = {"part": "gain", "pool": ["precise_cut_1", "precise_cut_2"], "action_deck": deck}
    given = {**scene, "seats": {name: table[name] for name in seats}}
    out = played(*by("A", "done", f"gain:{4 + taken}.precise_cut_{taken}"), **given)
    assert out["seats"]["A"]["hand"].count(f"precise_cut_{taken}") == 1
    left = "precise_cut_1" if taken == 2 else "precise_cut_2"
    assert (left in out["pool"]) == (stays is not False), "the rightmost, if it was not taken"


@pytest.mark.rule("W15.4")
def test_round_track_lists_appearances() -> None:
    tracks = {
        players: track_of(load(("base", "wild_hunt")), players).appear for players in range(1, 6)
    }
    assert tracks[1][1] == ("monster 1",) and tracks[1][6] == ()
    assert tracks[2][2] == ("hound 1", "monster 2")
    assert tracks[3][5] == ("hound 3", "monster 3")
    assert tracks[4][2] == ("monster 2", "monster 1")
    assert tracks[5][0] == ("hound 1", "monster 1")
    assert [len(tracks[players]) for players in range(1, 6)] == [7, 7, 7, 6, 6]


@pytest.mark.rule("W15.4")
def test_a_hound_appears_at_the_hunts_place() -> None:
    assert appearing()["hounds"] == {"doldeth": 1}


@pytest.mark.rule("W15.4")
def test_hound_appears_at_chosen_neighbour_if_place_is_taken() -> None:
    taken = {"doldeth": 2, "glenmore": 1}
    asked = appearing(hounds=taken, chance=[])
    assert questions(asked, "hound_place") == same(["hound_at:dhuwod", "hound_at:loc_ichaer"])
    out = appearing(*both("hound_at:dhuwod"), hounds=taken)
    assert out["hounds"] == {**taken, "dhuwod": 1}


@pytest.mark.rule("W15.4")
def test_with_no_place_or_no_hound_left_none_appears() -> None:
    taken = {"doldeth": 2, "glenmore": 1, "loc_ichaer": 1, "dhuwod": 1}
    assert appearing(hounds=taken)["hounds"] == taken
    six = {"cintra": 1, "vizima": 1, "glenmore": 1, "novigrad": 1, "stygga": 1, "ban_ard": 1}
    assert appearing(hounds=six)["hounds"] == six


@pytest.mark.rule("W15.4")
def test_a_monster_appears_on_a_terrain_the_players_choose() -> None:
    """Round 2 of two players: a monster of level I, on a terrain without one."""
    there = {"forest": MONSTERS["forest"]}
    piles = {"monster_piles": {"1": ["harpy"]}, "tokens": {"mountain": ["cintra"]}}
    table = {"round": 2, "monsters": there, **piles}
    asked = appearing(chance=[], **table)
    assert questions(asked, "monster_terrain") == same(["terrain:mountain", "terrain:water"])
    out = appearing(*both("terrain:mountain"), **table)
    assert out["monsters"]["mountain"] == {"monster": "harpy", "place": "cintra"}


@pytest.mark.rule("W15.4")
def test_a_fourth_monster_gives_the_hunt_shields() -> None:
    out = appearing(round=2, monsters=MONSTERS)
    assert out["hunt"]["shields"] == 12, "twice its level"
    assert appearing(round=5, monsters=MONSTERS)["hunt"]["shields"] == 16


@pytest.mark.rule("W15.4")
def test_a_new_monster_takes_nobodys_trail() -> None:
    """Trails and trail quests go back with the location token of a monster that is gone."""
    there = {"forest": MONSTERS["forest"]}
    piles = {"monster_piles": {"1": ["harpy"]}, "tokens": {"mountain": ["cintra"]}}
    seats = {
        "A": {"place": "kaer_seren", "trails": {"mountain": "trail:hengfors"}},
        "B": {"place": "kaer_seren", "trails": {"mountain": "quest:doldeth"}},
    }
    out = appearing(*both("terrain:mountain"), round=2, monsters=there, seats=seats, **piles)
    assert out["monsters"]["mountain"] == {"monster": "harpy", "place": "cintra"}
    assert out["seats"]["A"]["trails"] == {"mountain": "trail:hengfors"}
    assert out["seats"]["B"]["trails"] == {"mountain": "quest:doldeth"}


def tokens_out(*names: str, **given: Any) -> dict[str, Any]:
    """Round 2, one monster; of these terrains all location tokens lie with quests."""
    where = {place.id: place.terrain for place in load(("base",)).locations.values() if place.token}
    held = [
        {"story": f"tale_{number}", "place": place, "event": "900", "token": True}
        for number, place in enumerate(place for place in where if where[place] in names)
    ]
    options: dict[str, Any] = {"a": {}, "b": {}}
    stories = [{"id": one["story"], "deck": "hunt_1", "options": options} for one in held]
    seats = {"A": {"place": "kaer_seren", "quests": held}, "B": {"place": "kaer_seren"}}
    content = {"story": stories, "event": [{"id": "900", "do": []}]}
    forest = {"forest": MONSTERS["forest"]}
    return {"round": 2, "monsters": forest, "seats": seats, "content": content, **given}


@pytest.mark.rule("W15.4")
def test_a_terrain_without_a_location_token_cannot_be_chosen() -> None:
    out = appearing(**tokens_out("mountain"))
    assert out["monsters"]["mountain"] is None
    assert out["monsters"]["water"] is not None, "one terrain is left"
    none = appearing(**tokens_out("mountain", "water"))
    assert none["monsters"]["mountain"] is none["monsters"]["water"] is None
    assert none["hunt"]["shields"] == 12, "as for a fourth monster"
    assert "no_terrain" in [event["kind"] for event in none["events"]]


# -- the ride --------------------------------------------------------------------------------------


def riding(*script: Any, **given: Any) -> dict[str, Any]:
    """The Hunt moves."""
    return played(*script, **{"part": "ride", "seats": FAR, "round": 7, **given})


@pytest.mark.rule("W15.5")
def test_it_stays_where_a_witcher_is() -> None:
    here = {"A": {"place": "doldeth"}, "B": {"place": "kaer_seren"}}
    out = riding(seats=here)
    assert out["hunt"]["place"] == "doldeth"
    assert "hunt_waits" in [event["kind"] for event in out["events"]], "no token is drawn"


@pytest.mark.rule("W15.5")
def test_ride_moves_two_steps_to_the_named_witcher() -> None:
    """From Doldeth to Kaer Seren by Glenmore and Cintra; the other way is longer."""
    seats = {"A": {"place": "stygga"}, "B": {"place": "kaer_seren"}}
    out = riding(seats=seats, chance=["token:B"])
    assert out["hunt"]["place"] == "cintra"
    assert out["hunt"]["round"] == 8, "then the next round"


@pytest.mark.rule("W15.5")
def test_of_several_ways_the_players_choose() -> None:
    seats = {"A": {"place": "beauclair"}, "B": {"place": "stygga"}}
    hunt = {"place": "cintra", "shields": 5}
    table = {"seats": seats, "hunt": hunt, "chance": ["token:A"]}
    asked = riding(**table)
    ways = ["ride:haern_caduch", "ride:vizima"]
    assert questions(asked, "ride_step") == same(ways)
    assert riding(*both("ride:vizima"), **table)["hunt"]["place"] == "beauclair"


@pytest.mark.rule("W15.5")
def test_it_ends_where_it_meets_any_player() -> None:
    seats = {"A": {"place": "kaer_seren"}, "B": {"place": "glenmore"}}
    out = riding(seats=seats, chance=["token:A"], more=["wild_hunt:eredin"])
    assert out["hunt"]["place"] == "glenmore"


@pytest.mark.rule("W15.5")
def test_the_token_of_the_tavern_lets_the_players_choose() -> None:
    seats = {"A": {"place": "stygga"}, "B": {"place": "kaer_seren"}}
    asked = riding(seats=seats, chance=["token:tavern"])
    assert questions(asked, "ride_to") == same(["player:A", "player:B"])
    out = riding(*both("player:B"), seats=seats, chance=["token:tavern"])
    assert out["hunt"]["place"] == "cintra"


@pytest.mark.rule("W15.5")
def test_every_token_is_in_the_pool_every_time() -> None:
    """It goes back: all tokens may be drawn, the same one twice."""
    once = riding(chance=["token:B"])
    assert once["hunt"]["round"] == 8
    keys = ["token:A", "token:B", "token:tavern"]
    for key in keys:
        script = both("player:A") if key == "token:tavern" else []
        riding(*script, chance=[key])


@pytest.mark.rule("W15.5")
def test_alone_it_always_rides_to_you() -> None:
    out = riding(*by("A", "ride:glenmore", "ride:cintra"), seats={"A": {"place": "kaer_seren"}})
    assert out["hunt"]["place"] == "cintra"


@pytest.mark.rule("W15.5")
def test_a_card_may_keep_it_from_riding() -> None:
    scene = tale("hunt_moves not")
    seats = {name: {"place": "kaer_seren", "hand": [], "deck": []} for name in "AB"}
    scene |= {"seats": seats, "round": 1, "pool": [], "action_deck": []}
    out = played(*both("option:a"), **scene)
    assert out["hunt"]["place"] == "doldeth" and out["hunt"]["round"] == 2


# -- shields ---------------------------------------------------------------------------------------


@pytest.mark.rule("W15.9")
def test_shields_never_fall_below_none() -> None:
    scene = {**tale("hunt -9"), "seats": FAR, "hunt": {"place": "doldeth", "shields": 4}}
    assert played(*both("option:a"), **scene)["hunt"]["shields"] == 0
    scene["hunt"] = {"place": "doldeth", "shields": 0}
    assert played(*both("option:a"), **scene)["hunt"]["shields"] == 0


def test_cards_bring_and_take_hounds() -> None:
    scene = {**tale("hound 3"), "seats": FAR}
    assert played(*both("option:a"), **scene)["hounds"] == {"doldeth": 3}
    scene = {**tale("hound_leaves"), "seats": FAR, "hounds": {"cintra": 1, "stygga": 2}}
    script = [*both("option:a"), *both("hound_at:stygga")]
    out = played(*script, **scene)
    assert out["hounds"] == {"cintra": 1} and questions(out, "hound_gone") == {}


@pytest.mark.rule("W4.7")
def test_with_no_hound_on_the_map_nobody_is_asked_which_one_leaves() -> None:
    """The card does what else it says, and the round goes on."""
    scene = {**tale("hound_leaves", "hunt -3"), "seats": FAR, "hounds": {}}
    out = played(*both("option:a"), **scene)
    assert questions(out, "hound_gone") == {} and out["hunt"]["shields"] == 7
