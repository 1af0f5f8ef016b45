"""Static facts of one game, computed once from its config and shared by all copies.

Every component that can be in a zone is a physical card: action cards, fight cards, potions,
stories, events, monsters, location tokens and trophies. Rules read these tables by card index.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from sevencats.games.oldworld.config import SEAT_NAMES, SOLO, Config
from sevencats.games.oldworld.expansion import Component, ZoneSpec, expansions_of
from sevencats.games.oldworld.language.lines import remembered, trees
from sevencats.games.oldworld.language.vocabulary import Vocabulary
from sevencats.games.oldworld.lineup import seat_counts
from sevencats.games.oldworld.packs.load import Content, load
from sevencats.games.oldworld.packs.model import (
    TERRAINS,
    ActionCard,
    Attack,
    Location,
    Symbols,
    Tracks,
)
from sevencats.games.oldworld.steps import Steps
from sevencats.games.oldworld.zones import DECK, HAND, SEAT_ZONE_NAMES, SEAT_ZONES
from sevencats.kernel.effects import Node
from sevencats.kernel.errors import RulesError
from sevencats.kernel.events import ALL
from sevencats.kernel.state import Zone

if TYPE_CHECKING:
    from sevencats.games.oldworld.rules.places import PlaceAction
    from sevencats.games.oldworld.state import OldWorldState

#: The common zones: name, whether everybody sees them, and with which zone hidden cards mix.
COMMON: tuple[ZoneSpec, ...] = (
    ZoneSpec("action_deck", False, "action_deck"),
    ZoneSpec("action_discard", True),
    ZoneSpec("pool", True),
    ZoneSpec("potion_deck", False, "potion_deck"),
    ZoneSpec("potion_discard", True),
    ZoneSpec("city", False, "city"),
    ZoneSpec("wilds", False, "wilds"),
    ZoneSpec("events", True),
    ZoneSpec("supply", True),
    ZoneSpec("box", True),
    *(ZoneSpec(f"tokens.{terrain}", False, f"tokens.{terrain}") for terrain in TERRAINS),
    *(ZoneSpec(f"lair.{terrain}", True) for terrain in TERRAINS),
    *(ZoneSpec(f"prey.{terrain}", True) for terrain in TERRAINS),
    *(ZoneSpec(f"monsters.{level}", False, f"monsters.{level}") for level in (1, 2, 3)),
    *(ZoneSpec(f"away.{level}", True) for level in (1, 2, 3)),
    ZoneSpec("extra", False, "monsters.1"),
    ZoneSpec("fight_deck", False, "fight_deck"),
    ZoneSpec("fight_pool", False, "fight_deck"),
    ZoneSpec("fight_discard", True),
)


#: Returns the sources of traits that a seat has now, of those that an expansion adds.
TraitSources = Callable[["OldWorldState", int], Iterable[str]]


@dataclass(frozen=True, slots=True, eq=False)
class OldWorldTable:
    """The numbers behind a config. ``kind``, ``ident`` (the record's id), ``types`` (the id with
    its kind, as views show it), ``home`` (the school of a starting card or trophy) and ``start``
    (its zone before the set-up) are indexed by physical card, and so are the columns of action
    cards, ``attacks`` (charge and bite of a fight card) and ``token_place`` (-1: not a location
    token). ``places`` and ``paths`` are indexed by location. ``remembered`` are the choices that a
    later card asks for. ``place_actions`` and ``trait_sources`` are those of the expansions in
    play, the latter each with all the sources it can name."""

    config: Config
    content: Content
    seats: tuple[str, ...]
    layout: tuple[Zone, ...]
    sees: tuple[int, ...]
    marks: tuple[int, ...]
    zone_of: dict[str, int]
    kind: tuple[str, ...]
    ident: tuple[str, ...]
    types: tuple[str, ...]
    home: tuple[str, ...]
    start: tuple[int, ...]
    colour: tuple[str, ...]
    cost: tuple[int, ...]
    terrain: tuple[str, ...]
    symbols: tuple[Symbols, ...]
    extensions: tuple[dict[str, Symbols], ...]
    attacks: tuple[tuple[Attack, Attack] | None, ...]
    token_place: tuple[int, ...]
    places: tuple[Location, ...]
    place_index: dict[str, int]
    paths: tuple[tuple[int, ...], ...]
    tracks: Tracks
    vocabulary: Vocabulary
    trees: dict[str, Node]
    remembered: frozenset[str]
    steps: Steps
    place_actions: dict[str, PlaceAction]
    trait_sources: tuple[tuple[TraitSources, frozenset[str]], ...]
    solo: bool

    def zone(self, seat: int, offset: int) -> int:
        """Return a zone of a seat."""
        return seat * SEAT_ZONES + offset

    def right(self, seat: int) -> int:
        """Return the player to the right, who reads, controls monsters and plays the locals."""
        return (seat - 1) % len(self.seats)

    def left(self, seat: int) -> int:
        """Return the next player, clockwise."""
        return (seat + 1) % len(self.seats)


def build_table(config: Config, steps: Steps) -> OldWorldTable:
    """Build the tables of a config; ``steps`` are those of its packs."""
    content = load(config.packs, config.records)
    if config.seats not in seat_counts(config.mode, config.packs):
        raise RulesError(f"W1.1: {config.mode} is not for {config.seats} seats")
    expansions = expansions_of(config.packs)
    cards = _components(content, config)
    layout = _layout(config)
    actions = [content.actions.get(c.ident) if c.kind == "action" else None for c in cards]
    zone_of = {zone.name: index for index, zone in enumerate(layout)}
    places = tuple(sorted(content.locations.values(), key=lambda place: place.number))
    place_index = {place.id: number for number, place in enumerate(places)}
    return OldWorldTable(
        config=config,
        content=content,
        seats=tuple(SEAT_NAMES[: config.seats]),
        layout=layout,
        sees=tuple(zone.sees for zone in layout),
        marks=(0,) * len(layout),
        zone_of=zone_of,
        kind=tuple(c.kind for c in cards),
        ident=tuple(c.ident for c in cards),
        types=tuple(c.ident if c.kind == "action" else f"{c.kind}.{c.ident}" for c in cards),
        home=tuple(c.home for c in cards),
        start=tuple(zone_of[c.zone] for c in cards),
        token_place=tuple(place_index[c.ident] if c.kind == "place" else -1 for c in cards),
        attacks=tuple(_attacks(content, c) for c in cards),
        places=places,
        place_index=place_index,
        paths=tuple(tuple(place_index[other] for other in place.paths) for place in places),
        tracks=content.tracks,
        vocabulary=content.vocabulary,
        trees=_trees(content),
        remembered=remembered(content),
        steps=steps,
        place_actions={k: v for more in expansions for k, v in more.rules.place_actions.items()},
        trait_sources=tuple(
            (m.rules.sources, frozenset(m.data.traits(content))) for m in expansions
        ),
        solo=config.mode == SOLO,
        **_action_columns(actions),
    )


@lru_cache(maxsize=64)
def _trees(content: Content) -> dict[str, Node]:
    """Build the effects of some content. Cached, because they are most of a table's work and
    memory, and all set-ups with the same packs share them."""
    return trees(content)


def _action_columns(actions: list[ActionCard | None]) -> dict[str, Any]:
    """Return the printed facts of action cards by card index; blanks for all other cards."""
    return {
        "colour": tuple(a.colour if a else "" for a in actions),
        "cost": tuple(a.cost if a else 0 for a in actions),
        "terrain": tuple(a.terrain if a else "" for a in actions),
        "symbols": tuple(a.symbols if a else Symbols() for a in actions),
        "extensions": tuple(a.extensions if a else {} for a in actions),
    }


def _attacks(content: Content, card: Component) -> tuple[Attack, Attack] | None:
    if card.kind != "fight":
        return None
    record = content.fight_cards[card.ident]
    return record.charge, record.bite


def _components(content: Content, config: Config) -> list[Component]:
    """Return every component of the set-up, sorted by kind and id, so that card numbers are
    stable."""
    cards = [
        Component("action", a.id, "box" if a.school else _pile_of(content, a.id), a.school)
        for a in content.actions.values()
        for _ in range(a.copies)
    ]
    cards += [
        Component("fight", f.id, "fight_deck")
        for f in content.fight_cards.values()
        for _ in range(f.copies)
    ]
    cards += [
        Component("potion", p.id, "potion_deck")
        for p in content.potions.values()
        for _ in range(p.copies)
    ]
    cards += [Component("story", s.id, s.deck) for s in content.stories.values() if not s.half_of]
    cards += [Component("event", e.id, "events") for e in content.events.values()]
    cards += [
        Component("monster", m.id, "box" if m.aside else f"monsters.{m.level}")
        for m in content.monsters.values()
    ]
    cards += [
        Component("place", p.id, f"tokens.{p.terrain}")
        for p in content.locations.values()
        if p.token
    ]
    cards += _trophies(content, config.seats)
    for more in expansions_of(config.packs):
        cards += more.data.components(content)
    return sorted(cards, key=lambda c: (c.kind, c.ident))


def _pile_of(content: Content, ident: str) -> str:
    """Return the deck of a common action card."""
    zones = (more.data.card_zone(content, ident) for more in expansions_of(content.packs))
    return next((zone for zone in zones if zone), "action_deck")


def _trophies(content: Content, seats: int) -> list[Component]:
    """Return the trophies. The supply has one of each attribute trophy for up to three players,
    else two (W1.3); there are as many witcher trophies as opponents (W1.6)."""
    used = 1 if seats <= 3 else 2
    cards = [
        Component("attribute", t.id, "supply" if copy < used else "box")
        for t in content.attribute_trophies.values()
        for copy in range(t.copies)
    ]
    cards += [
        Component("witcher", s.id, "box", s.id)
        for s in content.schools.values()
        for _ in range(seats - 1)
    ]
    return cards


def _layout(config: Config) -> tuple[Zone, ...]:
    """Return the zones. Only a seat may see its hand, and nobody sees its deck; both form one pool.
    All other zones of a seat are open."""
    zones = []
    for seat, name in enumerate(SEAT_NAMES[: config.seats]):
        for offset, zone in enumerate(SEAT_ZONE_NAMES):
            sees = {HAND: 1 << seat, DECK: 0}.get(offset, ALL)
            zones.append(Zone(f"{name}.{zone}", sees, seat if offset in (HAND, DECK) else -1))
    added = [zone for more in expansions_of(config.packs) for zone in more.data.zones]
    common = [*COMMON, *(each for zone in added for each in _for_seats(zone, config.seats))]
    names = dict.fromkeys(pool for _, _, pool in common if pool)
    pools = {pool: config.seats + number for number, pool in enumerate(names)}
    zones += [Zone(name, ALL if seen else 0, pools.get(pool, -1)) for name, seen, pool in common]
    return tuple(zones)


def _for_seats(zone: ZoneSpec, seats: int) -> list[ZoneSpec]:
    """Expand a zone named ``*.charms`` into one for each seat."""
    name, seen, pool = zone
    if not name.startswith("*."):
        return [zone]
    return [ZoneSpec(f"{seat}{name[1:]}", seen, pool) for seat in SEAT_NAMES[:seats]]
