"""Where each number of an observation is, and what it is called.

Seats are counted from the viewer: ``seat0`` is its own. A mode has room for its largest table;
seats that are not there leave zeros.
"""

from __future__ import annotations

from functools import cache

import numpy as np
import numpy.typing as npt

from sevencats.games.oldworld.config import SEAT_NAMES, SOLO
from sevencats.games.oldworld.learn.features.pieces import components, of_kind
from sevencats.games.oldworld.packs.model import ATTRIBUTES, TERRAINS
from sevencats.games.oldworld.zones import SEAT_ZONE_NAMES

#: The largest number that an observation shows; larger ones are cut off.
HIGHEST = 999
#: Numbers that expansions keep under names of their own (``OldWorldPublic.extra``) share these
#: places, by a hash of the name.
EXTRAS = 64
#: The zones of a seat that hold action cards, each shown by itself; all others are ``held``.
CARD_ZONES = ("hand", "deck", "discard", "combo")
#: Visible zones that show nothing a player needs: what is not in play.
UNSHOWN = ("box", "events")
#: Piles of used cards: ``spent``.
SPENT = ("action_discard", "potion_discard", "fight_discard", "away.1", "away.2", "away.3")
#: Common zones whose sizes are shown.
SIZED = ("action_deck", "potion_deck", "city", "wilds", "fight_deck", "fight_pool")
#: The kinds of questions of the box; those of expansions share ``question.other`` places.
KINDS = (
    *("alms", "attack", "attribute", "board", "combo", "damage", "event", "exchange"),
    *("exchange_for", "fight_turn", "gain", "heal", "keep", "lose_discarded", "lose_potion"),
    *("lose_trashed", "may", "monster_terrain", "one", "pay", "phase1", "phase2"),
    *("quest_terrain", "raise", "recall", "reroll", "scout_discard", "scout_order", "story"),
    *("take_back", "take_card", "trail", "train", "trait", "wager"),
)
OTHER_KINDS = 16
COLOURS = ("red", "blue", "green", "yellow", "purple")
TABLE_NUMBERS = ("round", "turns", "owed", "over", "first", "active")
TURN = ("phase", "moved", "acted", "poker", "draw", "cap", "exact")
WITCHER = ("gold", "shield", "shield_cap", "potion_uses", "level", "track", "phase")
FIGHT = (
    *("attacker", "rival", "terrain", "trail", "pooled", "winner", "active", "adding", "damage"),
    *("draw", "dealt", "hurt", "shield_gained"),
)


def seats_of(mode: str) -> int:
    """Return the number of seats that a mode has room for."""
    return 1 if mode == SOLO else len(SEAT_NAMES)


@cache
def names(mode: str) -> tuple[str, ...]:
    """Return the name of every number, in order."""
    cards, every, places = of_kind("card"), components(), of_kind("at")
    found = [f"table.{name}" for name in TABLE_NUMBERS]
    found += [f"turn.{name}" for name in TURN]
    found += [f"size.{zone}" for zone in SIZED]
    found += [f"question.{kind}" for kind in KINDS]
    found += [f"question.other.{number}" for number in range(OTHER_KINDS)]
    found += [f"about.{piece}" for piece in every]
    found += [f"pool.{card}" for card in cards]
    found += [f"shown.{piece}" for piece in every]
    found += [f"spent.{piece}" for piece in every]
    found += [f"tavern.{place}" for place in places]
    for terrain in TERRAINS:
        found += [f"{terrain}.level", f"{terrain}.life"]
        found += [f"{terrain}.at.{place}" for place in places]
    found += [f"fight.{name}" for name in ("on", *FIGHT)]
    found += [f"fight.combo.{colour}" for colour in COLOURS]
    found += [f"poker.{seat}.{face}" for seat in ("own", "rival") for face in range(1, 7)]
    found += [f"extra.{number}" for number in range(EXTRAS)]
    found += [f"landmark.{place}" for place in places]
    for seat in range(seats_of(mode)):
        found += [f"seat{seat}.{name}" for name in ("present", "asked", "quests", *WITCHER)]
        found += [f"seat{seat}.{name}" for name in ATTRIBUTES]
        found += [f"seat{seat}.size.{zone}" for zone in SEAT_ZONE_NAMES]
        found += [f"seat{seat}.trail.{terrain}" for terrain in TERRAINS]
        found += [f"seat{seat}.school.{school}" for school in of_kind("school")]
        found += [f"seat{seat}.at.{place}" for place in places]
        found += [f"seat{seat}.quest.{place}" for place in places]
        for zone in CARD_ZONES:
            found += [f"seat{seat}.{zone}.{card}" for card in cards]
        found += [f"seat{seat}.held.{piece}" for piece in every]
    return tuple(found)


@cache
def index(mode: str) -> dict[str, int]:
    """Return the position of every name."""
    return {name: number for number, name in enumerate(names(mode))}


@cache
def highs(mode: str) -> npt.NDArray[np.float32]:
    """Return the largest value of every number."""
    return np.full(len(names(mode)), HIGHEST, dtype=np.float32)
