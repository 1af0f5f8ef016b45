"""Which decks are legal: each rule on its own, several at once, tournaments and teams."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sevencats.games.gwent.cards.catalogue import base
from sevencats.games.gwent.cards.model import FACTIONS, DeckList
from sevencats.games.gwent.decks.check import (
    ADVANCED,
    SOLO,
    STANDARD,
    DeckRules,
    Violation,
    check,
    check_team,
    check_tournament,
    count,
    rules_of,
    whole_faction,
)
from sevencats.games.gwent.text.cards import card_name
from sevencats.kernel.errors import RulesError
from sevencats.text import LANGUAGES, Texts

ENGLISH = Texts.load("en")

#: 22 units of strength 81, no spy, no medic, two heroes, no specials.
UNITS = {
    "arachas": 3,
    "nekker": 3,
    "ghoul": 3,
    "foglet": 1,
    "gargoyle": 1,
    "harpy": 1,
    "celaeno_harpy": 1,
    "draug": 1,
    "leshen": 1,
    "cockatrice": 1,
    "endrega": 1,
    "griffin": 1,
    "ice_giant": 1,
    "crone_brewess": 1,
    "crone_weavess": 1,
    "crone_whispess": 1,
}
TEN_SPECIALS = {"decoy": 3, "commanders_horn": 3, "biting_frost": 3, "clear_weather": 1}


def deck(
    cards: dict[str, int] | None = None,
    *,
    without: tuple[str, ...] = (),
    faction: str = "monsters",
    leader: str = "eredin_bringer_of_death",
    reserve: dict[str, int] | None = None,
) -> DeckList:
    """The units above with some changes."""
    every = {card: n for card, n in UNITS.items() if card not in without} | (cards or {})
    called = base().reserve_for({card: n for card, n in every.items() if card in base().cards})
    return DeckList(
        faction=faction,
        leader=leader,
        cards=every,
        reserve=called if reserve is None else reserve,
    )


def told(found: list[Violation]) -> list[str]:
    return [f"{violation.clause}: {violation.text(ENGLISH)}" for violation in found]


@pytest.mark.rule("G1.1")
def test_22_units_with_heroes_among_them_are_enough() -> None:
    assert count(deck()).units == 22
    assert check(deck()) == []
    assert sum(base().cards[card].kind == "hero" for card in deck().cards) == 2


@pytest.mark.rule("G1.1")
def test_too_few_units() -> None:
    assert told(check(deck(without=("draug",)))) == [
        "G1.1: Only 21 unit cards: a deck has at least 22, including heroes."
    ]
    assert check(deck({"imlerith": 1}, without=("draug",))) == []
    # Special cards are not units.
    assert len(check(deck({"decoy": 3}, without=("draug",)))) == 1


@pytest.mark.rule("G1.1")
def test_any_number_of_units_is_fine() -> None:
    pool = base().pool("monsters")
    units = {card: n for card, n in pool.items() if base().cards[card].kind in ("unit", "hero")}
    assert check(deck(units)) == []


@pytest.mark.rule("G1.1")
def test_too_many_specials_with_weather_counted() -> None:
    assert check(deck(TEN_SPECIALS)) == []
    for one_more in ({"scorch": 1}, {"clear_weather": 2}, {"torrential_rain": 1}):
        assert told(check(deck(TEN_SPECIALS | one_more))) == [
            "G1.1: 11 special cards: a deck has at most 10, including weather."
        ]


@pytest.mark.rule("G1.1")
def test_exactly_one_known_leader() -> None:
    assert told(check(deck(leader="nobody"))) == ["G1.1: There is no leader “nobody”."]


@pytest.mark.rule("G1.2")
def test_a_foreign_leader() -> None:
    assert told(check(deck(leader="king_bran"))) == [
        "G1.2: The leader King Bran – The Unifier belongs to Skellige, the deck to Monsters."
    ]


@pytest.mark.rule("G1.2")
def test_a_foreign_card() -> None:
    assert told(check(deck({"ballista": 1, "mardroeme": 1}))) == [
        "G1.2: Ballista belongs to Northern Realms and may not be in a deck of Monsters.",
        "G1.2: Mardroeme belongs to Skellige and may not be in a deck of Monsters.",
    ]


@pytest.mark.rule("G1.2")
def test_neutral_special_and_weather_cards_fit_every_faction() -> None:
    for starter in base().starters.values():
        more = {"geralt_of_rivia": 1, "scorch": 1, "clear_weather": 1}
        assert check(replace(starter, cards=starter.cards | more)) == []


@pytest.mark.rule("G1.2")
def test_more_copies_than_the_pool_has() -> None:
    assert check(deck({"decoy": 3})) == []
    assert told(check(deck({"decoy": 4, "draug": 2}))) == [
        "G1.2: 2 copies of Draug: there is only 1.",
        "G1.2: 4 copies of Decoy: there are only 3.",
    ]


@pytest.mark.rule("G1.3")
def test_a_reserve_card_in_the_deck_does_not_count() -> None:
    with_it = deck({"bovine_defense_force": 1}, without=("draug",))
    assert told(check(with_it)) == [
        "G1.3: Bovine Defense Force is a reserve card and never starts in a deck.",
        "G1.1: Only 21 unit cards: a deck has at least 22, including heroes.",
    ]


@pytest.mark.rule("G1.3")
def test_the_reserve_holds_what_the_cards_call() -> None:
    assert check(deck({"cow": 1})) == []
    assert told(check(deck({"cow": 1}, reserve={}))) == [
        "G1.3: Bovine Defense Force: the reserve holds 0, and the cards of the deck call 1."
    ]
    assert told(check(deck(reserve={"geralt_of_rivia": 1, "teapot": 1}))) == [
        "G1.3: Geralt of Rivia: the reserve holds 1, and the cards of the deck call 0.",
        "G1.3: There is no card “teapot”.",
    ]


def test_check_reports_all_violations() -> None:
    broken = DeckList(
        faction="monsters",
        leader="king_bran",
        cards={"ghoul": 4, "hemdall": 1, "teapot": 1, **TEN_SPECIALS, "scorch": 1},
        reserve={"roach": 1},
    )
    assert [(v.clause, v.key.removeprefix("deckcheck-")) for v in check(broken)] == [
        ("G1.2", "foreign-leader"),
        ("G1.2", "unknown-card"),
        ("G1.2", "too-many-copies"),
        ("G1.2", "foreign-card"),
        ("G1.3", "reserve-card"),
        ("G1.1", "too-few-units"),
        ("G1.1", "too-many-specials"),
        ("G1.3", "wrong-reserve"),
    ]


def test_unknown_faction() -> None:
    found = check(deck(faction="elves"))
    assert found[0] == Violation("G1.2", "deckcheck-unknown-faction", {"name": "elves"})
    assert all(violation.text(ENGLISH) for violation in found)
    assert check(deck(faction="elves"), SOLO)[0] == found[0]


def test_check_allows_missing_reserve_copies() -> None:
    assert check(deck({"ballista": 0})) == []


@pytest.mark.parametrize("faction", FACTIONS)
def test_starter_decks_are_legal(faction: str) -> None:
    assert check(base().starters[faction], STANDARD) == []


# Advanced decks


@pytest.mark.rule("A1")
def test_advanced_numbers_of_units_and_specials() -> None:
    five = {"decoy": 3, "biting_frost": 2}
    assert check(deck(five), ADVANCED) == []
    assert told(check(deck(five | {"clear_weather": 1}), ADVANCED)) == [
        "A1: 6 special cards: a deck has at most 5, including weather."
    ]
    assert told(check(deck(without=("draug",)), ADVANCED)) == [
        "A1: Only 21 unit cards: a deck has at least 22, including heroes."
    ]


@pytest.mark.rule("A1")
def test_advanced_spies_and_medics_with_heroes() -> None:
    spies = {"stefan_skellen": 1, "vattier_de_rideaux": 1}
    medics = {"menno_coehoorn": 1, "etolian_auxiliary_archers": 1}
    many = nilfgaard(spies | medics)
    assert check(many, ADVANCED) == []
    # The elf and Yennefer are heroes, and count.
    more = replace(many, cards=many.cards | {"mysterious_elf": 1, "yennefer_of_vengerberg": 1})
    assert told(check(more, ADVANCED)) == [
        "A1: 3 spies (1 Stefan Skellen, 1 Vattier de Rideaux, 1 Mysterious Elf): "
        "a deck has at most 2.",
        "A1: 3 medics (1 Menno Coehoorn, 1 Etolian Auxiliary Archers, "
        "1 Yennefer of Vengerberg): a deck has at most 2.",
    ]
    assert check(more, STANDARD) == []


@pytest.mark.rule("A1")
def test_advanced_spies_count_by_copies() -> None:
    double = nilfgaard({"etolian_auxiliary_archers": 2, "menno_coehoorn": 1})
    assert told(check(double, ADVANCED)) == [
        "A1: 3 medics (2 Etolian Auxiliary Archers, 1 Menno Coehoorn): a deck has at most 2."
    ]


@pytest.mark.rule("A1")
def test_advanced_strength_is_130_at_most_with_heroes() -> None:
    assert count(deck()).strength == 81
    strong = ("imlerith", "geralt_of_rivia", "kayran", "triss_merigold", "toad", "dandelion")
    full = deck(dict.fromkeys(strong, 1))
    assert count(full).strength == 130
    assert check(full, ADVANCED) == []
    over = replace(full, cards=full.cards | {"roach": 1})
    assert told(check(over, ADVANCED)) == [
        "A1: The total strength is 133: a deck has at most 130, including heroes."
    ]
    assert check(over, STANDARD) == []


@pytest.mark.rule("A1")
def test_advanced_decks_are_limited_to_the_pool() -> None:
    found = check(deck({"ballista": 1, "decoy": 4}, leader="king_bran"), ADVANCED)
    assert [violation.clause for violation in found] == ["G1.2", "G1.2", "G1.2"]


def nilfgaard(cards: dict[str, int]) -> DeckList:
    """A plain deck of Nilfgaard, without spies and medics of its own, and these cards."""
    plain = {
        card.id: card.copies
        for card in base().cards.values()
        if card.faction == "nilfgaard"
        and card.kind == "unit"
        and not {"spy", "medic"} & set(card.abilities)
        and card.strength < 7
    }
    made = DeckList(faction="nilfgaard", leader="emhyr_the_relentless", cards=plain | cards)
    assert count(made).units >= 22
    return made


# Solo decks


@pytest.mark.rule("S1")
def test_a_solo_deck_has_no_weather_but_clear_weather() -> None:
    assert check(deck({"clear_weather": 3, "decoy": 3}), SOLO) == []
    assert told(
        check(deck({"clear_weather": 1, "biting_frost": 2, "skellige_storm": 1}), SOLO)
    ) == [
        "S1: Biting Frost is weather: the only weather in a solo deck is Clear Weather.",
        "S1: Skellige Storm is weather: the only weather in a solo deck is Clear Weather.",
    ]


@pytest.mark.rule("S1")
@pytest.mark.parametrize("faction", FACTIONS)
def test_a_solo_deck_may_be_the_whole_faction(faction: str) -> None:
    cards = whole_faction(faction)
    whole = replace(base().starters[faction], cards=cards, reserve=base().reserve_for(cards))
    assert count(whole).specials > 10
    assert check(whole, SOLO) == []
    assert [v.key for v in check(whole, STANDARD)] == ["deckcheck-too-many-specials"]
    pool = base().pool(faction)
    gone = {card for card in pool if card not in cards}
    assert gone == {"biting_frost", "impenetrable_fog", "torrential_rain", "skellige_storm"}


@pytest.mark.rule("S1")
def test_a_built_solo_deck_keeps_to_the_rules_for_decks() -> None:
    assert told(check(deck({"ghoul": 2, "draug": 2}), SOLO)) == [
        "G1.2: 2 copies of Draug: there is only 1."
    ]
    assert [v.clause for v in check(deck(without=("draug",)), SOLO)] == ["G1.1"]


# Tournaments and teams


def three() -> list[DeckList]:
    """Three advanced decks of different factions: the starters, made legal."""
    made = []
    for faction in ("monsters", "northern_realms", "scoiatael"):
        starter = base().starters[faction]
        cards = {card: n for card, n in starter.cards.items() if card != "biting_frost"}
        made.append(replace(starter, cards=cards))
        assert check(made[-1], ADVANCED) == []
    return made


@pytest.mark.rule("T1")
def test_three_advanced_decks_of_different_factions() -> None:
    assert check_tournament(three()) == []


@pytest.mark.rule("T1")
@pytest.mark.parametrize("number", [0, 1, 2, 4])
def test_a_tournament_takes_exactly_three_decks(number: int) -> None:
    fourth = replace(nilfgaard({}), name="fourth")
    found = check_tournament([*three(), fourth][:number])
    words = "1 deck" if number == 1 else f"{number} decks"
    assert told(found) == [f"T1: {words}: a player brings exactly 3 to a tournament."]


@pytest.mark.rule("T1")
def test_tournament_decks_have_different_factions() -> None:
    first, second, _ = three()
    heroes = {card: n for card, n in first.cards.items() if base().cards[card].kind == "hero"}
    plain = {card: n for card, n in first.cards.items() if card not in heroes}
    twin = replace(first, name="Twin", cards=plain | {"fiend": 1, "botchling": 1, "vesemir": 1})
    found = check_tournament([first, second, twin])
    assert told(found) == [
        "T1: Starter deck of Monsters and Twin have the same faction, Monsters: "
        "tournament decks have different ones."
    ]


@pytest.mark.rule("T1")
def test_a_neutral_hero_is_the_same_hero_in_every_colour() -> None:
    decks = three()
    for place in (0, 2):
        hero = decks[place].cards | {"triss_merigold": 1}
        decks[place] = replace(decks[place], cards=hero)
    assert told(check_tournament(decks)) == [
        "T1: The hero Triss Merigold is in Starter deck of Monsters and "
        "Starter deck of Scoia’tael: a hero may be in one deck only."
    ]
    # A unit that is not a hero may be in several.
    decks = [replace(each, cards=each.cards | {"vesemir": 1}) for each in three()]
    assert check_tournament(decks) == []


@pytest.mark.rule("T1")
def test_each_tournament_deck_is_legal_by_the_advanced_rules() -> None:
    decks = three()
    decks[1] = replace(decks[1], name="", cards=decks[1].cards | {"decoy": 3})
    assert told(check_tournament(decks)) == [
        "A1: Northern Realms: 7 special cards: a deck has at most 5, including weather."
    ]


@pytest.mark.rule("P1")
def test_team_mates_play_different_factions() -> None:
    first, second, _ = three()
    assert check_team([first, second]) == []
    assert told(check_team([first, first])) == [
        "P1: Starter deck of Monsters (1) and Starter deck of Monsters (2) have the same faction, "
        "Monsters: team mates play different ones."
    ]


# Rule sets and words


def test_rule_sets_by_name() -> None:
    assert [rules_of(name) for name in ("standard", "advanced", "solo")] == [
        STANDARD,
        ADVANCED,
        SOLO,
    ]
    with pytest.raises(RulesError, match="'easy'; choose from standard, advanced, solo"):
        rules_of("easy")


def test_own_rules_are_a_record() -> None:
    house = DeckRules(id="house", clause="H1", min_units=30, max_specials=0)
    assert told(check(deck({"decoy": 1}), house)) == [
        "H1: Only 22 unit cards: a deck has at least 30, including heroes.",
        "H1: 1 special card: a deck has at most 0, including weather.",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_all_the_words(lang: str) -> None:
    texts, english = Texts.load(lang), set(ENGLISH.ids())
    wanted = {key for key in english if key.startswith(("deck-", "deckcheck-"))}
    assert wanted == {key for key in texts.ids() if key.startswith(("deck-", "deckcheck-"))}
    for rules in ("standard", "advanced", "solo", "tournament", "team"):
        assert f"deck-rules-{rules}" in wanted


@pytest.mark.parametrize("lang", LANGUAGES)
def test_violations_speak_every_language(lang: str) -> None:
    texts = Texts.load(lang)
    broken = deck({"ballista": 1, "hemdall": 1, "draug": 2, "teapot": 1}, leader="king_bran")
    found = check(broken, ADVANCED) + check_tournament([broken, broken])
    for violation in found:
        text = violation.text(texts)
        assert text.endswith("."), text
        assert "{" not in text and "_" not in text and "deckcheck" not in text, text
    assert any(card_name(texts, "ballista") in violation.text(texts) for violation in found)
