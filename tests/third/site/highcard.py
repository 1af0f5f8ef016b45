"""High Card: a small third game that brings nothing but its rules and an entry point.

Each seat holds seven of 24 cards, and a coin says whether high or low cards win. All choose a card
at once; the best takes the trick, and the player with the most of seven tricks wins.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from sevencats.author import (
    CHANCE,
    BadData,
    Decision,
    Game,
    Handler,
    ModeInfo,
    PlainState,
    Rng,
    Sample,
    State,
    Zone,
    advance,
    move,
    never_asks,
    push_shuffle,
    tell,
)

CARDS, HAND = 24, 7
DECK, TABLE = 0, 1


class Config(NamedTuple):
    """How many play."""

    seats: int


class HighCardState(PlainState):
    """The table; ``tricks`` counts by seat, ``low``: low cards win."""

    own = ("tricks", "low")
    tricks: list[int]
    low: bool


def name(seat: int) -> str:
    return "ABC"[seat]


def card_name(card: int) -> str:
    return f"card_{card + 1:02}"


def blank(game: Game, config: Config) -> HighCardState:
    hands = [Zone(f"{name(seat)}.hand", 1 << seat, 0) for seat in range(config.seats)]
    layout = [Zone("deck", 0, 0), Zone("table", -1, -1), *hands]
    tricks = [0] * config.seats
    return HighCardState.begin(game, config, layout, [DECK] * CARDS, tricks=tricks, low=False)


class Coin(NamedTuple):
    """A coin decides whether high or low cards win."""


def toss(state: HighCardState, frame: Coin) -> list[Decision]:
    return [Decision(0, CHANCE, "coin", "", ("high", "low"), (0, 1))]


def tossed(state: HighCardState, frame: Coin, decision: Decision, index: int) -> None:
    state.stack.pop()
    state.low = bool(index)
    tell(state, "tossed", -1, decision.keys[index])


class Deal(NamedTuple):
    """The deck is shuffled; each seat gets its hand."""


def deal(state: HighCardState, frame: Deal) -> None:
    state.stack.pop()
    for seat in range(state.config.seats):
        for _ in range(HAND):
            move(state, state.zones[DECK][-1], TABLE + 1 + seat, "dealt", seat)


class Trick(NamedTuple):
    """The sleeve that each seat has chosen; -1: nothing yet."""

    chosen: tuple[int, ...]


def ask(state: HighCardState, frame: Trick) -> list[Decision] | None:
    if not state.zones[TABLE + 1]:
        state.stack.pop()
    elif -1 not in frame.chosen:
        take_trick(state, frame)
    else:
        waiting = [seat for seat, sleeve in enumerate(frame.chosen) if sleeve < 0]
        return [question(state, seat) for seat in waiting]
    return None


def take_trick(state: HighCardState, frame: Trick) -> None:
    best = (min if state.low else max)(frame.chosen, key=lambda sleeve: state.face[sleeve])
    winner = frame.chosen.index(best)
    for seat, sleeve in enumerate(frame.chosen):
        move(state, sleeve, TABLE, "played", seat)
    state.tricks[winner] += 1
    tell(state, "took", winner, state.tricks[winner])
    state.stack[-1] = Trick((-1,) * state.config.seats)


def question(state: HighCardState, seat: int) -> Decision:
    hand = {f"play:{card_name(state.face[s])}": s for s in state.zones[TABLE + 1 + seat]}
    return Decision(0, seat, "trick", "", tuple(sorted(hand)), tuple(hand[k] for k in sorted(hand)))


def answer(state: HighCardState, frame: Trick, decision: Decision, index: int) -> None:
    chosen = list(frame.chosen)
    chosen[decision.seat] = decision.args[index]
    state.stack[-1] = Trick(tuple(chosen))


class HighCard(Game):
    """The game behind the kernel's questions."""

    def blank(self, config: Config) -> HighCardState:
        return blank(self, config)

    def new_game(self, config: Config, seed: int) -> HighCardState:
        state = blank(self, config)
        state.rng = Rng(seed).next()
        state.handles = state.handles.seeded(seed)
        state.stack += [Trick((-1,) * config.seats), Coin(), Deal()]
        push_shuffle(state, DECK)
        advance(state)
        return state

    def config_data(self, config: Config) -> dict[str, Any]:
        return {"seats": config.seats}

    def config_from(self, data: dict[str, Any]) -> Config:
        if data.get("seats") not in (2, 3):
            raise BadData("two or three play High Card")
        return Config(data["seats"])

    def seat_names(self, state: State) -> tuple[str, ...]:
        return tuple(name(seat) for seat in range(state.config.seats))

    def public(self, state: State) -> dict[str, Any]:
        assert isinstance(state, HighCardState)
        return {"seats": list(self.seat_names(state)), "tricks": state.tricks[:], "low": state.low}

    def private(self, state: State, seat: int) -> dict[str, Any]:
        return {}

    def card_name(self, state: State, card: int) -> str:
        return card_name(card)

    def returns(self, state: State) -> tuple[int, ...]:
        assert isinstance(state, HighCardState)
        most = max(state.tricks)
        if state.pending or state.tricks.count(most) > 1:
            return (0,) * len(state.tricks)
        return tuple(1 if tricks == most else -1 for tricks in state.tricks)


def samples() -> list[Sample]:
    return [Sample("two", Config(2)), Sample("three", Config(3))]


GAME = HighCard(
    name="highcard",
    modes={"tricks": ModeInfo(id="tricks", seats=(2, 3), samples=samples)},
    frames={
        Deal: Handler(deal, never_asks),
        Coin: Handler(toss, tossed),
        Trick: Handler(ask, answer),
    },
    effects={},
    ops={},
    content=lambda config: "highcard-1",
)
