"""Corners of the modes that went wrong once."""

from __future__ import annotations

import pytest
from helpers.gwent.mode_tables import Build

from sevencats.games.gwent import GAME, Config
from sevencats.games.gwent.cards.model import DeckList
from sevencats.games.gwent.decks.lineup import opponent_deck, whole_deck
from sevencats.kernel import RulesError


@pytest.mark.rule("S6.1")
def test_a_turned_up_invader_does_not_last(solo: Build) -> None:
    g = solo(
        player=dict(
            hand=["dun_banner_medic", "toruviel", "ves"],
            close=["draug"],
            discard=["fiend", "griffin"],
        ),
        opponent=dict(leader="emhyr_invader_of_the_north", discard=["foglet"], gems=3),
    )
    g.pick("pass")
    g.pick("play:dun_banner_medic")
    assert g.asked() == ("player", "revive")
    g.pick("target:fiend")


@pytest.mark.rule("S4", "S7")
def test_a_decoy_a_leader_plays_is_revealed_before_the_count(solo: Build) -> None:
    g = solo(
        player=dict(hand=["toruviel"] * 3, close=["draug"]),
        opponent=dict(
            leader="eredin_destroyer_of_worlds",
            deck=["griffin", "decoy", "fiend", "ves", "foglet"],
            gems=3,
        ),
    )
    g.pick("pass")
    assert g.last == ([10, 11], "opponent")
    assert g.zone("opponent.under") == []


@pytest.mark.rule("F6")
def test_free_for_all_goes_on_while_a_player_can_play(ffa: Build) -> None:
    g = ffa(
        A=dict(
            faction="skellige",
            hand=["decoy", "biting_frost"],
            discard=["cow"],
            reserve=["bovine_defense_force"],
        ),
        B={},
        C={},
        round=2,
    )
    g.pick("play:biting_frost")
    g.pick("pass")
    assert not g.over
    g.expect("pass", "play:decoy")


@pytest.mark.rule("S1")
def test_the_solo_opponent_plays_its_whole_faction() -> None:
    player = whole_deck("monsters", "eredin_king_of_the_wild_hunt")
    fake = DeckList(faction="skellige", leader="king_bran", cards={"fiend": 7})
    with pytest.raises(RulesError, match="opponent: S1: it plays all cards of skellige"):
        GAME.new_game(Config(mode="solo", decks=(player, fake)), 1)
    real = opponent_deck("skellige")
    with pytest.raises(RulesError, match="solo has no option 'nonsense'"):
        GAME.new_game(Config(mode="solo", decks=(player, real), options=("nonsense",)), 1)
    assert GAME.new_game(Config(mode="solo", decks=(player, real)), 1).pending
