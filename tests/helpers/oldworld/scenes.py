"""The harness for rule tests of Old World: a table by ids, every pick and every die scripted (see
``scripted.py``). A die nobody fixed fails the test."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

import pytest

from helpers.scripted import Scripted
from sevencats.games.oldworld.config import SEAT_NAMES, Config
from sevencats.games.oldworld.game import GAME
from sevencats.games.oldworld.packs.model import ATTRIBUTES, TERRAINS
from sevencats.games.oldworld.rules.frames import (
    PhaseOne,
    PhaseThree,
    PhaseTwo,
    RoundEnd,
    RoundStart,
    TurnEnd,
)
from sevencats.games.oldworld.rules.setup_frames import Setup
from sevencats.games.oldworld.state import OldWorldState, Turn
from sevencats.kernel.atoms import relocate
from sevencats.kernel.decisions import Decision, order_key
from sevencats.kernel.engine import advance

SCHOOLS = ("wolf", "bear", "cat", "griffin", "viper")
#: The piles of a seat, with the kinds of components that lie there.
PILES: dict[str, tuple[str, ...]] = {
    "hand": ("action",),
    "deck": ("action",),
    "discard": ("action",),
    "potions": ("potion",),
    "trophies": ("monster", "attribute", "witcher"),
    "gear": ("event",),
}
NUMBERS = ("gold", "shield", "level", "track")
#: Events of cards that go back into a pile face down. The pile has to be shuffled before anything
#: is drawn from it, and before one of ``CALM`` is asked: a scripted shuffle keeps the order, so
#: a shuffle that is forgotten would not be seen in any other way.
INTO_A_PILE = frozenset(
    {
        *("reshuffled", "gathered", "fight_cards_back", "actions_back"),
        *("potions_back", "monsters_back", "token_back"),
    }
)
OFF_THE_TOP = frozenset({"drawn", "revealed", "potion", "lair", "monster", "life_pool", "story"})
CALM = frozenset({"phase1", "phase2", "gain", "combo", "attack", "fight_turn"})
SEAT_WORDS = {"school", "place", "trails", "trail_quests", *PILES, *NUMBERS, *ATTRIBUTES}


@lru_cache(maxsize=64)
def _config(seats: int, schools: tuple[str, ...], first: int, rounds: int, records: str) -> Config:
    """One config for equal set-ups: games of one config share their tables."""
    return Config(
        mode="solo" if seats == 1 else "base",
        seats=seats,
        schools=schools,
        first=first,
        rounds=rounds,
        records=records,
    )


class Scene(Scripted[OldWorldState]):
    """A game at a scripted moment. Seats go by name (``A``), components by id.

    A seat is given by any of ``SEAT_WORDS``: piles are lists of ids, the deck with its top first
    (not given: the starting cards that lie nowhere else); ``trails`` and ``trail_quests`` map a
    terrain to a location. ``monsters`` maps a terrain to a monster and its location; ``pool`` lists
    cards from the left; ``tops`` says what lies on top of a common zone, top first
    (``action_deck``, ``fight_deck``, ``city``, ``tokens.forest``, ``monsters.2``). ``at`` is the
    phase, 1 to 3, ``setup`` or ``round``; ``turn`` changes the record of the turn. ``records`` is
    content of the test's own, as in a pack; ``empty`` are zones whose cards are boxed.
    """

    resting = frozenset({"phase1", "phase2"})

    def __init__(
        self,
        seats: Mapping[str, Mapping[str, Any]],
        *,
        active: str = "A",
        first: str = "A",
        at: int | str = 1,
        moved: bool = False,
        turn: Mapping[str, Any] | None = None,
        turns: int = 1,
        pool: Sequence[str] | None = None,
        tops: Mapping[str, Sequence[str]] | None = None,
        monsters: Mapping[str, tuple[str, str]] | None = None,
        empty: Iterable[str] = (),
        tavern: str = "",
        chance: Iterable[str] = (),
        records: Mapping[str, Any] | None = None,
        rounds: int = 0,
        drafted: bool = False,
        confirm: bool = False,
        reload: bool = False,
    ) -> None:
        super().__init__(chance, reload)
        self._taken: set[int] = set()
        self._unshuffled: set[int] = set()
        schools = tuple(given.get("school", SCHOOLS[at]) for at, given in enumerate(seats.values()))
        assert list(seats) == list(SEAT_NAMES[: len(seats)]), "seats go by A, B, C, D, E"
        config = _config(
            len(seats),
            () if drafted else schools,
            SEAT_NAMES.index(first),
            rounds,
            json.dumps(records) if records else "",
        )
        self.state = GAME.blank(config)
        state = self.state
        state.confirm = confirm
        if at == "setup":
            self._start([Setup(-1)])
            return
        for (name, given), school in zip(seats.items(), schools, strict=True):
            self._seat(name, given, school)
        self._board(monsters or {}, tops or {}, pool)
        for zone in empty:
            for card in state.common(zone)[:]:
                self._put(card, "box")
        state.first = SEAT_NAMES.index(first)
        state.turns = turns
        state.round = (turns - 1) // len(seats) + (at != "round")
        state.tavern = state.table.place_index[tavern] if tavern else -1
        seat = SEAT_NAMES.index(active)
        phase = at if isinstance(at, int) else 1
        state.active = seat
        own = Turn(phase=phase, moved=moved)._replace(**(turn or {}))
        state.turn = tuple(own if other == seat else Turn() for other in range(len(seats)))
        frame = {1: PhaseOne(seat), 2: PhaseTwo(seat), 3: PhaseThree(seat, "start")}[phase]
        self._start([RoundStart()] if at == "round" else [RoundEnd(), TurnEnd(seat), frame])

    # -- building ---------------------------------------------------------------------------

    def _start(self, stack: list[tuple[Any, ...]]) -> None:
        self.state.stack = stack
        self.state.check()
        advance(self.state)
        self.log = list(self.state.log)
        self._settle()
        self._check()

    def _find(self, name: str, kinds: Iterable[str]) -> int:
        """A component of that id not placed yet; ``kind.id`` names its kind."""
        kind, _, ident = name.rpartition(".")
        wanted = [kind] if kind else list(kinds)
        table = self.state.table
        for sleeve, card in enumerate(self.state.face):
            if sleeve not in self._taken and table.ident[card] == ident:
                if table.kind[card] in wanted:
                    self._taken.add(sleeve)
                    return sleeve
        raise AssertionError(f"there is no {name!r} left ({', '.join(wanted)})")

    def _put(self, sleeve: int, zone: str) -> None:
        state, index = self.state, self.state.table.zone_of[zone]
        relocate(state, sleeve, index)
        state.known[sleeve] = state.sees[index]

    def _seat(self, name: str, given: Mapping[str, Any], school: str) -> None:
        assert set(given) <= SEAT_WORDS, f"unknown words {set(given) - SEAT_WORDS}"
        state, seat = self.state, SEAT_NAMES.index(name)
        table = state.table
        state.school[seat] = school
        place = given.get("place", table.content.schools[school].location)
        state.place[seat] = table.place_index[place]
        for number in NUMBERS:
            getattr(state, number)[seat] = given.get(number, getattr(state, number)[seat])
        for at, attribute in enumerate(ATTRIBUTES):
            state.attrs[seat * len(ATTRIBUTES) + at] = given.get(attribute, 1)
        for pile, kinds in PILES.items():
            cards = list(given.get(pile, ()))
            for card in reversed(cards) if pile == "deck" else cards:
                self._put(self._find(card, kinds), f"{name}.{pile}")
        for sleeve, card in enumerate(state.face):
            if table.home[card] == school and sleeve not in self._taken:
                if table.kind[card] == "witcher":
                    self._put(sleeve, f"{name}.own_trophies")
                elif "deck" not in given:
                    self._put(sleeve, f"{name}.deck")
        for word in ("trails", "trail_quests"):
            for terrain, location in given.get(word, {}).items():
                self._put(self._find(location, ["place"]), f"{name}.trails")
                if word == "trail_quests":
                    state.trail_quests[seat] |= 1 << TERRAINS.index(terrain)

    def _board(
        self,
        monsters: Mapping[str, tuple[str, str]],
        tops: Mapping[str, Sequence[str]],
        pool: Sequence[str] | None,
    ) -> None:
        for terrain, (monster, location) in monsters.items():
            self._put(self._find(monster, ["monster"]), f"prey.{terrain}")
            self._put(self._find(location, ["place"]), f"lair.{terrain}")
        kinds = {"city": "story", "wilds": "story", "potion": "potion", "fight": "fight"}
        kinds |= {"tokens": "place", "monsters": "monster", "extra": "monster", "away": "monster"}
        for zone, cards in tops.items():
            word = zone.partition(".")[0].removesuffix("_deck").removesuffix("_discard")
            kind = kinds.get(word, "action")
            for card in reversed(cards):
                self._put(self._find(card, [kind]), zone)
        common = self.state.common("action_deck")
        for card in pool if pool is not None else [self.state.ident(s) for s in common[:6]]:
            self._put(self._find(card, ["action"]), "pool")

    # -- the script -------------------------------------------------------------------------

    def _check(self) -> None:
        super()._check()
        for event in self.log:
            if event.kind == "shuffled":
                self._unshuffled.discard(int(event.args[0]))
            elif event.kind in OFF_THE_TOP and event.args[0] in self._unshuffled:
                pytest.fail(f"{self._zone_name(event.args[0])} is not shuffled: {event.kind}")
            elif event.kind in INTO_A_PILE and len(self.state.zones[int(event.args[1])]) > 1:
                self._unshuffled.add(int(event.args[1]))
        kinds = {decision.kind for decision in self.state.pending}
        if self._unshuffled and kinds & CALM:
            pytest.fail(f"not shuffled: {sorted(map(self._zone_name, self._unshuffled))}")

    def _zone_name(self, zone: int | str) -> str:
        return self.state.layout[int(zone)].name

    def seat_names(self) -> tuple[str, ...]:
        return self.state.table.seats

    def _outcome(self, decision: Decision) -> str:
        """Shuffles keep the order of the cards unless a script says otherwise."""
        scripted = self._chances[0] if self._chances else ""
        if decision.order:
            if scripted.startswith("order:"):
                return self._chances.popleft()
            return order_key(tuple(range(decision.order)))
        if scripted not in decision.keys:
            pytest.fail(f"chance is asked, the script says {scripted!r}: {self._asks(decision)}")
        return self._chances.popleft()

    def offered(self, word: str = "", seat: str | None = None) -> list[str]:
        """The options that begin with a word."""
        return [key for key in self._open(seat).keys if key.partition(":")[0] == word or not word]

    # -- the table --------------------------------------------------------------------------

    def zone(self, name: str) -> list[str]:
        """The ids in a zone, in the order they lie."""
        return [self.state.ident(sleeve) for sleeve in self.state.common(name)]

    def hand(self, seat: str = "A") -> list[str]:
        return sorted(self.zone(f"{seat}.hand"))

    def deck(self, seat: str = "A") -> list[str]:
        """Top first."""
        return self.zone(f"{seat}.deck")[::-1]

    def discard(self, seat: str = "A") -> list[str]:
        """Bottom first."""
        return self.zone(f"{seat}.discard")

    def gold(self, seat: str = "A") -> int:
        return self.state.gold[SEAT_NAMES.index(seat)]

    def shield(self, seat: str = "A") -> int:
        return self.state.shield[SEAT_NAMES.index(seat)]

    def level(self, seat: str = "A") -> int:
        return self.state.level[SEAT_NAMES.index(seat)]

    def track(self, seat: str = "A") -> int:
        return self.state.track[SEAT_NAMES.index(seat)]

    def attr(self, attribute: str, seat: str = "A") -> int:
        return self.state.attr(SEAT_NAMES.index(seat), attribute)

    def place(self, seat: str = "A") -> str:
        return self.state.table.places[self.state.place[SEAT_NAMES.index(seat)]].id

    def trails(self, seat: str = "A") -> dict[str, str]:
        """The location of each trail by terrain; a trail quest's ends with a question mark."""
        found = {}
        for sleeve in self.zone(f"{seat}.trails"):
            terrain = self.state.table.content.locations[sleeve].terrain
            quest = self.state.trail_quests[SEAT_NAMES.index(seat)] >> TERRAINS.index(terrain) & 1
            found[terrain] = sleeve + ("?" if quest else "")
        return found

    def told(self, kind: str) -> list[str]:
        """The components of those events."""
        return [self.state.table.ident[event.card] for event in self.events(kind)]

    @property
    def winners(self) -> list[str]:
        return [self.state.table.seats[seat] for seat in self.state.winners]
