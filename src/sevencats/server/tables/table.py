"""A table in memory: its record, its game, and who is connected. Changed by its actor alone."""

from __future__ import annotations

import hmac
from collections import deque
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from sevencats.kernel.decisions import CHANCE
from sevencats.kernel.run import Step
from sevencats.kernel.state import State
from sevencats.kit import Kit
from sevencats.server.games import kit_of
from sevencats.server.ratings.outcome import BOT_DEVIATION, Contestant, RatedGame, bot_subject
from sevencats.server.store.leases import Lease, Presence
from sevencats.server.store.records import Result, SeatRating, SeatRecord, Status, TableRecord
from sevencats.server.tables.clock import Clock
from sevencats.server.tables.run import TableRun
from sevencats.server.tables.turns import Share
from sevencats.server.tables.views import EVERYONE, PUBLIC, StateViews, Viewer
from sevencats.server.wire import BotsAlone, SeatInfo, TableInfo
from sevencats.text import Texts

KEPT_PHRASES = 30

#: What happens to decks in a rematch.
Decks = Literal["keep", "swap"]


@dataclass(slots=True)
class Attached:
    """A connection at a table: a seat may have several, a spectator has no seat."""

    conn: str
    user: str | None
    seat: int | None
    lang: str | None
    hands: bool
    blocked: frozenset[str]
    insight: bool = False
    #: The last beat this connection was sent.
    shown: int = 0

    @property
    def viewer(self) -> Viewer:
        """Whose eyes it looks through."""
        if self.seat is not None:
            return self.seat
        return EVERYONE if self.hands else PUBLIC


class Phrase(NamedTuple):
    """Something said at the table."""

    at: int
    seat: int
    user: str | None
    phrase: str


class UndoRequest(NamedTuple):
    """An undo that waits for the others' consent."""

    conn: str
    id: str
    seat: int
    scope: Literal["step", "turn"]
    n: int
    waiting: set[int]


@dataclass(slots=True)
class Table:
    """Everything about one table."""

    record: TableRecord
    lease: Lease
    kit: Kit
    labels: tuple[str, ...]
    virtual: frozenset[int]
    run: TableRun | None = None
    clock: Clock | None = None
    attached: dict[str, Attached] = field(default_factory=dict)
    phrases: deque[Phrase] = field(default_factory=lambda: deque(maxlen=KEPT_PHRASES))
    undo_request: UndoRequest | None = None
    #: What decks each seat wants for a rematch.
    rematch: dict[int, Decks] = field(default_factory=dict)
    #: How long somebody who left is waited for, where there is no clock.
    patience_ms: int = 60_000
    #: When each person who is not connected left, or was last missed.
    left: dict[int, int] = field(default_factory=dict)
    #: Where bots play alone: how long they wait, if their watcher wants another pace, and whether
    #: they stand still.
    bot_delay: int | None = None
    paused: bool = False
    #: Since when nobody looks on; None while somebody does.
    unwatched_since: int | None = None
    _views: StateViews | None = None

    @property
    def id(self) -> str:
        """The id of the table."""
        return self.record.id

    @property
    def playing(self) -> bool:
        """Whether a game is on."""
        return self.record.status == "playing" and self.run is not None

    def views_of(self, state: State) -> StateViews:
        """A committed state as all its viewers see it: the last one asked for is kept for those who
        come next."""
        if self._views is None or self._views.state is not state:
            self._views = StateViews(state)
        return self._views

    def forget_views(self) -> None:
        """All who are here have seen the last state. Kept until the next one, its views would be
        most of what garbage collection has to look at."""
        self._views = None

    def online(self) -> set[int]:
        """The seats that somebody is connected to; at a hot seat all people are where one is."""
        connected = {a.seat for a in self.attached.values() if a.seat is not None}
        return self.people() if connected and self.record.setup.hot_seat else connected

    @property
    def presence(self) -> Presence:
        """Who is connected, as other processes are told."""
        watchers = sum(a.seat is None for a in self.attached.values())
        return Presence(sum(1 << seat for seat in self.online()), watchers)

    def note_presence(self, now: int) -> None:
        """Remember since when people are away, and since when nobody looks on."""
        if self.attached:
            self.unwatched_since = None
        elif self.unwatched_since is None:
            self.unwatched_since = now
        away = self.people() - self.online()
        self.left = {seat: self.left.get(seat, now) for seat in away}

    def awaited_until(self, seat: int) -> int | None:
        """When the others need not wait for a person any longer; None where a clock says so, or
        nobody is waited for. Those at one screen come and go together."""
        setup = self.record.setup
        untimed = setup.pace.kind == "untimed" and not setup.hot_seat
        if not untimed or not self.playing or seat not in self.left or seat in self.botted():
            return None
        return self.left[seat] + self.patience_ms

    def people(self) -> set[int]:
        """The seats of people."""
        return {seat.seat for seat in self.record.seats if seat.user is not None}

    @property
    def bots_alone(self) -> bool:
        """Whether no person ever sat here: somebody lets bots play and looks on."""
        return not self.people() and all(s.bot or s.seat in self.virtual for s in self.record.seats)

    def bots_wait(self, now: int) -> bool:
        """Whether bots that play alone stand still: they were told to, or nobody looks on now. Who
        does not come back within the usual patience lets the game end without them."""
        if not self.bots_alone:
            return False
        if self.unwatched_since is None:
            return self.paused
        return now < self.unwatched_since + self.patience_ms

    def botted(self) -> set[int]:
        """The seats that a bot answers for now: bots' own, and those it sits in at."""
        standins = self.run.standins if self.run is not None else set()
        bots = {s.seat for s in self.record.seats if s.user is None and s.seat not in self.virtual}
        return bots | standins

    def asked_after(self, step: Step) -> int:
        """The people who are waited for after a step, as a bit mask: not those a bot plays for."""
        botted = self.botted()
        if step.row.kind == "bot":
            botted |= {step.row.seat}
        elif step.row.kind == "person":
            botted -= {step.row.seat}
        seats = {d.seat for d in step.state.pending if not d.optional} - botted
        return sum(1 << seat for seat in seats)

    def beat_ms(self) -> int:
        """How long people look at what a bot has just done: nobody's time runs meanwhile."""
        last = self.run.steps[-1].row if self.run is not None and self.run.steps else None
        shown = last is not None and last.by in ("bot", "standin") and last.kind == "pick"
        return self.think_ms if shown and self.attached else 0

    @property
    def think_ms(self) -> int:
        """How long a bot takes at least while somebody looks on."""
        return self.record.setup.bot_delay if self.bot_delay is None else self.bot_delay

    def muted_by(self, seat: int | None) -> tuple[int, ...]:
        """The seats whose phrases a seat does not want to read."""
        mask = 0 if seat is None else self.record.seats[seat].muted
        return tuple(other for other in range(len(self.labels)) if mask >> other & 1)

    @property
    def deserted(self) -> bool:
        """Whether everybody is gone: nobody looks on, and bots sit in for all people."""
        return not self.attached and self.people() <= self.botted()

    def level(self, seat: int) -> str:
        """The bot that answers for a seat. Where everybody is gone the easiest brings the game to
        its end, for strong ones cost time that others wait for."""
        if self.deserted:
            return self.kit.players.offered[0]
        return self.record.seats[seat].bot or self.kit.players.standin

    @property
    def share(self) -> Share:
        """On whose account bots think here."""
        return Share(self.record.host or self.id, awaited=bool(self.attached))

    def names(self, lang: str) -> list[str]:
        """What the players are called in a language."""
        texts = Texts.load(lang)
        names = []
        for seat, label in zip(self.record.seats, self.labels, strict=True):
            if seat.name:
                names.append(seat.name)
            elif seat.bot:
                key = f"level-{seat.bot}"
                level = texts(key) if key in texts else seat.bot
                names.append(texts("server-name-bot", level=level, seat=label))
            elif seat.seat in self.virtual:
                names.append(texts("server-name-game"))
            else:
                names.append(texts("server-name-nobody", seat=label))
        return names

    def info(self, lang: str, presence: Presence | None = None) -> TableInfo:
        """The table as everybody sees it; ``presence``: of a table that is at home elsewhere."""
        record, names = self.record, self.names(lang)
        online, watchers = presence or self.presence
        resigned = self.run.resigned if self.run is not None else set()
        standins = self.run.standins if self.run is not None else set()
        seats = tuple(
            SeatInfo(
                seat=seat.seat,
                label=self.labels[seat.seat],
                kind=self._kind(seat.seat),
                name="" if self._kind(seat.seat) == "free" else names[seat.seat],
                level=seat.bot,
                ready=seat.ready,
                online=bool(online >> seat.seat & 1),
                standin=seat.seat in standins,
                resigned=seat.seat in resigned,
                host=seat.user is not None and seat.user == record.host,
                chosen=bool(seat.choice),
                rematch=self.rematch.get(seat.seat, ""),
                awaited_until=self.awaited_until(seat.seat),
                rating=self._rating(seat),
            )
            for seat in record.seats
        )
        return TableInfo(
            id=record.id,
            code=record.code,
            status=record.status,
            setup=record.setup,
            listed=record.listed,
            seats=seats,
            watchers=watchers,
            n=self.run.n if self.run is not None else record.head,
            created=record.created,
            updated=record.updated,
            result=record.result,
            next=record.next_id,
            bots=BotsAlone(self.think_ms, self.paused) if self.bots_alone else None,
        )

    def _rating(self, seat: SeatRecord) -> SeatRating | None:
        """How strong whoever sits there is; a bot that has not played yet, as it was measured."""
        start = self.kit.players.ratings.get(seat.bot) if self.record.pool else None
        if seat.rating is None and seat.user is None and start is not None:
            return SeatRating(start, BOT_DEVIATION)
        return seat.rating

    def result_after(self, step: Step) -> Result | None:
        """The result, if a step has ended the game by its rules."""
        assert self.run is not None
        if step.state.pending or step.row.kind not in ("pick", "start"):
            return None
        returns = self.run.game.returns(step.state)
        return Result(returns=returns, resigned=tuple(sorted(self.run.resigned)))

    def rated_game(self, result: Result) -> RatedGame | None:
        """What the end of the game says about strengths, if it is one that may count."""
        record = self.record
        if not record.setup.rated or not record.pool or result.reason == "abandoned":
            return None
        assert self.run is not None
        sides = self.kit.setup.sides(record.setup.mode, len(record.seats))
        gone = self.run.standins | self.run.resigned | set(result.resigned)
        contestants = tuple(
            Contestant(
                seat=seat.seat,
                subject=seat.user or bot_subject(seat.bot),
                side=sides[seat.seat],
                returns=result.returns[seat.seat],
                gone=seat.seat in gone,
                start=0 if seat.user else self.kit.players.ratings.get(seat.bot, 0),
            )
            for seat in record.seats
            if seat.user is not None or seat.bot
        )
        if not any(contestant.person for contestant in contestants):
            return None
        return RatedGame(record.setup.game, record.pool, contestants)

    def _kind(self, seat: int) -> Literal["person", "bot", "free", "game"]:
        if seat in self.virtual:
            return "game"
        if self.record.seats[seat].user is not None:
            return "person"
        # A seat whose person was erased is played by a bot.
        waiting = self.record.status == "waiting"
        return "free" if waiting and not self.record.seats[seat].bot else "bot"

    def seat_token(self, seat: int, secret: bytes) -> str:
        """The token that goes with a seat, for the person who sits there."""
        held = self.record.seats[seat]
        words = f"{self.id}:{seat}:{held.user}:{held.generation}"
        return f"{seat}.{hmac.new(secret, words.encode(), 'sha256').hexdigest()}"

    def seat_by_token(self, token: str, user: str | None, secret: bytes) -> int | None:
        """The seat a token opens. It does so only for the person it was given to: a token that
        was copied from somebody's browser is of no use without that person's session."""
        number = token.partition(".")[0]
        if user is None or not number.isascii() or not number.isdigit() or len(number) > 2:
            return None
        seat = int(number)
        if seat >= len(self.record.seats) or self.record.seats[seat].user != user:
            return None
        return seat if hmac.compare_digest(token, self.seat_token(seat, secret)) else None

    def resignation_ends(self, seat: int) -> Result | None:
        """The result if this seat resigns and that leaves one side, else None. Where all are one
        side the game is lost when the last person resigns."""
        assert self.run is not None
        setup = self.record.setup
        sides = self.kit.setup.sides(setup.mode, len(self.record.seats), setup.options)
        gone = self.run.resigned | {seat}
        left = {side for s, side in enumerate(sides) if s not in gone}
        if len(set(sides)) == 1:  # all play together: bots go on for who left, not for nobody
            left = {side for s, side in enumerate(sides) if s in self.people() - gone}
            if left:
                return None
        if len(left) > 1:
            return None
        returns = tuple(1 if side in left else -1 for side in sides)
        return Result(returns=returns, reason="resigned", resigned=tuple(sorted(gone)))

    def notices(self, step: Step, status: Status) -> list[tuple[str, dict[str, Any]]]:
        """Whom to notify of a step of a turn-based game: people who are asked something new, or
        everybody when the game is over, apart from those who are looking at it."""
        if self.record.setup.pace.kind != "turns" or self.run is None:
            return []
        before = {d.id for d in self.run.state.pending}
        asked = {d.seat for d in step.state.pending if d.id not in before and d.seat != CHANCE}
        if step.row.kind == "start":
            asked = {d.seat for d in step.state.pending}
        away = self.people() - self.online()
        what = "your_turn"
        if status == "finished":
            asked, what = self.people(), "game_over"
        body = {
            "what": what,
            "table": self.id,
            "code": self.record.code,
            "game": self.record.setup.game,
            "mode": self.record.setup.mode,
            "n": step.row.n,
            "others": [seat.name for seat in self.record.seats if seat.user is not None],
        }
        users = [self.record.seats[seat].user for seat in sorted(asked & away)]
        return [(user, self._without(body, user)) for user in users if user is not None]

    def _without(self, body: dict[str, Any], user: str) -> dict[str, Any]:
        """A notice that names everybody but its reader."""
        own = {seat.name for seat in self.record.seats if seat.user == user}
        return {**body, "others": [name for name in body["others"] if name not in own]}


def make_table(record: TableRecord, lease: Lease) -> Table:
    """A table without its game."""
    kit = kit_of(record.setup.game)
    return Table(
        record=record,
        lease=lease,
        kit=kit,
        labels=kit.setup.labels(record.setup.mode, len(record.seats), record.setup.options),
        virtual=kit.setup.virtual(record.setup.mode),
    )
