"""The words of mages' cards, specialties and trophies (W13.4, W13.5)."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from sevencats.games.oldworld.expansions.mages import energy
from sevencats.games.oldworld.expansions.mages.casting import (
    link_magic,
    play_early,
)
from sevencats.games.oldworld.expansions.mages.discards import TOP_DISCARD
from sevencats.games.oldworld.expansions.mages.model import spell_of
from sevencats.games.oldworld.language.conditions import Among, Count, Fact
from sevencats.games.oldworld.language.lines import Reader
from sevencats.games.oldworld.language.select import ByChance, Die
from sevencats.games.oldworld.language.tables import TableWord
from sevencats.games.oldworld.language.vocabulary import Vocabulary
from sevencats.games.oldworld.language.words import Word, count, signed
from sevencats.games.oldworld.rules.ops import number, word
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.zones import COMBO, HAND
from sevencats.kernel.atoms import tell
from sevencats.kernel.effects import Choose, Effect, Node, Op, Seq, Switch
from sevencats.kernel.errors import BadData

_BAND = re.compile(r"(\d+)\+ ([a-z_]+)")


# -- protection, cards before the combo ------------------------------------------------------------


def _protection_word(args: list[str], at: str) -> Node | None:
    amount = count(args[0]) if len(args) == 1 else None
    return None if amount is None else Op("protection", (amount,))


def _protection(state: OldWorldState, frame: Effect) -> None:
    energy.protect(state, frame.seat, number(state, frame))


def _energy_word(args: list[str], at: str) -> Node | None:
    amount = signed(args[0]) if len(args) == 1 else None
    return None if amount is None else Op("shield", (amount,))


def _energy(state: OldWorldState, seat: int) -> int:
    return state.shield[seat]


def _early_word(args: list[str], at: str) -> Node | None:
    return Op("play_early", (args[0],)) if len(args) == 1 else None


def _play_early(state: OldWorldState, frame: Effect) -> None:
    ident = word(state, frame)
    card = next(card for card in state.cards(frame.seat, HAND) if state.ident(card) == ident)
    play_early(state, frame.seat, card)


# -- a die with something added --------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Reached:
    """The results the die reaches, by name: a lower effect may be chosen."""

    plus: int
    names: tuple[str, ...]
    least: tuple[int, ...]

    def items(self, state: OldWorldState, frame: Effect) -> Sequence[tuple[str, int]]:
        result = frame.chosen + self.plus
        return [
            (f"choose:{name}", place)
            for place, (name, least) in enumerate(zip(self.names, self.least, strict=True))
            if least <= result
        ]


def _magic_die(reader: Reader, table: dict[str, Any], at: str) -> Node:
    plus, bands = table["magic_die"], table.get("bands")
    if type(plus) is not int or not isinstance(bands, dict) or not bands:
        raise BadData(f"{at}: 'magic_die' is what is added to the die, and needs bands")
    names, least, cases = [], [], []
    for band, lines in bands.items():
        match = _BAND.fullmatch(band)
        if match is None:
            raise BadData(f"{at}: {band!r} is not a band here; say '3+ wolf'")
        least.append(int(match[1]))
        names.append(match[2])
        inner = reader.lines(lines, f"{at}, {band}")
        cases.append(Seq((Op("shape", (match[2],)), inner)))
    choice = Choose(
        "shape",
        _Reached(plus, tuple(names), tuple(least)),
        Switch("chosen", (), tuple(cases)),
    )
    return Choose("die", Die(), Seq((Op("magic_rolled", (plus,)), choice)), ByChance())


def _magic_rolled(state: OldWorldState, frame: Effect) -> None:
    plus = number(state, frame)
    tell(state, "magic_die", frame.seat, max(0, frame.chosen + plus), frame.chosen)


def _shape(state: OldWorldState, frame: Effect) -> None:
    energy.take_shape(state, frame.seat, word(state, frame))


# -- conditions ------------------------------------------------------------------------------------


def _count_symbols(state: OldWorldState, seat: int) -> int:
    """The symbols of protection on the cards of the combo and on their matched extensions."""
    laid = state.cards(seat, COMBO)
    own = [spell_of(state, card).magic for card in laid]
    matched = [link_magic(state, under, over) for under, over in pairwise(laid)]
    return sum(one.protection + one.protection_by_energy for one in (*own, *matched))


OPS: dict[str, Callable[[Any, Effect], None]] = {
    "protection": _protection,
    "play_early": _play_early,
    "magic_rolled": _magic_rolled,
    "shape": _shape,
}
VOCABULARY = Vocabulary(
    words={
        "energy": Word(
            ("energy +1", "energy -1"),
            "energy rises or falls: a shield is the same by another name",
            _energy_word,
            price=True,
        ),
        "protection": Word(
            ("protection 2",),
            "fights only: less damage in the opponent's next fight turn",
            _protection_word,
        ),
        "play_early": Word(
            ("play_early dark_meditation",),
            "fights only: that card of the hand is played by itself",
            _early_word,
        ),
    },
    tables={
        "magic_die": TableWord(
            ('{magic_die = 1, bands = {"1+ cat" = [...], "3+ wolf" = [...]}}',),
            "roll a die and add the number; of all bands that it reaches one is chosen",
            ("bands",),
            _magic_die,
        )
    },
    fight_words=frozenset(OPS),
    counts={
        "energy": Count("your energy", _energy),
        "protection": Count("your protection", energy.protection, fight=True),
        "spent": Count("energy spent on boosts in this fight turn", energy.spent, fight=True),
        "protection_symbols": Count(
            "symbols of protection in the combo", _count_symbols, fight=True
        ),
    },
    facts={
        "specialty_used": Fact(
            "you have used your specialty in this fight turn", energy.specialty_used
        )
    },
    among={"shape": Among("what was chosen after a die in this fight", "band", energy.has_shape)},
    moments={TOP_DISCARD: "when you would take the top card of your discards"},
    forms={"boost": "action", "claim": "place"},
)
