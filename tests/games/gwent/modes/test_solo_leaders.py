"""Solo with the leader variant: who is turned up, and leaders with a rule of their own (S6, S7)."""

from __future__ import annotations

import pytest
from helpers.gwent.mode_tables import Build, me

from sevencats.games.gwent.cards.catalogue import base
from sevencats.kernel.decisions import CHANCE

# -- turning up ---------------------------------------------------------------------------------


@pytest.mark.rule("S6")
@pytest.mark.parametrize("faction", ["monsters", "nilfgaard", "northern_realms", "skellige"])
def test_the_top_leader_may_be_any_of_the_faction(solo: Build, faction: str) -> None:
    g = solo(player=me(close=["draug"]), opponent=dict(faction=faction), options=["leaders"])
    question = g.question_after("pass")
    assert (question.seat, question.kind) == (CHANCE, "turn_up")
    own = [leader.id for leader in base().leaders.values() if leader.faction == faction]
    assert question.keys == tuple(sorted(f"leader:{name}" for name in own))
    assert len(set(question.weights)) <= 1


@pytest.mark.rule("S6")
def test_a_leader_is_turned_up_only_once(solo: Build) -> None:
    g = solo(
        player=me(close=["draug"], faction="monsters"),
        opponent=dict(faction="skellige", gems=3),
        options=["leaders"],
        chance=["leader:king_bran"],
    )
    g.pick("pass")
    assert g.turned_up == ["king_bran"]
    g.pick("play:toruviel")
    question = g.question_after("pass")
    assert question.keys == (
        "leader:arnjolf_the_patricide",
        "leader:crach_an_craite",
        "leader:harald_an_craite_the_cripple",
    )


@pytest.mark.rule("S6")
@pytest.mark.parametrize(
    ("close", "last"), [(["ves"], ([5, 6], "opponent")), (["fiend"], ([6, 6], "tie"))]
)
def test_no_leader_is_turned_up_unless_the_player_is_ahead(
    solo: Build, close: list[str], last: tuple[list[int], str]
) -> None:
    g = solo(
        player=me(close=close),
        opponent=dict(siege=["ballista"], leader="foltest_the_siegemaster"),
    )
    g.pick("pass")
    assert g.last == last
    assert g.turned_up == []


@pytest.mark.rule("S6")
def test_without_the_variant_no_leader_comes(solo: Build) -> None:
    g = solo(player=me(close=["draug"]), opponent=dict(faction="skellige"))
    g.pick("pass")
    assert g.last == ([10, 0], "player")
    assert g.turned_up == []


@pytest.mark.rule("S6")
@pytest.mark.parametrize(
    ("close", "last", "gems"),
    [
        (["draug", "ves"], ([15, 12], "player"), [2, 1]),
        (["draug", "foglet"], ([12, 12], "tie"), [1, 1]),
        (["draug"], ([10, 12], "opponent"), [1, 2]),
    ],
)
def test_round_is_scored_with_current_strengths(
    solo: Build, close: list[str], last: tuple[list[int], str], gems: list[int]
) -> None:
    g = solo(
        player=me(close=close),
        opponent=dict(siege=["ballista"], leader="foltest_the_siegemaster"),
    )
    g.pick("pass")
    assert g.turned_up == ["foltest_the_siegemaster"]
    assert g.last == last
    assert g.state.gems == gems


@pytest.mark.rule("S6", "G8.2")
def test_a_nilfgaard_opponent_wins_the_tie_its_leader_makes(solo: Build) -> None:
    g = solo(
        player=me(ranged=["black_infantry_archer"], siege=["rotten_mangonel"]),
        opponent=dict(
            faction="nilfgaard",
            leader="emhyr_his_imperial_majesty",
            deck=["vanhemar", "torrential_rain"],
            ranged=["assire_var_anahid", "riordain"],
        ),
    )
    g.pick("pass")
    assert g.last == ([11, 11], "opponent")


@pytest.mark.rule("S6", "S4")
def test_hidden_cards_count_before_the_leader_is_turned_up(solo: Build) -> None:
    g = solo(
        player=me(close=["ves"]),
        opponent=dict(deck=["decoy", "fiend"], leader="foltest_the_siegemaster"),
        turn="opponent",
    )
    g.pick("pass")
    assert g.last == ([5, 6], "opponent")
    assert g.turned_up == []


@pytest.mark.rule("S6")
def test_a_pile_of_one_leader_is_empty_after_it(solo: Build) -> None:
    g = solo(
        player=me(close=["draug"]),
        opponent=dict(leader="foltest_the_siegemaster", gems=3),
    )
    g.pick("pass")
    assert g.turned_up == ["foltest_the_siegemaster"]
    g.pick("play:toruviel", "pass")
    assert g.last == ([2, 0], "player")
    assert g.turned_up == ["foltest_the_siegemaster"]


@pytest.mark.rule("S6", "G9.8")
@pytest.mark.parametrize("leader", ["foltest_the_siegemaster", "king_bran"])
def test_the_players_white_flame_blocks_it(solo: Build, leader: str) -> None:
    g = solo(
        player=me(leader="emhyr_the_white_flame", close=["draug"]),
        opponent=dict(leader=leader, siege=["ballista"], gems=3),
        weather=[("torrential_rain", "opponent")],
    )
    g.pick("pass")
    assert g.turned_up == [leader]
    assert g.last == ([10, 1], "player")


# -- leaders with a line of their own -----------------------------------------------------------


@pytest.mark.rule("S7", "S6.1")
@pytest.mark.parametrize("leader", ["eredin_destroyer_of_worlds", "francesca_daisy_of_the_valley"])
def test_destroyer_and_daisy_draw_a_card_and_play_it(solo: Build, leader: str) -> None:
    g = solo(
        player=me(close=["draug", "fiend"]),
        opponent=dict(deck=["griffin", "ballista", "ves", "foglet"], leader=leader),
    )
    g.pick("pass")
    assert g.last == ([16, 11], "player")
    assert g.shuffled() == []
    assert g.row("opponent", "close") == ["ves"]
    assert g.deck("opponent") == ["foglet"]


@pytest.mark.rule("S7", "S2.1")
@pytest.mark.parametrize("leader", ["eredin_destroyer_of_worlds", "francesca_daisy_of_the_valley"])
def test_destroyer_and_daisy_with_an_empty_deck(solo: Build, leader: str) -> None:
    g = solo(player=me(close=["ves"]), opponent=dict(leader=leader))
    g.pick("pass")
    assert g.last == ([5, 0], "player")


@pytest.mark.rule("S7", "S4")
def test_a_card_drawn_by_a_leader_acts(solo: Build) -> None:
    g = solo(
        player=me(close=["fiend", "fiend"]),
        opponent=dict(deck=["griffin", "villentretenmerth"], leader="eredin_destroyer_of_worlds"),
    )
    g.pick("pass")
    assert g.last == ([0, 12], "opponent")


@pytest.mark.rule("S7", "S2.1")
def test_king_of_the_wild_hunt_plays_the_first_weather(solo: Build) -> None:
    g = solo(
        player=me(close=["fiend", "ves"]),
        opponent=dict(
            deck=["griffin", "ballista", "biting_frost", "trebuchet"],
            leader="eredin_king_of_the_wild_hunt",
        ),
    )
    g.pick("pass")
    assert g.last == ([2, 1], "player")
    assert g.shuffled() == ["opponent.deck"]
    assert sorted(g.discard("opponent")) == ["biting_frost", "griffin"]
    assert len(g.deck("opponent")) == 1


@pytest.mark.rule("S7")
@pytest.mark.parametrize("first", ["clear_weather", "torrential_rain"])
def test_the_first_weather_is_played_even_if_another_were_better(solo: Build, first: str) -> None:
    g = solo(
        player=me(close=["fiend", "ves"]),
        opponent=dict(
            deck=["griffin", first, "biting_frost", "trebuchet"],
            leader="eredin_king_of_the_wild_hunt",
        ),
    )
    g.pick("pass")
    assert g.last == ([11, 5], "player")
    assert first in g.discard("opponent")


@pytest.mark.rule("S7", "G9.0")
def test_king_of_the_wild_hunt_without_weather(solo: Build) -> None:
    g = solo(
        player=me(close=["fiend"]),
        opponent=dict(
            deck=["griffin", "ballista", "trebuchet"], leader="eredin_king_of_the_wild_hunt"
        ),
    )
    g.pick("pass")
    assert g.last == ([6, 5], "player")
    assert g.shuffled() == ["opponent.deck"]


@pytest.mark.rule("S7", "S8")
@pytest.mark.parametrize(
    ("pile", "board", "last"),
    [
        (["griffin", "fiend", "draug"], {}, [26, 6]),
        (["scorch", "fiend"], {}, [14, 0]),
        (["commanders_horn", "fiend"], {"siege": ["catapult"]}, [26, 16]),
        (["biting_frost", "fiend"], {}, [16, 0]),
        (["blue_stripes_commando", "catapult"], {"close": ["blue_stripes_commando"]}, [26, 16]),
        (["draug"], {}, [26, 0]),
        ([], {}, [26, 0]),
    ],
)
def test_bringer_of_death_plays_the_card_that_gains_most(
    solo: Build, pile: list[str], board: dict[str, list[str]], last: list[int]
) -> None:
    g = solo(
        player=me(
            close=["fiend", "fiend"], ranged=["philippa_eilhart"], siege=["holger_blackhand"]
        ),
        opponent=dict(discard=pile, leader="eredin_bringer_of_death", **board),
    )
    g.pick("pass")
    assert g.last[0] == last


@pytest.mark.rule("S7")
@pytest.mark.parametrize(("unit", "total"), [("foglet", 2), ("fiend", 6)])
def test_invader_plays_a_random_unit_of_its_pile(solo: Build, unit: str, total: int) -> None:
    g = solo(
        player=me(close=["draug", "draug"], discard=["griffin"]),
        opponent=dict(
            discard=["foglet", "fiend", "draug", "scorch"], leader="emhyr_invader_of_the_north"
        ),
        chance=[f"target:{unit}"],
    )
    g.pick("pass")
    assert g.last == ([20, total], "player")
    assert g.told("revived") == [unit]


@pytest.mark.rule("S7")
def test_every_unit_of_the_pile_is_as_likely_for_invader(solo: Build) -> None:
    g = solo(
        player=me(close=["draug"]),
        opponent=dict(
            discard=["foglet", "fiend", "foglet", "draug"], leader="emhyr_invader_of_the_north"
        ),
    )
    question = g.question_after("pass")
    assert (question.seat, question.kind) == (CHANCE, "revive")
    assert (question.keys, question.weights) == (("target:fiend", "target:foglet"), (1, 2))


INVADER = "emhyr_invader_of_the_north"


@pytest.mark.rule("G9.10", "S7")
@pytest.mark.parametrize(
    ("leader", "whose"),
    [("eredin_bringer_of_death", "opponent"), ("emhyr_the_relentless", "player")],
)
@pytest.mark.parametrize(("drawn", "total"), [("foglet", 2), ("fiend", 6)])
def test_the_players_invader_reaches_units_that_its_leaders_bring_back(
    solo: Build, leader: str, whose: str, drawn: str, total: int
) -> None:
    sides: dict[str, dict[str, object]] = {
        "player": me(leader=INVADER, close=["draug"]),
        "opponent": dict(leader=leader),
    }
    sides[whose]["discard"] = ["foglet", "fiend", "foglet", "draug", "scorch"]
    g = solo(**sides)
    question = g.question_after("pass")
    assert (question.seat, question.kind) == (CHANCE, "revive")
    assert (question.keys, question.weights) == (("target:fiend", "target:foglet"), (1, 2))
    g.chance(f"target:{drawn}")
    g.pick("pass")
    assert g.last == ([10, total], "player")


@pytest.mark.rule("G9.10", "S7")
@pytest.mark.parametrize("leader", ["eredin_bringer_of_death", "emhyr_the_relentless"])
def test_invader_leaves_specials_alone(solo: Build, leader: str) -> None:
    pile = ["scorch", "fiend"]
    g = solo(
        player=me(leader=INVADER, siege=["catapult", "catapult"], discard=pile),
        opponent=dict(leader=leader, discard=pile),
    )
    g.pick("pass")
    assert g.last == ([0, 0], "tie")


@pytest.mark.rule("S7", "S8")
@pytest.mark.parametrize(
    ("pile", "last", "mine", "its"),
    [
        (["griffin", "fiend", "draug"], [16, 6], ["griffin", "draug"], ["fiend"]),
        (["scorch", "griffin"], [10, 0], ["griffin", "fiend"], ["scorch"]),
        (["biting_frost", "foglet"], [11, 0], ["foglet"], ["biting_frost"]),
        (["draug"], [16, 0], ["draug"], []),
    ],
)
def test_relentless_plays_the_best_card_of_the_players_pile_on_its_side(
    solo: Build, pile: list[str], last: list[int], mine: list[str], its: list[str]
) -> None:
    g = solo(
        player=me(close=["fiend"], ranged=["philippa_eilhart"], discard=pile),
        opponent=dict(leader="emhyr_the_relentless"),
    )
    g.pick("pass")
    assert g.last[0] == last
    assert sorted(g.discard("opponent")) == its
    fallen = ["philippa_eilhart"] if "scorch" in its else ["philippa_eilhart", "fiend"]
    assert sorted(g.discard("player")) == sorted([*mine, *fallen])


@pytest.mark.rule("S7")
def test_relentless_leaves_its_own_pile_alone(solo: Build) -> None:
    g = solo(
        player=me(close=["draug"], discard=["foglet"]),
        opponent=dict(leader="emhyr_the_relentless", discard=["fiend"]),
    )
    g.pick("pass")
    assert g.last == ([10, 2], "player")


@pytest.mark.rule("S7")
def test_emperor_makes_the_player_discard_a_card_of_choice(solo: Build) -> None:
    g = solo(
        player=dict(hand=["ves", "draug", "ves", "scorch"], close=["fiend"]),
        opponent=dict(leader="emhyr_emperor_of_nilfgaard"),
    )
    g.pick("pass")
    assert g.asked() == ("player", "discard")
    g.expect("discard:draug", "discard:scorch", "discard:ves")
    g.pick("discard:ves")
    assert g.hand("player") == ["draug", "scorch", "ves"]
    assert sorted(g.discard("player")) == ["fiend", "ves"]
    assert g.last == ([6, 0], "player")


@pytest.mark.rule("S7", "G3.4")
def test_emperor_against_an_empty_hand(solo: Build) -> None:
    g = solo(
        player=dict(hand=["ves"]),
        opponent=dict(leader="emhyr_emperor_of_nilfgaard", gems=1),
    )
    g.pick("play:ves")
    assert g.turned_up == ["emhyr_emperor_of_nilfgaard"]
    assert g.winner == "player"


@pytest.mark.rule("S7", "S6.1")
def test_white_flame_disables_leader_for_the_game(solo: Build) -> None:
    g = solo(
        player=me(leader="foltest_the_siegemaster", close=["draug"]),
        opponent=dict(leader="emhyr_the_white_flame", gems=3),
    )
    g.expect("leader", "pass", "play:toruviel")
    g.pick("pass")
    assert g.round == 2
    g.expect("pass", "play:toruviel")
    g.refuse("leader")
    g.pick("play:toruviel", "pass")
    assert g.round == 3
    g.expect("pass", "play:toruviel")


@pytest.mark.rule("S7", "S6.1", "S6")
def test_white_flame_takes_a_passive_leader_before_the_count(solo: Build) -> None:
    g = solo(
        player=me(leader="king_bran", close=["fiend"]),
        opponent=dict(leader="emhyr_the_white_flame", siege=["thaler"], ranged=["riordain"]),
        weather=[("biting_frost", "opponent")],
    )
    assert g.strength("player", "close") == [3]
    g.pick("pass")
    assert g.last == ([1, 2], "opponent")


@pytest.mark.rule("S7", "G1.5")
def test_hope_adds_one_for_each_agile_unit_never_doubled(solo: Build) -> None:
    g = solo(
        player=me(close=["draug"] * 9),
        opponent=dict(
            leader="francesca_hope_of_the_aen_seidhe",
            close=["yaevinn", "barclay_els", "ves", "kayran"],
            horn=["close"],
            ranged=["harpy"],
        ),
    )
    assert g.total("opponent") == 14 + 14 + 12 + 8 + 2
    g.pick("pass")
    assert g.last == ([90, 50 + 3], "player")


@pytest.mark.rule("S7", "S6.1")
def test_the_bonus_of_hope_ends_with_the_round(solo: Build) -> None:
    g = solo(
        player=me(close=["draug"]),
        opponent=dict(
            leader="francesca_hope_of_the_aen_seidhe", close=["yaevinn"], ranged=["harpy"], gems=3
        ),
    )
    g.pick("pass")
    assert g.last == ([10, 10], "tie")
    assert g.total("opponent") == 0
    g.pick("play:toruviel", "pass")
    assert g.last == ([2, 0], "player")


@pytest.mark.rule("S7", "S8")
@pytest.mark.parametrize(
    ("deck", "board", "total"),
    [
        (["catapult", "blue_stripes_commando"], {}, 8),
        (["catapult", "blue_stripes_commando"], {"close": ["blue_stripes_commando"]}, 16),
        (["blue_stripes_commando", "catapult", "fiend"], {"horn": ["close"]}, 8),
        (["fiend", "draug"], {}, 0),
    ],
)
def test_arnjolf_plays_the_tight_bond_card_that_adds_most(
    solo: Build, deck: list[str], board: dict[str, list[str]], total: int
) -> None:
    g = solo(
        player=me(close=["draug", "draug"]),
        opponent=dict(
            deck=["holger_blackhand", *deck, "vesemir", "zoltan_chivay"],
            leader="arnjolf_the_patricide",
            discard=["catapult"],
            **board,
        ),
    )
    g.pick("pass")
    assert g.last[0] == [20, total + 4]
    assert g.shuffled() == ["opponent.deck"]
    assert g.discard("opponent")[0] == "catapult"


@pytest.mark.rule("S7", "S8", "G5.11")
@pytest.mark.parametrize(
    ("board", "total"),
    [
        ({"close": ["berserker"], "ranged": ["young_berserker"]}, 20),
        ({"close": ["berserker"], "ranged": ["young_berserker"] * 3}, 80),
        ({"close": ["fiend"]}, 10),
    ],
)
def test_harald_plays_a_mardroeme_on_the_best_row(
    solo: Build, board: dict[str, list[str]], total: int
) -> None:
    bears = ["transformed_vildkaarl", *["transformed_young_vildkaarl"] * 3]
    g = solo(
        player=me(close=["draug"] * 9),
        opponent=dict(
            deck=["holger_blackhand", "ballista", "mardroeme", "mardroeme", "trebuchet"],
            leader="harald_an_craite_the_cripple",
            reserve=bears,
            **board,
        ),
    )
    g.pick("pass")
    assert g.last[0] == [90, total]
    assert g.shuffled() == ["opponent.deck"]


@pytest.mark.rule("S7", "S6.1", "G9.22")
def test_king_bran_halves_its_loss_from_then_on(solo: Build) -> None:
    g = solo(
        player=me(close=["draug", "fiend"]),
        opponent=dict(
            leader="king_bran", close=["fiend"], deck=["griffin", "biting_frost", "ves"], gems=3
        ),
        weather=[("biting_frost", "opponent")],
    )
    assert g.strength("opponent", "close") == [1]
    g.pick("pass")
    assert g.last == ([11, 6], "player")
    assert g.weather() == ["biting_frost"]
    assert g.strength("opponent", "close") == [3]
