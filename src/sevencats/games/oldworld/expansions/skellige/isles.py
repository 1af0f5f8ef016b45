"""The actions of islands (W14.6, W14.10, W14.11)."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from sevencats.games.oldworld.expansions.skellige.dagon import begin_dagon, is_up
from sevencats.games.oldworld.expansions.skellige.model import deep, sea_of
from sevencats.games.oldworld.expansions.skellige.ships import SEA_CARD, TO_DAGON
from sevencats.games.oldworld.fight.begin import hunt
from sevencats.games.oldworld.packs.model import ATTRIBUTES, TERRAINS
from sevencats.games.oldworld.rules.atoms import TOP_LEVEL, change_gold, update_turn
from sevencats.games.oldworld.rules.cards import has_trail, pool_of
from sevencats.games.oldworld.rules.frames import GainTrail, Refill
from sevencats.games.oldworld.rules.places import DONE, PlaceAction
from sevencats.games.oldworld.rules.spawn import TOP_MONSTER, level_of
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.steps import Steps
from sevencats.games.oldworld.zones import DISCARD, TROPHIES
from sevencats.kernel.atoms import move, move_all, push_shuffle, tell
from sevencats.kernel.decisions import Decision
from sevencats.kernel.effects import begin, merged
from sevencats.kernel.handlers import Handler, never_asks

#: In ``extra``: the level of the monster drawn to be fought on an island. It is on top of those of
#: its level that were driven away, open to all.
FOE = "isle_foe"
#: A seat with at most this many trophies of level I may gain another.
_FEW = 1
#: The gold for a more expensive card of the pool.
_PRICE = 1


class DrawTrophy(NamedTuple):
    """A seat gets the trophy of a random monster of a level, without step or fatigue (W14.10)."""

    seat: int
    level: int


class RaiseTrophy(NamedTuple):
    """A trophy of level I or II is given for one of the next level: which?"""

    seat: int


class PoolCard(NamedTuple):
    """A card of the pool: one of cost 0, or for gold one of cost 1."""

    seat: int


class IsleTrails(NamedTuple):
    """A seat takes up to one trail of each terrain, one after the other."""

    seat: int


class DrawFoe(NamedTuple):
    """A monster of a level of choice is drawn (level 0: not chosen yet)."""

    seat: int
    level: int


# -- tokens of monsters ----------------------------------------------------------------------------


def any_left(state: OldWorldState, level: int) -> bool:
    """Tell whether there is a token of the level, including those that were driven away."""
    if not 1 <= level <= TOP_MONSTER:
        return False
    return bool(state.common(f"monsters.{level}") or state.common(f"away.{level}"))


def _ready(state: OldWorldState, level: int) -> bool:
    """Tell whether a token can be drawn; if none is left, those driven away are shuffled in
    first."""
    pile, away = state.common(f"monsters.{level}"), state.common(f"away.{level}")
    if pile or not away:
        return True
    zone = state.table.zone_of[f"monsters.{level}"]
    move_all(state, away[:], zone, "monsters_back", -1)
    push_shuffle(state, zone)
    return False


def _trophies(state: OldWorldState, seat: int, *levels: int) -> list[int]:
    """Return a seat's trophies of monsters of these levels."""
    kind, face = state.table.kind, state.face
    own = [card for card in state.cards(seat, TROPHIES) if kind[face[card]] == "monster"]
    return [card for card in own if level_of(state, card) in levels]


def _run_draw(state: OldWorldState, frame: DrawTrophy) -> None:
    seat, level = frame
    if not _ready(state, level):
        return
    state.stack.pop()
    pile = state.common(f"monsters.{level}")
    if pile:
        move(state, pile[-1], state.table.zone(seat, TROPHIES), "isle_trophy", seat)


# -- trophies --------------------------------------------------------------------------------------


def raisable(state: OldWorldState, seat: int) -> list[int]:
    """Return the trophies that can be given for one of the next level."""
    own = _trophies(state, seat, 1, 2)
    return [card for card in own if any_left(state, level_of(state, card) + 1)]


def _can_raise(state: OldWorldState, seat: int) -> bool:
    if _trophies(state, seat, 1, 2):
        return bool(raisable(state, seat))
    return any_left(state, 1)


def _raise(state: OldWorldState, seat: int) -> None:
    own = _trophies(state, seat, 1, 2)
    state.stack.append(RaiseTrophy(seat) if own else DrawTrophy(seat, 1))


def _run_raise(state: OldWorldState, frame: RaiseTrophy) -> list[Decision]:
    items = [(f"trade:{state.ident(card)}", card) for card in raisable(state, frame.seat)]
    keys, args, _ = merged(items)
    return [Decision(0, frame.seat, "isle_trade", "", keys, args)]


def _answer_raise(state: OldWorldState, frame: RaiseTrophy, decision: Decision, index: int) -> None:
    card = decision.args[index]
    state.stack[-1] = DrawTrophy(frame.seat, level_of(state, card) + 1)
    move(state, card, state.table.zone_of["box"], "trophy_given", frame.seat)


def _can_find(state: OldWorldState, seat: int) -> bool:
    return len(_trophies(state, seat, 1)) <= _FEW and any_left(state, 1)


def _find(state: OldWorldState, seat: int) -> None:
    state.stack.append(DrawTrophy(seat, 1))


# -- cards of the pool -----------------------------------------------------------------------------


def pool_offers(state: OldWorldState, seat: int) -> list[tuple[str, int]]:
    """Return the cards of the pool that are free, and those for gold. No cards are turned up if
    there are none."""
    cost = state.table.steps.cards_cost
    pool = pool_of(state, seat)
    items = [(f"take:{state.ident(card)}", card) for card in pool if cost(state, card) == 0]
    if state.gold[seat] >= _PRICE:
        items += [(f"buy:{state.ident(card)}", card) for card in pool if cost(state, card) == 1]
    return items


def _can_take(state: OldWorldState, seat: int) -> bool:
    return bool(pool_offers(state, seat))


def _take(state: OldWorldState, seat: int) -> None:
    state.stack.append(PoolCard(seat))


def _run_pool(state: OldWorldState, frame: PoolCard) -> list[Decision]:
    keys, args, _ = merged(pool_offers(state, frame.seat))
    return [Decision(0, frame.seat, "isle_card", "", keys, args)]


def _answer_pool(state: OldWorldState, frame: PoolCard, decision: Decision, index: int) -> None:
    seat = frame.seat
    state.stack[-1] = Refill(seat)
    if decision.keys[index].startswith("buy:"):
        change_gold(state, seat, -_PRICE)
    move(state, decision.args[index], state.table.zone(seat, DISCARD), "taken", seat)


# -- trails ----------------------------------------------------------------------------------------


def _free_trails(state: OldWorldState, seat: int) -> list[int]:
    """Return the terrains of which a seat can gain a trail; it replaces a trail quest."""
    return [
        terrain
        for terrain, name in enumerate(TERRAINS)
        if state.common(f"tokens.{name}") and not has_trail(state, seat, terrain)
    ]


def _any_trail(state: OldWorldState, seat: int) -> bool:
    return bool(_free_trails(state, seat))


def _take_trails(state: OldWorldState, seat: int) -> None:
    state.stack.append(IsleTrails(seat))


def _run_trails(state: OldWorldState, frame: IsleTrails) -> list[Decision] | None:
    free = _free_trails(state, frame.seat)
    if not free:
        state.stack.pop()
        return None
    items = [(f"terrain:{TERRAINS[terrain]}", terrain) for terrain in free]
    keys, args, _ = merged([("done", DONE), *items])
    return [Decision(0, frame.seat, "isle_trail", "", keys, args)]


def _answer_trails(state: OldWorldState, frame: IsleTrails, decision: Decision, index: int) -> None:
    terrain = decision.args[index]
    if terrain == DONE:
        state.stack.pop()
    else:
        state.stack.append(GainTrail(frame.seat, terrain))


# -- a monster to be fought ------------------------------------------------------------------------


def the_foe(state: OldWorldState) -> int:
    """Return the monster that was drawn on an island; -1 if none."""
    away = state.common(f"away.{state.extra[FOE]}") if FOE in state.extra else []
    return away[-1] if away else -1


def _can_hunt(state: OldWorldState, seat: int) -> bool:
    return any(any_left(state, level) for level in range(1, TOP_MONSTER + 1))


def _hunt(state: OldWorldState, seat: int) -> None:
    state.stack.append(DrawFoe(seat, 0))


def _run_foe(state: OldWorldState, frame: DrawFoe) -> list[Decision] | None:
    seat, level = frame
    if not level:
        levels = [n for n in range(1, TOP_MONSTER + 1) if any_left(state, n)]
        keys = tuple(f"level:{n}" for n in levels)
        return [Decision(0, seat, "isle_level", "", keys, tuple(levels))]
    if _ready(state, level):
        state.stack.pop()
        _meet(state, seat, level)
    return None


def _answer_foe(state: OldWorldState, frame: DrawFoe, decision: Decision, index: int) -> None:
    state.stack[-1] = DrawFoe(frame.seat, decision.args[index])


def _meet(state: OldWorldState, seat: int, level: int) -> None:
    """Go to phase II at once for the fight, which is skipped if the seat cannot pay the monster's
    price."""
    monster = state.common(f"monsters.{level}")[-1]
    update_turn(state, seat, phase=2)
    move(state, monster, state.table.zone_of[f"away.{level}"], "isle_foe", seat)
    state.extra[FOE] = level
    state.table.steps.spawn_appears(state, monster)
    if not state.table.steps.fight_allowed(state, seat, monster):
        tell(state, "foe_spared", seat)
        _give_back(state)


def _give_back(state: OldWorldState) -> None:
    """Shuffle its token into its pile."""
    monster, level = the_foe(state), state.extra.pop(FOE)
    zone = state.table.zone_of[f"monsters.{level}"]
    move(state, monster, zone, "foe_back", -1)
    push_shuffle(state, zone)


# -- lines -----------------------------------------------------------------------------------------


def _can_train(state: OldWorldState, seat: int) -> bool:
    return any(state.attr(seat, name) < TOP_LEVEL for name in ATTRIBUTES)


def _any_potion(state: OldWorldState, seat: int) -> bool:
    return bool(state.common("potion_deck") or state.common("potion_discard"))


def _always(state: OldWorldState, seat: int) -> bool:
    return True


def _never(state: OldWorldState, seat: int) -> bool:
    return False


def _printed(state: OldWorldState, seat: int) -> None:
    """Carry out the lines of the island."""
    begin(state, f"isle:{state.table.places[state.place[seat]].id}", seat, -1)


PLACE_ACTIONS: dict[str, PlaceAction] = {
    "mastery": PlaceAction(_can_train, _printed),
    "brewery": PlaceAction(_any_potion, _printed),
    "treasure": PlaceAction(_always, _printed),
    "tracks": PlaceAction(_any_trail, _take_trails),
    "offering": PlaceAction(_can_raise, _raise),
    "relic": PlaceAction(_can_find, _find),
    "salvage": PlaceAction(_can_take, _take),
    "arena": PlaceAction(_can_hunt, _hunt),
    "nothing": PlaceAction(_never, _printed),
}


# -- phase II --------------------------------------------------------------------------------------


def begin_sea_fight(state: OldWorldState, seat: int) -> None:
    """Fight the monster that was drawn on an island, or Dagon."""
    monster = the_foe(state)
    if monster >= 0:
        hunt(state, seat, monster, -1, False)
    else:
        begin_dagon(state, seat)


def _fights(state: OldWorldState, seat: int) -> list[tuple[str, int]]:
    monster = the_foe(state)
    if monster >= 0:
        return [(f"sea_fight:{state.ident(monster)}", 0)]
    if is_up(state) and state.place[seat] == deep(state.table):
        return [(f"sea_fight:{sea_of(state.table.content).monster}", 0)]
    return []


def phase2_steps(base: Steps) -> Steps:
    """Add fights at sea; after a card of the sea the seat cannot explore (W14.5, W14.7, W14.11)."""

    def options(state: OldWorldState, seat: int) -> list[tuple[str, int]]:
        used, fights = state.turn[seat].used, _fights(state, seat)
        if fights and (FOE in state.extra or TO_DAGON in used):
            return fights
        items = [*base.phase2_options(state, seat), *fights]
        if SEA_CARD not in used:
            return items
        items = [item for item in items if not item[0].startswith("explore:")]
        return [*items, ("rest", 0)] if items else []

    def pick(state: OldWorldState, seat: int, key: str, value: int) -> None:
        if key.startswith("sea_fight:"):
            begin_sea_fight(state, seat)
        elif key == "rest":
            tell(state, "rests", seat)
        else:
            base.phase2_pick(state, seat, key, value)

    def aftermath(state: OldWorldState, result: str) -> None:
        """Spawn nothing after a monster of an island; return it if it has won (W14.11)."""
        base.fight_aftermath(state, result)
        if FOE not in state.extra:
            return
        if result == "lost":
            _give_back(state)
        else:
            del state.extra[FOE]

    def turn_end(state: OldWorldState, seat: int) -> None:
        base.turn_end(state, seat)
        if FOE in state.extra:
            _give_back(state)

    return replace(
        base,
        phase2_options=options,
        phase2_pick=pick,
        fight_aftermath=aftermath,
        turn_end=turn_end,
    )


ISLE_FRAMES: dict[type, Handler] = {
    DrawTrophy: Handler(_run_draw, never_asks),
    RaiseTrophy: Handler(_run_raise, _answer_raise),
    PoolCard: Handler(_run_pool, _answer_pool),
    IsleTrails: Handler(_run_trails, _answer_trails),
    DrawFoe: Handler(_run_foe, _answer_foe),
}
