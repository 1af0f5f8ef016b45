"""The requests of the deck builder: sheets of decks, and decks for a tournament."""

from __future__ import annotations

import pytest
from helpers.server import web

from sevencats.games.gwent.cards.catalogue import base
from sevencats.games.gwent.decks.check import RULES, check
from sevencats.games.gwent.decks.files import write_deck
from sevencats.plugin import BadChoice
from sevencats.server.errors import Refusal
from sevencats.server.games import decks_of
from sevencats.server.local import ServerProcess

MONSTERS = write_deck(base().starters["monsters"])


def test_a_sheet_says_what_the_engine_says() -> None:
    deck = base().starters["monsters"]
    sheet = decks_of("gwent").sheet(MONSTERS, "en")
    assert sheet.cards == deck.cards
    assert [one.rules for one in sheet.checks] == list(RULES)
    for one in sheet.checks:
        assert [f.clause for f in one.faults] == [v.clause for v in check(deck, RULES[one.rules])]
        assert one.legal is not bool(one.faults)
    gauges = {one.what: one for one in sheet.checks[1].gauges}
    assert (gauges["units"].least, gauges["strength"].most) == (22, 130)
    assert sheet.counts["units"] == gauges["units"].count


def test_a_code_gives_the_same_sheet() -> None:
    sheet = decks_of("gwent").sheet(MONSTERS, "en")
    again = decks_of("gwent").sheet(sheet.code, "en")
    assert (again.cards, again.leader, again.code) == (sheet.cards, sheet.leader, sheet.code)


def test_faults_are_told_in_the_readers_language() -> None:
    short = "faction: skellige\nleader: king_bran\n1 olaf"
    told = {lang: decks_of("gwent").sheet(short, lang).checks[0].faults[0] for lang in ("en", "de")}
    assert told["en"].clause == told["de"].clause == "G1.1"
    assert told["en"].text != told["de"].text


def test_bad_deck_is_refused() -> None:
    for game, text in (("gwent", "nonsense"), ("oldworld", MONSTERS), ("gwent", "G1xx")):
        with pytest.raises((Refusal, BadChoice)):
            decks_of(game).sheet(text, "en")


def test_a_tournament_needs_three_factions() -> None:
    clauses = {fault.clause for fault in decks_of("gwent").trio([MONSTERS, MONSTERS], "en").faults}
    assert "T1" in clauses
    assert not decks_of("gwent").trio([], "en").legal


async def test_over_http(server: ServerProcess) -> None:
    async with web(server.url) as client:
        body = {"game": "gwent", "deck": MONSTERS}
        sheet = (await client.post("/api/decks/read", json=body)).json()
        assert sheet["faction"] == "monsters"
        trio = {"game": "gwent", "decks": [sheet["code"]]}
        assert (await client.post("/api/decks/tournament", json=trio)).json()["legal"] is False
        bad = await client.post("/api/decks/read", json={**body, "deck": "?"})
        assert (bad.status_code, bad.json()["code"]) == (400, "bad_choice")
