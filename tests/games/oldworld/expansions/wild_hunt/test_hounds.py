"""Hound fights of the Wild Hunt: alone and together, their costs, tokens and shields."""

from __future__ import annotations

from typing import Any

import pytest
from helpers.oldworld.huntfights import HERE, by, played, questions, run, seated
from helpers.oldworld.spellcraft import SPELLS

from sevencats.kernel.errors import BadData

HOUND = f"hound:{HERE}"


def fight(*script: Any, level: int = 1, **given: Any) -> dict[str, Any]:
    """A hound at the witchers' place, in the common phase I; the Hunt is elsewhere."""
    given.setdefault("hunt", {"place": "cintra", "shields": 9})
    return played(*script, part="act", hounds={HERE: level}, **given)


def alone(**words: Any) -> dict[str, Any]:
    """One witcher at the hound's place, another far away."""
    return seated(A={"hand": ["hit3"], **words}, B={"place": "cintra"})


@pytest.mark.rule("W15.6")
def test_one_combo_beats_a_hound_and_the_excess_is_taken_off_the_shields() -> None:
    """With two players a hound of level I has 3 life."""
    out = fight(
        *by("A", HOUND, "play:link", "play:hit3"),
        seats=alone(hand=["link", "hit3"], shield=1),
        chance=["hound_token:one_card"],
    )
    assert out["hounds"] == {}
    assert out["hunt"]["shields"] == 8
    seat = out["seats"]["A"]
    assert seat["shield"] == 0, "the shield falls by its level"
    assert seat["hand"] == ["rest", "rest"], "one drawn before the combo, one for the token"
    assert seat["discard"] == ["hit3", "link"]
    assert "end" in questions(out, "phase1")["A"], "phase I goes on"


@pytest.mark.rule("W15.6")
def test_shields_beside_a_hound_add_to_its_life() -> None:
    seats = alone(hand=["hit5"])
    stays = fight(*by("A", HOUND, "play:hit5"), seats=seats, hound_guards={HERE: 3})
    assert stays["hounds"] == {HERE: 1}
    table: dict[str, Any] = {"hound_guards": {HERE: 2}, "chance": ["hound_token:one_card"]}
    beaten = fight(*by("A", HOUND, "play:hit5"), seats=seats, **table)
    assert (beaten["hounds"], beaten["hunt"]["shields"]) == ({}, 9)
    told = [event["kind"] for event in beaten["events"]]
    assert told.index("hound_damage") < told.index("hound_beaten")


@pytest.mark.rule("W15.6")
def test_no_shield_is_lost_when_the_damage_is_just_enough() -> None:
    out = fight(*by("A", HOUND, "play:hit3"), seats=alone(), chance=["hound_token:one_card"])
    assert (out["hounds"], out["hunt"]["shields"]) == ({}, 9)


@pytest.mark.rule("W15.9")
def test_damage_beyond_hunt_shields_is_lost() -> None:
    out = fight(
        *by("A", HOUND, "play:hit5"),
        seats=alone(hand=["hit5"]),
        hunt={"place": "cintra", "shields": 1},
        chance=["hound_token:one_card"],
    )
    assert out["hunt"]["shields"] == 0


@pytest.mark.rule("W15.6")
def test_too_little_costs_the_hand_and_the_hound_stays() -> None:
    out = fight(*by("A", HOUND, "play:hit"), seats=alone(hand=["hit", "guard", "guard"]))
    assert out["hounds"] == {HERE: 1}
    assert out["hunt"]["shields"] == 9
    assert out["seats"]["A"]["hand"] == []
    assert sorted(out["seats"]["A"]["discard"]) == ["guard", "guard", "hit", "rest"]


@pytest.mark.rule("W15.6")
def test_of_a_combo_only_damage_and_shield_count() -> None:
    out = fight(
        *by("A", HOUND, "play:sign", "play:guard3"),
        seats=alone(hand=["sign", "guard3", "hit"], shield=0, attributes={"defense": 3}),
        level=1,
    )
    seat = out["seats"]["A"]
    assert seat["shield"] == 3, "up to the defense level"
    assert seat["hand"] == [], "no card was drawn for the combo, and the hand is lost"


@pytest.mark.rule("W15.6")
@pytest.mark.parametrize(("level", "shield", "drawn"), [(1, 3, 1), (2, 2, 2), (3, 1, 2)])
def test_lost_hound_fight_cost_depends_on_level(level: int, shield: int, drawn: int) -> None:
    seats = alone(hand=["hit5", "link"], shield=4, attributes={"defense": 4}, deck=["guard"] * 3)
    script = by("A", HOUND, "play:link", "play:hit5")
    chance = {1: "one_card", 2: "card_of_0", 3: "any_attribute"}[level]
    picks = {
        1: [],
        2: by("A", "take:precise_cut_1"),
        3: by("A", "attribute:combat"),
    }[level]
    out = fight(
        *script,
        *picks,
        seats=seats,
        level=level,
        chance=[f"hound_token:{chance}"],
        pool=["block_1", "precise_cut_1"],
    )
    assert out["seats"]["A"]["shield"] == shield
    assert out["seats"]["A"]["hand"] == ["guard"] * (drawn + (level == 1))
    assert out["hunt"]["shields"] == 9 - (6 - (level + 2)), "life 3, 4, 5 for two players"


@pytest.mark.rule("W15.2")
def test_each_hound_is_fought_once_a_round() -> None:
    seats = seated(A={"hand": ["hit"]}, B={"hand": ["hit3"]})
    script = (*by("A", HOUND), *by("B", "stay_out"), *by("A", "fight", "play:hit"))
    out = fight(*script, seats=seats)
    asked = questions(out, "phase1")
    assert HOUND not in asked["A"] and HOUND not in asked["B"]
    assert HOUND in questions(fight(seats=seats), "phase1")["B"]


@pytest.mark.rule("W15.6")
def test_witchers_at_one_place_fight_a_hound_together() -> None:
    seats = seated(A={"hand": ["hit3"], "shield": 1}, B={"hand": ["link", "hit"], "shield": 1})
    script = (
        *by("A", HOUND),
        *by("B", "join"),
        *by("A", "play:hit3"),
        *by("B", "play:link", "play:hit", "hound_bonus:one_card"),
    )
    out = fight(*script, seats=seats, chance=["hound_token:one_card"])
    assert (out["hounds"], out["hunt"]["shields"]) == ({}, 7)
    for name in "AB":
        assert out["seats"][name]["shield"] == 0
        assert out["seats"][name]["hand"] == ["rest", "rest"], "each has the bonus"


@pytest.mark.rule("W15.6")
@pytest.mark.parametrize(("first", "second"), ["AB", "BA"])
def test_the_fighters_gain_the_bonus_in_any_order(first: str, second: str) -> None:
    """A single card of cost 0 is in the pool, and another one comes after it."""
    seats = seated(A={"hand": ["hit3"], "deck": []}, B={"hand": ["hit3"], "deck": []})
    script = [*by("A", HOUND), *by("B", "join"), *by("A", "play:hit3"), *by("B", "play:hit3")]
    table: dict[str, Any] = {"pool": ["precise_cut_1"], "action_deck": ["precise_cut_2"]}
    table |= {"level": 2, "seats": seats, "chance": ["hound_token:card_of_0"]}
    asked = questions(fight(*script, **table), "hound_bonus")
    assert asked == {key: ["hound_bonus:card_of_0"] for key in "AB"}
    picks = [*by(first, "hound_bonus:card_of_0", "take:precise_cut_1")]
    out = fight(*script, *picks, *by(second, "take:precise_cut_2"), **table)
    assert "precise_cut_1" in out["seats"][first]["discard"]
    assert "precise_cut_2" in out["seats"][second]["discard"]


@pytest.mark.rule("W15.6")
def test_witcher_with_only_discards_can_fight() -> None:
    """The hand is drawn from the discards, which make a new deck."""
    empty = {"hand": [], "deck": [], "discard": ["hit3"]}
    script = by("A", HOUND, "play:hit3")
    out = fight(*script, seats=alone(**empty), chance=["hound_token:one_card"])
    assert out["hounds"] == {}
    seats = seated(A={"hand": ["hit3"]}, B=empty)
    assert questions(fight(*by("A", HOUND), seats=seats), "hound_join")["B"]
    nothing = alone(**{**empty, "discard": []})
    assert HOUND not in questions(fight(seats=nothing), "phase1")["A"], "a card is to be played"


@pytest.mark.rule("W15.6")
def test_together_they_lose_their_hands_together() -> None:
    seats = seated(A={"hand": ["hit", "guard"]}, B={"hand": ["hit"]}, C={"hand": ["hit5"]})
    script = (
        *by("A", HOUND),
        *by("C", "stay_out"),
        *by("B", "join"),
        *by("A", "fight", "play:hit"),
        *by("B", "play:hit"),
    )
    out = fight(*script, seats=seats)
    assert [out["seats"][name]["hand"] for name in "ABC"] == [[], [], ["hit5"]]
    assert out["hounds"] == {HERE: 1}


@pytest.mark.rule("W15.2", "W15.6")
@pytest.mark.parametrize(("caller", "other"), ["AB", "BA"])
def test_fighter_waits_while_others_go_on(caller: str, other: str) -> None:
    """Combos come in the order of the seats, not of the calls."""
    seats = seated(A={"hand": ["hit3"]}, B={"hand": ["hit3"]}, C={"place": "cintra"})
    out = fight(*by(caller, HOUND), *by(other, "join"), seats=seats)
    assert set(questions(out, "phase1")) == {"C"}
    assert set(questions(out, "combo")) == {"A"}


@pytest.mark.rule("W15.2")
def test_player_fighting_a_hound_is_given_nothing() -> None:
    hands: dict[str, Any] = {
        "A": {"hand": ["hit3"]},
        "B": {"hand": ["hit3"]},
        "C": {"hand": [], "gold": 1},
    }
    script = [*by("A", HOUND), *by("B", "join"), *by("C", "stay_out"), *by("A", "fight")]
    before = questions(fight(seats=seated(**hands)), "phase1")["C"]
    assert {"give:A", "give:B"} <= set(before)
    during = questions(fight(*script, seats=seated(**hands)), "phase1")["C"]
    assert not {"give:A", "give:B"} & set(during)


@pytest.mark.rule("W15.2")
def test_caller_can_withdraw_the_call() -> None:
    seats = seated(A={"hand": ["hit"]}, B={"hand": ["hit"]})
    out = fight(*by("A", HOUND), *by("B", "stay_out"), *by("A", "withdraw"), seats=seats)
    assert HOUND in questions(out, "phase1")["A"], "it was not fought"
    assert out["seats"]["A"]["hand"] == ["hit"]


@pytest.mark.rule("W15.2")
def test_a_hound_is_not_faced_twice_at_once() -> None:
    """A seat that is asked to join cannot begin a fight of its own with the same hound, which might
    be beaten by then."""
    seats = seated(A={"hand": ["hit3"]}, B={"hand": ["hit3"]})
    out = fight(*by("A", HOUND), seats=seats)
    assert questions(out, "hound_join") == {"B": ["join", "stay_out"]}
    assert HOUND not in questions(out, "phase1")["B"]
    again = run(*by("A", HOUND), *by("B", HOUND), seats=seats, part="act", hounds={HERE: 1})
    assert not again["legal"]


@pytest.mark.rule("W15.2")
def test_witchers_who_walk_away_are_neither_asked_nor_waited_for() -> None:
    """Nobody is asked to join in the middle of paying for a way, nor anywhere else."""
    seats = seated(A={"hand": ["hit3"]}, B={"hand": ["hit", "guard"]})
    leaving = [*by("A", HOUND), *by("B", "move:glenmore")]
    asked = fight(*leaving, seats=seats)["questions"]
    assert [(one["seat"], one["kind"]) for one in asked] == [("B", "pay")]
    gone = fight(*leaving, *by("B", "pay:card.hit", "pay:card.guard"), seats=seats)
    assert gone["seats"]["B"]["place"] == "glenmore"
    assert questions(gone, "hound_join") == {}
    assert set(questions(gone, "combo")) == {"A"}, "the fight has begun"


@pytest.mark.rule("W15.2")
def test_a_hound_elsewhere_is_not_fought() -> None:
    out = run(*by("A", HOUND), seats=alone(place="cintra"), part="act", hounds={HERE: 1})
    assert not out["legal"]


@pytest.mark.rule("W15.12")
@pytest.mark.parametrize(
    ("level", "token", "picks", "gained"),
    [
        (1, "any_trail", ["terrain:forest"], ("trails", "forest")),
        (2, "card_of_0", ["take:precise_cut_1"], ("discard", "precise_cut_1")),
        (2, "card_of_1", ["take:block_1"], ("discard", "block_1")),
        (3, "any_attribute", ["attribute:alchemy"], ("attributes", "alchemy")),
        (3, "lowest_attribute", ["attribute:combat"], ("attributes", "combat")),
    ],
)
def test_the_bonuses_of_the_tokens(
    level: int, token: str, picks: list[str], gained: tuple[str, str]
) -> None:
    levels = {"combat": 1, "defense": 2, "alchemy": 2, "specialty": 2}
    seats = alone(hand=["hit5"], attributes=levels, deck=["rest"] * 4)
    out = fight(
        *by("A", HOUND, "play:hit5", *picks),
        seats=seats,
        level=level,
        chance=[f"hound_token:{token}"],
        pool=["block_1", "precise_cut_1"],
        monsters={"forest": {"monster": "plain", "place": "vizima"}},
    )
    seat = out["seats"]["A"]
    what, name = gained
    if what == "attributes":
        assert seat["attributes"][name] == (3 if name == "alchemy" else 2)
    else:
        assert name in seat[what]


@pytest.mark.rule("W15.12")
@pytest.mark.parametrize(
    ("token", "pool", "deck", "gone", "gained"),
    [
        ("card_of_0", "block_1", ["block_2", "block_3", "precise_cut_1"], [], "precise_cut_1"),
        ("card_of_1", "rend_1", ["rend_2", "precise_cut_1", "block_2"], [], "block_2"),
        ("card_of_0", "block_1", ["block_2", "block_3"], ["precise_cut_1"], "precise_cut_1"),
        ("card_of_0", "block_1", ["precise_cut_1", "block_2", "block_3"], [], "precise_cut_1"),
        ("card_of_0", "block_1", ["block_2", "block_3"], [], ""),
    ],
)
def test_cards_turned_up_for_a_token_are_shuffled_back(
    token: str, pool: str, deck: list[str], gone: list[str], gained: str
) -> None:
    """The deck has only these cards; the common discards are made a deck where it has none."""
    out = fight(
        *by("A", HOUND, "play:hit5"),
        seats=alone(hand=["hit5"], deck=["rest"] * 4),
        level=2,
        chance=[f"hound_token:{token}"],
        pool=[pool],
        action_deck=deck,
        action_discard=gone,
    )
    assert [c for c in out["seats"]["A"]["discard"] if c in (*deck, *gone)] == [gained] * bool(
        gained
    )
    left = len(deck) + len(gone) - bool(gained)
    assert (out["piles"]["action_deck"], out["action_discard"]) == (left, [])
    turned = [event["card"] for event in out["events"] if event["kind"] == "turned_up"]
    looked = deck.index(gained) if gained in deck else len(deck)
    assert turned[:looked] == deck[:looked], "all see them"
    shuffles = [event["kind"] for event in out["events"]].count("shuffled")
    assert (shuffles > 0) == (looked > 0)


@pytest.mark.rule("W15.12")
def test_the_token_is_of_the_level_of_the_hound_and_leaves_the_game() -> None:
    with pytest.raises(BadData, match="is not among hound_token:any_trail, hound_token:one_card"):
        fight(*by("A", HOUND, "play:hit3"), seats=alone(), chance=["hound_token:card_of_0"])
    out = fight(*by("A", HOUND, "play:hit3"), seats=alone(), chance=["hound_token:one_card"])
    moved = next(event for event in out["events"] if event["kind"] == "hound_token")
    assert moved["card"] == "hound_token.one_card"


# -- after the fight -------------------------------------------------------------------------------


@pytest.mark.rule("W15.2")
@pytest.mark.parametrize("moved", [True, False])
def test_action_after_hound_needs_a_move(moved: bool) -> None:
    """Everybody there may use it then, also who did not fight; who has not moved may not."""
    seats = seated(A={"hand": ["hit3"]}, B={"hand": ["hit"]})
    potions = {"location": [{"id": HERE, "action": "potion"}]}
    table: dict[str, Any] = {"seats": seats, "content": potions, "moved": moved}
    assert "act" not in questions(fight(**table), "phase1")["A"], "the hound stands there"
    script = [*by("A", HOUND), *by("B", "stay_out"), *by("A", "fight", "play:hit3")]
    asked = questions(fight(*script, chance=["hound_token:one_card"], **table), "phase1")
    assert [("act" in asked[name]) for name in "AB"] == [moved, moved]


@pytest.mark.rule("W15.6")
def test_no_shield_is_restored_after_it() -> None:
    levels = {"defense": 4}
    seats = alone(hand=["hit5"], shield=4, attributes=levels)
    out = fight(*by("A", HOUND, "play:hit5"), seats=seats, chance=["hound_token:one_card"])
    assert out["seats"]["A"]["shield"] == 3


def conjured(*script: str, chance: Any = (), **words: Any) -> dict[str, Any]:
    """A mage alone against a hound of level I, which costs 1 energy."""
    spells = {"action": [one for one in SPELLS if one["id"] in ("bolt", "gather", "wait")]}
    mage: dict[str, Any] = {"school": "alzur", "home": "kaer_morhen", "deck": ["wait"] * 3, **words}
    given: dict[str, Any] = {"content": spells, "more": ["mages"], "chance": list(chance)}
    return fight(*by("A", HOUND, *script), seats=alone(**mage), **given)


@pytest.mark.rule("W15.6")
def test_a_mage_may_pay_for_boosts_against_a_hound() -> None:
    """One damage of the bolt, two of its boost: the hound has three life."""
    paid = ["play:bolt", "done", "boost:bolt"]
    mage = {"hand": ["bolt"], "shield": 2, "attributes": {"defense": 2}}
    out = conjured(*paid, chance=["hound_token:one_card"], **mage)
    assert out["hounds"] == {} and out["seats"]["A"]["shield"] == 0
    kept = conjured("play:bolt", "done", "done", **mage)
    assert kept["hounds"] == {HERE: 1} and kept["seats"]["A"]["shield"] == 1


@pytest.mark.rule("W15.6")
def test_energy_beyond_wisdom_counts_in_it_and_is_lost_after_it() -> None:
    """With 1 energy and 1 wisdom: 0 after what the hound costs, 2 from the first spell, of which a
    boost takes 1; nothing is filled up."""
    script = ["play:gather", "play:bolt", "done"]
    out = conjured(*script, "done", hand=["gather", "bolt"], shield=1)
    assert out["seats"]["A"]["shield"] == 1, "the surplus of 1 is lost"
    boosted = conjured(*script, "boost:bolt", hand=["gather", "bolt"], shield=1)
    assert boosted["seats"]["A"]["shield"] == 1
    wise = {"attributes": {"defense": 4}, "hand": ["bolt"], "shield": 4}
    assert conjured("play:bolt", "done", "done", **wise)["seats"]["A"]["shield"] == 3
