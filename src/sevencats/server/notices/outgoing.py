"""Posting notices to web addresses, and which addresses are allowed.

The receiver is untrusted. Only the status of its answer is read: a body could cost any amount of
memory and time, and is not needed.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket

import httpx

from sevencats.server.errors import Refusal
from sevencats.server.settings import HTTPS, WebhookRules

#: Time limit of one notice: DNS, connection, request and status together.
DEADLINE_S = 5.0

log = logging.getLogger(__name__)

#: IPv6 addresses of the public internet; all others lead to this machine, its network, or to an
#: embedded IPv4 address (``::/96``, NAT64's ``64:ff9b::/96``, the old site-local ``fec0::/10``).
_UNICAST = ipaddress.IPv6Network("2000::/3")
#: Tunnels with an embedded IPv4 address: 6to4, Teredo.
_TUNNELS = (ipaddress.IPv6Network("2002::/16"), ipaddress.IPv6Network("2001::/32"))


async def check_address(url: str, rules: WebhookRules, what: str = "webhook") -> str | None:
    """Refuse anything but web addresses outside the operator's own network. Returns the resolved
    address, because a second lookup may give another one (``private``: none). ``what`` names the
    address in the refusal."""
    try:
        parts = httpx.URL(url)
    except httpx.InvalidURL:
        raise Refusal("bad_request", f"{what}: https://...") from None
    if parts.scheme not in ("http", "https") or not parts.host or parts.userinfo:
        raise Refusal("bad_request", f"{what}: https://...")
    if rules.private:
        return None
    if parts.scheme != "https":
        raise Refusal("bad_request", f"{what}: https://...")
    if (parts.port or HTTPS) not in rules.ports:
        raise Refusal("bad_request", f"{what}: {', '.join(map(str, rules.ports))}")
    loop = asyncio.get_running_loop()
    name = parts.raw_host.decode("ascii").strip("[]")
    try:
        entries = await loop.getaddrinfo(name, parts.port or HTTPS, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Refusal("bad_request", f"{what}: {parts.host[:80]}") from None
    addresses = [str(entry[4][0]) for entry in entries]
    if not addresses or not all(map(is_public, addresses)):
        raise Refusal("bad_request", f"{what}: {parts.host[:80]}")
    return addresses[0]


def is_public(address: str) -> bool:
    """Return whether an address belongs to the public internet."""
    try:
        number = ipaddress.ip_address(address)
    except ValueError:
        return False
    if isinstance(number, ipaddress.IPv6Address):
        if number.ipv4_mapped is not None:
            return is_public(str(number.ipv4_mapped))
        if number not in _UNICAST or any(number in tunnel for tunnel in _TUNNELS):
            return False
    return number.is_global and not number.is_multicast


class Poster:
    """Posts to untrusted servers."""

    def __init__(self, rules: WebhookRules) -> None:
        self.rules = rules
        self._client: httpx.AsyncClient | None = None

    def _http(self) -> httpx.AsyncClient:
        """Created on first use: most servers never send a notice, and it takes a while."""
        if self._client is None:
            self._client = httpx.AsyncClient(
                timeout=DEADLINE_S,
                # Redirects could lead where check_address would not.
                follow_redirects=False,
                # Never keep connections or cookies.
                limits=httpx.Limits(max_connections=None, max_keepalive_connections=0),
            )
        return self._client

    async def post(self, url: str, data: bytes, headers: dict[str, str]) -> int | None:
        """Post, and return the status; None if there is no answer in time or the address is not
        allowed."""
        headers = {**headers, "Accept-Encoding": "identity", "Connection": "close"}
        try:
            async with asyncio.timeout(DEADLINE_S):
                address = await check_address(url, self.rules)
                return await self._post(httpx.URL(url), address, data, headers)
        except (httpx.HTTPError, httpx.InvalidURL, TimeoutError, Refusal) as error:
            log.info("a notice was not delivered: %s", type(error).__name__)
            return None

    async def _post(
        self, url: httpx.URL, address: str | None, data: bytes, headers: dict[str, str]
    ) -> int:
        """Post to the checked address, whatever the name resolves to by now; host header and
        certificate still use the name. Returns the status."""
        extensions = {}
        if address is not None:
            headers = {**headers, "Host": url.netloc.decode("ascii")}
            extensions = {"sni_hostname": url.raw_host.decode("ascii")}
            url = url.copy_with(host=address)
        request = self._http().build_request(
            "POST", url, content=data, headers=headers, extensions=extensions
        )
        answer = await self._http().send(request, stream=True)
        # Close without reading the body.
        await answer.aclose()
        return answer.status_code

    async def close(self) -> None:
        """Close connections."""
        if self._client is not None:
            await self._client.aclose()
