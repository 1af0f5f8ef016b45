"""Gwent's plugin: everything above its rules."""

from __future__ import annotations

from sevencats.games.gwent import GAME
from sevencats.games.gwent.bots import PLAYERS
from sevencats.games.gwent.lessons.achievements import ACHIEVEMENTS
from sevencats.games.gwent.lessons.coach import LESSONS
from sevencats.games.gwent.lessons.puzzles import puzzles
from sevencats.games.gwent.page.account import GwentAccount
from sevencats.games.gwent.page.contest import GwentContest
from sevencats.games.gwent.page.decks import GwentDecks
from sevencats.games.gwent.page.insight import insight
from sevencats.games.gwent.page.insight_types import GwentInsight
from sevencats.games.gwent.page.review import GwentReviewer
from sevencats.games.gwent.page.setup import GwentSetup, find_mode
from sevencats.games.gwent.page.words import GwentWords
from sevencats.plugin import Plugin
from sevencats.plugin.commands import Commands


def _commands() -> Commands:
    # Imported here: only the terminal needs them.
    from sevencats.games.gwent.terminal.commands import COMMANDS

    return COMMANDS


def _learning() -> object:
    # Imported here: it needs numpy.
    from sevencats.games.gwent.learn.features import LEARNING

    return LEARNING


PLUGIN = Plugin(
    game=GAME,
    title="Gwent",
    order=1,
    players=PLAYERS,
    setup=GwentSetup(),
    words=GwentWords,
    account=GwentAccount,
    contest=GwentContest(),
    insight=insight,
    insight_type=GwentInsight,
    reviewer=lambda mode: GwentReviewer(find_mode(mode)),
    decks=GwentDecks(),
    lessons=LESSONS,
    puzzles=puzzles,
    achievements=ACHIEVEMENTS,
    commands=_commands,
    learning=_learning,
    page="gwent",
    golden=True,
)
