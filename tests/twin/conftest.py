"""The twin's tests need JAX, which is no part of the set-up: it is 400 MB and takes minutes to
compile. ``python3 make.py test tests/twin`` runs them after
``.venv/bin/uv pip install -r requirements-train.lock``."""

from __future__ import annotations

import pytest

pytest.importorskip("jax", reason="the twin's tests need JAX: requirements-train.lock")
pytest.importorskip("optax", reason="the training's tests need optax: requirements-train.lock")
