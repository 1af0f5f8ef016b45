"""The words of traits: when they act, under which conditions, and which numbers they bend.

A trait belongs to a monster, a trophy, a specialty, an equipment or a companion. All its words are
seen from the witcher who has it, or who fights the monster. What they do at the table stands in
``traits.py`` and in the fight.
"""

from __future__ import annotations

import re
from collections.abc import Container
from functools import cache
from typing import NamedTuple

from sevencats.kernel.errors import BadData
from sevencats.oldworld.packs.model import COLOURS, TERRAINS, Trait

#: When a trait acts.
MOMENTS: dict[str, str] = {
    "entry": "to begin the fight: its cost must be paid",
    "before_pool": "before the life pool is made",
    "after_pool": "after the life pool is made",
    "my_turn": "in the first step of one's fight turn",
    "link": "while a combo is laid: the last card gets an extension of any colour, which does this",
    "combo": "a combo is laid and not yet resolved",
    "hit": "the combo's damage made the opponent discard cards",
    "resolved": "the combo is resolved, before the draw step",
    "hurt": "the monster's attack has dealt damage",
    "attack_end": "at the end of the monster's fight turn",
    "won": "the fight is won",
    "enter": "on entering a location in phase I",
    "phase1": "in phase I",
}

#: Numbers that a trait bends, with what ``n`` means.
RULES: dict[str, str] = {
    "attack": "n more damage of every attack of the monster that deals any",
    "damage": "n more damage of one's combo",
    "damage_cap": "one deals at most n damage in a fight turn",
    "hurt_cap": "the monster discards at most n cards by damage in a fight turn",
    "draw": "n more cards in one's draw step",
    "draw_floor": "at least n cards in one's draw step",
    "combat_is": "combat counts as n for drawing",
    "shield_gain_cap": "the shield rises by at most n in a fight turn of one's own",
    "potions": "at most n potions in the fight",
    "defense": "n more levels of defense for the shield, in the fight",
    "draw3_is": "phase III draws exactly n cards after the fight is won",
}
#: Rules without a number.
FLAGS: dict[str, str] = {
    "random_first": "the first card of the combo is drawn at random",
    "worst_attack": "the attack is the side that makes the witcher discard more cards",
    "hand_first": "damage is taken from the hand first",
    "first": "one has the first fight turn",
}
#: Rules that name something after a colon, and whether they have a number.
NAMED: dict[str, tuple[str, tuple[str, ...], bool]] = {
    "mute": ("cards of that colour have no effect; they may extend a combo", COLOURS, False),
    "shield_per": ("n more shield for each card of that colour in the combo", COLOURS, True),
    "move": ("once a turn one may move to a connected place of that terrain", TERRAINS, True),
}

#: Conditions that are one word.
PLAIN: dict[str, str] = {
    "first_turn": "one's first fight turn",
    "first_attack": "the monster's first fight turn",
    "monster": "a fight with a monster",
    "witcher": "a fight with a witcher",
    "trail": "one has the monster's trail",
    "no_trail": "one has not",
}
#: What may be counted and compared: ``hand<=1``, ``deck=0``, ``combo>=3``, ``green>=2``.
COUNTS: dict[str, str] = {
    "hand": "cards of one's hand",
    "deck": "cards of one's deck",
    "discard": "cards of one's discards",
    "shield": "one's shield",
    "gold": "one's gold",
    "potion": "one's unused potions",
    "pool": "cards of the opponent's life pool",
    "combo": "cards of the combo",
    **{colour: f"{colour} cards of the combo" for colour in COLOURS},
}

_COMPARISON = re.compile(r"([a-z_]+)(>=|<=|=)(\d{1,2})")


class Condition(NamedTuple):
    """A condition that was read: ``kind`` is a word of ``PLAIN`` or ``COUNTS``, ``combo``,
    ``no_combo`` or ``at``; ``how`` compares with ``n``; ``names`` are colours or places."""

    kind: str
    how: str = ""
    n: int = 0
    names: tuple[str, ...] = ()


@cache
def read_condition(word: str) -> tuple[Condition, ...]:
    """A condition as its alternatives, of which one must hold; raises ``BadData``."""
    kind, colon, names = word.partition(":")
    if colon:
        return (_named(kind, tuple(names.split("|")), word),)
    return tuple(map(_one, word.split("|")))


def _named(kind: str, names: tuple[str, ...], word: str) -> Condition:
    if kind not in ("combo", "no_combo", "at") or not all(names):
        raise BadData(f"{word!r} is no condition")
    if kind != "at":
        for name in names:
            if name not in COLOURS:
                raise BadData(f"{word!r}: there is no colour {name!r}")
    return Condition(kind, names=names)


def _one(word: str) -> Condition:
    if word in PLAIN:
        return Condition(word)
    match = _COMPARISON.fullmatch(word)
    if match is None or match[1] not in COUNTS:
        raise BadData(f"{word!r} is no condition; say 'first_turn', 'hand<=1' or 'combo:green'")
    return Condition(match[1], match[2], int(match[3]))


def check_trait(trait: Trait, where: str, places: Container[str] | None = None) -> None:
    """Raise ``BadData`` for a trait of which no sense can be made; ``where`` is its place in the
    files. ``places`` are the locations there are, if they shall be checked as well."""
    if bool(trait.when) == bool(trait.rule):
        raise BadData(f"{where}: a trait has either 'when' or 'rule'")
    if trait.when:
        _check_acting(trait, where)
    else:
        _check_rule(trait, where)
    for word in trait.only:
        try:
            alternatives = read_condition(word)
        except BadData as error:
            raise BadData(f"{where}, only: {error}") from error
        for condition in alternatives:
            if condition.kind == "at" and places is not None:
                for name in condition.names:
                    if name not in places:
                        raise BadData(f"{where}, only: there is no location {name!r}")


def _check_acting(trait: Trait, where: str) -> None:
    if trait.when not in MOMENTS:
        raise BadData(f"{where}: {trait.when!r} is no moment; there are {', '.join(MOMENTS)}")
    if trait.once not in ("", "fight", "turn"):
        raise BadData(f"{where}: 'once' is 'fight' or 'turn', not {trait.once!r}")
    if trait.n:
        raise BadData(f"{where}: 'n' belongs to a rule")
    if trait.when == "entry":
        if trait.do or trait.may or not trait.cost:
            raise BadData(f"{where}: 'entry' is a cost and nothing else")
    elif not trait.do and trait.when != "link":
        raise BadData(f"{where}: it does nothing")


def _check_rule(trait: Trait, where: str) -> None:
    if trait.do or trait.cost or trait.may or trait.once:
        raise BadData(f"{where}: a rule has 'n' and 'only' and nothing else")
    name, colon, of = trait.rule.partition(":")
    if colon:
        if name not in NAMED or of not in NAMED[name][1]:
            raise BadData(f"{where}: there is no rule {trait.rule!r}")
        counts = NAMED[name][2]
    elif name in RULES or name in FLAGS:
        counts = name in RULES
    else:
        known = ", ".join((*RULES, *FLAGS, *(f"{word}:..." for word in NAMED)))
        raise BadData(f"{where}: there is no rule {name!r}; there are {known}")
    if trait.n and not counts:
        raise BadData(f"{where}: the rule {trait.rule!r} has no number")
