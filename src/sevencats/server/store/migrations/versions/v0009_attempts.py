"""Rate limits on secrets, shared by all processes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "attempts",
        sa.Column("key", sa.String(32), nullable=False),
        sa.Column("full", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_attempts"),
    )
    op.create_index("ix_attempts_full", "attempts", ["full"])
