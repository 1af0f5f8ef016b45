"""The log of weaknesses."""

from __future__ import annotations

from sevencats.games.oldworld.text import cards as cardtext
from sevencats.games.oldworld.text.teller import Teller
from sevencats.kernel.events import Event


def told(teller: Teller, event: Event) -> str:
    """A paragraph of a monster's large card, read or used."""
    monster, number = event.args
    ident, content, texts = f"{monster}_{number}", teller.names.content, teller.texts
    return teller.say(
        event.kind,
        event.seat,
        weakness=cardtext.name(texts, content, "weakness", ident),
        text=texts(f"ow-weakness-{ident.replace('_', '-')}-text"),
        effect=cardtext.text(texts, content, "weakness", ident),
    )
