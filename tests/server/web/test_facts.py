"""The printed facts of a game over HTTP."""

from __future__ import annotations

from helpers.server import web

from sevencats.server.local import ServerProcess


async def test_facts_come_in_the_readers_language_and_are_kept(lite: ServerProcess) -> None:
    async with web(lite.url) as client:
        english = await client.get("/api/games/oldworld/facts?lang=en&options=lost_mount")
        german = await client.get("/api/games/oldworld/facts?lang=de")
        assert english.json()["packs"] == ["base", "lost_mount"]
        assert german.json()["attributes"]["combat"] == "Kampf"
        tag = {"If-None-Match": german.headers["etag"]}
        again = await client.get("/api/games/oldworld/facts?lang=de", headers=tag)
        assert again.status_code == 304 and not again.content
        other = await client.get("/api/games/oldworld/facts?lang=en", headers=tag)
        assert other.status_code == 200


async def test_facts_that_do_not_exist_are_refused(lite: ServerProcess) -> None:
    async with web(lite.url) as client:
        for path, status, code in (
            ("/api/games/chess/facts", 404, "not_found"),
            ("/api/games/gwent/facts", 404, "not_found"),
            ("/api/games/oldworld/facts?options=unicorns", 400, "bad_setup"),
            ("/api/games/oldworld/facts?options=" + "x" * 300, 400, "bad_request"),
        ):
            answer = await client.get(path)
            assert (answer.status_code, answer.json()["code"]) == (status, code), path
