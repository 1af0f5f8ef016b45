"""Play games of any kind by numbers, and watch a game with a referee."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, Protocol

from sevencats.kernel import CHANCE, Decision, Event, State, take
from sevencats.kernel.engine import sample
from sevencats.kernel.rng import Rng

#: Upper bound of the answers in a random game.
LONGEST = 20_000
#: Answers that end something early; chosen rarely, because a game full of them covers little.
_LAZY = frozenset({"pass", "done", "end", "no", "refuse", "stay_out"})
#: Options that lead to repeated questions; they are chosen rarely, too.
_ENDLESS = frozenset({"gift", "swap", "give"})


class Step(NamedTuple):
    """An answer with the state before it, its events, and the state after it. ``key`` is empty for
    a shuffle."""

    before: State
    decision: Decision
    key: str
    events: list[Event]
    after: State


class Referee(Protocol):
    """Checks every open question of a game and every answer; raises AssertionError."""

    def begin(self, state: Any) -> None:
        """Start again: a game begins, or the table was changed."""

    def look(self, state: Any) -> None:
        """Check the state: a question is open, or the game is over."""

    def note(self, step: Step) -> None:
        """Check an answer."""


def by_numbers(numbers: Sequence[int], tail: Rng) -> Iterator[int]:
    """Yield the given numbers, then random ones."""
    yield from numbers
    while True:
        yield tail.next() >> 32


def option(decision: Decision, number: int) -> int:
    """Return an option by number: choose its first word, then one of the options with that word.
    So a fight is as likely as a move, which has many options. Options that end something early
    are rare."""
    words = list(dict.fromkeys(key.partition(":")[0] for key in decision.keys))
    number, place = divmod(number, len(words))
    number, luck = divmod(number, 4)
    if decision.kind in _ENDLESS or words[place] in _ENDLESS:
        place = _lazy(words, place) if luck else place
    elif words[place] in _LAZY and luck:
        place = (place + 1) % len(words)
    same = [at for at, key in enumerate(decision.keys) if key.partition(":")[0] == words[place]]
    return same[number % len(same)]


def _lazy(words: list[str], place: int) -> int:
    """Return a word that ends something early, if there is one."""
    return next((at for at, word in enumerate(words) if word in _LAZY), place)


def answered(state: State, numbers: Iterator[int]) -> Step:
    """Answer one decision: chance by the state's generator, a seat by the next number."""
    decision = state.pending[0]
    choice: int | tuple[int, ...]
    if decision.seat == CHANCE:
        choice = sample(state, decision)
    else:
        number = next(numbers)
        number, luck = divmod(number, 8)
        needed = [one for one in state.pending if not one.optional] if luck else []
        asked = needed or state.pending
        number, place = divmod(number, len(asked))
        decision = asked[place]
        choice = option(decision, number)
    before = state.copy()
    before.log = []
    events = take(state, decision, choice)
    key = decision.keys[choice] if isinstance(choice, int) else ""
    return Step(before, decision, key, events, state)


def played(state: State, numbers: Iterator[int]) -> Iterator[list[Event]]:
    """Play to the end, and yield the events of each answer."""
    for _ in range(LONGEST):
        if not state.pending:
            return
        yield answered(state, numbers).events
    raise AssertionError(f"the game is still open after {LONGEST} answers")


def watch(
    state: State,
    numbers: Iterator[int],
    referee: Referee,
    shake: Callable[[State], bool] | None = None,
) -> int:
    """Play to the end with a referee and return the number of answers. ``shake`` is called before
    each answer until it has changed the table."""
    referee.look(state)
    for count in range(LONGEST):
        if shake is not None and shake(state):
            shake = None
            referee.begin(state)
            referee.look(state)
        if not state.pending:
            return count
        referee.note(answered(state, numbers))
        referee.look(state)
    raise AssertionError(f"the game is still open after {LONGEST} answers")
