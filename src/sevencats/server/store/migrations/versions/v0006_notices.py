"""Notifications of browsers and mails, by person."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    empty = sa.text("''")
    op.add_column("users", sa.Column("wants", sa.String(80), nullable=False, server_default=empty))
    op.add_column(
        "notices", sa.Column("channel", sa.String(24), nullable=False, server_default=empty)
    )
    op.create_table(
        "channels",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("user_id", sa.String(24), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.String(1000), nullable=False),
        sa.Column("keys", sa.Text(), nullable=False),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name="fk_channels_user_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_channels"),
        sa.UniqueConstraint("user_id", "kind", "address", name="uq_channels_user_id_kind_address"),
    )
    op.create_index("ix_channels_user_id", "channels", ["user_id"])
