"""The common phase I of the Wild Hunt (W15.2), and quests for all (W15.11)."""

from __future__ import annotations

from typing import Any

import pytest
from wildhunt import by, played, questions, refused, tale

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
def test_who_is_ready_may_go_on() -> None:
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


@pytest.mark.rule("W15.2")
def test_bombs_may_be_given() -> None:
    out = played(*by("A", "give:B", "gift_bomb:samum"), seats=two(bombs=["samum"]), more=["bombs"])
    assert out["bombs"] == {"A": [], "B": ["samum"]}


@pytest.mark.rule("W15.2")
def test_a_gift_is_still_asked_for_when_the_other_has_gone() -> None:
    """What is under way does not come to nothing because of somebody else."""
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
