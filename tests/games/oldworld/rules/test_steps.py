"""The steps that expansions may replace; ``expansions/test_doors.py`` replaces some."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

from sevencats.games.oldworld import steps
from sevencats.games.oldworld.base_steps import BASE_STEPS, steps_of
from sevencats.games.oldworld.expansion import CODE, Rules
from sevencats.games.oldworld.expansions import all_expansions
from sevencats.games.oldworld.steps import Steps

#: How docs/contribute/architecture.md writes a step: `phase1_options`.
_STEP = re.compile(
    r"`((?:setup|round|turn|phase[123]|travel|place|poker|cards|growth|game|spawn|fight)_\w+)`"
)
NAMES = {field.name for field in fields(Steps)}


def test_every_step_of_the_map_exists() -> None:
    page = Path(__file__).parents[4] / "docs" / "contribute" / "architecture.md"
    named = set(_STEP.findall(page.read_text(encoding="utf-8")))
    named -= {field.name for field in fields(Rules)}
    assert named <= NAMES and len(named) > 20


def test_steps_are_called_through_the_table() -> None:
    """A step that nobody calls through the table could not be replaced."""
    home = Path(steps.__file__).parent
    code = "\n".join(path.read_text(encoding="utf-8") for path in home.rglob("*.py"))
    for name in NAMES:
        assert f"steps.{name}" in code, name


def test_expansion_code_is_inactive_without_its_pack() -> None:
    assert steps_of(("base",)) is BASE_STEPS
    assert {more.id for more in all_expansions()} == set(CODE)
