"""The deck commands: list the starter decks, show, check and share a deck."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import Annotated

import typer

from sevencats.cli.options import Lang
from sevencats.games.gwent.cards.catalogue import base
from sevencats.games.gwent.cards.model import CLOSE, RANGED, SIEGE, Card, DeckList
from sevencats.games.gwent.decks import check as deckcheck
from sevencats.games.gwent.decks.check import Violation
from sevencats.games.gwent.decks.code import encode
from sevencats.games.gwent.decks.files import deck_title
from sevencats.games.gwent.decks.source import load_deck
from sevencats.games.gwent.text.cards import card_name, leader_name
from sevencats.kernel.errors import RulesError
from sevencats.text import Texts

app = typer.Typer(help="List, show and check decks.", no_args_is_help=True, rich_markup_mode=None)

_Deck = Annotated[
    str, typer.Argument(help="A deck file, a share code, or a starter deck such as monsters.")
]
_Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]

_GROUPS = ("close", "ranged", "agile", "siege", "special", "weather")
_ROW_GROUPS: dict[tuple[int, ...], str] = {
    (CLOSE,): "close",
    (RANGED,): "ranged",
    (SIEGE,): "siege",
}


@app.command("check")
def check_decks(
    decks: Annotated[list[str], typer.Argument(help="Deck files, share codes or starter decks.")],
    rules: Annotated[
        str, typer.Option(help="standard, advanced, solo, tournament (3 decks) or team (2 decks).")
    ] = "standard",
    lang: Lang = "",
    as_json: _Json = False,
) -> None:
    """Check decks. Prints every broken rule, a line for each; exit code 2 if there is one."""
    texts = Texts.load(lang)
    loaded = [load_deck(argument) for argument in decks]
    violations = _check(loaded, rules)
    if as_json:
        _print_json(
            {
                "rules": rules,
                "legal": not violations,
                "decks": [_summary(deck) for deck in loaded],
                "violations": [
                    {**asdict(violation), "text": violation.text(texts)} for violation in violations
                ],
            }
        )
    else:
        for violation in violations:
            typer.echo(f"{violation.clause}: {violation.text(texts)}")
        for deck in [] if violations else loaded:
            typer.echo(_legal(texts, deck, rules))
    if violations:
        raise typer.Exit(2)


@app.command("list")
def list_decks(lang: Lang = "") -> None:
    """List the starter decks with faction, leader and counts."""
    texts = Texts.load(lang)
    for name, deck in base().starters.items():
        faction, leader = _faction(texts, deck), leader_name(texts, deck.leader)
        typer.echo(f"{name}: {faction}, {leader}, {_counts(texts, deck)}")


@app.command("show")
def show_deck(deck: _Deck, lang: Lang = "", as_json: _Json = False) -> None:
    """Show a deck: its cards by row and kind, its reserve and its share code."""
    texts, loaded = Texts.load(lang), load_deck(deck)
    if as_json:
        _print_json({**_summary(loaded), "cards": loaded.cards, "reserve": loaded.reserve})
        return
    typer.echo(deck_title(texts, loaded.name))
    typer.echo(texts("deck-faction", faction=_faction(texts, loaded)))
    typer.echo(texts("deck-leader", leader=leader_name(texts, loaded.leader)))
    typer.echo(_counts(texts, loaded))
    for group in _GROUPS:
        cards = {card: n for card, n in loaded.cards.items() if _group(card) == group}
        _print_group(texts, group, cards)
    _print_group(texts, "reserve", loaded.reserve)
    typer.echo()
    typer.echo(texts("deck-code", code=encode(loaded)))


@app.command("code")
def show_code(deck: _Deck) -> None:
    """Print the share code of a deck."""
    typer.echo(encode(load_deck(deck)))


def _check(decks: Sequence[DeckList], rules: str) -> list[Violation]:
    if rules == "tournament":
        return deckcheck.check_tournament(decks)
    if rules == "team":
        return deckcheck.check_team(decks) + deckcheck.check_each(decks, deckcheck.STANDARD)
    if rules not in deckcheck.RULES:
        choices = ", ".join([*deckcheck.RULES, "tournament", "team"])
        raise RulesError(f"there are no deck rules {rules!r}; choose from {choices}")
    if len(decks) == 1:
        return deckcheck.check(decks[0], deckcheck.RULES[rules])
    return deckcheck.check_each(decks, deckcheck.RULES[rules])


def _summary(deck: DeckList) -> dict[str, object]:
    return {
        "name": deck.name,
        "faction": deck.faction,
        "leader": deck.leader,
        "counts": asdict(deckcheck.count(deck)),
        "code": encode(deck),
    }


def _legal(texts: Texts, deck: DeckList, rules: str) -> str:
    return texts(
        "deck-legal",
        deck=deck_title(texts, deck.name),
        rules=texts(f"deck-rules-{rules}"),
        counts=_counts(texts, deck),
    )


def _counts(texts: Texts, deck: DeckList) -> str:
    counts = deckcheck.count(deck)
    return texts(
        "deck-counts", units=counts.units, specials=counts.specials, strength=counts.strength
    )


def _faction(texts: Texts, deck: DeckList) -> str:
    return texts(f"faction-{deck.faction.replace('_', '-')}")


def _group(card_id: str) -> str:
    card = base().cards[card_id]
    return _ROW_GROUPS.get(card.rows, "agile") if card.kind in ("unit", "hero") else card.kind


def _print_group(texts: Texts, group: str, cards: dict[str, int]) -> None:
    """Print a heading and a line for each card, the strongest first."""
    if not cards:
        return
    typer.echo()
    typer.echo(texts(f"deck-group-{group}", count=sum(cards.values())))
    for card_id in sorted(cards, key=_strongest):
        typer.echo(f"  {cards[card_id]} {_line(texts, base().cards[card_id])}")


def _strongest(card_id: str) -> tuple[int, int]:
    return -base().cards[card_id].strength, base().order(card_id)


def _line(texts: Texts, card: Card) -> str:
    """A card in a few words: name, strength, hero, abilities."""
    parts = [card_name(texts, card.id)]
    # Special cards have no strength, and bear the name of what they do.
    if card.kind not in ("unit", "hero"):
        return parts[0]
    parts.append(texts("deck-strength", strength=card.strength))
    if card.kind == "hero":
        parts.append(texts("kind-hero"))
    parts += [texts(f"ability-{ability.replace('_', '-')}") for ability in card.abilities]
    return ", ".join(parts)


def _print_json(data: object) -> None:
    typer.echo(json.dumps(data, indent=2, ensure_ascii=False))
