"""The small language of effects: lines and tables of a content file become kernel trees.

A line is a word and its arguments (``gold +2``, see ``words.py``), a table branches (``{roll =
{...}}``, see ``tables.py``); ``docs/write/stories.md`` explains both. Each line becomes an op of
``rules/ops.py``, or of ``fight/ops.py`` for words that exist only in a fight. This module asks no
questions, and only ``affordable`` reads a state.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from sevencats.errors import near_to
from sevencats.games.oldworld.expansion import expansions_of
from sevencats.games.oldworld.language import conditions
from sevencats.games.oldworld.language.select import HIGHEST, LOWEST
from sevencats.games.oldworld.language.tables import no_others
from sevencats.games.oldworld.language.vocabulary import BASE_VOCABULARY, Vocabulary
from sevencats.games.oldworld.language.words import count, signed
from sevencats.games.oldworld.packs.model import ATTRIBUTES, CardOption, EventCard, Line, Trait
from sevencats.games.oldworld.zones import DECK, DISCARD, HAND
from sevencats.kernel.effects import AnyOrder, Choose, Node, Op, Repeat, Seq, Switch
from sevencats.kernel.errors import BadData

if TYPE_CHECKING:
    from sevencats.games.oldworld.packs.load import Content
    from sevencats.games.oldworld.state import OldWorldState


class Reader:
    """Parse lines with the words of a vocabulary. Errors are ``BadData`` with the place and the
    wrong word."""

    def __init__(self, vocabulary: Vocabulary = BASE_VOCABULARY) -> None:
        self.vocabulary = vocabulary

    def lines(self, lines: Any, where: str) -> Node:
        """Lines as one tree."""
        parts = self.parts(lines, where)
        return parts[0] if len(parts) == 1 else Seq(parts)

    def parts(self, lines: Any, where: str) -> tuple[Node, ...]:
        """Lines as trees, one for each."""
        if not isinstance(lines, list | tuple):
            raise BadData(f"{where}: expected a list of lines, not {lines!r}")
        return tuple(self.line(line, where) for line in lines)

    def line(self, line: Any, where: str) -> Node:
        """One line or table as a tree."""
        if isinstance(line, dict):
            return self._table(line, where)
        words = line.split() if isinstance(line, str) else []
        if not words:
            raise BadData(f"{where}: {line!r} is not a line")
        word = self.vocabulary.words.get(words[0])
        if word is None:
            near = near_to(words[0], self.vocabulary.words)
            raise BadData(f"{where}: there is no word {words[0]!r} (in {line!r}){near}")
        node = word.build(words[1:], where)
        if node is None:
            raise BadData(f"{where}: cannot read {line!r}; write {' or '.join(word.usage)}")
        return node

    def _table(self, table: dict[str, Any], where: str) -> Node:
        tables = self.vocabulary.tables
        kinds = [key for key in table if key in tables]
        if len(kinds) != 1:
            named = ", ".join(map(repr, table)) or "nothing"
            raise BadData(f"{where}: a table has one of {', '.join(tables)}; this has {named}")
        word = tables[kinds[0]]
        at = f"{where}, {kinds[0]}"
        no_others(table, (kinds[0], *word.beside), at)
        return word.build(self, table, at)

    def cost(self, lines: Any, where: str) -> tuple[Line, ...]:
        """Check that lines can be a price: amounts that can be counted before they are paid."""
        self.parts(lines, where)
        for line in lines:
            if not isinstance(line, str) or _need(line, self.vocabulary) is None:
                raise BadData(
                    f"{where}: {line!r} is not a price; write 'gold -1', 'potion -1', 'discard 1'"
                )
        return tuple(lines)

    def only(self, words: Sequence[str], where: str) -> None:
        """Check the conditions of an option: those of a fight mean nothing there."""
        for word in words:
            try:
                conditions.check(word, self.vocabulary)
            except BadData as error:
                raise BadData(f"{where}: {error}") from error
            if conditions.needs_fight(word, self.vocabulary):
                raise BadData(f"{where}: {word!r} belongs in a fight")

    def story(self, node: Node, where: str) -> Node:
        """Return the tree; refuse one with ops of a fight."""
        for part in walk(node):
            if isinstance(part, Op) and part.name in self.vocabulary.fight_words:
                raise BadData(f"{where}: {part.name!r} belongs in a fight")
            if isinstance(part, Switch) and part.test == "if":
                condition = str(part.args[0])
                if conditions.needs_fight(condition, self.vocabulary):
                    raise BadData(f"{where}: {condition!r} belongs in a fight")
        return node

    def ability(self, node: Node, where: str) -> Node:
        """Return the tree; refuse one that needs a story card."""
        for part in walk(node):
            if isinstance(part, Op) and part.name in self.vocabulary.story_words:
                raise BadData(f"{where}: {part.name!r} belongs in a story or event")
        return node


def walk(node: Node) -> Iterator[Node]:
    """All nodes of a tree, itself first."""
    yield node
    below: tuple[Node, ...] = ()
    if isinstance(node, Seq | AnyOrder):
        below = node.parts
    elif isinstance(node, Switch):
        below = node.cases
    elif isinstance(node, Repeat):
        below = (node.body,)
    elif isinstance(node, Choose):
        below = (node.then,)
    for child in below:
        yield from walk(child)


# -- costs --------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def _need(line: str, vocabulary: Vocabulary) -> tuple[str, int] | None:
    """The kind and amount of a price; None for a line without a countable price."""
    word, *args = line.split()
    if word in ("trash", "discard"):
        amount = count(args[0]) if args else None
        return None if amount is None else (" ".join([word, *args[1:]]), amount)
    loss = signed(args[-1]) if args else None
    if loss is None or loss > 0 or not vocabulary.words[word].price:
        return None
    return " ".join([word, *args[:-1]]), -loss


def affordable(state: OldWorldState, seat: int, cost: Sequence[Line]) -> bool:
    """Return whether the seat can pay all of these lines together (W4.4)."""
    return not cost or not lacking(state, seat, cost)


def lacking(state: OldWorldState, seat: int, cost: Sequence[Line]) -> dict[str, int]:
    """The parts of a price that the seat does not have, with their amounts: words of effects
    (``gold``, ``potion``), or ``hand`` for cards of the hand."""
    vocabulary = state.table.vocabulary
    needs: dict[str, int] = {}
    for line in cost:
        need = _need(line, vocabulary) if isinstance(line, str) else None
        assert need is not None, f"{line!r} was not checked as a price"
        # Several lines may ask for cards of the hand; each card pays only once.
        thing = "hand" if need[0] in ("trash", "discard", "discard random") else need[0]
        needs[thing] = needs.get(thing, 0) + need[1]
    return {
        thing: amount for thing, amount in needs.items() if not _has(state, seat, thing, amount)
    }


def _has(state: OldWorldState, seat: int, thing: str, amount: int) -> bool:
    """Return whether a seat has this much of a part of a price."""
    if thing == "discard deck":
        return len(state.cards(seat, DECK)) >= amount
    if thing == "trash any":
        return sum(len(state.cards(seat, zone)) for zone in (HAND, DECK, DISCARD)) >= amount
    if thing in ATTRIBUTES:
        return LOWEST + amount <= state.attr(seat, thing) < HIGHEST
    if thing.startswith("attribute"):
        levels = [state.attr(seat, attribute) for attribute in ATTRIBUTES]
        return sum(level - LOWEST for level in levels if level < HIGHEST) >= amount
    if thing in state.table.vocabulary.counts:
        return conditions.count(state, seat, thing) >= amount
    return True  # fewer cards in phase III: anybody can promise that


def remembered(content: Content) -> frozenset[str]:
    """The choices that other cards refer to: ``wilds_wick.a``."""
    options = [story.options for story in content.stories.values()]
    options += [event.options for event in content.events.values()]
    words = [word for each in options for choice in each.values() for word in choice.only]
    return frozenset(
        name for word in words for name in conditions.named(word, "choice", content.vocabulary)
    )


# -- all trees of some content ------------------------------------------------------------------


def trees(content: Content) -> dict[str, Node]:
    """Every effect of the content by name: ``story:<id>:<option>``, ``event:<n>`` (its immediate
    effect) and ``event:<n>:<option>``, ``potion:<id>``, ``trait:<source>:<index>``."""
    reader = Reader(content.vocabulary)
    effects: dict[str, Node] = {}
    for story in content.stories.values():
        _add_choices(reader, effects, f"story:{story.id}", story.options, f"story {story.id}")
    for event in content.events.values():
        _add_event(reader, effects, event)
    for potion in content.potions.values():
        at = f"potion {potion.id}"
        effects[f"potion:{potion.id}"] = reader.ability(reader.lines(potion.do, at), at)
    for source, traits in trait_sources(content).items():
        _add_traits(reader, effects, source, traits)
    for expansion in expansions_of(content.packs):
        effects |= expansion.data.trees(content, reader)
    return effects


def trait_sources(content: Content) -> dict[str, tuple[Trait, ...]]:
    """All traits by where they come from: ``monster.arachas`` is the ability, ``trophy.arachas``
    the trophy, ``school.wolf.3`` a specialty at level 3, ``witcher.wolf`` the school's trophy."""
    by_source: dict[str, tuple[Trait, ...]] = {}
    for monster in content.monsters.values():
        by_source[f"monster.{monster.id}"] = monster.traits
        by_source[f"trophy.{monster.id}"] = monster.trophy
    for trophy in content.attribute_trophies.values():
        by_source[f"attribute.{trophy.id}"] = trophy.trophy
    for school in content.schools.values():
        for level, traits in enumerate(school.levels, 1):
            by_source[f"school.{school.id}.{level}"] = traits
        by_source[f"witcher.{school.id}"] = school.trophy
    for event in content.events.values():
        by_source[f"event.{event.id}"] = event.traits
    for expansion in expansions_of(content.packs):
        by_source |= expansion.data.traits(content)
    return by_source


def _add_event(reader: Reader, found: dict[str, Node], event: EventCard) -> None:
    at = f"event {event.id}"
    if event.options and (event.do or event.kept):
        raise BadData(f"{at}: it has options, or does something at once, not both")
    if event.options:
        _add_choices(reader, found, f"event:{event.id}", event.options, at)
    else:
        # Kept cards are kept first: the rest may end the phase.
        lines = ("keep", *event.do) if event.kept else event.do
        tree = reader.story(reader.lines(lines, at), at)
        found[f"event:{event.id}"] = _telling(tree)


def _telling(node: Node) -> Node:
    """The tree of an event, in which every band of its table reports that it was reached: each has
    its own text."""
    if isinstance(node, Seq):
        return Seq(tuple(map(_telling, node.parts)))
    if isinstance(node, Choose):
        return replace(node, then=_telling(node.then))
    if isinstance(node, Switch) and node.test in ("band", "tier"):
        cases = [Seq((Op("outcome", (n,)), case)) for n, case in enumerate(node.cases, 1)]
        return Switch(node.test, node.args, tuple(cases))
    return node


def _branching(node: Node) -> Node:
    """The tree of an option, in which each band of its die reports that it was reached."""
    if isinstance(node, Seq):
        return Seq(tuple(map(_branching, node.parts)))
    if isinstance(node, Choose):
        return replace(node, then=_branching(node.then))
    if isinstance(node, Switch):
        if node.test != "band":
            return replace(node, cases=tuple(map(_branching, node.cases)))
        cases = [Seq((Op("branch", (n,)), case)) for n, case in enumerate(node.cases, 1)]
        return replace(node, cases=tuple(cases))
    return node


def _add_choices(
    reader: Reader, found: dict[str, Node], name: str, options: dict[str, CardOption], where: str
) -> None:
    if all(choice.cost or choice.only for choice in options.values()):
        raise BadData(f"{where}: every option has a price or a condition; one must be free")
    for letter, choice in options.items():
        at = f"{where}, option {letter}"
        reader.only(choice.only, f"{at}, only")
        cost = reader.cost(choice.cost, f"{at}, cost")
        do = reader.parts(choice.do, at)
        if sum(isinstance(part, Switch) and part.test == "band" for part in walk(Seq(do))) == 1:
            do = tuple(_branching(part) for part in do)
        found[f"{name}:{letter}"] = reader.story(Seq((*reader.parts(cost, at), *do)), at)


def _add_traits(
    reader: Reader, found: dict[str, Node], source: str, traits: Sequence[Trait]
) -> None:
    for index, trait in enumerate(traits):
        at = f"{source}, trait {index + 1}"
        cost = reader.cost(trait.cost, f"{at}, cost")
        if trait.do or cost:
            tree = Seq((*reader.parts(cost, at), *reader.parts(trait.do, at)))
            found[f"trait:{source}:{index}"] = reader.ability(tree, at)
