"""The pack files, in catalogue order."""

from __future__ import annotations

from sevencats.gwent.cards.model import Pack
from sevencats.gwent.cards.packs import (
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
