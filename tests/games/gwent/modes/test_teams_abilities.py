"""Two against two: abilities and leaders of a team (P3)."""

from __future__ import annotations

import pytest
from helpers.gwent.mode_tables import Build, Table

from sevencats.games.gwent.page.insight import insight
from sevencats.games.gwent.text.log import describe_option, describe_question
from sevencats.kernel.views import observe
from sevencats.text import LANGUAGES, Texts


@pytest.mark.rule("P3", "G5.3")
def test_a_medic_takes_from_the_teams_pile(teams: Build) -> None:
    g = teams(
        A1=dict(faction="northern_realms", hand=["dun_banner_medic", "ves"]),
        B1=dict(hand=["ves"]),
        A2=dict(faction="monsters", hand=["ves"]),
        B2=dict(hand=["ves"]),
        A=dict(discard=["fiend", "ballista", "draug"]),
        B=dict(discard=["griffin"]),
    )
    g.pick("play:dun_banner_medic")
    assert g.asked() == ("A1", "revive")
    g.expect("target:ballista", "target:fiend")
    g.pick("target:fiend")
    assert g.row("A", "close") == ["fiend"]
    assert g.discard("A") == ["ballista", "draug"]


VILLEN = "villentretenmerth"


def two_colours(**more: dict[str, object]) -> dict[str, dict[str, object]]:
    """Monsters and Northern Realms, with both their cards of one name in the common pile."""
    return {
        "A1": dict(faction="northern_realms", hand=["dun_banner_medic", "ves"]),
        "B1": dict(hand=["ves"]),
        "A2": dict(faction="monsters", hand=["ves"]),
        "B2": dict(hand=["ves"]),
        **more,
    }


BOTH = {f"{VILLEN}#1": "A1", f"{VILLEN}#2": "A2"}


def colour(g: Table, zone: str) -> list[str]:
    """The owners of the cards of that name in a zone."""
    names = [zone.name for zone in g.state.layout]
    table = g.state.table
    return [
        table.seating.seats[table.home[g.state.face[sleeve]]]
        for sleeve in g.state.zones[names.index(zone)]
        if g._card(sleeve) == VILLEN
    ]


@pytest.mark.rule("P4", "G3.4", "P3")
@pytest.mark.parametrize(
    ("faction", "owner", "other"), [("monsters", "A2", "A1"), ("northern_realms", "A1", "A2")]
)
def test_of_two_colours_of_a_card_a_medic_takes_the_chosen_one(
    teams: Build, faction: str, owner: str, other: str
) -> None:
    g = teams(**two_colours(A=dict(discard=[VILLEN, VILLEN, "fiend"])), owners=BOTH)
    g.pick("play:dun_banner_medic")
    g.expect("target:fiend", f"target:{VILLEN}")
    g.pick(f"target:{VILLEN}")
    assert g.asked() == ("A1", "colour")
    assert g.state.pending[0].source == VILLEN
    g.expect("colour:monsters", "colour:northern_realms")
    g.pick(f"colour:{faction}")
    assert colour(g, "A.board.close") == [owner]
    assert colour(g, "A.discard") == [other]


@pytest.mark.rule("P4")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_colours_are_told_apart_in_words(teams: Build, lang: str) -> None:
    g = teams(**two_colours(A=dict(discard=[VILLEN, VILLEN])), owners=BOTH)
    g.pick("play:dun_banner_medic")
    texts, decision = Texts.load(lang), g.state.pending[0]
    assert texts(f"card-{VILLEN}") in describe_question(decision, texts)
    view = observe(g.state, decision.seat)
    told = [describe_option(decision, key, view, texts) for key in decision.keys]
    for text, faction in zip(told, ("monsters", "northern-realms"), strict=True):
        assert texts(f"faction-{faction}") in text
    g.pick("colour:monsters")


@pytest.mark.rule("P4", "G8.1")
@pytest.mark.parametrize(("faction", "kept"), [("monsters", 1), ("northern_realms", 0)])
def test_the_chosen_colour_decides_what_monsters_keep(
    teams: Build, faction: str, kept: int
) -> None:
    g = teams(**two_colours(A=dict(discard=[VILLEN, VILLEN])), owners=BOTH)
    g.pick("play:dun_banner_medic", f"colour:{faction}")
    g.pick(*["pass"] * 4)
    assert g.round == 2
    assert g.row("A", "close") == [VILLEN] * kept


@pytest.mark.rule("P4", "G6.2")
def test_a_decoy_takes_the_chosen_colour_and_a_turn_plays_it(teams: Build) -> None:
    g = teams(
        **two_colours(
            A1=dict(faction="northern_realms", hand=["decoy", VILLEN]),
            A=dict(close=[VILLEN, VILLEN, "fiend"]),
        ),
        owners={f"{VILLEN}#2": "A1", f"{VILLEN}#3": "A2"},
    )
    g.pick("play:decoy", f"target:close.{VILLEN}", "colour:monsters")
    assert g.row("A", "close") == [VILLEN, "decoy", "fiend"]
    assert sorted(colour(g, "A1.hand")) == ["A1", "A2"]
    g.pick("pass", "pass", "pass")
    # A row that is asked for later must not be sent as the answer to the colour.
    assert f"play:{VILLEN}/colour:monsters" in insight(g.state, 0).plays
    g.expect("pass", f"play:{VILLEN}")
    g.pick(f"play:{VILLEN}")
    g.expect("colour:monsters", "colour:northern_realms")
    g.pick("colour:monsters")
    assert colour(g, "A.board.close") == ["A1", "A2"]
    assert colour(g, "A1.hand") == ["A1"]


@pytest.mark.rule("P4", "G9.9")
def test_relentless_takes_the_chosen_colour(teams: Build) -> None:
    g = teams(
        A1=dict(faction="nilfgaard", leader="emhyr_the_relentless", hand=["ves"]),
        B1=dict(faction="monsters", hand=["ves"]),
        A2=dict(hand=["ves"]),
        B2=dict(faction="skellige", hand=["ves"]),
        B=dict(discard=[VILLEN, VILLEN]),
        owners={f"{VILLEN}#1": "B1", f"{VILLEN}#2": "B2"},
    )
    g.pick("leader", "colour:skellige")
    assert colour(g, "A1.hand") == ["B2"]
    assert colour(g, "B.discard") == ["B1"]


@pytest.mark.rule("P4", "G9.3")
def test_destroyer_discards_the_chosen_colour(teams: Build) -> None:
    g = teams(
        **two_colours(
            A1=dict(
                faction="monsters",
                leader="eredin_destroyer_of_worlds",
                hand=[VILLEN, VILLEN, "ves"],
                deck=["fiend"],
            ),
            A2=dict(faction="northern_realms", hand=["ves"]),
        ),
        owners=BOTH,
    )
    g.pick("leader", f"discard:{VILLEN}", "colour:northern_realms", "discard:ves")
    assert colour(g, "A.discard") == ["A2"]
    assert colour(g, "A1.hand") == ["A1"]


@pytest.mark.rule("P4", "G9.10")
@pytest.mark.parametrize("drawn", ["monsters", "northern_realms"])
def test_at_random_every_card_is_as_likely_whatever_its_colour(teams: Build, drawn: str) -> None:
    cards = two_colours(A=dict(discard=[VILLEN, "fiend", VILLEN, VILLEN]))
    cards["B1"]["leader"] = "emhyr_invader_of_the_north"
    g = teams(**cards, owners={**BOTH, f"{VILLEN}#3": "A2"})
    g.chance(f"target:{VILLEN}", f"colour:{drawn}")
    g.pick("play:dun_banner_medic")
    assert g.odds("revive") == {"target:fiend": 1, f"target:{VILLEN}": 3}
    assert g.odds("colour") == {"colour:monsters": 2, "colour:northern_realms": 1}
    assert colour(g, "A.board.close") == [{"monsters": "A2", "northern_realms": "A1"}[drawn]]


@pytest.mark.rule("P4")
def test_cards_of_one_colour_share_an_option(teams: Build) -> None:
    g = teams(
        **two_colours(A=dict(discard=["ghoul", "ghoul", VILLEN])),
        owners={"ghoul": "A2", VILLEN: "A1"},
    )
    g.pick("play:dun_banner_medic", "target:ghoul")
    assert g.asked() == ("B1", "turn")


@pytest.mark.rule("P3", "G6.1")
def test_a_horn_works_on_the_teams_row(teams: Build) -> None:
    g = teams(
        A1=dict(hand=["commanders_horn", "ves"]),
        B1=dict(hand=["ves"]),
        A2=dict(hand=["commanders_horn", "griffin"]),
        B2=dict(hand=["ves"]),
        A=dict(close=["fiend", "vreemde"]),
        B=dict(close=["griffin"]),
    )
    g.pick("play:commanders_horn", "row:close")
    assert g.strength("A", "close") == [12, 4]
    assert g.strength("B", "close") == [5]
    g.pick("play:ves")
    g.pick("play:commanders_horn")
    g.expect("row:ranged", "row:siege")
    g.pick("row:siege")


@pytest.mark.rule("P3", "G6.2")
def test_a_decoy_replaces_a_unit_of_either_mate_or_an_enemy_spy(teams: Build) -> None:
    g = teams(
        A1=dict(faction="northern_realms", hand=["decoy", "ves"]),
        B1=dict(faction="nilfgaard", hand=["ves"]),
        A2=dict(faction="monsters", hand=["griffin"]),
        B2=dict(hand=["ves"]),
        A=dict(close=["ves", "fiend", "draug", "stefan_skellen"]),
        B=dict(ranged=["vanhemar"]),
        owners={"stefan_skellen": "B1"},
    )
    g.pick("play:decoy")
    assert g.asked() == ("A1", "decoy")
    g.expect("target:close.fiend", "target:close.stefan_skellen", "target:close.ves")
    g.pick("target:close.fiend")
    assert g.hand("A1") == ["fiend", "ves"]
    assert g.hand("A2") == ["griffin"]
    assert g.row("A", "close") == ["ves", "decoy", "draug", "stefan_skellen"]
    assert g.seen("A2", "A1.hand") == ["ves", "fiend"]


@pytest.mark.rule("P3", "G6.2")
def test_decoyed_spy_goes_to_player_of_decoy(teams: Build) -> None:
    g = teams(
        A1=dict(hand=["ves"]),
        B1=dict(hand=["ves"]),
        A2=dict(hand=["decoy"], deck=["griffin", "ballista"]),
        B2=dict(hand=["ves", "ves"]),
        A=dict(close=["stefan_skellen"]),
        owners={"stefan_skellen": "B1"},
        turn="A2",
    )
    g.pick("play:decoy")
    assert g.hand("A2") == ["stefan_skellen"]
    g.pick("play:ves", "play:ves", "play:ves", "play:stefan_skellen")
    assert g.row("B", "close") == ["ves", "ves", "stefan_skellen"]
    assert g.hand("A2") == ["ballista", "griffin"]


@pytest.mark.rule("P3.1", "G5.5")
def test_muster_looks_in_its_own_players_hand_and_deck(teams: Build) -> None:
    g = teams(
        A1=dict(hand=["nekker", "nekker", "ves"], deck=["fiend", "nekker"]),
        B1=dict(hand=["nekker"]),
        A2=dict(hand=["nekker", "ves"], deck=["nekker"]),
        B2=dict(hand=["ves"]),
    )
    g.pick("play:nekker")
    assert g.row("A", "close") == ["nekker"] * 3
    assert g.hand("A1") == ["ves"]
    assert g.hand("A2") == ["nekker", "ves"]
    assert g.deck("A2") == ["nekker"]
    assert g.shuffled() == []
    assert g.deck("A1") == ["fiend"]


@pytest.mark.rule("P3.1", "G4.3", "G4.4")
def test_bond_and_morale_count_the_whole_team(teams: Build) -> None:
    g = teams(
        A1=dict(hand=["blue_stripes_commando", "ves", "toruviel"]),
        B1=dict(hand=["blue_stripes_commando"]),
        A2=dict(hand=["blue_stripes_commando", "transformed_vildkaarl"]),
        B2=dict(hand=["ves"]),
        B=dict(close=["griffin"]),
    )
    g.pick("play:blue_stripes_commando", "play:blue_stripes_commando", "play:blue_stripes_commando")
    assert g.strength("A", "close") == [8, 8]
    assert g.strength("B", "close") == [5, 4]
    g.pick("play:ves", "play:ves", "play:transformed_vildkaarl")
    assert g.strength("A", "close") == [9, 9, 6, 14]


@pytest.mark.rule("P3.1", "G5.10", "G1.3")
def test_a_mates_mardroeme_calls_from_the_owners_reserve(teams: Build) -> None:
    bear = "transformed_vildkaarl"
    g = teams(
        A1=dict(faction="northern_realms", hand=["mardroeme", "ves"], reserve=[bear]),
        B1=dict(hand=["ves"]),
        A2=dict(faction="skellige", hand=["ves"], reserve=[bear]),
        B2=dict(hand=["ves"]),
        A=dict(close=["berserker"]),
    )
    g.pick("play:mardroeme", "row:close")
    assert g.row("A", "close") == [bear]
    assert g.zone("A1.reserve") == [bear]
    assert g.zone("A2.reserve") == []
    assert g.zone("removed") == ["berserker"]
    assert [event.seat for event in g.events("transformed")] == [2], "it is A2's card"


@pytest.mark.rule("P3.1", "G5.9")
def test_an_avenger_comes_from_the_reserve_of_the_owner(teams: Build) -> None:
    force = "bovine_defense_force"
    g = teams(
        A1=dict(hand=["ves"], reserve=[force]),
        B1=dict(hand=["scorch", "ves"]),
        A2=dict(hand=["ves"], reserve=[force]),
        B2=dict(hand=["ves"]),
        A=dict(ranged=["cow"]),
        owners={"cow": "A2"},
        turn="B1",
    )
    g.pick("play:scorch")
    assert g.discard("A") == ["cow"]
    assert g.row("A", "close") == [force]
    assert g.zone("A1.reserve") == [force]
    assert g.zone("A2.reserve") == []
    assert [event.seat for event in g.events("summoned")] == [2], "it is A2's card"


@pytest.mark.rule("P3.1", "G5.9", "G1.3")
def test_no_avenger_comes_from_the_mates_reserve(teams: Build) -> None:
    force = "bovine_defense_force"
    g = teams(
        A1=dict(hand=["ves"], reserve=[force]),
        B1=dict(hand=["scorch", "ves"]),
        A2=dict(hand=["ves"]),
        B2=dict(hand=["ves"]),
        A=dict(ranged=["cow"]),
        owners={"cow": "A2"},
        turn="B1",
    )
    g.pick("play:scorch")
    assert g.row("A", "close") == []
    assert g.zone("A1.reserve") == [force]


@pytest.mark.rule("P3.1", "G5.10", "G1.3")
def test_no_berserker_transforms_from_the_mates_reserve(teams: Build) -> None:
    bear = "transformed_vildkaarl"
    g = teams(
        A1=dict(faction="northern_realms", hand=["mardroeme", "ves"], reserve=[bear]),
        B1=dict(hand=["ves"]),
        A2=dict(faction="skellige", hand=["ves"]),
        B2=dict(hand=["ves"]),
        A=dict(close=["berserker"]),
    )
    g.pick("play:mardroeme", "row:close")
    assert g.row("A", "close") == ["berserker"]
    assert g.zone("A1.reserve") == [bear]


@pytest.mark.rule("P3.1", "G9.7", "G3.4")
def test_emperor_cannot_choose_an_enemy_without_a_hand(teams: Build) -> None:
    g = teams(
        A1=dict(leader="emhyr_emperor_of_nilfgaard", hand=["ves"]),
        B1=dict(hand=[], passed=True),
        A2=dict(hand=["ves"]),
        B2=dict(hand=["ballista"]),
    )
    g.pick("leader")
    assert g.seen("A1", "B2.hand") == ["ballista"]


@pytest.mark.rule("P3.1", "G9.7", "P1")
def test_emperor_chooses_an_enemy_and_the_mate_sees_it_too(teams: Build) -> None:
    g = teams(
        A1=dict(leader="emhyr_emperor_of_nilfgaard", hand=["ves"]),
        B1=dict(hand=["fiend", "griffin"]),
        A2=dict(hand=["ves"]),
        B2=dict(hand=["ballista", "scorch", "thaler"]),
    )
    g.pick("leader")
    assert g.asked() == ("A1", "enemy")
    g.expect("to:B1", "to:B2")
    g.pick("to:B2")
    for mate in ("A1", "A2"):
        assert g.seen(mate, "B2.hand") == ["ballista", "scorch", "thaler"]
        assert g.seen(mate, "B1.hand") == [None, None]
    assert g.seen(None, "B2.hand") == [None] * 3


@pytest.mark.rule("P3.1", "G9.9")
def test_relentless_takes_from_the_enemy_teams_pile(teams: Build) -> None:
    g = teams(
        A1=dict(leader="emhyr_the_relentless", hand=["ves"]),
        B1=dict(faction="monsters", hand=["ves"]),
        A2=dict(hand=["ves"]),
        B2=dict(faction="northern_realms", hand=["ves"]),
        A=dict(discard=["toruviel"]),
        B=dict(discard=["griffin", "ballista", "draug"]),
    )
    g.pick("leader")
    assert g.asked() == ("A1", "take")
    g.expect("take:ballista", "take:griffin")
    g.pick("take:ballista")
    assert g.hand("A1") == ["ballista", "ves"]
    assert g.hand("A2") == ["ves"]


@pytest.mark.rule("P3.1", "G9.14")
def test_a_leader_scorches_the_shared_row(teams: Build) -> None:
    g = teams(
        A1=dict(leader="foltest_the_steel_forged", hand=["ves"]),
        B1=dict(hand=["ves"]),
        A2=dict(hand=["ves"]),
        B2=dict(hand=["ves"]),
        A=dict(siege=["ballista", "ballista"]),
        B=dict(siege=["ballista", "holger_blackhand"]),
    )
    g.pick("leader")
    assert g.row("A", "siege") == ["ballista", "ballista"]
    assert g.row("B", "siege") == ["holger_blackhand"]


@pytest.mark.rule("P3.1", "G9.22")
def test_king_bran_halves_for_the_whole_team(teams: Build) -> None:
    g = teams(
        A1=dict(faction="monsters", hand=["ves"]),
        B1=dict(hand=["ves"]),
        A2=dict(faction="skellige", leader="king_bran", hand=["ves"]),
        B2=dict(hand=["ves"]),
        A=dict(close=["fiend", "svanrige"]),
        B=dict(close=["fiend"]),
        weather=["biting_frost"],
    )
    assert g.strength("A", "close") == [3, 2]
    assert g.strength("B", "close") == [1]


@pytest.mark.rule("P3.1", "G9.2")
def test_a_leader_horn_serves_both_mates(teams: Build) -> None:
    g = teams(
        A1=dict(hand=["ves"]),
        B1=dict(hand=["ves"]),
        A2=dict(leader="eredin_commander_of_the_red_riders", hand=["ves"]),
        B2=dict(hand=["ves"]),
        A=dict(close=["fiend", "ves"]),
        turn="A2",
    )
    g.pick("leader")
    assert g.strength("A", "close") == [12, 10]


@pytest.mark.rule("P3.2", "G9.21")
def test_crach_returns_each_card_to_its_owner_and_leaves_enemy_spies(teams: Build) -> None:
    g = teams(
        A1=dict(faction="skellige", leader="crach_an_craite", hand=["ves"], deck=["svanrige"]),
        B1=dict(faction="nilfgaard", hand=["ves"]),
        A2=dict(faction="monsters", hand=["ves"]),
        B2=dict(faction="northern_realms", hand=["ves"], deck=["trebuchet"]),
        A=dict(discard=["udalryk", "fiend", "stefan_skellen", "decoy", "draug"]),
        B=dict(discard=["ballista", "vanhemar", "biting_frost"]),
        owners={"stefan_skellen": "B1", "decoy": "A2", "biting_frost": "B2"},
    )
    g.pick("leader")
    assert sorted(g.deck("A1")) == ["svanrige", "udalryk"]
    assert sorted(g.deck("A2")) == ["decoy", "draug", "fiend"]
    assert sorted(g.deck("B1")) == ["vanhemar"]
    assert sorted(g.deck("B2")) == ["ballista", "biting_frost", "trebuchet"]
    assert g.discard("A") == ["stefan_skellen"]
    assert g.discard("B") == []
    assert set(g.shuffled()) >= {"A1.deck", "A2.deck", "B2.deck"}


@pytest.mark.rule("P3", "G5.3")
def test_a_teams_medic_must_bring_a_unit_back(teams: Build) -> None:
    g = teams(
        A1=dict(hand=["dun_banner_medic", "ves"]),
        B1=dict(hand=["ves"]),
        A2=dict(faction="monsters", hand=["ves"]),
        B2=dict(hand=["ves"]),
        A=dict(discard=["fiend"]),
        owners={"fiend": "A2"},
    )
    g.pick("play:dun_banner_medic")
    assert g.row("A", "close") == ["fiend"]
    assert g.asked() == ("B1", "turn")


@pytest.mark.rule("P4")
def test_specials_of_two_colours_are_told_apart_too(teams: Build) -> None:
    g = teams(
        **two_colours(A1=dict(faction="northern_realms", hand=["scorch", "scorch", "ves"])),
        owners={"scorch#1": "A1", "scorch#2": "A2"},
    )
    g.pick("play:scorch")
    g.expect("colour:monsters", "colour:northern_realms")
    g.pick("colour:monsters")
    assert g.discard("A") == ["scorch"]
