"""The Witcher: Old World above its rules."""

from __future__ import annotations

from sevencats.kit import Kit
from sevencats.kit.commands import Commands
from sevencats.kits.oldworld.account import OldWorldAccount
from sevencats.kits.oldworld.achievements import ACHIEVEMENTS
from sevencats.kits.oldworld.balance.recorder import BalanceRecorder
from sevencats.kits.oldworld.bots import PLAYERS
from sevencats.kits.oldworld.chances import ODDS
from sevencats.kits.oldworld.chronicle import OldWorldChronicle, chronicle
from sevencats.kits.oldworld.contest import OldWorldContest
from sevencats.kits.oldworld.facts import OldWorldFacts, facts
from sevencats.kits.oldworld.forecast import OldWorldForecast, forecast
from sevencats.kits.oldworld.insight import OldWorldInsight, insight
from sevencats.kits.oldworld.lessons import LESSONS
from sevencats.kits.oldworld.parts import part
from sevencats.kits.oldworld.review import OldWorldReviewer
from sevencats.kits.oldworld.setup import OldWorldSetup
from sevencats.kits.oldworld.standing import STANDING
from sevencats.kits.oldworld.words import OldWorldWords
from sevencats.oldworld import GAME


def _commands() -> Commands:
    # Only here: nothing but the terminal needs them.
    from sevencats.kits.oldworld.commands import COMMANDS

    return COMMANDS


KIT = Kit(
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
)
