"""Gwent above its rules."""

from __future__ import annotations

from sevencats.gwent import GAME
from sevencats.kit import Kit
from sevencats.kit.commands import Commands
from sevencats.kits.gwent.account import GwentAccount
from sevencats.kits.gwent.achievements import ACHIEVEMENTS
from sevencats.kits.gwent.bots import PLAYERS
from sevencats.kits.gwent.contest import GwentContest
from sevencats.kits.gwent.decks import GwentDecks
from sevencats.kits.gwent.insight import insight
from sevencats.kits.gwent.insight_types import GwentInsight
from sevencats.kits.gwent.lessons import LESSONS
from sevencats.kits.gwent.puzzles import puzzles
from sevencats.kits.gwent.review import GwentReviewer
from sevencats.kits.gwent.setup import GwentSetup, find_mode
from sevencats.kits.gwent.words import GwentWords


def _commands() -> Commands:
    # Imported here: only the terminal needs them.
    from sevencats.kits.gwent.commands import COMMANDS

    return COMMANDS


def _learning() -> object:
    # Imported here: it needs numpy.
    from sevencats.kits.gwent.learning import LEARNING

    return LEARNING


KIT = Kit(
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
