"""The leak trial: a table's messages to a viewer must be the same in all worlds that look the same
to that viewer.

Random games of every mode are played. After a pick, the cards that a seat does not know are dealt
again, and the messages to that seat and to a spectator are made from both tables: what happened,
view, questions, insight, stories that are read and words, in one of the languages. What bots are
given for the seat's hints and odds is compared, too, and sometimes the odds themselves. A
difference reveals something hidden.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import cycle
from random import Random

from sevencats.kernel.decisions import Pick
from sevencats.kernel.registry import Game
from sevencats.kernel.rng import Rng
from sevencats.kernel.run import Step
from sevencats.kernel.snapshot import digest, dump
from sevencats.kernel.state import State
from sevencats.kernel.views import blindfold, redeterminise
from sevencats.plugin import Plugin, plugins
from sevencats.server import wire
from sevencats.server.store.records import SeatRecord, TableRecord, TableSetup
from sevencats.server.tables.lease import Lease
from sevencats.server.tables.messages import StateMessages
from sevencats.server.tables.run import TableRun
from sevencats.server.tables.table import Attached, Table
from sevencats.text import LANGUAGES

#: Maximum number of picks in a game, because games of random witchers take hours.
_LONGEST = 300
#: One pick of this many is checked, so that many games are covered.
_LOOK_AT = 3
#: One of so many has its odds computed, from this many tries.
_ODDS_AT, _TRIES = 10, 10


@dataclass(slots=True)
class Report:
    """The findings of the trial. ``faults`` is empty if all is well."""

    messages: int = 0
    #: The messages by game, and those in which a story is read.
    gwent: int = 0
    oldworld: int = 0
    stories: int = 0
    #: Tables that bots are given for a seat's hints and odds, and odds.
    blind: int = 0
    odds: int = 0
    worlds: int = 0
    games: int = 0
    modes: int = 0
    seconds: float = 0.0
    faults: list[str] = field(default_factory=list)


class LeakTrial:
    """Random games, with the messages of their tables to all viewers."""

    def __init__(self, seed: int) -> None:
        self._luck = Random(seed)
        self.report = Report()

    def run(self, messages: int, on_message: Callable[[int], None] = lambda _: None) -> Report:
        """Compare ``messages`` messages, or a few more."""
        begun = time.monotonic()
        modes = [(plugin, mode) for plugin in plugins().values() for mode in plugin.game.modes]
        self.report.modes = len(modes)
        for plugin, mode in cycle(modes):
            before = self.report.messages
            if before >= messages:
                break
            self.play(plugin, mode)
            on_message(self.report.messages - before)
        self.report.seconds = time.monotonic() - begun
        return self.report

    def play(self, plugin: Plugin, mode: str) -> None:
        """Play one random game."""
        luck, game = self._luck, plugin.game
        sample = luck.choice(game.modes[mode].samples())
        run = TableRun(game, game.new_game(sample.config, luck.getrandbits(63)), kept=1)
        step = run.commit(run.start())
        self.report.games += 1
        for number in range(_LONGEST):
            if not run.state.pending:
                return
            if number % _LOOK_AT == 0:
                self._look(plugin, mode, step)
            decision = luck.choice(run.state.pending)
            pick = Pick(decision.id, decision.seat, luck.choice(decision.keys))
            step = run.commit(run.pick(pick))

    def _look(self, plugin: Plugin, mode: str, step: Step) -> None:
        luck, report, state = self._luck, self.report, step.state
        count = len(plugin.game.seat_names(state))
        seat = luck.choice([seat for seat in range(count) if not state.virtual >> seat & 1])
        world = redeterminise(state, seat, Rng(luck.getrandbits(63)))
        report.worlds += 1
        for reader in (seat, None):
            lang = luck.choice(LANGUAGES)
            true, other = (
                told(plugin, mode, step._replace(state=one), reader, lang) for one in (state, world)
            )
            report.messages += 1
            report.stories += b'"stage":' in true
            setattr(report, plugin.name, getattr(report, plugin.name) + 1)
            if true != other:
                report.faults.append(f"{mode}: seat {seat}, told to {reader} in {lang}")
        self._compare_blind(plugin, mode, seat, state, world)

    def _compare_blind(
        self, plugin: Plugin, mode: str, seat: int, state: State, world: State
    ) -> None:
        """Compare what is computed for a seat from its blindfolded table."""
        luck, report = self._luck, self.report
        report.blind += 1
        known, other = blindfold(state, seat), blindfold(world, seat)
        if dump(known) != dump(other):
            report.faults.append(f"{mode}: the blindfolded table of seat {seat}")
        maker = plugin.odds
        if maker is None:
            return
        rivals = list(maker.against(state, seat))
        if rivals != list(maker.against(world, seat)):
            report.faults.append(f"{mode}: what seat {seat} may ask the odds of")
        elif rivals and report.blind % _ODDS_AT == 0:
            against = luck.choice(rivals)
            found = [
                maker.estimate(one, seat, against, _TRIES, Rng(int(digest(one)[:15], 16)))
                for one in (known, other)
            ]
            report.odds += 1
            if found[0] != found[1]:
                report.faults.append(f"{mode}: the odds of seat {seat} against {against}")


def told(plugin: Plugin, mode: str, step: Step, seat: int | None, lang: str) -> bytes:
    """Return the message of a table about a step to a seat, or to a spectator."""
    table = _table(plugin.game, plugin, mode, step.state)
    reader = Attached("", None, seat, lang, hands=False, blocked=frozenset(), insight=True)
    return wire.encode(StateMessages(table, [step], step.state, 1, 0).to(reader))


def _table(game: Game, plugin: Plugin, mode: str, state: State) -> Table:
    labels = game.seat_names(state)
    seats = [SeatRecord(number, f"user{number}", f"Ann {number}") for number in range(len(labels))]
    setup = TableSetup(game=game.name, mode=mode, seats=len(labels))
    record = TableRecord(
        "table", "CODE", "playing", setup, None, False, 0, created=0, updated=0, seats=seats
    )
    return Table(record, Lease("table", "", 0), plugin, labels, frozenset(), TableRun(game, state))
