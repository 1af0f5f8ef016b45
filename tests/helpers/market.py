"""A toy game of five seats that act in any order: a market with a common stall.

In a common phase each seat may work for a coin (a die decides), buy a ware (it then says which coin
it pays with), ask its neighbour for a gift (the neighbour is asked), follow its neighbour home (it
waits until the neighbour goes), and go home. A seat that went home may come back as long as others
are there, and nobody waits for that.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from sevencats.kernel import CHANCE, Decision, State
from sevencats.kernel.atoms import tell
from sevencats.kernel.branches import open_branches
from sevencats.kernel.engine import advance
from sevencats.kernel.handlers import Handler, never_asks
from sevencats.kernel.handles import no_handles
from sevencats.kernel.registry import Game
from sevencats.kernel.rng import Rng
from sevencats.kernel.state import Zone, numbers_of

SEATS = ("Ada", "Bo", "Cy", "Di", "Ed")
COINS = ("copper", "silver")
WARES = 8
WORK = 3


class Market(State):
    """``coins`` holds a copper and a silver count per seat, ``wares`` what each bought, ``home``
    is a bit mask, ``stall`` the wares left, ``work`` how often each seat may still work."""

    coins: list[int]
    wares: list[int]
    work: list[int]
    home: int = 0
    stall: int = WARES
    days: int = 0

    @property
    def layout(self) -> tuple[Zone, ...]:
        return ()

    def copy(self) -> Market:
        twin = Market.__new__(Market)
        self.copy_into(twin)
        twin.restore(self.fields())
        return twin

    def fields(self) -> dict[str, Any]:
        return {
            "coins": self.coins[:],
            "wares": self.wares[:],
            "work": self.work[:],
            "home": self.home,
            "stall": self.stall,
            "days": self.days,
        }

    def restore(self, data: dict[str, Any]) -> None:
        self.coins, self.wares = list(data["coins"]), list(data["wares"])
        self.work, self.home = list(data["work"]), int(data["home"])
        self.stall, self.days = int(data["stall"]), int(data["days"])


class Morning(NamedTuple):
    """A day begins: everybody comes to the market."""


class Stroll(NamedTuple):
    """A seat chooses its next action."""

    seat: int


class Pay(NamedTuple):
    """A seat chooses the coin to pay with."""

    seat: int


class Gift(NamedTuple):
    """A neighbour chooses whether to give a copper."""

    seat: int
    neighbour: int


class Follow(NamedTuple):
    """A seat waits for its neighbour to go home."""

    seat: int
    neighbour: int


class Wages(NamedTuple):
    """A die decides what the work was worth."""

    seat: int


def _run_morning(state: Market, frame: Morning) -> None:
    state.stack.pop()
    if state.days:
        state.days -= 1
        state.home = 0
        state.stack.append(frame)
        open_branches(state, [[Stroll(seat)] for seat in range(len(SEATS))])


def _run_stroll(state: Market, frame: Stroll) -> list[Decision] | None:
    seat = frame.seat
    if state.home == (1 << len(SEATS)) - 1:
        state.stack.pop()
        return None
    if state.home >> seat & 1:
        back = Decision(0, seat, "stroll", "", ("return",), (0,), deliberate=True)
        return [back._replace(optional=True)]
    keys = ["home"]
    if state.work[seat]:
        keys.append("work")
    if state.stall and any(state.coins[seat * 2 : seat * 2 + 2]):
        keys.append("buy")
    if state.coins[(seat + 1) % len(SEATS) * 2]:
        keys.append("beg")
    neighbour = (seat + 1) % len(SEATS)
    waiting = any(isinstance(frame, Follow) for frame in state.branches[neighbour])
    if not state.home >> neighbour & 1 and not waiting:
        keys.append("follow")
    keys.sort()
    return [Decision(0, seat, "stroll", "", tuple(keys), tuple(range(len(keys))), deliberate=True)]


def _answer_stroll(state: Market, frame: Stroll, decision: Decision, index: int) -> None:
    seat, key = frame.seat, decision.keys[index]
    tell(state, key, seat)
    if key == "home":
        state.home |= 1 << seat
    elif key == "return":
        state.home &= ~(1 << seat)
    elif key == "work":
        state.work[seat] -= 1
        state.stack.append(Wages(seat))
    elif key == "follow":
        state.stack.append(Follow(seat, (seat + 1) % len(SEATS)))
    elif key == "buy":
        state.stall -= 1
        state.stack.append(Pay(seat))
    else:
        state.stack.append(Gift(seat, (seat + 1) % len(SEATS)))


def _run_pay(state: Market, frame: Pay) -> list[Decision]:
    owned = [n for n in range(2) if state.coins[frame.seat * 2 + n]]
    keys = tuple(f"pay:{COINS[n]}" for n in owned)
    # A gift may be taken from a purse that is just being opened: then the ware goes back.
    return [Decision(0, frame.seat, "pay", "", keys or ("return_ware",), tuple(owned) or (-1,))]


def _answer_pay(state: Market, frame: Pay, decision: Decision, index: int) -> None:
    state.stack.pop()
    coin = decision.args[index]
    if coin < 0:
        state.stall += 1
        return
    state.coins[frame.seat * 2 + coin] -= 1
    state.wares[frame.seat] += 1
    tell(state, "bought", frame.seat)


def _run_gift(state: Market, frame: Gift) -> list[Decision]:
    keys = ("give", "refuse") if state.coins[frame.neighbour * 2] else ("refuse",)
    return [Decision(0, frame.neighbour, "gift", SEATS[frame.seat], keys, tuple(range(len(keys))))]


def _answer_gift(state: Market, frame: Gift, decision: Decision, index: int) -> None:
    state.stack.pop()
    if decision.keys[index] == "give":
        state.coins[frame.neighbour * 2] -= 1
        state.coins[frame.seat * 2] += 1
        tell(state, "given", frame.neighbour, frame.seat)


def _run_follow(state: Market, frame: Follow) -> list[Decision] | None:
    if not state.home >> frame.neighbour & 1:
        return []
    state.stack.pop()
    state.home |= 1 << frame.seat
    return None


def _run_wages(state: Market, frame: Wages) -> list[Decision]:
    return [Decision(0, CHANCE, "wages", SEATS[frame.seat], COINS, (0, 1), (2, 1))]


def _answer_wages(state: Market, frame: Wages, decision: Decision, index: int) -> None:
    state.stack.pop()
    state.coins[frame.seat * 2 + decision.args[index]] += 1
    tell(state, "earned", frame.seat, decision.args[index])


def blank(game: Game) -> Market:
    """Nobody is there yet."""
    state = Market(
        game=game,
        config={},
        stack=[],
        zones=[],
        where=numbers_of(()),
        face=(),
        known=numbers_of(()),
        handles=no_handles(0),
        rng=0,
        asked=0,
        pending=(),
        confirm=False,
        sees=(),
        marks=(),
        virtual=0,
        trees={},
    )
    state.coins = [1, 0] * len(SEATS)
    state.wares = [0] * len(SEATS)
    state.work = [WORK] * len(SEATS)
    return state


class MarketGame(Game):
    """The market behind the kernel's questions."""

    def blank(self, config: Any) -> Market:
        return blank(self)

    def new_game(self, config: Any, seed: int) -> Market:
        state = blank(self)
        state.rng = Rng(seed).next()
        state.days = 2
        state.stack.append(Morning())
        advance(state)
        return state

    def config_data(self, config: Any) -> dict[str, Any]:
        return {}

    def config_from(self, data: dict[str, Any]) -> Any:
        return {}

    def seat_names(self, state: State) -> tuple[str, ...]:
        return SEATS

    def public(self, state: State) -> dict[str, Any]:
        return {}

    def private(self, state: State, seat: int) -> dict[str, Any]:
        return {}

    def returns(self, state: State) -> tuple[int, ...]:
        return (0,) * len(SEATS)


MARKET = MarketGame(
    name="market",
    modes={},
    frames={
        Morning: Handler(_run_morning, never_asks),
        Stroll: Handler(_run_stroll, _answer_stroll),
        Pay: Handler(_run_pay, _answer_pay),
        Gift: Handler(_run_gift, _answer_gift),
        Wages: Handler(_run_wages, _answer_wages),
        Follow: Handler(_run_follow, never_asks),
    },
    effects={},
    ops={},
    content=lambda config: "market",
)
