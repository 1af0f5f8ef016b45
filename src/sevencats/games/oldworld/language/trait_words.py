"""The words of traits: when they act, and which numbers they change.

``conditions.py`` has the conditions under which they hold. A trait belongs to a monster, a trophy,
a specialty, an equipment or a companion. Its words are about the witcher who has it, or who fights
the monster. ``traits.py`` and the fight carry them out.
"""

from __future__ import annotations

from collections.abc import Container
from typing import TYPE_CHECKING, NamedTuple

from sevencats.games.oldworld.language import conditions
from sevencats.games.oldworld.packs.model import COLOURS, TERRAINS, Trait
from sevencats.kernel.errors import BadData

if TYPE_CHECKING:
    from sevencats.games.oldworld.language.vocabulary import Vocabulary

#: The moments when a trait acts.
MOMENTS: dict[str, str] = {
    "entry": "to begin the fight: its cost must be paid",
    "before_pool": "before the life pool is made",
    "after_pool": "after the life pool is made",
    "my_turn": "in the first step of your fight turn",
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

#: Numbers that a trait changes, with the meaning of ``n``.
RULES: dict[str, str] = {
    "attack": "n more damage of every attack of the monster that deals any",
    "damage": "n more damage of your combo",
    "damage_cap": "you deal at most n damage in a fight turn",
    "hurt_cap": "the monster discards at most n cards by damage in a fight turn",
    "draw": "n more cards in your draw step",
    "draw_floor": "at least n cards in your draw step",
    "combat_is": "combat counts as n for drawing",
    "shield_gain_cap": "the shield rises by at most n in a fight turn of your own",
    "potions": "at most n potions in the fight",
    "defense": "n more levels of defense for the shield, in the fight",
    "draw3_is": "phase III draws exactly n cards after the fight is won",
}
#: Rules without a number.
FLAGS: dict[str, str] = {
    "random_first": "the first card of the combo is drawn at random",
    "worst_attack": "the attack is the side that makes the witcher discard more cards",
    "hand_first": "damage is taken from the hand first",
    "first": "you have the first fight turn",
}


class NamedRule(NamedTuple):
    """A rule that names something after a colon: its effect, the kind of name, and whether it has a
    number."""

    means: str
    names: tuple[str, ...]
    counts: bool


NAMED_RULES: dict[str, NamedRule] = {
    "mute": NamedRule(
        "cards of that colour have no effect; they may extend a combo", COLOURS, False
    ),
    "shield_per": NamedRule(
        "n more shield for each card of that colour in the combo", COLOURS, True
    ),
    "move": NamedRule(
        "once a turn you may move to a connected place of that terrain", TERRAINS, True
    ),
}


def check_trait(
    trait: Trait, where: str, vocabulary: Vocabulary, places: Container[str] | None = None
) -> None:
    """Raise ``BadData`` for an invalid trait; ``where`` is its place in the files. ``places`` are
    the known locations, if they shall be checked as well."""
    if bool(trait.when) == bool(trait.rule):
        raise BadData(f"{where}: a trait has either 'when' or 'rule'")
    if trait.when:
        _check_acting(trait, where, vocabulary)
    else:
        _check_rule(trait, where, vocabulary)
    for word in trait.only:
        try:
            conditions.check(word, vocabulary, places)
        except BadData as error:
            raise BadData(f"{where}, only: {error}") from error


def _check_acting(trait: Trait, where: str, vocabulary: Vocabulary) -> None:
    moments = vocabulary.moments
    if trait.when not in moments:
        known = ", ".join(moments)
        raise BadData(f"{where}: {trait.when!r} is not a moment; the moments are {known}")
    if trait.once not in ("", "fight", "turn"):
        raise BadData(f"{where}: 'once' is 'fight' or 'turn', not {trait.once!r}")
    if trait.n:
        raise BadData(f"{where}: 'n' belongs to a rule")
    if trait.when == "entry":
        if trait.do or trait.may or not trait.cost:
            raise BadData(f"{where}: 'entry' is a cost and nothing else")
    elif not trait.do and trait.when != "link":
        raise BadData(f"{where}: it does nothing")


def _check_rule(trait: Trait, where: str, vocabulary: Vocabulary) -> None:
    if trait.do or trait.cost or trait.may or trait.once:
        raise BadData(f"{where}: a rule has 'n' and 'only' and nothing else")
    name, colon, of = trait.rule.partition(":")
    rules, flags, named = vocabulary.rules, vocabulary.flags, vocabulary.named_rules
    if colon:
        if name not in named or of not in named[name].names:
            raise BadData(f"{where}: there is no rule {trait.rule!r}")
        counts = named[name].counts
    elif name in rules or name in flags:
        counts = name in rules
    else:
        known = ", ".join((*rules, *flags, *(f"{word}:..." for word in named)))
        raise BadData(f"{where}: there is no rule {name!r}; there are {known}")
    if trait.n and not counts:
        raise BadData(f"{where}: the rule {trait.rule!r} has no number")
