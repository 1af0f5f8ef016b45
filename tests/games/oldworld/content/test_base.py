"""The content of the base: what is printed is as printed, what is ours keeps its limits."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from sevencats import rulebook
from sevencats.games.oldworld.language.conditions import COUNTS, FACTS
from sevencats.games.oldworld.language.trait_words import FLAGS, MOMENTS, NAMED_RULES, RULES
from sevencats.games.oldworld.packs.load import base
from sevencats.games.oldworld.packs.model import (
    ATTRIBUTES,
    COLOURS,
    TERRAINS,
    ActionCard,
    Attack,
    Symbols,
)
from sevencats.games.oldworld.text.cards import name, text
from sevencats.games.oldworld.text.lines import lines_text
from sevencats.text import LANGUAGES, Texts, sources

BOX = base()
COMMON = [card for card in BOX.actions.values() if not card.school]
STARTING = [card for card in BOX.actions.values() if card.school]
SCHOOLS = {
    "viper": "gorthur_gvaed",
    "bear": "haern_caduch",
    "cat": "stygga",
    "wolf": "kaer_morhen",
    "griffin": "kaer_seren",
}
#: Places whose action is known from the box.
KNOWN_ACTIONS = {"vengerberg", "behelt_nar", *SCHOOLS.values()}
CARD_FIELDS = {"colour", "extensions", "symbols", "terrain"}


# -- the map --------------------------------------------------------------------------------------


def test_nineteen_places_of_which_one_has_no_token() -> None:
    places = BOX.locations.values()
    assert sorted(place.number for place in places) == list(range(19))
    assert Counter(p.terrain for p in places) == {"forest": 6, "mountain": 6, "water": 6, "any": 1}
    assert [p.id for p in places if not p.token] == ["behelt_nar"]
    assert [p.id for p in places if p.terrain == "any"] == ["behelt_nar"]


def test_paths_lead_both_ways_and_connect_everything() -> None:
    edges = {frozenset((p.id, end)) for p in BOX.locations.values() for end in p.paths}
    assert len(edges) == 43
    assert sum(len(place.paths) for place in BOX.locations.values()) == 2 * 43
    assert len(reach("novigrad", 19)) == 19
    assert BOX.locations["kaer_seren"].paths == ("hengfors", "cidaris", "novigrad", "cintra")


def reach(start: str, steps: int) -> set[str]:
    """All places within so many steps."""
    found = {start}
    for _ in range(steps):
        found |= {end for place in found for end in BOX.locations[place].paths}
    return found


def test_the_actions_that_are_ours_keep_the_limits_of_the_box() -> None:
    actions = Counter(place.action for place in BOX.locations.values())
    assert actions["school"] == 6
    assert actions["exchange"] == 1
    assert BOX.locations["vengerberg"].action == "exchange"
    assert [actions[name] for name in (*ATTRIBUTES, "alms")] == [1] * 5
    spread = {name: actions[name] for name in ("potion", "poker", "rumours")}
    assert sum(spread.values()) == 7
    assert min(spread.values()) >= 2


def test_the_actions_that_are_ours_are_spread_over_the_terrains() -> None:
    def terrains(*actions: str) -> Counter[str]:
        return Counter(p.terrain for p in BOX.locations.values() if p.action in actions)

    assert set(terrains("combat", "defense", "alchemy")) == set(TERRAINS)
    assert set(terrains("rumours")) == set(TERRAINS)
    assert set(terrains("potion", "poker", "rumours")) == set(TERRAINS)


def test_every_school_has_rumours_within_two_steps() -> None:
    for place in BOX.locations.values():
        if place.action == "school":
            near = {BOX.locations[other].action for other in reach(place.id, 2)}
            assert "rumours" in near, place.id


def test_every_action_that_is_ours_says_so() -> None:
    for place in BOX.locations.values():
        assert ("action" in place.authored) == (place.id not in KNOWN_ACTIONS), place.id


# -- monsters -------------------------------------------------------------------------------------


def test_twenty_eight_monsters_by_level_and_life() -> None:
    monsters = BOX.monsters.values()
    assert Counter(monster.level for monster in monsters) == {1: 10, 2: 12, 3: 6}
    for level, low, high in ((1, 10, 12), (2, 13, 15), (3, 17, 19)):
        lives = {monster.life for monster in monsters if monster.level == level}
        assert lives == set(range(low, high + 1))
    for monster in monsters:
        assert monster.traits, monster.id
        assert monster.trophy, monster.id
        assert monster.authored == (() if monster.id == "arachas" else ("trophy",))


def test_no_two_monsters_are_the_same() -> None:
    facts = [(m.level, m.life, m.traits) for m in BOX.monsters.values()]
    assert len({repr(fact) for fact in facts}) == 28
    assert len({repr(m.trophy) for m in BOX.monsters.values()}) == 28


def test_the_fight_deck_is_the_printed_one() -> None:
    cards = list(BOX.fight_cards.values())
    assert len(cards) == 20
    sides = [side for card in cards for side in (card.charge, card.bite)]
    assert sum(side == Attack(discard=1) for side in sides) == 4
    assert sum(side == Attack(trash=1) for side in sides) == 3
    assert {card.bite.attribute for card in cards} - {""} == set(ATTRIBUTES)
    lowering = [card.bite for card in cards if card.bite.lower]
    assert {(a.lower, a.damage, a.level) for a in lowering} == {
        ("alchemy", -1, 1),
        ("combat", -1, 1),
        ("defense", -1, 1),
    }
    plain = [side.damage for side in sides if side == Attack(damage=side.damage) and side.damage]
    assert set(plain) == {2, 3, 4, 5}
    assert len(plain) == 24
    assert sum(side == Attack(damage=2, level=1) for side in sides) == 2
    assert not any(card.authored for card in cards)


# -- witchers -------------------------------------------------------------------------------------


def test_schools_and_where_they_live() -> None:
    assert {school.id: school.location for school in BOX.schools.values()} == SCHOOLS
    for school, place in SCHOOLS.items():
        assert BOX.locations[place].school == school
        assert len(BOX.schools[school].levels) == 5


def test_vipers_specialty_is_the_printed_one() -> None:
    lines = [traits[0].do for traits in BOX.schools["viper"].levels]
    assert lines == [("scout 3 0",), ("scout 2 1",), ("scout 4 1",), ("scout 4 2",), ("scout 4 2",)]


def test_level_five_repeats_level_four() -> None:
    for school in BOX.schools.values():
        assert school.levels[3] == school.levels[4]
    tracks = BOX.tracks
    assert tracks.shield == (1, 2, 3, 4, 4)


@pytest.mark.parametrize("school", SCHOOLS)
def test_a_starting_deck_has_two_of_each_colour(school: str) -> None:
    cards = [card for card in STARTING if card.school == school]
    assert len(cards) == 10
    assert Counter(card.colour for card in cards) == dict.fromkeys(COLOURS, 2)
    assert {card.cost for card in cards} == {0}
    terrains = Counter(card.terrain for card in cards)
    assert min(terrains[terrain] for terrain in TERRAINS) >= 3
    names = Counter(card.name for card in cards)
    signs = {"viper": ("yrden", "quen"), "cat": ("yrden", "axii")}.get(school, ("yrden", "yrden"))
    pairs = ("quick_slash", "demolishing_blow", "push", "aard")
    assert names == Counter({**dict.fromkeys(pairs, 2), **Counter(signs)})


def test_one_quick_slash_of_each_school_is_known() -> None:
    seen = {
        card.school: (card.terrain, list(card.extensions))
        for card in STARTING
        if card.name == "quick_slash" and not card.authored
    }
    assert seen == {
        "viper": ("forest", []),
        "bear": ("wild", []),
        "cat": ("water", []),
        "wolf": ("mountain", ["red"]),
        "griffin": ("wild", []),
    }
    assert sum(not card.authored for card in STARTING) == 5


# -- action cards ---------------------------------------------------------------------------------


def test_the_common_deck_has_its_grid() -> None:
    grid = Counter((card.colour, card.cost) for card in COMMON)
    assert grid == {(colour, c): n for colour in COLOURS for c, n in ((0, 8), (1, 6), (2, 4))}
    copies = Counter(card.name for card in COMMON)
    assert sorted(copies.values()) == sorted([8, 8, *[6] * 3, *[4] * 13, 2, 2])
    assert all(set(card.authored) == CARD_FIELDS for card in COMMON)


def test_terrains_are_even_and_wild_connects_to_nothing() -> None:
    terrains = Counter(card.terrain for card in COMMON)
    assert all(27 <= terrains[terrain] <= 30 for terrain in TERRAINS)
    assert 1 <= terrains["wild"] <= 6
    assert not any(card.extensions for card in BOX.actions.values() if card.terrain == "wild")


def size(symbols: Symbols) -> int:
    """Symbols as one counts them on a card."""
    drawn = max(symbols.draw, 0)
    return symbols.damage + symbols.shield + drawn + symbols.take_back + symbols.return_card


def test_a_card_is_worth_its_cost(subtests: pytest.Subtests) -> None:
    for card in BOX.actions.values():
        with subtests.test(card=card.id):
            is_worth_its_cost(card)


def is_worth_its_cost(card: ActionCard) -> None:
    assert card.cost + 1 <= size(card.symbols) <= card.cost + 2
    assert len(card.extensions) <= 4
    assert all(size(symbols) <= 2 for symbols in card.extensions.values())
    best = max((size(symbols) for symbols in card.extensions.values()), default=0)
    assert size(card.symbols) + best <= 6
    assert all(s.draw in (-2, 0, 1, 2) for s in (card.symbols, *card.extensions.values()))


def test_copies_of_a_name_share_their_symbols_and_differ_otherwise() -> None:
    for group in {card.name for card in BOX.actions.values()}:
        cards = [card for card in BOX.actions.values() if card.name == group]
        assert len({repr(card.symbols) for card in cards}) == 1
        assert len({(card.colour, card.cost) for card in cards}) == 1
    faces = Counter((c.name, c.terrain, repr(c.extensions)) for c in COMMON)
    assert max(faces.values()) == 1


def test_colours_have_their_effects() -> None:
    def all_of(colour: str, *fields: str) -> bool:
        cards = [card for card in BOX.actions.values() if card.colour == colour]
        return all(any(getattr(card.symbols, field) for field in fields) for card in cards)

    assert all_of("blue", "damage")
    assert all_of("red", "damage")
    assert all_of("green", "shield")
    assert all_of("purple", "damage")
    assert all_of("yellow", "shield", "draw", "take_back")


# -- the rest of the box --------------------------------------------------------------------------


def test_potions_and_attribute_trophies() -> None:
    assert [potion.copies for potion in BOX.potions.values()] == [4] * 7
    assert len({potion.do for potion in BOX.potions.values()}) == 7
    assert tuple(BOX.attribute_trophies) == ATTRIBUTES
    assert all(trophy.copies == 2 for trophy in BOX.attribute_trophies.values())
    assert all(potion.authored == ("do",) for potion in BOX.potions.values())
    assert all(trophy.authored == ("trophy",) for trophy in BOX.attribute_trophies.values())


def test_the_setup_table() -> None:
    assert BOX.tracks.setup == {
        "2": ((3, 2), (5, 4)),
        "3": ((3, 2), (4, 4), (5, 6)),
        "4": ((2, 4), (3, 5), (4, 6), (5, 7)),
        "5": ((2, 5), (3, 5), (4, 5), (4, 7), (5, 7)),
    }
    assert BOX.tracks.solo_setup == (5, 3)


def test_tracks() -> None:
    tracks = BOX.tracks
    assert tracks.top == 4
    assert tracks.fatigue == (0, 2, 4, 6, 0)
    assert tracks.gold == (1, 1, 2, 2, 2)
    assert tracks.level_draw == (0, 1, 1, 2, 2)
    assert tracks.place_cost == (1, 1, 0, 0, 0, -1)
    assert tracks.poker_solo == (0, 0, 1, 2, 3, 3, 4, 5, 6)
    assert (tracks.hand_limit, tracks.potion_limit, tracks.monster_gold) == (7, 4, 2)
    assert set(tracks.authored) == {"fatigue", "gold", "solo_ranks"}


# -- texts ----------------------------------------------------------------------------------------

DOERS = [
    *(("monster", ident, 1) for ident in BOX.monsters),
    *(("trophy", ident, 1) for ident in BOX.monsters),
    *(("potion", ident, 1) for ident in BOX.potions),
    *(("attribute", ident, 1) for ident in BOX.attribute_trophies),
    *(("witcher", ident, 1) for ident in BOX.schools),
    *(("school", ident, level) for ident in BOX.schools for level in (1, 2, 3, 4, 5)),
    *(("action", ident, 1) for ident in BOX.actions),
    *(("fight", ident, 1) for ident in BOX.fight_cards),
    *(("event", event.id, 1) for event in BOX.events.values() if event.traits),
]


def own_ids(lang: str) -> set[str]:
    """The messages of Old World that a language has itself."""
    parts = [text for place, text in sources(lang) if place.startswith(("oldworld/", "base/"))]
    return set(re.findall(r"^([a-z][\w-]*) =", "\n".join(parts), re.MULTILINE))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_language_lacks_a_word_or_has_one_too_many(lang: str) -> None:
    assert own_ids(lang) == own_ids("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_in_the_box_has_a_name_and_a_text(lang: str) -> None:
    texts = Texts.load(lang)
    for kind, ident, level in DOERS:
        words = text(texts, BOX, kind, ident, level)
        if kind != "trophy":
            words += name(texts, BOX, kind, ident)
        assert "ow-" not in words, words
        assert "{" not in words, words
        assert "_" not in words, words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_traits_has_a_text(lang: str) -> None:
    keys = [f"ow-when-{word}" for word in MOMENTS]
    keys += [f"ow-only-{word}" for word in FACTS]
    keys += [f"ow-count-{word}" for word in COUNTS]
    keys += [f"ow-rule-{word}" for word in (*RULES, *FLAGS, *NAMED_RULES)]
    keys += [f"ow-rank-{rank}" for rank, _ in BOX.tracks.solo_ranks]
    keys += [f"ow-kind-{colour}" for colour in COLOURS]
    texts = Texts.load(lang)
    assert [key for key in keys if key.replace("_", "-") not in texts] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_of_the_box_can_be_told(lang: str) -> None:
    texts = Texts.load(lang)
    lines = [choice.do for story in BOX.stories.values() for choice in story.options.values()]
    lines += [event.do for event in BOX.events.values()]
    for do in lines:
        words = lines_text(texts, do)
        assert "ow-" not in words, words
        assert "{" not in words, words


def test_texts_read_like_sentences() -> None:
    english = Texts.load("en")
    assert text(english, BOX, "trophy", "arachas") == (
        "Before you make your life pool, with at most 1 card in hand: draw 2 cards."
    )
    assert text(english, BOX, "school", "wolf", 2) == (
        "With 3 or more cards in your combo, once a fight, if you like: deal 1 damage, draw 1 card."
    )
    assert text(english, BOX, "action", "crushing_blow_1") == (
        "red (strong attack), cost 2, mountain. Effect: 4 damage. Followed by blue: 1 damage. "
        "Followed by red: 2 damage, draw step -2."
    )
    assert text(Texts.load("de"), BOX, "potion", "tawny_owl") == "Ziehe 2 Karten."


def test_unnamed_component_shows_its_id() -> None:
    content = BOX.with_records({"monster": [{"id": "bog_hound", "level": 1, "life": 3}]})
    assert name(Texts.load("fr"), content, "monster", "bog_hound") == "Bog hound"


# -- the rules text -------------------------------------------------------------------------------


def test_the_rules_have_all_clauses_of_what_is_built() -> None:
    groups = Counter(clause.id.partition(".")[0] for clause in rulebook.clauses("oldworld"))
    assert groups == {
        **{"W0": 2, "W1": 11, "W2": 6, "W3": 9, "W4": 9},
        **{"W5": 4, "W6": 22, "W7": 2, "W8": 8, "W9": 5, "W10": 7, "W11": 8, "W12": 2},
        **{"W13": 7, "W14": 11, "W15": 13},
    }


def test_the_rules_refer_to_clauses_that_exist_and_mark_rulings() -> None:
    clauses = {clause.id: clause for clause in rulebook.clauses("oldworld")}
    for clause in clauses.values():
        assert set(re.findall(r"\bW\d+\.\d+\b", clause.text)) <= clauses.keys(), clause.id
    assert clauses["W6.21"].ruling
    assert not clauses["W6.20"].ruling
