"""Standing answers: given in advance, to questions in other players' turns."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from sevencats.kernel.decisions import Decision
from sevencats.kernel.rng import Rng

#: The default answer: ask the person.
ASK = "ask"

#: From a seat's blindfolded table, a question to it, its standing answers and a generator to the
#: key of an option; None: ask the person.
Answerer = Callable[[Any, Decision, Mapping[str, str], Rng], str | None]


def no_answer(state: Any, decision: Decision, answers: Mapping[str, str], rng: Rng) -> None:
    """``Answerer`` of a game without standing answers."""


@dataclass(frozen=True)
class StandingAnswers:
    """``offers`` are the questions that may be answered in advance, each with its answers besides
    ``ask``; ``answer`` finds the matching option."""

    offers: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    answer: Answerer = no_answer

    def allows(self, question: str, answer: str) -> bool:
        """Return whether a question may be answered like this."""
        return question in self.offers and answer in (ASK, *self.offers[question])
