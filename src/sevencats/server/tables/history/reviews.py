"""Reviews of finished games. A review judges every turn of a game, which takes seconds. It is
computed in a process of low priority, turn by turn, so that its progress can be shown; then it is
stored. One is computed at a time, and a few may wait. Requests go to the table's owner, so that
several processes do not do the same work.
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

#: Incremented when reviews by older programs should be computed again.
VERSION = 2
#: Maximum reviews that wait.
_WAITING = 32
#: Maximum of one person among them.
_A_PERSON = 3
#: Maximum failures remembered, so that a new request does not retry at once.
_FAILURES = 200
_REVIEW_STREAM = 0x2EF1E3

log = logging.getLogger(__name__)


class ReviewMove(Verdict, frozen=True):
    """A turn of a game and its value. ``step`` is its place in the replay."""

    step: int
    seat: int


class Review(msgspec.Struct, frozen=True, rename="camel"):
    """A review, or (``working``) the number of turns judged so far; ``ahead`` other reviews come
    before it. ``ends``: per seat 1 won, 0.5 shared, 0 lost; ``unjudged``: why no turn is judged, as
    a code of the game."""

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
    """The queue of reviews of this process."""

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
        """Stop. Unfinished reviews start again when a player asks."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        self._workers.stop()

    async def look(self, record: TableRecord, user: str = "") -> Review:
        """The review of a finished game, or its progress; queues it if necessary."""
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
        """Compute one review after the other until the queue is empty."""
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
        # An error of the database is temporary.
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
    """A stored review."""
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
