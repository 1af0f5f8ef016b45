"""The Emhyrs (G9.6 to G9.10)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from helpers.gwent.scenario import Duel

from sevencats.games.gwent.rules.leaders import LEADERS
from sevencats.kernel.decisions import CHANCE, Decision
from sevencats.kernel.engine import apply
from sevencats.kernel.views import observe

Build = Callable[..., Duel]

MAJESTY = "emhyr_his_imperial_majesty"
EMPEROR = "emhyr_emperor_of_nilfgaard"
WHITE_FLAME = "emhyr_the_white_flame"
RELENTLESS = "emhyr_the_relentless"
INVADER = "emhyr_invader_of_the_north"


def shuffled(g: Duel) -> list[str]:
    """The zones the last pick had shuffled."""
    return [g.state.layout[int(event.args[0])].name for event in g.events("shuffled")]


def question_after(g: Duel, key: str) -> Decision:
    """The question that would follow a pick, one to chance included. The game stays as it is."""
    trial = g.state.copy()
    apply(trial, trial.pending[0].pick(key))
    return trial.pending[0]


# -- His Imperial Majesty -----------------------------------------------------------------------


@pytest.mark.rule("G9.6", "G9.0")
def test_majesty_plays_torrential_rain_from_the_deck(duel: Build) -> None:
    g = duel(
        A=dict(
            faction="nilfgaard",
            leader=MAJESTY,
            hand=["vreemde"],
            deck=["biting_frost", "torrential_rain", "sweers", "torrential_rain", "skellige_storm"],
            siege=["siege_engineer", "morvran_voorhis"],
            ranged=["vanhemar"],
        ),
        B=dict(hand=["ves"], siege=["ballista"], close=["siegfried_of_denesle"]),
    )
    g.expect("leader", "pass", "play:vreemde")
    g.pick("leader")
    assert g.zone("weather") == ["torrential_rain"]
    assert g.strength("A", "siege") == [1, 10]
    assert g.strength("B", "siege") == [1]
    assert g.strength("A", "ranged") == [4]
    assert g.strength("B", "close") == [5]
    assert sorted(g.deck("A")) == ["biting_frost", "skellige_storm", "sweers", "torrential_rain"]
    assert shuffled(g) == ["A.deck"]
    assert g.asked() == ("B", "turn")
    g.pick("play:ves")
    g.expect("pass", "play:vreemde")


@pytest.mark.rule("G9.6", "G3.4", "G9.0")
def test_majesty_finds_no_rain(duel: Build) -> None:
    g = duel(
        A=dict(
            leader=MAJESTY,
            hand=["torrential_rain"],
            deck=["biting_frost", "skellige_storm"],
            discard=["torrential_rain"],
        ),
        B=dict(hand=["ves"], deck=["torrential_rain"]),
    )
    g.pick("leader")
    assert g.zone("weather") == []
    assert g.hand("A") == ["torrential_rain"]
    assert shuffled(g) == ["A.deck"]
    g.pick("play:ves")
    g.expect("pass", "play:torrential_rain")


@pytest.mark.rule("G9.6", "G6.5")
def test_majesty_plays_a_second_rain_that_adds_nothing(duel: Build) -> None:
    g = duel(
        A=dict(leader=MAJESTY, hand=["vreemde"], deck=["torrential_rain"]),
        B=dict(hand=["ves"], siege=["ballista"]),
        weather=[("torrential_rain", "B")],
    )
    g.pick("leader")
    assert g.zone("weather") == ["torrential_rain", "torrential_rain"]
    assert g.strength("B", "siege") == [1]


# -- Emperor of Nilfgaard -----------------------------------------------------------------------


@pytest.mark.rule("G9.7")
def test_emperor_looks_at_three_random_cards(duel: Build) -> None:
    g = duel(
        A=dict(leader=EMPEROR, hand=["vreemde"]),
        B=dict(hand=["ves", "thaler", "keira_metz", "ballista", "scorch"], deck=["trebuchet"]),
    )
    g.expect("leader", "pass", "play:vreemde")
    g.chance("slot:03", "slot:00", "slot:02")
    g.pick("leader")
    assert g.told("looked_at") == ["ballista", "ves", "keira_metz"]
    looked = ["ves", None, "keira_metz", "ballista", None]
    assert observe(g.state, 0).zones["B.hand"] == looked
    assert observe(g.state, None).zones["B.hand"] == [None] * 5
    assert None not in observe(g.state, 1).zones["B.hand"]
    assert observe(g.state, 0).zones["B.deck"] == [None]
    assert g.hand_size("B") == 5
    assert g.asked() == ("B", "turn")
    g.pick("play:thaler")
    assert observe(g.state, 0).zones["B.hand"][:4] == ["ves", "keira_metz", "ballista", None]
    g.expect("pass", "play:vreemde")


@pytest.mark.rule("G9.7")
def test_every_card_is_as_likely_to_be_looked_at(duel: Build) -> None:
    g = duel(
        A=dict(leader=EMPEROR, hand=["vreemde"]),
        B=dict(hand=["ves", "ves", "scorch", "thaler"]),
    )
    question = question_after(g, "leader")
    assert (question.seat, question.kind) == (CHANCE, "look")
    assert question.keys == ("slot:00", "slot:01", "slot:02", "slot:03")
    assert len(set(question.weights)) <= 1
    g.chance("slot:01")
    g.pick("leader")
    assert len(g.events("looked_at")) == 3
    assert len({event.sleeve for event in g.events("looked_at")}) == 3


@pytest.mark.rule("G9.7", "G1.7")
def test_emperor_looks_at_heroes_too(duel: Build) -> None:
    g = duel(A=dict(leader=EMPEROR, hand=["vreemde"]), B=dict(hand=["philippa_eilhart", "ves"]))
    g.pick("leader")
    assert observe(g.state, 0).zones["B.hand"] == ["philippa_eilhart", "ves"]


@pytest.mark.rule("G9.7", "G3.4")
@pytest.mark.parametrize("size", [1, 2, 3])
def test_emperor_sees_a_small_hand_whole(duel: Build, size: int) -> None:
    hand = ["ves", "thaler", "scorch"][:size]
    g = duel(A=dict(leader=EMPEROR, hand=["vreemde"]), B=dict(hand=hand))
    g.pick("leader")
    assert sorted(g.told("looked_at")) == sorted(hand)
    assert observe(g.state, 0).zones["B.hand"] == hand
    assert observe(g.state, None).zones["B.hand"] == [None] * size


@pytest.mark.rule("G9.7", "G3.4")
def test_emperor_may_be_used_against_an_empty_hand(duel: Build) -> None:
    g = duel(A=dict(leader=EMPEROR, hand=["vreemde"]), B=dict(close=["ves"]))
    g.expect("leader", "pass", "play:vreemde")
    g.pick("leader")
    assert g.events("looked_at") == []
    assert g.passed("B")
    g.expect("pass", "play:vreemde")


# -- The White Flame ----------------------------------------------------------------------------


@pytest.mark.rule("G9.8", "G1.6")
@pytest.mark.parametrize("leader", sorted(LEADERS))
def test_white_flame_blocks_every_active_leader(duel: Build, leader: str) -> None:
    g = duel(
        A=dict(leader=leader, hand=["ghoul", "fiend"]),
        B=dict(leader=WHITE_FLAME, hand=["vreemde", "vreemde"]),
    )
    g.expect("pass", "play:fiend", "play:ghoul")
    g.refuse("leader")
    g.pick("play:fiend")
    g.expect("pass", "play:vreemde")
    g.refuse("leader")
    g.pick("play:vreemde", "pass", "pass")
    assert g.round == 2
    g.expect("pass", "play:ghoul")


@pytest.mark.rule("G9.8")
def test_two_white_flames_leave_nothing_to_use(duel: Build) -> None:
    g = duel(
        A=dict(leader=WHITE_FLAME, hand=["vreemde"]),
        B=dict(leader=WHITE_FLAME, hand=["vreemde"]),
    )
    g.expect("pass", "play:vreemde")
    g.pick("play:vreemde")
    g.expect("pass", "play:vreemde")


@pytest.mark.rule("G9.8")
def test_white_flame_blocks_no_faction_ability(duel: Build) -> None:
    g = duel(
        A=dict(faction="monsters", leader=INVADER, hand=["ghoul"], close=["fiend"]),
        B=dict(leader=WHITE_FLAME, hand=["vreemde"]),
    )
    g.pick("pass", "pass")
    assert g.row("A", "close") == ["fiend"]


# -- The Relentless -----------------------------------------------------------------------------


@pytest.mark.rule("G9.9", "G1.5")
def test_relentless_takes_units_specials_and_weather_but_no_hero(duel: Build) -> None:
    g = duel(
        A=dict(leader=RELENTLESS, hand=["vreemde"], deck=["albrich"], discard=["sweers"]),
        B=dict(
            hand=["ves"],
            deck=["ballista", "ballista"],
            discard=["philippa_eilhart", "keira_metz", "scorch", "biting_frost", "keira_metz"],
        ),
    )
    g.expect("leader", "pass", "play:vreemde")
    g.pick("leader")
    assert g.asked() == ("A", "take")
    g.expect("take:biting_frost", "take:keira_metz", "take:scorch")
    g.refuse("take:philippa_eilhart")
    g.pick("take:keira_metz")
    assert g.hand("A") == ["keira_metz", "vreemde"]
    assert sorted(g.discard("B")) == ["biting_frost", "keira_metz", "philippa_eilhart", "scorch"]
    assert g.discard("A") == ["sweers"]
    assert shuffled(g) == []
    assert g.asked() == ("B", "turn")
    g.pick("play:ves")
    g.expect("pass", "play:keira_metz", "play:vreemde")


@pytest.mark.rule("G9.9", "G3.5")
def test_relentless_plays_the_unit_on_its_own_side(duel: Build) -> None:
    g = duel(
        A=dict(leader=RELENTLESS, hand=["vreemde"]),
        B=dict(hand=["ves"], discard=["keira_metz"]),
    )
    g.pick("leader", "play:ves", "play:keira_metz")
    assert g.row("A", "ranged") == ["keira_metz"]
    assert g.strength("A", "ranged") == [5]
    g.pick("pass")
    assert g.round == 2
    assert g.discard("A") == ["keira_metz"]
    assert g.discard("B") == ["ves"]


@pytest.mark.rule("G9.9")
def test_relentless_plays_the_weather_it_took(duel: Build) -> None:
    g = duel(
        A=dict(leader=RELENTLESS, hand=["vreemde"]),
        B=dict(hand=["ves"], discard=["biting_frost"]),
    )
    g.pick("leader", "play:ves", "play:biting_frost")
    assert g.zone("weather") == ["biting_frost"]
    assert g.strength("B", "close") == [1]
    g.pick("pass")
    assert g.discard("A") == ["biting_frost"]
    assert g.discard("B") == ["ves"]


@pytest.mark.rule("G9.9", "G5.8")
def test_a_spy_that_relentless_took_spies_for_its_taker(duel: Build) -> None:
    g = duel(
        A=dict(leader=RELENTLESS, hand=["vreemde"], deck=["albrich", "sweers", "cynthia"]),
        B=dict(hand=["ves"], deck=["ballista"], discard=["thaler"]),
    )
    g.pick("leader", "play:ves", "play:thaler")
    assert g.row("B", "siege") == ["thaler"]
    assert g.hand("A") == ["albrich", "sweers", "vreemde"]
    assert g.hand("B") == []


@pytest.mark.rule("G9.9", "G1.5", "G3.4")
@pytest.mark.parametrize("pile", [[], ["philippa_eilhart", "john_natalis"]])
def test_relentless_finds_nothing_to_take(duel: Build, pile: list[str]) -> None:
    g = duel(
        A=dict(leader=RELENTLESS, hand=["vreemde"], discard=["sweers"]),
        B=dict(hand=["ves"], discard=pile),
    )
    g.expect("leader", "pass", "play:vreemde")
    g.pick("leader")
    assert g.hand("A") == ["vreemde"]
    assert g.discard("B") == pile
    assert g.asked() == ("B", "turn")
    g.pick("play:ves")
    g.expect("pass", "play:vreemde")


# -- Invader of the North -----------------------------------------------------------------------


@pytest.mark.rule("G9.10", "G5.3", "G1.6")
@pytest.mark.parametrize("seat", ["A", "B"])
@pytest.mark.parametrize("medic", ["etolian_auxiliary_archers", "yennefer_of_vengerberg"])
def test_invader_lets_chance_revive_for_both_players(duel: Build, seat: str, medic: str) -> None:
    pile = ["sweers", "albrich", "letho_of_gulet", "sweers", "decoy"]
    seats: dict[str, dict[str, Any]] = {
        "A": {"leader": INVADER, "hand": ["vreemde"], "discard": ["puttkammer"]},
        "B": {"hand": ["ves"], "discard": ["keira_metz"]},
    }
    seats[seat] |= {"hand": [medic, "scorch"], "discard": pile}
    g = duel(**seats, turn=seat)
    question = question_after(g, f"play:{medic}")
    assert (question.seat, question.kind) == (CHANCE, "revive")
    assert question.keys == ("target:albrich", "target:sweers")
    assert question.weights == (1, 2)
    g.chance("target:albrich")
    g.pick(f"play:{medic}")
    assert g.row(seat, "ranged") == [medic, "albrich"]
    assert g.asked() == ("B" if seat == "A" else "A", "turn")


@pytest.mark.rule("G9.10")
def test_invader_is_never_an_option(duel: Build) -> None:
    g = duel(A=dict(leader=INVADER, hand=["vreemde"]), B=dict(hand=["ves"]))
    g.expect("pass", "play:vreemde")


@pytest.mark.rule("G9.10", "G5.3")
def test_a_chain_of_medics_is_random_all_along(duel: Build) -> None:
    g = duel(
        A=dict(
            leader=INVADER,
            hand=["siege_technician", "vreemde"],
            discard=["etolian_auxiliary_archers", "albrich", "sweers"],
        ),
        B=dict(hand=["ves"]),
    )
    g.chance("target:etolian_auxiliary_archers", "target:sweers")
    g.pick("play:siege_technician")
    assert g.row("A", "siege") == ["siege_technician"]
    assert g.row("A", "ranged") == ["etolian_auxiliary_archers", "sweers"]
    assert g.discard("A") == ["albrich"]


@pytest.mark.rule("G9.10", "G5.1")
def test_the_row_of_a_random_agile_unit_is_still_chosen(duel: Build) -> None:
    g = duel(
        A=dict(leader=INVADER, hand=["vreemde"]),
        B=dict(hand=["havekar_healer", "riordain"], discard=["yaevinn", "toruviel"]),
        turn="B",
    )
    g.chance("target:yaevinn")
    g.pick("play:havekar_healer")
    assert g.asked() == ("B", "row")
    g.expect("row:close", "row:ranged")
    g.pick("row:close")
    assert g.row("B", "close") == ["yaevinn"]


@pytest.mark.rule("G9.10")
def test_invader_does_not_affect_cards_taken_to_hand(duel: Build) -> None:
    g = duel(
        A=dict(leader=INVADER, hand=["vreemde"]),
        B=dict(leader="eredin_bringer_of_death", hand=["fiend"], discard=["griffin", "harpy"]),
        turn="B",
    )
    g.pick("leader")
    assert g.asked() == ("B", "take")
    g.pick("take:harpy")
    assert g.hand("B") == ["fiend", "harpy"]


@pytest.mark.rule("G9.10", "G3.4")
def test_invader_with_nothing_to_revive(duel: Build) -> None:
    g = duel(
        A=dict(leader=INVADER, hand=["siege_technician", "vreemde"], discard=["letho_of_gulet"]),
        B=dict(hand=["ves"]),
    )
    g.pick("play:siege_technician")
    assert g.discard("A") == ["letho_of_gulet"]
    assert g.asked() == ("B", "turn")


@pytest.mark.rule("G1.3", "G5.9", "G9.9")
@pytest.mark.parametrize("there", [True, False])
def test_a_taken_cow_calls_from_the_reserve_of_its_owner(duel: Build, there: bool) -> None:
    force = "bovine_defense_force"
    g = duel(
        A=dict(leader=RELENTLESS, hand=["vreemde"], reserve=[force]),
        B=dict(hand=["scorch", "ves"], discard=["cow"], reserve=[force] * there),
    )
    g.pick("leader", "pass")
    g.pick("play:cow")
    g.pick("pass")
    assert g.row("A", "close") == [force] * there
    assert g.zone("A.reserve") == [force]
    assert g.zone("B.reserve") == []
