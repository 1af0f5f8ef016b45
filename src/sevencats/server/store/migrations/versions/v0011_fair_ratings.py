"""Games that a user gave up, and rivals that a user declined."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column(
        "rated_games",
        sa.Column("given_up", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
    op.create_index("ix_rated_games_at", "rated_games", ["at"])
    op.create_table(
        "match_declines",
        sa.Column(
            "user_id",
            sa.String(24),
            sa.ForeignKey("users.id", name="fk_match_declines_user_id", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column(
            "other_id",
            sa.String(24),
            sa.ForeignKey("users.id", name="fk_match_declines_other_id", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "other_id", name="pk_match_declines"),
    )
    for column in ("other_id", "at"):
        op.create_index(f"ix_match_declines_{column}", "match_declines", [column])
