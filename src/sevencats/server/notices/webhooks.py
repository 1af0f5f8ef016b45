"""Webhooks: notices as JSON to a user's own program."""

from __future__ import annotations

import hashlib
import hmac
from typing import Any

import msgspec

from sevencats.server.notices.outgoing import Poster

SIGNATURE = "X-SevenCats-Signature"


class WebhookSender(Poster):
    """Posts notices as JSON, signed with the user's key."""

    async def send(self, body: dict[str, Any], url: str, key: str) -> bool:
        """Deliver a notice; False if it should be retried."""
        data = msgspec.json.encode(body)
        signature = hmac.new(key.encode(), data, hashlib.sha256).hexdigest()
        headers = {"Content-Type": "application/json", SIGNATURE: f"sha256={signature}"}
        status = await self.post(url, data, headers)
        return status is not None and status < 400
