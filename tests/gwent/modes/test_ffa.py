"""Free for all, three to five players (F1 to F6)."""

from __future__ import annotations

import pytest
from tables import Build

from sevencats.gwent.catalogue import base
from sevencats.gwent.game import GAME
from sevencats.gwent.samples import samples
from sevencats.gwent.table import Config
from sevencats.kernel.engine import settle, take
from sevencats.kernel.registry import Sample
from sevencats.kernel.rng import Rng

SEATS = "ABCDE"

#: Units without abilities, by strength, all close.
CLOSE = {1: "redanian_foot_soldier", 2: "foglet", 3: "morteisen", 4: "botchling", 5: "ves"}
CLOSE |= {6: "fiend"}


def seat(strength: int = 0, **more: object) -> dict[str, object]:
    """A seat with a card to pass with and units of that total on its close row."""
    units = []
    while strength:
        units.append(min(strength, 6))
        strength -= units[-1]
    return {"hand": ["toruviel"], "close": [CLOSE[unit] for unit in units], **more}


def of_factions(*factions: str) -> Config:
    return Config(mode="ffa", decks=tuple(base().starters[faction] for faction in factions))


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
    g = game(of_factions(*factions))
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
def test_skellige_returns_in_round_3_and_gives_its_spy_to_whom_it_likes(ffa: Build) -> None:
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
def test_one_point_more_than_players_wins(ffa: Build, count: int, goal: int) -> None:
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
    coin = GAME.new_game(of_factions(*factions), 1).pending[0]
    assert coin.kind == "coin"
    assert coin.keys == tuple(f"starter:{name}" for name in SEATS[:count])
    assert len(set(coin.weights)) <= 1
    last = SEATS[count - 1]
    g = game(of_factions(*factions), chance=[f"starter:{last}"])
    for name in SEATS[:count]:
        g.pick("done", seat=name)
    assert g.asked() == (last, "turn")
    g.pick("pass")
    assert g.asked() == ("A", "turn")


@pytest.mark.rule("F3", "F5", "G8.4")
def test_one_scoiatael_decides(game: Build) -> None:
    g = game(of_factions("monsters", "nilfgaard", "scoiatael", "skellige"))
    assert g.asked() == ("C", "starter")
    g.expect("starter:A", "starter:B", "starter:C", "starter:D")
    g.pick("starter:B")
    assert g.starter == "B"
    g.done("redraw")


@pytest.mark.rule("F5", "F3")
def test_of_several_scoiatael_chance_says_who_decides(game: Build) -> None:
    config = of_factions("scoiatael", "monsters", "scoiatael", "scoiatael")
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
def test_who_scored_most_starts_the_next_round(
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


# -- abilities ----------------------------------------------------------------------------------


@pytest.mark.rule("F4", "G5.8")
def test_the_spys_player_chooses_who_gets_it(ffa: Build) -> None:
    g = ffa(
        A=seat(0),
        B=dict(hand=["thaler", "ves"], deck=["fiend", "griffin", "ballista"]),
        C=seat(0),
        D=seat(0),
        turn="B",
    )
    g.pick("play:thaler")
    assert g.asked() == ("B", "receiver")
    g.expect("to:A", "to:C", "to:D")
    g.refuse("to:B")
    g.pick("to:D")
    assert g.row("D", "siege") == ["thaler"]
    assert [g.total(name) for name in "ABCD"] == [0, 0, 0, 1]
    assert g.hand("B") == ["fiend", "griffin", "ves"]
    assert g.asked() == ("C", "turn")


@pytest.mark.rule("F4", "G5.3")
def test_a_spy_brought_back_by_a_medic_asks_again(ffa: Build) -> None:
    g = ffa(
        A=dict(hand=["dun_banner_medic", "ves"], discard=["prince_stennis", "thaler"]),
        B=seat(0),
        C=seat(0),
    )
    g.pick("play:dun_banner_medic")
    g.expect("target:prince_stennis", "target:thaler")
    g.pick("target:prince_stennis")
    g.expect("to:B", "to:C")
    g.pick("to:B")
    assert g.row("B", "close") == ["prince_stennis"]
    assert g.discard("A") == ["thaler"]


@pytest.mark.rule("F4", "G3.5")
def test_a_spy_falls_into_the_pile_of_its_receiver(ffa: Build) -> None:
    g = ffa(A=dict(hand=["thaler"], deck=["ves"]), B=seat(0), C=seat(0))
    g.pick("play:thaler", "to:C", "pass", "pass", "pass")
    assert g.discard("C") == ["thaler"]
    assert g.points == [0, 0, 2]


@pytest.mark.rule("F4", "G5.7")
def test_row_scorch_looks_at_each_enemy_on_its_own(ffa: Build) -> None:
    g = ffa(
        A=dict(hand=["villentretenmerth", "ves"], close=["fiend", "fiend"]),
        B=dict(hand=["ves"], close=["fiend", "griffin", "fiend"]),
        C=dict(hand=["ves"], close=["griffin", "botchling"]),
        D=dict(hand=["ves"], close=["letho_of_gulet", "vreemde"]),
        E=dict(hand=["ves"], ranged=["black_infantry_archer"]),
    )
    g.pick("play:villentretenmerth")
    assert g.row("A", "close") == ["fiend", "fiend", "villentretenmerth"]
    assert g.row("B", "close") == ["griffin"]
    assert g.row("C", "close") == ["griffin", "botchling"]
    assert g.row("D", "close") == ["letho_of_gulet"]
    assert g.row("E", "ranged") == ["black_infantry_archer"]
    assert sorted(g.told("burned")) == ["fiend", "fiend", "vreemde"]


@pytest.mark.rule("F4")
@pytest.mark.parametrize(
    ("leader", "row", "units"),
    [
        ("foltest_the_steel_forged", "siege", ["ballista", "holger_blackhand"]),
        ("foltest_son_of_medell", "ranged", ["dethmold", "vanhemar"]),
        ("francesca_queen_of_dol_blathanna", "close", ["fiend", "botchling"]),
    ],
)
def test_a_leader_scorches_each_enemy_row_on_its_own(
    ffa: Build, leader: str, row: str, units: list[str]
) -> None:
    g = ffa(
        A={"hand": ["ves"], "leader": leader, row: units},
        B={"hand": ["ves"], row: units},
        C={"hand": ["ves"], row: units[1:]},
        D={"hand": ["ves"], row: [units[0], *units]},
    )
    g.pick("leader")
    assert g.row("A", row) == units
    assert g.row("B", row) == units[1:]
    assert g.row("C", row) == units[1:]
    assert g.row("D", row) == units[1:]
    assert g.asked() == ("B", "turn")


@pytest.mark.rule("F4", "G9.7")
def test_emperor_asks_whose_hand(ffa: Build) -> None:
    g = ffa(
        A=dict(leader="emhyr_emperor_of_nilfgaard", hand=["ves"]),
        B=dict(hand=["fiend", "griffin"]),
        C=dict(hand=["toruviel", "ballista", "scorch", "thaler"]),
    )
    g.pick("leader")
    assert g.asked() == ("A", "enemy")
    g.expect("to:B", "to:C")
    g.chance("slot:03", "slot:01", "slot:02")
    g.pick("to:C")
    assert g.seen("A", "C.hand") == [None, "ballista", "scorch", "thaler"]
    assert g.seen("A", "B.hand") == [None, None]
    assert g.seen("B", "C.hand") == [None] * 4
    assert g.seen(None, "C.hand") == [None] * 4


@pytest.mark.rule("F4", "G9.9")
def test_relentless_asks_whose_pile(ffa: Build) -> None:
    g = ffa(
        A=dict(leader="emhyr_the_relentless", hand=["ves"]),
        B=dict(hand=["ves"], discard=["griffin", "scorch"]),
        C=dict(hand=["ves"], discard=["toruviel", "letho_of_gulet", "fiend"]),
    )
    g.pick("leader")
    assert g.asked() == ("A", "enemy")
    g.expect("to:B", "to:C")
    g.pick("to:C")
    g.expect("take:fiend", "take:toruviel")
    g.pick("take:toruviel")
    assert g.hand("A") == ["toruviel", "ves"]
    assert g.discard("C") == ["letho_of_gulet", "fiend"]
    assert g.discard("B") == ["griffin", "scorch"]


@pytest.mark.rule("F4", "G9.8")
def test_white_flame_blocks_all_the_others(ffa: Build) -> None:
    g = ffa(
        A=dict(leader="foltest_the_siegemaster", hand=["ves"], siege=["ballista"]),
        B=dict(leader="emhyr_the_white_flame", hand=["ves"]),
        C=dict(leader="king_bran", hand=["ves"], close=["fiend"]),
        D=dict(leader="crach_an_craite", hand=["ves"]),
        weather=["biting_frost"],
    )
    g.expect("pass", "play:ves")
    g.refuse("leader")
    assert g.strength("C", "close") == [1]
    g.pick("play:ves", "play:ves", "play:ves")
    g.expect("pass", "play:ves")


@pytest.mark.rule("F4", "G9.21")
def test_crach_returns_every_pile(ffa: Build) -> None:
    g = ffa(
        A=dict(leader="crach_an_craite", hand=["ves"], discard=["fiend"]),
        B=dict(hand=["ves"], deck=["toruviel"], discard=["griffin"]),
        C=dict(hand=["ves"], discard=["ballista", "letho_of_gulet"]),
    )
    g.pick("leader")
    assert [g.discard(name) for name in "ABC"] == [[], [], []]
    assert g.deck("A") == ["fiend"]
    assert sorted(g.deck("B")) == ["griffin", "toruviel"]
    assert sorted(g.deck("C")) == ["ballista", "letho_of_gulet"]


@pytest.mark.rule("F4.1", "G6.5")
def test_weather_reaches_every_side(ffa: Build) -> None:
    rows = dict(close=["fiend"], ranged=["dethmold"], siege=["ballista"])
    g = ffa(
        A=dict(hand=["skellige_storm", "ves"], **rows),
        B=dict(hand=["biting_frost", "ves"], **rows),
        C=dict(hand=["ves"], **rows),
        D=dict(hand=["clear_weather", "ves"], **rows),
    )
    g.pick("play:skellige_storm")
    assert [g.total(name) for name in "ABCD"] == [8] * 4
    g.pick("play:biting_frost")
    assert [g.total(name) for name in "ABCD"] == [3] * 4
    g.pick("play:ves")
    assert g.total("C") == 4
    g.pick("play:clear_weather")
    assert [g.total(name) for name in "ABCD"] == [18, 18, 23, 18]
    assert (g.discard("A"), g.discard("B")) == (["skellige_storm"], ["biting_frost"])


@pytest.mark.rule("F4.1", "G6.4")
def test_scorch_reaches_every_side(ffa: Build) -> None:
    g = ffa(
        A=dict(hand=["scorch", "ves"], siege=["ballista"]),
        B=dict(hand=["ves"], close=["fiend", "griffin"]),
        C=dict(hand=["ves"], close=["letho_of_gulet"], ranged=["dethmold"]),
        D=dict(hand=["ves"], close=["griffin"]),
    )
    g.pick("play:scorch")
    assert g.row("A", "siege") == []
    assert g.row("B", "close") == ["griffin"]
    assert g.row("C", "close") == ["letho_of_gulet"]
    assert g.row("C", "ranged") == []
    assert g.row("D", "close") == ["griffin"]


@pytest.mark.rule("F4.1", "G5.12")
def test_the_pirate_reaches_every_side_and_itself(ffa: Build) -> None:
    g = ffa(
        A=dict(hand=["clan_dimun_pirate", "ves"], close=["griffin"]),
        B=dict(hand=["ves"], close=["fiend"]),
        C=dict(hand=["ves"], siege=["ballista", "rotten_mangonel"]),
    )
    g.pick("play:clan_dimun_pirate")
    assert sorted(g.told("burned")) == ["ballista", "clan_dimun_pirate", "fiend"]
    assert [g.total(name) for name in "ABC"] == [5, 0, 3]


@pytest.mark.rule("F5", "G8.3")
@pytest.mark.parametrize(
    ("totals", "drawn"),
    [
        ((6, 5, 4), 1),
        ((5, 6, 4), 0),
        ((5, 5, 4), 0),
        ((5, 6, 4, 3), 1),
        ((4, 6, 5, 3), 0),
        ((5, 6, 5, 5), 0),
        ((3, 4, 5, 2, 1), 1),
        ((0, 0, 0), 0),
    ],
)
def test_northern_realms_draw_above_two_opponents(
    ffa: Build, totals: tuple[int, ...], drawn: int
) -> None:
    seats = {SEATS[n]: seat(total) for n, total in enumerate(totals)}
    seats["A"] |= {"faction": "northern_realms", "deck": ["ballista", "trebuchet"]}
    g = ffa(**seats)
    g.pick(*["pass"] * len(totals))
    assert g.hand("A") == sorted(["toruviel", *["ballista"] * drawn])


@pytest.mark.rule("F5")
def test_two_northern_realms_may_both_draw(ffa: Build) -> None:
    realms = dict(faction="northern_realms", deck=["ballista"])
    g = ffa(A=seat(6, **realms), B=seat(5, **realms), C=seat(2), D=seat(1))
    g.pick(*["pass"] * 4)
    assert [g.hand_size(name) for name in "ABCD"] == [2, 2, 1, 1]


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


@pytest.mark.rule("F6")
@pytest.mark.parametrize("count", [3, 4, 5])
def test_passing_for_ever_ends_after_three_rounds(game: Build, count: int) -> None:
    g = game(
        of_factions(*("monsters", "skellige", "northern_realms", "monsters", "skellige")[:count])
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
def test_one_card_starts_the_count_of_idle_rounds_anew(game: Build) -> None:
    g = game(of_factions("monsters", "skellige", "northern_realms"), chance=["starter:A"])
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
    g = game(of_factions("monsters", "nilfgaard", "northern_realms"))
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
