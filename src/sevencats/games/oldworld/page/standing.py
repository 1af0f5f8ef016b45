"""Standing answers of Old World: how a monster attacks others, wagers, dice games of others."""

from __future__ import annotations

from collections.abc import Mapping

from sevencats.games.oldworld.bots.habits import reroll
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel.decisions import Decision
from sevencats.kernel.rng import Rng
from sevencats.plugin.standing import StandingAnswers


def _answer(
    state: OldWorldState, decision: Decision, answers: Mapping[str, str], rng: Rng
) -> str | None:
    if decision.seat == state.active:
        return None  # in the seat's own turn the question is asked
    if decision.kind == "attack":
        return _attack(decision, answers.get("attack", ""), rng)
    if decision.kind == "wager" and answers.get("wager") == "never":
        return "wager:none"
    if decision.kind == "reroll" and answers.get("dice") == "best":
        return decision.keys[reroll(state, decision)]
    return None


def _attack(decision: Decision, answer: str, rng: Rng) -> str | None:
    if answer == "coin":
        return decision.keys[rng.below(len(decision.keys))]
    return answer if answer in decision.keys else None


STANDING = StandingAnswers(
    offers={
        "attack": ("charge", "bite", "coin"),
        "wager": ("never",),
        "dice": ("best",),
    },
    answer=_answer,
)
