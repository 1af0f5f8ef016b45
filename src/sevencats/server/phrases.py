"""The preset phrases of the chat; their texts are the messages ``phrase-<id>``."""

from __future__ import annotations

PHRASES = (
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "sorry",
    "oops",
    "wow",
    "nice-deck",
    "thinking",
    "one-moment",
    "your-turn",
    "good-game",
    "rematch",
    "yes",
    "no",
    "bye",
)
