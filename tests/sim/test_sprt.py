"""The sequential test on made-up streams of set scores."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pytest

from sevencats.kernel.errors import RulesError
from sevencats.kernel.rng import Rng
from sevencats.sim.sprt import ACCEPTED, OPEN, REJECTED, Question, Sprt
from sevencats.sim.statistics import expected


def stream(elo: float, seed: int) -> Iterator[float]:
    """Sets of four games by a bot of that Elo."""
    rng, chance = Rng(seed), int(expected(elo) * 2**32)
    while True:
        yield sum(rng.next() >> 32 < chance for _ in range(4)) / 4


def verdict(elo: float, seed: int, question: Question, most: int = 20000) -> tuple[str, int]:
    test = Sprt(question)
    for score in stream(elo, seed):
        if test.add(score) != OPEN or test.sets == most:
            break
    return test.verdict, test.sets


def test_the_ratio_by_hand() -> None:
    """Scores 1 and 0.5: squares 0.125 + 0.5 for the two extra sets, variance 0.625 / 4."""
    test = Sprt(Question(0, 20))
    test.add(1.0)
    test.add(0.5)
    s0, s1 = 0.5, 1 / (1 + 10 ** (-20 / 400))
    pull = (s1 - s0) * ((2 - s0 - s1) + (1 - s0 - s1)) / 2
    assert test.llr == pytest.approx(pull / (0.625 / 4))


def test_the_bounds_by_hand() -> None:
    assert Question().bounds == pytest.approx((-math.log(19), math.log(19)))


def test_a_better_bot_is_accepted_and_an_equal_one_rejected() -> None:
    question = Question(0, 20)
    better = [verdict(40, seed, question) for seed in range(20)]
    equal = [verdict(-10, seed, question) for seed in range(20)]
    assert [word for word, _ in better].count(ACCEPTED) >= 19
    assert [word for word, _ in equal].count(REJECTED) >= 19
    assert all(10 < sets < 5000 for _, sets in better + equal)


def test_wrong_verdicts_are_as_rare_as_asked() -> None:
    """At elo0 itself 5 % may be accepted, at elo1 itself 5 % rejected: of 100 at most 12."""
    question = Question(0, 60)
    false = [verdict(0, seed, question)[0] for seed in range(100)].count(ACCEPTED)
    missed = [verdict(60, seed, question)[0] for seed in range(100, 200)].count(REJECTED)
    assert false <= 12 and missed <= 12


def test_a_clean_sweep_ends_soon_but_not_at_once() -> None:
    test = Sprt(Question())
    while test.add(1.0) == OPEN:
        pass
    assert test.verdict == ACCEPTED
    assert 5 <= test.sets <= 15


def test_equal_bots_are_rejected_though_nothing_varies() -> None:
    test = Sprt(Question())
    while test.add(0.5) == OPEN:
        pass
    assert test.verdict == REJECTED


def test_par_shifts_the_question() -> None:
    """One seat of four: 0.4 is good there, and bad in a duel."""
    many, duel = Sprt(Question()), Sprt(Question())
    for number in range(400):
        score = 0.3 + 0.2 * (number % 2)
        many.add(score, par=0.25)
        duel.add(score)
    assert (many.verdict, duel.verdict) == (ACCEPTED, REJECTED)


def test_sprt_without_games_is_undecided() -> None:
    test = Sprt(Question())
    assert (test.llr, test.verdict) == (0, OPEN)


@pytest.mark.parametrize(
    ("question", "words"),
    [
        (Question(20, 20), "elo0 must be below elo1"),
        (Question(alpha=0), "alpha must lie between 0 and 0.5"),
        (Question(beta=0.7), "beta must lie between 0 and 0.5"),
        (Question(alpha=math.nan), "alpha must lie"),
        (Question(elo0=math.nan), "elo0 must be below"),
    ],
)
def test_invalid_sprt_bounds_are_refused(question: Question, words: str) -> None:
    with pytest.raises(RulesError, match=words):
        Sprt(question)
