"""The lessons of Gwent: position files (docs/write/positions.md) with steps that advance on events
of the table. The coach's texts belong to the page, under ``lesson-<id>-<number>``.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from sevencats.games.gwent.positions.file import read_position
from sevencats.games.gwent.positions.runner import set_up
from sevencats.games.gwent.state import GwentState
from sevencats.plugin.lessons import Lesson, LessonInfo, LessonStep, Until

#: The lessons by id, the first one first.
LESSONS: dict[str, Lesson] = {}


def _play(card: str, zone: str, count: int = 1) -> LessonStep:
    return LessonStep(f"play:{card}", Until(zone=zone, card=card, count=count))


_PASS = LessonStep("pass", Until(over=True))

_RIVALS = {
    "nilfgaard": "emhyr_his_imperial_majesty",
    "monsters": "eredin_king_of_the_wild_hunt",
}


def _state(data: dict[str, Any]) -> GwentState:
    """The position a lesson begins with."""
    state = set_up(read_position(data))
    # A table takes forced moves by itself.
    state.confirm = False
    return state


def _add(name: str, card: str, steps: tuple[LessonStep, ...], a: Any, b: Any, **more: Any) -> None:
    """A duel; if nothing else is said, in its last round: B has passed and has one gem left."""
    data = {
        "format": "gwent-position/1",
        "seats": {
            "A": {
                "faction": "northern_realms",
                "leader": "foltest_king_of_temeria",
                "leader_used": True,
                **a,
            },
            "B": {
                "leader": _RIVALS[b["faction"]],
                "leader_used": True,
                "passed": True,
                "gems": 1,
                **b,
            },
        },
        "round": 2,
        "turn": "A",
        "phase": "play",
        **more,
    }
    LESSONS[name] = Lesson(
        info=LessonInfo(name, card, steps),
        mode="duel",
        seats=2,
        level="recruit",
        begin=partial(_state, data),
    )


_add(
    "rows",
    "ves",
    (_play("ves", "A.board.close"), _play("keira_metz", "A.board.ranged"), _PASS),
    {"hand": ["ves#1", "keira_metz#1", "ballista#1"]},
    {
        "faction": "nilfgaard",
        "board": {"close": ["vreemde#1"], "siege": ["siege_engineer#1"]},
    },
)
_add(
    "passing",
    "siegfried_of_denesle",
    (
        LessonStep("pass", Until(round=2)),
        _play("siegfried_of_denesle", "A.board.close"),
        LessonStep("pass", Until(round=3)),
        _play("keira_metz", "A.board.ranged"),
        _PASS,
    ),
    {"hand": ["siegfried_of_denesle#1", "keira_metz#1", "ballista#1"]},
    {
        "faction": "nilfgaard",
        "passed": False,
        "gems": 2,
        "board": {
            "ranged": ["black_infantry_archer#1", "black_infantry_archer#2"],
            "siege": ["heavy_zerrikanian_fire_scorpion#1"],
        },
    },
    round=1,
)
_add(
    "weather",
    "biting_frost",
    (
        _play("biting_frost", "weather"),
        _play("impenetrable_fog", "weather"),
        _play("vernon_roche", "A.board.close"),
        _PASS,
    ),
    {"hand": ["biting_frost#1", "impenetrable_fog#1", "vernon_roche#1", "ves#1"]},
    {
        "faction": "nilfgaard",
        "board": {
            "close": ["impera_brigade_guard#1", "impera_brigade_guard#2"],
            "ranged": ["black_infantry_archer#1"],
        },
    },
)
_add(
    "friends",
    "blue_stripes_commando",
    (
        _play("blue_stripes_commando", "A.board.close", 1),
        _play("blue_stripes_commando", "A.board.close", 2),
        LessonStep(
            "play:dun_banner_medic",
            Until(zone="A.board.close", card="blue_stripes_commando", count=3),
            then="target:blue_stripes_commando",
        ),
        _PASS,
    ),
    {
        "hand": [
            "blue_stripes_commando#1",
            "blue_stripes_commando#2",
            "dun_banner_medic#1",
            "keira_metz#1",
        ],
        "discard": ["blue_stripes_commando#3", "ves#1", "esterad_thyssen#1"],
    },
    {
        "faction": "monsters",
        "board": {
            "close": ["fiend#1", "griffin#1", "werewolf#1", "frightener#1", "forktail#1"],
            "ranged": ["grave_hag#1"],
        },
    },
)
_add(
    "muster",
    "arachas_behemoth",
    (
        LessonStep("play:arachas_behemoth", Until(zone="A.board.close", card="arachas", count=3)),
        LessonStep("play:harpy", Until(zone="A.board.ranged", card="harpy"), then="row:ranged"),
        _PASS,
    ),
    {
        "faction": "monsters",
        "leader": "eredin_king_of_the_wild_hunt",
        "hand": ["arachas_behemoth#1", "harpy#1", "foglet#1"],
        "deck": ["arachas#1", "arachas#2", "arachas#3"],
    },
    {
        "faction": "nilfgaard",
        "board": {
            "close": ["cahir_mawr_dyffryn_aep_ceallach#1", "vreemde#1"],
            "ranged": ["renuald_aep_matsen#1"],
            "siege": ["siege_engineer#1"],
        },
    },
)
_add(
    "morale",
    "kaedweni_siege_expert",
    (
        _play("kaedweni_siege_expert", "A.board.siege"),
        LessonStep(
            "play:commanders_horn",
            Until(zone="A.row_special.siege", card="commanders_horn"),
            then="row:siege",
        ),
        _PASS,
    ),
    {
        "hand": ["kaedweni_siege_expert#1", "commanders_horn#1", "ves#1"],
        "board": {"siege": ["ballista#1", "trebuchet#1"]},
    },
    {
        "faction": "monsters",
        "board": {
            "close": ["fiend#1", "griffin#1", "werewolf#1", "frightener#1"],
            "siege": ["ice_giant#1"],
        },
    },
)
_add(
    "spies",
    "thaler",
    (
        _play("thaler", "B.board.siege"),
        _play("catapult", "A.board.siege", 1),
        _play("catapult", "A.board.siege", 2),
        _PASS,
    ),
    {"hand": ["thaler#1", "siegfried_of_denesle#1"], "deck": ["catapult#1", "catapult#2", "ves#1"]},
    {
        "faction": "nilfgaard",
        "board": {
            "close": ["cahir_mawr_dyffryn_aep_ceallach#1"],
            "ranged": ["black_infantry_archer#1"],
        },
    },
)
_add(
    "scorch",
    "scorch",
    (
        LessonStep(
            "play:decoy", Until(zone="A.board.siege", card="decoy"), then="target:siege.catapult"
        ),
        LessonStep("play:scorch", Until(zone="B.board.ranged")),
        _play("catapult", "A.board.siege"),
        _PASS,
    ),
    {"hand": ["decoy#1", "scorch#1", "yarpen_zigrin#1"], "board": {"siege": ["catapult#1"]}},
    {
        "faction": "monsters",
        "board": {"close": ["griffin#1"], "ranged": ["toad#1"]},
    },
)
_SWAP = "redraw:redanian_foot_soldier"
_add(
    "redraw",
    "geralt_of_rivia",
    (
        LessonStep(_SWAP, Until(after="redraw"), then=_SWAP),
        _play("geralt_of_rivia", "A.board.close"),
        _play("catapult", "A.board.siege"),
        _PASS,
    ),
    {
        "hand": ["redanian_foot_soldier#1", "redanian_foot_soldier#2", "geralt_of_rivia#1"],
        "deck": ["catapult#1", "siegfried_of_denesle#1"],
    },
    {
        "faction": "monsters",
        "passed": False,
        "board": {"close": ["draug#1"], "ranged": ["grave_hag#1"], "siege": ["ice_giant#1"]},
    },
    round=1,
    phase="redraw",
    weather=[{"card": "biting_frost#1", "by": "B"}],
)
_add(
    "leader",
    "commanders_horn",
    (
        LessonStep("play:clear_weather", Until(zone="weather")),
        LessonStep("leader", Until(leader=True)),
        LessonStep(
            "play:commanders_horn",
            Until(zone="A.row_special.close", card="commanders_horn"),
            then="row:close",
        ),
        _PASS,
    ),
    {
        "leader": "foltest_the_siegemaster",
        "leader_used": False,
        "hand": ["clear_weather#1", "commanders_horn#1", "keira_metz#1"],
        "board": {
            "close": ["siegfried_of_denesle#1", "ves#1"],
            "siege": ["ballista#1", "trebuchet#1"],
        },
    },
    {
        "faction": "monsters",
        "board": {
            "close": ["draug#1", "imlerith#1"],
            "ranged": ["leshen#1"],
            "siege": ["ice_giant#1", "fire_elemental#1"],
        },
    },
    weather=[{"card": "torrential_rain#1", "by": "B"}],
)
