"""The conditions for achievements in a single game: a function of a game and a seat, by id."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from sevencats.games.gwent.cards.flags import CLEAR, HORN, SPY, UNIT, WEATHER
from sevencats.games.gwent.cards.model import ROWS
from sevencats.games.gwent.lessons.achievements.story import (
    PlayedAction,
    PlayedGame,
    PlayedRound,
    PlayedTurn,
)
from sevencats.kernel.events import Event

Deed = Callable[[PlayedGame, int], bool]

#: How many more cards a rival must spend in a round that the seat gives away.
_GIVEN = 3
#: How many more cards in hand the seat needs before the last round.
_AHEAD = 2
_DRAWN = 4
_BURNED = 3
_BONDED = 3
_MUSTERED = 3
_HORN = 20
_WEATHER = 15
_CLEARED = 10


def _turns(game: PlayedGame, seat: int) -> Iterator[PlayedTurn]:
    return (turn for one in game.rounds for turn in one.turns if turn.seat == seat)


def _flags(game: PlayedGame, event: Event) -> int:
    return game.table.flags[event.card] if event.card >= 0 else 0


def _gain(game: PlayedGame, turn: PlayedTurn) -> int:
    """Return the strength that a turn added to the seat's own total."""
    own = game.side(turn.seat)
    return turn.after[own] - turn.before[own]


def _best_rival(game: PlayedGame, seat: int, sums: tuple[int, ...] | list[int]) -> int:
    return max(sums[game.side(enemy)] for enemy in game.enemies(seat))


# -- rounds and cards in hand ----------------------------------------------------------------------


def pass_first(game: PlayedGame, seat: int) -> bool:
    """Won a round as the first to pass, though a player played on."""
    return any(
        one.winner == game.side(seat) and _passed_first(game, one, seat) for one in game.rounds
    )


def _passed_first(game: PlayedGame, one: PlayedRound, seat: int) -> bool:
    passes = [act.seat for act in one.acts if act.kind == "pass"]
    if passes[:1] != [seat]:
        return False
    later = one.acts[one.acts.index(PlayedAction(seat, "pass")) :]
    enemies = game.enemies(seat)
    return any(act.seat in enemies and act.kind != "pass" for act in later)


def give_a_round(game: PlayedGame, seat: int) -> bool:
    """Lost a round for which every rival spent three cards more, and won the game."""
    return game.won(seat) and any(
        one.winner not in (-1, game.side(seat))
        and all(one.cards(e) - one.cards(seat) >= _GIVEN for e in game.enemies(seat))
        for one in game.rounds
    )


def comeback(game: PlayedGame, seat: int) -> bool:
    """Lost the first round and won the game."""
    first = game.rounds[0]
    return game.won(seat) and first.number == 1 and first.winner not in (-1, game.side(seat))


def fewer_cards(game: PlayedGame, seat: int) -> bool:
    """Won a game with fewer cards than any rival."""
    played = [sum(one.cards(s) for one in game.rounds) for s in range(len(game.table.factions))]
    return game.won(seat) and all(played[seat] < played[enemy] for enemy in game.enemies(seat))


def last_cards(game: PlayedGame, seat: int) -> bool:
    """Began the third round with two cards more than any rival, and won the game."""
    return game.won(seat) and any(
        one.number == 3
        and all(one.hands[seat] - one.hands[enemy] >= _AHEAD for enemy in game.enemies(seat))
        for one in game.rounds
    )


def by_one(game: PlayedGame, seat: int) -> bool:
    """Won a round by one point."""
    own = game.side(seat)
    return any(
        one.winner == own and one.totals[own] - _best_rival(game, seat, one.totals) == 1
        for one in game.rounds
    )


# -- cards -----------------------------------------------------------------------------------------


def spies(game: PlayedGame, seat: int) -> bool:
    """Drew four cards by spies in a game."""
    drawn = 0
    for turn in _turns(game, seat):
        landed = [*turn.own("played"), *turn.own("revived")]
        if any(_flags(game, event) & SPY for event in landed):
            drawn += len(turn.own("drawn"))
    return drawn >= _DRAWN


def spy_back(game: PlayedGame, seat: int) -> bool:
    """Took a rival's spy into the hand with a Decoy."""
    return any(
        event.sleeve in turn.spies and _flags(game, event) & SPY
        for turn in _turns(game, seat)
        for event in turn.own("decoyed")
    )


def medic_spy(game: PlayedGame, seat: int) -> bool:
    """Brought a spy back with a medic."""
    return any(
        _flags(game, event) & SPY for turn in _turns(game, seat) for event in turn.own("revived")
    )


def medic_chain(game: PlayedGame, seat: int) -> bool:
    """Brought back a medic who brought back another card."""
    return any(len(turn.own("revived")) > 1 for turn in _turns(game, seat))


def scorch_three(game: PlayedGame, seat: int) -> bool:
    """Burned three cards of rivals in one turn."""
    table = game.table
    theirs = {table.row(game.side(enemy), row) for enemy in game.enemies(seat) for row in ROWS}
    return any(
        sum(event.kind == "burned" and event.args[0] in theirs for event in turn.events) >= _BURNED
        for turn in _turns(game, seat)
    )


def bond_three(game: PlayedGame, seat: int) -> bool:
    """Had three bonded cards of one name on the own side."""
    return any(one.bonds[game.side(seat)] >= _BONDED for one in game.rounds)


def muster_three(game: PlayedGame, seat: int) -> bool:
    """Mustered three cards with one."""
    return any(len(turn.own("mustered")) >= _MUSTERED for turn in _turns(game, seat))


def hero_weather(game: PlayedGame, seat: int) -> bool:
    """Won a round with a hero on a row under weather."""
    own = game.side(seat)
    return any(one.winner == own and own in one.heroes for one in game.rounds)


# -- what a turn came to ---------------------------------------------------------------------------


def _alone(game: PlayedGame) -> bool:
    """Return whether a turn's totals are its own; the opponent of a solo game answers within the
    same step."""
    return not game.table.mode.solo


def horn_twenty(game: PlayedGame, seat: int) -> bool:
    """Added 20 with a horn, from the hand or the leader."""

    def blown(turn: PlayedTurn) -> bool:
        horns = [event for event in turn.own("played") if not _flags(game, event) & UNIT]
        return bool(turn.own("horn")) or any(_flags(game, event) & HORN for event in horns)

    return _alone(game) and any(
        blown(turn) and _gain(game, turn) >= _HORN for turn in _turns(game, seat)
    )


def weather_fifteen(game: PlayedGame, seat: int) -> bool:
    """Took 15 more from a rival than from the seat itself with a weather card."""

    def cast(turn: PlayedTurn) -> bool:
        return any(
            _flags(game, event) & WEATHER and not _flags(game, event) & CLEAR
            for event in turn.own("played")
        )

    def lead(turn: PlayedTurn) -> int:
        falls = [turn.before[side] - after for side, after in enumerate(turn.after)]
        return max(falls[game.side(e)] for e in game.enemies(seat)) - falls[game.side(seat)]

    return _alone(game) and any(
        cast(turn) and lead(turn) >= _WEATHER for turn in _turns(game, seat)
    )


def clear_ten(game: PlayedGame, seat: int) -> bool:
    """Gained 10 more than any rival when the weather was cleared."""

    def cleared(turn: PlayedTurn) -> bool:
        return any(_flags(game, event) & CLEAR for event in turn.own("played"))

    def lead(turn: PlayedTurn) -> int:
        gains = [after - turn.before[side] for side, after in enumerate(turn.after)]
        return gains[game.side(seat)] - _best_rival(game, seat, gains)

    return _alone(game) and any(
        cleared(turn) and lead(turn) >= _CLEARED for turn in _turns(game, seat)
    )


def leader_lead(game: PlayedGame, seat: int) -> bool:
    """Was behind before the leader acted, and ahead afterwards."""

    def ahead(sums: list[int]) -> int:
        return sums[game.side(seat)] - _best_rival(game, seat, sums)

    return _alone(game) and any(
        turn.leader and ahead(list(turn.before)) < 0 < ahead(list(turn.after))
        for turn in _turns(game, seat)
    )


#: In display order: from what a beginner meets to what takes a plan.
DEEDS: dict[str, Deed] = {
    "pass-first": pass_first,
    "comeback": comeback,
    "give-a-round": give_a_round,
    "fewer-cards": fewer_cards,
    "last-cards": last_cards,
    "by-one": by_one,
    "spies": spies,
    "spy-back": spy_back,
    "medic-spy": medic_spy,
    "medic-chain": medic_chain,
    "muster-three": muster_three,
    "bond-three": bond_three,
    "horn-twenty": horn_twenty,
    "scorch-three": scorch_three,
    "weather-fifteen": weather_fifteen,
    "clear-ten": clear_ten,
    "hero-weather": hero_weather,
    "leader-lead": leader_lead,
}
