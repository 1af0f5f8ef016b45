"""The common phase I of the Wild Hunt (W15.2), and quests for all (W15.11)."""

from __future__ import annotations

from typing import Any

import pytest
from helpers.oldworld.wildhunt import by, played, position, questions, refused, tale

from sevencats.games.oldworld.page.reasons import Cannot, reasons
from sevencats.games.oldworld.positions.file import read_position
from sevencats.games.oldworld.positions.runner import play_script
from sevencats.kernel.views import observe

#: Two witchers at one place, with a way to Vizima.
TWO: dict[str, Any] = {
    "A": {"place": "novigrad", "hand": ["wolf_push_1", "wolf_aard_1"]},
    "B": {"place": "novigrad", "hand": ["bear_push_1", "bear_aard_1"]},
}


def two(**words: Any) -> dict[str, Any]:
    """Two witchers at Novigrad, A with more."""
    return {**TWO, "A": {**TWO["A"], **words}}


def there(place: str, *names: str, **words: Any) -> dict[str, Any]:
    """Witchers at a place."""
    return {name: {"place": place, "hand": [], **words} for name in names or ("A", "B")}


@pytest.mark.rule("W15.2")
def test_all_are_asked_at_once_and_act_in_any_order() -> None:
    out = played(*by("B", "move:vizima"), seats=TWO)
    assert set(questions(out, "phase1")) == {"A"} and set(questions(out, "pay")) == {"B"}
    rest = [*by("A", "end"), *by("B", "pay:card.bear_push_1")]
    out = played(*by("B", "move:vizima"), *rest, seats=TWO)
    assert out["seats"]["B"]["place"] == "vizima"
    assert out["hunt"]["phases"] == {"A": 2, "B": 1}, "B goes on while A is ready"


@pytest.mark.rule("W15.2")
def test_phase_two_begins_when_all_are_ready() -> None:
    out = played(*by("A", "end"), seats=TWO)
    assert out["hunt"]["phases"] == {"A": 2, "B": 1}
    assert questions(out, "ready") == {"A": ["not_ready"]}
    out = played(*by("A", "end"), *by("B", "end"), seats=TWO)
    assert questions(out, "phase1") == {} and questions(out, "ready") == {}


@pytest.mark.rule("W15.2")
def test_ready_player_can_go_on() -> None:
    out = played(*by("A", "end", "not_ready"), seats=TWO)
    assert out["hunt"]["phases"] == {"A": 1, "B": 1}
    assert "move:vizima" in questions(out, "phase1")["A"]
    assert "A" not in questions(played(*by("A", "end"), *by("B", "end"), seats=TWO), "ready")


@pytest.mark.rule("W15.2")
@pytest.mark.parametrize("blocker", [{"hunt": {"place": "cidaris"}}, {"hounds": {"cidaris": 1}}])
def test_hunt_and_hounds_block_the_action_not_the_way(blocker: dict[str, Any]) -> None:
    here = there("cidaris", hand=["wolf_push_1"])
    here["B"] = {"place": "stygga"}
    potions = {"location": [{"id": "cidaris", "action": "potion"}]}
    table = {"moved": True, "seats": here, "content": potions}
    assert "act" in questions(played(**table), "phase1")["A"]
    out = played(**table, **blocker)
    assert "act" not in questions(out, "phase1")["A"]
    # Novigrad is free: one comes to it through a location that is blocked.
    assert any(key.startswith("move:") for key in questions(out, "phase1")["A"])


@pytest.mark.rule("W15.2")
def test_gifts_of_gold_potions_and_trails() -> None:
    held = two(
        gold=2, potions=["swallow"], trails={"forest": "trail:stygga", "water": "quest:cidaris"}
    )
    gifts = ("give:B", "gift:gold", "gift_potion:swallow", "gift_trail:forest")
    out = played(*by("A", *gifts, "gift_trail_quest:water", "done"), seats=held)
    a, b = out["seats"]["A"], out["seats"]["B"]
    assert (a["gold"], b["gold"]) == (1, 1)
    assert (a["potions"], b["potions"]) == ([], ["swallow"])
    assert a["trails"] == {} and b["trails"] == {"forest": "trail:stygga", "water": "quest:cidaris"}
    assert "give:B" in questions(out, "phase1")["A"], "any number, as long as there is anything"
    told = [event["kind"] for event in out["events"] if event["kind"].startswith("gift")]
    assert told == ["gift_gold", "gift", "gift_trail", "gift_trail"]


@pytest.mark.rule("W15.2")
def test_gifts_need_a_shared_location_and_room() -> None:
    assert "give:B" not in questions(played(seats=two()), "phase1")["A"], "nothing to give"
    apart = {**two(gold=1), "B": {"place": "stygga"}}
    assert "give:B" not in questions(played(seats=apart), "phase1")["A"]
    full = two(potions=["swallow"], trails={"forest": "trail:stygga"})
    full["B"] = {
        "place": "novigrad",
        "potions": ["swallow", "cat", "cat", "cat"],
        "trails": {"forest": "trail:dhuwod"},
    }
    assert "give:B" not in questions(played(seats=full), "phase1")["A"]


#: Two witchers with as much as they may hold, and of the forest a trail and a trail quest.
FULL: dict[str, Any] = {
    "A": {
        **TWO["A"],
        "potions": ["swallow", "swallow", "swallow", "cat"],
        "trails": {"forest": "trail:stygga", "water": "quest:cidaris"},
    },
    "B": {
        **TWO["B"],
        "potions": ["cat", "cat", "cat", "swallow"],
        "trails": {"forest": "quest:dhuwod", "water": "quest:glenmore"},
    },
}


@pytest.mark.rule("W15.2")
def test_full_seats_exchange_instead_of_giving() -> None:
    """Two with four potions each, a trail and a trail quest of one terrain, two trail quests."""
    asked = questions(played(*by("A", "give:B"), seats=FULL), "gift")["A"]
    assert asked == [
        "done",
        "swap_potion:cat.swallow",
        "swap_potion:swallow.cat",
        "swap_trail:forest",
        "swap_trail_quests:water",
    ]
    offer = by("A", "give:B", "swap_potion:swallow.cat")
    agree = ["refuse", "swap_potion:cat.swallow"]
    assert questions(played(*offer, seats=FULL), "swap") == {"B": agree}
    script = [
        *by("A", "give:B", "swap_potion:swallow.cat"),
        *by("B", "swap_potion:cat.swallow"),
        *by("A", "swap_trail:forest"),
        *by("B", "swap_trail_quest:forest"),
        *by("A", "swap_trail_quests:water"),
        *by("B", "swap_trail_quests:water"),
    ]
    seats = played(*script, seats=FULL)["seats"]
    assert sorted(seats["A"]["potions"]) == ["cat", "cat", "swallow", "swallow"]
    assert sorted(seats["B"]["potions"]) == ["cat", "cat", "swallow", "swallow"]
    assert seats["A"]["trails"] == {"forest": "quest:dhuwod", "water": "quest:glenmore"}
    assert seats["B"]["trails"] == {"forest": "trail:stygga", "water": "quest:cidaris"}


@pytest.mark.rule("W15.2")
def test_bombs_are_exchanged_too() -> None:
    full = {
        "A": {**TWO["A"], "bombs": ["samum"] * 4},
        "B": {**TWO["B"], "bombs": ["dancing_star"] * 4},
    }
    script = [
        *by("A", "give:B", "swap_bomb:samum.dancing_star"),
        *by("B", "swap_bomb:dancing_star.samum"),
    ]
    out = played(*script, seats=full, more=["bombs"])
    assert (out["bombs"]["A"].count("dancing_star"), out["bombs"]["B"].count("samum")) == (1, 1)


@pytest.mark.rule("W15.2")
def test_exchange_is_voluntary_and_void_when_partner_leaves() -> None:
    offer = by("A", "give:B", "swap_potion:swallow.cat")
    refused_it = played(*offer, *by("B", "refuse"), seats=FULL)
    assert refused_it["seats"]["A"]["potions"].count("swallow") == 3
    assert "swap_potion:swallow.cat" in questions(refused_it, "gift")["A"]
    gone = played(*offer, *by("B", "move:vizima", "pay:card.bear_push_1"), seats=FULL)
    assert questions(gone, "swap") == {} and questions(gone, "gift") == {"A": ["done"]}


@pytest.mark.rule("W15.2")
def test_an_offer_is_void_when_it_is_about_what_was_given_away() -> None:
    third = {**FULL, "C": {**TWO["A"], "hand": [], "school": "cat", "gold": 0}}
    script = [
        *by("A", "give:B", "swap_trail:forest"),
        *by("B", "give:C", "gift_trail_quest:forest"),
    ]
    out = played(*script, seats=third)
    assert questions(out, "swap") == {}, "B has no trail quest of the forest any more"
    assert "gift_trail:forest" in questions(out, "gift")["A"]


@pytest.mark.rule("W15.2")
def test_busy_player_is_given_nothing() -> None:
    """B is about to gain any trail, and A's gift would take the terrain away from it."""
    trails = [{"id": "900", "do": ["trail"]}]
    scene = quest_scene()
    scene["content"]["event"] = trails
    scene["seats"] = {
        "A": {"place": "novigrad", "hand": [], "trails": {"forest": "trail:stygga"}, **QUEST},
        "B": {"place": "novigrad", "hand": []},
    }
    out = played(*by("B", "quest:tale"), **scene)
    assert questions(out, "trail")["B"] == ["terrain:forest", "terrain:mountain", "terrain:water"]
    assert "give:B" not in questions(out, "phase1")["A"]
    begun = played(*by("A", "give:B"), *by("B", "quest:tale"), **scene)
    assert questions(begun, "gift")["A"] == ["done"]


@pytest.mark.rule("W15.2")
def test_bombs_may_be_given() -> None:
    out = played(*by("A", "give:B", "gift_bomb:samum"), seats=two(bombs=["samum"]), more=["bombs"])
    assert out["bombs"] == {"A": [], "B": ["samum"]}


@pytest.mark.rule("W15.2")
def test_a_gift_is_still_asked_for_when_the_other_has_gone() -> None:
    """An action that has begun is not cancelled by another seat."""
    script = [*by("A", "give:B"), *by("B", "move:vizima", "pay:card.bear_push_1")]
    out = played(*script, seats=two(gold=1))
    assert questions(out, "gift") == {"A": ["done"]}


@pytest.mark.rule("W15.2")
def test_no_dice_between_players() -> None:
    out = played(moved=True, seats=there("novigrad", gold=1))
    assert not any(key.startswith("poker:") for key in questions(out, "phase1")["A"])


@pytest.mark.rule("W15.2")
@pytest.mark.parametrize(
    ("dice", "paid"),
    [
        ([1, 1, 2, 3, 4], 0),
        ([1, 1, 2, 2, 4], 1),
        ([1, 1, 1, 2, 4], 2),
        ([1, 2, 3, 4, 5], 3),
        ([2, 3, 4, 5, 6], 3),
        ([1, 1, 1, 2, 2], 3),
        ([1, 1, 1, 1, 2], 4),
        ([1, 1, 1, 1, 1], 5),
    ],
)
def test_dice_pay_by_the_table(dice: list[int], paid: int) -> None:
    """One pays 1 and may reroll once; nobody plays against it."""
    out = played(*by("A", "act", "done"), moved=True, seats=there("novigrad", gold=1), chance=dice)
    assert out["seats"]["A"]["gold"] == paid
    again = played(
        *by("A", "act", "reroll:5", "done"),
        moved=True,
        seats=there("novigrad", gold=1),
        chance=[1, 1, 1, 1, 2, 1],
    )
    assert again["seats"]["A"]["gold"] == 5


# -- quests ----------------------------------------------------------------------------------------

QUEST = {"quests": [{"story": "tale", "place": "novigrad", "event": "900"}]}
EVENT = {"id": "900", "options": {"a": {"do": ["gold +2"]}, "b": {}}}


def quest_scene(**given: Any) -> dict[str, Any]:
    """A quest at Novigrad that lies with A; B is there."""
    scene = tale()
    scene["content"]["event"] = [EVENT]
    seats = {"A": {"place": "stygga", "hand": [], **QUEST}, "B": {"place": "novigrad", "hand": []}}
    return {**scene, "hunt_1": [], "part": "act", "moved": True, "seats": seats, **given}


@pytest.mark.rule("W15.11")
def test_anybody_may_resolve_a_quest() -> None:
    out = played(*by("B", "quest:tale", "option:a"), **quest_scene())
    assert out["seats"]["B"]["gold"] == 2 and out["seats"]["A"]["gold"] == 0
    assert out["seats"]["A"]["quests"] == []
    away = questions(played(**quest_scene()), "phase1")
    assert "quest:tale" not in away["A"], "A is not there"


@pytest.mark.rule("W15.11")
def test_a_location_token_goes_back_when_the_quest_is_resolved() -> None:
    scene = tale("quest forest 900")
    scene["content"]["event"] = [EVENT]
    seats = there("novigrad")
    tokens = {"forest": ["novigrad", "stygga"]}
    script = [*by("A", "option:a"), *by("B", "option:a")]
    laid = played(*script, seats=seats, tokens=tokens, **scene)
    (quest,) = [q for one in laid["seats"].values() for q in one["quests"]]
    assert quest["place"] == "novigrad" and quest["token"]
    assert laid["piles"]["tokens.forest"] == 1
    held = {"story": "tale", "place": "novigrad", "event": "900", "token": True}
    scene = quest_scene(seats={"A": {"quests": [held]}, "B": {"place": "novigrad", "hand": []}})
    before = played(**scene)["piles"]["tokens.forest"]
    after = played(*by("B", "quest:tale", "option:b"), **scene)["piles"]["tokens.forest"]
    assert after == before + 1


@pytest.mark.rule("W15.11")
def test_a_quest_needs_its_price_and_a_move() -> None:
    assert "is not an option" in refused(*by("B", "quest:tale"), **quest_scene(moved=False))


# -- acts are not divided --------------------------------------------------------------------------


def market(**given: Any) -> dict[str, Any]:
    """A may exchange its card for the only one of the pool that fits, which B could trash."""
    actions = [{"id": "novigrad", "action": "exchange"}, {"id": "cidaris", "action": "alms"}]
    seats = {
        "A": {"place": "novigrad", "hand": ["wolf_push_1"]},
        "B": {"place": "cidaris", "hand": ["bear_push_1"]},
    }
    scene = {"moved": True, "seats": seats, "pool": ["rend_1"], "action_deck": []}
    return {**scene, "content": {"location": actions}, **given}


@pytest.mark.rule("W15.2")
def test_nobody_comes_between_while_another_acts() -> None:
    """B cannot trash what A is just exchanging for; it may still move, and acts afterwards."""
    assert "act" in questions(played(**market()), "phase1")["B"]
    out = played(*by("A", "act"), **market())
    assert questions(out, "exchange") == {"A": ["trash:wolf_push_1"]}
    offered = questions(out, "phase1")["B"]
    assert "act" not in offered and "move:novigrad" in offered
    assert "is not an option" in refused(*by("A", "act"), *by("B", "act"), **market())
    done = played(*by("A", "act", "trash:wolf_push_1", "take:rend_1"), **market())
    assert done["seats"]["A"]["hand"] == ["rend_1"]
    assert "act" in questions(done, "phase1")["B"]


@pytest.mark.rule("W15.2")
def test_waiting_options_are_shown_closed() -> None:
    run, _ = play_script(read_position(position(*by("A", "act"), **market())))
    asked = {decision.seat: decision for decision in run.state.pending}
    assert (asked[1].closed, asked[1].optional, asked[0].optional) == (("act",), True, False)
    assert reasons(run.state, 1)["act"] == Cannot("turn")


@pytest.mark.rule("W15.2")
@pytest.mark.parametrize("other", ["quest:tale", "hound:novigrad"])
def test_quests_and_hounds_wait_too(other: str) -> None:
    """A trains at a school."""
    scene = quest_scene(hounds={"novigrad": 1} if other.startswith("hound") else {})
    scene["seats"] = {
        "A": {"place": "kaer_morhen", "hand": [], "gold": 9, **QUEST},
        "B": {"place": "novigrad", "hand": ["bear_push_1"]},
    }
    assert other in questions(played(**scene), "phase1")["B"]
    assert other not in questions(played(*by("A", "act"), **scene), "phase1")["B"]


@pytest.mark.rule("W15.2", "W15.10")
def test_no_hound_is_killed_while_it_is_chosen_which_one_leaves() -> None:
    """B's quest lets one of the hounds leave: all choose it, and A fights none meanwhile."""
    scene = quest_scene(hounds={"stygga": 1, "vizima": 2})
    scene["content"]["event"] = [{"id": "900", "do": ["hound_leaves"]}]
    scene["seats"]["A"]["hand"] = ["wolf_aard_1"]
    asked = played(*by("B", "quest:tale"), **scene)
    hounds = ["hound_at:stygga", "hound_at:vizima"]
    assert questions(asked, "hound_gone") == {"A": hounds, "B": hounds}
    assert "hound:stygga" not in questions(asked, "phase1")["A"]
    votes = [*by("A", "hound_at:vizima"), *by("B", "hound_at:stygga")]
    named = {"more": ["wild_hunt:youngest_b"]}
    assert played(*by("B", "quest:tale"), *votes, **scene)["hounds"] == {"stygga": 1}
    assert played(*by("B", "quest:tale"), *votes, **scene, **named)["hounds"] == {"vizima": 2}


@pytest.mark.rule("W15.2")
def test_a_move_is_off_when_what_was_to_pay_for_it_is_lost() -> None:
    """While B pays for its way with its only card, A's quest makes everybody discard one."""
    scene = quest_scene()
    scene["content"]["event"] = [{"id": "900", "do": [{"each": ["discard 1"]}]}]
    scene["seats"] = {
        "A": {"place": "novigrad", "hand": [], **QUEST},
        "B": {"place": "novigrad", "hand": ["bear_push_1", "bear_aard_1"], "gold": 0},
    }
    script = [*by("B", "move:vizima"), *by("A", "quest:tale"), *by("B", "discard:bear_push_1")]
    out = played(*script, **scene)
    assert out["seats"]["B"]["place"] == "novigrad"
    assert questions(out, "pay") == {} and "end" in questions(out, "phase1")["B"]


@pytest.mark.rule("W15.11")
def test_quest_owner_chooses_its_option() -> None:
    assert set(questions(played(*by("B", "quest:tale"), **quest_scene()), "event")) == {"B"}


@pytest.mark.rule("W15.10")
def test_everybody_sees_the_votes_in_a_common_phase() -> None:
    scene = quest_scene(hounds={"stygga": 1, "vizima": 2})
    scene["content"]["event"] = [{"id": "900", "do": ["hound_leaves"]}]
    script = [*by("B", "quest:tale"), *by("A", "hound_at:vizima")]
    run, _ = play_script(read_position(position(*script, **scene)))
    assert observe(run.state, 1).public.votes == {"A": "hound_at:vizima"}


@pytest.mark.rule("W15.5", "W15.10")
def test_vote_for_unavailable_option_is_void() -> None:
    """The Hunt rides to A, who comes nearer while all choose the way: B, who has voted, is asked
    again."""
    scene = quest_scene(hunt={"place": "cintra", "shields": 5}, chance=["token:A"])
    scene["content"]["event"] = [{"id": "900", "do": ["hunt_moves"]}]
    scene["seats"] = {
        "A": {"place": "beauclair", "hand": ["wolf_push_1", "wolf_aard_1"], **QUEST},
        "B": {"place": "novigrad", "hand": []},
    }
    script = [*by("B", "quest:tale", "ride:haern_caduch")]
    asked = questions(played(*script, **scene), "ride_step")
    assert asked == {key: ["ride:haern_caduch", "ride:vizima"] for key in "AB"}
    coming = by("A", "move:vizima", "pay:card.wolf_push_1")
    out = played(*script, *coming, **scene)
    assert out["hunt"]["place"] == "vizima", "one way is left"
