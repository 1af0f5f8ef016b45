"""A position in the middle of a fight: who fights whom, the life pools, whose fight turn begins.

What the witchers have stands with their seats: hand and deck are their life pools. Here is the
rest, so that a fight can be written down as a puzzle, a bug report or a test.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sevencats.games.oldworld.config import SEAT_NAMES
from sevencats.games.oldworld.fight.frames import FightRound
from sevencats.games.oldworld.fight.record import BEAST, MONSTER, NOBODY, WITCHER, Fight
from sevencats.games.oldworld.language.traits import used_tokens
from sevencats.games.oldworld.packs.model import TERRAINS
from sevencats.games.oldworld.positions.cards import Components
from sevencats.games.oldworld.rules.cards import has_trail
from sevencats.games.oldworld.rules.frames import PhaseThree
from sevencats.games.oldworld.rules.spawn import prey
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel.atoms import move_all
from sevencats.kernel.errors import BadData
from sevencats.kernel.values import flag, known_keys, mapping, number, word, words

#: How a file calls the monster's side of a fight.
MONSTER_SIDE = "monster"
_KEYS = (
    *("against", "trail", "pool", "discard", "turn", "turns"),
    *("potions", "used", "wagers", "chooser", "attack"),
)
_ATTACKS = ("charge", "bite")


@dataclass(frozen=True, slots=True)
class GivenFight:
    """A partly read fight of a file: the cards come first, the record when all are in place."""

    data: dict[str, Any]
    pool: int | None


def read_fight_cards(data: Any, cards: Components) -> GivenFight:
    """Lay the cards of the fight: the monster's life pool, from the top, and its discards."""
    data = mapping(data, "fight")
    known_keys(data, _KEYS, "fight")
    pool: int | None = None
    listed = data.get("pool")
    if isinstance(listed, list):
        cards.put_all("fight", listed, "fight.pool", "fight_pool")
    elif listed is not None:
        pool = number(listed, "fight.pool", 1)
    cards.put_all("fight", data.get("discard", []), "fight.discard", "fight_discard")
    return GivenFight(data, pool)


def read_fight(state: OldWorldState, given: GivenFight) -> str:
    """Set the fight up; gives the attack that is named already, if any."""
    data, seat = given.data, state.active
    against = word(data.get("against"), "fight.against")
    names = state.table.seats
    if against in names:
        fight = _duel(state, data, names.index(against))
    else:
        fight = _hunt(state, data, against)
    state.fight = fight
    if fight.kind == MONSTER:
        _fill_pool(state, given)
    who = _side(state, data.get("turn"), "fight.turn", _first(state))
    state.fight = fight._replace(
        pooled=True,
        active=who,
        turns=_by_side(state, data.get("turns", {}), "fight.turns"),
        potions=_by_side(state, data.get("potions", {}), "fight.potions"),
        used=_used(state, data.get("used", [])),
    )
    state.stack[-1:] = [PhaseThree(seat, "start"), FightRound(who)]
    return _attack(state, data.get("attack"), who)


def _duel(state: OldWorldState, data: dict[str, Any], rival: int) -> Fight:
    if rival == state.active:
        raise BadData("fight.against: a witcher does not fight itself")
    for key in ("trail", "pool", "discard", "chooser", "attack"):
        if key in data:
            raise BadData(f"fight.{key}: belongs to a fight with a monster")
    names = state.table.seats
    bets = [NOBODY] * len(names)
    for name, backed in mapping(data.get("wagers", {}), "fight.wagers").items():
        if name not in names or names.index(name) in (state.active, rival):
            raise BadData(f"fight.wagers: {name!r} is not a seat outside the fight")
        if backed not in (names[state.active], names[rival]):
            raise BadData(f"fight.wagers.{name}: {backed!r} does not fight")
        bets[names.index(name)] = names.index(backed)
    return Fight(kind=WITCHER, attacker=state.active, rival=rival, wagers=tuple(bets))


def _hunt(state: OldWorldState, data: dict[str, Any], against: str) -> Fight:
    if "wagers" in data:
        raise BadData("fight.wagers: nobody bets on a fight with a monster")
    seat, names = state.active, state.table.seats
    here = {
        state.ident(prey(state, terrain)): terrain
        for terrain in range(len(TERRAINS))
        if prey(state, terrain) >= 0
    }
    if against not in here:
        known = ", ".join([*here, *(name for name in names if name != names[seat])])
        raise BadData(f"fight.against: {against!r} is neither on the board nor a seat ({known})")
    terrain = here[against]
    trail = flag(data.get("trail", has_trail(state, seat, terrain)), "fight.trail")
    right = state.table.right(seat)
    return Fight(
        kind=MONSTER,
        attacker=seat,
        rival=BEAST,
        terrain=terrain,
        monster=prey(state, terrain),
        trail=trail,
        chooser=_seat(state, data.get("chooser", names[right]), "fight.chooser"),
    )


def _fill_pool(state: OldWorldState, given: GivenFight) -> None:
    """Without a list the pool is dealt from the fight deck, as many cards as are said or as the
    monster has life."""
    if state.common("fight_pool"):
        return
    if given.pool is None:
        state.table.steps.fight_pool(state)
        return
    deck = state.common("fight_deck")
    if given.pool > len(deck):
        raise BadData(f"fight.pool: there are {len(deck)} fight cards, not {given.pool}")
    pool = state.table.zone_of["fight_pool"]
    move_all(state, deck[-given.pool :], pool, "life_pool", BEAST)


def _first(state: OldWorldState) -> int:
    return state.table.steps.fight_first(state)


def _side(state: OldWorldState, name: Any, where: str, default: int) -> int:
    """A fighter by its name: a seat, or ``monster``."""
    if name is None:
        return default
    fight, names = state.fight, state.table.seats
    sides = {names[fight.attacker]: fight.attacker}
    sides[MONSTER_SIDE if fight.rival == BEAST else names[fight.rival]] = fight.rival
    if name not in sides:
        raise BadData(f"{where}: {name!r} does not fight; the fighters are {', '.join(sides)}")
    return sides[name]


def _by_side(state: OldWorldState, given: Any, where: str) -> tuple[int, int]:
    counts = [0, 0]
    for name, count in mapping(given, where).items():
        side = _side(state, name, f"{where}.{name}", NOBODY)
        counts[int(side != state.fight.attacker)] = number(count, f"{where}.{name}", 0)
    return counts[0], counts[1]


def _seat(state: OldWorldState, name: Any, where: str) -> int:
    names = state.table.seats
    if name not in names:
        raise BadData(f"{where}: there is no seat {name!r}; the seats are {', '.join(names)}")
    return names.index(name)


def _used(state: OldWorldState, given: Any) -> tuple[str, ...]:
    """Traits that were used up in this fight: ``specialty`` of the attacker, or ``B.specialty``."""
    tokens: list[str] = []
    for index, name in enumerate(words(given, "fight.used")):
        seat, trait = state.fight.attacker, name
        head, dot, rest = name.partition(".")
        if dot and len(head) == 1 and head in SEAT_NAMES[: len(state.table.seats)]:
            seat, trait = SEAT_NAMES.index(head), rest
        matching = used_tokens(state, seat, trait)
        if not matching:
            raise BadData(f"fight.used[{index}]: {trait!r} is not a trait that can be used up")
        tokens += matching
    return tuple(tokens)


def _attack(state: OldWorldState, given: Any, who: int) -> str:
    if given is None:
        return ""
    if given not in _ATTACKS:
        raise BadData(f"fight.attack: must be charge or bite, not {given!r}")
    if who != BEAST:
        raise BadData("fight.attack: it is not the monster's fight turn")
    if state.table.solo:
        raise BadData("fight.attack: alone, a die names the attack; give it in 'chance'")
    return str(given)
