"""The possible opponents, and the beginning of a fight (W4.2, W6.1 to W6.3)."""

from __future__ import annotations

from sevencats.games.oldworld.fight.frames import FightBegin, FightRound
from sevencats.games.oldworld.fight.pools import make_pools
from sevencats.games.oldworld.fight.record import BEAST, MONSTER, NOBODY, WITCHER, Fight
from sevencats.games.oldworld.fight.sides import fighters
from sevencats.games.oldworld.fight.wagers import ask_wagers
from sevencats.games.oldworld.language.lines import affordable
from sevencats.games.oldworld.language.traits import fire, has_rule
from sevencats.games.oldworld.rules.atoms import lower_shield_to_cap
from sevencats.games.oldworld.rules.cards import has_trail
from sevencats.games.oldworld.rules.spawn import monsters_at, prey
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel.atoms import tell
from sevencats.kernel.handlers import Handler, never_asks

# -- what may be fought ---------------------------------------------------------------------------


def fight_options(state: OldWorldState, seat: int) -> list[tuple[str, int]]:
    """Return the opponents a seat may fight at its location, as option keys and values for
    ``begin_fight``."""
    place, duel = state.place[seat], state.table.steps.fight_duel
    monsters = [
        (f"fight:{state.ident(prey(state, terrain))}", terrain)
        for terrain in monsters_at(state, place)
        if state.table.steps.fight_allowed(state, seat, prey(state, terrain))
    ]
    rivals = [
        (f"fight:{state.table.seats[rival]}", -1 - rival)
        for rival in range(len(state.table.seats))
        if rival != seat and state.place[rival] == place and duel(state, seat, rival)
    ]
    return sorted(monsters + rivals)


def may_hunt(state: OldWorldState, seat: int, monster: int) -> bool:
    """Tell whether the seat may fight the monster, which may ask a price."""
    traits = state.table.content.monsters[state.ident(monster)].traits
    return all(affordable(state, seat, t.cost) for t in traits if t.when == "entry")


def may_duel(state: OldWorldState, seat: int, rival: int) -> bool:
    """Tell whether the seat may fight another: not after dice poker with it this turn, not at a
    school, not at the closed tavern."""
    place = state.place[rival]
    return not (
        state.turn[seat].poker >> rival & 1
        or state.table.places[place].action == "school"
        or place == state.tavern
    )


# -- the beginning --------------------------------------------------------------------------------


def begin_fight(state: OldWorldState, seat: int, value: int) -> None:
    """Begin a fight that ``fight_options`` listed."""
    if value >= 0:
        begin_monster_fight(state, seat, value)
    else:
        begin_witcher_fight(state, seat, -1 - value)


def begin_monster_fight(state: OldWorldState, seat: int, terrain: int) -> None:
    """Attack the monster of a terrain."""
    hunt(state, seat, prey(state, terrain), terrain, has_trail(state, seat, terrain))


def hunt(state: OldWorldState, seat: int, monster: int, terrain: int, trail: bool) -> None:
    """Attack a monster, which may be outside the monster section (terrain -1)."""
    _begin(
        state,
        Fight(
            kind=MONSTER,
            attacker=seat,
            rival=BEAST,
            terrain=terrain,
            monster=monster,
            trail=trail,
            chooser=state.table.right(seat),
        ),
    )
    tell(state, "hunt", seat, state.ident(monster))


def begin_witcher_fight(state: OldWorldState, seat: int, rival: int) -> None:
    """Attack another witcher."""
    bets = (NOBODY,) * len(state.table.seats)
    _begin(state, Fight(kind=WITCHER, attacker=seat, rival=rival, wagers=bets))
    tell(state, "duel", seat, state.table.seats[rival])


def _begin(state: OldWorldState, fight: Fight) -> None:
    state.fight = fight
    state.stack.append(FightBegin("wagers"))


_NEXT = {
    "wagers": "entry",
    "entry": "before_pool",
    "before_pool": "pool",
    "pool": "after_pool",
    "after_pool": "first",
}


def _run(state: OldWorldState, frame: FightBegin) -> None:
    if frame.stage == "first":
        state.stack[-1] = FightRound(state.table.steps.fight_first(state))
        return
    state.stack[-1] = FightBegin(_NEXT[frame.stage])
    state.table.steps.fight_prepare(state, frame.stage)


def prepare(state: OldWorldState, stage: str) -> None:
    """Run one stage before the first fight turn; whatever it pushes on the stack runs before the
    next."""
    fight = state.fight
    if stage == "wagers":
        if fight.kind == WITCHER:
            ask_wagers(state)
    elif stage == "pool":
        make_pools(state)
    else:
        if stage == "before_pool":
            lower_shield_to_cap(state, fight.attacker)  # its defense may be lower for this fight
        for seat in reversed(fighters(state)):
            fire(state, stage, seat)


def first_fighter(state: OldWorldState) -> int:
    """Return the side that begins: the attacker against a witcher or with the monster's trail, else
    the monster."""
    fight = state.fight
    if fight.kind == WITCHER or fight.trail or has_rule(state, fight.attacker, "first"):
        return fight.attacker
    return BEAST


BEGIN_FRAMES: dict[type, Handler] = {FightBegin: Handler(_run, never_asks)}
