"""The advanced action cards of Monster Trail (W11.5)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from helpers.oldworld.cards_fights import beast_turn, dealt, own_turn, played, position

from sevencats.games.oldworld import GAME, Config
from sevencats.games.oldworld.bots.fighting import fight_index
from sevencats.games.oldworld.bots.hunter import HunterBot
from sevencats.games.oldworld.bots.worth import card_worth
from sevencats.games.oldworld.packs.check import check_pack
from sevencats.games.oldworld.packs.load import load
from sevencats.games.oldworld.page.words import OldWorldWords
from sevencats.games.oldworld.positions.file import read_position
from sevencats.games.oldworld.positions.runner import play_position, set_up
from sevencats.games.oldworld.terminal.lookup import describe
from sevencats.games.oldworld.terminal.setup import choose_config
from sevencats.kernel.engine import settle, take
from sevencats.kernel.errors import BadData, RulesError
from sevencats.kernel.rng import Rng
from sevencats.kernel.views import observe
from sevencats.plugin.bots.base import Sight
from sevencats.text import Texts, over

ADVANCED = ["advanced_cards"]
CONTENT = load(("base", "advanced_cards"))
TYPES = (
    *("pirouette", "critical_hit", "evasion", "sweeping_aard", "delirium"),
    *("retaliation", "endurance", "battle_trance", "sneak_attack", "burst_of_rage"),
)
DECK = ["wolf_push_1", "wolf_push_2", "wolf_yrden_1", "wolf_yrden_2"]
pytestmark = pytest.mark.rule("W11.5")


# -- the set-up ------------------------------------------------------------------------------------


def laid_out(choices: tuple[str, ...]) -> tuple[Counter[str], Counter[str]]:
    """The names of the common cards in play and of those in the box, after the set-up."""
    config = Config(seats=2, packs=("base", "advanced_cards"), schools=("cat", "bear"))
    config = Config(seats=2, packs=config.packs, schools=config.schools, choices=choices, first=0)
    state = GAME.new_game(config, 3)
    settle(state)
    while state.pending[0].kind != "phase1":
        take(state, state.pending[0], 0)
        settle(state)
    actions = state.table.content.actions
    there = Counter(
        actions[state.ident(card)].name
        for zone in ("action_deck", "pool")
        for card in state.common(zone)
    )
    box = Counter(
        actions[state.ident(card)].name
        for card in state.common("box")
        if state.table.kind[state.face[card]] == "action"
    )
    return there, box


def test_all_forty_are_shuffled_in() -> None:
    there, box = laid_out(())
    assert {name: there[name] for name in TYPES} == dict.fromkeys(TYPES, 4)
    assert sum(there.values()) == 130 and not any(box[name] for name in TYPES)


def test_sets_of_four_by_type() -> None:
    there, box = laid_out(("advanced_cards:evasion", "advanced_cards:pirouette"))
    assert {name for name in TYPES if there[name]} == {"evasion", "pirouette"}
    assert there["evasion"] == there["pirouette"] == 4 and sum(there.values()) == 98
    assert sum(box[name] for name in TYPES) == 32


def test_only_a_set_that_exists_can_be_chosen() -> None:
    chosen = choose_config(2, [], ["advanced_cards:evasion"])
    assert chosen.packs == ("base", "advanced_cards") and chosen.chosen("advanced_cards") == (
        "evasion",
    )
    with pytest.raises(RulesError, match="advanced_cards: there is no 'dance'; there are pirou"):
        choose_config(2, [], ["advanced_cards:dance"])


def test_trash_cost_in_first_pool_is_not_free() -> None:
    """Three cards of cost 0 lie on the right; those with a trash cost are not among them."""
    packs = ("base", "advanced_cards")
    sets = ("advanced_cards:pirouette", "advanced_cards:critical_hit")
    for seed in range(12):
        config = Config(seats=2, packs=packs, schools=("cat", "bear"), choices=sets)
        state = GAME.new_game(config, seed)
        settle(state)
        while len(state.common("pool")) < 6:
            take(state, state.pending[0], 0)
            settle(state)
        right = [state.ident(card) for card in state.common("pool")[3:]]
        assert all(CONTENT.actions[card].cost == 0 for card in right)
        assert not any(card.startswith(("pirouette", "critical_hit")) for card in right)


# -- a trash cost ----------------------------------------------------------------------------------


def buying(pool: list[str], hand: list[str], *script: str, **seat: Any) -> dict[str, Any]:
    return play_position(
        position(
            ADVANCED,
            seats={"A": {"school": "wolf", "hand": hand, **seat}, "B": {"school": "bear"}},
            pool=pool,
            phase=3,
            script=["done", *script],
        )
    )


POOL = ["pirouette_1", "rend_1", "rend_2", "rend_3", "rend_4", "critical_hit_1"]


def test_hand_card_pays_for_it_at_any_place() -> None:
    hand = ["wolf_push_1", "wolf_push_2"]
    for card in ("gain:1.pirouette_1", "gain:6.critical_hit_1"):
        asked = buying(POOL, hand, card)
        assert asked["questions"][0]["kind"] == "lose_trashed"
        assert asked["options"] == ["trash:wolf_push_1", "trash:wolf_push_2"]
    bought = buying(POOL, hand, "gain:1.pirouette_1", "trash:wolf_push_1")
    assert bought["seats"]["A"]["hand"] == ["pirouette_1", "wolf_push_2"]
    assert bought["seats"]["A"]["discard"] == [], "trashed, and nothing discarded"


def test_without_a_card_to_trash_it_cannot_be_had() -> None:
    options = buying(POOL, [])["options"]
    assert "gain:5.rend_4" in options
    assert not {"gain:1.pirouette_1", "gain:6.critical_hit_1"} & set(options)


def test_other_advanced_cards_cost_what_they_cost() -> None:
    bought = buying(
        ["rend_1", "rend_2", "rend_3", "burst_of_rage_1", "rend_4", "rend_5"],
        ["wolf_push_1", "wolf_push_2", "wolf_aard_1"],
        *("gain:4.burst_of_rage_1", "discard:wolf_push_1", "discard:wolf_push_2"),
    )
    assert bought["seats"]["A"]["hand"] == ["burst_of_rage_1", "wolf_aard_1"]


def story(line: str, pool: list[str]) -> dict[str, Any]:
    tale = {"id": "tale", "deck": "city", "options": {"a": {"do": [line]}, "b": {}}}
    return played(
        ADVANCED,
        content={"story": [tale]},
        seats={"A": {"school": "wolf"}, "B": {"school": "bear"}},
        pool=pool,
        city=["tale"],
        phase=2,
        script=["explore:city", "option:a"],
    )


def test_an_effect_that_names_a_cost_cannot_take_it() -> None:
    assert story("card 0", POOL)["options"] == [f"take:rend_{n}" for n in (1, 2, 3, 4)]


def test_any_card_may_be_it_and_nothing_is_trashed() -> None:
    options = story("card any", POOL)["options"]
    assert {"take:pirouette_1", "take:critical_hit_1"} <= set(options)
    tale = {"id": "tale", "deck": "city", "options": {"a": {"do": ["card any"]}, "b": {}}}
    taken = played(
        ADVANCED,
        content={"story": [tale]},
        seats={"A": {"school": "wolf", "hand": ["wolf_push_1"]}, "B": {"school": "bear"}},
        pool=POOL,
        city=["tale"],
        phase=2,
        script=["explore:city", "option:a", "take:pirouette_1"],
    )
    assert taken["seats"]["A"]["discard"] == ["pirouette_1"]
    assert taken["seats"]["A"]["hand"] == ["wolf_push_1"]


def exchange(hand: list[str], pool: list[str], *script: str) -> dict[str, Any]:
    return play_position(
        position(
            ADVANCED,
            content={"location": [{"id": "vengerberg", "action": "exchange"}]},
            seats={"A": {"school": "wolf", "place": "vengerberg", "hand": hand}, "B": {}},
            pool=pool,
            moved=True,
            script=["act", *script],
        )
    )


def test_exchange_treats_trash_cost_card_as_cost_zero() -> None:
    crippling = ["crippling_strike_1"]
    given = exchange(["burst_of_rage_1"], [*POOL[:2], *crippling], "trash:burst_of_rage_1")
    assert given["options"] == ["take:crippling_strike_1", "take:rend_1"]
    cheap = ["whirl_1", "rend_1", "crippling_strike_1"]
    given = exchange(["pirouette_1"], cheap, "trash:pirouette_1")
    assert given["options"] == ["take:rend_1", "take:whirl_1"], "0 and 1, not 2"
    assert "act" not in exchange(["wolf_push_1"], ["pirouette_1"])["options"]


# -- what they do ----------------------------------------------------------------------------------

LINK = {
    "id": "link",
    "colour": "blue",
    "extensions": {"blue": {}, "red": {}, "purple": {}, "green": {}, "yellow": {}},
}
LONG = {**LINK, "id": "long"}


def combo(*cards: str, more: list[str] | None = None, **given: Any) -> dict[str, Any]:
    """Lay these cards, the links of this file among them, and no other."""
    lay = [f"play:{card}" for card in cards]
    given = {"deck": DECK, **given}
    return own_turn(
        [*cards, *(more or [])],
        *lay,
        expansions=ADVANCED,
        school="cat",
        content={"action": [LINK, LONG]},
        **given,
    )


@pytest.mark.parametrize(
    ("card", "alone", "in_three"),
    [("pirouette_4", 1, 2), ("critical_hit_1", 3, 5), ("battle_trance_1", 0, 1)],
)
def test_abilities_for_combos_of_three(card: str, alone: int, in_three: int) -> None:
    assert dealt(combo(card)) == alone
    grey = CONTENT.actions[card].colour == "grey"
    laid = (card, "link", "long") if grey else ("link", "long", card)
    assert dealt(combo(*laid)) == in_three


def test_battle_trance_and_pirouette_draw_cards() -> None:
    hand = combo("battle_trance_1")["seats"]["A"]["hand_size"]
    assert hand == 3, "one for combat and two more"
    spun = combo("pirouette_4", "link", "long")["seats"]["A"]["hand_size"]
    assert spun == 2


def test_sneak_attack_in_the_first_fight_turn() -> None:
    assert dealt(combo("sneak_attack_4", turns=0)) == 3
    assert dealt(combo("sneak_attack_4", turns=1)) == 1


def test_burst_of_rage_with_the_last_card_of_the_hand() -> None:
    assert dealt(combo("burst_of_rage_4")) == 5
    assert dealt(combo("burst_of_rage_4", more=["link"])) == 3


def test_delirium_player_chooses_lost_card() -> None:
    asked = combo("delirium_4")
    assert asked["questions"][0]["kind"] == "scout_discard"


@pytest.mark.parametrize(("face", "damage"), [(1, 1), (3, 1), (4, 3), (6, 3)])
def test_sweeping_aard_rolls_where_blue_follows(face: int, damage: int) -> None:
    assert dealt(combo("sweeping_aard_1", "link", chance=[face])) == damage


def test_sweeping_aard_rolls_for_no_other_card() -> None:
    alone = combo("sweeping_aard_1")
    assert dealt(alone) == 1 and alone["questions"][0]["kind"] != "die"
    red = combo("sweeping_aard_1", "retaliation_4")
    assert dealt(red) == 3, "one each, and one for red"


def test_a_muted_card_does_not_roll() -> None:
    mute = [{"rule": "mute:purple"}]
    assert dealt(combo("sweeping_aard_1", "link", ability=mute)) == 0


# -- passive abilities -----------------------------------------------------------------------------


def test_evasion_turns_a_blow_aside_from_the_deck() -> None:
    """Four damage: a card, the second evades, its shield takes one, and the last one hits."""
    deck = ["wolf_push_1", "evasion_1", "wolf_push_2", "wolf_yrden_1"]
    outcome = beast_turn(4, deck=deck, hand=["wolf_aard_1"])
    assert outcome["seats"]["A"]["deck"] == ["wolf_yrden_1"]
    assert outcome["seats"]["A"]["discard"] == ["wolf_push_2", "evasion_1", "wolf_push_1"]


def test_evasion_turns_a_blow_aside_from_the_hand() -> None:
    """It is the only passive card there is, and acts when it has left the hand: its shield takes
    the second point."""
    hand = ["evasion_1", "wolf_push_1", "wolf_push_2"]
    outcome = beast_turn(2, "discard:evasion_1", deck=[], hand=hand)
    assert outcome["questions"][0]["kind"] != "damage", "the blow has been taken"
    assert outcome["seats"]["A"]["hand"] == ["wolf_push_1", "wolf_push_2"]
    assert outcome["seats"]["A"]["shield"] == 0


def test_evasion_acts_as_the_last_card_of_the_deck() -> None:
    outcome = beast_turn(2, deck=["evasion_1"], hand=["wolf_push_1", "wolf_push_2"])
    assert outcome["seats"]["A"]["hand"] == ["wolf_push_1", "wolf_push_2"]
    assert outcome["questions"][0]["kind"] != "damage"


@pytest.mark.rule("W6.5")
def test_hand_damage_is_taken_card_by_card() -> None:
    """Two points and two cards: the shield of the first Evasion takes the second point."""
    hand = ["evasion_1", "evasion_2"]
    outcome = beast_turn(2, "discard:evasion_1", deck=[], hand=hand, attributes={"defense": 3})
    assert outcome["fight"] is not None
    assert outcome["seats"]["A"]["hand"] == ["evasion_2"]


@pytest.mark.rule("W6.5")
def test_two_evasions_lost_to_one_blow_act_both() -> None:
    """Four points take both: a card, its shield, a card, its shield."""
    hand = ["evasion_1", "evasion_2", "wolf_push_1", "wolf_push_2"]
    script = ("discard:evasion_1", "discard:evasion_2")
    outcome = beast_turn(4, *script, deck=[], hand=hand)
    assert outcome["seats"]["A"]["hand"] == ["wolf_push_1", "wolf_push_2"]
    assert outcome["questions"][0]["kind"] != "damage"


@pytest.mark.rule("W6.5")
def test_shield_does_not_count_as_card() -> None:
    """The last card acts, and leaves nothing to fight on with."""
    hand = ["evasion_1", "evasion_2"]
    outcome = beast_turn(3, "discard:evasion_1", "discard:evasion_2", deck=[], hand=hand)
    assert outcome["fight"] is None, "knocked out"


def test_retaliation_strikes_back_as_the_last_of_its_kind() -> None:
    """From a hand in which no other card is passive."""
    hand = ["retaliation_1", "wolf_push_1"]
    outcome = beast_turn(1, "discard:retaliation_1", deck=[], hand=hand, pool=5)
    assert outcome["fight"]["life"]["beast"] == 3, "the card of the attack, and one more"


def test_retaliation_strikes_back() -> None:
    deck = ["retaliation_1", "wolf_push_1", "wolf_push_2"]
    outcome = beast_turn(1, deck=deck, hand=["wolf_aard_1"], pool=5)
    assert outcome["fight"]["life"]["beast"] == 3, "the card of the attack, and one more"
    calm = beast_turn(1, deck=deck[1:], hand=["wolf_aard_1"], pool=5)
    assert calm["fight"]["life"]["beast"] == 4


def test_retaliation_can_win_a_fight() -> None:
    deck = ["retaliation_1", "wolf_push_1", "wolf_push_2"]
    outcome = beast_turn(1, deck=deck, hand=["wolf_aard_1"], pool=2)
    assert outcome["seats"]["A"]["track"] == 1


def test_endurance_draws_a_card() -> None:
    deck = ["endurance_1", "wolf_push_1", "wolf_push_2"]
    outcome = beast_turn(1, deck=deck, hand=["wolf_aard_1"])
    assert outcome["seats"]["A"]["hand"] == ["wolf_aard_1", "wolf_push_1"]


def test_a_card_that_comes_back_saves_its_owner() -> None:
    """The last card of the deck is a Palsy Spell: what it brings back is a card to fight on."""
    outcome = beast_turn(
        1,
        "take:wolf_push_1",
        expansions=["unique_cards", "advanced_cards"],
        deck=["palsy_spell"],
        hand=[],
        discard=["wolf_push_1"],
    )
    assert outcome["fight"]["life"]["A"] == 1


def test_discards_that_are_no_damage_wake_no_passive_ability() -> None:
    claws = {"id": "claws", "bite": {"discard": 1}, "charge": {}}
    outcome = played(
        ADVANCED,
        content={"monster": [{"id": "beast", "level": 1, "life": 9}], "fight_card": [claws]},
        seats={
            "A": {"school": "wolf", "place": "vizima", "hand": ["retaliation_1"], "deck": DECK},
            "B": {"school": "bear"},
        },
        monsters={"forest": {"monster": "beast", "place": "vizima"}},
        phase=2,
        fight={"against": "beast", "turn": "monster", "pool": ["claws", "fight_1", "fight_2"]}
        | {"attack": "bite", "turns": {"A": 1, "monster": 1}},
        script=[],
    )
    assert outcome["seats"]["A"]["discard"] == ["retaliation_1"]
    assert outcome["fight"]["life"]["beast"] == 2


def test_a_witcher_is_hurt_by_retaliation_too() -> None:
    cards = {"action": [{"id": "blow", "colour": "red", "symbols": {"damage": 1}}]}
    outcome = played(
        ADVANCED,
        content=cards,
        seats={
            "A": {"school": "wolf", "place": "vizima", "shield": 0, "hand": ["blow", "wolf_aard_1"]}
            | {"deck": ["wolf_push_1", "wolf_push_2", "wolf_yrden_1"]},
            "B": {"school": "bear", "place": "vizima", "shield": 0, "hand": ["bear_push_1"]}
            | {"deck": ["retaliation_1", "bear_push_2", "bear_aard_1"]},
        },
        phase=2,
        fight={"against": "B", "turn": "A", "turns": {"A": 1, "B": 1}},
        script=["done", "play:blow"],
    )
    assert outcome["seats"]["B"]["discard"] == ["retaliation_1"]
    assert "wolf_push_1" in outcome["seats"]["A"]["discard"]


# -- around them -----------------------------------------------------------------------------------


def test_pack_is_valid_and_marks_authored_values() -> None:
    report = check_pack(CONTENT.folders[-1])
    assert report.faults == [] and report.languages == ("en", "fr", "nl", "de", "pl")
    assert report.counts["action"] == (40, 40, 39), "the first Sweeping Aard is printed"


@pytest.mark.parametrize(
    ("card", "fault"),
    [
        ({"traits": [{"when": "phase1", "do": ["gold +1"]}]}, "a card acts at combo, hit"),
        (
            {"traits": [{"when": "lost_to_damage", "may": True, "do": ["draw 1"]}]},
            "a passive ability acts by itself",
        ),
        ({"traits": [{"when": "combo", "do": ["draw 1"]}], "copies": 2}, "has one copy"),
        ({"extension_lines": {"red": ["damage 1"]}}, "the card has no extension 'red'"),
        ({"trash_cost": 2}, "trash_cost: 2 is not between 0 and 1"),
        ({"colour": "brown"}, "'brown' is not one of green, yellow, purple, blue, red, grey"),
        ({"only_with": "bombs"}, "only_with: expected a list of packs"),
    ],
)
def test_advanced_card_faults_are_reported(card: dict[str, Any], fault: str) -> None:
    given = {"id": "new", "name": "new", "colour": "blue", "cost": 0, "terrain": "wild", **card}
    with pytest.raises(BadData, match=fault):
        CONTENT.with_records({"action": [given]})


@pytest.mark.parametrize("lang", ["en", "fr", "nl", "de", "pl"])
def test_pack_components_have_texts(lang: str) -> None:
    texts = over(Texts.load(lang), CONTENT.folders)
    told = [describe(f"{name}_{n}", texts, CONTENT) for name in TYPES for n in (1, 2, 3, 4)]
    assert len(set(told)) == 40 and not any("ow-" in text for text in told)
    data = position(
        ADVANCED,
        seats={"A": {"school": "wolf", "hand": ["wolf_push_1"]}, "B": {"school": "bear"}},
        pool=POOL,
        phase=3,
    )
    state = set_up(read_position(data)).state
    take(state, state.pending[0], state.pending[0].keys.index("done"))
    words, view = OldWorldWords(state, texts), observe(state, 0)
    (decision,) = state.pending
    said = [words.option(decision, key, view) for key in decision.keys]
    price = texts("ow-price-trashed")
    assert sum(price in line for line in said) == 2
    table = words.table(view)
    assert not any("ow-" in line for line in [*said, *table])
    assert any(price in line for line in table)


def test_bots_value_abilities() -> None:
    state = read_position(position(ADVANCED, seats={"A": {}})).state
    by_id = {state.ident(card): card for card in range(len(state.face))}
    plain = {"critical_hit_4": 3 * 1.2 + 0.2, "evasion_4": 0.9 + 0.2}
    for ident, bare in plain.items():
        assert card_worth(state, by_id[ident]) > bare


def first_move(hand: list[str], **given: Any) -> str:
    """The first card that a fighter by habit lays."""
    data = position(
        ADVANCED,
        content={"monster": [{"id": "beast", "level": 1, "life": 12}], "action": [LINK, LONG]},
        seats={"A": {"school": "wolf", "place": "vizima", "hand": hand, "deck": DECK}, "B": {}},
        monsters={"forest": {"monster": "beast", "place": "vizima"}},
        phase=2,
        fight={"against": "beast", "turn": "A", **given},
    )
    state = set_up(read_position(data)).state
    take(state, state.pending[0], state.pending[0].keys.index("done"))
    (decision,) = state.pending
    return decision.keys[fight_index(state, decision, Rng(1))]


def test_a_fighter_by_habit_lays_a_combo_for_what_it_adds() -> None:
    """Two links without a symbol are laid for the two points of damage they bring."""
    assert first_move(["link", "long", "critical_hit_4"]) in ("play:link", "play:long")
    assert first_move(["link", "critical_hit_4"]) == "play:critical_hit_4"


def test_hunter_loses_passive_cards_first() -> None:
    data = position(
        ADVANCED,
        content={
            "monster": [{"id": "beast", "level": 1, "life": 9}],
            "fight_card": [{"id": "snap", "bite": {"damage": 1}, "charge": {}, "copies": 5}],
        },
        seats={
            "A": {"place": "vizima", "shield": 0, "deck": []}
            | {"hand": ["retaliation_1", "wolf_push_1", "wolf_aard_1"], "school": "wolf"},
            "B": {"school": "bear"},
        },
        monsters={"forest": {"monster": "beast", "place": "vizima"}},
        phase=2,
        fight={"against": "beast", "turn": "monster", "pool": ["snap"] * 5, "attack": "bite"},
    )
    state = set_up(read_position(data)).state
    (decision,) = state.pending
    assert decision.kind == "damage"
    chosen = HunterBot(1).choose(Sight(state, decision)).option
    assert decision.keys[chosen] == "discard:retaliation_1"


@pytest.mark.parametrize("packs", [("unique_cards",), ("advanced_cards",), ("ciri", "manticore")])
def test_random_games_end_without_fault(packs: tuple[str, ...]) -> None:
    every = tuple(dict.fromkeys(("base", *packs, "unique_cards", "advanced_cards")))
    config = Config(seats=3, packs=every if len(packs) > 1 else ("base", *packs), rounds=15)
    acted = 0
    for seed in range(5):
        state, rng = GAME.new_game(config, seed), Rng(seed)
        settle(state)
        while state.pending:
            events = take(state, state.pending[0], rng.below(len(state.pending[0].keys)))
            for event in events + settle(state):
                acted += event.kind == "trait" and str(event.args[0]).startswith("action.")
            state.check()
    assert acted > 0
