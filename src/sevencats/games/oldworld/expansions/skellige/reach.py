"""The content that reports count as reached at sea: crossings, Dagon's moves, bonus cards."""

from __future__ import annotations

from sevencats.games.oldworld.expansion import NO_ACTION, Reach
from sevencats.games.oldworld.packs.load import Content

_EVENTS = (
    *("dagon_emerges", "dagon_leaves", "dagon_rises", "dagon_sinks", "dagon_trail"),
    *("sea_danger", "sea_safe"),
)


def _headings(content: Content) -> dict[str, list[str]]:
    islands = [place for place in content.locations.values() if place.island]
    sailing = [f"sailing.{place.id}" for place in islands if place.action != NO_ACTION]
    return {"the sea": [*_EVENTS, *sailing]}


REACH = Reach(
    used=frozenset({"dagon_bonus", "isle_trophy"}),
    named={"sets_sail": ("sailing", 0)},
    events=frozenset(_EVENTS),
    cards=("dagon_bonus",),
    headings=_headings,
)
