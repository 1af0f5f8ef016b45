"""Players that are programs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    for table in ("users", "seats"):
        op.add_column(
            table, sa.Column("program", sa.Boolean(), nullable=False, server_default=sa.false())
        )
