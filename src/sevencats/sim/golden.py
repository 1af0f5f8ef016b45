"""Golden games: whole random games written out as text, so that a change of the rules shows.

The files are in ``tests/golden``. ``sevencats dev golden`` writes them again; read the difference
like code before you commit it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from textwrap import fill
from typing import NamedTuple

from sevencats.kernel import CHANCE, Decision, Event, Pick, State, apply, digest, returns
from sevencats.kernel.engine import settle_one
from sevencats.kernel.errors import SevenCatsError
from sevencats.kernel.registry import Game, Sample
from sevencats.kernel.rng import Rng
from sevencats.plugin import plugins

COMMAND = "sevencats dev golden"
#: Games for the first mode of a game, and for each of the others.
FIRST_MODE, OTHER_MODES = 3, 1
_WIDTH = 100


class Golden(NamedTuple):
    """One golden game: a sample, a seed for chance and for the players alike."""

    game: Game
    mode: str
    sample: Sample
    seed: int

    @property
    def file(self) -> str:
        """The name of its file."""
        return f"{self.game.name}-{self.mode}-{self.sample.name}.txt"


def golden_games() -> list[Golden]:
    """A few samples of every mode of the games that keep them, chosen so that their names differ
    most."""
    games = []
    for game in (plugin.game for plugin in plugins().values() if plugin.golden):
        for place, (mode, info) in enumerate(game.modes.items()):
            chosen = _spread(list(info.samples()), OTHER_MODES if place else FIRST_MODE)
            games += [Golden(game, mode, sample, n) for n, sample in enumerate(chosen, 1)]
    return games


def _spread(samples: list[Sample], count: int) -> list[Sample]:
    """Samples whose names share as few words as possible, the first ones first."""
    chosen: list[Sample] = []
    words: set[str] = set()
    while len(chosen) < min(count, len(samples)):
        left = [sample for sample in samples if sample not in chosen]
        best = max(left, key=lambda sample: len({*sample.name.split("-")} - words))
        chosen.append(best)
        words |= {*best.name.split("-")}
    return chosen


def golden_text(golden: Golden) -> str:
    """Play the game and write it as text."""
    return "".join(line.rstrip() + "\n" for line in _lines(golden))


def _lines(golden: Golden) -> Iterator[str]:
    state = golden.game.new_game(golden.sample.config, golden.seed)
    names = golden.game.seat_names(state)
    yield f"game: {golden.game.name}"
    yield f"mode: {golden.mode}"
    yield f"sample: {golden.sample.name}"
    yield f"seed: {golden.seed}"
    yield f"seats: {', '.join(names)}"
    yield "setup:"
    for key, value in golden.game.config_data(golden.sample.config).items():
        if value:
            yield _wrapped(f"{key}: {json.dumps(value, ensure_ascii=False)}")
    yield from _happened(state, list(state.log))
    rng = Rng(golden.seed)
    while state.pending:
        decision, pick, events = _step(state, rng)
        who = "chance" if decision.seat == CHANCE else names[decision.seat]
        yield ""
        yield f"#{decision.id} {who} {decision.kind} {decision.source}"
        if decision.keys:
            yield _wrapped(" ".join(decision.keys))
        yield f"  > {pick.key}"
        yield from _happened(state, events)
    yield ""
    yield f"returns: {' '.join(map(str, returns(state)))}"


def _step(state: State, rng: Rng) -> tuple[Decision, Pick, list[Event]]:
    """Answer one decision; players rarely pass, so that more happens."""
    if state.pending[0].seat == CHANCE:
        decision = state.pending[0]
        return decision, *settle_one(state)
    decision = state.pending[rng.below(len(state.pending))]
    index = rng.below(len(decision.keys))
    if decision.keys[index] in ("pass", "done") and rng.below(4):
        index = rng.below(len(decision.keys))
    pick = decision.pick(decision.keys[index])
    return decision, pick, apply(state, pick)


def _happened(state: State, events: list[Event]) -> Iterator[str]:
    """The events, the totals afterwards, and the digest."""
    for event in events:
        yield f"  . {_event(state, event)}"
    totals = getattr(state.game.public(state), "totals", None)
    shown = f" totals {' '.join(map(str, totals))}" if totals is not None else ""
    yield f"  = {digest(state)}{shown}"


def _event(state: State, event: Event) -> str:
    names = state.game.seat_names(state)
    words = [event.kind]
    if event.seat >= 0:
        words.append(names[event.seat])
    if event.card >= 0:
        words.append(state.game.card_name(state, event.card))
    if event.sleeve >= 0:
        # A card moves between zones, or is looked at in its place.
        words.append(" > ".join(state.layout[int(zone)].name for zone in event.args))
        if event.known != -1:
            seats = [name for seat, name in enumerate(names) if event.known >> seat & 1]
            words.append(f"[{' '.join(seats) or 'hidden'}]")
    else:
        words += map(str, event.args)
    return " ".join(words)


def _wrapped(text: str) -> str:
    return fill(
        text,
        _WIDTH,
        initial_indent="  ",
        subsequent_indent="    ",
        break_long_words=False,
        break_on_hyphens=False,
    )


def first_difference(wanted: str, got: str, around: int = 3) -> str:
    """The first lines in which two texts differ, with a few before them; empty if equal."""
    old, new = wanted.splitlines(), got.splitlines()
    for number, (one, two) in enumerate(zip([*old, None], [*new, None], strict=False)):
        if one != two:
            before = [f"  {line}" for line in old[max(0, number - around) : number]]
            missing = [f"- {line}" for line in old[number : number + around]] or ["- (the end)"]
            added = [f"+ {line}" for line in new[number : number + around]] or ["+ (the end)"]
            return "\n".join([f"from line {number + 1} on:", *before, *missing, *added])
    return ""


def golden_folder(start: Path) -> Path:
    """The ``tests/golden`` of the checkout that contains ``start``."""
    for folder in (start, *start.parents):
        project = folder / "pyproject.toml"
        if project.is_file() and 'name = "sevencats"' in project.read_text(encoding="utf-8"):
            return folder / "tests" / "golden"
    raise SevenCatsError(
        f"the golden files belong to a checkout of Seven Cats, and {start} is in none: "
        f"run '{COMMAND}' inside of one"
    )


def regenerate(folder: Path) -> dict[str, str]:
    """Write all golden files; returns the status of each: new, changed, same or removed."""
    folder.mkdir(parents=True, exist_ok=True)
    fate = {path.name: "removed" for path in sorted(folder.glob("*.txt"))}
    for golden in golden_games():
        path = folder / golden.file
        text = golden_text(golden)
        old = path.read_text(encoding="utf-8") if path.is_file() else None
        fate[golden.file] = "new" if old is None else "same" if old == text else "changed"
        path.write_text(text, encoding="utf-8", newline="\n")
    for name, what in fate.items():
        if what == "removed":
            (folder / name).unlink()
    return fate
