"""The unique cards of Monster Trail (W11.5)."""

from __future__ import annotations

from typing import Any

import pytest
from helpers.oldworld.cards_fights import beast_turn, dealt, own_turn, played, position

from sevencats.games.oldworld import GAME, Config
from sevencats.games.oldworld.bots.fighting import fight_index
from sevencats.games.oldworld.packs.check import check_pack
from sevencats.games.oldworld.packs.load import load
from sevencats.games.oldworld.page.words import OldWorldWords
from sevencats.games.oldworld.positions.file import read_position
from sevencats.games.oldworld.positions.runner import set_up
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.terminal.lookup import describe
from sevencats.games.oldworld.zones import DECK, HAND
from sevencats.kernel.engine import settle, take
from sevencats.kernel.rng import Rng
from sevencats.kernel.views import observe
from sevencats.text import Texts, over

UNIQUE = ["unique_cards"]
CONTENT = load(("base", "unique_cards", "manticore", "ciri"))
OF_SCHOOL = {
    "bear": "dazzle",
    "cat": "sharp_claws",
    "griffin": "palsy_spell",
    "viper": "hidden_blade",
    "wolf": "agility",
    "manticore": "deep_breath",
    "ciri": "dance_of_blades",
}
pytestmark = pytest.mark.rule("W11.5")


# -- the eleventh card -----------------------------------------------------------------------------


@pytest.mark.parametrize("school", OF_SCHOOL)
def test_starting_decks_of_eleven(school: str) -> None:
    packs = ("base", "unique_cards", "manticore", "ciri")
    other = "wolf" if school != "wolf" else "cat"
    state = GAME.new_game(Config(seats=2, packs=packs, schools=(school, other)), 1)
    settle(state)
    while state.pending[0].kind != "phase1":
        take(state, state.pending[0], 0)
        settle(state)
    own = [state.ident(card) for zone in (HAND, DECK) for card in state.cards(0, zone)]
    assert len(own) == 11 and own.count(OF_SCHOOL[school]) == 1


def test_a_school_that_is_not_there_brings_no_card() -> None:
    known = load(("base", "unique_cards")).actions
    assert "agility" in known and "deep_breath" not in known and "dance_of_blades" not in known


# -- what they do ----------------------------------------------------------------------------------


def test_dazzle_fetches_a_card_without_shield() -> None:
    hand, lay = ["dazzle", "wolf_push_1"], ("play:dazzle",)
    deck = ["wolf_push_2", "wolf_yrden_1", "wolf_aard_1"]
    asked = own_turn(hand, *lay, shield=0, deck=deck)
    assert asked["questions"][0]["kind"] == "take_deck"
    assert asked["options"] == [f"take:{card}" for card in sorted(deck)]
    taken = own_turn(hand, *lay, "take:wolf_aard_1", shield=0, deck=deck)
    assert "wolf_aard_1" in taken["seats"]["A"]["hand"]
    assert len(taken["seats"]["A"]["hand"]) == 3, "one fetched, one drawn"
    shielded = own_turn(hand, *lay, shield=1, deck=deck)
    assert len(shielded["seats"]["A"]["hand"]) == 2


def test_what_was_fetched_leaves_a_shuffled_deck() -> None:
    state = dazzled()
    (decision,) = state.pending
    events = take(state, decision, decision.keys.index("take:wolf_aard_1")) + settle(state)
    assert "shuffled" in [event.kind for event in events]
    assert observe(state, 1).zones["A.hand"] == [None] * len(state.common("A.hand"))


def dazzled() -> OldWorldState:
    """A has laid Dazzle without a shield and may fetch a card."""
    wolf = {"school": "wolf", "place": "vizima", "shield": 0, "hand": ["dazzle", "agility"]}
    data = position(
        UNIQUE,
        content={"monster": [{"id": "beast", "life": 12}]},
        seats={
            "A": {**wolf, "deck": ["wolf_push_1", "wolf_yrden_1", "wolf_aard_1"]},
            "B": {"school": "cat"},
        },
        monsters={"forest": {"monster": "beast", "place": "vizima"}},
        phase=2,
        fight={"against": "beast", "turn": "A"},
    )
    state = set_up(read_position(data)).state
    for key in ("done", "play:dazzle"):
        take(state, state.pending[0], state.pending[0].keys.index(key))
    return state


def test_sharp_claws_wants_two_blue_cards() -> None:
    cat: dict[str, Any] = {"school": "cat", "deck": ["cat_push_1", "cat_push_2"], "shield": 0}
    slash = {"action": [{"id": "slash", "extensions": {"blue": {}}}]}
    lone = own_turn(["sharp_claws"], "play:sharp_claws", **cat)
    assert lone["seats"]["A"]["shield"] == 0 and dealt(lone) == 2
    pair = own_turn(
        ["slash", "sharp_claws"], "play:slash", "play:sharp_claws", content=slash, **cat
    )
    assert pair["seats"]["A"]["shield"] == 1 and dealt(pair) == 2


def test_palsy_spell_takes_another_discard_when_the_deck_loses_it() -> None:
    griffin: dict[str, Any] = {
        "school": "griffin",
        "discard": ["griffin_push_2"],
        "hand": ["griffin_push_1"],
    }
    deck = ["palsy_spell", "griffin_aard_1", "griffin_aard_2"]
    asked = beast_turn(2, deck=deck, **griffin)
    assert asked["questions"][0]["kind"] == "take_back"
    assert asked["options"] == ["take:griffin_push_2"], "not itself, nor what is not lost yet"
    done = beast_turn(2, "take:griffin_push_2", deck=deck, **griffin)
    assert done["seats"]["A"]["hand"] == ["griffin_push_1", "griffin_push_2"]
    assert done["seats"]["A"]["discard"] == ["griffin_aard_1", "palsy_spell"]


def test_palsy_spell_does_nothing_in_hand() -> None:
    held: dict[str, Any] = {
        "school": "griffin",
        "hand": ["palsy_spell", "griffin_push_1"],
        "deck": [],
    }
    lost = beast_turn(1, "discard:palsy_spell", discard=["griffin_push_2"], **held)
    assert lost["seats"]["A"]["hand"] == ["griffin_push_1"]
    assert lost["questions"][0]["kind"] != "take_back"


def test_palsy_spell_does_nothing_on_own_turn() -> None:
    """Damage to the own witcher is not an attack of the opponent."""
    pain = [{"when": "resolved", "do": ["suffer 1"]}]
    lost = own_turn(
        ["griffin_aard_1"],
        "play:griffin_aard_1",
        school="griffin",
        deck=["palsy_spell", "griffin_push_1", "griffin_aard_2"],
        discard=["griffin_push_2"],
        shield=0,
        ability=pain,
    )
    assert lost["seats"]["A"]["discard"] == ["griffin_aard_1", "palsy_spell", "griffin_push_2"]


def test_hidden_blade_with_an_empty_deck() -> None:
    assert (
        dealt(own_turn(["hidden_blade", "viper_push_1"], "play:hidden_blade", school="viper")) == 3
    )
    deck = ["viper_push_2", "viper_aard_1"]
    assert dealt(own_turn(["hidden_blade"], "play:hidden_blade", school="viper", deck=deck)) == 2


def test_agility_does_what_an_extension_of_the_last_card_shows() -> None:
    sign = {"id": "sign", "colour": "purple", "extensions": {"red": {"damage": 3}, "blue": {}}}
    bare = {"id": "bare", "colour": "purple"}
    deck = ["wolf_push_1", "wolf_push_2", "wolf_aard_1", "wolf_aard_2"]
    more: dict[str, Any] = {"content": {"action": [sign, bare]}, "deck": deck}
    assert (
        dealt(own_turn(["agility", "sign"], "play:agility", "play:sign", "effect:red", **more)) == 4
    )
    assert dealt(own_turn(["agility", "bare"], "play:agility", "play:bare", **more)) == 1, "bare"
    alone = own_turn(["agility", "bare"], "play:agility", "done", shield=0, **more)
    assert alone["options"] == ["effect:purple", "effect:yellow"]
    shield = own_turn(
        ["agility", "bare"], "play:agility", "done", "effect:yellow", shield=0, **more
    )
    assert shield["seats"]["A"]["shield"] == 1 and dealt(shield) == 0


def test_agility_may_draw_take_back_and_return() -> None:
    sign = {
        "id": "sign",
        "colour": "purple",
        "extensions": {"red": {"take_back": 1, "return_card": True, "draw": 1}},
    }
    deck = [f"wolf_{name}" for name in ("push_1", "push_2", "aard_1", "aard_2")]
    outcome = own_turn(
        ["agility", "sign"],
        *("play:agility", "play:sign", "effect:red", "return:sign", "take_back"),
        content={"action": [sign]},
        deck=deck,
        discard=["wolf_yrden_1"],
    )
    assert sorted(outcome["seats"]["A"]["hand"]) == sorted([*deck, "sign", "wolf_yrden_1"])


def test_a_muted_card_lends_agility_nothing() -> None:
    sign = {"id": "sign", "colour": "purple", "extensions": {"red": {"damage": 3}}}
    mute = [{"rule": "mute:purple"}]
    deck = ["wolf_push_1", "wolf_push_2", "wolf_aard_1", "wolf_aard_2"]
    outcome = own_turn(
        ["agility", "sign"],
        *("play:agility", "play:sign"),
        content={"action": [sign]},
        deck=deck,
        ability=mute,
    )
    assert dealt(outcome) == 1, "the extension of Agility itself"


def test_deep_breath_makes_a_potion_ready_again() -> None:
    manticore = {
        "school": "manticore",
        "expansions": ["unique_cards", "manticore"],
        "potions": ["tawny_owl", "tawny_owl"],
        "deck": ["manticore_push_1", "manticore_push_2", "manticore_aard_1", "manticore_aard_2"],
    }
    hand = ["deep_breath", "manticore_quen_1"]
    script = ("play:deep_breath", "done", "refresh:tawny_owl")
    beast = {"id": "beast", "level": 1, "life": 12}
    outcome = played(
        list(manticore.pop("expansions")),
        content={"monster": [beast]},
        seats={"A": {"place": "vizima", "hand": hand, **manticore}, "B": {}},
        monsters={"forest": {"monster": "beast", "place": "vizima"}},
        phase=2,
        fight={"against": "beast", "turn": "A", "turns": {"A": 1, "monster": 1}},
        script=["potion:tawny_owl", "done", *script],
    )
    assert outcome["seats"]["A"]["potions"] == ["tawny_owl", "tawny_owl"]
    assert outcome["fight"]["potions"] == [0, 0]


def test_dance_of_blades_in_a_combo_of_three() -> None:
    ciri: dict[str, Any] = {
        "school": "ciri",
        "expansions": ["unique_cards", "ciri"],
        "deck": ["ciri_push_1"],
    }
    cards = [
        {"id": "one", "colour": "blue", "extensions": {"blue": {}, "green": {}}},
        {"id": "two", "colour": "blue", "extensions": {"green": {}}},
    ]
    content = {"action": cards}
    short = own_turn(
        ["one", "dance_of_blades"], "play:one", "play:dance_of_blades", content=content, **ciri
    )
    assert dealt(short) == 0
    long = own_turn(
        ["one", "two", "dance_of_blades"],
        *("play:one", "play:two", "play:dance_of_blades"),
        content=content,
        **ciri,
    )
    assert dealt(long) == 1


# -- grey ------------------------------------------------------------------------------------------


def test_grey_cards_follow_no_card() -> None:
    every: dict[str, Any] = {colour: {} for colour in ("green", "yellow", "purple", "blue", "red")}
    content = {"action": [{"id": "all", "extensions": every}]}
    outcome = own_turn(
        ["all", "agility", "wolf_push_1"], "play:all", content=content, deck=["wolf_push_2"]
    )
    assert outcome["options"] == ["done", "play:wolf_push_1"]


@pytest.mark.parametrize("expansions", [["unique_cards", "ciri"], ["ciri", "unique_cards"]])
@pytest.mark.parametrize("use", ["use:specialty", "use:witcher.ciri"])
def test_grey_cards_follow_no_extension_of_any_colour(expansions: list[str], use: str) -> None:
    ciri = {"school": "ciri"} if use == "use:specialty" else {"trophies": ["witcher.ciri"]}
    content = {"action": [{"id": "one", "extensions": {"green": {}}}, {"id": "two"}]}
    given: dict[str, Any] = {"school": "wolf", **ciri}
    effect = [] if use == "use:specialty" else ["extension:green"]
    outcome = own_turn(
        ["one", "two", "agility"],
        *("play:one", use, *effect),
        expansions=expansions,
        content=content,
        deck=["wolf_push_1"],
        **given,
    )
    assert outcome["options"] == ["play:two"]


# -- around them -----------------------------------------------------------------------------------


def test_the_pack_has_no_fault_and_is_as_printed() -> None:
    report = check_pack(load(("base", "unique_cards")).folders[-1])
    assert report.faults == [] and report.languages == ("en", "fr", "nl", "de", "pl")
    assert report.counts["action"] == (12, 12, 0)


@pytest.mark.parametrize("lang", ["en", "fr", "nl", "de", "pl"])
def test_pack_components_have_texts(lang: str) -> None:
    texts = over(Texts.load(lang), CONTENT.folders)
    told = [describe(name, texts, CONTENT) for name in OF_SCHOOL.values()]
    assert len(set(told)) == 7 and not any("ow-" in text for text in told)
    state = dazzled()
    words = OldWorldWords(state, texts)
    (decision,) = state.pending
    view = observe(state, 0)
    said = [words.question(decision), *(words.option(decision, k, view) for k in decision.keys)]
    events = take(state, decision, 0)
    said += [*words.events(events, 0).lines, *words.events(events, 1).lines]
    assert not any("ow-" in line for line in said), said


def test_a_fighter_by_habit_takes_the_best_effect() -> None:
    sign = {
        "id": "sign",
        "colour": "purple",
        "extensions": {"red": {"damage": 3}, "blue": {"shield": 1}},
    }
    data = position(
        UNIQUE,
        content={"monster": [{"id": "beast", "life": 12}], "action": [sign]},
        seats={"A": {"school": "wolf", "place": "vizima", "hand": ["agility", "sign"]}},
        monsters={"forest": {"monster": "beast", "place": "vizima"}},
        phase=2,
        fight={"against": "beast", "turn": "A"},
    )
    state = set_up(read_position(data)).state
    for key in ("done", "play:agility", "play:sign"):
        take(state, state.pending[0], state.pending[0].keys.index(key))
    (decision,) = state.pending
    assert decision.keys[fight_index(state, decision, Rng(1))] == "effect:red"
