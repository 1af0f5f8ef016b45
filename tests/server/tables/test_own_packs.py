"""A pack of a player, offered by a server: every table may choose it, and everybody sees it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from helpers.server import web

from sevencats.games.oldworld.packs.archive import fold
from sevencats.server.client import Person
from sevencats.server.local import ServerProcess

FILES = {
    "pack.toml": 'id = "our_box"\nlanguages = ["en"]\n',
    "values.toml": '[[location]]\nid = "cintra"\naction = "poker"\n\n'
    '[[monster]]\nid = "bog_hound"\nlevel = 1\nlife = 11\n',
    "locales/en/texts.ftl": "ow-expansion-our-box = Our <b>Box</b>\n"
    "ow-monster-bog-hound = Bog Hound\n",
}


@pytest.fixture(scope="module")
def boxed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that offers the pack, as a zip file."""
    folder = tmp_path_factory.mktemp("packs")
    for name, text in FILES.items():
        path = folder / "our_box" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    packed = folder / "our_box.zip"
    packed.write_bytes(fold(folder / "our_box"))
    server = ServerProcess(folder, f"sqlite:///{folder / 'tables.db'}", SEVENCATS_PACKS=str(packed))
    try:
        yield server.start()
    finally:
        server.stop()


async def test_it_is_offered_under_its_name_and_its_facts_are_told(boxed: ServerProcess) -> None:
    async with web(boxed.url) as client:
        games = {game["id"]: game for game in (await client.get("/api/games?lang=de")).json()}
        mode = games["oldworld"]["modes"][0]
        assert mode["options"][-1] == "our_box"
        assert mode["optionNames"]["our_box"] == "Our <b>Box</b>", "as text: the page escapes it"
        usual = (await client.get("/api/games/oldworld/facts?lang=de")).json()
        facts = (await client.get("/api/games/oldworld/facts?lang=de&options=our_box")).json()
    assert "bog_hound" not in str(usual) and "Bog Hound" in str(facts)


async def test_a_table_plays_with_it_and_its_journal_names_it(boxed: ServerProcess) -> None:
    host = await Person.guest(boxed.url, "Ann")
    made = await host.post(
        "/api/tables",
        {
            "game": "oldworld",
            "mode": "base",
            "seats": [{}, {"bot": "random"}],
            "options": ["our_box"],
            "botDelay": 0,
            "start": True,
        },
    )
    assert made["table"]["setup"]["options"] == ["our_box"]
    socket = await host.sit(made["seat"], lang="en")
    await socket.reach(1)
    assert socket.state is not None
    assert socket.state.view["public"]["packs"] == ["base", "our_box"]
    await socket.close()
    await host.close()
