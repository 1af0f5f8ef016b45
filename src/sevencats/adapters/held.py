"""A duel as an attribute of OpenSpiel's state. OpenSpiel clones states by deep copies of their
attributes and saves them with pickle; both are made cheap and exact here."""

from __future__ import annotations

from os import urandom
from typing import Any

from sevencats.adapters.vocabulary import SHUFFLE, Vocabulary
from sevencats.kernel import Event, RulesError, State, dump, load, observe, redact, take
from sevencats.kernel.decisions import CHANCE
from sevencats.kernel.engine import sample
from sevencats.kernel.registry import game as find_game
from sevencats.kernel.rng import Rng


class Seeds:
    """Gives every game its own seed."""

    def __init__(self, seed: int) -> None:
        # Where the system gives the seed, games that are loaded must differ.
        self._rng = Rng(seed if seed >= 0 else int.from_bytes(urandom(8), "little"))

    def next(self) -> int:
        """The next seed."""
        return self._rng.next() >> 1


#: Why a plain copy cannot be played on.
PEEKS = (
    "this state is a copy of a table with its hidden cards and the shuffles to come, and an "
    "algorithm that plays on with it (CFR, MCTS on clones) would see them: sample a world with "
    "resample_from_infostate(player), as ISMCTS does; take a small game for the whole tree "
    "(sevencats.adapters.small); or load the game with peek=True where that does no harm"
)


class HeldDuel:
    """A game, started when it is first read, and its events so far. A copy can be played on only
    in a sampled world, or with ``peek``."""

    def __init__(self, game: str, config: Any, seeds: Seeds, *, peek: bool = False) -> None:
        self.game = game
        self._peek = peek
        self._copied = False
        self._config = config
        self._seeds = seeds
        self._table: State | None = None
        self._happened: list[Event | tuple[int, str]] = []

    @classmethod
    def of(cls, table: State) -> HeldDuel:
        """A game that has begun."""
        held = cls(table.game.name, table.config, Seeds(0), peek=True)
        held._table = table
        return held

    @property
    def table(self) -> State:
        """The state of the kernel."""
        if self._table is None:
            self._table = find_game(self.game).new_game(self._config, self._seeds.next())
        return self._table

    def answer(self, words: Vocabulary, action: int) -> None:
        """Answer the open question; an action that is not listed is a ``ValueError``."""
        if self._copied and not self._peek:
            raise RulesError(PEEKS)
        table = self.table
        decision = table.pending[0]
        if decision.order and words.key(action) == SHUFFLE:
            self._happened += take(table, decision, sample(table, decision))
            return
        choice = words.option(decision, action)
        if choice < 0:
            raise ValueError(
                f"{words.key(action)!r} is not an answer; the answers are "
                f"{', '.join(decision.keys)}"
            )
        if decision.seat != CHANCE:
            self._happened.append((decision.seat, decision.keys[choice]))
        self._happened += take(table, decision, choice)

    def seen(self, seat: int) -> str:
        """The view of a seat as a text."""
        view = observe(self.table, seat).to_data()
        view["decisions"] = [
            [d.kind, d.source, *d.keys] for d in self.table.pending if d.seat == seat
        ]
        return repr(sorted(view.items()))

    def recalled(self, seat: int) -> str:
        """All that a seat saw and did, and its view now."""
        name = self.table.game.card_name
        lines = []
        for entry in self._happened:
            if not isinstance(entry, Event):
                lines += [f"> {entry[1]}"] if entry[0] == seat else []
                continue
            (event,) = redact([entry], seat)
            card = "" if event.card < 0 else name(self.table, event.card)
            words = (event.kind, event.seat, event.sleeve, card, *event.args)
            lines.append(" ".join(map(str, words)))
        return "\n".join([*lines, self.seen(seat)])

    def imagine(self, world: State, seat: int) -> None:
        """Continue in a sampled world, and forget the past that ``seat`` does not know."""
        self._table, self._peek = world, True
        history: list[Event | tuple[int, str]] = []
        for entry in self._happened:
            if isinstance(entry, Event):
                history.append(entry if entry.known & 1 << seat else redact([entry], seat)[0])
            elif entry[0] == seat:
                history.append(entry)
        self._happened = history

    def __deepcopy__(self, memo: dict[int, Any]) -> HeldDuel:
        twin = HeldDuel(self.game, self._config, self._seeds, peek=self._peek)
        twin._copied = True
        twin._table = self.table.copy()
        twin._happened = self._happened[:]
        return twin

    def __getstate__(self) -> dict[str, Any]:
        return {
            "table": dump(self.table),
            "happened": [tuple(t) for t in self._happened],
            "flags": (self._peek, self._copied),
        }

    def __setstate__(self, data: dict[str, Any]) -> None:
        table = load(data["table"])
        self.game = table.game.name
        self._table = table
        self._config = table.config
        self._seeds = Seeds(0)
        self._peek, self._copied = data["flags"]
        self._happened = [t if len(t) == 2 else Event(*t) for t in data["happened"]]
