"""A game in the terminal: plain lines out, short answers in, no colours and no boxes."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import ClassVar

import typer

from sevencats.bots import Bot, Reason, Sight
from sevencats.kernel import Decision, NoUndo, Pick, Run, State, Step, observe, redact
from sevencats.kernel.journal import journal_of
from sevencats.kit import Words, find_kit

#: Empties the screen and what was scrolled away, so that no hand stays behind.
_CLEAR = "\033[2J\033[3J\033[H"


class Left(Exception):
    """The person stops before the end."""


class Terminal:
    """Plays a run: people answer at the keyboard, bots for themselves.

    What happens is told to each person from that person's seat, at the next question. With more
    people than one the device goes round, and nobody sees another's hand. A game adds its own
    commands, and what it has to say of hints.
    """

    #: The options that are listed last, and the message that asks whether one is meant.
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
        self._commands: dict[str, Callable[[Decision, str], None]] = {
            "help": self._help,
            "hint": self._hint,
            "hand": self._hand,
            "table": self._table,
            "card": self._card,
            "log": self._show_log,
            "save": self._save,
            **self.commands(),
        }

    def commands(self) -> dict[str, Callable[[Decision, str], None]]:
        """The commands that only this game has."""
        return {}

    @property
    def state(self) -> State:
        """The game as it stands."""
        return self.run.state

    # -- the game ------------------------------------------------------------------------------

    def play(self) -> bool:
        """Play to the end (True) or until the person leaves (False)."""
        for step in self.run.steps:
            self._note(step)
        try:
            while self.state.pending:
                self._one(self._next())
        except Left:
            return False
        typer.echo()
        self._show_news(self._holder)
        return True

    def _next(self) -> Decision:
        """The bots answer first where several are asked at once."""
        pending = self.state.pending
        return next((d for d in pending if d.seat in self.bots), pending[0])

    def _one(self, decision: Decision) -> None:
        bot = self.bots.get(decision.seat)
        if bot is None:
            self._ask(decision)
            return
        choice = bot.choose(Sight(self.state, decision))
        self._do(decision.pick(decision.keys[choice.option]))
        if self.reasons and decision.kind not in self.secret:
            self._note_reason(decision.seat, choice.reason)

    def _do(self, pick: Pick) -> None:
        self._note(self.run.commit(self.run.pick(pick)))
        self._keep()

    def _keep(self) -> None:
        """Write the journal, if there is one."""
        if self.journal is not None:
            journal_of(self.run).save(self.journal)

    def _note(self, step: Step) -> None:
        """Write down what happened, for each person in that person's words."""
        for seat in self.people:
            lines = self.words.events(redact(list(step.events), seat), seat)
            self._log[seat] += [(step.row.n, line) for line in lines]

    def _note_reason(self, seat: int, reason: Reason) -> None:
        """Write down why a bot moved, for everybody."""
        words = self._because(reason)
        line = self.texts("play-reason", name=self.names[seat], reason=words)
        for person in self.people:
            self._log[person].append((self.run.n, line))

    def _because(self, reason: Reason) -> str:
        return self.texts(f"reason-{reason.key}", **dict(reason.args))

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
        keys = self._in_order(decision)
        typer.echo(self.words.question(decision))
        for number, key in enumerate(keys, 1):
            text = self.words.option(decision, key, view)
            typer.echo(self.texts("play-option", number=number, text=text))
        for key in decision.closed:
            typer.echo(self.texts("play-closed", text=self.words.option(decision, key, view)))
        while not self._answered(decision, keys, self._read(self.texts("play-choice"))):
            pass

    def _answered(self, decision: Decision, keys: list[str], line: str) -> bool:
        """Deal with one line of input; True when the game has moved."""
        word, _, rest = line.partition(" ")
        command = word.lower()
        if command in ("quit", "exit"):
            raise Left
        if command == "undo":
            return self._undo(decision.seat)
        if command in self._commands:
            self._commands[command](decision, rest.strip())
            return False
        key = _meant(line, keys)
        if key is None:
            which = "play-bad-number" if line.isdecimal() else "play-bad-input"
            typer.echo(self.texts(which, input=line, count=len(keys)))
            return False
        if key in self.sure and not self._means(key):
            typer.echo(self.texts(self.sure[key][1]))
            return False
        self._do(decision.pick(key))
        return True

    def _means(self, key: str) -> bool:
        answer = self._read(self.texts(self.sure[key][0]))
        return answer.lower() in (*self.texts("play-yes").split(), "yes", "y")

    def _read(self, prompt: str) -> str:
        """A line from the keyboard; the end of the input is a way to leave."""
        typer.echo(prompt + " ", nl=False)
        sys.stdout.flush()
        try:
            line = sys.stdin.readline()
        except KeyboardInterrupt:
            line = ""
        if not line:
            typer.echo()
            raise Left
        return line.strip()

    def _hand_over(self, seat: int) -> None:
        """Let the device go to the next person before anything of theirs is shown."""
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
            step = self.run.commit(self.run.undo(seat, over=self.bots))
        except NoUndo as refusal:
            typer.echo(self.texts("play-no-undo", **refusal.facts))
            return False
        # Forget the lines about the picks that are gone.
        gone = int(step.row.key)
        for person in self.people:
            self._log[person] = [item for item in self._log[person] if item[0] < gone]
            self._read_to[person] = min(self._read_to[person], len(self._log[person]))
        self._keep()
        typer.echo(self.texts("play-undone"))
        return True

    # -- commands that change nothing ------------------------------------------------------------

    def _say(self, lines: Sequence[str], empty: str = "") -> None:
        for line in lines or [self.texts(empty)]:
            typer.echo(line)

    def _help(self, decision: Decision, rest: str) -> None:
        typer.echo(self.texts(self.help))
        typer.echo(self.texts("play-help-hint"))

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
        number = self._in_order(decision).index(key) + 1
        reason = self._because(choice.reason)
        typer.echo(self.texts("play-hint", number=number, option=option, reason=reason))

    def _hand(self, decision: Decision, rest: str) -> None:
        view = observe(self.state, decision.seat)
        self._say(self.words.hand(view, decision.seat), "play-hand-empty")

    def _table(self, decision: Decision, rest: str) -> None:
        self._say(self.words.table(observe(self.state, decision.seat)))

    def _card(self, decision: Decision, rest: str) -> None:
        keys = self._in_order(decision)
        if rest.isdecimal() and 1 <= int(rest) <= len(keys):
            rest = keys[int(rest) - 1]
        found = self.describe(decision, rest) if rest else ""
        typer.echo(found or self.texts("play-card-how"))

    def _in_order(self, decision: Decision) -> list[str]:
        """The options as they are listed: what ends something comes last."""
        return sorted(decision.keys, key=lambda key: self.last.get(key, 0))

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


def _meant(line: str, keys: list[str]) -> str | None:
    """The key a person means: by its number, in full, or by what follows the colon."""
    if line.isdecimal():
        number = int(line)
        return keys[number - 1] if 1 <= number <= len(keys) else None
    wanted = line.lower().replace(" ", "_")
    if wanted in keys:
        return wanted
    found = [key for key in keys if wanted and key.partition(":")[2].lower() == wanted]
    exact = [key for key in keys if key.lower() == wanted]
    found = exact or found
    return found[0] if len(found) == 1 else None
