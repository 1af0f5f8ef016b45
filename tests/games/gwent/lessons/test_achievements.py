"""Achievements of Gwent: for each a game that earns it, and one that does not quite."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest
from helpers.gwent.scenario import Duel

from sevencats.games.gwent import GAME
from sevencats.games.gwent.lessons.achievements import ACHIEVEMENTS, earned
from sevencats.kernel.run import Run, Step
from sevencats.plugin import plugins
from sevencats.text import LANGUAGES, Texts

GERALT, CIRI = "geralt_of_rivia", "cirilla_fiona_elen_riannon"
COMMANDO = "blue_stripes_commando"


class Scene(NamedTuple):
    """A position and the picks made there; A is the one who may earn something."""

    a: dict[str, Any]
    b: dict[str, Any]
    keys: str
    more: Mapping[str, Any] = MappingProxyType({})


def steps_of(scene: Scene) -> list[Step]:
    seats = {
        "A": {"faction": "scoiatael", "leader_used": True, **scene.a},
        "B": {"faction": "nilfgaard", "leader_used": True, **scene.b},
    }
    more = dict(scene.more)
    if "C" in more:
        seats["C"] = {"faction": "monsters", "leader_used": True, **more.pop("C")}
    run = Run(GAME, Duel(seats, **more).state)
    for key in scene.keys.split():
        decision = run.state.pending[0]
        assert key in decision.keys, f"{key}: {decision}"
        run.commit(run.pick(decision.pick(key)))
    return list(run.steps)


def earned_by_a(scene: Scene) -> frozenset[str]:
    return earned(steps_of(scene)).get(0, frozenset())


def hand(*cards: str, **more: Any) -> dict[str, Any]:
    return {"hand": list(cards), **more}


_LAST = f"pass play:{GERALT} pass play:{CIRI} pass"
_BAIT = hand("ves", "keira_metz", "ballista", "redanian_foot_soldier")

CASES: dict[str, tuple[Scene, Scene]] = {
    "pass-first": (
        Scene(hand("ves", close=[GERALT]), hand("ballista", "ves"), "pass play:ballista pass"),
        Scene(hand("ves", close=[GERALT]), hand("ballista", "ves"), "pass pass"),
    ),
    "comeback": (
        Scene(hand(GERALT, CIRI), hand("keira_metz", close=["ves"]), f"pass pass {_LAST}"),
        # It loses the third round instead.
        Scene(
            hand(GERALT, CIRI),
            hand("keira_metz", close=["ves"]),
            f"pass pass pass play:{GERALT} pass pass pass",
        ),
    ),
    "give-a-round": (
        Scene(
            hand(GERALT, CIRI), _BAIT, f"pass play:ves play:keira_metz play:ballista pass {_LAST}"
        ),
        Scene(hand(GERALT, CIRI), _BAIT, f"pass play:ves play:keira_metz pass {_LAST}"),
    ),
    "last-cards": (
        Scene(
            hand(GERALT, "ves", "ballista", gems=1),
            hand("keira_metz", gems=1),
            f"play:{GERALT} pass pass",
            {"round": 3},
        ),
        Scene(
            hand(GERALT, "ves", "ballista", gems=1),
            hand("keira_metz", "ves", gems=1),
            f"play:{GERALT} pass pass",
            {"round": 3},
        ),
    ),
    "by-one": (
        Scene(hand("ves", siege=["ballista"]), hand("ballista", close=["ves"]), "pass pass"),
        Scene(hand("ves", siege=["catapult"]), hand("ballista", close=["ves"]), "pass pass"),
    ),
    "spies": (
        Scene(
            hand("thaler", "prince_stennis", "ves", deck=["ves"] * 4),
            hand("ves"),
            "play:thaler pass play:prince_stennis pass",
        ),
        Scene(
            hand("thaler", "prince_stennis", "ves", deck=["ves"] * 3),
            hand("ves"),
            "play:thaler pass play:prince_stennis pass",
        ),
    ),
    "spy-back": (
        Scene(
            hand("decoy", close=["ves", "sigismund_dijkstra"]),
            hand("ves"),
            "play:decoy target:close.sigismund_dijkstra",
            {"owners": {"sigismund_dijkstra": "B"}},
        ),
        Scene(
            hand("decoy", close=["ves", "sigismund_dijkstra"]),
            hand("ves"),
            "play:decoy target:close.ves",
            {"owners": {"sigismund_dijkstra": "B"}},
        ),
    ),
    "medic-spy": (
        Scene(
            hand("dun_banner_medic", "ves", discard=["thaler", "ballista"], deck=["ves"] * 2),
            hand("ves"),
            "play:dun_banner_medic target:thaler",
        ),
        Scene(
            hand("dun_banner_medic", "ves", discard=["thaler", "ballista"], deck=["ves"] * 2),
            hand("ves"),
            "play:dun_banner_medic target:ballista",
        ),
    ),
    "medic-chain": (
        Scene(
            hand("dun_banner_medic", "ves", discard=["havekar_healer", "ballista", "ves"]),
            hand("ves"),
            "play:dun_banner_medic target:havekar_healer target:ballista",
        ),
        Scene(
            hand("dun_banner_medic", "ves", discard=["havekar_healer", "ballista", "ves"]),
            hand("ves"),
            "play:dun_banner_medic target:ballista",
        ),
    ),
    "muster-three": (
        Scene(
            hand("arachas_behemoth", "ves", deck=["arachas"] * 3),
            hand("ves"),
            "play:arachas_behemoth",
        ),
        Scene(
            hand("arachas_behemoth", "ves", deck=["arachas"] * 2),
            hand("ves"),
            "play:arachas_behemoth",
        ),
    ),
    "bond-three": (
        # The third one ends the round: the table is cleared in the same step.
        Scene(hand(COMMANDO, close=[COMMANDO] * 2), hand("ves", passed=True), f"play:{COMMANDO}"),
        Scene(hand("ves", close=[COMMANDO] * 2), hand("ves", passed=True), "play:ves"),
    ),
    "horn-twenty": (
        Scene(
            hand("commanders_horn", "ves", siege=["ballista"] * 4),
            hand("ves"),
            "play:commanders_horn row:siege",
        ),
        Scene(
            hand("commanders_horn", "ves", siege=["ballista"] * 3),
            hand("ves"),
            "play:commanders_horn row:siege",
        ),
    ),
    "scorch-three": (
        Scene(hand("scorch", "ves"), hand("ves", close=["ves"] * 3), "play:scorch"),
        Scene(hand("scorch", "ves", close=["ves"]), hand("ves", close=["ves"] * 2), "play:scorch"),
    ),
    "weather-fifteen": (
        Scene(hand("biting_frost", "ves"), hand("ves", close=["ves"] * 4), "play:biting_frost"),
        Scene(
            hand("biting_frost", "ves", close=["ves"]),
            hand("ves", close=["ves"] * 4),
            "play:biting_frost",
        ),
    ),
    "clear-ten": (
        Scene(
            hand("clear_weather", "ves", close=["ves"] * 3),
            hand("ves"),
            "play:clear_weather",
            {"weather": ["biting_frost"]},
        ),
        Scene(
            hand("clear_weather", "ves", close=["ves"] * 3),
            hand("ves", close=["ves"]),
            "play:clear_weather",
            {"weather": ["biting_frost"]},
        ),
    ),
    "hero-weather": (
        Scene(hand("ves", close=[GERALT]), hand("ves"), "pass pass", {"weather": ["biting_frost"]}),
        Scene(
            hand("ves", ranged=["yennefer_of_vengerberg"]),
            hand("ves"),
            "pass pass",
            {"weather": ["biting_frost"]},
        ),
    ),
    "leader-lead": (
        Scene(
            hand(
                "ves",
                siege=["ballista"] * 2,
                faction="northern_realms",
                leader="foltest_the_siegemaster",
                leader_used=False,
            ),
            hand("ves", close=[GERALT]),
            "leader",
        ),
        Scene(
            hand(
                "ves",
                siege=["ballista"] * 2,
                faction="northern_realms",
                leader="foltest_the_siegemaster",
                leader_used=False,
            ),
            hand("ves", close=["ves"]),
            "leader",
        ),
    ),
    "free-for-all": (
        Scene(
            hand("ves", close=[GERALT], points=3),
            hand("ves"),
            "pass pass pass",
            {"C": hand("ves"), "mode": "ffa"},
        ),
        Scene(
            hand("ves", close=[GERALT], points=1),
            hand("ves"),
            "pass pass pass",
            {"C": hand("ves"), "mode": "ffa"},
        ),
    ),
}
CASES["fewer-cards"] = CASES["give-a-round"]
CASES["first-win"] = CASES["comeback"]


@pytest.mark.parametrize("id", sorted(CASES))
def test_achievement_is_earned_but_not_for_a_near_miss(id: str) -> None:
    done, missed = CASES[id]
    assert id in earned_by_a(done)
    assert id not in earned_by_a(missed)


def test_every_achievement_of_a_single_game_has_its_games() -> None:
    assert set(ACHIEVEMENTS.ids) == {*CASES, *ACHIEVEMENTS.collections}


def test_a_game_is_won_with_a_faction_and_a_collection_takes_all_of_them() -> None:
    won, lost = CASES["comeback"]
    assert "won:scoiatael" in earned_by_a(won)
    assert not any(id.startswith("won:") for id in earned_by_a(lost))
    assert earned(steps_of(lost))[1] >= {"won:nilfgaard", "first-win"}
    factions = ("monsters", "nilfgaard", "northern_realms", "scoiatael", "skellige")
    parts = [f"won:{faction}" for faction in factions]
    assert ACHIEVEMENTS.completed(parts) == {"factions"}
    assert not ACHIEVEMENTS.completed(parts[1:])
    days = [f"puzzle:2026-05-0{day}" for day in range(1, 8)]
    assert ACHIEVEMENTS.completed(days) == {"puzzles"} and not ACHIEVEMENTS.completed(days[:6])
    lessons = [f"lesson:{lesson}" for lesson in plugins()["gwent"].lessons]
    assert ACHIEVEMENTS.completed(lessons) == {"lessons"}
    assert not ACHIEVEMENTS.completed(lessons[1:])


def test_rival_earns_nothing_for_effects_it_suffers() -> None:
    for id in ("scorch-three", "spies", "weather-fifteen", "leader-lead"):
        assert id not in earned(steps_of(CASES[id][0]))[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_achievement_has_a_name_and_says_what_to_do(lang: str) -> None:
    own = set(Texts.load(lang).ids())
    for plugin in plugins().values():
        for id in plugin.achievements.ids:
            key = f"achievement-{plugin.name}-{id}"
            assert key in own
            assert Texts.load(lang)(f"{key}.how") != f"{key}.how"
