"""Play seeded games of every mode and print a hash of each: all that was asked, picked and told,
and the digest after every pick. Now and then the game is saved and loaded. Some are played at a
table, for the messages that a server sends.

The test beside this file runs it once with the sources and once with the compiled build.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from random import Random

import msgspec

from sevencats.games.gwent.rules.strength import strengths, totals
from sevencats.games.gwent.state import GwentState
from sevencats.kernel import CHANCE, apply, digest, dump, load, observe, returns
from sevencats.kernel import engine as engine_module
from sevencats.kernel.engine import settle_one
from sevencats.kernel.registry import Game, games
from sevencats.kernel.run import Stamp
from sevencats.plugin import find_plugin
from sevencats.plugin.bots import bot_index
from sevencats.server import wire
from sevencats.server.store.records import SeatRecord, TableRecord, TableSetup
from sevencats.server.tables.lease import Lease
from sevencats.server.tables.messages import StateMessages
from sevencats.server.tables.run import TableRun
from sevencats.server.tables.table import Attached, Table

GAMES_PER_MODE = 12
TABLES_PER_MODE = 2
#: A game is left after so many decisions: random witchers wander for hours.
LONGEST = 400
LONGEST_AT_TABLE = 60
#: The player that answers, drawn for every question, if the game has such players; search tries out
#: the outlook and the worlds.
PLAYERS = ("random", "random", "random", "random", "greedy", "tavern", "tavern", "search@12")


def trail(game: Game, config: object, seed: int) -> str:
    """The hash of one game, with the number of its decisions."""
    luck = Random(seed)
    plugin = find_plugin(game.name)
    bots = plugin.players
    players = [name for name in PLAYERS if name.partition("@")[0] in bots.names]
    state = game.new_game(config, seed)
    told = blake2b(repr(list(state.log)).encode(), digest_size=16)
    decisions = 0
    while state.pending and decisions < LONGEST:
        decision = state.pending[0]
        if decision.seat == CHANCE:
            pick, events = settle_one(state)
        else:
            decision = luck.choice(state.pending)
            index = luck.randrange(len(decision.keys))
            player = luck.choice(players)
            if player != "random":
                index = bot_index(bots.make(player, luck.getrandbits(32)), state, decision)
            told.update(repr(observe(state, decision.seat)).encode())
            told.update(msgspec.json.encode(plugin.insight(state, decision.seat)))
            pick = decision.pick(decision.keys[index])
            events = apply(state, pick)
        decisions += 1
        if luck.random() < 0.1:
            state = load(json.loads(json.dumps(dump(state))))
        sums = (strengths(state), totals(state)) if isinstance(state, GwentState) else ()
        told.update(repr((decision, pick, events, digest(state), sums)).encode())
    told.update(repr((dump(state), returns(state))).encode())
    return f"{told.hexdigest()} {decisions}"


def table_trail(game: Game, config: object, seed: int) -> str:
    """The hash of all messages of the first picks at a table, with their number."""
    luck = Random(seed)
    run = TableRun(game, game.new_game(config, seed))
    table = table_of(run)
    seats = range(len(run.seats))
    watchers = [Attached("", None, None, lang, False, frozenset(), True) for lang in ("en", None)]
    everybody = [
        Attached("", None, None, "de", True, frozenset()),
        *watchers,
        *(Attached("", None, seat, "fr", False, frozenset(), True) for seat in seats),
    ]
    told = blake2b(digest_size=16)
    step = run.commit(run.start(Stamp("table")))
    while run.state.pending and run.n < LONGEST_AT_TABLE:
        for steps in ([step], None) if luck.random() < 0.1 else ([step],):
            messages = StateMessages(table, steps, run.state, run.n, 0)
            for viewer in everybody:
                told.update(wire.encode(messages.to(viewer)))
        decision = luck.choice(run.state.pending)
        step = run.commit(run.pick(decision.pick(luck.choice(decision.keys)), Stamp()))
    return f"{told.hexdigest()} {run.n}"


def table_of(run: TableRun) -> Table:
    """A table with people at all seats."""
    setup = TableSetup(game=run.game.name, mode="", seats=len(run.seats))
    people = [SeatRecord(seat, user=f"u{seat}", name=name) for seat, name in enumerate(run.seats)]
    record = TableRecord("t", "", "playing", setup, None, False, 0, 0, 0, seats=people)
    plugin = find_plugin(run.game.name)
    return Table(record, Lease("t", "", 1), plugin, run.seats, frozenset(), run)


def main() -> None:
    """One line for where the rules come from, and one for each game."""
    print(engine_module.__file__)
    for game in games().values():
        for mode, info in game.modes.items():
            samples = info.samples()
            for number in range(GAMES_PER_MODE):
                sample = samples[number * 7 % len(samples)]
                print(mode, sample.name, number, trail(game, sample.config, number))
                if number < TABLES_PER_MODE:
                    print(mode, sample.name, "table", table_trail(game, sample.config, number))


if __name__ == "__main__":
    main()
