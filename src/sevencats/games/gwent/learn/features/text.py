"""A view as a few lines of text with card ids, for ``render_mode="ansi"``."""

from __future__ import annotations

from sevencats.games.gwent.cards.model import ROW_NAMES
from sevencats.kernel.views import View


def table_text(view: View) -> str:
    """Return the table as a seat (or a spectator) sees it, and the seat's question."""
    public = view.public
    lines = [f"{public.mode}, round {public.round}"]
    for side, name in enumerate(public.sides):
        lines += _side(view, side, name)
    lines.append(f"weather: {_cards(view.zones['weather'])}")
    if view.seat is not None:
        name = public.seats[view.seat]
        lines.append(f"hand of {name}: {_cards(view.zones[f'{name}.hand'])}")
    for decision in view.decisions:
        source = f" ({decision.source})" if decision.source else ""
        lines.append(f"{decision.kind}{source}: {' '.join(decision.keys)}")
    if public.over:
        winners = [public.sides[side] for side in public.winners]
        lines.append(f"over, won by {' and '.join(winners) or 'nobody'}")
    return "\n".join(lines)


def _side(view: View, side: int, name: str) -> list[str]:
    public = view.public
    head = f"{name}: {public.totals[side]}"
    if any(public.gems):
        head += f", gems {public.gems[side]}"
    if any(public.points):
        head += f", points {public.points[side]}"
    lines = [f"{head}, discard pile {len(view.zones[f'{name}.discard'])}"]
    for seat, player in enumerate(public.seats):
        if public.side_of[seat] == side:
            lines.append(f"  {_seat(view, seat, player)}")
    for number, row in enumerate(ROW_NAMES):
        cards = view.zones[f"{name}.board.{row}"] + view.zones[f"{name}.row_special.{row}"]
        if cards:
            total = sum(public.strengths[3 * side + number])
            lines.append(f"  {row} {total}: {_cards(cards)}")
    return lines


def _seat(view: View, seat: int, name: str) -> str:
    public = view.public
    words = [
        f"{name} ({public.factions[seat]})",
        f"hand {len(view.zones[f'{name}.hand'])}",
        f"deck {len(view.zones[f'{name}.deck'])}",
    ]
    words += ["leader ready"] if public.leader_ready[seat] else []
    words += ["passed"] if public.passed[seat] else []
    return ", ".join(words)


def _cards(cards: list[str | None]) -> str:
    count: dict[str, int] = {}
    for card in cards:
        name = card or "?"
        count[name] = count.get(name, 0) + 1
    return ", ".join(name if n == 1 else f"{name} x{n}" for name, n in sorted(count.items())) or "-"
