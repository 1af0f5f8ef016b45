"""Gwent in the terminal: what it adds to a game there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

import typer

from sevencats.cli.terminal import Terminal
from sevencats.gwent.state import GwentState
from sevencats.kernel import Decision, observe
from sevencats.kernel.views import View
from sevencats.kits.gwent.commands.lookup import (
    describe_card,
    numbered_table,
    on_table,
    row_of,
    why,
)
from sevencats.kits.gwent.table_text import TableText


class GwentTerminal(Terminal):
    """Strengths are explained, and a pass is asked twice."""

    last: ClassVar[Mapping[str, int]] = {"leader": 1, "done": 2, "pass": 3}
    sure: ClassVar[Mapping[str, tuple[str, str]]] = {
        "pass": ("play-pass-confirm", "play-not-passed")
    }
    secret = ("redraw",)

    @property
    def state(self) -> GwentState:
        """The game as it stands."""
        assert isinstance(self.run.state, GwentState)
        return self.run.state

    def commands(self) -> dict[str, Callable[[Decision, str], None]]:
        """Why a card is as strong as it is."""
        return {"why": self._why, "explain": self._explain}

    def describe(self, decision: Decision, name: str) -> str:
        """A card by its name, or by the key of an option."""
        if name in decision.keys:
            leader = self.state.table.leaders[decision.seat] if name == "leader" else ""
            name = leader or name.partition(":")[2].rpartition(".")[2]
        return describe_card(name, self.texts) if name else ""

    def _table(self, decision: Decision, rest: str) -> None:
        super()._table(decision, rest)
        sides = self._sides(observe(self.state, decision.seat))
        self._say(numbered_table(self.state, sides, self.texts), "play-table-empty")

    def _sides(self, view: View) -> list[str]:
        words = TableText(self.texts, self.names)
        return [words.side(view, side) for side in range(len(view.public.sides))]

    def _why(self, decision: Decision, rest: str) -> None:
        sleeves = [card.sleeve for card in on_table(self.state) if str(card.number) == rest]
        self._say([why(self.state, sleeve, self.texts) for sleeve in sleeves], "play-why-how")

    def _explain(self, decision: Decision, rest: str) -> None:
        row = row_of(rest, self.texts)
        if row < 0:
            typer.echo(self.texts("play-why-how"))
            return
        sides = self._sides(observe(self.state, decision.seat))
        cards = [card for card in on_table(self.state) if card.row == row]
        lines = [f"{sides[c.side]}. {why(self.state, c.sleeve, self.texts)}" for c in cards]
        self._say(lines, "play-row-empty")
