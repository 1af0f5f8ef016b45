"""Where the components of a position lie: each is taken once, and what is left has its place."""

from __future__ import annotations

from typing import Any

from sevencats.games.oldworld.config import SOLO
from sevencats.games.oldworld.packs.model import ATTRIBUTES, TERRAINS
from sevencats.games.oldworld.table import OldWorldTable
from sevencats.kernel.errors import BadData
from sevencats.kernel.values import items, word

#: The names of the components in messages.
_CALLED = {
    "action": "action card",
    "fight": "monster fight card",
    "potion": "potion",
    "story": "exploration card",
    "event": "event",
    "monster": "monster",
    "place": "location token",
    "attribute": "attribute trophy",
    "witcher": "witcher trophy",
}
#: How many cards the pool has unless the file says which.
_POOL = 6
#: With so many seats there are two of each attribute trophy (W1.3).
_MANY = 4


def place_named(table: OldWorldTable, given: Any, at: str) -> int:
    """The number of a location that a file names."""
    name = word(given, at)
    if not name:
        raise BadData(f"{at}: a location is missing")
    if name not in table.place_index:
        raise BadData(f"{at}: there is no location {name!r}")
    return table.place_index[name]


class Components:
    """Hands out the physical cards of a table by id, and knows where each lies.

    ``zones`` maps a zone's name to its cards as the file lists them: from the top of a pile, from
    the left of a row.
    """

    def __init__(self, table: OldWorldTable) -> None:
        self.table = table
        self.zones: dict[str, list[int]] = {zone.name: [] for zone in table.layout}
        self._free: dict[tuple[str, str], list[int]] = {}
        for card in range(len(table.kind)):
            self._free.setdefault((table.kind[card], table.ident[card]), []).append(card)
        self._starts = dict(
            zip(zip(table.kind, table.ident, strict=True), table.start, strict=True)
        )
        self._lies: dict[tuple[str, str], list[str]] = {}
        # What the file leaves open is settled when all it names has its place.
        self._tokens: list[tuple[str, str, str]] = []
        self._starting: list[tuple[str, str]] = []

    # -- what the file says ----------------------------------------------------------------------

    def put(self, kind: str, name: Any, where: str, zone: str) -> int:
        """Lay a component into a zone; refused if it does not exist or lies somewhere already."""
        key = (kind, name)
        if not isinstance(name, str) or key not in self._free:
            raise BadData(f"{where}: there is no {_CALLED.get(kind, kind)} {name!r}")
        free = self._free[key]
        if not free:
            copies = len(self._lies.get(key, ()))
            number = "only one" if copies == 1 else f"only {copies}"
            last = self._lies[key][-1] if copies else "no set-up of this size"
            raise BadData(f"{where}: there is {number} {name}, and it lies in {last}")
        card = free.pop(0)
        self._lies.setdefault(key, []).append(where)
        self.zones[zone].append(card)
        return card

    def put_all(self, kind: str, names: Any, where: str, zone: str) -> None:
        """Lay a list of components into a zone."""
        for index, name in enumerate(items(names, where)):
            self.put(kind, name, f"{where}[{index}]", zone)

    def trophy(self, name: Any, where: str, zone: str) -> None:
        """Lay a trophy into a zone: ``monster.griffin``, or ``griffin`` where that is clear."""
        kind, dot, rest = word(name, where).partition(".")
        if dot and kind in ("monster", "attribute", "witcher"):
            self.put(kind, rest, where, zone)
            return
        fits = [k for k in ("monster", "attribute", "witcher") if (k, name) in self._free]
        if len(fits) > 1:
            named = " or ".join(f"{k}.{name}" for k in fits)
            raise BadData(f"{where}: {name!r} may be several trophies; write {named}")
        if not fits:
            raise BadData(f"{where}: there is no trophy {name!r}")
        self.put(fits[0], name, where, zone)

    def any_token(self, terrain: str, where: str, zone: str) -> None:
        """Lay some location token of a terrain into a zone: the first by id that is left."""
        self._tokens.append((terrain, where, zone))

    def is_free(self, kind: str, name: str) -> bool:
        """Does a component lie nowhere yet?"""
        return bool(self._free.get((kind, name)))

    def starting(self, school: str, zone: str) -> None:
        """Lay the starting cards of a school that the file does not name into a zone, by id."""
        self._starting.append((school, zone))

    # -- what the file leaves out ----------------------------------------------------------------

    def _take_rest(self, kind: str, name: str, zone: str, most: int = -1) -> None:
        """Lay the free copies of a component into a zone, or so many of them."""
        free = self._free[kind, name]
        for card in free[:most] if most >= 0 else free[:]:
            free.remove(card)
            self.zones[zone].append(card)

    def fill_up(self, given: set[str]) -> None:
        """Lay what the file does not name where it belongs, in the order of ids; a pile that the
        file gives (``given``) is as it says, and what would have been there is in the box."""
        for terrain, where, zone in self._tokens:
            self._lay_token(terrain, where, zone)
        for school, zone in self._starting:
            self._lay_starting(school, zone)
        self._fill_piles(given)
        self._supply(given)
        for name, school in zip(self.table.seats, self.table.config.schools, strict=True):
            if ("witcher", school) in self._free:
                self._take_rest("witcher", school, f"{name}.own_trophies")
        zones = [zone.name for zone in self.table.layout]
        for (kind, name), free in self._free.items():
            # What an expansion brings lies where it does before the set-up.
            own = kind not in _CALLED and free
            self._take_rest(kind, name, zones[self.table.start[free[0]]] if own else "box")

    def _lay_token(self, terrain: str, where: str, zone: str) -> None:
        for place in sorted(self.table.places, key=lambda place: place.id):
            if place.terrain == terrain and self.is_free("place", place.id):
                self.put("place", place.id, where, zone)
                return
        raise BadData(f"{where}: no location token of {terrain} is left")

    def _lay_starting(self, school: str, zone: str) -> None:
        for name, card in sorted(self.table.content.actions.items()):
            if card.school == school:
                self._take_rest("action", name, zone)

    def _fill_piles(self, given: set[str]) -> None:
        content = self.table.content
        common = sorted(name for name, card in content.actions.items() if not card.school)
        for name in common:
            start = self._start("action", name)
            if start != "action_deck":
                self._rest("action", name, start, given)
                continue
            room = _POOL - len(self.zones["pool"]) if "pool" not in given else 0
            self._take_rest("action", name, "pool", room)
            self._rest("action", name, "action_deck", given)
        for name in sorted(content.fight_cards):
            self._rest("fight", name, "fight_deck", given)
        for name in sorted(content.potions):
            self._rest("potion", name, "potion_deck", given)
        for name, story in sorted(content.stories.items()):
            if not story.half_of:
                self._rest("story", name, story.deck, given)
        for name in sorted(content.events, key=lambda number: (len(number), number)):
            self._take_rest("event", name, "events")
        for name, monster in sorted(content.monsters.items()):
            pile = "box" if monster.aside else f"monsters.{monster.level}"
            self._rest("monster", name, pile, given)
        for place in sorted(self.table.places, key=lambda place: place.id):
            if place.token and place.terrain in TERRAINS:
                self._rest("place", place.id, f"tokens.{place.terrain}", given)

    def _start(self, kind: str, name: str) -> str:
        """Where a component lies before the set-up."""
        return self.table.layout[self._starts[kind, name]].name

    def _rest(self, kind: str, name: str, zone: str, given: set[str]) -> None:
        self._take_rest(kind, name, "box" if zone in given else zone)

    def _supply(self, given: set[str]) -> None:
        """One of each attribute trophy, two with many seats (W1.3), less those a player has;
        alone one of them all, unless it is won (W9.1)."""
        if "supply" in given:
            return
        config = self.table.config
        owned = {
            (self.table.kind[card], self.table.ident[card])
            for name, cards in self.zones.items()
            if name.endswith(".trophies")
            for card in cards
        }
        if config.mode == SOLO:
            if not any(kind == "attribute" for kind, _ in owned):
                self._take_rest("attribute", ATTRIBUTES[0], "supply", 1)
            return
        each = 2 if config.seats >= _MANY else 1
        for name in ATTRIBUTES:
            out = len(self._lies.get(("attribute", name), ()))
            if ("attribute", name) in self._free:
                self._take_rest("attribute", name, "supply", max(0, each - out))
