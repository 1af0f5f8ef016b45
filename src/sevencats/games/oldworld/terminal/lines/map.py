"""The map in text: the locations at their places, what is there, the ways between them, and the
cost of those that are open now."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from sevencats.games.oldworld.packs.model import Location
from sevencats.games.oldworld.page.ways import Way
from sevencats.games.oldworld.terminal.lines.canvas import Canvas, points
from sevencats.games.oldworld.terminal.lines.table import TableText
from sevencats.games.oldworld.text.places import own_tasks, printed_at, standing_at
from sevencats.games.oldworld.text.words import landmark_name, monster_name
from sevencats.kernel.views import View
from sevencats.text import join

#: Signs of the terrains, for a location and for the card that pays for a way to it.
SIGNS = {"forest": "♣", "mountain": "▲", "water": "≈", "any": "*"}
#: Colours by the first sign, on a terminal with colours.
COLOURS = {"♣": "green", "▲": "yellow", "≈": "cyan", "!": "red", "@": "magenta"}
_ROAD = "·"
_LEVELS = ("", "I", "II", "III", "IV", "V")
#: The least and most columns of a drawing, and the least number at which it names the actions.
LEAST, _MOST, _WIDE = 72, 130, 110
_ROWS = 38
#: Rows beside the drawing: the blank lines and the key around it, and the prompt; and the smallest
#: height of a terminal for which a drawing is fitted.
_AROUND, _LOW = 8, 24
#: Rows beside a low drawing, whose key is short.
_AROUND_LOW = 5
#: Where along a way to try to place its price first.
_SHARES = (0.5, 0.6, 0.4, 0.7, 0.3)
#: How many rows and columns a label may be moved to make room.
_SHIFTS = [(0, 0), (0, 1), (0, -1), (2, 0), (-2, 0), (0, 2), (0, -2), (4, 1), (-4, 1), (4, -1)]


class _Spot(NamedTuple):
    """A location in the drawing."""

    record: Location
    column: int
    row: int


class MapText:
    """Draw the map of one table, and describe it in sentences."""

    def __init__(self, words: TableText) -> None:
        self.words = words
        self.texts = words.texts
        self.content = words.content

    def draw(
        self, view: View, ways: Mapping[str, Way], columns: int, height: int = 0
    ) -> tuple[list[str], list[str]]:
        """The drawing, and its key. ``ways`` are open to the viewer now. With a ``height`` (rows of
        the terminal; 0: any number) both fit on the screen, down to 24 rows."""
        columns = min(columns, _MOST)
        low = 0 < height < _ROWS + _AROUND
        canvas = Canvas(columns, max(height, _LOW) - _AROUND_LOW if low else _ROWS)
        spots = {spot.record.id: spot for spot in self._spots(canvas, 1 if low else 4)}
        for one, other in self._roads(spots):
            canvas.line((one.column, one.row), (other.column, other.row), _ROAD)
        for spot in spots.values():
            if low:
                self._write(canvas, spot, [self._line(spot.record, view)])
            else:
                self._write(canvas, spot, self._lines(spot.record, view, columns >= _WIDE))
        here = view.public.witchers[view.seat].place if view.seat is not None else None
        for place, way in ways.items():
            if way.pays and here in spots and place in spots:
                self._price(canvas, spots[here], spots[place], way)
        parts = ("short",) if low else ("key", "marks")
        key = [self.texts(f"ow-map-{part}", **SIGNS) for part in parts]
        return canvas.lines(), key

    def places(self, view: View) -> list[str]:
        """A sentence for each location: what it is, who is there, where ways lead."""
        return [
            self.texts(
                "ow-map-place" if record.paths else "ow-map-place-alone",
                number=record.number,
                name=self.words.place(record.id),
                facts=", ".join(
                    [
                        *printed_at(record.id, self.texts, self.content),
                        *self._everybody(record.id, view),
                    ]
                ),
                paths=join(self.texts, [self.words.place(path) for path in record.paths]),
            )
            for record in self._by_number()
        ]

    def ways(self, ways: Mapping[str, Way]) -> list[str]:
        """The locations in reach this turn, the nearest first, and their cost."""
        order = sorted(ways.items(), key=lambda item: (len(item[1].path), item[0]))
        return [self._way(way) for _, way in order]

    def cost(self, way: Way) -> str:
        """The cost of a way: cards and gold, or nothing."""
        cards = [self.words.names("action", [card]) for card in way.cards]
        gold = [self.texts("ow-price-gold", n=way.gold)] if way.gold else []
        return join(self.texts, [*cards, *gold]) or self.texts("ow-map-free")

    def _way(self, way: Way) -> str:
        *by, last = [self.words.place(place) for place in way.path]
        key = "ow-map-way-by" if by else "ow-map-way"
        return self.texts(key, name=last, by=join(self.texts, by), cost=self.cost(way))

    # -- the drawing ---------------------------------------------------------------------------

    def _by_number(self) -> list[Location]:
        return sorted(self.content.locations.values(), key=lambda record: record.number)

    def _spots(self, canvas: Canvas, below: int) -> Iterator[_Spot]:
        """The locations of the board, with room at the edges for their names, and some rows
        ``below`` the last one."""
        drawn = [record for record in self._by_number() if record.x or record.y]
        left, right = min(one.x for one in drawn), max(one.x for one in drawn)
        top, bottom = min(one.y for one in drawn), max(one.y for one in drawn)
        margin = 7
        for record in drawn:
            across = (record.x - left) / max(1, right - left)
            down = (record.y - top) / max(1, bottom - top)
            column = margin + round(across * (canvas.columns - 2 * margin - 1))
            yield _Spot(record, column, round(down * (canvas.rows - below)))

    def _roads(self, spots: Mapping[str, _Spot]) -> Iterator[tuple[_Spot, _Spot]]:
        for spot in spots.values():
            for path in spot.record.paths:
                if path in spots and spot.record.id < path:
                    yield spot, spots[path]

    def _write(self, canvas: Canvas, spot: _Spot, lines: Sequence[str]) -> None:
        """The name of a location and below it what is there, as near to it as there is room."""
        broad = max(map(len, lines))
        block = [line.center(broad).rstrip() for line in lines]
        block = [line.ljust(broad) if line == lines[0] else line for line in block]
        column = min(max(0, spot.column - broad // 2), canvas.columns - broad)
        for across, down in _SHIFTS:
            at = column + across, spot.row + down
            if canvas.fits(*at, block):
                return canvas.write(*at, block)
        return canvas.write(column, min(spot.row, canvas.rows - len(block)), block)

    def _lines(self, record: Location, view: View, wide: bool) -> list[str]:
        name = f"{SIGNS.get(record.terrain, '')}{record.number} {self.words.place(record.id)}"
        here = view.seat is not None and view.public.witchers[view.seat].place == record.id
        lines = [f"[{name}]" if here else name]
        if wide:
            lines.append(self.texts(f"ow-action-{record.action}"))
        return [*lines, *self._marks(record.id, view)]

    def _line(self, record: Location, view: View) -> str:
        """The same in one line: a sign for each monster, witcher and task."""
        name = self._lines(record, view, wide=False)[0]
        signs = [
            f"!{_LEVELS[monster.level]}"
            for monster in view.public.monsters
            if monster and monster.place == record.id
        ]
        others = [
            self.words.players[seat]
            for seat, witcher in enumerate(view.public.witchers)
            if witcher.place == record.id and seat != view.seat
        ]
        # "Bot B" and "Bot C" differ in their last words, "Geralt" and "Yennefer" in all of them.
        signs += [f"@{other.split()[-1][:3]}" for other in others]
        signs += ["?"] * bool(list(own_tasks(record.id, view, self.texts, self.content)))
        signs += ["+"] * (record.id in view.public.landmarks.values())
        return " ".join([name, *signs])

    def _marks(self, place: str, view: View) -> list[str]:
        """Monsters, witchers, the viewer's tasks and what expansions put there, a line each."""
        public = view.public
        monsters = [
            f"!{monster_name(self.texts, self.content, monster.id)} {_LEVELS[monster.level]}"
            for monster in public.monsters
            if monster and monster.place == place
        ]
        witchers = [
            f"@{self.texts('log-you') if seat == view.seat else self.words.players[seat]}"
            for seat, witcher in enumerate(public.witchers)
            if witcher.place == place
        ]
        tasks = "?" * len(list(own_tasks(place, view, self.texts, self.content)))
        landmarks = [
            f"+{self._landmark(name)}" for name, at in public.landmarks.items() if at == place
        ]
        return [*monsters, *filter(None, [" ".join(witchers), tasks]), *landmarks]

    def _landmark(self, name: str) -> str:
        """By a short name if there is one."""
        short = f"ow-map-mark-{name.partition('.')[0].replace('_', '-')}"
        return self.texts(short) if short in self.texts else landmark_name(self.texts, name)

    def _price(self, canvas: Canvas, here: _Spot, there: _Spot, way: Way) -> None:
        """The price of a way, somewhere along it where there is room."""
        chip = f"<{self._short(way, there.record)}>"
        cells = list(points((here.column, here.row), (there.column, there.row)))
        for share in _SHARES:
            column, row = cells[int(share * (len(cells) - 1))]
            if canvas.fits(column - len(chip) // 2, row, [chip]):
                return canvas.write(column - len(chip) // 2, row, [chip])
        return None

    def _short(self, way: Way, record: Location) -> str:
        """The price of a single move in as few characters as possible."""
        if "free" in way.pays:
            return "0"
        if "terrain" in way.pays:
            return f"1{SIGNS.get(record.terrain, '')}"
        return "1+G" if "gold" in way.pays else "2"

    def _everybody(self, place: str, view: View) -> list[str]:
        mine = view.seat is not None and view.public.witchers[view.seat].place == place
        words = standing_at(place, view, self.texts, self.content, self.words.players)
        return [self.texts("log-you"), *words] if mine else words
