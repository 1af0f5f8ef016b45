"""The records of Legendary Hunt: beasts and their attacks, fight cards, movement cards, tokens."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

import msgspec

from sevencats.games.oldworld.config import SOLO
from sevencats.games.oldworld.expansion import Component, SetupChoice
from sevencats.games.oldworld.language.lines import Reader
from sevencats.games.oldworld.language.trait_words import check_trait
from sevencats.games.oldworld.packs.load import Content
from sevencats.games.oldworld.packs.model import Line, Record, Trait
from sevencats.kernel.effects import Node
from sevencats.kernel.errors import BadData

ID = "legendary_hunt"
#: The number of special attacks of a beast, and the most players for which a card gives its steps.
ATTACKS, MOST_PLAYERS = 4, 5
#: The defaults of the set-up.
SIDE, SOLO_LEVEL = "a", "normal"
#: The zones of the components: the beast of this game, its fight cards, the movement cards (with
#: those left out of a solo game's pile), the destruction tokens.
BEAST_ZONE, FIGHT_DECK = "legend", "legend_deck"
MOVES, MOVES_GONE, MOVES_OUT = "movement_deck", "movement_discard", "movement_box"
TOKENS = "destruction_pile"


class Blow(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One side of a legendary fight card: damage, cards off the top of the deck, or the number of
    one of the beast's special attacks."""

    damage: int = 0
    mill: int = 0
    claws: int = 0

    def lines(self) -> list[str]:
        """Return its effect as lines; a special attack has its own lines instead."""
        if self.claws:
            return []
        return [f"strike {self.damage}" if self.damage else f"mill {self.mill}"]


class Legend(Record, frozen=True, kw_only=True):
    """A legendary monster: its start location, what applies in the whole fight, its special
    attacks."""

    location: str
    attacks: tuple[str, ...]
    traits: tuple[Trait, ...] = ()


class LegendAttack(Record, frozen=True, kw_only=True):
    """A special attack: its effect at once, and what applies in the witcher's next fight turn."""

    do: tuple[Line, ...]
    next: tuple[Trait, ...] = ()


class LegendCard(Record, frozen=True, kw_only=True):
    """A card of the legendary fight deck."""

    charge: Blow
    bite: Blow


class Movement(Record, frozen=True, kw_only=True):
    """A movement card: the beast's destination, the next one after it, and its steps for one to
    five players."""

    main: str
    secondary: str
    moves: tuple[int, ...]


class Destruction(Record, frozen=True, kw_only=True):
    """A destruction token: its bonus."""

    do: tuple[Line, ...]
    copies: int = 1


class HuntSide(Record, frozen=True, kw_only=True):
    """A side of the help card: the beast's protection by the spots of the trophy track."""

    protection: tuple[int, ...]


class HuntSolo(Record, frozen=True, kw_only=True):
    """A difficulty of the solo game: the movement cards of its pile."""

    cards: int


KINDS: dict[str, type[Record]] = {
    "legend": Legend,
    "legend_attack": LegendAttack,
    "legend_card": LegendCard,
    "movement": Movement,
    "destruction": Destruction,
    "hunt_side": HuntSide,
    "hunt_solo": HuntSolo,
}

#: The limits of our own values, within which printed ones may be expected too.
LIMITS = {
    "legend": {
        "location": "one location, where it stands at the beginning",
        "attacks": f"{ATTACKS} special attacks, by the number of their claw marks",
        "traits": "one rule for the whole fight with it",
    },
    "legend_attack": {
        "do": "3 to 5 damage and something with it, or 7 under a condition",
        "next": "what holds in the witcher's next fight turn, or nothing",
    },
    "destruction": {"copies": "2 to 4, with all other kinds of token 24"},
}

R = TypeVar("R", bound=Record)


def records(content: Content, kind: type[R]) -> dict[str, R]:
    """All records of one of these kinds, by id."""
    name = next(name for name, known in KINDS.items() if known is kind)
    return {ident: r for ident, r in content.more[name].items() if isinstance(r, kind)}


# -- the table -------------------------------------------------------------------------------------


def choices(content: Content) -> list[SetupChoice]:
    """Return the choices of a set-up: a side, a beast, and the difficulty of the solo game."""
    sides, beasts = tuple(records(content, HuntSide)), tuple(records(content, Legend))
    levels = tuple(records(content, HuntSolo))
    return [
        SetupChoice("hunt_side", sides, "hunt-side", usual=SIDE),
        SetupChoice("legend", beasts, "legend"),
        SetupChoice("hunt_solo", levels, "hunt-solo", usual=SOLO_LEVEL, mode=SOLO),
    ]


def components(content: Content) -> Iterator[Component]:
    """Return the components; beasts that are not chosen stay in the box."""
    for legend in records(content, Legend):
        yield Component("legend", legend, "box")
    for card in records(content, LegendCard):
        yield Component("legend_card", card, FIGHT_DECK)
    for card in records(content, Movement):
        yield Component("movement", card, MOVES)
    for token in records(content, Destruction).values():
        for _ in range(token.copies):
            yield Component("destruction", token.id, TOKENS)


def traits(content: Content) -> dict[str, tuple[Trait, ...]]:
    """Return the traits of a beast in the whole fight, and those its attacks leave for the next
    fight turn."""
    beasts = {f"monster.{one.id}": one.traits for one in records(content, Legend).values()}
    attacks = records(content, LegendAttack).values()
    return beasts | {f"legend_attack.{one.id}": one.next for one in attacks}


def trees(content: Content, reader: Reader) -> dict[str, Node]:
    """The effects of the sides of fight cards, of attacks and of tokens."""
    blows = {
        f"legend_blow:{card.id}:{side}": reader.ability(reader.lines([line], card.id), card.id)
        for card in records(content, LegendCard).values()
        for side, blow in enumerate((card.charge, card.bite))
        for line in blow.lines()
    }
    return blows | {
        f"{kind}:{one.id}": reader.ability(reader.lines(one.do, one.id), one.id)
        for kind, found in (
            ("legend_attack", records(content, LegendAttack)),
            ("destruction", records(content, Destruction)),
        )
        for one in found.values()
    }


# -- checks ----------------------------------------------------------------------------------------


def _check_legend(content: Content, legend: Legend) -> Iterable[str]:
    if legend.location not in content.locations:
        yield f"location: there is no location {legend.location!r}"
    if len(legend.attacks) != ATTACKS:
        yield f"attacks: {len(legend.attacks)} where {ATTACKS} belong"
    for attack in legend.attacks:
        if attack not in content.more["legend_attack"]:
            yield f"attacks: there is no legend_attack {attack!r}"
    yield from _check_traits(content, "traits", legend.traits)


def _check_attack(content: Content, attack: LegendAttack) -> Iterable[str]:
    yield from _check_traits(content, "next", attack.next)


def _check_traits(content: Content, field: str, traits: tuple[Trait, ...]) -> Iterable[str]:
    for number, trait in enumerate(traits, 1):
        try:
            check_trait(trait, f"{field}, trait {number}", content.vocabulary, content.locations)
        except BadData as error:
            yield str(error)


def _check_card(content: Content, card: LegendCard) -> Iterable[str]:
    for field, blow in (("charge", card.charge), ("bite", card.bite)):
        if sum(bool(n) for n in (blow.damage, blow.mill, blow.claws)) != 1:
            yield f"{field}: it has one of damage, mill and claws"
        if not 0 <= blow.claws <= ATTACKS or min(blow.damage, blow.mill) < 0:
            yield f"{field}: out of range"


def _check_movement(content: Content, card: Movement) -> Iterable[str]:
    for field, place in (("main", card.main), ("secondary", card.secondary)):
        if place not in content.locations:
            yield f"{field}: there is no location {place!r}"
    if len(card.moves) != MOST_PLAYERS or min(card.moves, default=0) < 1:
        yield f"moves: it needs steps for 1 to {MOST_PLAYERS} players"


def _check_token(content: Content, token: Destruction) -> Iterable[str]:
    if token.copies < 1:
        yield f"copies: {token.copies} is too few"


def _check_side(content: Content, side: HuntSide) -> Iterable[str]:
    if len(side.protection) != content.tracks.top + 1 or min(side.protection) < 0:
        yield f"protection: it needs a number for each of {content.tracks.top + 1} spots"


def _check_solo(content: Content, solo: HuntSolo) -> Iterable[str]:
    if not 1 <= solo.cards <= len(content.more["movement"]):
        yield f"cards: {solo.cards} is no number of movement cards"


CHECKS: dict[type[Record], Callable[[Content, Any], Iterable[str]]] = {
    Legend: _check_legend,
    LegendAttack: _check_attack,
    LegendCard: _check_card,
    Movement: _check_movement,
    Destruction: _check_token,
    HuntSide: _check_side,
    HuntSolo: _check_solo,
}
