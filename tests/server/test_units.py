"""The server's parts that need no server: clocks, the fold over a journal, seats, logs, backups."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from pathlib import Path

import msgspec
import pytest
from helpers.server_inside import duel, inside
from trials.daemons import RedisServer

from sevencats.games.gwent import GAME
from sevencats.games.gwent.table import Config
from sevencats.kernel import Pick, Row, RulesError
from sevencats.kernel.run import Stamp
from sevencats.kernel.snapshot import digest, dump
from sevencats.plugin import plugins
from sevencats.plugin.parts import Part
from sevencats.server.bus import Bus
from sevencats.server.errors import CODES, Refusal, refusal_of
from sevencats.server.games import plugin_of
from sevencats.server.operate.backup import BackupError, backup, restore
from sevencats.server.operate.logs import JsonFormatter, TextFormatter
from sevencats.server.phrases import PHRASES
from sevencats.server.settings import Settings, driver_url
from sevencats.server.store.records import Pace, SeatRecord, Snapshot, TableRecord, TableSetup
from sevencats.server.tables import commands as cmd
from sevencats.server.tables.bots import BotPool
from sevencats.server.tables.clock import Clock
from sevencats.server.tables.pace import BotPace
from sevencats.server.tables.run import (
    SNAPSHOT_EVERY,
    TableRun,
    missing_row,
    rebuild,
    wrong_row,
)
from sevencats.server.tables.seats import roster
from sevencats.server.tables.turns import Share
from sevencats.server.web.limits import Bucket, Limiter, Places, Rate
from sevencats.server.workers import Workers
from sevencats.text import LANGUAGES, Texts

ME = Share("me", awaited=True)
CONFIG = GAME.modes["duel"].samples()[1].config


# -- clocks ----------------------------------------------------------------------------------------


def test_clock_uses_move_then_bank_then_warns_then_takes_over() -> None:
    clock = Clock(Pace("turns", move=10, bank=5, grace=3), 2)
    clock.asked({0: 7}, now=0, online={0})
    assert clock.next_due() == 15_000 and clock.due(14_999) == []
    (warning,) = clock.due(15_000)
    assert (warning.seat, warning.what, warning.until) == (0, "warn", 18_000)
    assert clock.due(15_001) == [] and clock.next_due() == 18_000
    assert [due.what for due in clock.due(18_000)] == ["takeover"]


def test_time_beyond_the_move_is_taken_from_the_bank() -> None:
    clock = Clock(Pace("live", move=10, bank=5, grace=3), 2)
    clock.asked({0: 1, 1: 2}, now=0, online={0, 1})
    assert clock.banks_after(0, 12_000) == (3_000, 5_000)
    clock.asked({1: 2}, now=12_000, online={0, 1})
    clock.asked({0: 3, 1: 2}, now=13_000, online={0, 1})
    first, second = clock.infos(13_000)
    assert (first.bank, first.until) == (3_000, 26_000)
    assert second.until == 15_000


def test_absent_player_at_live_table_is_warned_early_and_can_return() -> None:
    clock = Clock(Pace("live", move=100, bank=100, grace=5), 2)
    clock.asked({0: 1}, now=0, online=set())
    assert [(due.what, due.why) for due in clock.due(5_000)] == [("warn", "offline")]
    clock.asked({0: 1}, now=6_000, online={0})
    assert clock.due(11_000) == [] and clock.next_due() == 200_000


def test_an_untimed_table_has_no_clock() -> None:
    clock = Clock(Pace("untimed", 0, 0, 0), 2)
    clock.asked({0: 1}, now=0, online=set())
    assert clock.next_due() is None and clock.infos(10**9) == ()


# -- the fold over a journal -----------------------------------------------------------------------


def played(picks: int, config: Config = CONFIG) -> tuple[TableRun, list[Row]]:
    """A game after so many picks, and its rows."""
    run = TableRun(GAME, GAME.new_game(config, 5))
    rows = [run.commit(run.start()).row]
    while len(rows) <= picks and run.state.pending:
        decision = run.state.pending[0]
        key = next((k for k in decision.keys if k != "pass"), decision.keys[0])
        pick = Pick(decision.id, decision.seat, key)
        rows.append(run.commit(run.pick(pick, Stamp("person", 1, f"p{len(rows)}"))).row)
    return run, rows


def test_a_rebuilt_game_is_the_same_and_has_the_same_future() -> None:
    run, rows = played(12)
    again = rebuild(GAME, CONFIG, 5, rows, [])
    assert digest(again.state) == digest(run.state) and again.state.rng == run.state.rng
    assert again.done == run.done and again.n == run.n
    assert [step.events for step in again.steps] == [step.events for step in run.steps]


def test_a_game_is_rebuilt_from_a_snapshot_and_what_came_after() -> None:
    run = TableRun(GAME, GAME.new_game(CONFIG, 5))
    rows = [run.commit(run.start()).row]
    snapshot = None
    for number in range(14):
        decision = run.state.pending[0]
        key = next((k for k in decision.keys if k != "pass"), decision.keys[0])
        stamp = Stamp("person", 1, f"p{number}")
        rows.append(run.commit(run.pick(decision.pick(key), stamp)).row)
        if run.n == 6:
            snapshot = Snapshot(run.n, json.loads(json.dumps(dump(run.state))))
    assert snapshot is not None
    again = rebuild(GAME, CONFIG, 5, rows, [snapshot])
    assert digest(again.state) == digest(run.state) and again.done == run.done
    assert len(again.steps) == run.n - 6, "the rows before the snapshot were not played"
    assert SNAPSHOT_EVERY > 1


def test_an_edited_journal_is_not_played() -> None:
    _, rows = played(8)
    rows[4] = Row(**{f: getattr(rows[4], f) for f in rows[4].__struct_fields__} | {"digest": "x"})
    with pytest.raises(Refusal) as caught:
        rebuild(GAME, CONFIG, 5, rows, [])
    assert caught.value.code == "other_rules"
    assert wrong_row(GAME, CONFIG, 5, rows) == rows[4].n
    others = [msgspec.structs.replace(row, digest="x") for row in rows]
    assert wrong_row(GAME, CONFIG, 5, others) is None, "that is a game of other rules"
    assert missing_row(rows, rows[-1].n) is None
    assert missing_row(rows[:3] + rows[4:], rows[-1].n) == rows[3].n
    assert missing_row(rows[:-1], rows[-1].n) == rows[-1].n


def test_a_proposal_changes_nothing_until_it_is_committed() -> None:
    run, _ = played(5)
    before = digest(run.state)
    decision = run.state.pending[0]
    step = run.pick(decision.pick(decision.keys[0]))
    assert digest(run.state) == before and run.n == step.row.n - 1
    for wrong, code in (
        (Pick(decision.id, 1 - decision.seat, "pass"), "not_yours"),
        (Pick(9999, decision.seat, "pass"), "stale"),
        (Pick(decision.id, decision.seat, "fly"), "illegal"),
    ):
        with pytest.raises(RulesError) as caught:
            run.pick(wrong)
        assert refusal_of(caught.value).code == code
        for lang in LANGUAGES:
            assert refusal_of(caught.value).text(lang)
    assert digest(run.state) == before


def test_undo_stops_at_chance_and_revealed_facts() -> None:
    """At every point of a game: if undo is allowed, the seat knows no card more than before."""
    for start in range(4, 24):
        run, _ = played(start)
        for seat in (0, 1):
            if not run.can_undo(seat):
                continue
            step = run.undo(seat, turn=True)
            assert not any(
                now >> seat & 1 and not then >> seat & 1
                for now, then in zip(run.state.known, step.state.known, strict=True)
            )
            open_now = {decision.id for decision in run.state.pending}
            assert not open_now & {decision.id for decision in step.state.pending}


# -- seats -----------------------------------------------------------------------------------------


def waiting(mode: str, seats: int) -> TableRecord:
    """A table with a host and nobody else."""
    setup = TableSetup(game="gwent", mode=mode, seats=seats)
    records = [SeatRecord(seat=seat) for seat in range(seats)]
    records[0].user, records[0].name = "ann", "Ann"
    return TableRecord("t", "CODE", "waiting", setup, "ann", False, 1, 0, 0, seats=records)


def test_rematch_moves_everybody_and_keeps_mutes() -> None:
    record = waiting("teams", 4)
    for seat, name in enumerate(("ann", "bob", "cid", "dan")):
        record.seats[seat].user, record.seats[seat].choice = name, (name,)
    record.seats[0].muted = 0b0010
    fresh = roster.swapped(record, plugin_of("gwent"))
    assert [seat.user for seat in fresh] == ["dan", "ann", "bob", "cid"]
    assert fresh[1].muted == 0b0100 and fresh[1].choice == ("ann",)
    others = roster.swapped(record, plugin_of("gwent"), decks=True)
    assert [(seat.user, seat.choice) for seat in others][:2] == [
        ("dan", ("ann",)),
        ("ann", ("bob",)),
    ]
    solo = roster.swapped(waiting("solo", 2), plugin_of("gwent"))
    assert solo[0].user == "ann"


def test_virtual_seat_cannot_be_taken() -> None:
    record = waiting("solo", 2)
    with pytest.raises(Refusal) as caught:
        roster.join(record, plugin_of("gwent"), cmd.Join("bob", "Bob", None))
    assert caught.value.code == "seat_taken"
    roster.need_startable(record, plugin_of("gwent"), "ann")


# -- games, words, limits --------------------------------------------------------------------------


def test_every_game_can_be_hosted() -> None:
    for plugin in plugins().values():
        for offer in plugin.setup.modes("en"):
            for seats in offer.seats:
                assert len(plugin.setup.labels(offer.id, seats)) == seats
                assert len(plugin.setup.sides(offer.id, seats)) == seats
        for bot in (plugin.players.standin, plugin.players.advisor, *plugin.players.offered):
            assert plugin.players.make(bot, 1)


def test_every_refusal_and_phrase_has_words_in_every_language() -> None:
    for lang in LANGUAGES:
        texts = Texts.load(lang)
        keys = [f"server-no-{code.replace('_', '-')}" for code in CODES]
        keys += [f"phrase-{phrase}" for phrase in PHRASES]
        keys += [f"server-log-{kind}" for kind in ("undo", "resign", "bot", "person")]
        assert [key for key in keys if key not in texts.ids()] == []


def test_buckets_fill_up_again() -> None:
    bucket = Bucket(Rate(2, 1000))
    assert [bucket.take() for _ in range(2)] == [True, True]
    bucket.left = 0
    bucket.seen -= 0.01
    assert bucket.take()
    limiter = Limiter(1.0)
    slow = Rate(3, 0.001)
    assert [limiter.allow("a", slow) for _ in range(4)] == [True, True, True, False]
    assert limiter.allow("b", slow)
    places = Places(1)
    assert places.take("a") and not places.take("a")
    places.give_back("a")
    assert places.take("a")


def test_log_lines_are_one_line_and_machines_can_read_them() -> None:
    record = logging.LogRecord("x", logging.INFO, "", 0, "a\nb %s", ("c",), None)
    record.table = "t1"
    assert "\n" not in TextFormatter().format(record) and "table='t1'" in TextFormatter().format(
        record
    )
    line = json.loads(JsonFormatter().format(record))
    assert (line["message"], line["table"], line["level"]) == ("a\nb c", "t1", "info")


# -- bots, the bus, backups ------------------------------------------------------------------------


async def test_a_bot_that_fails_still_gives_an_answer(caplog: pytest.LogCaptureFixture) -> None:
    run, _ = played(4)
    pool = BotPool(Workers(1), 1)
    decision = run.state.pending[0]
    try:
        assert await pool.choose(run.state, decision, "captain", 1, ME) in decision.keys
        assert await pool.choose(run.state, decision, "no such bot", 1, ME) in decision.keys
        assert "a bot failed" in caplog.text
    finally:
        pool.stop()


async def test_the_bus_keeps_order_and_notices_losses(redis: RedisServer) -> None:
    heard: list[bytes] = []
    losses: list[str | None] = []
    lost_by_one: list[str | None] = []

    async def ask(table: str, command: cmd.Command) -> cmd.Answer:
        return cmd.Answer(data=f'"{table}"'.encode())

    one = Bus(redis.url, "one", ask, lambda *_: None, lost_by_one.append, 0.2)
    two = Bus(redis.url, "two", ask, lambda c, f, x: heard.append(f), losses.append, 0.2)
    await one.start()
    await two.start()
    for number in range(200):
        one.push("two", "two/1", str(number).encode(), False)
    answer = await one.ask("two", "t9", cmd.Wake())
    assert answer is not None and answer.result() == b'"t9"'
    assert heard == [str(number).encode() for number in range(200)] and losses == []
    two._received["one"] += 3
    one.push("two", "two/1", b"x", False)
    assert await one.ask("two", "t9", cmd.Wake()) is not None
    assert losses == ["one"]
    losses.clear()
    two._received["one"] -= 1
    async with asyncio.timeout(60):
        while not losses:  # a heartbeat tells, though nobody says anything more
            await asyncio.sleep(0.05)
    assert await asyncio.wait_for(one.ask("nobody", "t", cmd.Wake()), 60) is None
    assert lost_by_one == ["nobody"], "Redis says that nobody listens"
    await one.stop()
    await two.stop()


async def test_a_backup_of_a_running_server_is_whole(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    async with inside(tmp_path) as context:
        await duel(context)
        backup(context.settings, copy)
        with pytest.raises(BackupError, match="there already"):
            backup(context.settings, copy)
        with pytest.raises(ValueError, match="in use"):
            restore(context.settings, copy)
        await duel(context)
        settings = context.settings
    with sqlite3.connect(copy) as database:
        assert database.execute("SELECT count(*) FROM tables").fetchone() == (1,)
    restore(settings, copy)
    assert settings.sqlite_path is not None
    with sqlite3.connect(settings.sqlite_path) as database:
        assert database.execute("SELECT count(*) FROM tables").fetchone() == (1,)
    broken = tmp_path / "broken.db"
    broken.write_bytes(b"this is no database at all, really")
    with pytest.raises(BackupError, match="not a database of Seven Cats"):
        restore(settings, broken)
    elsewhere = Settings(database_url=driver_url(f"sqlite:///{tmp_path / 'none.db'}"))
    with pytest.raises(BackupError, match="no such database"):
        backup(elsewhere, tmp_path / "x.db")


def test_clock_waits_while_bot_step_is_shown() -> None:
    clock = Clock(Pace("live", move=10, bank=0, grace=5), 2)
    clock.asked({0: 1}, now=0, online={0}, delay=1200)
    assert clock.infos(0)[0].until == 11_200
    assert not clock.due(11_100) and clock.due(11_200)


def test_a_bot_waits_once_for_each_part_of_a_turn() -> None:
    pace = BotPace()
    names = ["way", "way", "place", "way", "action", "action", "card"]
    assert [pace.begins(0, Part(3, name)) for name in names] == [
        *(True, False, True, False, True, False, True)
    ]
    assert pace.begins(0, Part(4, "way")) and pace.begins(1, Part(4, "way"))
    assert pace.begins(0, None) and pace.begins(0, None)


async def test_skipping_ends_wait_for_bots() -> None:
    """O29: those that wait go on, and the next ones do not wait, until they rest."""
    pace = BotPace()
    waiting = asyncio.create_task(pace.wait(3600))
    await asyncio.sleep(0)
    pace.hurry()
    await asyncio.wait_for(waiting, 30)
    await asyncio.wait_for(pace.wait(3600), 30)
    pace.rest()
    begun = asyncio.get_running_loop().time()
    await pace.wait(0.05)
    assert asyncio.get_running_loop().time() - begun >= 0.04
