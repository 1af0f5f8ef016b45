"""Skellige: what the islands offer (W14.6, W14.10, W14.11)."""

from __future__ import annotations

from typing import Any

import pytest
from helpers.oldworld.seafaring import card, new_game, played, sails, to_island

from sevencats.games.oldworld.expansions.skellige.isles import DrawFoe
from sevencats.kernel.engine import advance, settle

HIDDEN = ["aenye_ard", "haundre_hevangix", "hen_inis", "loc_gwen", "pawen_y_crevan"]


def at(place: str, *script: str, **given: Any) -> dict[str, Any]:
    """On an island after a move, with its ship; the script comes after the action."""
    a = {"place": place, **given.pop("a", {})}
    return played("act", *script, a=a, ships=[place, "novigrad"], moved=True, **given)


def can_act(place: str, **given: Any) -> bool:
    a = {"place": place, **given.pop("a", {})}
    return "act" in played(a=a, ships=[place], moved=True, **given)["options"]


# -- the three -------------------------------------------------------------------------------------


@pytest.mark.rule("W14.6")
def test_ard_skellig_raises_any_attribute() -> None:
    outcome = at("ard_skellig", "attribute:specialty", a={"attributes": {"specialty": 3}})
    assert outcome["seats"]["A"]["attributes"]["specialty"] == 4, "above the witcher's level too"
    assert outcome["seats"]["A"]["gold"] == 0
    top = dict.fromkeys(("combat", "defense", "alchemy", "specialty"), 5)
    assert not can_act("ard_skellig", a={"attributes": top, "level": 5})


@pytest.mark.rule("W14.6", "W2.3")
def test_an_action_needs_a_move_and_works_once() -> None:
    still = played(a={"place": "ard_skellig"}, ships=["ard_skellig"])
    assert "act" not in still["options"]
    assert "act" not in at("ard_skellig", "attribute:combat")["options"]


@pytest.mark.rule("W14.6", "W14.10")
def test_eyna_gives_a_first_trophy() -> None:
    outcome = at("eyna", monster_piles={"1": ["foglet", "harpy"]})
    witcher = outcome["seats"]["A"]
    assert witcher["trophies"] == ["monster.foglet"]
    assert witcher["track"] == 0 and outcome["piles"]["monsters.1"] == 1


@pytest.mark.rule("W14.6", "W14.10")
@pytest.mark.parametrize(
    ("own", "level", "new"), [("harpy", "2", "griffin"), ("fiend", "3", "striga")]
)
def test_eyna_trades_a_trophy_for_one_of_the_next_level(own: str, level: str, new: str) -> None:
    given = {"a": {"trophies": [f"monster.{own}"], "track": 1}, "monster_piles": {level: [new]}}
    outcome = at("eyna", f"trade:{own}", **given)
    assert outcome["seats"]["A"]["trophies"] == [f"monster.{new}"]
    assert outcome["seats"]["A"]["track"] == 1
    assert outcome["turn"]["phase"] == 1, "no fatigue, phase I goes on"


@pytest.mark.rule("W14.6")
def test_eyna_player_chooses_the_traded_trophy() -> None:
    own = {"trophies": ["monster.harpy", "monster.fiend", "monster.striga"]}
    assert at("eyna", a=own)["options"] == ["trade:fiend", "trade:harpy"]
    high = {"trophies": ["monster.striga"]}
    assert at("eyna", a=high, monster_piles={"1": ["foglet"]})["seats"]["A"]["trophies"] == [
        "monster.striga",
        "monster.foglet",
    ]


@pytest.mark.rule("W14.6")
def test_driven_away_monsters_refill_empty_island_pile() -> None:
    outcome = at("eyna", monster_piles={"1": []}, driven_away={"1": ["harpy"]})
    assert outcome["seats"]["A"]["trophies"] == ["monster.harpy"]
    assert not can_act("eyna", monster_piles={"1": []})


@pytest.mark.rule("W14.6")
def test_the_isle_of_mists_has_cards_of_the_pool() -> None:
    free = at("isle_of_mists", "take:free", action_deck=["dear"])
    assert free["seats"]["A"]["discard"] == ["free"] and free["pool"][0] == "dear"
    paid = at("isle_of_mists", "buy:dear", a={"gold": 1}, action_deck=["dear"])
    assert paid["seats"]["A"]["discard"] == ["dear"] and paid["seats"]["A"]["gold"] == 0
    assert at("isle_of_mists")["options"] == ["take:free"], "no gold"


@pytest.mark.rule("W14.6")
def test_with_no_such_card_in_the_pool_nothing_is_revealed() -> None:
    dear = ["dear"] * 6
    assert not can_act("isle_of_mists", pool=dear)
    assert can_act("isle_of_mists", pool=dear, a={"gold": 1})
    costly = {"action": [card("costly", 2, 0)]}
    assert not can_act("isle_of_mists", pool=["costly"] * 6, records=costly, a={"gold": 5})


# -- those found later -----------------------------------------------------------------------------


@pytest.mark.rule("W14.6")
def test_hidden_islands_open_to_all_once_they_are_found() -> None:
    assert not set(HIDDEN) & set(sails(played()))
    found = played(islands=HIDDEN)
    assert set(HIDDEN) <= set(sails(found))
    outcome = played(*to_island(), safe=["discover hen_inis"], chance=[6])
    assert outcome["islands"] == ["hen_inis"]
    other = played(turn="B", b={"place": "novigrad", "hand": ["dud"]}, islands=["hen_inis"])
    assert "hen_inis" in sails(other)


@pytest.mark.rule("W14.6")
@pytest.mark.parametrize(
    ("event", "island"),
    [
        ("201", "hen_inis"),
        ("202", "loc_gwen"),
        ("203", "aenye_ard"),
        ("204", "pawen_y_crevan"),
        ("205", "haundre_hevangix"),
    ],
)
def test_five_events_open_an_island_each(event: str, island: str) -> None:
    quest = {"story": "city_debtor", "place": "cidaris", "event": event}
    outcome = played("quest:city_debtor", moved=True, a={"quests": [quest]})
    assert outcome["islands"] == [island]


@pytest.mark.rule("W14.6", "W3.3")
def test_aenye_ard_has_four_potions() -> None:
    deck = ["swallow", "swallow", "cat", "cat"]
    outcome = at("aenye_ard", potion_deck=deck, islands=HIDDEN)
    assert outcome["seats"]["A"]["potions"] == sorted(deck)


@pytest.mark.rule("W14.6", "W3.3")
def test_aenye_ard_shows_all_potions_before_discard() -> None:
    given: dict[str, Any] = {
        "potion_deck": ["swallow", "cat", "tawny_owl", "golden_oriole"],
        "islands": HIDDEN,
        "a": {"potions": ["thunderbolt"] * 2},
    }
    full = at("aenye_ard", **given)
    assert full["questions"][0]["kind"] == "lose_potion" and len(full["options"]) == 5
    chosen = at("aenye_ard", "discard:thunderbolt", "discard:swallow", **given)
    kept = ["cat", "golden_oriole", "tawny_owl", "thunderbolt"]
    assert sorted(chosen["seats"]["A"]["potions"]) == kept
    assert "end" in chosen["options"]


@pytest.mark.rule("W14.6", "W14.10")
def test_hen_inis_has_a_trophy_of_level_one() -> None:
    one = {"trophies": ["monster.harpy"], "track": 1}
    outcome = at("hen_inis", a=one, monster_piles={"1": ["foglet"]}, islands=HIDDEN)
    assert outcome["seats"]["A"]["trophies"] == ["monster.harpy", "monster.foglet"]
    assert outcome["seats"]["A"]["track"] == 1 and outcome["turn"]["phase"] == 1
    two = {"trophies": ["monster.harpy", "monster.foglet"]}
    assert not can_act("hen_inis", a=two, islands=HIDDEN)
    others = {"trophies": ["monster.harpy", "monster.fiend", "monster.striga"]}
    assert can_act("hen_inis", a=others, islands=HIDDEN)


@pytest.mark.rule("W14.6")
def test_loc_gwen_has_three_gold() -> None:
    assert at("loc_gwen", islands=HIDDEN)["seats"]["A"]["gold"] == 3


@pytest.mark.rule("W14.6", "W14.9")
def test_pawen_y_crevan_has_a_trail_of_each() -> None:
    tokens = {"forest": ["vizima"], "mountain": ["hengfors"], "water": ["ban_ard"]}
    all_three = ("terrain:forest", "terrain:mountain", "terrain:water")
    outcome = at("pawen_y_crevan", *all_three, tokens=tokens, islands=HIDDEN)
    assert outcome["questions"][0]["kind"] == "phase1"
    assert outcome["seats"]["A"]["trails"] == {
        "forest": "trail:vizima",
        "mountain": "trail:hengfors",
        "water": "trail:ban_ard",
    }
    assert outcome["dagon_trails"] == []
    one = {"trails": {"forest": "trail"}}
    some = at("pawen_y_crevan", tokens=tokens, islands=HIDDEN, a=one)
    assert some["options"] == ["done", "terrain:mountain", "terrain:water"], "there is one already"


@pytest.mark.rule("W14.6", "W3.7")
def test_pawen_y_crevan_takes_no_trail_quest_unasked() -> None:
    tokens = {"forest": ["vizima"], "mountain": ["hengfors"], "water": ["ban_ard"]}
    quest = {"trails": {"forest": "quest:dhuwod"}}
    given: dict[str, Any] = {"tokens": tokens, "islands": HIDDEN, "a": quest}
    kept = at("pawen_y_crevan", "terrain:water", "done", **given)
    found = kept["seats"]["A"]["trails"]
    assert found == {"forest": "quest:dhuwod", "water": "trail:ban_ard"}
    swapped = at("pawen_y_crevan", "terrain:forest", "done", **given)
    assert swapped["seats"]["A"]["trails"] == {"forest": "trail:vizima"}
    assert swapped["seats"]["A"]["gold"] == 0, "its gold goes to the bank"


# -- Haundre Hevangix ------------------------------------------------------------------------------

PILES = {"1": ["harpy", "foglet"], "2": ["griffin"], "3": ["striga"]}


def arena(*script: str, **given: Any) -> dict[str, Any]:
    own = {"hand": ["kill"], "deck": ["dud"] * 3, **given.pop("a", {})}
    given = {"monster_piles": PILES, "islands": HIDDEN, **given}
    return at("haundre_hevangix", *script, a=own, **given)


@pytest.mark.rule("W14.6", "W14.11")
def test_a_monster_of_a_level_of_choice_is_drawn_and_fought_at_once() -> None:
    assert arena()["options"] == ["level:1", "level:2", "level:3"]
    outcome = arena("level:2")
    assert outcome["turn"]["phase"] == 2 and outcome["options"] == ["sea_fight:griffin"]
    fight = arena("level:1", "sea_fight:harpy", a={"trails": {"water": "trail"}})["fight"]
    assert fight["opponent"] == "harpy" and fight["active"] == "harpy", "it starts"


@pytest.mark.rule("W14.11", "W6.11")
def test_defeated_it_is_a_trophy_like_any_other_and_nothing_spawns() -> None:
    first = {"rule": "first"}
    gear = {"event": [{"id": "207", "traits": [first]}]}
    given = {"a": {"gear": ["207"]}, "records": gear}
    won = arena("level:1", "sea_fight:harpy", "done", "play:kill", "trash:kill", **given)
    witcher = won["seats"]["A"]
    assert witcher["trophies"] == ["monster.harpy"] and witcher["track"] == 1
    assert witcher["gold"] == 2 and won["piles"]["monsters.2"] == 1
    assert won["monsters"] == {"forest": None, "mountain": None, "water": None}


@pytest.mark.rule("W14.6", "W14.11")
def test_defeated_by_it_its_token_goes_back_and_there_is_no_trail() -> None:
    lost = arena("level:1", "sea_fight:harpy", "charge", "take:free", fight_deck=["doom"] * 20)
    assert lost["piles"]["monsters.1"] == 2 and lost["piles"]["away.1"] == 0
    assert lost["seats"]["A"]["trails"] == {} and lost["turn"]["phase"] == 3


@pytest.mark.rule("W14.11", "W6.11")
def test_driven_away_monster_joins_pile_of_its_level() -> None:
    records = {"monster": [{"id": "harpy", "life": 1}]}
    given = {"fight_deck": ["doom"], "records": records}
    away = arena("level:1", "sea_fight:harpy", "charge", "take:free", **given)
    assert away["piles"]["away.1"] == 1 and away["piles"]["monsters.1"] == 1
    assert away["seats"]["A"]["gold"] == 2 and away["seats"]["A"]["trophies"] == []


@pytest.mark.rule("W14.11")
def test_witcher_who_cannot_pay_does_not_fight() -> None:
    outcome = arena("level:1", monster_piles={"1": ["archespore"], "2": [], "3": []})
    assert outcome["fight"] is None and outcome["turn"]["phase"] == 2
    assert outcome["piles"]["monsters.1"] == 1 and "explore:city" in outcome["options"]


@pytest.mark.rule("W14.11", "W11.2")
def test_one_of_level_three_makes_the_fight_deck_full() -> None:
    state = new_game(3, "special_attacks")
    assert len(state.common("fight_deck")) == 16
    state.stack.append(DrawFoe(0, 3))
    state.pending = ()
    advance(state)
    settle(state)
    cards = [*state.common("fight_deck"), *state.common("fight_pool")]
    assert state.fight.kind == "monster" and len(cards) == 20


# -- alone -----------------------------------------------------------------------------------------

BOARD = {
    "water": {"monster": "archespore", "place": "ban_ard"},
    "mountain": {"monster": "werewolf", "place": "ard_modron"},
    "forest": {"monster": "leshen", "place": "novigrad"},
}


def alone(*script: str, left: int, **given: Any) -> dict[str, Any]:
    """A solo game with so many of the monsters of the set-up left. The witcher begins any fight,
    and has a card that ends it."""
    a = {"school": "wolf", "hand": ["kill"], "deck": ["dud"] * 8, "gear": ["207"], **given.pop("a")}
    return played(
        *script,
        mode="solo",
        seats={"A": a},
        monsters=dict(list(BOARD.items())[-left:]),
        records={"event": [{"id": "207", "traits": [{"rule": "first"}]}]},
        monster_piles={"1": ["harpy"]},
        islands=HIDDEN,
        **given,
    )


ISLE = {"moved": True, "ships": ["haundre_hevangix", "novigrad"]}
KILL = ("sea_fight:harpy", "done", "play:kill")


@pytest.mark.rule("W9.3", "W14.11")
def test_alone_a_monster_of_an_island_does_not_win() -> None:
    """Its step may be the last of the track: two of the three monsters are not defeated."""
    own = ["monster.barghest", "attribute.combat", "monster.bruxa"]
    a = {"place": "haundre_hevangix", "trophies": own, "track": 3}
    won = alone("act", "level:1", *KILL, left=2, a=a, **ISLE)
    assert won["seats"]["A"]["trophies"] == [*own, "monster.harpy"]
    assert won["seats"]["A"]["track"] == 4 and won["winners"] == [] and not won["rank"]
    assert won["questions"][0]["seat"] == "A", "the game goes on"


@pytest.mark.rule("W9.3", "W14.10")
@pytest.mark.parametrize("track", [3, 4])
def test_solo_last_monster_wins_at_any_track_value(track: int) -> None:
    """One of the trophies may have been given away on Eyna."""
    a = {"place": "novigrad", "trophies": ["attribute.combat", "monster.bruxa"], "track": track}
    won = alone("fight:leshen", "done", "play:kill", left=1, a=a, phase=2, turns=12)
    assert won["winners"] == ["A"] and won["seats"]["A"]["track"] == 4 and won["rank"] == "veteran"


@pytest.mark.rule("W9.4", "W14.10")
@pytest.mark.parametrize(
    ("left", "trophies", "track"),
    [
        (2, ["monster.barghest", "monster.wyvern"], 2),
        (2, ["monster.barghest", "monster.wyvern", "monster.bruxa"], 3),
        (1, ["monster.barghest", "monster.wyvern"], 2),
        (1, ["monster.barghest", "monster.wyvern", "monster.bruxa"], 3),
        (1, ["monster.bruxa"], 1),
    ],
)
def test_alone_trophies_of_islands_neither_bar_nor_free_the_last_fight(
    left: int, trophies: list[str], track: int
) -> None:
    a = {"place": "novigrad", "trophies": trophies, "track": track}
    options = alone(left=left, a=a, phase=2)["options"]
    assert ("fight:leshen" in options) == (left > 1)


@pytest.mark.rule("W9.4", "W14.11")
def test_alone_a_monster_of_an_island_is_fought_while_the_last_one_waits() -> None:
    a = {
        "place": "haundre_hevangix",
        "trophies": ["monster.barghest", "monster.wyvern"],
        "track": 2,
    }
    assert "act" in alone(left=1, a=a, **ISLE)["options"]
