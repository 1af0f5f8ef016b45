"""Strength (G4): never stored, always computed from the cards on the table.

``forces`` is the fast version, cached per side until something changes there. ``explain`` does the
same for one card, step by step and without shortcuts: players read it, and a test checks that the
two agree.
"""

from __future__ import annotations

from sevencats.games.gwent.cards.flags import BOND, HERO, HORN, MORALE, SPY, UNIT
from sevencats.games.gwent.cards.model import ROWS
from sevencats.games.gwent.rules.leadership import KING_BRAN, TREACHEROUS, sides_led_by
from sevencats.games.gwent.state import Force, GwentState


def forces(state: GwentState) -> tuple[Force, ...]:
    """The strengths of every side. Only sides that changed are computed again."""
    dirty = state.dirty
    if dirty:
        weather = weather_rows(state)
        halved = sides_led_by(state, KING_BRAN)
        spies = bool(sides_led_by(state, TREACHEROUS))
        cached = state.forces
        state.forces = tuple(
            [
                _force(state, side, weather, bool(halved >> side & 1), spies)
                if dirty >> side & 1 or not cached
                else cached[side]
                for side in range(len(state.bonus))
            ]
        )
        state.dirty = 0
    return state.forces


def strengths(state: GwentState) -> tuple[tuple[int, ...], ...]:
    """The strength of every card on the board, per row zone (``side * 3 + row``), in order."""
    return tuple(row for force in forces(state) for row in force.rows)


def row_total(state: GwentState, side: int, row: int) -> int:
    """The total of one row, heroes counted."""
    return sum(forces(state)[side].rows[row])


def totals(state: GwentState) -> list[int]:
    """The total of every side (G4.7), open to all (G7.5)."""
    return [force.total + bonus for force, bonus in zip(forces(state), state.bonus, strict=True)]


def weather_rows(state: GwentState) -> int:
    """The rows under weather, as a bit mask (G6.5)."""
    mask = 0
    for sleeve in state.zones[state.table.weather]:
        for row in state.table.rows[state.face[sleeve]]:
            mask |= 1 << row
    return mask


_NOTHING = Force(((), (), ()), 0, (0, 0, 0), (0, 0, 0), (0, 0, 0), (False, False, False), {})


def _force(state: GwentState, side: int, weather: int, half: bool, double_spies: bool) -> Force:
    first = state.table.row_zone[side][0]
    if not state.horns and not any(state.zones[first : first + 6]):
        return _NOTHING
    bonds = _bonds(state, side)
    rows: list[tuple[int, ...]] = []
    plain, count, morale, horn = [], [], [], []
    for row in ROWS:
        if not state.zones[first + row] and not state.zones[first + row + 3] and not state.horns:
            rows.append(())
            plain.append(0)
            count.append(0)
            morale.append(0)
            horn.append(False)
            continue
        bad = 0 if not weather >> row & 1 else 2 if half else 1
        values, heroes, plain_count, boosts, horned = _row(
            state, side, row, bonds, bad, double_spies
        )
        rows.append(values)
        plain.append(sum(values) - heroes)
        count.append(plain_count)
        morale.append(boosts)
        horn.append(horned)
    total = sum(rows[0]) + sum(rows[1]) + sum(rows[2])
    return Force(tuple(rows), total, tuple(plain), tuple(count), tuple(morale), tuple(horn), bonds)


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
) -> tuple[tuple[int, ...], int, int, int, bool]:
    """The strengths of one row, the part of its heroes, the number of other units, of morale
    boosts, and whether a horn acts; ``bad`` is 0 for fair weather, 1 for weather, 2 for half."""
    table = state.table
    zone = table.row_zone[side][row]
    horn = bool(state.horns >> (side * 3 + row) & 1)
    for special in state.zones[zone + 3]:
        horn = horn or bool(table.flags[state.face[special]] & HORN)
    if not state.zones[zone]:
        return (), 0, 0, 0, horn
    cards = [state.face[sleeve] for sleeve in state.zones[zone]]
    flags = [table.flags[card] for card in cards]
    every = 0
    for bits in flags:
        every |= bits
    morale = sum([bits & MORALE > 0 for bits in flags]) if every & MORALE else 0
    bugler = -1
    if every & HORN and not horn:
        bugler = next(i for i, bits in enumerate(flags) if bits & HORN)
    values = []
    heroes = plain = 0
    for index, bits in enumerate(flags):
        value = table.strength[cards[index]]
        if bits & HERO:
            heroes += value
        elif not bits & UNIT:
            value = 0
        else:
            plain += 1
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
    return tuple(values), heroes, plain, morale, horn or bugler >= 0


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
    """Return whether this card is doubled (G4.5): by a special or leader horn always, by a unit if
    another one acts as a horn."""
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
    """Return whether a horn acts on this row."""
    return _horn_reaches(state, side, row, -1)
