"""Values from the rulebook are not ours to choose: each fact holds, and no mark calls it authored.

A fact about a whole field forbids every mark of it. A fact about a part of a field asks that a mark
names the part that is ours (``levels.damage``), and that this is not the part of the rulebook.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import pytest

from sevencats.games.oldworld.packs.catalogue import built_in
from sevencats.games.oldworld.packs.load import Content, load
from sevencats.games.oldworld.packs.model import ATTRIBUTES, Record, Trait

CONTENT = load(tuple(pack for pack in built_in() if pack not in ("base", "wild_hunt")))
HUNT = load(("base", "wild_hunt"))


class Fact(NamedTuple):
    """A fact of the rulebook about a field of some records. ``parts`` are the words of the field
    that are the rulebook's; without any the whole field is."""

    clause: str
    kind: str
    ids: tuple[str, ...]
    field: str
    holds: Callable[[Any], bool]
    parts: tuple[str, ...] = ()


def track(clause: str, field: str, value: Any) -> Fact:
    return Fact(clause, "tracks", ("tracks",), field, lambda given: given == value)


def lines(level: tuple[Trait, ...]) -> list[str]:
    """The lines of a specialty at one level."""
    return [line for trait in level for line in trait.do if isinstance(line, str)]


def words(level: tuple[Trait, ...]) -> set[str]:
    return {line.split()[0] for line in lines(level)}


def every(holds: Callable[[tuple[Trait, ...]], bool]) -> Callable[[Any], bool]:
    """A fact about each of the five levels: used once a fight, and what else is said."""
    return lambda levels: all(
        holds(level) and all(trait.once == "fight" for trait in level) for level in levels
    )


def specialty(
    clause: str, school: str, holds: Callable[[tuple[Trait, ...]], bool], *parts: str
) -> Fact:
    return Fact(clause, "school", (school,), "levels", every(holds), parts or ("when",))


def rises_to(first: set[str], later: set[str]) -> Callable[[Any], bool]:
    """The effect of a specialty at level 1, and from level 2 on."""
    return lambda levels: (
        words(levels[0]) == first and all(words(level) == later for level in levels[1:])
    )


def copies(kind: str, number: int) -> Callable[[Content], bool]:
    def counted(content: Content) -> bool:
        records = content.records()[kind].values()
        return sum(getattr(record, "copies", 1) for record in records) == number

    return counted


def bands(level: tuple[Trait, ...]) -> Any:
    """The possible results of a magic die, by the number to reach."""
    (line,) = level[0].do
    assert isinstance(line, dict)
    return line["bands"]


def magic(levels: tuple[tuple[Trait, ...], ...]) -> bool:
    """The top discard, or from level 4 on any; then 0 to 2 cards are discarded."""
    taken = [lines(level)[0] for level in levels]
    lost = [sum(int(line.split()[1]) for line in lines(level)[1:]) for level in levels]
    discards = all(words(level) <= {"take_back", "discard"} for level in levels)
    return (
        discards
        and taken == ["take_back 1"] * 3 + ["take_back any"] * 2
        and (min(lost), max(lost)) == (0, 2)
    )


def tolerance(levels: tuple[tuple[Trait, ...], ...]) -> bool:
    """Two potions at level 1, then one; two cards from level 3 on."""
    prices = [level[0].cost for level in levels]
    drawn = ["draw 2" in lines(level) for level in levels]
    return prices == [("potion -2",)] + [("potion -1",)] * 4 and drawn == [False] * 2 + [True] * 3


def necromancy(levels: tuple[tuple[Trait, ...], ...]) -> bool:
    """Damage, and from level 3 on energy."""
    later = [words(level) for level in levels[2:]]
    return (
        all(words(level) == {"damage"} for level in levels[:2])
        and later == [{"damage", "energy"}] * 3
    )


THUNDER = {
    "0+ miss": [],
    "2+ spark": ["damage 1"],
    "4+ bolt": ["damage 2"],
    "6+ thunderclap": ["damage 3"],
}
POLYMORPH = {
    "1+ cat": ["draw 1"],
    "3+ wolf": ["damage 1", "energy +1"],
    "3+ bear": ["draw 1", "protection 1"],
    "5+ owl": ["take_back any"],
}
TOKENS = {
    "two_potions": ("potion +2",),
    "potion_and_card": ("potion +1", "draw3 +1"),
    "two_gold": ("gold +2",),
    "gold_and_card": ("gold +1", "draw3 +1"),
    "two_cards": ("shield -1", "draw3 +2"),
    "free_card": ("card 0", "draw3 -1"),
    **{name: (f"learn {name}", "draw3 -1") for name in ATTRIBUTES},
    "any_attribute": ("shield =0", "learn any"),
}
#: Cards and gold of each seat, by the number of players.
BEGINNINGS = {
    "2": ((3, 2), (5, 4)),
    "3": ((3, 2), (4, 4), (5, 6)),
    "4": ((2, 4), (3, 5), (4, 6), (5, 7)),
    "5": ((2, 5), (3, 5), (4, 5), (4, 7), (5, 7)),
}
ISLANDS = {
    "ard_skellig": ("attribute any +1",),
    "loc_gwen": ("gold +3",),
    "aenye_ard": ("potion +4",),
}
BONUSES = {
    "any_trail": ("trail",),
    "one_card": ("draw 1",),
    "card_of_0": ("card 0 back",),
    "card_of_1": ("card 1 back",),
    "any_attribute": ("attribute any +1",),
    "lowest_attribute": ("attribute lowest +1",),
}
#: The stage of the card that is read in each round of the Wild Hunt but the last.
LONG, SHORT = (1, 1, 1, 1, 2, 2, 2), (1, 1, 1, 2, 2, 2)
FOUND = ({"roll": {"1-3": [], "4-5": ["draw 1"], "6": ["draw 2"]}},)
FACTS = [
    track("W1.7", "setup", BEGINNINGS),
    track("W3.2", "shield", (1, 2, 3, 4, 4)),
    track("W3.3", "potion_limit", 4),
    track("W5.3", "place_cost", (1, 1, 0, 0, 0, -1)),
    track("W5.4", "hand_limit", 7),
    track("W6.11", "monster_gold", 2),
    track("W6.16", "level_draw", (0, 1, 1, 2, 2)),
    track("W6.17", "top", 4),
    track("W9.1", "solo_setup", (5, 3)),
    Fact("W1.3", "attribute_trophy", (), "copies", lambda number: number == 2),
    Fact(
        "W10.1",
        "hunt_side",
        ("a",),
        "protection",
        lambda spots: spots == (3, 2, 1, 0, 0),
    ),
    Fact("W10.1", "hunt_side", ("b",), "protection", lambda spots: spots == (4, 3, 2, 1, 0)),
    Fact("W10.6", "hunt_solo", ("easy",), "cards", lambda number: number == 9),
    Fact("W10.6", "hunt_solo", ("normal",), "cards", lambda number: number == 8),
    Fact("W10.6", "hunt_solo", ("hard",), "cards", lambda number: number == 7),
    *(
        Fact("W10.4", "destruction", (ident,), "do", given.__eq__)
        for ident, given in TOKENS.items()
    ),
    Fact("W11.4", "fight_card", (), "special", lambda number: 0 <= number <= 4),
    specialty("W8.1", "viper", lambda level: level[0].when == "hit" and words(level) == {"scout"}),
    specialty(
        "W8.2",
        "bear",
        lambda level: not level[0].may and level[0].only == ("shield=0",),
        "may",
        "only",
    ),
    Fact("W8.2", "school", ("bear",), "levels", rises_to({"draw"}, {"draw", "shield"}), ("when",)),
    specialty(
        "W8.3",
        "cat",
        lambda level: level[0].only == ("first_turn",) and words(level) <= {"draw", "recall"},
        "only",
    ),
    specialty("W8.4", "wolf", lambda level: level[0].only == ("combo>=3",), "only"),
    Fact(
        "W8.4", "school", ("wolf",), "levels", rises_to({"damage"}, {"damage", "draw"}), ("when",)
    ),
    Fact("W8.5", "school", ("griffin",), "levels", magic, ("take_back",)),
    Fact("W8.6", "school", ("manticore",), "levels", tolerance, ("potion", "draw")),
    specialty("W8.7", "ciri", lambda level: level[0].when == "link"),
    specialty(
        "W13.5",
        "alzur",
        lambda level: level[0].cost == ("energy -1",) and bands(level) == THUNDER,
        *("bands", "energy", "damage"),
    ),
    Fact(
        "W13.5", "school", ("ardea",), "levels", rises_to({"energy"}, {"energy", "draw"}), ("when",)
    ),
    specialty("W13.5", "gekhira", lambda level: level[0].cost == ("discard 1",), "discard"),
    Fact("W13.5", "school", ("gekhira",), "levels", necromancy, ("when",)),
    Fact(
        "W13.5",
        "school",
        ("othar",),
        "levels",
        rises_to({"protection"}, {"protection", "energy"}),
        ("when",),
    ),
    specialty(
        "W13.5",
        "philippa",
        lambda level: not level[0].cost and bands(level) == POLYMORPH,
        *("bands", "energy", "damage", "draw", "protection", "take_back"),
    ),
    Fact("W12.2", "mount", ("lost_mount",), "do", FOUND.__eq__),
    Fact("W14.1", "sea", ("sea",), "ships", lambda number: number == 3),
    Fact("W14.1", "sea", ("sea",), "start", lambda spots: spots == (2, 3, 3, 4, 4)),
    Fact("W14.4", "sea", ("sea",), "safe", lambda spots: spots[0] == 5, ("1",)),
    *(Fact("W14.6", "location", (ident,), "do", given.__eq__) for ident, given in ISLANDS.items()),
    Fact("W15.1", "hunt_track", ("one", "two", "three"), "stages", LONG.__eq__),
    Fact("W15.1", "hunt_track", ("four", "five"), "stages", SHORT.__eq__),
    Fact("W15.1", "hunt_table", (), "cards", lambda number: number == 5),
    Fact("W15.1", "hunt_table", (), "gold", lambda number: number == 3),
    Fact("W15.3", "hunt_table", (), "most_life", lambda number: number == 20),
    *(
        Fact("W15.12", "hound_token", (ident,), "do", given.__eq__)
        for ident, given in BONUSES.items()
    ),
]
#: How many components there are, by kind.
COUNTS = [
    ("W10.1", copies("destruction", 24)),
    ("W10.1", copies("movement", 12)),
    ("W10.5", copies("legend_card", 20)),
    ("W1.3", copies("attribute_trophy", 8)),
    ("W11.2", copies("fight_card", 20 + 4)),
    ("W12.1", copies("quest_token", 12)),
]


def marks(fact: Fact, record: Record) -> Iterable[str]:
    """The marks of the record that call the field ours, as the part they name."""
    for mark in record.authored:
        field, _, part = mark.partition(".")
        if field in ("*", fact.field):
            yield part


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: f"{fact.clause} {fact.kind}.{fact.field}")
def test_rulebook_values_match_and_are_not_authored(fact: Fact) -> None:
    records = [
        by_id
        for content in (CONTENT, HUNT)
        for kind, by_id in content.records().items()
        if kind.partition(".")[0] == fact.kind
        and all(fact.field in record.__struct_fields__ for record in by_id.values())
    ]
    found = [r for by_id in records for r in by_id.values() if not fact.ids or r.id in fact.ids]
    assert found, "there is such a record"
    for record in found:
        assert fact.holds(getattr(record, fact.field)), record.id
        for part in marks(fact, record):
            assert fact.parts and part and part not in fact.parts, (record.id, part)


@pytest.mark.parametrize(("clause", "holds"), COUNTS, ids=range(len(COUNTS)))
def test_rulebook_counts_match(clause: str, holds: Callable[[Content], bool]) -> None:
    assert holds(CONTENT)


def test_a_mark_of_a_part_names_a_word_of_the_field() -> None:
    """A part that is not there would be a mark of nothing."""
    kinds = [*CONTENT.records().values(), *HUNT.records().values()]
    for record in (record for by_id in kinds for record in by_id.values()):
        for field, _, part in (mark.partition(".") for mark in record.authored):
            if part and not part.isdecimal():
                assert re.search(rf"\b{part}\b", repr(getattr(record, field))), (record.id, part)
