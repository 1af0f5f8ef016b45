"""The leak trial: whatever a table says to somebody must be the same in every world that looks the
same to that person.

Random games of every mode are played. After a pick, the cards that a seat does not know are dealt
anew, and the messages to that seat and to a spectator are made of both tables: view, questions,
insight and words, in one of the four languages. One that differs tells something that is hidden.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import cycle
from random import Random

from sevencats.kernel.engine import settle, take
from sevencats.kernel.registry import Game
from sevencats.kernel.rng import Rng
from sevencats.kernel.state import State
from sevencats.kernel.views import redeterminise
from sevencats.kit import Kit, kits
from sevencats.server import wire
from sevencats.server.store.leases import Lease
from sevencats.server.store.records import SeatRecord, TableRecord, TableSetup
from sevencats.server.tables.messages import StateMessages
from sevencats.server.tables.run import TableRun
from sevencats.server.tables.table import Attached, Table
from sevencats.text import LANGUAGES

#: Picks of a game at most: random witchers wander for hours.
_LONGEST = 300
#: Of so many picks one is looked at, so that many games are.
_LOOK_AT = 3


@dataclass(slots=True)
class Report:
    """What the trial found. ``faults`` is empty when all is well."""

    messages: int = 0
    worlds: int = 0
    games: int = 0
    modes: int = 0
    seconds: float = 0.0
    faults: list[str] = field(default_factory=list)


class LeakTrial:
    """Random games, and what their tables would say to everybody."""

    def __init__(self, seed: int) -> None:
        self._luck = Random(seed)
        self.report = Report()

    def run(self, messages: int, on_message: Callable[[int], None] = lambda _: None) -> Report:
        """Compare so many messages, or a few more."""
        begun = time.monotonic()
        modes = [(kit, mode) for kit in kits().values() for mode in kit.game.modes]
        self.report.modes = len(modes)
        for kit, mode in cycle(modes):
            before = self.report.messages
            if before >= messages:
                break
            self.play(kit, mode)
            on_message(self.report.messages - before)
        self.report.seconds = time.monotonic() - begun
        return self.report

    def play(self, kit: Kit, mode: str) -> None:
        """One random game."""
        luck, game = self._luck, kit.game
        sample = luck.choice(game.modes[mode].samples())
        state = game.new_game(sample.config, luck.getrandbits(63))
        settle(state)
        self.report.games += 1
        for number in range(_LONGEST):
            if not state.pending:
                return
            if number % _LOOK_AT == 0:
                self._look(kit, mode, state)
            decision = luck.choice(state.pending)
            take(state, decision, luck.randrange(len(decision.keys)))
            settle(state)

    def _look(self, kit: Kit, mode: str, state: State) -> None:
        luck, count = self._luck, len(kit.game.seat_names(state))
        seat = luck.choice([seat for seat in range(count) if not state.virtual >> seat & 1])
        world = redeterminise(state, seat, Rng(luck.getrandbits(63)))
        self.report.worlds += 1
        for reader in (seat, None):
            lang = luck.choice(LANGUAGES)
            true, other = (told(kit, mode, one, reader, lang) for one in (state, world))
            self.report.messages += 1
            if true != other:
                self.report.faults.append(f"{mode}: seat {seat}, told to {reader} in {lang}")


def told(kit: Kit, mode: str, state: State, seat: int | None, lang: str) -> bytes:
    """What a table with this state says to a seat, or to a spectator."""
    table = _table(kit.game, kit, mode, state)
    reader = Attached("", None, seat, lang, hands=False, blocked=frozenset(), insight=True)
    return wire.encode(StateMessages(table, [], state, 1, 0).to(reader))


def _table(game: Game, kit: Kit, mode: str, state: State) -> Table:
    labels = game.seat_names(state)
    seats = [SeatRecord(number, f"user{number}", f"Ann {number}") for number in range(len(labels))]
    setup = TableSetup(game=game.name, mode=mode, seats=len(labels))
    record = TableRecord(
        "table", "CODE", "playing", setup, None, False, 0, created=0, updated=0, seats=seats
    )
    return Table(record, Lease("table", "", 0), kit, labels, frozenset(), TableRun(game, state))
