"""The types and abilities of a card as bits, because the rules check these all the time."""

from __future__ import annotations

from typing import Final

from sevencats.games.gwent.cards.model import Card

# ``Final`` and written out one by one: compiled code then contains the numbers themselves.
UNIT: Final = 1 << 0
HERO: Final = 1 << 1
SPECIAL: Final = 1 << 2
WEATHER: Final = 1 << 3
DECOY: Final = 1 << 4
SPY: Final = 1 << 5
BOND: Final = 1 << 6
MORALE: Final = 1 << 7
HORN: Final = 1 << 8
MARDROEME: Final = 1 << 9
BERSERKER: Final = 1 << 10
AVENGER: Final = 1 << 11
MEDIC: Final = 1 << 12
MUSTER: Final = 1 << 13
AGILE: Final = 1 << 14
CLEAR: Final = 1 << 15
SCORCH: Final = 1 << 16

_ABILITY_BITS = {
    "decoy": DECOY,
    "spy": SPY,
    "tight_bond": BOND,
    "morale_boost": MORALE,
    "commanders_horn": HORN,
    "mardroeme": MARDROEME,
    "berserker": BERSERKER,
    "summon_avenger": AVENGER,
    "medic": MEDIC,
    "muster": MUSTER,
    "agile": AGILE,
    "clear_weather": CLEAR,
    "scorch": SCORCH,
}
_KIND_BITS = {"unit": UNIT, "hero": UNIT | HERO, "special": SPECIAL, "weather": SPECIAL | WEATHER}


def flags_of(card: Card) -> int:
    """The bits of a card; an ability without a bit acts only through its effect."""
    bits = _KIND_BITS[card.kind]
    for ability in card.abilities:
        bits |= _ABILITY_BITS.get(ability, 0)
    return bits
