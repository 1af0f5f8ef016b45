"""A view as a few lines of text with ids, for ``render_mode="ansi"``."""

from __future__ import annotations

from sevencats.kernel.views import View


def table_text(view: View) -> str:
    """Return the table as a seat (or a spectator) sees it, and the seat's question."""
    public = view.public
    lines = [f"{public.mode}, round {public.round}"]
    for name, witcher in zip(public.seats, public.witchers, strict=True):
        marks = " ".join(f"{word} {level}" for word, level in witcher.attributes.items())
        lines.append(
            f"{name} ({witcher.school or '-'}) at {witcher.place or '-'}: gold {witcher.gold}, "
            f"shield {witcher.shield}, trophies {witcher.track}, {marks}, "
            f"hand {len(view.zones[f'{name}.hand'])}, deck {len(view.zones[f'{name}.deck'])}"
        )
    for monster in public.monsters:
        if monster is not None:
            lines.append(f"{monster.terrain}: {monster.id} at {monster.place}, life {monster.life}")
    if view.seat is not None:
        name = public.seats[view.seat]
        lines.append(f"hand of {name}: {' '.join(map(str, view.zones[f'{name}.hand'])) or '-'}")
    for decision in view.decisions:
        source = f" ({decision.source})" if decision.source else ""
        lines.append(f"{decision.kind}{source}: {' '.join(decision.keys)}")
    if public.over:
        winners = [public.seats[seat] for seat in public.winners]
        lines.append(f"over, won by {' and '.join(winners) or 'nobody'}")
    return "\n".join(lines)
