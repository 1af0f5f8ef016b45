"""Mages (W13): wisdom and energy in place of defense and shield, and cards of their own."""

from __future__ import annotations

from sevencats.games.oldworld.expansion import (
    Data,
    Expansion,
    Positions,
    Rules,
    Words,
    ZoneSpec,
    add_expansion,
)
from sevencats.games.oldworld.expansions.mages.casting import CAST_FRAMES, cast_steps
from sevencats.games.oldworld.expansions.mages.energy import energy_steps
from sevencats.games.oldworld.expansions.mages.model import (
    DECK,
    GONE,
    ID,
    POOL,
    Board,
    Spell,
    card_zone,
    check_board,
    check_spell,
    early_source,
    is_mage,
    spell_of,
    terms,
    traits,
)
from sevencats.games.oldworld.expansions.mages.positions import OUTCOME, POSITION
from sevencats.games.oldworld.expansions.mages.schools import CLAIMED, SETUP_FRAMES, setup_steps
from sevencats.games.oldworld.expansions.mages.texts import (
    DESCRIBE,
    boost_words,
    card_kind,
    printed,
    seat_words,
)
from sevencats.games.oldworld.expansions.mages.words import OPS, VOCABULARY
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.steps import Steps
from sevencats.games.oldworld.zones import HAND


def _steps(base: Steps) -> Steps:
    for more in (setup_steps, energy_steps, cast_steps):
        base = more(base)
    return base


def _sources(state: OldWorldState, seat: int) -> list[str]:
    """Cards of the hand that may be played before the combo."""
    if state.fight.active != seat or not is_mage(state, seat):
        return []
    hand = state.cards(seat, HAND)
    return [early_source(state.ident(card)) for card in hand if spell_of(state, card).early]


add_expansion(
    Expansion(
        id=ID,
        rules=Rules(
            steps=_steps,
            frames={**SETUP_FRAMES, **CAST_FRAMES},
            ops=OPS,
            sources=_sources,
            landmarks=(f"{CLAIMED}*",),
        ),
        data=Data(
            vocabulary=VOCABULARY,
            columns={"action": Spell, "school": Board},
            checks={Spell: check_spell, Board: check_board},
            limits={
                "action": {
                    "magic": "protection 1 or 2, a discard of choice, or something by energy",
                    "extension_magic": "the same, of an extension",
                    "boost": "1 or 2 energy for about two symbols",
                    "any_colour": "true on few cards",
                }
            },
            traits=traits,
            zones=(ZoneSpec(DECK, False, DECK), ZoneSpec(GONE, True), ZoneSpec(POOL, True)),
            card_zone=card_zone,
            homes=True,
        ),
        words=Words(
            terms=terms,
            card_kind=card_kind,
            printed=printed,
            boost=boost_words,
            describe=DESCRIBE,
            seat_words=seat_words,
        ),
        positions=Positions(
            fields=POSITION,
            outcome=OUTCOME,
        ),
    )
)
