"""The catalogue and its words: counts, references, starter decks, texts in every language."""

from __future__ import annotations

from collections import Counter

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from sevencats.games.gwent.cards import catalogue
from sevencats.games.gwent.cards.catalogue import Catalogue
from sevencats.games.gwent.cards.model import (
    FACTIONS,
    KINDS,
    ROW_NAMES,
    ROWS,
    SHARED,
    Card,
    DeckList,
    Leader,
    Pack,
)
from sevencats.games.gwent.cards.packs import PACKS
from sevencats.games.gwent.text import cards as cardtext
from sevencats.text import LANGUAGES, Texts, sources

BASE = catalogue.base()
ISOLATION_MARKS = set("\u2066\u2067\u2068\u2069")
#: Signs that the fonts of the product lack: capital sharp s, ij ligatures, arrows.
MISSING_SIGNS = set("\u1e9e\u0132\u0133\u2190\u2191\u2192\u2193")
ABILITIES = sorted({ability for card in BASE.cards.values() for ability in card.abilities})


def dashed(name: str) -> str:
    return name.replace("_", "-")


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Texts:
    return Texts.load(request.param)


# The facts


def test_number_of_cards_and_leaders() -> None:
    assert len(BASE.cards) == 163
    assert len(BASE.leaders) == 24
    assert [pack.id for pack in PACKS] == [*FACTIONS, "neutral"]


def test_cards_and_copies_per_faction() -> None:
    cards = Counter(card.faction for card in BASE.cards.values())
    assert cards == {
        "monsters": 35,
        "nilfgaard": 29,
        "northern_realms": 25,
        "scoiatael": 23,
        "skellige": 27,
        "neutral": 16,
        "special": 3,
        "weather": 5,
    }
    copies: Counter[str] = Counter()
    for card in BASE.cards.values():
        copies[card.faction] += card.copies
    assert copies == {
        "monsters": 41,
        "nilfgaard": 37,
        "northern_realms": 38,
        "scoiatael": 38,
        "skellige": 43,
        "neutral": 18,
        "special": 9,
        "weather": 15,
    }


def test_cards_per_kind() -> None:
    kinds = Counter(card.kind for card in BASE.cards.values())
    assert kinds == {"unit": 129, "hero": 25, "special": 4, "weather": 5}
    heroes = Counter(card.faction for card in BASE.cards.values() if card.kind == "hero")
    assert heroes == dict.fromkeys(FACTIONS, 4) | {"neutral": 5}


def test_leaders_per_faction() -> None:
    assert Counter(leader.faction for leader in BASE.leaders.values()) == {
        "monsters": 5,
        "nilfgaard": 5,
        "northern_realms": 5,
        "scoiatael": 5,
        "skellige": 4,
    }
    assert [leader.id for leader in BASE.leaders.values() if leader.passive] == [
        "eredin_breacc_glas_the_treacherous",
        "emhyr_the_white_flame",
        "emhyr_invader_of_the_north",
        "francesca_daisy_of_the_valley",
        "king_bran",
    ]


def test_the_box_counts_431_of_436() -> None:
    assert catalogue.printed_total(BASE) == 431


def test_facts_of_a_card_fit_together(subtests: pytest.Subtests) -> None:
    for card in BASE.cards.values():
        with subtests.test(card=card.id):
            fits_together(card)


def fits_together(card: Card) -> None:
    assert card.faction in (*FACTIONS, *SHARED)
    assert card.kind in KINDS
    assert card.copies >= 1
    assert set(card.rows) <= set(ROWS)
    assert list(card.rows) == sorted(set(card.rows))
    is_unit = card.kind in ("unit", "hero")
    if is_unit:
        assert card.rows
        assert ("agile" in card.abilities) == (len(card.rows) > 1)
    else:
        assert card.strength == 0
        assert len(card.abilities) == 1
    assert (card.kind == "hero") <= (card.copies == 1)
    assert bool(card.musters) == ("muster" in card.abilities)
    assert (card.transforms_into is not None) == ("berserker" in card.abilities)
    assert (card.summons is not None) == ("summon_avenger" in card.abilities)
    for other in card.musters:
        assert not BASE.cards[other].reserve
    for called in (card.transforms_into, card.summons):
        assert called is None or BASE.cards[called].reserve


@pytest.mark.rule("G5.5")
def test_muster_links_can_be_one_way() -> None:
    assert BASE.cards["arachas_behemoth"].musters == ("arachas",)
    assert BASE.cards["arachas"].musters == ("arachas",)
    assert BASE.cards["cerys"].musters == ("clan_drummond_shield_maiden",)
    assert BASE.cards["clan_drummond_shield_maiden"].musters == ()
    assert BASE.cards["gaunter_odimm"].musters == ("gaunter_odimm_darkness",)
    assert BASE.cards["vampire_garkain"].musters == (
        "vampire_bruxa",
        "vampire_ekimmara",
        "vampire_fleder",
        "vampire_katakan",
    )


def test_decoy_fits_any_row_with_strength_0() -> None:
    decoy = BASE.cards["decoy"]
    assert (decoy.kind, decoy.strength, decoy.rows) == ("special", 0, ROWS)


# The catalogue


def test_order_is_catalogue_order() -> None:
    assert [BASE.order(card_id) for card_id in BASE.cards] == list(range(163))
    assert [BASE.order(leader_id) for leader_id in BASE.leaders] == list(range(163, 187))
    assert BASE.order("arachas") == 0
    assert BASE.order("clear_weather") == 162


def test_base_is_built_once() -> None:
    assert catalogue.base() is BASE


def test_a_card_in_two_packs_is_an_error() -> None:
    card = Card(id="twin", faction="monsters", kind="unit")
    one, two = Pack(id="one", cards=(card,)), Pack(id="two", cards=(card,))
    with pytest.raises(ValueError, match="'twin' is in pack 'one' and in pack 'two'"):
        Catalogue.of([one, two])


def test_a_leader_may_not_take_the_id_of_a_card() -> None:
    one = Pack(id="one", cards=(Card(id="twin", faction="monsters", kind="unit"),))
    two = Pack(id="two", leaders=(Leader(id="twin", faction="monsters"),))
    with pytest.raises(ValueError, match="'twin' is in pack 'one' and in pack 'two'"):
        Catalogue.of([one, two])


def test_two_starters_of_a_faction_are_an_error() -> None:
    deck = DeckList(faction="skellige", leader="king_bran", cards={})
    with pytest.raises(ValueError, match="starter deck of skellige"):
        Catalogue.of([Pack(id="one", starters=(deck,)), Pack(id="two", starters=(deck,))])


def test_content_hash_tells_facts_apart() -> None:
    fingerprint = catalogue.content_hash(BASE)
    assert fingerprint == catalogue.content_hash(Catalogue.of(PACKS))
    assert len(fingerprint) == 16
    assert int(fingerprint, 16) >= 0
    others = {
        catalogue.content_hash(Catalogue.of(PACKS[1:])),
        catalogue.content_hash(Catalogue.of(PACKS[::-1])),
        fingerprint,
    }
    assert len(others) == 3


def test_content_hash_is_the_same_on_every_machine() -> None:
    small = Catalogue.of([Pack(id="one", leaders=(Leader(id="a", faction="monsters"),))])
    assert catalogue.content_hash(small) == "4494b0b152d27933"


@pytest.mark.rule("G1.2")
@pytest.mark.parametrize("faction", FACTIONS)
def test_pool_is_own_and_shared_cards_in_their_copies(faction: str) -> None:
    pool = BASE.pool(faction)
    for card in BASE.cards.values():
        allowed = card.faction == faction or card.faction in ("neutral", "special", "weather")
        assert (card.id in pool) == (allowed and not card.reserve), card.id
    assert all(copies == BASE.cards[card_id].copies for card_id, copies in pool.items())
    assert list(pool) == sorted(pool, key=BASE.order)


@pytest.mark.rule("G1.2")
def test_pool_sizes() -> None:
    assert {faction: sum(BASE.pool(faction).values()) for faction in FACTIONS} == {
        "monsters": 82,
        "nilfgaard": 78,
        "northern_realms": 79,
        "scoiatael": 79,
        "skellige": 79,
    }


def test_pool_of_no_faction_is_an_error() -> None:
    with pytest.raises(ValueError, match="no faction 'neutral': choose from monsters"):
        BASE.pool("neutral")


@pytest.mark.rule("G1.3")
def test_reserve_cards_are_the_called_ones() -> None:
    reserve = {card.id for card in BASE.cards.values() if card.reserve}
    assert reserve == {
        "transformed_vildkaarl",
        "transformed_young_vildkaarl",
        "hemdall",
        "bovine_defense_force",
    }
    called = {card.transforms_into or card.summons for card in BASE.cards.values()} - {None}
    assert called == reserve


@pytest.mark.rule("G1.3")
def test_reserve_holds_one_card_for_each_caller() -> None:
    assert BASE.reserve_for({"arachas": 3, "decoy": 1}) == {}
    assert BASE.reserve_for({"young_berserker": 2}) == {"transformed_young_vildkaarl": 2}
    assert BASE.reserve_for(["young_berserker", "cow", "young_berserker"]) == {
        "transformed_young_vildkaarl": 2,
        "bovine_defense_force": 1,
    }
    assert BASE.reserve_for({"kambi": 0}) == {}


@pytest.mark.rule("G1.3")
def test_reserve_holds_no_more_than_the_catalogue() -> None:
    assert BASE.reserve_for({"young_berserker": 9, "kambi": 2}) == {
        "hemdall": 1,
        "transformed_young_vildkaarl": 3,
    }


# Starter decks


@pytest.mark.rule("G2.4")
def test_every_faction_has_a_starter_deck() -> None:
    assert tuple(BASE.starters) == FACTIONS
    for faction, deck in BASE.starters.items():
        assert deck.faction == faction
        assert deck.name == f"starter_{faction}"


@pytest.mark.rule("G2.4")
@pytest.mark.parametrize("deck", BASE.starters.values(), ids=lambda deck: deck.name)
def test_starter_deck_is_legal(deck: DeckList) -> None:
    kinds: Counter[str] = Counter()
    pool = BASE.pool(deck.faction)
    for card_id, copies in deck.cards.items():
        assert 1 <= copies <= pool[card_id], card_id
        kinds[BASE.cards[card_id].kind] += copies
    assert kinds["unit"] + kinds["hero"] >= 22
    assert kinds["special"] + kinds["weather"] <= 10
    assert BASE.leaders[deck.leader].faction == deck.faction


@pytest.mark.rule("G2.4")
@pytest.mark.parametrize("deck", BASE.starters.values(), ids=lambda deck: deck.name)
def test_starter_reserve_is_what_the_deck_can_call(deck: DeckList) -> None:
    assert deck.reserve == BASE.reserve_for(deck.cards)
    assert bool(deck.reserve) == (deck.faction == "skellige")


# The words


def test_every_card_and_leader_has_a_name_and_no_other_key_looks_like_one(texts: Texts) -> None:
    cards = {key for key in texts.ids() if key.startswith("card-")}
    assert cards == {f"card-{dashed(card_id)}" for card_id in BASE.cards}
    leaders = {key for key in texts.ids() if key.startswith("leader-")}
    names = {f"leader-{dashed(leader_id)}" for leader_id in BASE.leaders}
    rules = {f"leader-text-{dashed(leader_id)}" for leader_id in BASE.leaders}
    assert leaders == names | rules


def test_every_ability_faction_row_and_kind_has_its_words(texts: Texts) -> None:
    wanted = {f"ability-{dashed(ability)}" for ability in ABILITIES}
    wanted |= {f"{key}-text" for key in wanted}
    assert {key for key in texts.ids() if key.startswith("ability-")} == wanted
    wanted = {f"faction-{dashed(faction)}" for faction in (*FACTIONS, *SHARED)}
    wanted |= {f"faction-ability-{dashed(faction)}" for faction in FACTIONS}
    wanted |= {f"row-{row}" for row in ROW_NAMES}
    wanted |= {f"kind-{kind}" for kind in KINDS}
    found = {key for key in texts.ids() if key.startswith(("faction-", "row-", "kind-"))}
    assert found == wanted
    for key in wanted:
        check_plain(texts, key, texts(key))


def test_names_of_cards_and_leaders(texts: Texts) -> None:
    names = []
    for card_id in BASE.cards:
        names.append(cardtext.card_name(texts, card_id))
        check_plain(texts, f"card-{dashed(card_id)}", names[-1])
    for leader_id in BASE.leaders:
        names.append(cardtext.leader_name(texts, leader_id))
        check_plain(texts, f"leader-{dashed(leader_id)}", names[-1])
    assert all(name == name.strip() for name in names)
    repeated = {name for name, times in Counter(names).items() if times > 1}
    assert repeated == set()


def test_every_card_text_says_what_the_card_is(texts: Texts) -> None:
    for card in BASE.cards.values():
        text = cardtext.card_text(texts, card, BASE)
        check_plain(texts, f"card-{dashed(card.id)}", text)
        assert text.startswith(texts(f"kind-{card.kind}")), card.id
        assert text.endswith("."), card.id
        if card.kind in ("unit", "hero"):
            assert f" {card.strength}." in text, card.id
            for row in card.rows:
                assert texts(f"row-{ROW_NAMES[row]}") in text, card.id
            for ability in card.abilities:
                assert texts(f"ability-{dashed(ability)}") in text, card.id
        for named in (*card.musters, card.transforms_into, card.summons):
            if named is not None:
                assert cardtext.card_name(texts, named) in text, card.id


def test_every_leader_text(texts: Texts) -> None:
    for leader in BASE.leaders.values():
        text = cardtext.leader_text(texts, leader)
        key = f"leader-text-{dashed(leader.id)}"
        check_plain(texts, key, text)
        assert text.endswith(texts(key)), leader.id
        assert len(text) > len(texts(key)), leader.id


@pytest.mark.parametrize(
    ("leader", "card"),
    [
        ("emhyr_his_imperial_majesty", "torrential_rain"),
        ("foltest_king_of_temeria", "impenetrable_fog"),
        ("francesca_pureblood_elf", "biting_frost"),
        ("eredin_commander_of_the_red_riders", "commanders_horn"),
        ("harald_an_craite_the_cripple", "mardroeme"),
    ],
)
def test_a_leader_text_uses_the_name_of_the_card(texts: Texts, leader: str, card: str) -> None:
    text = cardtext.leader_text(texts, BASE.leaders[leader])
    assert cardtext.card_name(texts, card) in text


def test_a_card_text_in_full() -> None:
    english, french = Texts.load("en"), Texts.load("fr")
    crone = BASE.cards["crone_brewess"]
    assert cardtext.card_text(english, crone, BASE) == (
        "Unit, close combat, strength 6. Muster: Every copy of Crone: Weavess and Crone: Whispess"
        " in your hand and deck joins it right away, each on its own row."
        " Your deck is then shuffled."
    )
    horn, singer = BASE.cards["commanders_horn"], BASE.cards["dandelion"]
    assert "A row has room for one only." in cardtext.card_text(english, horn, BASE)
    assert "The other units" in cardtext.card_text(english, singer, BASE)
    assert cardtext.card_text(french, BASE.cards["harpy"], BASE).startswith(
        "Unité, combat rapproché ou combat à distance, force 2. Agilité\u00a0: "
    )


def test_languages_differ_where_they_should() -> None:
    for key in ("ability-medic-text", "leader-text-crach-an-craite", "faction-ability-skellige"):
        assert len({Texts.load(lang)(key) for lang in LANGUAGES}) == len(LANGUAGES), key


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_a_translation_has_the_keys_and_arguments_of_the_english(lang: str) -> None:
    assert arguments(lang) == arguments("en")


def check_plain(texts: Texts, key: str, text: str) -> None:
    """A text is there, is finished, and shows no sign that a reader or a font lacks."""
    assert text.strip(), key
    assert key in texts, key
    assert text != key
    assert not set(text) & {"{", "}", *ISOLATION_MARKS, *MISSING_SIGNS}, (key, text)
    assert "None" not in text, key


class Arguments(Visitor):
    """Collects the names of the arguments in a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def arguments(lang: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for name, source in sources(lang):
        if name.startswith("gwent/"):
            for entry in FluentParser().parse(source).body:
                if isinstance(entry, ast.Message):
                    visitor = Arguments()
                    visitor.visit(entry)
                    found[entry.id.name] = visitor.names
    return found
