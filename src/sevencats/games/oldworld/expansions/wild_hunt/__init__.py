"""The Wild Hunt (W15): all players against one general and his hounds. They win or lose together in
the fight at the end."""

from __future__ import annotations

from sevencats.games.oldworld import special
from sevencats.games.oldworld.config import BASE
from sevencats.games.oldworld.expansion import (
    Data,
    Expansion,
    Positions,
    Rules,
    Words,
    ZoneSpec,
    add_expansion,
)
from sevencats.games.oldworld.expansions.wild_hunt import (
    battles,
    board,
    common,
    fighters,
    fights,
    generals,
    gifts,
    last_fight,
    last_turns,
    model,
    phase_one,
    ride,
    rounds,
    setup,
    spawns,
    words,
    words_fight,
)
from sevencats.games.oldworld.expansions.wild_hunt.positions import (
    last_fight as last_fight_positions,
)
from sevencats.games.oldworld.expansions.wild_hunt.positions import parts as positions
from sevencats.games.oldworld.expansions.wild_hunt.text import ending
from sevencats.games.oldworld.expansions.wild_hunt.text import fights as fight_texts
from sevencats.games.oldworld.expansions.wild_hunt.text import game as texts
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.steps import Steps


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
        rules=Rules(
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
            sources=last_turns.sources,
            blocked=board.is_blocked,
            landmarks=(board.PLACE, board.HOUND.format("*")),
            votes=_votes,
            repair_hidden=last_fight.repair_hidden,
        ),
        data=Data(
            vocabulary=words.VOCABULARY.joined(words_fight.VOCABULARY),
            kinds={**model.KINDS, **battles.KINDS},
            checks={**model.CHECKS, **battles.CHECKS},
            limits=battles.LIMITS,
            trees=battles.trees,
            traits=generals.traits,
            components=battles.components,
            zones=(
                *(ZoneSpec(deck, False, deck) for deck in model.DECKS.values()),
                ZoneSpec(model.GENERAL, True),
                *battles.ZONES,
            ),
            decks=tuple(model.DECKS.values()),
        ),
        words=Words(
            describe={**texts.DESCRIBE, **fight_texts.DESCRIBE},
            lines=battles.LINES,
            status=texts.status,
            ending=ending.ending,
        ),
        positions=Positions(
            fields={**last_fight_positions.POSITION, **positions.POSITION},
            outcome={**positions.OUTCOME, **last_fight_positions.OUTCOME},
        ),
    )
)
