"""A game in the terminal: plain lines out, short answers in, no colours and no boxes."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import typer

from sevencats.bots import Bot, Reason, SearchBot, Sight
from sevencats.bots.gwent.search import Budget
from sevencats.cli.gwent.lookup import describe_card, numbered_table, on_table, row_of, why
from sevencats.cli.gwent.table_text import TableText
from sevencats.gwent.narrate import describe_option, describe_question, names_of, narrate
from sevencats.gwent.state import GwentState
from sevencats.kernel import Decision, Event, Pick, RulesError, Session, observe, redact
from sevencats.kernel.views import View
from sevencats.text import Texts

#: Words of the kernel's reasons against an undo, and our message for each.
_UNDO = {
    "not acted": "play-undo-none",
    "another player": "play-undo-others",
    "chance": "play-undo-chance",
    "revealed": "play-undo-revealed",
}

#: How many games the search bot tries for a hint.
_HINT = Budget(milliseconds=0, simulations=200)

#: Empties the screen and what was scrolled away, so that no hand stays behind.
_CLEAR = "\033[2J\033[3J\033[H"


class Left(Exception):
    """The person stops before the end."""


class Terminal:
    """Plays a session: people answer at the keyboard, bots for themselves.

    What happens is told to each person from that person's seat, at the next question. With more
    people than one the device goes round, and nobody sees another's hand.
    """

    def __init__(
        self,
        session: Session,
        bots: Mapping[int, Bot],
        shown: Sequence[str],
        texts: Texts,
        journal: Path | None = None,
        *,
        reasons: bool = False,
    ) -> None:
        self.session = session
        self.bots = bots
        self.shown = shown
        self.texts = texts
        self.journal = journal
        self.reasons = reasons
        self.words = TableText(texts, shown)
        self.people = [seat for seat in range(len(shown)) if seat not in bots]
        self._log: dict[int, list[tuple[int, str]]] = {seat: [] for seat in self.people}
        self._told = dict.fromkeys(self.people, 0)
        self._holder = self.people[0]
        self._commands: dict[str, Callable[[Decision, str], None]] = {
            "help": self._help,
            "hint": self._hint,
            "hand": self._hand,
            "table": self._table,
            "why": self._why,
            "explain": self._explain,
            "card": self._card,
            "log": self._show_log,
            "save": self._save,
        }

    @property
    def state(self) -> GwentState:
        """The game as it stands."""
        assert isinstance(self.session.state, GwentState)
        return self.session.state

    # -- the game ------------------------------------------------------------------------------

    def play(self) -> bool:
        """Play to the end (True) or until the person leaves (False)."""
        self.note(self.session.opening)
        try:
            while self.state.pending:
                self._one(self._next())
        except Left:
            return False
        typer.echo()
        self._tell(self._holder)
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
        # What a bot does with its hand before the first turn is its secret.
        if self.reasons and decision.kind != "redraw":
            self._note_reason(decision.seat, choice.reason)

    def _do(self, pick: Pick) -> None:
        self.note(self.session.pick(pick))
        if self.journal is not None:
            self.session.journal().save(self.journal)

    def note(self, events: list[Event]) -> None:
        """Write down what happened, for each person in that person's words."""
        names = names_of(self.state, self.shown)
        stamp = len(self.session.entries)
        for seat in self.people:
            lines = narrate(redact(events, seat), seat, names, self.texts)
            self._log[seat] += [(stamp, line) for line in lines]

    def _note_reason(self, seat: int, reason: Reason) -> None:
        """Write down why a bot moved, for everybody."""
        words = self._because(reason)
        line = self.texts("play-reason", name=self.shown[seat], reason=words)
        for person in self.people:
            self._log[person].append((len(self.session.entries), line))

    def _because(self, reason: Reason) -> str:
        return self.texts(f"reason-{reason.key}", **dict(reason.args))

    def _tell(self, seat: int) -> None:
        """Say what this person has not heard yet."""
        log = self._log[seat]
        news = log[self._told[seat] :]
        self._told[seat] = len(log)
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
        self._tell(seat)
        if decision.kind == "turn":
            self._say(self.words.lines(view))
            typer.echo()
        keys = _in_order(decision)
        typer.echo(describe_question(decision, self.texts))
        for number, key in enumerate(keys, 1):
            text = describe_option(decision, key, view, self.texts, self.shown)
            typer.echo(self.texts("play-option", number=number, text=text))
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
        if key == "pass" and not self._sure():
            typer.echo(self.texts("play-not-passed"))
            return False
        self._do(decision.pick(key))
        return True

    def _sure(self) -> bool:
        answer = self._read(self.texts("play-pass-confirm"))
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
        name = self.shown[seat]
        if sys.stdout.isatty():
            typer.echo(_CLEAR, nl=False)
        typer.echo()
        typer.echo(self.texts("play-hand-over", name=name))
        self._read(self.texts("play-ready", name=name))

    def _undo(self, seat: int) -> bool:
        try:
            self.session.undo(seat, over=frozenset(self.bots))
        except RulesError as error:
            key = next((k for words, k in _UNDO.items() if words in str(error)), "")
            typer.echo(self.texts(key) if key else str(error))
            return False
        # Forget what was told of the picks that are gone.
        stamp = len(self.session.entries)
        for person in self.people:
            self._log[person] = [item for item in self._log[person] if item[0] <= stamp]
            self._told[person] = min(self._told[person], len(self._log[person]))
        if self.journal is not None:
            self.session.journal().save(self.journal)
        typer.echo(self.texts("play-undone"))
        return True

    # -- commands that change nothing ------------------------------------------------------------

    def _say(self, lines: Sequence[str], empty: str = "") -> None:
        for line in lines or [self.texts(empty)]:
            typer.echo(line)

    def _help(self, decision: Decision, rest: str) -> None:
        typer.echo(self.texts("play-help"))
        typer.echo(self.texts("play-help-hint"))

    def _hint(self, decision: Decision, rest: str) -> None:
        """What the search bot would do in this place, knowing no more than the person."""
        bot = SearchBot(self.session.seed + len(self.session.entries), _HINT)
        choice = bot.choose(Sight(self.state, decision))
        key = decision.keys[choice.option]
        view = observe(self.state, decision.seat)
        option = describe_option(decision, key, view, self.texts, self.shown)
        number = _in_order(decision).index(key) + 1
        reason = self._because(choice.reason)
        typer.echo(self.texts("play-hint", number=number, option=option, reason=reason))

    def _hand(self, decision: Decision, rest: str) -> None:
        view = observe(self.state, decision.seat)
        self._say(self.words.hand(view, decision.seat), "play-hand-empty")

    def _table(self, decision: Decision, rest: str) -> None:
        view = observe(self.state, decision.seat)
        self._say(self.words.lines(view))
        self._say(numbered_table(self.state, self._sides(view), self.texts), "play-table-empty")

    def _sides(self, view: View) -> list[str]:
        return [self.words.side(view, side) for side in range(len(view.public["sides"]))]

    def _why(self, decision: Decision, rest: str) -> None:
        found = [card.sleeve for card in on_table(self.state) if str(card.number) == rest]
        self._say([why(self.state, sleeve, self.texts) for sleeve in found], "play-why-how")

    def _explain(self, decision: Decision, rest: str) -> None:
        row = row_of(rest, self.texts)
        if row < 0:
            typer.echo(self.texts("play-why-how"))
            return
        sides = self._sides(observe(self.state, decision.seat))
        cards = [card for card in on_table(self.state) if card.row == row]
        lines = [f"{sides[c.side]}. {why(self.state, c.sleeve, self.texts)}" for c in cards]
        self._say(lines, "play-row-empty")

    def _card(self, decision: Decision, rest: str) -> None:
        if not rest:
            typer.echo(self.texts("play-card-how"))
            return
        keys = _in_order(decision)
        if rest.isdecimal() and 1 <= int(rest) <= len(keys):
            key = keys[int(rest) - 1]
            rest = key.partition(":")[2].rpartition(".")[2]
            if key == "leader":
                rest = self.state.table.leaders[decision.seat]
        typer.echo(describe_card(rest, self.texts) if rest else self.texts("play-card-how"))

    def _show_log(self, decision: Decision, rest: str) -> None:
        self._say([line for _, line in self._log[decision.seat]], "play-log-empty")

    def _save(self, decision: Decision, rest: str) -> None:
        if not rest:
            typer.echo(self.texts("play-save-how"))
            return
        try:
            self.session.journal().save(Path(rest))
        except OSError as error:
            typer.echo(self.texts("play-save-failed", reason=error.strerror or str(error)))
            return
        typer.echo(self.texts("play-saved", file=rest))


def _in_order(decision: Decision) -> list[str]:
    """The options as they are listed: cards first, then the leader, then pass and done."""
    last = {"leader": 1, "done": 2, "pass": 3}
    return sorted(decision.keys, key=lambda key: last.get(key, 0))


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
