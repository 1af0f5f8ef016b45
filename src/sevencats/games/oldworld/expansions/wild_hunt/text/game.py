"""Descriptions of the Wild Hunt: its records, and the current situation."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from sevencats.games.oldworld.expansions.wild_hunt import board
from sevencats.games.oldworld.expansions.wild_hunt.model import (
    HuntLevel,
    HuntTable,
    HuntTrack,
    track_of,
)
from sevencats.games.oldworld.fight.record import MONSTER
from sevencats.games.oldworld.packs.load import Content
from sevencats.games.oldworld.public_types import OldWorldPublic
from sevencats.games.oldworld.text import cards as cardtext
from sevencats.games.oldworld.text.words import place_name
from sevencats.text import Texts, join

_BETWEEN = "; "


def _level(texts: Texts, content: Content, level: HuntLevel) -> str:
    monsters = ["+".join(map(str, levels)) for levels in level.monsters]
    shields = ", ".join(map(str, level.shields))
    return texts("ow-hunt-level-text", shields=shields, monsters=_BETWEEN.join(monsters))


def _track(texts: Texts, content: Content, track: HuntTrack) -> str:
    rounds = [" + ".join(entries) or "-" for entries in track.appear]
    stages = ", ".join(map(str, track.stages))
    return texts("ow-hunt-track-text", stages=stages, appear=_BETWEEN.join(rounds))


def _table(texts: Texts, content: Content, table: HuntTable) -> str:
    return texts(
        "ow-hunt-table-text",
        poker=", ".join(map(str, table.poker)),
        cards=table.cards,
        gold=table.gold,
        life=table.most_life,
    )


DESCRIBE: dict[str, Callable[[Texts, Content, Any], str]] = {
    "hunt_level": _level,
    "hunt_track": _track,
    "hunt_table": _table,
}


def status(
    texts: Texts, content: Content, public: OldWorldPublic, players: Sequence[str]
) -> Iterable[str]:
    """Describe the Hunt's location and shields, hounds, quests, and the seats that are ready."""
    if board.PLACE not in public.landmarks:
        return
    yield texts(
        "ow-status-hunt",
        n=public.extra.get(board.SHIELDS, 0),
        place=place_name(texts, content, public.landmarks[board.PLACE]),
        round=public.round,
        rounds=track_of(content, len(public.seats)).rounds,
    )
    start = board.HOUND.format("")
    hounds = [
        texts("ow-status-hound", level=public.extra[name], place=place_name(texts, content, place))
        for name, place in public.landmarks.items()
        if name.startswith(start)
    ]
    if hounds:
        yield texts("ow-status-hounds", hounds=_BETWEEN.join(hounds))
    yield from _quests(texts, content, public)
    yield from _acting(texts, public, players)


def _quests(texts: Texts, content: Content, public: OldWorldPublic) -> Iterable[str]:
    quests = [
        texts(
            "ow-status-quest",
            name=cardtext.name(texts, content, "story", quest.card),
            place=place_name(texts, content, quest.place),
        )
        for witcher in public.witchers
        for quest in witcher.quests
    ]
    if quests:
        yield texts("ow-status-open-quests", quests=_BETWEEN.join(quests))


def _acting(texts: Texts, public: OldWorldPublic, players: Sequence[str]) -> Iterable[str]:
    """Describe which seats still act in phase I, and which are ready. The last fight does not
    belong to a phase."""
    phases = [witcher.phase for witcher in public.witchers]
    if 1 not in phases or (public.fight is not None and public.fight.kind == MONSTER):
        return
    acting = [name for name, phase in zip(players, phases, strict=True) if phase == 1]
    ready = [name for name, phase in zip(players, phases, strict=True) if phase != 1]
    yield texts("ow-status-acting", names=join(texts, acting))
    if ready:
        yield texts("ow-status-ready", names=join(texts, ready))
