"""What must hold on an Old World table after every answer."""

from __future__ import annotations

from collections import Counter

from sevencats.oldworld.fight.record import MONSTER
from sevencats.oldworld.packs.model import ATTRIBUTES, TERRAINS
from sevencats.oldworld.state import OldWorldState
from sevencats.oldworld.zones import COMBO, DECK, DISCARD, HAND, OWN, POTIONS, TROPHIES, USED

#: Where components of each kind may lie, by the last word of the zone's name.
HOMES = {
    "action": ("hand", "deck", "discard", "combo", "action_deck", "action_discard", "pool"),
    "potion": ("potions", "used", "potion_deck", "potion_discard"),
    "story": ("city", "wilds", "quests"),
    "event": ("events", "gear"),
    "place": ("quest_tokens", "trails"),
    "fight": ("fight_deck", "fight_pool", "fight_discard"),
    "witcher": ("own_trophies",),
    "attribute": ("supply",),
    "monster": ("extra",),
}
KINDS = {zone: {kind} for kind, zones in HOMES.items() for zone in zones}
KINDS["trophies"] = {"monster", "attribute", "witcher"}
FAMILIES = {"tokens": {"place"}, "lair": {"place"}, "prey": {"monster"}}
FAMILIES |= {"monsters": {"monster"}, "away": {"monster"}}


def check_table(state: OldWorldState) -> None:
    """Raise AssertionError when something lies where it may not, or a limit is broken."""
    state.check()
    check_zones(state)
    check_board(state)
    tracks = state.table.tracks
    for seat in range(len(state.table.seats)):
        check_witcher(state, seat)
    if not state.fight.kind:
        assert not state.common("fight_pool") and not state.common("fight_discard")
        assert not any(state.cards(seat, COMBO) for seat in range(len(state.table.seats)))
        assert not any(state.cards(seat, USED) for seat in range(len(state.table.seats)))
    assert all(track <= tracks.top for track in state.track)
    assert bool(state.pending) != state.over


def check_zones(state: OldWorldState) -> None:
    """Cards and tokens lie only where their kind belongs."""
    for zone, sleeves in zip(state.layout, state.zones, strict=True):
        family, _, last = zone.name.rpartition(".")
        kinds = FAMILIES.get(family) or KINDS.get(last)
        if zone.name != "box":
            assert kinds is not None, f"say what may lie in {zone.name}"
            found = {state.table.kind[state.face[sleeve]] for sleeve in sleeves}
            assert found <= kinds, f"{zone.name}: {found - kinds}"


def check_board(state: OldWorldState) -> None:
    """Monsters, tokens and the pool."""
    table = state.table
    assert len(state.common("pool")) <= 6
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


def check_witcher(state: OldWorldState, seat: int) -> None:
    """Limits of one board. Trophies are all different but for those of several monsters."""
    tracks = state.table.tracks
    assert len(state.cards(seat, HAND)) <= tracks.hand_limit
    asked = {d.kind for d in state.pending if d.seat == seat}
    over = len(state.cards(seat, POTIONS)) - tracks.potion_limit
    assert over <= 0 or asked == {"lose_potion"}
    levels = [state.attr(seat, name) for name in ATTRIBUTES]
    if state.school[seat]:
        assert state.level[seat] >= min(levels), "a level up was forgotten"
    assert state.shield[seat] <= max(tracks.shield)
    trophies = [state.table.types[state.face[s]] for s in state.cards(seat, TROPHIES)]
    assert len(set(trophies)) == len(trophies), "a trophy twice"
    assert f"witcher.{state.school[seat]}" not in trophies, "one's own trophy"
    own = {state.ident(s) for s in state.cards(seat, OWN)}
    assert own <= {state.school[seat]}


def census(state: OldWorldState) -> Counter[str]:
    """Every component there is, wherever it lies."""
    return Counter(state.table.types[card] for card in state.face)


def owned(state: OldWorldState, seat: int) -> int:
    """How many action cards a seat has."""
    zones = (HAND, DECK, DISCARD, COMBO)
    return sum(len(state.cards(seat, zone)) for zone in zones)
