"""``fair``: the toy expansion, known to the game as long as a test of this folder runs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from helpers.oldworld.toyfair import ID, MUSIC, TOY_FAIR, TOY_HINTS, TOY_MUSIC, TakeCharm

from sevencats.games.oldworld.bots.hints import HINTS, add_hints
from sevencats.games.oldworld.expansion import CODE, Expansion, add_expansion
from sevencats.games.oldworld.game import GAME, install
from sevencats.games.oldworld.packs.load import load
from sevencats.games.oldworld.packs.read import COLUMNS, KINDS


@pytest.fixture
def fair() -> Iterator[Expansion]:
    load(())  # an expansion can become known after content was loaded
    if TakeCharm not in GAME.frames:
        install(TOY_FAIR)
    add_expansion(TOY_MUSIC)
    add_hints(ID, TOY_HINTS)
    yield add_expansion(TOY_FAIR)
    del (
        HINTS[ID],
        CODE[MUSIC],
        CODE[ID],
        COLUMNS["monster"][ID],
        KINDS["charm"],
        KINDS[f"monster.{ID}"],
    )
