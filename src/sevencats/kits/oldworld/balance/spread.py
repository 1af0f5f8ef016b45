"""How often each story, event, option and band comes up in games by bots, and what it is worth.

The tables take turns over all decks: witchers with the Adventure Pack and Skellige, tables of
witchers and mages with both, the base alone, and the Wild Hunt, which goes with none of them
(W0.1).
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import cycle, islice
from typing import Any, NamedTuple

from sevencats.kits.oldworld.balance.measures import difference, of_par
from sevencats.oldworld.config import Config
from sevencats.oldworld.packs.load import load
from sevencats.oldworld.packs.model import EventCard, Story
from sevencats.oldworld.text.lines import bands_of

Record = Mapping[str, Any]

_ALL = ("adventure_pack", "skellige")
_WITCHERS = ("wolf", "bear", "cat", "griffin", "viper")
_MAGES = ("alzur", "ardea", "gekhira", "othar", "philippa")
#: The tables besides those of both kinds: packs and seats.
_TABLES = (
    *((_ALL, 2), (_ALL, 3), (_ALL, 4), (("adventure_pack",), 3)),
    *(((), 3), ((), 4), (("wild_hunt",), 2), (("wild_hunt",), 3)),
)
#: The seats of the tables of both kinds, in turn.
_MIXED = (2, 3, 4, 3)
#: No table of an event has more bands.
_MOST_BANDS = 6


def set_ups(rounds: int) -> list[Config]:
    """The tables that take turns; every other one has both witchers and mages."""
    mixed = _mixed_tables(rounds, len(_TABLES))
    others = [
        Config(seats=seats, packs=("base", *packs), rounds=rounds) for packs, seats in _TABLES
    ]
    return [one for pair in zip(mixed, others, strict=True) for one in pair]


def _mixed_tables(rounds: int, count: int) -> list[Config]:
    """Tables of both kinds with all decks: as many of each kind over all, boards and first seats
    in turn."""
    witchers, mages = cycle(_WITCHERS), cycle(_MAGES)
    tables = []
    for number, seats in enumerate(islice(cycle(_MIXED), count)):
        kinds = [(seat + number // 2) % 2 for seat in range(seats)]
        schools = tuple(next(mages if kind else witchers) for kind in kinds)
        packs = ("base", *_ALL, "mages")
        tables.append(Config(seats=seats, packs=packs, schools=schools, rounds=rounds))
    return tables


# -- what was read --------------------------------------------------------------------------------


class Branch(NamedTuple):
    """An option or a band: how often it could be taken, was taken, and was worth most to somebody
    who knows the results (-1: a band, which nobody chooses); what those won more who had it than
    the others who read the card."""

    name: str
    offered: int
    taken: int
    informed: int
    worth: dict[str, Any] | None

    @property
    def share(self) -> float:
        """How often it was taken where it could be."""
        return self.taken / self.offered if self.offered else 0.0


class CardSpread(NamedTuple):
    """A card: in how many games it could be read, how often it was, what those won more who read it
    than the others at such tables, and its branches."""

    name: str
    deck: str
    games: int
    read: int
    worth: dict[str, Any] | None
    branches: tuple[Branch, ...]


def all_cards() -> dict[str, Story | EventCard]:
    """Every card that any of the tables can read, by kind and id."""
    cards: dict[str, Story | EventCard] = {}
    for packs in (("base", *_ALL), ("base", "wild_hunt")):
        content = load(packs)
        cards |= {f"story {ident}": story for ident, story in content.stories.items()}
        cards |= {f"event {ident}": event for ident, event in content.events.items()}
    return cards


def spread(records: Iterable[Record]) -> list[CardSpread]:
    """What the records of games say of each card."""
    games = list(records)
    pars = _pars(games)
    readers = _Readers()
    cards = {packs: _cards_with(packs) for packs in {tuple(game["packs"]) for game in games}}
    for game in games:
        for seat in range(game["seats"]):
            over = (seat in game["winners"]) - pars[_table(game)]
            readers.add(game["stories"], seat, over, cards[tuple(game["packs"])])
    played = Counter(card for game in games for card in cards[tuple(game["packs"])])
    return [readers.card(name, card, played[name]) for name, card in all_cards().items()]


def _cards_with(packs: tuple[str, ...]) -> frozenset[str]:
    content = load(packs)
    stories = {f"story {ident}" for ident in content.stories}
    return frozenset(stories | {f"event {ident}" for ident in content.events})


def _table(game: Record) -> tuple[bool, int]:
    return "wild_hunt" in game["packs"], game["seats"]


def _pars(games: Sequence[Record]) -> dict[tuple[bool, int], float]:
    """What a seat wins on average, by the kind of table: in the Wild Hunt all win or none."""
    wins: defaultdict[tuple[bool, int], list[float]] = defaultdict(list)
    for game in games:
        wins[_table(game)].append(len(game["winners"]) / game["seats"])
    return {table: sum(shares) / len(shares) for table, shares in wins.items()}


class _Readers:
    """Collects what seats had over par, by what they read and took."""

    def __init__(self) -> None:
        self.counts = {name: Counter[str]() for name in ("read", "offered", "informed", "uses")}
        self.readers: defaultdict[str, list[float]] = defaultdict(list)
        self.others: defaultdict[str, list[float]] = defaultdict(list)
        self.took: defaultdict[str, list[float]] = defaultdict(list)
        self.left: defaultdict[str, list[float]] = defaultdict(list)

    def add(
        self, stories: Mapping[str, Any], seat: int, over: float, cards: frozenset[str]
    ) -> None:
        """Take in one seat of a game."""
        used = Counter(stories["taken"][seat]) + Counter(stories["bands"][seat])
        for name in ("read", "offered", "informed"):
            self.counts[name].update(stories[name][seat])
        self.counts["uses"].update(used)
        for card in cards:
            side = self.readers if card in stories["read"][seat] else self.others
            side[card].append(over)
        for name in used:
            self.took[name].append(over)
        for name in {*stories["offered"][seat], *_bands_missed(stories, seat)} - set(used):
            self.left[name].append(over)

    def card(self, name: str, card: Story | EventCard, games: int) -> CardSpread:
        """All that is known of a card."""
        deck = card.deck if isinstance(card, Story) else "events"
        parts = tuple(self._branch(f"{name}:{part}", card) for part in branches(card))
        worth = difference(self.readers[name], self.others[name])
        return CardSpread(name, deck, games, self.counts["read"][name], worth, parts)

    def _branch(self, name: str, card: Story | EventCard) -> Branch:
        chosen = bool(card.options)
        offered = (
            self.counts["offered"][name]
            if chosen
            else self.counts["read"][name[: name.rindex(":")]]
        )
        informed = self.counts["informed"][name] if chosen else -1
        worth = difference(self.took[name], self.left[name])
        return Branch(name.rpartition(":")[2], offered, self.counts["uses"][name], informed, worth)


def _bands_missed(stories: Mapping[str, Any], seat: int) -> set[str]:
    """The other bands of the tables that a seat came to."""
    cards = {name.partition(":")[0] for name in stories["bands"][seat]}
    return {f"{card}:{number}" for card in cards for number in range(1, _MOST_BANDS + 1)}


def branches(card: Story | EventCard) -> list[str]:
    """The options of a card, or the bands of its table."""
    if card.options:
        return sorted(card.options)
    lines = card.do if isinstance(card, EventCard) else ()
    tables = [bands for line in lines if isinstance(line, dict) and (bands := bands_of(line))]
    return [str(number) for number in range(1, len(tables[0]) + 1)] if tables else []


# -- witchers and mages ---------------------------------------------------------------------------


def kind_shares(records: Iterable[Record]) -> dict[str, dict[str, Any]]:
    """What witchers and mages win at tables of both, as a multiple of their fair share."""
    wins: Counter[str] = Counter()
    pars: defaultdict[str, list[float]] = defaultdict(list)
    for game in records:
        if "mages" in game["packs"] and game["winners"]:
            for seat, school in enumerate(game["schools"]):
                kind = "mages" if school in _MAGES else "witchers"
                pars[kind].append(1 / game["seats"])
                wins[kind] += seat in game["winners"]
    return {kind: of_par(wins[kind], pars[kind]) for kind in sorted(pars)}
