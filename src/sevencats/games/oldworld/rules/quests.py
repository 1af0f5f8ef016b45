"""Quests: exploration cards that wait at a location for their owner (W4.5, W7)."""

from __future__ import annotations

from sevencats.games.oldworld.language.lines import affordable
from sevencats.games.oldworld.language.words import price_lines
from sevencats.games.oldworld.packs.model import TERRAINS
from sevencats.games.oldworld.rules.atoms import change_gold, change_shield
from sevencats.games.oldworld.rules.cards import give_back_token
from sevencats.games.oldworld.rules.frames import (
    Lose,
    LosePotions,
    QuestEnd,
    QuestTerrain,
    ReadEvent,
)
from sevencats.games.oldworld.state import OldWorldState, Quest
from sevencats.games.oldworld.zones import QUEST_TOKENS, QUESTS
from sevencats.kernel.atoms import move, tell
from sevencats.kernel.decisions import Decision
from sevencats.kernel.effects import merged
from sevencats.kernel.handlers import Handler, never_asks


def accept(state: OldWorldState, seat: int, card: int, place: str, event: int, price: str) -> None:
    """Put the card face up in front of its owner as a quest. A terrain draws a location token, or
    one of another terrain of the owner's choice; if no tokens are left there is no quest, and the
    card leaves the game (W4.5)."""
    table = state.table
    drawn = place in TERRAINS
    others = _with_tokens(state)
    if drawn and place not in others:
        if len(others) > 1:
            state.stack.append(QuestTerrain(seat, card, event, price))
            return
        place = others[0] if others else place
    token = state.common(f"tokens.{place}")[-1] if place in others else -1
    if token < 0 and (drawn or not table.steps.quest_room(state)):
        tell(state, "quest_void", seat, state.ident(card))
        return
    if drawn:
        location = table.token_place[state.face[token]]
    else:
        location = table.place_index[place.removeprefix("at:")]
    if state.where[card] != table.zone(seat, QUESTS):
        move(state, card, table.zone(seat, QUESTS), "quest", seat)
    if token >= 0:
        move(state, token, table.zone(seat, QUEST_TOKENS), "quest_token", seat)
    state.spots = (*state.spots, Quest(card, token, location, event, price))
    tell(state, "quest_at", seat, state.ident(card), table.places[location].id, event, price)


def always_room(state: OldWorldState) -> bool:
    """Allow the quest: nothing limits quests at locations that their cards name."""
    return True


def _with_tokens(state: OldWorldState) -> list[str]:
    """Return the terrains that have location tokens left."""
    return [name for name in TERRAINS if state.common(f"tokens.{name}")]


def _run_terrain(state: OldWorldState, frame: QuestTerrain) -> list[Decision]:
    items = [(f"terrain:{name}", TERRAINS.index(name)) for name in _with_tokens(state)]
    keys, args, _ = merged(items)
    return [Decision(0, frame.seat, "quest_terrain", "", keys, args)]


def _answer_terrain(
    state: OldWorldState, frame: QuestTerrain, decision: Decision, index: int
) -> None:
    state.stack.pop()
    place = TERRAINS[decision.args[index]]
    accept(state, frame.seat, frame.card, place, frame.event, frame.price)


def quests_here(state: OldWorldState, seat: int) -> list[tuple[str, int]]:
    """Return the quests a seat may resolve at its location, as option keys and cards (W7.1)."""
    mine = set(state.cards(seat, QUESTS))
    return [
        (f"quest:{state.ident(quest.card)}", quest.card)
        for quest in state.spots
        if quest.card in mine
        and quest.place == state.place[seat]
        and affordable(state, seat, price_lines(quest.price))
    ]


def resolve(state: OldWorldState, seat: int, card: int) -> None:
    """Pay the price and read the event; then the token and the card go (W7.1)."""
    quest = next(quest for quest in state.spots if quest.card == card)
    state.spots = tuple(other for other in state.spots if other != quest)
    tell(state, "quest_resolved", seat, state.ident(card), quest.event)
    state.stack.append(QuestEnd(seat, card, quest.token))
    state.stack.append(ReadEvent(seat, quest.event, card))
    _pay(state, seat, quest.price)


def _pay(state: OldWorldState, seat: int, prices: str) -> None:
    for price in prices.split():
        what, _, amount = price.partition(":")
        if what == "gold":
            change_gold(state, seat, -int(amount))
        elif what == "shield":
            change_shield(state, seat, -int(amount))
        elif what == "potion":
            state.stack.append(LosePotions(seat, int(amount)))
        else:
            how = "trashed" if what == "trash" else "discarded"
            state.stack.append(Lose(seat, int(amount), how, "hand"))


def _run_end(state: OldWorldState, frame: QuestEnd) -> None:
    state.stack.pop()
    if frame.token >= 0:
        give_back_token(state, frame.token)
    if all(quest.card != frame.card for quest in state.spots):
        move(state, frame.card, state.table.zone_of["box"], "quest_done", frame.seat)


QUEST_FRAMES: dict[type, Handler] = {
    QuestTerrain: Handler(_run_terrain, _answer_terrain),
    QuestEnd: Handler(_run_end, never_asks),
}
