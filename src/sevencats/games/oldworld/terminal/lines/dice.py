"""The dice of a game of poker, each above its number."""

from __future__ import annotations

from collections.abc import Sequence

from sevencats.games.oldworld.public_types import PokerView
from sevencats.games.oldworld.rules.poker import DICE, LOCALS
from sevencats.kernel.views import View
from sevencats.text import Texts


def dice_lines(view: View, texts: Texts, players: Sequence[str]) -> list[str]:
    """The row that may be rerolled comes last; dice already chosen for it are in round brackets."""
    poker: PokerView = view.public.poker
    names = [_name(poker.seat, view, texts, players)]
    if len(poker.dice) > DICE:
        names.append(_name(poker.rival, view, texts, players))
    label = max(map(len, names))
    rows = []
    for row, name in enumerate(names):
        asked = row == (0 if poker.turn else 1)
        dice = poker.dice[row * DICE : (row + 1) * DICE]
        faces = [_face(die, asked and place in poker.chosen) for place, die in enumerate(dice, 1)]
        hand = texts(f"ow-hand-{poker.hands[row].replace('_', '-')}") if poker.hands[row] else ""
        rows.append((asked, f"{name.ljust(label)}  {' '.join(faces)}  {hand}"))
    numbers = " " * (label + 2) + " ".join(f" {die} " for die in range(1, DICE + 1))
    return [numbers.rstrip(), *(line for _, line in sorted(rows, key=lambda row: row[0]))]


def _face(die: int, chosen: bool) -> str:
    return f"({die})" if chosen else f"[{die}]"


def _name(seat: int, view: View, texts: Texts, players: Sequence[str]) -> str:
    if seat == LOCALS:
        return texts("ow-log-locals").capitalize()
    return texts("log-you") if seat == view.seat else players[seat]
