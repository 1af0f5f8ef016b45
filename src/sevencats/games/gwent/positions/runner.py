"""Set up positions, play their scripts, and return the outcome."""

from __future__ import annotations

from typing import Any

from sevencats.games.gwent.cards.model import ROW_NAMES, ROWS, Card
from sevencats.games.gwent.game import GAME
from sevencats.games.gwent.positions.file import ANSWERS, Position, read_position, zone_names
from sevencats.games.gwent.rules.frames import Colour, OpponentLeader, Redraw, Starter
from sevencats.games.gwent.rules.scoring import TIE
from sevencats.games.gwent.rules.strength import explain, strengths, totals
from sevencats.games.gwent.rules.turns import OVER, turn_of
from sevencats.games.gwent.state import GwentState
from sevencats.kernel.atoms import exchange
from sevencats.kernel.decisions import Decision
from sevencats.kernel.engine import advance, settle, take
from sevencats.kernel.errors import RulesError


class Refused(RulesError):
    """A step of the script that the rules do not allow; ``step`` is its number."""

    step = 0


def play_position(data: Any) -> dict[str, Any]:
    """Set up a decoded position file, play its script, return the outcome.

    Raises ``BadData`` for an invalid file. A step against the rules does not raise: the outcome has
    ``legal`` false, and the position is that before the step.
    """
    state, refusal = play_script(read_position(data))
    if refusal is None:
        return {"legal": True, **outcome(state)}
    refused = {"step": refusal.step, "reason": str(refusal)}
    return {"legal": False, "refused": refused, **outcome(state)}


def play_script(position: Position) -> tuple[GwentState, Refused | None]:
    """Set up a position and play its script, up to the first illegal step or open question.

    Returns the state reached, and the refusal of the illegal step, if any.
    """
    state = set_up(position)
    for number, step in enumerate(position.script, 1):
        before = state.copy()
        try:
            if _StepRunner(state, step).run():
                break
        except Refused as refusal:
            refusal.step = number
            return before, refusal
    return state, None


def set_up(position: Position) -> GwentState:
    """Return the state that a position describes, advanced to its first question.

    Forced moves are kept as questions (``confirm``), because a script names each move.
    """
    state = GAME.blank(position.config)
    zones = zone_names(position.seating, position.mode)
    state.zones = [[] for _ in state.layout]
    for sleeve, placed in enumerate(position.placed):
        zone = zones[placed.zone]
        state.zones[zone].append(sleeve)
        state.where[sleeve] = zone
        state.known[sleeve] = state.layout[zone].sees
        if state.layout[zone].pool < 0:
            state.by[sleeve] = placed.owner
    _order_zones(state, position)
    for label, seat in position.weather_by.items():
        state.by[state.table.labels.index(label)] = seat
    state.gems, state.points = position.gems[:], position.points[:]
    state.passed, state.used = position.passed, position.used
    state.round, state.rng = position.round, position.seed
    state.starter = state.turn = position.turn
    state.confirm = True
    seats = len(position.seating.seats)
    frames: dict[str, tuple[Any, ...]] = {
        "start": Starter(-1),
        "redraw": Redraw(tuple(position.mode.redraws for _ in range(seats))),
        "play": turn_of(state, position.turn),
    }
    state.stack = [frames[position.phase]]
    advance(state)
    settle(state)
    return state


def _order_zones(state: GwentState, position: Position) -> None:
    """Order the cards: rows left to right as written, decks from the top, which is the end of our
    lists."""
    place = {label: index for index, label in enumerate(position.order)}
    for zone in state.zones:
        zone.sort(key=lambda sleeve: place[state.table.labels[sleeve]])
    for seat in range(len(position.seating.seats)):
        state.zones[state.table.deck(seat)].reverse()


class _StepRunner:
    """A step of a script while it is played."""

    def __init__(self, state: GwentState, step: dict[str, Any]) -> None:
        self.state = state
        self.step = step
        self.answers: dict[str, list[Any]] = {name: _as_list(step.get(name)) for name in ANSWERS}

    def run(self) -> bool:
        """Play the step. Return whether it leaves a question without an answer."""
        do = self.step["do"]
        self._let_opponent_move(do)
        if do == "pass_all":
            self._pass_all()
        elif do == "play":
            self._play()
        elif do == "redraw":
            self._redraw()
        elif do == "redraw_done":
            self._take(self._decision("redraw"), "done")
        elif do == "starter":
            self._starter()
        elif do == "choose":
            return self._follow_up()
        elif do == "leader" and self.step.get("seat") == self._opponent():
            self._push(OpponentLeader())
        else:
            self._take(self._decision("turn"), do)
        return self._follow_up()

    # -- the moves --------------------------------------------------------------------------

    def _play(self) -> None:
        decision = self._decision("turn")
        sleeve = self._sleeve(self.step.get("card"))
        table = self.state.table
        card = table.cards[table.type_of[self.state.face[sleeve]]]
        if self.state.where[sleeve] != table.hand(decision.seat):
            raise Refused(f"{self.step['card']} is not in the hand of {self._name(decision)}")
        self._check_row(card)
        key = f"play:{card.id}"
        if key not in decision.keys:
            raise Refused(f"{self.step['card']} cannot be played now: it has no place or target")
        self._prefer(sleeve, decision.args[decision.keys.index(key)])
        self._take(decision, key)

    def _check_row(self, card: Card) -> None:
        """Check a row that the card does not ask for: it must be the card's own, or after a medic
        that of the unit that comes back."""
        rows = self.answers["row"]
        if card.kind == "weather" or ("scorch" in card.abilities and card.kind == "special"):
            rows.clear()
        elif rows and rows[0] not in [ROW_NAMES[row] for row in card.rows]:
            if not self.answers["revive"]:
                raise Refused(f"{self.step['card']} cannot be placed in the row {rows[0]!r}")

    def _redraw(self) -> None:
        decision = self._decision("redraw")
        sleeve = self._sleeve(self.step.get("card"))
        key = self._key_of(decision, sleeve)
        if key is None:
            raise Refused(f"{self.step['card']} is not in the hand of {self._name(decision)}")
        self._take(decision, key)

    def _starter(self) -> None:
        decision = next((d for d in self.state.pending if d.kind == "starter"), None)
        if decision is None:
            raise Refused("nobody may decide who starts")
        self._take(decision, f"starter:{self.step.get('seat')}")

    def _pass_all(self) -> None:
        state = self.state
        if not state.pending or state.pending[0].kind != "turn":
            raise Refused("nobody is on turn")
        current = state.round
        while not state.over and state.round == current and state.pending[0].kind == "turn":
            if state.virtual >> state.pending[0].seat & 1:
                # Solo: the opponent does not act either.
                state.passed |= 1
                state.stack.pop()
                self._push(OVER)
            else:
                self._take(state.pending[0], "pass")

    def _let_opponent_move(self, do: str) -> None:
        """Solo: let the opponent take its turn before a step of the player."""
        state = self.state
        if do in ("play", "pass", "leader") and self.step.get("seat") != self._opponent():
            if state.pending and state.virtual >> state.pending[0].seat & 1:
                self._take(state.pending[0], "opponent_turn")
                self._answer_questions()

    def _opponent(self) -> str | None:
        """Solo: return the name of the virtual seat."""
        return self.state.table.seating.seats[-1] if self.state.virtual else None

    def _push(self, frame: tuple[Any, ...]) -> None:
        self.state.stack.append(frame)
        self.state.pending = ()
        advance(self.state)
        settle(self.state)

    # -- questions a move leads to ----------------------------------------------------------

    def _follow_up(self) -> bool:
        """Answer the questions of the step's card or leader; refuse answers without a question."""
        if self._answer_questions():
            return True
        for name, answers in self.answers.items():
            if answers:
                raise Refused(f"{name}: nothing was asked that {answers[0]!r} could answer")
        return False

    def _answer_questions(self) -> bool:
        """Answer as far as the step has answers; take single options without one."""
        state = self.state
        while state.pending and state.pending[0].kind not in ("turn", "redraw", "starter"):
            decision = state.pending[0]
            answer = self._answer(decision)
            if answer is None:
                return True
            self._take(decision, answer)
        return False

    def _answer(self, decision: Decision) -> str | None:
        """Return the option that the step names for this question. A single option needs no name,
        and a colour is that of the named copy."""
        frame = self.state.stack[-1]
        if isinstance(frame, Colour):
            return self._colour(frame.sleeve)
        named = self._offer(decision)
        if named:
            key = self._named(decision, str(named[0]))
            if key is not None:
                named.pop(0)
                return key
            if not self._meant_for_another(decision, named):
                raise Refused(f"{named[0]!r} is not among {', '.join(decision.keys)}")
        return decision.keys[0] if len(decision.keys) == 1 else None

    def _colour(self, sleeve: int) -> str:
        table = self.state.table
        return f"colour:{table.factions[table.home[self.state.face[sleeve]]]}"

    def _meant_for_another(self, decision: Decision, named: list[Any]) -> bool:
        """Return whether the named answers are for another question. A list of answers need not
        name a single option (answers left over are refused at the end), and a row may belong to
        the played card."""
        if len(decision.keys) > 1:
            return False
        if named is self.answers["choose"] or named is self.answers["revive"]:
            return True
        played = str(self.step.get("card")).partition("#")[0]
        return decision.kind == "row" and decision.source != played

    def _offer(self, decision: Decision) -> list[Any]:
        """Return the step's answers to a question of this kind."""
        kinds = {"row": "row", "decoy": "target", "receiver": "to", "enemy": "to"}
        if self.answers["choose"]:
            return self.answers["choose"]
        return self.answers.get(kinds.get(decision.kind, decision.kind), [])

    def _named(self, decision: Decision, named: str) -> str | None:
        for key in (named, f"row:{named}", f"to:{named}", f"starter:{named}"):
            if key in decision.keys:
                return key
        if named in self.state.table.labels:
            return self._key_of(decision, self._sleeve(named))
        return None

    # -- helpers ----------------------------------------------------------------------------

    def _decision(self, kind: str) -> Decision:
        """Return the open decision of the step's seat; refuse the step if there is none."""
        state = self.state
        names = state.table.seating.seats
        name = self.step.get("seat")
        if self.step["do"] == "opponent_turn":
            name = names[-1]
        if name is None and state.pending:
            name = names[state.pending[0].seat]
        if state.over:
            raise Refused("the game is over")
        for decision in state.pending:
            if decision.kind == kind and names[decision.seat] == name:
                return decision
        if name in names and state.passed >> names.index(name) & 1:
            raise Refused(f"{name} has passed")
        raise Refused(f"it is not the turn of {name}")

    def _name(self, decision: Decision) -> str:
        return self.state.table.seating.seats[decision.seat]

    def _sleeve(self, label: Any) -> int:
        table = self.state.table
        if label not in table.labels:
            raise Refused(f"there is no card {label!r} in this position")
        return self.state.face.index(table.labels.index(label))

    def _key_of(self, decision: Decision, sleeve: int) -> str | None:
        """Return the option for this exact copy; identical copies share one option."""
        table, state = self.state.table, self.state
        kind = table.types[table.type_of[state.face[sleeve]]]
        for key, arg in decision.options:
            if arg < 0 or arg >= len(state.where) or key.partition(":")[0] in ("row", "to"):
                continue
            same_place = state.where[arg] == state.where[sleeve]
            if same_place and key.endswith((f":{kind}", f".{kind}")):
                self._prefer(sleeve, arg)
                return key
        return None

    def _prefer(self, sleeve: int, other: int) -> None:
        """Make this copy the one that acts, by swapping the sleeves of identical cards in a
        zone."""
        state = self.state
        exchange(state, sleeve, other)
        for values in (state.by, state.known):
            values[sleeve], values[other] = values[other], values[sleeve]

    def _take(self, decision: Decision, key: str) -> None:
        if key not in decision.keys:
            raise Refused(f"{key!r} is not among {', '.join(decision.keys)}")
        take(self.state, decision, decision.keys.index(key))
        settle(self.state)


def _as_list(value: Any) -> list[Any]:
    if value is None:
        return []
    return list(value) if isinstance(value, list) else [value]


def outcome(state: GwentState) -> dict[str, Any]:
    """Return the facts about a position for tests, puzzles and readers."""
    table = state.table
    seats, sides = table.seating.seats, table.seating.sides
    board = [
        (table.labels[state.face[sleeve]], sleeve, value)
        for side in range(len(sides))
        for row in ROWS
        for sleeve, value in zip(
            state.zones[table.row(side, row)], strengths(state)[side * 3 + row], strict=True
        )
    ]
    return {
        "strength": {label: value for label, _, value in board},
        "explain": {label: explain(state, sleeve) for label, sleeve, _ in board},
        "rows": {
            name: {ROW_NAMES[row]: sum(strengths(state)[side * 3 + row]) for row in ROWS}
            for side, name in enumerate(sides)
        },
        "totals": dict(zip(sides, totals(state), strict=True)),
        "zones": {
            table.labels[state.face[sleeve]]: zone.name
            for zone, sleeves in zip(table.layout, state.zones, strict=True)
            for sleeve in sleeves
        },
        "hand_size": {n: len(state.zones[table.hand(s)]) for s, n in enumerate(seats)},
        "deck_size": {n: len(state.zones[table.deck(s)]) for s, n in enumerate(seats)},
        "gems": dict(zip(sides, state.gems, strict=True)),
        "points": dict(zip(sides, state.points, strict=True)),
        "round": state.round,
        "turn": None if state.over else seats[state.turn],
        "last_round": _last_round(state),
        "game": _game(state),
        "options": list(state.pending[0].keys) if state.pending else [],
        "questions": [
            {"seat": seats[d.seat], "kind": d.kind, "options": list(d.keys)} for d in state.pending
        ],
    }


def _last_round(state: GwentState) -> dict[str, Any] | None:
    if not state.last:
        return None
    sides = state.table.seating.sides
    *points, winner = state.last
    return {
        "totals": dict(zip(sides, points, strict=True)),
        "winner": "tie" if winner == TIE else sides[winner],
    }


def _game(state: GwentState) -> str:
    if not state.over:
        return "ongoing"
    return state.table.seating.sides[state.winners[0]] if len(state.winners) == 1 else "draw"
