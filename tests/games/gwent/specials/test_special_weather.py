"""G6.5 and G6.6: weather."""

from __future__ import annotations

import pytest
from helpers.gwent.scenario import NewDuel

BOARD = dict(close=["ves"], ranged=["keira_metz"], siege=["ice_giant"])
ROWS = ("close", "ranged", "siege")


@pytest.mark.rule("G6.5", "G3.6", "G4.2")
@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("biting_frost", [1, 5, 5]),
        ("impenetrable_fog", [5, 1, 5]),
        ("torrential_rain", [5, 5, 1]),
        ("skellige_storm", [5, 1, 1]),
    ],
)
def test_it_hits_its_rows_of_both_players(duel: NewDuel, card: str, expected: list[int]) -> None:
    g = duel(A=dict(hand=[card, "roach"], **BOARD), B=dict(hand=["roach"], **BOARD))
    g.expect("pass", f"play:{card}", "play:roach")
    g.pick(f"play:{card}")
    assert g.zone("weather") == [card]
    for side in ("A", "B"):
        assert [g.strength(side, row)[0] for row in ROWS] == expected
    assert g.asked() == ("B", "turn")


@pytest.mark.rule("G6.5")
def test_several_can_be_active_at_once(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=["biting_frost", "roach"], **BOARD),
        B=dict(hand=["roach"], **BOARD),
        weather=["impenetrable_fog", "torrential_rain"],
    )
    g.pick("play:biting_frost")
    assert g.zone("weather") == ["impenetrable_fog", "torrential_rain", "biting_frost"]
    assert (g.total("A"), g.total("B")) == (3, 3)


@pytest.mark.rule("G6.5")
@pytest.mark.parametrize("second", ["impenetrable_fog", "skellige_storm"])
def test_a_second_on_a_row_adds_nothing(duel: NewDuel, second: str) -> None:
    g = duel(
        A=dict(hand=[second, "roach"], ranged=["keira_metz"]),
        B=dict(hand=["roach"]),
        weather=["impenetrable_fog"],
    )
    g.pick(f"play:{second}")
    assert g.strength("A", "ranged") == [1]
    assert len(g.zone("weather")) == 2


@pytest.mark.rule("G6.5", "G4.7")
def test_units_that_come_later_are_hit_too(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=["fiend", "roach"]), B=dict(hand=["roach"]), weather=[("biting_frost", "B")]
    )
    g.pick("play:fiend")
    assert g.strength("A", "close") == [1]


@pytest.mark.rule("G6.6", "G3.5")
def test_clear_weather_returns_weather_to_owners_discard(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=["clear_weather", "roach"], **BOARD),
        B=dict(hand=["roach"]),
        weather=[("biting_frost", "B"), ("skellige_storm", "A"), ("biting_frost", "A")],
    )
    assert g.total("A") == 3
    g.expect("pass", "play:clear_weather", "play:roach")
    g.pick("play:clear_weather")
    assert g.zone("weather") == []
    assert g.total("A") == 15
    assert sorted(g.discard("A")) == ["biting_frost", "clear_weather", "skellige_storm"]
    assert g.discard("B") == ["biting_frost"]


@pytest.mark.rule("G6.6", "G3.4")
def test_clear_weather_may_be_played_under_a_clear_sky(duel: NewDuel) -> None:
    g = duel(A=dict(hand=["clear_weather", "roach"]), B=dict(hand=["roach"]))
    g.pick("play:clear_weather")
    assert g.discard("A") == ["clear_weather"]
    assert g.asked() == ("B", "turn")


@pytest.mark.rule("G7.2", "G6.5")
def test_at_the_end_of_a_round_weather_goes_to_those_who_played_it(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=["biting_frost", "roach"]), B=dict(hand=["impenetrable_fog", "roach", "ves"])
    )
    g.pick("play:biting_frost", "play:impenetrable_fog", "pass", "pass")
    assert g.zone("weather") == []
    assert g.discard("A") == ["biting_frost"]
    assert g.discard("B") == ["impenetrable_fog"]
    g.pick("play:roach")
    assert g.total("A") == 3


@pytest.mark.rule("G3.6")
def test_weather_is_public(duel: NewDuel) -> None:
    from sevencats.kernel.views import observe

    g = duel(A=dict(hand=["biting_frost", "roach"]), B=dict(hand=["roach"]))
    assert observe(g.state, 1).zones["A.hand"] == [None, None]
    g.pick("play:biting_frost")
    for seat in (0, 1, None):
        assert observe(g.state, seat).zones["weather"] == ["biting_frost"]
