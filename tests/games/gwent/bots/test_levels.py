"""The levels, and the words for them and for the reasons of all bots."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

import sevencats.games
import sevencats.plugin.bots
from sevencats.games.gwent import GAME
from sevencats.games.gwent.bots import PLAYERS
from sevencats.games.gwent.bots.greedy import GreedyBot
from sevencats.games.gwent.bots.levels import RecruitBot
from sevencats.games.gwent.bots.search import SearchBot
from sevencats.games.gwent.bots.tavern import TavernBot
from sevencats.games.gwent.learn.master.bot import MasterBot
from sevencats.kernel import RulesError, settle, take
from sevencats.plugin.bots import Sight
from sevencats.text import LANGUAGES, Texts


def picks(name: str, seed: int, most: int) -> list[tuple[int, str]]:
    """The first picks of a game in which every seat plays at this level, with their reasons."""
    state = GAME.new_game(GAME.modes["duel"].samples()[7].config, 5)
    settle(state)
    bots = [PLAYERS.make(name, seed + seat) for seat in range(2)]
    made: list[Any] = []
    while state.pending and len(made) < most:
        decision = state.pending[0]
        choice = bots[decision.seat].choose(Sight(state, decision))
        made.append((choice.option, choice.reason.key))
        take(state, decision, choice.option)
        settle(state)
    return made


def test_levels_are_bot_names_but_not_listed_as_bots() -> None:
    assert PLAYERS.offered == ("recruit", "brawler", "captain", "strategist", "legend")
    assert not set(PLAYERS.offered) & set(PLAYERS.names)
    kinds = [type(PLAYERS.make(level, 1)) for level in PLAYERS.offered]
    assert kinds == [RecruitBot, GreedyBot, TavernBot, SearchBot, MasterBot]


@pytest.mark.parametrize("level", PLAYERS.offered)
def test_a_level_repeats_itself(level: str) -> None:
    most = 8 if level in ("strategist", "legend") else 500
    assert picks(level, 3, most) == picks(level, 3, most)


def test_a_recruit_thinks_half_of_the_time() -> None:
    reasons = [reason for seed in range(10) for _, reason in picks("recruit", 10 * seed, 500)]
    share = reasons.count("random") / len(reasons)
    assert 0.35 < share < 0.65
    assert picks("recruit", 1, 500) != picks("recruit", 100, 500)


def test_an_unknown_name_lists_bots_and_levels() -> None:
    with pytest.raises(RulesError, match="random, greedy, tavern, search, master, the levels recr"):
        PLAYERS.make("general", 1)
    with pytest.raises(
        RulesError, match="'captain@5' is not a bot; a budget is written search@50ms"
    ):
        PLAYERS.make("captain@5", 1)


# Words


def reason_keys() -> set[str]:
    """Every key that the bots give as a reason, read from their source."""
    found = set()
    homes = [Path(home.__path__[0]) for home in (sevencats.plugin.bots, sevencats.games)]
    for path in (path for home in homes for path in home.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Reason":
                found |= {
                    part.value
                    for part in ast.walk(node.args[0])
                    if isinstance(part, ast.Constant) and isinstance(part.value, str)
                }
    return found


def test_the_scan_finds_the_reasons() -> None:
    assert {"habit", "random", "search", "gain", "ahead", "no-gain", "won"} <= reason_keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_and_level_has_a_text(lang: str) -> None:
    own = set(Texts.load(lang).ids())
    assert {f"reason-{key}" for key in reason_keys()} - own == set()
    assert {f"level-{level}" for level in PLAYERS.offered} - own == set()


def test_all_languages_have_the_same_messages() -> None:
    parts = ("reason-", "level-", "analysis-", "chart-", "play-")
    kept = [{i for i in Texts.load(lang).ids() if i.startswith(parts)} for lang in LANGUAGES]
    assert all(ids == kept[0] for ids in kept)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_reason_tells_its_numbers(lang: str) -> None:
    texts = Texts.load(lang)
    words = texts("reason-search", chance=63, games=41)
    assert "63" in words and "41" in words
    assert "12" in texts("reason-ahead", lead=12)
