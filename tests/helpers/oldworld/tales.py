"""Tales for tests: a story or an event of the test's own, told at a scripted table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from helpers.oldworld.scenes import Scene
from sevencats.games.oldworld.rules.quests import accept
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel.engine import apply, derive_pending, settle, take
from sevencats.kernel.rng import Rng

HELD = ["wolf_quick_slash_1", "wolf_push_1"]


def story(
    lines: Sequence[Any], *, cost: Sequence[Any] = (), ident: str = "tale", deck: str = "city"
) -> dict[str, Any]:
    """A story whose option a does these lines and whose option b does nothing."""
    return {"id": ident, "deck": deck, "options": {"a": {"cost": cost, "do": lines}, "b": {}}}


def told(
    scene: Callable[..., Scene],
    lines: Sequence[Any],
    *,
    a: Mapping[str, Any] | None = None,
    cost: Sequence[Any] = (),
    events: Sequence[Mapping[str, Any]] = (),
    **more: Any,
) -> Scene:
    """A explores, meets these lines and chooses them. A holds two cards unless ``a`` says other."""
    records = {"story": [story(lines, cost=cost)], "event": list(events)}
    tops = {"city": ["tale"], **more.pop("tops", {})}
    game = scene(A={"hand": HELD, **(a or {})}, B={}, at=2, tops=tops, records=records, **more)
    game.pick("explore:city")
    game.pick("option:a")
    return game


def give_quest(
    game: Scene, ident: str, place: str, event: int, price: str = "", seat: str = "A"
) -> None:
    """Give a quest to a seat, and derive the open questions again."""
    state = game.state
    card = next(
        s
        for s, face in enumerate(state.face)
        if state.table.kind[face] == "story" and state.ident(s) == ident
    )
    accept(state, state.table.seats.index(seat), card, place, event, price)
    assert derive_pending(state, [decision.id for decision in state.pending])


# -- whole turns ----------------------------------------------------------------------------------

#: A seat that can pay for everything, and one that can pay for nothing.
RICH = {
    "gold": 5,
    "shield": 2,
    "defense": 2,
    "combat": 2,
    "alchemy": 2,
    "potions": ["swallow", "cat"],
    "hand": ["wolf_quick_slash_1", "wolf_push_1", "wolf_aard_1"],
}
POOR = {"hand": [], "shield": 0}
#: Turns by chance that every option of a card is played with.
SEEDS = 4


def finish_turn(start: OldWorldState, key: str, seed: int) -> OldWorldState:
    """Pick this, then at random until another player's turn, with checks after each pick."""
    state, rng = start.copy(), Rng(seed)
    state.rng = rng.next()
    decision = state.pending[0]
    apply(state, decision.pick(key))
    settle(state)
    while state.active == 0 and not state.over:
        decision = state.pending[0]
        take(state, decision, rng.below(len(decision.keys)))
        settle(state)
        state.check()
    return state


def zone_of(state: OldWorldState, kind: str, ident: str) -> str:
    """Where the one component of that kind and id lies."""
    table = state.table
    (sleeve,) = [
        sleeve
        for sleeve, card in enumerate(state.face)
        if (table.kind[card], table.ident[card]) == (kind, ident)
    ]
    return state.layout[state.where[sleeve]].name
