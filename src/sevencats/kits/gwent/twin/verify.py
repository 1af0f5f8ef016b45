"""Engine and twin side by side: the same picks and chance outcomes through both, compared after
every pick.

Cards that are alike (same card, same colour, known to the same seats) are told apart by neither,
so zones are compared as bags of such cards, decks as lists. The twin gets the engine's chance
outcomes as luck: a high number for a card that was drawn, rising ones for the order of a deck.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray

from sevencats.gwent import GAME, Config
from sevencats.gwent.state import GwentState
from sevencats.kernel.atoms import Shuffle
from sevencats.kernel.decisions import CHANCE
from sevencats.kernel.engine import sample, take
from sevencats.kernel.rng import Rng
from sevencats.kits.gwent.bots.tavern import TAVERN, tavern_index
from sevencats.kits.gwent.learning import actions
from sevencats.kits.gwent.twin.asks import Ask
from sevencats.kits.gwent.twin.choices import choices
from sevencats.kits.gwent.twin.compare import Card, Difference, Shown, card_of, differences
from sevencats.kits.gwent.twin.decks import random_deck
from sevencats.kits.gwent.twin.game import (
    action_numbers,
    choice_of,
    is_settled,
    legal,
    open_choices,
)
from sevencats.kits.gwent.twin.observe import observe
from sevencats.kits.gwent.twin.state import (
    BOARD,
    DECK,
    PLACES,
    SEAT_ZONES,
    SIDE_ZONES,
    State,
    encode_decks,
    init,
)
from sevencats.kits.gwent.twin.strength import strengths
from sevencats.kits.gwent.twin.tables import FACTION_NUMBERS
from sevencats.kits.gwent.twin.tavern import tavern
from sevencats.kits.gwent.twin.tick import tick

#: The luck of a card that chance has drawn, the first the highest; and of all others.
_DRAWN, _APART, _OTHERS = 0xF0000000, 1 << 20, 128
_FACTIONS = tuple(FACTION_NUMBERS)


@dataclass(slots=True)
class Report:
    """What a comparison came to."""

    games: int = 0
    picks: int = 0
    differences: list[Difference] = field(default_factory=list)


class _Drawn(NamedTuple):
    """A card that chance has chosen, in which round, the zone it lay in, how many alike lay before
    it there, and who knew it."""

    card: Card
    round: int
    zone: int
    before: int
    known: int


class _Pair:
    """One game of the engine, and what its chance did since the last pick."""

    def __init__(self, number: int, config: Config, seed: int) -> None:
        self.number = number
        self.rng = Rng(seed)
        self.state: GwentState = GAME.new_game(config, self.rng.next())
        self.picks: list[str] = []
        self.settle()

    def settle(self) -> None:
        """Let chance answer, and write down what it did."""
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
        """Answer the first open question, at random or as the tavern bot does; gives the action."""
        decision = self.state.pending[0]
        # The leader and Decoys are rare among many cards: they are tried more often.
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
    """For each place of the twin its place in an order of a deck. Copies are alike; those that end
    in the deck come first, then those that are drawn from it."""
    places: dict[Card, list[int]] = {}
    half = len(game.kind) // 2
    deck = SEAT_ZONES * seat + DECK
    for place in np.lexsort((game.zone != deck, ends.zone != deck)):
        places.setdefault(Card(int(game.kind[place]), int(place) // half), []).append(int(place))
    return {places[card].pop(0): rank for rank, card in enumerate(order)}


def _place(drawn: _Drawn, game: Game, ends: Game, taken: set[int]) -> int:
    """The twin's place of a card that chance has chosen."""
    half = len(game.kind) // 2
    alike = [
        place
        for place in range(drawn.card.home * half, (drawn.card.home + 1) * half)
        if game.kind[place] == drawn.card.kind
    ]
    if drawn.zone < BOARD:
        # Hands: which copy is known matters, for the first one is played first.
        held = sorted((game.seq[place], place) for place in alike if game.zone[place] == drawn.zone)
        return int(held[drawn.before][1])
    found = [
        (
            game.zone[place] != drawn.zone,
            # It came there with this very pick: from the table if it can be, else from a hand.
            game.seq[place] == ends.seq[place] or ends.zone[place] < BOARD,
            # From the rows of the other side nothing comes to this pile.
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
    """The luck that makes the twin's chance do the same, for each round that the pick may reach,
    and the order of its decks. ``ends``: where the cards lie afterwards, but for the orders."""
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
    """Take an action (-1: none), then play on to the next decision, with the luck of each round."""
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
    """Play so many games of random decks, all pairings of factions in turn, and compare."""
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
    """Play all games of a batch to their ends; a game with a difference is left."""
    left = set(range(len(pairs)))
    picked = np.full(len(pairs), -1, np.int32)
    while True:
        host = jax.device_get(state)
        rows = [State(*(np.asarray(column)[n] for column in host)) for n in range(len(pairs))]
        # Twice: where the cards of a deck end says which copies its order is about.
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
