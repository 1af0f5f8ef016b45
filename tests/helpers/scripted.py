"""The strict part of the harnesses for rule tests, the same for every game: every pick is scripted.

A pick that is not offered, a scripted outcome that never came up, or a question left open at the
end fails the test. After every pick the state is checked as a whole.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Iterable
from typing import Generic, TypeVar

import pytest

from sevencats.kernel.decisions import CHANCE, Decision
from sevencats.kernel.engine import apply
from sevencats.kernel.errors import IllegalPick
from sevencats.kernel.events import Event
from sevencats.kernel.snapshot import digest, dump, load
from sevencats.kernel.state import State

S = TypeVar("S", bound=State)


class Scripted(Generic[S]):
    """A game that a test plays. ``resting`` are the questions that may be open at its end.

    With ``reload`` the game is saved and loaded before every pick.
    """

    resting: frozenset[str]
    state: S

    def __init__(self, chance: Iterable[str], reload: bool) -> None:
        self.reload = reload
        self.log: list[Event] = []
        self.rolled: list[Decision] = []
        self._chances = deque(chance)
        self._may_stay = self.resting

    # -- what a game says -------------------------------------------------------------------

    def seat_names(self) -> tuple[str, ...]:
        """The names of the seats, in order."""
        raise NotImplementedError

    def _outcome(self, decision: Decision) -> str:
        """The scripted answer of chance."""
        raise NotImplementedError

    def _check(self) -> None:
        self.state.check()

    def shuffles(self) -> list[str]:
        """The zones that were shuffled after the last pick, in order."""
        return [decision.source for decision in self.rolled if decision.order]

    # -- the script -------------------------------------------------------------------------

    def pick(self, *keys: str, seat: str | None = None) -> None:
        """Answer the open decisions, one key after the other (``seat``: if several are asked)."""
        for key in keys:
            self._reload()
            decision = self._open(seat)
            if key not in decision.keys:
                pytest.fail(f"{key!r} is not offered: {self._asks(decision)}")
            self.rolled = []
            self.log = list(apply(self.state, decision.pick(key)))
            self._may_stay = self.resting
            self._settle()
            self._check()

    def chance(self, *keys: str) -> None:
        """Fix the next outcomes of chance, in order; a key ``order:1,0`` is a shuffle's."""
        self._chances.extend(keys)

    def refuse(self, key: str, seat: str | None = None) -> None:
        """Assert that the key is not an option, and that trying it changes nothing."""
        before = digest(self.state)
        with pytest.raises(IllegalPick):
            apply(self.state, self._open(seat).pick(key))
        assert digest(self.state) == before

    def _open(self, seat: str | None) -> Decision:
        found = [d for d in self.state.pending if seat is None or self._name(d.seat) == seat]
        if not found:
            pytest.fail(f"nothing is asked of {seat or 'anybody'}: {self._all_asks()}")
        if len(found) > 1:
            pytest.fail("several seats are asked: say which with seat=")
        return found[0]

    def _settle(self) -> None:
        while self.state.pending and self.state.pending[0].seat == CHANCE:
            self._reload()
            decision = self.state.pending[0]
            self.rolled.append(decision)
            self.log += apply(self.state, decision.pick(self._outcome(decision)))

    def _reload(self) -> None:
        if self.reload:
            before = self.state
            loaded = load(json.loads(json.dumps(dump(before))))
            assert isinstance(loaded, type(before))
            assert dump(loaded) == dump(before)
            assert loaded.pending == before.pending
            self.state = loaded

    # -- questions --------------------------------------------------------------------------

    def expect(self, *keys: str, seat: str | None = None) -> None:
        """The open decision has exactly these options."""
        assert sorted(self._open(seat).keys) == sorted(keys)

    def asked(self, seat: str | None = None) -> tuple[str, str]:
        """The seat that is asked, and the kind of question."""
        decision = self._open(seat)
        return self._name(decision.seat), decision.kind

    def done(self, kind: str) -> None:
        """Nothing but this kind of question is open, and it may stay so."""
        assert {d.kind for d in self.state.pending} == {kind}, self._all_asks()
        self._may_stay = frozenset({kind})

    def finish(self) -> None:
        """The end of a test: the script is used up and no question hangs in the air."""
        assert not self._chances, f"chance outcomes never used: {list(self._chances)}"
        left = [d for d in self.state.pending if d.kind not in self._may_stay]
        assert not left, f"left open: {self._all_asks()}"
        self._check()

    def _asks(self, decision: Decision) -> str:
        return f"{self._name(decision.seat)} {decision.kind} {list(decision.keys)}"

    def _all_asks(self) -> str:
        return "; ".join(map(self._asks, self.state.pending)) or "nothing"

    def _name(self, seat: int) -> str:
        return "chance" if seat == CHANCE else self.seat_names()[seat]

    def events(self, kind: str) -> list[Event]:
        """The events of the last pick and of the chance after it."""
        return [event for event in self.log if event.kind == kind]
