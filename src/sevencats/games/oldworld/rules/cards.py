"""A witcher's hand, deck and discard pile: drawing, losing and taking cards, potions, trails."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import takewhile
from typing import NamedTuple

from sevencats.games.oldworld.packs.model import TERRAINS
from sevencats.games.oldworld.rules.frames import (
    Draw,
    DrawPotions,
    GainTrail,
    Lose,
    LosePotions,
    PotionLimit,
    Refill,
    Search,
    SearchBack,
    TakeCard,
    TakeCardBack,
)
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.zones import DECK, DISCARD, HAND, POTIONS, TRAILS
from sevencats.kernel.atoms import move, move_all, push_shuffle, reveal, tell
from sevencats.kernel.decisions import Decision
from sevencats.kernel.effects import merged
from sevencats.kernel.events import ALL
from sevencats.kernel.handlers import Handler, never_asks

POOL_SIZE = 6


def ask_card(
    state: OldWorldState,
    seat: int,
    kind: str,
    word: str,
    sleeves: Iterable[int],
    *more: tuple[str, int],
) -> list[Decision]:
    """Ask for one of these cards by id; equal cards are one option. ``more`` are other answers."""
    items = [(f"{word}:{state.ident(sleeve)}", sleeve) for sleeve in sleeves]
    keys, args, _ = merged([*items, *more])
    return [Decision(0, seat, kind, "", keys, args)]


def ask_for_more(
    state: OldWorldState, seat: int, left: int, kind: str, word: str, pile: list[int]
) -> list[Decision] | None:
    """Ask for the next card of a pile, for a frame that takes them one by one; finish when enough
    were given or none are left."""
    if left <= 0 or not pile:
        state.stack.pop()
        return None
    return ask_card(state, seat, kind, word, pile)


# -- drawing --------------------------------------------------------------------------------------


def _run_draw(state: OldWorldState, frame: Draw) -> None:
    table, seat = state.table, frame.seat
    deck, hand = state.cards(seat, DECK), state.cards(seat, HAND)
    state.stack.pop()
    if frame.left <= 0 or len(hand) >= table.tracks.hand_limit:
        return
    if deck:
        state.stack.append(Draw(seat, frame.left - 1))
        move(state, deck[-1], table.zone(seat, HAND), "drawn", seat)
    elif state.cards(seat, DISCARD) and not state.fight.pooled:
        state.stack.append(frame)
        remake_deck(state, seat)


def remake_deck(state: OldWorldState, seat: int) -> None:
    """Shuffle the discards into the deck."""
    table = state.table
    move_all(state, state.cards(seat, DISCARD)[:], table.zone(seat, DECK), "reshuffled", seat)
    push_shuffle(state, table.zone(seat, DECK))


def take_top(state: OldWorldState, seat: int) -> None:
    """Put the top discard into the hand."""
    top = state.cards(seat, DISCARD)[-1]
    move(state, top, state.table.zone(seat, HAND), "taken_back", seat)


# -- losing ---------------------------------------------------------------------------------------


#: The zones to look for a card, in order: a copy in the deck is taken last.
_WHERE: dict[str, tuple[int, ...]] = {
    "hand": (HAND,),
    "deck": (DECK,),
    "discard": (DISCARD,),
    "any": (HAND, DISCARD, DECK),
}


def losable(state: OldWorldState, seat: int, where: str) -> list[int]:
    """Return the cards a seat may give up."""
    return [sleeve for zone in _WHERE[where] for sleeve in state.cards(seat, zone)]


def _run_lose(state: OldWorldState, frame: Lose) -> list[Decision] | None:
    """Ask by card and not by sleeve: nobody knows where in the deck a card is."""
    sleeves = losable(state, frame.seat, frame.where) if frame.left > 0 else []
    if not sleeves:
        state.stack.pop()
        return None
    word = "trash" if frame.how == "trashed" else "discard"
    keys = tuple(sorted({f"{word}:{state.ident(sleeve)}" for sleeve in sleeves}))
    return [Decision(0, frame.seat, f"lose_{frame.how}", "", keys, tuple(range(len(keys))))]


def _answer_lose(state: OldWorldState, frame: Lose, decision: Decision, index: int) -> None:
    state.stack[-1] = frame._replace(left=frame.left - 1)
    ident = decision.keys[index].partition(":")[2]
    sleeves = losable(state, frame.seat, frame.where)
    sleeve = next(s for s in sleeves if state.ident(s) == ident)
    deck = state.table.zone(frame.seat, DECK)
    if state.where[sleeve] == deck:
        push_shuffle(state, deck)  # its owner has looked through it (W1.9)
    lose_card(state, frame.seat, sleeve, frame.how)


def lose_card(state: OldWorldState, seat: int, sleeve: int, how: str) -> None:
    """Discard a card to its owner's pile, or trash it: it leaves the game (W1.9)."""
    table = state.table
    zone = table.zone(seat, DISCARD) if how == "discarded" else table.zone_of["box"]
    move(state, sleeve, zone, how, seat)


# -- potions --------------------------------------------------------------------------------------


def _run_draw_potions(state: OldWorldState, frame: DrawPotions) -> None:
    zone_of = state.table.zone_of
    deck, gone = state.common("potion_deck"), state.common("potion_discard")
    if frame.left > 0 and deck:
        state.stack[-1] = frame._replace(left=frame.left - 1)
        state.table.steps.cards_potion(state, frame.seat)
    elif frame.left > 0 and gone:
        move_all(state, gone[:], zone_of["potion_deck"], "potions_back", -1)
        push_shuffle(state, zone_of["potion_deck"])
    else:
        state.stack.pop()
        state.table.steps.cards_potion_limit(state, frame.seat)


def draw_potion(state: OldWorldState, seat: int) -> None:
    """Draw the top potion."""
    top = state.common("potion_deck")[-1]
    move(state, top, state.table.zone(seat, POTIONS), "potion", seat)


def limit_potions(state: OldWorldState, seat: int) -> None:
    """Ask for the potions to discard over the limit, after all potions are drawn."""
    state.stack.append(PotionLimit(seat))


def _run_potion_limit(state: OldWorldState, frame: PotionLimit) -> list[Decision] | None:
    held = state.cards(frame.seat, POTIONS)
    if len(held) <= state.table.tracks.potion_limit:
        state.stack.pop()
        return None
    return ask_card(state, frame.seat, "lose_potion", "discard", held)


def _answer_potion(
    state: OldWorldState, frame: PotionLimit, decision: Decision, index: int
) -> None:
    discard_potion(state, frame.seat, decision.args[index])


def discard_potion(state: OldWorldState, seat: int, sleeve: int) -> None:
    """Put a potion into the common discards."""
    move(state, sleeve, state.table.zone_of["potion_discard"], "potion_lost", seat)


def _run_lose_potions(state: OldWorldState, frame: LosePotions) -> list[Decision] | None:
    held = state.cards(frame.seat, POTIONS)
    return ask_for_more(state, frame.seat, frame.left, "lose_potion", "discard", held)


def _answer_lose_potions(
    state: OldWorldState, frame: LosePotions, decision: Decision, index: int
) -> None:
    state.stack[-1] = frame._replace(left=frame.left - 1)
    discard_potion(state, frame.seat, decision.args[index])


# -- the pool -------------------------------------------------------------------------------------


class Piles(NamedTuple):
    """The common action cards a seat draws from, as zone names."""

    deck: str
    gone: str
    pool: str


_PILES = Piles("action_deck", "action_discard", "pool")


def common_piles(state: OldWorldState, seat: int) -> Piles:
    """Return the one deck and pool that all witchers share."""
    return _PILES


def pool_of(state: OldWorldState, seat: int) -> list[int]:
    """Return the pool a seat takes cards from."""
    piles = state.table.steps.cards_piles(state, seat)
    return state.common(piles.pool)


def printed_cost(state: OldWorldState, card: int) -> int | None:
    """Return the cost printed on a card."""
    return state.table.cost[state.face[card]]


def _run_take(state: OldWorldState, frame: TakeCard | TakeCardBack) -> list[Decision] | None:
    cost_of = state.table.steps.cards_cost
    pool = pool_of(state, frame.seat)
    fitting = [sleeve for sleeve in pool if frame.cost in (-1, cost_of(state, sleeve))]
    if fitting:
        return ask_card(state, frame.seat, "take_card", "take", fitting)
    search = SearchBack if isinstance(frame, TakeCardBack) else Search
    state.stack[-1] = search(*frame)
    return None


def _answer_take(
    state: OldWorldState, frame: TakeCard | TakeCardBack, decision: Decision, index: int
) -> None:
    state.stack[-1] = Refill(frame.seat)
    move(state, decision.args[index], state.table.zone(frame.seat, DISCARD), "taken", frame.seat)


def _run_search(state: OldWorldState, frame: Search | SearchBack) -> None:
    """Turn up cards until one fits. An empty deck is remade from the discards; if no card of the
    cost is left anywhere, nothing is gained (W1.11)."""
    table, (seat, cost) = state.table, frame
    back = isinstance(frame, SearchBack)
    piles = table.steps.cards_piles(state, seat)
    deck = table.zone_of[piles.deck]

    def fits(card: int) -> bool:
        return cost in (-1, table.steps.cards_cost(state, card))

    turned = list(takewhile(lambda card: not fits(card), reversed(state.zones[deck])))
    found = len(turned) < len(state.zones[deck])
    renewed = not found and any(map(fits, state.common(piles.gone)))
    if not renewed:
        state.stack.pop()
        if back and turned:
            push_shuffle(state, deck)
    for card in turned:
        if back:
            reveal(state, card, ALL, "turned_up", seat)
        else:
            move(state, card, table.zone_of[piles.gone], "turned_up", seat)
    if found:
        top = next(card for card in reversed(state.zones[deck]) if fits(card))
        move(state, top, table.zone(seat, DISCARD), "taken", seat)
    elif renewed:
        remake_actions(state, piles)
    else:
        tell(state, "none_left", seat, cost)


def remake_actions(state: OldWorldState, piles: Piles) -> None:
    """Remake the common action deck from its discards (W1.11)."""
    deck = state.table.zone_of[piles.deck]
    move_all(state, state.common(piles.gone)[:], deck, "actions_back", -1)
    push_shuffle(state, deck)


def _run_refill(state: OldWorldState, frame: Refill) -> None:
    """Slide right, add on the left (W3.9); the pool stays short if no card is left (W1.11)."""
    piles = state.table.steps.cards_piles(state, frame.seat)
    deck = state.common(piles.deck)
    if len(state.common(piles.pool)) >= POOL_SIZE or not (deck or state.common(piles.gone)):
        state.stack.pop()
    elif deck:
        move(state, deck[-1], state.table.zone_of[piles.pool], "revealed", -1, 0)
    else:
        remake_actions(state, piles)


# -- trails ---------------------------------------------------------------------------------------


def terrain_of(state: OldWorldState, token: int) -> int:
    """Return the terrain of a location token, as an index into ``TERRAINS``."""
    place = state.table.places[state.table.token_place[state.face[token]]]
    return TERRAINS.index(place.terrain)


def trail_at(state: OldWorldState, seat: int, terrain: int) -> int:
    """Return the seat's token of a terrain, trail or trail quest; -1 if it has none."""
    for token in state.cards(seat, TRAILS):
        if terrain_of(state, token) == terrain:
            return token
    return -1


def has_trail(state: OldWorldState, seat: int, terrain: int) -> bool:
    """Tell whether the seat has a trail of the terrain; a trail quest does not count yet (W6.3)."""
    return trail_at(state, seat, terrain) >= 0 and not state.trail_quests[seat] >> terrain & 1


def give_back_token(state: OldWorldState, token: int) -> None:
    """Return a location token to its pile, and shuffle the pile."""
    zone = state.table.zone_of[f"tokens.{TERRAINS[terrain_of(state, token)]}"]
    move(state, token, zone, "token_back", -1)
    push_shuffle(state, zone)


def drop_trail(state: OldWorldState, seat: int, terrain: int) -> None:
    """Return a seat's token of a terrain to the pile, and its gold to the bank (W3.7)."""
    token = trail_at(state, seat, terrain)
    if token >= 0:
        state.trail_quests[seat] &= ~(1 << terrain)
        give_back_token(state, token)


def _run_trail(state: OldWorldState, frame: GainTrail) -> list[Decision] | None:
    """Take a trail. A second trail of a terrain gives nothing; a trail quest is replaced."""
    seat = frame.seat
    open_to = [
        terrain
        for terrain, name in enumerate(TERRAINS)
        if state.common(f"tokens.{name}") and not has_trail(state, seat, terrain)
    ]
    if frame.terrain < 0:
        if open_to:
            items = sorted((f"terrain:{TERRAINS[terrain]}", terrain) for terrain in open_to)
            keys, args, _ = merged(items)
            return [Decision(0, seat, "trail", "", keys, args)]
        state.stack.pop()
        return None
    state.stack.pop()
    if frame.terrain in open_to:
        token = state.common(f"tokens.{TERRAINS[frame.terrain]}")[-1]
        drop_trail(state, seat, frame.terrain)
        move(state, token, state.table.zone(seat, TRAILS), "trail", seat)
    return None


def _answer_trail(state: OldWorldState, frame: GainTrail, decision: Decision, index: int) -> None:
    state.stack[-1] = GainTrail(frame.seat, decision.args[index])


CARD_FRAMES: dict[type, Handler] = {
    Draw: Handler(_run_draw, never_asks),
    Lose: Handler(_run_lose, _answer_lose),
    DrawPotions: Handler(_run_draw_potions, never_asks),
    PotionLimit: Handler(_run_potion_limit, _answer_potion),
    LosePotions: Handler(_run_lose_potions, _answer_lose_potions),
    TakeCard: Handler(_run_take, _answer_take),
    TakeCardBack: Handler(_run_take, _answer_take),
    Search: Handler(_run_search, never_asks),
    SearchBack: Handler(_run_search, never_asks),
    Refill: Handler(_run_refill, never_asks),
    GainTrail: Handler(_run_trail, _answer_trail),
}
