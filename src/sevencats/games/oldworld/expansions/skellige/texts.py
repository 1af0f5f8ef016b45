"""Descriptions of Skellige: its records, and the situation at sea."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from sevencats.games.oldworld.expansions.skellige.dagon import SPOT, TRAILS, UP
from sevencats.games.oldworld.expansions.skellige.model import FACES, Sea, isle_of, sea_of
from sevencats.games.oldworld.expansions.skellige.ships import FOUND
from sevencats.games.oldworld.packs.load import Content
from sevencats.games.oldworld.public_types import OldWorldPublic
from sevencats.games.oldworld.text.words import monster_name, place_name
from sevencats.text import Texts, join


def _sea(texts: Texts, content: Content, sea: Sea) -> str:
    """Describe the track: the lowest safe number of each spot, topmost first."""
    spots = [f"{number}: {lowest}-{FACES}" for number, lowest in enumerate(sea.safe, 1)]
    start = ", ".join(map(str, sea.start))
    return texts("ow-sea-text", spots="; ".join(spots), start=start, ships=sea.ships)


DESCRIBE: dict[str, Callable[[Texts, Content, Any], str]] = {"sea": _sea}


def status(
    texts: Texts, content: Content, public: OldWorldPublic, players: Sequence[str]
) -> Iterable[str]:
    """Describe where Dagon is, which islands are known, and who has its trail."""
    sea, extra = sea_of(content), public.extra
    if UP in extra:
        yield texts("ow-status-dagon-up", name=monster_name(texts, content, sea.monster))
    elif SPOT in extra:
        n = extra[SPOT]
        yield texts("ow-status-dagon", n=n, safe=sea.safe[n - 1])
    known = [
        place_name(texts, content, place.id)
        for place in content.locations.values()
        if place.island and place.id != sea.location
        if not isle_of(content, place.id).hidden or FOUND.format(place.id) in extra
    ]
    yield texts("ow-status-islands", places=join(texts, known))
    mask = extra.get(TRAILS, 0)
    owners = [name for seat, name in enumerate(players) if mask >> seat & 1]
    if owners:
        yield texts("ow-status-dagon-trails", names=join(texts, owners))
