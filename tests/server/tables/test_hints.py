"""Hints: a legal option and a reason, from what the seat may know, only in games without other
people."""

from __future__ import annotations

from helpers.server import against_bot, asked, started

from sevencats.games.gwent import GAME
from sevencats.kernel import settle, take
from sevencats.kernel.rng import Rng
from sevencats.kernel.views import redeterminise
from sevencats.plugin import plugins
from sevencats.plugin.bots.base import Sight
from sevencats.server import wire
from sevencats.server.client import TableSocket, first_option
from sevencats.server.games import plugin_of
from sevencats.server.local import ServerProcess
from sevencats.server.tables.bots import BotPool
from sevencats.server.tables.handlers.hints import advice
from sevencats.server.tables.turns import Share
from sevencats.server.workers import Workers
from sevencats.text import LANGUAGES, Texts


async def test_a_hint_is_an_option_with_a_reason(server: ServerProcess) -> None:
    game = await against_bot(server.url)
    socket = game.sockets[0]
    for number in range(4):
        while not socket.decisions:
            await socket.receive()
        decision = socket.decisions[0]
        await socket.send(wire.AskHint(f"h{number}", decision["id"]))
        hint = await socket.until(wire.Hint)
        assert (hint.id, hint.decision) == (f"h{number}", decision["id"])
        assert hint.key in [option["key"] for option in decision["options"]]
        # No language was asked for: the option speaks for itself.
        assert (hint.option, hint.reason) == (None, None)
        assert (await socket.until(wire.Ok)).id == hint.id
        await socket.pick(hint.key)
    await game.close()


async def test_the_reason_is_in_the_language_of_the_connection(lite: ServerProcess) -> None:
    game = await against_bot(lite.url)
    socket = game.sockets[0]
    await socket.send(wire.SetLang("de"))
    while not socket.decisions or socket.decisions[0]["kind"] != "turn":
        if socket.decisions:
            await socket.pick(first_option(socket.decisions[0]))
        else:
            await socket.receive()
    await socket.send(wire.AskHint("h", socket.decisions[0]["id"]))
    hint = await socket.until(wire.Hint)
    assert hint.option and hint.reason
    assert hint.chance is None or 0 <= hint.chance <= 100
    # By search, by the network alone where there was no time for it, or because all have passed.
    assert any(word in hint.reason for word in ("Partien", "Chancen", "gepasst")), hint.reason
    await game.close()


async def test_no_hint_where_another_person_plays(server: ServerProcess) -> None:
    game = await started(server.url, hello={"lang": "en"})
    socket = asked(game)
    answer = await socket.ask(wire.AskHint("h", socket.decisions[0]["id"]))
    assert isinstance(answer, wire.No)
    assert answer.code == "no_hints"
    assert "bots" in answer.message
    await game.close()


async def second_of_two_hints(socket: TableSocket, decision: int) -> str:
    """Ask for two hints at once; return why the second is refused, or an empty string.

    On a busy machine the first can be answered before the second has arrived: then again."""
    for attempt in range(20):
        ids = (f"first {attempt}", f"second {attempt}")
        for message_id in ids:
            await socket.send(wire.AskHint(message_id, decision))
        answers: dict[str, wire.Hint | wire.No] = {}
        while len(answers) < 2:
            message = await socket.receive()
            if isinstance(message, (wire.Hint, wire.No)) and message.id in ids:
                answers[message.id] = message
        refused = answers[ids[1]]
        if isinstance(refused, wire.No):
            assert isinstance(answers[ids[0]], wire.Hint)
            return refused.code
    return ""


async def test_hint_needs_open_question_and_is_single(lite: ServerProcess) -> None:
    game = await against_bot(lite.url)
    socket = game.sockets[0]
    while not socket.decisions:
        await socket.receive()
    number = socket.decisions[0]["id"]
    stale = await socket.ask(wire.AskHint("s", number + 999))
    assert isinstance(stale, wire.No) and stale.code == "stale"
    assert await second_of_two_hints(socket, number) == "rate"
    watcher = await game.people[0].watch(game.id)
    foreign = await watcher.ask(wire.AskHint("w", number))
    assert isinstance(foreign, wire.No) and foreign.code == "not_yours"
    await watcher.close()
    await game.close()


async def test_a_hint_does_not_depend_on_what_is_hidden() -> None:
    state = GAME.new_game(GAME.modes["duel"].samples()[0].config, seed=3)
    settle(state)
    for _ in range(9):
        decision = state.pending[0]
        take(state, decision, len(decision.keys) // 2)
        settle(state)
    decision = state.pending[0]
    pool, me = BotPool(Workers(1), 1), Share("me", awaited=True)
    try:
        level = plugin_of("gwent").players.advisor
        hint = await pool.advise(state, decision, level, 5, me)
        for number in range(3):
            other = redeterminise(state, decision.seat, Rng(number))
            assert await pool.advise(other, decision, level, 5, me) == hint
    finally:
        pool.stop()


def test_every_adviser_gives_reasons_that_can_be_told() -> None:
    for plugin in plugins().values():
        state = plugin.game.new_game(next(iter(plugin.game.modes.values())).samples()[0].config, 1)
        settle(state)
        sight = Sight(state, state.pending[0])
        reason = plugin.players.make(plugin.players.advisor, 1).choose(sight).reason
        for lang in LANGUAGES:
            told = advice(reason, Texts.load(lang))
            assert told and not told.startswith(("advice-", "reason-"))
