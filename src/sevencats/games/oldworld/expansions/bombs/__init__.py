"""The bombs of Monster Trail (W11.6): drawn instead of potions, and thrown in fights."""

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
from sevencats.games.oldworld.fight.sides import note_fight, plus_one, side_of
from sevencats.games.oldworld.language.conditions import Fact
from sevencats.games.oldworld.language.traits import rule_values
from sevencats.games.oldworld.language.vocabulary import Vocabulary
from sevencats.games.oldworld.language.words import Word
from sevencats.games.oldworld.packs.load import Content
from sevencats.games.oldworld.packs.model import Line, Record, Trait
from sevencats.games.oldworld.positions.cards import Components
from sevencats.games.oldworld.rules.atoms import change_gold
from sevencats.games.oldworld.rules.cards import ask_card, draw_potion
from sevencats.games.oldworld.rules.frames import LosePotions
from sevencats.games.oldworld.rules.ops import word
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.steps import Steps
from sevencats.games.oldworld.zones import POTIONS
from sevencats.kernel.atoms import Shuffle, move, move_all, push_shuffle
from sevencats.kernel.decisions import Decision
from sevencats.kernel.effects import Effect, Node, Op, merged
from sevencats.kernel.errors import BadData
from sevencats.kernel.handlers import Handler, never_asks

ID = "bombs"
DECK, GONE = "bomb_deck", "bomb_discard"
LIMIT = 4
#: In ``extra``, during a fight: bombs thrown by a seat, and its ward that stops the next special
#: attack or passive ability.
THROWN, WARD = "bombs_thrown.{}", "bomb_ward.{}"


class Bomb(Record, frozen=True, kw_only=True):
    """A bomb and its effect. It is in play only ``with_packs``, all of them."""

    do: tuple[Line, ...]
    only: tuple[str, ...] = ()
    copies: int = 4
    with_packs: tuple[str, ...] = ()


class BombInstead(NamedTuple):
    """A seat that is about to draw a potion chooses whether to draw a bomb instead."""

    seat: int


class DrawBomb(NamedTuple):
    """A seat draws a bomb; an empty deck is remade from its discards (W1.11)."""

    seat: int


class BombLimit(NamedTuple):
    """A seat chooses bombs to discard down to its limit."""

    seat: int


def bombs(state: OldWorldState, seat: int) -> list[int]:
    """Return the bombs of a seat, which are open to all."""
    return state.common(f"{state.table.seats[seat]}.bombs")


# -- drawing one -----------------------------------------------------------------------------------


def _prices(state: OldWorldState, seat: int) -> list[tuple[str, int]]:
    """Return the payments a seat can make for a bomb."""
    prices = [("bomb_for:gold", 0)] if state.gold[seat] else []
    return [*prices, *([("bomb_for:potion", 1)] if state.cards(seat, POTIONS) else [])]


def _run_instead(state: OldWorldState, frame: BombInstead) -> list[Decision] | None:
    keys, args, _ = merged([("potion_drawn", -1), *_prices(state, frame.seat)])
    return [Decision(0, frame.seat, "bomb_instead", "", keys, args)]


def _answer_instead(
    state: OldWorldState, frame: BombInstead, decision: Decision, index: int
) -> None:
    seat, price = frame.seat, decision.args[index]
    state.stack.pop()
    if price < 0:
        draw_potion(state, seat)
        return
    state.stack.append(DrawBomb(seat))
    if price:
        state.stack.append(LosePotions(seat, 1))
    else:
        change_gold(state, seat, -1)


def _run_draw(state: OldWorldState, frame: DrawBomb) -> None:
    table, deck, gone = state.table, state.common(DECK), state.common(GONE)
    if deck:
        state.stack.pop()
        own = table.zone_of[f"{table.seats[frame.seat]}.bombs"]
        move(state, deck[-1], own, "bomb", frame.seat)
    elif gone:
        move_all(state, gone[:], table.zone_of[DECK], "bombs_back", -1)
        push_shuffle(state, table.zone_of[DECK])
    else:
        state.stack.pop()


def _run_limit(state: OldWorldState, frame: BombLimit) -> list[Decision] | None:
    held = bombs(state, frame.seat)
    if len(held) <= LIMIT:
        state.stack.pop()
        return None
    return ask_card(state, frame.seat, "lose_bomb", "bomb", held)


def _answer_limit(state: OldWorldState, frame: BombLimit, decision: Decision, index: int) -> None:
    move(state, decision.args[index], state.table.zone_of[GONE], "bomb_lost", frame.seat)


# -- throwing one ----------------------------------------------------------------------------------


def _throws_left(state: OldWorldState, seat: int) -> bool:
    """Tell whether a seat may throw another bomb: alchemy limits bombs and potions together."""
    if not state.fight.kind:
        return False
    return state.fight.potions[side_of(state, seat)] < state.attr(seat, "alchemy")


def _throw_word(args: list[str], at: str) -> Node | None:
    return Op("throw", (args[0],)) if len(args) == 1 else None


def _throw(state: OldWorldState, frame: Effect) -> None:
    ident, seat = word(state, frame), frame.seat
    card = next(card for card in bombs(state, seat) if state.ident(card) == ident)
    move(state, card, state.table.zone_of[GONE], "bomb_thrown", seat)
    note_fight(state, potions=plus_one(state.fight.potions, side_of(state, seat)))
    thrown = THROWN.format(seat)
    state.extra[thrown] = state.extra.get(thrown, 0) + 1


def _ward_word(args: list[str], at: str) -> Node | None:
    return None if args else Op("ward")


def _ward(state: OldWorldState, frame: Effect) -> None:
    state.extra[WARD.format(frame.seat)] = 1


# -- rules -----------------------------------------------------------------------------------------


def _steps(base: Steps) -> Steps:
    def setup_decks(state: OldWorldState) -> None:
        base.setup_decks(state)
        state.stack.append(Shuffle(state.table.zone_of[DECK]))

    def potion(state: OldWorldState, seat: int) -> None:
        if _prices(state, seat) and (state.common(DECK) or state.common(GONE)):
            state.stack.append(BombInstead(seat))
        else:
            base.cards_potion(state, seat)

    def limit(state: OldWorldState, seat: int) -> None:
        state.stack.append(BombLimit(seat))
        base.cards_potion_limit(state, seat)

    def prepare(state: OldWorldState, stage: str) -> None:
        """Reset the count of bombs thrown when a fight begins."""
        if stage == "wagers":
            for seat in range(len(state.table.seats)):
                state.extra.pop(THROWN.format(seat), None)
                state.extra.pop(WARD.format(seat), None)
        base.fight_prepare(state, stage)

    def potions(state: OldWorldState, seat: int) -> int:
        """Return the potions a seat may use. Rules that forbid potions do not apply to bombs."""
        most, thrown = state.attr(seat, "alchemy"), state.extra.get(THROWN.format(seat), 0)
        return min([most, *(cap + thrown for cap in rule_values(state, seat, "potions"))])

    return replace(
        base,
        setup_decks=setup_decks,
        cards_potion=potion,
        cards_potion_limit=limit,
        fight_prepare=prepare,
        fight_potions=potions,
    )


# -- data ------------------------------------------------------------------------------------------


def _in_play(content: Content) -> Iterator[Bomb]:
    for record in content.more["bomb"].values():
        assert isinstance(record, Bomb)
        if set(record.with_packs) <= set(content.packs):
            yield record


def _components(content: Content) -> Iterator[Component]:
    for bomb in _in_play(content):
        for _ in range(bomb.copies):
            yield Component("bomb", bomb.id, DECK)


def _traits(content: Content) -> dict[str, tuple[Trait, ...]]:
    """Offer bombs like any other effect of the seat's own fight turn."""
    return {
        f"bomb.{bomb.id}": (
            Trait(
                when="my_turn",
                may=True,
                only=("throws_left", *bomb.only),
                do=(f"throw {bomb.id}", *bomb.do),
            ),
        )
        for bomb in _in_play(content)
    }


def _sources(state: OldWorldState, seat: int) -> Iterable[str]:
    return sorted({f"bomb.{state.ident(card)}" for card in bombs(state, seat)})


def _read_bombs(state: OldWorldState, cards: Components, seat: int, given: Any, where: str) -> None:
    zone = f"{state.table.seats[seat]}.bombs"
    cards.put_all("bomb", given, where, zone)
    held = len(cards.zones[zone])
    if held > LIMIT:
        raise BadData(f"{where}: at most {LIMIT} may be held, not {held}")


def _told_bombs(state: OldWorldState) -> dict[str, list[str]]:
    return {
        name: sorted(state.ident(card) for card in bombs(state, seat))
        for seat, name in enumerate(state.table.seats)
    }


def _told_gone(state: OldWorldState) -> list[str]:
    return [state.ident(card) for card in reversed(state.common(GONE))]


add_expansion(
    Expansion(
        id=ID,
        rules=Rules(
            steps=_steps,
            frames={
                BombInstead: Handler(_run_instead, _answer_instead),
                DrawBomb: Handler(_run_draw, never_asks),
                BombLimit: Handler(_run_limit, _answer_limit),
            },
            ops={"throw": _throw, "ward": _ward},
            sources=_sources,
        ),
        data=Data(
            reach=Reach(used=frozenset({"bomb_thrown"}), cards=("bomb",)),
            vocabulary=Vocabulary(
                words={
                    "throw": Word(("throw samum",), "fights only: a bomb is thrown", _throw_word),
                    "ward": Word(
                        ("ward",),
                        "fights only: the next special attack or passive ability does nothing",
                        _ward_word,
                    ),
                },
                fight_words=frozenset({"throw", "ward"}),
                facts={"throws_left": Fact("one may still use a potion or bomb", _throws_left)},
                forms={"bomb": "bomb"},
            ),
            kinds={"bomb": Bomb},
            limits={"bomb": {"do": "about a point more than a potion: three points of damage"}},
            traits=_traits,
            components=_components,
            zones=(ZoneSpec(DECK, False, DECK), ZoneSpec(GONE, True), ZoneSpec("*.bombs", True)),
        ),
        positions=Positions(
            fields={"bombs": PositionField(_read_bombs, True)},
            outcome={"bombs": _told_bombs, "bomb_discard": _told_gone},
        ),
    )
)
