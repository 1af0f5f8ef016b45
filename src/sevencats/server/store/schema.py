"""The tables of the database. Alembic migrations in ``migrations/`` build them step by step.

Times are milliseconds since 1970. JSON is stored as text, so that both databases hold the same
bytes and a dump can be read.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

metadata = MetaData(
    # Alembic needs names for constraints that it may have to drop.
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

settings = Table(
    "settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

users = Table(
    "users",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("login", String(40), unique=True),
    Column("password", String(200)),
    Column("lang", String(8), nullable=False),
    Column("webhook", String(500)),
    Column("webhook_key", String(64)),
    #: The kinds of notice that the person wants: words separated by blanks.
    Column("wants", String(80), nullable=False, server_default=text("''")),
    #: True if the person is an operator; set on the command line only.
    Column("operator", Boolean, nullable=False, server_default=false()),
    #: True if a program plays in this name.
    Column("program", Boolean, nullable=False, server_default=false()),
    #: Time of a ban by an operator.
    Column("barred", BigInteger),
    Column("created", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    # A hash: reading the database must not give access to accounts.
    Column("token_hash", String(64), primary_key=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
)

blocks = Table(
    "blocks",
    metadata,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("other_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    PrimaryKeyConstraint("user_id", "other_id"),
)

decks = Table(
    "decks",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("game", String(24), nullable=False),
    Column("name", String(64), nullable=False),
    Column("code", String(700), nullable=False),
    Column("updated", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("code", String(8), nullable=False, unique=True),
    Column("status", String(12), nullable=False),
    Column("setup", Text, nullable=False),
    #: Columns for the lobby's filters, copied from the set-up; ``pool`` is the ladder of its
    #: ratings.
    Column("game", String(24), nullable=False, server_default=text("''")),
    Column("mode", String(24), nullable=False, server_default=text("''")),
    Column("pace", String(12), nullable=False, server_default=text("''")),
    Column("pool", String(12), nullable=False, server_default=text("''")),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("host", String(24)),
    Column("listed", Boolean, nullable=False),
    Column("seed", String(24), nullable=False),
    Column("config", Text),
    Column("engine", String(24)),
    Column("content", String(64)),
    Column("head", Integer, nullable=False),
    #: Bit mask of the seats that have an open decision.
    Column("asked", Integer, nullable=False),
    Column("result", Text),
    Column("next_id", String(24)),
    #: When the table must be loaded even without clients: a clock runs out.
    Column("due", BigInteger),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Index("ix_tables_status_due", "status", "due"),
    Index("ix_tables_status_listed", "status", "listed", "created"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("user_id", String(24), index=True),
    Column("name", String(64), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("choice", Text, nullable=False),
    Column("ready", Boolean, nullable=False),
    #: Incremented when the seat changes hands: older seat tokens become invalid.
    Column("generation", Integer, nullable=False),
    Column("muted", Integer, nullable=False),
    Column("standing", Text, nullable=False, server_default=text("'{}'")),
    #: A keyed hash of the player's address: games between guests of one address are not rated.
    Column("origin", String(16), nullable=False, server_default=text("''")),
    #: The player is a program.
    Column("program", Boolean, nullable=False, server_default=false()),
    PrimaryKeyConstraint("table_id", "seat"),
)

journal = Table(
    "journal",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("key", Text, nullable=False),
    #: The client's own id of the pick, which identifies a retry.
    Column("pick_id", String(64)),
    Column("by", String(8), nullable=False),
    Column("chance", Text, nullable=False),
    Column("digest", String(32), nullable=False),
    Column("rng", String(24), nullable=False),
    Column("banks", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "n"),
    UniqueConstraint("table_id", "seat", "pick_id"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("data", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "n"),
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    #: Version of the program that made it: an old one is computed again.
    Column("version", Integer, nullable=False),
    Column("data", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("user_id", String(24), index=True),
    Column("seat", Integer, nullable=False),
    Column("phrase", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
)

processes = Table(
    "processes",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("expires", BigInteger, nullable=False),
)

leases = Table(
    "leases",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("owner", String(24), index=True),
    #: Grows with every new owner and is checked by every write: an old owner cannot write.
    Column("token", Integer, nullable=False),
    #: The connections, for the lists of other processes: a bit mask of seats, and the number of
    #: spectators. Written by the owner; meaningless when the owner is gone.
    Column("online", Integer, nullable=False, server_default=text("0")),
    Column("watchers", Integer, nullable=False, server_default=text("0")),
)

notices = Table(
    "notices",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("body", Text, nullable=False),
    Column("due", BigInteger, nullable=False, index=True),
    Column("tries", Integer, nullable=False),
    #: The channel: empty before the split, ``webhook``, or the id of a channel.
    Column("channel", String(24), nullable=False, server_default=text("''")),
)

#: Browsers and mail addresses that notices go to.
channels = Table(
    "channels",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    #: ``push`` or ``mail``.
    Column("kind", String(8), nullable=False),
    Column("address", String(1000), nullable=False),
    #: A browser's push subscription, as JSON.
    Column("keys", Text, nullable=False),
    #: A mail address is used once its owner has confirmed it.
    Column("confirmed", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    UniqueConstraint("user_id", "kind", "address"),
)

ratings = Table(
    "ratings",
    metadata,
    #: A person's id, or a bot's level.
    Column("subject", String(64), nullable=False),
    Column("game", String(24), nullable=False),
    Column("pool", String(12), nullable=False),
    Column("rating", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("volatility", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("updated", BigInteger, nullable=False),
    PrimaryKeyConstraint("subject", "game", "pool"),
)

rated_games = Table(
    "rated_games",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(24), nullable=False),
    Column("pool", String(12), nullable=False),
    #: Why it was not rated; empty if it was.
    Column("reason", String(16), nullable=False),
    #: True if a player left before the end.
    Column("given_up", Boolean, nullable=False, server_default=false()),
    Column("at", BigInteger, nullable=False, index=True),
)

rating_changes = Table(
    "rating_changes",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("subject", String(64), nullable=False),
    Column("before", Integer, nullable=False),
    Column("after", Integer, nullable=False),
    Column("deviation", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("ix_rating_changes_subject_at", "subject", "at"),
)

match_queue = Table(
    "match_queue",
    metadata,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(24), nullable=False),
    Column("mode", String(24), nullable=False),
    Column("pool", String(12), nullable=False),
    Column("rating", Double, nullable=False),
    Column("choice", Text, nullable=False),
    Column("origin", String(16), nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    #: The rival offered, when, and whether this player has accepted.
    Column("rival", String(24)),
    Column("offered", BigInteger),
    Column("accepted", Boolean, nullable=False),
    #: The table of both, once both have accepted.
    Column("table_id", String(24)),
)

#: Pairs of whom one declined the other: they are not offered to each other again for a while.
match_declines = Table(
    "match_declines",
    metadata,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("other_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("at", BigInteger, nullable=False, index=True),
    PrimaryKeyConstraint("user_id", "other_id"),
)

achievements = Table(
    "achievements",
    metadata,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("game", String(24), nullable=False),
    #: An achievement, or (with a colon) a part of a collection.
    Column("id", String(60), nullable=False),
    #: The table where it was earned; empty: elsewhere.
    Column("table_id", String(24), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("user_id", "game", "id"),
)

#: The queue of finished games to check for achievements.
unjudged_games = Table(
    "unjudged_games",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("table_id", String(24), nullable=False),
    Column("code", String(8), nullable=False),
    #: Empty if the author has deleted their account.
    Column("reporter", String(24), index=True),
    Column("reported", String(24), nullable=False, index=True),
    Column("reason", String(12), nullable=False),
    Column("words", String(500), nullable=False),
    #: The name and phrases of the reported person at that table, as JSON.
    Column("evidence", Text, nullable=False),
    Column("at", BigInteger, nullable=False, index=True),
    Column("closed", BigInteger),
    Column("closed_by", String(40), nullable=False, server_default=text("''")),
    Column("note", String(500), nullable=False, server_default=text("''")),
    UniqueConstraint("reporter", "reported", "table_id"),
)

#: The time when all tries are available again (see ``attempts.py``).
attempts = Table(
    "attempts",
    metadata,
    Column("key", String(32), primary_key=True),
    Column("full", BigInteger, nullable=False, index=True),
)

#: The log of operators' actions.
operator_acts = Table(
    "operator_acts",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("operator", String(40), nullable=False),
    Column("act", String(24), nullable=False),
    #: The person, table or report concerned, and its display name.
    Column("subject", String(24), nullable=False),
    Column("name", String(64), nullable=False),
    Column("note", String(500), nullable=False),
)
