"""The people that the levels of Gwent play as: a name and a portrait by faction and level."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Face(NamedTuple):
    """A person to play against; the portrait is that of a card without a name of its own."""

    faction: str
    level: str
    name: str
    picture: str


FACES = tuple(
    Face(faction, level, name, picture)
    for faction, people in {
        "monsters": {
            "recruit": ("Grib", "nekker"),
            "brawler": ("Burzo", "ice_giant"),
            "captain": ("Wenda", "grave_hag"),
            "strategist": ("Sorvek", "vampire_garkain"),
            "legend": ("Ilvane", "vampire_bruxa"),
        },
        "nilfgaard": {
            "recruit": ("Perin", "young_emissary"),
            "brawler": ("Darro", "impera_brigade_guard"),
            "captain": ("Sevrin", "siege_engineer"),
            "strategist": ("Odvin", "black_infantry_archer"),
            "legend": ("Calvea", "nausicaa_cavalry_rider"),
        },
        "northern_realms": {
            "recruit": ("Jasko", "poor_fucking_infantry"),
            "brawler": ("Bertol", "redanian_foot_soldier"),
            "captain": ("Radka", "dun_banner_medic"),
            "strategist": ("Ignat", "kaedweni_siege_expert"),
            "legend": ("Orlen", "blue_stripes_commando"),
        },
        "scoiatael": {
            "recruit": ("Finneth", "vrihedd_brigade_recruit"),
            "brawler": ("Borim", "dwarven_skirmisher"),
            "captain": ("Elvara", "havekar_healer"),
            "strategist": ("Sirel", "dol_blathanna_archer"),
            "legend": ("Naelis", "elven_skirmisher"),
        },
        "skellige": {
            "recruit": ("Ulfi", "young_berserker"),
            "brawler": ("Hrodi", "clan_tordarroch_armorsmith"),
            "captain": ("Gudra", "clan_drummond_shield_maiden"),
            "strategist": ("Asvald", "clan_brokvar_archer"),
            "legend": ("Jorund", "clan_heymaey_skald"),
        },
    }.items()
    for level, (name, picture) in people.items()
)
_NAMES = {(face.faction, face.level): face.name for face in FACES}


def face_name(level: str, choice: Sequence[str]) -> str:
    """Return the name of a level that plays the deck of a faction; empty: it has none."""
    return _NAMES.get((choice[0] if choice else "", level), "")
