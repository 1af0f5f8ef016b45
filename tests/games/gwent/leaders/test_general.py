"""Rules for all leaders (G1.5 to G1.7, G3.4, G9.0)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from helpers.gwent.scenario import Duel

from sevencats.games.gwent.cards.catalogue import base
from sevencats.games.gwent.rules.leaders import LEADERS
from sevencats.kernel.decisions import CHANCE, Decision
from sevencats.kernel.engine import apply

Build = Callable[..., Duel]

ACTIVE = sorted(LEADERS)
every_active = pytest.mark.parametrize("leader", ACTIVE)

#: Leaders that search their own deck.
SEARCHING = [
    "arnjolf_the_patricide",
    "emhyr_his_imperial_majesty",
    "eredin_destroyer_of_worlds",
    "eredin_king_of_the_wild_hunt",
    "foltest_king_of_temeria",
    "francesca_pureblood_elf",
    "harald_an_craite_the_cripple",
]
#: These do not search a deck but shuffle: piles go back into it.
RETURNING = ["crach_an_craite"]

#: Something for every leader: weather, a special, a Mardroeme, bonded and agile units.
PLENTY = [
    *("biting_frost", "impenetrable_fog", "torrential_rain", "mardroeme", "scorch"),
    *("war_longship", "harpy", "john_natalis"),
]


def question_after(g: Duel, key: str) -> Decision:
    """The question that would follow a pick, one to chance included. The game stays as it is."""
    trial = g.state.copy()
    apply(trial, trial.pending[0].pick(key))
    return trial.pending[0]


def use_leader(g: Duel) -> list[str]:
    """Use the leader of the player on turn, always with the first option; gives the zones that
    were shuffled."""
    shuffled = []
    user, key = g.asked()[0], "leader"
    while True:
        g.pick(key)
        shuffled += [g.state.layout[int(e.args[0])].name for e in g.events("shuffled")]
        seat, kind = g.asked()
        if kind == "turn":
            assert seat != user
            return shuffled
        assert seat == user
        key = g.state.pending[0].keys[0]


@pytest.mark.rule("G1.6")
def test_each_leader_of_the_catalogue_is_active_or_passive() -> None:
    leaders = base().leaders
    assert len(leaders) == 24
    assert sorted(name for name, leader in leaders.items() if not leader.passive) == ACTIVE


@pytest.mark.rule("G1.6", "G3.4")
@every_active
def test_an_active_leader_is_used_once_even_for_nothing(duel: Build, leader: str) -> None:
    """All piles and rows are empty: the leader may be used all the same, and is spent."""
    g = duel(A=dict(leader=leader, hand=["vesemir"] * 4), B=dict(hand=["ves"] * 2))
    g.expect("leader", "pass", "play:vesemir")
    g.pick("leader")
    assert g.asked() == ("B", "turn")
    assert (g.total("A"), g.total("B")) == (0, 0)
    assert g.zone("weather") == []
    lost = 2 if leader == "eredin_destroyer_of_worlds" else 0
    assert g.discard("A") == ["vesemir"] * lost
    assert g.hand_size("A") == 4 - lost
    g.pick("play:ves")
    g.expect("pass", "play:vesemir")
    g.refuse("leader")
    g.pick("play:vesemir", "pass", "pass")
    assert g.round == 2
    assert g.asked() == ("A", "turn")
    g.expect("pass", "play:vesemir")
    g.refuse("leader")


@pytest.mark.rule("G1.6", "G3.1")
@every_active
def test_using_a_leader_takes_the_turn(duel: Build, leader: str) -> None:
    g = duel(
        A=dict(leader=leader, hand=["vesemir"] * 3, deck=PLENTY, discard=["harpy", "scorch"]),
        B=dict(leader=leader, hand=["ves"] * 3, discard=["thaler"]),
    )
    use_leader(g)
    assert not g.passed("A")
    g.expect("leader", "pass", "play:ves")  # the other's leader is not spent


@pytest.mark.rule("G1.6", "G3.2")
@every_active
def test_a_leader_is_kept_for_a_later_round(duel: Build, leader: str) -> None:
    g = duel(
        A=dict(leader=leader, hand=["vesemir"] * 3, close=["roach"]),
        B=dict(hand=["ves"] * 3),
    )
    g.pick("pass", "pass")
    assert g.round == 2
    g.expect("leader", "pass", "play:vesemir")


@pytest.mark.rule("G1.6", "G3.1")
@every_active
def test_a_leader_may_be_used_with_an_empty_hand(duel: Build, leader: str) -> None:
    g = duel(A=dict(leader=leader), B=dict(hand=["ves"]))
    g.expect("leader", "pass")


@pytest.mark.rule("G1.5")
@every_active
def test_no_leader_touches_a_hero_on_the_battlefield(duel: Build, leader: str) -> None:
    heroes = dict(
        close=["john_natalis", "kayran"],
        ranged=["philippa_eilhart", "leshen"],
        siege=["morvran_voorhis"],
    )
    g = duel(
        A=dict(leader=leader, hand=["vesemir"] * 3, deck=PLENTY, discard=["imlerith"], **heroes),
        B=dict(hand=["ves"], discard=["imlerith"], **heroes),
        weather=["skellige_storm"],
    )
    use_leader(g)
    for side in ("A", "B"):
        for row, cards in heroes.items():
            assert g.row(side, row)[: len(cards)] == cards
            assert g.strength(side, row)[: len(cards)] == [
                8 if c == "kayran" else 10 for c in cards
            ]


@pytest.mark.rule("G9.0")
@pytest.mark.parametrize("seat", ["A", "B"])
@pytest.mark.parametrize("leader", SEARCHING)
def test_a_searched_deck_is_shuffled(duel: Build, leader: str, seat: str) -> None:
    one = dict(leader=leader, hand=["vesemir"] * 3, deck=PLENTY)
    g = duel(A=one, B=one, turn=seat)
    assert use_leader(g) == [f"{seat}.deck"]


@pytest.mark.rule("G9.0", "G3.4")
@pytest.mark.parametrize("leader", sorted({*SEARCHING} - {"eredin_destroyer_of_worlds"}))
def test_a_deck_searched_in_vain_is_shuffled(duel: Build, leader: str) -> None:
    g = duel(
        A=dict(leader=leader, hand=["vesemir"], deck=["harpy", "scorch", "roach"]),
        B=dict(hand=["ves"], deck=PLENTY),
    )
    question = question_after(g, "leader")
    assert (question.seat, question.kind, question.source) == (CHANCE, "shuffle", "A.deck")
    assert question.order == 3
    g.chance("order:2,0,1")
    g.pick("leader")
    assert sorted(g.deck("A")) == ["harpy", "roach", "scorch"]
    assert g.deck("A") != ["harpy", "scorch", "roach"]


@pytest.mark.rule("G9.0")
@pytest.mark.parametrize("leader", sorted({*ACTIVE} - {*SEARCHING} - {*RETURNING}))
def test_a_deck_that_was_not_searched_keeps_its_order(duel: Build, leader: str) -> None:
    g = duel(
        A=dict(leader=leader, hand=["vesemir"], deck=PLENTY, discard=["roach"]),
        B=dict(hand=["ves"], deck=PLENTY, discard=["roach"]),
    )
    assert use_leader(g) == []
    assert g.deck("A") == PLENTY
    assert g.deck("B") == PLENTY


@pytest.mark.rule("G9.0", "G9.17")
def test_the_extra_card_of_daisy_can_be_redrawn(duel: Build) -> None:
    """It is dealt with the others: all eleven are open to the redraw, and two go at most."""
    names = [f"card_{n:02}" for n in range(13)]
    g = duel(
        A=dict(faction="scoiatael", leader="francesca_daisy_of_the_valley", deck=names),
        B=dict(deck=["ves"] * 12),
        phase="start",
        cards={name: {"strength": 1} for name in names},
    )
    g.pick("starter:A")
    hand = g.hand("A")
    assert len(hand) == 11
    g.expect("done", *(f"redraw:{card}" for card in hand), seat="A")
    g.pick(f"redraw:{hand[10]}", f"redraw:{hand[0]}", seat="A")
    g.pick("done", seat="B")
    assert g.asked() == ("A", "turn")
    assert g.hand_size("A") == 11
    assert sorted(g.deck("A")) == sorted([hand[0], hand[10]])
