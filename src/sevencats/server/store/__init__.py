"""Storage: SQLite by default, PostgreSQL by URL, the same statements on both."""
