"""Sheets that show one screen in five sizes."""

from __future__ import annotations

import base64
from collections.abc import Callable
from pathlib import Path
from typing import Any

from helpers.screens import picture

SIZES = {
    "phone": (390, 844),
    "flat": (844, 390),
    "tablet": (768, 1024),
    "desktop": (1280, 720),
    "large": (1920, 1080),
}
#: Where the picture of each size lies on a sheet.
PLACES = ((1364, 0), (650, 550), (970, 0), (0, 550), (0, 0))


def sheet(page: Any, path: Path, each: Callable[[], object] = lambda: None) -> None:
    """The present page in each size, half as large, on one sheet.

    ``each`` repeats what another size undoes, such as pointing at something.
    """
    images, own = [], page.viewport_size
    for (width, height), (left, top) in zip(SIZES.values(), PLACES, strict=True):
        page.set_viewport_size({"width": width, "height": height})
        each()
        page.wait_for_timeout(400)
        data = base64.b64encode(page.screenshot(type="jpeg", quality=92)).decode()
        images.append(
            f'<img src="data:image/jpeg;base64,{data}" width="{width // 2}"'
            f' style="position:absolute;left:{left}px;top:{top}px">'
        )
    page.set_viewport_size(own)
    paper = page.context.new_page()
    paper.set_viewport_size({"width": 1560, "height": 910})
    paper.set_content(f'<body style="margin:0;background:#333">{"".join(images)}')
    picture(paper, path)
    paper.close()
