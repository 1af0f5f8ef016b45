"""Free for all: points, the goal, who starts and how it ends (F1 to F3, F6)."""

from __future__ import annotations

import pytest
from helpers.gwent.mode_tables import Build, seat, starters

from sevencats.games.gwent.game import GAME
from sevencats.games.gwent.samples import samples
from sevencats.kernel.engine import settle, take
from sevencats.kernel.registry import Sample
from sevencats.kernel.rng import Rng

SEATS = "ABCDE"


# -- points -------------------------------------------------------------------------------------


@pytest.mark.rule("F1")
@pytest.mark.parametrize(
    ("totals", "points"),
    [
        ((6, 5, 4), [2, 1, 0]),
        ((4, 5, 4), [0, 2, 0]),
        ((5, 5, 4), [1, 1, 0]),
        ((5, 5, 5), [0, 0, 0]),
        ((0, 0, 0), [0, 0, 0]),
        ((6, 5, 4, 3), [3, 2, 1, 0]),
        ((3, 3, 6, 6), [0, 0, 2, 2]),
        ((1, 2, 3, 4, 5), [0, 1, 2, 3, 4]),
        ((5, 5, 2, 2, 2), [3, 3, 0, 0, 0]),
    ],
)
def test_a_point_for_every_opponent_below(
    ffa: Build, totals: tuple[int, ...], points: list[int]
) -> None:
    g = ffa(**{SEATS[n]: seat(total) for n, total in enumerate(totals)})
    g.pick(*["pass"] * len(totals))
    assert g.points == points
    assert g.last[0] == list(totals)
    assert [event.args for event in g.events("points")] == [(n, p, p) for n, p in enumerate(points)]


@pytest.mark.rule("F1")
def test_there_are_no_gems_and_points_add_up(ffa: Build) -> None:
    g = ffa(A=seat(6, points=1), B=seat(5), C=seat(4))
    g.pick("pass", "pass", "pass")
    assert g.points == [3, 1, 0]
    assert g.state.gems == [0, 0, 0]
    assert g.events("gem_lost") == []
    assert not g.over
    assert g.round == 2


@pytest.mark.rule("F1", "G8.2")
@pytest.mark.parametrize(
    ("totals", "nilfgaard", "points"),
    [
        ((5, 5, 4), "A", [2, 1, 0]),
        ((5, 5, 4), "B", [1, 2, 0]),
        ((5, 5, 4), "C", [1, 1, 0]),
        ((5, 5, 5), "B", [0, 2, 0]),
        ((4, 4, 5), "A", [1, 0, 2]),
        ((5, 5, 4), "AB", [2, 2, 0]),
        ((5, 5, 5), "AC", [2, 0, 2]),
        ((5, 5, 5), "ABC", [2, 2, 2]),
        ((0, 0, 6, 6), "AB", [1, 1, 2, 2]),
    ],
)
def test_nilfgaard_counts_a_tie_as_a_win(
    ffa: Build, totals: tuple[int, ...], nilfgaard: str, points: list[int]
) -> None:
    g = ffa(
        **{
            name: seat(total, faction="nilfgaard" if name in nilfgaard else "skellige")
            for name, total in zip(SEATS, totals, strict=False)
        }
    )
    g.pick(*["pass"] * len(totals))
    assert g.points == points


@pytest.mark.rule("F1.1", "G2.2", "G2.6")
@pytest.mark.parametrize("count", [3, 4, 5])
def test_one_hand_of_ten_for_the_whole_game(game: Build, count: int) -> None:
    factions = ("monsters", "nilfgaard", "northern_realms", "skellige", "monsters")[:count]
    g = game(starters("ffa", *factions))
    assert [d.kind for d in g.state.pending] == ["redraw"] * count
    for name in SEATS[:count]:
        assert g.hand_size(name) == 10
        g.pick("done", seat=name)
    assert g.state.gems == [0] * count
    g.pick(*["pass"] * count)
    assert g.round == 2
    assert [g.hand_size(name) for name in SEATS[:count]] == [10] * count


@pytest.mark.rule("F1.1")
def test_everybody_has_a_side_of_the_board(ffa: Build) -> None:
    g = ffa(
        A=dict(hand=["ves", "ves"]),
        B=dict(hand=["fiend", "ves"]),
        C=dict(hand=["toruviel", "ves"]),
        D=dict(hand=["ballista", "ves"]),
    )
    g.pick("play:ves", "play:fiend", "play:toruviel", "play:ballista")
    assert [g.row("A", "close"), g.row("B", "close")] == [["ves"], ["fiend"]]
    assert [g.row("C", "ranged"), g.row("D", "siege")] == [["toruviel"], ["ballista"]]
    assert [g.total(name) for name in "ABCD"] == [5, 6, 2, 6]
    g.pick("pass", "pass", "pass", "pass")
    assert [g.discard(name) for name in "ABCD"] == [["ves"], ["fiend"], ["toruviel"], ["ballista"]]


@pytest.mark.rule("F1.1", "G8.1")
def test_monsters_keep_a_unit_in_a_free_for_all(ffa: Build) -> None:
    g = ffa(A=seat(11, faction="monsters"), B=seat(5), C=seat(4), chance=["target:close.ves"])
    g.pick("pass", "pass", "pass")
    assert g.row("A", "close") == ["ves"]
    assert g.row("B", "close") == []


@pytest.mark.rule("F1.1", "G8.5", "F4")
def test_skellige_returns_in_round_3_and_chooses_side_of_spy(ffa: Build) -> None:
    g = ffa(
        A=seat(0),
        B=seat(0, faction="skellige", discard=["thaler", "fiend", "letho_of_gulet"]),
        C=seat(0, discard=["griffin"]),
        round=2,
        chance=["target:thaler"],
    )
    g.pick("pass", "pass", "pass")
    assert g.round == 3
    assert g.asked() == ("B", "receiver")
    g.expect("to:A", "to:C")
    g.pick("to:C")
    assert g.row("C", "siege") == ["thaler"]
    assert g.row("B", "close") == ["fiend"]
    assert g.discard("C") == ["griffin"]


@pytest.mark.rule("F1.1", "G8.5")
def test_skellige_returns_only_in_round_3(ffa: Build) -> None:
    g = ffa(A=seat(0), B=seat(0, faction="skellige", discard=["fiend"]), C=seat(1), round=3)
    g.pick("pass", "pass", "pass")
    assert g.round == 4
    assert g.row("B", "close") == []


# -- the goal -----------------------------------------------------------------------------------


@pytest.mark.rule("F2")
@pytest.mark.parametrize(("count", "goal"), [(3, 4), (4, 5), (5, 6)])
def test_ffa_goal_is_players_plus_one(ffa: Build, count: int, goal: int) -> None:
    for short in (1, 0):
        start = goal - (count - 1) - short
        others = {name: seat(0) for name in SEATS[1:count]}
        g = ffa(A=seat(6, points=start), **others)
        g.pick(*["pass"] * count)
        assert g.points == [goal - short] + [0] * (count - 1)
        assert g.over is (short == 0)
        if not short:
            assert g.winners == ["A"]
            assert g.returns == (1,) + (-1,) * (count - 1)


@pytest.mark.rule("F2")
def test_of_several_over_the_goal_most_points_win(ffa: Build) -> None:
    g = ffa(A=seat(6, points=2), B=seat(5, points=4), C=seat(4), D=seat(3))
    g.pick(*["pass"] * 4)
    assert g.points == [5, 6, 1, 0]
    assert g.winners == ["B"]
    assert g.returns == (-1, 1, -1, -1)


@pytest.mark.rule("F2")
def test_with_equal_points_the_higher_total_of_the_round_wins(ffa: Build) -> None:
    g = ffa(A=seat(5, points=3), B=seat(6, points=2), C=seat(4))
    g.pick("pass", "pass", "pass")
    assert g.points == [4, 4, 0]
    assert g.winners == ["B"]


@pytest.mark.rule("F2")
def test_with_equal_points_and_totals_the_win_is_shared(ffa: Build) -> None:
    g = ffa(A=seat(6, points=3), B=seat(1, points=1), C=seat(6, points=3))
    g.pick("pass", "pass", "pass")
    assert g.points == [4, 1, 4]
    assert g.winners == ["A", "C"]
    assert g.returns == (1, -1, 1)
    assert g.state.pending == ()


@pytest.mark.rule("F2", "F1")
def test_two_nilfgaards_reach_the_goal_by_their_tie(ffa: Build) -> None:
    g = ffa(
        A=seat(5, faction="nilfgaard", points=3),
        B=seat(5, faction="nilfgaard", points=2),
        C=seat(6, points=1),
    )
    g.pick("pass", "pass", "pass")
    assert g.points == [4, 3, 3]
    assert g.winners == ["A"]


# -- who starts ---------------------------------------------------------------------------------


@pytest.mark.rule("F3", "G2.1")
@pytest.mark.parametrize("count", [3, 4, 5])
def test_the_first_player_is_random(game: Build, count: int) -> None:
    factions = ("monsters", "nilfgaard", "northern_realms", "skellige", "monsters")[:count]
    coin = GAME.new_game(starters("ffa", *factions), 1).pending[0]
    assert coin.kind == "coin"
    assert coin.keys == tuple(f"starter:{name}" for name in SEATS[:count])
    assert len(set(coin.weights)) <= 1
    last = SEATS[count - 1]
    g = game(starters("ffa", *factions), chance=[f"starter:{last}"])
    for name in SEATS[:count]:
        g.pick("done", seat=name)
    assert g.asked() == (last, "turn")
    g.pick("pass")
    assert g.asked() == ("A", "turn")


@pytest.mark.rule("F3", "F5", "G8.4")
def test_one_scoiatael_decides(game: Build) -> None:
    g = game(starters("ffa", "monsters", "nilfgaard", "scoiatael", "skellige"))
    assert g.asked() == ("C", "starter")
    g.expect("starter:A", "starter:B", "starter:C", "starter:D")
    g.pick("starter:B")
    assert g.starter == "B"
    g.done("redraw")


@pytest.mark.rule("F5", "F3")
def test_of_several_scoiatael_chance_says_who_decides(game: Build) -> None:
    config = starters("ffa", "scoiatael", "monsters", "scoiatael", "scoiatael")
    question = GAME.new_game(config, 1).pending[0]
    assert question.kind == "decider"
    assert question.keys == ("decides:A", "decides:C", "decides:D")
    assert len(set(question.weights)) <= 1
    g = game(config, chance=["decides:C"])
    assert g.asked() == ("C", "starter")
    g.pick("starter:D")
    assert g.starter == "D"
    g.done("redraw")


@pytest.mark.rule("F3")
@pytest.mark.parametrize(
    ("totals", "last", "starter"),
    [
        ((6, 5, 4), "A", "A"),
        ((4, 5, 6), "A", "C"),
        ((4, 6, 5), "C", "B"),
        ((1, 6, 6), "A", "B"),
        ((6, 6, 1), "C", "A"),
        ((6, 1, 6), "B", "C"),
        ((6, 1, 6), "A", "A"),
        ((5, 5, 5), "B", "B"),
        ((0, 0, 0), "C", "C"),
        ((6, 1, 6, 6), "B", "C"),
        ((6, 6, 2, 3), "D", "A"),
        ((6, 6, 2, 3), "C", "A"),
        ((2, 6, 3, 3, 6), "C", "E"),
    ],
)
def test_highest_score_starts_next_round(
    ffa: Build, totals: tuple[int, ...], last: str, starter: str
) -> None:
    """Of several, the nearest clockwise from the last starter, who is nearest to themselves."""
    g = ffa(**{SEATS[n]: seat(total) for n, total in enumerate(totals)}, turn=last)
    g.pick(*["pass"] * len(totals))
    assert g.round == 2
    assert g.asked() == (starter, "turn")


@pytest.mark.rule("F3")
def test_most_points_in_the_round_count_not_in_the_game(ffa: Build) -> None:
    g = ffa(A=seat(1, points=3), B=seat(2), C=seat(3))
    g.pick("pass", "pass", "pass")
    assert g.points == [3, 1, 2]
    assert g.asked() == ("C", "turn")


@pytest.mark.rule("F3", "F1")
def test_a_nilfgaard_tie_makes_the_starter(ffa: Build) -> None:
    g = ffa(A=seat(6), B=seat(6, faction="nilfgaard"), C=seat(1))
    g.pick("pass", "pass", "pass")
    assert g.points == [1, 2, 0]
    assert g.asked() == ("B", "turn")


@pytest.mark.rule("F3", "G3.2")
def test_play_goes_clockwise_past_those_who_passed(ffa: Build) -> None:
    hands = {name: dict(hand=["ves", "fiend", "griffin"]) for name in "ABCD"}
    g = ffa(**hands, turn="C")
    order = []
    for key in ("play:ves", "pass", "play:ves", "play:ves", "play:fiend", "play:fiend"):
        order.append(g.asked()[0])
        g.pick(key)
    assert order == list("CDABCA")
    for key in ("pass", "play:griffin", "pass"):
        order.append(g.asked()[0])
        g.pick(key)
    assert order[6:] == list("BCA")
    assert g.round == 2
    assert g.last[0] == [11, 5, 16, 0]


# -- the end ------------------------------------------------------------------------------------


@pytest.mark.rule("F6")
def test_a_game_ends_when_nobody_can_play(ffa: Build) -> None:
    g = ffa(A=dict(hand=["fiend"], points=1), B=dict(close=["ves"]), C=dict(points=2))
    g.pick("play:fiend")
    assert g.over
    assert g.round == 2
    assert g.points == [3, 1, 2]
    assert g.winners == ["A"]


@pytest.mark.rule("F6")
def test_equal_points_share_the_end(ffa: Build) -> None:
    g = ffa(A=dict(hand=["fiend"]), B=dict(close=["ves"], points=1), C=dict(points=1))
    g.pick("play:fiend")
    assert g.over
    assert g.points == [2, 2, 1]
    assert g.winners == ["A", "B"]
    assert g.returns == (1, 1, -1)


@pytest.mark.rule("F6")
def test_a_card_without_a_target_cannot_be_played(ffa: Build) -> None:
    g = ffa(A=dict(hand=["fiend"]), B=dict(hand=["decoy"]), C=dict(hand=["decoy"]))
    g.pick("play:fiend")
    assert g.over
    assert g.winners == ["A"]
    assert (g.hand("B"), g.hand("C")) == (["decoy"], ["decoy"])


@pytest.mark.rule("F6", "F5")
def test_a_drawn_card_keeps_the_game_going(ffa: Build) -> None:
    g = ffa(A=dict(hand=["fiend"], faction="northern_realms", deck=["ves"]), B={}, C={})
    g.pick("play:fiend")
    assert not g.over
    assert g.round == 2
    g.expect("pass", "play:ves")


@pytest.mark.rule("F6", "F5")
def test_a_card_drawn_in_a_round_without_plays_keeps_the_game_going(ffa: Build) -> None:
    """In round 2 nobody can play, and the avenger wins it for the Northern Realms."""
    g = ffa(
        A=dict(
            faction="northern_realms",
            hand=["fiend"],
            deck=["ves"],
            ranged=["cow"],
            reserve=["bovine_defense_force"],
        ),
        B=dict(close=["draug"]),
        C={},
    )
    g.pick("play:fiend")
    assert g.last == ([8, 0, 0], "A")
    assert g.round == 3
    g.expect("pass", "play:ves")


@pytest.mark.rule("F6")
def test_a_leader_that_can_be_used_keeps_the_game_going(ffa: Build) -> None:
    g = ffa(A=dict(hand=["fiend"]), B=dict(leader="crach_an_craite"), C={})
    g.pick("play:fiend")
    for number in (1, 2):
        assert g.round == number
        assert g.asked() == ("B", "turn")
        g.pick("pass")
    assert not g.over
    g.expect("leader", "pass")
    g.pick("leader")
    assert g.over
    assert g.round == 4
    assert g.winners == ["A"]


@pytest.mark.rule("F6", "G8.5", "F1.1")
def test_a_game_does_not_end_before_skelliges_units_return(ffa: Build) -> None:
    g = ffa(
        A=dict(faction="skellige", hand=["fiend"], discard=["ves", "griffin"]),
        B=dict(points=3),
        C={},
    )
    g.pick("play:fiend")
    assert g.over
    assert g.round == 3
    assert g.points == [4, 3, 0]
    assert g.winners == ["A"]


@pytest.mark.rule("F6", "G8.5")
@pytest.mark.parametrize(("round_", "pile"), [(3, ["ves"]), (1, ["draug", "decoy"])])
def test_finished_skellige_return_does_not_prolong_game(
    ffa: Build, round_: int, pile: list[str]
) -> None:
    g = ffa(
        A=dict(faction="skellige", discard=pile), B=dict(hand=["biting_frost"]), C={}, round=round_
    )
    g.pick("play:biting_frost", seat="B")
    assert g.over
    assert g.round == round_ + 1


@pytest.mark.rule("F6", "G8.1")
def test_a_game_does_not_end_while_units_stand(ffa: Build) -> None:
    g = ffa(
        A=dict(faction="monsters", hand=["fiend"]),
        B=dict(faction="monsters", close=["forktail", "kayran"]),
        C=dict(points=3),
    )
    g.pick("play:fiend")
    assert g.over
    assert g.round == 3
    assert g.last == ([6, 5, 0], "A")
    assert g.points == [5, 4, 3]


@pytest.mark.rule("F6")
@pytest.mark.parametrize("count", [3, 4, 5])
def test_three_rounds_of_passing_end_the_game(game: Build, count: int) -> None:
    g = game(
        starters(
            "ffa", *("monsters", "skellige", "northern_realms", "monsters", "skellige")[:count]
        )
    )
    for name in SEATS[:count]:
        g.pick("done", seat=name)
    for number in (1, 2, 3):
        assert not g.over
        assert g.round == number
        g.pick(*["pass"] * count)
    assert g.over
    assert g.points == [0] * count
    assert g.winners == list(SEATS[:count])
    assert g.returns == (1,) * count


@pytest.mark.rule("F6")
def test_playing_a_card_resets_idle_rounds(game: Build) -> None:
    g = game(starters("ffa", "monsters", "skellige", "northern_realms"), chance=["starter:A"])
    for name in "ABC":
        g.pick("done", seat=name)
    g.pick(*["pass"] * 6)
    weather = ("biting_frost", "impenetrable_fog", "torrential_rain", "clear_weather")
    cards = [key for key in g.options() if key.startswith("play:")]
    quiet = next((key for key in cards if key.partition(":")[2] in weather), cards[0])
    g.pick(quiet)
    while g.round == 3:
        g.pick(g.options()[0] if g.asked()[1] != "turn" else "pass")
    for number in (4, 5, 6):
        assert not g.over
        assert g.round == number
        g.pass_round()
    assert g.over


@pytest.mark.rule("F6", "F1")
def test_nilfgaard_wins_a_table_where_everybody_passes(game: Build) -> None:
    g = game(starters("ffa", "monsters", "nilfgaard", "northern_realms"))
    for name in "ABC":
        g.pick("done", seat=name)
    g.pick(*["pass"] * 3)
    assert g.points == [0, 2, 0]
    g.pick(*["pass"] * 3)
    assert g.over
    assert g.winners == ["B"]


@pytest.mark.rule("F6")
@pytest.mark.parametrize("sample", samples("ffa"), ids=lambda sample: sample.name)
def test_every_random_game_ends(sample: Sample) -> None:
    state = GAME.new_game(sample.config, 3)
    rng = Rng(11)
    steps = 0
    settle(state)
    while state.pending:
        decision = state.pending[0]
        take(state, decision, rng.below(len(decision.keys)))
        settle(state)
        steps += 1
        assert steps < 600
    assert state.over
    assert state.winners
