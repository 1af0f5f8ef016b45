"""The cards that every faction shares: neutral units, special cards and weather (G1.2)."""

from __future__ import annotations

from sevencats.games.gwent.cards.model import Pack
from sevencats.games.gwent.cards.packs._build import (
    ANY_ROW,
    EITHER,
    NO_ROW,
    ON_CLOSE,
    ON_RANGED,
    ON_SIEGE,
    RANGED_AND_SIEGE,
    Maker,
)

neutral = Maker("neutral")
shared = Maker("special")
sky = Maker("weather")

PACK = Pack(
    id="neutral",
    cards=(
        # Her muster of Roach is missing in older sources.
        neutral.hero("cirilla_fiona_elen_riannon", 15, ON_CLOSE, "muster", musters=("roach",)),
        # On the ranged row in most lists, on close in one.
        neutral.unit("cow", 0, ON_RANGED, "summon_avenger", summons="bovine_defense_force"),
        neutral.unit("bovine_defense_force", 8, ON_CLOSE, reserve=True),
        neutral.unit("dandelion", 2, ON_CLOSE, "commanders_horn"),
        neutral.unit("emiel_regis_rohellec_terzieff", 5, ON_CLOSE),
        # Pulls Darkness; Darkness does not pull him.
        neutral.unit("gaunter_odimm", 2, ON_SIEGE, "muster", musters=("gaunter_odimm_darkness",)),
        neutral.unit(
            "gaunter_odimm_darkness",
            4,
            ON_RANGED,
            "muster",
            copies=3,
            musters=("gaunter_odimm_darkness",),
        ),
        # His muster of Roach is missing in older sources.
        neutral.hero("geralt_of_rivia", 15, ON_CLOSE, "muster", musters=("roach",)),
        neutral.hero("mysterious_elf", 0, ON_CLOSE, "spy"),
        neutral.unit("olgierd_von_everec", 6, EITHER, "agile", "morale_boost"),
        # Known from later versions of the video game; not certain to be in the box.
        neutral.unit("roach", 3, ON_CLOSE),
        neutral.hero("triss_merigold", 7, ON_CLOSE),
        neutral.unit("vesemir", 6, ON_CLOSE),
        neutral.unit("villentretenmerth", 7, ON_CLOSE, "scorch_row_close"),
        neutral.hero("yennefer_of_vengerberg", 7, ON_RANGED, "medic"),
        neutral.unit("zoltan_chivay", 5, ON_CLOSE),
        shared.special("commanders_horn", ANY_ROW, "commanders_horn", copies=3),
        shared.special("decoy", ANY_ROW, "decoy", copies=3),
        shared.special("scorch", NO_ROW, "scorch", copies=3),
        sky.weather("biting_frost", ON_CLOSE, "weather_frost", copies=3),
        sky.weather("impenetrable_fog", ON_RANGED, "weather_fog", copies=3),
        # Three copies in most lists, two in one.
        sky.weather("torrential_rain", ON_SIEGE, "weather_rain", copies=3),
        # For every faction, in spite of its name.
        sky.weather("skellige_storm", RANGED_AND_SIEGE, "weather_storm", copies=3),
        # Three copies in most lists, two in one.
        sky.weather("clear_weather", NO_ROW, "clear_weather", copies=3),
    ),
)
