"""Bulk statements: many rows at once, and SQL that is compiled only once.

SQLite's driver releases the interpreter at every row, and then has to wait for a busy event loop to
give it back: a batch of twenty rows took twenty times as long as one. So for SQLite the rows are
sent as one JSON text that the database itself unpacks. For PostgreSQL the driver handles them.
Statements for SQLite are compiled once and given to the driver directly (``run_given``): for a row
at a time, SQLAlchemy took longer than the statement.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from functools import cache
from typing import Any, cast

from sqlalchemy import (
    Connection,
    Insert,
    Table,
    TableValuedAlias,
    Update,
    bindparam,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql.elements import ClauseElement, ColumnElement
from sqlalchemy.sql.expression import Executable

from sevencats.server.store.records import encode

#: The parameter by which ``update_rows`` finds the row to change.
OF = "of"
_GIVEN = "given"


def is_sqlite(tx: Connection) -> bool:
    """Return whether rows should be sent as JSON."""
    return tx.dialect.name == "sqlite"


def given_rows() -> TableValuedAlias:
    """The rows given to ``run_given``, as a table expression."""
    return func.json_each(bindparam(_GIVEN)).table_valued("value")


def run_given(tx: Connection, statement: Executable, rows: Sequence[Any]) -> sqlite3.Cursor:
    """Run a statement of ``given_rows`` on SQLite, in the current transaction."""
    sql, fixed = _in_words(statement)
    driver = tx.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    try:
        return driver.execute(sql, {**fixed, _GIVEN: encode(rows)})
    except sqlite3.IntegrityError as error:
        raise IntegrityError(sql, None, error) from error


@cache
def _in_words(statement: Executable) -> tuple[str, dict[str, Any]]:
    """The SQL of a statement, and its constant parameters."""
    compiled = cast("ClauseElement", statement).compile(dialect=sqlite.dialect(paramstyle="named"))
    return str(compiled), {k: v for k, v in compiled.params.items() if k != _GIVEN}


def fetch(tx: Connection, statement: Executable, parameters: dict[str, Any]) -> Sequence[Any]:
    """The rows of a frequent statement, with other parameters each time. Columns come unconverted:
    a boolean is 0 or 1."""
    if not is_sqlite(tx):
        return tx.execute(statement, parameters).all()
    sql, fixed = _in_words(statement)
    driver = tx.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver.execute(sql, {**fixed, **parameters}).fetchall()


def insert_rows(tx: Connection, table: Table, rows: list[dict[str, Any]]) -> None:
    """Insert rows that all have the same columns."""
    if is_sqlite(tx):
        run_given(tx, _insert(table, tuple(rows[0])), [list(row.values()) for row in rows])
    else:
        tx.execute(insert(table), rows)


def update_rows(tx: Connection, table: Table, rows: list[dict[str, Any]]) -> None:
    """Update rows of a table, each identified by its id under ``OF``; ids must be unique."""
    names = tuple(rows[0])
    if is_sqlite(tx):
        run_given(tx, _update(table, names), [list(row.values()) for row in rows])
    else:
        tx.execute(_update_each(table, names), rows)


def _part(rows: TableValuedAlias, place: int) -> ColumnElement[Any]:
    return func.json_extract(rows.c.value, f"$[{place}]")


@cache
def _insert(table: Table, names: tuple[str, ...]) -> Insert:
    rows = given_rows()
    parts = [_part(rows, place) for place in range(len(names))]
    return insert(table).from_select(names, select(*parts))


@cache
def _update(table: Table, names: tuple[str, ...]) -> Update:
    rows = given_rows()
    parts = {name: _part(rows, place) for place, name in enumerate(names)}
    wanted = parts.pop(OF)
    return update(table).where(table.c.id == wanted).values(parts)


@cache
def _update_each(table: Table, names: tuple[str, ...]) -> Update:
    values: dict[str, Any] = {name: bindparam(name) for name in names if name != OF}
    return update(table).where(table.c.id == bindparam(OF)).values(values)
