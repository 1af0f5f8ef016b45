"""Invariants of an Old World table after every answer."""

from __future__ import annotations

from collections import Counter

from sevencats.games.oldworld.fight.record import MONSTER
from sevencats.games.oldworld.packs.model import ATTRIBUTES, TERRAINS
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.zones import (
    COMBO,
    DECK,
    DISCARD,
    HAND,
    OWN,
    POTIONS,
    TROPHIES,
    USED,
)

#: Allowed zones of each kind of component, by the last word of the zone's name, or by its first.
_HOMES = {
    "action": (
        *("hand", "deck", "discard", "combo", "action_deck", "action_discard", "pool"),
        *("mage_deck", "mage_discard", "mage_pool"),
    ),
    "potion": ("potions", "used", "potion_deck", "potion_discard"),
    "bomb": ("bombs", "bomb_deck", "bomb_discard"),
    "story": ("city", "wilds", "quests", "sea", "hunt_1", "hunt_2"),
    "event": ("events", "gear"),
    "place": ("quest_tokens", "trails", "mount_tokens", "tokens", "lair"),
    "fight": (
        *("fight_deck", "fight_pool", "fight_discard", "fight_aside", "fight_unseen"),
        "legend_deck",
    ),
    "legend_card": ("legend_deck", "fight_deck", "fight_pool", "fight_discard"),
    "hunt_card": ("hunt_cards", "fight_pool", "fight_discard"),
    "witcher": ("own_trophies", "trophies"),
    "attribute": ("supply", "trophies"),
    "monster": ("extra", "prey", "monsters", "away", "trophies"),
    "dagon_bonus": ("dagon_bonuses", "trophies"),
    "weakness_token": ("weakness_pile", "weakness_map", "weaknesses"),
    "destruction": ("destruction_pile", "destruction"),
    "mutagen": ("mutagen_deck", "mutagens_drawn", "mutagens"),
    "movement": ("movement_deck", "movement_discard", "movement_box"),
    "hound_token": ("hound_tokens",),
    "hunt_general": ("hunt_general",),
    "legend": ("legend",),
}
_ZONES = {zone for zones in _HOMES.values() for zone in zones}
_HARBOUR_SHIPS, _MOST_HOUNDS, _MOST_BOMBS = 3, 6, 4


def check_table(state: OldWorldState) -> None:
    """Raise AssertionError if a component is in a wrong zone or a limit is broken."""
    state.check()
    check_zones(state)
    check_board(state)
    seats = range(len(state.table.seats))
    for seat in seats:
        check_witcher(state, seat)
    if not is_fighting(state):
        assert not state.common("fight_pool") and not state.common("fight_discard")
        for offset in (COMBO, USED):
            assert not any(state.cards(seat, offset) for seat in seats), "left from a fight"
        for seat in seats:
            check_shield(state, seat)
    assert bool(state.pending) != state.over


def is_fighting(state: OldWorldState) -> bool:
    """Return whether a fight is going on."""
    return bool(state.fight.kind) or any(fight.kind for fight in state.fights)


def check_rest(state: OldWorldState) -> None:
    """Check the table between actions: the pools are full as long as there are cards (W3.9,
    W1.11), each monster has its location (W1.4), each ship its place (W14.3)."""
    zone_of, extra = state.table.zone_of, state.extra
    for pool, deck, gone in (
        ("pool", "action_deck", "action_discard"),
        ("mage_pool", "mage_deck", "mage_discard"),
    ):
        if pool in zone_of and (state.common(deck) or state.common(gone)):
            assert len(state.common(pool)) in (0, 6) if deck == "mage_deck" else True
            assert deck == "mage_deck" or len(state.common(pool)) == 6, "the pool was not filled"
    for terrain in TERRAINS:
        both = state.common(f"prey.{terrain}"), state.common(f"lair.{terrain}")
        assert len(both[0]) == len(both[1]), f"{terrain}: a monster without a location, or back"
    if "skellige" in state.table.config.packs:
        ships = {name: count for name, count in extra.items() if name.startswith("ship.")}
        assert sum(ships.values()) == _HARBOUR_SHIPS, "a ship was lost (W14.3)"
    for name in ("mutagens_drawn", "mount_tokens"):
        assert name not in zone_of or not state.common(name), f"{name} were left lying"


def check_shield(state: OldWorldState, seat: int) -> None:
    """Check that outside a fight the shield is within defense, and energy within wisdom (W6.21,
    W13.2)."""
    school = state.table.content.schools.get(state.school[seat])
    if school is None:
        return
    defense = state.attr(seat, "defense")
    most = state.table.tracks.shield[defense - 1] if school.location else defense
    assert state.shield[seat] <= most, f"shield {state.shield[seat]} with defense {defense}"


def check_zones(state: OldWorldState) -> None:
    """Check that cards and tokens are only in zones for their kind."""
    for zone, sleeves in zip(state.layout, state.zones, strict=True):
        if zone.name == "box":
            continue
        first, _, last = zone.name.rpartition(".")
        name = last if last in _ZONES else first
        assert name in _ZONES, f"say what may lie in {zone.name}"
        for sleeve in sleeves:
            kind = state.table.kind[state.face[sleeve]]
            assert name in _HOMES[kind], f"{zone.name}: {kind}"


def check_board(state: OldWorldState) -> None:
    """Check monsters, tokens and the pool."""
    table = state.table
    for pool in ("pool", "mage_pool"):
        assert pool not in table.zone_of or len(state.common(pool)) <= 6
    for terrain in TERRAINS:
        assert len(state.common(f"prey.{terrain}")) <= 1
        assert len(state.common(f"lair.{terrain}")) <= 1
        for sleeve in (*state.common(f"tokens.{terrain}"), *state.common(f"lair.{terrain}")):
            assert table.places[table.token_place[state.face[sleeve]]].terrain == terrain
    for level in (1, 2, 3):
        for sleeve in (*state.common(f"monsters.{level}"), *state.common(f"away.{level}")):
            assert table.content.monsters[state.ident(sleeve)].level == level
    if state.fight.kind == MONSTER and state.fight.pooled:
        assert len(state.common("fight_pool")) <= 20
    hounds = [name for name in state.extra if name.startswith("hound.")]
    assert len(hounds) <= _MOST_HOUNDS, "more hounds than there are (W15.4)"
    assert state.extra.get("hunt_shields", 0) >= 0


def check_witcher(state: OldWorldState, seat: int) -> None:
    """Check the limits of one board. Trophies differ, except those that several monsters have."""
    tracks = state.table.tracks
    assert len(state.cards(seat, HAND)) <= tracks.hand_limit
    asked = {d.kind for d in state.pending if d.seat == seat}
    over = len(state.cards(seat, POTIONS)) - tracks.potion_limit
    drawing = {"lose_potion", "bomb_instead", "shuffle"}
    assert over <= 0 or asked <= drawing, "potions over the limit (W3.3)"
    held = f"{state.table.seats[seat]}.bombs"
    if held in state.table.zone_of and not asked & {*drawing, "lose_bomb"}:
        assert len(state.common(held)) <= _MOST_BOMBS, "bombs over the limit (W11.6)"
    levels = [state.attr(seat, name) for name in ATTRIBUTES]
    if state.school[seat]:
        assert state.level[seat] >= min(levels), "a level up was forgotten"
    trophies = [state.table.types[state.face[s]] for s in state.cards(seat, TROPHIES)]
    assert len(set(trophies)) == len(trophies), "a trophy twice"
    assert f"witcher.{state.school[seat]}" not in trophies, "one's own trophy"
    own = {state.ident(s) for s in state.cards(seat, OWN)}
    assert own <= {state.school[seat]}


def census(state: OldWorldState) -> Counter[str]:
    """Count every component in all zones."""
    return Counter(state.table.types[card] for card in state.face)


def owned(state: OldWorldState, seat: int) -> int:
    """Return the number of a seat's action cards."""
    zones = (HAND, DECK, DISCARD, COMBO)
    return sum(len(state.cards(seat, zone)) for zone in zones)
