"""Journals: setup + picks + chance outcomes. Saves, replays, undo and bug reports are this file.

One JSON object a line: a header, one line for each pick with the digest after it, and an end
line with the number of picks and a snapshot. So a cut or edited file is noticed and named.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from sevencats import __version__
from sevencats.kernel import registry
from sevencats.kernel.decisions import CHANCE, Decision, Pick
from sevencats.kernel.engine import apply, settle_one
from sevencats.kernel.errors import BadData, RulesError
from sevencats.kernel.events import Event
from sevencats.kernel.snapshot import digest, dump
from sevencats.kernel.state import State

FORMAT = "sevencats-journal/1"
CHANCE_NAME = "chance"


class Entry(NamedTuple):
    """One pick: the seat's name, the option's key, the digest after it."""

    seat: str
    key: str
    digest: str


@dataclass(slots=True)
class Journal:
    """A game as it was played."""

    game: str
    config: dict[str, Any]
    seed: int
    engine: str = __version__
    content: str = ""
    entries: list[Entry] = field(default_factory=list)
    snapshot: dict[str, Any] | None = None

    def text(self) -> str:
        """The journal as it is written to a file."""
        head = {
            "format": FORMAT,
            "engine": self.engine,
            "content": self.content,
            "game": self.game,
            "seed": self.seed,
            "config": self.config,
        }
        lines: list[Any] = [head]
        lines += [{"seat": e.seat, "pick": e.key, "digest": e.digest} for e in self.entries]
        lines.append({"end": len(self.entries), "snapshot": self.snapshot})
        return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)

    def save(self, path: Path) -> None:
        """Write the file in one go: a crash leaves the old one or the new one, never half."""
        partial = path.with_name(path.name + ".part")
        partial.write_text(self.text(), encoding="utf-8")
        partial.replace(path)


def read_journal(text: str) -> Journal:
    """Read a journal; raises ``BadData`` naming the line that is cut, broken or missing."""
    lines = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            lines.append(msgspec.json.decode(line))
        except msgspec.DecodeError as error:
            raise BadData(f"journal line {number} is cut off or no JSON: {error}") from error
    if not lines or not isinstance(lines[0], dict) or lines[0].get("format") != FORMAT:
        raise BadData(f"this is no journal: line 1 must have 'format': {FORMAT!r}")
    if len(lines) < 2 or not isinstance(lines[-1], dict) or "end" not in lines[-1]:
        raise BadData(f"the journal is cut off after line {len(lines)}: its end line is missing")
    head, *body, end = lines
    if end["end"] != len(body):
        raise BadData(
            f"the journal is incomplete: its end line counts {end['end']} picks, "
            f"there are {len(body)}"
        )
    entries = []
    for number, line in enumerate(body, 2):
        try:
            entries.append(Entry(str(line["seat"]), str(line["pick"]), str(line["digest"])))
        except (KeyError, TypeError) as error:
            raise BadData(f"journal line {number} needs 'seat', 'pick' and 'digest'") from error
    try:
        return Journal(
            game=str(head["game"]),
            config=head["config"],
            seed=int(head["seed"]),
            engine=str(head["engine"]),
            content=str(head["content"]),
            entries=entries,
            snapshot=end.get("snapshot"),
        )
    except (KeyError, TypeError, ValueError) as error:
        raise BadData(f"journal line 1 is incomplete: {error}") from error


class Step(NamedTuple):
    """One replayed pick. ``state`` is live: it is the same object in every step."""

    number: int
    entry: Entry | None
    decision: Decision | None
    events: list[Event]
    state: State


def replay(journal: Journal) -> Iterator[Step]:
    """Play a journal through the kernel, checking the digest after every pick.

    Yields the set-up first (``entry`` None). A journal of another engine or other card data is
    refused: its snapshot still loads (``load(journal.snapshot)``).
    """
    owner = registry.game(journal.game)
    if (journal.engine, journal.content) != (__version__, owner.content()):
        raise BadData(
            f"this journal was written by engine {journal.engine} with cards "
            f"{journal.content or '?'}; this is engine {__version__} with cards "
            f"{owner.content()}, which may play it otherwise. It is not replayed; its snapshot "
            "still loads"
        )
    state = owner.new_game(owner.config_from(journal.config), journal.seed)
    yield Step(0, None, None, list(state.log), state)
    names = {name: seat for seat, name in enumerate(owner.seat_names(state))}
    names[CHANCE_NAME] = CHANCE
    for number, entry in enumerate(journal.entries, 1):
        where = f"journal line {number + 1}"
        seat = names.get(entry.seat)
        if seat is None:
            raise BadData(f"{where}: there is no seat {entry.seat!r}")
        decision = next((d for d in state.pending if d.seat == seat), None)
        if decision is None:
            raise BadData(f"{where}: {entry.seat} is not asked anything there")
        try:
            events = apply(state, Pick(decision.id, seat, entry.key))
        except RulesError as error:
            raise BadData(f"{where}: {error}") from error
        if digest(state) != entry.digest:
            raise BadData(f"{where}: the game after this pick is not the one that was recorded")
        yield Step(number, entry, decision, events, state)


class _Mark(NamedTuple):
    """A place undo can go back to: just before a seat's pick."""

    seat: int
    entries: int
    state: State


class Session:
    """A game being played: applies picks, lets chance answer, keeps the journal and undo.

    ``events`` of the last call include what chance did after the pick.
    """

    def __init__(self, game: registry.Game, config: Any, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.state = game.new_game(config, seed)
        self.entries: list[Entry] = []
        self._marks: list[_Mark] = []
        self.opening = list(self.state.log) + self._settle()

    def seat_name(self, seat: int) -> str:
        """A seat's name as journals write it."""
        return CHANCE_NAME if seat == CHANCE else self.game.seat_names(self.state)[seat]

    def pick(self, pick: Pick) -> list[Event]:
        """Apply a pick and what chance adds to it. A refused pick changes nothing."""
        mark = _Mark(pick.seat, len(self.entries), self.state.copy())
        events = list(apply(self.state, pick))
        self._marks.append(mark)
        self._record(pick)
        return events + self._settle()

    def _settle(self) -> list[Event]:
        events: list[Event] = []
        while self.state.pending and self.state.pending[0].seat == CHANCE:
            pick, happened = settle_one(self.state)
            self._record(pick)
            events += happened
        return events

    def _record(self, pick: Pick) -> None:
        self.entries.append(Entry(self.seat_name(pick.seat), pick.key, digest(self.state)))

    def undo(self, seat: int, over: frozenset[int] = frozenset()) -> None:
        """Take back the last pick of ``seat``, and later picks of the seats in ``over`` (bots).

        Refused when there is none, when another seat or chance acted since, or when the seat has
        learned a card it did not know: undo must not be a way to peek.
        """
        for index in range(len(self._marks) - 1, -1, -1):
            mark = self._marks[index]
            if mark.seat == seat:
                self._check_undo(mark)
                self.state = mark.state
                del self.entries[mark.entries :]
                del self._marks[index:]
                return
            if mark.seat not in over:
                raise RulesError("nothing to undo: another player has acted since")
        raise RulesError("nothing to undo: you have not acted yet")

    def _check_undo(self, mark: _Mark) -> None:
        if any(entry.seat == CHANCE_NAME for entry in self.entries[mark.entries :]):
            raise RulesError("this cannot be undone: chance has spoken since")
        bit = 1 << mark.seat
        for now, then in zip(self.state.known, mark.state.known, strict=True):
            if now & bit and not then & bit:
                raise RulesError("this cannot be undone: a card was revealed since")

    def journal(self) -> Journal:
        """The journal so far, with a snapshot of where the game stands."""
        return Journal(
            game=self.game.name,
            config=self.game.config_data(self.state.config),
            seed=self.seed,
            content=self.game.content(),
            entries=list(self.entries),
            snapshot=dump(self.state),
        )
