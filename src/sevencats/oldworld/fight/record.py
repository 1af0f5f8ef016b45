"""What a fight remembers, as one frozen record in the state."""

from __future__ import annotations

from typing import NamedTuple

#: The kinds of fights. A short one is a single combo in an event (W7.1).
MONSTER, WITCHER, SHORT = "monster", "witcher", "short"
#: Stands for the monster where a fighter's seat is asked for.
BEAST = -1
#: No seat, no side, no bet.
NOBODY = -2


class Fight(NamedTuple):
    """A fight in progress. ``kind`` is ``witcher``, ``monster``, ``short`` or empty: no fight.

    ``terrain`` is where the monster stands in the monster section, ``monster`` its card, ``rival``
    the other seat (-1: a monster). ``trail`` says that the attacker had its trail, ``pooled`` that
    the life pools are made, ``winner`` who won (``NOBODY`` while it goes on). ``low`` is the least
    number of cards both pools together had, ``idle`` counts the fight turns since then. ``turns``
    counts the fight turns of the attacker and of the other side, ``potions`` the potions used, by
    side; ``used`` names the traits used up, ``chooser`` is the seat that names the next attack.
    ``wagers`` runs over seats: whom each bet on, ``trophy`` is what this fight won (-1: nothing
    yet).

    The rest is of the present fight turn: ``active`` is whose it is, ``combo`` the colours of the
    combo laid, ``adding`` that its damage is still being added up in ``damage``, ``bridge`` the
    card that any colour may follow (-1: none), ``draw`` what changes the draw step, ``dealt`` the
    damage dealt so far, ``hurt`` the cards the other side discarded by damage, ``shield_gained``
    how far the shield rose.
    """

    kind: str = ""
    attacker: int = NOBODY
    rival: int = NOBODY
    terrain: int = -1
    monster: int = -1
    trail: bool = False
    pooled: bool = False
    winner: int = NOBODY
    low: int = 0
    idle: int = 0
    turns: tuple[int, int] = (0, 0)
    potions: tuple[int, int] = (0, 0)
    used: tuple[str, ...] = ()
    chooser: int = NOBODY
    wagers: tuple[int, ...] = ()
    active: int = NOBODY
    combo: tuple[str, ...] = ()
    adding: bool = False
    bridge: int = -1
    damage: int = 0
    draw: int = 0
    dealt: int = 0
    hurt: int = 0
    shield_gained: int = 0
    trophy: int = -1


NO_FIGHT = Fight()
