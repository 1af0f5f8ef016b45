"""Summaries of a finished game: its chronicle, and the texts that were read in it."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from sevencats.kernel.run import Step
from sevencats.plugin.reading import Reading
from sevencats.server.errors import Refusal
from sevencats.server.games import plugin_of
from sevencats.server.store.records import TableRecord
from sevencats.server.tables.history.replay import Playback
from sevencats.server.tables.lease import Lease
from sevencats.server.tables.table import Table, make_table
from sevencats.server.tables.table_info import player_names
from sevencats.server.tables.views import PUBLIC, redacted
from sevencats.text import Texts

#: The key of a chronicle in a playback's cache.
CHRONICLE = "chronicle"


def need_chronicle(record: TableRecord) -> None:
    """Refuse where the game has no chronicle."""
    if plugin_of(record.setup.game).chronicle is None:
        raise Refusal("not_found", what=f"{record.setup.game} chronicle")


def written_chronicle(playback: Playback) -> bytes:
    """The chronicle of a finished game, as JSON of the game's own shape."""
    write = plugin_of(playback.played.record.setup.game).chronicle
    assert write is not None
    return playback.whole(lambda steps: msgspec.json.encode(write(steps)), CHRONICLE)


def readings_name(record: TableRecord, lang: str) -> tuple[str, ...]:
    """The key of a game's texts in a playback's cache; it includes the players' names, which can
    change."""
    return ("readings", lang, *player_names(_table(record), lang))


def read_texts(playback: Playback, record: TableRecord, lang: str) -> list[Reading]:
    """All texts that were read aloud in a finished game, in order."""
    table, name = _table(record), readings_name(record, lang)
    return playback.whole(lambda steps: _read(table, steps, lang), *name)


def _table(record: TableRecord) -> Table:
    return make_table(record, Lease(record.id, "", 0))


def _read(table: Table, steps: Iterable[Step], lang: str) -> list[Reading]:
    """Only the texts: describing the rest of a step costs more than replaying it."""
    texts, names, seats = Texts.load(lang), player_names(table, lang), len(table.labels)
    readings: list[Reading] = []
    for step in steps:
        if step.row.kind in ("start", "pick"):
            words = table.plugin.words(step.state, texts, names)
            readings += words.readings(redacted(step.events, PUBLIC, seats))
    return readings
