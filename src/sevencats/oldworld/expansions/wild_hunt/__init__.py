"""The Wild Hunt (W15): all players against one general and his hounds, round by round, and at the
end in one fight that all of them win or lose."""

from __future__ import annotations

from sevencats.oldworld import special
from sevencats.oldworld.config import BASE
from sevencats.oldworld.expansion import Expansion, ZoneSpec, add_expansion
from sevencats.oldworld.expansions.wild_hunt import (
    battles,
    board,
    common,
    ending,
    fight_positions,
    fight_texts,
    fight_worth,
    fighters,
    fights,
    generals,
    gift_worth,
    gifts,
    hound_worth,
    last_fight,
    last_turns,
    model,
    phase_one,
    positions,
    ride,
    rounds,
    setup,
    spawns,
    texts,
    words,
    words_fight,
    worth,
)
from sevencats.oldworld.state import OldWorldState
from sevencats.oldworld.steps import Steps


def _steps(base: Steps) -> Steps:
    for more in (
        setup.setup_steps,
        rounds.round_steps,
        phase_one.phase_one_steps,
        fights.fight_steps,
        battles.steps,
    ):
        base = more(base)
    return base


def _votes(state: OldWorldState) -> dict[str, str]:
    return {**common.votes(state), **fighters.wishes(state)}


add_expansion(
    Expansion(
        id=model.ID,
        uses=(special.ID,),
        seats={BASE: (1,)},
        together=True,
        choices=model.choices,
        steps=_steps,
        frames={
            **common.COMMON_FRAMES,
            **rounds.ROUND_FRAMES,
            **phase_one.PHASE_ONE_FRAMES,
            **gifts.GIFT_FRAMES,
            **fighters.FIGHTER_FRAMES,
            **fights.FIGHT_FRAMES,
            **spawns.SPAWN_FRAMES,
            **ride.RIDE_FRAMES,
            **battles.FRAMES,
        },
        ops={**words.OPS, **words_fight.OPS},
        predicates=words.PREDICATES,
        vocabulary=words.VOCABULARY.joined(words_fight.VOCABULARY),
        kinds={**model.KINDS, **battles.KINDS},
        decks=tuple(model.DECKS.values()),
        checks={**model.CHECKS, **battles.CHECKS},
        limits=battles.LIMITS,
        trees=battles.trees,
        traits=generals.traits,
        sources=last_turns.sources,
        lines=battles.LINES,
        describe={**texts.DESCRIBE, **fight_texts.DESCRIBE},
        status=texts.status,
        repair_hidden=last_fight.repair_hidden,
        components=battles.components,
        zones=(
            *(ZoneSpec(deck, False, deck) for deck in model.DECKS.values()),
            ZoneSpec(model.GENERAL, True),
            *battles.ZONES,
        ),
        option_worths={
            **worth.OPTION_WORTHS,
            **gift_worth.OPTION_WORTHS,
            **hound_worth.OPTION_WORTHS,
            **fight_worth.OPTION_WORTHS,
        },
        visit=worth.visit,
        stay=hound_worth.stay,
        trophy=worth.trophy,
        payment=hound_worth.payment,
        ending=ending.ending,
        position={**fight_positions.POSITION, **positions.POSITION},
        outcome={**positions.OUTCOME, **fight_positions.OUTCOME},
        blocked=board.is_blocked,
        votes=_votes,
        landmarks=(board.PLACE, board.HOUND.format("*")),
    )
)
