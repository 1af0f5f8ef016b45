"""Quick estimates of a card's value, for the tavern bot and for rollouts.

They use totals and printed facts only; the real effect is up to the engine.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from sevencats.games.gwent.cards.flags import (
    BERSERKER,
    BOND,
    CLEAR,
    DECOY,
    HERO,
    HORN,
    MARDROEME,
    MEDIC,
    MORALE,
    MUSTER,
    SCORCH,
    SPY,
    UNIT,
    WEATHER,
)
from sevencats.games.gwent.cards.model import Card
from sevencats.games.gwent.rules.strength import forces, weather_rows
from sevencats.games.gwent.state import GwentState
from sevencats.games.gwent.table import GwentTable

#: Value of a card in hand, in points of strength.
CARD = 6


@dataclass(frozen=True, slots=True, eq=False)
class Profile:
    """Facts about the card types of a table that estimates need: the value of keeping a card,
    the row it scorches (-1: none), the types it musters."""

    keep: tuple[int, ...]
    scorches: tuple[int, ...]
    musters: tuple[tuple[int, ...], ...]


@lru_cache(maxsize=256)
def profile(table: GwentTable) -> Profile:
    """Return the profile of a table, computed once."""
    keep, scorches, musters = [], [], []
    flags = dict(zip(table.type_of, table.flags, strict=True))
    for number, card in enumerate(table.cards):
        row = scorched_row(card)
        scorches.append(row)
        musters.append(tuple(table.type_index[m] for m in card.musters if m in table.type_index))
        keep.append(worth_keeping(flags[number], card.strength, row))
    return Profile(tuple(keep), tuple(scorches), tuple(musters))


_SCORCHES = ("scorch_row_close", "scorch_row_ranged", "scorch_row_siege")


def scorched_row(card: Card) -> int:
    """Return the row that a card scorches when it is placed, or -1."""
    return next((row for row, ability in enumerate(_SCORCHES) if ability in card.abilities), -1)


def worth_keeping(flags: int, strength: int, scorches: int) -> int:
    """Estimate the value of holding a card."""
    if flags & SPY:
        return 12
    if flags & UNIT:
        extra = 3 if flags & HERO else 0
        extra += 4 if flags & MEDIC else 0
        extra += 3 if flags & HORN or scorches >= 0 else 0
        return strength + extra + (1 if flags & (MORALE | BOND | MUSTER) else 0)
    if flags & CLEAR:
        return 3
    if flags & WEATHER:
        return 4
    return 9 if flags & (SCORCH | HORN) else 7


class Glance:
    """The table as one seat sees it before a move: rows, totals and the cards on them."""

    def __init__(self, state: GwentState, seat: int) -> None:
        table = state.table
        self.state = state
        self.seat = seat
        self.side = side = table.seating.side_of[seat]
        self.profile = profile(table)
        self.weather = weather_rows(state)
        self.forces = forces(state)
        mine = self.forces[side]
        self.plain_count = mine.plain_count
        self.plain_sum = mine.plain_sum
        self.morale = mine.morale
        self.horn = mine.horn
        self.same = mine.bonds

    def gain(self, sleeve: int) -> int:
        """Estimate how much playing a card of the hand would add to the lead."""
        table = self.state.table
        card = self.state.face[sleeve]
        flags = table.flags[card]
        if flags & UNIT:
            rows = table.rows[card]
            best = self.unit(card, flags, rows[0])
            return best if len(rows) == 1 else max(best, self.unit(card, flags, rows[1]))
        if flags & CLEAR:
            return -self.weather_gain(self.weather, clearing=True)
        if flags & WEATHER:
            mask = sum([1 << row for row in table.rows[card]]) & ~self.weather
            return self.weather_gain(mask) if mask else 0
        if flags & SCORCH:
            return self.burn_gain(0)
        if flags & HORN:
            return max(
                0, *(s for s, horn in zip(self.plain_sum, self.horn, strict=True) if not horn), 0
            )
        if flags & DECOY:
            return self.decoy_target()[1]
        return 8 * self.berserkers()

    def unit(self, card: int, flags: int, row: int) -> int:
        """Estimate the gain of a unit on a row, its abilities included."""
        table = self.state.table
        value = table.strength[card]
        if flags & SPY:
            return 2 * CARD - value if self.state.zones[table.deck(self.seat)] else -value
        kind = table.type_of[card]
        if not flags & HERO:
            if self.weather >> row & 1:
                value = min(value, 1)
            if flags & BOND:
                count = self.same.get(kind, 0)
                value *= 2 * count + 1
            value += self.morale[row]
            if self.horn[row]:
                value *= 2
        if flags & MORALE:
            value += self.plain_count[row]
        if flags & HORN and not self.horn[row]:
            value += self.plain_sum[row]
        if flags & MEDIC:
            value += self.best_dead()
        if flags & MUSTER:
            value += self.called(kind)
        scorches = self.profile.scorches[kind]
        if scorches >= 0:
            value += self.row_burn(scorches)
        if flags & SCORCH:
            value += self.burn_gain(value)
        if flags & BERSERKER and self.mardroeme(row):
            value += 8
        return value

    def called(self, kind: int) -> int:
        """Return the strength that a muster brings from hand and deck."""
        table, state = self.state.table, self.state
        types = self.profile.musters[kind]
        total = 0
        for zone in (table.hand(self.seat), table.deck(self.seat)):
            for sleeve in state.zones[zone]:
                if table.type_of[state.face[sleeve]] in types:
                    total += table.strength[state.face[sleeve]]
        if kind in types and total:
            total -= table.strength[table.type_of.index(kind)]
        return max(total, 0)

    def best_dead(self) -> int:
        """Return the highest gain of a unit that a medic could bring back."""
        table, state = self.state.table, self.state
        best = 0
        for sleeve in state.zones[table.discard(self.side)]:
            card = state.face[sleeve]
            flags = table.flags[card]
            if flags & (UNIT | HERO) == UNIT:
                value = 2 * CARD - table.strength[card] if flags & SPY else table.strength[card]
                best = max(best, value)
        return best

    def weather_gain(self, rows: int, clearing: bool = False) -> int:
        """Return the strength that weather on these rows takes from the others, less the own
        loss."""
        table, state = self.state.table, self.state
        gain = 0
        for side, zones in enumerate(table.row_zone):
            sign = -1 if side == self.side else 1
            force = self.forces[side]
            for row in (0, 1, 2):
                if not rows >> row & 1 or not force.plain_count[row]:
                    continue
                values = force.rows[row]
                for sleeve, value in zip(state.zones[zones[row]], values, strict=True):
                    card = state.face[sleeve]
                    if table.flags[card] & (UNIT | HERO) == UNIT:
                        printed = table.strength[card]
                        if clearing:
                            gain += sign * (printed - 1)
                        elif printed > 1:
                            gain += sign * (value - value // printed)
        return gain

    def burn_gain(self, own_value: int) -> int:
        """Return the strength that a scorch takes from the others, less the own loss."""
        table, state = self.state.table, self.state
        most, gain = own_value, -own_value
        for side, zones in enumerate(table.row_zone):
            sign = -1 if side == self.side else 1
            for row in (0, 1, 2):
                values = self.forces[side].rows[row]
                for sleeve, value in zip(state.zones[zones[row]], values, strict=True):
                    if value < most or table.flags[state.face[sleeve]] & (UNIT | HERO) != UNIT:
                        continue
                    if value > most:
                        most, gain = value, 0
                    gain += sign * value
        return gain if most else 0

    def row_burn(self, row: int) -> int:
        """Return the strength that a row scorch takes from the others."""
        table, state = self.state.table, self.state
        gain = 0
        for side, zones in enumerate(table.row_zone):
            values = self.forces[side].rows[row]
            if side == self.side or sum(values) < 10:
                continue
            plain = [
                value
                for sleeve, value in zip(state.zones[zones[row]], values, strict=True)
                if table.flags[state.face[sleeve]] & (UNIT | HERO) == UNIT
            ]
            gain += plain.count(max(plain)) * max(plain) if plain else 0
        return gain

    def decoy_target(self) -> tuple[int, int]:
        """Return the best unit to swap with a Decoy (its sleeve, the gain)."""
        table, state = self.state.table, self.state
        best = (-1, -CARD)
        for row, zone in enumerate(table.row_zone[self.side]):
            for sleeve, value in zip(
                state.zones[zone], self.forces[self.side].rows[row], strict=True
            ):
                flags = table.flags[state.face[sleeve]]
                if flags & (UNIT | HERO) != UNIT:
                    continue
                gain = -value // 2
                if flags & SPY:
                    gain = 2 * CARD - value
                elif flags & MEDIC:
                    gain = self.best_dead() - value
                best = max(best, (sleeve, gain), key=lambda pair: pair[1])
        return best

    def berserkers(self) -> int:
        """Count the berserkers on the own side that could transform."""
        table, state = self.state.table, self.state
        return sum(
            1
            for zone in table.row_zone[self.side]
            for sleeve in state.zones[zone]
            if table.flags[state.face[sleeve]] & BERSERKER
        )

    def mardroeme(self, row: int) -> bool:
        """Return whether Mardroeme acts on this row of the own side."""
        table, state = self.state.table, self.state
        zone = table.row_zone[self.side][row]
        lying = state.zones[zone] + state.zones[zone + 3]
        return any(table.flags[state.face[sleeve]] & MARDROEME for sleeve in lying)
