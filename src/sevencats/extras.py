"""Libraries that only some parts need, and the extra of the package that installs them."""

from __future__ import annotations

#: The extra by imported module.
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
}
_EXTRA_OF = {module: extra for extra, modules in EXTRAS.items() for module in modules}


def missing_extra(error: ImportError) -> str:
    """The sentence about a library that is not installed, or an empty string if it is not ours."""
    module = (error.name or "").partition(".")[0]
    extra = _EXTRA_OF.get(module)
    return f"this needs {module}: pip install 'sevencats[{extra}]'" if extra else ""
