"""A state whose copies and saves need no code of the game's own."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any, ClassVar, Self

from sevencats.kernel.handles import no_handles
from sevencats.kernel.registry import Game
from sevencats.kernel.state import State, Zone, numbers_of


class PlainState(State):
    """A state for games that name their own fields and leave the rest to this class.

    ``own`` names those fields: numbers, strings, lists and dicts of them, which ``begin`` takes by
    name. Copies are slower than those of a state with a ``copy`` of its own.

    >>> from sevencats.author import PlainState
    >>> class Purse(PlainState):
    ...     own = ("gold",)
    ...     gold: int
    """

    own: ClassVar[tuple[str, ...]] = ()
    _layout: tuple[Zone, ...]

    @classmethod
    def begin(
        cls,
        game: Game,
        config: Any,
        layout: Sequence[Zone],
        homes: Sequence[int],
        **own: Any,
    ) -> Self:
        """Return a state in which card ``n`` lies in zone ``homes[n]``, before the first frame."""
        zones: list[list[int]] = [[] for _ in layout]
        for card, zone in enumerate(homes):
            zones[zone].append(card)
        state = cls(
            game=game,
            config=config,
            stack=[],
            zones=zones,
            where=numbers_of(homes),
            face=tuple(range(len(homes))),
            known=numbers_of(layout[zone].sees for zone in homes),
            handles=no_handles(len(homes)),
            rng=0,
            asked=0,
            pending=(),
            confirm=False,
            sees=tuple(zone.sees for zone in layout),
            marks=(0,) * len(layout),
            virtual=0,
            trees=game.effects,
        )
        state._layout = tuple(layout)
        assert own.keys() == set(cls.own), f"{cls.__name__} needs {', '.join(cls.own)}"
        for name, value in own.items():
            setattr(state, name, value)
        return state

    @property
    def layout(self) -> tuple[Zone, ...]:
        """The zones that ``begin`` was given."""
        return self._layout

    def copy(self) -> Self:
        """Return an independent copy."""
        twin = self.__new__(type(self))
        self.copy_into(twin)
        twin._layout = self._layout
        for name in self.own:
            setattr(twin, name, deepcopy(getattr(self, name)))
        return twin

    def fields(self) -> dict[str, Any]:
        """Return the game's own fields."""
        return {name: deepcopy(getattr(self, name)) for name in self.own}

    def restore(self, data: dict[str, Any]) -> None:
        """Set the game's own fields."""
        for name in self.own:
            setattr(self, name, deepcopy(data[name]))
