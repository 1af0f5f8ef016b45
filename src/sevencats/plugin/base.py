"""A plugin: everything of one game above its rules, in one record."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sevencats.kernel.registry import Game
from sevencats.plugin.account import AccountMaker, PlainAccount, RecorderMaker, no_recorder
from sevencats.plugin.achievements import Achievements
from sevencats.plugin.chronicle import Chronicle
from sevencats.plugin.commands import Commands
from sevencats.plugin.contest import Contest
from sevencats.plugin.decks import Decks
from sevencats.plugin.facts import Facts
from sevencats.plugin.forecast import Forecast, no_forecast
from sevencats.plugin.insight import Insight, no_insight
from sevencats.plugin.lessons import Lesson
from sevencats.plugin.odds import OddsMaker
from sevencats.plugin.parts import Parts, no_parts
from sevencats.plugin.players import PLAIN_PLAYERS, Players
from sevencats.plugin.puzzles import Puzzle, no_puzzles
from sevencats.plugin.review import Reviewer, no_reviewer
from sevencats.plugin.setup import PlainSetup, Setup
from sevencats.plugin.standing import StandingAnswers
from sevencats.plugin.words import PlainWords, WordsMaker


@dataclass(frozen=True, kw_only=True)
class Plugin:
    """A game and all that other programs need to know about it.

    Everything but the rules has a default, so a game with nothing else can still be played
    everywhere.

    - ``order``: the game's position in lists; the first is the default game.
    - ``setup``: modes, what a seat may bring, and the resulting config.
    - ``words``: the texts of a table, for the terminal, replays and the server.
    - ``account``: what a simulation records of a game, and the invariants after every pick.
    - ``recorder``: data of a single game for reports over many games.
    - ``contest``: what the arena asks about set-ups.
    - ``insight``: what helps a person to understand a table; ``insight_type``: its record, of which
      the page makes its own type.
    - ``forecast``: the outcome of tried picks; ``forecast_type``: its record.
    - ``part``: the part of a turn that an answer belongs to.
    - ``standing``: the questions that people may answer in advance.
    - ``odds``: estimates of outcomes.
    - ``chronicle``: a summary of a finished game; ``chronicle_type``: its record.
    - ``facts``: what is printed on the components of a table; ``facts_type``: its record.
    - ``reviewer``: from a mode to the reviewer of its finished games.
    - ``achievements``: ideas of the game that a player has used.
    - ``puzzles``: positions in which one pick is right, for the puzzle of the day.
    - ``commands``: loads the game's own commands for the terminal; None: default ones.
    - ``learning``: loads the game's actions and views as numbers
      (``sevencats.adapters.learning.Learning``).
    - ``offer_pack``: lets every table choose a pack from a folder or zip file, and returns its
      id; None: the game has no packs.
    - ``page``: the name of the page's module for the game; empty: the page shows lists.
    - ``golden``: whether golden games of it are kept in ``tests/golden``.
    """

    game: Game
    title: str
    setup: Setup
    order: int = 100
    players: Players = PLAIN_PLAYERS
    words: WordsMaker = PlainWords
    account: AccountMaker = PlainAccount
    recorder: RecorderMaker = no_recorder
    contest: Contest = field(default_factory=Contest)
    insight: Insight = no_insight
    insight_type: Any = None
    forecast: Forecast = no_forecast
    forecast_type: Any = None
    part: Parts = no_parts
    standing: StandingAnswers = field(default_factory=StandingAnswers)
    odds: OddsMaker | None = None
    chronicle: Chronicle | None = None
    chronicle_type: Any = None
    facts: Facts | None = None
    facts_type: Any = None
    reviewer: Callable[[str], Reviewer | None] = no_reviewer
    decks: Decks | None = None
    reads: bool = False
    lessons: Mapping[str, Lesson] = field(default_factory=dict)
    puzzles: Callable[[], Sequence[Puzzle]] = no_puzzles
    achievements: Achievements = field(default_factory=Achievements)
    commands: Callable[[], Commands] | None = None
    learning: Callable[[], object] | None = None
    offer_pack: Callable[[Path], str] | None = None
    page: str = ""
    golden: bool = False

    @property
    def name(self) -> str:
        """The id of the game."""
        return self.game.name


def plain_plugin(game: Game) -> Plugin:
    """The plugin of a game that is installed without one."""
    return Plugin(game=game, title=game.name, setup=PlainSetup(game))
