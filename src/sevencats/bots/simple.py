"""The simple bot: a quick player with a few habits and no memory.

It plays what gains most at once, sends spies early, stops when it is well ahead or when the round
is lost, and keeps cards for the rounds to come.
"""

from __future__ import annotations

from collections.abc import Callable

from sevencats.bots.board import Board, card_of, is_plain
from sevencats.bots.trial import Trial, worth
from sevencats.gwent.model import ROW_NAMES, Card
from sevencats.kernel.decisions import Decision
from sevencats.kernel.views import View

#: With such a lead the others have to spend two cards as a rule.
WELL_AHEAD = 10
#: A special card must bring this much, or it waits.
SPECIAL = 3


class SimpleBot:
    """Answers every question from the view alone; ``seed`` is there for make_bot, it is unused."""

    def __init__(self, seed: int) -> None:
        self._answers: dict[str, Callable[[Trial, Decision], str]] = {
            "turn": _turn,
            "redraw": _redraw,
            "row": _row,
            "receiver": _receiver,
            "enemy": _enemy,
            "starter": _starter,
            "discard": lambda trial, decision: _by_worth(decision, lowest=True),
            "decoy": _decoy,
        }

    def pick(self, view: View, decision: Decision) -> str:
        """The key of the best option, as far as this bot can tell."""
        answer = self._answers.get(decision.kind, _best_card)
        return answer(Trial(view, decision.seat), decision)


def _card(key: str) -> Card:
    """The card that a key names, with or without its row."""
    return card_of(key.partition(":")[2].rpartition(".")[2])


# -- the turn ------------------------------------------------------------------------------------


def _turn(trial: Trial, decision: Decision) -> str:
    gains = {key: _worth_now(trial, key) for key in decision.keys if key != "pass"}
    spies = [key for key in gains if key != "leader" and "spy" in _card(key).abilities]
    if not gains:
        return "pass"
    if _others_passed(trial):
        return _finish(trial, gains)
    if spies and trial.deck:
        return max(spies, key=lambda key: gains[key])
    if _may_stop(trial, gains):
        return "pass"
    best = max(gains, key=lambda key: gains[key])
    if gains[best] > 0:
        return best
    return _throw_away(gains) if trial.lead <= 0 and _last_gem(trial) else "pass"


def _worth_now(trial: Trial, key: str) -> int:
    """The gain of an option, less for a special that would be wasted."""
    if key == "leader":
        return trial.leader_gain()
    card = _card(key)
    gain = trial.gain(card)
    return gain if card.kind in ("unit", "hero") else gain - SPECIAL


def _others_passed(trial: Trial) -> bool:
    public = trial.view.public
    pairs = zip(public["passed"], public["side_of"], strict=True)
    return all(passed for passed, side in pairs if side != trial.side)


def _last_gem(trial: Trial) -> bool:
    """Is this round the last chance?"""
    return bool(trial.view.public["gems"][trial.side] == 1)


def _finish(trial: Trial, gains: dict[str, int]) -> str:
    """The others have passed: win as cheaply as can be, or keep the cards."""
    public = trial.view.public
    nilfgaard = public["factions"].count("nilfgaard") == 1
    tie = nilfgaard and public["factions"][trial.seat] == "nilfgaard"
    need = -trial.lead + (0 if tie else 1)
    if need <= 0:
        return "pass"
    enough = [key for key in gains if gains[key] >= need]
    if enough:
        return min(enough, key=lambda key: (gains[key], key))
    helpful = sorted((gain for gain in gains.values() if gain > 0), reverse=True)
    cards = len(helpful) if _last_gem(trial) else 2
    if sum(helpful[:cards]) < need:
        return _throw_away(gains) if _last_gem(trial) and helpful else "pass"
    return max(gains, key=lambda key: gains[key])


def _may_stop(trial: Trial, gains: dict[str, int]) -> bool:
    """While others still play: is the lead safe enough, or the round not worth more cards?"""
    public = trial.view.public
    # The opponent of the solo game plays from its deck.
    pile = "deck" if public["mode"] == "solo" else "hand"
    theirs = max(
        len(trial.view.zones[f"{name}.{pile}"])
        for name, side, passed in zip(
            public["seats"], public["side_of"], public["passed"], strict=True
        )
        if side != trial.side and not passed
    )
    if trial.lead > 0 and not theirs:
        return True
    if _last_gem(trial):
        return False
    best = sorted(gains.values(), reverse=True)[:3]
    if trial.lead + sum(best) < 0 or trial.lead >= WELL_AHEAD:
        return True
    few = len(trial.hand) <= 5 - public["round"]
    return few and (trial.lead > 0 or len(trial.hand) <= theirs)


def _throw_away(gains: dict[str, int]) -> str:
    """Nothing helps, but passing would lose the game: do what hurts least."""
    return max(gains, key=lambda key: gains[key])


# -- the other questions -------------------------------------------------------------------------


def _redraw(trial: Trial, decision: Decision) -> str:
    """Send back what comes by muster anyway, and plain weak units."""
    ids = [card.id for card in trial.hand]
    for key in decision.keys:
        if key != "done":
            card = _card(key)
            called = card.id in card.musters and ids.count(card.id) > 1
            kin = any(other in ids for other in card.musters if other != card.id)
            if "muster" in card.abilities and (called or kin):
                return key
    weak = [key for key in decision.keys if key != "done" and _is_weak(_card(key))]
    return min(weak, key=lambda key: (_card(key).strength, key)) if weak else "done"


def _is_weak(card: Card) -> bool:
    return is_plain(card) and card.strength <= 2 and not set(card.abilities) - {"agile"}


def _row(trial: Trial, decision: Decision) -> str:
    card = card_of(decision.source)
    rows = {key: ROW_NAMES.index(key.partition(":")[2]) for key in decision.keys}
    return max(decision.keys, key=lambda key: trial.row_gain(card, rows[key]))


def _receiver(trial: Trial, decision: Decision) -> str:
    name = trial.view.public["sides"][trial.weakest_side()]
    return f"to:{name}" if f"to:{name}" in decision.keys else decision.keys[0]


def _enemy(trial: Trial, decision: Decision) -> str:
    """The strongest opponent, seat or side."""
    public = trial.view.public

    def total(key: str) -> int:
        name = key.partition(":")[2]
        if name in public["sides"]:
            return int(public["totals"][public["sides"].index(name)])
        return int(public["totals"][public["side_of"][public["seats"].index(name)]])

    return max(decision.keys, key=total)


def _starter(trial: Trial, decision: Decision) -> str:
    """Let another side begin: who plays later knows more."""
    public = trial.view.public
    for name, side in zip(public["seats"], public["side_of"], strict=True):
        if side != trial.side and f"starter:{name}" in decision.keys:
            return f"starter:{name}"
    return decision.keys[0]


def _decoy(trial: Trial, decision: Decision) -> str:
    board: Board = trial.board

    def gain(key: str) -> int:
        row, _, card_id = key.partition(":")[2].partition(".")
        spot = trial.side * 3 + ROW_NAMES.index(row)
        values = board.strengths(spot // 3, spot % 3)
        places = [i for i, card in enumerate(board.rows[spot]) if card.id == card_id]
        return max((trial.decoy_worth(_card(key), values[i]) for i in places), default=0)

    return max(decision.keys, key=gain)


def _best_card(trial: Trial, decision: Decision) -> str:
    """Revive, fetch or take: what is played at once by its gain, what is kept by its worth."""
    if decision.keys[0].startswith("target:"):
        return max(decision.keys, key=lambda key: trial.gain(_card(key)))
    if decision.keys[0].startswith("take:"):
        return _by_worth(decision)
    return decision.keys[0]


def _by_worth(decision: Decision, lowest: bool = False) -> str:
    sign = -1 if lowest else 1
    return max(decision.keys, key=lambda key: sign * worth(_card(key)))
