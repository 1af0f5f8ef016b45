"""What a state of the twin waits for: questions to a player first, then what happens by itself."""

from __future__ import annotations

from enum import IntEnum


class Ask(IntEnum):
    """Up to ``FETCH_MARDROEME`` a player answers; the rest goes on without one."""

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
#: How the engine's option keys for cards begin, in the order of ``Ask`` (a Decoy's name the row).
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

# The answers that are no cards come first among the choices; then one for each place.
PASS, LEADER, DONE, ROW_CLOSE, ROW_RANGED, ROW_SIEGE, START_A, START_B = range(8)
WORDS = ("pass", "leader", "done", "row:close", "row:ranged", "row:siege", "starter:A", "starter:B")
