"""Solo: the opponent's Decoys and agile units (S4, S8)."""

from __future__ import annotations

import json

import pytest
from helpers.gwent.mode_tables import Build, me

from sevencats.kernel.events import redact
from sevencats.kernel.views import observe

# -- decoy --------------------------------------------------------------------------------------


@pytest.mark.rule("S4", "G6.2")
def test_a_decoy_hides_the_top_card_and_nobody_knows_it(solo: Build) -> None:
    g = solo(
        player=me(close=["ves"]),
        opponent=dict(deck=["griffin", "decoy", "fiend", "foglet"]),
    )
    g.pick("play:toruviel")
    g.pick("play:toruviel")
    hidden = g.events("hidden")[0]
    assert hidden.known == 0
    for seat in (0, None):
        assert [event.card for event in redact([hidden], seat)] == [-1]
    assert g.row("opponent", "close") == ["griffin", "decoy"]
    assert g.strength("opponent", "close") == [5, 0]
    assert g.hand_size("opponent") == 0
    for watcher in ("player", "opponent", None):
        assert g.seen(watcher, "opponent.under") == [None]
    assert "fiend" not in json.dumps(observe(g.state, 0).to_data())
    assert "fiend" not in json.dumps(observe(g.state, None).to_data())


@pytest.mark.rule("S4")
def test_card_under_decoy_counts_at_round_end(solo: Build) -> None:
    g = solo(
        player=me(close=["fiend", "ves"]),
        opponent=dict(deck=["decoy", "griffin", "ballista", "foglet"]),
        turn="opponent",
    )
    assert g.total("opponent") == 0
    g.pick("pass")
    assert g.told("revealed") == ["griffin"]
    assert g.last == ([11, 11], "tie")
    assert sorted(g.discard("opponent")) == ["ballista", "decoy", "griffin"]
    assert g.zone("opponent.under") == []
    assert g.row("opponent", "close") == ["foglet"]


@pytest.mark.rule("S4", "G5.7")
def test_a_revealed_card_acts(solo: Build) -> None:
    g = solo(
        player=me(close=["fiend", "ves"]),
        opponent=dict(deck=["decoy", "villentretenmerth"]),
        turn="opponent",
    )
    g.pick("pass")
    assert g.told("burned") == ["fiend"]
    assert g.last == ([5, 7], "opponent")


@pytest.mark.rule("S4", "G5.8")
def test_a_revealed_spy_plays_two_cards(solo: Build) -> None:
    g = solo(
        player=me(close=["fiend"]),
        opponent=dict(deck=["decoy", "prince_stennis", "foglet", "griffin", "ballista", "ves"]),
        turn="opponent",
    )
    g.pick("pass")
    assert g.last == ([11, 13], "opponent")
    assert g.row("opponent", "close") == ["ves"]


@pytest.mark.rule("S4")
def test_a_decoy_under_a_decoy_hides_once_more(solo: Build) -> None:
    g = solo(
        player=me(close=["fiend"]),
        opponent=dict(deck=["decoy", "decoy", "foglet", "griffin", "ves"]),
        turn="opponent",
    )
    g.pick("pass")
    assert g.told("revealed") == ["decoy", "griffin"]
    assert g.last == ([6, 7], "opponent")
    assert g.zone("opponent.under") == []


@pytest.mark.rule("S4")
def test_two_decoys_reveal_in_turn(solo: Build) -> None:
    g = solo(
        player=me(),
        opponent=dict(deck=["decoy", "griffin", "decoy", "fiend", "foglet"]),
        turn="opponent",
    )
    g.pick("play:toruviel")
    assert g.zone("opponent.under") == ["griffin", "fiend"]
    assert g.seen("player", "opponent.under") == [None, None]
    g.pick("pass")
    assert g.told("revealed") == ["griffin", "fiend"]
    assert g.last == ([2, 13], "opponent")


@pytest.mark.rule("S4", "S2.1")
def test_a_decoy_as_the_last_card_hides_nothing(solo: Build) -> None:
    g = solo(player=me(), opponent=dict(deck=["decoy"]), turn="opponent")
    assert g.row("opponent", "close") == ["decoy"]
    assert g.zone("opponent.under") == []


@pytest.mark.rule("S4", "G6.1")
def test_a_revealed_horn_goes_to_the_best_row(solo: Build) -> None:
    g = solo(
        player=me(close=["fiend"]),
        opponent=dict(deck=["decoy", "commanders_horn", "ballista"], close=["foglet"]),
        turn="opponent",
    )
    g.pick("pass")
    assert g.last == ([6, 14], "opponent")


# -- agile --------------------------------------------------------------------------------------


@pytest.mark.rule("S4", "G5.1", "S8")
@pytest.mark.parametrize(
    ("side", "weather", "row"),
    [
        ({}, [], "close"),
        ({}, ["biting_frost"], "ranged"),
        ({}, ["biting_frost", "impenetrable_fog"], "close"),
        ({"horn": ["ranged"]}, [], "ranged"),
        ({"horn": ["ranged", "close"]}, [], "close"),
        ({"ranged": ["milva"]}, [], "ranged"),
        ({"close": ["dandelion"]}, ["impenetrable_fog"], "close"),
    ],
)
def test_an_agile_unit_goes_to_its_better_row(
    solo: Build, side: dict[str, list[str]], weather: list[str], row: str
) -> None:
    g = solo(
        player=me(),
        opponent=dict(deck=["yaevinn"], **side),
        weather=[(card, "player") for card in weather],
        turn="opponent",
    )
    assert "yaevinn" in g.row("opponent", row)


@pytest.mark.rule("S4")
def test_agile_units_move_when_another_row_is_stronger(solo: Build) -> None:
    g = solo(
        player=me(),
        opponent=dict(deck=["foglet", "biting_frost", "ballista"], close=["yaevinn", "fiend"]),
    )
    g.pick("play:toruviel")
    assert g.row("opponent", "close") == ["yaevinn", "fiend", "foglet"]
    g.pick("play:toruviel")
    assert g.row("opponent", "close") == ["fiend", "foglet"]
    assert g.row("opponent", "ranged") == ["yaevinn"]
    assert g.told("moved") == ["yaevinn"]


@pytest.mark.rule("S4")
def test_agile_units_move_for_what_the_player_does_too(solo: Build) -> None:
    g = solo(
        player=dict(hand=["clear_weather", "ves"]),
        opponent=dict(deck=["ballista"], close=["yaevinn", "barclay_els"], horn=["ranged"]),
        weather=[("impenetrable_fog", "opponent")],
    )
    g.pick("play:clear_weather")
    assert sorted(g.row("opponent", "ranged")) == ["barclay_els", "yaevinn"]
    assert g.row("opponent", "siege") == ["ballista"]


@pytest.mark.rule("S4", "S8")
def test_a_horn_is_weighed_with_the_free_moves_after_it(solo: Build) -> None:
    """Close it makes 34; ranged 32, and 38 when the agile unit has moved there."""
    g = solo(
        player=me(),
        opponent=dict(
            deck=["commanders_horn"], close=["fiend", "yaevinn"], ranged=["black_infantry_archer"]
        ),
        turn="opponent",
    )
    assert g.zone("opponent.row_special.ranged") == ["commanders_horn"]
    assert g.row("opponent", "ranged") == ["black_infantry_archer", "yaevinn"]
    assert g.total("opponent") == 38


@pytest.mark.rule("S4", "S7", "S8")
def test_horn_outside_its_turn_ignores_moves(solo: Build) -> None:
    g = solo(
        player=me(close=["draug"] * 3),
        opponent=dict(
            discard=["commanders_horn"],
            close=["fiend", "yaevinn"],
            ranged=["black_infantry_archer"],
            leader="eredin_bringer_of_death",
        ),
    )
    g.pick("pass")
    assert g.last == ([30, 34], "opponent")


@pytest.mark.rule("S4", "G1.5")
def test_an_agile_hero_stays_where_it_is(solo: Build) -> None:
    g = solo(
        player=me(),
        opponent=dict(deck=["ballista"], close=["kayran"], ranged=["dethmold"]),
        turn="opponent",
    )
    assert g.row("opponent", "close") == ["kayran"]


@pytest.mark.rule("S4")
def test_without_a_gain_no_unit_moves(solo: Build) -> None:
    g = solo(player=me(), opponent=dict(deck=["ballista"], ranged=["yaevinn"]), turn="opponent")
    assert g.row("opponent", "ranged") == ["yaevinn"]
