"""Builds the page before a wheel is made, so that whoever installs the wheel needs no Node.

An editable install leaves the page alone: `make.py` builds it when it is wanted.
"""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def page_tool(root: str) -> ModuleType:
    """tools/page.py as a module."""
    spec = importlib.util.spec_from_file_location("sevencats_page", Path(root, "tools", "page.py"))
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """The hook that hatchling calls."""

    def dependencies(self) -> list[str]:
        """Node comes as a package where the system has none that is new enough."""
        page = page_tool(self.root)
        return [] if page.system_node() else [page.NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page."""
        if version != "editable":
            page_tool(self.root).build()
