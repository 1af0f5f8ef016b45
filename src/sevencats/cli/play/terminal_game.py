"""Hooks of a game for the terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from sevencats.cli.console import Console
from sevencats.kernel import Decision, Run, State, observe
from sevencats.kernel.views import View
from sevencats.plugin import Words, find_plugin
from sevencats.plugin.bots import Bot, Sight, in_words

#: A command of the terminal: the open decision, and what was typed after the command.
Command = Callable[[Decision, str], None]


class TerminalGame:
    """How a game is shown and answered in the terminal. Games override what they do differently."""

    #: The options that are listed last, by their order.
    last: ClassVar[Mapping[str, int]] = {"done": 1}
    #: The options that need a confirmation: the question, and the message if it is denied.
    sure: ClassVar[Mapping[str, tuple[str, str]]] = {}
    #: The kinds of decision for which a bot's reason stays secret.
    secret: ClassVar[tuple[str, ...]] = ()
    #: The message that lists the commands.
    help: ClassVar[str] = "play-help"

    def __init__(self, run: Run, words: Words, console: Console) -> None:
        self.run = run
        self.words = words
        self.console = console
        self.texts = words.texts
        self.names = words.names

    @property
    def state(self) -> State:
        """The current state."""
        return self.run.state

    # -- texts ---------------------------------------------------------------------------------

    def prologue(self) -> list[str]:
        """Printed before the first question."""
        return []

    def status(self, decision: Decision, view: View) -> list[str]:
        """A status line, printed above every question."""
        return []

    def epilogue(self, view: View) -> list[str]:
        """Printed at the end of a game."""
        return []

    def question(self, decision: Decision, view: View) -> str:
        """The question of a decision."""
        return self.words.question(decision)

    def about_seat(self, decision: Decision) -> str:
        """The actions of a seat, for people who choose who acts."""
        return self.words.question(decision)

    def describe(self, decision: Decision, name: str) -> str:
        """The text of a card, by its name or by the key of an option; empty if there is none."""
        return ""

    # -- options -------------------------------------------------------------------------------

    def in_any_order(self) -> bool:
        """Return whether people who are asked at once choose who of them answers first."""
        return False

    def list_options(self, decision: Decision, view: View) -> None:
        """Print the options with their numbers, and those that cannot be chosen now."""
        for number, key in self.numbered(decision).items():
            text = self.words.option(decision, key, view)
            line = self.texts("play-option", number=number, text=text)
            self.console.print(line, indent=len(str(number)) + 2, kind="number")
        for key in decision.closed:
            text = self.words.option(decision, key, view)
            self.console.print(self.texts("play-closed", text=text), indent=3, kind="closed")

    def numbered(self, decision: Decision) -> dict[int, str]:
        """The options by their numbers."""
        keys = sorted(decision.keys, key=lambda key: self.last.get(key, 0))
        return dict(enumerate(keys, 1))

    def chosen(self, decision: Decision, numbers: Sequence[int]) -> list[str] | None:
        """The picks for the numbers of one answer; None if a number is not an option."""
        options = self.numbered(decision)
        if not all(number in options for number in numbers):
            return None
        return [options[number] for number in numbers]

    # -- commands ------------------------------------------------------------------------------

    def commands(self) -> dict[str, Command]:
        """The commands that only this game has."""
        return {}

    def show_table(self, decision: Decision, rest: str) -> None:
        """Print the whole table."""
        self.console.print_lines(self.words.table(observe(self.state, decision.seat)))

    def hint_bot(self) -> Bot:
        """A new bot that gives a hint; it knows no more than the person."""
        players = find_plugin(self.run.game.name).players
        return players.make(players.advisor, self.run.seed + self.run.n)

    def hint(self, decision: Decision, rest: str) -> None:
        """Print what a strong bot would choose, and why."""
        choice = self.hint_bot().choose(Sight(self.state, decision))
        key = decision.keys[choice.option]
        option = self.words.option(decision, key, observe(self.state, decision.seat))
        number = next(n for n, one in self.numbered(decision).items() if one == key)
        reason = in_words(choice.reason, self.texts)
        self.console.print(self.texts("play-hint", number=number, option=option, reason=reason))
