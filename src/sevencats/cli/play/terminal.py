"""A game in the terminal: plain lines out, short answers in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import typer

from sevencats.cli.console import Console, PlayerLeft
from sevencats.cli.play.game_log import GameLog
from sevencats.cli.play.seats import SeatOrder
from sevencats.cli.play.terminal_game import TerminalGame
from sevencats.cli.table_commands import TableCommands
from sevencats.kernel import Decision, NoUndo, Pick, Run, observe
from sevencats.kernel.journal import journal_of
from sevencats.plugin import Words
from sevencats.plugin.bots import Bot, Sight, in_words

#: Lines of the log that a person reads when a game continues.
_LAST_LINES = 6


class Terminal:
    """Plays a run: people answer at the keyboard, bots for themselves.

    Each person reads what happened, as seen from that seat, at their next question. With several
    people the device is passed around, and nobody sees another's hand. ``game`` shows the table and
    the questions of the game that is played.
    """

    def __init__(
        self,
        run: Run,
        bots: Mapping[int, Bot],
        words: Words,
        journal: Path | None = None,
        *,
        game: type[TerminalGame] = TerminalGame,
        reasons: bool = False,
        resumed: bool = False,
    ) -> None:
        self.run = run
        self.bots = bots
        self.names = words.names
        self.texts = words.texts
        self.journal = journal
        self.reasons = reasons
        self.resumed = resumed
        self.people = [seat for seat in range(len(words.names)) if seat not in bots]
        self.console = Console(words.texts)
        self.game = game(run, words, self.console)
        self._log = GameLog(self.people, words)
        self._order = SeatOrder(self.game, self.people)
        self._commands = TableCommands(self.game, self._log, self._order)
        #: The person who has the device.
        self._holder = self.people[0]

    # -- the game ------------------------------------------------------------------------------

    def play(self) -> bool:
        """Play to the end (True) or until the person leaves (False)."""
        for step in self.run.steps:
            self._log.add_step(step)
        if self.resumed and self._log.catch_up(_LAST_LINES):
            typer.echo(self.texts("play-earlier"))
        self.console.print_lines(self.game.prologue())
        try:
            while self.run.state.pending:
                self._answer(self._next())
        except PlayerLeft:
            return False
        typer.echo()
        self._show_news(self._holder)
        self.console.print_lines(self.game.epilogue(observe(self.run.state, self._holder)))
        return True

    def _next(self) -> Decision:
        """The decision to answer next. Where several seats are asked at once, bots answer their
        required questions first; a person answers first what another person waits for."""
        pending = self.run.state.pending
        person = min(pending, key=lambda d: (d.optional, d.branch in (-1, d.seat)))
        first = next((d for d in pending if d.seat in self.bots and not d.optional), person)
        if first.seat in self.bots or not self._order.is_open():
            return first
        return self._order.next()

    def _answer(self, decision: Decision) -> None:
        bot = self.bots.get(decision.seat)
        if bot is None:
            self._ask(decision)
            return
        choice = bot.choose(Sight(self.run.state, decision))
        self._do(decision.pick(decision.keys[choice.option]))
        if self.reasons and decision.kind not in self.game.secret:
            reason = in_words(choice.reason, self.texts)
            name = self.names[decision.seat]
            self._log.add_line(self.run.n, self.texts("play-reason", name=name, reason=reason))

    def _do(self, pick: Pick) -> None:
        self._log.add_step(self.run.commit(self.run.pick(pick)))
        self._save_journal()

    def _save_journal(self) -> None:
        if self.journal is not None:
            journal_of(self.run).save(self.journal)

    # -- a question ------------------------------------------------------------------------------

    def _ask(self, decision: Decision) -> None:
        """Ask until the game has moved: by an answer, or back by an undo."""
        seat, game = decision.seat, self.game
        if seat != self._holder and len(self.people) > 1:
            self._holder = seat
            self.console.hand_over(self.names[seat])
        view = observe(self.run.state, seat)
        typer.echo()
        self._show_news(seat)
        if game.words.shows_table(decision, view):
            self.console.print_lines(game.words.table(view))
            typer.echo()
        self.console.print_lines(game.status(decision, view), kind="status")
        self.console.print(game.question(decision, view), kind="question")
        game.list_options(decision, view)
        while not self._handle(decision, self.console.read(self.texts("play-choice"))):
            pass

    def _show_news(self, seat: int) -> None:
        """Show what this person has not read yet."""
        news = self._log.news(seat)
        if news:
            self.console.print_lines(news)
            typer.echo()

    def _handle(self, decision: Decision, line: str) -> bool:
        """Handle one line of input; True when the game has moved."""
        word, _, rest = line.partition(" ")
        command = word.lower()
        if command in ("quit", "exit"):
            raise PlayerLeft
        if command == "undo":
            return self._undo(decision.seat)
        if command == "seat":
            return self._order.call(rest.strip())
        if self._commands.run(command, decision, rest.strip()):
            return False
        keys = self._picks(decision, line)
        if keys is None:
            return False
        for key in (key for key in keys if key in self.game.sure):
            question, denied = self.game.sure[key]
            if not self.console.confirm(question):
                typer.echo(self.texts(denied))
                return False
        self._take(decision, keys)
        return True

    def _picks(self, decision: Decision, line: str) -> list[str] | None:
        """The picks that a line stands for; None (and a message) if it stands for none."""
        parts = line.replace(",", " ").split()
        numbers = [int(part) for part in parts] if all(map(str.isdecimal, parts)) else []
        if numbers:
            keys = self.game.chosen(decision, numbers)
        else:
            keys = _matching_keys(line, decision.keys)
        if keys is None:
            other = "play-bad-input" if line else "play-no-input"
            message = "play-bad-number" if len(numbers) == 1 else other
            options = self.game.numbered(decision)
            text = self.texts(message, input=line, first=min(options), last=max(options))
            self.console.print(text)
        return keys

    def _take(self, decision: Decision, keys: Sequence[str]) -> None:
        """Make picks in turn while the same question repeats and offers the next of them."""
        for place, key in enumerate(keys):
            asked = (d for d in self.run.state.pending if d.seat == decision.seat)
            again = next((d for d in asked if d.kind == decision.kind and key in d.keys), None)
            if again is None:
                self.console.print(self.texts("play-rest", taken=place, count=len(keys)))
                return
            self._do(again.pick(key))

    def _undo(self, seat: int) -> bool:
        try:
            step = self.run.commit(self.run.undo(seat))
        except NoUndo as refusal:
            typer.echo(self.texts("play-no-undo", **refusal.facts))
            return False
        self._log.undo_to(int(step.row.key))
        self._save_journal()
        typer.echo(self.texts("play-undone"))
        return True


def _matching_keys(line: str, keys: Sequence[str]) -> list[str] | None:
    """The key that a line matches, in full or by what follows the colon; None unless exactly
    one."""
    wanted = line.lower().replace(" ", "_")
    if wanted in keys:
        return [wanted]
    exact = [key for key in keys if key.lower() == wanted]
    named = [key for key in keys if wanted and key.partition(":")[2].lower() == wanted]
    meant = exact or named
    return meant if len(meant) == 1 else None
