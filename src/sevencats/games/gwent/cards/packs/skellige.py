"""Skellige: cards, leaders and starter deck."""

from __future__ import annotations

from sevencats.games.gwent.cards.model import Faction, Pack
from sevencats.games.gwent.cards.packs._build import (
    ANY_ROW,
    EITHER,
    ON_CLOSE,
    ON_RANGED,
    ON_SIEGE,
    Maker,
)

own = Maker("skellige")

PACK = Pack(
    id="skellige",
    faction=Faction(id="skellige", returns_units=2),
    cards=(
        # One copy, as in the video game; the number in the box is in doubt.
        own.unit("berserker", 4, ON_CLOSE, "berserker", into="transformed_vildkaarl"),
        own.unit("birna_bran", 2, ON_CLOSE, "medic"),
        own.unit("blueboy_lugos", 6, ON_CLOSE),
        # She pulls the Shield Maidens, they do not pull her. A lone list gives her strength 4.
        own.hero("cerys", 10, ON_CLOSE, "muster", musters=("clan_drummond_shield_maiden",)),
        # Three copies in most lists, two in one.
        own.unit("clan_brokvar_archer", 6, ON_RANGED, copies=3),
        # Whether it spares itself is in doubt (G5.12: it does not).
        own.unit("clan_dimun_pirate", 6, ON_RANGED, "scorch"),
        # Pulled by Cerys; no muster of its own.
        own.unit("clan_drummond_shield_maiden", 4, ON_CLOSE, "tight_bond", copies=3),
        own.unit("clan_heymaey_skald", 4, ON_CLOSE),
        own.unit("clan_tordarroch_armorsmith", 4, ON_CLOSE),
        own.unit("clan_an_craite_warrior", 6, ON_CLOSE, "tight_bond", copies=3),
        own.unit("donar_an_hindar", 4, ON_CLOSE),
        own.unit("draig_bon_dhu", 2, ON_SIEGE, "commanders_horn"),
        own.hero("ermion", 8, ON_RANGED, "mardroeme"),
        own.hero("hemdall", 11, ON_CLOSE, reserve=True),
        own.hero("hjalmar", 10, ON_RANGED),
        own.unit("holger_blackhand", 4, ON_SIEGE),
        # A unit in most lists, a hero in some.
        own.unit("kambi", 0, ON_CLOSE, "summon_avenger", summons="hemdall"),
        own.unit("light_longship", 4, ON_RANGED, "muster", copies=3, musters=("light_longship",)),
        own.unit("madman_lugos", 6, ON_CLOSE),
        # A Skellige card in most lists, open to all in one.
        own.special("mardroeme", ANY_ROW, "mardroeme", copies=3),
        own.unit("olaf", 12, EITHER, "agile", "morale_boost"),
        own.unit("svanrige", 4, ON_CLOSE),
        own.unit("transformed_vildkaarl", 14, ON_CLOSE, "morale_boost", reserve=True),
        own.unit("transformed_young_vildkaarl", 8, ON_RANGED, "tight_bond", copies=3, reserve=True),
        own.unit("udalryk", 4, ON_CLOSE),
        # Three copies in most lists, two in one.
        own.unit("war_longship", 6, ON_SIEGE, "tight_bond", copies=3),
        own.unit(
            "young_berserker",
            2,
            ON_RANGED,
            "berserker",
            copies=3,
            into="transformed_young_vildkaarl",
        ),
    ),
    leaders=(
        # His title on the table is unknown.
        own.leader("crach_an_craite"),
        own.leader("king_bran", passive=True),
        # New on the table; the effect is read out of the Solo sheets.
        own.leader("arnjolf_the_patricide"),
        # New on the table; the effect is read out of the Solo sheets.
        own.leader("harald_an_craite_the_cripple"),
    ),
    starters=(
        # Which cards carry the white star is not published; this list is a proposal.
        own.starter(
            "crach_an_craite",
            cards={
                "berserker": 1,
                "birna_bran": 1,
                "blueboy_lugos": 1,
                "clan_brokvar_archer": 2,
                "clan_drummond_shield_maiden": 1,
                "clan_heymaey_skald": 1,
                "clan_tordarroch_armorsmith": 1,
                "clan_an_craite_warrior": 3,
                "donar_an_hindar": 1,
                "hjalmar": 1,
                "holger_blackhand": 1,
                "light_longship": 2,
                "madman_lugos": 1,
                "svanrige": 1,
                "udalryk": 1,
                "war_longship": 2,
                "young_berserker": 1,
                "mardroeme": 1,
                "biting_frost": 2,
                "impenetrable_fog": 2,
                "torrential_rain": 1,
                "clear_weather": 1,
            },
            reserve={"transformed_vildkaarl": 1, "transformed_young_vildkaarl": 1},
        ),
    ),
)
