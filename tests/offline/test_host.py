"""A host without a server plays whole games, keeps what it confirms, and says what it cannot do."""

from __future__ import annotations

from typing import Any

import pytest
from helpers.offline.player import DUEL, OLD_WORLD, Player

from sevencats.games.gwent.cards.catalogue import base
from sevencats.games.gwent.decks.files import write_deck
from sevencats.kernel.journal import read_journal
from sevencats.server.offline.bots import playable_levels

FFA = {
    **DUEL,
    "mode": "ffa",
    "seats": [
        {"choice": ["monsters"]},
        {"bot": "recruit", "choice": ["northern_realms"]},
        {"bot": "brawler", "choice": ["skellige"]},
    ],
}
EXPANSIONS = {**OLD_WORLD, "options": ["lost_mount", "mutagens", "bombs"]}


@pytest.mark.parametrize(
    "setup", [DUEL, FFA, OLD_WORLD, EXPANSIONS], ids=["duel", "ffa", "ow", "ex"]
)
async def test_a_whole_game_and_its_journal(setup: dict[str, Any]) -> None:
    player = Player()
    table = await player.sit_down(setup)
    assert await player.play() > 5
    replay = await player.ask("GET", f"/api/tables/{table}/replay?as=0&from=0&count=100&lang=de")
    assert replay["table"]["result"]["reason"] == "played"
    assert replay["total"] > len(replay["steps"]) / 2 > 5
    _, text = await player.worker.ask("GET", f"/api/tables/{table}/journal", "")
    journal = read_journal(text)
    assert journal.game == setup["game"] and len(journal.lines) > 5
    games = (await player.ask("GET", "/api/me/history"))["games"]
    assert [game["table"] for game in games] == [table]
    await player.close()


async def test_each_confirmed_pick_is_there_after_the_tab_was_killed() -> None:
    player = Player()
    table = await player.sit_down(DUEL)
    for seed in range(4):
        decision = await player.question()
        assert decision is not None
        confirmed = await player.pick(decision, decision["options"][0]["key"])
        await player.close()
        player = Player(player.storage)
        await player.connect(table)
        await player.hear("state")
        assert player.n >= confirmed["n"], seed
    assert await player.play() >= 0
    await player.close()


async def test_undo_works_after_a_reload() -> None:
    player = Player()
    table = await player.sit_down({**OLD_WORLD, "mode": "solo", "seats": [{"choice": ["wolf"]}]})
    await player.play(picks=3)
    await player.close()
    player = Player(player.storage)
    await player.connect(table)
    state = await player.hear("state")
    if not state["undo"]:
        decision = await player.question()
        assert decision is not None
        await player.pick(decision, decision["options"][0]["key"])
    n = player.n
    await player.say({"t": "undo", "id": "u", "scope": "step"})
    answer = await player.hear("ok", "no")
    assert answer["t"] == "ok" or answer["code"] == "no_undo"
    assert answer.get("n") in (None, n + 1)
    await player.close()


async def test_a_full_storage_refuses_the_pick_and_loses_nothing_before_it() -> None:
    player = Player()
    table = await player.sit_down(DUEL)
    decision = await player.question()
    assert decision is not None
    kept = dict(player.storage.shelf.texts)
    player.storage.refuses = "storage_full"
    answer = await player.pick(decision, decision["options"][0]["key"])
    assert (answer["t"], answer["code"]) == ("no", "storage_full")
    assert "room" in answer["message"]
    assert player.storage.shelf.texts == kept
    player.storage.refuses = ""
    answer = await player.pick(decision, decision["options"][0]["key"])
    assert answer["t"] == "ok"
    assert f"row/{table}/{answer['n']:06}" in player.storage.shelf.texts
    await player.play()
    await player.close()


async def test_a_bot_goes_on_when_there_is_room_again() -> None:
    player = Player()
    await player.sit_down(DUEL)
    decision = await player.question()
    assert decision is not None
    before = player.storage.writes
    write = player.storage.write

    async def full_later(texts: Any, drops: Any) -> str:
        if player.storage.writes > before:
            player.storage.refuses = "storage_full"
        return await write(texts, drops)

    player.storage.write = full_later  # type: ignore[method-assign]
    # Answer until the bot is to move: what it does cannot be kept, and the player is told.
    told = None
    while told is None:
        decision = await player.question()
        assert decision is not None
        answer = await player.pick(decision, decision["options"][-1]["key"])
        told = answer if answer["t"] == "no" else None
        if told is None and not player.view.get("decisions"):
            told = await player.hear("no")
    assert told["code"] == "storage_full"
    player.storage.write = write  # type: ignore[method-assign]
    player.storage.refuses = ""
    assert await player.play() > 0
    await player.close()


async def test_what_needs_a_server_says_so() -> None:
    player = Player()
    await player.enter()
    refused = [
        await player.try_to("GET", "/api/me/ratings?lang=de"),
        await player.try_to("POST", "/api/match", {}),
        await player.try_to("POST", "/api/tables", {**DUEL, "seats": [{}, {}]}),
        await player.try_to("POST", "/api/tables", {**DUEL, "rated": True, "pace": {}}),
    ]
    assert [(status, body["code"]) for status, body in refused] == [(409, "needs_server")] * 4
    assert refused[0][1]["message"].startswith("Dafür braucht es einen Server")


async def test_a_level_that_cannot_play_here_is_not_offered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "sevencats.games.gwent.learn.master.bot", None)
    playable_levels.cache_clear()
    player = Player()
    await player.enter()
    gwent = next(g for g in await player.ask("GET", "/api/games") if g["id"] == "gwent")
    assert gwent["levels"] == ["recruit", "brawler", "captain", "strategist"]
    seats = [{"choice": ["monsters"]}, {"bot": "legend", "choice": ["skellige"]}]
    status, body = await player.try_to("POST", "/api/tables", {**DUEL, "seats": seats})
    assert (status, body["code"]) == (409, "needs_server")
    # The advisor is the legend: the strongest that can play takes its place.
    await player.sit_down(DUEL)
    decision = await player.question()
    assert decision is not None
    await player.say({"t": "hint", "id": "h", "decision": decision["id"]})
    hint = await player.hear("hint", "no")
    assert hint["key"] in [option["key"] for option in decision["options"]]
    await player.close()
    playable_levels.cache_clear()


async def test_lessons_reviews_puzzles_and_decks() -> None:
    player = Player()
    await player.enter()
    lesson = (await player.ask("GET", "/api/lessons?game=gwent"))[0]["id"]
    made = await player.ask("POST", f"/api/lessons/{lesson}")
    assert made["table"]["status"] == "playing"
    puzzle = await player.ask("GET", "/api/puzzles/today")
    key = puzzle["options"][0]["key"]
    answer = await player.ask("POST", "/api/puzzles/today/answer", {"key": key})
    assert answer["steps"] and answer["right"] == (answer["key"] == key)
    code = write_deck(base().starters["skellige"])
    saved = await player.ask(
        "POST", "/api/me/decks", {"game": "gwent", "name": "Mine", "deck": code}
    )
    assert [deck["id"] for deck in await player.ask("GET", "/api/me/decks")] == [saved["id"]]
    await player.ask("DELETE", f"/api/me/decks/{saved['id']}")
    assert await player.ask("GET", "/api/me/decks") == []
    await player.close()


async def test_a_shared_screen_shows_one_hand_at_a_time() -> None:
    seats = [{"choice": ["monsters"], "name": "Ana"}, {"choice": ["northern_realms"], "name": "Bo"}]
    player = Player()
    await player.enter()
    setup = {**DUEL, "seats": seats, "hotSeat": True}
    table = (await player.ask("POST", "/api/tables", setup))["table"]["id"]
    await player.connect(table, 0, "a")
    await player.connect(table, 1, "b")
    bye = await player.hear("bye")
    assert bye["code"] == "other_seat"
    await player.close()


async def test_a_damaged_record_is_told_and_others_are_played() -> None:
    player = Player()
    broken = await player.sit_down(DUEL)
    await player.play(picks=2)
    await player.close()
    texts = player.storage.shelf.texts
    row = next(key for key in texts if key.startswith(f"row/{broken}/"))
    texts[row] = texts[row][:-5]
    player = Player(player.storage)
    status, body = await player.try_to("GET", f"/api/tables/{broken}/seat")
    assert (status, body["code"]) == (409, "damaged")
    await player.ask("POST", f"/api/tables/{broken}/close")
    assert broken not in "".join(texts)
    await player.sit_down(DUEL)
    assert await player.play() > 0
    await player.close()


async def test_all_that_is_kept_can_be_taken_along_and_erased() -> None:
    player = Player()
    await player.sit_down(DUEL)
    assert any(key.startswith("row/") for key in await player.ask("GET", "/api/me/data"))
    await player.ask("DELETE", "/api/me/data")
    assert player.storage.shelf.texts == {}


async def test_frames_that_are_no_messages_are_refused() -> None:
    player = Player()
    await player.sit_down(DUEL)
    await player.hear("state")
    await player.worker.hear("c", "{")
    assert (await player.hear("no"))["code"] == "bad_message"
    await player.say({"t": "ping", "n": 7})
    assert (await player.hear("pong"))["n"] == 7
    player.worker.disconnect("c")
    await player.say({"t": "ping", "n": 8})
    assert player.frames.empty()
    await player.close()
