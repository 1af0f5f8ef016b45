"""The zones of a seat, as offsets from its first zone."""

from __future__ import annotations

(
    HAND,
    DECK,
    DISCARD,
    COMBO,
    POTIONS,
    USED,
    TROPHIES,
    OWN,
    QUESTS,
    QUEST_TOKENS,
    TRAILS,
    GEAR,
) = range(12)
SEAT_ZONES = 12
SEAT_ZONE_NAMES = (
    "hand",
    "deck",
    "discard",
    "combo",
    "potions",
    "used",
    "trophies",
    "own_trophies",
    "quests",
    "quest_tokens",
    "trails",
    "gear",
)
