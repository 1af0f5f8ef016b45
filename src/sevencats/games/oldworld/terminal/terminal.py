"""The terminal of Old World: additions to the usual game there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

import typer

from sevencats.cli.play.colour import marked
from sevencats.cli.play.screen import height, width
from sevencats.cli.play.terminal_game import Command, TerminalGame
from sevencats.games.oldworld.expansion import expansions_of
from sevencats.games.oldworld.page.prospects import prospects
from sevencats.games.oldworld.page.readings import CardReader
from sevencats.games.oldworld.page.ways import Way, ways
from sevencats.games.oldworld.page.words import OldWorldWords
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.terminal.lines.dice import dice_lines
from sevencats.games.oldworld.terminal.lines.ending import EndingText
from sevencats.games.oldworld.terminal.lines.map import COLOURS, LEAST, MapText
from sevencats.games.oldworld.terminal.lines.status import StatusText
from sevencats.games.oldworld.terminal.lookup import describe
from sevencats.games.oldworld.terminal.odds import prospect_lines
from sevencats.games.oldworld.text.options import pays_alone
from sevencats.games.oldworld.text.words import place_name
from sevencats.games.oldworld.zones import HAND
from sevencats.kernel import Decision, blindfold, observe, redact, take
from sevencats.kernel.views import View
from sevencats.plugin.bots import Reason, Sight, in_words

#: Samples for each estimate of a fight.
_TRIES = 60
#: Columns of the map if the output is not a terminal.
_COLUMNS = 80
_KEEP = 0
_DONE = "done"


class OldWorldTerminalGame(TerminalGame):
    """Adds the drawn map, dice chosen by their numbers, explanations of cards and odds of
    fights."""

    last: ClassVar[Mapping[str, int]] = {"pay:two": 1, "done": 1, "end": 2}
    help: ClassVar[str] = "ow-play-help"
    words: OldWorldWords

    @property
    def state(self) -> OldWorldState:
        """The current state of the game."""
        assert isinstance(self.run.state, OldWorldState)
        return self.run.state

    def commands(self) -> dict[str, Command]:
        """The map, the locations in reach, and the odds of fights."""
        return {
            "map": self._map,
            "places": self._places,
            "ways": self._ways,
            "odds": self._odds,
        }

    def in_any_order(self) -> bool:
        """Where all play together, each player may act at any time."""
        packs = self.state.table.config.packs
        return any(expansion.rules.together for expansion in expansions_of(packs))

    def about_seat(self, decision: Decision) -> str:
        """A witcher's location and number of cards, and the question to its player."""
        state, seat = self.state, decision.seat
        where = state.place[seat]
        if where < 0:
            return super().about_seat(decision)
        name = place_name(self.texts, state.table.content, state.table.places[where].id)
        cards = len(state.cards(seat, HAND))
        return self.texts("ow-seat-about", place=name, n=cards, asked=super().about_seat(decision))

    def prologue(self) -> list[str]:
        """How to win."""
        return EndingText(self.words.words).goal(self.state)

    def status(self, decision: Decision, view: View) -> list[str]:
        """The player's own numbers, or the standing of the fight."""
        return StatusText(self.words.words).lines(self.state, view)

    def epilogue(self, view: View) -> list[str]:
        """Standings, trophies and the chronicle."""
        return EndingText(self.words.words).lines(self.state, view, self.run.steps)

    # -- the map ---------------------------------------------------------------------------------

    def _ways_of(self, seat: int) -> dict[str, Way]:
        """The ways open to the seat: it is asked only in its phase I."""
        if self.state.turn[seat].phase != 1 or not self.state.school[seat]:
            return {}
        table = blindfold(self.state, seat)
        assert isinstance(table, OldWorldState)
        return ways(table, seat)

    def _map(self, decision: Decision, rest: str) -> None:
        columns = width() or _COLUMNS
        if columns < LEAST:
            self.console.print(self.texts("ow-map-narrow", least=LEAST))
            self._places(decision, rest)
            return
        view = observe(self.state, decision.seat)
        drawing, key = MapText(self.words.words).draw(
            view, self._ways_of(decision.seat), columns, height()
        )
        typer.echo()
        for line in drawing:
            typer.echo(marked(line, COLOURS))
        self.console.print_lines(["", *key])

    def _places(self, decision: Decision, rest: str) -> None:
        view = observe(self.state, decision.seat)
        self.console.print_lines(MapText(self.words.words).places(view), indent=4)

    def _ways(self, decision: Decision, rest: str) -> None:
        reach = self._ways_of(decision.seat)
        self.console.print_lines(MapText(self.words.words).ways(reach), "ow-map-no-ways")

    # -- options -----------------------------------------------------------------------------------

    def numbered(self, decision: Decision) -> dict[int, str]:
        """Order dice by their position; payments that suffice alone come first."""
        if decision.kind == "reroll":
            dice = {int(key.partition(":")[2]): key for key in decision.keys if key != _DONE}
            return {_KEEP: _DONE, **dict(sorted(dice.items()))}
        options = super().numbered(decision)
        if decision.kind != "pay":
            return options
        view, content = observe(self.state, decision.seat), self.state.table.content

        def more_is_asked(key: str) -> bool:
            return not pays_alone(decision, key, view, content)

        return dict(enumerate(sorted(options.values(), key=more_is_asked), 1))

    def chosen(self, decision: Decision, numbers: Sequence[int]) -> list[str] | None:
        """Throw all dice that one answer names at once."""
        if decision.kind != "reroll":
            return super().chosen(decision, numbers)
        keys = super().chosen(decision, list(dict.fromkeys(numbers)))
        return None if keys is None else [*(key for key in keys if key != _DONE), _DONE]

    def question(self, decision: Decision, view: View) -> str:
        """The question; for dice also how to name them, for losses how many are left."""
        asked = super().question(decision, view)
        if decision.kind == "reroll":
            return f"{asked} {self.texts('ow-dice-how')}"
        owed = view.public.owed
        return f"{asked} {self.texts('ow-owed', n=owed)}" if owed > 1 else asked

    def list_options(self, decision: Decision, view: View) -> None:
        """Dice are in a row with their numbers; all else is a list."""
        if decision.kind == "reroll":
            self.console.print_lines(dice_lines(view, self.texts, self.names))
        else:
            super().list_options(decision, view)

    # -- help ------------------------------------------------------------------------------------

    def dice_to_throw(self, decision: Decision) -> tuple[list[str], Reason]:
        """The numbers of the dice that a good bot would reroll, and why."""
        bot, world, asked = self.hint_bot(), self.state.copy(), decision
        dice: list[str] = []
        while True:
            choice = bot.choose(Sight(world, asked))
            key = asked.keys[choice.option]
            if key == _DONE:
                return sorted(dice), choice.reason
            dice.append(key.partition(":")[2])
            take(world, asked, choice.option)
            asked = next(one for one in world.pending if one.seat == decision.seat)

    def hint(self, decision: Decision, rest: str) -> None:
        if decision.kind != "reroll":
            super().hint(decision, rest)
            return
        dice, why = self.dice_to_throw(decision)
        number = " ".join(dice) or str(_KEEP)
        option = self.texts("ow-log-rerolls", who="you", name="", n=len(dice)).rstrip(".")
        self.console.print(
            self.texts("play-hint", number=number, option=option, reason=in_words(why, self.texts))
        )

    def _odds(self, decision: Decision, rest: str) -> None:
        seat, seed = decision.seat, self.run.seed + self.run.n
        if not self.state.school[seat]:
            self.console.print(self.texts("ow-odds-early"))
            return
        fights = prospects(self.state, seat, _TRIES, seed)
        self.console.print_lines(prospect_lines(fights, self.words.words), "ow-odds-none")

    def describe(self, decision: Decision, name: str) -> str:
        """A component by its name, or by the key of an option; a story or event that was read in
        this game is shown again."""
        if name in decision.keys:
            name = name.partition(":")[2].rpartition(".")[2]
        if not name:
            return ""
        content = self.state.table.content
        seen = (redact(list(step.events), decision.seat) for step in self.run.steps)
        read = CardReader(self.texts, content).again(
            name, [event for events in seen for event in events]
        )
        return "\n".join(read) or describe(name, self.texts, content)
