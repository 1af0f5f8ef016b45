"""Cards name only what exists, and everything written into a save can be read back."""

from __future__ import annotations

import ast
import json
import typing
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

import pytest
from helpers.project import at, modules

from sevencats.games.gwent.cards.catalogue import base
from sevencats.games.gwent.cards.model import FACTIONS, NO_FACTION
from sevencats.games.gwent.rules.abilities import ABILITIES
from sevencats.games.gwent.rules.leaders import LEADERS
from sevencats.games.gwent.rules.ops import OPS
from sevencats.kernel import dump, load, settle
from sevencats.kernel.effects import Choose, Node, Op, Repeat, Seq, Switch
from sevencats.kernel.registry import games


def ops_of(node: Node) -> Iterator[Op]:
    """Every op of a tree."""
    if isinstance(node, Op):
        yield node
    elif isinstance(node, Seq):
        for part in node.parts:
            yield from ops_of(part)
    elif isinstance(node, Repeat):
        yield from ops_of(node.body)
    elif isinstance(node, Switch):
        for case in node.cases:
            yield from ops_of(case)
    else:
        assert isinstance(node, Choose)
        yield from ops_of(node.then)


def test_every_ability_on_a_card_is_known() -> None:
    used = {ability for card in base().cards.values() for ability in card.abilities}
    assert used - ABILITIES.keys() == set()
    assert ABILITIES.keys() - used == set(), "an ability no card has"


def test_every_active_leader_has_a_tree() -> None:
    leaders = base().leaders
    active = {leader for leader, card in leaders.items() if not card.passive}
    assert set(LEADERS) & set(leaders) == active


def test_every_op_of_a_tree_exists() -> None:
    for game in games().values():
        for name, tree in game.effects.items():
            for op in ops_of(tree):
                assert op.name in game.ops, f"{game.name}: {name} calls {op.name}"


def test_every_op_is_used() -> None:
    used = {op.name for game in games().values() for t in game.effects.values() for op in ops_of(t)}
    assert set(OPS) - used == set()


def dummy(hint: Any) -> Any:
    """A value that fits the annotation of a frame's field."""
    if hint in (int, str, bool):
        return {int: 3, str: "text", bool: True}[hint]
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    assert origin is tuple, f"a frame holds numbers, texts and tuples, not {hint}"
    inner = [arg for arg in args if arg is not ...]
    return tuple(dummy(arg) for arg in (inner * 2 if ... in args else inner))


def test_every_frame_is_saved_and_read_back(subtests: pytest.Subtests) -> None:
    """Frames waiting under others come back equal, and of the same classes."""
    for game in games().values():
        state = game.new_game(next(iter(game.modes.values())).samples()[0].config, 1)
        settle(state)
        for cls in game.frames:
            with subtests.test(frame=cls.__name__):
                hints = typing.get_type_hints(cls)
                assert issubclass(cls, tuple) and list(hints) == list(getattr(cls, "_fields", ()))
                state.stack.insert(0, cls(*map(dummy, hints.values())))
        loaded = load(json.loads(json.dumps(dump(state))))
        assert loaded.stack == state.stack
        assert [type(f) for f in loaded.stack] == [type(f) for f in state.stack]


def test_frame_names_are_unique() -> None:
    for game in games().values():
        assert len({cls.__name__ for cls in game.frames}) == len(game.frames)
        assert game.frame_types == {cls.__name__: cls for cls in game.frames}


def test_no_rule_compares_a_faction_by_name() -> None:
    """A faction's record holds its abilities; a rule asks for the ability, not for the name."""
    places = (
        "sevencats.games.gwent.rules.",
        "sevencats.games.gwent.state",
        "sevencats.games.gwent.table",
    )
    wrong = [
        at(module, node)
        for module in modules()
        if module.name.startswith(places)
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Constant) and node.value in FACTIONS
    ]
    assert wrong == []


def test_every_faction_has_its_record() -> None:
    assert tuple(base().factions) == FACTIONS
    abilities = [{**asdict(faction), "id": ""} for faction in base().factions.values()]
    assert {**asdict(NO_FACTION)} not in abilities, "a faction that can do nothing"
    assert all(abilities.count(ability) == 1 for ability in abilities)
