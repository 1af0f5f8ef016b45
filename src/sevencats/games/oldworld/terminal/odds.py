"""The odds of fights: for positions by a command, for a game in the terminal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from sevencats.cli.options import AsJson, Lang
from sevencats.cli.positions import read_file
from sevencats.errors import said
from sevencats.games.oldworld.bots.odds import Odds
from sevencats.games.oldworld.bots.odds import odds as odds_of
from sevencats.games.oldworld.expansion import opponents_of
from sevencats.games.oldworld.packs.load import Content
from sevencats.games.oldworld.packs.model import TERRAINS
from sevencats.games.oldworld.page.prospects import Prospect
from sevencats.games.oldworld.positions.file import read_position
from sevencats.games.oldworld.positions.runner import play_script
from sevencats.games.oldworld.rules.spawn import prey
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.terminal.lines.map import MapText
from sevencats.games.oldworld.terminal.lines.table import TableText
from sevencats.games.oldworld.text.words import monster_name
from sevencats.kernel import RulesError, blindfold
from sevencats.kernel.rng import Rng
from sevencats.text import Texts


def odds(
    file: Annotated[Path, typer.Argument(help="A position file (JSON); - reads standard input.")],
    against: Annotated[
        str, typer.Option(help="A monster on the board, or a seat. By default all of them.")
    ] = "",
    seat: Annotated[str, typer.Option(help="Who fights; by default the seat on turn.")] = "",
    tries: Annotated[int, typer.Option(min=1, help="Fights tried for each estimate.")] = 200,
    seed: Annotated[int, typer.Option(help="The same seed tries the same fights.")] = 1,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """The chance to win each fight of a position, after its script, with a 95 % interval.

    It uses only what the fighter knows: hidden cards are dealt again for every sample.
    """
    texts = Texts.load(lang)
    run, refusal = play_script(read_position(read_file(file)))
    if refusal is not None:
        raise said(RulesError, "error-step", file=file, step=refusal.step, reason=refusal)
    state = run.state
    names = state.table.seats
    fighter = seat or names[max(0, state.active)]
    if fighter not in names:
        raise said(RulesError, "error-no-seat", name=fighter, known=names)
    who = names.index(fighter)
    results = estimates(state, who, [against] if against else opponents(state, who), tries, seed)
    if as_json:
        data = {"seat": fighter, "odds": {name: as_data(one) for name, one in results.items()}}
        typer.echo(json.dumps(data, indent=2))
        return
    for line in lines(results, texts, state.table.content):
        typer.echo(line)


def opponents(state: OldWorldState, seat: int) -> list[str]:
    """The monsters on the board, the opponents that expansions bring, and the witchers at the
    seat's location."""
    monsters = [prey(state, terrain) for terrain in range(len(TERRAINS))]
    rivals = [
        name
        for other, name in enumerate(state.table.seats)
        if other != seat and state.place[other] == state.place[seat]
    ]
    there = [state.ident(monster) for monster in monsters if monster >= 0]
    return [*there, *opponents_of(state), *rivals]


def estimates(
    state: OldWorldState, seat: int, against: list[str], tries: int, seed: int
) -> dict[str, Odds]:
    """The odds against each opponent, by what the seat may know."""
    table = blindfold(state, seat)
    assert isinstance(table, OldWorldState)
    return {name: odds_of(table, seat, name, tries=tries, rng=Rng(seed)) for name in against}


def as_data(found: Odds) -> dict[str, float]:
    """An estimate as JSON-able data."""
    return {
        "chance": round(found.chance, 3),
        "low": round(found.low, 3),
        "high": round(found.high, 3),
        "driven_away": round(found.driven / found.tried, 3),
        "tried": found.tried,
    }


def lines(found: dict[str, Odds], texts: Texts, content: Content) -> list[str]:
    """Estimates in words, the best first."""
    shown = []
    for name, one in sorted(found.items(), key=lambda item: -item[1].won):
        called = name if len(name) == 1 else monster_name(texts, content, name)
        key = "ow-odds" if name in content.monsters else "ow-odds-duel"
        shown.append(texts(key, name=called, **_percent(one)))
    return shown or [texts("ow-odds-none")]


def prospect_lines(fights: list[Prospect], words: TableText) -> list[str]:
    """The fights in reach, in words: the cost of the way, and the chance to win."""
    return [_prospect(one, words) for one in fights]


def _prospect(fight: Prospect, words: TableText) -> str:
    texts, monster = words.texts, len(fight.name) > 1
    name = words.opponent(fight.name) if monster else words.player(fight.name)
    name = name[:1].upper() + name[1:]
    place = words.place(fight.place) if fight.place else ""
    if fight.odds is None:
        return texts("ow-odds-far", name=name, place=place)
    way = texts("ow-odds-way", cost=MapText(words).cost(fight.way)) if fight.way.path else ""
    return texts(
        "ow-odds-there" if monster else "ow-odds-there-duel",
        name=name,
        place=place,
        way=way,
        **_percent(fight.odds),
    )


def _percent(found: Odds) -> dict[str, str]:
    parts = {
        "chance": found.chance,
        "low": found.low,
        "high": found.high,
        "driven": found.driven / found.tried,
    }
    shares = {key: f"{100 * value:.0f}" for key, value in parts.items()}
    return {**shares, "tried": str(found.tried)}
