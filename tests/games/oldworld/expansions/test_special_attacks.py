"""Special attacks of Monster Trail: the fight deck and the attacks themselves (W11.2, W11.4)."""

from __future__ import annotations

from typing import Any

import pytest
from helpers.oldworld.large_cards import started, strike, wounded

from sevencats.games.oldworld.expansions.special_attacks.large_cards import is_special
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel.engine import settle
from sevencats.kernel.rng import Rng
from sevencats.kernel.views import blindfold, redeterminise

# -- the fight deck --------------------------------------------------------------------------------


def special_cards(state: OldWorldState, zone: str) -> int:
    return sum(is_special(state, card) for card in state.common(zone))


@pytest.mark.rule("W11.2")
def test_sixteen_cards_with_four_special_ones_until_the_first_monster_of_level_three() -> None:
    state = started(2)
    assert [len(state.common(zone)) for zone in ("fight_deck", "fight_aside", "fight_unseen")] == [
        16,
        4,
        4,
    ]
    assert special_cards(state, "fight_deck") == 4
    # Which cards are out nobody knows.
    out = [*state.common("fight_aside"), *state.common("fight_unseen")]
    assert all(not state.known[card] for card in out)
    state.table.steps.spawn_monster(state, 0, 2)
    run_on(state)
    assert len(state.common("fight_deck")) == 16
    state.table.steps.spawn_monster(state, 1, 3)
    run_on(state)
    assert len(state.common("fight_deck")) == 20 and not state.common("fight_aside")
    assert len(state.common("fight_unseen")) == 4 and special_cards(state, "fight_deck") == 4


def run_on(state: OldWorldState) -> None:
    """Let what waits on the stack happen."""
    from sevencats.kernel.engine import advance

    state.pending = ()
    advance(state)
    settle(state)


@pytest.mark.rule("W11.2")
def test_alone_a_monster_of_level_three_is_there_from_the_start() -> None:
    state = started(1)
    assert len(state.common("fight_deck")) == 20 and not state.common("fight_aside")


@pytest.mark.rule("W11.2")
def test_dealt_worlds_keep_the_special_cards_in_the_deck() -> None:
    state = started(2)
    places = set()
    for seed in range(20):
        world = redeterminise(state, 0, Rng(seed))
        assert isinstance(world, OldWorldState)
        assert special_cards(world, "fight_deck") == 4
        deck = world.common("fight_deck")
        places.add(tuple(n for n, card in enumerate(deck) if is_special(world, card)))
    assert len(places) > 10
    plain = blindfold(state, 0)
    assert isinstance(plain, OldWorldState) and special_cards(plain, "fight_deck") == 4


@pytest.mark.rule("W11.2")
def test_sampled_world_redeals_cards_seen_by_others() -> None:
    state = started(2)
    for card in state.common("fight_deck"):
        state.known[card] = 1 << 1
    for seed in range(20):
        world = redeterminise(state, 0, Rng(seed))
        assert isinstance(world, OldWorldState) and special_cards(world, "fight_deck") == 4


# -- attacks ---------------------------------------------------------------------------------------


@pytest.mark.rule("W11.4")
@pytest.mark.parametrize("named", ["charge", "bite"])
def test_a_special_card_attacks_specially_whatever_was_named(named: str) -> None:
    outcome = strike("griffin", 1, named=named, shield=0, potions=["swallow"])
    assert outcome["fight"]["life"]["A"] == 6
    assert outcome["seats"]["A"]["potions"] == [] and outcome["fight_discard"] == ["special_1"]


@pytest.mark.rule("W11.4")
@pytest.mark.parametrize(
    ("monster", "number", "seat", "script", "chance", "lost"),
    [
        # damage, past the shield
        ("griffin", 4, {"shield": 1}, [], [], 2),
        ("werewolf", 4, {"hand": ["rest"] * 4}, [], [], 4),
        ("noonwraith", 3, {"potions": ["swallow", "swallow"]}, [], [], 4),
        ("penitent", 1, {}, [], [], 1),
        ("weavess", 2, {}, [], [], 5),
        ("ghouls_nest", 4, {"shield": 0}, [], [], 4),
        ("ghouls_nest", 4, {"shield": 2, "attributes": {"defense": 2}}, [], [], 0),
        ("bruxa", 1, {"shield": 1}, [], [], 4),
        ("ekimmara", 4, {}, [], [5], 4),
        ("ekimmara", 4, {}, [], [3], 3),
        ("leshen", 4, {}, [], [], 4),
        ("leshen", 4, {"trails": {"forest": "trail", "water": "trail"}}, [], [], 1),
        ("leshen", 4, {"trails": {"forest": "trail"}}, [], [], 4),
        ("manticore", 2, {"potions": ["swallow"]}, [], [], 1),
        ("rotfiend", 1, {}, [], [], 5),
        # cards of the hand by colour, or else
        ("ekimmara", 1, {"hand": ["hit", "rest"]}, ["discard:hit"], [], 1),
        ("ekimmara", 1, {"hand": ["rest"]}, [], [], 3),
        ("noonwraith", 1, {"hand": ["rest"]}, [], [], 3),
        ("barghest", 2, {"hand": ["guard", "sign", "rest"]}, [], [], 2),
        ("barghest", 2, {"hand": ["rest"]}, [], [], 2),
        # forced discards, which no shield stops
        ("arachas", 1, {"hand": ["rest"], "shield": 1}, [], [], 2),
        ("nekkers_nest", 3, {"deck": ["rest"], "hand": ["rest"] * 4, "shield": 1}, [], [], 3),
        ("brewess", 2, {"shield": 1}, [], [], 3),
        ("grave_hag", 4, {"potions": ["swallow"] * 2, "hand": ["rest"] * 3}, [], [], 2),
        ("grave_hag", 4, {"hand": ["rest"] * 3}, [], [], 1),
        ("striga", 2, {"hand": ["rest"] * 3, "shield": 1}, [], [], 2),
        ("penitent", 3, {"hand": ["rest"] * 3}, [], [], 4),
        # a card shows its symbols
        ("penitent", 2, {"hand": ["hit3"]}, [], [], 4),
        ("penitent", 2, {"deck": ["hit3", *["rest"] * 7]}, [], [], 4),
        ("weavess", 1, {"hand": ["sign"]}, [], [], 5),
    ],
)
def test_what_an_attack_costs(
    monster: str,
    number: int,
    seat: dict[str, Any],
    script: list[str],
    chance: list[int],
    lost: int,
) -> None:
    given = {"deck": ["rest"] * 10, "shield": 0, **seat}
    outcome = strike(monster, number, *script, chance=chance, **given)
    cards = len(given["deck"]) + len(given.get("hand", []))
    assert outcome["fight"]["life"]["A"] == cards - lost, outcome["questions"]
    assert outcome["questions"][0]["kind"] == "fight_turn" and outcome["chance_left"] == 0


@pytest.mark.rule("W11.4")
def test_a_monster_that_does_its_worst_has_nothing_to_name_on_a_special_card() -> None:
    """The Foglet turns its first card up before the attack is named."""
    pool = ["special_1", *["calm"] * 7]
    attacked = wounded("foglet", "guard", pool=pool, hand=["rest"], shield=0)
    assert attacked["fight_discard"] == ["special_1"]
    assert attacked["questions"][0]["kind"] != "attack"


@pytest.mark.rule("W11.4")
def test_choices_of_an_attack() -> None:
    hand = ["rest"] * 5
    asked = strike("grave_hag", 2, hand=hand)
    assert asked["options"] == ["choose:cards", "choose:damage"]
    assert strike("grave_hag", 2, "choose:damage", hand=hand, shield=0)["fight"]["life"]["A"] == 8
    half = ["choose:cards", *["discard:rest"] * 2]
    assert strike("grave_hag", 2, *half, hand=hand)["fight"]["life"]["A"] == 11
    up = ["choose:cards", *["discard:rest"] * 3]
    assert strike("grave_hag", 3, *up, hand=hand)["fight"]["life"]["A"] == 10
    bottles: dict[str, Any] = {"potions": ["swallow", "swallow"], "shield": 0}
    assert strike("yghern", 1, **bottles)["options"] == ["choose:none", "choose:one", "choose:two"]
    two = strike("yghern", 1, "choose:two", *["discard:swallow"] * 2, **bottles)
    assert two["fight"]["life"]["A"] == 4 and two["seats"]["A"]["potions"] == []
    one = strike("yghern", 1, "choose:one", shield=0, potions=["swallow"])
    assert one["fight"]["life"]["A"] == 2
    assert strike("yghern", 1, shield=0)["fight"]["life"]["A"] == 1


@pytest.mark.rule("W11.4")
def test_cards_of_choice_go() -> None:
    hand = ["rest", "hit", "guard", "hit3"]
    asked = strike("rotfiend", 3, hand=[card for card in hand if card != "guard"])
    assert asked["questions"][0]["kind"] == "lose_discarded"
    gone = strike("bruxa", 4, "discard:hit", "discard:hit3", "discard:rest", hand=hand)
    assert gone["seats"]["A"]["hand"] == ["guard"]
    short = strike("bruxa", 4, "discard:rest", hand=["rest"], deck=["hit"] * 6)
    assert short["seats"]["A"]["hand_size"] == 0 and short["seats"]["A"]["deck_size"] == 4
    milled = strike("bruxa", 3, "discard:hit", "discard:guard", hand=hand, deck=["rest"])
    assert sorted(milled["seats"]["A"]["hand"]) == ["hit3", "rest"]
    shed = strike("brewess", 1, hand=hand, shield=0)
    assert sorted(shed["seats"]["A"]["hand"]) == ["hit", "hit3"]
    trashed = strike("wyvern", 2, "trash:rest", hand=hand, deck=["hit"] * 8)
    assert "rest" not in trashed["seats"]["A"]["hand"] + trashed["seats"]["A"]["discard"]
    top = strike("harpy", 4, deck=["hit3", "rest"], hand=["hit"])
    assert top["seats"]["A"]["deck"] == ["rest"] and "hit3" not in top["seats"]["A"]["discard"]
    none = strike("harpy", 4, "trash:hit", deck=[], hand=["hit", "rest"])
    assert none["legal"] and none["seats"]["A"]["hand"] == ["rest"]
    three = strike("weavess", 4, deck=["hit", "hit3", "guard", "sign", "rest"], shield=1)
    assert three["options"] == ["trash:guard", "trash:hit", "trash:hit3"]
    dearest = [{"id": "dear", "name": "dear", "colour": "red", "cost": 2, "terrain": "forest"}]
    lost = strike("weavess", 3, more={"action": dearest}, hand=["rest", "dear"], shield=1)
    assert lost["seats"]["A"]["hand"] == ["rest"]


@pytest.mark.rule("W11.4")
def test_cards_go_back_on_the_deck() -> None:
    three = strike("fiend", 1, hand=["hit"] * 4, shield=2, attributes={"defense": 2})
    assert three["seats"]["A"]["hand_size"] == 1 and three["seats"]["A"]["deck"][:3] == ["hit"] * 3
    all_of_it = strike("fiend", 2, hand=["hit"] * 5, shield=0)
    assert all_of_it["seats"]["A"]["hand_size"] == 0
    assert all_of_it["seats"]["A"]["deck_size"] == 8 - 3 + 5
    hand = ["guard", "hit", "hit", "sign"]
    chosen = strike("drowners_nest", 1, "recall:guard", hand=hand, chance=["discard:hit"])
    assert chosen["options"] == ["recall:hit", "recall:sign"]
    assert chosen["seats"]["A"]["deck"][0] == "guard"


@pytest.mark.rule("W11.4")
def test_it_has_another_turn() -> None:
    outcome = strike("foglet", 4, shield=0)
    assert outcome["questions"][0]["kind"] == "attack" and outcome["fight"]["active"] == "foglet"
    twice = strike("foglet", 4, "charge", shield=0, pool=["special_4", "c2b5", *["calm"] * 6])
    assert twice["fight"]["life"]["A"] == 4 and twice["fight"]["active"] == "A"
    paid = strike("harpy", 2, hand=["rest"])
    assert paid["seats"]["A"]["hand"] == [] and paid["fight"]["active"] == "A"
    bare = strike("harpy", 2, hand=["hit"], shield=1)
    assert bare["seats"]["A"]["shield"] == 0 and bare["fight"]["active"] == "harpy"
    both = strike("yghern", 4, "discard:rest", hand=["rest"])
    assert both["fight"]["active"] == "yghern" and both["seats"]["A"]["hand"] == []


@pytest.mark.rule("W11.4")
def test_the_monster_harms_itself_and_grows() -> None:
    burst = strike("rotfiend", 1, shield=0)
    assert burst["fight"]["life"]["rotfiend"] == 7 and burst["fight"]["life"]["A"] == 3
    # No card that leaves the pool so acts.
    quiet = strike("rotfiend", 1, shield=0, pool=["special_1", "special_2", *["calm"] * 6])
    assert "passive" not in [event["kind"] for event in quiet["events"]]
    die = strike("rotfiend", 4, "done", "play:hit", "charge", hand=["hit"], shield=0)
    assert [e["args"] for e in die["events"] if e["kind"] == "dice_on"] == [[1]]
    back = strike(
        "nightwraith", 2, discard=["calm", "c2b5"], shield=0, chance=["top:c2b5", "top:calm"]
    )
    assert back["fight"]["life"]["nightwraith"] == 10 and back["fight_discard"] == ["special_2"]
    shield: dict[str, Any] = {"shield": 2, "attributes": {"defense": 2}}
    many = strike("nightwraith", 3, discard=["calm"] * 3, **shield)
    assert many["fight"]["life"]["nightwraith"] == 10 and many["seats"]["A"]["shield"] == 0
    grown = strike("nightwraith", 4)
    assert grown["fight"]["life"]["nightwraith"] == 10


@pytest.mark.rule("W11.4")
def test_traits_add_to_special_attacks_that_deal_damage() -> None:
    """The Bruxa hurts more with few cards left; the Manticore less, but takes a card."""
    few = strike("bruxa", 2, pool=["special_2", "calm"], shield=0)
    assert few["fight"]["life"]["A"] == 8 - 6
    none = strike("bruxa", 3, pool=["special_3", "calm"], shield=0)
    assert none["fight"]["life"]["A"] == 8 - 3
    sting = strike("manticore", 3, hand=["rest"] * 2, shield=0)
    assert sting["fight"]["life"]["A"] == 10 - 2 - 1
    wyvern = strike("wyvern", 3, hand=["rest"] * 2, shield=0, turns={"monster": 0})
    assert wyvern["fight"]["life"]["A"] == 10 - 2 - 1, "its ability acts at the end of the turn"


@pytest.mark.rule("W11.4")
def test_a_combo_at_once() -> None:
    hand = ["link", "guard", "yellow_link", "rest"]
    asked = strike("whispess", 2, hand=hand, shield=0)
    assert asked["questions"][0]["kind"] == "combo" and "done" not in asked["options"]
    assert asked["options"] == ["play:link", "play:yellow_link"]
    laid = ["play:link", "play:yellow_link", "play:guard"]
    done = strike("whispess", 2, *laid, hand=hand, shield=0)
    assert done["seats"]["A"]["hand"] == ["rest"] and done["seats"]["A"]["shield"] == 1
    assert done["fight"]["life"]["whispess"] == 8 and done["seats"]["A"]["deck_size"] == 8
    cannot = strike("whispess", 2, hand=["rest", "hit"], shield=0)
    assert cannot["fight"]["life"]["A"] == 10 - 4
