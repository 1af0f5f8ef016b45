"""Scoia'tael: cards, leaders and starter deck."""

from __future__ import annotations

from sevencats.games.gwent.cards.model import Faction, Pack
from sevencats.games.gwent.cards.packs._build import (
    EITHER,
    ON_CLOSE,
    ON_RANGED,
    ON_SIEGE,
    Maker,
)

own = Maker("scoiatael")

PACK = Pack(
    id="scoiatael",
    faction=Faction(id="scoiatael", chooses_starter=True),
    cards=(
        own.unit("barclay_els", 6, EITHER, "agile"),
        # Strength 3 in all current lists, 1 in early data.
        own.unit("ciaran_aep_easnillien", 3, EITHER, "agile"),
        own.unit("dennis_cranmer", 6, ON_CLOSE),
        own.unit("dol_blathanna_archer", 4, ON_RANGED),
        own.unit("dol_blathanna_scout", 6, EITHER, "agile", copies=3),
        own.unit(
            "dwarven_skirmisher", 3, ON_CLOSE, "muster", copies=3, musters=("dwarven_skirmisher",)
        ),
        own.hero("eithne", 10, ON_RANGED),
        own.unit(
            "elven_skirmisher", 2, ON_RANGED, "muster", copies=3, musters=("elven_skirmisher",)
        ),
        own.unit("filavandrel_aen_fidhail", 6, EITHER, "agile"),
        own.unit("havekar_healer", 0, ON_RANGED, "medic", copies=3),
        own.unit(
            "havekar_smuggler", 5, ON_CLOSE, "muster", copies=3, musters=("havekar_smuggler",)
        ),
        own.unit("ida_emean_aep_sivney", 6, ON_RANGED),
        own.hero("iorveth", 10, ON_RANGED),
        own.hero("isengrim_faoiltiarna", 10, ON_CLOSE, "morale_boost"),
        own.unit("mahakaman_defender", 5, ON_CLOSE, copies=5),
        own.unit("milva", 10, ON_RANGED, "morale_boost"),
        own.unit("riordain", 1, ON_RANGED),
        own.hero("saesenthessis", 10, ON_RANGED),
        own.unit("schirru", 8, ON_SIEGE, "scorch_row_siege"),
        own.unit("toruviel", 2, ON_RANGED),
        own.unit("vrihedd_brigade_recruit", 4, ON_RANGED),
        own.unit("vrihedd_brigade_veteran", 5, EITHER, "agile", copies=2),
        own.unit("yaevinn", 6, EITHER, "agile"),
    ),
    leaders=(
        own.leader("francesca_pureblood_elf"),
        # When the card is drawn is not printed (G9.0: before the redraw).
        own.leader("francesca_daisy_of_the_valley", passive=True),
        own.leader("francesca_the_beautiful"),
        # Scorch in most sources, a horn in one.
        own.leader("francesca_queen_of_dol_blathanna"),
        # Whose agile units move is not printed; her own side is assumed.
        own.leader("francesca_hope_of_the_aen_seidhe"),
    ),
    starters=(
        # Which cards carry the white star is not published; this list is a proposal.
        own.starter(
            "francesca_pureblood_elf",
            cards={
                "ciaran_aep_easnillien": 1,
                "dennis_cranmer": 1,
                "dol_blathanna_archer": 1,
                "dol_blathanna_scout": 2,
                "dwarven_skirmisher": 3,
                "elven_skirmisher": 2,
                "filavandrel_aen_fidhail": 1,
                "havekar_healer": 1,
                "havekar_smuggler": 1,
                "ida_emean_aep_sivney": 1,
                "iorveth": 1,
                "mahakaman_defender": 3,
                "riordain": 1,
                "toruviel": 1,
                "vrihedd_brigade_recruit": 1,
                "vrihedd_brigade_veteran": 2,
                "biting_frost": 2,
                "impenetrable_fog": 2,
                "torrential_rain": 1,
                "clear_weather": 1,
            },
        ),
    ),
)
