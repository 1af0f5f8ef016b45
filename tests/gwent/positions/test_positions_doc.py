"""The examples of docs/positions.md come out as the page says, and it names every key."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from test_positions import assert_part

from sevencats.gwent import position_file
from sevencats.gwent.position import play_position

PAGE = Path(__file__).parents[3] / "docs" / "positions.md"
TEXT = PAGE.read_text(encoding="utf-8")
BLOCKS = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", TEXT, re.DOTALL)]
EXAMPLES = list(zip(BLOCKS[::2], BLOCKS[1::2], strict=True))


@pytest.mark.parametrize(("data", "told"), EXAMPLES)
def test_the_examples_of_the_page(data, told):
    assert_part(told, play_position(data))


def test_there_are_two_examples():
    assert len(EXAMPLES) == 2


def test_the_page_names_every_key_and_step():
    named = set(re.findall(r"`([a-z_]+)`", TEXT))
    keys = {
        *position_file._TOP_KEYS,
        *position_file._SEAT_KEYS,
        *position_file._SIDE_KEYS,
        *position_file._CARD_KEYS,
        *position_file.STEPS,
        *(key for keys in position_file.STEPS.values() for key in keys),
        *position_file.PHASES,
    }
    assert keys <= named, keys - named


def test_the_page_names_every_key_of_the_outcome():
    named = set(re.findall(r"`([a-z_]+)`", TEXT))
    outcome = play_position(EXAMPLES[1][0])
    assert set(outcome) <= named
