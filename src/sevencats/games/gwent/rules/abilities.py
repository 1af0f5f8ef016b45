"""The abilities of unit and special cards, one line each.

``on_place`` starts when a unit is placed on its row, by either side (G3.3); ``on_play`` starts
when a special is played. Abilities that only change strength are in ``strength.py``; a spy's side
is chosen in ``placing.py``.
"""

from __future__ import annotations

from dataclasses import dataclass

from sevencats.games.gwent.cards.flags import HERO, UNIT
from sevencats.games.gwent.cards.model import CLOSE, RANGED, SIEGE
from sevencats.games.gwent.rules.select import Cards, Has, OnBoard, Reviver
from sevencats.kernel.effects import Choose, Node, Op

PLAIN_UNIT = Has(UNIT) & ~Has(HERO)


@dataclass(frozen=True, slots=True, kw_only=True)
class Ability:
    """An ability: the effects that it starts, and when."""

    on_place: Node | None = None
    on_play: Node | None = None


ABILITIES: dict[str, Ability] = {
    # G5.1, G5.2, G5.4, G5.6: no effect, only a change of strength.
    "agile": Ability(),
    "commanders_horn": Ability(),
    "morale_boost": Ability(),
    "tight_bond": Ability(),
    # G5.3
    "medic": Ability(
        on_place=Choose("revive", Cards("discard", PLAIN_UNIT), Op("revive"), Reviver())
    ),
    # G5.5
    "muster": Ability(on_place=Op("muster")),
    # G5.7
    "scorch_row_close": Ability(on_place=Op("scorch_row", (CLOSE,))),
    "scorch_row_ranged": Ability(on_place=Op("scorch_row", (RANGED,))),
    "scorch_row_siege": Ability(on_place=Op("scorch_row", (SIEGE,))),
    # G5.8
    "spy": Ability(on_place=Op("draw_cards", (2,))),
    # G5.9: starts when the card is discarded, see placing.discard.
    "summon_avenger": Ability(),
    # G5.10, G5.11
    "berserker": Ability(on_place=Op("transform")),
    "mardroeme": Ability(on_place=Op("transform")),
    # G5.12 (unit) and G6.4 (special)
    "scorch": Ability(on_place=Op("scorch"), on_play=Op("scorch")),
    # G6.2
    "decoy": Ability(on_play=Choose("decoy", OnBoard(PLAIN_UNIT), Op("decoy"))),
    # G6.5, G6.6: they stay in the weather zone and only change strength.
    "weather_frost": Ability(),
    "weather_fog": Ability(),
    "weather_rain": Ability(),
    "weather_storm": Ability(),
    "clear_weather": Ability(on_play=Op("clear_weather")),
}


def ability_effects() -> dict[str, Node]:
    """The effect trees by name: ``ability:medic`` for units, ``special:decoy`` for specials."""
    trees: dict[str, Node] = {}
    for name, ability in ABILITIES.items():
        if ability.on_place is not None:
            trees[f"ability:{name}"] = ability.on_place
        if ability.on_play is not None:
            trees[f"special:{name}"] = ability.on_play
    return trees
