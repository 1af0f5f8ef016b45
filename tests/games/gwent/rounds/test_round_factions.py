"""G8: the factions."""

from __future__ import annotations

import pytest
from helpers.gwent.scenario import NewDuel

MONSTERS = dict(faction="monsters", hand=["roach"])
SKELLIGE = dict(faction="skellige", hand=["roach"])
NILFGAARD = dict(faction="nilfgaard", hand=["roach"])
NORTH = dict(faction="northern_realms", hand=["roach"], deck=["ballista", "ves"])


@pytest.mark.rule("G8.1", "G7.2")
@pytest.mark.parametrize(
    ("kept", "row"),
    [("close.fiend", "close"), ("ranged.wyvern", "ranged"), ("siege.ice_giant", "siege")],
)
def test_monsters_keep_one_random_unit(duel: NewDuel, kept: str, row: str) -> None:
    g = duel(
        A=dict(close=["fiend", "draug"], ranged=["wyvern"], siege=["ice_giant"], **MONSTERS),
        B=dict(hand=["roach"], close=["ves"]),
    )
    g.chance(f"target:{kept}")
    g.pick("pass", "pass")
    card = kept.partition(".")[2]
    assert g.row("A", row) == [card]
    assert card not in g.discard("A")
    assert len(g.discard("A")) == 3
    assert g.row("B", "close") == []
    assert g.told("kept") == [card]


@pytest.mark.rule("G8.1")
def test_the_odds_go_by_the_copies(duel: NewDuel) -> None:
    g = duel(
        A=dict(close=["ghoul", "ghoul", "ghoul", "fiend"], **MONSTERS),
        B=dict(hand=["roach"], passed=True),
    )
    g.pick("pass")
    assert g.odds("keep") == {"target:close.fiend": 1, "target:close.ghoul": 3}


@pytest.mark.rule("G8.1", "G1.5")
def test_monsters_never_keep_a_hero(duel: NewDuel) -> None:
    g = duel(A=dict(close=["draug", "imlerith"], **MONSTERS), B=dict(hand=["roach"]))
    g.pick("pass", "pass")
    assert g.row("A", "close") == []
    assert sorted(g.discard("A")) == ["draug", "imlerith"]


@pytest.mark.rule("G8.1")
def test_monsters_keep_one_after_every_round_won_or_lost(duel: NewDuel) -> None:
    g = duel(A=dict(close=["fiend"], **MONSTERS), B=dict(hand=["roach"], close=["geralt_of_rivia"]))
    g.pick("pass", "pass")
    assert g.row("A", "close") == ["fiend"]
    assert g.gems("A") == 1
    g.pick("pass", "pass")
    assert g.round == 3
    assert g.row("A", "close") == ["fiend"]
    assert (g.gems("A"), g.gems("B")) == (1, 1)


@pytest.mark.rule("G8.1")
def test_monsters_can_keep_an_enemy_spy_on_their_side(duel: NewDuel) -> None:
    g = duel(
        A=dict(close=["stefan_skellen"], **MONSTERS),
        B=dict(hand=["roach"]),
        owners={"stefan_skellen": "B"},
    )
    g.pick("pass", "pass")
    assert g.row("A", "close") == ["stefan_skellen"]


@pytest.mark.rule("G8.1")
def test_a_spy_on_the_other_side_is_not_theirs_to_keep(duel: NewDuel) -> None:
    g = duel(
        A=dict(**MONSTERS),
        B=dict(hand=["roach"], close=["stefan_skellen"]),
        owners={"stefan_skellen": "A"},
    )
    g.pick("pass", "pass")
    assert g.discard("B") == ["stefan_skellen"]


@pytest.mark.rule("G8.1")
def test_two_monsters_keep_one_each(duel: NewDuel) -> None:
    g = duel(
        A=dict(close=["fiend", "griffin"], **MONSTERS),
        B=dict(close=["foglet", "fiend"], **MONSTERS),
    )
    g.chance("target:close.griffin", "target:close.fiend")
    g.pick("pass", "pass")
    assert g.row("A", "close") == ["griffin"]
    assert g.row("B", "close") == ["fiend"]


@pytest.mark.rule("G8.1", "G4.7")
def test_a_kept_unit_loses_the_horn_of_the_last_round(duel: NewDuel) -> None:
    g = duel(A=dict(close=["fiend"], horn=["close"], **MONSTERS), B=dict(hand=["roach"]))
    assert g.strength("A", "close") == [12]
    g.pick("pass", "pass")
    assert g.strength("A", "close") == [6]


@pytest.mark.rule("G8.1", "G5.8")
def test_the_ability_of_a_kept_unit_does_not_act_again(duel: NewDuel) -> None:
    g = duel(
        A=dict(ranged=["toad"], **MONSTERS),
        B=dict(hand=["roach"]),
    )
    g.pick("pass", "pass")
    assert g.row("A", "ranged") == ["toad"]
    assert g.discard("A") == []


@pytest.mark.rule("G8.2", "G7.3")
@pytest.mark.parametrize("seat", ["A", "B"])
def test_nilfgaard_wins_a_tied_round(duel: NewDuel, seat: str) -> None:
    other = "B" if seat == "A" else "A"
    g = duel(
        A=dict(NILFGAARD if seat == "A" else dict(hand=["roach"]), close=["ves"]),
        B=dict(NILFGAARD if seat == "B" else dict(hand=["roach"]), close=["griffin"]),
    )
    g.pick("pass", "pass")
    assert (g.gems(seat), g.gems(other)) == (2, 1)
    assert g.asked() == (seat, "turn")


@pytest.mark.rule("G8.2")
def test_nilfgaard_wins_an_empty_round(duel: NewDuel) -> None:
    g = duel(A=dict(hand=["roach"], gems=1), B=dict(gems=1, **NILFGAARD))
    g.pick("pass", "pass")
    assert g.winner == "B"


@pytest.mark.rule("G8.2")
def test_nilfgaard_loses_with_the_lower_total(duel: NewDuel) -> None:
    g = duel(A=dict(hand=["roach"], close=["ves"]), B=dict(NILFGAARD))
    g.pick("pass", "pass")
    assert (g.gems("A"), g.gems("B")) == (2, 1)


@pytest.mark.rule("G8.2", "G7.1")
def test_tie_between_two_nilfgaards_is_a_tie(duel: NewDuel) -> None:
    g = duel(A=dict(NILFGAARD), B=dict(NILFGAARD), turn="B")
    g.pick("pass", "pass")
    assert (g.gems("A"), g.gems("B")) == (1, 1)
    assert g.asked() == ("B", "turn")


@pytest.mark.rule("G8.3")
def test_the_northern_realms_draw_after_a_round_they_win(duel: NewDuel) -> None:
    g = duel(A=dict(close=["siegfried_of_denesle"], **NORTH), B=dict(hand=["roach"]))
    g.pick("pass", "pass")
    assert g.hand("A") == ["ballista", "roach"]
    assert g.deck("A") == ["ves"]


@pytest.mark.rule("G8.3")
@pytest.mark.parametrize("theirs", [["ves"], []], ids=["lost", "tied"])
def test_the_northern_realms_draw_only_after_a_win(duel: NewDuel, theirs: list[str]) -> None:
    g = duel(A=dict(NORTH), B=dict(hand=["roach"], close=theirs))
    g.pick("pass", "pass")
    assert g.hand("A") == ["roach"]
    assert len(g.deck("A")) == 2


@pytest.mark.rule("G8.3", "G2.6")
def test_with_an_empty_deck_there_is_nothing_to_draw(duel: NewDuel) -> None:
    g = duel(
        A=dict(faction="northern_realms", hand=["roach"], close=["ves"]), B=dict(hand=["roach"])
    )
    g.pick("pass", "pass")
    assert g.hand("A") == ["roach"]


@pytest.mark.rule("G8.5", "G1.5")
def test_two_random_units_of_skellige_return_in_round_three(duel: NewDuel) -> None:
    g = duel(
        A=dict(
            discard=[
                "madman_lugos",
                "cerys",
                "holger_blackhand",
                "mardroeme",
                "clan_brokvar_archer",
            ],
            **SKELLIGE,
        ),
        B=dict(hand=["roach"], discard=["ves"]),
        round=2,
    )
    g.chance("target:clan_brokvar_archer", "target:madman_lugos")
    g.pick("pass", "pass")
    assert g.round == 3
    assert g.row("A", "ranged") == ["clan_brokvar_archer"]
    assert g.row("A", "close") == ["madman_lugos"]
    assert sorted(g.discard("A")) == ["cerys", "holger_blackhand", "mardroeme"]
    assert g.discard("B") == ["ves"]
    assert sorted(g.told("returned")) == ["clan_brokvar_archer", "madman_lugos"]


@pytest.mark.rule("G8.5")
def test_not_at_the_start_of_round_two(duel: NewDuel) -> None:
    g = duel(A=dict(discard=["madman_lugos"], **SKELLIGE), B=dict(hand=["roach"]), round=1)
    g.pick("pass", "pass")
    assert g.round == 2
    assert g.row("A", "close") == []


@pytest.mark.rule("G8.5")
@pytest.mark.parametrize("pile", [[], ["cerys"], ["madman_lugos"]])
def test_with_fewer_than_two_those_there_are_return(duel: NewDuel, pile: list[str]) -> None:
    g = duel(A=dict(discard=pile, **SKELLIGE), B=dict(hand=["roach"]), round=2)
    g.pick("pass", "pass")
    assert g.row("A", "close") == [card for card in pile if card != "cerys"]


@pytest.mark.rule("G8.5", "G7.2")
def test_units_of_round_two_are_already_in_the_pile(duel: NewDuel) -> None:
    g = duel(A=dict(close=["madman_lugos"], **SKELLIGE), B=dict(hand=["roach"]), round=2)
    g.pick("pass", "pass")
    assert g.row("A", "close") == ["madman_lugos"]


@pytest.mark.rule("G8.5", "G3.3", "G5.1")
def test_a_returning_agile_unit_asks_for_its_row(duel: NewDuel) -> None:
    g = duel(A=dict(discard=["olaf", "svanrige"], **SKELLIGE), B=dict(hand=["roach"]), round=2)
    g.pick("pass", "pass")
    assert g.asked() == ("A", "row")
    g.expect("row:close", "row:ranged")
    g.pick("row:ranged")
    assert g.row("A", "ranged") == ["olaf"]
    assert g.row("A", "close") == ["svanrige"]


@pytest.mark.rule("G8.5", "G3.3", "G5.3")
def test_a_returning_medic_acts(duel: NewDuel) -> None:
    g = duel(
        A=dict(discard=["birna_bran", "svanrige", "udalryk"], **SKELLIGE),
        B=dict(hand=["roach"]),
        round=2,
    )
    g.chance("target:svanrige", "target:birna_bran")
    g.pick("pass", "pass")
    assert sorted(g.row("A", "close")) == ["birna_bran", "svanrige", "udalryk"]
    assert g.discard("A") == []


@pytest.mark.rule("G8.5", "G3.3", "G5.12")
def test_a_returning_pirate_burns(duel: NewDuel) -> None:
    g = duel(
        A=dict(discard=["clan_dimun_pirate", "madman_lugos"], **SKELLIGE),
        B=dict(hand=["roach"]),
        round=2,
    )
    g.chance("target:madman_lugos")
    g.pick("pass", "pass")
    assert sorted(g.discard("A")) == ["clan_dimun_pirate", "madman_lugos"]


@pytest.mark.rule("G8.5", "G3.3", "G5.5")
def test_a_returning_muster_unit_musters(duel: NewDuel) -> None:
    g = duel(
        A=dict(discard=["light_longship"], deck=["light_longship", "ves"], **SKELLIGE),
        B=dict(hand=["roach"]),
        round=2,
    )
    g.pick("pass", "pass")
    assert g.row("A", "ranged") == ["light_longship", "light_longship"]


@pytest.mark.rule("G8.5", "G3.3", "G5.8")
def test_a_returning_enemy_spy_spies_for_skellige(duel: NewDuel) -> None:
    g = duel(
        A=dict(discard=["stefan_skellen"], deck=["ves", "udalryk"], **SKELLIGE),
        B=dict(hand=["roach"]),
        owners={"stefan_skellen": "B"},
        round=2,
    )
    g.pick("pass", "pass")
    assert g.row("B", "close") == ["stefan_skellen"]
    assert g.hand("A") == ["roach", "udalryk", "ves"]


@pytest.mark.rule("G8.5")
def test_two_skelliges_both_get_theirs_the_starter_first(duel: NewDuel) -> None:
    g = duel(
        A=dict(discard=["clan_dimun_pirate"], **SKELLIGE),
        B=dict(discard=["udalryk"], **SKELLIGE),
        round=2,
    )
    g.pick("pass", "pass")
    assert g.discard("A") == ["clan_dimun_pirate"], "it came first and found only itself"
    assert g.row("B", "close") == ["udalryk"]


@pytest.mark.rule("G8.4")
def test_scoiatael_decides_only_before_the_first_round(duel: NewDuel) -> None:
    g = duel(A=dict(faction="scoiatael", hand=["roach"]), B=dict(hand=["roach"], close=["ves"]))
    g.pick("pass", "pass")
    assert g.round == 2
    assert g.asked() == ("B", "turn")


@pytest.mark.rule("G8.5", "G8.1", "G5.9")
def test_an_avenger_of_round_two_arrives_before_the_return(duel: NewDuel) -> None:
    g = duel(
        A=dict(close=["kambi"], reserve=["hemdall"], discard=["udalryk"], **SKELLIGE),
        B=dict(hand=["roach"]),
        round=2,
    )
    g.pick("pass", "pass")
    assert g.round == 3
    assert g.row("A", "close")[0] == "hemdall"
    assert sorted(g.row("A", "close")) == ["hemdall", "kambi", "udalryk"]


@pytest.mark.rule("G8.5")
def test_the_second_returning_unit_waits_untouched(duel: NewDuel) -> None:
    g = duel(
        A=dict(discard=["birna_bran", "svanrige"], **SKELLIGE), B=dict(hand=["roach"]), round=2
    )
    g.chance("target:birna_bran")
    g.pick("pass", "pass")
    assert g.row("A", "close") == ["birna_bran", "svanrige"]
    assert g.told("returned") == ["birna_bran", "svanrige"], "the medic had no target"


@pytest.mark.rule("G8.5")
def test_returning_units_come_one_after_the_other(duel: NewDuel) -> None:
    g = duel(
        A=dict(discard=["clan_dimun_pirate", "madman_lugos"], **SKELLIGE),
        B=dict(hand=["roach"]),
        round=2,
    )
    g.chance("target:clan_dimun_pirate")
    g.pick("pass", "pass")
    assert g.discard("A") == ["clan_dimun_pirate"], "it found only itself"
    assert g.row("A", "close") == ["madman_lugos"]


@pytest.mark.rule("G8.5", "G5.9")
def test_the_return_finds_the_avenger_of_round_two(duel: NewDuel) -> None:
    """A unit that Monsters keep and the avenger make 13, and the avenger burns."""
    g = duel(
        A=dict(discard=["villentretenmerth"], **SKELLIGE),
        B=dict(
            faction="monsters",
            hand=["roach"],
            close=["forktail"],
            ranged=["cow"],
            reserve=["bovine_defense_force"],
        ),
        round=2,
    )
    g.chance("target:close.forktail")
    g.pick("pass", "pass")
    assert g.row("B", "close") == ["forktail"]
    assert sorted(g.discard("B")) == ["bovine_defense_force", "cow"]
