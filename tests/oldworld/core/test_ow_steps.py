"""Expansions: code that replaces steps, adds zones and keeps its own numbers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pinned import PINNED, records

from sevencats.oldworld import steps
from sevencats.oldworld.expansions import all_expansions
from sevencats.oldworld.game import GAME, _blank
from sevencats.oldworld.packs.model import Record
from sevencats.oldworld.packs.read import KINDS
from sevencats.oldworld.steps import BASE_STEPS, CODE, Expansion, add_expansion, steps_of

#: The steps that the map in docs/architecture.md promises.
PROMISED = {
    "setup": ("decks", "pool", "trophies", "monsters", "witchers", "witcher", "end"),
    "round": ("start", "end"),
    "turn": ("start", "end"),
    "phase1": ("options", "pick", "end"),
    "travel": ("payments", "free", "enter"),
    "place": ("possible", "act"),
    "poker": ("opponent",),
    "phase2": ("options", "pick"),
    "phase3": ("draw", "price", "gain", "gained"),
    "growth": ("trophy", "fatigue", "level_up"),
    "game": ("won",),
    "spawn": ("monster", "defeated"),
}


def test_every_step_of_the_map_exists() -> None:
    for part, names in PROMISED.items():
        assert {f"{part}.{name}" for name in names} <= set(BASE_STEPS)
    assert any(name.startswith("fight.") for name in BASE_STEPS)


def test_steps_are_called_by_name() -> None:
    """A step that nobody looks up by its name could not be replaced."""
    home = Path(steps.__file__).parent
    code = "\n".join(path.read_text(encoding="utf-8") for path in home.rglob("*.py"))
    stages = code.replace('"setup.', 'steps["setup.')
    for name in BASE_STEPS:
        assert f'steps["{name}"]' in code or f'steps["{name}' in stages, name


class Bomb(Record, frozen=True, kw_only=True):
    """A record of the expansion's own."""

    damage: int


@pytest.fixture
def toll() -> Iterator[Expansion]:
    """An expansion in the place of the base pack's code: entering costs a gold, and the round's
    end counts."""

    def enter(base: Any, state: Any, seat: int, place: int) -> None:
        base(state, seat, place)
        state.gold[seat] -= 1

    def round_end(base: Any, state: Any) -> None:
        state.extra["rounds"] = state.extra.get("rounds", 0) + 1
        base(state)

    more = Expansion(
        id="base",
        steps={"travel.enter": enter, "round.end": round_end},
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


def test_a_hook_for_nothing_is_a_mistake() -> None:
    more = Expansion(id="ghost", steps={"no.such.step": print})
    CODE["ghost"] = more
    try:
        with pytest.raises(AssertionError, match=r"no\.such\.step"):
            steps_of(("base", "ghost"))
    finally:
        del CODE["ghost"]


def test_without_a_pack_its_code_has_no_say() -> None:
    assert steps_of(("base",)) == BASE_STEPS
    assert {more.id for more in all_expansions()} == set(CODE)
