"""Reports of players, operators, bans, and the audit log."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column(
        "users",
        sa.Column("operator", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
    op.add_column("users", sa.Column("barred", sa.BigInteger()))
    op.create_table(
        "reports",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("code", sa.String(8), nullable=False),
        sa.Column("reporter", sa.String(24)),
        sa.Column("reported", sa.String(24), nullable=False),
        sa.Column("reason", sa.String(12), nullable=False),
        sa.Column("words", sa.String(500), nullable=False),
        sa.Column("evidence", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("closed", sa.BigInteger()),
        sa.Column("closed_by", sa.String(40), nullable=False, server_default=sa.text("''")),
        sa.Column("note", sa.String(500), nullable=False, server_default=sa.text("''")),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
        sa.UniqueConstraint(
            "reporter", "reported", "table_id", name="uq_reports_reporter_reported_table_id"
        ),
    )
    for column in ("reporter", "reported", "at"):
        op.create_index(f"ix_reports_{column}", "reports", [column])
    op.create_table(
        "operator_acts",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("operator", sa.String(40), nullable=False),
        sa.Column("act", sa.String(24), nullable=False),
        sa.Column("subject", sa.String(24), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("note", sa.String(500), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_operator_acts"),
    )
