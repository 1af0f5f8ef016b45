"""Whole games over real sockets, on both databases."""

from __future__ import annotations

import asyncio

import pytest
from helpers.server import against_bot, asked, started, together

from sevencats.server import wire
from sevencats.server.client import first_option, play_out
from sevencats.server.local import ServerProcess
from sevencats.server.tables.views import view_digest


@pytest.mark.parametrize(
    ("mode", "people"), [("duel", 2), ("ffa", 4), ("teams", 4), ("tournament", 2)]
)
async def test_people_finish_a_game_with_a_refresh_in_the_middle(
    server: ServerProcess, mode: str, people: int
) -> None:
    game = await started(server.url, people, mode=mode, seats=[{}] * people)
    first, *others = game.sockets
    rest = [asyncio.create_task(play_out(socket, first_option)) for socket in others]
    await play_out(first, first_option, stop_at=8)
    last, seen = first.n, first.state
    await first.close()

    again = await game.people[0].sit(game.grants[0], last=last)
    state = again.state or await again.until(wire.StateMessage)
    assert state is not None
    assert state.steps is not None and [b.n for b in state.steps] == list(
        range(last + 1, state.n + 1)
    )
    assert seen is not None and state.view["seat"] == seen.view["seat"]
    await asyncio.gather(play_out(again, first_option), *rest)
    results = {socket.table.result for socket in (again, *others) if socket.table}
    assert len(results) == 1 and None not in results
    numbers = {socket.n for socket in (again, *others)}
    assert len(numbers) == 1
    await again.close()
    await game.close()


@pytest.mark.parametrize("mode", ["duel", "ffa", "teams", "solo", "tournament", "advanced"])
async def test_a_person_finishes_a_game_against_bots(server: ServerProcess, mode: str) -> None:
    seats = {"ffa": 5, "teams": 4}.get(mode, 2)
    others = [{}] if mode == "solo" else [{"bot": "brawler"}] * (seats - 1)
    game = await against_bot(server.url, mode=mode, seats=[{}, *others])
    (socket,) = game.sockets
    await play_out(socket, first_option)
    assert socket.table is not None and socket.table.result is not None
    assert len(socket.table.result.returns) == seats
    await game.close()


async def test_numbers_have_no_gap_and_views_fit_their_digests(server: ServerProcess) -> None:
    game = await against_bot(server.url)
    (socket,) = game.sockets
    await play_out(socket, first_option)
    numbers = []
    for frame in socket.received:
        message = wire.decode_server(frame)
        if isinstance(message, wire.StateMessage):
            assert view_digest(message.view) == message.digest
            numbers += [step.n for step in message.steps or ()]
    assert numbers == list(range(numbers[0], socket.n + 1))
    await game.close()


async def test_a_pick_sent_twice_is_done_once(server: ServerProcess) -> None:
    game = await started(server.url)
    socket = asked(game)
    decision = socket.decisions[0]
    message = wire.MakePick("my-own-id", decision["id"], first_option(decision))
    one = await socket.ask(message)
    two = await socket.ask(message)
    assert isinstance(one, wire.Ok) and one == two
    await together(game)
    assert socket.n == one.n
    await game.close()


async def test_several_tabs_of_one_seat(server: ServerProcess) -> None:
    game = await started(server.url)
    one = asked(game)
    person = game.people[one.seat or 0]
    two = await person.sit(game.grants[one.seat or 0])
    await two.reach(one.n)
    assert two.decisions == one.decisions
    answer = await two.pick(first_option(two.decisions[0]))
    assert isinstance(answer, wire.Ok)
    await one.reach(two.n)
    assert (one.n, one.state and one.state.digest) == (two.n, two.state and two.state.digest)
    assert one.table is not None
    assert sum(seat.online for seat in one.table.seats) == 2
    await two.close()
    await game.close()


async def test_texts_come_in_the_language_asked_for(server: ServerProcess) -> None:
    game = await started(server.url, hello={"lang": "de"})
    socket = asked(game)
    assert socket.state is not None and socket.state.questions
    question = socket.state.questions[0]
    assert question.decision == socket.decisions[0]["id"]
    assert len(question.options) == len(socket.decisions[0]["options"])
    await socket.send(wire.SetLang("fr"))
    state = await socket.until(wire.StateMessage)
    assert state.questions[0].text != question.text
    await game.close()


async def test_a_rematch_swaps_the_sides(server: ServerProcess) -> None:
    game = await started(server.url)
    one, two = game.sockets
    assert isinstance(await one.ask(wire.Resign("r")), wire.Ok)
    await two.until(wire.TableMessage)
    await one.ask(wire.Rematch("a"))
    await two.ask(wire.Rematch("b"))
    while one.table is None or one.table.next is None:
        await one.receive()
    grant = await game.people[0].get(f"/api/tables/{one.table.next}/seat")
    assert grant["seat"] == 1
    again = await game.people[0].sit(grant)
    while again.state is None:
        await again.receive()
    assert again.state.view["public"]["factions"][1] == "monsters"
    await again.close()
    await game.close()


async def test_rematch_begins_when_all_agree(server: ServerProcess) -> None:
    game = await started(server.url)
    one, two = game.sockets
    await one.ask(wire.Resign("r"))
    await two.until(wire.TableMessage)
    await one.ask(wire.Rematch("a", decks="swap"))
    await two.ask(wire.Rematch("b"))
    while two.table is None or two.table.seats[1].rematch != "keep":
        await two.receive()
    assert two.table.next is None
    assert [seat.rematch for seat in two.table.seats] == ["swap", "keep"]
    await two.ask(wire.Rematch("c", decks="swap"))
    while one.table is None or one.table.next is None:
        await one.receive()
    await game.close()


async def test_untimed_table_does_not_wait_forever(server: ServerProcess) -> None:
    """A bot can replace a player who left; the last player can end the game without a winner."""
    game = await started(server.url, pace={"kind": "untimed"})
    one, two = game.sockets
    no = await one.ask(wire.PlayWithout("a", seat=1))
    assert isinstance(no, wire.No) and no.code == "not_away"
    await two.close()
    while one.table is None or one.table.seats[1].online:
        await one.receive()
    assert one.table.seats[1].awaited_until is not None
    assert isinstance(await one.ask(wire.PlayWithout("b", seat=1, end=True)), wire.Ok)
    while one.table.status != "finished":
        await one.receive()
    assert one.table.result is not None
    assert (one.table.result.reason, one.table.result.returns) == ("abandoned", (0, 0))
    await game.close()


async def test_a_reload_has_its_log_and_earlier_tables(server: ServerProcess) -> None:
    game = await against_bot(server.url)
    (socket,) = game.sockets
    await play_out(socket, first_option, stop_at=8)
    again = await game.people[0].sit(game.grants[0], lang="en")
    state = await again.until(wire.StateMessage)
    past = state.past
    assert state.steps is None
    assert [step.n for step in past] == list(range(1, state.n + 1))
    assert any(step.lines for step in past)
    await again.send(wire.LookBack("look", 3))
    seen = (await again.until(wire.LookedBack)).step
    assert all(
        getattr(seen, field) == getattr(past[2], field) for field in wire.StepInfo.__struct_fields__
    )
    assert seen.view["seat"] == 0 and seen.view != state.view
    no = await again.ask(wire.LookBack("far", 9999))
    assert isinstance(no, wire.No) and no.code == "forgotten"
    await again.close()
    await game.close()


async def test_old_world_is_played_in_words(server: ServerProcess) -> None:
    seats = [{"choice": ["wolf"]}, {"bot": "random"}, {"bot": "hunter"}]
    game = await against_bot(server.url, game="oldworld", mode="base", seats=seats)
    (socket,) = game.sockets
    await socket.send(wire.SetLang("nl"))
    await socket.until(wire.StateMessage)
    last = socket.n + 40
    await play_out(socket, first_option, stop_at=last)
    assert socket.n >= last and socket.state is not None
    lines = [
        line
        for frame in socket.received
        for message in [wire.decode_server(frame)]
        if isinstance(message, wire.StateMessage)
        for step in message.steps or ()
        for line in step.lines
    ]
    assert len(lines) > 10
    again = await game.people[0].sit(game.grants[0])
    await again.reach(40)
    await again.close()
    await game.close()
