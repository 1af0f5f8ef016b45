"""Special attacks and passive abilities of Monster Trail (W11.2, W11.4)."""

from __future__ import annotations

from typing import Any

import pytest
from large_cards import CONTENT, LEVELS, PACKS, hurt, strike, wounded

from sevencats.bots.base import Sight
from sevencats.kernel.engine import settle, take
from sevencats.kernel.rng import Rng
from sevencats.kernel.views import blindfold, observe, redeterminise
from sevencats.kits.oldworld.bots.hunter import HunterBot
from sevencats.kits.oldworld.bots.odds import odds
from sevencats.kits.oldworld.commands.lookup import describe
from sevencats.kits.oldworld.commands.setup import choose_config
from sevencats.kits.oldworld.words import OldWorldWords
from sevencats.oldworld import GAME, Config
from sevencats.oldworld.expansions.bombs import WARD
from sevencats.oldworld.expansions.special_attacks.large_cards import is_special, large_card
from sevencats.oldworld.packs.check import check_pack
from sevencats.oldworld.positions.file import read_position
from sevencats.oldworld.positions.runner import play_position, set_up
from sevencats.oldworld.special.hexes import HEXES
from sevencats.oldworld.state import OldWorldState
from sevencats.text import Texts, over

# -- the fight deck --------------------------------------------------------------------------------


def started(seats: int, seed: int = 1, packs: tuple[str, ...] = PACKS) -> OldWorldState:
    """A game at its first turn."""
    schools = ("wolf", "cat", "bear")[:seats]
    config = Config(
        mode="solo" if seats == 1 else "base", seats=seats, packs=packs, schools=schools
    )
    state = GAME.new_game(config, seed)
    assert isinstance(state, OldWorldState)
    settle(state)
    while state.pending[0].kind == "monster_terrain":
        take(state, state.pending[0], 0)
        settle(state)
    return state


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
def test_choices_of_an_attack() -> None:
    hand = ["rest"] * 5
    asked = strike("grave_hag", 2, hand=hand)
    assert asked["options"] == ["choose:cards", "choose:damage"]
    assert strike("grave_hag", 2, "choose:damage", hand=hand, shield=0)["fight"]["life"]["A"] == 8
    half = ["choose:cards", *["discard:rest"] * 2]
    assert strike("grave_hag", 2, *half, hand=hand)["fight"]["life"]["A"] == 11
    up = ["choose:cards", *["discard:rest"] * 3]
    assert strike("grave_hag", 3, *up, hand=hand)["fight"]["life"]["A"] == 10
    bottles = {"potions": ["swallow", "swallow"], "shield": 0}
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
    shield = {"shield": 2, "attributes": {"defense": 2}}
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


# -- what holds in the next fight turn -------------------------------------------------------------


@pytest.mark.rule("W11.4")
@pytest.mark.parametrize(
    ("monster", "number", "hand", "script", "options"),
    [
        ("ghouls_nest", 1, ["link", "hit"], ["done"], ["play:hit", "play:link"]),
        ("arachas", 4, ["link", "link", "hit"], ["done", "play:link"], ["play:hit", "play:link"]),
        ("werewolf", 3, ["hit", "guard"], ["done"], ["play:guard"]),
        ("bruxa", 2, ["hit3", "guard"], ["done"], ["play:guard"]),
        ("penitent", 4, ["hit", "guard", "rest", "sign"], ["done"], ["play:guard", "play:hit"]),
        ("drowners_nest", 4, ["link", "hit"], ["done", "play:link"], ["done", "play:hit"]),
        ("leshen", 3, ["sign", "hit", "hit3"], ["done"], ["play:hit3", "play:sign"]),
        ("troll", 2, ["hit"], ["done"], ["done", "play:hit"]),
    ],
)
def test_what_may_be_laid(
    monster: str, number: int, hand: list[str], script: list[str], options: list[str]
) -> None:
    deck = ["rest"] * 6 if monster != "troll" else [*["rest"] * 2, "link", *["rest"] * 6]
    outcome = strike(monster, number, *script, hand=hand, deck=deck, shield=0)
    asked = outcome["questions"][0]
    assert asked["kind"] == "combo" and [k for k in asked["options"] if k != "done"] == [
        k for k in options if k != "done"
    ]


@pytest.mark.rule("W11.4")
@pytest.mark.parametrize(
    ("monster", "number", "hand", "first", "cards"),
    [
        ("ghouls_nest", 1, ["link", "hit", "hit"], "link", 1),
        ("arachas", 4, ["link", "link", "hit", "hit"], "link", 2),
        ("drowners_nest", 4, ["yellow_link", "hit"], "yellow_link", 1),
    ],
)
def test_how_long_a_combo_may_be(
    monster: str, number: int, hand: list[str], first: str, cards: int
) -> None:
    script = ["done", f"play:{first}", *["play:link"] * (cards - 1)]
    outcome = strike(monster, number, *script, hand=hand, shield=0)
    assert outcome["questions"][0]["kind"] == "attack", "the combo is closed"
    assert outcome["seats"]["A"]["discard"][:cards] == [first] * cards


@pytest.mark.rule("W11.4")
def test_without_a_strong_card_there_is_no_combo() -> None:
    outcome = strike("leshen", 3, "done", hand=["hit", "rest"], shield=0)
    assert outcome["questions"][0]["kind"] == "attack"
    assert sorted(outcome["seats"]["A"]["hand"])[:2] == ["hit", "rest"]


@pytest.mark.rule("W11.4")
@pytest.mark.parametrize(
    ("monster", "number", "combo", "life", "shield"),
    [
        ("nekkers_nest", 4, ["hit3"], 7, 0),
        ("water_hag", 3, ["hit5"], 6, 0),
        ("water_hag", 3, ["yellow_link", "hit5"], 3, 0),
        ("nightwraith", 1, ["hit5"], 7, 0),
        ("noonwraith", 4, ["link", "hit3"], 6, 0),
        ("noonwraith", 4, ["hit"], 8, 0),
        ("leshen", 2, ["sign"], 8, 1),
        ("foglet", 2, ["sign"], 6, 0),
        ("wyvern", 4, ["green_link", "hit"], 7, 0),
        ("brewess", 3, ["green_link", "hit"], 8, 0),
        ("striga", 1, ["green_link", "hit"], 6, 0),
        ("archespore", 1, ["hit"], 7, 0),
    ],
)
def test_what_counts_of_a_combo(
    monster: str, number: int, combo: list[str], life: int, shield: int
) -> None:
    script = ["done", *[f"play:{card}" for card in combo]]
    seat = {"hand": combo, "shield": 0, "attributes": {"defense": 2}}
    outcome = strike(monster, number, *script, deck=["rest"] * 9, **seat)
    assert outcome["fight"]["life"][monster] == life and outcome["legal"]
    assert outcome["seats"]["A"]["shield"] == shield


@pytest.mark.rule("W11.4")
@pytest.mark.parametrize(
    ("monster", "number", "drawn"),
    [
        ("troll", 1, 3),
        ("nekkers_nest", 1, 2 - 1),  # its ability: one less without a green card
        ("harpy", 1, 1),
        ("archespore", 4, 1),
        ("barghest", 4, 0),
        ("grave_hag", 1, 1),
        ("wyvern", 3, 3),
    ],
)
def test_what_is_drawn(monster: str, number: int, drawn: int) -> None:
    seat = {"hand": ["hit"], "deck": ["rest"] * 12, "attributes": {"combat": 3}, "shield": 0}
    outcome = strike(monster, number, "done", "play:hit", turns={"A": 1}, **seat)
    assert outcome["seats"]["A"]["hand_size"] == drawn


@pytest.mark.rule("W11.4")
def test_draw_symbols_are_ignored() -> None:
    seat = {"hand": ["study"], "deck": ["rest"] * 9, "shield": 0}
    assert strike("wyvern", 3, "done", "play:study", **seat)["seats"]["A"]["hand_size"] == 1
    assert strike("wyvern", 4, "done", "play:study", **seat)["seats"]["A"]["hand_size"] == 3


@pytest.mark.rule("W11.4")
def test_what_holds_for_one_turn_or_for_the_fight() -> None:
    seat = {"hand": ["guard3", "guard3"], "deck": ["rest"] * 14, "attributes": {"defense": 3}}
    script = ["done", "play:guard3", "charge", "done", "play:guard3"]
    poisoned = strike("arachas", 2, *script, shield=0, **seat)
    assert poisoned["seats"]["A"]["shield"] == 2, "one in each of two turns"
    free = strike("foglet", 2, *script, shield=0, **seat)
    assert free["seats"]["A"]["shield"] == 3, "nothing in the first turn, all in the second"
    cut = strike("manticore", 4, shield=3, attributes={"defense": 3}, deck=["rest"] * 14)
    assert cut["seats"]["A"]["shield"] == 1
    pierced = {"hand": ["link", "hit"], "shield": 3, "attributes": {"defense": 3}}
    spikes = strike("archespore", 1, "done", "play:link", "play:hit", **pierced)
    assert spikes["seats"]["A"]["shield"] == 3 - 1 - 2


@pytest.mark.rule("W11.4")
def test_a_random_first_card() -> None:
    outcome = strike("water_hag", 1, "done", hand=["rest", "hit"], chance=["play:hit"], shield=0)
    assert outcome["seats"]["A"]["combo"] == ["hit"] or outcome["questions"][0]["kind"] == "attack"
    assert "hit" not in outcome["seats"]["A"]["hand"]


@pytest.mark.rule("W11.4")
def test_the_attack_is_named_after_its_card() -> None:
    pool = ["special_1", "c2b5", *["calm"] * 6]
    script = ["done", "play:rest"]
    open_card = strike("noonwraith", 1, *script, hand=["rest"], pool=pool, shield=0)
    assert open_card["questions"][0] == {
        "seat": "B",
        "kind": "attack",
        "options": ["bite", "charge"],
    }
    assert open_card["fight_discard"][0] == "c2b5", "it lies open already"
    given = {"hand": ["rest"], "deck": ["rest"] * 10, "shield": 0}
    bitten = strike("noonwraith", 1, *script, "bite", pool=pool, **given)
    assert bitten["fight"]["life"]["A"] == 10 - 3 - 5
    special = ["special_1", "special_2", *["calm"] * 6]
    no_question = strike("noonwraith", 1, *script, hand=["rest"], pool=special, shield=0)
    assert no_question["questions"][0]["kind"] == "fight_turn"


# -- passive abilities -----------------------------------------------------------------------------


@pytest.mark.rule("W11.4")
@pytest.mark.parametrize(
    ("monster", "combo", "life"),
    [
        # Two cards go, the second one acts; then it goes on with what is left of five.
        ("barghest", ["hit5"], 4),
        ("ekimmara", ["hit5"], 6),
        ("ghouls_nest", ["hit5"], 7),  # its ability: two cards in the first turn
        ("werewolf", ["hit5"], 6),
        ("striga", ["hit5"], 7),
        ("archespore", ["hit5"], 6),
        ("archespore", ["sign", "hit5"], 2),
        ("griffin", ["hit5"], 4),
        ("griffin", ["link", "hit"], 7),
        ("yghern", ["hit5"], 4),
        ("nightwraith", ["hit5"], 7),
        ("nightwraith", ["sign", "hit5"], 2),
        ("manticore", ["hit5"], 5),
        ("glustyworp", ["hit5"], 7),
        ("fiend", ["hit5"], 5),
        ("foglet", ["hit5"], 5),
        ("foglet", ["sign", "hit5"], 2),
    ],
)
def test_damage_stops_at_a_special_card(monster: str, combo: list[str], life: int) -> None:
    turns = {"monster": 1} if monster == "ghouls_nest" else {"A": 1, "monster": 1}
    outcome = wounded(monster, *combo, turns=turns)
    assert outcome["fight"]["life"][monster] == life, outcome["questions"]
    assert "passive" in [event["kind"] for event in outcome["events"]]


@pytest.mark.rule("W11.4")
def test_it_may_act_several_times_in_a_turn() -> None:
    pool = ["special_1", "special_2", "calm", *["calm"] * 6]
    twice = wounded("ekimmara", "hit5", pool=pool)
    assert twice["fight"]["life"]["ekimmara"] == 9 - 2, "1 off, 2 ignored, 1 off, 1 left ignored"
    hag = wounded("grave_hag", "hit5", pool=pool, hand=["rest"], shield=1)
    assert hag["seats"]["A"]["shield"] == 0 and "rest" in hag["seats"]["A"]["discard"]
    quiet = wounded("arachas", "hit5", pool=pool)
    kinds = [event["kind"] for event in quiet["events"]]
    assert kinds.count("passive") == 1 and quiet["fight"]["life"]["arachas"] == 4


@pytest.mark.rule("W11.4")
def test_only_damage_of_the_witcher_wakes_it() -> None:
    """Neither a card that is scouted away nor one turned up in an attack acts passively."""
    scouted = wounded("ekimmara", "hit", school="viper", attributes={"specialty": 2},
                      pool=["special_1", *["calm"] * 6], before=["use:specialty"])  # fmt: skip
    assert "passive" not in [event["kind"] for event in scouted["events"]]
    assert "passive" not in [event["kind"] for event in strike("ekimmara", 2)["events"]]


@pytest.mark.rule("W11.4")
def test_passive_abilities_that_touch_the_witcher() -> None:
    draw = wounded("barghest", "hit5", attributes={"combat": 4}, deck=["rest"] * 9)
    assert draw["seats"]["A"]["hand_size"] == 2
    potion = wounded("drowners_nest", "hit5", potions=["swallow"])
    assert potion["seats"]["A"]["potions"] == []
    two = wounded("glustyworp", "hit5", turns={"A": 1}, potions_used=1)
    assert len(two["seats"]["A"]["potions"]) == 2 and two["fight"]["potions"] == [0, 0]
    beak = wounded("harpy", "hit5", turns={"A": 1}, shield=0, deck=["rest"] * 9)
    assert beak["fight"]["life"]["A"] == 9 - 1, "half of the three points left"
    lower = wounded("rotfiend", "hit5", attributes={"combat": 2})
    assert lower["seats"]["A"]["attributes"]["combat"] == 1
    shed = wounded("noonwraith", "hit5", hand=["guard"], after=["discard:guard"])
    assert shed["seats"]["A"]["discard"].count("guard") == 1
    milled = wounded("noonwraith", "hit5", hand=["rest"])
    assert milled["seats"]["A"]["discard"].count("rest") == 1
    buried = wounded("water_hag", "hit5", hand=["guard", "sign"], after=["recall:guard"])
    assert buried["seats"]["A"]["deck"][-1] == "sign", "the last one is not asked for"
    linked = wounded("wyvern", "hit5", hand=["link", "rest"])
    assert "link" in linked["seats"]["A"]["discard"]
    symbols = wounded("penitent", "sign", "hit5", turns={"A": 1})
    assert symbols["seats"]["A"]["hand_size"] == 1, "draw symbols are ignored"
    back = wounded("striga", "hit5", turns={"A": 1})
    assert "hit5" in back["seats"]["A"]["hand"]
    dice = wounded("leshen", "hit5", shield=0, deck=["rest"] * 9)
    assert dice["fight"]["life"]["A"] == 9 - 1


@pytest.mark.rule("W11.4")
def test_the_monsters_player_picks() -> None:
    cheap = [{"id": "free", "name": "free", "colour": "red", "cost": 0, "terrain": "forest"}]
    cheap[0]["copies"] = 2
    asked = wounded("weavess", "hit5", hand=["free", "rest"], more={"action": cheap})
    assert "free" in asked["seats"]["A"]["discard"]
    shown = [event for event in asked["events"] if event["kind"] == "hand_shown"]
    assert len(shown) == 2
    troll = wounded("troll", "hit5", turns={"A": 1}, pool=["c2b5", "special_1", *["calm"] * 7])
    assert troll["questions"][0]["kind"] == "regrow" and troll["questions"][0]["seat"] == "B"
    assert troll["options"] == ["top:c2b5", "top:special_1"]


@pytest.mark.rule("W11.4")
def test_a_borrowed_ability_and_a_stronger_attack() -> None:
    borrowed = wounded("bruxa", "hit5", chance=["monster:yghern"])
    assert [e["args"] for e in borrowed["events"] if e["kind"] == "borrowed"] == [["yghern"]]
    assert borrowed["fight"]["life"]["bruxa"] == 4, "a red card is in the combo"
    pool = ["calm", "special_1", *["calm"] * 3, "c2b5", "calm"]
    seat = {"shield": 0, "deck": ["rest"] * 9}
    fury = wounded("brewess", "hit5", pool=pool, after=["charge"], **seat)
    assert fury["fight"]["life"]["A"] == 9 - 4


@pytest.mark.rule("W11.6")
def test_a_ward_stops_the_next_attack_or_ability() -> None:
    """What a Dimeritium Bomb leaves behind."""
    for named in ("attack", "passive"):
        state = set_up(read_position(hurt("ekimmara", attack=named == "attack"))).state
        state.extra[WARD.format(0)] = 1
        kinds: list[str] = []
        while state.pending and state.fight.kind and "warded" not in kinds:
            decision = state.pending[0]
            wanted = [k for k in decision.keys if k in ("done", "play:hit5", "charge")]
            events = take(state, decision, decision.keys.index(wanted[-1]))
            kinds += [event.kind for event in [*events, *settle(state)]]
        assert kinds.count("warded") == 1 and WARD.format(0) not in state.extra
        lost = len(state.common("fight_discard")), len(state.cards(0, 2))
        assert lost == ((1, 0) if named == "attack" else (5, 1))


# -- around them -----------------------------------------------------------------------------------


def test_every_monster_has_its_large_card() -> None:
    assert len(CONTENT.monsters) == 29
    for monster in CONTENT.monsters:
        card = large_card(CONTENT, monster)
        assert len(card.attacks) == 4 and card.passive, monster


def test_every_hex_is_laid_by_some_monster() -> None:
    text = str([large_card(CONTENT, monster) for monster in CONTENT.monsters])
    unused = [name for name in HEXES if f"hex {name}" not in text]
    assert unused == ["no_draw", "owed"] or unused == ["owed"], unused


def test_the_pack_has_no_fault_and_nothing_of_it_is_ours() -> None:
    report = check_pack(CONTENT.folders[-1])
    assert report.faults == [] and report.languages == ("en", "fr", "nl", "de")
    assert not any(LEVELS[m] and large_card(CONTENT, m).authored for m in CONTENT.monsters)


@pytest.mark.parametrize("lang", ["en", "fr", "nl", "de"])
def test_they_are_told_in_words(lang: str) -> None:
    texts = over(Texts.load(lang), CONTENT.folders)
    told = [describe(name, texts, CONTENT) for name in [*CONTENT.monsters, "special_1"]]
    assert len(set(told)) == 30 and not any("ow-" in text for text in told)
    assert all(text.count("\n") >= 5 for text in told[:-1])
    state = set_up(read_position(hurt("grave_hag", attack=True, number=2))).state
    words = OldWorldWords(state, texts)
    asked = set()
    for _ in range(30):
        if not state.pending or not state.fight.kind:
            break
        decision = state.pending[0]
        view = observe(state, decision.seat)
        said = [words.question(decision), *(words.option(decision, k, view) for k in decision.keys)]
        asked.add(decision.kind)
        said += words.events([*take(state, decision, 0), *settle(state)], 0)
        assert not any("ow-" in line for line in said), said
    assert "choose" in asked


@pytest.mark.parametrize("lang", ["en", "fr", "nl", "de"])
def test_every_hex_and_event_has_words(lang: str) -> None:
    texts = Texts.load(lang)
    assert all(f"ow-line-hex-{name.replace('_', '-')}" in texts for name in HEXES)
    events = "again buried borrowed dice-on fight-full grown hand-shown hex looked-at passive"
    for kind in f"{events} regrown soaked special-attack warded".split():
        assert f"ow-log-{kind}" in texts


def test_the_hunter_knows_the_attacks() -> None:
    """It gives half a large hand rather than as much damage, and lays a purple card against what a
    wraith ignores."""
    state = set_up(read_position(hurt("grave_hag", attack=True, number=2, hand=["rest"] * 6))).state
    take(state, state.pending[0], 0)
    (decision,) = state.pending
    choice = HunterBot(1).choose(Sight(state, decision))
    assert decision.keys[choice.option] == "choose:cards"
    given = hurt("nightwraith", hand=["hit3", "sign"], pool=["special_1", "special_2", "calm"])
    given["fight"]["turns"] = {"A": 1}
    state = set_up(read_position(given)).state
    take(state, state.pending[0], 0)
    (decision,) = state.pending
    choice = HunterBot(1).choose(Sight(state, decision))
    assert decision.keys[choice.option] == "play:sign"


def test_odds_count_special_attacks() -> None:
    """The same fight is harder with them: the Striga ignores what is left of the damage."""
    state = started(2)
    plain = started(2, packs=("base",))
    chances = []
    for table in (state, plain):
        for seat_card in ("striga",):
            place_monster(table, seat_card)
        chances.append(odds(table, 0, "striga", tries=60, rng=Rng(1)).driven)
    assert chances[0] <= chances[1]


def place_monster(state: OldWorldState, monster: str) -> None:
    """Put a monster in the place of that of the forest."""
    zone = state.table.zone_of["prey.forest"]
    old = state.zones[zone][0]
    new = next(
        s
        for s in range(len(state.face))
        if state.table.types[state.face[s]] == f"monster.{monster}"
    )
    state.face[old], state.face[new] = state.face[new], state.face[old]


@pytest.mark.rule("W0.1")
def test_they_go_with_everything_there_is() -> None:
    packs = ("special_attacks", "bombs", "mutagens", "lost_mount", "ciri")
    assert choose_config(2, [], list(packs)).packs[1:] == packs


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_games_by_chance_end_without_a_fault(seats: int) -> None:
    schools = ("cat", "bear", "wolf")[:seats]
    mode = "solo" if seats == 1 else "base"
    config = Config(mode=mode, seats=seats, packs=PACKS, schools=schools, rounds=8)
    kinds: set[str] = set()
    for seed in range(3):
        state, rng = GAME.new_game(config, seed), Rng(seed)
        settle(state)
        while state.pending:
            events = take(state, state.pending[0], rng.below(len(state.pending[0].keys)))
            kinds |= {event.kind for event in events + settle(state)}
            state.check()
    assert {"special_attack", "passive"} <= kinds


def test_an_old_position_is_played_as_before() -> None:
    """Without the pack nothing of it is there."""
    outcome = play_position({"format": "oldworld-position/1"})
    assert outcome["piles"]["fight_deck"] == 20
