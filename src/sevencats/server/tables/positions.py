"""Tables that begin with a position: lessons, and games continued from a replay."""

from __future__ import annotations

import secrets

import msgspec

from sevencats.kernel.run import Row, Run, Stamp
from sevencats.kernel.state import State
from sevencats.plugin import Plugin, plugins
from sevencats.plugin.lessons import Lesson
from sevencats.server.asked.types import NewBranch
from sevencats.server.errors import Refusal
from sevencats.server.games import plugin_of
from sevencats.server.now import now_ms
from sevencats.server.store.records import Pace, SeatRecord, TableRecord, TableSetup
from sevencats.server.tables.history.replay import Playback

_UNTIMED = Pace("untimed", 0, 0, 0)


def find_lesson(name: str) -> tuple[Plugin, Lesson]:
    """The lesson of that id and its game; ``not_found`` if there is none."""
    for plugin in plugins().values():
        if name in plugin.lessons:
            return plugin, plugin.lessons[name]
    raise Refusal("not_found", what=name[:24])


def lesson_setup(plugin: Plugin, name: str, lesson: Lesson) -> TableSetup:
    """The terms of a lesson's table: private, and without a clock."""
    return TableSetup(
        game=plugin.name,
        mode=lesson.mode,
        seats=lesson.seats,
        pace=_UNTIMED,
        watch="nobody",
        lesson=name,
    )


def branch_setup(record: TableRecord, data: NewBranch) -> tuple[TableSetup, str]:
    """The terms of a game continued from a finished one, and the level of its bots."""
    plugin = plugin_of(record.setup.game)
    if data.seat >= len(record.seats) or data.seat in plugin.setup.virtual(record.setup.mode):
        raise Refusal("bad_setup", str(data.seat))
    level = data.level or plugin.players.standin
    if level not in plugin.players.offered:
        raise Refusal("bad_setup", ", ".join(plugin.players.offered))
    setup = msgspec.structs.replace(
        record.setup, pace=_UNTIMED, undo="free", bot_delay=700, rated=False
    )
    return setup, level


def state_after(playback: Playback, number: int) -> State:
    """The state after a step, with a new random generator."""
    steps = playback.steps(slice(number, number + 1))
    if not steps:
        raise Refusal("not_found", what=str(number))
    if not steps[0].state.pending:
        raise Refusal("not_playing")
    state = steps[0].state.copy()
    state.rng = secrets.randbits(63)
    return state


def seats_around(
    setup: TableSetup, user: str, name: str, mine: int, level: str
) -> list[SeatRecord]:
    """The seats of such a table: a person's own, and bots."""
    virtual = plugin_of(setup.game).setup.virtual(setup.mode)
    seats = []
    for number in range(setup.seats):
        seat = SeatRecord(seat=number)
        if number == mine:
            seat.user, seat.name, seat.generation = user, name, 1
        elif number not in virtual:
            seat.bot = level
        seats.append(seat)
    return seats


def first_row(state: State, setup: TableSetup) -> tuple[Row, State, int]:
    """The row with which such a game begins, the state after it, and the seats it asks as a bit
    mask."""
    # A position has no secret of its own, and the secret of a finished game is public.
    state.handles = state.handles.seeded(secrets.randbits(63))
    step = Run(state.game, state).start(Stamp("table", now_ms()))
    banks = (1000 * setup.pace.bank,) * setup.seats
    asked = sum(1 << decision.seat for decision in step.state.pending)
    return msgspec.structs.replace(step.row, banks=banks), step.state, asked
