"""Tales for tests: a story or an event of the test's own, told at a scripted table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from scenes import Scene

from sevencats.kernel.engine import derive_pending
from sevencats.oldworld.rules.quests import accept

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
    """A seat has a quest from now on; what is asked is asked again."""
    state = game.state
    card = next(
        s
        for s, face in enumerate(state.face)
        if state.table.kind[face] == "story" and state.ident(s) == ident
    )
    accept(state, state.table.seats.index(seat), card, place, event, price)
    assert derive_pending(state, [decision.id for decision in state.pending])
