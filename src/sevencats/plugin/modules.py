"""Modules that a person names: ``my.py``, or ``package.module``."""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from sevencats.errors import said
from sevencats.kernel.errors import RulesError


@cache
def load_module(home: str) -> ModuleType:
    """Load a module by its dotted name, or from a file, which may import its neighbours.

    ``RulesError`` if it is not there. Errors of its own code are left as they are.
    """
    if not home.endswith(".py"):
        try:
            return import_module(home)
        except ModuleNotFoundError as error:
            if error.name and f"{home}.".startswith(f"{error.name}."):
                raise said(RulesError, "error-no-module", file=home) from None
            raise
    path = Path(home).resolve()
    if not path.is_file():
        raise said(RulesError, "error-no-module", file=home)
    sys.path.append(str(path.parent))
    spec = spec_from_file_location(path.stem, path)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    # Data classes and pickles look their module up by its name.
    sys.modules.setdefault(path.stem, module)
    spec.loader.exec_module(module)
    return module
