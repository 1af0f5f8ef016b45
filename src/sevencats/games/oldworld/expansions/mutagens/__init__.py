"""The mutagens of Monster Trail (W11.6): a new witcher level gives one to keep, for every fight."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any, NamedTuple

from sevencats.games.oldworld.expansion import (
    Component,
    Data,
    Expansion,
    PositionField,
    Positions,
    Reach,
    Rules,
    ZoneSpec,
    add_expansion,
)
from sevencats.games.oldworld.language.vocabulary import Vocabulary
from sevencats.games.oldworld.packs.load import Content
from sevencats.games.oldworld.packs.model import Record, Trait
from sevencats.games.oldworld.positions.cards import Components
from sevencats.games.oldworld.rules.cards import ask_card
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.steps import Steps
from sevencats.kernel.atoms import Shuffle, move, move_all, push_shuffle
from sevencats.kernel.decisions import Decision
from sevencats.kernel.handlers import Handler

ID = "mutagens"
#: The pile, and the zone of the cards to choose from.
DECK, DRAWN = "mutagen_deck", "mutagens_drawn"
_DRAW = 3
_COLOURS = ("red", "green", "blue")


class Mutagen(Record, frozen=True, kw_only=True):
    """A mutagen, by its colour, with what it does once a fight."""

    colour: str
    traits: tuple[Trait, ...]


class ChooseMutagen(NamedTuple):
    """A seat draws mutagens, keeps one, and the others are shuffled back."""

    seat: int


def zone_of(state: OldWorldState, seat: int) -> int:
    """Return the zone of a seat's mutagens, open to all."""
    return state.table.zone_of[f"{state.table.seats[seat]}.mutagens"]


# -- a new level -----------------------------------------------------------------------------------


def _run_choose(state: OldWorldState, frame: ChooseMutagen) -> list[Decision] | None:
    drawn, deck = state.common(DRAWN), state.common(DECK)
    if drawn:
        return ask_card(state, frame.seat, "mutagen", "mutagen", drawn)
    if not deck:
        state.stack.pop()
        return None
    for card in deck[: -_DRAW - 1 : -1]:
        move(state, card, state.table.zone_of[DRAWN], "mutagen_drawn", frame.seat)
    return None


def _answer_choose(
    state: OldWorldState, frame: ChooseMutagen, decision: Decision, index: int
) -> None:
    state.stack.pop()
    move(state, decision.args[index], zone_of(state, frame.seat), "mutagen", frame.seat)
    deck = state.table.zone_of[DECK]
    move_all(state, state.common(DRAWN)[:], deck, "mutagens_back", -1)
    push_shuffle(state, deck)


def _steps(base: Steps) -> Steps:
    def setup_decks(state: OldWorldState) -> None:
        base.setup_decks(state)
        state.stack.append(Shuffle(state.table.zone_of[DECK]))

    def level_up(state: OldWorldState, seat: int, level: int) -> None:
        """Draw as many mutagens as there would be cards to draw (W6.16)."""
        times = state.table.tracks.level_draw[level - 1]
        state.stack += [ChooseMutagen(seat)] * times

    return replace(base, setup_decks=setup_decks, growth_level_up=level_up)


# -- data ------------------------------------------------------------------------------------------


def _all(content: Content) -> Iterator[Mutagen]:
    for record in content.more["mutagen"].values():
        assert isinstance(record, Mutagen)
        yield record


def _components(content: Content) -> Iterator[Component]:
    for mutagen in _all(content):
        yield Component("mutagen", mutagen.id, DECK)


def _traits(content: Content) -> dict[str, tuple[Trait, ...]]:
    return {f"mutagen.{mutagen.id}": mutagen.traits for mutagen in _all(content)}


def _sources(state: OldWorldState, seat: int) -> list[str]:
    return [f"mutagen.{state.ident(card)}" for card in state.zones[zone_of(state, seat)]]


def _check_mutagen(content: Content, mutagen: Mutagen) -> Iterable[str]:
    if mutagen.colour not in _COLOURS:
        yield f"colour: {mutagen.colour!r} is none of {', '.join(_COLOURS)}"
    for place, trait in enumerate(mutagen.traits, 1):
        if trait.once != "fight":
            yield f"trait {place}: a mutagen is used once a fight (W11.6)"


def _read_mutagens(
    state: OldWorldState, cards: Components, seat: int, given: Any, where: str
) -> None:
    cards.put_all("mutagen", given, where, f"{state.table.seats[seat]}.mutagens")


def _told_mutagens(state: OldWorldState) -> dict[str, list[str]]:
    return {
        name: [state.ident(card) for card in state.zones[zone_of(state, seat)]]
        for seat, name in enumerate(state.table.seats)
    }


add_expansion(
    Expansion(
        id=ID,
        rules=Rules(
            steps=_steps,
            frames={ChooseMutagen: Handler(_run_choose, _answer_choose)},
            sources=_sources,
        ),
        data=Data(
            reach=Reach(used=frozenset({"mutagen"}), cards=("mutagen",)),
            vocabulary=Vocabulary(forms={"mutagen": "mutagen"}),
            kinds={"mutagen": Mutagen},
            checks={Mutagen: _check_mutagen},
            limits={
                "mutagen": {
                    "colour": ", ".join(_COLOURS),
                    "traits": "used once a fight, and worth one or two cards drawn",
                }
            },
            traits=_traits,
            components=_components,
            zones=(
                ZoneSpec(DECK, False, DECK),
                ZoneSpec(DRAWN, True),
                ZoneSpec("*.mutagens", True),
            ),
        ),
        positions=Positions(
            fields={"mutagens": PositionField(_read_mutagens, True)},
            outcome={"mutagens": _told_mutagens},
        ),
    )
)
