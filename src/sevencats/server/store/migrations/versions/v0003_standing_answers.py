"""Standing answers of seats."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column(
        "seats", sa.Column("standing", sa.Text(), nullable=False, server_default=sa.text("'{}'"))
    )
