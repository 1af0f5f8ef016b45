"""Verify the twin against the engine: feed the same picks and chance outcomes to both, and compare
them after every pick.

Neither distinguishes identical cards (same card, same colour, known to the same seats), so zones
are compared as multisets of such cards, decks as lists. The twin gets the engine's chance outcomes
as random numbers: a high number for a drawn card, rising ones for the order of a deck.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray

from sevencats.games.gwent import GAME, Config
from sevencats.games.gwent.bots.tavern import TAVERN, tavern_index
from sevencats.games.gwent.learn.features import actions
from sevencats.games.gwent.learn.twin.asks import Ask
from sevencats.games.gwent.learn.twin.choices import choices
from sevencats.games.gwent.learn.twin.compare import (
    Card,
    Difference,
    Shown,
    card_of,
    differences,
)
from sevencats.games.gwent.learn.twin.decks import random_deck
from sevencats.games.gwent.learn.twin.game import (
    action_numbers,
    choice_of,
    is_settled,
    legal,
    open_choices,
)
from sevencats.games.gwent.learn.twin.observe import observe
from sevencats.games.gwent.learn.twin.state import (
    BOARD,
    DECK,
    PLACES,
    SEAT_ZONES,
    SIDE_ZONES,
    State,
    encode_decks,
    init,
)
from sevencats.games.gwent.learn.twin.strength import strengths
from sevencats.games.gwent.learn.twin.tables import FACTION_NUMBERS
from sevencats.games.gwent.learn.twin.tavern import tavern
from sevencats.games.gwent.learn.twin.tick import tick
from sevencats.games.gwent.state import GwentState
from sevencats.kernel.atoms import Shuffle
from sevencats.kernel.decisions import CHANCE
from sevencats.kernel.engine import sample, take
from sevencats.kernel.rng import Rng

#: Random numbers of cards that chance has drawn (the first has the highest) and of all others.
_DRAWN, _APART, _OTHERS = 0xF0000000, 1 << 20, 128
_FACTIONS = tuple(FACTION_NUMBERS)


@dataclass(slots=True)
class Report:
    """The result of a comparison."""

    games: int = 0
    picks: int = 0
    differences: list[Difference] = field(default_factory=list)


class _Drawn(NamedTuple):
    """A card that chance has chosen: its round, its zone, how many identical cards came before it
    there, and the seats that knew it."""

    card: Card
    round: int
    zone: int
    before: int
    known: int


class _Pair:
    """A game of the engine, with the chance outcomes since the last pick."""

    def __init__(self, number: int, config: Config, seed: int) -> None:
        self.number = number
        self.rng = Rng(seed)
        self.state: GwentState = GAME.new_game(config, self.rng.next())
        self.picks: list[str] = []
        self.settle()

    def settle(self) -> None:
        """Let chance answer, and record the outcomes."""
        state = self.state
        self.drawn: list[_Drawn] = []
        self.orders: dict[int, list[Card]] = {}
        self.coin = 0
        while state.pending and state.pending[0].seat == CHANCE:
            decision = state.pending[0]
            choice = sample(state, decision)
            if isinstance(choice, tuple):
                frame = state.stack[-1]
                assert isinstance(frame, Shuffle)
                faces = [state.face[sleeve] for sleeve in state.zones[frame.zone]]
                order = [card_of(state, faces[place]) for place in choice]
                self.orders[frame.zone // SEAT_ZONES] = order
            elif decision.kind in ("coin", "decider"):
                self.coin = decision.args[choice]
            else:
                self.drawn.append(_drawn(state, decision.args[choice]))
            take(state, decision, choice)

    def pick(self) -> int:
        """Answer the first open question at random or like the tavern bot; return the action."""
        decision = self.state.pending[0]
        # Try the leader and Decoys more often, as they are rare among many cards.
        index = self.rng.below(len(decision.keys))
        if "leader" in decision.keys and not self.rng.below(4):
            index = decision.keys.index("leader")
        elif "play:decoy" in decision.keys and not self.rng.below(3):
            index = decision.keys.index("play:decoy")
        elif not self.rng.below(2):
            index = tavern_index(self.state, decision)
        self.picks.append(decision.keys[index])
        take(self.state, decision, index)
        self.settle()
        return actions.numbers()[self.picks[-1]]


def _drawn(state: GwentState, sleeve: int) -> _Drawn:
    zone = state.where[sleeve]
    card = card_of(state, state.face[sleeve])
    lying = state.zones[zone]
    earlier = lying[: lying.index(sleeve)]
    before = sum(card_of(state, state.face[other]) == card for other in earlier)
    return _Drawn(card, state.round, zone, before, state.known[sleeve] & 3)


#: A state of the twin on the host.
Game = Any


def _ranks(order: list[Card], game: Game, ends: Game, seat: int) -> dict[int, int]:
    """Return for each place of the twin its position in an order of a deck. Copies are identical;
    those that end in the deck come first, then those that are drawn from it."""
    places: dict[Card, list[int]] = {}
    half = len(game.kind) // 2
    deck = SEAT_ZONES * seat + DECK
    for place in np.lexsort((game.zone != deck, ends.zone != deck)):
        places.setdefault(Card(int(game.kind[place]), int(place) // half), []).append(int(place))
    return {places[card].pop(0): rank for rank, card in enumerate(order)}


def _place(drawn: _Drawn, game: Game, ends: Game, taken: set[int]) -> int:
    """Return the twin's place of a card that chance has chosen."""
    half = len(game.kind) // 2
    alike = [
        place
        for place in range(drawn.card.home * half, (drawn.card.home + 1) * half)
        if game.kind[place] == drawn.card.kind
    ]
    if drawn.zone < BOARD:
        # In hands it matters which copy is known, because the first one is played first.
        held = sorted((game.seq[place], place) for place in alike if game.zone[place] == drawn.zone)
        return int(held[drawn.before][1])
    found = [
        (
            game.zone[place] != drawn.zone,
            # It came there with this pick: from the table if possible, else from a hand.
            game.seq[place] == ends.seq[place] or ends.zone[place] < BOARD,
            # No card comes to this pile from the rows of the other side.
            game.zone[place] >= BOARD and _side(game.zone[place]) != _side(drawn.zone),
            game.zone[place] < BOARD,
            place,
        )
        for place in alike
        if place not in taken
    ]
    return int(min(found)[-1])


def _side(zone: int) -> int:
    return (int(zone) - BOARD) // SIDE_ZONES


def _luck(pair: _Pair, game: Game, ends: Game) -> tuple[NDArray[np.uint32], NDArray[np.int32]]:
    """Return the random numbers that reproduce the engine's chance, for each round that the pick
    may reach, and the order of the decks. ``ends``: the final zones, without the orders."""
    luck = np.full((3, len(game.kind) + 1), _OTHERS, np.uint32)
    luck[:, -1] = pair.coin << 31
    seq = np.array(game.seq)
    for seat, order in pair.orders.items():
        for place, rank in _ranks(order, game, ends, seat).items():
            luck[:, place] = (rank + 1) << 9
            if game.ask in (Ask.COIN, Ask.STARTER):
                seq[place] = rank
    taken: set[tuple[int, int]] = set()
    for number, drawn in enumerate(pair.drawn):
        before = {place for at, place in taken if at == drawn.round}
        place = _place(drawn, game, ends, before)
        taken.add((drawn.round, place))
        luck[drawn.round - 1, place] = _DRAWN - number * _APART
    return luck, seq


def _goes_on(state: State, action: Any, luck: Any, seq: Any) -> State:
    """Take an action (-1: none), then play on to the next decision, with each round's numbers."""
    state = state._replace(seq=seq)
    taken = tick(state, choice_of(state, action), luck[state.round - 1])
    state = jax.tree.map(lambda a, b: jnp.where(action >= 0, a, b), taken, state)
    return jax.lax.while_loop(
        lambda s: ~is_settled(s),
        lambda s: tick(s, jnp.argmax(choices(s)), luck[s.round - 1]),
        state,
    )


def _shown(state: State) -> Shown:
    both = jnp.arange(2)
    action = action_numbers(state)[tavern(state, open_choices(state), TAVERN)]
    return Shown(legal(state), strengths(state), jax.vmap(partial(observe, state))(both), action)


def verify(games: int, seed: int = 1, batch: int = 32, report: Report | None = None) -> Report:
    """Play games with random decks, all pairings of factions in turn, and compare."""
    report = report or Report()
    play, show = jax.jit(jax.vmap(_goes_on)), jax.jit(jax.vmap(_shown))
    start = jax.jit(jax.vmap(init))
    for first in range(0, games, batch):
        configs = [_config(Rng(seed + number), number) for number in range(first, first + batch)]
        pairs = [_Pair(first + n, config, seed + first + n) for n, config in enumerate(configs)]
        decks = [encode_decks(config.decks, PLACES) for config in configs]
        state = start(
            jax.tree.map(lambda *rows: np.stack(rows), *decks), np.arange(batch, dtype=np.uint32)
        )
        report.games += batch
        _play_batch(pairs, state, play, show, report)
    return report


def _config(rng: Rng, number: int) -> Config:
    one, two = divmod(number % 25, 5)
    factions = (_FACTIONS[one], _FACTIONS[two])
    return Config(mode="duel", decks=tuple(random_deck(rng, faction) for faction in factions))


def _play_batch(pairs: list[_Pair], state: State, play: Any, show: Any, report: Report) -> None:
    """Play all games of a batch to their ends; abandon a game with a difference."""
    left = set(range(len(pairs)))
    picked = np.full(len(pairs), -1, np.int32)
    while True:
        host = jax.device_get(state)
        rows = [State(*(np.asarray(column)[n] for column in host)) for n in range(len(pairs))]
        # Run twice: the final zones tell which copies the order of a deck is about.
        ends = rows
        for _ in range(2):
            lucks, seqs = zip(*map(_luck, pairs, rows, ends), strict=True)
            after = play(state, picked, np.stack(lucks), np.stack(seqs))
            host = jax.device_get(after)
            ends = [State(*(np.asarray(column)[n] for column in host)) for n in range(len(pairs))]
        state = after
        host, shown = jax.device_get((state, show(state)))
        for n in sorted(left):
            row = State(*(np.asarray(column)[n] for column in host))
            found = differences(pairs[n].state, row, Shown(*(part[n] for part in shown)))
            if found:
                report.differences.append(
                    Difference(pairs[n].number, len(pairs[n].picks), tuple(pairs[n].picks), found)
                )
            if found or not pairs[n].state.pending:
                left.discard(n)
        if not left:
            return
        for n, pair in enumerate(pairs):
            pair.drawn, pair.orders = [], {}
            picked[n] = pair.pick() if n in left else -1
        report.picks += len(left)
