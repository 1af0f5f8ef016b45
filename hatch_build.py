"""The wheel's build hook: adds the built page, the documentation if it is built, and on request the
compiled rules for this platform.

An editable install leaves the page alone: `make.py` builds it when it is needed. `make.py wheel`
builds the documentation first, which takes forty packages that no other build should fetch. With
``SEVENCATS_WHEEL=compiled`` the modules of ``build/compiled`` go into the wheel beside their
sources, and Python prefers them.
"""

from __future__ import annotations

import importlib.util
import os
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def tool(root: str, name: str) -> ModuleType:
    """Import a script of tools as a module."""
    tools = str(Path(root, "tools"))
    path = Path(tools, f"{name}.py")
    spec = importlib.util.spec_from_file_location(f"sevencats_{name}", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.path.insert(0, tools)  # scripts import one another
    try:
        spec.loader.exec_module(module)
    finally:
        sys.path.remove(tools)
    return module


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """The hook that hatchling calls."""

    def dependencies(self) -> list[str]:
        """Node as a package, if the page must be built and the system has no Node."""
        page = tool(self.root, "page")
        return [] if page.up_to_date() or page.system_node() else [page.NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, and list the files of the documentation and the compiled modules."""
        if version == "editable":
            return
        tool(self.root, "page").build()
        docs = tool(self.root, "docs")
        if docs.up_to_date():
            build_data["force_include"][str(docs.SITE)] = "sevencats/server/web/docs"
        if os.environ.get("SEVENCATS_WHEEL") == "compiled":
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["force_include"].update(compiled_modules(Path(self.root)))


def compiled_modules(root: Path) -> dict[str, str]:
    """Every compiled module of build/compiled, with its place in the wheel."""
    source = root / "build" / "compiled" / "src"
    modules = [path for kind in ("*.so", "*.pyd") for path in source.rglob(kind)]
    if not modules:
        raise RuntimeError("there is no compiled build: run python3 make.py wheel --compiled")
    return {str(path): path.relative_to(source).as_posix() for path in modules}
