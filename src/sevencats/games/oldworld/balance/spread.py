"""How often each story, event, option and band comes up in games by bots, and its value.

The tables take turns over all decks: those that can be combined (W0.1), with boards of the base and
with boards of two kinds; the base; and each deck that cannot be combined with the others.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import cycle, islice
from typing import Any, NamedTuple

from sevencats.games.oldworld.balance.measures import difference, of_par
from sevencats.games.oldworld.config import Config
from sevencats.games.oldworld.expansion import expansions_of, terms_of
from sevencats.games.oldworld.packs.catalogue import BASE, clashes_of, expansions
from sevencats.games.oldworld.packs.load import load
from sevencats.games.oldworld.packs.model import EventCard, Story
from sevencats.games.oldworld.stories.overview import packs_with_stories
from sevencats.games.oldworld.text.lines import bands_of

Record = Mapping[str, Any]

#: The usual player of a board, and the word for it (``Words.terms``).
_WITCHER = "witcher"
#: The seats of the tables of both kinds, in turn.
_MIXED = (2, 3, 4, 3)
#: No table of an event has more bands.
_MOST_BANDS = 6


class Boards(NamedTuple):
    """The boards of the base, those for another kind of player, and the expansion with these."""

    base: tuple[str, ...]
    other: tuple[str, ...]
    pack: str


class Decks(NamedTuple):
    """The expansions with decks of stories: those that go together, and the others, each of which
    is played alone."""

    together: tuple[str, ...]
    alone: tuple[str, ...]


@cache
def story_packs() -> Decks:
    """The expansions with decks of stories."""
    packs = [pack for pack in packs_with_stories() if pack != BASE]
    together: list[str] = []
    for pack in packs:
        if not set(clashes_of(pack)) & set(together):
            together.append(pack)
    return Decks(tuple(together), tuple(pack for pack in packs if pack not in together))


@cache
def kind_of(school: str) -> str:
    """The kind of player that a board is for: a witcher, or what its expansion calls it."""
    for pack in (BASE, *expansions()):
        content = load((pack,))
        if school in content.schools:
            return terms_of(content, school).get(_WITCHER, _WITCHER)
    return _WITCHER


@cache
def _boards() -> Boards:
    """The boards of witchers in the base, and those of the other kind in an expansion."""
    base = tuple(load(()).schools)
    for pack in expansions():
        own = [school for school in load((pack,)).schools if school not in base]
        other = tuple(school for school in own if kind_of(school) != _WITCHER)
        if other:
            return Boards(base, other, pack)
    raise AssertionError("no expansion has boards of another kind")


def set_ups(rounds: int) -> list[Config]:
    """The tables that take turns; in every other one there are boards of both kinds."""
    decks = story_packs()
    every = decks.together
    tables = [
        *((every, 2), (every, 3), (every, 4), (every[:1], 3), ((), 3), ((), 4)),
        *(((pack,), seats) for pack in decks.alone for seats in (2, 3)),
    ]
    mixed = _mixed_tables(rounds, len(tables))
    others = [Config(seats=seats, packs=(BASE, *packs), rounds=rounds) for packs, seats in tables]
    return [one for pair in zip(mixed, others, strict=True) for one in pair]


def _mixed_tables(rounds: int, count: int) -> list[Config]:
    """Tables of both kinds with all decks: as many of each kind over all, boards and first seats
    in turn."""
    boards = _boards()
    base, other = cycle(boards.base), cycle(boards.other)
    packs = (BASE, *story_packs().together, boards.pack)
    tables = []
    for number, seats in enumerate(islice(cycle(_MIXED), count)):
        kinds = [(seat + number // 2) % 2 for seat in range(seats)]
        schools = tuple(next(other if kind else base) for kind in kinds)
        tables.append(Config(seats=seats, packs=packs, schools=schools, rounds=rounds))
    return tables


# -- what was read --------------------------------------------------------------------------------


class Branch(NamedTuple):
    """An option or a band: how often it could be taken, was taken, and was worth most to a player
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
    decks = story_packs()
    for packs in (decks.together, *((pack,) for pack in decks.alone)):
        content = load((BASE, *packs))
        cards |= {f"story {ident}": story for ident, story in content.stories.items()}
        cards |= {f"event {ident}": event for ident, event in content.events.items()}
    return cards


def spread(records: Iterable[Record]) -> list[CardSpread]:
    """Evaluate the records of games for each card."""
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
    return any(more.rules.together for more in expansions_of(game["packs"])), game["seats"]


def _pars(games: Sequence[Record]) -> dict[tuple[bool, int], float]:
    """Return the average win of a seat, by the kind of table: seats that play together win
    together."""
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


# -- kinds of boards ------------------------------------------------------------------------------


def kind_shares(records: Iterable[Record]) -> dict[str, dict[str, Any]]:
    """Return the wins of the kinds of players at mixed tables, as a multiple of their fair
    share."""
    wins: Counter[str] = Counter()
    pars: defaultdict[str, list[float]] = defaultdict(list)
    for game in records:
        kinds = [kind_of(school) for school in game["schools"]]
        if len(set(kinds)) > 1 and game["winners"]:
            for seat, kind in enumerate(kinds):
                pars[kind].append(1 / game["seats"])
                wins[kind] += seat in game["winners"]
    return {kind: of_par(wins[kind], pars[kind]) for kind in sorted(pars)}
