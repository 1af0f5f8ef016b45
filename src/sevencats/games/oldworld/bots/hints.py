"""Hints of expansions for bots: the values of their options, visits, trophies and cards.

An expansion of the program keeps its hints in a module or package named ``bots`` in its own folder
(``expansions/<id>/bots``), which calls ``add_hints`` and is found there; one from elsewhere calls
``add_hints`` itself. These modules may import the bots, which the rules may not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import NamedTuple

from sevencats.games.oldworld import expansions
from sevencats.games.oldworld.expansion import expansions_of
from sevencats.games.oldworld.packs.load import Content
from sevencats.games.oldworld.packs.model import Symbols
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel.decisions import Decision


class Prize(NamedTuple):
    """The value of winning and of losing a fight, in hundredths."""

    won: int
    lost: int = 0


#: The value to a seat of reaching a location, beside what bots already see there, in hundredths: a
#: trophy is about 1000, a gold about 70.
Visit = Callable[[OldWorldState, int, int], int]
#: The value to a seat of the trophy of the monster of a terrain (-1: that of an attribute), in
#: hundredths, where it is not a step on the track.
TrophyWorth = Callable[[OldWorldState, int, int], int]
#: The value to a seat of a combo of these physical cards beside their symbols.
ComboWorth = Callable[[OldWorldState, int, Sequence[int]], Symbols]
#: The value of an option to the seat that is asked, on a table without hidden cards. Bots compare
#: it with their own plans: a trophy is about 10, a gold about 0.7.
OptionWorth = Callable[[OldWorldState, Decision, int], float]


def _worth_nothing(state: OldWorldState, seat: int, place: int) -> int:
    return 0


def _no_card_worth(content: Content, ident: str) -> int:
    return 0


def _no_combo_worth(state: OldWorldState, seat: int, faces: Sequence[int]) -> Symbols:
    return Symbols()


def _no_prizes(state: OldWorldState) -> dict[str, Prize]:
    return {}


@dataclass(frozen=True, slots=True, kw_only=True)
class Hints:
    """The hints of an expansion.

    ``option_worths`` are the values of its options, by the kind of decision (``drive``) or by kind
    and form of option (``phase1:sail``); ``visit`` of reaching a location, ``stay`` of ending phase
    I there; ``trophy`` of a trophy, where trophies are not steps on the track; ``payment`` of a
    card paid in phase III, on top of its usual value in hand; ``card_worth`` of an action card
    beside its symbols, in hundredths of a point of damage; ``combo_worth`` is what a combo gives
    beside its symbols; ``units`` are the values of one of what its effect words bring; ``prizes``
    are the values of fights with the opponents it brings, by name.
    """

    option_worths: dict[str, OptionWorth] = field(default_factory=dict)
    visit: Visit = _worth_nothing
    stay: Visit = _worth_nothing
    trophy: TrophyWorth | None = None
    payment: Callable[[OldWorldState], int] | None = None
    card_worth: Callable[[Content, str], int] = _no_card_worth
    combo_worth: ComboWorth = _no_combo_worth
    units: dict[str, float] = field(default_factory=dict)
    prizes: Callable[[OldWorldState], dict[str, Prize]] = _no_prizes


#: The hints of all expansions that have some, by id.
HINTS: dict[str, Hints] = {}


def add_hints(expansion: str, hints: Hints) -> Hints:
    """Register the hints of an expansion."""
    assert expansion not in HINTS, f"there are two sets of hints for {expansion!r}"
    HINTS[expansion] = hints
    return hints


@cache
def load_hints() -> None:
    """Import the hints of the expansions in the program."""
    for home in iter_modules(expansions.__path__):
        name = f"{expansions.__name__}.{home.name}.bots"
        if home.ispkg and find_spec(name):
            import_module(name)


def hints_of(packs: Iterable[str]) -> list[Hints]:
    """The hints of these packs and of what they use, in their order."""
    load_hints()
    return [HINTS[more.id] for more in expansions_of(packs) if more.id in HINTS]


@lru_cache(maxsize=64)
def option_worths_of(packs: tuple[str, ...]) -> dict[str, OptionWorth]:
    """The values of the options that these packs bring."""
    return {kind: worth for hints in hints_of(packs) for kind, worth in hints.option_worths.items()}


@lru_cache(maxsize=64)
def visits_of(packs: tuple[str, ...]) -> tuple[Visit, ...]:
    """The values that these packs give to locations."""
    visits = (hints.visit for hints in hints_of(packs))
    return tuple(visit for visit in visits if visit is not _worth_nothing)


@lru_cache(maxsize=64)
def stays_of(packs: tuple[str, ...]) -> tuple[Visit, ...]:
    """The values that these packs give to ending phase I at a location."""
    stays = (hints.stay for hints in hints_of(packs))
    return tuple(stay for stay in stays if stay is not _worth_nothing)


@lru_cache(maxsize=64)
def payments_of(packs: tuple[str, ...]) -> tuple[Callable[[OldWorldState], int], ...]:
    """The values that these packs give to cards paid in phase III, in hundredths."""
    payments = (hints.payment for hints in hints_of(packs))
    return tuple(payment for payment in payments if payment is not None)


@lru_cache(maxsize=64)
def trophy_worth_of(packs: tuple[str, ...]) -> TrophyWorth | None:
    """The value that these packs give to trophies; None: trophies are steps on the track."""
    worths = [hints.trophy for hints in hints_of(packs) if hints.trophy is not None]
    return worths[-1] if worths else None


@lru_cache(maxsize=64)
def combo_worths_of(packs: tuple[str, ...]) -> tuple[ComboWorth, ...]:
    """The value that these packs add to combos."""
    every = (hints.combo_worth for hints in hints_of(packs))
    return tuple(worth for worth in every if worth is not _no_combo_worth)


@lru_cache(maxsize=64)
def units_of(packs: tuple[str, ...]) -> dict[str, float]:
    """The values of one of what the effect words of these packs bring."""
    return {word: worth for hints in hints_of(packs) for word, worth in hints.units.items()}


def card_worth_of(content: Content, ident: str) -> int:
    """The value of an action card beside its symbols, in hundredths of a point of damage."""
    return sum(hints.card_worth(content, ident) for hints in hints_of(content.packs))


def prizes_of(state: OldWorldState, packs: tuple[str, ...]) -> dict[str, Prize]:
    """The values of fights with the opponents of these packs, by name."""
    return {name: prize for hints in hints_of(packs) for name, prize in hints.prizes(state).items()}
