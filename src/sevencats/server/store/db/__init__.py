"""The connection to the database, on SQLite and PostgreSQL."""
