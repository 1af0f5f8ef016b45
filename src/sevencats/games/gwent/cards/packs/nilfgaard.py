"""Nilfgaard: cards, leaders and starter deck."""

from __future__ import annotations

from sevencats.games.gwent.cards.model import Faction, Pack
from sevencats.games.gwent.cards.packs._build import ON_CLOSE, ON_RANGED, ON_SIEGE, Maker

own = Maker("nilfgaard")

PACK = Pack(
    id="nilfgaard",
    faction=Faction(id="nilfgaard", wins_ties=True),
    cards=(
        own.unit("albrich", 2, ON_RANGED),
        own.unit("assire_var_anahid", 6, ON_RANGED),
        own.unit("black_infantry_archer", 10, ON_RANGED, copies=2),
        own.unit("cahir_mawr_dyffryn_aep_ceallach", 6, ON_CLOSE),
        own.unit("cynthia", 4, ON_RANGED),
        own.unit("etolian_auxiliary_archers", 1, ON_RANGED, "medic", copies=2),
        own.unit("fringilla_vigo", 6, ON_RANGED),
        own.unit("heavy_zerrikanian_fire_scorpion", 10, ON_SIEGE),
        own.unit("impera_brigade_guard", 3, ON_CLOSE, "tight_bond", copies=4),
        own.hero("letho_of_gulet", 10, ON_CLOSE),
        own.hero("menno_coehoorn", 10, ON_CLOSE, "medic"),
        own.unit("morteisen", 3, ON_CLOSE),
        own.hero("morvran_voorhis", 10, ON_SIEGE),
        own.unit("nausicaa_cavalry_rider", 2, ON_CLOSE, "tight_bond", copies=3),
        own.unit("puttkammer", 3, ON_RANGED),
        own.unit("rainfarn", 4, ON_CLOSE),
        own.unit("renuald_aep_matsen", 5, ON_RANGED),
        own.unit("rotten_mangonel", 3, ON_SIEGE),
        own.unit("shilard_fitz_oesterlen", 7, ON_CLOSE, "spy"),
        own.unit("siege_engineer", 6, ON_SIEGE),
        own.unit("siege_technician", 0, ON_SIEGE, "medic"),
        own.unit("stefan_skellen", 9, ON_CLOSE, "spy"),
        own.unit("sweers", 2, ON_RANGED),
        own.hero("tibor_eggebracht", 10, ON_RANGED),
        own.unit("vanhemar", 4, ON_RANGED),
        own.unit("vattier_de_rideaux", 4, ON_CLOSE, "spy"),
        own.unit("vreemde", 2, ON_CLOSE),
        own.unit("young_emissary", 5, ON_CLOSE, "tight_bond", copies=2),
        own.unit("zerrikanian_fire_scorpion", 5, ON_SIEGE),
    ),
    leaders=(
        own.leader("emhyr_his_imperial_majesty"),
        own.leader("emhyr_emperor_of_nilfgaard"),
        own.leader("emhyr_the_white_flame", passive=True),
        # The books differ on whose pile or deck; the opponent's discard pile is played.
        own.leader("emhyr_the_relentless"),
        # Only the Solo sheet shows it; the effect is that of the video game.
        own.leader("emhyr_invader_of_the_north", passive=True),
    ),
    starters=(
        # Which cards carry the white star is not published; this list is a proposal.
        own.starter(
            "emhyr_his_imperial_majesty",
            cards={
                "assire_var_anahid": 1,
                "cahir_mawr_dyffryn_aep_ceallach": 1,
                "cynthia": 1,
                "etolian_auxiliary_archers": 1,
                "impera_brigade_guard": 3,
                "nausicaa_cavalry_rider": 2,
                "rainfarn": 1,
                "renuald_aep_matsen": 1,
                "rotten_mangonel": 1,
                "shilard_fitz_oesterlen": 1,
                "siege_engineer": 1,
                "siege_technician": 1,
                "stefan_skellen": 1,
                "tibor_eggebracht": 1,
                "vanhemar": 1,
                "vattier_de_rideaux": 1,
                "vreemde": 1,
                "young_emissary": 1,
                "zerrikanian_fire_scorpion": 1,
                "biting_frost": 2,
                "impenetrable_fog": 2,
                "torrential_rain": 1,
                "clear_weather": 1,
            },
        ),
    ),
)
