"""Where a pack can step in: each named step is asked, and can be replaced."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from helpers.oldworld.arena import Hunt
from helpers.oldworld.scenes import Scene

from sevencats.games.oldworld.fight.begin import fight_options
from sevencats.games.oldworld.fight.begin import hunt as begin_hunt
from sevencats.games.oldworld.rules.frames import PhaseThree
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel.atoms import relocate, tell
from sevencats.kernel.engine import advance

Build = Callable[..., Scene]


@pytest.fixture
def replaced(hunt: Hunt) -> Build:
    """A fight in which some steps of the table are hooked, before it begins."""

    def build(hooks: dict[str, Callable[..., Any]], **given: Any) -> Scene:
        monster = given.pop("monster", "plain")
        game = hunt(monster, begin=False, **given)
        steps = game.state.table.steps
        own = {name: partial(hook, getattr(steps, name)) for name, hook in hooks.items()}
        game.state.table = replace(game.state.table, steps=replace(steps, **own))
        game.reload = False  # a table loaded again has the steps of its packs
        game.pick(f"fight:{monster}")
        return game

    return build


@pytest.mark.rule("W6.5")
def test_damage_can_be_interrupted_by_a_card(replaced: Build) -> None:
    """A revealed card stops the damage, acts, and takes some of what is left (W11.4)."""
    seen = []

    def after(base: Any, state: OldWorldState, who: int, card: int) -> None:
        seen.append(state.ident(card))
        if state.ident(card) == "lose":
            frame = state.stack[-1]
            tell(state, "passive", who)
            state.stack[-1] = frame._replace(left=max(0, frame.left - 2))  # type: ignore[attr-defined]

    game = replaced(
        {"fight_interrupts": lambda base, state, who: True, "fight_damage_card": after},
        hand=["hit5"],
        trail=True,
        attacks=["calm", "lose", "c2b5", "c9b1", "drain"],
    )
    assert seen == ["calm", "lose", "c2b5"]
    assert len(game.zone("fight_pool")) == 7
    game.done("attack")


def test_protection_takes_damage_off(replaced: Build) -> None:
    """Damage of a whole turn less a number (W10.5)."""
    game = replaced(
        {"fight_damage": lambda base, state, by, n: base(state, by, max(0, n - 2 * (by >= 0)))},
        hand=["hit5"],
        trail=True,
    )
    assert len(game.zone("fight_pool")) == 7
    game.done("attack")


def test_a_fighter_without_shield(replaced: Build) -> None:
    """Energy never takes damage (W13.4)."""
    game = replaced(
        {"fight_absorb": lambda base, state, seat, n: n}, hand=["rest"], attacks=["c2b5"], shield=1
    )
    game.pick("charge")
    assert game.shield() == 1
    assert len(game.discard()) == 2 + 1
    game.done("attack")


def test_first_player_and_size_of_pool(replaced: Build) -> None:
    """Tokens that shorten the pool and give the first turn (W10.5)."""

    def pool(base: Any, state: OldWorldState) -> None:
        base(state)
        for card in state.common("fight_pool")[:3]:
            relocate(state, card, state.table.zone_of["box"])
            state.known[card] = -1

    game = replaced(
        {"fight_pool": pool, "fight_first": lambda base, state: state.fight.attacker},
        hand=["hit", "rest"],
    )
    assert game.asked() == ("A", "combo")
    assert len(game.zone("fight_pool")) == 7
    game.done("combo")


def test_a_card_with_an_attack_of_its_own(replaced: Build) -> None:
    """A special card uses its special attack whatever was named (W11.4)."""

    def attack(base: Any, state: OldWorldState, card: int, side: int, more: int) -> None:
        base(state, card, 1 if state.ident(card) == "c2b5" else side, more)

    game = replaced({"fight_attack": attack}, hand=["rest"], attacks=["c2b5"], shield=0)
    game.pick("charge")
    assert len(game.discard()) == 5 + 1
    game.done("attack")


def test_another_end_of_the_fight(replaced: Build) -> None:
    """The changes of the board after a fight are a step of their own."""
    game = replaced(
        {"fight_aftermath": lambda base, state, result: tell(state, "gone", -1, result)},
        monster="frail",
        hand=["hit3", "rest"],
        trail=True,
    )
    game.pick("play:hit3", "trash:rest")
    assert [event.args for event in game.events("gone")] == [("defeated",)]
    assert game.zone("prey.forest") == []
    game.done("gain")


def test_what_may_be_fought_can_be_limited(hunt: Hunt) -> None:
    game = hunt(begin=False, hand=["hit"])
    steps = replace(game.state.table.steps, fight_allowed=lambda state, seat, monster: False)
    game.state.table = replace(game.state.table, steps=steps)
    assert fight_options(game.state, 0) == []
    game.done("phase2")


def test_a_pack_may_act_before_the_fight(replaced: Build) -> None:
    """Costs paid before a fight with a monster (W11.3)."""

    def prepare(base: Any, state: OldWorldState, stage: str) -> None:
        base(state, stage)
        if stage == "pool":
            tell(state, "weakness", state.fight.attacker, len(state.common("fight_pool")))

    game = replaced({"fight_prepare": prepare}, hand=["hit", "rest"], trail=True)
    assert [event.args for event in game.events("weakness")] == [(10,)]
    game.done("combo")


def test_another_outcome(replaced: Build) -> None:
    """A monster that gives something else altogether when it is beaten."""

    def outcome(base: Any, state: OldWorldState, result: str) -> None:
        tell(state, "instead", -1, result)
        base(state, "driven_away" if result == "defeated" else result)

    game = replaced({"fight_outcome": outcome}, monster="frail", hand=["hit3", "rest"], trail=True)
    game.pick("play:hit3")
    assert game.events("instead")
    assert game.zone("A.trophies") == []
    game.done("take_card")


def test_combos_can_be_resolved_in_another_way(replaced: Build) -> None:
    """Card by card, as mages do (W13.3)."""
    seen = []

    def resolve(base: Any, state: OldWorldState, seat: int) -> None:
        seen.append([state.ident(s) for s in state.common("A.combo")])
        base(state, seat)

    game = replaced({"fight_resolve": resolve}, hand=["link", "hit"], trail=True)
    game.pick("play:link", "play:hit")
    assert seen == [["link", "hit"]]
    game.done("attack")


def test_a_monster_outside_the_monster_section(hunt: Hunt) -> None:
    """It leaves no trail and nobody comes for it (W14.11)."""
    game = hunt(begin=False, hand=["rest"], deck=[], shield=0, attacks=["c9b1"])
    state = game.state
    stray = next(s for s in state.common("monsters.1") if state.ident(s) == "moth")
    state.stack[-1] = PhaseThree(0, "start")
    begin_hunt(state, 0, stray, -1, False)
    advance(state)
    game.pick("charge")
    game.pick("take:precise_cut_1")
    assert game.trails() == {}
    assert game.zone("prey.forest") == ["plain"]
    assert game.zone("prey.water") == []
    game.done("gain")
