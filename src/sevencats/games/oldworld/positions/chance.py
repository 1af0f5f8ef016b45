"""Chance in a position: the outcomes the file gives, in order.

Numbers and keys answer dice and other questions to chance; ``{"shuffle": "A.deck", "top": [...]}``
says what lies on top after the next shuffle of that pile. What is not given: a shuffle leaves the
cards as they lie, all else comes from the seed.
"""

from __future__ import annotations

from collections.abc import Container
from typing import Any, NamedTuple

from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel.decisions import Decision
from sevencats.kernel.engine import sample
from sevencats.kernel.errors import BadData
from sevencats.kernel.values import items, known_keys, mapping, word, words


class Outcome(NamedTuple):
    """A number or key for a question; ``where`` is its place in the file."""

    value: int | str
    where: str


class Shuffled(NamedTuple):
    """The top cards of a pile after it is shuffled."""

    zone: str
    top: list[str]
    where: str


class ScriptedChance:
    """Answers for chance until the given outcomes are used up."""

    def __init__(self, outcomes: list[Outcome], shuffles: list[Shuffled]) -> None:
        self.outcomes = outcomes
        self.shuffles = shuffles

    def copy(self) -> ScriptedChance:
        """A copy that is used up by itself."""
        return ScriptedChance(self.outcomes[:], self.shuffles[:])

    @property
    def left(self) -> int:
        """How many outcomes nothing has asked for."""
        return len(self.outcomes) + len(self.shuffles)

    def answer(self, state: OldWorldState, decision: Decision) -> int | tuple[int, ...]:
        """The outcome of a question to chance."""
        if decision.order:
            return self._order(state, decision)
        if not self.outcomes:
            return sample(state, decision)
        value, where = self.outcomes.pop(0)
        for place, key in enumerate(decision.keys):
            if value == key or (isinstance(value, int) and key.endswith(f":{value}")):
                return place
        raise BadData(f"{where}: {value!r} is not among {', '.join(decision.keys)}")

    def _order(self, state: OldWorldState, decision: Decision) -> tuple[int, ...]:
        """The order of a pile, bottom first: what is not named stays as it lies, below."""
        zone = decision.source
        given = next((shuffle for shuffle in self.shuffles if shuffle.zone == zone), None)
        rest = list(range(decision.order))
        if given is None:
            return tuple(rest)
        self.shuffles.remove(given)
        lying = [state.ident(sleeve) for sleeve in state.common(zone)]
        top = []
        for index, name in enumerate(given.top):
            place = next((at for at in reversed(rest) if lying[at] == name), None)
            if place is None:
                raise BadData(f"{given.where}.top[{index}]: {name!r} is not in {zone}")
            rest.remove(place)
            top.append(place)
        return (*rest, *reversed(top))


def read_chance(given: Any, piles: Container[str]) -> ScriptedChance:
    """Read the outcomes of a file; ``piles`` are those that may be shuffled."""
    chance = ScriptedChance([], [])
    for index, entry in enumerate(items(given, "chance")):
        where = f"chance[{index}]"
        if isinstance(entry, dict):
            known_keys(mapping(entry, where), ("shuffle", "top"), where)
            zone = word(entry.get("shuffle"), f"{where}.shuffle")
            if zone not in piles:
                raise BadData(f"{where}.shuffle: there is no pile {zone!r}")
            chance.shuffles.append(Shuffled(zone, words(entry.get("top", []), where), where))
        elif isinstance(entry, int | str) and not isinstance(entry, bool):
            chance.outcomes.append(Outcome(entry, where))
        else:
            raise BadData(f"{where}: must be a number, a key or a shuffle, not {entry!r}")
    return chance
