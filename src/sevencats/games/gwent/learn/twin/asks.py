"""The things that the twin's states wait for: questions to a player, then automatic steps."""

from __future__ import annotations

from enum import IntEnum


class Ask(IntEnum):
    """Kinds of waiting: a player answers those up to ``FETCH_MARDROEME``; the rest is automatic."""

    STARTER = 0
    REDRAW = 1
    TURN = 2
    ROW = 3
    DECOY = 4
    REVIVE = 5
    WEATHER = 6
    TAKE_PILE = 7
    TAKE_ENEMY = 8
    TAKE_DECK = 9
    DISCARD = 10
    FETCH_BOND = 11
    FETCH_MARDROEME = 12
    COIN = 13
    RANDOM_REVIVE = 14
    RETURN = 15
    PLACE = 16
    ROUND_END = 17
    OVER = 18
    NOBODY = 19


#: The kind of the engine's decision, in the order of ``Ask``.
KINDS = (
    "starter",
    "redraw",
    "turn",
    "row",
    "decoy",
    "revive",
    "weather",
    "take",
    "take",
    "take",
    "discard",
    "take",
    "take",
)
#: Prefixes of the engine's option keys for cards, in the order of ``Ask`` (a Decoy's name the row).
LABELS = (
    "",
    "redraw",
    "play",
    "",
    "target",
    "target",
    "target",
    "take",
    "take",
    "take",
    "discard",
    "target",
    "target",
)

# The answers other than cards come first among the choices, then one for each place.
PASS, LEADER, DONE, ROW_CLOSE, ROW_RANGED, ROW_SIEGE, START_A, START_B = range(8)
WORDS = ("pass", "leader", "done", "row:close", "row:ranged", "row:siege", "starter:A", "starter:B")
