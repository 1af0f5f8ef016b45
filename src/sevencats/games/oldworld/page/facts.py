"""The printed facts of Old World for its page: places, cards, monsters, tracks, by the packs in
play, with names and texts in one language.

The results of a story's or event's options are not included: nobody may read them before the
choice. Stories have their titles, events only those that players keep (equipment and companions),
with their effects.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

import msgspec

from sevencats.games.oldworld.expansion import expansions_of, terms_of
from sevencats.games.oldworld.packs.load import Content, load
from sevencats.games.oldworld.packs.model import (
    ATTRIBUTES,
    COLOURS,
    TERRAINS,
    ActionCard,
    Attack,
    FightCard,
    Location,
    Record,
    School,
    Symbols,
)
from sevencats.games.oldworld.rules.poker_hands import HANDS
from sevencats.games.oldworld.text import cards as cardtext
from sevencats.text import Texts

_BASE_PACK = "base"
_LEVELS = (1, 2, 3, 4, 5)
_V = TypeVar("_V", int, str)


class _Facts(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A part of the facts."""


class PlaceFacts(_Facts, frozen=True, kw_only=True):
    """A location: its position on the map, its roads, its action. ``token``: it has a location
    token, so a monster or a quest may come there."""

    id: str
    number: int
    name: str
    terrain: str
    action: str
    paths: tuple[str, ...]
    x: int
    y: int
    token: bool
    school: str
    harbour: bool


class SymbolFacts(_Facts, frozen=True, kw_only=True):
    """The symbols of a card or of one of its extensions."""

    damage: int
    shield: int
    draw: int
    take_back: int
    return_card: bool


class CardFacts(_Facts, frozen=True, kw_only=True):
    """A printing of an action card. ``emblem`` is shared by printings of one name; a colour that
    ``extensions`` lacks does not connect, one without symbols only connects; ``boost`` is what may
    be paid for when it is resolved (empty: nothing)."""

    id: str
    emblem: str
    name: str
    text: str
    colour: str
    cost: int
    terrain: str
    symbols: SymbolFacts
    extensions: dict[str, SymbolFacts]
    school: str
    boost: str = ""


class AttackFacts(_Facts, frozen=True, kw_only=True):
    """One side of a monster's fight card: damage, plus a multiple of the monster's level and of the
    level of an attribute; random discards times level; cards to trash; an attribute that falls."""

    text: str
    damage: int
    level: int
    attribute: str
    discard: int
    trash: int
    lower: str


class FightCardFacts(_Facts, frozen=True, kw_only=True):
    """A card of the monsters' fight deck."""

    id: str
    name: str
    charge: AttackFacts
    bite: AttackFacts
    copies: int


class MonsterFacts(_Facts, frozen=True, kw_only=True):
    """A monster: ``text`` is its ability, ``trophy`` the effect of its trophy."""

    id: str
    name: str
    level: int
    life: int
    text: str
    trophy: str


class SchoolFacts(_Facts, frozen=True, kw_only=True):
    """A witcher board; ``levels`` are the effects of the specialty at its five levels, ``terms``
    what its player has in place of other things (``shield``: ``energy``)."""

    id: str
    name: str
    location: str
    colour: str
    specialty: str
    levels: tuple[str, ...]
    trophy: str
    terms: dict[str, str] = {}


class ThingFacts(_Facts, frozen=True, kw_only=True):
    """A component with a name and a text: a potion, a trophy, a piece of gear, or a record of an
    expansion's own kind, with its printed numbers, rows of numbers, words and lists of words."""

    id: str
    name: str
    text: str
    numbers: dict[str, int] = {}
    rows: dict[str, tuple[int, ...]] = {}
    words: dict[str, str] = {}


class TrackFacts(_Facts, frozen=True, kw_only=True):
    """The numbers of the boards. Lists of five run over levels 1 to 5, ``fatigue`` and ``gold``
    over the spots of the trophy track, ``placeCost`` over the pool from its left."""

    shield: tuple[int, ...]
    level_draw: tuple[int, ...]
    fatigue: tuple[int, ...]
    gold: tuple[int, ...]
    top: int
    hand_limit: int
    potion_limit: int
    monster_gold: int
    place_cost: tuple[int, ...]
    poker_solo: tuple[int, ...]
    solo_ranks: tuple[tuple[str, int], ...]


class ColourFacts(_Facts, frozen=True, kw_only=True):
    """A colour of action cards, and the kind of action it stands for."""

    name: str
    kind: str


class OldWorldFacts(_Facts, frozen=True, kw_only=True):
    """All of it. Words for terrains, attributes, actions, dice hands, ranks and landmarks come by
    their ids, hands from the lowest to the highest. ``more`` has the kinds of expansions; a card
    of such a kind goes by ``<kind>.<id>`` in a view, as all but action cards do."""

    packs: tuple[str, ...]
    places: tuple[PlaceFacts, ...]
    cards: tuple[CardFacts, ...]
    fight_cards: tuple[FightCardFacts, ...]
    monsters: tuple[MonsterFacts, ...]
    schools: tuple[SchoolFacts, ...]
    potions: tuple[ThingFacts, ...]
    attribute_trophies: tuple[ThingFacts, ...]
    gear: tuple[ThingFacts, ...]
    stories: dict[str, str]
    more: dict[str, tuple[ThingFacts, ...]]
    tracks: TrackFacts
    terrains: dict[str, str]
    colours: dict[str, ColourFacts]
    attributes: dict[str, str]
    actions: dict[str, str]
    hands: dict[str, str]
    ranks: dict[str, str]
    landmarks: dict[str, str]


def facts(options: Sequence[str], texts: Texts) -> OldWorldFacts:
    """The facts of a table with these expansions, in a language."""
    packs = (_BASE_PACK, *options)
    return _Writer(load(packs, ""), texts).everything(packs)


class _Writer:
    """Put records and their words together."""

    def __init__(self, content: Content, texts: Texts) -> None:
        self.content = content
        self.texts = texts

    def everything(self, packs: tuple[str, ...]) -> OldWorldFacts:
        content = self.content
        # Numbered records of a kind (``destruction.3``) share the name of the kind.
        landmarks = dict.fromkeys(
            name.partition(".")[0] for more in expansions_of(packs) for name in more.rules.landmarks
        )
        actions = dict.fromkeys(place.action for place in content.locations.values())
        return OldWorldFacts(
            packs=packs,
            places=tuple(self._place(place) for place in content.locations.values()),
            cards=tuple(self._card(card) for card in content.actions.values()),
            fight_cards=tuple(self._fight_card(card) for card in content.fight_cards.values()),
            monsters=self._monsters(),
            schools=tuple(self._school(school) for school in content.schools.values()),
            potions=self._things("potion", content.potions.values()),
            attribute_trophies=self._trophies(),
            gear=self._gear(),
            stories={story: self.name("story", story) for story in content.stories},
            more={
                kind: self._things(kind, records.values())
                for kind, records in content.more.items()
                if records and "." not in kind
            },
            tracks=self._tracks(),
            terrains=self._words("terrain", (*TERRAINS, "any", "wild")),
            colours={
                colour: ColourFacts(
                    name=self.texts(f"ow-colour-{colour}"), kind=self.texts(f"ow-kind-{colour}")
                )
                for colour in COLOURS
            },
            attributes=self._words("attribute", ATTRIBUTES),
            actions=self._words("action", actions),
            hands=self._words("hand", HANDS),
            ranks=self._words("rank", (rank for rank, _ in content.tracks.solo_ranks)),
            landmarks=self._words("landmark", landmarks),
        )

    def name(self, kind: str, ident: str) -> str:
        return cardtext.name(self.texts, self.content, kind, ident)

    def text(self, kind: str, ident: str, level: int = 1) -> str:
        return cardtext.text(self.texts, self.content, kind, ident, level)

    def _words(self, kind: str, idents: Iterable[str]) -> dict[str, str]:
        return {ident: self.texts(f"ow-{kind}-{ident.replace('_', '-')}") for ident in idents}

    def _place(self, place: Location) -> PlaceFacts:
        printed = ("number", "terrain", "action", "paths", "x", "y", "token", "school", "harbour")
        return PlaceFacts(
            id=place.id,
            name=self.name("place", place.id),
            **{field: getattr(place, field) for field in printed},
        )

    def _card(self, card: ActionCard) -> CardFacts:
        return CardFacts(
            id=card.id,
            emblem=card.name,
            name=self.name("action", card.id),
            text=self.text("action", card.id),
            colour=card.colour,
            cost=card.cost,
            terrain=card.terrain,
            symbols=_symbols(card.symbols),
            extensions={colour: _symbols(symbols) for colour, symbols in card.extensions.items()},
            school=card.school,
            boost=self._boost(card.id),
        )

    def _boost(self, card: str) -> str:
        more = expansions_of(self.content.packs)
        return next(
            filter(None, (one.words.boost(self.texts, self.content, card) for one in more)), ""
        )

    def _fight_card(self, card: FightCard) -> FightCardFacts:
        return FightCardFacts(
            id=card.id,
            name=self.name("fight", card.id),
            charge=self._attack(card.charge),
            bite=self._attack(card.bite),
            copies=card.copies,
        )

    def _attack(self, attack: Attack) -> AttackFacts:
        printed = {field: getattr(attack, field) for field in Attack.__struct_fields__}
        return AttackFacts(text=cardtext.attack_text(self.texts, attack), **printed)

    def _monsters(self) -> tuple[MonsterFacts, ...]:
        return tuple(
            MonsterFacts(
                id=monster.id,
                name=self.name("monster", monster.id),
                level=monster.level,
                life=monster.life,
                text=self.text("monster", monster.id),
                trophy=self.text("trophy", monster.id),
            )
            for monster in self.content.monsters.values()
        )

    def _school(self, school: School) -> SchoolFacts:
        specialty = school.specialty.replace("_", "-")
        return SchoolFacts(
            id=school.id,
            name=self.name("school", school.id),
            location=school.location,
            colour=school.colour,
            specialty=self.texts(f"ow-specialty-{specialty}"),
            levels=tuple(self.text("school", school.id, level) for level in _LEVELS),
            trophy=self.text("witcher", school.id),
            terms=dict(terms_of(self.content, school.id)),
        )

    def _trophies(self) -> tuple[ThingFacts, ...]:
        return tuple(
            ThingFacts(id=one, name=self.name("attribute", one), text=self.text("attribute", one))
            for one in self.content.attribute_trophies
        )

    def _gear(self) -> tuple[ThingFacts, ...]:
        return tuple(
            ThingFacts(
                id=event.id,
                name=self.name("event", event.id),
                text=self.text("event", event.id),
                words={"kept": event.kept},
            )
            for event in self.content.events.values()
            if event.kept
        )

    def _things(self, kind: str, records: Iterable[Record]) -> tuple[ThingFacts, ...]:
        return tuple(
            ThingFacts(
                id=record.id,
                name=self.name(kind, record.id),
                text=self.text(kind, record.id),
                numbers=_fields(record, int),
                rows=_rows(record),
                words=_fields(record, str) | _lists(record),
            )
            for record in records
        )

    def _tracks(self) -> TrackFacts:
        tracks = self.content.tracks
        return TrackFacts(
            **{field: getattr(tracks, field) for field in TrackFacts.__struct_fields__}
        )


def _symbols(symbols: Symbols) -> SymbolFacts:
    return SymbolFacts(
        **{field: getattr(symbols, field) for field in SymbolFacts.__struct_fields__}
    )


def _rows(record: Record) -> dict[str, tuple[int, ...]]:
    values = {name: getattr(record, name) for name in record.__struct_fields__}
    return {
        name: value
        for name, value in values.items()
        if isinstance(value, tuple) and value and all(type(one) is int for one in value)
    }


def _lists(record: Record) -> dict[str, str]:
    """The printed lists of short words, each as one text: ``a 1+b 2;b 3``."""
    values = {name: getattr(record, name) for name in record.__struct_fields__}
    return {
        name: ";".join("+".join(part) for part in value)
        for name, value in values.items()
        if isinstance(value, tuple) and value and all(map(_is_words, value)) and any(value)
    }


def _is_words(value: object) -> bool:
    return type(value) is tuple and all(type(word) is str for word in value)


def _fields(record: Record, kind: type[_V]) -> dict[str, _V]:
    """The printed fields of a record that are plain numbers, or plain words."""
    values = {field: getattr(record, field) for field in record.__struct_fields__ if field != "id"}
    return {field: value for field, value in values.items() if type(value) is kind}
