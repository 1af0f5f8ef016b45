"""The generals of the Wild Hunt: their records, and the effects of both sides of their cards
(W15.5, W15.7)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Any

from sevencats.games.oldworld.expansion import Component, ZoneSpec
from sevencats.games.oldworld.expansions.wild_hunt.board import (
    drop_marks,
    general,
    hunt_place,
    marks,
    witchers_at,
)
from sevencats.games.oldworld.expansions.wild_hunt.model import GENERAL, records
from sevencats.games.oldworld.fight.damage import suffer
from sevencats.games.oldworld.fight.record import MONSTER
from sevencats.games.oldworld.language.lines import Reader
from sevencats.games.oldworld.language.trait_words import check_trait
from sevencats.games.oldworld.packs.load import Content
from sevencats.games.oldworld.packs.model import TERRAINS, Line, Record, Trait
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.steps import Steps
from sevencats.kernel.atoms import move_all, tell
from sevencats.kernel.effects import Node, begin
from sevencats.kernel.errors import BadData

#: The zone of the general's cards before the last fight; those of other generals are in the box.
CARD, CARDS = "hunt_card", "hunt_cards"
#: The number of a general's own cards in the last fight.
OWN_CARDS = 4


class HuntGeneral(Record, frozen=True, kw_only=True):
    """A general. Side A, when the Hunt enters a witcher's location: ``enter`` for each witcher
    there, ``enter_once`` once. Side B, before the last fight: ``last`` for each player,
    ``last_away`` for those who are not at its location, ``last_once`` once."""

    enter: tuple[Line, ...] = ()
    enter_once: tuple[Line, ...] = ()
    last: tuple[Line, ...] = ()
    last_away: tuple[Line, ...] = ()
    last_once: tuple[Line, ...] = ()


class HuntCard(Record, frozen=True, kw_only=True):
    """A card of a general in the last fight. ``attack`` is for each player, ``next`` holds in that
    player's next fight turn. The passive side: ``passive`` at once, ``now`` for the rest of the
    fight turn, ``after`` before the next player's turn for each player, ``after_once`` once."""

    general: str
    attack: tuple[Line, ...]
    next: tuple[Trait, ...] = ()
    passive: tuple[Line, ...] = ()
    now: tuple[Trait, ...] = ()
    after: tuple[Line, ...] = ()
    after_once: tuple[Line, ...] = ()


KINDS: dict[str, type[Record]] = {GENERAL: HuntGeneral, CARD: HuntCard}
ZONES = (ZoneSpec(CARDS, True),)
#: The lists of lines of each kind, which are trees under ``<kind>_<list>:<id>``.
_GENERAL_LINES = ("enter", "enter_once", "last", "last_away", "last_once")
_CARD_LINES = ("attack", "passive", "after", "after_once")
#: The limits of our own values.
LIMITS = {CARD: {"attack": "1 damage and the level of an attribute that no other card names"}}


def generals(content: Content) -> dict[str, HuntGeneral]:
    """Return all generals by id."""
    return records(content, GENERAL, HuntGeneral)


def cards(content: Content) -> dict[str, HuntCard]:
    """Return all cards of generals by id."""
    return records(content, CARD, HuntCard)


def cards_of(content: Content, name: str) -> list[HuntCard]:
    """Return the cards of a general."""
    return [card for card in cards(content).values() if card.general == name]


# -- the table -------------------------------------------------------------------------------------


def components(content: Content) -> Iterator[Component]:
    """Return generals and their cards; the set-up takes those in play out of the box."""
    for ident in generals(content):
        yield Component(GENERAL, ident, "box")
    for ident in cards(content):
        yield Component(CARD, ident, "box")


def trees(content: Content, reader: Reader) -> dict[str, Node]:
    """Return the effects of the sides of the cards, list by list."""
    effects: dict[str, Node] = {}
    for kind, lists, every in (
        (GENERAL, _GENERAL_LINES, generals(content)),
        (CARD, _CARD_LINES, cards(content)),
    ):
        for one in every.values():
            for name in lists:
                lines = getattr(one, name)
                if lines:
                    at = f"{kind} {one.id}, {name}"
                    tree = reader.lines(lines, at)
                    effects[f"{kind}_{name}:{one.id}"] = reader.ability(tree, at)
    return effects


def traits(content: Content) -> dict[str, tuple[Trait, ...]]:
    """Return the traits that cards leave for the next fight turn, and for the rest of this one."""
    every = cards(content).values()
    left = {f"{CARD}.{card.id}": card.next for card in every}
    return left | {f"{CARD}_now.{card.id}": card.now for card in every}


def _lines(kind: str, field: str) -> Callable[[Content, list[str]], Iterable[Line]]:
    """Return the lines behind the trees of a list, so that their choices can be described."""

    def lines(content: Content, parts: list[str]) -> Iterable[Line]:
        return tuple(getattr(content.more[kind][parts[0]], field))

    return lines


LINES: dict[str, Callable[[Content, list[str]], Iterable[Line]]] = {
    f"{kind}_{field}": _lines(kind, field)
    for kind, fields in ((GENERAL, _GENERAL_LINES), (CARD, _CARD_LINES))
    for field in fields
}


def _check_general(content: Content, one: HuntGeneral) -> Iterable[str]:
    count = len(cards_of(content, one.id))
    if count != OWN_CARDS:
        yield f"it has {count} cards where {OWN_CARDS} belong"


def _check_card(content: Content, card: HuntCard) -> Iterable[str]:
    if card.general not in content.more[GENERAL]:
        yield f"general: there is no hunt_general {card.general!r}"
    for field in ("next", "now"):
        for number, trait in enumerate(getattr(card, field), 1):
            try:
                check_trait(
                    trait, f"{field}, trait {number}", content.vocabulary, content.locations
                )
            except BadData as error:
                yield str(error)


CHECKS: dict[type[Record], Callable[[Content, Any], Iterable[str]]] = {
    HuntGeneral: _check_general,
    HuntCard: _check_card,
}


# -- what happens ----------------------------------------------------------------------------------


def act(state: OldWorldState, name: str, ident: str, seats: Iterable[int]) -> None:
    """Carry out a list of lines for each of these seats, the first one first."""
    tree = f"{name}:{ident}"
    if tree in state.trees:
        for seat in reversed(list(seats)):
            begin(state, tree, seat, -1)


def enter_ability(state: OldWorldState) -> None:
    """Carry out the Hunt's ability after it entered a location with witchers (W15.5)."""
    ident, here = general(state), witchers_at(state, hunt_place(state))
    tell(state, "hunt_ability", -1, f"{GENERAL}.{ident}")
    act(state, f"{GENERAL}_enter_once", ident, here[:1])
    act(state, f"{GENERAL}_enter", ident, here)


def last_ability(state: OldWorldState) -> None:
    """Carry out the other side of the general's card as the last fight begins (W15.7)."""
    ident, everybody = general(state), range(len(state.table.seats))
    tell(state, "hunt_ability", -1, f"{GENERAL}.{ident}")
    away = [seat for seat in everybody if state.place[seat] != hunt_place(state)]
    act(state, f"{GENERAL}_last_once", ident, everybody[:1])
    act(state, f"{GENERAL}_last_away", ident, away)
    act(state, f"{GENERAL}_last", ident, everybody)


def steps(base: Steps) -> Steps:
    """Set out the general's cards. Marks of a monster harm its fighter and leave with the
    monster."""

    def setup_end(state: OldWorldState) -> None:
        base.setup_end(state)
        own = {card.id for card in cards_of(state.table.content, general(state))}
        kind, box = state.table.kind, state.common("box")
        taken = [s for s in box if kind[state.face[s]] == CARD and state.ident(s) in own]
        move_all(state, taken, state.table.zone_of[CARDS], "hunt_cards", -1)

    def prepare(state: OldWorldState, stage: str) -> None:
        base.fight_prepare(state, stage)
        fight = state.fight
        if stage == "after_pool" and fight.kind == MONSTER and fight.terrain >= 0:
            count = marks(state, TERRAINS[fight.terrain])
            if count:
                suffer(state, fight.attacker, count)

    def aftermath(state: OldWorldState, result: str) -> None:
        terrain = state.fight.terrain
        if state.fight.kind == MONSTER and terrain >= 0 and result != "lost":
            drop_marks(state, TERRAINS[terrain])
        base.fight_aftermath(state, result)

    return replace(base, setup_end=setup_end, fight_prepare=prepare, fight_aftermath=aftermath)
