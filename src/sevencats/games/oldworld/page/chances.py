"""The odds of fights on request: against a monster on the board or a witcher here, and of a fight
that has begun."""

from __future__ import annotations

from collections.abc import Sequence

from sevencats.games.oldworld.bots.odds import odds, odds_from_here
from sevencats.games.oldworld.expansion import opponents_of
from sevencats.games.oldworld.fight.record import BEAST, SHORT
from sevencats.games.oldworld.packs.model import TERRAINS
from sevencats.games.oldworld.rules.spawn import prey
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel.rng import Rng
from sevencats.plugin.odds import Chance, OddsMaker


def _against(state: OldWorldState, seat: int) -> Sequence[str]:
    """The opponents a seat may ask about: in a fight its opponent, else all that it could fight.
    Everybody may ask how a fight with a monster will end: in some fights all take part."""
    fight, names = state.fight, state.table.seats
    if fight.kind:
        if fight.kind != SHORT and fight.rival == BEAST:
            return (state.ident(fight.monster),) if fight.monster >= 0 else ()
        if fight.kind == SHORT or seat not in (fight.attacker, fight.rival):
            return ()
        return (names[fight.rival if seat == fight.attacker else fight.attacker],)
    monsters = [prey(state, terrain) for terrain in range(len(TERRAINS))]
    rivals = [name for other, name in enumerate(names) if other != seat]
    named = [state.ident(monster) for monster in monsters if monster >= 0]
    return [*named, *rivals, *opponents_of(state)]


def _estimate(state: OldWorldState, seat: int, against: str, tries: int, rng: Rng) -> Chance:
    if state.fight.kind:
        estimated = odds_from_here(state, seat, tries=tries, rng=rng)
    else:
        estimated = odds(state, seat, against, tries=tries, rng=rng)
    return Chance(
        round(estimated.chance, 3),
        round(estimated.low, 3),
        round(estimated.high, 3),
        estimated.tried,
        {"driven_away": round(estimated.driven / estimated.tried, 3)},
    )


ODDS = OddsMaker(estimate=_estimate, against=_against)
