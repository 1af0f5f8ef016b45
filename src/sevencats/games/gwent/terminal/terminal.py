"""Gwent's additions to a game in the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import typer

from sevencats.cli.play.terminal_game import Command, TerminalGame
from sevencats.games.gwent.state import GwentState
from sevencats.games.gwent.terminal.lookup import (
    describe_card,
    numbered_table,
    on_table,
    row_of,
    why,
)
from sevencats.games.gwent.terminal.table_text import TableText
from sevencats.kernel import Decision, observe
from sevencats.kernel.views import View


class GwentTerminalGame(TerminalGame):
    """Explains strengths, and asks for confirmation of a pass."""

    last: ClassVar[Mapping[str, int]] = {"leader": 1, "done": 2, "pass": 3}
    sure: ClassVar[Mapping[str, tuple[str, str]]] = {
        "pass": ("play-pass-confirm", "play-not-passed")
    }
    secret: ClassVar[tuple[str, ...]] = ("redraw",)

    @property
    def state(self) -> GwentState:
        """The current state."""
        assert isinstance(self.run.state, GwentState)
        return self.run.state

    def commands(self) -> dict[str, Command]:
        """Why a card is as strong as it is."""
        return {"why": self._why, "explain": self._explain}

    def describe(self, decision: Decision, name: str) -> str:
        """A card by its name, or by the key of an option."""
        if name in decision.keys:
            leader = self.state.table.leaders[decision.seat] if name == "leader" else ""
            name = leader or name.partition(":")[2].rpartition(".")[2]
        return describe_card(name, self.texts) if name else ""

    def show_table(self, decision: Decision, rest: str) -> None:
        """The whole table, then its cards with the numbers that ``why`` takes."""
        super().show_table(decision, rest)
        sides = self._sides(observe(self.state, decision.seat))
        self.console.print_lines(numbered_table(self.state, sides, self.texts), "play-table-empty")

    def _sides(self, view: View) -> list[str]:
        words = TableText(self.texts, self.names)
        return [words.side(view, side) for side in range(len(view.public.sides))]

    def _why(self, decision: Decision, rest: str) -> None:
        sleeves = [card.sleeve for card in on_table(self.state) if str(card.number) == rest]
        self.console.print_lines(
            [why(self.state, sleeve, self.texts) for sleeve in sleeves], "play-why-how"
        )

    def _explain(self, decision: Decision, rest: str) -> None:
        row = row_of(rest, self.texts)
        if row < 0:
            typer.echo(self.texts("play-why-how"))
            return
        sides = self._sides(observe(self.state, decision.seat))
        cards = [card for card in on_table(self.state) if card.row == row]
        lines = [f"{sides[c.side]}. {why(self.state, c.sleeve, self.texts)}" for c in cards]
        self.console.print_lines(lines, "play-row-empty")
