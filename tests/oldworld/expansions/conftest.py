"""``fair``: the toy expansion, known to the game as long as a test of this folder runs."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "fight"))
sys.path.insert(0, str(Path(__file__).parent))

from toyfair import ID, MUSIC, TOY_FAIR, TOY_MUSIC, TakeCharm

from sevencats.oldworld.expansion import CODE, Expansion, add_expansion
from sevencats.oldworld.game import GAME, install
from sevencats.oldworld.packs.load import load
from sevencats.oldworld.packs.read import COLUMNS, KINDS


@pytest.fixture
def fair() -> Iterator[Expansion]:
    load(())  # an expansion can become known after content was loaded
    if TakeCharm not in GAME.frames:
        install(TOY_FAIR)
    add_expansion(TOY_MUSIC)
    yield add_expansion(TOY_FAIR)
    del CODE[MUSIC], CODE[ID], COLUMNS["monster"][ID], KINDS["charm"], KINDS[f"monster.{ID}"]
