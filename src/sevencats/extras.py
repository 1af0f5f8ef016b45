"""Optional libraries, and the extra of the package that installs each."""

from __future__ import annotations

from sevencats.errors import said
from sevencats.installed import how_installed, install_command
from sevencats.kernel.errors import SevenCatsError

#: Extra by imported module.
EXTRAS = {
    "server": (
        "aiosmtplib",
        "alembic",
        "argon2",
        "asyncpg",
        "cryptography",
        "http_ece",
        "httptools",
        "httpx",
        "isal",
        "litestar",
        "prometheus_client",
        "py_vapid",
        "redis",
        "sqlalchemy",
        "uvicorn",
        "uvloop",
        "websockets",
    ),
    "learned": ("numpy",),
    "adapters": ("gymnasium", "pettingzoo"),
    "bench": ("rlcard", "pyspiel"),
    "ray": ("ray",),
    "train": ("jax", "optax"),
    "data": ("pyarrow",),
}
_EXTRA_OF = {module: extra for extra, modules in EXTRAS.items() for module in modules}


def missing_extra(error: ImportError) -> SevenCatsError | None:
    """The user's error for a library that is not installed; None if it is not one of our extras."""
    module = (error.name or "").partition(".")[0]
    return missing_module(module) if module in _EXTRA_OF else None


def missing_module(module: str, key: str = "error-extra-package") -> SevenCatsError:
    """Message for a missing library: how to install it here."""
    extra = _EXTRA_OF[module]
    if how_installed() == "image":
        return said(SevenCatsError, "error-extra-image", module=module, extra=extra)
    return said(SevenCatsError, key, module=module, command=install_command(extra))
