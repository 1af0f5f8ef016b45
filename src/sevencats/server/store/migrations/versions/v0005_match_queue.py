"""The queue of players who look for a rival."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "match_queue",
        sa.Column("user_id", sa.String(24), nullable=False),
        sa.Column("game", sa.String(24), nullable=False),
        sa.Column("mode", sa.String(24), nullable=False),
        sa.Column("pool", sa.String(12), nullable=False),
        sa.Column("rating", sa.Double(), nullable=False),
        sa.Column("choice", sa.Text(), nullable=False),
        sa.Column("origin", sa.String(16), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("rival", sa.String(24)),
        sa.Column("offered", sa.BigInteger()),
        sa.Column("accepted", sa.Boolean(), nullable=False),
        sa.Column("table_id", sa.String(24)),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name="fk_match_queue_user_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("user_id", name="pk_match_queue"),
    )
