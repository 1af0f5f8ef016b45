"""The small language of effects: lines and tables of a content file become kernel trees.

A line is a word and its arguments (``gold +2``, see ``effect_words.py``), a table branches
(``{roll = {...}}``, see ``TABLES``); ``docs/writing_stories.md`` explains both. What a line means
is an op of ``ops.py``, or of ``fight/ops.py`` for the words that only a fight knows. Nothing here
asks anything and nothing here knows a state, but for ``affordable``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from sevencats.kernel.effects import Choose, Node, Op, Repeat, Seq, Switch
from sevencats.kernel.errors import BadData
from sevencats.oldworld.language.select import (
    HIGHEST,
    LOWEST,
    ByChance,
    Die,
    Letters,
    TooDear,
    YesOrNo,
)
from sevencats.oldworld.language.words import FIGHT_WORDS, STORY_WORDS, WORDS, count, signed
from sevencats.oldworld.packs.model import ATTRIBUTES, Choice, EventCard, Line, Trait

if TYPE_CHECKING:
    from sevencats.oldworld.packs.load import Content
    from sevencats.oldworld.state import OldWorldState

#: A band without an upper end (``5+``).
NO_END = 99
#: What comparisons of ``{if = ...}`` may count.
COUNTED = ("gold", "shield", "potion", "hand", "deck", "discard", "level", "trophies", *ATTRIBUTES)

_COMPARISON = re.compile(r"([a-z]+)(>=|<=|=)(\d+)")
_BAND = re.compile(r"(\d+)(?:-(\d+)|(\+))?")


class TableWord(NamedTuple):
    """A table of the language: how it is written, what it does, how it is read. ``beside`` are
    the other keys the table may have."""

    usage: tuple[str, ...]
    does: str
    beside: tuple[str, ...]
    build: Callable[[dict[str, Any], str], Node]


# -- tables -------------------------------------------------------------------------------------


def _bands(table: Any, first: int, last: int, at: str) -> tuple[list[int], tuple[Node, ...]]:
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
        cases.append(parse_lines(lines, f"{at}, {name}"))
        expected = high + 1
    if expected <= last:
        raise BadData(f"{at}: no band holds {expected}" + (" and more" if last == NO_END else ""))
    return ends, tuple(cases)


def _band(name: str, at: str) -> tuple[int, int]:
    match = _BAND.fullmatch(name)
    if match is None:
        raise BadData(f"{at}: {name!r} is no band; say '3', '1-2' or '5+'")
    low = int(match[1])
    return low, NO_END if match[3] else int(match[2] or low)


def _roll(table: dict[str, Any], at: str) -> Node:
    ends, cases = _bands(table["roll"], 1, 6, at)
    return Choose(
        "die", Die(), Seq((Op("rolled"), Switch("band", ("chosen", *ends), cases))), ByChance()
    )


def _test(table: dict[str, Any], at: str) -> Node:
    attribute = _one_of(table["test"], ATTRIBUTES, at)
    ends, cases = _bands(table.get("bands"), 2 * LOWEST + 1, 2 * HIGHEST + 6, at)
    tested = Seq((Op("tested", (attribute,)), Switch("band", (attribute, *ends), cases)))
    return Choose("die", Die(), tested, ByChance())


def _tier(table: dict[str, Any], at: str) -> Node:
    name = _one_of(table["tier"], (*ATTRIBUTES, "level"), at)
    ends, cases = _bands(table.get("bands"), LOWEST, HIGHEST, at)
    return Switch("tier", (name, *ends), cases)


def _choose(table: dict[str, Any], at: str) -> Node:
    branches = table["choose"]
    if not isinstance(branches, dict) or len(branches) < 2:
        raise BadData(f"{at}: 'choose' needs two branches or more")
    cases = tuple(parse_lines(lines, f"{at}, {name}") for name, lines in branches.items())
    return Choose("choose", Letters(tuple(branches)), Switch("chosen", (), cases))


def _may(table: dict[str, Any], at: str) -> Node:
    cost = _cost_of(table.get("cost", []), at)
    paid = Seq((*_parts(cost, at), *_parts(table["may"], at)))
    answers = Switch("chosen", (), (Seq(()), paid))
    return Choose("may", YesOrNo(cost), answers, closed=TooDear(cost))


def _if(table: dict[str, Any], at: str) -> Node:
    condition = table["if"]
    parse_condition(condition, at)
    cases = (parse_lines(table.get("then", []), at), parse_lines(table.get("else", []), at))
    return Switch("if", (condition,), cases)


def parse_condition(text: Any, at: str) -> tuple[str, str, int]:
    """``shield=0`` as what is counted, how it is compared, and with what."""
    match = _COMPARISON.fullmatch(text) if isinstance(text, str) else None
    if match is None or match[1] not in COUNTED:
        raise BadData(f"{at}: {text!r} is no condition; say 'shield=0' or 'gold>=2'")
    return match[1], match[2], int(match[3])


def _fight(table: dict[str, Any], at: str) -> Node:
    fight = table["fight"]
    if not isinstance(fight, dict):
        raise BadData(f"{at}: 'fight' needs a table")
    _no_others(fight, ("shield", "draw", "bands"), at)
    shield, draw = fight.get("shield", 0), fight.get("draw", 0)
    if type(shield) is not int or type(draw) is not int or shield > 0 or draw < 0:
        raise BadData(f"{at}: a short fight lowers the shield (0 or less) and draws (0 or more)")
    ends, cases = _bands(fight.get("bands"), 0, NO_END, at)
    return Seq((Op("short_fight", (shield, draw)), Switch("band", ("chosen", *ends), cases)))


def _one_of(value: Any, allowed: Sequence[str], at: str) -> str:
    if not isinstance(value, str) or value not in allowed:
        raise BadData(f"{at}: {value!r} is none of {', '.join(allowed)}")
    return value


def _no_others(table: dict[str, Any], allowed: Sequence[str], at: str) -> None:
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


# -- reading ------------------------------------------------------------------------------------


def parse_lines(lines: Any, where: str) -> Node:
    """Lines as one tree; raises ``BadData`` with the place and the word that is wrong."""
    parts = _parts(lines, where)
    return parts[0] if len(parts) == 1 else Seq(parts)


def _parts(lines: Any, where: str) -> tuple[Node, ...]:
    if not isinstance(lines, list | tuple):
        raise BadData(f"{where}: expected a list of lines, not {lines!r}")
    return tuple(parse_line(line, where) for line in lines)


def parse_line(line: Any, where: str) -> Node:
    """One line or table as a tree."""
    if isinstance(line, dict):
        return _parse_table(line, where)
    words = line.split() if isinstance(line, str) else []
    if not words:
        raise BadData(f"{where}: {line!r} is no line")
    word = WORDS.get(words[0])
    if word is None:
        raise BadData(f"{where}: there is no word {words[0]!r} (in {line!r})")
    node = word.build(words[1:], where)
    if node is None:
        raise BadData(f"{where}: cannot read {line!r}; say {' or '.join(word.usage)}")
    return node


def _parse_table(table: dict[str, Any], where: str) -> Node:
    kinds = [key for key in table if key in TABLES]
    if len(kinds) != 1:
        named = ", ".join(map(repr, table)) or "nothing"
        raise BadData(f"{where}: a table has one of {', '.join(TABLES)}; this has {named}")
    word = TABLES[kinds[0]]
    at = f"{where}, {kinds[0]}"
    _no_others(table, (kinds[0], *word.beside), at)
    return word.build(table, at)


def walk(node: Node) -> Iterator[Node]:
    """All nodes of a tree, itself first."""
    yield node
    below: tuple[Node, ...] = ()
    if isinstance(node, Seq):
        below = node.parts
    elif isinstance(node, Switch):
        below = node.cases
    elif isinstance(node, Repeat):
        below = (node.body,)
    elif isinstance(node, Choose):
        below = (node.then,)
    for child in below:
        yield from walk(child)


def _without(node: Node, barred: frozenset[str], where: str) -> Node:
    """The tree, if it has none of these operations."""
    for part in walk(node):
        if isinstance(part, Op) and part.name in barred:
            home = "a fight" if part.name in FIGHT_WORDS else "a story or event"
            raise BadData(f"{where}: {part.name!r} belongs in {home}")
    return node


# -- costs --------------------------------------------------------------------------------------


def _cost_of(lines: Any, where: str) -> tuple[Line, ...]:
    """Check that lines can be a price: what can be counted before it is paid."""
    _parts(lines, where)
    for line in lines:
        if not isinstance(line, str) or _need(line) is None:
            raise BadData(f"{where}: {line!r} is no price; say 'gold -1', 'potion -1', 'discard 1'")
    return tuple(lines)


@cache
def _need(line: str) -> tuple[str, int] | None:
    """What a price takes, and how much; None where a line takes nothing that can be counted."""
    word, *args = line.split()
    if word in ("trash", "discard"):
        amount = count(args[0]) if args else None
        return None if amount is None else (" ".join([word, *args[1:]]), amount)
    loss = signed(args[-1]) if args else None
    if loss is None or loss > 0 or word not in ("gold", "potion", "shield", "draw3", *_LEVELS):
        return None
    return " ".join([word, *args[:-1]]), -loss


_LEVELS = (*ATTRIBUTES, "attribute")


def affordable(state: OldWorldState, seat: int, cost: Sequence[Line]) -> bool:
    """Can the seat pay all of these lines together? (W4.4)"""
    if not cost:
        return True
    needs: dict[str, int] = {}
    for line in cost:
        need = _need(line) if isinstance(line, str) else None
        assert need is not None, f"{line!r} was not checked as a price"
        # Cards of the hand may be asked for in several ways, and serve once.
        thing = "hand" if need[0] in ("trash", "discard", "discard random") else need[0]
        needs[thing] = needs.get(thing, 0) + need[1]
    return all(_has(state, seat, thing, amount) for thing, amount in needs.items())


def _has(state: OldWorldState, seat: int, thing: str, amount: int) -> bool:
    from sevencats.oldworld.zones import DECK, DISCARD, HAND, POTIONS

    if thing == "gold":
        return state.gold[seat] >= amount
    if thing == "shield":
        return state.shield[seat] >= amount
    if thing == "potion":
        return len(state.cards(seat, POTIONS)) >= amount
    if thing == "hand":
        return len(state.cards(seat, HAND)) >= amount
    if thing == "discard deck":
        return len(state.cards(seat, DECK)) >= amount
    if thing == "trash any":
        return sum(len(state.cards(seat, zone)) for zone in (HAND, DECK, DISCARD)) >= amount
    if thing in ATTRIBUTES:
        level = state.attr(seat, thing)
        return LOWEST + amount <= level < HIGHEST
    if thing.startswith("attribute"):
        levels = [state.attr(seat, attribute) for attribute in ATTRIBUTES]
        return sum(level - LOWEST for level in levels if level < HIGHEST) >= amount
    return True  # fewer cards in phase III: anybody can promise that


# -- all trees of some content ------------------------------------------------------------------


def trees(content: Content) -> dict[str, Node]:
    """Every effect of the content by name: ``story:<id>:<option>``, ``event:<n>`` (what it does at
    once) and ``event:<n>:<option>``, ``potion:<id>``, ``trait:<source>:<index>``."""
    found: dict[str, Node] = {}
    for story in content.stories.values():
        _add_choices(found, f"story:{story.id}", story.options, f"story {story.id}")
    for event in content.events.values():
        _add_event(found, event)
    for potion in content.potions.values():
        at = f"potion {potion.id}"
        found[f"potion:{potion.id}"] = _without(parse_lines(potion.do, at), STORY_WORDS, at)
    for source, traits in trait_sources(content).items():
        _add_traits(found, source, traits)
    return found


def trait_sources(content: Content) -> dict[str, tuple[Trait, ...]]:
    """All traits by where they come from: ``monster.arachas`` is the ability, ``trophy.arachas``
    the trophy, ``school.wolf.3`` a specialty at level 3, ``witcher.wolf`` the school's trophy."""
    found: dict[str, tuple[Trait, ...]] = {}
    for monster in content.monsters.values():
        found[f"monster.{monster.id}"] = monster.traits
        found[f"trophy.{monster.id}"] = monster.trophy
    for trophy in content.attribute_trophies.values():
        found[f"attribute.{trophy.id}"] = trophy.trophy
    for school in content.schools.values():
        for level, traits in enumerate(school.levels, 1):
            found[f"school.{school.id}.{level}"] = traits
        found[f"witcher.{school.id}"] = school.trophy
    for event in content.events.values():
        found[f"event.{event.id}"] = event.traits
    return found


def _add_event(found: dict[str, Node], event: EventCard) -> None:
    at = f"event {event.id}"
    if event.options and (event.do or event.kept):
        raise BadData(f"{at}: it has options, or does something at once, not both")
    if event.options:
        _add_choices(found, f"event:{event.id}", event.options, at)
    else:
        # What is kept is kept first: the rest may end the phase.
        lines = ("keep", *event.do) if event.kept else event.do
        tree = _without(parse_lines(lines, at), FIGHT_WORDS, at)
        found[f"event:{event.id}"] = _telling(tree)


def _telling(node: Node) -> Node:
    """The tree of an event, in which every band of its table says that it has come to it: each
    has a text of its own."""
    if isinstance(node, Seq):
        return Seq(tuple(map(_telling, node.parts)))
    if isinstance(node, Choose):
        return replace(node, then=_telling(node.then))
    if isinstance(node, Switch) and node.test in ("band", "tier"):
        cases = [Seq((Op("outcome", (n,)), case)) for n, case in enumerate(node.cases, 1)]
        return Switch(node.test, node.args, tuple(cases))
    return node


def _add_choices(found: dict[str, Node], name: str, options: dict[str, Choice], where: str) -> None:
    if all(choice.cost for choice in options.values()):
        raise BadData(f"{where}: every option has a price; one must be free")
    for letter, choice in options.items():
        at = f"{where}, option {letter}"
        cost = _cost_of(choice.cost, f"{at}, cost")
        tree = Seq((*_parts(cost, at), *_parts(choice.do, at)))
        found[f"{name}:{letter}"] = _without(tree, FIGHT_WORDS, at)


def _add_traits(found: dict[str, Node], source: str, traits: Sequence[Trait]) -> None:
    for index, trait in enumerate(traits):
        at = f"{source}, trait {index + 1}"
        cost = _cost_of(trait.cost, f"{at}, cost")
        if trait.do or cost:
            tree = Seq((*_parts(cost, at), *_parts(trait.do, at)))
            found[f"trait:{source}:{index}"] = _without(tree, STORY_WORDS, at)
