"""Reviews: computed once and stored, with progress, and refused before the end."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from helpers.server import Game, against_bot, refused, started
from helpers.server_inside import duel, inside, tell
from trials.daemons import PhoenixServer

from sevencats.games.gwent import GAME
from sevencats.games.gwent.rules.strength import totals
from sevencats.games.gwent.state import GwentState
from sevencats.kernel import settle, take
from sevencats.kernel.rng import Rng
from sevencats.kernel.snapshot import dump
from sevencats.kernel.views import redeterminise
from sevencats.plugin.review import Reviewer
from sevencats.server import wire
from sevencats.server.client import Person, first_option, play_out
from sevencats.server.errors import Refusal
from sevencats.server.games import plugin_of
from sevencats.server.local import ServerProcess
from sevencats.server.store.games import Games
from sevencats.server.store.records import TableRecord, TableSetup
from sevencats.server.store.reviews import ReviewStore
from sevencats.server.tables.history import reviews
from sevencats.server.tables.history.replay import FinishedGame
from sevencats.server.tables.history.reviews import Reviews, judge, prepare
from sevencats.server.tables.run import TableRun
from sevencats.server.workers import Workers


async def made(person: Person, table: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The review of a table, and the progress reported before it."""
    told: list[dict[str, Any]] = []
    while True:
        review = await person.get(f"/api/tables/{table}/review")
        if review["status"] == "done":
            return review, told
        told.append(review)
        await asyncio.sleep(0.1)


async def over(url: str, **table: Any) -> Game:
    """A game that is played to its end."""
    game = await against_bot(url, **table)
    await play_out(game.sockets[0], first_option)
    return game


async def test_a_review_of_a_duel(server: ServerProcess) -> None:
    game = await over(server.url)
    ann = game.people[0]
    review, told = await made(ann, game.id)
    assert [one["done"] for one in told] == sorted(one["done"] for one in told)
    assert all(one["status"] == "working" and one["done"] <= one["total"] for one in told)
    moves = review["moves"]
    assert review["done"] == review["total"] == len(moves) > 8
    replay = await ann.get(f"/api/tables/{game.id}/replay?count=100&as=everyone")
    for move in moves:
        assert 0 <= move["picked"] <= 1 and 0 <= move["before"] <= 1
        # Something else was clearly better, or the pick was the best.
        assert move["before"] > move["picked"] or move["best"] == move["pick"]
        assert replay["steps"][move["step"]]["seat"] == move["seat"]
    result = replay["table"]["result"]["returns"]
    assert review["ends"] == [(value + 1) / 2 for value in result]
    scored = [e for s in replay["steps"] for e in s["events"] if e["kind"] == "scored"]
    assert [list(event["args"][1:]) for event in scored] == [r["totals"] for r in review["rounds"]]
    assert [r["round"] for r in review["rounds"]] == list(range(1, len(scored) + 1))
    for best in review["best"]:
        assert best["gain"] > 0
        assert best["pick"].startswith(("play:", "leader:"))
    # Anybody may read it, and it is not computed again.
    stranger = await Person.guest(server.url, "Eve")
    assert await stranger.get(f"/api/tables/{game.id}/review") == review
    await stranger.close()
    await game.close()


async def test_a_review_is_made_once_and_survives_a_restart(own_server: PhoenixServer) -> None:
    own_server.start()
    game = await over(own_server.url)
    review, _ = await made(game.people[0], game.id)
    token = game.people[0].token
    await game.close()
    own_server.stop()
    own_server.start()
    ann = Person(own_server.url, token)
    # A review that is made again would not be done at the first request.
    assert await ann.get(f"/api/tables/{game.id}/review") == review
    await ann.close()


async def test_no_review_before_the_end(server: ServerProcess) -> None:
    game = await started(server.url)
    await refused("not_finished", game.people[0].get(f"/api/tables/{game.id}/review"))
    await refused("not_found", game.people[0].get("/api/tables/nowhere/review"))
    # Who gives up at once leaves a game without a turn: nothing to judge, and no error.
    await game.sockets[0].ask(wire.Resign("r"))
    review, _ = await made(game.people[1], game.id)
    assert (review["moves"], review["rounds"], review["ends"]) == ([], [], [0, 1])
    await game.close()


async def test_a_game_whose_moves_cannot_be_judged_says_why(lite: ServerProcess) -> None:
    ann = await Person.guest(lite.url, "Ann")
    table = {"game": "oldworld", "mode": "solo", "seats": [{}], "start": True}
    opened = await ann.post("/api/tables", table)
    socket = await ann.sit(opened["seat"])
    await socket.reach(1)
    await socket.ask(wire.Resign("r"))
    review, _ = await made(ann, opened["table"]["id"])
    assert (review["moves"], review["unjudged"]) == ([], "alone")
    await socket.close()
    await ann.close()


async def test_a_game_played_on_from_a_moment_is_shown_and_judged_too(lite: ServerProcess) -> None:
    game = await over(lite.url)
    ann = game.people[0]
    body = {"step": 6, "seat": 0, "level": "recruit"}
    branch = await ann.post(f"/api/tables/{game.id}/branch", body)
    socket = await ann.sit(branch["seat"])
    await socket.reach(1)
    await play_out(socket, first_option)
    table = branch["table"]["id"]
    replay = await ann.get(f"/api/tables/{table}/replay?count=100")
    old = await ann.get(f"/api/tables/{game.id}/replay?count=100")
    assert replay["steps"][0]["view"]["zones"] == old["steps"][6]["view"]["zones"]
    review, _ = await made(ann, table)
    assert 0 < len(review["moves"]) < replay["total"]
    again = await ann.post(f"/api/tables/{table}/branch", {**body, "step": 2})
    assert again["table"]["status"] == "playing"
    await socket.close()
    await game.close()


async def test_review_queue_is_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with inside(tmp_path) as context:
        records = []
        for _ in range(3):
            table, ears = await duel(context)
            await tell(context, ears[0], wire.Resign("r"))
            records.append(await context.lobby.get(table))
        monkeypatch.setattr(reviews, "_WAITING", 2)
        desk = Reviews(Games(context.database), ReviewStore(context.database), Workers(1))
        first = await desk.look(records[0])
        assert (await desk.look(records[0])).ahead == first.ahead == 0
        assert (await desk.look(records[1])).ahead == 1
        with pytest.raises(Refusal) as caught:
            await desk.look(records[2])
        assert caught.value.code == "busy"
        await desk.stop()


# -- without a server ------------------------------------------------------------------------------


def played(mode: str, sample: int, seed: int) -> FinishedGame:
    """A random game of a mode, as a table writes it down."""
    config = GAME.modes[mode].samples()[sample].config
    run = TableRun(GAME, GAME.new_game(config, seed))
    rng, rows = Rng(seed), []
    step = run.commit(run.start())
    rows.append(step.row)
    while step.state.pending:
        decision = step.state.pending[0]
        pick = decision.pick(decision.keys[rng.below(len(decision.keys))])
        step = run.commit(run.pick(pick))
        rows.append(step.row)
    seats = len(GAME.seat_names(step.state))
    record = TableRecord(
        id="t", code="T", status="finished", host=None, listed=False, seed=seed, created=0,
        updated=0, setup=TableSetup("gwent", mode, seats), config=GAME.config_data(config),
    )  # fmt: skip
    return FinishedGame(record, rows)


@pytest.mark.parametrize(
    ("mode", "sample"), [("duel", 0), ("ffa", 1), ("teams", 0), ("solo", 0), ("tournament", 0)]
)
def test_every_mode_has_a_review(mode: str, sample: int) -> None:
    game = played(mode, sample, 4)
    story, turns = prepare(game)
    assert story.rounds and story.best
    sides = len(story.rounds[0].totals)
    assert all(len(score.totals) == sides for score in story.rounds)
    assert (max(score.game for score in story.rounds) > 1) == (mode == "tournament")
    for turn in turns[:: max(1, len(turns) // 3)]:
        verdict = judge("gwent", mode, turn, 7)
        assert 0 <= verdict.picked <= 1 and 0 <= verdict.before <= 1
        assert judge("gwent", mode, turn, 7) == verdict


def test_a_verdict_depends_on_nothing_hidden() -> None:
    state = GAME.new_game(GAME.modes["duel"].samples()[0].config, seed=3)
    settle(state)
    for _ in range(9):
        take(state, state.pending[0], len(state.pending[0].keys) // 2)
        settle(state)
    decision = state.pending[0]
    reviewer = plugin_of("gwent").reviewer("duel")
    assert isinstance(reviewer, Reviewer)
    verdict = reviewer.judge(state, decision, decision.keys[0], 5)
    other = redeterminise(state, decision.seat, Rng(1))
    assert dump(other) != dump(state)
    assert reviewer.judge(other, decision, decision.keys[0], 5) == verdict


def test_the_best_play_is_the_one_that_moved_the_totals_most() -> None:
    story, _ = prepare(played("duel", 0, 4))
    moments = _turn_moments(played("duel", 0, 4))
    for best in story.best:
        gains = [gain for side, gain in moments if side == best.side]
        assert best.gain >= max(gains)


def _turn_moments(game: FinishedGame) -> list[tuple[int, int]]:
    """For plays that are over at once: whose they are and what they moved."""
    found = []
    config = GAME.config_from(game.record.config or {})
    run = TableRun(GAME, GAME.new_game(config, game.record.seed))
    for row in game.rows:
        before = run.state
        asked = next((d for d in before.pending if d.seat == row.seat), None)
        after = run.fold(row).state
        assert isinstance(before, GwentState) and isinstance(after, GwentState)
        if asked and row.key.startswith("play:") and after.round == before.round:
            if after.pending and after.pending[0].kind == "turn" and not after.over:
                old, new = totals(before), totals(after)
                lead = (new[0] - new[1]) - (old[0] - old[1])
                found.append((row.seat, lead if row.seat == 0 else -lead))
    return found
