"""Ratings, and columns for the lobby's filters."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    _ratings()
    empty = sa.text("''")
    for name, length in (("game", 24), ("mode", 24), ("pace", 12), ("pool", 12)):
        op.add_column(
            "tables", sa.Column(name, sa.String(length), nullable=False, server_default=empty)
        )
    op.add_column(
        "tables", sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.add_column("seats", sa.Column("origin", sa.String(16), nullable=False, server_default=empty))
    # The terms of older tables are in their set-up.
    read = "json_extract(setup, '$.{}')"
    if op.get_bind().dialect.name == "postgresql":
        read = "setup::json #>> '{{{}}}'"
    parts = {"game": "game", "mode": "mode", "pace": "pace.kind"}
    if op.get_bind().dialect.name == "postgresql":
        parts["pace"] = "pace,kind"
    for name, path in parts.items():
        op.execute(f"UPDATE tables SET {name} = COALESCE({read.format(path)}, '')")


def _ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("subject", sa.String(64), nullable=False),
        sa.Column("game", sa.String(24), nullable=False),
        sa.Column("pool", sa.String(12), nullable=False),
        sa.Column("rating", sa.Double(), nullable=False),
        sa.Column("deviation", sa.Double(), nullable=False),
        sa.Column("volatility", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.Column("updated", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("subject", "game", "pool", name="pk_ratings"),
    )
    op.create_table(
        "rated_games",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("game", sa.String(24), nullable=False),
        sa.Column("pool", sa.String(12), nullable=False),
        sa.Column("reason", sa.String(16), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_rated_games_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", name="pk_rated_games"),
    )
    op.create_table(
        "rating_changes",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("subject", sa.String(64), nullable=False),
        sa.Column("before", sa.Integer(), nullable=False),
        sa.Column("after", sa.Integer(), nullable=False),
        sa.Column("deviation", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_rating_changes_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_rating_changes"),
    )
    op.create_index("ix_rating_changes_subject_at", "rating_changes", ["subject", "at"])
