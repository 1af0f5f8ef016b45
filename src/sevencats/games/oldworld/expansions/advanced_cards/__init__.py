"""The advanced action cards of Monster Trail (W11.5): forty in the action deck, or some sets of
four, and some that cost a trashed card. Their effects are data, in the words of
``card_abilities``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import lru_cache

from sevencats.games.oldworld.expansion import (
    Data,
    Expansion,
    Rules,
    SetupChoice,
    Words,
    add_expansion,
)
from sevencats.games.oldworld.packs.load import Content
from sevencats.games.oldworld.packs.model import Record
from sevencats.games.oldworld.rules.cards import pool_of
from sevencats.games.oldworld.rules.frames import Lose
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.steps import Steps
from sevencats.games.oldworld.table import OldWorldTable
from sevencats.kernel.atoms import move_all

ID = "advanced_cards"
#: The highest trash cost of a card.
_MOST = 1


class Advanced(Record, frozen=True, kw_only=True):
    """An advanced card: the ``set`` by which it is chosen, and how many cards of the hand are
    trashed for it in phase III in place of a cost (0: it has a cost like any other)."""

    set: str = ""
    trash_cost: int = 0


@lru_cache(maxsize=64)
def _by_face(table: OldWorldTable) -> tuple[Advanced | None, ...]:
    """Return the advanced facts of each physical card, computed once per table."""
    return tuple(
        table.content.column(Advanced, "action", ident) if kind == "action" else None
        for kind, ident in zip(table.kind, table.ident, strict=True)
    )


def advanced(state: OldWorldState, card: int) -> Advanced:
    """Return the advanced facts of a card."""
    column = _by_face(state.table)[state.face[card]]
    assert column is not None, "only action cards are asked for"
    return column


def _steps(base: Steps) -> Steps:
    def setup_pool(state: OldWorldState) -> None:
        """Leave sets that were not chosen in the box."""
        chosen = state.table.config.chosen(ID)
        if chosen:
            deck = state.common("action_deck")
            out = [card for card in deck if advanced(state, card).set not in ("", *chosen)]
            move_all(state, out, state.table.zone_of["box"], "left_out", -1)
        base.setup_pool(state)

    def cost(state: OldWorldState, card: int) -> int | None:
        """Return None for a card with a trash cost, which has no number that an effect could
        name."""
        return None if advanced(state, card).trash_cost else base.cards_cost(state, card)

    def price(state: OldWorldState, seat: int, place: int) -> int:
        """Return the price of a card; a trash cost does not depend on the place in the pool."""
        trashed = advanced(state, pool_of(state, seat)[place]).trash_cost
        return trashed or base.phase3_price(state, seat, place)

    def pay(state: OldWorldState, seat: int, card: int, cost: int) -> None:
        if advanced(state, card).trash_cost:
            state.stack.append(Lose(seat, cost, "trashed", "hand"))
        else:
            base.phase3_pay(state, seat, card, cost)

    return replace(base, setup_pool=setup_pool, cards_cost=cost, phase3_price=price, phase3_pay=pay)


def _sets(content: Content) -> Iterable[SetupChoice]:
    records = content.more.get(f"action.{ID}", {}).values()
    sets = dict.fromkeys(one.set for one in records if isinstance(one, Advanced) and one.set)
    return [SetupChoice("advanced_sets", tuple(sets), "card", many=True)]


def _price(content: Content, ident: str) -> str:
    return "ow-price-trashed" if content.column(Advanced, "action", ident).trash_cost else ""


def _check(content: Content, card: Advanced) -> Iterator[str]:
    if not 0 <= card.trash_cost <= _MOST:
        yield f"trash_cost: {card.trash_cost} is not between 0 and {_MOST}"


add_expansion(
    Expansion(
        id=ID,
        uses=("card_abilities",),
        rules=Rules(
            choices=_sets,
            steps=_steps,
        ),
        data=Data(
            columns={"action": Advanced},
            checks={Advanced: _check},
        ),
        words=Words(
            price=_price,
        ),
    )
)
