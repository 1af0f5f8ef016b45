"""People at one keyboard who may act in any order: which of them acts next."""

from __future__ import annotations

from collections.abc import Sequence

from sevencats.cli.console import PlayerLeft
from sevencats.cli.play.terminal_game import TerminalGame
from sevencats.kernel import Decision


class SeatOrder:
    """Lets people choose which of them acts. A seat continues until it is done, unless another one
    is called by its number."""

    def __init__(self, game: TerminalGame, people: Sequence[int]) -> None:
        self._game = game
        self._console = game.console
        self._people = people
        #: The seat that acts now; -1: the people are asked.
        self._acting = -1
        self._called = False

    def is_open(self) -> bool:
        """Return whether people have to choose who acts."""
        return len(self._asked()) >= 2 and self._game.in_any_order()

    def next(self) -> Decision:
        """The question to the seat that acts next; asks the people for one if need be."""
        asked = self._asked()
        called, self._called = self._called, False
        if self._acting not in asked or (asked[self._acting].optional and not called):
            self._console.print()
            self.show()
            self._acting = self._read(asked)
        return asked[self._acting]

    def show(self) -> None:
        """Print what each person can still do, by the number of the seat. None of it is secret."""
        texts, lines = self._game.texts, []
        for seat, decision in self._asked().items():
            key = "play-seat-may" if decision.optional else "play-seat"
            about, name = self._game.about_seat(decision), self._game.names[seat]
            lines.append(texts(key, number=seat + 1, name=name, about=about))
        self._console.print_lines([texts("play-seats"), *lines], indent=3)

    def call(self, number: str) -> bool:
        """Let another seat act; False if it has no question now."""
        asked = self._asked()
        seat = _seat(number, asked) if self._game.in_any_order() else -1
        if seat < 0:
            self._explain(asked)
            return False
        self._acting, self._called = seat, True
        return True

    def _read(self, asked: dict[int, Decision]) -> int:
        seat = -1
        while seat < 0:
            answer = self._console.read(self._game.texts("play-seat-choice"))
            if answer.lower() in ("quit", "exit"):
                raise PlayerLeft
            seat = _seat(answer, asked)
            if seat < 0:
                self._explain(asked)
        return seat

    def _explain(self, asked: dict[int, Decision]) -> None:
        """Print the numbers that can be typed."""
        numbers = ", ".join(str(seat + 1) for seat in asked)
        self._console.print(self._game.texts("play-seat-how", numbers=numbers))

    def _asked(self) -> dict[int, Decision]:
        """The question to each person, by seat: required ones before optional ones, and first those
        that another person waits for."""
        asked: dict[int, Decision] = {}
        pending = self._game.state.pending
        for decision in sorted(
            pending, key=lambda d: (d.seat, d.optional, d.branch in (-1, d.seat))
        ):
            if decision.seat in self._people:
                asked.setdefault(decision.seat, decision)
        return asked


def _seat(number: str, asked: dict[int, Decision]) -> int:
    """The seat for a typed number; -1 if that seat has no question."""
    seat = int(number) - 1 if number.isdecimal() else -1
    return seat if seat in asked else -1
