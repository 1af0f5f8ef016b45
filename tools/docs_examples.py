"""Show examples in docstrings as code: an extension of griffe, which reads them for the site."""

from __future__ import annotations

import re
from typing import Any

from griffe import Extension, Object

_EXAMPLE = re.compile(r"^>>> .*(?:\n(?!$).*)*", re.MULTILINE)


class Examples(Extension):
    """Fences each group of lines that begins with ``>>>``, which Markdown would take for quotes."""

    def on_object(self, *, obj: Object, **_: Any) -> None:
        """Called with every module, class, function and attribute that was read."""
        if obj.docstring is not None:
            fenced = _EXAMPLE.sub(r"```pycon\n\g<0>\n```", obj.docstring.value)
            obj.docstring.value = fenced
