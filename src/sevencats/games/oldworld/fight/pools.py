"""Life pools: the cards a fighter has left before the fight ends (W6.1, W6.3)."""

from __future__ import annotations

from sevencats.games.oldworld.fight.record import BEAST, MONSTER
from sevencats.games.oldworld.fight.sides import fighters, foe, note_fight
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.zones import DECK, DISCARD
from sevencats.kernel.atoms import move_all, push_shuffle


def make_pools(state: OldWorldState) -> None:
    """Deal the monster's cards, and shuffle the witchers' discards into their decks."""
    if state.fight.kind == MONSTER:
        state.table.steps.fight_pool(state)
    for seat in fighters(state):
        deck = state.table.zone(seat, DECK)
        move_all(state, state.cards(seat, DISCARD)[:], deck, "reshuffled", seat)
        push_shuffle(state, deck)
    note_fight(state, pooled=True)


def deal_monster(state: OldWorldState) -> None:
    """Deal as many fight cards as the monster has life; the deck was shuffled after the last
    fight."""
    cards = state.common("fight_deck")[-foe(state).life :]
    move_all(state, cards, state.table.zone_of["fight_pool"], "life_pool", BEAST)


def return_fight_cards(state: OldWorldState) -> None:
    """Collect all fight cards into one deck again (W6.14)."""
    deck = state.table.zone_of["fight_deck"]
    for pile in ("fight_pool", "fight_discard"):
        move_all(state, state.common(pile)[:], deck, "fight_cards_back", BEAST)
    push_shuffle(state, deck)
