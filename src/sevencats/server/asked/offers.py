"""The offers of a host of tables: games, lessons, phrases, and the printed facts of a game."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from sevencats.plugin import plugins
from sevencats.plugin.lessons import LessonInfo
from sevencats.server.asked.types import GameInfo, PhraseInfo
from sevencats.server.errors import Refusal
from sevencats.server.games import plugin_of
from sevencats.server.phrases import PHRASES
from sevencats.text import Texts

#: Cached combinations of options and languages; each takes some tens of kilobytes.
_KEPT = 32


def offered_games(lang: str) -> list[GameInfo]:
    """The games, their modes, and the bots."""
    return [
        GameInfo(
            plugin.name,
            plugin.title,
            plugin.page,
            plugin.setup.modes(lang),
            plugin.players.offered,
            dict(plugin.standing.offers),
            plugin.reads,
        )
        for plugin in plugins().values()
    ]


def offered_lessons(game: str) -> list[LessonInfo]:
    """The lessons of one game, or (empty) of all, in order."""
    wanted = [plugin for plugin in plugins().values() if game in ("", plugin.name)]
    return [lesson.info for plugin in wanted for lesson in plugin.lessons.values()]


def offered_phrases(lang: str) -> list[PhraseInfo]:
    """The preset phrases of the chat."""
    texts = Texts.load(lang)
    return [PhraseInfo(phrase, texts(f"phrase-{phrase}")) for phrase in PHRASES]


def printed_facts(game: str, options: str, lang: str) -> bytes:
    """The printed facts of a game with some options (with commas between), as JSON of the game's
    own shape."""
    chosen = tuple(word for word in options.split(",") if word)
    plugin = plugin_of(game)
    plugin.setup.check_options(next(iter(plugin.game.modes)), chosen)
    return _facts(plugin.name, chosen, lang)


@lru_cache(maxsize=_KEPT)
def _facts(game: str, options: tuple[str, ...], lang: str) -> bytes:
    make = plugin_of(game).facts
    if make is None:
        raise Refusal("not_found", what=f"{game} facts")
    return msgspec.json.encode(make(options, Texts.load(lang)))
