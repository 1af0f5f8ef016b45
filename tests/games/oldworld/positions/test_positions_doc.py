"""The examples of docs/write/positions.md come out as the page says, and it names every key."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from helpers.position_files import assert_part

from sevencats.games.oldworld import GAME
from sevencats.games.oldworld.positions.runner import play_position
from sevencats.games.oldworld.samples import long_game
from sevencats.kernel import CHANCE, settle, take
from sevencats.kernel.errors import BadData
from sevencats.kernel.rng import Rng

PAGE = Path(__file__).parents[4] / "docs" / "write" / "positions.md"
#: The part of the page that is about this game.
TEXT = PAGE.read_text(encoding="utf-8").partition("# The Witcher: Old World\n")[2]
BLOCKS = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", TEXT, re.DOTALL)]
EXAMPLES = list(zip(BLOCKS[::2], BLOCKS[1::2], strict=True))
NAMED = set(re.findall(r"`([a-z0-9_]+)`", TEXT))
KEYS = {key.partition(":")[0] for key in re.findall(r"`([a-z_0-9]+(?::[^`]*)?)`", TEXT)}


@pytest.mark.parametrize(("data", "told"), EXAMPLES)
def test_the_examples_of_the_page(data: dict[str, Any], told: dict[str, Any]) -> None:
    assert_part(told, play_position(data))


def test_there_are_three_examples() -> None:
    assert len(EXAMPLES) == 3


def keys_at(**data: Any) -> set[str]:
    """The keys a place of the file takes, as the refusal of an unknown one tells them."""
    with pytest.raises(BadData) as caught:
        play_position({"format": "oldworld-position/1", **data})
    return set(str(caught.value).partition("the keys are ")[2].split(", "))


def test_the_page_names_every_key_of_the_file() -> None:
    keys = {
        *keys_at(zz=1),
        *keys_at(seats={"A": {"zz": 1}}),
        *keys_at(content={"zz": []}),
        *keys_at(monsters={"forest": {"zz": 1}}),
        *keys_at(seats={"A": {"quests": [{"zz": 1}]}}),
    }
    assert len(keys) > 50
    in_examples = set(re.findall(r'"([a-z_]+)":', TEXT))
    assert keys <= NAMED | in_examples, keys - NAMED - in_examples


def test_the_page_names_every_key_of_the_outcome() -> None:
    outcome = play_position(EXAMPLES[0][0])
    assert set(outcome) <= NAMED, set(outcome) - NAMED
    assert set(outcome["seats"]["A"]) <= NAMED
    assert set(outcome["turn"]) <= NAMED
    fight = play_position({**EXAMPLES[0][0], "script": ["fight:barn_beast"]})["fight"]
    assert set(fight) <= NAMED


@cache
def asked() -> set[tuple[str, str]]:
    """Every kind of question to a player and form of answer of some random games."""
    found = set()
    for seats in (2, 3, 5):
        for seed in range(4):
            state = GAME.new_game(long_game(seats, rounds=40), seed)
            rng = Rng(seed)
            settle(state)
            while state.pending:
                decision = state.pending[0]
                assert decision.seat != CHANCE
                found |= {(decision.kind, key.partition(":")[0]) for key in decision.keys}
                take(state, decision, rng.below(len(decision.keys)))
                settle(state)
    return found


def test_the_page_names_every_question_and_form_of_answer() -> None:
    before_the_first_turn = {"board", "monster_terrain"}
    kinds = {kind for kind, _ in asked()} - before_the_first_turn
    assert kinds <= NAMED, kinds - NAMED
    forms = {form for kind, form in asked() if kind not in before_the_first_turn}
    assert forms <= KEYS, forms - KEYS
