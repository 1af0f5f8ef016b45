"""Monsters: cards, leaders and starter deck."""

from __future__ import annotations

from sevencats.games.gwent.cards.model import Card, Faction, Pack
from sevencats.games.gwent.cards.packs._build import (
    EITHER,
    ON_CLOSE,
    ON_RANGED,
    ON_SIEGE,
    Maker,
)

own = Maker("monsters")

CRONES = ("crone_brewess", "crone_weavess", "crone_whispess")
VAMPIRES = (
    "vampire_bruxa",
    "vampire_ekimmara",
    "vampire_fleder",
    "vampire_garkain",
    "vampire_katakan",
)


def kin(card_id: str, strength: int, group: tuple[str, ...]) -> Card:
    """Make a close combat unit that musters the rest of its group."""
    rest = tuple(member for member in group if member != card_id)
    return own.unit(card_id, strength, ON_CLOSE, "muster", musters=rest)


PACK = Pack(
    id="monsters",
    faction=Faction(id="monsters", keeps_unit=True),
    cards=(
        # Early data lets Arachas pull the Behemoth too; most later sources make it one-way.
        own.unit("arachas", 4, ON_CLOSE, "muster", copies=3, musters=("arachas",)),
        own.unit("arachas_behemoth", 6, ON_SIEGE, "muster", musters=("arachas",)),
        own.unit("botchling", 4, ON_CLOSE),
        own.unit("celaeno_harpy", 2, EITHER, "agile"),
        own.unit("cockatrice", 2, ON_RANGED),
        kin("crone_brewess", 6, CRONES),
        kin("crone_weavess", 6, CRONES),
        kin("crone_whispess", 6, CRONES),
        own.hero("draug", 10, ON_CLOSE),
        own.unit("earth_elemental", 6, ON_SIEGE),
        own.unit("endrega", 2, ON_RANGED),
        own.unit("fiend", 6, ON_CLOSE),
        own.unit("fire_elemental", 6, ON_SIEGE),
        own.unit("foglet", 2, ON_CLOSE),
        own.unit("forktail", 5, ON_CLOSE),
        own.unit("frightener", 5, ON_CLOSE),
        own.unit("gargoyle", 2, ON_RANGED),
        own.unit("ghoul", 1, ON_CLOSE, "muster", copies=3, musters=("ghoul",)),
        own.unit("grave_hag", 5, ON_RANGED),
        own.unit("griffin", 5, ON_CLOSE),
        own.unit("harpy", 2, EITHER, "agile"),
        own.unit("ice_giant", 5, ON_SIEGE),
        own.hero("imlerith", 10, ON_CLOSE),
        own.hero("kayran", 8, EITHER, "agile", "morale_boost"),
        own.hero("leshen", 10, ON_RANGED),
        own.unit("nekker", 2, ON_CLOSE, "muster", copies=3, musters=("nekker",)),
        own.unit("plague_maiden", 5, ON_CLOSE),
        own.unit("toad", 7, ON_RANGED, "scorch_row_ranged"),
        kin("vampire_bruxa", 4, VAMPIRES),
        kin("vampire_ekimmara", 4, VAMPIRES),
        kin("vampire_fleder", 4, VAMPIRES),
        kin("vampire_garkain", 4, VAMPIRES),
        kin("vampire_katakan", 5, VAMPIRES),
        own.unit("werewolf", 5, ON_CLOSE),
        own.unit("wyvern", 2, ON_RANGED),
    ),
    leaders=(
        own.leader("eredin_king_of_the_wild_hunt"),
        # One-shot horn; a single source has the row horns of leaders always on.
        own.leader("eredin_commander_of_the_red_riders"),
        own.leader("eredin_destroyer_of_worlds"),
        # Whether it may take a hero is in doubt (G9: it may not).
        own.leader("eredin_bringer_of_death"),
        own.leader("eredin_breacc_glas_the_treacherous", passive=True),
    ),
    starters=(
        # Which cards carry the white star is not published; this list is a proposal.
        own.starter(
            "eredin_king_of_the_wild_hunt",
            cards={
                "arachas": 2,
                "arachas_behemoth": 1,
                "celaeno_harpy": 1,
                "cockatrice": 1,
                "crone_brewess": 1,
                "endrega": 1,
                "fire_elemental": 1,
                "forktail": 1,
                "frightener": 1,
                "gargoyle": 1,
                "ghoul": 2,
                "grave_hag": 1,
                "griffin": 1,
                "ice_giant": 1,
                "imlerith": 1,
                "kayran": 1,
                "nekker": 1,
                "plague_maiden": 1,
                "vampire_garkain": 1,
                "werewolf": 1,
                "wyvern": 1,
                "biting_frost": 2,
                "impenetrable_fog": 2,
                "torrential_rain": 1,
                "clear_weather": 1,
            },
        ),
    ),
)
