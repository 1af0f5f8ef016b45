"""Ready-made set-ups: every number of seats, boards drafted and chosen.

They are short: a random player hardly ever reaches the end of the trophy track, so each ends after
some rounds."""

from __future__ import annotations

from functools import cache

from sevencats.kernel.registry import Sample
from sevencats.oldworld.config import BASE, SOLO, Config
from sevencats.oldworld.packs.load import base

#: Rounds of a sample by seats: about as many turns in each.
ROUNDS = {1: 12, 2: 6, 3: 4, 4: 3, 5: 3}
#: All that changes the rules and goes together: whoever looks at few samples looks at this one.
_ALL = (
    *("legendary_hunt", "weaknesses", "special_attacks", "unique_cards", "advanced_cards"),
    *("mutagens", "bombs", "adventure_pack", "lost_mount", "skellige"),
)
#: It ends by itself, with its last fight.
_WILD_HUNT = "wild_hunt"
#: Boards and expansions to be played beside the base.
_EXPANDED: dict[str, tuple[tuple[tuple[str, ...], tuple[str, ...]], ...]] = {
    BASE: (
        (("manticore", "ciri", "wolf"), ("manticore", "ciri")),
        (("cat", "bear"), ("lost_mount", "mutagens", "bombs")),
        (("griffin", "wolf"), ("unique_cards", "advanced_cards")),
        (("griffin", "viper"), ("special_attacks", "bombs")),
        (("wolf", "viper", "griffin"), ("legendary_hunt",)),
        (("bear", "cat"), ("legendary_hunt", "mutagens", "bombs")),
        (("wolf", "cat", "bear"), ("weaknesses",)),
        (("viper", "wolf"), _ALL),
        (("bear", "viper"), ("adventure_pack",)),
        (("wolf", "griffin"), ("skellige",)),
        (("alzur", "ardea"), ("mages",)),
        (("gekhira", "wolf", "philippa"), ("mages", "unique_cards")),
        (("bear", "othar"), ("mages", "legendary_hunt", "special_attacks")),
        (("cat", "griffin", "wolf"), (_WILD_HUNT,)),
        (("viper", "philippa"), (_WILD_HUNT, "mages")),
        (("bear",), (_WILD_HUNT, "mutagens")),
    ),
    SOLO: (
        (("manticore",), ("manticore",)),
        (("ciri",), ("ciri",)),
        (("viper",), ("lost_mount", "mutagens", "bombs")),
        (("bear",), ("unique_cards", "advanced_cards")),
        (("bear",), ("special_attacks",)),
        (("wolf",), ("legendary_hunt",)),
        (("cat",), _ALL),
        (("griffin",), ("skellige",)),
        (("philippa",), ("mages", "unique_cards")),
    ),
}


@cache
def samples(mode: str) -> tuple[Sample, ...]:
    """The samples of a mode."""
    listed = []
    for seats in (1,) if mode == SOLO else (2, 3, 4, 5):
        listed.append(Sample(f"{seats}-drafted", _config(mode, seats, ())))
        for schools in _mixes(seats):
            name = "-".join(schools) if seats < 4 else f"{seats}-from-{schools[0]}"
            listed.append(Sample(name, _config(mode, seats, schools)))
    for schools, packs in _EXPANDED[mode]:
        name = "-".join((*schools, "with", *(("all",) if packs == _ALL else packs)))
        config = _config(mode, len(schools), schools, ("base", *packs))
        listed.append(Sample(name, config, always=packs == _ALL))
    return tuple(listed)


def _mixes(seats: int) -> list[tuple[str, ...]]:
    """Each board once in the first seat, its neighbours in the others."""
    schools = sorted(base().schools)
    turned = [schools[place:] + schools[:place] for place in range(len(schools))]
    return [tuple(order[:seats]) for order in turned]


def _config(
    mode: str, seats: int, schools: tuple[str, ...], packs: tuple[str, ...] = ("base",)
) -> Config:
    rounds = 0 if _WILD_HUNT in packs else ROUNDS[seats]
    return Config(mode=mode, seats=seats, schools=schools, rounds=rounds, packs=packs)


def long_game(seats: int, rounds: int = 60, schools: tuple[str, ...] = ()) -> Config:
    """A game with room for an end: for simulations."""
    mode = SOLO if seats == 1 else BASE
    return Config(mode=mode, seats=seats, schools=schools, rounds=rounds)
