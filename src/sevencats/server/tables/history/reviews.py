"""Looking back on finished games.

A review judges every turn of a game, which takes seconds. It is made in a process that stands back
for everything else on the machine, turn by turn, so that one can say how far it has come; then it
is stored, and never made again. One is made at a time, a few may wait. Requests go to the table's
owner, so that several processes do not do the same work.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

import msgspec

from sevencats.kernel.rng import Rng
from sevencats.kernel.snapshot import dump, load
from sevencats.kernel.views import blindfold
from sevencats.plugin.review import BestPlay, RoundScore, StepOdds, Story, Verdict
from sevencats.server.errors import Refusal
from sevencats.server.games import plugin_of
from sevencats.server.store.records import TableRecord, encode
from sevencats.server.tables.history.replay import FinishedGame, Playback, finished_game
from sevencats.server.tables.meter import Meter
from sevencats.server.tables.services import GameStore, ReviewStore, Workers

#: Goes up when a review made by an older program is not worth keeping.
VERSION = 2
#: Games that may wait to be looked back on.
_WAITING = 32
#: Those of one person among them.
_A_PERSON = 3
#: Failures that are remembered, so that asking again does not try again at once.
_FAILURES = 200
_REVIEW_STREAM = 0x2EF1E3

log = logging.getLogger(__name__)


class ReviewMove(Verdict, frozen=True):
    """A turn of a game and its value. ``step`` is its place in the replay."""

    step: int
    seat: int


class Review(msgspec.Struct, frozen=True, rename="camel"):
    """A game looked back on, or (``working``) how many of its turns are judged so far; ``ahead``
    games are looked back on before it. ``ends``: per seat 1 won, 0.5 shared, 0 lost; ``unjudged``:
    why no turn is judged, as a code of the game."""

    status: Literal["working", "done"]
    done: int
    total: int
    ahead: int = 0
    ends: tuple[float, ...] = ()
    rounds: tuple[RoundScore, ...] = ()
    best: tuple[BestPlay, ...] = ()
    odds: tuple[StepOdds, ...] = ()
    unjudged: str = ""
    moves: tuple[ReviewMove, ...] = ()


class TurnToJudge(NamedTuple):
    """A turn to be judged; ``table`` is what its seat could know, as data."""

    step: int
    seat: int
    decision: int
    pick: str
    table: bytes


@dataclass(slots=True)
class _Job:
    record: TableRecord
    user: str = ""
    total: int = 0
    story: Story = field(default_factory=Story)
    moves: list[ReviewMove] = field(default_factory=list)

    def review(self, status: Literal["working", "done"], ahead: int = 0) -> Review:
        result = self.record.result
        ends = () if result is None else tuple((value + 1) / 2 for value in result.returns)
        return Review(
            status=status,
            done=len(self.moves),
            total=self.total,
            ahead=ahead,
            ends=ends,
            rounds=self.story.rounds,
            best=self.story.best,
            odds=self.story.odds,
            unjudged=self.story.unjudged,
            moves=tuple(self.moves),
        )


class Reviews:
    """The reviews that this process makes."""

    def __init__(
        self, games: GameStore, store: ReviewStore, workers: Workers, meter: Meter | None = None
    ) -> None:
        self.store = store
        self._games = games
        self._workers = workers
        self._meter = meter or Meter()
        self._jobs: OrderedDict[str, _Job] = OrderedDict()
        self._failed: OrderedDict[str, Refusal] = OrderedDict()
        self._task: asyncio.Task[None] | None = None

    async def stop(self) -> None:
        """Leave what is not done; it is begun again when a player asks."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        self._workers.stop()

    async def look(self, record: TableRecord, user: str = "") -> Review:
        """The review of a finished game, or how far it has come; begins it if need be."""
        if record.status != "finished":
            raise Refusal("not_finished")
        if record.id in self._failed:
            raise self._failed[record.id]
        if record.id not in self._jobs:
            stored = await stored_review(self.store, record.id)
            if stored is not None:
                return stored
            self._begin(record, user)
        job = self._jobs[record.id]
        return job.review("working", ahead=list(self._jobs).index(record.id))

    def _begin(self, record: TableRecord, user: str) -> None:
        if plugin_of(record.setup.game).reviewer(record.setup.mode) is None:
            raise Refusal("no_review")
        if record.id in self._jobs:
            return
        if len(self._jobs) >= _WAITING:
            raise Refusal("busy")
        if sum(job.user == user for job in self._jobs.values()) >= _A_PERSON:
            raise Refusal("rate")
        self._jobs[record.id] = _Job(record, user)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name="reviews")

    async def _run(self) -> None:
        """Make one review after the other, until there is none to make."""
        while self._jobs:
            table, job = next(iter(self._jobs.items()))
            begun = asyncio.get_running_loop().time()
            try:
                await self._make(job)
            except Refusal as refusal:
                self._fail(table, refusal)
            except Exception:
                log.exception("a review failed", extra={"table": table})
                self._fail(table, Refusal("no_review"))
            finally:
                del self._jobs[table]
            self._meter.reviewed(asyncio.get_running_loop().time() - begun)

    def _fail(self, table: str, refusal: Refusal) -> None:
        # What the database says is true for the moment only.
        if refusal.code != "store_down":
            self._failed[table] = refusal
            if len(self._failed) > _FAILURES:
                self._failed.popitem(last=False)

    async def _make(self, job: _Job) -> None:
        record = job.record
        played = await finished_game(self._games, record)
        job.story, turns = await self._workers.run(prepare, played)
        job.total = len(turns)
        for turn in turns:
            seed = Rng(record.seed ^ _REVIEW_STREAM + turn.step).next()
            setup = record.setup
            verdict = await self._workers.run(judge, setup.game, setup.mode, turn, seed)
            facts = msgspec.structs.asdict(verdict)
            job.moves.append(ReviewMove(**facts, step=turn.step, seat=turn.seat))
        await self.store.put(record.id, VERSION, encode(job.review("done")))


async def stored_review(store: ReviewStore, table: str) -> Review | None:
    """A review that was made before."""
    data = await store.get(table, VERSION)
    return None if data is None else msgspec.json.decode(data, type=Review)


# -- in the other process --------------------------------------------------------------------------


def prepare(played: FinishedGame) -> tuple[Story, list[TurnToJudge]]:
    """The story of a game, and the turns to judge."""
    reviewer = plugin_of(played.record.setup.game).reviewer(played.record.setup.mode)
    assert reviewer is not None
    steps = Playback(played).steps()
    turns = []
    for place in reviewer.turns(steps):
        decision, pick = steps[place].decision, steps[place].pick
        if decision is not None and pick is not None:
            table = msgspec.json.encode(dump(blindfold(steps[place].before, decision.seat)))
            turns.append(TurnToJudge(place, decision.seat, decision.id, pick.key, table))
    return reviewer.story(steps), turns


def judge(game: str, mode: str, turn: TurnToJudge, seed: int) -> Verdict:
    """The verdict on one turn."""
    reviewer = plugin_of(game).reviewer(mode)
    assert reviewer is not None
    state = load(msgspec.json.decode(turn.table))
    decision = next(d for d in state.pending if d.id == turn.decision)
    return reviewer.judge(state, decision, turn.pick, seed)
