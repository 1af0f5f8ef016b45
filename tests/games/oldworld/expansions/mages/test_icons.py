"""The symbols of mages' cards: protection, discards of choice, effects by energy (W13.4)."""

from __future__ import annotations

from typing import Any

import pytest
from helpers.oldworld.cards_fights import dealt, played
from helpers.oldworld.huntfights import by, last_fight, seated
from helpers.oldworld.large_cards import position
from helpers.oldworld.outcomes import legal_outcome
from helpers.oldworld.spellcraft import DECK, SPELLS, beast_turn, mine, own_turn, protection, spell


@pytest.mark.rule("W13.4")
def test_protection_lowers_the_damage_of_the_next_fight_turn_only() -> None:
    outcome = own_turn(["ward", "slot", "bolt"], "play:ward", "play:slot", "play:bolt", energy=0)
    assert protection(outcome) == 3
    bitten = beast_turn({"damage": 4}, protection=3)
    assert mine(bitten)["deck_size"] == 4 and protection(bitten) == 0
    spared = beast_turn({"damage": 1}, protection=3)
    assert mine(spared)["deck_size"] == 5 and protection(spared) == 0, "the rest of it lapses"


@pytest.mark.rule("W13.4")
def test_protection_is_gone_before_a_second_turn_of_the_monster() -> None:
    """The special attack deals 2, and the monster has another turn at once."""
    outcome = legal_outcome(
        position(
            "foglet",
            ["special_4", "c2b5", "calm", "calm"],
            attack="charge",
            expansions=("special_attacks", "mages"),
            school="alzur",
            home="kaer_morhen",
            protection=5,
        )
    )
    assert mine(outcome)["deck_size"] == 6, "2 of the second attack"
    assert protection(outcome) == 0


@pytest.mark.rule("W13.4")
def test_protection_waits_for_the_opponents_turn() -> None:
    """Damage that strikes back in the mage's own turn is not stopped, and uses up no protection."""
    spite = {"name": "spite", "colour": "red", "cost": 0, "terrain": "water", "copies": 1}
    strikes_back = {"when": "lost_to_damage", "do": ["damage 1"]}
    outcome = played(
        ["mages", "advanced_cards"],
        content={
            "action": [
                *SPELLS,
                {"id": "spite", **spite, "symbols": {}, "extensions": {}, "traits": [strikes_back]},
            ]
        },
        seats={
            "A": {
                "school": "alzur",
                "place": "vizima",
                "home": "kaer_morhen",
                "hand": ["ward", "hit"],
                "deck": DECK,
            },
            "B": {
                "school": "bear",
                "place": "vizima",
                "shield": 0,
                "deck": ["spite", "hit", "hit", "hit"],
            },
        },
        phase=2,
        fight={"against": "B", "turn": "A"},
        script=["done", "play:ward", "play:hit"],
    )
    assert mine(outcome)["deck_size"] == len(DECK) - 1 - 1, "1 struck back, 1 drawn"
    assert protection(outcome) == 2


def hunted(*script: Any, stage: str, pack: int = 2, **own: Any) -> dict[str, Any]:
    """The last fight of a mage, A, and witchers; the blow of one of them sets the pack on all."""
    mage = {"school": "alzur", "home": "kaer_morhen", "deck": ["wait"] * 6, **own}
    return last_fight(
        *script,
        stage=stage,
        pool=["calm", "phantom_axe_combat", "calm", "calm"] if stage == "hunt" else AXE,
        where={"pack": pack},
        content={"action": SPELLS},
        more=["mages"],
        chance=["charge"] * 3 if stage == "hunt" else [],
        seats=seated(A=mage, B={"hand": ["hit"]}, C={}),
    )


AXE = ["phantom_axe_combat", "calm", "calm"]


@pytest.mark.rule("W13.4", "W15.7")
def test_protection_is_for_the_hunts_turn_and_not_for_its_pack_before() -> None:
    ward = (*by("A", "turn", "done", "play:ward"), *by("B", "turn", "done", "play:hit"))
    outcome = hunted(*ward, stage="all", hand=["ward"])
    assert mine(outcome)["deck_size"] == 6 - 1 - 2, "1 drawn, 2 for the hounds"
    assert outcome["protection"] == {"A": 2}


@pytest.mark.rule("W13.4", "W15.7")
def test_protection_is_lost_at_the_end_of_the_hunts_turn() -> None:
    after = hunted(stage="hunt", protection=5)
    assert mine(after)["deck_size"] == 6 and after["protection"] == {}
    bitten = hunted(*by("B", "turn", "done", "play:hit"), stage="hunt", protection=5)
    assert mine(bitten)["deck_size"] == 4, "the hounds come in B's turn"


@pytest.mark.rule("W13.4")
def test_protection_is_taken_off_all_the_damage_of_a_fight_turn_together() -> None:
    """A mage deals it card by card: 2 of 3 are stopped."""
    outcome = played(
        ["mages"],
        content={"action": SPELLS},
        seats={
            "A": {
                "school": "alzur",
                "place": "vizima",
                "home": "kaer_morhen",
                "protection": 2,
                "deck": ["wait"] * 5,
            },
            "B": {
                "school": "othar",
                "place": "vizima",
                "home": "stygga",
                "hand": ["hit", "hit", "hit"],
                "deck": ["wait"] * 3,
            },
        },
        phase=2,
        fight={"against": "B", "turn": "B", "turns": {"A": 1, "B": 1}},
        script=["done", "play:hit", "play:hit", "play:hit"],
    )
    assert mine(outcome)["deck_size"] == 4 and protection(outcome) == 0


@pytest.mark.rule("W13.4")
def test_protection_does_not_outlast_the_fight() -> None:
    weak = {"monster": [{"id": "beast", "life": 1}]}
    won = own_turn(["ward", "hit"], "play:ward", "play:hit", energy=0, content=weak)
    assert won["seats"]["A"]["trophies"] == ["monster.beast"] and won["protection"] == {}


@pytest.mark.rule("W13.4")
def test_protection_never_stops_forced_discards() -> None:
    outcome = beast_turn({"discard": 2}, protection=5, hand=["hit", "wait"])
    assert mine(outcome)["hand"] == [] and protection(outcome) == 0
    trashed = beast_turn({"trash": 1}, "trash:hit", protection=5, hand=["hit", "wait"])
    assert mine(trashed)["hand"] == ["wait"]


@pytest.mark.rule("W13.4")
def test_any_card_of_the_discards_and_their_order_is_kept() -> None:
    pile = ["hit", "gather", "ward", "wait"]
    outcome = own_turn(
        ["recall"], "play:recall", "take:ward", discard=pile, deck=["wait", "wait"], energy=0
    )
    assert "ward" in mine(outcome)["hand"]
    assert mine(outcome)["discard"] == ["recall", "hit", "gather", "wait"]


@pytest.mark.rule("W13.4")
def test_damage_protection_and_draw_by_energy() -> None:
    flare = own_turn(["gather", "flare"], "play:gather", "play:flare", energy=1)
    assert dealt(flare) == 3 and mine(flare)["shield"] == 3, "and none of it is spent"
    dome = own_turn(["dome"], "play:dome", energy=2)
    assert protection(dome) == 2
    trance = own_turn(["trance"], "play:trance", energy=2)
    assert mine(trance)["hand_size"] == 3, "combat and 2 more"


@pytest.mark.rule("W13.4", "W13.3")
@pytest.mark.parametrize(
    ("cards", "boost", "energy", "drawn"),
    [
        (["torrent"], [], 1, 2),
        (["trance", "gather"], [], 0, 2),
        (["trance", "bolt"], ["boost:bolt"], 3, 2),
        (["trance", "bolt"], ["done"], 3, 3),
        (["trance", "trance"], [], 1, 2),
    ],
)
def test_draw_by_energy_is_counted_in_the_draw_step(
    cards: list[str], boost: list[str], energy: int, drawn: int
) -> None:
    """The card's own energy counts, and what later cards bring or cost."""
    torrent = spell("torrent", symbols={"shield": 1}, magic={"draw_by_energy": True})
    laid = [f"play:{card}" for card in cards]
    outcome = own_turn(
        cards,
        *laid,
        *boost,
        energy=energy,
        content={"action": [torrent]},
        deck=["wait"] * 6,
    )
    assert mine(outcome)["hand_size"] == 1 + drawn


@pytest.mark.rule("W13.4", "W11.4")
@pytest.mark.parametrize(("top", "drawn"), [("calm", 3), ("special_1", 1)])
def test_draws_by_energy_too_can_be_made_void(top: str, drawn: int) -> None:
    """The Penitent's passive ability acts when its card is uncovered, after the draw counted."""
    outcome = legal_outcome(
        position(
            "penitent",
            [top, *["calm"] * 6],
            expansions=("special_attacks", "mages"),
            more={"action": SPELLS},
            turns={"A": 1, "monster": 1},
            script=["done", "play:trance", "play:hit"],
            school="alzur",
            home="kaer_morhen",
            energy=2,
            hand=["trance", "hit"],
        )
    )
    assert mine(outcome)["hand_size"] == drawn


@pytest.mark.rule("W13.4")
def test_a_draw_by_energy_is_not_kept_for_the_next_turn() -> None:
    outcome = own_turn(
        ["trance"],
        "play:trance",
        "charge",
        "done",
        "play:wait",
        "done",
        energy=2,
        deck=["wait"] * 9,
        content={"fight_card": [{"id": "calm", "charge": {}, "bite": {}, "copies": 20}]},
    )
    assert mine(outcome)["hand_size"] == 3, "3 drawn, 1 laid, 1 drawn"


@pytest.mark.rule("W13.4")
def test_protection_by_energy_counts_the_energy_of_the_same_card() -> None:
    """Its own, and that of its matched extension."""
    own = spell("shell", symbols={"shield": 1}, magic={"protection_by_energy": True})
    assert protection(own_turn(["shell"], "play:shell", energy=1, content={"action": [own]})) == 2
    linked = {**own, "extensions": {"green": {"shield": 2}}}
    outcome = own_turn(
        ["shell", "wait"], "play:shell", "play:wait", energy=1, content={"action": [linked]}
    )
    assert protection(outcome) == 4


@pytest.mark.rule("W13.4")
def test_an_extension_of_any_colour() -> None:
    outcome = own_turn(["prism", "hit", "wait"], "play:prism")
    assert outcome["options"] == ["done", "play:hit", "play:wait"]
