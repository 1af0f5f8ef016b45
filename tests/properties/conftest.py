"""Hypothesis for every machine alike, and the strategies of the folder above.

The profile ``ci`` finds a failing game fast but leaves it long. To see the shortest one, run the
failing test with ``HYPOTHESIS_PROFILE=shrink`` (this can take minutes).
"""

from __future__ import annotations

from os import environ

from hypothesis import HealthCheck, Phase, settings

settings.register_profile(
    "ci",
    max_examples=60,
    deadline=None,
    derandomize=True,
    database=None,
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile(
    "shrink", settings.get_profile("ci"), phases=(Phase.explicit, Phase.generate, Phase.shrink)
)
settings.load_profile(environ.get("HYPOTHESIS_PROFILE", "ci"))
