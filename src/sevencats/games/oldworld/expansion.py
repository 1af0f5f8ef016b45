"""The code that an expansion may add to its pack of data, and the registry of expansions.

An expansion consists of four records: ``Rules``, ``Data``, ``Words`` and ``Positions``. A fifth,
``Hints``, tells bots about it and is registered with the bots (``bots/hints.py``), since the rules
must not depend on a bot. None of this affects a game whose set-up does not include the pack.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from sevencats.games.oldworld.language.vocabulary import BASE_VOCABULARY, Vocabulary
from sevencats.games.oldworld.packs.model import ActionCard, Line, Record, Trait
from sevencats.games.oldworld.packs.read import COLUMNS, KINDS
from sevencats.games.oldworld.steps import Steps
from sevencats.kernel.effects import Effect, Node
from sevencats.kernel.handlers import Handler
from sevencats.kernel.rng import Rng
from sevencats.kernel.views import View
from sevencats.text import Texts

if TYPE_CHECKING:
    from sevencats.games.oldworld.language.lines import Reader
    from sevencats.games.oldworld.packs.load import Content
    from sevencats.games.oldworld.positions.cards import Components
    from sevencats.games.oldworld.public_types import OldWorldPublic
    from sevencats.games.oldworld.rules.places import PlaceAction
    from sevencats.games.oldworld.state import OldWorldState
    from sevencats.games.oldworld.text.teller import Teller
    from sevencats.kernel.events import Event
    from sevencats.kernel.run import Step


class Component(NamedTuple):
    """One physical card: its kind, the id of its record, and its zone before the set-up; ``home``
    is the school that owns it, if any."""

    kind: str
    ident: str
    zone: str
    home: str = ""


class ZoneSpec(NamedTuple):
    """A common zone: whether everybody sees its cards, and with which zone its hidden cards mix. A
    name that begins with ``*.`` (``*.charms``) makes a zone for each seat."""

    name: str
    seen: bool
    pool: str = ""


class PositionField(NamedTuple):
    """A key of position files. ``read`` puts its value into the state, or places components; it is
    also given the place in the file, for error messages. With ``seat`` the key belongs to a seat,
    whose number is passed on; otherwise it belongs to the table (seat -1). A ``late`` key is read
    after the turn is set up, and may change the pending decision."""

    read: Callable[[OldWorldState, Components, int, Any, str], None]
    seat: bool = False
    late: bool = False


class Opponent(NamedTuple):
    """An opponent other than the monsters on the board: its location, the key of its option in
    phase II, and the function that starts a fight with it."""

    place: int
    option: str
    begin: Callable[[OldWorldState, int], None]


#: Describe a finished game, given its texts, final state, steps and the players' names.
Ending = Callable[[Texts, "OldWorldState", Sequence["Step"], Sequence[str]], list[str]]


def _unchanged(steps: Steps) -> Steps:
    return steps


def _no_components(content: Content) -> Iterable[Component]:
    return ()


def _no_traits(content: Content) -> dict[str, tuple[Trait, ...]]:
    return {}


def _no_trees(content: Content, reader: Reader) -> dict[str, Node]:
    return {}


def _no_terms(content: Content, school: str) -> dict[str, str]:
    return {}


def _no_word(content: Content, ident: str) -> str:
    return ""


def _no_seat_words(texts: Texts, view: View, seat: int) -> Iterable[str]:
    return ()


def _nothing_printed(
    texts: Texts, content: Content, card: ActionCard, colour: str
) -> list[str] | None:
    return None


def _no_boost(texts: Texts, content: Content, ident: str) -> str:
    return ""


def _no_status(*table: object) -> Iterable[str]:
    return ()


def _no_choices(content: Content) -> Iterable[SetupChoice]:
    return ()


def _no_opponents(state: OldWorldState) -> dict[str, Opponent]:
    return {}


def _open(state: OldWorldState, place: int) -> bool:
    return False


def _nothing_wrong(state: OldWorldState, seat: int, rng: Rng | None) -> None:
    """Accept a deal of hidden cards as it is."""


def _no_sources(state: OldWorldState, seat: int) -> Iterable[str]:
    return ()


class SetupChoice(NamedTuple):
    """A choice about an expansion in the set-up: one of ``words``, or several if ``many``. The text
    ``ow-choice-<kind>`` names the choice, and ``ow-<text>-<word>`` each word. ``usual`` is the
    default; if it is empty, chance decides, or all words apply. With ``mode``, the choice is
    offered in that mode only."""

    kind: str
    words: tuple[str, ...]
    text: str
    usual: str = ""
    many: bool = False
    mode: str = ""


#: Action of a location that has none.
NO_ACTION = "nothing"


def _no_headings(content: Content) -> dict[str, list[str]]:
    return {}


@dataclass(frozen=True, slots=True, kw_only=True)
class Reach:
    """Content of the expansion that reports count as reached by games: events in which a card is
    ``used``; events that are ``named`` after a record, with its kind and the position of its id
    among the arguments; ``events`` that count by themselves; kinds of ``cards`` that are counted
    one by one, and words under ``headings`` of their own."""

    used: frozenset[str] = frozenset()
    named: dict[str, tuple[str, int]] = field(default_factory=dict)
    events: frozenset[str] = frozenset()
    cards: tuple[str, ...] = ()
    headings: Callable[[Content], dict[str, list[str]]] = _no_headings


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """The rules of an expansion. All fields are optional.

    Set-up: ``seats`` are the numbers of seats it adds to a mode; ``together`` says that all seats
    win or lose as one side; ``choices`` are what a set-up may choose about it (``<pack>:<word>``,
    see ``Config.chosen``).

    Play: ``steps`` takes the current steps and returns them with its replacements
    (``dataclasses.replace``), which may call the steps they replace. ``frames``, ``ops`` and
    ``predicates`` are registered with the kernel for its pauses and effects; ``place_actions`` are
    actions of its locations. ``sources`` tells which of its ``Data.traits`` a seat has now.
    ``opponents`` are opponents other than monsters and witchers, by name; ``blocked`` tells whether
    the action of a location is closed to all seats.

    Views: ``landmarks`` are numbers in ``extra`` that hold the location of something (``ruin.*``:
    of several things, each under a name that ends in its location); ``votes`` returns what each
    seat wants when seats decide together; ``repair_hidden`` corrects a random deal of hidden cards
    that the rules rule out.
    """

    seats: dict[str, tuple[int, ...]] = field(default_factory=dict)
    together: bool = False
    choices: Callable[[Content], Iterable[SetupChoice]] = _no_choices
    steps: Callable[[Steps], Steps] = _unchanged
    frames: dict[type, Handler] = field(default_factory=dict)
    ops: dict[str, Callable[[Any, Effect], None]] = field(default_factory=dict)
    predicates: dict[str, Callable[[Any, Effect], int]] = field(default_factory=dict)
    place_actions: dict[str, PlaceAction] = field(default_factory=dict)
    sources: Callable[[OldWorldState, int], Iterable[str]] = _no_sources
    opponents: Callable[[OldWorldState], dict[str, Opponent]] = _no_opponents
    blocked: Callable[[OldWorldState, int], bool] = _open
    landmarks: tuple[str, ...] = ()
    votes: Callable[[OldWorldState], dict[str, str]] | None = None
    repair_hidden: Callable[[OldWorldState, int, Rng | None], None] = _nothing_wrong


@dataclass(frozen=True, slots=True, kw_only=True)
class Data:
    """The data that packs may contain with an expansion, and the components made from it.

    ``vocabulary`` adds words for effects, conditions, traits and options; ``kinds`` are record
    types of its own, by the name of their table in a pack; ``columns`` are its fields on records of
    other kinds, read with ``Content.column``; ``checks`` find mistakes in its records; ``limits``
    describes, by kind and field, the values we allow where the box gives none; ``trees`` makes
    effects from its records; ``traits`` are the abilities of its components by source
    (``charm.bell``).

    ``components`` are its physical cards and ``zones`` the zones that hold them; ``card_zone``
    names the zone of an action card before the set-up, if it is not the action deck. ``decks`` are
    its exploration decks, each a zone. ``colours`` are colours of action cards that match no
    extension; ``starting_cards`` is how many more of them each school has; ``homes`` says that its
    set-up gives a home to boards without one. ``reach`` is what reports count for it.
    """

    vocabulary: Vocabulary = field(default_factory=Vocabulary)
    kinds: dict[str, type[Record]] = field(default_factory=dict)
    columns: dict[str, type[Record]] = field(default_factory=dict)
    checks: dict[type[Record], Callable[[Content, Any], Iterable[str]]] = field(
        default_factory=dict
    )
    limits: dict[str, dict[str, str]] = field(default_factory=dict)
    trees: Callable[[Content, Reader], dict[str, Node]] = _no_trees
    traits: Callable[[Content], dict[str, tuple[Trait, ...]]] = _no_traits
    components: Callable[[Content], Iterable[Component]] = _no_components
    zones: tuple[ZoneSpec, ...] = ()
    card_zone: Callable[[Content, str], str] = _no_word
    decks: tuple[str, ...] = ()
    colours: tuple[str, ...] = ()
    starting_cards: int = 0
    homes: bool = False
    reach: Reach = Reach()


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """The descriptions of an expansion, in addition to the Fluent files of its pack.

    ``terms`` are other words for the player of a board (``shield`` is ``energy``). For action
    cards, ``card_kind`` is the message for the kind (empty: that of the colour), ``price`` the
    message for a cost that is not a number (empty: it is a number), ``printed`` what a card or its
    extension of a colour shows besides symbols (None: nothing), and ``boost`` what may be paid for
    when it is resolved (empty: nothing). ``describe`` describes records of its kinds, and its
    fields on action cards (``action.<id>``), where lines and traits do not say enough; ``about``
    are help lines on components, by kind; ``lines`` are the lines behind its ``Data.trees``, by the
    first part of their name and from the other parts, so that a choice in them can be described. At
    the table, ``seat_words`` are lines on a seat and ``status`` lines on the expansion, from what
    everybody sees and the players' names; ``ending`` is the text at the end of a game if the usual
    standings do not fit; ``log`` describes its events where their message does not say enough
    (None: the event is not told).
    """

    terms: Callable[[Content, str], dict[str, str]] = _no_terms
    card_kind: Callable[[Content, str], str] = _no_word
    price: Callable[[Content, str], str] = _no_word
    printed: Callable[[Texts, Content, ActionCard, str], list[str] | None] = _nothing_printed
    boost: Callable[[Texts, Content, str], str] = _no_boost
    describe: dict[str, Callable[[Texts, Content, Any], str]] = field(default_factory=dict)
    about: dict[str, Callable[[Texts, Content, str], Iterable[str]]] = field(default_factory=dict)
    lines: dict[str, Callable[[Content, list[str]], Iterable[Line]]] = field(default_factory=dict)
    seat_words: Callable[[Texts, View, int], Iterable[str]] = _no_seat_words
    status: Callable[[Texts, Content, OldWorldPublic, Sequence[str]], Iterable[str]] = _no_status
    ending: Ending | None = None
    log: dict[str, Callable[[Teller, Event], str] | None] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Positions:
    """The keys that an expansion adds to position files (``fields``) and to their outcomes."""

    fields: dict[str, PositionField] = field(default_factory=dict)
    outcome: dict[str, Callable[[OldWorldState], Any]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Expansion:
    """The code of a pack. ``folder`` is the pack, if it is not in ``content``; ``uses`` names
    expansions without a pack that share code between several: each is in play, once, if one of
    these is."""

    id: str
    folder: Path | None = None
    uses: tuple[str, ...] = ()
    rules: Rules = Rules()
    data: Data = Data()
    words: Words = Words()
    positions: Positions = Positions()


#: All expansions with code, by id; the built-in ones are in ``expansions/``.
CODE: dict[str, Expansion] = {}


def add_expansion(expansion: Expansion) -> Expansion:
    """Register the code of a pack."""
    assert expansion.id not in CODE, f"there are two expansions {expansion.id!r}"
    CODE[expansion.id] = expansion
    for kind, record in expansion.data.kinds.items():
        assert kind not in KINDS, f"there are two kinds of records {kind!r}"
        KINDS[kind] = record
    for kind, columns in expansion.data.columns.items():
        COLUMNS.setdefault(kind, {})[expansion.id] = columns
        KINDS[f"{kind}.{expansion.id}"] = columns
    return expansion


def expansions_of(packs: Iterable[str]) -> list[Expansion]:
    """Return the code of these packs in their order, each after the expansions it uses."""
    known = [pack for pack in packs if pack in CODE]
    names = dict.fromkeys(name for pack in known for name in (*CODE[pack].uses, pack))
    return [CODE[name] for name in names]


@lru_cache(maxsize=64)
def vocabulary_of(packs: tuple[str, ...]) -> Vocabulary:
    """Return the words of effects, conditions and traits with these packs."""
    vocabulary = BASE_VOCABULARY
    for expansion in expansions_of(packs):
        vocabulary = vocabulary.joined(expansion.data.vocabulary)
    return vocabulary


def opponents_of(state: OldWorldState, packs: tuple[str, ...] | None = None) -> dict[str, Opponent]:
    """Return the opponents of the expansions in play, or of these packs only, by name."""
    every = expansions_of(state.table.config.packs if packs is None else packs)
    return {name: one for more in every for name, one in more.rules.opponents(state).items()}


@lru_cache(maxsize=64)
def _blockers(packs: tuple[str, ...]) -> tuple[Callable[[OldWorldState, int], bool], ...]:
    every = (more.rules.blocked for more in expansions_of(packs))
    return tuple(blocked for blocked in every if blocked is not _open)


def is_blocked(state: OldWorldState, place: int) -> bool:
    """Tell whether an expansion closes the action of a location to all seats."""
    return any(blocked(state, place) for blocked in _blockers(state.table.config.packs))


@lru_cache(maxsize=64)
def log_of(packs: tuple[str, ...]) -> dict[str, Callable[[Teller, Event], str] | None]:
    """Return how these packs describe their events."""
    return {kind: told for more in expansions_of(packs) for kind, told in more.words.log.items()}


def price_of(content: Content, ident: str) -> str:
    """Return the message for a cost that is not a number; empty for a number."""
    prices = (more.words.price(content, ident) for more in expansions_of(content.packs))
    return next((price for price in prices if price), "")


@lru_cache(maxsize=256)
def terms_of(content: Content, school: str) -> dict[str, str]:
    """Return the board's own words for other things, by the usual word."""
    return {
        word: own
        for more in expansions_of(content.packs)
        for word, own in more.words.terms(content, school).items()
    }
