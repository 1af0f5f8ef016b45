"""The commands that every game has in the terminal. They change nothing."""

from __future__ import annotations

from pathlib import Path

import typer

from sevencats.cli.play.game_log import GameLog
from sevencats.cli.play.seats import SeatOrder
from sevencats.cli.play.terminal_game import Command, TerminalGame
from sevencats.kernel import Decision, observe
from sevencats.kernel.journal import journal_of


class TableCommands:
    """Runs the commands that people type instead of an answer."""

    def __init__(self, game: TerminalGame, log: GameLog, order: SeatOrder) -> None:
        self._game = game
        self._console = game.console
        self._texts = game.texts
        self._log = log
        self._commands: dict[str, Command] = {
            "help": self._help,
            "hint": game.hint,
            "hand": self._hand,
            "table": game.show_table,
            "card": self._card,
            "log": self._show_log,
            "save": self._save,
            "seats": lambda decision, rest: order.show(),
            **game.commands(),
        }

    def run(self, name: str, decision: Decision, rest: str) -> bool:
        """Run a command; False if there is none of this name."""
        command = self._commands.get(name)
        if command is None:
            return False
        command(decision, rest)
        return True

    def _help(self, decision: Decision, rest: str) -> None:
        self._console.print(self._texts(self._game.help), indent=2)
        self._console.print(self._texts("play-help-hint"), indent=2)

    def _hand(self, decision: Decision, rest: str) -> None:
        view = observe(self._game.state, decision.seat)
        hand = self._game.words.hand(view, decision.seat)
        self._console.print_lines(hand, "play-hand-empty")

    def _card(self, decision: Decision, rest: str) -> None:
        options = self._game.numbered(decision)
        if rest.isdecimal() and int(rest) in options:
            rest = options[int(rest)]
        text = self._game.describe(decision, rest) if rest else ""
        self._console.print(text or self._texts("play-card-how"))

    def _show_log(self, decision: Decision, rest: str) -> None:
        self._console.print_lines(self._log.lines(decision.seat), "play-log-empty")

    def _save(self, decision: Decision, rest: str) -> None:
        if not rest:
            typer.echo(self._texts("play-save-how"))
            return
        try:
            journal_of(self._game.run).save(Path(rest))
        except OSError as error:
            typer.echo(self._texts("play-save-failed", reason=error.strerror or str(error)))
            return
        typer.echo(self._texts("play-saved", file=rest))
