"""Named steps: the procedures of the base game that an expansion may replace.

``Steps`` has a field for each, typed as the function that does it. Rules call a step through the
table (``state.table.steps.travel_enter(state, seat, place)``), so a game without expansions pays
nothing extra, and mypy checks every call and every replacement. The functions of the base game are
collected in ``base_steps.py``; an expansion changes them in ``Expansion.steps``.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from sevencats.games.oldworld.packs.model import CardOption, Monster, Symbols

if TYPE_CHECKING:
    from sevencats.games.oldworld.rules.cards import Piles
    from sevencats.games.oldworld.rules.frames import EventOption, HalfOption, StoryOption
    from sevencats.games.oldworld.state import OldWorldState

#: Does something for the whole table.
TableStep: TypeAlias = "Callable[[OldWorldState], None]"
#: Does something for a seat, or for a side of a fight (negative: the monster).
SeatStep: TypeAlias = "Callable[[OldWorldState, int], None]"
#: Computes a number for a seat.
SeatNumber: TypeAlias = "Callable[[OldWorldState, int], int]"
#: Returns the options of a seat: keys and values.
SeatOptions: TypeAlias = "Callable[[OldWorldState, int], list[tuple[str, int]]]"


@dataclass(frozen=True, slots=True, kw_only=True)
class Steps:
    """One function for each step. Arguments that are not obvious are named in the comment above the
    field."""

    # -- set-up, in this order; setup_witcher is called for each board taken (state, seat, school)
    setup_decks: TableStep
    setup_pool: TableStep
    setup_trophies: TableStep
    setup_monsters: TableStep
    setup_witchers: TableStep
    setup_witcher: Callable[[OldWorldState, int, str], None]
    setup_end: TableStep
    # cards and gold by the order of play
    setup_gifts: Callable[[OldWorldState], tuple[tuple[int, int], ...]]

    # -- rounds, turns, phases
    round_start: TableStep
    round_end: TableStep
    turn_start: SeatStep
    turn_end: SeatStep
    phase1_options: SeatOptions
    # (state, seat, key, value): what was chosen
    phase1_pick: Callable[[OldWorldState, int, str, int], None]
    phase1_end: SeatStep
    phase2_options: SeatOptions
    # whether the seat may not fight monsters now
    phase2_barred: Callable[[OldWorldState, int], bool]
    phase2_pick: Callable[[OldWorldState, int, str, int], None]
    phase3_draw: SeatStep
    # (state, seat, place of the pool)
    phase3_price: Callable[[OldWorldState, int, int], int]
    phase3_gain: SeatOptions
    # asked if no card can be paid for: whether an affordable one may still come
    phase3_waits: Callable[[OldWorldState, int], bool]
    # (state, seat, card, price): the card is still in the pool
    phase3_pay: Callable[[OldWorldState, int, int, int], None]
    # (state, seat, card, whether it was in the last place)
    phase3_gained: Callable[[OldWorldState, int, int, bool], None]

    # -- the map: (state, seat, place), and for payments the number of cards given so far
    travel_payments: Callable[[OldWorldState, int, int, int], list[tuple[str, int]]]
    travel_free: Callable[[OldWorldState, int, int], str]
    # the move is paid for: enter, unless there is more to do on the way
    travel_paid: Callable[[OldWorldState, int, int], None]
    travel_enter: Callable[[OldWorldState, int, int], None]
    # The location where a seat starts and trains its specialty; negative: not known yet.
    place_home: SeatNumber
    place_possible: Callable[[OldWorldState, int], bool]
    place_act: SeatStep
    poker_opponent: SeatNumber
    # (state, rank of the hand)
    poker_pay: Callable[[OldWorldState, int], int]

    # -- exploring: the question for an option of a card that was read; whether an option is read
    # out (state, seat, option); (state, seat, name of an option that later cards ask for)
    explore_ask: Callable[[OldWorldState, StoryOption | HalfOption | EventOption], None]
    explore_reads: Callable[[OldWorldState, int, CardOption], bool]
    explore_chosen: Callable[[OldWorldState, int, str], None]

    # -- cards, trophies, monsters
    cards_piles: Callable[[OldWorldState, int], Piles]
    # (state, card): the cost by which effects find it; None: not a number
    cards_cost: Callable[[OldWorldState, int], int | None]
    cards_potion: SeatStep
    # all potions of an effect are drawn: discard down to the limit
    cards_potion_limit: SeatStep
    # the top discard goes into the hand
    cards_take_back: SeatStep
    # (state, seat, trophy, whether it was won in a fight)
    growth_trophy: Callable[[OldWorldState, int, int, bool], None]
    growth_fatigue: SeatStep
    # (state, seat, new level)
    growth_level_up: Callable[[OldWorldState, int, int], None]
    # the highest shield the defense level allows, and the highest shield allowed now
    growth_shield_level: SeatNumber
    growth_shield_cap: SeatNumber
    # how much the shield rises with the defense level just reached
    growth_shield_gain: SeatNumber
    game_won: SeatStep
    # whether another quest can be placed at a location that its card names
    quest_room: Callable[[OldWorldState], bool]
    # (state, terrain, level)
    spawn_monster: Callable[[OldWorldState, int, int], None]
    spawn_defeated: Callable[[OldWorldState, int, int], None]
    # (state, level, result of the fight): the level of the monster that replaces one that is gone;
    # 0: none
    spawn_next: Callable[[OldWorldState, int, str], int]
    # (state, monster): a monster has appeared that is not on any terrain
    spawn_appears: Callable[[OldWorldState, int], None]

    # -- fights: before the first turn
    # (state, seat, monster) and (state, seat, rival): whether the seat may fight it at this
    # location
    fight_allowed: Callable[[OldWorldState, int, int], bool]
    fight_duel: Callable[[OldWorldState, int, int], bool]
    fight_foe: Callable[[OldWorldState], Monster]
    # (state, stage)
    fight_prepare: Callable[[OldWorldState, str], None]
    fight_pool: TableStep
    fight_first: Callable[[OldWorldState], int]

    # -- fights: turns
    fight_turn: SeatStep
    # a side's fight turn is over, and nobody is knocked out yet
    fight_turn_end: SeatStep
    fight_potions: SeatNumber
    # The cards of the hand that may be played now; whether one was played without a question.
    fight_hand: Callable[[OldWorldState, int], list[int]]
    fight_lay: Callable[[OldWorldState, int], bool]
    # (state, seat, card beneath, card above)
    fight_link: Callable[[OldWorldState, int, int, int], Symbols | None]
    # The same; returns the printed colour of the extension between them, or "" if none is printed.
    fight_match: Callable[[OldWorldState, int, int, int], str]
    # The draw symbols of the combo that have been added up so far.
    fight_draws: SeatNumber
    # (state, seat, card of the combo, its symbols), returns the symbols that count
    fight_symbols: Callable[[OldWorldState, int, int, list[Symbols]], list[Symbols]]
    fight_resolve: SeatStep
    # the combo of a short fight: record its damage
    fight_short: SeatStep
    # (state, seat, damage of the combo), returns the damage dealt
    fight_combo_damage: Callable[[OldWorldState, int, int], int]
    fight_shield: SeatStep
    # the draw step, and by how much it differs from the combat level
    fight_draw: SeatNumber
    fight_draw_change: SeatNumber
    # (state, card turned up, damage that traits add): the side by which it attacks; -1: a player
    # names it
    fight_side: Callable[[OldWorldState, int, int], int]
    # (state, card, side, damage that traits add)
    fight_attack: Callable[[OldWorldState, int, int, int], None]
    # Reduction by the other side of the damage that a seat deals in the rest of this fight turn.
    fight_armour: SeatNumber
    # (state, who deals or takes it, amount), returns the remaining damage
    fight_damage: Callable[[OldWorldState, int, int], int]
    fight_absorb: Callable[[OldWorldState, int, int], int]
    # The damage that would cost a seat no cards now.
    fight_guard: SeatNumber
    fight_interrupts: Callable[[OldWorldState, int], bool]
    # (state, who, card): discarded from the deck or a monster's pool, and from the hand
    fight_damage_card: Callable[[OldWorldState, int, int], None]
    fight_damage_hand: Callable[[OldWorldState, int, int], None]
    # the same, for a card that an ability has discarded
    fight_card_lost: Callable[[OldWorldState, int, int], None]
    fight_defense: SeatNumber
    # (state, seat, rise)
    fight_shield_gain: Callable[[OldWorldState, int, int], int]

    # -- fights: the end (state, result)
    # (state, winner): the other side has no cards left
    fight_finish: SeatStep
    fight_outcome: Callable[[OldWorldState, str], None]
    # the stages of the outcome, in order
    fight_stages: Callable[[OldWorldState], tuple[Callable[[OldWorldState, str], None], ...]]
    fight_aftermath: Callable[[OldWorldState, str], None]
