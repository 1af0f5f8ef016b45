"""The output of the arena commands."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from sevencats.plugin import Plugin
from sevencats.text import Texts

Printer = Callable[[Plugin, dict[str, Any], Texts], Iterator[str]]


def run_table(plugin: Plugin, data: dict[str, Any], texts: Texts) -> Iterator[str]:
    """One line for each pair."""
    yield _title(plugin, data, texts)
    yield from _pairs(data["pairs"], texts)


def sprt_table(plugin: Plugin, data: dict[str, Any], texts: Texts) -> Iterator[str]:
    """The score so far, the LLR and the verdict."""
    yield _title(plugin, data, texts)
    if data["sets"]:
        first, second = data["bots"]
        yield from _pairs([{"first": first, "second": second, **data}], texts)
    numbers = {name: f"{data[name]:.2f}" for name in ("llr", "lower", "upper")}
    yield texts("arena-llr", **numbers)
    new, old = data["bots"]
    words = {"new": new, "old": old, "elo0": f"{data['elo0']:g}", "elo1": f"{data['elo1']:g}"}
    yield texts(f"arena-verdict-{data['verdict']}", **words)


def ladder_table(plugin: Plugin, data: dict[str, Any], texts: Texts) -> Iterator[str]:
    """Ratings, pairs, and the first bot by what was brought."""
    yield _title(plugin, data, texts)
    rows = [[texts("arena-bot"), texts("arena-rating"), texts("arena-interval")]]
    rows += [
        [row["bot"], f"{row['elo']:+.0f}", _interval(row, "elo", "+.0f")] for row in data["ladder"]
    ]
    yield from _columns(rows)
    yield ""
    yield from _pairs(data["pairs"], texts)
    labels = data.get(plugin.contest.key)
    if labels and labels["cells"]:
        yield ""
        yield from _labels(plugin, labels, texts)


def _title(plugin: Plugin, data: dict[str, Any], texts: Texts) -> str:
    offers = {offer.id: offer.name for offer in plugin.setup.modes(texts.lang)}
    mode = offers[data["mode"]]
    return texts("arena-title", mode=mode, seed=str(data["seed"]))


def _pairs(pairs: list[dict[str, Any]], texts: Texts) -> Iterator[str]:
    heads = ("pair", "sets", "games", "score", "interval", "elo", "interval", "record")
    rows = [[texts(f"arena-{head}") for head in heads]]
    for pair in pairs:
        rows.append(
            [
                f"{pair['first']} - {pair['second']}",
                str(pair["sets"]),
                str(pair["games"]),
                f"{pair['score']:.3f}",
                _interval(pair, "score", ".3f"),
                f"{pair['elo']:+.0f}",
                _interval(pair, "elo", "+.0f"),
                f"{pair['wins']} / {pair['draws']} / {pair['losses']}",
            ]
        )
    yield from _columns(rows)
    if any(pair["par"] != 0.5 for pair in pairs):
        yield texts("arena-par", par=f"{pairs[0]['par']:.3f}")


def _labels(plugin: Plugin, data: dict[str, Any], texts: Texts) -> Iterator[str]:
    contest = plugin.contest
    names = {label: contest.label_name(label, texts) for label in contest.labels}
    scores = {(cell["own"], cell["other"]): f"{cell['score']:.2f}" for cell in data["cells"]}
    yield texts(f"arena-{contest.key}", bot=data["bot"])
    rows = [["", *names.values()]]
    rows += [[names[own], *(scores.get((own, o), "-") for o in names)] for own in names]
    yield from _columns(rows)
    worst = data["worst"]
    words = {"own": names[worst["own"]], "other": names[worst["other"]]}
    counts = {"score": f"{worst['score']:.2f}", "games": worst["games"]}
    yield texts("arena-worst", **words, **counts)


def _interval(row: dict[str, Any], name: str, form: str) -> str:
    return f"[{row[f'{name}_low']:{form}}, {row[f'{name}_high']:{form}}]"


def _columns(rows: list[list[str]]) -> Iterator[str]:
    """Rows with the first column aligned left and the others aligned right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for first, *rest in rows:
        cells = [f"{cell:>{width}}" for cell, width in zip(rest, widths[1:], strict=True)]
        yield "  ".join([f"{first:<{widths[0]}}", *cells]).rstrip()
