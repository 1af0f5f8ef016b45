"""The end of a game: by its rules or a resignation; and its result for ratings."""

from __future__ import annotations

from sevencats.kernel.run import Step
from sevencats.server.ratings.outcome import EARLY_ROWS, Contestant, RatedGame, bot_subject
from sevencats.server.store.records import Result
from sevencats.server.tables.table import Table


def result_after(table: Table, step: Step) -> Result | None:
    """The result, if a step has ended the game by its rules."""
    assert table.run is not None
    if step.state.pending or step.row.kind not in ("pick", "start"):
        return None
    returns = table.run.game.returns(step.state)
    return Result(returns=returns, resigned=tuple(sorted(table.run.resigned)))


def resignation_ends(table: Table, seat: int) -> Result | None:
    """The result if this seat resigns and only one side is left, else None. Where all play
    together, the game is lost when the last person resigns."""
    assert table.run is not None
    setup = table.record.setup
    sides = table.plugin.setup.sides(setup.mode, len(table.record.seats), setup.options)
    gone = table.run.resigned | {seat}
    left = {side for s, side in enumerate(sides) if s not in gone}
    if len(set(sides)) == 1:  # bots replace those who resign while a person still plays
        left = {side for s, side in enumerate(sides) if s in table.people() - gone}
        if left:
            return None
    if len(left) > 1:
        return None
    returns = tuple(1 if side in left else -1 for side in sides)
    return Result(returns=returns, reason="resigned", resigned=tuple(sorted(gone)))


def rated_game(table: Table, result: Result) -> RatedGame | None:
    """The finished game for the ratings; None if it does not count."""
    record = table.record
    if not record.setup.rated or not record.pool or result.reason == "abandoned":
        return None
    assert table.run is not None
    sides = table.plugin.setup.sides(record.setup.mode, len(record.seats))
    gone = table.run.standins | table.run.resigned | set(result.resigned)
    contestants = tuple(
        Contestant(
            seat=seat.seat,
            subject=seat.user or bot_subject(seat.bot),
            side=sides[seat.seat],
            returns=result.returns[seat.seat],
            gone=seat.seat in gone,
            start=0 if seat.user else table.plugin.players.ratings.get(seat.bot, 0),
        )
        for seat in record.seats
        if seat.user is not None or seat.bot
    )
    if not any(contestant.person for contestant in contestants):
        return None
    return RatedGame(record.setup.game, record.pool, contestants, table.run.n < EARLY_ROWS)
