"""Achievements, and the queue of finished games to check for them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "achievements",
        sa.Column("user_id", sa.String(24), nullable=False),
        sa.Column("game", sa.String(24), nullable=False),
        sa.Column("id", sa.String(60), nullable=False),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name="fk_achievements_user_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("user_id", "game", "id", name="pk_achievements"),
    )
    op.create_index("ix_achievements_table_id", "achievements", ["table_id"])
    op.create_table(
        "unjudged_games",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_unjudged_games_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", name="pk_unjudged_games"),
    )
    op.create_index("ix_unjudged_games_at", "unjudged_games", ["at"])
