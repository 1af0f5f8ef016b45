"""The table as one seat sees it, in numbers.

All numbers are taken from the view of the seat, so they tell nothing that the view does not.
Numbers of seats are one more than the place counted from the viewer; 0 is nobody.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any
from zlib import crc32

import numpy as np
import numpy.typing as npt

from sevencats.games.oldworld.learn.features import layout
from sevencats.games.oldworld.packs.model import ATTRIBUTES, TERRAINS
from sevencats.games.oldworld.zones import SEAT_ZONE_NAMES
from sevencats.kernel.state import State
from sevencats.kernel.views import View, observe


def observation(state: State, seat: int) -> npt.NDArray[np.float32]:
    """Return what ``seat`` sees."""
    view = observe(state, seat)
    return _Writer(view, seat).written()


class _Writer:
    def __init__(self, view: View, seat: int) -> None:
        public = view.public
        self.view, self.public, self.seat = view, public, seat
        self.index = layout.index(public.mode)
        self.vector = np.zeros(len(self.index), dtype=np.float32)
        self.seats = len(public.seats)

    def written(self) -> npt.NDArray[np.float32]:
        """Return the finished vector."""
        self._table()
        self._question()
        self._common_zones()
        self._monsters()
        self._contests()
        for place in range(self.seats):
            self._seat(place)
        return np.clip(self.vector, 0, layout.HIGHEST)

    def _add(self, name: str, value: float = 1) -> None:
        at = self.index.get(name, -1)
        if at >= 0:  # packs of strangers have pieces without a number
            self.vector[at] += value

    def _place_of(self, seat: int) -> int:
        """Return the place of a seat counted from the viewer, plus 1; 0 for nobody."""
        return (seat - self.seat) % self.seats + 1 if seat >= 0 else 0

    def _count(self, group: str, cards: Iterable[str | None]) -> None:
        for card in cards:
            if card is not None:
                self._add(f"{group}.{card}")

    def _table(self) -> None:
        public = self.public
        for name in ("round", "turns", "owed", "over"):
            self._add(f"table.{name}", getattr(public, name))
        self._add("table.first", self._place_of(public.first))
        self._add("table.active", self._place_of(public.active))
        for name in layout.TURN:
            self._add(f"turn.{name}", getattr(public.turn, name))
        if public.tavern:
            self._add(f"tavern.{public.tavern}")
        for name, value in public.extra.items():
            self._add(f"extra.{crc32(name.encode()) % layout.EXTRAS}", value + 1)
        for place in public.landmarks.values():
            self._add(f"landmark.{place}")

    def _question(self) -> None:
        for decision in self.view.decisions[:1]:
            number = crc32(decision.kind.encode()) % layout.OTHER_KINDS
            known = decision.kind in layout.KINDS
            self._add(f"question.{decision.kind if known else f'other.{number}'}")
            self._add(f"about.{decision.source}")
        if self.public.reading:
            self._add(f"about.{self.public.reading.kind}.{self.public.reading.id}")

    def _common_zones(self) -> None:
        zones = self.view.zones
        for zone in layout.SIZED:
            self._add(f"size.{zone}", len(zones.get(zone, ())))
        for number, card in enumerate(zones["pool"], 1):
            self._add(f"pool.{card}", number)
        own = tuple(f"{name}." for name in self.public.seats)
        for zone, cards in zones.items():
            if zone == "pool" or zone in layout.UNSHOWN or zone.startswith(own):
                continue
            self._count("spent" if zone in layout.SPENT else "shown", cards)

    def _monsters(self) -> None:
        for terrain, monster in zip(TERRAINS, self.public.monsters, strict=True):
            if monster is not None:
                self._add(f"{terrain}.level", monster.level)
                self._add(f"{terrain}.life", monster.life)
                self._add(f"{terrain}.at.{monster.place}")

    def _contests(self) -> None:
        fight, poker = self.public.fight, self.public.poker
        if fight is not None:
            self._add("fight.on")
            for name in layout.FIGHT:
                value: Any = getattr(fight, name)
                if name in ("attacker", "rival", "winner", "active"):
                    value = self._place_of(value)
                self._add(f"fight.{name}", value)
            self._count("fight.combo", fight.combo)
        if poker is not None:
            half = len(poker.dice) // 2
            for number, face in enumerate(poker.dice):
                mine = (number < half) == (poker.seat == self.seat)
                self._add(f"poker.{'own' if mine else 'rival'}.{face}")

    def _seat(self, place: int) -> None:
        seat = (self.seat + place) % self.seats
        name, witcher, group = self.public.seats[seat], self.public.witchers[seat], f"seat{place}"
        self._add(f"{group}.present")
        self._add(f"{group}.asked", seat in self.view.asked)
        self._add(f"{group}.quests", len(witcher.quests))
        for field in layout.WITCHER:
            self._add(f"{group}.{field}", getattr(witcher, field))
        for attribute in ATTRIBUTES:
            self._add(f"{group}.{attribute}", witcher.attributes[attribute])
        self._count(f"{group}.trail", witcher.trail_quests)
        self._count(f"{group}.quest", (quest.place for quest in witcher.quests))
        self._add(f"{group}.school.{witcher.school}")
        self._add(f"{group}.at.{witcher.place}")
        for zone, cards in self.view.zones.items():
            owner, _, kind = zone.partition(".")
            if owner != name or not kind:
                continue
            if kind in SEAT_ZONE_NAMES:
                self._add(f"{group}.size.{kind}", len(cards))
            held = f"{group}.{kind}" if kind in layout.CARD_ZONES else f"{group}.held"
            if kind != "deck" or place:  # the own deck is counted below, as a list without order
                self._count(held, cards)
        if not place:
            self._count(f"{group}.deck", self.view.private.deck)
