"""The data of a fight, as one frozen record in the state."""

from __future__ import annotations

from typing import NamedTuple

#: The kinds of fights. A short fight is a single combo in an event (W7.1).
MONSTER, WITCHER, SHORT = "monster", "witcher", "short"
#: Stands for the monster in place of a fighter's seat.
BEAST = -1
#: No seat, no side, no bet.
NOBODY = -2


class Fight(NamedTuple):
    """A fight in progress. ``kind`` is ``witcher``, ``monster``, ``short``, or empty without a
    fight.

    ``terrain`` is the monster's place in the monster section, ``monster`` its card, ``rival`` the
    other seat (-1: a monster). ``trail`` says that the attacker had its trail, ``pooled`` that the
    life pools are made, ``winner`` who won (``NOBODY`` while it goes on). ``low`` is the lowest
    number of cards in both pools together so far, ``idle`` counts the fight turns since then.
    ``turns`` counts the fight turns of the attacker and of the other side, ``potions`` the potions
    used, by side; ``used`` names the traits used up, ``chooser`` is the seat that names the next
    attack. ``wagers`` are the bets by seat, ``trophy`` is the trophy won in this fight (-1: none
    yet).

    The rest describes the current fight turn: ``active`` is the side that plays it, ``combo`` the
    colours of the cards in the combo, ``adding`` says that its damage is still being added up in
    ``damage``, ``bridge`` is the card that any colour may follow (-1: none), ``draw`` changes the
    draw step, ``dealt`` is the damage dealt so far, ``hurt`` the cards the other side discarded by
    damage, ``shield_gained`` how far the shield rose.
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
