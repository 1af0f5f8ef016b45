"""A small Gwent: the same rules with a dozen cards a side, of which each player is dealt a few.

Both players know both dozens, so all that is hidden is the deal. There are so few deals, and ways
to play them, that an algorithm can visit the whole tree.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement
from math import comb, prod

from sevencats.adapters.learning import Small
from sevencats.games.gwent.positions.file import read_position
from sevencats.games.gwent.positions.runner import set_up
from sevencats.games.gwent.state import GwentState
from sevencats.kernel import RulesError
from sevencats.kernel.engine import derive_pending

#: Three copies of each make the dozen of a side: a unit that grows with its like, one that stands
#: alone, and two cards that turn a row or the strongest unit.
CARDS = ("blue_stripes_commando", "biting_frost", "crinfrid_reavers_dragon_hunter", "scorch")
COPIES = 3
#: Larger hands have more ways to play than a computer remembers.
HANDS = (1, 2, 3)

Hand = tuple[str, ...]


def _size(parameters: dict[str, int]) -> int:
    size = parameters["hand"]
    if size not in HANDS:
        raise RulesError(
            f"hand is one of {', '.join(map(str, HANDS))}, not {size}: the tree of larger hands "
            "does not fit into memory"
        )
    return size


def _hands(size: int) -> Iterator[tuple[Hand, int]]:
    """Yield every hand, and in how many ways it is dealt."""
    for hand in combinations_with_replacement(CARDS, size):
        counts = [hand.count(card) for card in CARDS]
        if max(counts) <= COPIES:
            yield hand, prod(comb(COPIES, count) for count in counts)


def deals(parameters: dict[str, int]) -> list[tuple[tuple[Hand, Hand], int]]:
    """Return all deals with their weights."""
    hands = list(_hands(_size(parameters)))
    return [((one, two), n * m) for one, n in hands for two, m in hands]


def start(parameters: dict[str, int], deal: tuple[Hand, Hand]) -> GwentState:
    """Return the game after a deal: player A begins a match of three rounds."""
    size = _size(parameters)
    seats = {}
    for number, seat in enumerate("AB"):
        copies = range(number * COPIES + 1, (number + 1) * COPIES + 1)
        dozen = [f"{card}#{copy}" for card in CARDS for copy in copies]
        seats[seat] = {"hand": dozen[:size], "deck": dozen[size:], "faction": "scoiatael"}
    state = set_up(read_position({"format": "gwent-position/1", "seats": seats}))
    state.confirm = False
    table, face = state.table, list(state.face)
    for number, hand in enumerate(deal):
        held = state.zones[table.hand(number)]
        kept = state.zones[table.deck(number)]
        free = sorted(face[sleeve] for sleeve in (*held, *kept))
        for sleeve, wanted in zip(sorted(held), hand, strict=True):
            card = next(one for one in free if table.types[table.type_of[one]] == wanted)
            free.remove(card)
            face[sleeve] = card
        for sleeve, card in zip(sorted(kept), free, strict=True):
            face[sleeve] = card
    state.face = tuple(face)
    asked = derive_pending(state, [decision.id for decision in state.pending])
    assert asked, "a hand without a move"
    return state


SMALL = Small(
    title="Gwent with a dozen cards a side",
    openspiel="python_sevencats_gwent_mini",
    parameters={"hand": 2},
    keys=("pass", *(f"play:{card}" for card in CARDS)),
    deals=deals,
    start=start,
)
