"""Notices by mail and to browsers, with a real mail server and a push service of the test's own."""

from __future__ import annotations

import asyncio
import base64
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import http_ece
import msgspec
import pytest
from aiosmtpd.smtp import SMTP
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from helpers.server import refused
from py_vapid import Vapid02
from trials.daemons import PhoenixServer

from sevencats.server.client import Person
from sevencats.server.notices.push import BadPushKey, load_key, make_key, public_key
from sevencats.server.settings import BadSetting, read_settings

QUICK = {
    "SEVENCATS_RATE_SCALE": "1000",
    "SEVENCATS_BEAT_SECONDS": "0.2",
    "SEVENCATS_PRIVATE_WEBHOOKS": "1",
}


class Post:
    """The mails that a mail server has received."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.unknown: set[str] = set()

    async def handle_RCPT(
        self, server: Any, session: Any, envelope: Any, address: str, *_: Any
    ) -> str:
        """Accept every address except known missing ones."""
        if address in self.unknown:
            return "550 no such address"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        """Accept a mail."""
        mail = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        return "250 OK"

    async def next(self, count: int) -> EmailMessage:
        """Wait for this many mails; returns the last."""
        async with asyncio.timeout(60):
            while len(self.mails) < count:
                await asyncio.sleep(0.05)
        return self.mails[count - 1]

    async def about(self, text: str) -> EmailMessage:
        """The first mail with this text."""
        async with asyncio.timeout(60):
            while True:
                for mail in self.mails:
                    if text in mail.get_content():
                        return mail
                await asyncio.sleep(0.05)


class PushService:
    """A push service: the requests it has got, and what it answers."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = b"0123456789abcdef"
        self.status = 201
        self.requests: list[tuple[dict[str, str], bytes]] = []
        self.paths: list[str] = []
        self.url = ""

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answer one request."""
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        self.paths.append(head[0].split(" ")[1])
        headers = dict(line.lower().split(": ", 1) for line in head[1:] if ": " in line)
        # The signature of the sender is case-sensitive.
        headers["authorization"] = next(
            line.split(": ", 1)[1] for line in head if line.lower().startswith("authorization")
        )
        body = await reader.readexactly(int(headers["content-length"]))
        self.requests.append((headers, body))
        writer.write(f"HTTP/1.1 {self.status} x\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    def subscription(self, path: str = "one") -> dict[str, str]:
        """The subscription that a browser would send."""
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return {"endpoint": self.url + path, "p256dh": _text(point), "auth": _text(self.secret)}

    async def next(self, count: int) -> dict[str, str]:
        """Wait for this many messages; returns the last, decrypted as by a browser."""
        async with asyncio.timeout(60):
            while len(self.requests) < count:
                await asyncio.sleep(0.05)
        body = self.requests[count - 1][1]
        text = http_ece.decrypt(
            body, private_key=self.key, auth_secret=self.secret, version="aes128gcm"
        )
        return msgspec.json.decode(text, type=dict[str, str])


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


@asynccontextmanager
async def mail_server() -> AsyncIterator[tuple[Post, int]]:
    post = Post()
    loop = asyncio.get_running_loop()
    factory: Callable[[], Any] = lambda: SMTP(post, enable_SMTPUTF8=True, loop=loop)  # noqa: E731
    server = await loop.create_server(factory, "127.0.0.1", 0)
    async with server:
        yield post, server.sockets[0].getsockname()[1]


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    service = PushService()
    server = await asyncio.start_server(service.talk, "127.0.0.1", 0)
    async with server:
        service.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/push/"
        yield service


async def running(folder: Path, **env: str) -> PhoenixServer:
    """A server on SQLite; started away from the event loop, which serves mail meanwhile."""
    url = f"sqlite:///{folder / 'tables.db'}"
    process = PhoenixServer(folder, url, **QUICK, **env)
    await asyncio.to_thread(process.start)
    return process


async def account(url: str, login: str) -> Person:
    """A user with an account."""
    guest = await Person.guest(url, login.title())
    made = await guest.post("/api/account", {"login": login, "password": "a long secret"})
    return Person(url, made["token"])


async def slow_game(ann: Person, bob: Person) -> str:
    """A game by turns of two people who are away."""
    seats = [{"choice": ["monsters"]}, {"choice": ["nilfgaard"]}]
    body = {"seats": seats, "pace": {"kind": "turns"}}
    table: str = (await ann.post("/api/tables", body))["table"]["id"]
    await bob.post(f"/api/tables/{table}/seats", {})
    await bob.call("PATCH", f"/api/tables/{table}/seats/1", {"ready": True})
    await ann.post(f"/api/tables/{table}/start")
    return table


async def test_a_password_is_reset_by_mail(tmp_path: Path) -> None:
    async with mail_server() as (post, port):
        server = await running(
            tmp_path,
            SEVENCATS_SMTP_URL=f"smtp+plain://127.0.0.1:{port}",
            SEVENCATS_MAIL_FROM="Seven Cats <cats@example.org>",
            SEVENCATS_PUBLIC_URL="https://cats.example",
        )
        try:
            ann = await account(server.url, "ann-reset")
            await ann.call("PUT", "/api/me/notices/mail", {"address": "ann@example.org"})
            (token,) = re.findall(r"confirm\?token=(\S+)", (await post.next(1)).get_content())
            forgotten = {"login": "ann-reset"}
            stranger = await Person.guest(server.url, "Eve")
            await stranger.post("/api/account/forgotten", forgotten)  # not confirmed yet: no mail
            await stranger.post("/api/account/forgotten", {"login": "nobody-at-all"})
            await ann.post(f"/api/notices/confirm/{token}")
            await stranger.post("/api/account/forgotten?lang=nl", forgotten)
            mail = await post.next(2)
            assert (mail["To"], "nieuw wachtwoord" in mail["Subject"]) == ("ann@example.org", True)
            (link,) = re.findall(
                r"https://cats.example/#/me/reset\?token=(\S+)", mail.get_content()
            )
            body = {"link": link, "password": "qwerty123", "token": True}
            await refused("common_password", stranger.post("/api/account/reset", body))
            body["password"] = "quite another secret"
            made = await stranger.post("/api/account/reset", body)
            assert made["login"] == "ann-reset"
            await refused("no_session", ann.get("/api/session"))
            await refused("old_link", stranger.post("/api/account/reset", body))
            again = {"login": "ann-reset", "password": "quite another secret"}
            assert (await stranger.post("/api/account/login", again))["name"] == "Ann-Reset"
            assert len(post.mails) == 2
        finally:
            await asyncio.to_thread(server.stop)


async def test_mail_names_turn_and_unsubscribe_link(tmp_path: Path) -> None:
    async with mail_server() as (post, port):
        server = await running(
            tmp_path,
            SEVENCATS_SMTP_URL=f"smtp+plain://127.0.0.1:{port}",
            SEVENCATS_MAIL_FROM="Seven Cats <cats@example.org>",
            SEVENCATS_PUBLIC_URL="https://cats.example",
        )
        try:
            ann, bob = await account(server.url, "ann-mail"), await account(server.url, "bob-mail")
            settings = await ann.get("/api/me/notices")
            assert settings == {"wants": [], "pushKey": None, "mail": True, "channels": []}
            await ann.call("PUT", "/api/me/notices", {"wants": ["your_turn"]})
            await ann.call("PUT", "/api/me/notices/mail", {"address": "ann@example.org"})
            asking = await post.next(1)
            assert asking["To"] == "ann@example.org" and asking["List-Unsubscribe"] is None
            # Nobody has confirmed the address yet; a mail about this game may come once it is.
            await slow_game(ann, bob)
            (token,) = re.findall(r"notices/confirm\?token=(\S+)", asking.get_content())
            await refused("not_found", ann.post(f"/api/notices/confirm/{token[:-1]}x"))
            await refused("not_found", ann.post(f"/api/notices/unsubscribe/{token}"))
            await ann.post(f"/api/notices/confirm/{token}")

            table = await slow_game(ann, bob)
            mail = await post.about(f"https://cats.example/#/table/{table}")
            assert "against Bob-Mail" in mail["Subject"]
            assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            (link,) = re.findall(r"<https://cats.example(/api/\S+)>", mail["List-Unsubscribe"])
            stranger = await Person.guest(server.url, "Eve")
            await stranger.post(link)
            assert (await ann.get("/api/me/notices"))["channels"] == []
            await refused("not_found", stranger.post(link))

            post.unknown.add("nobody@example.org")
            nobody = ann.call("PUT", "/api/me/notices/mail", {"address": "nobody@example.org"})
            await refused("not_delivered", nobody)
            await refused(
                "bad_request", ann.call("PUT", "/api/me/notices/mail", {"address": "a@b,c@d.e"})
            )
        finally:
            server.stop()


async def test_push_message_is_encrypted_for_browser(tmp_path: Path) -> None:
    key = tmp_path / "keys" / "push.pem"
    contact = {"SEVENCATS_PUSH_CONTACT": "mailto:op@example.org", "SEVENCATS_PUSH_KEY": str(key)}
    async with push_service() as service:
        server = await running(tmp_path, **contact)
        try:
            assert key.stat().st_mode & 0o777 == 0o600
            ann, bob = await account(server.url, "ann-push"), await account(server.url, "bob-push")
            assert (await ann.get("/api/me/notices"))["pushKey"] == public_key(load_key(key))
            browser = service.subscription()
            wrong = ann.post("/api/me/notices/browsers", {**browser, "p256dh": "AAAA"})
            await refused("bad_request", wrong)
            await ann.post("/api/me/notices/browsers", browser)
            # Bob's browser is known too, but he has not asked to be told anything.
            await bob.post("/api/me/notices/browsers", service.subscription("bob"))
            await ann.call("PUT", "/api/me/notices", {"wants": ["your_turn", "invited"]})
            table = await slow_game(ann, bob)
            message = await service.next(1)
            assert message["path"] == f"/#/table/{table}" and message["tag"] == table
            assert message["text"] == "It is your turn against Bob-Push."
            headers, body = service.requests[0]
            assert headers["content-encoding"] == "aes128gcm" and b"Bob" not in body
            assert Vapid02.verify(headers["authorization"])

            room = (await bob.post("/api/tables", {}))["table"]
            path = f"/api/tables/{room['id']}/invitations"
            await bob.post(path, {"login": "Ann-Push"})
            message = await service.next(2)
            assert message["path"] == f"/#/join/{room['code']}" and "Bob-Push" in message["text"]
            await refused("not_found", bob.post(path, {"login": "nobody-here"}))
            await refused("not_yours", ann.post(path, {"login": "bob-push"}))

            # A browser that has unsubscribed is removed.
            service.status = 410
            await bob.post(path, {"login": "ann-push"})
            await service.next(3)
            async with asyncio.timeout(60):
                while (await ann.get("/api/me/notices"))["channels"]:
                    await asyncio.sleep(0.1)
            assert set(service.paths) == {"/push/one"}
        finally:
            server.stop()


async def test_a_server_without_mail_and_push_says_so(tmp_path: Path) -> None:
    server = await running(tmp_path)
    try:
        ann = await Person.guest(server.url, "Ann")
        assert (await ann.get("/api/me/notices"))["mail"] is False
        mail = ann.call("PUT", "/api/me/notices/mail", {"address": "ann@example.org"})
        await refused("not_offered", mail)
        browser = {"endpoint": "https://push.example/1", "p256dh": "A", "auth": "A"}
        await refused("not_offered", ann.post("/api/me/notices/browsers", browser))
    finally:
        server.stop()


def test_push_key_is_never_overwritten(tmp_path: Path) -> None:
    key = make_key(tmp_path / "push.pem")
    with pytest.raises(BadPushKey, match=r"push\.pem"):
        make_key(tmp_path / "push.pem")
    assert public_key(load_key(tmp_path / "push.pem")) == public_key(key)
    (tmp_path / "other.pem").write_text("nonsense")
    with pytest.raises(BadPushKey, match=r"other\.pem"):
        load_key(tmp_path / "other.pem")


def test_mail_needs_a_sender_address() -> None:
    url = {"SEVENCATS_SMTP_URL": "smtps://cat:s%40crt@mail.example"}
    with pytest.raises(BadSetting, match="SEVENCATS_MAIL_FROM"):
        read_settings(url)
    more = {"SEVENCATS_MAIL_FROM": "a@b.example", "SEVENCATS_PUBLIC_URL": "https://cats.example/"}
    settings = read_settings({**url, **more})
    assert settings.mail is not None and settings.public_url == "https://cats.example"
    assert (settings.mail.port, settings.mail.password) == (465, "s@crt")
    with pytest.raises(BadSetting, match="SEVENCATS_SMTP_URL"):
        read_settings({**more, "SEVENCATS_SMTP_URL": "mail.example"})
    with pytest.raises(BadSetting, match="SEVENCATS_PUSH_CONTACT"):
        read_settings({"SEVENCATS_PUSH_CONTACT": "op@example.org"})
