"""G5.7 and G5.12: units that burn others."""

from __future__ import annotations

import pytest
from helpers.gwent.scenario import NewDuel

DRAGON = "villentretenmerth"
PIRATE = "clan_dimun_pirate"


@pytest.mark.rule("G5.7")
@pytest.mark.parametrize(
    ("card", "row", "units"),
    [
        (DRAGON, "close", ["fiend", "ves"]),
        ("toad", "ranged", ["dethmold", "keira_metz"]),
        ("schirru", "siege", ["ballista", "ice_giant"]),
    ],
)
def test_the_strongest_of_the_row_opposite_burns(
    duel: NewDuel, card: str, row: str, units: list[str]
) -> None:
    g = duel(
        A=dict(hand=[card, "roach"], **{row: units}),
        B=dict(hand=["roach"], **{row: units}),
    )
    g.expect("pass", f"play:{card}", "play:roach")
    g.pick(f"play:{card}")
    assert g.row("B", row) == units[1:]
    assert g.discard("B") == units[:1]
    assert g.row("A", row) == [*units, card]
    assert g.told("burned") == units[:1]


@pytest.mark.rule("G5.7")
@pytest.mark.parametrize(
    ("units", "left"),
    [(["ves", "rainfarn"], ["ves", "rainfarn"]), (["ves", "griffin"], [])],
    ids=["nine", "ten"],
)
def test_ten_is_enough_and_nine_is_not(duel: NewDuel, units: list[str], left: list[str]) -> None:
    g = duel(A=dict(hand=[DRAGON, "roach"]), B=dict(hand=["roach"], close=units))
    g.pick(f"play:{DRAGON}")
    assert g.row("B", "close") == left


@pytest.mark.rule("G5.7")
def test_tied_strongest_units_all_burn(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=[DRAGON, "roach"]),
        B=dict(hand=["roach"], close=["ves", "rainfarn", "griffin", "forktail"]),
    )
    g.pick(f"play:{DRAGON}")
    assert g.row("B", "close") == ["rainfarn"]
    assert sorted(g.discard("B")) == ["forktail", "griffin", "ves"]


@pytest.mark.rule("G5.7", "G1.5")
def test_heroes_count_for_the_ten_but_do_not_burn(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=[DRAGON, "roach"]),
        B=dict(hand=["roach"], close=["triss_merigold", "yarpen_zigrin", "ghoul"]),
    )
    assert g.total("B") == 10
    g.pick(f"play:{DRAGON}")
    assert g.row("B", "close") == ["triss_merigold", "ghoul"]


@pytest.mark.rule("G5.7", "G3.4")
def test_heroes_alone_make_no_target(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=[DRAGON, "roach"]), B=dict(hand=["roach"], close=["geralt_of_rivia", "decoy"])
    )
    g.pick(f"play:{DRAGON}")
    assert g.row("B", "close") == ["geralt_of_rivia", "decoy"]


@pytest.mark.rule("G5.7", "G4.7")
def test_the_strength_of_the_moment_counts(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=[DRAGON, "roach"]),
        B=dict(hand=["roach"], close=["fiend", "griffin", "blue_stripes_commando"]),
        weather=["biting_frost"],
    )
    g.pick(f"play:{DRAGON}")
    assert g.discard("B") == []


@pytest.mark.rule("G5.7", "G4.7")
def test_a_horn_can_lift_a_row_to_ten(duel: NewDuel) -> None:
    g = duel(A=dict(hand=[DRAGON, "roach"]), B=dict(hand=["roach"], close=["ves"], horn=["close"]))
    g.pick(f"play:{DRAGON}")
    assert g.discard("B") == ["ves"]
    assert g.zone("B.row_special.close") == ["commanders_horn"]


@pytest.mark.rule("G5.7")
def test_other_rows_do_not_count(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=[DRAGON, "roach"]),
        B=dict(hand=["roach"], close=["fiend"], ranged=["dethmold"], siege=["ballista"]),
    )
    g.pick(f"play:{DRAGON}")
    assert g.discard("B") == []


@pytest.mark.rule("G5.12", "G6.4")
def test_the_pirate_burns_the_strongest_of_both_sides(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=[PIRATE, "roach"], siege=["catapult", "ballista"]),
        B=dict(hand=["roach"], close=["ves"], siege=["schirru"]),
    )
    g.expect("pass", f"play:{PIRATE}", "play:roach")
    g.pick(f"play:{PIRATE}")
    assert g.discard("A") == ["catapult"]
    assert g.discard("B") == ["schirru"]
    assert g.row("A", "ranged") == [PIRATE]
    assert g.row("B", "close") == ["ves"]


@pytest.mark.rule("G5.12")
def test_the_pirate_burns_itself_when_it_is_the_strongest(duel: NewDuel) -> None:
    g = duel(A=dict(hand=[PIRATE, "roach"], close=["ves"]), B=dict(hand=["roach"]))
    g.pick(f"play:{PIRATE}")
    assert g.discard("A") == [PIRATE]
    assert g.row("A", "close") == ["ves"]


@pytest.mark.rule("G5.12")
def test_the_pirate_burns_with_those_it_ties_with(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=[PIRATE, "roach"]), B=dict(hand=["roach"], close=["fiend", "geralt_of_rivia"])
    )
    g.pick(f"play:{PIRATE}")
    assert g.discard("A") == [PIRATE]
    assert g.discard("B") == ["fiend"]
    assert g.row("B", "close") == ["geralt_of_rivia"]


@pytest.mark.rule("G5.12")
def test_pirate_needs_no_total_of_ten(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=[PIRATE, "roach"]),
        B=dict(hand=["roach"], close=["ghoul"]),
        weather=["impenetrable_fog"],
    )
    g.pick(f"play:{PIRATE}")
    assert g.discard("A") == [PIRATE]
    assert g.discard("B") == ["ghoul"]
