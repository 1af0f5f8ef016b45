"""People at one keyboard who may act in any order: who is asked, on one screen."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence

from sevencats.kernel import Decision
from sevencats.text import Texts


def asked_of(pending: Iterable[Decision], people: Container[int]) -> dict[int, Decision]:
    """What each person is asked, by seat: required questions before optional ones, and first those
    that another person waits for."""
    asked: dict[int, Decision] = {}
    for decision in sorted(pending, key=lambda d: (d.seat, d.optional, d.branch in (-1, d.seat))):
        if decision.seat in people:
            asked.setdefault(decision.seat, decision)
    return asked


def seat_lines(
    asked: Mapping[int, Decision],
    names: Sequence[str],
    texts: Texts,
    about: Callable[[Decision], str],
) -> list[str]:
    """Who can still do what, by the number of the seat. Nothing of it is secret."""
    lines = [texts("play-seats")]
    for seat, decision in asked.items():
        key = "play-seat-may" if decision.optional else "play-seat"
        lines.append(texts(key, number=seat + 1, name=names[seat], about=about(decision)))
    return lines


def seat_of(number: str, asked: Mapping[int, Decision]) -> int:
    """The seat of a number; -1 if it is none that is asked."""
    seat = int(number) - 1 if number.isdecimal() else -1
    return seat if seat in asked else -1


def which_seats(asked: Iterable[int], texts: Texts) -> str:
    """The numbers that can be given."""
    return texts("play-seat-how", numbers=", ".join(str(seat + 1) for seat in asked))
