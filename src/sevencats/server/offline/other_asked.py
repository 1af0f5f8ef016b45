"""Requests about the player, decks, puzzles, and what is offered."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from sevencats import __version__
from sevencats.server.asked import types
from sevencats.server.asked.daily import (
    DailyPuzzle,
    PuzzleAnswer,
    PuzzleGuess,
    attempt,
    number_of,
    puzzle_of,
    shown,
    solution,
)
from sevencats.server.asked.names import clean_name
from sevencats.server.asked.offers import offered_games, offered_phrases, printed_facts
from sevencats.server.games import decks_of, plugin_of
from sevencats.server.now import now_ms
from sevencats.server.offline.bots import playable_levels
from sevencats.server.offline.routes import Asked, route
from sevencats.server.store.records import TableRecord
from sevencats.server.tables.seats.roster import seat_of

_PAGE = 20
_FAVOURITES = 6


@route("GET", "/health")
async def health(asked: Asked) -> types.Health:
    """Answer that this worker is running."""
    return types.Health("ok", __version__, True, None, len(asked.host.actors), 0)


# -- the player ------------------------------------------------------------------------------------


@route("GET", "/api/me")
async def visitor(asked: Asked) -> types.Me | None:
    """The player, or null before the first game."""
    return await asked.host.person.me()


@route("POST", "/api/session")
async def new_guest(asked: Asked) -> types.Me:
    """Take a name."""
    data = asked.read(types.NewGuest)
    return await asked.host.person.enter(clean_name(data.name), data.lang)


@route("PATCH", "/api/session")
async def change_profile(asked: Asked) -> types.Me:
    """Take another name or language."""
    me, data = await asked.host.person.need(), asked.read(types.ProfileChange)
    name = me.name if data.name is None else clean_name(data.name)
    return await asked.host.person.enter(name, data.lang or me.lang)


@route("GET", "/api/me/data")
async def export_data(asked: Asked) -> Any:
    """All data stored in this browser."""
    return await asked.host.shelf.read("")


@route("DELETE", "/api/me/data")
async def erase_data(asked: Asked) -> None:
    """Delete all data stored in this browser."""
    await asked.host.forget_everything()


@route("GET", "/api/me/history")
async def my_history(asked: Asked) -> types.MyHistory:
    """My finished games; with the first page also my favourites."""
    me = await asked.host.person.need()
    before = asked.number("before", 0)
    over = [
        record
        for record in await asked.host.tables.all()
        if record.status == "finished"
        and not record.setup.lesson
        and record.updated < (before or now_ms() + 1)
        and seat_of(record, me.id) is not None
    ]
    games = tuple(_past(record, me.id) for record in over[:_PAGE])
    named = () if before else _favourites(over, me.id, asked.lang)
    return types.MyHistory(games, len(over) > _PAGE, named)


def _past(record: TableRecord, user: str) -> types.PastGame:
    mine = seat_of(record, user)
    assert mine is not None
    others = [seat for seat in record.seats if seat.seat != mine.seat]
    return types.PastGame(
        table=record.id,
        game=record.setup.game,
        mode=record.setup.mode,
        at=record.updated,
        seat=mine.seat,
        result=_returns(record, mine.seat),
        reason="" if record.result is None else record.result.reason,
        rivals=tuple(seat.name for seat in others),
        levels=tuple(seat.bot for seat in others),
    )


def _returns(record: TableRecord, seat: int) -> int:
    return 0 if record.result is None else record.result.returns[seat]


def _favourites(over: list[TableRecord], user: str, lang: str) -> tuple[types.NamedFavourite, ...]:
    games: Counter[tuple[str, str]] = Counter()
    wins: Counter[tuple[str, str]] = Counter()
    for record in over:
        mine = seat_of(record, user)
        assert mine is not None
        for word in set(mine.choice):
            games[record.setup.game, word] += 1
            wins[record.setup.game, word] += _returns(record, mine.seat) > 0
    return tuple(
        types.NamedFavourite(
            plugin_of(game).setup.choice_name(choice, lang),
            types.Favourite(game, choice, count, wins[game, choice]),
        )
        for (game, choice), count in games.most_common(_FAVOURITES)
    )


@route("GET", "/api/me/blocks")
async def my_blocks(asked: Asked) -> list[types.Blocked]:
    """An empty list: there is nobody to block."""
    return []


# -- offers ----------------------------------------------------------------------------------------


@route("GET", "/api/games")
async def games(asked: Asked) -> list[types.GameInfo]:
    """The games, their modes, and the bots that can play here."""
    return [
        msgspec.structs.replace(game, levels=playable_levels(game.id))
        for game in offered_games(asked.lang)
    ]


@route("GET", "/api/phrases")
async def phrases(asked: Asked) -> list[types.PhraseInfo]:
    """The preset phrases of the chat."""
    return offered_phrases(asked.lang)


@route("GET", "/api/games/*/facts")
async def facts(asked: Asked) -> bytes:
    """The printed facts of a game with some options."""
    return printed_facts(asked.words[0], asked.query.get("options", ""), asked.lang)


@route("GET", "/api/puzzles/*")
async def daily_puzzle(asked: Asked) -> DailyPuzzle:
    """The puzzle of a day."""
    number, when = number_of(asked.words[0])
    plugin, puzzle = puzzle_of(number)
    return shown(plugin, puzzle, number, when, asked.lang)


@route("POST", "/api/puzzles/*/answer")
async def answer_puzzle(asked: Asked) -> PuzzleAnswer:
    """The result of a try, and the winning line."""
    number, _ = number_of(asked.words[0])
    plugin, puzzle = puzzle_of(number)
    guess, best = asked.read(PuzzleGuess).key, puzzle.line[0]
    tried = None if guess == best else attempt(plugin, puzzle, guess, asked.lang)
    return PuzzleAnswer(guess == best, best, solution(plugin, puzzle, asked.lang), tried)


# -- decks -----------------------------------------------------------------------------------------


@route("POST", "/api/decks/read")
async def read_sheet(asked: Asked) -> Any:
    """The cards of a deck, its counts, and what every rule set says of it."""
    data = asked.read(types.DeckToRead)
    return decks_of(data.game).sheet(data.deck, asked.lang)


@route("POST", "/api/decks/tournament")
async def check_trio(asked: Asked) -> Any:
    """Check if decks may be brought to a tournament together."""
    data = asked.read(types.DecksToBring)
    return decks_of(data.game).trio(data.decks, asked.lang)


@route("POST", "/api/decks/check")
async def check_deck(asked: Asked) -> Any:
    """Check if a deck may be played in a mode."""
    data = asked.read(types.DeckQuestion)
    return decks_of(data.game).report(data.mode, data.deck, asked.lang)


@route("GET", "/api/me/decks")
async def my_decks(asked: Asked) -> list[types.SavedDeck]:
    """My saved decks."""
    return await asked.host.person.decks()


@route("POST", "/api/me/decks")
async def save_deck(asked: Asked) -> types.SavedDeck:
    """Save a deck. It need not be legal yet."""
    data = asked.read(types.NewDeck)
    code = decks_of(data.game).code(data.deck)
    return await asked.host.person.save_deck(data.game, clean_name(data.name), code)


@route("DELETE", "/api/me/decks/*")
async def drop_deck(asked: Asked) -> None:
    """Delete a saved deck."""
    await asked.host.person.drop_deck(asked.words[0])
