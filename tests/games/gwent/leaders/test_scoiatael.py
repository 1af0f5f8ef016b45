"""The Francescas (G9.16 to G9.20)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from helpers.gwent.scenario import Duel

from sevencats.games.gwent.page.insight import insight

Build = Callable[..., Duel]

PUREBLOOD = "francesca_pureblood_elf"
DAISY = "francesca_daisy_of_the_valley"
BEAUTIFUL = "francesca_the_beautiful"
QUEEN = "francesca_queen_of_dol_blathanna"
HOPE = "francesca_hope_of_the_aen_seidhe"


def shuffled(g: Duel) -> list[str]:
    """The zones the last pick had shuffled."""
    return [g.state.layout[int(event.args[0])].name for event in g.events("shuffled")]


# -- Pureblood Elf ------------------------------------------------------------------------------


@pytest.mark.rule("G9.16", "G9.0")
def test_pureblood_plays_biting_frost_from_the_deck(duel: Build) -> None:
    g = duel(
        A=dict(
            faction="scoiatael",
            leader=PUREBLOOD,
            hand=["riordain"],
            deck=["impenetrable_fog", "biting_frost", "toruviel", "biting_frost"],
            close=["dennis_cranmer", "isengrim_faoiltiarna"],
            ranged=["dol_blathanna_archer"],
        ),
        B=dict(hand=["ves"], close=["siegfried_of_denesle"], siege=["ballista"]),
    )
    g.expect("leader", "pass", "play:riordain")
    g.pick("leader")
    assert g.zone("weather") == ["biting_frost"]
    assert g.strength("A", "close") == [2, 10]  # Isengrim's morale boost comes after the frost
    assert g.strength("B", "close") == [1]
    assert g.strength("A", "ranged") == [4]
    assert g.strength("B", "siege") == [6]
    assert sorted(g.deck("A")) == ["biting_frost", "impenetrable_fog", "toruviel"]
    assert shuffled(g) == ["A.deck"]
    assert g.asked() == ("B", "turn")
    g.pick("play:ves")
    g.expect("pass", "play:riordain")


@pytest.mark.rule("G9.16", "G9.0", "G3.4")
def test_pureblood_finds_no_frost(duel: Build) -> None:
    g = duel(
        A=dict(
            leader=PUREBLOOD,
            hand=["biting_frost"],
            deck=["impenetrable_fog", "toruviel"],
            discard=["biting_frost"],
        ),
        B=dict(hand=["ves"], deck=["biting_frost"]),
    )
    g.expect("leader", "pass", "play:biting_frost")
    g.pick("leader")
    assert g.zone("weather") == []
    assert shuffled(g) == ["A.deck"]
    assert g.asked() == ("B", "turn")
    g.pick("play:ves")
    g.expect("pass", "play:biting_frost")


# -- Daisy of the Valley ------------------------------------------------------------------------

DECK = [
    *("barclay_els", "ciaran_aep_easnillien", "dennis_cranmer", "filavandrel_aen_fidhail"),
    *("ida_emean_aep_sivney", "milva", "riordain", "schirru", "toruviel", "yaevinn"),
    *("eithne", "iorveth", "vesemir", "zoltan_chivay"),
]


@pytest.mark.rule("G9.17", "G9.0", "G2.2")
def test_daisy_draws_eleven_before_the_redraw(duel: Build) -> None:
    g = duel(
        A=dict(faction="scoiatael", leader=DAISY, deck=DECK),
        B=dict(faction="monsters", deck=["fiend"] * 14),
        phase="start",
    )
    assert g.asked() == ("A", "starter")
    g.pick("starter:B")
    assert (g.hand_size("A"), g.hand_size("B")) == (11, 10)
    hand = g.hand("A")
    g.expect("done", *(f"redraw:{card}" for card in hand), seat="A")
    g.pick(f"redraw:{hand[0]}", seat="A")
    assert g.hand_size("A") == 11
    g.pick(f"redraw:{hand[1]}", seat="A")
    assert g.hand_size("A") == 11
    assert not {hand[0], hand[1]} & set(g.hand("A"))
    g.pick("done", seat="B")
    assert g.asked() == ("B", "turn")
    assert (g.hand_size("A"), len(g.deck("A"))) == (11, 3)
    assert (g.hand_size("B"), len(g.deck("B"))) == (10, 4)


@pytest.mark.rule("G9.17")
def test_daisy_draws_nothing_more_in_later_rounds(duel: Build) -> None:
    g = duel(
        A=dict(faction="scoiatael", leader=DAISY, hand=["riordain"], deck=DECK),
        B=dict(hand=["ves"]),
    )
    g.expect("pass", "play:riordain")
    g.pick("pass", "pass")
    assert g.round == 2
    assert g.hand("A") == ["riordain"]


@pytest.mark.rule("G9.17")
def test_both_daisies_draw(duel: Build) -> None:
    g = duel(
        A=dict(faction="scoiatael", leader=DAISY, deck=DECK),
        B=dict(faction="scoiatael", leader=DAISY, deck=DECK),
        phase="start",
        chance=["decides:B"],
    )
    g.pick("starter:A", seat="B")
    assert (g.hand_size("A"), g.hand_size("B")) == (11, 11)
    g.pick("done", seat="A")
    g.pick("done", seat="B")


# -- The Beautiful ------------------------------------------------------------------------------


@pytest.mark.rule("G9.18", "G1.5")
def test_beautiful_doubles_the_own_ranged_row_but_no_hero(duel: Build) -> None:
    g = duel(
        A=dict(
            leader=BEAUTIFUL,
            hand=["riordain"],
            close=["dennis_cranmer"],
            ranged=["dol_blathanna_archer", "iorveth"],
            siege=["schirru"],
        ),
        B=dict(hand=["ves", "thaler"], ranged=["keira_metz"]),
    )
    g.expect("leader", "pass", "play:riordain")
    g.pick("leader")
    assert g.strength("A", "ranged") == [8, 10]
    assert g.strength("A", "close") == [6]
    assert g.strength("A", "siege") == [8]
    assert g.strength("B", "ranged") == [5]
    assert g.asked() == ("B", "turn")
    g.pick("play:ves")
    g.expect("pass", "play:riordain")
    g.pick("play:riordain")
    assert g.strength("A", "ranged") == [8, 10, 2]


#: No card of the catalogue blows a horn in the ranged row.
PIPER = {"piper": {"strength": 3, "rows": ["ranged"], "abilities": ["commanders_horn"]}}


@pytest.mark.rule("G9.18", "G4.5")
def test_beautiful_adds_nothing_to_a_special_horn(duel: Build) -> None:
    g = duel(
        A=dict(leader=BEAUTIFUL, hand=["riordain"], ranged=["toruviel"], horn=["ranged"]),
        B=dict(hand=["ves"]),
    )
    g.pick("leader")
    assert g.strength("A", "ranged") == [4]
    assert g.events("horn") == []
    g.pick("play:ves")
    g.expect("pass", "play:riordain")


@pytest.mark.rule("G9.18", "G4.5")
def test_beautiful_does_nothing_with_a_horn_unit(duel: Build) -> None:
    g = duel(
        A=dict(leader=BEAUTIFUL, hand=["decoy", "vesemir"], ranged=["piper", "toruviel"]),
        B=dict(hand=["ves", "ves"]),
        cards=PIPER,
    )
    g.pick("leader")
    assert g.strength("A", "ranged") == [3, 4]
    g.pick("play:ves", "play:decoy", "target:ranged.piper")
    assert g.strength("A", "ranged") == [0, 2]


@pytest.mark.rule("G9.18", "G4.5")
def test_a_horn_unit_is_doubled_by_beautiful_who_came_first(duel: Build) -> None:
    g = duel(
        A=dict(leader=BEAUTIFUL, hand=["piper", "vesemir"], ranged=["toruviel"]),
        B=dict(hand=["ves", "ves"]),
        cards=PIPER,
    )
    g.pick("leader", "play:ves", "play:piper")
    assert g.strength("A", "ranged") == [4, 6]


@pytest.mark.rule("G9.18", "G1.6")
def test_beautiful_ends_with_the_round_and_is_spent(duel: Build) -> None:
    g = duel(
        A=dict(leader=BEAUTIFUL, hand=["riordain", "vesemir"], ranged=["toruviel"]),
        B=dict(hand=["ves", "ves"]),
    )
    g.pick("leader", "pass", "pass")
    assert g.round == 2
    g.expect("pass", "play:riordain", "play:vesemir")
    g.pick("play:riordain")
    assert g.strength("A", "ranged") == [1]


# -- Queen of Dol Blathanna ---------------------------------------------------------------------


@pytest.mark.rule("G9.19")
def test_queen_burns_the_strongest_of_a_close_row_of_ten(duel: Build) -> None:
    g = duel(
        A=dict(leader=QUEEN, hand=["riordain"], close=["dennis_cranmer"] * 2),
        B=dict(hand=["ves"], close=["rainfarn", "vesemir"], ranged=["vanhemar"] * 3),
    )
    g.expect("leader", "pass", "play:riordain")
    g.pick("leader")
    assert g.told("burned") == ["vesemir"]
    assert g.row("B", "close") == ["rainfarn"]
    assert g.discard("B") == ["vesemir"]
    assert g.row("B", "ranged") == ["vanhemar"] * 3
    assert g.row("A", "close") == ["dennis_cranmer"] * 2
    assert g.asked() == ("B", "turn")
    g.pick("play:ves")
    g.expect("pass", "play:riordain")


@pytest.mark.rule("G9.19", "G3.4")
def test_queen_spares_a_close_row_of_nine(duel: Build) -> None:
    g = duel(
        A=dict(leader=QUEEN, hand=["riordain"]),
        B=dict(hand=["ves"], close=["morteisen", "vesemir"], ranged=["vanhemar"] * 3),
    )
    g.pick("leader")
    assert g.row("B", "close") == ["morteisen", "vesemir"]
    g.pick("play:ves")
    g.expect("pass", "play:riordain")


@pytest.mark.rule("G9.19", "G1.5")
def test_queen_counts_heroes_and_burns_ties(duel: Build) -> None:
    g = duel(
        A=dict(leader=QUEEN, hand=["riordain"]),
        B=dict(hand=["ves"], close=["morteisen", "triss_merigold", "morteisen", "vreemde"]),
    )
    g.pick("leader")
    assert g.row("B", "close") == ["triss_merigold", "vreemde"]
    assert g.discard("B") == ["morteisen", "morteisen"]


@pytest.mark.rule("G9.19", "G1.5", "G3.4")
def test_queen_burns_no_hero(duel: Build) -> None:
    g = duel(
        A=dict(leader=QUEEN, hand=["riordain"]),
        B=dict(hand=["ves"], close=["john_natalis", "geralt_of_rivia"]),
    )
    g.pick("leader")
    assert g.row("B", "close") == ["john_natalis", "geralt_of_rivia"]


@pytest.mark.rule("G9.19", "G3.5")
def test_queen_burns_her_own_spy(duel: Build) -> None:
    g = duel(
        A=dict(leader=QUEEN, hand=["riordain"]),
        B=dict(hand=["ves"], close=["stefan_skellen", "vreemde"]),
        owners={"stefan_skellen": "A"},
    )
    g.pick("leader")
    assert g.row("B", "close") == ["vreemde"]
    assert g.discard("B") == ["stefan_skellen"]
    assert g.discard("A") == []


# -- Hope of the Aen Seidhe ---------------------------------------------------------------------


@pytest.mark.rule("G9.20", "G5.1", "G1.5")
def test_hope_moves_the_own_agile_units_out_of_the_weather(duel: Build) -> None:
    g = duel(
        A=dict(
            leader=HOPE,
            hand=["riordain"],
            close=["barclay_els", "kayran", "dennis_cranmer", "yaevinn"],
            ranged=["dol_blathanna_scout"],
        ),
        B=dict(hand=["ves"], close=["harpy"]),
        weather=["biting_frost"],
    )
    g.expect("leader", "pass", "play:riordain")
    g.pick("leader")
    assert g.row("A", "close") == ["kayran", "dennis_cranmer"]
    assert sorted(g.row("A", "ranged")) == ["barclay_els", "dol_blathanna_scout", "yaevinn"]
    assert g.strength("A", "ranged") == [6, 6, 6]
    assert g.row("B", "close") == ["harpy"]
    assert sorted(g.told("moved")) == ["barclay_els", "yaevinn"]
    assert g.asked() == ("B", "turn")
    g.pick("play:ves")
    g.expect("pass", "play:riordain")


@pytest.mark.rule("G9.20")
def test_hope_moves_copies_of_a_card_from_both_rows(duel: Build) -> None:
    g = duel(
        A=dict(
            leader=HOPE,
            hand=["riordain"],
            close=["dol_blathanna_scout"],
            ranged=["dol_blathanna_scout", "dol_blathanna_scout"],
        ),
        B=dict(hand=["ves"]),
        weather=["impenetrable_fog"],
    )
    g.pick("leader")
    assert g.row("A", "close") == ["dol_blathanna_scout"] * 3
    assert g.total("A") == 18


@pytest.mark.rule("G9.20", "G4.5")
def test_hope_moves_agile_units_to_a_horn(duel: Build) -> None:
    g = duel(
        A=dict(leader=HOPE, hand=["riordain"], close=["dandelion"], ranged=["yaevinn", "toruviel"]),
        B=dict(hand=["ves"]),
    )
    g.pick("leader")
    assert g.row("A", "close") == ["dandelion", "yaevinn"]
    assert g.strength("A", "close") == [2, 12]
    assert g.row("A", "ranged") == ["toruviel"]


@pytest.mark.rule("G9.20", "G4.4")
def test_hope_moves_agile_units_to_a_morale_boost(duel: Build) -> None:
    g = duel(
        A=dict(leader=HOPE, hand=["riordain"], close=["yaevinn"], ranged=["milva"]),
        B=dict(hand=["ves"]),
    )
    g.pick("leader")
    assert g.row("A", "ranged") == ["milva", "yaevinn"]
    assert g.strength("A", "ranged") == [10, 7]


@pytest.mark.rule("G9.20", "G4.4")
def test_hope_counts_what_the_moved_unit_gives_to_others(duel: Build) -> None:
    g = duel(
        A=dict(
            leader=HOPE,
            hand=["riordain"],
            close=["olgierd_von_everec", "dennis_cranmer"],
            ranged=["toruviel", "dol_blathanna_archer"],
        ),
        B=dict(hand=["ves"]),
    )
    g.pick("leader")
    assert g.row("A", "ranged") == ["toruviel", "dol_blathanna_archer", "olgierd_von_everec"]
    assert g.total("A") == 6 + 3 + 5 + 6


@pytest.mark.rule("G9.20", "G4.2")
def test_hope_weighs_horn_against_weather(duel: Build) -> None:
    g = duel(
        A=dict(
            leader=HOPE,
            hand=["riordain"],
            close=["yaevinn"],
            ranged=["ciaran_aep_easnillien"],
            horn=["close"],
        ),
        B=dict(hand=["ves"]),
        weather=["biting_frost"],
    )
    g.pick("leader")
    assert g.row("A", "close") == []
    assert g.strength("A", "ranged") == [3, 6]


@pytest.mark.rule("G9.20", "G3.4")
@pytest.mark.parametrize("weather", [[], ["biting_frost", "impenetrable_fog"], ["torrential_rain"]])
@pytest.mark.parametrize("yaevinn", ["close", "ranged"])
@pytest.mark.parametrize("barclay", ["close", "ranged"])
def test_between_rows_that_are_equally_good_the_player_chooses(
    duel: Build, weather: list[str], yaevinn: str, barclay: str
) -> None:
    g = duel(
        A=dict(leader=HOPE, hand=["riordain"], close=["yaevinn"], ranged=["barclay_els"]),
        B=dict(hand=["ves"]),
        weather=weather,
    )
    g.pick("leader")
    for unit, row in (("yaevinn", yaevinn), ("barclay_els", barclay)):
        assert g.asked() == ("A", "row")
        assert g.state.pending[0].source == unit
        g.expect("row:close", "row:ranged")
        g.pick(f"row:{row}")
    assert "yaevinn" in g.row("A", yaevinn)
    assert "barclay_els" in g.row("A", barclay)
    assert len(g.row("A", "close") + g.row("A", "ranged")) == 2
    assert g.asked() == ("B", "turn")


@pytest.mark.rule("G9.20", "G3.4")
def test_hope_asks_only_for_units_whose_rows_are_equally_good(duel: Build) -> None:
    """In close combat frost and a horn make 2 of any unit."""
    g = duel(
        A=dict(leader=HOPE, hand=["riordain"], close=["yaevinn", "harpy"], horn=["close"]),
        B=dict(hand=["ves"]),
        weather=["biting_frost"],
    )
    g.pick("leader")
    assert g.state.pending[0].source == "harpy"
    assert g.row("A", "close") == ["yaevinn", "harpy"]
    g.pick("row:close")
    assert g.row("A", "close") == ["harpy"]
    assert g.row("A", "ranged") == ["yaevinn"]
    assert g.asked() == ("B", "turn")


@pytest.mark.rule("G9.20")
def test_a_preview_of_hope_does_not_try_every_equal_row(duel: Build) -> None:
    g = duel(
        A=dict(leader=HOPE, hand=["riordain"], close=["dol_blathanna_scout"] * 9, horn=["close"]),
        B=dict(hand=["ves"]),
        weather=["biting_frost", "impenetrable_fog"],
    )
    assert insight(g.state, 0).plays["leader"].totals == [18, 0]
    h = duel(
        A=dict(leader=HOPE, hand=["riordain"], close=["dol_blathanna_scout"] * 9),
        B=dict(hand=["ves"]),
    )
    assert sorted(insight(h.state, 0).plays) == ["leader", "play:riordain"]


@pytest.mark.rule("G9.20", "G3.4", "G4.4")
@pytest.mark.parametrize("row", ["close", "ranged"])
def test_a_morale_boost_is_placed_first_and_the_others_follow_it(duel: Build, row: str) -> None:
    g = duel(
        A=dict(
            leader=HOPE,
            hand=["riordain"],
            close=["yaevinn", "dennis_cranmer", "olgierd_von_everec"],
            ranged=["toruviel"],
        ),
        B=dict(hand=["ves"]),
    )
    g.pick("leader")
    assert g.state.pending[0].source == "olgierd_von_everec"
    g.pick(f"row:{row}")
    assert {"olgierd_von_everec", "yaevinn"} <= set(g.row("A", row))
    assert g.total("A") == 6 + 7 + 6 + 2 + 1
    assert g.asked() == ("B", "turn")


@pytest.mark.rule("G9.20", "G3.4")
def test_hope_asks_for_each_copy(duel: Build) -> None:
    g = duel(
        A=dict(leader=HOPE, hand=["riordain"], close=["dol_blathanna_scout"] * 3),
        B=dict(hand=["ves"]),
    )
    g.pick("leader", "row:ranged", "row:close", "row:ranged")
    assert g.row("A", "close") == ["dol_blathanna_scout"]
    assert g.row("A", "ranged") == ["dol_blathanna_scout"] * 2
    assert len(g.told("moved")) == 2
    assert g.asked() == ("B", "turn")


@pytest.mark.rule("G9.20", "G1.5")
def test_an_agile_hero_stays(duel: Build) -> None:
    g = duel(
        A=dict(leader=HOPE, hand=["riordain"], close=["kayran"], ranged=["toruviel"] * 2),
        B=dict(hand=["ves"]),
    )
    g.pick("leader")
    assert g.row("A", "close") == ["kayran"]


@pytest.mark.rule("G9.20")
def test_the_agile_units_of_the_other_side_stay(duel: Build) -> None:
    g = duel(
        A=dict(leader=HOPE, hand=["riordain"]),
        B=dict(hand=["ves"], close=["harpy", "celaeno_harpy"], ranged=["yaevinn"], horn=["ranged"]),
        weather=["biting_frost"],
    )
    g.pick("leader")
    assert g.row("B", "close") == ["harpy", "celaeno_harpy"]
    assert g.row("B", "ranged") == ["yaevinn"]


@pytest.mark.rule("G9.20", "G3.4")
def test_hope_without_agile_units(duel: Build) -> None:
    g = duel(
        A=dict(leader=HOPE, hand=["riordain"], close=["dennis_cranmer", "decoy"]),
        B=dict(hand=["ves"]),
        weather=["biting_frost"],
    )
    g.pick("leader")
    assert g.row("A", "close") == ["dennis_cranmer", "decoy"]
    assert g.asked() == ("B", "turn")
    g.pick("play:ves")
    g.expect("pass", "play:riordain")


@pytest.mark.rule("G9.20", "G5.1")
def test_after_hope_the_units_stay_where_they_are(duel: Build) -> None:
    g = duel(
        A=dict(leader=HOPE, hand=["riordain"], close=["yaevinn"]),
        B=dict(hand=["impenetrable_fog", "ves"]),
        weather=["biting_frost"],
    )
    g.pick("leader", "play:impenetrable_fog")
    assert g.row("A", "ranged") == ["yaevinn"]
    assert g.strength("A", "ranged") == [1]


@pytest.mark.rule("G9.20", "G5.11", "G5.10")
@pytest.mark.parametrize("row", ["close", "ranged"])
def test_a_berserker_that_hope_moves_to_a_mardroeme_transforms(duel: Build, row: str) -> None:
    bear = "transformed_vildkaarl"
    g = duel(
        A=dict(leader=HOPE, hand=["riordain"], close=["werebear"], mardroeme=[row], reserve=[bear]),
        B=dict(hand=["ves"]),
        weather=["biting_frost"],
        cards={
            "werebear": {
                "kind": "unit",
                "strength": 4,
                "rows": ["close", "ranged"],
                "abilities": ["agile", "berserker"],
                "transforms_into": bear,
                "faction": "skellige",
            }
        },
    )
    g.pick("leader")
    assert g.row("A", "ranged") == (["werebear"] if row == "close" else [])
    assert g.zone("removed") == (["werebear"] if row == "ranged" else [])


@pytest.mark.rule("G9.20", "G3.4")
def test_hope_asks_for_the_last_undecided_unit(duel: Build) -> None:
    g = duel(A=dict(leader=HOPE, close=["yaevinn"]), B=dict(hand=["ves"]))
    assert g.state.zones[g.state.table.row(0, 0)] == [0]
    g.pick("leader", "row:ranged")
    assert g.row("A", "ranged") == ["yaevinn"]
