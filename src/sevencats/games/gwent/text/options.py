"""Questions and options in words. A new kind of decision needs only its messages:
``question-<kind>`` and ``option-<kind>-<form>``, where the form is the part before the colon."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from sevencats.games.gwent.cards.catalogue import base
from sevencats.games.gwent.cards.model import FACTIONS, ROW_NAMES, Card
from sevencats.games.gwent.text import cards as cardtext
from sevencats.games.gwent.text.words import name_card
from sevencats.kernel.decisions import Decision
from sevencats.kernel.views import View
from sevencats.text import Texts, join


def describe_option(
    decision: Decision, key: str, view: View, texts: Texts, shown: Sequence[str] = ()
) -> str:
    """The text of an option: "Play Ghoul (1, close combat, Muster)".

    ``shown`` are the players' own names in place of the seats'.
    """
    form, _, value = key.partition(":")
    if form == "leader":
        value = value or view.public.leaders[decision.seat]
    elif form == "deck":
        return _option(texts, decision.kind, form, name=_box(decision, value, view, texts))
    elif form in ("to", "starter", "decides", "first"):
        who, name = _named(decision, value, view, shown, texts)
        return _option(texts, decision.kind, form, who=who, name=name)
    return _plain_option(texts, decision.kind, form, value)


@lru_cache(maxsize=8192)
def _plain_option(texts: Texts, kind: str, form: str, value: str) -> str:
    """An option with the same text at every table: about a row, a leader or a card."""
    if form == "row":
        return _option(texts, kind, form, name=value, row=texts(f"row-{value}"))
    if form == "colour":
        return _option(texts, kind, form, name=texts(f"faction-{value}".replace("_", "-")))
    if form == "leader":
        leader = cardtext.leader_name(texts, value)
        return _option(texts, kind, form, name=value, leader=leader)
    card = _card(value, texts) if value and form not in ("slot", "order") else ""
    return _option(texts, kind, form, name=value, card=card)


def _option(texts: Texts, kind: str, form: str, **args: str) -> str:
    usual = {"who": "other", "name": "", "card": "", "row": "", "leader": ""}
    return texts(f"option-{kind}-{form}".replace("_", "-"), **(usual | args))


def describe_question(decision: Decision, texts: Texts) -> str:
    """The text of a question."""
    kind, _, source = decision.source.rpartition(":")
    form = decision.keys[0].partition(":")[0] if decision.keys else ""
    return texts(
        f"question-{decision.kind.replace('_', '-')}",
        form=form,
        card=name_card(texts, source) if source and not kind else "",
        leader=cardtext.leader_name(texts, source) if kind in ("leader", "solo") else "",
    )


def facts(card: Card, texts: Texts) -> str:
    """The facts of a card in a few words: strength, rows, abilities."""
    words = []
    if card.kind in ("unit", "hero"):
        rows = [texts(f"row-{ROW_NAMES[row]}") for row in card.rows]
        words = [str(card.strength), join(texts, rows, "list-or")]
    if card.kind != "unit":
        words.append(texts(f"option-kind-{card.kind}"))
    # The name of a special or weather card says what it does; an agile unit shows its two rows.
    names = [texts(f"ability-{a.replace('_', '-')}") for a in card.abilities if a != "agile"]
    words += [name for name in names if card.kind in ("unit", "hero")]
    return ", ".join(words)


def _card(value: str, texts: Texts) -> str:
    """A card of a key: ``ghoul``, or with its row ``close.ghoul`` (or ``0.ghoul``)."""
    row, _, card_id = value.rpartition(".")
    name = name_card(texts, card_id)
    card = base().cards.get(card_id)
    words = facts(card, texts) if card is not None else ""
    if row:
        where = ROW_NAMES[int(row)] if row.isdigit() else row
        words = texts(f"row-{where}")
    return texts("option-card", card=name, facts=words) if words else name


def _box(decision: Decision, value: str, view: View, texts: Texts) -> str:
    """A tournament deck by its number, and by its faction for viewers who see into the box."""
    name = view.public.seats[decision.seat] if decision.seat >= 0 else ""
    cards = [base().cards.get(card or "") for card in view.zones.get(f"{name}.box{value}", ())]
    faction = next((card.faction for card in cards if card and card.faction in FACTIONS), "")
    return f"{value}, {texts(f'faction-{faction}'.replace('_', '-'))}" if faction else value


def _named(
    decision: Decision, value: str, view: View, shown: Sequence[str], texts: Texts
) -> tuple[str, str]:
    """The player or side of a key, and whether that is the seat asked."""
    public = view.public
    seats, side_of = public.seats, public.side_of
    names = shown or seats
    if value in seats:
        seat = seats.index(value)
        return ("you" if seat == decision.seat else "other"), names[seat]
    side = public.sides.index(value)
    mates = [name for name, d in zip(names, side_of, strict=True) if d == side]
    return "other", join(texts, mates)
