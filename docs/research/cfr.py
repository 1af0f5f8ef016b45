"""CFR+ on the small Gwent, with exact exploitability: python cfr.py --out cfr.csv

Needs `pip install sevencats[adapters]`.
"""

import argparse
from pathlib import Path

import pyspiel

from sevencats.adapters.small import whole_tree


def main():
    """Solve the game, and print how much a best response would still gain."""
    parser = argparse.ArgumentParser(description="Solve the small Gwent by CFR+.")
    parser.add_argument("--hand", type=int, default=2, help="cards in a hand: 1 to 3")
    parser.add_argument("--iterations", type=int, default=300)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    game = pyspiel.load_game("python_sevencats_gwent_mini", {"hand": given.hand})
    tree = whole_tree(game)
    solver = pyspiel.CFRPlusSolver(tree)
    lines, wanted = ["iterations,exploitability"], 1
    for number in range(1, given.iterations + 1):
        solver.evaluate_and_update_policy()
        if number in (wanted, given.iterations):
            lines.append(f"{number},{pyspiel.exploitability(tree, solver.average_policy()):.7f}")
            print(lines[-1], flush=True)
            wanted = max(number + 1, number * 5 // 4)
    if given.out:
        given.out.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
