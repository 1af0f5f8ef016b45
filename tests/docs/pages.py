"""Pages of docs that a reader follows: marked code becomes files, marked output is compared."""

from __future__ import annotations

import re
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"
_STEP = re.compile(
    r"<!-- (?P<what>new file|output) (?P<path>\S+) -->\n```\w*\n(?P<code>.*?)```\n", re.DOTALL
)


class Page:
    """A page: its ``text``, the ``files`` it writes, and what its commands print, each as a path
    (or the name of what is checked) with its text."""

    def __init__(self, name: str) -> None:
        self.text = (DOCS / name).read_text(encoding="utf-8")
        found = [(step["what"], (step["path"], step["code"])) for step in _STEP.finditer(self.text)]
        self.files = [step for what, step in found if what == "new file"]
        self.outputs = [step for what, step in found if what == "output"]

    def write(self, home: Path) -> Path:
        """Do what the page tells its reader to do; gives the folder."""
        for name, code in self.files:
            path = home / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(code, encoding="utf-8")
        return home
