"""The best of the options that expansions add (``Hints.option_worths``)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from sevencats.games.oldworld.bots.hints import OptionWorth
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel.branches import within_branch
from sevencats.kernel.decisions import Decision


class ValuedOption(NamedTuple):
    """The index of an option, and its value."""

    place: int
    worth: float


def best_option(
    state: OldWorldState, decision: Decision, worths: Mapping[str, OptionWorth]
) -> ValuedOption | None:
    """The best of the options with a known value; None if there is none. In a branch its own stack
    and fight count."""
    return within_branch(state, decision, lambda asked: _best(state, asked, worths))


def _best(
    state: OldWorldState, decision: Decision, worths: Mapping[str, OptionWorth]
) -> ValuedOption | None:
    best = None
    for place, key in enumerate(decision.keys):
        form = f"{decision.kind}:{key.partition(':')[0]}"
        option_worth = worths.get(decision.kind) or worths.get(form)
        if option_worth is None:
            continue
        worth = option_worth(state, decision, place)
        if best is None or worth > best.worth:
            best = ValuedOption(place, worth)
    return best
