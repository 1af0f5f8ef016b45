"""G5.5: muster."""

from __future__ import annotations

import pytest
from helpers.gwent.scenario import NewDuel


@pytest.mark.rule("G5.5", "G0")
def test_all_of_the_name_come_from_hand_and_deck_but_not_from_the_pile(duel: NewDuel) -> None:
    g = duel(
        A=dict(
            hand=["ghoul", "ghoul", "roach"],
            deck=["fiend", "ghoul", "griffin", "ghoul"],
            discard=["ghoul"],
        ),
        B=dict(hand=["ghoul"], deck=["ghoul"]),
    )
    g.expect("pass", "play:ghoul", "play:roach")
    g.pick("play:ghoul")
    assert g.row("A", "close") == ["ghoul"] * 4
    assert g.hand("A") == ["roach"]
    assert sorted(g.deck("A")) == ["fiend", "griffin"]
    assert g.discard("A") == ["ghoul"]
    assert g.hand("B") == g.deck("B") == ["ghoul"]
    assert g.told("mustered") == ["ghoul"] * 3
    assert g.asked() == ("B", "turn")


@pytest.mark.rule("G5.5")
@pytest.mark.parametrize(("seat", "other"), [("A", "B"), ("B", "A")])
def test_deck_is_shuffled_after_muster(duel: NewDuel, seat: str, other: str) -> None:
    caller = dict(hand=["ghoul", "roach"], deck=["fiend", "ghoul", "griffin"])
    g = duel(**{seat: caller, other: dict(hand=["roach"])}, turn=seat)
    g.chance("order:1,0")
    g.pick("play:ghoul")
    assert g.deck(seat) == ["griffin", "fiend"]
    kinds = [event.kind for event in g.log]
    assert kinds.count("shuffled") == 1
    assert kinds.index("shuffled") > kinds.index("mustered")


@pytest.mark.rule("G5.5", "G3.4")
def test_muster_card_is_playable_without_targets(duel: NewDuel) -> None:
    g = duel(A=dict(hand=["ghoul", "roach"], deck=["fiend"]), B=dict(hand=["roach"]))
    g.pick("play:ghoul")
    assert g.row("A", "close") == ["ghoul"]
    assert g.deck("A") == ["fiend"]


@pytest.mark.rule("G5.5")
def test_cards_of_other_names_can_be_called(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=["crone_brewess", "crone_weavess", "roach"], deck=["crone_whispess"]),
        B=dict(hand=["roach"]),
    )
    g.pick("play:crone_brewess")
    assert sorted(g.row("A", "close")) == ["crone_brewess", "crone_weavess", "crone_whispess"]
    assert g.hand("A") == ["roach"]


@pytest.mark.rule("G5.5", "G3.3")
def test_each_goes_to_its_own_row(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=["arachas_behemoth", "roach"], deck=["arachas", "arachas"]),
        B=dict(hand=["roach"]),
    )
    g.pick("play:arachas_behemoth")
    assert g.row("A", "siege") == ["arachas_behemoth"]
    assert g.row("A", "close") == ["arachas", "arachas"]


@pytest.mark.rule("G5.5")
@pytest.mark.parametrize(
    ("played", "caller"),
    [("arachas", "arachas_behemoth"), ("gaunter_odimm_darkness", "gaunter_odimm")],
)
def test_muster_link_may_be_one_way(duel: NewDuel, played: str, caller: str) -> None:
    g = duel(A=dict(hand=[played, caller, "roach"], deck=[caller, played]), B=dict(hand=["roach"]))
    g.pick(f"play:{played}")
    assert g.hand("A") == sorted([caller, "roach"])
    assert g.deck("A") == [caller]


@pytest.mark.rule("G5.5")
def test_gaunter_calls_darkness_but_not_another_gaunter(duel: NewDuel) -> None:
    g = duel(
        A=dict(
            hand=["gaunter_odimm", "gaunter_odimm", "roach"],
            deck=["gaunter_odimm_darkness", "gaunter_odimm_darkness"],
        ),
        B=dict(hand=["roach"]),
    )
    g.pick("play:gaunter_odimm")
    assert g.row("A", "siege") == ["gaunter_odimm"]
    assert g.row("A", "ranged") == ["gaunter_odimm_darkness"] * 2
    assert g.hand("A") == ["gaunter_odimm", "roach"]


@pytest.mark.rule("G1.7", "G5.5")
@pytest.mark.parametrize(
    ("hero", "called"),
    [
        ("cerys", "clan_drummond_shield_maiden"),
        ("geralt_of_rivia", "roach"),
        ("cirilla_fiona_elen_riannon", "roach"),
    ],
)
def test_a_hero_can_muster(duel: NewDuel, hero: str, called: str) -> None:
    g = duel(A=dict(hand=[hero, called, "ves"], deck=[called]), B=dict(hand=["fiend"]))
    g.pick(f"play:{hero}")
    assert g.row("A", "close") == [hero, called, called]


@pytest.mark.rule("G1.7")
def test_a_hero_can_be_mustered(duel: NewDuel) -> None:
    cards = {"herald": dict(strength=1, abilities=["muster"], musters=["geralt_of_rivia"])}
    g = duel(
        A=dict(hand=["herald", "ves"], deck=["geralt_of_rivia", "roach"]),
        B=dict(hand=["fiend"]),
        cards=cards,
    )
    g.pick("play:herald")
    assert g.row("A", "close") == ["herald", "geralt_of_rivia", "roach"]


@pytest.mark.rule("G5.5", "G5.1")
def test_a_mustered_agile_unit_asks_for_its_row(duel: NewDuel) -> None:
    cards = {"herald": dict(strength=1, abilities=["muster"], musters=["harpy"])}
    g = duel(
        A=dict(hand=["herald", "roach"], deck=["harpy", "harpy"]),
        B=dict(hand=["roach"]),
        cards=cards,
    )
    g.pick("play:herald")
    g.expect("row:close", "row:ranged")
    g.pick("row:ranged")
    g.expect("row:close", "row:ranged")
    g.pick("row:close")
    assert g.row("A", "close") == ["herald", "harpy"]
    assert g.row("A", "ranged") == ["harpy"]


@pytest.mark.rule("G3.3", "G5.5", "G5.8")
def test_the_abilities_of_mustered_cards_act(duel: NewDuel) -> None:
    cards = {"herald": dict(strength=1, abilities=["muster"], musters=["thaler"])}
    g = duel(
        A=dict(hand=["herald", "roach"], deck=["ves", "fiend", "nekker", "thaler"]),
        B=dict(hand=["roach"]),
        cards=cards,
    )
    g.pick("play:herald")
    assert g.row("B", "siege") == ["thaler"]
    assert g.hand_size("A") == 3
    assert len(g.deck("A")) == 1


@pytest.mark.rule("G5.5")
def test_a_mustered_card_that_the_spy_before_it_drew_still_comes(duel: NewDuel) -> None:
    cards = {"herald": dict(strength=1, abilities=["muster"], musters=["thaler", "roach"])}
    g = duel(
        A=dict(hand=["herald", "thaler", "ves"], deck=["roach", "fiend"]),
        B=dict(hand=["ves"]),
        cards=cards,
    )
    g.pick("play:herald")
    assert g.row("A", "close") == ["herald", "roach"]
    assert g.hand("A") == ["fiend", "ves"]
