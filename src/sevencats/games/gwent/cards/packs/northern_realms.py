"""Northern Realms: cards, leaders and starter deck."""

from __future__ import annotations

from sevencats.games.gwent.cards.model import Faction, Pack
from sevencats.games.gwent.cards.packs._build import ON_CLOSE, ON_RANGED, ON_SIEGE, Maker

own = Maker("northern_realms")

PACK = Pack(
    id="northern_realms",
    faction=Faction(id="northern_realms", draws_for_win=True, opens_with=2),
    cards=(
        # Two copies in most sources, one in a single list.
        own.unit("ballista", 6, ON_SIEGE, copies=2),
        own.unit("blue_stripes_commando", 4, ON_CLOSE, "tight_bond", copies=3),
        own.unit("catapult", 8, ON_SIEGE, "tight_bond", copies=2),
        own.unit("crinfrid_reavers_dragon_hunter", 5, ON_RANGED, "tight_bond", copies=3),
        own.unit("dethmold", 6, ON_RANGED),
        own.unit("dun_banner_medic", 5, ON_SIEGE, "medic"),
        own.hero("esterad_thyssen", 10, ON_CLOSE),
        own.hero("john_natalis", 10, ON_CLOSE),
        own.unit("kaedweni_siege_expert", 1, ON_SIEGE, "morale_boost", copies=3),
        own.unit("keira_metz", 5, ON_RANGED),
        own.hero("philippa_eilhart", 10, ON_RANGED),
        # Four copies in current lists, three in early data.
        own.unit("poor_fucking_infantry", 1, ON_CLOSE, "tight_bond", copies=4),
        own.unit("prince_stennis", 5, ON_CLOSE, "spy"),
        own.unit("redanian_foot_soldier", 1, ON_CLOSE, copies=2),
        own.unit("sabrina_glevissig", 4, ON_RANGED),
        own.unit("sheldon_skaggs", 4, ON_RANGED),
        own.unit("siege_tower", 6, ON_SIEGE),
        own.unit("siegfried_of_denesle", 5, ON_CLOSE),
        own.unit("sigismund_dijkstra", 4, ON_CLOSE, "spy"),
        own.unit("sile_de_tansarville", 5, ON_RANGED),
        own.unit("thaler", 1, ON_SIEGE, "spy"),
        own.unit("trebuchet", 6, ON_SIEGE, copies=2),
        own.hero("vernon_roche", 10, ON_CLOSE),
        own.unit("ves", 5, ON_CLOSE),
        own.unit("yarpen_zigrin", 2, ON_CLOSE),
    ),
    leaders=(
        own.leader("foltest_king_of_temeria"),
        own.leader("foltest_lord_commander_of_the_north"),
        own.leader("foltest_the_siegemaster"),
        own.leader("foltest_the_steel_forged"),
        own.leader("foltest_son_of_medell"),
    ),
    starters=(
        # Which cards carry the white star is not published; this list is a proposal.
        own.starter(
            "foltest_king_of_temeria",
            cards={
                "ballista": 2,
                "blue_stripes_commando": 2,
                "dethmold": 1,
                "dun_banner_medic": 1,
                "kaedweni_siege_expert": 3,
                "keira_metz": 1,
                "poor_fucking_infantry": 2,
                "prince_stennis": 1,
                "redanian_foot_soldier": 2,
                "sabrina_glevissig": 1,
                "sheldon_skaggs": 1,
                "siegfried_of_denesle": 1,
                "sile_de_tansarville": 1,
                "trebuchet": 2,
                "ves": 1,
                "yarpen_zigrin": 1,
                "biting_frost": 2,
                "impenetrable_fog": 2,
                "torrential_rain": 1,
                "clear_weather": 1,
            },
        ),
    ),
)
