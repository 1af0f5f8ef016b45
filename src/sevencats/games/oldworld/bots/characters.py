"""The characters of bots: what a witcher prefers among the things that are worth doing."""

from __future__ import annotations

from typing import NamedTuple


class Character(NamedTuple):
    """Factors on the values that the hunter sees, so that each character plays soundly and yet
    looks different on the map. ``levels`` of attributes; ``stories`` explored in town and wilds;
    ``quests`` and trails; ``hunts`` of monsters and ``duels`` with witchers; ``potions``; ``gold``
    at the tables where it is lent, lost and won; ``defeat`` is the price of a lost fight."""

    levels: float = 1.0
    stories: float = 1.0
    quests: float = 1.0
    hunts: float = 1.0
    duels: float = 1.0
    potions: float = 1.0
    gold: float = 1.0
    defeat: float = 1.0


#: The hunter's own judgement.
PLAIN = Character()
#: All characters by name.
CHARACTERS: dict[str, Character] = {
    "hunter": PLAIN,
    "trainer": Character(levels=1.8, duels=0.5, defeat=3.0),
    "wanderer": Character(stories=2.0, quests=2.0, duels=0.6),
    "duellist": Character(duels=1.5, levels=1.15, quests=0.7, stories=0.8),
    "gambler": Character(potions=4.0, gold=4.0, stories=1.1, defeat=0.5),
}
