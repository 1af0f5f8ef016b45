"""The steps of the base game, and those of a game with expansions."""

from __future__ import annotations

from collections.abc import Iterable

from sevencats.oldworld.expansion import expansions_of
from sevencats.oldworld.fight import (
    begin,
    combo,
    damage,
    monster_turn,
    outcome,
    pools,
    resolve,
    short,
    sides,
    witcher_turn,
)
from sevencats.oldworld.fight import rounds as fight_rounds
from sevencats.oldworld.rules import (
    atoms,
    cards,
    growth,
    phase3,
    places,
    poker,
    quests,
    setup,
    solo,
    spawn,
    travel,
    turn,
)
from sevencats.oldworld.steps import Steps

BASE_STEPS = Steps(
    setup_decks=setup.decks,
    setup_pool=setup.lay_pool,
    setup_trophies=solo.lay_trophies,
    setup_monsters=setup.lay_monsters,
    setup_witchers=setup.choose_boards,
    setup_witcher=setup.take_board,
    setup_end=setup.deal,
    round_start=turn.round_start,
    round_end=turn.round_end,
    turn_start=turn.turn_start,
    turn_end=turn.turn_end,
    phase1_options=turn.phase1_options,
    phase1_pick=turn.phase1_pick,
    phase1_end=turn.phase1_end,
    phase2_options=turn.phase2_options,
    phase2_barred=solo.last_is_barred,
    phase2_pick=turn.phase2_pick,
    phase3_draw=phase3.draw,
    phase3_price=phase3.price,
    phase3_gain=phase3.gains,
    phase3_pay=phase3.discard_price,
    phase3_gained=phase3.gained,
    travel_payments=travel.payments,
    travel_free=travel.free_move,
    travel_paid=travel.paid,
    travel_enter=travel.enter,
    place_home=places.printed_home,
    place_possible=places.possible,
    place_act=places.act,
    poker_opponent=poker.opponent,
    poker_pay=poker.pay,
    cards_piles=cards.common_piles,
    cards_cost=cards.printed_cost,
    cards_potion=cards.draw_potion,
    cards_take_back=cards.take_top,
    growth_trophy=growth.take_trophy,
    growth_fatigue=growth.fatigue,
    growth_level_up=growth.level_up,
    growth_shield_cap=atoms.cap_by_defense,
    game_won=growth.reach_top,
    quest_room=quests.always_room,
    spawn_monster=spawn.spawn_monster,
    spawn_defeated=spawn.spawn_higher,
    spawn_appears=spawn.appears,
    fight_allowed=begin.may_hunt,
    fight_foe=sides.monster_card,
    fight_prepare=begin.prepare,
    fight_pool=pools.deal_monster,
    fight_first=begin.first_fighter,
    fight_turn=fight_rounds.begin_turn,
    fight_potions=witcher_turn.potion_cap,
    fight_hand=combo.whole_hand,
    fight_lay=combo.lay_nothing,
    fight_link=combo.extension,
    fight_match=combo.matched_colour,
    fight_symbols=combo.printed_symbols,
    fight_resolve=combo.begin_resolving,
    fight_short=short.add_up_combo,
    fight_combo_damage=resolve.whole_damage,
    fight_shield=resolve.raise_shield,
    fight_draw=resolve.draw_count,
    fight_side=monster_turn.worse_side,
    fight_attack=monster_turn.strike,
    fight_armour=damage.no_armour,
    fight_damage=damage.limit_damage,
    fight_absorb=damage.shield_takes,
    fight_guard=damage.whole_shield,
    fight_interrupts=damage.may_interrupt,
    fight_damage_card=damage.after_card,
    fight_damage_hand=damage.after_card,
    fight_defense=damage.defense_change,
    fight_shield_gain=damage.shield_gain,
    fight_outcome=fight_rounds.begin_outcome,
    fight_stages=outcome.stages,
    fight_aftermath=outcome.aftermath,
)


def steps_of(packs: Iterable[str]) -> Steps:
    """The steps as they are with these packs: each changes those of the packs before it."""
    steps = BASE_STEPS
    for expansion in expansions_of(packs):
        steps = expansion.steps(steps)
    return steps
