"""What an operator can set, read once from the environment (docs/operators.md lists it all)."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal
from urllib.parse import unquote, urlsplit

from sevencats.kernel.errors import SevenCatsError

HTTPS = 443


class BadSetting(SevenCatsError):
    """An environment variable that cannot be used; names it and what it should hold."""


@dataclass(frozen=True, slots=True)
class WebhookRules:
    """Where notices may go. ``private``: any address, any port, plain ``http``."""

    private: bool = False
    ports: tuple[int, ...] = (HTTPS,)


@dataclass(frozen=True, slots=True)
class MailRules:
    """How mail is sent. ``security``: TLS from the beginning, after a greeting, or (to a server
    on the same machine) none."""

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
    #: Foreign pages that may use this server; its own is always allowed.
    origins: tuple[str, ...] = ()
    #: Addresses of reverse proxies whose word about the client's address is taken.
    trusted_proxies: str = "127.0.0.1"
    metrics_token: str = ""
    log_format: str = "text"
    bot_workers: int = 1
    #: A process that is silent for so long has lost its tables.
    lease_seconds: float = 6.0
    #: How often a process says that it lives, and looks for tables without an owner.
    beat_seconds: float = 1.5
    rate_scale: float = 1.0
    sockets_per_address: int = 60
    #: Where notices of turn-based games may go.
    webhooks: WebhookRules = WebhookRules()
    #: Where people find this server, for links in mails.
    public_url: str = ""
    mail: MailRules | None = None
    #: Whom push services may write to about our notifications; without it there are none.
    push_contact: str = ""
    push_key: Path = Path("push.pem")
    idle_seconds: float = 300.0
    #: Who leaves a table without a clock is waited for so long before others may go on.
    patience_seconds: float = 60.0

    @property
    def sqlite_path(self) -> Path | None:
        """The database file, or None for another database."""
        name = self.database_url.partition("://")[2]
        if not self.database_url.startswith("sqlite"):
            return None
        return Path(name.removeprefix("/"))


def data_folder() -> Path:
    """The user's own folder for what the server keeps."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "sevencats"


def default_database() -> str:
    """A file in the user's own data folder."""
    return f"sqlite:///{data_folder() / 'sevencats.db'}"


def read_settings(env: Mapping[str, str]) -> Settings:
    """The settings an environment asks for; raises ``BadSetting``."""
    public_url = env.get("SEVENCATS_PUBLIC_URL", "").rstrip("/")
    return Settings(
        database_url=driver_url(env.get("SEVENCATS_DATABASE_URL") or default_database()),
        redis_url=env.get("SEVENCATS_REDIS_URL", ""),
        origins=tuple(env.get("SEVENCATS_ORIGINS", "").replace(",", " ").split()),
        trusted_proxies=env.get("SEVENCATS_TRUSTED_PROXIES", "127.0.0.1"),
        metrics_token=env.get("SEVENCATS_METRICS_TOKEN", ""),
        log_format=_one_of(env, "SEVENCATS_LOG", ("text", "json")),
        bot_workers=int(_number(env, "SEVENCATS_BOT_WORKERS", 1, least=1)),
        lease_seconds=_number(env, "SEVENCATS_LEASE_SECONDS", 6.0, least=0.5),
        beat_seconds=_number(env, "SEVENCATS_BEAT_SECONDS", 1.5, least=0.1),
        rate_scale=_number(env, "SEVENCATS_RATE_SCALE", 1.0, least=0.01),
        sockets_per_address=int(_number(env, "SEVENCATS_SOCKETS_PER_ADDRESS", 60, least=1)),
        webhooks=WebhookRules(
            private=env.get("SEVENCATS_PRIVATE_WEBHOOKS") == "1",
            ports=_ports(env, "SEVENCATS_WEBHOOK_PORTS", "443"),
        ),
        public_url=public_url,
        mail=_mail(env, public_url),
        push_contact=_contact(env),
        push_key=Path(env.get("SEVENCATS_PUSH_KEY") or data_folder() / "push.pem"),
        idle_seconds=_number(env, "SEVENCATS_IDLE_SECONDS", 300.0, least=1.0),
        patience_seconds=_number(env, "SEVENCATS_PATIENCE_SECONDS", 60.0, least=0.0),
    )


def driver_url(url: str) -> str:
    """The same database with the driver we use: people write ``postgresql://`` or ``sqlite://``."""
    scheme, mark, rest = url.partition("://")
    if not mark:
        raise BadSetting(f"SEVENCATS_DATABASE_URL {url!r} is no URL such as sqlite:///games.db")
    drivers = {
        "sqlite": "sqlite",
        "postgres": "postgresql+asyncpg",
        "postgresql": "postgresql+asyncpg",
    }
    family = scheme.partition("+")[0]
    if family not in drivers:
        raise BadSetting(
            f"SEVENCATS_DATABASE_URL begins with {scheme!r}; use sqlite:// or postgresql://"
        )
    return f"{drivers[family]}://{rest}"


_MAIL_PORTS = {"smtps": 465, "smtp": 587, "smtp+plain": 25}


def _mail(env: Mapping[str, str], public_url: str) -> MailRules | None:
    """How to send mail: ``smtps://`` is TLS at once, ``smtp://`` TLS after the greeting,
    ``smtp+plain://`` none at all."""
    text = env.get("SEVENCATS_SMTP_URL", "")
    if not text:
        return None
    parts = urlsplit(text)
    sender = env.get("SEVENCATS_MAIL_FROM", "")
    if parts.scheme not in _MAIL_PORTS or not parts.hostname:
        raise BadSetting("SEVENCATS_SMTP_URL must be like smtps://user:password@mail.example")
    if "@" not in sender or not public_url.startswith(("https://", "http://")):
        raise BadSetting(
            "SEVENCATS_SMTP_URL needs SEVENCATS_MAIL_FROM (whom mails come from) and "
            "SEVENCATS_PUBLIC_URL (where their links lead, such as https://cats.example)"
        )
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


def _contact(env: Mapping[str, str]) -> str:
    contact = env.get("SEVENCATS_PUSH_CONTACT", "")
    if contact and not contact.startswith(("mailto:", "https://")):
        raise BadSetting(
            f"SEVENCATS_PUSH_CONTACT must begin with mailto: or https://, not {contact!r}"
        )
    return contact


def _number(env: Mapping[str, str], name: str, default: float, *, least: float) -> float:
    text = env.get(name, "")
    try:
        number = float(text) if text else default
    except ValueError:
        raise BadSetting(f"{name} must be a number, not {text!r}") from None
    if not number >= least:
        raise BadSetting(f"{name} must be {least:g} or more, not {text!r}")
    return number


def _ports(env: Mapping[str, str], name: str, default: str) -> tuple[int, ...]:
    text = env.get(name) or default
    try:
        ports = tuple(int(word) for word in text.replace(",", " ").split())
    except ValueError:
        ports = ()
    if not ports or not all(0 < port < 65536 for port in ports):
        raise BadSetting(f"{name} must be ports such as '443 8443', not {text!r}")
    return ports


def _one_of(env: Mapping[str, str], name: str, words: tuple[str, ...]) -> str:
    word = env.get(name) or words[0]
    if word not in words:
        raise BadSetting(f"{name} must be {' or '.join(words)}, not {word!r}")
    return word
