"""Players who answer by numbers, whatever the game, and a game that is watched."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, Protocol

from sevencats.kernel import CHANCE, Decision, Event, State, take
from sevencats.kernel.engine import sample
from sevencats.kernel.rng import Rng

#: No game of a random player is longer.
LONGEST = 20_000
#: Answers that end something early: a player who gave them freely would see little.
_LAZY = frozenset({"pass", "done", "end", "no", "refuse", "stay_out"})
#: Questions that come up again and again, and what may be had on the way: seldom.
_ENDLESS = frozenset({"gift", "swap", "give"})


class Step(NamedTuple):
    """An answer with the state before it, what happened, and the state after it. ``key`` is empty
    for a shuffle."""

    before: State
    decision: Decision
    key: str
    events: list[Event]
    after: State


class Referee(Protocol):
    """Looks at every open point of a game and at every answer; raises AssertionError."""

    def begin(self, state: Any) -> None:
        """A game begins, or the table was changed: forget what was before."""

    def look(self, state: Any) -> None:
        """Somebody is asked, or the game is over."""

    def note(self, step: Step) -> None:
        """An answer was given."""


def by_numbers(numbers: Sequence[int], tail: Rng) -> Iterator[int]:
    """The given numbers, then random ones."""
    yield from numbers
    while True:
        yield tail.next() >> 32


def option(decision: Decision, number: int) -> int:
    """An option by number: its first word, then one of the options with it. So a fight comes up as
    often as a move, of which there are many. What ends something early comes up seldom."""
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
    """The word that ends something early, where there is one."""
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
    """Play to the end; yields the events of each answer."""
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
    """Play to the end under the eyes of a referee; gives the number of answers. ``shake`` is asked
    before each answer until it has changed the table."""
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
