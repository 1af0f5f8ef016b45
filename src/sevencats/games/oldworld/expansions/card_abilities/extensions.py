"""Effects of extensions besides their symbols."""

from __future__ import annotations

from sevencats.games.oldworld.language.traits import has_rule
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel.effects import begin


def muted(state: OldWorldState, seat: int, card: int) -> bool:
    """Tell whether a card is muted in this fight."""
    return has_rule(state, seat, f"mute:{state.table.colour[state.face[card]]}")


def start_extension(state: OldWorldState, seat: int, card: int, colour: str) -> None:
    """Carry out the lines of an extension, if it has any."""
    tree = f"extension:{state.ident(card)}:{colour}"
    if tree in state.trees and not muted(state, seat, card):
        begin(state, tree, seat, card)
