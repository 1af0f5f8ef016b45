"""Code shared by the action cards of Monster Trail (W11.5); it has no pack of its own.

A card may have abilities: traits that apply while it is in the combo, and passive ones that act
when damage discards it. An extension may do more than its symbols say. Grey cards match no
extension.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise

from sevencats.games.oldworld.expansion import Data, Expansion, Rules, add_expansion
from sevencats.games.oldworld.expansions.card_abilities.extensions import start_extension
from sevencats.games.oldworld.expansions.card_abilities.model import ID, PASSIVE, Ability
from sevencats.games.oldworld.expansions.card_abilities.words import OPS, VOCABULARY
from sevencats.games.oldworld.language.lines import Reader
from sevencats.games.oldworld.language.trait_words import check_trait
from sevencats.games.oldworld.language.traits import Held, conditions_hold, name_of
from sevencats.games.oldworld.packs.load import Content
from sevencats.games.oldworld.packs.model import Symbols, Trait
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.steps import Steps
from sevencats.games.oldworld.table import OldWorldTable
from sevencats.games.oldworld.zones import COMBO, DECK, HAND
from sevencats.kernel.atoms import tell
from sevencats.kernel.effects import Node, begin

#: The colour of cards that match no extension.
GREY = "grey"
#: The moments when the ability of a card may act; a rule applies while the card is in the combo.
_MOMENTS = ("combo", "hit", "resolved", *PASSIVE)


@dataclass(frozen=True, slots=True, eq=False)
class _Index:
    """By physical card: the source of its traits (empty: it has none), and whether one is
    passive."""

    sources: tuple[str, ...]
    passive: tuple[bool, ...]


@lru_cache(maxsize=64)
def _index(table: OldWorldTable) -> _Index:
    traits = _traits(table.content)
    sources = [
        f"action.{ident}" if kind == "action" and f"action.{ident}" in traits else ""
        for kind, ident in zip(table.kind, table.ident, strict=True)
    ]
    passive = [any(trait.when in PASSIVE for trait in traits.get(name, ())) for name in sources]
    return _Index(tuple(sources), tuple(passive))


# -- rules -----------------------------------------------------------------------------------------


def _may_act(state: OldWorldState, who: int) -> bool:
    """Tell whether damage could discard a card with a passive ability. Deck and hand are checked
    together, since only the owner knows which of the two holds it."""
    if who < 0:
        return False
    passive, face = _index(state.table).passive, state.face
    return any(passive[face[s]] for zone in (DECK, HAND) for s in state.cards(who, zone))


def _act(state: OldWorldState, seat: int, card: int, moments: Iterable[str]) -> None:
    """Let a card that damage has discarded act, if it can."""
    source = _index(state.table).sources[state.face[card]]
    for place, trait in enumerate(_traits(state.table.content).get(source, ())):
        one = Held(source, place, trait)
        if trait.when in moments and conditions_hold(state, seat, one):
            tell(state, "trait", seat, name_of(one))
            begin(state, f"trait:{source}:{place}", seat, card)


def _steps(base: Steps) -> Steps:
    def link(state: OldWorldState, seat: int, under: int, over: int) -> Symbols | None:
        if state.table.colour[state.face[over]] == GREY:
            return None
        return base.fight_link(state, seat, under, over)

    def resolve(state: OldWorldState, seat: int) -> None:
        """Resolve matched extensions with effects besides symbols first: they may add damage."""
        base.fight_resolve(state, seat)
        laid = state.cards(seat, COMBO)
        for under, over in reversed(list(pairwise(laid))):
            start_extension(
                state, seat, under, state.table.steps.fight_match(state, seat, under, over)
            )

    def interrupts(state: OldWorldState, who: int) -> bool:
        return _may_act(state, who) or base.fight_interrupts(state, who)

    def off_the_deck(state: OldWorldState, who: int, card: int) -> None:
        base.fight_damage_card(state, who, card)
        if who >= 0:
            _act(state, who, card, PASSIVE)

    def off_the_hand(state: OldWorldState, who: int, card: int) -> None:
        base.fight_damage_hand(state, who, card)
        _act(state, who, card, PASSIVE[:1])

    return replace(
        base,
        fight_link=link,
        fight_resolve=resolve,
        fight_interrupts=interrupts,
        fight_damage_card=off_the_deck,
        fight_damage_hand=off_the_hand,
    )


# -- data ------------------------------------------------------------------------------------------


def _abilities(content: Content) -> Iterator[Ability]:
    for record in content.more.get(f"action.{ID}", {}).values():
        assert isinstance(record, Ability)
        yield record


@lru_cache(maxsize=64)
def _traits(content: Content) -> dict[str, tuple[Trait, ...]]:
    return {f"action.{one.id}": one.traits for one in _abilities(content) if one.traits}


def _trees(content: Content, reader: Reader) -> dict[str, Node]:
    effects = {}
    for one in _abilities(content):
        for colour, lines in one.extension_lines.items():
            at = f"action {one.id}, extension_lines.{colour}"
            tree = reader.ability(reader.lines(lines, at), at)
            effects[f"extension:{one.id}:{colour}"] = tree
    return effects


def _sources(state: OldWorldState, seat: int) -> Iterable[str]:
    """Return the cards of the combo that have traits."""
    laid = state.cards(seat, COMBO)
    if not laid:
        return ()
    sources, face = _index(state.table).sources, state.face
    return [sources[face[card]] for card in laid if sources[face[card]]]


def _check(content: Content, ability: Ability) -> Iterator[str]:
    card = content.actions.get(ability.id)
    if card is None:
        return
    if ability.traits and card.copies > 1:
        yield "copies: a card with traits has one copy; give each printing a record"
    for colour in ability.extension_lines:
        if colour not in card.extensions:
            yield f"extension_lines: the card has no extension {colour!r}"
    for place, trait in enumerate(ability.traits, 1):
        yield from _trait_faults(content, trait, f"traits, trait {place}")


def _trait_faults(content: Content, trait: Trait, where: str) -> Iterator[str]:
    try:
        check_trait(trait, where, content.vocabulary, content.locations)
    except ValueError as error:
        yield str(error)
    if trait.when and trait.when not in _MOMENTS:
        yield f"{where}: a card acts at {', '.join(_MOMENTS)}, not at {trait.when!r}"
    if trait.when in PASSIVE and (trait.may or trait.cost or trait.once):
        yield f"{where}: a passive ability acts by itself, for nothing and every time"


add_expansion(
    Expansion(
        id=ID,
        rules=Rules(
            steps=_steps,
            ops=OPS,
            sources=_sources,
        ),
        data=Data(
            vocabulary=VOCABULARY,
            columns={"action": Ability},
            checks={Ability: _check},
            limits={
                "action": {
                    "traits": "one ability while the card lies in the combo, or a passive one",
                    "extension_lines": "what an extension does beside its symbols, such as a die",
                }
            },
            trees=_trees,
            traits=_traits,
            colours=(GREY,),
        ),
    )
)
