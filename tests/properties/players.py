"""Players who answer by numbers, whatever the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sevencats.kernel import CHANCE, Decision, Event, State, take
from sevencats.kernel.engine import settle_one
from sevencats.kernel.rng import Rng

LONGEST = 20_000


def by_numbers(numbers: Sequence[int], tail: Rng) -> Iterator[int]:
    """The given numbers, then random ones."""
    yield from numbers
    while True:
        yield tail.next() >> 32


def answered(state: State, numbers: Iterator[int]) -> list[Event]:
    """Answer one decision: chance by the state's generator, a seat by the next number."""
    if state.pending[0].seat == CHANCE:
        return settle_one(state)[1]
    number = next(numbers)
    decision = state.pending[number % len(state.pending)]
    return take(state, decision, option(decision, number))


def option(decision: Decision, number: int) -> int:
    """An option by number; passing comes up seldom, so that rounds are long enough."""
    index = number % len(decision.keys)
    if decision.keys[index] == "pass" and number // len(decision.keys) % 4:
        return (index + 1) % len(decision.keys)
    return index


def played(state: State, numbers: Iterator[int]) -> Iterator[list[Event]]:
    """Play to the end; yields the events of each answer."""
    for _ in range(LONGEST):
        if not state.pending:
            return
        yield answered(state, numbers)
    raise AssertionError(f"the game is still open after {LONGEST} answers")
