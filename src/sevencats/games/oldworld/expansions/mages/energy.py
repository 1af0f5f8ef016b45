"""Energy, which a mage has in place of a shield, and protection (W13.2, W13.4)."""

from __future__ import annotations

from dataclasses import replace

from sevencats.games.oldworld.expansions.mages.model import is_mage
from sevencats.games.oldworld.fight.record import NOBODY
from sevencats.games.oldworld.fight.sides import fighters, opponent, turns_of
from sevencats.games.oldworld.language.traits import has_rule
from sevencats.games.oldworld.rules.atoms import change_shield, defense_now
from sevencats.games.oldworld.state import NO_CAP, OldWorldState
from sevencats.games.oldworld.steps import Steps
from sevencats.kernel.atoms import tell

#: The prefix of everything kept here during a fight.
PREFIX = "mages."
PROTECTION, _SPENT, _USED, _SHAPE = "protection", "spent", "used", "shape."
#: The number of the other side's fight turns when protection was gathered, and the symbols of this
#: fight turn that draw by energy.
_SINCE, _DRAWS = "since", "draws"


def _key(state: OldWorldState, seat: int, name: str) -> str:
    return f"{PREFIX}{state.table.seats[seat]}.{name}"


def protection_key(state: OldWorldState, seat: int) -> str:
    """Return the key in ``extra`` for the protection of a seat."""
    return _key(state, seat, PROTECTION)


def protection(state: OldWorldState, seat: int) -> int:
    """Return the damage that a seat would not take in the opponent's next fight turn."""
    return state.extra.get(_key(state, seat, PROTECTION), 0)


def protect(state: OldWorldState, seat: int, amount: int) -> None:
    """Gather protection; in frost none can be gathered (W15.7)."""
    if has_rule(state, seat, "frozen"):
        return
    if amount > 0 and state.fight.kind and state.fight.winner == NOBODY:
        state.extra[_key(state, seat, PROTECTION)] = protection(state, seat) + amount
        state.extra[_key(state, seat, _SINCE)] = turns_of(state, opponent(state, seat))
        tell(state, "protection", seat, amount)


def _holds(state: OldWorldState, seat: int) -> bool:
    """Tell whether protection applies now: it is for the next fight turn of the other side."""
    since = state.extra.get(_key(state, seat, _SINCE), -1)
    return turns_of(state, opponent(state, seat)) > since


def _lose_protection(state: OldWorldState, seat: int) -> None:
    for name in (PROTECTION, _SINCE):
        state.extra.pop(_key(state, seat, name), None)


def draw_later(state: OldWorldState, seat: int, symbols: int) -> None:
    """Record symbols that draw by energy: the energy counts in the draw step."""
    if symbols:
        key = _key(state, seat, _DRAWS)
        state.extra[key] = state.extra.get(key, 0) + symbols


def draws(state: OldWorldState, seat: int) -> int:
    """Return the symbols of this fight turn that draw by energy."""
    return state.extra.get(_key(state, seat, _DRAWS), 0)


def spend(state: OldWorldState, seat: int, amount: int) -> None:
    """Pay energy for a boost."""
    key = _key(state, seat, _SPENT)
    state.extra[key] = state.extra.get(key, 0) + amount
    change_shield(state, seat, -amount)


def spent(state: OldWorldState, seat: int) -> int:
    """Return the energy spent on boosts in this fight turn."""
    return state.extra.get(_key(state, seat, _SPENT), 0)


def take_shape(state: OldWorldState, seat: int, shape: str) -> None:
    """Remember the choice after a magic die until the end of the fight."""
    state.extra[_key(state, seat, f"{_SHAPE}{shape}")] = 1


def has_shape(state: OldWorldState, seat: int, shapes: tuple[str, ...]) -> bool:
    """Tell whether one of these was chosen in this fight."""
    return any(_key(state, seat, f"{_SHAPE}{shape}") in state.extra for shape in shapes)


def _specialty_gone(state: OldWorldState, seat: int) -> bool:
    return any(token.startswith(f"{seat} specialty ") for token in state.fight.used)


def specialty_used(state: OldWorldState, seat: int) -> bool:
    """Tell whether a seat has used its specialty in this fight turn."""
    return _specialty_gone(state, seat) and _key(state, seat, _USED) not in state.extra


def _begin_turn(state: OldWorldState, seat: int) -> None:
    """Clear the energy spent and the draws of the last fight turn."""
    for name in (_SPENT, _DRAWS):
        state.extra.pop(_key(state, seat, name), None)
    if _specialty_gone(state, seat):
        state.extra[_key(state, seat, _USED)] = 1


def _forget(state: OldWorldState) -> None:
    """Clear the records of the last fight when a fight begins or ends."""
    for key in [key for key in state.extra if key.startswith(PREFIX)]:
        del state.extra[key]


def _fights(state: OldWorldState, seat: int) -> bool:
    """Tell whether a seat is in a fight that is not decided yet."""
    fight = state.fight
    return bool(fight.kind) and fight.winner == NOBODY and seat in (fight.attacker, fight.rival)


def lose_surplus(state: OldWorldState, seat: int) -> None:
    """Lose energy above wisdom at the end of a fight."""
    change_shield(state, seat, min(0, defense_now(state, seat) - state.shield[seat]))


def energy_steps(base: Steps) -> Steps:
    """Return the steps by which energy does not act as a shield, and protection does."""
    return _turn_steps(_shield_steps(base))


def _shield_steps(base: Steps) -> Steps:
    """Return the steps by which a mage has energy in place of a shield, and is protected."""

    def level(state: OldWorldState, seat: int) -> int:
        if is_mage(state, seat):
            return defense_now(state, seat)
        return base.growth_shield_level(state, seat)

    def gain(state: OldWorldState, seat: int) -> int:
        return 1 if is_mage(state, seat) else base.growth_shield_gain(state, seat)

    def cap(state: OldWorldState, seat: int) -> int:
        if is_mage(state, seat) and _fights(state, seat):
            return NO_CAP
        return base.growth_shield_cap(state, seat)

    def absorb(state: OldWorldState, seat: int, amount: int) -> int:
        return amount if is_mage(state, seat) else base.fight_absorb(state, seat, amount)

    def guard(state: OldWorldState, seat: int) -> int:
        shield = 0 if is_mage(state, seat) else base.fight_guard(state, seat)
        return shield + protection(state, seat)

    def damage(state: OldWorldState, by: int, amount: int) -> int:
        """Take protection off the total damage of the opponent's fight turn."""
        amount = base.fight_damage(state, by, amount)
        target = opponent(state, by)
        left = protection(state, target) if target >= 0 and _holds(state, target) else 0
        less = min(left, amount)
        if less > 0:
            state.extra[_key(state, target, PROTECTION)] = left - less
            tell(state, "protected", target, less)
            amount -= less
        return amount

    return replace(
        base,
        growth_shield_level=level,
        growth_shield_gain=gain,
        growth_shield_cap=cap,
        fight_absorb=absorb,
        fight_guard=guard,
        fight_damage=damage,
    )


def _turn_steps(base: Steps) -> Steps:
    """Return the steps by which energy and protection begin and end with fights and turns."""

    def prepare(state: OldWorldState, stage: str) -> None:
        if stage == "wagers":
            _forget(state)
        base.fight_prepare(state, stage)

    def turn(state: OldWorldState, who: int) -> None:
        if who >= 0:
            _begin_turn(state, who)
        base.fight_turn(state, who)

    def turn_end(state: OldWorldState, who: int) -> None:
        """Clear the protection that applied to the fight turn."""
        target = opponent(state, who)
        if target >= 0 and _holds(state, target):
            _lose_protection(state, target)
        base.fight_turn_end(state, who)

    def draw_change(state: OldWorldState, seat: int) -> int:
        symbols = 0 if has_rule(state, seat, "ignore:draw") else draws(state, seat)
        return base.fight_draw_change(state, seat) + symbols * state.shield[seat]

    def outcome(state: OldWorldState, result: str) -> None:
        for seat in fighters(state):
            if is_mage(state, seat):
                lose_surplus(state, seat)
        _forget(state)
        base.fight_outcome(state, result)

    return replace(
        base,
        fight_prepare=prepare,
        fight_turn=turn,
        fight_turn_end=turn_end,
        fight_draw_change=draw_change,
        fight_outcome=outcome,
    )
