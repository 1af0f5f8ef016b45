"""Alembic's environment: runs our migrations on the connection that ``store.migrate`` passes."""

from __future__ import annotations

from alembic import context

from sevencats.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    # SQLite cannot alter a table in place; Alembic then builds a new one and copies.
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
