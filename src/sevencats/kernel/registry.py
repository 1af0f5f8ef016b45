"""Games register here: what the kernel, the tests and the terminal can ask of each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points
from typing import Any, NamedTuple

from sevencats.kernel.atoms import Shuffle, answer_shuffle, run_shuffle
from sevencats.kernel.branches import Branches, run_branches
from sevencats.kernel.decisions import Decision
from sevencats.kernel.effects import EFFECT_HANDLER, Effect
from sevencats.kernel.errors import SevenCatsError
from sevencats.kernel.handlers import Handler, never_asks
from sevencats.kernel.rng import Rng
from sevencats.kernel.state import State


class Sample(NamedTuple):
    """A ready-made way to start a mode. Tests play some samples of every mode, and always those
    marked ``always``, which cover something that no other sample does."""

    name: str
    config: Any
    always: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ModeInfo:
    """A mode of a game: its numbers of seats and its samples."""

    id: str
    seats: tuple[int, ...]
    samples: Callable[[], Sequence[Sample]]


class Game:
    """A game: its modes, its frames and the hooks that the kernel calls.

    ``effects`` are the trees every table of the game has, ``ops`` and ``predicates`` the functions
    they name. ``content`` gives a hash of the card data that a config plays with: together with the
    engine version it says whether an old journal may be replayed. ``public_type`` and
    ``private_type`` are the types of what views hold besides the zones; a JSON Schema can be made
    from them.
    """

    public_type: Any = dict[str, Any]
    private_type: Any = dict[str, Any]

    def __init__(
        self,
        *,
        name: str,
        modes: dict[str, ModeInfo],
        frames: dict[type, Handler],
        effects: dict[str, Any],
        ops: dict[str, Callable[[Any, Effect], None]],
        content: Callable[[Any], str],
        predicates: dict[str, Callable[[Any, Effect], int]] | None = None,
    ) -> None:
        self.name = name
        self.modes = modes
        self.effects = effects
        self.content = content
        self.frames: dict[type, Handler] = {}
        self.runs: dict[type, Callable[[Any, Any], list[Decision] | None]] = {}
        self.answers: dict[type, Callable[..., None]] = {}
        self.frame_types: dict[str, type] = {}
        self.ops: dict[str, Callable[[Any, Effect], None]] = {}
        self.predicates: dict[str, Callable[[Any, Effect], int]] = {}
        kernel_frames: dict[type, Handler] = {
            Branches: Handler(run_branches, never_asks),
            Effect: EFFECT_HANDLER,
            Shuffle: Handler(run_shuffle, answer_shuffle),
        }
        self.extend({**frames, **kernel_frames}, ops, predicates or {})

    def extend(
        self,
        frames: dict[type, Handler],
        ops: dict[str, Callable[[Any, Effect], None]],
        predicates: dict[str, Callable[[Any, Effect], int]],
    ) -> None:
        """Add frames and effect functions of the game or of an expansion. Frames are saved by
        the name of their class, so that name must be unique."""
        for cls, handler in frames.items():
            assert cls.__name__ not in self.frame_types, f"there are two frames {cls.__name__}"
            self.frames[cls] = handler
            self.runs[cls], self.answers[cls] = handler
            self.frame_types[cls.__name__] = cls
        for mine, more in ((self.ops, ops), (self.predicates, predicates)):
            twice = sorted(set(mine) & set(more))
            assert not twice, f"effects have two functions {', '.join(twice)}"
        self.ops.update(ops)
        self.predicates.update(predicates)

    def new_game(self, config: Any, seed: int) -> State:
        """A fresh game, advanced to its first question."""
        raise NotImplementedError

    def blank(self, config: Any) -> State:
        """An empty state for ``load`` to fill."""
        raise NotImplementedError

    def config_data(self, config: Any) -> dict[str, Any]:
        """A config as JSON-able data."""
        raise NotImplementedError

    def config_from(self, data: dict[str, Any]) -> Any:
        """Read ``config_data`` back; raises ``BadData``."""
        raise NotImplementedError

    def seat_names(self, state: State) -> tuple[str, ...]:
        """The names of the seats, as positions and logs write them."""
        raise NotImplementedError

    def public(self, state: State) -> Any:
        """The public part of a view apart from the zones: a ``public_type``."""
        raise NotImplementedError

    def private(self, state: State, seat: int) -> Any:
        """The part of a view that only ``seat`` may know, apart from the zones: a ``private_type``,
        or None."""
        raise NotImplementedError

    def card_name(self, state: State, card: int) -> str:
        """The catalogue id of a physical card."""
        raise NotImplementedError

    def card_names(self, state: State) -> Sequence[str]:
        """The catalogue ids of all physical cards, in order."""
        return [self.card_name(state, card) for card in range(len(state.face))]

    def returns(self, state: State) -> tuple[int, ...]:
        """Per seat 1 for a win, 0 for a draw or an open game, -1 for a loss."""
        raise NotImplementedError

    def conceal(self, state: State, seat: int) -> State:
        """Remove card lists that ``seat`` cannot know: they can reveal more than any hidden card. A
        game whose lists are public returns the state unchanged."""
        return state

    def repair_hidden(self, state: State, seat: int, rng: Rng | None) -> None:
        """Correct cards that were dealt again. The hidden cards of ``state`` have been exchanged
        inside their pools; a game in which some cards cannot be everywhere in their pool moves
        them, by ``rng`` or (None) in an order that reveals nothing."""

    def scripted(self, state: State, decision: Decision) -> int:
        """The option a virtual seat takes (see ``State.virtual``)."""
        raise NotImplementedError


@cache
def installed() -> dict[str, Any]:
    """The objects that entry points of games name: a ``Game``, or a plugin, which holds one as
    ``game``."""
    entries = entry_points(group="sevencats.games")
    return {entry.name: entry.load() for entry in sorted(entries, key=lambda e: e.name)}


@cache
def games() -> dict[str, Game]:
    """Every installed game by name."""
    return {
        name: thing if isinstance(thing, Game) else thing.game
        for name, thing in installed().items()
    }


def game(name: str) -> Game:
    """The game of that name; raises with the list of games when there is none."""
    known = games()
    if name not in known:
        raise SevenCatsError(
            f"there is no game {name!r}; the games are {', '.join(known)}"
        ).phrased("error-no-game", name=name, known=[*known])
    return known[name]
