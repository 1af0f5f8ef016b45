"""Ciri (W8.7). Her specialty is data: the moment ``link`` gives a card an extension of any colour.
Her trophy changes the colour of an extension printed on the card, whose symbols still count."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from sevencats.games.oldworld.expansion import Data, Expansion, Rules, add_expansion
from sevencats.games.oldworld.fight.combo import NO_SYMBOLS
from sevencats.games.oldworld.language.conditions import Count
from sevencats.games.oldworld.language.vocabulary import Vocabulary
from sevencats.games.oldworld.language.words import Word
from sevencats.games.oldworld.packs.model import COLOURS, Symbols
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.steps import Steps
from sevencats.games.oldworld.zones import COMBO
from sevencats.kernel.effects import Choose, Effect, Node, Op

#: The card whose extension is changed, and the place of its printed colour.
_CARD, _COLOUR = "ciri.card", "ciri.colour"


def _last_extensions(state: OldWorldState, seat: int) -> dict[str, Symbols]:
    """The extensions printed on the last card of the combo."""
    laid = state.cards(seat, COMBO)
    return state.table.extensions[state.face[laid[-1]]] if laid else {}


def _count_extensions(state: OldWorldState, seat: int) -> int:
    return len(_last_extensions(state, seat))


@dataclass(frozen=True, slots=True)
class _Extensions:
    """The extensions of the last card, by colour."""

    def items(self, state: OldWorldState, frame: Effect) -> Sequence[tuple[str, int]]:
        printed = _last_extensions(state, frame.seat)
        return [(f"extension:{colour}", COLOURS.index(colour)) for colour in printed]


def _any_colour(args: list[str], at: str) -> Node | None:
    return None if args else Choose("extension", _Extensions(), Op("any_colour"))


def _bend(state: OldWorldState, frame: Effect) -> None:
    state.extra[_CARD] = state.cards(frame.seat, COMBO)[-1]
    state.extra[_COLOUR] = frame.chosen


def _is_bent(state: OldWorldState, card: int) -> bool:
    return card == state.fight.bridge and card == state.extra.get(_CARD)


def _steps(base: Steps) -> Steps:
    def link(state: OldWorldState, seat: int, under: int, over: int) -> Symbols | None:
        """Let any colour follow a changed extension, which keeps its symbols."""
        matched = base.fight_link(state, seat, under, over)
        if matched is None or not _is_bent(state, under):
            return matched
        printed = state.table.extensions[state.face[under]]
        return printed.get(COLOURS[state.extra[_COLOUR]], NO_SYMBOLS)

    def match(state: OldWorldState, seat: int, under: int, over: int) -> str:
        if _is_bent(state, under):
            return COLOURS[state.extra[_COLOUR]]
        return base.fight_match(state, seat, under, over)

    def turn(state: OldWorldState, who: int) -> None:
        """Drop the change of an earlier fight turn."""
        state.extra.pop(_CARD, None)
        state.extra.pop(_COLOUR, None)
        base.fight_turn(state, who)

    return replace(base, fight_link=link, fight_match=match, fight_turn=turn)


add_expansion(
    Expansion(
        id="ciri",
        rules=Rules(
            steps=_steps,
            ops={"any_colour": _bend},
        ),
        data=Data(
            vocabulary=Vocabulary(
                words={
                    "any_colour": Word(
                        ("any_colour",),
                        "fights only: an extension of the last card has any colour; "
                        "its symbols count",
                        _any_colour,
                    )
                },
                fight_words=frozenset({"any_colour"}),
                counts={
                    "extensions": Count("extensions of the last card laid", _count_extensions, True)
                },
                forms={"extension": "colour"},
            ),
        ),
    )
)
