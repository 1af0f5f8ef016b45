"""The operator's settings, read once from the environment: docs/operate/running.md."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Literal
from urllib.parse import unquote, urlsplit

from sevencats.errors import Either, said, said_all
from sevencats.kernel.errors import Phrase, SevenCatsError

HTTPS = 443
PREFIX = "SEVENCATS_"
#: All known variables. The last ones are for commands, and for building.
VARIABLES = frozenset(
    PREFIX + word
    for word in (
        "PACKS",
        *("DATABASE_URL", "REDIS_URL", "ORIGINS", "TRUSTED_PROXIES", "METRICS_TOKEN", "LOG"),
        *("BOT_WORKERS", "LEASE_SECONDS", "BEAT_SECONDS", "RATE_SCALE", "SOCKETS_PER_ADDRESS"),
        *("WEBHOOK_PORTS", "PRIVATE_WEBHOOKS", "PUBLIC_URL", "SMTP_URL", "MAIL_FROM"),
        *("PUSH_CONTACT", "PUSH_KEY", "IDLE_SECONDS", "PATIENCE_SECONDS"),
        *("HOST", "PORT", "COMPILED", "LANG", "DEBUG", "BOT_PASSWORD", "NODE", "WHEEL"),
    )
)


class BadSetting(SevenCatsError):
    """Invalid environment variables; names them and their allowed values."""


@dataclass(frozen=True, slots=True)
class WebhookRules:
    """Allowed targets of notices. ``private``: any address, any port, plain ``http``."""

    private: bool = False
    ports: tuple[int, ...] = (HTTPS,)


@dataclass(frozen=True, slots=True)
class MailRules:
    """How mail is sent. ``security``: TLS from the start, STARTTLS, or (to a server on the same
    machine) none."""

    host: str
    port: int
    security: Literal["tls", "starttls", "none"]
    sender: str
    user: str = ""
    password: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """The settings of one server process."""

    database_url: str
    redis_url: str = ""
    #: Other origins whose pages may use this server; its own is always allowed.
    origins: tuple[str, ...] = ()
    #: Reverse proxies whose headers about the client's address are trusted.
    trusted_proxies: str = "127.0.0.1"
    metrics_token: str = ""
    log_format: str = "text"
    bot_workers: int = 1
    #: A process that is silent for this long loses its tables.
    lease_seconds: float = 6.0
    #: Interval at which a process renews its leases, and looks for tables without an owner.
    beat_seconds: float = 1.5
    rate_scale: float = 1.0
    sockets_per_address: int = 60
    #: Allowed targets of notices of turn-based games.
    webhooks: WebhookRules = WebhookRules()
    #: The public URL of this server, for links in mails.
    public_url: str = ""
    mail: MailRules | None = None
    #: Contact for push services; without it notifications are off.
    push_contact: str = ""
    push_key: Path = Path("push.pem")
    idle_seconds: float = 300.0
    #: Time to wait for a player who leaves a table without a clock before others may go on.
    patience_seconds: float = 60.0

    @property
    def sqlite_path(self) -> Path | None:
        """The database file, or None for another database."""
        name = self.database_url.partition("://")[2]
        if not self.database_url.startswith("sqlite"):
            return None
        return Path(name.removeprefix("/"))


def data_folder() -> Path:
    """The user's own folder for data of the server."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "sevencats"


def default_database() -> str:
    """A file in the user's own data folder."""
    return f"sqlite:///{data_folder() / 'sevencats.db'}"


def read_settings(env: Mapping[str, str]) -> Settings:
    """The settings of an environment; raises ``BadSetting`` with all errors."""
    settings, faults = settings_and_faults(env)
    if faults:
        raise said_all(BadSetting, faults)
    return settings


def settings_and_faults(env: Mapping[str, str]) -> tuple[Settings, list[Phrase]]:
    """The settings, with defaults in place of invalid ones, and all errors."""
    read = _EnvironmentReader(env)
    public_url = env.get("SEVENCATS_PUBLIC_URL", "").rstrip("/")
    settings = Settings(
        database_url=read.database_url(),
        redis_url=env.get("SEVENCATS_REDIS_URL", ""),
        origins=tuple(env.get("SEVENCATS_ORIGINS", "").replace(",", " ").split()),
        trusted_proxies=env.get("SEVENCATS_TRUSTED_PROXIES", "127.0.0.1"),
        metrics_token=env.get("SEVENCATS_METRICS_TOKEN", ""),
        log_format=read.one_of("SEVENCATS_LOG", ("text", "json")),
        bot_workers=int(read.number("SEVENCATS_BOT_WORKERS", 1, least=1)),
        lease_seconds=read.number("SEVENCATS_LEASE_SECONDS", 6.0, least=0.5),
        beat_seconds=read.number("SEVENCATS_BEAT_SECONDS", 1.5, least=0.1),
        rate_scale=read.number("SEVENCATS_RATE_SCALE", 1.0, least=0.01),
        sockets_per_address=int(read.number("SEVENCATS_SOCKETS_PER_ADDRESS", 60, least=1)),
        webhooks=WebhookRules(
            private=env.get("SEVENCATS_PRIVATE_WEBHOOKS") == "1",
            ports=read.ports("SEVENCATS_WEBHOOK_PORTS", (HTTPS,)),
        ),
        public_url=public_url,
        mail=read.mail(public_url),
        push_contact=read.contact(),
        push_key=Path(env.get("SEVENCATS_PUSH_KEY") or data_folder() / "push.pem"),
        idle_seconds=read.number("SEVENCATS_IDLE_SECONDS", 300.0, least=1.0),
        patience_seconds=read.number("SEVENCATS_PATIENCE_SECONDS", 60.0, least=0.0),
    )
    return settings, read.faults


def unknown_variables(env: Mapping[str, str]) -> list[Phrase]:
    """Unknown variables that look like settings of ours."""
    return [
        Phrase("setting-unknown", {"name": name, "near": _near(name)})
        for name in sorted(env)
        if name.startswith(PREFIX) and name not in VARIABLES
    ]


def _near(name: str) -> list[str]:
    """The setting that may have been misspelt. The common prefix does not count."""
    known = {one.removeprefix(PREFIX): one for one in VARIABLES}
    return [known[one] for one in get_close_matches(name.removeprefix(PREFIX), known, n=1)]


def driver_url(url: str) -> str:
    """The URL with the driver we use: people write ``postgresql://`` or ``sqlite://``."""
    scheme, mark, rest = url.partition("://")
    if not mark:
        raise said(BadSetting, "setting-no-url", value=url)
    drivers = {
        "sqlite": "sqlite",
        "postgres": "postgresql+asyncpg",
        "postgresql": "postgresql+asyncpg",
    }
    family = scheme.partition("+")[0]
    if family not in drivers:
        raise said(BadSetting, "setting-database-kind", scheme=scheme)
    return f"{drivers[family]}://{rest}"


_MAIL_PORTS = {"smtps": 465, "smtp": 587, "smtp+plain": 25}


class _EnvironmentReader:
    """Reads an environment and collects errors; a default replaces an invalid value."""

    def __init__(self, env: Mapping[str, str]) -> None:
        self.env = env
        self.faults: list[Phrase] = []

    def fault(self, key: str, /, **values: object) -> None:
        """Record an error."""
        self.faults.append(Phrase(f"setting-{key}", values))

    def database_url(self) -> str:
        """The database; the default one if the setting is invalid."""
        try:
            return driver_url(self.env.get("SEVENCATS_DATABASE_URL") or default_database())
        except BadSetting as error:
            self.faults += error.phrases
            return driver_url(default_database())

    def number(self, name: str, default: float, *, least: float) -> float:
        """A number with a minimum."""
        text = self.env.get(name, "")
        try:
            number = float(text) if text else default
        except ValueError:
            self.fault("number", name=name, value=text)
            return default
        if not number >= least:
            self.fault("least", name=name, least=f"{least:g}", value=text)
            return default
        return number

    def ports(self, name: str, default: tuple[int, ...]) -> tuple[int, ...]:
        """Some ports."""
        text = self.env.get(name, "")
        words = text.replace(",", " ").split()
        ports = tuple(int(word) for word in words if word.isdecimal())
        if not words:
            return default
        if len(ports) < len(words) or not all(0 < port < 65536 for port in ports):
            self.fault("ports", name=name, value=text)
            return default
        return ports

    def one_of(self, name: str, words: tuple[str, ...]) -> str:
        """One of some words; the first is the default."""
        word = self.env.get(name) or words[0]
        if word in words:
            return word
        self.fault("one-of", name=name, known=Either(words), value=word)
        return words[0]

    def contact(self) -> str:
        """Contact for push services."""
        contact = self.env.get("SEVENCATS_PUSH_CONTACT", "")
        if not contact or contact.startswith(("mailto:", "https://")):
            return contact
        self.fault("contact", value=contact)
        return ""

    def mail(self, public_url: str) -> MailRules | None:
        """How to send mail: ``smtps://`` is TLS at once, ``smtp://`` TLS after the greeting,
        ``smtp+plain://`` none at all."""
        text = self.env.get("SEVENCATS_SMTP_URL", "")
        if not text:
            return None
        parts = urlsplit(text)
        sender = self.env.get("SEVENCATS_MAIL_FROM", "")
        if parts.scheme not in _MAIL_PORTS or not parts.hostname:
            self.fault("smtp")
            return None
        if "@" not in sender or not public_url.startswith(("https://", "http://")):
            self.fault("smtp-needs")
            return None
        security: Literal["tls", "starttls", "none"] = "tls"
        if parts.scheme != "smtps":
            security = "starttls" if parts.scheme == "smtp" else "none"
        return MailRules(
            host=parts.hostname,
            port=parts.port or _MAIL_PORTS[parts.scheme],
            security=security,
            sender=sender,
            user=unquote(parts.username or ""),
            password=unquote(parts.password or ""),
        )
