"""Deck files: what people may write, what is told when it cannot be read, and round trips."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sevencats.games.gwent.cards.catalogue import base
from sevencats.games.gwent.cards.model import FACTIONS, DeckList
from sevencats.games.gwent.decks.code import encode
from sevencats.games.gwent.decks.files import MAX_CARDS, read_deck, write_deck
from sevencats.games.gwent.decks.source import load_deck
from sevencats.games.gwent.text.cards import card_name, leader_name
from sevencats.kernel.errors import BadData
from sevencats.text import LANGUAGES, Texts

HEAD = "faction: monsters\nleader: eredin_king_of_the_wild_hunt\n"

EXAMPLE = """\
# my deck
name: Frost and fangs #1
faction: monsters   # the best

leader: eredin_king_of_the_wild_hunt
3 ghoul
2x biting_frost
2 × Decoy
crone_weavess
ghoul
cow
"""


def read(*lines: str) -> DeckList:
    return read_deck(HEAD + "\n".join(lines), "test")


def complaint(text: str) -> str:
    with pytest.raises(BadData) as error:
        read_deck(text, "my.deck")
    return str(error.value)


def test_a_deck_file_in_full() -> None:
    assert read_deck(EXAMPLE, "my.deck") == DeckList(
        name="Frost and fangs #1",
        faction="monsters",
        leader="eredin_king_of_the_wild_hunt",
        cards={"ghoul": 4, "biting_frost": 2, "decoy": 2, "crone_weavess": 1, "cow": 1},
        reserve={"bovine_defense_force": 1},
    )


def test_a_written_reserve_takes_the_place_of_the_called_one() -> None:
    assert read("cow").reserve == {"bovine_defense_force": 1}
    assert read("cow", "reserve:").reserve == {}
    deck = read("reserve:", "2 hemdall", "cards:", "kambi")
    assert (deck.cards, deck.reserve) == ({"kambi": 1}, {"hemdall": 2})
    assert read("reserve: 2 hemdall").reserve == {"hemdall": 2}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_of_every_language_is_understood(lang: str) -> None:
    texts = Texts.load(lang)
    for card in base().cards:
        name = card_name(texts, card)
        assert read(f"2 {name}", name.upper()).cards == {card: 3}, name
    for leader in base().leaders:
        text = f"leader: {leader_name(texts, leader)}\nfaction: monsters"
        assert read_deck(text, "test").leader == leader
    for faction in FACTIONS:
        name = texts(f"faction-{faction.replace('_', '-')}")
        text = f"faction: {name}\nleader: king_bran"
        assert read_deck(text, "test").faction == faction


def test_accents_and_signs_do_not_matter() -> None:
    assert read("crone weavess", "CRONE: WEAVESS", "Crone–Weavess").cards == {"crone_weavess": 3}
    french = card_name(Texts.load("fr"), "clear_weather")
    assert french == "Temps dégagé"
    assert read("temps degage").cards == {"clear_weather": 1}


def test_a_byte_order_mark_and_windows_line_ends_are_fine() -> None:
    assert read_deck("\ufeff" + EXAMPLE.replace("\n", "\r\n"), "x") == read_deck(EXAMPLE, "x")


def test_signs_that_upset_a_terminal_are_dropped_from_the_name() -> None:
    assert read_deck(f"name: a\x1b[31m\u202eb\n{HEAD}", "x").name == "a [31m b"


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("3 ghuol", "there is no card 'ghuol'; did you mean Ghoul"),
        ("geralt", "there is no card 'geralt'; did you mean Geralt of Rivia"),
        ("yenefer", "there is no card 'yenefer'; did you mean Yennefer of Vengerberg"),
        ("2 temps degages", "there is no card 'temps degages'; did you mean Temps dégagé (clear_"),
        ("zzzz", "there is no card 'zzzz'"),
        ("king_bran", "'king_bran' is a leader: write 'leader: king_bran'"),
        ("leader: king_bran", "a deck has one leader, and line 2 has 'eredin_king_of_the_wild"),
        ("faction: skellige", "a deck has one faction, and line 1 has 'monsters' already"),
        ("1.5 ghoul", "'1.5' is not a number of copies: write 1 to 255 and a card"),
        ("-2 ghoul", "'-2' is not a number of copies"),
        ("0 ghoul", "'0' is not a number of copies"),
        ("9999 ghoul", "'9999' is not a number of copies"),
        ("256 ghoul", "'256' is not a number of copies"),
        ("2ghoul", "'2ghoul' is not a number of copies"),
        ("3", "no card follows the number '3'"),
        ("3x", "no card follows the number '3x'"),
    ],
)
def test_a_line_that_cannot_be_read(line: str, words: str) -> None:
    told = complaint(f"{HEAD}# a comment\n{line}\n")
    assert told.startswith(f"my.deck, line 4: {words}")
    assert "\n" not in told


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("faction: elves", "my.deck, line 1: there is no faction 'elves'; the factions are mon"),
        ("faction:", "my.deck, line 1: which faction? Nothing follows 'faction:'"),
        ("leader: bran", "my.deck, line 1: there is no leader 'bran'; did you mean "),
        ("leader: ghoul", "my.deck, line 1: there is no leader 'ghoul'"),
        ("faction: monsters\nghoul", "my.deck: the deck has no leader: add a line 'leader: ...'"),
        ("leader: king_bran", "my.deck: the deck has no faction: add a line 'faction: ...'"),
        ("", "my.deck: the deck has no faction"),
        ("name: a\nname: b", "my.deck, line 2: a deck has one name, and line 1 has 'a' already"),
        (f"{HEAD}200 ghoul\n56 decoy", "my.deck, line 4: the deck grows beyond 255 cards"),
    ],
)
def test_a_file_that_cannot_be_read(text: str, words: str) -> None:
    assert complaint(text).startswith(words)


PILES = st.dictionaries(st.sampled_from(sorted(base().cards)), st.integers(1, 6), max_size=40)
DECKS = st.builds(
    DeckList,
    faction=st.sampled_from(FACTIONS),
    leader=st.sampled_from(sorted(base().leaders)),
    cards=PILES,
    reserve=PILES,
    name=st.text(max_size=20),
)


@settings(deadline=None)
@given(DECKS)
def test_writing_and_reading_gives_the_same_deck(deck: DeckList) -> None:
    text = write_deck(deck)
    again = read_deck(text, "x")
    assert (again.faction, again.leader) == (deck.faction, deck.leader)
    assert (again.cards, again.reserve) == (deck.cards, deck.reserve)
    assert write_deck(again) == text


@pytest.mark.parametrize("faction", FACTIONS)
def test_starter_decks_round_trip_without_a_reserve_section(faction: str) -> None:
    deck = base().starters[faction]
    assert read_deck(write_deck(deck), "x") == deck
    assert "reserve" not in write_deck(deck)


@settings(deadline=None)
@given(st.text(alphabet=st.sampled_from("ab 0123x:#\nleader faction reserve ghoul-"), max_size=80))
def test_bad_deck_file_is_refused_without_side_effects(text: str) -> None:
    try:
        read_deck(text, "x")
    except BadData as error:
        assert str(error).startswith("x")


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"faction": "elves"}, "there is no faction 'elves'"),
        ({"leader": "ghoul"}, "there is no leader 'ghoul'"),
        ({"cards": {"gool": 1}}, "there is no card 'gool'"),
        ({"reserve": {"gool": 1}}, "there is no card 'gool'"),
        ({"cards": {"ghoul": 0}}, "a deck cannot hold 0 copies of 'ghoul'"),
        ({"cards": {"ghoul": MAX_CARDS + 1}}, "a deck of 256 cards: 255 is the most"),
    ],
)
def test_a_deck_that_no_file_and_no_code_can_hold(change: dict[str, object], words: str) -> None:
    facts = {"faction": "monsters", "leader": "king_bran", "cards": {}} | change
    deck = DeckList(**facts)  # type: ignore[arg-type]
    for write in (write_deck, encode):
        with pytest.raises(BadData, match=words):
            write(deck)


# Where a deck comes from


@pytest.mark.parametrize(
    "argument",
    ["northern_realms", "starter:northern_realms", "Northern Realms", "royaumes du nord"],
)
def test_a_starter_deck_by_name(argument: str) -> None:
    assert load_deck(argument) is base().starters["northern_realms"]


def test_a_deck_by_file_and_by_code(tmp_path: Path) -> None:
    path = tmp_path / "monsters"
    path.write_text(EXAMPLE, encoding="utf-8")
    deck = load_deck(str(path))
    assert deck.name == "Frost and fangs #1"
    assert load_deck(encode(deck)).cards == deck.cards


def test_a_starter_name_goes_before_a_file_of_that_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "monsters").write_text(EXAMPLE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert load_deck("monsters") is base().starters["monsters"]
    assert load_deck("./monsters").name == "Frost and fangs #1"


def test_bad_deck_is_reported(tmp_path: Path) -> None:
    latin = tmp_path / "latin.txt"
    latin.write_bytes("name: x\nname: é".encode("latin-1"))
    long = tmp_path / "long.txt"
    long.write_text("#" * 200_000, encoding="utf-8")
    for argument, words in (
        ("nowhere.txt", "'nowhere.txt' is not a deck: no file has that name"),
        ("x" * 5000, "is not a deck"),
        ("", "'' is not a deck"),
        ("starter:elves", "there is no starter deck 'starter:elves'; there are monsters, nilf"),
        ("G1damaged", "deck code 'G1damaged' is damaged"),
        (str(tmp_path), "cannot be read: "),
        (str(latin), "latin.txt, line 2: not UTF-8 text"),
        (str(long), "too long for a deck file"),
    ):
        with pytest.raises(BadData) as error:
            load_deck(argument)
        assert words in str(error.value)
