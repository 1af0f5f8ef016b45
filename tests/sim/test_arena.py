"""Sets of the arena: who sits where, with which decks and seeds."""

from __future__ import annotations

from collections import Counter
from functools import partial

import pytest

from sevencats.games.gwent import GAME
from sevencats.kernel import settle
from sevencats.kernel.errors import RulesError
from sevencats.sim.arena import (
    Arena,
    Job,
    PlayedSet,
    deals,
    in_order,
    make_arena,
    make_jobs,
    play_set,
    points,
)
from sevencats.sim.pool import map_here


def decks(mode: str, number: int) -> list[tuple[list[str], tuple[int, ...]]]:
    """Factions and bots by seat, for each game of a set."""
    found = deals("gwent", mode)[number]
    return [([d.faction for d in one.config.decks], one.bots) for one in found.lineups]


# Who sits where


def test_a_quadruple_swaps_seats_and_decks() -> None:
    assert deals("gwent", "duel")[1].name == "monsters-nilfgaard"
    assert decks("duel", 1) == [
        (["monsters", "nilfgaard"], (0, 1)),
        (["monsters", "nilfgaard"], (1, 0)),
        (["nilfgaard", "monsters"], (0, 1)),
        (["nilfgaard", "monsters"], (1, 0)),
    ]


def test_in_teams_pairs_swap_sides_and_decks() -> None:
    games = decks("teams", 0)
    (a1, b1, a2, b2), _ = games[0]
    assert [bots for _, bots in games] == [(0, 1, 0, 1), (1, 0, 1, 0)] * 2
    assert games[1][0] == [a1, b1, a2, b2]
    assert games[2][0] == games[3][0] == [b1, a1, b2, a2]


def test_in_a_tournament_all_three_decks_change_hands() -> None:
    games = decks("tournament", 0)
    first, second = games[0][0][:3], games[0][0][3:]
    assert games[2][0] == second + first


def test_free_for_all_seats_one_bot_against_the_rest() -> None:
    deal = next(deal for deal in deals("gwent", "ffa") if len(deal.lineups) == 4)
    assert [one.bots for one in deal.lineups] == [
        (0, 1, 1, 1),
        (1, 0, 1, 1),
        (1, 1, 0, 1),
        (1, 1, 1, 0),
    ]
    assert len({one.config for one in deal.lineups}) == 1
    assert deal.par == 0.25


def test_solo_is_played_by_both_on_the_same_deal() -> None:
    games = decks("solo", 1)
    assert [bots for _, bots in games] == [(0, 1), (1, 0)]
    assert games[0][0] == games[1][0]


def test_every_deck_and_seat_is_played_by_both_bots() -> None:
    """That is what cancels the deal: whatever one bot had, the other had too."""
    for mode in ("duel", "advanced", "tournament", "teams"):
        for deal in deals("gwent", mode):
            places = Counter(
                (one.variant, seat, bot)
                for one in deal.lineups
                for seat, bot in enumerate(one.bots)
            )
            assert set(places.values()) == {1}


def test_decks_rotate_over_all_pairings() -> None:
    arena = make_arena(("random", "greedy"), "duel", 1)
    names = [arena.deal(number).name for number in range(50)]
    assert names[:25] == names[25:] == [sample.name for sample in GAME.modes["duel"].samples()]


# Seeds and results


def test_the_games_of_a_set_have_the_same_shuffles() -> None:
    """With the same decks in the same places the same cards are dealt."""
    one, two, *_ = deals("gwent", "duel")[7].lineups
    dealt = []
    for lineup in (one, two):
        state = GAME.new_game(lineup.config, 5)
        settle(state)
        dealt.append([list(zone) for zone in state.zones])
    assert dealt[0] == dealt[1]


def test_a_set_depends_on_seed_and_number_alone() -> None:
    arena = make_arena(("greedy", "random"), "duel", 3)
    again = make_arena(("greedy", "random"), "duel", 3)
    other = make_arena(("greedy", "random"), "duel", 4)
    sets = [play_set(arena, Job(number, 0)) for number in range(8)]
    assert [play_set(again, Job(number, 0)) for number in reversed(range(8))] == sets[::-1]
    assert [play_set(other, Job(number, 0)) for number in range(8)] != sets


def test_pair_plays_same_sets_whatever_other_bots_take_part() -> None:
    two = make_arena(("greedy", "random"), "duel", 3)
    three = make_arena(("greedy", "random", "tavern"), "duel", 3)
    assert three.pairs == ((0, 1), (0, 2), (1, 2))
    for number in range(3):
        assert play_set(three, Job(number, 0)) == play_set(two, Job(number, 0))


@pytest.mark.parametrize(
    ("bot", "mode"),
    [*((bot, mode) for bot in ("random", "tavern") for mode in GAME.modes), ("search@2", "solo")],
)
def test_a_bot_against_itself_scores_par_in_every_set(bot: str, mode: str) -> None:
    arena = make_arena((bot, bot), mode, 1)
    for number in range(4):
        played = play_set(arena, Job(number, 0))
        assert played.error == ""
        assert played.score == pytest.approx(arena.deal(number).par)


def test_the_first_bot_and_the_second_share_the_points() -> None:
    there = make_arena(("greedy", "random"), "duel", 1)
    back = make_arena(("random", "greedy"), "duel", 1)
    for number in range(5):
        one, two = play_set(there, Job(number, 0)), play_set(back, Job(number, 0))
        assert one.score + two.score == pytest.approx(1)


@pytest.mark.parametrize(
    ("sides", "winners", "expected"),
    [(2, (0,), 1), (2, (1,), 0), (2, (), 0.5), (4, (0, 2), 0.5), (4, (1, 3), 0), (4, (), 0.25)],
)
def test_winners_share_a_point(sides: int, winners: tuple[int, ...], expected: float) -> None:
    drawn = [0] * sides
    results = [1 if side in winners else -1 for side in range(sides)] if winners else drawn
    assert points(results, range(sides), 0) == expected


def test_jointly_lost_game_scores_zero() -> None:
    assert points([-1], [0], 0) == 0
    assert points([-1, -1, -1, -1], [0, 1, 0, 1], 1) == 0
    assert points([1, -1, 1, -1], [0, 1, 0, 1], 0) == 1


def test_one_and_two_workers_give_the_same_sets() -> None:
    arena = make_arena(("greedy", "random", "search@2"), "duel", 1)
    jobs = make_jobs(arena, 2)
    work = partial(play_set, arena)
    assert list(map_here(work, jobs)) == sorted(map_here(work, jobs, workers=2))


def test_a_game_that_breaks_is_reported_with_its_set(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*args: object) -> float:
        raise KeyError("a card fell off the table")

    monkeypatch.setattr("sevencats.sim.arena._play", broken)
    played = play_set(make_arena(("greedy", "random"), "duel", 1), Job(6, 0))
    assert played == PlayedSet(6, 0, (), "KeyError: 'a card fell off the table'")


# Jobs


def test_all_pairs_play_a_deal_before_the_next_one() -> None:
    arena = Arena(("a", "b", "c"), "duel", 1)
    assert make_jobs(arena, 2, start=5) == [(5, 0), (5, 1), (5, 2), (6, 0), (6, 1), (6, 2)]


def test_sets_come_in_order_however_they_are_done() -> None:
    jobs = [Job(number, 0) for number in range(4)]
    done = [PlayedSet(number, 0, (1.0,)) for number in (2, 0, 3, 1)]
    assert [one.number for one in in_order(jobs, done)] == [0, 1, 2, 3]


def test_in_order_asks_for_no_more_than_it_needs() -> None:
    seen = []

    def source() -> object:
        for number in (1, 0, 2):
            seen.append(number)
            yield PlayedSet(number, 0, (1.0,))

    stream = in_order([Job(number, 0) for number in range(3)], source())  # type: ignore[arg-type]
    assert next(stream).number == 0
    assert seen == [1, 0]


@pytest.mark.parametrize(
    ("bots", "mode", "words"),
    [
        (("alpha", "random"), "duel", "there is no bot 'alpha'"),
        (("random",), "duel", "needs two bots or more"),
        ((), "duel", "needs two bots or more"),
        (("random", "greedy"), "chess", "there is no Gwent mode 'chess'"),
    ],
)
def test_bad_runs_are_refused(bots: tuple[str, ...], mode: str, words: str) -> None:
    with pytest.raises(RulesError, match=words):
        make_arena(bots, mode, 1)


# Tables of one size


def test_seats_picks_the_tables_of_that_size() -> None:
    arena = make_arena(("greedy", "random"), "ffa", 1, seats=4)
    found = [arena.deal(number) for number in range(10)]
    assert {len(deal.lineups) for deal in found} == {4}
    assert {deal.par for deal in found} == {0.25}
    assert len({deal.name for deal in found}) == 5
    everything = make_arena(("greedy", "random"), "ffa", 1)
    assert {len(everything.deal(number).lineups) for number in range(16)} == {3, 4, 5}


@pytest.mark.parametrize(("mode", "fit"), [("ffa", "3 or 4 or 5"), ("duel", "2")])
def test_seats_that_a_mode_does_not_have_are_refused(mode: str, fit: str) -> None:
    with pytest.raises(RulesError, match=rf"{mode} is played with {fit} seats, not with 9"):
        make_arena(("greedy", "random"), mode, 1, seats=9)


def test_games_that_are_compared_are_played_to_their_end() -> None:
    """The ready-made set-ups of Old World end after three to six rounds, before anybody wins."""
    for seats in (2, 4):
        found = deals("oldworld", "base", seats)
        assert found and all(one.config.rounds == 40 for deal in found for one in deal.lineups)
