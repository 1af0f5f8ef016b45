"""The lessons of Old World: each is won by doing what the coach says, whatever the dice show."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sevencats.games.oldworld.lessons.coach import LESSONS
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel import settle, take
from sevencats.kernel.rng import Rng
from sevencats.kernel.snapshot import digest, dump, load
from sevencats.kernel.views import observe
from sevencats.plugin.lessons import Lesson, Until
from sevencats.text import LANGUAGES

WORDS = Path(__file__).parents[4] / "web" / "src" / "games" / "oldworld" / "words"


def _reached(until: Until, state: OldWorldState) -> bool:
    """As the page sees it (``learn/coach.ts``)."""
    view = observe(state, 0)
    witcher = view.public.witchers[0]
    numbers = {**witcher.attributes, "track": witcher.track, "gold": witcher.gold}
    zone = view.zones.get(until.zone, ())
    return (
        (not until.place or witcher.place == until.place)
        and (not until.asked or any(one.kind == until.asked for one in view.decisions))
        and view.public.turns >= until.turn
        and (not until.card or until.card in zone)
        and len(zone) >= until.size
        and all(numbers[name] >= least for name, least in until.least.items())
    )


@pytest.mark.parametrize("luck", [1, 2])
@pytest.mark.parametrize("lesson", LESSONS.values(), ids=list(LESSONS))
def test_a_lesson_is_won_by_doing_what_the_coach_says(lesson: Lesson, luck: int) -> None:
    """O35. Others answer as they like."""
    state = lesson.begin()
    assert isinstance(state, OldWorldState)
    assert digest(load(dump(state))) == digest(state)
    state.rng, rng = luck, Rng(luck)
    for step in lesson.info.steps:
        answers = (step.do, *step.more)
        for _ in range(12):
            if _reached(step.until, state):
                break
            asked = state.pending[0]
            keys = asked.keys if asked.seat else [key for key in answers if key in asked.keys]
            assert keys, f"{step.do}: {asked.kind} has no answer among {asked.keys}"
            key = keys[rng.below(len(keys))] if asked.seat else keys[0]
            take(state, asked, asked.keys.index(key))
            settle(state)
        assert _reached(step.until, state), step


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_says_two_sentences_at_most(language: str) -> None:
    text = (WORDS / language / "learn.ftl").read_text(encoding="utf-8")
    said = dict(re.findall(r"^oldworld-(lesson-\S+) = (.+)$", text, re.M))
    for ident, lesson in LESSONS.items():
        name = ident.replace("oldworld-", "lesson-")
        assert {name, f"{name}-what"} <= said.keys()
        for number in range(1, len(lesson.info.steps) + 1):
            assert 1 <= len(re.findall(r"[.!?](?:\s|$)", said[f"{name}-{number}"])) <= 2
