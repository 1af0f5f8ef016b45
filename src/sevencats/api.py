"""The functions of ``import sevencats`` that are not the kernel's own: games and bots by name."""

from __future__ import annotations

from collections.abc import Sequence

from sevencats.kernel import registry
from sevencats.kernel.errors import RulesError
from sevencats.kernel.journal import Journal, journal_of
from sevencats.kernel.rng import Rng
from sevencats.kernel.run import Run, new_run
from sevencats.kernel.state import State
from sevencats.plugin import Plugin, find_plugin, plugins
from sevencats.plugin.bots import Bot, bot_index
from sevencats.plugin.bots.outside import OutsideBot

__all__ = ["bot", "game", "game_names", "new_game", "play"]

_BOT_STREAM = 0xB07


def game_names() -> tuple[str, ...]:
    """The names of the installed games.

    >>> import sevencats
    >>> sevencats.game_names()
    ('gwent', 'oldworld')
    """
    return tuple(plugins())


def game(name: str) -> Plugin:
    """A game by its name: its modes, bots, texts and set-ups. ``SevenCatsError`` if there is none.

    >>> import sevencats
    >>> sorted(sevencats.game("gwent").game.modes)
    ['advanced', 'duel', 'ffa', 'solo', 'teams', 'tournament']
    >>> "tavern" in sevencats.game("gwent").players.bots
    True
    """
    return find_plugin(name)


def new_game(
    name: str,
    *,
    mode: str = "",
    seats: int = 0,
    brings: Sequence[Sequence[str]] = (),
    options: Sequence[str] = (),
    seed: int = 0,
) -> State:
    """A new game, played on to the first question to a seat. The same seed deals the same game.

    ``mode`` is the game's first one by default and ``seats`` the smallest number it allows.
    ``brings`` names what each seat brings (decks, a witcher); seats without get something by the
    seed. ``RulesError`` if the rules forbid the set-up.

    >>> import sevencats
    >>> state = sevencats.new_game("gwent", brings=[["skellige"], ["nilfgaard"]], seed=1)
    >>> state.pending[0].kind
    'redraw'
    """
    return _run(name, mode, seats, brings, options, seed).state


def bot(game: str, name: str, seed: int = 0) -> Bot:
    """A bot of a game by its name or level, or one from a file: ``"my.py:MyBot"``.

    ``RulesError`` with the names if there is none.

    >>> import sevencats
    >>> state = sevencats.new_game("gwent", seed=1)
    >>> decision = state.pending[0]
    >>> choice = sevencats.bot("gwent", "tavern").choose(sevencats.Sight(state, decision))
    >>> 0 <= choice.option < len(decision.keys)
    True
    """
    return find_plugin(game).players.make(name, seed)


def play(
    name: str,
    bots: Sequence[str | Bot],
    *,
    mode: str = "",
    seats: int = 0,
    brings: Sequence[Sequence[str]] = (),
    options: Sequence[str] = (),
    seed: int = 0,
) -> Journal:
    """Let bots play a whole game and return its journal. One bot plays for all seats.

    A bot of your own may return the index or the key of an option instead of a ``Choice``.

    >>> import sevencats
    >>> journal = sevencats.play("gwent", ["tavern", "random"], seed=1)
    >>> *_, last = sevencats.replay(journal)
    >>> sorted(sevencats.returns(last.state))
    [-1, 1]
    """
    run = _run(name, mode, seats or (len(bots) if len(bots) > 1 else 0), brings, options, seed)
    stream = Rng(seed ^ _BOT_STREAM)
    every = [*bots] * len(run.seats) if len(bots) == 1 else [*bots]
    if len(every) != len(run.seats):
        raise RulesError(f"there are {len(every)} bots for {len(run.seats)} seats")
    players = [
        bot(name, one, stream.next())
        if isinstance(one, str)
        else OutsideBot(type(one).__name__, one)
        for one in every
    ]
    while run.state.pending:
        decision = run.state.pending[0]
        option = bot_index(players[decision.seat], run.state, decision)
        run.commit(run.pick(decision.pick(decision.keys[option])))
    return journal_of(run)


def _run(
    name: str,
    mode: str,
    seats: int,
    brings: Sequence[Sequence[str]],
    options: Sequence[str],
    seed: int,
) -> Run:
    plugin = find_plugin(name)
    modes = plugin.game.modes
    mode = mode or next(iter(modes))
    if mode not in modes:
        raise RulesError(f"there is no mode {mode!r}; the modes are {', '.join(modes)}")
    seats = seats or len(brings) or min(modes[mode].seats)
    if seats not in modes[mode].seats:
        sizes = " or ".join(map(str, modes[mode].seats))
        raise RulesError(f"{mode} is played by {sizes} seats, not by {seats}")
    plugin.setup.check_options(mode, options)
    virtual = plugin.setup.virtual(mode)
    choices = [brings[seat] if seat < len(brings) else () for seat in range(seats)]
    for seat, choice in enumerate(choices):
        if seat not in virtual:
            plugin.setup.check_choice(mode, seat, choice, options, "en")
    config = plugin.setup.config(mode, choices, options, Rng(seed))
    return new_run(registry.game(name), config, seed)
