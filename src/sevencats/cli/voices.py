"""Which game is told by which voice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sevencats.cli.gwent.voice import GwentVoice
from sevencats.cli.oldworld.voice import OldWorldVoice
from sevencats.cli.voice import Voice
from sevencats.kernel import State
from sevencats.kernel.errors import BadData
from sevencats.text import Texts

_VOICES: dict[str, Callable[[Any, Texts, Sequence[str]], Voice]] = {
    "gwent": GwentVoice,
    "oldworld": OldWorldVoice,
}


def voice_of(state: State, texts: Texts, shown: Sequence[str] = ()) -> Voice:
    """The voice for a table; without names the seats are called by their letters."""
    return _VOICES[state.game.name](state, texts, shown)


def check_words(game: str) -> None:
    """Refuse a game that nobody has found words for."""
    if game not in _VOICES:
        raise BadData(f"there are no words for a game of {game!r}")
