"""A game in the terminal: plain lines out, short answers in, no colours and no boxes."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import ClassVar

import typer

from sevencats.bots import Bot, Reason, Sight, in_words
from sevencats.cli.screen import width, wrap
from sevencats.cli.seats import asked_of, seat_lines, seat_of, which_seats
from sevencats.kernel import Decision, NoUndo, Pick, Run, State, Step, observe, redact
from sevencats.kernel.journal import journal_of
from sevencats.kernel.views import View
from sevencats.kit import Words, find_kit

#: Empties the screen and what was scrolled away, so that no hand stays behind.
_CLEAR = "\033[2J\033[3J\033[H"


class PlayerLeft(Exception):
    """The player leaves before the end."""


class Terminal:
    """Plays a run: people answer at the keyboard, bots for themselves.

    Each person reads what happened, as seen from that seat, at their next question. With several
    people the device is passed around, and nobody sees another's hand. A game adds its own
    commands, a prologue and an epilogue, and a status line above each question.
    """

    #: The options that are listed last, and the message that asks for confirmation.
    last: ClassVar[Mapping[str, int]] = {"done": 1}
    sure: ClassVar[Mapping[str, tuple[str, str]]] = {}
    #: What a bot decides before the first turn is its secret.
    secret: tuple[str, ...] = ()
    #: The message that lists the commands.
    help = "play-help"

    def __init__(
        self,
        run: Run,
        bots: Mapping[int, Bot],
        words: Words,
        journal: Path | None = None,
        *,
        reasons: bool = False,
    ) -> None:
        self.run = run
        self.bots = bots
        self.words = words
        self.names = words.names
        self.texts = words.texts
        self.journal = journal
        self.reasons = reasons
        self.people = [seat for seat in range(len(words.names)) if seat not in bots]
        #: For each person the lines of the log, with the number of the step they are about.
        self._log: dict[int, list[tuple[int, str]]] = {seat: [] for seat in self.people}
        self._read_to = dict.fromkeys(self.people, 0)
        self._holder = self.people[0]
        #: Whose answer comes next where several people may act (-1: it is asked), and whether that
        #: seat was called by its number.
        self._turn, self._called = -1, False
        self._commands: dict[str, Callable[[Decision, str], None]] = {
            "help": self._help,
            "hint": self._hint,
            "hand": self._hand,
            "table": self._table,
            "card": self._card,
            "log": self._show_log,
            "save": self._save,
            "seats": self._show_seats,
            **self.commands(),
        }

    def commands(self) -> dict[str, Callable[[Decision, str], None]]:
        """The commands that only this game has."""
        return {}

    def prologue(self) -> list[str]:
        """Printed before the first question."""
        return []

    def status(self, decision: Decision, view: View) -> list[str]:
        """A status line, printed above every question."""
        return []

    def epilogue(self, view: View) -> list[str]:
        """Printed at the end of a game."""
        return []

    def in_any_order(self) -> bool:
        """Whether people who are asked at once choose who of them answers first."""
        return False

    def about_seat(self, decision: Decision) -> str:
        """What a seat can do now, for people who choose who acts."""
        return self.words.question(decision)

    @property
    def state(self) -> State:
        """The game as it stands."""
        return self.run.state

    # -- the game ------------------------------------------------------------------------------

    def play(self) -> bool:
        """Play to the end (True) or until the person leaves (False)."""
        for step in self.run.steps:
            self._log_step(step)
        self._say(self.prologue())
        try:
            while self.state.pending:
                self._one(self._next())
        except PlayerLeft:
            return False
        typer.echo()
        self._show_news(self._holder)
        self._say(self.epilogue(observe(self.state, self._holder)))
        return True

    def _next(self) -> Decision:
        """The bots answer first where several are asked at once, but nothing that may stay open;
        of a person's questions the first is one for which another waits."""
        pending = self.state.pending
        person = min(pending, key=lambda d: (d.optional, d.branch in (-1, d.seat)))
        first = next((d for d in pending if d.seat in self.bots and not d.optional), person)
        asked = self._asked()
        if first.seat in self.bots or len(asked) < 2 or not self.in_any_order():
            return first
        return self._by_seat(asked)

    # -- people who act in any order ---------------------------------------------------------------

    def _asked(self) -> dict[int, Decision]:
        return asked_of(self.state.pending, self.people)

    def _by_seat(self, asked: Mapping[int, Decision]) -> Decision:
        """The question of the seat that acts: whoever began continues until it is done, unless
        another is called."""
        called, self._called = self._called, False
        if self._turn not in asked or (asked[self._turn].optional and not called):
            typer.echo()
            self._show_seats(asked[min(asked)], "")
            self._turn = self._read_seat(asked)
        return asked[self._turn]

    def _read_seat(self, asked: Mapping[int, Decision]) -> int:
        seat = -1
        while seat < 0:
            answer = self._read(self.texts("play-seat-choice"))
            if answer.lower() in ("quit", "exit"):
                raise PlayerLeft
            seat = seat_of(answer, asked)
            if seat < 0:
                self._print(which_seats(asked, self.texts))
        return seat

    def _show_seats(self, decision: Decision, rest: str) -> None:
        self._say(seat_lines(self._asked(), self.names, self.texts, self.about_seat), indent=3)

    def _call_seat(self, number: str) -> bool:
        """Let another seat act; False: it is not asked anything now."""
        asked = self._asked()
        seat = seat_of(number, asked) if self.in_any_order() else -1
        if seat < 0:
            self._print(which_seats(asked, self.texts))
            return False
        self._turn, self._called = seat, True
        return True

    def _one(self, decision: Decision) -> None:
        bot = self.bots.get(decision.seat)
        if bot is None:
            self._ask(decision)
            return
        choice = bot.choose(Sight(self.state, decision))
        self._do(decision.pick(decision.keys[choice.option]))
        if self.reasons and decision.kind not in self.secret:
            self._log_reason(decision.seat, choice.reason)

    def _do(self, pick: Pick) -> None:
        self._log_step(self.run.commit(self.run.pick(pick)))
        self._save_journal()

    def _save_journal(self) -> None:
        """Write the journal, if there is one."""
        if self.journal is not None:
            journal_of(self.run).save(self.journal)

    def _log_step(self, step: Step) -> None:
        """Log what happened, for each person as seen from their seat."""
        for seat in self.people:
            lines = self.words.events(redact(list(step.events), seat), seat).lines
            self._log[seat] += [(step.row.n, line) for line in lines]

    def _log_reason(self, seat: int, reason: Reason) -> None:
        """Log why a bot moved, for everybody."""
        words = self._because(reason)
        line = self.texts("play-reason", name=self.names[seat], reason=words)
        for person in self.people:
            self._log[person].append((self.run.n, line))

    def _because(self, reason: Reason) -> str:
        return in_words(reason, self.texts)

    def _show_news(self, seat: int) -> None:
        """Show what this person has not read yet."""
        log = self._log[seat]
        news = log[self._read_to[seat] :]
        self._read_to[seat] = len(log)
        if news:
            self._say([line for _, line in news])
            typer.echo()

    # -- a question ------------------------------------------------------------------------------

    def _ask(self, decision: Decision) -> None:
        """Ask until the game has moved: by an answer, or back by an undo."""
        seat = decision.seat
        self._hand_over(seat)
        view = observe(self.state, seat)
        typer.echo()
        self._show_news(seat)
        if self.words.shows_table(decision, view):
            self._say(self.words.table(view))
            typer.echo()
        self._say(self.status(decision, view))
        self._print(self.question(decision, view))
        self.list_options(decision, view)
        while not self._answered(decision, self._read(self.texts("play-choice"))):
            pass

    def question(self, decision: Decision, view: View) -> str:
        """What is asked."""
        return self.words.question(decision)

    def list_options(self, decision: Decision, view: View) -> None:
        """Print the options with their numbers, and what cannot be chosen now."""
        for number, key in self.numbered(decision).items():
            text = self.words.option(decision, key, view)
            line = self.texts("play-option", number=number, text=text)
            self._print(line, indent=len(str(number)) + 2)
        for key in decision.closed:
            text = self.words.option(decision, key, view)
            self._print(self.texts("play-closed", text=text), indent=3)

    def numbered(self, decision: Decision) -> dict[int, str]:
        """The options by the numbers that choose them: what ends something comes last."""
        keys = sorted(decision.keys, key=lambda key: self.last.get(key, 0))
        return dict(enumerate(keys, 1))

    def chosen(self, decision: Decision, numbers: Sequence[int]) -> list[str] | None:
        """The picks that numbers in one answer stand for; None if one of them is no option."""
        options = self.numbered(decision)
        if not all(number in options for number in numbers):
            return None
        return [options[number] for number in numbers]

    def _answered(self, decision: Decision, line: str) -> bool:
        """Deal with one line of input; True when the game has moved."""
        word, _, rest = line.partition(" ")
        command = word.lower()
        if command in ("quit", "exit"):
            raise PlayerLeft
        if command == "undo":
            return self._undo(decision.seat)
        if command == "seat":
            return self._call_seat(rest.strip())
        if command in self._commands:
            self._commands[command](decision, rest.strip())
            return False
        parts = line.replace(",", " ").split()
        numbers = [int(part) for part in parts] if all(map(str.isdecimal, parts)) else []
        keys = self.chosen(decision, numbers) if numbers else _matching_keys(line, decision.keys)
        if keys is None:
            message = "play-bad-number" if len(numbers) == 1 else "play-bad-input"
            options = self.numbered(decision)
            self._print(self.texts(message, input=line, first=min(options), last=max(options)))
            return False
        for key in (key for key in keys if key in self.sure):
            if not self._is_confirmed(key):
                typer.echo(self.texts(self.sure[key][1]))
                return False
        self._take(decision, keys)
        return True

    def _take(self, decision: Decision, keys: Sequence[str]) -> None:
        """Pick one after the other, as long as the same is asked and the next can be picked."""
        for place, key in enumerate(keys):
            asked = (d for d in self.state.pending if d.seat == decision.seat)
            again = next((d for d in asked if d.kind == decision.kind and key in d.keys), None)
            if again is None:
                self._print(self.texts("play-rest", taken=place, count=len(keys)))
                return
            self._do(again.pick(key))

    def _is_confirmed(self, key: str) -> bool:
        answer = self._read(self.texts(self.sure[key][0]))
        return answer.lower() in (*self.texts("play-yes").split(), "yes", "y")

    def _read(self, prompt: str) -> str:
        """A line from the keyboard; the end of the input means leaving."""
        typer.echo(prompt + " ", nl=False)
        sys.stdout.flush()
        try:
            line = sys.stdin.readline()
        except KeyboardInterrupt:
            line = ""
        if not line:
            typer.echo()
            raise PlayerLeft
        return line.strip()

    def _hand_over(self, seat: int) -> None:
        """Ask for the device to be passed on before anything of the next person is shown."""
        if seat == self._holder or len(self.people) == 1:
            return
        self._holder = seat
        name = self.names[seat]
        if sys.stdout.isatty():
            typer.echo(_CLEAR, nl=False)
        typer.echo()
        typer.echo(self.texts("play-hand-over", name=name))
        self._read(self.texts("play-ready", name=name))

    def _undo(self, seat: int) -> bool:
        try:
            step = self.run.commit(self.run.undo(seat))
        except NoUndo as refusal:
            typer.echo(self.texts("play-no-undo", **refusal.facts))
            return False
        # Forget the lines about the picks that are gone.
        gone = int(step.row.key)
        for person in self.people:
            self._log[person] = [item for item in self._log[person] if item[0] < gone]
            self._read_to[person] = min(self._read_to[person], len(self._log[person]))
        self._save_journal()
        typer.echo(self.texts("play-undone"))
        return True

    # -- commands that change nothing ------------------------------------------------------------

    def _say(self, lines: Sequence[str], empty: str = "", indent: int = 0) -> None:
        for line in lines or ([self.texts(empty)] if empty else []):
            self._print(line, indent)

    def _print(self, text: str, indent: int = 0) -> None:
        for line in wrap(text, width(), indent):
            typer.echo(line)

    def _help(self, decision: Decision, rest: str) -> None:
        self._print(self.texts(self.help), indent=2)
        self._print(self.texts("play-help-hint"), indent=2)

    def hint_bot(self) -> Bot:
        """The bot that gives hints, another one for each question; it knows no more than the
        person."""
        players = find_kit(self.run.game.name).players
        return players.make(players.advisor, self.run.seed + self.run.n)

    def describe(self, decision: Decision, name: str) -> str:
        """What a card says, by its name or by the key of an option; empty: there is none."""
        return ""

    def _hint(self, decision: Decision, rest: str) -> None:
        choice = self.hint_bot().choose(Sight(self.state, decision))
        key = decision.keys[choice.option]
        option = self.words.option(decision, key, observe(self.state, decision.seat))
        number = next(n for n, one in self.numbered(decision).items() if one == key)
        reason = self._because(choice.reason)
        self._print(self.texts("play-hint", number=number, option=option, reason=reason))

    def _hand(self, decision: Decision, rest: str) -> None:
        view = observe(self.state, decision.seat)
        self._say(self.words.hand(view, decision.seat), "play-hand-empty")

    def _table(self, decision: Decision, rest: str) -> None:
        self._say(self.words.table(observe(self.state, decision.seat)))

    def _card(self, decision: Decision, rest: str) -> None:
        options = self.numbered(decision)
        if rest.isdecimal() and int(rest) in options:
            rest = options[int(rest)]
        text = self.describe(decision, rest) if rest else ""
        self._print(text or self.texts("play-card-how"))

    def _show_log(self, decision: Decision, rest: str) -> None:
        self._say([line for _, line in self._log[decision.seat]], "play-log-empty")

    def _save(self, decision: Decision, rest: str) -> None:
        if not rest:
            typer.echo(self.texts("play-save-how"))
            return
        try:
            journal_of(self.run).save(Path(rest))
        except OSError as error:
            typer.echo(self.texts("play-save-failed", reason=error.strerror or str(error)))
            return
        typer.echo(self.texts("play-saved", file=rest))


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
