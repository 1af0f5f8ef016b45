"""Effect trees: what cards do, as frozen data, and the single frame that walks them.

Only ``Choose`` and ``AnyOrder`` ask. An ``Op`` names a function of the game; it may change the
state through atoms or push frames, and never waits; a ``Switch`` names one that picks a case. A
paused effect is ``(tree, path, bindings)``. ``state.trees`` has the trees by name: the game's own,
or those of the content in play.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from sevencats.kernel.decisions import Decision
from sevencats.kernel.handlers import Handler
from sevencats.kernel.state import State


class Effect(NamedTuple):
    """A node of an effect tree waiting to run. ``tree`` is the name in ``state.trees``, ``path``
    leads to the node; ``seat`` acts, ``source`` is the sleeve that acts (-1: a leader), ``chosen``
    is the last choice."""

    tree: str
    path: tuple[int, ...]
    seat: int
    source: int
    chosen: int


class Select(Protocol):
    """A selector: lists what may be chosen, as (key, value) pairs; equal keys are one option."""

    def items(self, state: Any, frame: Effect) -> Sequence[tuple[str, int]]:
        """The candidates, in the order of the table."""
        ...


class Asks(Protocol):
    """Says which seat makes a choice."""

    def seat(self, state: Any, frame: Effect) -> int:
        """The seat, or CHANCE."""
        ...


@dataclass(frozen=True, slots=True)
class Op:
    """Call a function of the game with the frame; ``args`` are its numbers and words."""

    name: str
    args: tuple[int | str, ...] = ()


@dataclass(frozen=True, slots=True)
class Seq:
    """One after the other."""

    parts: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Repeat:
    """Repeat ``body``."""

    times: int
    body: Node


@dataclass(frozen=True, slots=True)
class Choose:
    """Choose one of what ``select`` lists, then continue with it. Nothing listed: void (G3.4).

    ``closed`` lists options that are shown but cannot be taken now, for example because they cost
    too much. If there are any, the choice is asked even if only one option is left.
    """

    kind: str
    select: Select
    then: Node
    who: Asks | None = None
    closed: Select | None = None


@dataclass(frozen=True, slots=True)
class Switch:
    """Continue with the case whose index a function of the game returns: a band of a die, yes or
    no. If there is no such case, nothing happens."""

    test: str
    args: tuple[int | str, ...]
    cases: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class AnyOrder:
    """All of the parts, in an order that the seat chooses one by one (``next:<name>``). The last
    one is not asked for."""

    kind: str
    names: tuple[str, ...]
    parts: tuple[Node, ...]


Node = Op | Seq | Repeat | Choose | Switch | AnyOrder


def seq(*parts: Node) -> Seq:
    """``Seq`` without the brackets."""
    return Seq(parts)


def node_at(root: Node, path: tuple[int, ...]) -> Node:
    """The node at a path."""
    node = root
    for step in path:
        if step < 0:
            continue  # parts of an AnyOrder that are done, see ``_done_parts``
        if isinstance(node, Seq | AnyOrder):
            node = node.parts[step]
        elif isinstance(node, Repeat):
            node = node.body
        elif isinstance(node, Switch):
            node = node.cases[step]
        else:
            assert isinstance(node, Choose), "an op has no children"
            node = node.then
    return node


def merged(
    items: Sequence[tuple[str, int]],
) -> tuple[tuple[str, ...], tuple[int, ...], tuple[int, ...]]:
    """Keys, values and weights of sorted, unique options; equal keys add to the weight."""
    first: dict[str, int] = {}
    weight: dict[str, int] = {}
    for key, value in items:
        first.setdefault(key, value)
        weight[key] = weight.get(key, 0) + 1
    keys = tuple(sorted(first))
    return keys, tuple(first[k] for k in keys), tuple(weight[k] for k in keys)


def begin(state: State, tree: str, seat: int, source: int) -> None:
    """Put an effect on the stack."""
    state.stack.append(Effect(tree, (), seat, source, -1))


def _run(state: State, frame: Effect) -> list[Decision] | None:
    node = node_at(state.trees[frame.tree], frame.path)
    if isinstance(node, Choose):
        items = node.select.items(state, frame)
        if not items:
            state.stack.pop()
            return None
        keys, args, weights = merged(items)
        seat = frame.seat if node.who is None else node.who.seat(state, frame)
        if node.closed is None:
            return [Decision(0, seat, node.kind, frame.tree, keys, args, weights)]
        closed = tuple(sorted(key for key, _ in node.closed.items(state, frame)))
        return [
            Decision(0, seat, node.kind, frame.tree, keys, args, weights, 0, closed, bool(closed))
        ]
    if isinstance(node, AnyOrder):
        return _run_any_order(state, frame, node)
    state.stack.pop()
    if isinstance(node, Op):
        state.game.ops[node.name](state, frame)
    elif isinstance(node, Seq):
        for index in reversed(range(len(node.parts))):
            state.stack.append(_below(frame, index, frame.chosen))
    elif isinstance(node, Repeat):
        state.stack += [_below(frame, 0, frame.chosen)] * node.times
    else:
        case = state.game.predicates[node.test](state, frame)
        if 0 <= case < len(node.cases):
            state.stack.append(_below(frame, case, frame.chosen))
    return None


def _done_parts(frame: Effect) -> int:
    """The parts of an ``AnyOrder`` that are done, as a bit mask: the frame stores it,
    inverted, as the last step of its path; it is below zero, so it cannot be a child's index."""
    return ~frame.path[-1] if frame.path and frame.path[-1] < 0 else 0


def _run_any_order(state: State, frame: Effect, node: AnyOrder) -> list[Decision] | None:
    done = _done_parts(frame)
    left = [place for place in range(len(node.parts)) if not done >> place & 1]
    if len(left) > 1:
        keys, args, _ = merged([(f"next:{node.names[place]}", place) for place in left])
        return [Decision(0, frame.seat, node.kind, frame.tree, keys, args)]
    if left:
        _begin_part(state, frame, left[0])
    else:
        state.stack.pop()
    return None


def _begin_part(state: State, frame: Effect, place: int) -> None:
    """Begin a part of an ``AnyOrder``; the frame waits below it with that part marked as done."""
    tree, path, seat, source, chosen = frame
    done = _done_parts(frame)
    home = path[:-1] if done else path
    state.stack[-1] = Effect(tree, (*home, ~(done | 1 << place)), seat, source, chosen)
    state.stack.append(Effect(tree, (*home, place), seat, source, chosen))


def _below(frame: Effect, index: int, chosen: int) -> Effect:
    """The frame of a child node. Spelled out: ``_replace`` costs more."""
    tree, path, seat, source, _ = frame
    return Effect(tree, (*path, index), seat, source, chosen)


def _answer(state: State, frame: Effect, decision: Decision, index: int) -> None:
    if isinstance(node_at(state.trees[frame.tree], frame.path), AnyOrder):
        _begin_part(state, frame, decision.args[index])
        return
    state.stack[-1] = _below(frame, 0, decision.args[index])


def op_args(state: State, frame: Effect) -> tuple[int | str, ...]:
    """The arguments printed in the op or switch of this frame."""
    node = node_at(state.trees[frame.tree], frame.path)
    assert isinstance(node, Op | Switch)
    return node.args


EFFECT_HANDLER = Handler(_run, _answer)
