"""Strength (G4): never stored, always worked out from what lies on the table.

``strengths`` is the fast fold, kept for as long as nothing changes. ``explain`` does the same for
one card, step by step and without a shortcut: players read it, and a test holds the two equal.
"""

from __future__ import annotations

from sevencats.gwent.flags import BOND, HERO, HORN, MORALE, SPY, UNIT
from sevencats.gwent.leadership import KING_BRAN, TREACHEROUS, sides_led_by
from sevencats.gwent.model import ROWS
from sevencats.gwent.state import GwentState


def strengths(state: GwentState) -> tuple[tuple[int, ...], ...]:
    """The strength of every card on the board, per row zone (``side * 3 + row``), in order."""
    if state.strengths[0] != state.tick:
        state.strengths = (state.tick, _project(state))
    return state.strengths[1]


def row_total(state: GwentState, side: int, row: int) -> int:
    """The total of one row, heroes counted."""
    return sum(strengths(state)[side * 3 + row])


def totals(state: GwentState) -> list[int]:
    """The total of every side (G4.7), open to all (G7.5)."""
    rows = strengths(state)
    return [
        sum(rows[3 * side]) + sum(rows[3 * side + 1]) + sum(rows[3 * side + 2]) + bonus
        for side, bonus in enumerate(state.bonus)
    ]


def weather_rows(state: GwentState) -> int:
    """The rows under weather, as a bit mask (G6.5)."""
    mask = 0
    for sleeve in state.zones[state.table.weather]:
        for row in state.table.rows[state.face[sleeve]]:
            mask |= 1 << row
    return mask


def _project(state: GwentState) -> tuple[tuple[int, ...], ...]:
    weather = weather_rows(state)
    halved = sides_led_by(state, KING_BRAN)
    double_spies = bool(sides_led_by(state, TREACHEROUS))
    result: list[tuple[int, ...]] = []
    for side, zones in enumerate(state.table.row_zone):
        bonds = _bonds(state, side)
        for row, zone in enumerate(zones):
            if not state.zones[zone]:
                result.append(())
                continue
            bad = 0 if not weather >> row & 1 else 2 if halved >> side & 1 else 1
            result.append(_row(state, side, row, bonds, bad, double_spies))
    return tuple(result)


def _bonds(state: GwentState, side: int) -> dict[int, int]:
    """How many tight-bond units of each name lie on a side."""
    bonds: dict[int, int] = {}
    table, face = state.table, state.face
    flags, type_of = table.flags, table.type_of
    for zone in table.row_zone[side]:
        for sleeve in state.zones[zone]:
            card = face[sleeve]
            if flags[card] & BOND:
                kind = type_of[card]
                bonds[kind] = bonds.get(kind, 0) + 1
    return bonds


def _row(
    state: GwentState, side: int, row: int, bonds: dict[int, int], bad: int, double_spies: bool
) -> tuple[int, ...]:
    """The strengths of one row; ``bad`` is 0 for fair weather, 1 for weather, 2 for half."""
    table = state.table
    zone = table.row(side, row)
    cards = [state.face[sleeve] for sleeve in state.zones[zone]]
    flags = [table.flags[card] for card in cards]
    morale = sum(1 for bits in flags if bits & MORALE)
    horn = bool(state.horns >> (side * 3 + row) & 1) or any(
        table.flags[state.face[s]] & HORN for s in state.zones[zone + 3]
    )
    bugler = -1
    if not horn:
        bugler = next((i for i, bits in enumerate(flags) if bits & HORN), -1)
    values = []
    for index, bits in enumerate(flags):
        value = table.strength[cards[index]]
        if bits & HERO:
            values.append(value)
            continue
        if not bits & UNIT:
            values.append(0)
            continue
        if double_spies and bits & SPY:
            value *= 2
        if bad:
            value = value - value // 2 if bad == 2 else min(value, 1)
        if bits & BOND:
            value *= bonds[table.type_of[cards[index]]]
        if morale:
            value += morale - 1 if bits & MORALE else morale
        if horn or (bugler >= 0 and bugler != index):
            value *= 2
        values.append(value)
    return tuple(values)


def explain(state: GwentState, sleeve: int) -> dict[str, int]:
    """The strength of a card on the board after each step, in the order of G4.1 to G4.6.

    Keys: printed, spy (only where it applies), weather, bond, morale, horn, result.
    """
    table = state.table
    side, row = divmod(state.where[sleeve] - table.row(0, 0), 7)
    card = state.face[sleeve]
    bits = table.flags[card]
    value = table.strength[card] if bits & UNIT else 0
    steps = {"printed": value}
    plain = bool(bits & UNIT) and not bits & HERO
    if plain and bits & SPY and sides_led_by(state, TREACHEROUS):
        value = steps["spy"] = value * 2
    if plain and weather_rows(state) >> row & 1:
        bran = sides_led_by(state, KING_BRAN) >> side & 1
        value = value - value // 2 if bran else min(value, 1)
    steps["weather"] = value
    if plain and bits & BOND:
        value *= _same_name(state, side, table.type_of[card])
    steps["bond"] = value
    if plain:
        value += sum(
            1
            for other in state.zones[table.row(side, row)]
            if other != sleeve and table.flags[state.face[other]] & MORALE
        )
    steps["morale"] = value
    if plain and _horn_reaches(state, side, row, sleeve):
        value *= 2
    steps["horn"] = steps["result"] = value
    return steps


def _same_name(state: GwentState, side: int, kind: int) -> int:
    table = state.table
    return sum(
        1
        for row in ROWS
        for sleeve in state.zones[table.row(side, row)]
        if table.type_of[state.face[sleeve]] == kind
    )


def _horn_reaches(state: GwentState, side: int, row: int, sleeve: int) -> bool:
    """Is this card doubled (G4.5)? By a special or leader horn always, by a unit if another."""
    table = state.table
    if state.horns & (1 << (side * 3 + row)):
        return True
    for special in state.zones[table.row_special(side, row)]:
        if table.flags[state.face[special]] & HORN:
            return True
    for unit in state.zones[table.row(side, row)]:
        if table.flags[state.face[unit]] & HORN:
            return unit != sleeve
    return False


def horn_works(state: GwentState, side: int, row: int) -> bool:
    """Does any horn act on this row?"""
    return _horn_reaches(state, side, row, -1)
