"""The random generator: one integer, the same numbers on every machine."""

from __future__ import annotations

import pytest

from sevencats.kernel.rng import Rng


def test_known_values() -> None:
    """The published sequence of splitmix64 from seed 1234567."""
    rng = Rng(1234567)
    assert [rng.next() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]
    assert Rng(0).next() == 0xE220A8397B1DCDAF


def test_its_value_is_its_whole_state() -> None:
    rng = Rng(5)
    rng.next()
    twin = Rng(rng.value)
    assert [rng.next() for _ in range(4)] == [twin.next() for _ in range(4)]
    assert Rng(1 << 64).value == 0 and 0 <= Rng(-1).value < 1 << 64


@pytest.mark.parametrize("size", [0, 1, 2, 3, 10, 60])
def test_order_is_a_permutation(size: int) -> None:
    rng = Rng(size)
    for _ in range(50):
        assert sorted(rng.order(size)) == list(range(size))


def test_orders_are_repeatable_and_all_come_up() -> None:
    assert Rng(9).order(30) == Rng(9).order(30)
    rng = Rng(3)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(1200):
        order = rng.order(3)
        counts[order] = counts.get(order, 0) + 1
    assert len(counts) == 6
    assert all(140 < count < 260 for count in counts.values()), counts


@pytest.mark.parametrize("n", [1, 2, 6, 60])
def test_below_stays_below_and_reaches_all(n: int) -> None:
    rng = Rng(n)
    seen = {rng.below(n) for _ in range(50 * n)}
    assert seen == set(range(n))


def test_weighted_keeps_to_the_weights() -> None:
    rng = Rng(11)
    counts = [0, 0, 0, 0]
    for _ in range(6000):
        counts[rng.weighted((1, 0, 2, 3))] += 1
    assert counts[1] == 0
    assert 850 < counts[0] < 1150 and 1800 < counts[2] < 2200 and 2800 < counts[3] < 3200
    assert Rng(1).weighted((7,)) == 0


def test_empty_weights_are_refused() -> None:
    with pytest.raises(AssertionError, match="more than zero"):
        Rng(1).weighted((0, 0))
