"""Conditions: ``hand<=1``, ``first_turn``, ``combo:green|blue``. One parser and one counter.

Traits and potions (``only``), tables of effects (``{if = ...}``, ``{tier = ...}``) and prices ask
here. Parsing needs no vocabulary; ``check`` compares the words with one, and ``holds`` calls the
functions behind them. All conditions are about one seat.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container
from functools import lru_cache, partial
from typing import TYPE_CHECKING, NamedTuple

from sevencats.games.oldworld.fight.record import BEAST, MONSTER, WITCHER
from sevencats.games.oldworld.fight.sides import opponent, pool_size, turns_of
from sevencats.games.oldworld.packs.model import ATTRIBUTES, COLOURS
from sevencats.games.oldworld.zones import DECK, DISCARD, GEAR, HAND, POTIONS
from sevencats.kernel.errors import BadData

if TYPE_CHECKING:
    from sevencats.games.oldworld.language.vocabulary import Vocabulary
    from sevencats.games.oldworld.state import OldWorldState

#: The key in ``extra`` of a seat's choice of an option of a story or event, ``wilds_wick.a``.
CHOSEN = "chose.{}.{}"

_COMPARISON = re.compile(r"([a-z_]+)(>=|<=|=)(\d{1,2})")


class Count(NamedTuple):
    """A number that can be counted and compared. ``fight``: it exists only in a fight."""

    means: str
    of: Callable[[OldWorldState, int], int]
    fight: bool = False


class Fact(NamedTuple):
    """A condition that is one word."""

    means: str
    holds: Callable[[OldWorldState, int], bool]
    fight: bool = True


class Among(NamedTuple):
    """A condition that names things after a colon; ``what`` is their kind: ``colour``, ``place``,
    ``school``, ``event`` (one that can be kept), or ``choice`` (a story or event and a letter)."""

    means: str
    what: str
    holds: Callable[[OldWorldState, int, tuple[str, ...]], bool]
    fight: bool = True


class Condition(NamedTuple):
    """A parsed condition: ``how`` compares the count ``kind`` with ``n``, ``names`` are those after
    a colon; with neither it is one word."""

    kind: str
    how: str = ""
    n: int = 0
    names: tuple[str, ...] = ()


# -- reading --------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def parse(text: str) -> tuple[Condition, ...]:
    """Parse a condition into its alternatives, of which one must hold."""
    kind, colon, names = text.partition(":")
    if colon:
        return (Condition(kind, names=tuple(names.split("|"))),)
    return tuple(map(_parse_one, text.split("|")))


def _parse_one(text: str) -> Condition:
    match = _COMPARISON.fullmatch(text)
    return Condition(match[1], match[2], int(match[3])) if match else Condition(text)


def check(text: object, vocabulary: Vocabulary, places: Container[str] | None = None) -> None:
    """Raise ``BadData`` for a condition that the vocabulary does not know. ``places`` are the known
    locations, if they shall be checked as well. That schools, events and choices exist is checked
    where all content is known (``packs/refs.py``)."""
    if not isinstance(text, str):
        raise BadData(f"{text!r} is not a condition; write 'shield=0' or 'gold>=2'")
    for condition in parse(text):
        if condition.names:
            _check_names(condition, text, vocabulary, places)
        elif condition.kind not in (vocabulary.counts if condition.how else vocabulary.facts):
            raise BadData(
                f"{text!r} is not a condition; write 'first_turn', 'hand<=1' or 'combo:green'"
            )


def _check_names(
    condition: Condition, text: str, vocabulary: Vocabulary, places: Container[str] | None
) -> None:
    among = vocabulary.among.get(condition.kind)
    if among is None or not all(condition.names):
        raise BadData(f"{text!r} is not a condition")
    for name in condition.names:
        if among.what == "colour" and name not in COLOURS:
            raise BadData(f"{text!r}: there is no colour {name!r}")
        if among.what == "place" and places is not None and name not in places:
            raise BadData(f"there is no location {name!r}")


def named(text: str, what: str, vocabulary: Vocabulary) -> tuple[str, ...]:
    """The names of a kind in a condition: the schools, events or choices after its colon."""
    return tuple(
        name
        for condition in parse(text)
        if condition.names and vocabulary.among[condition.kind].what == what
        for name in condition.names
    )


def needs_fight(text: str, vocabulary: Vocabulary) -> bool:
    """Return whether a condition is about something that only exists in a fight."""
    for condition in parse(text):
        if condition.names:
            fight = vocabulary.among[condition.kind].fight
        elif condition.how:
            fight = vocabulary.counts[condition.kind].fight
        else:
            fight = vocabulary.facts[condition.kind].fight
        if fight:
            return True
    return False


# -- asking ---------------------------------------------------------------------------------------


def holds(state: OldWorldState, seat: int, text: str) -> bool:
    """Return whether one of a condition's alternatives holds for a seat."""
    vocabulary = state.table.vocabulary
    for kind, how, n, names in parse(text):
        if names:
            if vocabulary.among[kind].holds(state, seat, names):
                return True
        elif how:
            value = vocabulary.counts[kind].of(state, seat)
            if value >= n if how == ">=" else value <= n if how == "<=" else value == n:
                return True
        elif vocabulary.facts[kind].holds(state, seat):
            return True
    return False


def count(state: OldWorldState, seat: int, what: str) -> int:
    """Count something that a seat has."""
    return state.table.vocabulary.counts[what].of(state, seat)


# -- the words of the base game -------------------------------------------------------------------


def _cards(offset: int, state: OldWorldState, seat: int) -> int:
    return len(state.cards(seat, offset))


def _attribute(name: str, state: OldWorldState, seat: int) -> int:
    return state.attr(seat, name)


def _shield(state: OldWorldState, seat: int) -> int:
    return state.shield[seat]


def _gold(state: OldWorldState, seat: int) -> int:
    return state.gold[seat]


def _level(state: OldWorldState, seat: int) -> int:
    return state.level[seat]


def _trophies(state: OldWorldState, seat: int) -> int:
    return state.track[seat]


def _combo(state: OldWorldState, seat: int) -> int:
    return len(state.fight.combo)


def _of_colour(colour: str, state: OldWorldState, seat: int) -> int:
    return state.fight.combo.count(colour)


def _pool(state: OldWorldState, seat: int) -> int:
    return pool_size(state, opponent(state, seat)) if state.fight.kind else 0


COUNTS: dict[str, Count] = {
    "hand": Count("cards of your hand", partial(_cards, HAND)),
    "deck": Count("cards of your deck", partial(_cards, DECK)),
    "discard": Count("cards of your discards", partial(_cards, DISCARD)),
    "potion": Count("your unused potions", partial(_cards, POTIONS)),
    "shield": Count("your shield", _shield),
    "gold": Count("your gold", _gold),
    "level": Count("your witcher level", _level),
    "trophies": Count("steps on the trophy track", _trophies),
    **{name: Count(f"your {name}", partial(_attribute, name)) for name in ATTRIBUTES},
    "pool": Count("cards of the opponent's life pool", _pool, fight=True),
    "combo": Count("cards of the combo", _combo, fight=True),
    **{
        colour: Count(f"{colour} cards of the combo", partial(_of_colour, colour), fight=True)
        for colour in COLOURS
    },
}


def _first_turn(state: OldWorldState, seat: int) -> bool:
    return state.fight.active == seat and turns_of(state, seat) == 1


def _first_attack(state: OldWorldState, seat: int) -> bool:
    fight = state.fight
    return fight.kind == MONSTER and fight.active == BEAST and turns_of(state, BEAST) == 1


def _is_kind(kind: str, state: OldWorldState, seat: int) -> bool:
    return state.fight.kind == kind


def _trail(there: bool, state: OldWorldState, seat: int) -> bool:
    return state.fight.trail == there


FACTS: dict[str, Fact] = {
    "first_turn": Fact("your first fight turn", _first_turn),
    "first_attack": Fact("the monster's first fight turn", _first_attack),
    "monster": Fact("a fight with a monster", partial(_is_kind, MONSTER)),
    "witcher": Fact("a fight with a witcher", partial(_is_kind, WITCHER)),
    "trail": Fact("you have the monster's trail", partial(_trail, True)),
    "no_trail": Fact("you do not have the monster's trail", partial(_trail, False)),
}


def _in_combo(state: OldWorldState, seat: int, names: tuple[str, ...]) -> bool:
    return any(colour in names for colour in state.fight.combo)


def _not_in_combo(state: OldWorldState, seat: int, names: tuple[str, ...]) -> bool:
    return not _in_combo(state, seat, names)


def _at(state: OldWorldState, seat: int, names: tuple[str, ...]) -> bool:
    return state.table.places[state.place[seat]].id in names


def _of_school(state: OldWorldState, seat: int, names: tuple[str, ...]) -> bool:
    return state.school[seat] in names


def _with(state: OldWorldState, seat: int, names: tuple[str, ...]) -> bool:
    return any(state.ident(sleeve) in names for sleeve in state.cards(seat, GEAR))


def _chose(state: OldWorldState, seat: int, names: tuple[str, ...]) -> bool:
    return any(CHOSEN.format(seat, name) in state.extra for name in names)


AMONG: dict[str, Among] = {
    "combo": Among("the combo has a card of that colour", "colour", _in_combo),
    "no_combo": Among("it has none", "colour", _not_in_combo),
    "at": Among("you are at that location", "place", _at, fight=False),
    "school": Among("you are of that school", "school", _of_school, fight=False),
    "with": Among("you have that companion or equipment", "event", _with, fight=False),
    "chose": Among("you chose that option earlier in the game", "choice", _chose, fight=False),
}
