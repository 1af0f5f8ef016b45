"""Phase II of the Wild Hunt (W15.3): fights, support, meditation, the common exploration card, and
common choices (W15.10)."""

from __future__ import annotations

from typing import Any

import pytest
from helpers.oldworld.wildhunt import TALE, by, played, position, questions, tale

from sevencats.games.oldworld.positions.file import read_position
from sevencats.games.oldworld.positions.runner import play_script, set_up
from sevencats.kernel.engine import apply
from sevencats.kernel.errors import StaleDecision
from sevencats.kernel.views import observe

#: A monster of one card that anybody defeats, and a strong one.
BEASTS = [{"id": "rat", "level": 2, "life": 1}, {"id": "ox", "level": 1, "life": 12}]
RAT = {"forest": {"monster": "rat", "place": "vizima"}}
OX = {"forest": {"monster": "ox", "place": "vizima"}}
#: One combo of this hand deals damage enough for the rat.
HANDS = ("wolf_aard_1", "bear_aard_1", "cat_aard_1")


def hunting(*names: str, place: str = "vizima", **given: Any) -> dict[str, Any]:
    """Witchers with a card each at the place of the monster, phase II."""
    seats = {
        name: {"place": place, "school": school, "hand": [card], "deck": [], "trails": {}}
        for name, school, card in zip(names, ("wolf", "bear", "cat"), HANDS, strict=False)
    }
    scene = {"seats": seats, "part": "fight", "content": {"monster": BEASTS}, "monsters": RAT}
    return {**scene, "pool": [], "action_deck": [], **given}


def with_trail(scene: dict[str, Any], name: str) -> dict[str, Any]:
    """A seat has the monster's trail, and so begins."""
    scene["seats"][name]["trails"] = {"forest": "trail:stygga"}
    return scene


@pytest.mark.rule("W15.3")
def test_fights_are_asked_for_all_at_once() -> None:
    scene = hunting("A", "B")
    scene["seats"]["B"]["place"] = "cidaris"
    scene["monsters"] = {**RAT, "water": {"monster": "ox", "place": "cidaris"}}
    asked = questions(played(**scene), "phase2")
    assert asked == {"A": ["fight:rat", "pass"], "B": ["fight:ox", "pass"]}
    later = played(*by("B", "pass"), **scene)
    assert set(questions(later, "phase2")) == {"A"}, "any order, and nobody has to"


@pytest.mark.rule("W15.3", "W15.8")
def test_players_never_fight_each_other_nor_the_hunt() -> None:
    scene = hunting("A", "B", hunt={"place": "vizima", "shields": 3}, monsters={})
    assert questions(played(**scene), "phase2") == {}


def wishing(*names: str) -> list[dict[str, str]]:
    """These wish to fight the monster where they are."""
    return [step for name in names for step in by(name, "fight:rat")]


@pytest.mark.rule("W15.3", "W15.10")
def test_volunteers_choose_the_fighter() -> None:
    """C, who does not, has no say."""
    scene = hunting("A", "B", "C")
    asked = questions(played(**scene), "phase2")
    assert asked == {key: ["fight:rat", "pass"] for key in "ABC"}
    said = [*wishing("A", "B"), *by("C", "pass")]
    assert questions(played(*said, **scene), "fighter") == {
        name: ["fighter:A", "fighter:B"] for name in "AB"
    }
    out = played(*said, *by("A", "fighter:B"), *by("B", "fighter:B"), **scene)
    assert out["fight"]["attacker"] == "B"


@pytest.mark.rule("W15.3")
def test_volunteer_fights_whatever_others_want() -> None:
    """Two pass, and the third fights."""
    said = [*by("B", "pass"), *by("C", "pass"), *wishing("A")]
    assert played(*said, **hunting("A", "B", "C"))["fight"]["attacker"] == "A"


@pytest.mark.rule("W15.3")
def test_unwilling_witcher_cannot_be_chosen_to_fight() -> None:
    said = [*wishing("A", "C"), *by("B", "pass")]
    out = played(*said, **hunting("A", "B", "C"))
    assert questions(out, "fighter")["A"] == ["fighter:A", "fighter:C"]


@pytest.mark.rule("W15.3")
def test_nobody_need_fight() -> None:
    out = played(*by("A", "pass"), *by("B", "pass"), **hunting("A", "B"))
    assert not out["fight"] and questions(out, "phase2") == {}


@pytest.mark.rule("W15.3")
@pytest.mark.parametrize("other", ["pass", "fight:ox"])
def test_each_monster_is_fought_once_a_round(other: str) -> None:
    """A is beaten by the ox; B, who is there too, does not fight it, even if it wished to."""
    deck = ["fight_5", "fight_1", "fight_2"]
    scene = hunting("A", "B", monsters=OX, fight_deck=deck, chance=["charge"])
    scene["pool"] = ["rend_1"]
    chosen = [*by("A", "fighter:A"), *by("B", "fighter:A")] if other != "pass" else []
    script = [*by("A", "fight:ox"), *by("B", other), *chosen, *by("B", "done")]
    out = played(*script, *by("A", "take:rend_1"), **scene)
    assert out["monsters"]["forest"]["monster"] == "ox" and not out["fight"]
    assert questions(out, "phase2") == questions(out, "fighter") == {}


@pytest.mark.rule("W15.10")
def test_a_tie_is_decided_by_the_youngest() -> None:
    scene = hunting("A", "B")
    votes = [*wishing("A", "B"), *by("A", "fighter:B"), *by("B", "fighter:A")]
    assert played(*votes, **scene)["fight"]["attacker"] == "B", "A is the youngest"
    named = played(*votes, more=["wild_hunt:youngest_b"], **scene)
    assert named["fight"]["attacker"] == "A"


@pytest.mark.rule("W15.10")
def test_youngest_witcher_elsewhere_decides_tie() -> None:
    scene = hunting("A", "B", "C")
    scene["seats"]["A"]["place"] = "cidaris"
    votes = [*wishing("B", "C"), *by("B", "fighter:B"), *by("C", "fighter:C")]
    tied = played(*votes, **scene)
    assert questions(tied, "fighter") == {"A": ["fighter:B", "fighter:C"]}
    assert played(*votes, *by("A", "fighter:B"), **scene)["fight"]["attacker"] == "B"


@pytest.mark.rule("W15.3")
def test_a_wish_can_be_changed_until_all_there_have_said() -> None:
    said = [*wishing("A"), *by("A", "pass"), *wishing("B")]
    assert played(*said, **hunting("A", "B"))["fight"]["attacker"] == "B"


@pytest.mark.rule("W15.3")
def test_only_witchers_who_have_not_said_are_waited_for() -> None:
    run, _ = play_script(read_position(position(*wishing("A"), **hunting("A", "B"))))
    assert [(asked.seat, asked.optional) for asked in run.state.pending] == [(1, False), (0, True)]


@pytest.mark.rule("W15.10")
def test_a_vote_can_be_changed_until_all_have_voted() -> None:
    scene = hunting("A", "B", "C")
    votes = [*by("A", "fighter:A"), *by("B", "fighter:B"), *by("A", "fighter:C")]
    out = played(*wishing("A", "B", "C"), *votes, *by("C", "fighter:C"), **scene)
    assert out["fight"]["attacker"] == "C"


@pytest.mark.rule("W15.10")
def test_everybody_sees_the_wishes_and_votes_so_far() -> None:
    scene = hunting("A", "B", "C")
    votes = [*by("A", "fighter:A"), *by("B", "fighter:B"), *by("A", "fighter:C")]
    for script, seen in (
        ([*wishing("A"), *by("C", "pass")], {"A": "fight:rat", "C": "pass"}),
        ([*wishing("A", "B", "C"), *votes], {"A": "fighter:C", "B": "fighter:B"}),
    ):
        run, refused = play_script(read_position(position(*script, **scene)))
        assert refused is None
        for seat in (None, 0, 2):
            assert observe(run.state, seat).public.votes == seen
    missing = next(one for one in run.state.pending if one.seat == 2)
    run.take(missing, missing.keys.index("fighter:C"))
    assert observe(run.state, 0).public.votes == {}, "the vote is closed"


@pytest.mark.rule("W15.3")
def test_a_card_is_read_while_all_vote_about_it() -> None:
    seats = {"A": {"place": "stygga"}, "B": {"place": "stygga"}}
    run = set_up(read_position(position(seats=seats, **tale("gold +1"))))
    read = observe(run.state, 1).public.reading
    assert read is not None and (read.kind, read.id) == ("story", TALE)
    run.take(run.state.pending[0], 0)
    assert observe(run.state, 1).public.reading == read, "one vote is missing"
    run.take(next(one for one in run.state.pending if not one.optional), 0)
    assert observe(run.state, 1).public.reading is None


@pytest.mark.rule("W15.3")
def test_defeated_it_is_not_replaced_and_the_hunt_loses_shields() -> None:
    """A trophy without a step, 2 gold; 10 shields less its level."""
    scene = with_trail(hunting("A"), "A")
    scene["seats"]["B"] = {"place": "stygga", "school": "bear"}
    out = played(*by("A", "fight:rat", "done", "play:wolf_aard_1"), **scene)
    assert out["monsters"]["forest"] is None
    assert out["hunt"]["shields"] == 8
    a = out["seats"]["A"]
    assert a["trophies"] == ["monster.rat"] and a["gold"] == 2 and a["track"] == 0
    assert a["trails"] == {}


@pytest.mark.rule("W15.3")
@pytest.mark.parametrize("driven", [True, False])
def test_trails_go_back_with_a_monster_that_is_gone(driven: bool) -> None:
    """Nothing comes in its place; all trails and trail quests of its terrain go, no others."""
    scene = with_trail(hunting("A"), "A")
    if driven:
        scene = hunting("A", fight_deck=["fight_5", "fight_1"], chance=["charge"])
        scene["content"] = {"monster": [{"id": "rat", "level": 1, "life": 2}]}
        scene["pool"] = ["rend_1", "whirl_1"]
    trails = {"forest": "quest:dhuwod", "water": "trail:glenmore"}
    scene["seats"]["B"] = {"place": "stygga", "school": "bear", "trails": trails}
    ways = ["take:rend_1"] if driven else ["done", "play:wolf_aard_1"]
    out = played(*by("A", "fight:rat", *ways), **scene)
    assert out["monsters"]["forest"] is None and out["seats"]["A"]["trails"] == {}
    assert out["seats"]["B"]["trails"] == {"water": "trail:glenmore"}


@pytest.mark.rule("W15.1")
def test_a_trophy_brings_no_fatigue() -> None:
    scene = with_trail(hunting("A"), "A")
    scene["seats"]["A"]["deck"] = ["wolf_push_1", "wolf_push_2"]
    scene["seats"]["B"] = {"place": "stygga", "school": "bear"}
    out = played(*by("A", "fight:rat", "done", "play:wolf_aard_1"), **scene)
    a = out["seats"]["A"]
    assert a["hand_size"] + a["deck_size"] == 3, "no card is trashed"


@pytest.mark.rule("W15.3")
def test_driven_away_it_is_gone_too() -> None:
    """Knocked out with no card left in the pool: shields by its level, a card, no trophy."""
    scene = hunting("A", fight_deck=["fight_5", "fight_1"], chance=["charge"])
    scene["content"] = {"monster": [{"id": "rat", "level": 1, "life": 2}]}
    scene["seats"]["B"] = {"place": "stygga", "school": "bear"}
    scene["pool"] = ["rend_1", "whirl_1"]
    out = played(*by("A", "fight:rat", "take:rend_1"), **scene)
    assert out["monsters"]["forest"] is None and out["hunt"]["shields"] == 9
    assert out["seats"]["A"]["trophies"] == []


@pytest.mark.rule("W15.3")
def test_monster_stays_after_a_defeat() -> None:
    scene = hunting(
        "A", monsters=OX, fight_deck=["fight_5", "fight_1", "fight_2"], chance=["charge"]
    )
    scene["seats"]["B"] = {"place": "stygga", "school": "bear"}
    scene["pool"] = ["rend_1"]
    out = played(*by("A", "fight:ox", "take:rend_1"), **scene)
    assert out["monsters"]["forest"]["monster"] == "ox" and out["hunt"]["shields"] == 10


@pytest.mark.rule("W15.3")
@pytest.mark.parametrize(
    ("hunt", "hounds", "life"),
    [
        ("doldeth", {}, 12),
        ("vizima", {}, 13),
        ("novigrad", {"vizima": 1, "cintra": 2}, 15),
        ("doldeth", {"glenmore": 1}, 12),
        (
            "vizima",
            {"vizima": 1, "novigrad": 1, "cintra": 1, "hengfors": 1, "ban_ard": 1, "beauclair": 1},
            19,
        ),
    ],
)
def test_hunt_and_hounds_nearby_make_the_pool_larger(
    hunt: str, hounds: dict[str, int], life: int
) -> None:
    scene = with_trail(hunting("A", monsters=OX, hounds=hounds), "A")
    scene["hunt"] = {"place": hunt, "shields": 5}
    scene["seats"]["B"] = {"place": "stygga", "school": "bear"}
    out = played(*by("A", "fight:ox"), **scene)
    assert out["fight"]["life"]["ox"] == life


@pytest.mark.rule("W15.3")
def test_a_pool_has_at_most_twenty_cards() -> None:
    scene = with_trail(hunting("A", monsters=OX, hounds={"vizima": 1, "cintra": 1}), "A")
    scene["content"] = {"monster": [{"id": "ox", "level": 3, "life": 19}]}
    scene["seats"]["B"] = {"place": "stygga", "school": "bear"}
    assert played(*by("A", "fight:ox"), **scene)["fight"]["life"]["ox"] == 20


@pytest.mark.rule("W15.3")
def test_the_card_is_turned_up_before_the_token_is_flipped() -> None:
    """The token is chance, and nobody names the attack."""
    scene = hunting("A", monsters=OX, chance=["bite"])
    scene["seats"]["A"]["deck"] = ["wolf_push_2", "wolf_push_1", "wolf_aard_2", "wolf_yrden_1"]
    scene["seats"]["B"] = {"place": "stygga", "school": "bear"}
    out = played(*by("A", "fight:ox"), **scene)
    kinds = [event["kind"] for event in out["events"]]
    assert kinds.index("attack_card") < kinds.index("attack")
    assert questions(out, "attack") == {}


@pytest.mark.rule("W15.3")
def test_an_attack_named_after_its_card_goes_by_the_token_too() -> None:
    """With Monster Trail some monsters show their card first: before the Hunt each monster does."""
    scene = hunting("A", chance=["bite"], monsters=OX, more=["special_attacks"])
    scene["content"] = {
        "monster": [{"id": "ox", "level": 1, "life": 12, "traits": [{"rule": "open_attack"}]}]
    }
    scene["seats"]["A"]["deck"] = ["wolf_push_2", "wolf_push_1", "wolf_aard_2", "wolf_yrden_1"]
    scene["seats"]["B"] = {"place": "stygga", "school": "bear"}
    assert questions(played(*by("A", "fight:ox"), **scene), "attack") == {}


def supported(*script: Any, **given: Any) -> dict[str, Any]:
    """A fights the ox with its trail, B is there with two cards."""
    scene = with_trail(hunting("A", "B", monsters=OX), "A")
    scene["seats"]["A"]["deck"] = ["wolf_push_1", "wolf_push_2", "wolf_aard_2"]
    scene["seats"]["B"]["hand"] = ["bear_push_1", "bear_aard_1"]
    scene["seats"]["B"] |= given
    return played(*by("A", "fight:ox"), *by("B", "pass"), *script, **scene)


@pytest.mark.rule("W15.3")
def test_support_shrinks_the_pool_and_lets_the_fighter_draw() -> None:
    assert questions(supported(), "support")["B"][-1] == "done"
    out = supported(*by("B", "discard:bear_push_1", "discard:bear_aard_1"))
    assert out["fight"]["life"]["ox"] == 10
    a, b = out["seats"]["A"], out["seats"]["B"]
    assert a["hand_size"] == 3 and a["deck_size"] == 1
    assert b["hand"] == [] and sorted(b["discard"]) == ["bear_aard_1", "bear_push_1"]
    assert b["trophies"] == ["witcher.wolf"], "the trophy of whom one supports"


@pytest.mark.rule("W15.3")
def test_support_is_a_choice_and_needs_a_card() -> None:
    out = supported(*by("B", "done"))
    assert out["fight"]["life"]["ox"] == 12 and out["seats"]["B"]["trophies"] == []
    assert questions(supported(hand=[]), "support") == {}
    owned = supported(*by("B", "discard:bear_push_1", "done"), trophies=["witcher.wolf"])
    assert owned["seats"]["B"]["trophies"] == ["witcher.wolf"], "one each"


@pytest.mark.rule("W15.3")
def test_witchers_who_did_not_fight_meditate() -> None:
    scene = hunting("A", "B", part="meditate", monsters={})
    scene["seats"]["A"]["attributes"] = {"combat": 5}
    scene["supply"] = ["combat"]
    asked = played(**scene)
    assert questions(asked, "phase2") == {"A": ["meditate:combat", "pass"]}
    out = played(*by("A", "meditate:combat"), **scene)
    assert out["seats"]["A"]["trophies"] == ["attribute.combat"]
    assert out["seats"]["A"]["track"] == 0
    fought = with_trail(hunting("A"), "A")
    fought["seats"]["A"]["attributes"] = {"combat": 5}
    fought["seats"]["B"] = {"place": "stygga", "school": "bear"}
    fought["supply"] = ["combat"]
    out = played(*by("A", "fight:rat", "done", "play:wolf_aard_1"), **fought)
    assert questions(out, "phase2") == {}, "who fought does not meditate"


# -- exploring -------------------------------------------------------------------------------------


def three() -> dict[str, Any]:
    return {name: {"place": "stygga", "gold": 1} for name in "ABC"}


@pytest.mark.rule("W15.3")
def test_one_card_for_all_and_the_choice_is_made_together() -> None:
    scene = tale({"each": ["gold +1"]}, "hunt -3")
    scene["seats"] = three()
    assert set(questions(played(**scene), "story")) == {"A", "B", "C"}
    votes = [*by("A", "option:a"), *by("B", "option:b"), *by("C", "option:a")]
    out = played(*votes, **scene)
    assert [out["seats"][name]["gold"] for name in "ABC"] == [2, 2, 2]
    assert out["hunt"]["shields"] == 7


@pytest.mark.rule("W15.10")
def test_the_vote_of_the_youngest_breaks_a_tie() -> None:
    scene = tale("hunt -2")
    scene["seats"] = {name: {"place": "stygga"} for name in "AB"}
    votes = [*by("A", "option:a"), *by("B", "option:b")]
    assert played(*votes, **scene)["hunt"]["shields"] == 8
    assert played(*votes, more=["wild_hunt:youngest_b"], **scene)["hunt"]["shields"] == 10


@pytest.mark.rule("W15.10")
def test_the_youngest_decides_between_tied_options_it_did_not_want() -> None:
    ways = {"c": {"do": ["hunt -1"]}, "d": {}, "e": {}}
    scene = tale("hunt -2", **ways)
    scene["seats"] = {name: {"place": "stygga"} for name in "ABCDE"}
    votes = [*by("A", "option:e"), *by("B", "option:a"), *by("C", "option:a")]
    votes += [*by("D", "option:c"), *by("E", "option:c")]
    tied = played(*votes, **scene)
    assert questions(tied, "story") == {"A": ["option:a", "option:c"]}
    assert played(*votes, *by("A", "option:c"), **scene)["hunt"]["shields"] == 9


@pytest.mark.rule("W15.3")
def test_no_card_is_read_in_the_last_round() -> None:
    scene = tale("hunt -3")
    scene["seats"] = three()
    assert questions(played(round=7, **scene), "story")
    assert not questions(played(round=8, **scene), "story")


@pytest.mark.rule("W15.3")
@pytest.mark.parametrize(
    ("seats", "number", "stage"),
    [(2, 4, "hunt_1"), (2, 5, "hunt_2"), (4, 3, "hunt_1"), (4, 4, "hunt_2")],
)
def test_the_stage_of_the_card_is_that_of_the_round(seats: int, number: int, stage: str) -> None:
    options: dict[str, Any] = {"a": {}, "b": {}}
    stories = [
        {"id": f"of_{deck}", "deck": deck, "options": options} for deck in ("hunt_1", "hunt_2")
    ]
    out = played(
        content={"story": stories},
        hunt_1=["of_hunt_1"],
        hunt_2=["of_hunt_2"],
        part="explore",
        round=number,
        seats={name: {"place": "stygga"} for name in "ABCDE"[:seats]},
    )
    read = [event for event in out["events"] if event["kind"] == "story"]
    assert [event["card"] for event in read] == [f"story.of_{stage}"]


def test_one_player_is_chosen_among_those_who_can_pay() -> None:
    scene = tale({"one": ["gold +5"], "cost": ["gold -1"]})
    scene["seats"] = {"A": {"gold": 1}, "B": {"gold": 0}, "C": {"gold": 2}}
    agreed = [step for name in "ABC" for step in by(name, "option:a")]
    asked = questions(played(*agreed, **scene), "one")
    assert asked == {name: ["player:A", "player:C"] for name in "ABC"}
    votes = [*by("A", "player:C"), *by("B", "player:C"), *by("C", "player:A")]
    out = played(*agreed, *votes, **scene)
    assert [out["seats"][name]["gold"] for name in "ABC"] == [1, 0, 6]


def test_a_vote_of_another_never_makes_a_pick_stale() -> None:
    """B picks on what it saw before A voted, twice."""
    scene = tale("hunt -1")
    scene["seats"] = three()
    file = {"format": "oldworld-position/1", "expansions": ["wild_hunt"], **scene}
    file["hunt"] = {"place": "doldeth", "shields": 5}
    state = set_up(read_position(file)).state
    seen = {decision.seat: decision for decision in state.pending}
    apply(state, seen[0].pick("option:a"))
    assert {d.seat: d.optional for d in state.pending} == {0: True, 1: False, 2: False}
    again = next(d for d in state.pending if d.seat == 0)
    apply(state, again.pick("option:b"))
    apply(state, seen[1].pick("option:b"))
    with pytest.raises(StaleDecision):
        apply(state, seen[0].pick("option:a"))
