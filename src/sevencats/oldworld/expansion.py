"""What an expansion may bring beside its pack of data, and the register of those that bring code.

Everything here works where a set-up names the pack; a game without it never asks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from sevencats.kernel.decisions import Decision
from sevencats.kernel.effects import Effect, Node
from sevencats.kernel.handlers import Handler
from sevencats.kernel.rng import Rng
from sevencats.kernel.views import View
from sevencats.oldworld.language.vocabulary import BASE_VOCABULARY, Vocabulary
from sevencats.oldworld.packs.model import ActionCard, Line, Record, Symbols, Trait
from sevencats.oldworld.packs.read import COLUMNS, KINDS
from sevencats.oldworld.steps import Steps
from sevencats.text import Texts

if TYPE_CHECKING:
    from sevencats.kernel.run import Step
    from sevencats.oldworld.language.lines import Reader
    from sevencats.oldworld.packs.load import Content
    from sevencats.oldworld.positions.cards import Components
    from sevencats.oldworld.public_types import OldWorldPublic
    from sevencats.oldworld.rules.places import PlaceAction
    from sevencats.oldworld.state import OldWorldState


class Component(NamedTuple):
    """One physical card: its kind, its record's id, and the zone where it lies before the set-up;
    ``home`` is the school that owns it, if one does."""

    kind: str
    ident: str
    zone: str
    home: str = ""


class ZoneSpec(NamedTuple):
    """A common zone: whether all see what is there, and with which zone its hidden cards mix. A
    name that begins with ``*.`` (``*.bombs``) is a zone for each seat."""

    name: str
    seen: bool
    pool: str = ""


class PositionField(NamedTuple):
    """A key of position files: ``read`` puts its value (and the place in the file, for messages)
    into the state, or lays components down. With ``seat`` it is a key of a seat, whose number comes
    with it, else of the table (seat -1). A ``late`` one is read once the turn stands, and may
    change what the game waits for."""

    read: Callable[[OldWorldState, Components, int, Any, str], None]
    seat: bool = False
    late: bool = False


class Opponent(NamedTuple):
    """Whom witchers can fight beside the monsters of the board: its location, the key of the option
    in phase II, how a fight with it begins, and for bots what it is worth to win and to lose it, in
    hundredths."""

    place: int
    option: str
    begin: Callable[[OldWorldState, int], None]
    won: int
    lost: int = 0


#: What it is worth to a seat to come to a location, beside what bots see there anyway, in
#: hundredths: a trophy is about 1000, a gold about 70.
Visit = Callable[["OldWorldState", int, int], int]
#: What the trophy of the monster of a terrain is worth to a seat (-1: that of an attribute), in
#: hundredths, where it is no step on the track.
TrophyWorth = Callable[["OldWorldState", int, int], int]
#: A finished game in words: its texts, how it ended, its steps, and the names of the players.
Ending = Callable[[Texts, "OldWorldState", Sequence["Step"], Sequence[str]], list[str]]
#: What a combo of these physical cards gives a seat beside their symbols.
ComboWorth = Callable[["OldWorldState", int, Sequence[int]], Symbols]
#: What an option is worth to the seat that is asked, on a table without hidden cards. Bots weigh it
#: like their own plans: a trophy is about 10, a gold about 0.7.
OptionWorth = Callable[["OldWorldState", Decision, int], float]


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


def _no_card_worth(content: Content, ident: str) -> int:
    return 0


def _no_combo_worth(state: OldWorldState, seat: int, faces: Sequence[int]) -> Symbols:
    return Symbols()


def _worth_nothing(state: OldWorldState, seat: int, place: int) -> int:
    return 0


def _no_status(*table: object) -> Iterable[str]:
    return ()


def _no_choices(content: Content) -> Iterable[Choice]:
    return ()


def _no_opponents(state: OldWorldState) -> dict[str, Opponent]:
    return {}


def _open(state: OldWorldState, place: int) -> bool:
    return False


def _nothing_wrong(state: OldWorldState, seat: int, rng: Rng | None) -> None:
    """A deal of hidden cards that needs no change."""


def _no_sources(state: OldWorldState, seat: int) -> Iterable[str]:
    return ()


class Choice(NamedTuple):
    """Something that a set-up chooses about an expansion: one of ``words``, or as many of them as
    one likes. ``kind`` says what it is: its name is the text ``ow-choice-<kind>``, those of its
    words are ``ow-<text>-<word>``. ``usual`` holds where nothing is chosen; empty, chance decides,
    or all of them. ``mode``: it is chosen in that mode alone."""

    kind: str
    words: tuple[str, ...]
    text: str
    usual: str = ""
    many: bool = False
    mode: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Expansion:
    """The code of a pack: every door there is, each with nothing behind it unless given.

    ``folder`` is the pack, if it does not lie in ``content``. ``seats`` are numbers of seats it
    adds to a mode; ``together``: all seats win or lose as one side. ``choices`` are what a set-up
    chooses about how it is played, by words (``advanced_cards:evasion``, see ``Config.chosen``).
    ``uses`` names expansions without a pack, whose code several share: they are in play, once,
    where one of these is.

    Rules: ``steps`` gets the steps as they are without it and gives them with its own in place
    (``dataclasses.replace``), which may go on with those they replace. ``frames``, ``ops`` and
    ``predicates`` are what the kernel needs to run its pauses and effects; ``place_actions`` are
    actions that its locations have.

    Data: ``vocabulary`` are its own words for effects, conditions, traits and options; ``kinds``
    are records of its own, by the name of their table in a pack; ``decks`` are exploration decks of
    its own, each a zone; ``columns`` are fields of its own
    on records of other kinds, read with ``Content.column``; ``checks`` find what is wrong with its
    records, and ``trees`` makes effects of them; ``limits`` says in words, by kind and field,
    within what values of ours lie.

    Boards: ``homes`` says that its set-up gives those without a location one; ``terms`` are the
    words by which a board's player knows things (``shield`` is ``energy``, ``defense`` is
    ``wisdom``).

    Action cards: ``colours`` are those of its cards that match no extension, ``starting_cards`` how
    many more every school has, and ``price`` the message for what a card costs instead of a number
    (empty: it has one). ``card_zone`` is where a common card lies before the set-up (empty: in the
    action deck), ``card_kind`` the message for the kind of action it is (empty: that of its
    colour); ``printed`` are the words for what a card, or its extension of a colour, shows, where
    that is more than symbols (None: it is not), and ``boost`` for what may be paid for when it is
    resolved in a fight (empty: nothing).

    Table: ``components`` are its physical cards, ``zones`` where they lie; ``traits`` are the
    abilities on them by source (``bomb.samum``), and ``sources`` says which of these hold for a
    seat.

    ``opponents`` are whom one can fight beside monsters and witchers, by name; ``blocked`` says
    whether something keeps all from the action of a location.

    Words: ``seat_words`` are lines on a seat at the table; ``about`` are lines on components by
    kind, beside what is printed on them, which a player may ask for; ``lines`` are those of its
    ``trees`` by the first part of their name, from the other parts, so that a choice within them
    can be put into words. Texts are Fluent files of its pack; ``describe`` puts records of its own
    kinds, and the fields it adds to action cards (``action.<id>``), into words that are more than
    lines and traits; ``status`` are lines on how it stands, for who reads the whole table, made
    from what everybody sees and the names of the players.

    Around the table: ``position`` are its keys of position files, ``outcome`` what it adds to their
    outcomes; ``option_worths`` tell bots what its options are worth, by the kind of decision
    (``drive``) or by kind and form of option (``phase1:sail``), ``visit`` what it is worth to come
    to a location, and ``stay`` what it is worth to end phase I there; ``trophy`` what one is worth
    where trophies are no steps on the track, ``payment`` what a card paid in phase III is worth in
    hand beside the usual; ``card_worth`` is what an action card is worth beside
    its symbols, in hundredths of a point of damage, ``combo_worth`` what a combo gives beside them;
    ``ending`` puts a finished game into words, where the usual standings do not fit;
    ``landmarks`` are numbers in ``extra`` that say where on the map something stands (``ruin.*``:
    where several of a kind do, each under a name that ends in its location); ``votes`` is what
    seats want that choose together, as all of them see it; ``repair_hidden``
    moves cards hidden from a seat that cannot lie where a deal of them has put them; ``scenes``
    are the names of those the page has for it."""

    id: str
    folder: Path | None = None
    seats: dict[str, tuple[int, ...]] = field(default_factory=dict)
    together: bool = False
    choices: Callable[[Content], Iterable[Choice]] = _no_choices
    uses: tuple[str, ...] = ()

    steps: Callable[[Steps], Steps] = _unchanged
    frames: dict[type, Handler] = field(default_factory=dict)
    ops: dict[str, Callable[[Any, Effect], None]] = field(default_factory=dict)
    predicates: dict[str, Callable[[Any, Effect], int]] = field(default_factory=dict)
    place_actions: dict[str, PlaceAction] = field(default_factory=dict)

    vocabulary: Vocabulary = field(default_factory=Vocabulary)
    kinds: dict[str, type[Record]] = field(default_factory=dict)
    decks: tuple[str, ...] = ()
    columns: dict[str, type[Record]] = field(default_factory=dict)
    checks: dict[type[Record], Callable[[Content, Any], Iterable[str]]] = field(
        default_factory=dict
    )
    trees: Callable[[Content, Reader], dict[str, Node]] = _no_trees
    limits: dict[str, dict[str, str]] = field(default_factory=dict)

    homes: bool = False
    terms: Callable[[Content, str], dict[str, str]] = _no_terms

    colours: tuple[str, ...] = ()
    starting_cards: int = 0
    card_zone: Callable[[Content, str], str] = _no_word
    card_kind: Callable[[Content, str], str] = _no_word
    printed: Callable[[Texts, Content, ActionCard, str], list[str] | None] = _nothing_printed
    boost: Callable[[Texts, Content, str], str] = _no_boost
    price: Callable[[Content, str], str] = _no_word

    components: Callable[[Content], Iterable[Component]] = _no_components
    zones: tuple[ZoneSpec, ...] = ()
    traits: Callable[[Content], dict[str, tuple[Trait, ...]]] = _no_traits
    sources: Callable[[OldWorldState, int], Iterable[str]] = _no_sources
    opponents: Callable[[OldWorldState], dict[str, Opponent]] = _no_opponents
    blocked: Callable[[OldWorldState, int], bool] = _open

    seat_words: Callable[[Texts, View, int], Iterable[str]] = _no_seat_words
    about: dict[str, Callable[[Texts, Content, str], Iterable[str]]] = field(default_factory=dict)
    lines: dict[str, Callable[[Content, list[str]], Iterable[Line]]] = field(default_factory=dict)
    position: dict[str, PositionField] = field(default_factory=dict)
    outcome: dict[str, Callable[[OldWorldState], Any]] = field(default_factory=dict)
    option_worths: dict[str, OptionWorth] = field(default_factory=dict)
    visit: Visit = _worth_nothing
    card_worth: Callable[[Content, str], int] = _no_card_worth
    combo_worth: ComboWorth = _no_combo_worth
    stay: Visit = _worth_nothing
    trophy: TrophyWorth | None = None
    payment: Callable[[OldWorldState], int] | None = None
    ending: Ending | None = None
    landmarks: tuple[str, ...] = ()
    votes: Callable[[OldWorldState], dict[str, str]] | None = None
    repair_hidden: Callable[[OldWorldState, int, Rng | None], None] = _nothing_wrong
    scenes: tuple[str, ...] = ()
    describe: dict[str, Callable[[Texts, Content, Any], str]] = field(default_factory=dict)
    status: Callable[[Texts, Content, OldWorldPublic, Sequence[str]], Iterable[str]] = _no_status


#: Every pack that brings code, by id; ``expansions/`` holds those of the program.
CODE: dict[str, Expansion] = {}


def add_expansion(expansion: Expansion) -> Expansion:
    """Make the code of a pack known."""
    assert expansion.id not in CODE, f"there are two expansions {expansion.id!r}"
    CODE[expansion.id] = expansion
    for kind, record in expansion.kinds.items():
        assert kind not in KINDS, f"there are two kinds of records {kind!r}"
        KINDS[kind] = record
    for kind, columns in expansion.columns.items():
        COLUMNS.setdefault(kind, {})[expansion.id] = columns
        KINDS[f"{kind}.{expansion.id}"] = columns
    return expansion


def expansions_of(packs: Iterable[str]) -> list[Expansion]:
    """The code of these packs, in their order, each after what it uses."""
    known = [pack for pack in packs if pack in CODE]
    names = dict.fromkeys(name for pack in known for name in (*CODE[pack].uses, pack))
    return [CODE[name] for name in names]


@lru_cache(maxsize=64)
def vocabulary_of(packs: tuple[str, ...]) -> Vocabulary:
    """The words of effects, conditions and traits with these packs."""
    vocabulary = BASE_VOCABULARY
    for expansion in expansions_of(packs):
        vocabulary = vocabulary.joined(expansion.vocabulary)
    return vocabulary


@lru_cache(maxsize=64)
def option_worths_of(packs: tuple[str, ...]) -> dict[str, OptionWorth]:
    """What bots are told of the options that these packs bring."""
    return {
        kind: worth for more in expansions_of(packs) for kind, worth in more.option_worths.items()
    }


@lru_cache(maxsize=64)
def visits_of(packs: tuple[str, ...]) -> tuple[Visit, ...]:
    """What these packs tell bots of locations."""
    return tuple(more.visit for more in expansions_of(packs) if more.visit is not _worth_nothing)


@lru_cache(maxsize=64)
def stays_of(packs: tuple[str, ...]) -> tuple[Visit, ...]:
    """What these packs tell bots of ending phase I at a location."""
    return tuple(more.stay for more in expansions_of(packs) if more.stay is not _worth_nothing)


@lru_cache(maxsize=64)
def payments_of(packs: tuple[str, ...]) -> tuple[Callable[[OldWorldState], int], ...]:
    """What these packs tell bots of cards that are paid in phase III, in hundredths."""
    return tuple(more.payment for more in expansions_of(packs) if more.payment is not None)


@lru_cache(maxsize=64)
def trophy_worth_of(packs: tuple[str, ...]) -> TrophyWorth | None:
    """What these packs tell bots of trophies; None: they are steps on the track."""
    worths = [more.trophy for more in expansions_of(packs) if more.trophy is not None]
    return worths[-1] if worths else None


def opponents_of(state: OldWorldState, packs: tuple[str, ...] | None = None) -> dict[str, Opponent]:
    """Whom the expansions in play, or just these of them, let witchers fight, by name."""
    every = expansions_of(state.table.config.packs if packs is None else packs)
    return {name: one for more in every for name, one in more.opponents(state).items()}


@lru_cache(maxsize=64)
def _blockers(packs: tuple[str, ...]) -> tuple[Callable[[OldWorldState, int], bool], ...]:
    return tuple(more.blocked for more in expansions_of(packs) if more.blocked is not _open)


def is_blocked(state: OldWorldState, place: int) -> bool:
    """Whether an expansion keeps all from the action of a location."""
    return any(blocked(state, place) for blocked in _blockers(state.table.config.packs))


@lru_cache(maxsize=64)
def combo_worths_of(packs: tuple[str, ...]) -> tuple[ComboWorth, ...]:
    """What these packs tell bots of combos."""
    every = (more.combo_worth for more in expansions_of(packs))
    return tuple(worth for worth in every if worth is not _no_combo_worth)


def card_worth_of(content: Content, ident: str) -> int:
    """What an action card is worth beside its symbols, in hundredths of a point of damage."""
    return sum(more.card_worth(content, ident) for more in expansions_of(content.packs))


def price_of(content: Content, ident: str) -> str:
    """The message for what a card costs instead of a number; empty: it has one."""
    prices = (more.price(content, ident) for more in expansions_of(content.packs))
    return next((price for price in prices if price), "")


@lru_cache(maxsize=256)
def terms_of(content: Content, school: str) -> dict[str, str]:
    """What the player of a board has in place of other things, by their words."""
    return {
        word: own
        for more in expansions_of(content.packs)
        for word, own in more.terms(content, school).items()
    }


def scenes_of(packs: Iterable[str]) -> tuple[str, ...]:
    """The scenes of the page for these packs."""
    return tuple(scene for more in expansions_of(packs) for scene in more.scenes)
