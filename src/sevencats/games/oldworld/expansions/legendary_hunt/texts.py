"""The records of Legendary Hunt in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sevencats.games.oldworld.expansions.legendary_hunt.model import (
    Blow,
    HuntSide,
    HuntSolo,
    Legend,
    LegendAttack,
    LegendCard,
    Movement,
    records,
)
from sevencats.games.oldworld.packs.load import Content
from sevencats.games.oldworld.text.lines import lines_text, trait_text
from sevencats.text import Texts


def _place(texts: Texts, ident: str) -> str:
    return texts(f"ow-place-{ident.replace('_', '-')}")


def _attack(texts: Texts, content: Content, attack: LegendAttack) -> str:
    """Describe its effect at once, then what it leaves for the next fight turn."""
    parts = [lines_text(texts, attack.do)]
    if attack.next:
        what = ", ".join(trait_text(texts, trait) for trait in attack.next)
        parts.append(texts("ow-legend-next", what=what))
    return f"{'; '.join(parts)}."


def _legend(texts: Texts, content: Content, legend: Legend) -> str:
    """Describe its start location, what applies in the fight, and its four attacks."""
    attacks = records(content, LegendAttack)
    named = [
        texts(
            "ow-legend-special",
            n=number,
            name=texts(f"ow-legend-attack-{ident.replace('_', '-')}"),
            text=_attack(texts, content, attacks[ident]),
        )
        for number, ident in enumerate(legend.attacks, 1)
    ]
    start = texts("ow-legend-start", place=_place(texts, legend.location))
    return " ".join([start, *(f"{trait_text(texts, t)}." for t in legend.traits), *named])


def _blow(texts: Texts, blow: Blow) -> str:
    if blow.damage:
        return texts("ow-symbol-damage", n=blow.damage, signed=f"{blow.damage:+d}")
    if blow.mill:
        return texts("ow-line-mill", n=blow.mill)
    return texts("ow-legend-claws", n=blow.claws)


def _card(texts: Texts, content: Content, card: LegendCard) -> str:
    return texts(
        "ow-fight-card-line", charge=_blow(texts, card.charge), bite=_blow(texts, card.bite)
    )


def _movement(texts: Texts, content: Content, card: Movement) -> str:
    main, secondary = _place(texts, card.main), _place(texts, card.secondary)
    steps = ", ".join(map(str, card.moves))
    return texts("ow-movement-text", main=main, secondary=secondary, steps=steps)


def _side(texts: Texts, content: Content, side: HuntSide) -> str:
    return texts("ow-hunt-side-text", numbers=", ".join(map(str, side.protection)))


def _solo(texts: Texts, content: Content, solo: HuntSolo) -> str:
    return texts("ow-hunt-solo-text", n=solo.cards)


DESCRIBE: dict[str, Callable[[Texts, Content, Any], str]] = {
    "legend": _legend,
    "legend_attack": _attack,
    "legend_card": _card,
    "movement": _movement,
    "hunt_side": _side,
    "hunt_solo": _solo,
}
