"""The games played with every set of expansions, as a table in Markdown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sevencats.games.oldworld.balance.mixes import Played, configs, set_name

_HEAD = """# Every allowed set of expansions

Written by `sevencats oldworld mixes --every-set --log FILE --table FILE.md`; the same command
goes on with the log of an earlier run. The set-ups of a set (solo or alone, and tables of 2 to 5)
take turns, the state is checked after every pick, and a game that breaks is an error. Modules
that one word names are in a set together; each module by itself and each two of them are played by
`sevencats oldworld mixes`.

"""


def markdown(parts: Sequence[Played], mixes: Iterable[tuple[str, ...]]) -> str:
    """A line for each set: games of each bot by the number of seats, and errors."""
    bots = list(dict.fromkeys(part.bot for part in parts))
    by_mix: dict[str, dict[str, Played]] = {"+".join(mix): {} for mix in mixes}
    for part in parts:
        by_mix[part.mix][part.bot] = part
    lines = ["| set | " + " | ".join(f"games of `{bot}`" for bot in bots) + " | errors |"]
    lines.append("| --- " * (len(bots) + 2) + "|")
    for mix, played in by_mix.items():
        cells = [_cell(played[bot]) if bot in played else "0" for bot in bots]
        errors = sum(len(part.failed) for part in played.values())
        lines.append(f"| {set_name(mix)} | {' | '.join(cells)} | {errors} |")
    played_sets = sum(bool(played) for played in by_mix.values())
    return _HEAD + _sums(parts, bots, f"{played_sets} of {len(by_mix)}") + "\n".join(lines) + "\n"


def _sums(parts: Sequence[Played], bots: Sequence[str], sets: str) -> str:
    counts = [f"{sum(p.games for p in parts if p.bot == bot):,} by `{bot}`" for bot in bots]
    moves, failed = sum(part.moves for part in parts), sum(len(part.failed) for part in parts)
    return f"{sets} sets played; games: {', '.join(counts)}; {moves:,} moves, {failed} errors.\n\n"


def _cell(played: Played) -> str:
    """All games, and how many of each number of seats: ``5 (1, 1, 1, 1, 1)``."""
    every = configs(tuple(played.mix.split("+")), 1)
    games = played.games + len(played.failed)
    counts: dict[int, int] = {}
    for place, config in enumerate(every):
        share = games // len(every) + (place < games % len(every))
        counts[config.seats] = counts.get(config.seats, 0) + share
    seats = ", ".join(f"{seats}: {counts[seats]}" for seats in sorted(counts))
    return f"{games} ({seats})"
