"""Reviews of Gwent games: the value of each turn, the rounds, the best card."""

from __future__ import annotations

from collections.abc import Sequence

from sevencats.games.gwent.bots.analysis import judge_turn
from sevencats.games.gwent.bots.search import Judge
from sevencats.games.gwent.modes import Mode
from sevencats.games.gwent.rules.strength import totals
from sevencats.games.gwent.state import GwentState
from sevencats.kernel.decisions import Decision
from sevencats.kernel.run import Step
from sevencats.kernel.state import State
from sevencats.plugin.bots import Budget
from sevencats.plugin.review import BestPlay, Reviewer, RoundScore, Story, Verdict

#: Simulated games for each turn. Modes with many players or several games take long and get fewer,
#: so that people need not wait for minutes.
_GAMES = {"ffa": 120, "teams": 100, "tournament": 100}
_USUAL_GAMES = 200
#: Positions the critic judges for each turn; it has no luck of its own, so fewer suffice.
_POSITIONS = 60


def _judge(state: GwentState) -> Judge | None:
    """Return the master's critic if it knows the game; None for simulated games."""
    # Imported here because loading the network is slow, and needs numpy.
    try:
        from sevencats.games.gwent.learn.master.bot import judge, knows
    except ModuleNotFoundError:
        return None
    return judge if knows(state) else None


class GwentReviewer(Reviewer):
    """Judges every turn, in all modes."""

    def __init__(self, mode: Mode) -> None:
        self.mode = mode

    def turns(self, steps: Sequence[Step]) -> list[int]:
        return [
            place
            for place, step in enumerate(steps)
            if step.decision is not None and step.decision.kind == "turn"
        ]

    def judge(self, state: State, decision: Decision, pick: str, seed: int) -> Verdict:
        assert isinstance(state, GwentState)
        critic = _judge(state)
        tries = _GAMES.get(self.mode.id, _USUAL_GAMES) if critic is None else _POSITIONS
        budget = Budget(milliseconds=0, simulations=tries)
        move = judge_turn(state, decision, pick, 0, budget, seed, critic)
        return Verdict(
            round=state.round,
            pick=_named(state, decision.seat, pick),
            best=_named(state, decision.seat, move.best),
            before=round(move.before.chance, 4),
            picked=round(move.picked.chance, 4),
            solved=move.before.solved,
        )

    def story(self, steps: Sequence[Step]) -> Story:
        return Story(tuple(_rounds(steps)), tuple(self._best(steps)))

    def _best(self, steps: Sequence[Step]) -> list[BestPlay]:
        """Return the most profitable play of each side."""
        best: dict[int, BestPlay] = {}
        for place, step in enumerate(steps):
            decision, pick, before = step.decision, step.pick, step.before
            if decision is None or pick is None or decision.kind != "turn" or pick.key == "pass":
                continue
            assert isinstance(before, GwentState)
            side = before.table.seating.side_of[decision.seat]
            gain = self._lead(_totals_after(steps[place:]), side) - self._lead(totals(before), side)
            if gain > 0 and (side not in best or gain > best[side].gain):
                named = _named(before, decision.seat, pick.key)
                best[side] = BestPlay(side, decision.seat, place, named, gain)
        return [best[side] for side in sorted(best)]

    def _lead(self, sums: Sequence[int], side: int) -> int:
        """Return a side's lead over the best other. The opponent of a solo game answers in the
        same step, so there only the side's own strength counts."""
        if self.mode.solo:
            return sums[side]
        return sums[side] - max(total for other, total in enumerate(sums) if other != side)


def _named(state: GwentState, seat: int, key: str) -> str:
    """Return a pick's key in a form that makes sense without the table: a leader by its name."""
    return f"leader:{state.table.leaders[seat]}" if key == "leader" else key


def _totals_after(steps: Sequence[Step]) -> Sequence[int]:
    """Return the totals after a turn: its questions are answered, and no other turn has begun. If
    it ended the round, these are the scored totals."""
    for place, step in enumerate(steps):
        decision = step.decision if place else None
        if decision is not None and decision.kind == "turn":
            assert isinstance(step.before, GwentState)
            return totals(step.before)
        scored = next((event for event in step.events if event.kind == "scored"), None)
        if scored is not None:
            return [int(total) for total in scored.args[1:]]
    last = steps[-1].state
    assert isinstance(last, GwentState)
    return totals(last)


def _rounds(steps: Sequence[Step]) -> list[RoundScore]:
    rounds: list[RoundScore] = []
    game = 1
    for place, step in enumerate(steps):
        for event in step.events:
            if event.kind == "scored":
                winner, *sums = (int(arg) for arg in event.args)
                number = 1 + sum(score.game == game for score in rounds)
                won = winner if winner >= 0 else None
                rounds.append(RoundScore(game, number, place, tuple(sums), won))
            elif event.kind == "game_over":
                game += 1
    return rounds
