"""Answers that are worth it are compressed."""

from __future__ import annotations

from litestar.config.compression import CompressionConfig
from litestar.middleware.compression import CompressionMiddleware
from litestar.types import Message, Scope, Send

#: Smaller answers fit into one packet as they are.
_WORTH_PACKING = 1500
#: 9 takes almost three times as long for two bytes in a hundred.
_LEVEL = 6


class _LazyCompression(CompressionMiddleware):
    """Litestar's compression, which is set up only for an answer that it will compress. Setting
    it up and throwing it away again costs more than most answers do."""

    def create_compression_send_wrapper(
        self, send: Send, compression_encoding: str, scope: Scope
    ) -> Send:
        """Pass small answers on as they are, and all others to Litestar."""
        set_up = super().create_compression_send_wrapper
        start: Message | None = None
        compress: Send | None = None

        async def send_what_is_worth_it(message: Message) -> None:
            nonlocal start, compress
            if compress is not None:
                await compress(message)
            elif message["type"] == "http.response.start":
                start = message
            elif start is None:
                await send(message)
            elif _is_small(message):
                await send(start)
                start = None
                await send(message)
            else:
                compress = set_up(send, compression_encoding, scope)
                await compress(start)
                await compress(message)

        return send_what_is_worth_it


def _is_small(message: Message) -> bool:
    """Whether it is the whole body of an answer, and a small one."""
    if message["type"] != "http.response.body" or message.get("more_body", False):
        return False
    return len(message["body"]) < _WORTH_PACKING


def compression() -> CompressionConfig:
    """How answers are compressed."""
    return CompressionConfig(
        backend="gzip",
        minimum_size=_WORTH_PACKING,
        gzip_compress_level=_LEVEL,
        middleware_class=_LazyCompression,
    )
