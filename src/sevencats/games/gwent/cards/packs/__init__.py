"""The pack files, in catalogue order."""

from __future__ import annotations

from sevencats.games.gwent.cards.model import Pack
from sevencats.games.gwent.cards.packs import (
    monsters,
    neutral,
    nilfgaard,
    northern_realms,
    scoiatael,
    skellige,
)

PACKS: tuple[Pack, ...] = (
    monsters.PACK,
    nilfgaard.PACK,
    northern_realms.PACK,
    scoiatael.PACK,
    skellige.PACK,
    neutral.PACK,
)
