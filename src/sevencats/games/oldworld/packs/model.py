"""The shape of content: what a pack may hold, as frozen records read from its files.

Everything printed on a component stands here as data: numbers, symbols, and effects in the small
language of ``language/lines.py``. Names and story texts are message keys; they live in locale
files.
A record that is not known from the box says so in ``authored``: the names of the fields that are
our own, or ``*`` for all of them. Where the box or the rulebook gives a part of a field, the mark
names the part that is ours: ``levels.damage``. A pack may replace any record by giving one of the
same id.
"""

from __future__ import annotations

from typing import Any

import msgspec

TERRAINS = ("forest", "mountain", "water")
ATTRIBUTES = ("combat", "defense", "alchemy", "specialty")
#: In the order of the extension slots on a card (W6.18 says which is which).
COLOURS = ("green", "yellow", "purple", "blue", "red")
#: The possible actions of a location (W3).
LOCATION_ACTIONS = (
    "alchemy",
    "alms",
    "combat",
    "defense",
    "exchange",
    "poker",
    "potion",
    "rumours",
    "school",
    "specialty",
)

#: One line of an effect: ``"gold +2"``, or a table for what branches: ``{roll = {...}}``.
Line = str | dict[str, Any]


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The fields that all records share: an id within its kind, and which fields are our own."""

    id: str
    authored: tuple[str, ...] = ()


def marked_field(mark: str) -> str:
    """The field that a mark in ``authored`` is about."""
    return mark.partition(".")[0]


class Symbols(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The symbols on a card or on one of its extensions (W6.4, W6.6). ``draw`` is added to the
    draw step, ``take_back`` takes top discards, ``return_card`` puts this card back into hand."""

    damage: int = 0
    shield: int = 0
    draw: int = 0
    take_back: int = 0
    return_card: bool = False


class Trait(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One lasting ability of a monster, trophy, equipment, companion or specialty.

    Either it acts: at the moment ``when``, if all of ``only`` hold, after ``cost`` is paid, the
    lines of ``do`` are carried out; ``may`` makes it an offer, ``once`` is ``fight`` or ``turn``.
    Or it bends a number: ``rule`` names it and ``n`` is its value, while ``only`` holds.
    The words are listed in ``games/oldworld/language/trait_words.py``.
    """

    when: str = ""
    only: tuple[str, ...] = ()
    cost: tuple[Line, ...] = ()
    do: tuple[Line, ...] = ()
    may: bool = False
    once: str = ""
    rule: str = ""
    n: int = 0


class ActionCard(Record, frozen=True, kw_only=True):
    """An action card. Copies of one name differ in terrain and extensions, so each printing has an
    id of its own and ``name`` is what they share. ``school`` owns a starting card, ``copies`` is
    how often this very printing exists."""

    name: str
    colour: str
    cost: int
    terrain: str
    symbols: Symbols = Symbols()
    extensions: dict[str, Symbols] = {}
    copies: int = 1
    school: str = ""


class Location(Record, frozen=True, kw_only=True):
    """A place on the map. ``terrain`` is ``any`` for Behelt Nar, which has no token (W2.6). No path
    leads to an ``island``, only ships do."""

    number: int
    terrain: str
    action: str
    paths: tuple[str, ...]
    token: bool = True
    school: str = ""
    harbour: bool = False
    island: bool = False
    x: int = 0
    y: int = 0


class Attack(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One side of a fight card: damage (a number, plus so many times the monster's level, plus
    the level of an attribute of the witcher's), random discards times level, cards to trash,
    an attribute to lower."""

    damage: int = 0
    level: int = 0
    attribute: str = ""
    discard: int = 0
    trash: int = 0
    lower: str = ""


class FightCard(Record, frozen=True, kw_only=True):
    """A card of the monster fight deck."""

    charge: Attack
    bite: Attack
    copies: int = 1


class Monster(Record, frozen=True, kw_only=True):
    """A monster: its card, its token and, once defeated, its trophy. One that is ``aside`` is in no
    pile of tokens: an expansion brings it."""

    level: int
    life: int
    aside: bool = False
    traits: tuple[Trait, ...] = ()
    trophy: tuple[Trait, ...] = ()


class School(Record, frozen=True, kw_only=True):
    """A board: where it starts (empty: an expansion lets its player choose), its specialty by level
    (W8), its trophy for others."""

    colour: str
    specialty: str
    levels: tuple[tuple[Trait, ...], ...]
    location: str = ""
    trophy: tuple[Trait, ...] = ()


class Potion(Record, frozen=True, kw_only=True):
    """A potion: the effect of using it on the player's own fight turn."""

    do: tuple[Line, ...]
    only: tuple[str, ...] = ()
    copies: int = 4


class AttributeTrophy(Record, frozen=True, kw_only=True):
    """The trophy of an attribute at level 5 (W4.3); its id is the attribute."""

    trophy: tuple[Trait, ...]
    copies: int = 2


class CardOption(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One option of a story or event: its price, and what comes of it, unseen until chosen.
    ``only``: conditions; where one of them does not hold, the option is not read out."""

    only: tuple[str, ...] = ()
    cost: tuple[Line, ...] = ()
    do: tuple[Line, ...] = ()


class Story(Record, frozen=True, kw_only=True):
    """An exploration card: ``deck`` is ``city`` or ``wilds``, or one of an expansion; options are
    ``a``, ``b`` ... With ``half_of`` it is not a separate card but the other half of that card."""

    deck: str
    options: dict[str, CardOption]
    half_of: str = ""


class EventCard(Record, frozen=True, kw_only=True):
    """A numbered event (its id is the number): options, or ``do`` at once; ``kept`` with
    ``traits`` for equipment and companions."""

    options: dict[str, CardOption] = {}
    do: tuple[Line, ...] = ()
    kept: str = ""
    traits: tuple[Trait, ...] = ()


class Tracks(Record, frozen=True, kw_only=True):
    """The numbers of the boards (id ``tracks``). Lists of five run over levels 1 to 5, lists of
    ``top`` + 1 over the spots of the trophy track. ``setup`` gives (cards, gold) by seat for each
    number of players, ``solo_ranks`` the number of turns up to which a rank holds."""

    shield: tuple[int, ...]
    level_draw: tuple[int, ...]
    fatigue: tuple[int, ...]
    gold: tuple[int, ...]
    top: int
    hand_limit: int
    potion_limit: int
    monster_gold: int
    place_cost: tuple[int, ...]
    setup: dict[str, tuple[tuple[int, int], ...]]
    solo_setup: tuple[int, int]
    poker_solo: tuple[int, ...]
    solo_ranks: tuple[tuple[str, int], ...]


class SampleSetup(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A set-up with a pack: its boards, its expansions (none named: the pack alone), and the rounds
    after which it is cut (-1: the usual number)."""

    mode: str = "base"
    schools: tuple[str, ...] = ()
    packs: tuple[str, ...] = ()
    rounds: int = -1


class Manifest(Record, frozen=True, kw_only=True):
    """The manifest of a pack. It needs other packs before it, and it clashes with some. ``expects``
    gives the number of cards of a kind that the pack must have, so that a mistake in the data is
    noticed. ``languages`` are those it has texts in; English is always one of them. In those of
    ``english_stories`` its stories and events are still to be written, and are read in English.

    ``order`` is its position in lists of expansions, and ``set`` one word for several packs that
    are chosen together or separately. ``story_counts`` are the decks of the box: how many
    ``cards``, and how many of them have each effect (see ``packs/counts.py``). ``samples`` are
    set-ups with it that tests play.
    """

    order: int = 0
    set: str = ""
    needs: tuple[str, ...] = ()
    clashes: tuple[str, ...] = ()
    story_counts: dict[str, dict[str, int]] = {}
    samples: tuple[SampleSetup, ...] = ()
    expects: dict[str, int] = {}
    languages: tuple[str, ...] = ("en", "fr", "nl", "de", "pl")
    english_stories: tuple[str, ...] = ()
