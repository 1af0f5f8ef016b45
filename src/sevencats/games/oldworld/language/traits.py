"""Traits at the table: which of them a seat has, what they change, when they act.

A seat has its specialty at the present level, its trophies, its equipment and companions, and in a
fight the ability of its monster. ``rule_values`` reads those that change a number; ``fire`` lets
those of a moment act, the ones that need no choice first; the others are offers (``use:...``).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from sevencats.games.oldworld.fight.record import MONSTER, SHORT
from sevencats.games.oldworld.fight.sides import note_fight
from sevencats.games.oldworld.language import conditions
from sevencats.games.oldworld.language.lines import affordable, trait_sources
from sevencats.games.oldworld.packs.model import Trait
from sevencats.games.oldworld.rules.atoms import TOP_LEVEL, update_turn
from sevencats.games.oldworld.rules.frames import Moment
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.table import OldWorldTable, TraitSources
from sevencats.games.oldworld.zones import GEAR, TROPHIES
from sevencats.kernel.atoms import tell
from sevencats.kernel.decisions import Decision
from sevencats.kernel.effects import begin
from sevencats.kernel.handlers import Handler

DONE = "done"


class Held(NamedTuple):
    """A trait of a seat: its source, its index there, and itself."""

    source: str
    place: int
    trait: Trait


@dataclass(frozen=True, slots=True, eq=False)
class IndexedTraits:
    """The traits of a rule or moment, by source. ``monsters``, ``schools`` and ``cards`` tell which
    kinds of source have one, ``asked`` are the expansions to ask as well: only a few for most
    words."""

    by_source: dict[str, tuple[Held, ...]]
    monsters: bool
    schools: bool
    cards: bool
    asked: tuple[TraitSources, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Index:
    """The traits of a content by their rule or moment. ``cards`` is the source of a physical card
    as a trophy or as equipment, ``monsters`` that of a monster in a fight, ``schools`` that of each
    school by its level."""

    words: dict[str, IndexedTraits]
    cards: tuple[str, ...]
    monsters: tuple[str, ...]
    schools: dict[str, tuple[str, ...]]


@lru_cache(maxsize=64)
def index_of(table: OldWorldTable) -> Index:
    """Computed once per table, because every number of a fight reads it."""
    by_word: dict[str, dict[str, tuple[Held, ...]]] = {}
    for source, traits in trait_sources(table.content).items():
        for place, trait in enumerate(traits):
            by_source = by_word.setdefault(trait.rule or trait.when, {})
            by_source[source] = (*by_source.get(source, ()), Held(source, place, trait))
    kinds = ("trophy" if kind == "monster" else kind for kind in table.kind)
    cards = tuple(f"{kind}.{ident}" for kind, ident in zip(kinds, table.ident, strict=True))
    monsters = tuple(f"monster.{ident}" for ident in table.ident)
    schools = {
        school.id: tuple(f"school.{school.id}.{level}" for level in range(TOP_LEVEL + 1))
        for school in table.content.schools.values()
    }
    words = {
        word: IndexedTraits(
            by_source,
            not by_source.keys().isdisjoint(monsters),
            any(not by_source.keys().isdisjoint(levels) for levels in schools.values()),
            not by_source.keys().isdisjoint(cards),
            tuple(more for more, names in table.trait_sources if not names.isdisjoint(by_source)),
        )
        for word, by_source in by_word.items()
    }
    return Index(words, cards, monsters, schools)


def held(state: OldWorldState, seat: int, word: str) -> list[Held]:
    """The seat's traits of a rule or moment, whether their conditions hold or not; those of a
    monster come first. A short fight has none. A trophy won in this fight counts after the fight
    (W6.22)."""
    index = index_of(state.table)
    traits = index.words.get(word)
    fight = state.fight
    if traits is None or fight.kind == SHORT:
        return []
    by_source = traits.by_source
    found: list[Held] = []
    # Look up the sources one by one, without building a list: every number of a fight does this.
    if traits.monsters and fight.kind == MONSTER and fight.attacker == seat:
        found += by_source.get(index.monsters[state.face[fight.monster]], ())
    if traits.schools and state.school[seat]:
        levels = index.schools[state.school[seat]]
        found += by_source.get(levels[state.attr(seat, "specialty")], ())
    if traits.cards:
        for zone in (TROPHIES, GEAR):
            for sleeve in state.cards(seat, zone):
                if sleeve != fight.trophy:
                    found += by_source.get(index.cards[state.face[sleeve]], ())
    for more in traits.asked:
        for source in more(state, seat):
            found += by_source.get(source, ())
    return found


# -- rules ----------------------------------------------------------------------------------------


def rule_values(state: OldWorldState, seat: int, rule: str) -> list[int]:
    """The numbers of a rule that hold for a seat now."""
    if seat < 0:
        return []
    return [one.trait.n for one in held(state, seat, rule) if conditions_hold(state, seat, one)]


def sum_rule(state: OldWorldState, seat: int, rule: str) -> int:
    """The sum of a rule over all traits."""
    return sum(rule_values(state, seat, rule))


def has_rule(state: OldWorldState, seat: int, rule: str) -> bool:
    """Return whether a rule without a number holds."""
    return bool(rule_values(state, seat, rule))


# -- conditions -----------------------------------------------------------------------------------


def conditions_hold(state: OldWorldState, seat: int, one: Held) -> bool:
    """Return whether all conditions of a trait hold."""
    return all(conditions.holds(state, seat, word) for word in one.trait.only)


# -- moments --------------------------------------------------------------------------------------


def fire(state: OldWorldState, moment: str, seat: int) -> None:
    """Let the seat's traits of a moment act, once each."""
    if held(state, seat, moment):
        state.stack.append(Moment(moment, seat, ()))


def offers(state: OldWorldState, seat: int, moment: str) -> list[tuple[str, Held]]:
    """The traits that a seat may use now, by option key."""
    ready = [one for one in held(state, seat, moment) if one.trait.may and _ready(state, seat, one)]
    named = [(f"use:{name_of(one)}", one) for one in ready]
    return [
        (key if [k for k, _ in named].count(key) == 1 else f"{key}.{one.place + 1}", one)
        for key, one in named
    ]


def automatic(state: OldWorldState, seat: int, moment: str) -> Held | None:
    """The next trait that acts without being used; None when all have."""
    for one in held(state, seat, moment):
        if not one.trait.may and _ready(state, seat, one):
            return one
    return None


def use(state: OldWorldState, seat: int, one: Held) -> None:
    """Pay for a trait and let it act."""
    _mark(state, seat, one)
    tell(state, "trait", seat, name_of(one))
    tree = f"trait:{one.source}:{one.place}"
    if tree in state.trees:
        begin(state, tree, seat, -1)


def name_of(one: Held) -> str:
    """The name of a trait in options and logs: ``specialty``, ``trophy.arachas``,
    ``monster.harpy``."""
    return "specialty" if one.source.startswith("school.") else one.source


def _ready(state: OldWorldState, seat: int, one: Held) -> bool:
    return (
        _token(seat, one) not in (state.fight.used if state.fight.kind else state.turn[seat].used)
        and conditions_hold(state, seat, one)
        and affordable(state, seat, one.trait.cost)
    )


def _token(seat: int, one: Held) -> str:
    """The key by which a used trait is remembered. A specialty is one ability at any level; keys of
    traits used up for the turn only begin with ``turn``."""
    often = "" if one.trait.once == "fight" else "turn "
    return f"{often}{seat} {name_of(one)} {one.place}"


def used_tokens(state: OldWorldState, seat: int, name: str) -> list[str]:
    """The keys of the traits of that name that a seat has, as they are remembered in a fight."""
    words = index_of(state.table).words
    traits = [one for word in words for one in held(state, seat, word)]
    return sorted({_token(seat, one) for one in traits if one.trait.once and name_of(one) == name})


def _mark(state: OldWorldState, seat: int, one: Held) -> None:
    """Remember a trait that may act once a fight or turn. One that acts without being used in each
    fight turn must not act endlessly."""
    trait = one.trait
    if not trait.once and (trait.may or trait.when != "my_turn"):
        return
    token = _token(seat, one)
    if state.fight.kind:
        note_fight(state, used=(*state.fight.used, token))
    else:
        update_turn(state, seat, used=(*state.turn[seat].used, token))


def forget_turn(used: tuple[str, ...]) -> tuple[str, ...]:
    """The keys that stay used up when a fight turn begins."""
    return tuple(token for token in used if not token.startswith("turn "))


def _run_moment(state: OldWorldState, frame: Moment) -> list[Decision] | None:
    moment, seat, done = frame
    for one in held(state, seat, moment):
        key = f"{one.source} {one.place}"
        if one.trait.may or key in done or not _ready(state, seat, one):
            continue
        state.stack[-1] = Moment(moment, seat, (*done, key))
        use(state, seat, one)
        return None
    open_offers = [(key, one) for key, one in offers(state, seat, moment) if key not in done]
    if not open_offers:
        state.stack.pop()
        return None
    keys = tuple(sorted([DONE, *(key for key, _ in open_offers)]))
    return [Decision(0, seat, "trait", moment, keys, tuple(range(len(keys))))]


def _answer_moment(state: OldWorldState, frame: Moment, decision: Decision, index: int) -> None:
    key = decision.keys[index]
    if key == DONE:
        state.stack.pop()
        return
    state.stack[-1] = Moment(frame.when, frame.seat, (*frame.done, key))
    use(state, frame.seat, dict(offers(state, frame.seat, frame.when))[key])


TRAIT_FRAMES: dict[type, Handler] = {Moment: Handler(_run_moment, _answer_moment)}
