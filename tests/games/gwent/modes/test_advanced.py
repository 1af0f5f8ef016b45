"""Advanced decks (A1): the limits, and that the duel is otherwise the same."""

from __future__ import annotations

from dataclasses import replace

import pytest
from helpers.gwent.mode_tables import Build

from sevencats.games.gwent.cards.catalogue import base
from sevencats.games.gwent.cards.model import FACTIONS, DeckList
from sevencats.games.gwent.decks.check import ADVANCED, check, count
from sevencats.games.gwent.game import GAME
from sevencats.games.gwent.samples import advanced_deck
from sevencats.games.gwent.table import Config
from sevencats.kernel.errors import RulesError


def deck(faction: str, leader: str, cards: dict[str, int]) -> DeckList:
    return DeckList(faction=faction, leader=leader, cards=cards, reserve=base().reserve_for(cards))


#: 22 units of 130 in all, of which 30 are three heroes' (Nilfgaard), no spy and no medic.
FULL = {
    "letho_of_gulet": 1,
    "morvran_voorhis": 1,
    "tibor_eggebracht": 1,
    "black_infantry_archer": 2,
    "heavy_zerrikanian_fire_scorpion": 1,
    "assire_var_anahid": 1,
    "cahir_mawr_dyffryn_aep_ceallach": 1,
    "fringilla_vigo": 1,
    "siege_engineer": 1,
    "young_emissary": 2,
    "rainfarn": 1,
    "renuald_aep_matsen": 1,
    "vanhemar": 1,
    "zerrikanian_fire_scorpion": 1,
    "vreemde": 1,
    "puttkammer": 1,
    "morteisen": 1,
    "rotten_mangonel": 1,
    "impera_brigade_guard": 1,
    "cynthia": 1,
}
LEADER = "emhyr_the_relentless"


def full(**change: int) -> DeckList:
    cards = dict(FULL)
    for card, more in change.items():
        cards[card] = cards.get(card, 0) + more
    return deck("nilfgaard", LEADER, {card: n for card, n in cards.items() if n})


def refused(mine: DeckList) -> str:
    with pytest.raises(RulesError) as caught:
        GAME.new_game(Config(mode="advanced", decks=(advanced_deck("monsters"), mine)), 1)
    return str(caught.value)


def accepted(mine: DeckList) -> None:
    assert check(mine, ADVANCED) == []
    assert GAME.new_game(Config(mode="advanced", decks=(mine, advanced_deck("monsters"))), 1)


@pytest.mark.rule("A1")
@pytest.mark.parametrize("faction", FACTIONS)
def test_the_sample_decks_keep_the_limits(faction: str) -> None:
    counts = count(advanced_deck(faction))
    assert counts.units >= 22
    assert counts.specials <= 5
    assert counts.spies <= 2
    assert counts.medics <= 2
    assert counts.strength <= 130


@pytest.mark.rule("A1")
def test_exactly_130_with_22_units_is_legal() -> None:
    counts = count(full())
    assert (counts.units, counts.strength) == (22, 130)
    accepted(full())


@pytest.mark.rule("A1")
def test_131_is_too_strong_heroes_counted() -> None:
    message = refused(full(vreemde=-1, impera_brigade_guard=1))
    assert message.startswith("B: A1: ")
    assert "131" in message
    assert "130" in message


@pytest.mark.rule("A1")
def test_21_units_are_too_few() -> None:
    message = refused(full(cynthia=-1))
    assert message.startswith("B: A1: ")
    assert "21" in message
    assert "22" in message


@pytest.mark.rule("A1", "G1.1")
def test_five_specials_are_the_most_and_weather_is_special() -> None:
    accepted(full(decoy=2, commanders_horn=1, biting_frost=1, clear_weather=1))
    message = refused(full(decoy=2, commanders_horn=1, biting_frost=1, clear_weather=2))
    assert message.startswith("B: A1: ")
    assert "6" in message


@pytest.mark.rule("A1")
def test_two_spies_are_the_most_heroes_too() -> None:
    fewer = dict(letho_of_gulet=-1, morvran_voorhis=-1, tibor_eggebracht=-1)
    accepted(full(**fewer, vattier_de_rideaux=1, shilard_fitz_oesterlen=1, sweers=1))
    message = refused(
        full(**fewer, vattier_de_rideaux=1, shilard_fitz_oesterlen=1, mysterious_elf=1)
    )
    assert message.startswith("B: A1: ")
    for name in ("Vattier de Rideaux", "Shilard Fitz-Oesterlen", "Mysterious Elf"):
        assert name in message


@pytest.mark.rule("A1")
def test_two_medics_are_the_most_heroes_too() -> None:
    fewer = dict(letho_of_gulet=-1, morvran_voorhis=-1)
    accepted(full(**fewer, etolian_auxiliary_archers=1, menno_coehoorn=1))
    message = refused(full(**fewer, etolian_auxiliary_archers=2, menno_coehoorn=1))
    assert message.startswith("B: A1: ")
    assert "Menno Coehoorn" in message


@pytest.mark.rule("A1", "G1.1")
def test_one_leader_of_the_faction() -> None:
    assert "B: G1.1: " in refused(replace(full(), leader=""))
    assert "King Bran" in refused(replace(full(), leader="king_bran"))


@pytest.mark.rule("A1")
def test_every_broken_limit_is_told_at_once() -> None:
    message = refused(
        full(
            decoy=3,
            scorch=3,
            siege_technician=1,
            etolian_auxiliary_archers=2,
            stefan_skellen=1,
            vattier_de_rideaux=1,
            shilard_fitz_oesterlen=1,
        )
    )
    parts = message.split("; ")
    assert len(parts) == 4
    assert all(part.startswith("B: A1: ") for part in parts)


@pytest.mark.rule("A1")
def test_a_starter_deck_is_legal_in_the_duel_but_not_here() -> None:
    starters = tuple(base().starters[faction] for faction in ("monsters", "skellige"))
    assert GAME.new_game(Config(mode="duel", decks=starters), 1).pending
    with pytest.raises(RulesError, match=r"A: A1: .*B: A1: "):
        GAME.new_game(Config(mode="advanced", decks=starters), 1)


@pytest.mark.rule("A1")
def test_an_advanced_game_is_played_as_a_duel(game: Build) -> None:
    decks = (advanced_deck("monsters"), advanced_deck("skellige"))
    g = game(Config(mode="advanced", decks=decks), chance=["starter:B"])
    for seat in "AB":
        assert g.hand_size(seat) == 10
        g.pick("done", seat=seat)
    assert g.state.gems == [2, 2]
    assert g.asked() == ("B", "turn")
    g.pick("pass", "pass")
    assert g.state.gems == [1, 1]
    g.pick("pass", "pass")
    assert g.winner == "draw"
