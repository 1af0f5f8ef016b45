"""The tables of effects, which branch by dice, tests, levels, choices, counts or a short fight."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from sevencats.games.oldworld.language import conditions
from sevencats.games.oldworld.language.select import (
    HIGHEST,
    LOWEST,
    ByChance,
    Die,
    Letters,
    TooDear,
    YesOrNo,
)
from sevencats.games.oldworld.packs.model import ATTRIBUTES
from sevencats.kernel.effects import Choose, Node, Op, Seq, Switch
from sevencats.kernel.errors import BadData

if TYPE_CHECKING:
    from sevencats.games.oldworld.language.lines import Reader

#: A band without an upper end (``5+``).
NO_END = 99
_BAND = re.compile(r"(\d+)(?:-(\d+)|(\+))?")


class TableWord(NamedTuple):
    """A table of the language: how it is written, its effect, and its parser. ``beside`` are the
    other keys the table may have."""

    usage: tuple[str, ...]
    does: str
    beside: tuple[str, ...]
    build: Callable[[Reader, dict[str, Any], str], Node]


def read_bands(
    reader: Reader, table: Any, first: int, last: int, at: str
) -> tuple[list[int], tuple[Node, ...]]:
    """The bands of a table from ``first`` to ``last`` without a gap: their ends and branches."""
    if not isinstance(table, dict) or not table:
        raise BadData(f"{at}: bands are missing")
    ends: list[int] = []
    cases: list[Node] = []
    expected = first
    for name, lines in table.items():
        low, high = _band(name, at)
        if low != expected or high < low or (high > last and high != NO_END):
            raise BadData(f"{at}: band {name!r} does not fit; {expected} is next, {last} the last")
        ends += (low, min(high, last))
        cases.append(reader.lines(lines, f"{at}, {name}"))
        expected = high + 1
    if expected <= last:
        raise BadData(f"{at}: no band holds {expected}" + (" and more" if last == NO_END else ""))
    return ends, tuple(cases)


def _band(name: str, at: str) -> tuple[int, int]:
    match = _BAND.fullmatch(name)
    if match is None:
        raise BadData(f"{at}: {name!r} is not a band; write '3', '1-2' or '5+'")
    low = int(match[1])
    return low, NO_END if match[3] else int(match[2] or low)


def _roll(reader: Reader, table: dict[str, Any], at: str) -> Node:
    ends, cases = read_bands(reader, table["roll"], 1, 6, at)
    return Choose(
        "die", Die(), Seq((Op("rolled"), Switch("band", ("chosen", *ends), cases))), ByChance()
    )


def _test(reader: Reader, table: dict[str, Any], at: str) -> Node:
    attribute = _one_of(table["test"], ATTRIBUTES, at)
    ends, cases = read_bands(reader, table.get("bands"), 2 * LOWEST + 1, 2 * HIGHEST + 6, at)
    tested = Seq((Op("tested", (attribute,)), Switch("band", (attribute, *ends), cases)))
    return Choose("die", Die(), tested, ByChance())


def _tier(reader: Reader, table: dict[str, Any], at: str) -> Node:
    name = _one_of(table["tier"], (*ATTRIBUTES, "level"), at)
    ends, cases = read_bands(reader, table.get("bands"), LOWEST, HIGHEST, at)
    return Switch("tier", (name, *ends), cases)


def _choose(reader: Reader, table: dict[str, Any], at: str) -> Node:
    branches = table["choose"]
    if not isinstance(branches, dict) or len(branches) < 2:
        raise BadData(f"{at}: 'choose' needs two branches or more")
    cases = tuple(reader.lines(lines, f"{at}, {name}") for name, lines in branches.items())
    return Choose("choose", Letters(tuple(branches)), Switch("chosen", (), cases))


def _may(reader: Reader, table: dict[str, Any], at: str) -> Node:
    cost = reader.cost(table.get("cost", []), at)
    paid = Seq((*reader.parts(cost, at), *reader.parts(table["may"], at)))
    answers = Switch("chosen", (), (Seq(()), paid))
    return Choose("may", YesOrNo(cost), answers, closed=TooDear(cost))


def _if(reader: Reader, table: dict[str, Any], at: str) -> Node:
    condition = table["if"]
    try:
        conditions.check(condition, reader.vocabulary)
    except BadData as error:
        raise BadData(f"{at}: {error}") from error
    cases = (reader.lines(table.get("then", []), at), reader.lines(table.get("else", []), at))
    return Switch("if", (condition,), cases)


def _fight(reader: Reader, table: dict[str, Any], at: str) -> Node:
    fight = table["fight"]
    if not isinstance(fight, dict):
        raise BadData(f"{at}: 'fight' needs a table")
    no_others(fight, ("shield", "draw", "bands"), at)
    shield, draw = fight.get("shield", 0), fight.get("draw", 0)
    if type(shield) is not int or type(draw) is not int or shield > 0 or draw < 0:
        raise BadData(f"{at}: a short fight lowers the shield (0 or less) and draws (0 or more)")
    ends, cases = read_bands(reader, fight.get("bands"), 0, NO_END, at)
    return Seq((Op("short_fight", (shield, draw)), Switch("band", ("chosen", *ends), cases)))


def _one_of(value: Any, allowed: Sequence[str], at: str) -> str:
    if not isinstance(value, str) or value not in allowed:
        raise BadData(f"{at}: {value!r} is none of {', '.join(allowed)}")
    return value


def no_others(table: dict[str, Any], allowed: Sequence[str], at: str) -> None:
    """Refuse a table with unknown keys."""
    for key in table:
        if key not in allowed:
            raise BadData(f"{at}: {key!r} has no place here; allowed: {', '.join(allowed)}")


TABLES: dict[str, TableWord] = {
    "roll": TableWord(
        ('{roll = {"1-2" = [...], "3-6" = [...]}}',), "roll a die, bands 1 to 6", (), _roll
    ),
    "test": TableWord(
        ('{test = "combat", bands = {"3-7" = [...], "8-16" = [...]}}',),
        "roll a die and add twice the attribute, bands 3 to 16",
        ("bands",),
        _test,
    ),
    "tier": TableWord(
        ('{tier = "level", bands = {"1-2" = [...], "3-5" = [...]}}',),
        "by an attribute or the witcher level, bands 1 to 5",
        ("bands",),
        _tier,
    ),
    "choose": TableWord(("{choose = {a = [...], b = [...]}}",), "the player chooses", (), _choose),
    "may": TableWord(
        ("{may = [...], cost = [...]}",), "an offer the player may refuse", ("cost",), _may
    ),
    "if": TableWord(
        ('{if = "shield=0", then = [...], else = [...]}',), "by a count", ("then", "else"), _if
    ),
    "fight": TableWord(
        ('{fight = {shield = -1, draw = 2, bands = {"0-2" = [...], "3+" = [...]}}}',),
        "a short fight: shield and cards change, one combo is played, bands by its damage",
        (),
        _fight,
    ),
}
