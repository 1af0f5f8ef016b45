"""Traits and effect lines in words, in the language asked for (see ``abilities.ftl``)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from sevencats.games.oldworld.expansion import CODE
from sevencats.games.oldworld.language.conditions import Condition, parse
from sevencats.games.oldworld.language.vocabulary import BASE_VOCABULARY
from sevencats.games.oldworld.packs.model import ATTRIBUTES, COLOURS, Line, Trait
from sevencats.text import Texts, join

#: Words whose number has a sign: one message, "gold +2".
_SIGNED = ("gold", "shield", "draw3", "draw_step", *ATTRIBUTES)
_HOW = {">=": "least", "<=": "most", "=": "is"}


def trait_text(texts: Texts, trait: Trait) -> str:
    """A trait in words: when and under which conditions, a colon, the effect."""
    start = [] if _said(trait) else [texts(f"ow-when-{_dashed(trait.when)}")]
    start += [condition_text(texts, word) for word in trait.only]
    if trait.once:
        start.append(texts(f"ow-once-{trait.once}"))
    if trait.may:
        start.append(texts("ow-if-you-like"))
    what = _rule(texts, trait) if trait.rule else lines_text(texts, (*trait.cost, *trait.do))
    return texts("ow-trait", start=", ".join(start), what=what) if start else what


def _said(trait: Trait) -> bool:
    """Return whether the conditions already say when."""
    if trait.when == "my_turn":
        return "first_turn" in trait.only
    if trait.when == "combo":
        return any(word.startswith("combo") for word in trait.only)
    return not trait.when


def _rule(texts: Texts, trait: Trait) -> str:
    """The number that a trait changes."""
    rule, _, of = trait.rule.partition(":")
    named = texts(f"ow-{'terrain' if rule == 'move' else 'colour'}-{of}") if of else ""
    return texts(f"ow-rule-{_dashed(rule)}", n=trait.n, signed=f"{trait.n:+d}", name=named)


def condition_text(texts: Texts, word: str) -> str:
    """A condition in words: one of its alternatives must hold."""
    return join(texts, [_one(texts, one) for one in parse(word)], "list-or")


def _one(texts: Texts, condition: Condition) -> str:
    if condition.names:
        kind = _what_is_named(condition.kind)
        names = [_named(texts, kind, name) for name in condition.names]
        key = f"ow-only-{_dashed(condition.kind)}-of"
        return texts(key, names=join(texts, names, "list-or"))
    if condition.how:
        return _comparison(texts, condition.kind, condition.how, condition.n)
    return texts(f"ow-only-{_dashed(condition.kind)}")


def _named(texts: Texts, kind: str, name: str) -> str:
    """The names in a condition: titles for events and choices, with the letter of a choice."""
    if kind == "event":
        return texts(f"event-{name}-title")
    if kind == "choice":
        card, _, letter = name.partition(".")
        title = f"event-{card}-title" if card.isdecimal() else f"story-{_dashed(card)}"
        return texts("ow-only-choice", title=texts(title), letter=letter.upper())
    return texts(f"ow-{kind}-{_dashed(name)}")


def _what_is_named(condition: str) -> str:
    """The words after the colon of a condition: colours, places, or something of an expansion."""
    for vocabulary in (BASE_VOCABULARY, *(more.data.vocabulary for more in CODE.values())):
        if condition in vocabulary.among:
            return vocabulary.among[condition].what
    return condition


def _comparison(texts: Texts, what: str, how: str, number: int) -> str:
    """``hand<=1`` in words."""
    counted = texts(f"ow-count-{_dashed(what)}", n=number)
    return texts(f"ow-only-{_HOW[how]}", what=counted, n=number)


def lines_text(texts: Texts, lines: Iterable[Line]) -> str:
    """Effect lines in words, one after the other."""
    return ", ".join(_line(texts, line) for line in lines)


def _line(texts: Texts, line: Line) -> str:
    if isinstance(line, dict):
        return _table(texts, line)
    word, *args = line.split()
    if word in ("event", "quest", "keep", "phase3"):
        return texts(f"ow-line-{word}", n=args[-1] if args else "")
    if word == "move":
        return texts("ow-line-move", place=texts(f"ow-place-{_dashed(args[0])}"))
    if word == "trail":
        return texts("ow-line-trail", terrain=texts(f"ow-terrain-{args[0] if args else 'any'}"))
    if word == "scout":
        return texts("ow-line-scout", n=int(args[0]), off=int(args[1]))
    if word == "attribute":
        return texts(f"ow-line-attribute-{args[0]}", signed=args[1])
    colours = args[0].split("|") if args else []
    if colours and all(colour in COLOURS for colour in colours):
        names = [texts(f"ow-colour-{colour}") for colour in colours]
        return texts(f"ow-line-{_dashed(word)}", names=join(texts, names, "list-or"))
    return _counted(texts, word, args)


def _counted(texts: Texts, word: str, args: list[str]) -> str:
    """A word with a number: ``gold +2``, ``discard 1 random``, ``shield =0``, ``potion -all``; one
    without is only named."""
    if not args:
        return texts(f"ow-line-{_dashed(word)}")
    number, *how = args
    if number == "max":
        return texts("ow-line-draw3-max", n=int(how[0]))
    digits = number.lstrip("+-=")
    if not digits.isdecimal():
        return texts(f"ow-line-{_dashed(word)}-{_dashed(digits)}")
    if word in _SIGNED and number[0] in "+-":
        label = texts(f"ow-attribute-{word}") if word in ATTRIBUTES else ""
        key = "attribute" if label else _dashed(word)
        return texts(f"ow-line-{key}", signed=number, name=label)
    if number[0] in "+-=":
        how = [{"+": "up", "-": "down", "=": "is"}[number[0]], *how]
    return texts("-".join(["ow-line", _dashed(word), *how]), n=int(digits))


def _table(texts: Texts, table: dict[str, Any]) -> str:
    """A table that branches: each branch after its band, its condition, or the others."""
    if "if" in table:
        start = condition_text(texts, table["if"])
        text = texts("ow-trait", start=start, what=lines_text(texts, table.get("then", [])))
        other = lines_text(texts, table.get("else", []))
        return f"{text}; {texts('ow-branch-else', what=other)}" if other else text
    if "may" in table:
        what = lines_text(texts, (*table.get("cost", ()), *table["may"]))
        return texts("ow-trait", start=texts("ow-if-you-like"), what=what)
    if "choose" in table:
        ways = [lines_text(texts, lines) for lines in table["choose"].values()]
        return texts("ow-branch-choose", what=join(texts, ways, "list-or"))
    if bands_of(table):
        return _bands(texts, table)
    return _own_table(texts, table)


def _own_table(texts: Texts, table: dict[str, Any]) -> str:
    """A table of an expansion: ``ow-branch-<word>`` with its lines, branch by branch; its cost
    comes first."""
    word, inner = next(iter(table.items()))
    branches = [table.get("cost"), *(inner.values() if isinstance(inner, dict) else [inner])]
    ways = [lines_text(texts, lines) for lines in branches if isinstance(lines, list | tuple)]
    return texts(f"ow-branch-{_dashed(word)}", what=join(texts, ways))


def bands_of(table: dict[str, Any]) -> dict[str, Any]:
    """The bands of a table of dice, tests, tiers or a short fight; none for other tables, nor for a
    malformed one."""
    found = table.get("roll", table.get("bands"))
    if "fight" in table and isinstance(table["fight"], dict):
        found = table["fight"].get("bands")
    return found if isinstance(found, dict) else {}


def die_bands(lines: Iterable[Line]) -> dict[str, Any]:
    """The bands of the only die that an option rolls, for itself or in a table around it; none
    where it rolls no die or several."""
    found = list(_dice(lines))
    return found[0] if len(found) == 1 else {}


def _dice(lines: Any) -> Iterator[dict[str, Any]]:
    for line in lines:
        if isinstance(line, dict):
            bands = {} if "tier" in line else bands_of(line)
            if bands:
                yield bands
            inner = [*bands.values()] if bands else [*line.values()]
            for part in inner:
                ways = part.values() if isinstance(part, dict) else [part]
                for way in ways:
                    yield from _dice(way if isinstance(way, list | tuple) else ())


def _bands(texts: Texts, table: dict[str, Any]) -> str:
    kind = next(word for word in table if word != "bands")
    counted = texts(f"ow-count-{table[kind]}", n=0) if kind in ("test", "tier") else ""
    number = f"{table[kind]:+d}" if isinstance(table[kind], int) else ""
    ways = []
    for band, lines in bands_of(table).items():
        span, _, name = band.partition(" ")
        ways.append(f"{span}: {band_text(texts, name, lines)}")
    start = texts(f"ow-branch-{_dashed(kind)}", name=counted, signed=number)
    return texts("ow-trait", start=start, what="; ".join(ways))


def band_text(texts: Texts, name: str, lines: Iterable[Line]) -> str:
    """The effect of a band of a table, after its name if it has one."""
    what = lines_text(texts, lines) or texts("ow-branch-nothing")
    return texts("ow-band", name=texts(f"ow-band-{_dashed(name)}"), what=what) if name else what


def _dashed(word: str) -> str:
    return word.replace("_", "-")
