"""Set-ups that break a rule are refused before the first card, in one message."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from sevencats.games.gwent.cards.catalogue import base
from sevencats.games.gwent.cards.model import FACTIONS, DeckList
from sevencats.games.gwent.decks.lineup import opponent_deck, solo_config, whole_deck
from sevencats.games.gwent.game import GAME
from sevencats.games.gwent.modes import MODES
from sevencats.games.gwent.samples import advanced_deck, samples
from sevencats.games.gwent.table import Config
from sevencats.kernel.errors import RulesError


def starter(faction: str) -> DeckList:
    return base().starters[faction]


def changed(deck: DeckList, **change: int) -> DeckList:
    """A deck with more or fewer copies of some cards."""
    cards = dict(deck.cards)
    for card, more in change.items():
        cards[card] = cards.get(card, 0) + more
    cards = {card: copies for card, copies in cards.items() if copies > 0}
    return replace(deck, cards=cards, reserve=base().reserve_for(cards))


def refused(mode: str, *decks: DeckList) -> str:
    """The one message a set-up is refused with."""
    with pytest.raises(RulesError) as caught:
        GAME.new_game(Config(mode=mode, decks=decks), 1)
    return str(caught.value)


@pytest.mark.rule("G1.1", "A1", "T1", "F1.1", "P1", "S1")
@pytest.mark.parametrize("mode", list(MODES))
def test_every_sample_is_a_legal_set_up(mode: str) -> None:
    for sample in samples(mode):
        assert GAME.new_game(sample.config, 1).pending


@pytest.mark.rule("F2", "P1", "T1", "S1")
@pytest.mark.parametrize(
    ("mode", "count", "fits"),
    [
        ("duel", 1, "2"),
        ("duel", 3, "2"),
        ("advanced", 3, "2"),
        ("tournament", 2, "6"),
        ("tournament", 5, "6"),
        ("ffa", 2, "3 or 4 or 5"),
        ("ffa", 6, "3 or 4 or 5"),
        ("teams", 2, "4"),
        ("teams", 3, "4"),
        ("teams", 5, "4"),
        ("solo", 1, "2"),
        ("solo", 3, "2"),
    ],
)
def test_a_wrong_number_of_decks_is_refused(mode: str, count: int, fits: str) -> None:
    decks = [starter(FACTIONS[n % len(FACTIONS)]) for n in range(count)]
    assert refused(mode, *decks) == f"{mode} is played with {fits} decks, not with {count}"


def test_an_unknown_mode_is_refused_with_the_list() -> None:
    message = refused("chess", starter("monsters"), starter("skellige"))
    assert "'chess'" in message
    assert all(mode in message for mode in MODES)


@pytest.mark.rule("P1")
@pytest.mark.parametrize(
    ("factions", "team"),
    [
        (("monsters", "skellige", "monsters", "nilfgaard"), "A"),
        (("skellige", "monsters", "nilfgaard", "monsters"), "B"),
    ],
)
def test_a_faction_twice_in_a_team_is_refused(factions: tuple[str, ...], team: str) -> None:
    message = refused("teams", *map(starter, factions))
    assert message.startswith(f"{team}: P1: ")
    assert "Monsters" in message
    assert "; " not in message


@pytest.mark.rule("P1")
def test_enemies_may_play_the_same_faction() -> None:
    decks = tuple(map(starter, ("monsters", "monsters", "skellige", "skellige")))
    assert GAME.new_game(Config(mode="teams", decks=decks), 1).pending


@pytest.mark.rule("P1")
def test_faults_of_both_teams_are_reported_together() -> None:
    message = refused("teams", *map(starter, ("monsters", "skellige", "monsters", "skellige")))
    assert [part.partition(": P1: ")[0] for part in message.split("; ")] == ["A", "B"]


@pytest.mark.rule("T1")
def test_a_hero_in_two_tournament_decks_is_refused() -> None:
    mine = [
        changed(advanced_deck("monsters"), imlerith=-1, foglet=1, triss_merigold=1),
        changed(advanced_deck("nilfgaard"), tibor_eggebracht=-1, triss_merigold=1),
        advanced_deck("northern_realms"),
    ]
    fine = [advanced_deck(f) for f in ("scoiatael", "skellige", "monsters")]
    message = refused("tournament", *fine, *mine)
    assert message.startswith("B: T1: ")
    assert "Triss Merigold" in message
    assert "; " not in message
    assert refused("tournament", *mine, *fine).startswith("A: T1: ")


@pytest.mark.rule("T1")
def test_two_players_may_bring_the_same_hero() -> None:
    one = [advanced_deck(f) for f in ("monsters", "nilfgaard", "northern_realms")]
    config = Config(mode="tournament", decks=(*one, *one))
    assert GAME.new_game(config, 1).pending


@pytest.mark.rule("T1")
def test_a_faction_twice_in_a_tournament_is_refused() -> None:
    one = [advanced_deck(f) for f in ("monsters", "nilfgaard", "nilfgaard")]
    two = [advanced_deck(f) for f in ("monsters", "nilfgaard", "skellige")]
    message = refused("tournament", *one, *two)
    assert message.startswith("A: T1: ")
    assert "Nilfgaard" in message
    assert "B: " not in message


@pytest.mark.rule("T1", "A1")
def test_a_tournament_deck_keeps_the_advanced_limits() -> None:
    one = [advanced_deck("monsters"), advanced_deck("nilfgaard"), starter("skellige")]
    two = [advanced_deck(f) for f in ("monsters", "nilfgaard", "skellige")]
    message = refused("tournament", *one, *two)
    assert message.startswith("A: A1: ")
    assert "5" in message


@pytest.mark.rule("S1")
@pytest.mark.parametrize(
    ("weather", "name"),
    [
        ("biting_frost", "Biting Frost"),
        ("impenetrable_fog", "Impenetrable Fog"),
        ("torrential_rain", "Torrential Rain"),
        ("skellige_storm", "Skellige Storm"),
    ],
)
def test_weather_in_a_solo_deck_is_refused(weather: str, name: str) -> None:
    whole = whole_deck("monsters", "eredin_bringer_of_death")
    message = refused("solo", changed(whole, **{weather: 1}), opponent_deck("skellige"))
    assert "player: S1: " in message
    assert name in message


@pytest.mark.rule("S1")
def test_clear_weather_may_stay_in_a_solo_deck() -> None:
    whole = whole_deck("monsters", "eredin_bringer_of_death")
    assert whole.cards["clear_weather"] == 3
    assert GAME.new_game(solo_config(whole, "skellige"), 1).pending


@pytest.mark.rule("S1", "G1.1")
def test_a_built_solo_deck_keeps_the_standard_limits() -> None:
    small = replace(starter("monsters"), cards={"fiend": 1, "ghoul": 3})
    message = refused("solo", small, opponent_deck("skellige"))
    assert message.startswith("player: G1.1: ")
    assert "22" in message


@pytest.mark.rule("S1")
@pytest.mark.parametrize("faction", FACTIONS)
def test_solo_decks_are_all_cards_of_the_faction(faction: str) -> None:
    catalogue = base()
    bad = {"biting_frost", "impenetrable_fog", "torrential_rain", "skellige_storm"}
    all_cards = {
        card.id: card.copies
        for card in catalogue.cards.values()
        if card.faction in (faction, "neutral", "special", "weather") and not card.reserve
    }
    assert opponent_deck(faction).cards == all_cards
    leader = next(x.id for x in catalogue.leaders.values() if x.faction == faction)
    mine = whole_deck(faction, leader)
    assert mine.cards == {card: n for card, n in all_cards.items() if card not in bad}
    assert mine.leader == leader
    assert not any(catalogue.cards[card].reserve for card in mine.cards)


BROKEN: list[tuple[Callable[[DeckList], DeckList], str, str]] = [
    (lambda deck: changed(deck, fiend=1), "G1.2", "Fiend"),
    (lambda deck: changed(deck, decoy=4), "G1.2", "Decoy"),
    (lambda deck: changed(deck, udalryk=1), "G1.2", "Udalryk"),
    (lambda deck: replace(deck, cards={**deck.cards, "hemdall": 1}), "G1.3", "Hemdall"),
    (lambda deck: replace(deck, cards={**deck.cards, "unicorn": 1}), "G1.2", "unicorn"),
    (lambda deck: replace(deck, leader="king_bran"), "G1.2", "King Bran"),
    (lambda deck: replace(deck, leader=""), "G1.1", ""),
    (lambda deck: replace(deck, cards={"fiend": 1}, reserve={}), "G1.1", "22"),
    (lambda deck: replace(deck, reserve={"hemdall": 1}), "G1.3", "Hemdall"),
]


@pytest.mark.rule("G1.1", "G1.2", "G1.3", "F1.1")
@pytest.mark.parametrize("number", range(len(BROKEN)))
@pytest.mark.parametrize(
    ("mode", "seats"), [("duel", "A B"), ("ffa", "A B C D E"), ("teams", "A1 B1 A2 B2")]
)
def test_an_illegal_deck_is_refused_by_seat_clause_and_card(
    mode: str, seats: str, number: int
) -> None:
    spoil, clause, named = BROKEN[number]
    deck = changed(starter("monsters"), fiend=1) if number == 0 else starter("monsters")
    bad = spoil(deck)
    for place, seat in enumerate(seats.split()):
        others = [f for f in FACTIONS if f not in ("monsters", "skellige")] * 2
        decks = [starter(faction) for faction in others[: len(seats.split())]]
        decks[place] = bad
        if mode == "teams":
            mates = {0: 2, 2: 0, 1: 3, 3: 1}
            decks[mates[place]] = starter("skellige")
            rest = [n for n in range(4) if n not in (place, mates[place])]
            decks[rest[0]], decks[rest[1]] = starter("nilfgaard"), starter("scoiatael")
        message = refused(mode, *decks)
        assert message.startswith(f"{seat}: ")
        assert f"{seat}: {clause}: " in message
        assert named in message


@pytest.mark.rule("G1.1", "G1.2")
def test_all_faults_of_all_seats_come_in_one_message() -> None:
    one = changed(starter("monsters"), udalryk=1)
    two = changed(replace(starter("skellige"), leader="foltest_son_of_medell"), decoy=4)
    message = refused("ffa", one, starter("nilfgaard"), two)
    parts = [part.split(": ")[:2] for part in message.split("; ")]
    assert ["A", "G1.2"] in parts
    assert ["C", "G1.2"] in parts
    assert all(part[0] != "B" for part in parts)
    for word in ("Udalryk", "Decoy", "Son of Medell"):
        assert word in message


def test_a_refused_set_up_is_refused_again() -> None:
    """The check is remembered, its refusal too."""
    config = Config(
        mode="duel", decks=(starter("monsters"), replace(starter("skellige"), cards={}))
    )
    for _ in range(2):
        with pytest.raises(RulesError):
            GAME.new_game(config, 1)
