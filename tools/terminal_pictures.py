"""Pictures of a game of Old World in the terminal, for the docs: a turn with the map, a fight,
dice.

    .venv/bin/python tools/terminal_pictures.py

A bot types the answers of a real game from a seed; the terminal's output is written as SVG to
``docs/images``. Run it again when rules or values change.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from sevencats.cli.console import PlayerLeft
from sevencats.cli.play.playing import begin, make_bots, show_names
from sevencats.cli.play.terminal import Terminal
from sevencats.games.oldworld import GAME
from sevencats.games.oldworld.bots import PLAYERS
from sevencats.games.oldworld.fight.record import MONSTER
from sevencats.games.oldworld.page.words import OldWorldWords
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.terminal.setup import choose_config
from sevencats.games.oldworld.terminal.terminal import OldWorldTerminalGame
from sevencats.kernel import Decision
from sevencats.kernel.views import View
from sevencats.plugin.bots import Bot, Sight
from sevencats.text import Texts

ROOT = Path(__file__).parent.parent
COLUMNS = 80
#: Seeds to try until one game has shown everything.
SEEDS = range(7, 27)
#: Maximum lines of a picture.
MOST = 60
SCENES = ("map", "fight", "dice")
_FIGHTING = ("fight_turn", "combo", "attack", "damage", "trait", "special")
_THEME = TerminalTheme((24, 24, 27), (216, 216, 210), [(24, 24, 27)] * 8, None)
_SVG = """<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace;
  font-size: {char_height}px; line-height: {line_height}px; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
</clipPath>
{lines}
</defs>
<rect fill="#18181b" width="100%" height="100%" rx="8"/>
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


class Recorder(OldWorldTerminalGame):
    """A game that notes where in the output each question begins."""

    screen: io.StringIO
    asked: Decision | None = None
    begins: int = 0

    def status(self, decision: Decision, view: View) -> list[str]:
        """The status above every question; the question begins with it."""
        self.asked = decision
        self.begins = self.screen.tell()
        return super().status(decision, view)


class Keyboard:
    """Types the advising bot's moves, looks at the map in the first turn, and goes to places with
    dice poker."""

    def __init__(self, game: Recorder, advisor: Bot) -> None:
        self.game = game
        self.advisor = advisor
        self.scenes: dict[str, str] = {}
        self._open: tuple[str, int] | None = None
        self._looked = False

    def readline(self) -> str:
        """The next line, echoed as it is typed."""
        if len(self.scenes) == len(SCENES):
            raise PlayerLeft
        line = self._line()
        self.game.screen.write(f"{line}\n")
        return f"{line}\n"

    def _line(self) -> str:
        game = self.game
        asked = game.asked
        assert asked is not None
        self._cut(asked)
        if asked.kind == "phase1" and "map" not in self.scenes and not self._looked:
            self._looked = True
            self._open = ("map", game.begins)
            return "map"
        key = self._wanted(asked)
        if asked.kind == "reroll":
            return self._dice(asked)
        numbers = game.numbered(asked)
        return str(next(number for number, one in numbers.items() if one == key))

    def _cut(self, asked: Decision) -> None:
        """Begin and end scenes at the current question."""
        begins = self.game.begins
        if self._open is not None:
            scene, start = self._open
            ends = {
                "map": asked.kind == "phase1" and self._looked and begins > start,
                "fight": asked.kind not in _FIGHTING,
                "dice": asked.kind != "reroll",
            }
            if ends[scene]:
                self._open = None
                text = self.game.screen.getvalue()[start:begins]
                if scene != "fight" or _worth_seeing(text):
                    self.scenes[scene] = text
        if self._open is None:
            for scene, kinds in (("fight", _FIGHTING), ("dice", ("reroll",))):
                hunt = self.game.state.fight.kind == MONSTER or scene != "fight"
                if scene not in self.scenes and asked.kind in kinds and hunt:
                    self._open = (scene, begins)

    def _wanted(self, asked: Decision) -> str:
        state = self.game.state
        seat = asked.seat
        if asked.kind == "phase1" and "dice" not in self.scenes and "map" in self.scenes:
            places = state.table.places
            if "act" in asked.keys and places[state.place[seat]].action == "poker":
                return "act"
            tables = [p for p in places if p.action == "poker" and f"move:{p.id}" in asked.keys]
            if tables and state.gold[seat]:
                return f"move:{tables[0].id}"
        choice = self.advisor.choose(Sight(state, asked))
        return asked.keys[choice.option]

    def _dice(self, asked: Decision) -> str:
        """All dice of one answer, as the bot would roll them."""
        return " ".join(self.game.dice_to_throw(asked)[0]) or "0"


def _worth_seeing(fight: str) -> bool:
    """Return whether a fight with several combos has begun and still fits a picture."""
    return "\n".join(fight.splitlines()[:MOST]).count(" + ") > 1


def record(seed: int, lang: str) -> dict[str, str]:
    """The scenes of one game."""
    texts = Texts.load(lang)
    run, *_ = begin(GAME, seed, None, lambda number: choose_config(2, ["wolf", "bear"], []))
    assert isinstance(run.state, OldWorldState)
    words = OldWorldWords(run.state, texts, show_names(run, 1, [], texts))
    terminal = Terminal(run, make_bots([PLAYERS.advisor], run, [1]), words, game=Recorder)
    game = terminal.game
    assert isinstance(game, Recorder)
    game.screen = io.StringIO()
    keyboard = Keyboard(game, PLAYERS.make(PLAYERS.advisor, seed))
    before, sys.stdin = sys.stdin, keyboard
    try:
        with redirect_stdout(game.screen):
            terminal.play()
    finally:
        sys.stdin = before
    return keyboard.scenes


def picture(scene: str, title: str) -> str:
    """A scene as SVG; typed text stands out."""
    lines = scene.strip("\n").splitlines()
    if len(lines) > MOST:
        lines = [*lines[:MOST], "…"]
    console = Console(
        record=True, width=COLUMNS, height=len(lines), file=io.StringIO(), highlight=False
    )
    for line in lines:
        text = Text(line)
        prompt, colon, typed = line.partition(": ")
        if line.startswith("["):
            text.stylize("rgb(150,190,120)")
        elif colon and typed and prompt == title:
            text.stylize("bold rgb(235,190,90)", len(prompt) + 2)
        console.print(text, soft_wrap=True)
    svg = console.export_svg(title="", theme=_THEME, code_format=_SVG, unique_id="terminal")
    return "\n".join(line.rstrip() for line in svg.splitlines()) + "\n"


def pictures(lang: str) -> Iterator[tuple[str, str]]:
    """The name and the picture of each scene, of the first game that has them all."""
    os.environ["COLUMNS"] = str(COLUMNS)
    prompt = Texts.load(lang)("play-choice").rstrip(" :")
    for seed in SEEDS:
        scenes = record(seed, lang)
        if len(scenes) == len(SCENES):
            for name in SCENES:
                yield f"oldworld_{name}.svg", picture(scenes[name], prompt)
            return
    raise SystemExit("no game of these seeds has a turn with the map, a fight and dice")


def main() -> None:
    """Write the pictures."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--folder", type=Path, default=ROOT / "docs" / "images")
    parser.add_argument("--lang", default="en")
    options = parser.parse_args()
    for name, svg in pictures(options.lang):
        (options.folder / name).write_text(svg, encoding="utf-8")
        print(options.folder / name)


if __name__ == "__main__":
    main()
