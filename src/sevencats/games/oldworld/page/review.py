"""Review a game of Old World: rate the choices on which it turned.

Only a few of a game's thousand picks are rated: what to do in phase II, above all where a fight was
possible, and the first card of a combo. Each option is played in sampled worlds to the end of the
turn, as the search bot does, and rated by everybody's chance to win then. These are estimates: what
comes after the turn is not played. Every fight has its odds from when it began.
"""

from __future__ import annotations

from collections.abc import Sequence

from sevencats.games.oldworld.bots.lookahead import best_of
from sevencats.games.oldworld.bots.odds import odds_from_here
from sevencats.games.oldworld.bots.outlook import win_chances
from sevencats.games.oldworld.bots.search import SearchBot
from sevencats.games.oldworld.expansion import opponents_of
from sevencats.games.oldworld.fight.record import SHORT
from sevencats.games.oldworld.page.chronicle import FightPoint, chronicle
from sevencats.games.oldworld.rules.growth import reach_top
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.zones import COMBO
from sevencats.kernel.decisions import Decision
from sevencats.kernel.rng import Rng
from sevencats.kernel.run import Step
from sevencats.kernel.state import State
from sevencats.kernel.views import blindfold
from sevencats.plugin.bots import Budget
from sevencats.plugin.review import Reviewer, StepOdds, Story, Verdict

#: Choices to rate in a game, and turns played for each: a few seconds together.
MOST = 40
TRIES = 36
#: Samples for the odds of fights: of a whole game, and of one fight at most.
FIGHT_TRIES, FIGHT_MOST = 600, 60


class OldWorldReviewer(Reviewer):
    """Rate choices of games in which everybody plays to reach the top of the trophy track."""

    def turns(self, steps: Sequence[Step]) -> list[int]:
        """Phase II with a possible fight, then the combos, then the rest of phase II: as many as
        time allows, spread over the game."""
        groups: tuple[list[int], ...] = ([], [], [])
        for place, step in enumerate(steps):
            group = _group(step)
            if group is not None:
                groups[group].append(place)
        chosen: list[int] = []
        for group_places in groups:
            chosen += _spread(group_places, MOST - len(chosen))
        return sorted(chosen)

    def judge(self, state: State, decision: Decision, pick: str, seed: int) -> Verdict:
        assert isinstance(state, OldWorldState)
        seat, keys = decision.seat, decision.keys
        bot, usual = SearchBot(seed, Budget(milliseconds=0, simulations=TRIES)), keys.index(pick)

        def chance(world: OldWorldState, option: int) -> float:
            return win_chances(bot.after_turn(world, decision, option))[seat]

        every = bot.try_options(state, seat, len(keys), usual, chance)
        best = best_of(every, usual)
        return Verdict(
            round=state.round,
            pick=pick,
            best=keys[best.place],
            before=round(best.mean, 4),
            picked=round(every[usual].mean, 4),
            solved=False,
        )

    def story(self, steps: Sequence[Step]) -> Story:
        """The odds of each fight as it began, and why picks are not rated."""
        fights = [fight for fight in chronicle(steps).fights if _begins(steps, fight)]
        tries = min(FIGHT_MOST, FIGHT_TRIES // max(1, len(fights)))
        odds = tuple(_odds(steps, fight, tries) for fight in fights) if tries else ()
        return Story(odds=odds, unjudged=_unjudged(steps))


def _begins(steps: Sequence[Step], fight: FightPoint) -> bool:
    """Return whether the beginning of the fight was seen: it was not over at once."""
    state = steps[fight.step].state
    return isinstance(state, OldWorldState) and state.fight.kind not in ("", SHORT)


def _odds(steps: Sequence[Step], fight: FightPoint, tries: int) -> StepOdds:
    """The odds by what the seat knew; the same at each request."""
    seat = max(0, fight.seat)
    table = blindfold(steps[fight.step].state, seat)
    assert isinstance(table, OldWorldState)
    estimated = odds_from_here(table, seat, tries=tries, rng=Rng(fight.step + 1))
    low, high = round(estimated.low, 3), round(estimated.high, 3)
    return StepOdds(fight.step, seat, round(estimated.chance, 3), low, high)


def _unjudged(steps: Sequence[Step]) -> str:
    """Why no choice of this game is rated: ``alone`` there are no rivals, ``together`` all win or
    lose, ``goal`` the game is not won by trophies alone."""
    state = steps[-1].state if steps else None
    if not isinstance(state, OldWorldState):
        return ""
    if len(state.table.seats) == 1:
        return "alone"
    if any(step.before.branches for step in steps):
        return "together"
    return "" if _for_trophies(state) else "goal"


def _for_trophies(state: OldWorldState) -> bool:
    """Return whether everybody plays against everybody for the top of the trophy track."""
    rivals = len(state.table.seats) > 1 and not state.branches
    return rivals and state.table.steps.game_won is reach_top


def _group(step: Step) -> int | None:
    """The importance of a choice, 0 is the highest; None: it is not rated."""
    decision, before = step.decision, step.before
    if decision is None or len(decision.keys) < 2:
        return None
    assert isinstance(before, OldWorldState)
    if not _for_trophies(before):
        return None
    if decision.kind == "phase2":
        fights = {one.option for one in opponents_of(before).values()}
        return 0 if any(key.startswith("fight:") or key in fights for key in decision.keys) else 2
    first = decision.kind == "combo" and not before.cards(decision.seat, COMBO)
    return 1 if first and before.fight.kind not in ("", SHORT) else None


def _spread(places: Sequence[int], count: int) -> list[int]:
    """This many of the places, at equal distances."""
    if len(places) <= count:
        return list(places)
    return [places[at * len(places) // count] for at in range(count)]
