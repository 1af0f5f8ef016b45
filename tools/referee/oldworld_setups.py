"""Set-ups of Old World for watched games: every mix, and tables late in a game with few cards."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from sevencats.games.oldworld import GAME
from sevencats.games.oldworld.balance.mixes import every_set
from sevencats.games.oldworld.config import Config
from sevencats.games.oldworld.expansion import expansions_of
from sevencats.games.oldworld.lineup import SEATS, seat_counts
from sevencats.games.oldworld.packs.catalogue import built_in
from sevencats.games.oldworld.packs.load import Content, load
from sevencats.games.oldworld.packs.model import ATTRIBUTES, TERRAINS
from sevencats.games.oldworld.rules.cards import trail_at
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.zones import DECK, DISCARD, POTIONS, TRAILS, TROPHIES
from sevencats.kernel import State
from sevencats.kernel.atoms import relocate
from sevencats.kernel.engine import advance
from sevencats.kernel.rng import Rng

#: Maximum rounds of a game, by seats: random witchers hardly ever finish one.
_ROUNDS = {1: 16, 2: 9, 3: 6, 4: 5, 5: 4}


@cache
def mixes() -> tuple[tuple[str, ...], ...]:
    """Return the empty mix and every compatible set of expansions."""
    return ((), *every_set(tuple(pack for pack in built_in() if pack != "base")))


def old_world_config(packs: tuple[str, ...], seats: int, rng: Rng) -> Config:
    """Make a config of a mix with random boards and choices."""
    every = ("base", *packs)
    counts = {mode: seat_counts(mode, every) for mode in SEATS}
    mode = next(mode for mode in SEATS if seats in counts[mode])
    content = load(every)
    boards = sorted(content.schools)
    order = rng.order(len(boards))
    drafted = rng.below(4) == 0
    return Config(
        mode=mode,
        seats=seats,
        packs=every,
        schools=() if drafted else tuple(boards[place] for place in order[:seats]),
        rounds=0 if "wild_hunt" in packs else _ROUNDS[seats],
        choices=_choices(every, content, mode, rng),
    )


def _choices(packs: tuple[str, ...], content: Content, mode: str, rng: Rng) -> tuple[str, ...]:
    chosen = []
    for more in expansions_of(packs):
        for offer in more.rules.choices(content):
            if offer.mode in ("", mode) and offer.words and rng.below(3):
                chosen.append(f"{more.id}:{offer.words[rng.below(len(offer.words))]}")
    return tuple(chosen)


def old_world_game(packs: tuple[str, ...], seats: int, seed: int) -> OldWorldState:
    """Start a game of a mix, before its first question."""
    return GAME.new_game(old_world_config(packs, seats, Rng(seed)), seed)


def seats_for(packs: tuple[str, ...]) -> tuple[int, ...]:
    """Return the possible numbers of seats of a mix."""
    every = ("base", *packs)
    return tuple(sorted({count for mode in SEATS for count in seat_counts(mode, every)}))


# -- late in a game --------------------------------------------------------------------------------

#: Piles that can run out, and the zones to which their cards may go. The zones of an expansion that
#: is not in play do not exist.
_PILES = (
    *("potion_deck", "action_deck", "mage_deck", "bomb_deck", "mutagen_deck", "city", "wilds"),
    *(f"tokens.{terrain}" for terrain in TERRAINS),
    *(f"monsters.{level}" for level in (1, 2, 3)),
    *(f"weakness_pile.{terrain}" for terrain in TERRAINS),
    *("sea", "dagon_bonuses", "destruction_pile", "hound_tokens", "supply", "events"),
)


def shaken(seed: int) -> Callable[[State], bool]:
    """Return a function for ``watch`` that changes the table to a late stage of a game once the
    first round has begun."""

    def shake(state: State) -> bool:
        assert isinstance(state, OldWorldState)
        if not state.round or not state.pending:
            return False
        rng = Rng(seed)
        for seat in range(len(state.table.seats)):
            _grow(state, seat, rng)
            _equip(state, seat, rng)
        for name in _PILES:
            if name in state.table.zone_of:
                _thin(state, name, rng)
        state.pending = ()
        advance(state)
        return True

    return shake


def _put(state: OldWorldState, sleeve: int, zone: int) -> None:
    relocate(state, sleeve, zone)
    state.known[sleeve] |= state.sees[zone]


def _grow(state: OldWorldState, seat: int, rng: Rng) -> None:
    """Set levels, shield, gold and a place on the map."""
    size = len(ATTRIBUTES)
    if rng.below(3):
        state.attrs[seat * size : seat * size + size] = [1 + rng.below(5) for _ in ATTRIBUTES]
    state.level[seat] = max(state.level[seat], min(state.attrs[seat * size : seat * size + size]))
    state.shield[seat] = rng.below(state.table.steps.growth_shield_cap(state, seat) + 1)
    state.gold[seat] = rng.below(9)
    if rng.below(2):
        land = [at for at, place in enumerate(state.table.places) if not place.island]
        state.place[seat] = land[rng.below(min(len(land), 6))]


def _equip(state: OldWorldState, seat: int, rng: Rng) -> None:
    """Give potions, bombs, trails and trophies with their steps, and discard part of the deck."""
    table = state.table
    limit = table.tracks.potion_limit
    for _ in range(rng.below(limit + 1)):
        if state.common("potion_deck") and len(state.cards(seat, POTIONS)) < limit:
            _put(state, state.common("potion_deck")[-1], table.zone(seat, POTIONS))
    if "bomb_deck" in table.zone_of:
        own = table.zone_of[f"{table.seats[seat]}.bombs"]
        for sleeve in state.common("bomb_deck")[: rng.below(limit + 1 - len(state.zones[own]))]:
            _put(state, sleeve, own)
    for terrain, name in enumerate(TERRAINS):
        pile = state.common(f"tokens.{name}")
        if pile and not rng.below(3) and trail_at(state, seat, terrain) < 0:
            _put(state, pile[-1], table.zone(seat, TRAILS))
            state.trail_quests[seat] |= rng.below(2) << terrain
    cooperative = "wild_hunt" in table.config.packs
    for _ in range(0 if table.solo else rng.below(table.tracks.top)):
        pile = state.common(f"monsters.{1 + rng.below(3)}")
        if pile:
            _put(state, pile[-1], table.zone(seat, TROPHIES))
            state.track[seat] += not cooperative
    for sleeve in state.cards(seat, DECK)[: rng.below(12)]:
        _put(state, sleeve, table.zone(seat, DISCARD))


def _thin(state: OldWorldState, name: str, rng: Rng) -> None:
    """Leave a pile unchanged, or reduce it to two, one or no cards."""
    pile = state.common(name)[:]
    kept = (len(pile), len(pile), 2, 1, 0)[rng.below(5)]
    for sleeve in pile[kept:]:
        _put(state, sleeve, state.table.zone_of["box"])
