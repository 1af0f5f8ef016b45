"""The messages from a table to its connections."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sevencats.kernel.run import Step
from sevencats.server import wire
from sevencats.server.errors import Refusal
from sevencats.server.now import now_ms
from sevencats.server.tables import commands as cmd
from sevencats.server.tables.messages import StateMessages
from sevencats.server.tables.services import Services
from sevencats.server.tables.table import Attached, Table
from sevencats.server.tables.table_info import table_info

#: Codes of refusals after which a client may resend the message.
_RETRY = ("store_down", "busy", "internal")


class Sender:
    """Sends messages to the connections of a table; viewers who see the same get the same bytes."""

    def __init__(self, table: Table, services: Services) -> None:
        self._table = table
        self._push = services.push

    def send(self, to: Attached | str, message: wire.ServerMessage, close: bool = False) -> None:
        """Send a message to one connection; with ``close`` it is the last one."""
        conn = to if isinstance(to, str) else to.conn
        self._push(conn, wire.encode(message), close)

    def send_steps(self, steps: Sequence[Step]) -> None:
        """Send committed steps to everybody who watches without delay."""
        step = steps[-1]
        encoded: dict[tuple[object, ...], bytes] = {}
        live = [attached for attached in self._table.attached.values() if not attached.hands]
        if live:
            made = StateMessages(self._table, steps, step.state, step.row.n, now_ms())
        for attached in live:
            key = (attached.viewer, attached.lang, attached.insight, attached.engine)
            if key not in encoded:
                encoded[key] = wire.encode(made.to(attached))
            attached.shown = step.row.n
            self._push(attached.conn, encoded[key], False)
        self._table.forget_views()
        if self._table.record.status == "finished":
            self.send_delayed()

    def send_game(self, only: Iterable[Attached] | None = None) -> None:
        """Send the whole game, to some connections or to all."""
        run = self._table.run
        if run is None:
            return
        whole = StateMessages(self._table, None, run.state, run.n, now_ms())
        for attached in list(self._table.attached.values()) if only is None else only:
            if not attached.hands:
                attached.shown = run.n
                self.send(attached, whole.to(attached))

    def send_missed(self, attached: Attached, last: int | None) -> None:
        """Send the game to a new connection that knows it up to step ``last``."""
        run = self._table.run
        if run is None:
            return
        if attached.hands:
            self.send_delayed()
            return
        attached.shown = run.n
        steps = _missed(self._table, last)
        self.send(
            attached, StateMessages(self._table, steps, run.state, run.n, now_ms()).to(attached)
        )

    def send_delayed(self) -> None:
        """Send the steps that are old enough by now to spectators who see hands; of a finished game
        all steps."""
        table = self._table
        if table.run is None:
            return
        over = table.record.status == "finished"
        cutoff = now_ms() - (0 if over else table.record.setup.delay * 1000)
        steps = [step for step in table.run.steps if over or step.row.at <= cutoff]
        if not steps:
            return
        last = steps[-1]
        for attached in table.attached.values():
            if attached.hands and attached.shown < last.row.n:
                new = [step for step in steps if step.row.n > attached.shown]
                complete = attached.shown > 0 or new[0].row.n == 1
                built = StateMessages(
                    table, new if complete else None, last.state, last.row.n, now_ms()
                )
                attached.shown = last.row.n
                self.send(attached, built.to(attached))

    def send_table(self) -> None:
        """Send the table's public information after a change."""
        encoded: dict[str, bytes] = {}
        for attached in self._table.attached.values():
            lang = attached.lang or "en"
            if lang not in encoded:
                encoded[lang] = wire.encode(wire.TableMessage(table_info(self._table, lang)))
            self._push(attached.conn, encoded[lang], False)

    def refuse(self, command: cmd.Deliver, refusal: Refusal) -> None:
        """Tell a client, in its language, that its message was refused."""
        attached = self._table.attached.get(command.conn)
        lang = attached.lang if attached is not None and attached.lang else "en"
        number = getattr(command.message, "id", None)
        retry = refusal.code in _RETRY
        self.send(command.conn, wire.No(number, refusal.code, refusal.text(lang), retry))

    def close(self, attached: Attached, code: str) -> None:
        """Close a connection; its client does not reconnect."""
        text = Refusal(code).text(attached.lang or "en")
        self.send(attached, wire.Bye(code, text, again=False), close=True)

    def close_all(self, code: str) -> None:
        """Close all connections; their clients reconnect."""
        for attached in self._table.attached.values():
            text = Refusal(code).text(attached.lang or "en")
            self.send(attached, wire.Bye(code, text, again=True), close=True)
        self._table.attached.clear()


def _missed(table: Table, last: int | None) -> Sequence[Step] | None:
    """The steps after ``last``; None if they are not all kept, or if ``last`` is not a step of
    this game."""
    run = table.run
    assert run is not None
    if last is None or last > run.n:
        return None
    steps = [step for step in run.steps if step.row.n > last]
    return steps if len(steps) == run.n - last else None
