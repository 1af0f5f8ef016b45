"""Speed measurements: our engine and its peers, in one interleaved run."""

from __future__ import annotations
