"""Browser notifications: Web Push with the server's own key (RFC 8030, 8291, 8292).

``http-ece`` and ``py-vapid`` are the parts that pywebpush is built from. Its own sender resolves
names itself and would follow them into the operator's network; ours posts like a webhook.
"""

from __future__ import annotations

import base64
import os
import time
from pathlib import Path
from typing import Literal, NamedTuple
from urllib.parse import urlsplit

import http_ece
import msgspec
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from sevencats.kernel.errors import SevenCatsError
from sevencats.server.errors import Refusal
from sevencats.server.notices.outgoing import Poster
from sevencats.server.settings import WebhookRules

Outcome = Literal["sent", "again", "gone"]
#: Time to live of a notification at the push service.
_KEPT_S = 24 * 3600
#: Lifetime of a signed claim; services allow a day at most.
_CLAIM_S = 12 * 3600
_SECRET_BYTES = 16
_OWN_FILE = 0o600


class BadPushKey(SevenCatsError):
    """The key file cannot be read or written."""


class Subscription(msgspec.Struct, frozen=True):
    """A browser's push subscription: its endpoint, and the keys that only it can decrypt."""

    endpoint: str
    p256dh: str
    auth: str


class _Claim(NamedTuple):
    header: str
    until: float


def make_key(path: Path) -> Vapid02:
    """Create a key in a private file. Never overwrites one, because that would invalidate all
    subscriptions."""
    key = Vapid02()
    key.generate_keys()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with os.fdopen(
            os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, _OWN_FILE), "wb"
        ) as file:
            file.write(key.private_pem())
    except OSError as error:
        raise BadPushKey(f"{path}: {error.strerror}") from None
    return key


def load_key(path: Path) -> Vapid02:
    """The server's key; created at the first start."""
    try:
        return Vapid02.from_pem(path.read_bytes())
    except FileNotFoundError:
        try:
            return make_key(path)
        except BadPushKey:
            if path.exists():  # another process created it first
                return load_key(path)
            raise
    except (OSError, ValueError, UnsupportedAlgorithm) as error:
        raise BadPushKey(f"{path} holds no push key: {error}") from None


def public_key(key: Vapid02) -> str:
    """The public key that browsers need to subscribe."""
    raw = key.public_key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def check_keys(subscription: Subscription) -> None:
    """Refuse keys that cannot be used for encryption."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _raw(subscription.p256dh))
        if len(_raw(subscription.auth)) != _SECRET_BYTES:
            raise ValueError
    except ValueError:
        raise Refusal("bad_request", "push: keys") from None


class PushSender(Poster):
    """Posts notifications to the push services of browsers."""

    def __init__(self, rules: WebhookRules, key: Vapid02, contact: str) -> None:
        super().__init__(rules)
        self.key = key
        self.contact = contact
        self._claims: dict[str, _Claim] = {}

    async def send(self, subscription: Subscription, message: bytes) -> Outcome:
        """Deliver a message; ``gone``: the browser has unsubscribed."""
        data = http_ece.encrypt(
            message,
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=_raw(subscription.p256dh),
            auth_secret=_raw(subscription.auth),
            version="aes128gcm",
        )
        headers = {
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(_KEPT_S),
            "Authorization": self._claim(subscription.endpoint),
        }
        status = await self.post(subscription.endpoint, data, headers)
        if status in (404, 410):
            return "gone"
        return "sent" if status is not None and status < 300 else "again"

    def _claim(self, endpoint: str) -> str:
        """The signed claim of our identity for one push service."""
        parts = urlsplit(endpoint)
        audience = f"{parts.scheme}://{parts.netloc}"
        claim = self._claims.get(audience)
        now = time.time()
        if claim is None or claim.until < now:
            claims = {"sub": self.contact, "aud": audience, "exp": int(now) + 2 * _CLAIM_S - 60}
            claim = _Claim(str(self.key.sign(claims)["Authorization"]), now + _CLAIM_S)
            if len(self._claims) > 100:
                self._claims.clear()
            self._claims[audience] = claim
        return claim.header


def _raw(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
