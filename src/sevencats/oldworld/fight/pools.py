"""Life pools: what stands between a fighter and the end of the fight (W6.1, W6.3)."""

from __future__ import annotations

from sevencats.kernel.atoms import move_all, push_shuffle
from sevencats.oldworld.fight.record import BEAST, MONSTER
from sevencats.oldworld.fight.sides import fighters, foe, note_fight
from sevencats.oldworld.state import OldWorldState
from sevencats.oldworld.zones import DECK, DISCARD


def make_pools(state: OldWorldState) -> None:
    """The monster's cards are dealt; witchers shuffle their discards into their decks."""
    if state.fight.kind == MONSTER:
        state.table.steps.fight_pool(state)
    for seat in fighters(state):
        deck = state.table.zone(seat, DECK)
        move_all(state, state.cards(seat, DISCARD)[:], deck, "reshuffled", seat)
        push_shuffle(state, deck)
    note_fight(state, pooled=True)


def deal_monster(state: OldWorldState) -> None:
    """As many fight cards as the monster has life; the deck was shuffled after the last fight."""
    cards = state.common("fight_deck")[-foe(state).life :]
    move_all(state, cards, state.table.zone_of["fight_pool"], "life_pool", BEAST)


def return_fight_cards(state: OldWorldState) -> None:
    """All fight cards are one deck again (W6.14)."""
    deck = state.table.zone_of["fight_deck"]
    for pile in ("fight_pool", "fight_discard"):
        move_all(state, state.common(pile)[:], deck, "fight_cards_back", BEAST)
    push_shuffle(state, deck)
