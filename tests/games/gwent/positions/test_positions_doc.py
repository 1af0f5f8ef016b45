"""The examples of docs/write/positions.md come out as the page says, and it names every key."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from helpers.position_files import assert_part

from sevencats.games.gwent.positions.file import STEPS
from sevencats.games.gwent.positions.runner import play_position
from sevencats.kernel.errors import BadData

PAGE = Path(__file__).parents[4] / "docs" / "write" / "positions.md"
#: The part of the page that is about this game.
TEXT = PAGE.read_text(encoding="utf-8").partition("# The Witcher: Old World\n")[0]
BLOCKS = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", TEXT, re.DOTALL)]
EXAMPLES = list(zip(BLOCKS[::2], BLOCKS[1::2], strict=True))


@pytest.mark.parametrize(("data", "told"), EXAMPLES)
def test_the_examples_of_the_page(data: Any, told: Any) -> None:
    assert_part(told, play_position(data))


def test_there_are_two_examples() -> None:
    assert len(EXAMPLES) == 2


def keys_at(data: dict[str, object]) -> set[str]:
    """The keys a place of the file takes, as the refusal of an unknown one tells them."""
    with pytest.raises(BadData) as caught:
        play_position({"format": "gwent-position/1", **data})
    return set(str(caught.value).partition("the keys are ")[2].split(", "))


def test_the_page_names_every_key_and_step() -> None:
    named = set(re.findall(r"`([a-z_]+)`", TEXT))
    keys = {
        *keys_at({"zz": 1}),
        *keys_at({"seats": {"A": {"zz": 1}}}),
        *keys_at({"cards": {"x": {"zz": 1}}}),
        *STEPS,
        *(key for step in STEPS for key in keys_at({"script": [{"do": step, "zz": 1}]})),
    }
    assert len(keys) > 40
    assert keys <= named, keys - named


def test_the_page_names_every_key_of_the_outcome() -> None:
    named = set(re.findall(r"`([a-z_]+)`", TEXT))
    outcome = play_position(EXAMPLES[1][0])
    assert set(outcome) <= named
