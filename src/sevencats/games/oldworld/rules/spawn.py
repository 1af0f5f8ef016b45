"""Monsters on the board: where they are, and how new ones come (W6.12)."""

from __future__ import annotations

from sevencats.games.oldworld.packs.model import TERRAINS
from sevencats.games.oldworld.rules.cards import drop_trail, give_back_token
from sevencats.games.oldworld.rules.frames import Spawn
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel.atoms import move, move_all, push_shuffle, tell
from sevencats.kernel.handlers import Handler, never_asks

TOP_MONSTER = 3


def prey(state: OldWorldState, terrain: int) -> int:
    """Return the monster of a terrain, -1 if none."""
    there = state.common(f"prey.{TERRAINS[terrain]}")
    return there[0] if there else -1


def lair(state: OldWorldState, terrain: int) -> int:
    """Return the location of the monster of a terrain, -1 if it has no token."""
    token = state.common(f"lair.{TERRAINS[terrain]}")
    return state.table.token_place[state.face[token[0]]] if token else -1


def monsters_at(state: OldWorldState, place: int) -> list[int]:
    """Return the terrains whose monster is at a location."""
    return [
        terrain
        for terrain in range(len(TERRAINS))
        if lair(state, terrain) == place and prey(state, terrain) >= 0
    ]


def level_of(state: OldWorldState, monster: int) -> int:
    """Return the level of a monster."""
    return state.table.content.monsters[state.ident(monster)].level


def after_defeat(state: OldWorldState, terrain: int, level: int) -> None:
    """Find the next monster after the one of a terrain was defeated; its card is already a
    trophy."""
    state.table.steps.spawn_defeated(state, terrain, level)


def spawn_higher(state: OldWorldState, terrain: int, level: int) -> None:
    """Bring a monster one level higher, III staying III; tokens set aside for four and five players
    come first (W1.8). In solo, none comes (W9.2)."""
    following = state.table.steps.spawn_next(state, level, "defeated")
    if not following:
        state.stack.append(Spawn(terrain, 0, "tokens"))
    elif level == 1 and state.common("extra"):
        move(state, state.common("extra")[-1], _prey_zone(state, terrain), "monster", -1)
        state.stack.append(Spawn(terrain, level, "tokens"))
    else:
        replace_monster(state, terrain, following)


def next_level(state: OldWorldState, level: int, result: str) -> int:
    """Return the level of the monster that replaces one that is gone: the same level for one that
    was driven away; in solo, none for one that was defeated (W9.2)."""
    if result == "driven_away":
        return level
    return 0 if state.table.solo else min(level + 1, TOP_MONSTER)


def appears(state: OldWorldState, monster: int) -> None:
    """Do nothing: called when a monster of an expansion has appeared."""


def replace_monster(state: OldWorldState, terrain: int, level: int) -> None:
    """Bring a new monster of this level; the current one, if any, is driven away."""
    state.table.steps.spawn_monster(state, terrain, level)


def spawn_monster(state: OldWorldState, terrain: int, level: int) -> None:
    """Drive the old monster away first: it may come back if there is no other."""
    state.stack.append(Spawn(terrain, level, "monster"))
    old = prey(state, terrain)
    if old >= 0:
        away = state.table.zone_of[f"away.{level_of(state, old)}"]
        move(state, old, away, "driven_away", -1)


def _prey_zone(state: OldWorldState, terrain: int) -> int:
    return state.table.zone_of[f"prey.{TERRAINS[terrain]}"]


def _run_spawn(state: OldWorldState, frame: Spawn) -> None:
    terrain, level, stage = frame
    state.stack.pop()
    if stage == "monster":
        _draw_monster(state, terrain, level)
    elif stage == "tokens":
        state.stack.append(Spawn(terrain, level, "lair"))
        _give_back(state, terrain)
    elif prey(state, terrain) >= 0:
        _settle(state, terrain)


def _draw_monster(state: OldWorldState, terrain: int, level: int) -> None:
    """Draw a token of the level, else one of those driven away, else a lower level."""
    if level < 1:
        state.stack.append(Spawn(terrain, level, "tokens"))
        return
    zone_of = state.table.zone_of
    pile, away = state.common(f"monsters.{level}"), state.common(f"away.{level}")
    if pile:
        state.stack.append(Spawn(terrain, level, "tokens"))
        move(state, pile[-1], _prey_zone(state, terrain), "monster", -1)
    elif away:
        state.stack.append(Spawn(terrain, level, "monster"))
        move_all(state, away[:], zone_of[f"monsters.{level}"], "monsters_back", -1)
        push_shuffle(state, zone_of[f"monsters.{level}"])
    else:
        state.stack.append(Spawn(terrain, level - 1, "monster"))


def _give_back(state: OldWorldState, terrain: int) -> None:
    """Return the location token of the previous monster with all trails and trail quests for it,
    and shuffle. Without one, nothing is returned (W15.4)."""
    for token in state.common(f"lair.{TERRAINS[terrain]}")[:]:
        for seat in range(len(state.table.seats)):
            drop_trail(state, seat, terrain)
        give_back_token(state, token)


def _settle(state: OldWorldState, terrain: int) -> None:
    """Draw a location token for the monster's location."""
    name = TERRAINS[terrain]
    token = state.common(f"tokens.{name}")[-1]
    move(state, token, state.table.zone_of[f"lair.{name}"], "lair", -1)
    place = state.table.places[lair(state, terrain)].id
    tell(state, "appears", -1, state.ident(prey(state, terrain)), place)


SPAWN_FRAMES: dict[type, Handler] = {Spawn: Handler(_run_spawn, never_asks)}
