"""Two against two: what mates share, their order and factions (P1, P2, P4 to P6)."""

from __future__ import annotations

import pytest
from helpers.gwent.mode_tables import FOUR, Build, Table, hands, starters

from sevencats.games.gwent.game import GAME
from sevencats.kernel.views import observe

# -- sharing ------------------------------------------------------------------------------------


@pytest.mark.rule("P1")
def test_mates_see_each_others_hands_and_enemies_never(teams: Build) -> None:
    given = {
        "A1": dict(hand=["ves", "fiend"], deck=["griffin"]),
        "B1": dict(hand=["ballista"], deck=["griffin"]),
        "A2": dict(hand=["toruviel"], deck=["griffin"]),
        "B2": dict(hand=["scorch", "thaler"], deck=["griffin"]),
    }
    g = teams(**given)
    for watcher in FOUR:
        for owner in FOUR:
            held = given[owner]["hand"]
            known = held if owner[0] == watcher[0] else [None] * len(held)
            assert g.seen(watcher, f"{owner}.hand") == known
            assert g.seen(watcher, f"{owner}.deck") == [None]
    for owner in FOUR:
        assert g.seen(None, f"{owner}.hand") == [None] * len(given[owner]["hand"])


@pytest.mark.rule("P1", "G5.8")
def test_mates_see_what_the_other_draws(teams: Build) -> None:
    g = teams(
        A1=dict(hand=["thaler"], deck=["fiend", "griffin", "ballista"]),
        B1=dict(hand=["ves"]),
        A2=dict(hand=["ves"]),
        B2=dict(hand=["ves"]),
    )
    g.pick("play:thaler")
    assert g.row("B", "siege") == ["thaler"]
    assert g.seen("A2", "A1.hand") == ["fiend", "griffin"]
    assert g.seen("B2", "A1.hand") == [None, None]
    assert g.seen(None, "A1.hand") == [None, None]


@pytest.mark.rule("P1")
def test_only_the_owner_knows_the_list_of_a_deck(teams: Build) -> None:
    g = teams(
        A1=dict(hand=["ves"], deck=["fiend", "griffin"]),
        B1=dict(hand=["ves"]),
        A2=dict(hand=["ves"], deck=["ballista"]),
        B2=dict(hand=["ves"]),
    )
    assert observe(g.state, 0).private.deck == (
        "fiend",
        "griffin",
    )
    assert observe(g.state, 2).private.deck == ("ballista",)


@pytest.mark.rule("P1")
def test_only_the_asked_mate_may_answer(teams: Build) -> None:
    g = teams(**hands("ves"))
    assert len(observe(g.state, 0).decisions) == 1
    assert observe(g.state, 2).decisions == ()


@pytest.mark.rule("P1", "G2.3")
def test_a_team_has_one_side_one_pile_and_two_gems(teams: Build) -> None:
    g = teams(
        A1=dict(hand=["ves", "toruviel"]),
        B1=dict(hand=["fiend", "toruviel"]),
        A2=dict(hand=["ballista", "toruviel"]),
        B2=dict(hand=["griffin", "toruviel"]),
    )
    assert g.state.gems == [2, 2]
    g.pick("play:ves", "play:fiend", "play:ballista", "play:griffin")
    assert (g.row("A", "close"), g.row("A", "siege")) == (["ves"], ["ballista"])
    assert g.row("B", "close") == ["fiend", "griffin"]
    assert (g.total("A"), g.total("B")) == (11, 11)
    g.pick("play:toruviel", "pass", "pass", "pass")
    assert g.last == ([13, 11], "A")
    assert g.state.gems == [2, 1]
    assert sorted(g.discard("A")) == ["ballista", "toruviel", "ves"]
    assert sorted(g.discard("B")) == ["fiend", "griffin"]


@pytest.mark.rule("P1", "G7.4")
def test_the_team_wins_together(teams: Build) -> None:
    g = teams(**hands(), A=dict(close=["ves"]), B=dict(gems=1))
    g.pick("pass", "pass", "pass", "pass")
    assert g.over
    assert g.winner == "A"
    assert g.returns == (1, -1, 1, -1)


@pytest.mark.rule("P1", "G7.4")
def test_two_last_gems_at_once_are_a_draw(teams: Build) -> None:
    g = teams(**hands(), A=dict(gems=1), B=dict(gems=1))
    g.pick("pass", "pass", "pass", "pass")
    assert g.winner == "draw"
    assert g.returns == (0, 0, 0, 0)


@pytest.mark.rule("P1", "G2.2")
def test_everybody_draws_ten_and_redraws_alone(game: Build) -> None:
    g = game(starters("teams", "monsters", "skellige", "nilfgaard", "northern_realms"))
    assert [d.kind for d in g.state.pending] == ["redraw"] * 4
    assert [g.hand_size(name) for name in FOUR] == [10] * 4
    card = next(key for key in g.options("A2") if key != "done")
    g.pick(card, seat="A2")
    aside = card.partition(":")[2]
    assert g.seen("A2", "A2.aside") == [aside]
    assert g.seen("A1", "A2.aside") == [aside]
    assert g.seen("B1", "A2.aside") == [None]
    for name in FOUR:
        g.pick("done", seat=name)
    assert [g.hand_size(name) for name in FOUR] == [10] * 4


# -- order --------------------------------------------------------------------------------------


@pytest.mark.rule("P2")
def test_the_order_is_a1_b1_a2_b2(teams: Build) -> None:
    g = teams(**hands("ves", "fiend"))
    order = []
    for _ in range(2):
        for _ in FOUR:
            order.append(g.asked()[0])
            g.pick("play:ves" if "play:ves" in g.options() else "play:fiend")
    assert order == [*FOUR, *FOUR]


@pytest.mark.rule("P2", "G3.2")
def test_passed_players_are_skipped_in_order(teams: Build) -> None:
    """The sheets' own example: B1 passes, then it goes A1, A2, B2, A1."""
    g = teams(**hands("ves", "fiend"))
    g.pick("play:ves", "pass")
    order = []
    for key in ("play:ves", "play:ves", "play:fiend", "play:fiend", "pass", "play:toruviel"):
        order.append(g.asked()[0])
        g.pick(key)
    assert order == ["A2", "B2", "A1", "A2", "B2", "A1"]
    assert g.asked() == ("A2", "turn")
    g.pick("pass")
    assert g.round == 2


@pytest.mark.rule("P2")
def test_mate_continues_alone_after_a_pass(teams: Build) -> None:
    g = teams(**hands("ves", "fiend"))
    g.pick("pass", "pass", "play:ves", "pass", "play:fiend")
    assert g.asked() == ("A2", "turn")
    assert [g.passed(name) for name in FOUR] == [True, True, False, True]
    g.pick("pass")
    assert g.last == ([11, 0], "A")


@pytest.mark.rule("P2.1", "G2.1")
def test_the_coin_names_a_team(game: Build) -> None:
    config = starters("teams", "monsters", "skellige", "nilfgaard", "northern_realms")
    coin = GAME.new_game(config, 1).pending[0]
    assert coin.kind == "coin"
    assert coin.keys == ("starter:A1", "starter:B1")
    assert len(set(coin.weights)) <= 1
    g = game(config, chance=["starter:B1"])
    for name in FOUR:
        g.pick("done", seat=name)
    assert g.asked() == ("B1", "turn")
    g.pick("pass")
    assert g.asked() == ("A2", "turn")


@pytest.mark.rule("P2.1", "G8.4")
@pytest.mark.parametrize("starter", FOUR)
def test_scoiatael_may_name_any_of_the_four(game: Build, starter: str) -> None:
    g = game(starters("teams", "monsters", "skellige", "scoiatael", "northern_realms"))
    assert g.asked() == ("A2", "starter")
    g.expect("starter:A1", "starter:A2", "starter:B1", "starter:B2")
    g.pick(f"starter:{starter}")
    for name in FOUR:
        g.pick("done", seat=name)
    assert g.asked() == (starter, "turn")


@pytest.mark.rule("P2.1", "G7.3")
@pytest.mark.parametrize("opener", FOUR)
@pytest.mark.parametrize("winner", "AB")
def test_the_first_mate_of_the_winners_opens(teams: Build, opener: str, winner: str) -> None:
    g = teams(**hands(), **{winner: dict(close=["ves"])}, turn=opener)
    g.pick("pass", "pass", "pass", "pass")
    assert g.last[1] == winner
    assert g.asked() == (f"{winner}1", "turn")


@pytest.mark.rule("P2.1", "G7.3")
@pytest.mark.parametrize("opener", FOUR)
def test_after_a_tie_the_same_player_opens(teams: Build, opener: str) -> None:
    g = teams(**hands(), turn=opener)
    g.pick("pass", "pass", "pass", "pass")
    assert g.last == ([0, 0], "tie")
    assert g.state.gems == [1, 1]
    assert g.asked() == (opener, "turn")


# -- factions -----------------------------------------------------------------------------------


@pytest.mark.rule("P4", "G8.1")
def test_monsters_keep_their_own_colour_or_an_enemy_spy(teams: Build) -> None:
    g = teams(
        A1=dict(faction="monsters", hand=["ves"]),
        B1=dict(faction="nilfgaard", hand=["ves"]),
        A2=dict(faction="northern_realms", hand=["ves"]),
        B2=dict(faction="skellige", hand=["ves"]),
        A=dict(
            close=["fiend", "ves", "draug", "zoltan_chivay", "vesemir", "stefan_skellen"],
            siege=["ballista"],
        ),
        owners={"zoltan_chivay": "A1", "vesemir": "A2", "stefan_skellen": "B1"},
    )
    g.pick("pass", "pass", "pass")
    question = g.question_after("pass")
    assert (question.kind, question.source) == ("keep", "A1")
    assert question.keys == (
        "target:close.fiend",
        "target:close.stefan_skellen",
        "target:close.zoltan_chivay",
    )
    g.chance("target:close.stefan_skellen")
    g.pick("pass")
    assert g.row("A", "close") == ["stefan_skellen"]
    assert g.total("A") == 9


@pytest.mark.rule("P4", "G8.1")
def test_monsters_keep_a_spy_of_the_first_seat_too(teams: Build) -> None:
    g = teams(
        A1=dict(faction="nilfgaard", hand=["ves"]),
        B1=dict(faction="monsters", hand=["ves"]),
        A2=dict(faction="northern_realms", hand=["ves"]),
        B2=dict(faction="skellige", hand=["ves"]),
        B=dict(close=["stefan_skellen"]),
        owners={"stefan_skellen": "A1"},
    )
    g.pick("pass", "pass", "pass", "pass")
    assert g.row("B", "close") == ["stefan_skellen"]


@pytest.mark.rule("P4", "G8.1")
def test_monsters_keep_nothing_of_the_mates(teams: Build) -> None:
    g = teams(
        A1=dict(faction="monsters", hand=["ves"]),
        B1=dict(hand=["ves"]),
        A2=dict(faction="northern_realms", hand=["ves"]),
        B2=dict(hand=["ves"]),
        A=dict(close=["ves", "draug"], siege=["ballista"]),
    )
    g.pick("pass", "pass", "pass", "pass")
    assert sorted(g.discard("A")) == ["ballista", "draug", "ves"]


@pytest.mark.rule("P4", "G8.1")
def test_monsters_on_both_teams_keep_one_each(teams: Build) -> None:
    g = teams(
        A1=dict(faction="monsters", hand=["ves"]),
        B1=dict(faction="nilfgaard", hand=["ves"]),
        A2=dict(faction="skellige", hand=["ves"]),
        B2=dict(faction="monsters", hand=["ves"]),
        A=dict(close=["fiend"]),
        B=dict(close=["griffin"], ranged=["vanhemar"]),
        owners={"griffin": "B2", "vanhemar": "B1"},
    )
    g.pick("pass", "pass", "pass", "pass")
    assert (g.row("A", "close"), g.row("B", "close")) == (["fiend"], ["griffin"])
    assert g.row("B", "ranged") == []


@pytest.mark.rule("P4", "G8.5")
def test_skellige_returns_its_own_colour_or_enemy_spies(teams: Build) -> None:
    g = teams(
        A1=dict(faction="monsters", hand=["ves"]),
        B1=dict(faction="nilfgaard", hand=["ves"]),
        A2=dict(faction="skellige", hand=["ves"], deck=["ballista", "scorch"]),
        B2=dict(hand=["ves"]),
        A=dict(
            discard=["udalryk", "fiend", "stefan_skellen", "zoltan_chivay", "hjalmar", "vesemir"]
        ),
        owners={"stefan_skellen": "B1", "zoltan_chivay": "A2", "vesemir": "A1"},
        round=2,
    )
    g.pick("pass", "pass", "pass")
    question = g.question_after("pass")
    assert (question.kind, question.source) == ("return", "A2")
    assert question.keys == ("target:stefan_skellen", "target:udalryk", "target:zoltan_chivay")
    g.chance("target:stefan_skellen", "target:zoltan_chivay")
    g.pick("pass")
    assert g.round == 3
    assert g.row("A", "close") == ["zoltan_chivay"]
    assert g.row("B", "close") == ["stefan_skellen"]
    assert g.hand("A2") == ["ballista", "scorch", "ves"]
    assert sorted(g.discard("A")) == ["fiend", "hjalmar", "udalryk", "vesemir"]


@pytest.mark.rule("P5", "G8.2")
@pytest.mark.parametrize(
    ("nilfgaard", "winner"),
    [((), "tie"), (("A1",), "A"), (("A2",), "A"), (("B2",), "B"), (("A2", "B1"), "tie")],
)
def test_nilfgaard_breaks_the_tie_unless_both_teams_have_it(
    teams: Build, nilfgaard: tuple[str, ...], winner: str
) -> None:
    g = teams(
        **{name: dict(hand=["ves"]) for name in FOUR if name not in nilfgaard}
        | {name: dict(hand=["ves"], faction="nilfgaard") for name in nilfgaard},
        turn="A1",
    )
    g.pick("pass", "pass", "pass", "pass")
    assert g.last == ([0, 0], winner)
    assert g.state.gems == {"A": [2, 1], "B": [1, 2], "tie": [1, 1]}[winner]


@pytest.mark.rule("P5", "G8.4")
def test_two_scoiatael_teams_toss_a_coin(game: Build) -> None:
    config = starters("teams", "scoiatael", "monsters", "skellige", "scoiatael")
    coin = GAME.new_game(config, 1).pending[0]
    assert (coin.kind, coin.keys) == ("decider", ("decides:A1", "decides:B2"))
    assert len(set(coin.weights)) <= 1
    g = game(config, chance=["decides:B2"])
    assert g.asked() == ("B2", "starter")
    g.pick("starter:A2")
    assert g.starter == "A2"
    g.done("redraw")


@pytest.mark.rule("P5", "G8.3")
def test_northern_realms_draw_when_the_team_wins(teams: Build) -> None:
    deck = ["ballista", "trebuchet"]
    g = teams(
        A1=dict(faction="monsters", hand=["ves"], deck=deck),
        B1=dict(faction="northern_realms", hand=["ves"], deck=deck),
        A2=dict(faction="northern_realms", hand=["ves"], deck=deck),
        B2=dict(hand=["ves"], deck=deck),
        A=dict(ranged=["philippa_eilhart"]),
    )
    g.pick("pass", "pass", "pass", "pass")
    assert g.last[1] == "A"
    assert g.hand("A2") == ["ballista", "ves"]
    assert [g.hand_size(name) for name in ("A1", "B1", "B2")] == [1, 1, 1]


@pytest.mark.rule("P6", "G9.8")
@pytest.mark.parametrize("flame", FOUR)
def test_white_flame_blocks_all_leaders_the_mates_too(teams: Build, flame: str) -> None:
    given = {
        name: dict(hand=["ves", "ves"], leader="crach_an_craite") for name in FOUR if name != flame
    }
    given[flame] = dict(hand=["ves", "ves"], leader="emhyr_the_white_flame")
    g = teams(**given, turn="A1")
    for _ in FOUR:
        g.expect("pass", "play:ves")
        g.refuse("leader")
        g.pick("play:ves")


@pytest.mark.rule("P6", "G9.22")
def test_white_flame_disables_passive_leader_of_its_mate(teams: Build) -> None:
    given = hands()
    given["A1"] |= {"leader": "emhyr_the_white_flame"}
    given["A2"] |= {"leader": "king_bran"}
    g: Table = teams(**given, A=dict(close=["fiend"]), weather=[("biting_frost", "B1")])
    assert g.strength("A", "close") == [1]


@pytest.mark.rule("P4")
def test_unit_colour_decides_who_keeps_it(teams: Build) -> None:
    g = teams(
        A1=dict(faction="monsters", hand=["ves"]),
        B1=dict(faction="monsters", hand=["ves"]),
        A2=dict(faction="nilfgaard", hand=["ves", "toruviel"], leader="emhyr_the_relentless"),
        B2=dict(faction="skellige", hand=["ves"]),
        B=dict(discard=["fiend"]),
        turn="A2",
    )
    g.pick("leader")
    g.pick("pass", "pass", "pass", "play:fiend", "pass")
    assert g.row("A", "close") == ["fiend"]
