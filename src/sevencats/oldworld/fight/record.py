"""What a fight remembers, as one frozen record in the state."""

from __future__ import annotations

from typing import NamedTuple


class Fight(NamedTuple):
    """A fight in progress. ``kind`` is ``witcher``, ``monster``, ``short`` or empty: no fight.

    ``terrain`` is where the monster stands in the monster section, ``rival`` the other seat (-1: a
    monster). ``trail`` says that the attacker had its trail. ``turns`` counts the fight turns of the attacker and
    of the other side; ``potions`` the potions used, by side; ``used`` names what was used once a
    fight, as ``side:source``. ``chooser`` is the seat that names the next attack. The rest is of
    the present turn: damage still to deal, cards to draw, and so on.
    """

    kind: str = ""
    attacker: int = -1
    rival: int = -1
    terrain: int = -1
    trail: bool = False
    turns: tuple[int, int] = (0, 0)
    potions: tuple[int, int] = (0, 0)
    used: tuple[str, ...] = ()
    chooser: int = -1
    damage: int = 0
    draw: int = 0
    shield_gained: int = 0
    wagers: tuple[int, ...] = ()


NO_FIGHT = Fight()
