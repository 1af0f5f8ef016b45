"""Characters of bots: each likes something else, and no table has one twice."""

from __future__ import annotations

import pytest

from sevencats.games.oldworld.bots import PLAYERS
from sevencats.games.oldworld.bots.characters import CHARACTERS
from sevencats.games.oldworld.bots.hunter import HunterBot
from sevencats.games.oldworld.bots.levels import ApprenticeBot
from sevencats.games.oldworld.packs.model import ATTRIBUTES
from sevencats.games.oldworld.samples import long_game
from sevencats.kernel.errors import RulesError
from sevencats.kernel.rng import Rng
from sevencats.plugin import find_plugin
from sevencats.sim import runner


def played(character: str) -> dict[str, int]:
    """Count what two witchers of this character do in eight short games."""
    config = long_game(2, 6)
    bots = (f"hunter@3/{character}",)
    plan = runner.make_plan("oldworld", [config], bots, 11, 8, records=True)
    totals: dict[str, int] = {}
    for number in range(8):
        game = runner.play_game(plan, number).record
        assert game is not None
        for name in ("phases", "actions"):
            for seat in game[name]:
                for what, count in seat.items():
                    totals[what] = totals.get(what, 0) + count
    return totals


def test_each_character_does_more_of_what_it_likes() -> None:
    does = {name: played(name) for name in CHARACTERS}

    def more(who: str, what: str, than: str) -> bool:
        return does[who].get(what, 0) > does[than].get(what, 0)

    assert more("duellist", "duel", than="trainer")
    assert more("wanderer", "explore", than="duellist")
    assert more("gambler", "poker", than="hunter")
    assert more("gambler", "potion", than="hunter")
    assert more("wanderer", "rumours", than="duellist")
    raised = {who: sum(does[who][what] for what in (*ATTRIBUTES, "school")) for who in does}
    assert max(raised, key=lambda who: raised[who]) == "trainer"


def test_a_mixed_table_has_each_character_once() -> None:
    dealt = PLAYERS.dealt(["hunter/mixed"] * 5, Rng(3))
    assert sorted(dealt) == sorted(f"hunter/{name}" for name in CHARACTERS)
    assert PLAYERS.dealt(["hunter/mixed"] * 5, Rng(4)) != dealt
    assert PLAYERS.dealt(["random", "hunter/trainer"], Rng(3)) == ["random", "hunter/trainer"]


@pytest.mark.parametrize("level", ["hunter", "hunter@3", "search@8", "veteran"])
def test_a_level_takes_a_character(level: str) -> None:
    bot = PLAYERS.make(f"{level}/gambler", 1)
    assert isinstance(bot, HunterBot) and bot.likes is CHARACTERS["gambler"]


def test_the_apprentice_gives_its_character_to_the_hunter_in_it() -> None:
    bot = PLAYERS.make("apprentice/trainer", 1)
    assert isinstance(bot, ApprenticeBot) and bot.hunter.likes is CHARACTERS["trainer"]


def test_an_unknown_character_is_refused() -> None:
    with pytest.raises(RulesError, match="hunter/poet"):
        PLAYERS.make("hunter/poet", 1)
    with pytest.raises(RulesError, match="captain/trainer"):
        find_plugin("gwent").players.make("captain/trainer", 1)
