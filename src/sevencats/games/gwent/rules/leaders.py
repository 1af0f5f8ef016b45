"""The effects of active leaders (G9), one tree each. Passive ones are read where they apply:
``leadership.py``."""

from __future__ import annotations

from sevencats.games.gwent.cards.flags import BOND, HERO, MARDROEME, SPECIAL, WEATHER
from sevencats.games.gwent.cards.model import CLOSE, RANGED, SIEGE
from sevencats.games.gwent.rules.abilities import PLAIN_UNIT
from sevencats.games.gwent.rules.select import Cards, EnemySeats, EnemySides, Has
from sevencats.kernel.effects import Choose, Node, Op, Repeat, Seq, seq

ANY_CARD = Has(0)
NO_HERO = ~Has(HERO)


def fetch(kind: str, where: Has) -> Seq:
    """Find a card in the deck, play it at once, shuffle (G9.0)."""
    return seq(
        Op("search_deck"),
        Choose(kind, Cards("deck", where), Op("play_chosen")),
        Op("shuffle_deck"),
    )


def weather(card: str) -> Seq:
    """Find this weather card in the deck and play it."""
    return fetch("weather", Has(WEATHER, card=card))


LEADERS: dict[str, Node] = {
    # Monsters
    "eredin_king_of_the_wild_hunt": fetch("weather", Has(WEATHER)),
    "eredin_commander_of_the_red_riders": Op("leader_horn", (CLOSE,)),
    "eredin_destroyer_of_worlds": seq(
        Repeat(2, Choose("discard", Cards("hand", ANY_CARD, "discard"), Op("discard_chosen"))),
        Op("search_deck"),
        Choose("take", Cards("deck", ANY_CARD, "take"), Op("take_chosen")),
        Op("shuffle_deck"),
    ),
    "eredin_bringer_of_death": Choose("take", Cards("discard", NO_HERO, "take"), Op("take_chosen")),
    # Nilfgaard
    "emhyr_his_imperial_majesty": weather("torrential_rain"),
    "emhyr_emperor_of_nilfgaard": Choose("enemy", EnemySeats(), Op("look_at_hand", (3,))),
    "emhyr_the_relentless": Choose(
        "enemy",
        EnemySides(NO_HERO),
        Choose("take", Cards("enemy_discard", NO_HERO, "take"), Op("take_chosen")),
    ),
    # Northern Realms
    "foltest_king_of_temeria": weather("impenetrable_fog"),
    "foltest_lord_commander_of_the_north": Op("clear_weather"),
    "foltest_the_siegemaster": Op("leader_horn", (SIEGE,)),
    "foltest_the_steel_forged": Op("scorch_row", (SIEGE,)),
    "foltest_son_of_medell": Op("scorch_row", (RANGED,)),
    # Scoia'tael
    "francesca_pureblood_elf": weather("biting_frost"),
    "francesca_the_beautiful": Op("leader_horn", (RANGED,)),
    "francesca_queen_of_dol_blathanna": Op("scorch_row", (CLOSE,)),
    "francesca_hope_of_the_aen_seidhe": Op("best_agile_rows"),
    # Skellige
    "crach_an_craite": Op("return_piles"),
    "arnjolf_the_patricide": fetch("take", PLAIN_UNIT & Has(BOND)),
    "harald_an_craite_the_cripple": fetch("take", Has(SPECIAL | MARDROEME)),
}


def leader_effects() -> dict[str, Node]:
    """The effect trees by name: ``leader:<id>``."""
    return {f"leader:{name}": tree for name, tree in LEADERS.items()}
