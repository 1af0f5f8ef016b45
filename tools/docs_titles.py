"""Show the file or command of a code block as its title: a hook of mkdocs."""

from __future__ import annotations

import re

#: The comment before a block, and the block's first line.
_MARKED = re.compile(
    r"^<!-- (?:(?P<how>new file|append to|in) (?P<path>\S+).*?|prints: (?P<command>.+?)) -->\n"
    r"```(?P<language>\w+)$",
    re.MULTILINE,
)


def on_page_markdown(markdown: str, **_: object) -> str:
    """Called with the text of each page."""
    return _MARKED.sub(_titled, markdown)


def _titled(block: re.Match[str]) -> str:
    append = block["how"] == "append to"
    title = block["command"] or (f"append to {block['path']}" if append else block["path"])
    return f'```{block["language"]} title="{title}"'
