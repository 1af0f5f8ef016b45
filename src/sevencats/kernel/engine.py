"""Ask, answer, advance: the loop every game runs on.

The top frame of ``state.stack`` either makes progress or asks. ``run`` must change nothing when it
asks, so that open decisions can be derived again after a load. A frame may number its question
``state.asked + 1``; the engine numbers all others.

No question is ever open without an option. Where others act at the same time and take away the last
one, the frame has to ask again or end.
"""

from __future__ import annotations

from sevencats.kernel.branches import enter_branch, leave_branch
from sevencats.kernel.decisions import CHANCE, Decision, Pick, order_key, parse_order
from sevencats.kernel.errors import IllegalPick, StaleDecision, WrongSeat
from sevencats.kernel.events import Event
from sevencats.kernel.rng import Rng
from sevencats.kernel.state import State


def pending(state: State) -> tuple[Decision, ...]:
    """The open decisions; empty when the game is over."""
    return state.pending


def apply(state: State, pick: Pick) -> list[Event]:
    """Answer an open decision. A refused pick raises and leaves the state as it was."""
    decision, choice = checked(state, pick)
    return take(state, decision, choice)


def checked(state: State, pick: Pick) -> tuple[Decision, int | tuple[int, ...]]:
    """The decision that a pick answers and the index of its key; raises if it is not listed."""
    decision = next((d for d in state.pending if d.id == pick.decision), None)
    if decision is None:
        open_ids = ", ".join(str(d.id) for d in state.pending) or "none"
        raise StaleDecision(
            f"decision {pick.decision} is not open (open: {open_ids})", decision=pick.decision
        )
    if decision.seat != pick.seat:
        seats = state.game.seat_names(state)
        raise WrongSeat(
            f"decision {decision.id} ({decision.kind}) asks {_seat(seats, decision.seat)}, "
            f"not {_seat(seats, pick.seat)}",
            seat=decision.seat,
        )
    if decision.order:
        order = parse_order(pick.key, decision.order)
        if order is None:
            raise IllegalPick(
                f"{pick.key!r} is not an order of {decision.order} cards ({decision.source})",
                key=pick.key,
            )
        return decision, order
    if pick.key not in decision.keys:
        raise IllegalPick(
            f"{pick.key!r} is not an option of decision {decision.id} ({decision.kind}); "
            f"the options are {', '.join(decision.keys)}",
            key=pick.key,
        )
    return decision, decision.keys.index(pick.key)


def _seat(names: tuple[str, ...], seat: int) -> str:
    if seat == CHANCE:
        return "chance"
    return names[seat] if 0 <= seat < len(names) else f"seat {seat}"


def take(state: State, decision: Decision, choice: int | tuple[int, ...]) -> list[Event]:
    """Answer an open decision by the index of its option (an order for a shuffle), unchecked.

    The fast path of bots and simulations: the caller took ``decision`` from ``state.pending``.
    """
    _answer(state, decision, choice)
    advance(state, decision.id)
    return state.log


def take_until(state: State, decision: Decision, choice: int, stop: type) -> None:
    """``take`` for callers that need only the outcome: ends where a frame of the class ``stop``
    would run next, before any question is asked. Such a state cannot be played on."""
    _answer(state, decision, choice)
    advance(state, decision.id, stop)


def _answer(state: State, decision: Decision, choice: int | tuple[int, ...]) -> None:
    state.log = []
    branch = decision.branch
    height = enter_branch(state, branch) if branch >= 0 else 0
    frame = state.stack[-1]
    if decision.order:
        state.game.answers[frame.__class__](state, frame, choice)
    else:
        state.game.answers[frame.__class__](state, frame, decision, choice)
    if branch >= 0:
        leave_branch(state, branch, height)


def advance(state: State, answered: int = 0, stop: type | None = None) -> None:
    """Run frames until a seat is asked or the game is over, and set ``state.pending``. ``stop``:
    see ``take_until``."""
    stack = state.stack
    runs = state.game.runs
    while stack:
        frame = stack[-1]
        if frame.__class__ is stop:
            break
        asked = runs[frame.__class__](state, frame)
        if asked is None:
            continue
        decision = asked[0]
        if len(asked) > 1 or decision.branch >= 0:
            state.pending = _numbered(state, asked, answered)
            return
        seat = decision.seat
        if not decision.keys:
            _check_options(decision)
        forced = len(decision.keys) == 1 and not decision.deliberate
        if forced and (not state.confirm or seat == CHANCE):
            # A single option is no choice and would cost the player a click: it is taken here.
            state.game.answers[frame.__class__](state, frame, decision, 0)
        elif seat >= 0 and state.virtual >> seat & 1 and len(decision.keys) > 1:
            choice = state.game.scripted(state, decision)
            state.game.answers[frame.__class__](state, frame, decision, choice)
        elif len(state.pending) > 1:
            state.pending = _numbered(state, asked, answered)
            return
        else:
            number = state.asked = state.asked + 1
            if decision.id != number:
                decision = _with_id(decision, number)
            state.pending = (decision,)
            return
    state.pending = ()


def _with_id(decision: Decision, number: int) -> Decision:
    return Decision(number, *decision[1:])  # cheaper than _replace


def _numbered(state: State, asked: list[Decision], answered: int) -> tuple[Decision, ...]:
    """Give ids. A question that stays open while another seat answers keeps its id, even if
    that answer changed its options: a pick in flight is checked against what is listed now."""
    old = {_same_question(d): d.id for d in state.pending if d.id != answered}
    numbered = []
    for decision in asked:
        _check_options(decision)
        number = old.get(_same_question(decision))
        if number is None:
            number = state.asked = state.asked + 1
        numbered.append(_with_id(decision, number))
    return tuple(numbered)


def _check_options(decision: Decision) -> None:
    """Check that every question can be answered; a shuffle lists no options."""
    answerable = decision.keys or decision.order
    assert answerable, f"decision {decision.kind} ({decision.source}) has no option"


def _same_question(decision: Decision) -> tuple[int, int, str, str]:
    return decision.branch, decision.seat, decision.kind, decision.source


#: Separates an answer from its branch in a journal; no option key contains it.
_BRANCH_MARK = "~"


def recorded_key(state: State, decision: Decision, key: str) -> str:
    """The text of an answer in a journal. A seat may be asked by several branches at once, and two
    of its questions may list the same key: then the branch is written too."""
    rivals = [d for d in state.pending if d.seat == decision.seat and key in d.keys]
    return key if len(rivals) < 2 else f"{key}{_BRANCH_MARK}{decision.branch}"


def recorded_pick(state: State, seat: int, key: str) -> Pick | None:
    """The pick for an answer from a journal; None when the seat has no open question."""
    mine = [d for d in state.pending if d.seat == seat]
    plain, mark, branch = key.rpartition(_BRANCH_MARK)
    for decision in mine:
        if mark and str(decision.branch) == branch and plain in decision.keys:
            return decision.pick(plain)
    listed = [d for d in mine if key in d.keys] or mine
    return listed[0].pick(key) if listed else None


def derive_pending(state: State, ids: list[int]) -> bool:
    """Ask the top frame again (after a load, or in a sampled world) and keep the given ids.

    Return False when the frame does not ask as many questions as before, or a branch continues
    instead of asking: then the game was not paused in this state, and the state may have changed.
    """
    asked: list[Decision] = []
    branches = state.branches
    state.pending = ()
    if state.stack:
        frame = state.stack[-1]
        # Where other cards leave a single option, ask it as before instead of taking it.
        confirm, state.confirm = state.confirm, True
        asked = state.game.runs[frame.__class__](state, frame) or []
        state.confirm = confirm
    if len(asked) != len(ids) or state.branches != branches:
        return False
    state.pending = tuple(d._replace(id=i) for d, i in zip(asked, ids, strict=True))
    return True


def sample(state: State, decision: Decision) -> int | tuple[int, ...]:
    """Draw a chance outcome from the state's own generator."""
    rng = Rng(state.rng)
    choice: int | tuple[int, ...]
    if decision.order:
        choice = rng.order(decision.order)
    elif decision.weights:
        choice = rng.weighted(decision.weights)
    else:
        choice = rng.below(len(decision.keys))
    state.rng = rng.value
    return choice


def settle_one(state: State) -> tuple[Pick, list[Event]]:
    """Let chance answer one decision; returns the outcome as a journal needs it, and the events."""
    decision = state.pending[0]
    choice = sample(state, decision)
    key = order_key(choice) if isinstance(choice, tuple) else decision.keys[choice]
    return decision.pick(key), take(state, decision, choice)


def settle(state: State) -> list[Event]:
    """Let chance answer until a seat is asked or the game is over."""
    events: list[Event] = []
    while state.pending and state.pending[0].seat == CHANCE:
        decision = state.pending[0]
        events += take(state, decision, sample(state, decision))
    return events
