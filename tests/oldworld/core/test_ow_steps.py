"""Expansions: code that replaces steps, adds zones and keeps its own numbers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest
from pinned import PINNED, records

from sevencats.oldworld import steps
from sevencats.oldworld.base_steps import BASE_STEPS, steps_of
from sevencats.oldworld.expansion import CODE, Expansion, add_expansion
from sevencats.oldworld.expansions import all_expansions
from sevencats.oldworld.game import GAME, _blank
from sevencats.oldworld.packs.model import Record
from sevencats.oldworld.packs.read import KINDS
from sevencats.oldworld.state import OldWorldState
from sevencats.oldworld.steps import Steps

#: How docs/architecture.md writes a step: `phase1_options`.
_STEP = re.compile(
    r"`((?:setup|round|turn|phase[123]|travel|place|poker|cards|growth|game|spawn|fight)_\w+)`"
)
NAMES = {field.name for field in fields(Steps)}


def test_every_step_of_the_map_exists() -> None:
    page = Path(__file__).parents[3] / "docs" / "architecture.md"
    named = set(_STEP.findall(page.read_text(encoding="utf-8")))
    assert named <= NAMES and len(named) > 20


def test_steps_are_called_through_the_table() -> None:
    """A step that nobody calls through the table could not be replaced."""
    home = Path(steps.__file__).parent
    code = "\n".join(path.read_text(encoding="utf-8") for path in home.rglob("*.py"))
    for name in NAMES:
        assert f"steps.{name}" in code, name


class Bomb(Record, frozen=True, kw_only=True):
    """A record of the expansion's own."""

    damage: int


@pytest.fixture
def toll() -> Iterator[Expansion]:
    """An expansion in the place of the base pack's code: entering costs a gold, and the round's
    end counts."""

    def hooks(base: Steps) -> Steps:
        def enter(state: OldWorldState, seat: int, place: int) -> None:
            base.travel_enter(state, seat, place)
            state.gold[seat] -= 1

        def round_end(state: OldWorldState) -> None:
            state.extra["rounds"] = state.extra.get("rounds", 0) + 1
            base.round_end(state)

        return replace(base, travel_enter=enter, round_end=round_end)

    more = Expansion(
        id="base",
        steps=hooks,
        zones=(("ships", True, ""), ("fog", False, "fog"), ("*.bombs", True, "")),
        kinds={"bomb": Bomb},
        components=lambda content: [("bomb", bomb, "fog") for bomb in content.more.get("bomb", {})],
    )
    add_expansion(more)
    _blank.cache_clear()
    yield more
    del CODE["base"], KINDS["bomb"]
    _blank.cache_clear()


def test_a_hook_goes_on_with_the_base_step(scene: Any, toll: Expansion) -> None:
    game = scene(A={"hand": ["oak", "elm"], "deck": [], "gold": 3}, B={}, records=PINNED)
    game.pick("move:vizima", "pay:card.oak")
    assert (game.place(), game.gold()) == ("vizima", 2)
    assert game.zone("ships") == [] and game.zone("fog") == []


def test_an_expansion_keeps_numbers_in_the_state(scene: Any, toll: Expansion) -> None:
    game = scene(
        A={}, B={"hand": [], "deck": ["oak"]}, active="B", at=3, records=PINNED, pool=["crown"] * 6
    )
    assert game.state.extra == {"rounds": 1}
    assert game.state.copy().extra == {"rounds": 1}
    assert GAME.public(game.state)["extra"] == {"rounds": 1}


def test_an_expansion_has_components_of_its_own(scene: Any, toll: Expansion) -> None:
    bombs = [{"id": "samum", "damage": 2}, {"id": "grapeshot", "damage": 3}]
    game = scene(A={}, B={}, records=records(bomb=bombs))
    assert sorted(game.zone("fog")) == ["grapeshot", "samum"]
    assert game.zone("A.bombs") == game.zone("B.bombs") == []
    bomb = game.state.table.content.more["bomb"]["samum"]
    assert isinstance(bomb, Bomb) and bomb.damage == 2
    assert GAME.card_name(game.state, game.state.face[game.state.common("fog")[0]]) in (
        "bomb.grapeshot",
        "bomb.samum",
    )


def test_without_a_pack_its_code_has_no_say() -> None:
    assert steps_of(("base",)) is BASE_STEPS
    assert {more.id for more in all_expansions()} == set(CODE)
