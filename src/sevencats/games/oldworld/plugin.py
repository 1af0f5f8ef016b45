"""The Witcher: Old World above its rules."""

from __future__ import annotations

from sevencats.games.oldworld import GAME
from sevencats.games.oldworld.balance.recorder import BalanceRecorder
from sevencats.games.oldworld.bots import PLAYERS
from sevencats.games.oldworld.lessons.achievements import ACHIEVEMENTS
from sevencats.games.oldworld.lessons.coach import LESSONS
from sevencats.games.oldworld.packs.own import offer_pack, offer_packs_of_environment
from sevencats.games.oldworld.page.account import OldWorldAccount
from sevencats.games.oldworld.page.chances import ODDS
from sevencats.games.oldworld.page.chronicle import OldWorldChronicle, chronicle
from sevencats.games.oldworld.page.contest import OldWorldContest
from sevencats.games.oldworld.page.facts import OldWorldFacts, facts
from sevencats.games.oldworld.page.forecast import OldWorldForecast, forecast
from sevencats.games.oldworld.page.insight import OldWorldInsight, insight
from sevencats.games.oldworld.page.parts import part
from sevencats.games.oldworld.page.review import OldWorldReviewer
from sevencats.games.oldworld.page.setup import OldWorldSetup
from sevencats.games.oldworld.page.standing import STANDING
from sevencats.games.oldworld.page.words import OldWorldWords
from sevencats.plugin import Plugin
from sevencats.plugin.commands import Commands


def _commands() -> Commands:
    # Imported here because only the terminal needs them.
    from sevencats.games.oldworld.terminal.commands import COMMANDS

    return COMMANDS


def _learning() -> object:
    # Imported here because it needs numpy.
    from sevencats.games.oldworld.learn.features import LEARNING

    return LEARNING


PLUGIN = Plugin(
    game=GAME,
    title="The Witcher: Old World",
    order=2,
    players=PLAYERS,
    setup=OldWorldSetup(),
    words=OldWorldWords,
    account=OldWorldAccount,
    contest=OldWorldContest(),
    recorder=BalanceRecorder,
    insight=insight,
    insight_type=OldWorldInsight,
    forecast=forecast,
    forecast_type=OldWorldForecast,
    part=part,
    standing=STANDING,
    odds=ODDS,
    reviewer=lambda mode: OldWorldReviewer(),
    chronicle=chronicle,
    chronicle_type=OldWorldChronicle,
    facts=facts,
    facts_type=OldWorldFacts,
    reads=True,
    lessons=LESSONS,
    achievements=ACHIEVEMENTS,
    commands=_commands,
    golden=True,
    learning=_learning,
    offer_pack=offer_pack,
)

offer_packs_of_environment()
