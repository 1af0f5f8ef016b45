"""Weaknesses in a fight: the choice of those to use, and the words of their effects (W11.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from sevencats.games.oldworld.expansions.weaknesses.records import (
    ident_of,
    number_of,
    own_tokens,
)
from sevencats.games.oldworld.fight.record import BEAST
from sevencats.games.oldworld.fight.sides import note_fight, plus_one, side_of
from sevencats.games.oldworld.language.conditions import Fact
from sevencats.games.oldworld.language.traits import DONE
from sevencats.games.oldworld.language.vocabulary import Vocabulary
from sevencats.games.oldworld.language.words import Word, count
from sevencats.games.oldworld.packs.model import COLOURS, TERRAINS
from sevencats.games.oldworld.rules.atoms import tell_shield
from sevencats.games.oldworld.rules.cards import ask_card
from sevencats.games.oldworld.rules.ops import number, word
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.zones import DECK, DISCARD, HAND
from sevencats.kernel.atoms import move, move_all, push_shuffle, tell
from sevencats.kernel.decisions import Decision
from sevencats.kernel.effects import Effect, Node, Op, merged
from sevencats.kernel.handlers import Handler

#: In ``extra``, for the length of a fight: the numbers of the weaknesses used, as a bit mask, and
#: by how much the life pool is smaller.
USED, POOL_LESS = "weaknesses_used", "weakness_pool"


class PickWeaknesses(NamedTuple):
    """Before a fight, a seat chooses the weaknesses of the monster to use."""

    seat: int


class Fetch(NamedTuple):
    """A seat takes a card of a colour from its deck or discards into its hand."""

    seat: int
    colour: str


def _unused(state: OldWorldState, seat: int) -> list[tuple[str, int]]:
    """Return the weaknesses a seat could still use, by the monster's paragraph."""
    fight, used = state.fight, state.extra.get(USED, 0)
    monster, terrain = state.ident(fight.monster), TERRAINS[fight.terrain]
    numbers = [
        number_of(state, token)
        for token in own_tokens(state, seat)
        if state.ident(token).startswith(terrain)
    ]
    return [(f"weakness:{ident_of(monster, n)}", n) for n in numbers if not used >> (n - 1) & 1]


def _run_pick(state: OldWorldState, frame: PickWeaknesses) -> list[Decision] | None:
    items = _unused(state, frame.seat)
    if not items:
        state.stack.pop()
        return None
    keys, args, _ = merged([*items, (DONE, 0)])
    return [Decision(0, frame.seat, "weakness_use", "", keys, args)]


def _answer_pick(
    state: OldWorldState, frame: PickWeaknesses, decision: Decision, index: int
) -> None:
    chosen = decision.args[index]
    if not chosen:
        state.stack.pop()
        return
    state.extra[USED] = state.extra.get(USED, 0) | 1 << (chosen - 1)
    tell(state, "weakness_used", frame.seat, state.ident(state.fight.monster), chosen)


def shrink_pool(state: OldWorldState) -> None:
    """Remove cards from a life pool that is already made, but leave one."""
    pool = state.common("fight_pool")
    less = min(state.extra.pop(POOL_LESS, 0), len(pool) - 1)
    if less > 0:
        deck = state.table.zone_of["fight_deck"]
        move_all(state, pool[:less], deck, "pool_less", BEAST)
        push_shuffle(state, deck)


# -- words -----------------------------------------------------------------------------------------


def _over_shield(state: OldWorldState, frame: Effect) -> None:
    """Raise the shield, also above what defense allows."""
    rise = number(state, frame)
    state.shield[frame.seat] += rise
    tell_shield(state, frame.seat, rise)


def _pool_less(state: OldWorldState, frame: Effect) -> None:
    state.extra[POOL_LESS] = state.extra.get(POOL_LESS, 0) + number(state, frame)


def _brewed(state: OldWorldState, frame: Effect) -> None:
    """Count what was discarded as a potion used."""
    note_fight(state, potions=plus_one(state.fight.potions, side_of(state, frame.seat)))


def _brews_left(state: OldWorldState, seat: int) -> bool:
    used = state.fight.potions[side_of(state, seat)]
    return used < state.table.steps.fight_potions(state, seat)


def _fetch(state: OldWorldState, frame: Effect) -> None:
    state.stack.append(Fetch(frame.seat, word(state, frame)))


def _run_fetch(state: OldWorldState, frame: Fetch) -> list[Decision] | None:
    """Ask for a card of the colour in deck and discards."""
    seat, table = frame.seat, state.table
    piles = [*state.cards(seat, DISCARD), *state.cards(seat, DECK)]
    cards = [card for card in piles if table.colour[state.face[card]] == frame.colour]
    if not cards or len(state.cards(seat, HAND)) >= table.tracks.hand_limit:
        state.stack.pop()
        return None
    return ask_card(state, seat, "fetch", "take", cards)


def _answer_fetch(state: OldWorldState, frame: Fetch, decision: Decision, index: int) -> None:
    seat, card = frame.seat, decision.args[index]
    state.stack.pop()
    deck = state.table.zone(seat, DECK)
    if state.where[card] == deck:
        push_shuffle(state, deck)
    move(state, card, state.table.zone(seat, HAND), "weakness_card", seat)


def _counted(name: str, sign: str) -> Word:
    def build(args: list[str], at: str) -> Node | None:
        amount = count(args[0].lstrip(sign)) if len(args) == 1 and args[0][0] == sign else None
        return None if amount is None else Op(name, (amount,))

    does = {
        "over_shield": "before a fight: the shield rises, also above defense",
        "pool": "before a fight: the monster's life pool has fewer cards",
    }[name]
    return Word((f"{name} {sign}1",), does, build)


def _fetch_word(args: list[str], at: str) -> Node | None:
    return Op("fetch", (args[0],)) if len(args) == 1 and args[0] in COLOURS else None


def _brewed_word(args: list[str], at: str) -> Node | None:
    return None if args else Op("brewed")


FIGHT_OPS: dict[str, Callable[[Any, Effect], None]] = {
    "over_shield": _over_shield,
    "pool": _pool_less,
    "brewed": _brewed,
    "fetch": _fetch,
}
FIGHT_FRAMES: dict[type, Handler] = {
    PickWeaknesses: Handler(_run_pick, _answer_pick),
    Fetch: Handler(_run_fetch, _answer_fetch),
}
FIGHT_VOCABULARY = Vocabulary(
    words={
        "over_shield": _counted("over_shield", "+"),
        "pool": _counted("pool", "-"),
        "brewed": Word(("brewed",), "fights only: this counts as a potion used", _brewed_word),
        "fetch": Word(
            ("fetch green",), "fights only: a card of a colour out of deck or discards", _fetch_word
        ),
    },
    fight_words=frozenset({"over_shield", "pool", "brewed", "fetch"}),
    facts={"brews_left": Fact("you may still use a potion", _brews_left)},
    forms={"weakness": "weakness", "weakness_at": "place"},
)
