"""Puts the built page into a wheel, and on request the compiled rules for this platform.

An editable install leaves the page alone: `make.py` builds it when it is wanted. With
``SEVENCATS_WHEEL=compiled`` the modules of ``build/compiled`` go into the wheel beside their
sources, and Python takes them first.
"""

from __future__ import annotations

import importlib.util
import os
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
        """Build the page, and name the compiled modules."""
        if version == "editable":
            return
        page_tool(self.root).build()
        if os.environ.get("SEVENCATS_WHEEL") == "compiled":
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["force_include"].update(compiled_modules(Path(self.root)))


def compiled_modules(root: Path) -> dict[str, str]:
    """Every compiled module of build/compiled, and its place in the wheel."""
    source = root / "build" / "compiled" / "src"
    modules = [path for kind in ("*.so", "*.pyd") for path in source.rglob(kind)]
    if not modules:
        raise RuntimeError("there is no compiled build: run python3 make.py wheel --compiled")
    return {str(path): path.relative_to(source).as_posix() for path in modules}
