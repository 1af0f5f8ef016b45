"""How fast bots answer while people look on: they wait once for each part of a turn."""

from __future__ import annotations

from sevencats.kit.parts import Part


class BotPace:
    """Remembers, for each seat, the parts of the present turn that it has begun."""

    def __init__(self) -> None:
        self._begun: dict[int, tuple[int, frozenset[str]]] = {}

    def begins(self, seat: int, part: Part | None) -> bool:
        """Whether an answer begins a part of a turn; one that belongs to none always does. A part
        that was left and is come back to is not begun again: a turn has so many beats at most."""
        if part is None:
            return True
        turn, names = self._begun.get(seat, (part.turn, frozenset()))
        if turn != part.turn:
            names = frozenset()
        self._begun[seat] = (part.turn, names | {part.name})
        return part.name not in names
