"""Pages of docs that a reader follows: their code blocks, and the comments that say what each block
is.

- ``<!-- new file PATH -->``: the block is a file that the reader writes.
- ``<!-- output NAME -->``: what a check of NAME prints.
- ``<!-- prints: COMMAND -->``: what the command prints; ``prints with A -> B:``, in a folder in
  whose files A is replaced by B.
- ``<!-- needs MODULE -->``: Python that runs where the module is installed.
- ``<!-- fragment -->``: a piece of Python that cannot run by itself.
- ``<!-- in PATH ... -->``, ``<!-- append to PATH -->``: a change to a file of the project.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
_BLOCK = re.compile(
    r"^(?:<!-- (?P<mark>.+?) -->\n)?(?P<indent> *)```(?P<language>\w*)\n"
    r"(?P<code>.*?)^(?P=indent)```$",
    re.DOTALL | re.MULTILINE,
)


class Block(NamedTuple):
    """A fenced block: its ``mark`` is the comment before it."""

    page: Path
    line: int
    mark: str
    language: str
    code: str

    @property
    def place(self) -> str:
        """Where it is, for a message."""
        return f"{self.page.relative_to(ROOT)}:{self.line}"


class Page:
    """A page: its ``text``, the ``files`` it writes, and what its commands print, each as a path
    (or the name of what is checked) with its text."""

    def __init__(self, name: str | Path) -> None:
        self.path = DOCS / name
        self.text = self.path.read_text(encoding="utf-8")
        marked = [(*block.mark.rpartition(" ")[::2], block.code) for block in blocks(self.path)]
        self.files = [(name, code) for what, name, code in marked if what == "new file"]
        self.outputs = [(name, code) for what, name, code in marked if what == "output"]

    def write(self, home: Path) -> Path:
        """Do what the page tells its reader to do; gives the folder."""
        for name, code in self.files:
            path = home / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(code, encoding="utf-8")
        return home


@cache
def blocks(page: Path) -> tuple[Block, ...]:
    """The fenced blocks of a page, in order."""
    text = page.read_text(encoding="utf-8")
    return tuple(
        Block(
            page,
            text.count("\n", 0, found.start()) + 1,
            found["mark"] or "",
            found["language"],
            found["code"],
        )
        for found in _BLOCK.finditer(text)
    )


def pages() -> list[Path]:
    """The pages of docs besides the rules, and the files at the root that have commands."""
    found = [path for path in DOCS.rglob("*.md") if "rules" not in path.parts]
    return sorted([*found, ROOT / "README.md", ROOT / "CONTRIBUTING.md"])
