"""What a card is and what it can do, as bits, because the rules check these all the time."""

from __future__ import annotations

from sevencats.gwent.cards.model import Card

UNIT, HERO, SPECIAL, WEATHER, DECOY, SPY, BOND, MORALE, HORN = (1 << n for n in range(9))
MARDROEME, BERSERKER, AVENGER, MEDIC, MUSTER, AGILE, CLEAR, SCORCH = (1 << n for n in range(9, 17))

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
