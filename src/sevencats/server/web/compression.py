"""Compression of answers that are large enough."""

from __future__ import annotations

from litestar.config.compression import CompressionConfig
from litestar.middleware.compression import CompressionMiddleware
from litestar.types import Message, Scope, Send

#: Smaller answers fit into one packet uncompressed.
_MIN_SIZE = 1500
#: Level 9 takes almost three times as long to save two per cent.
_LEVEL = 6


class _LazyCompression(CompressionMiddleware):
    """Litestar's compression, set up only for answers that it will compress. Setting it up in vain
    costs more than most answers do."""

    def create_compression_send_wrapper(
        self, send: Send, compression_encoding: str, scope: Scope
    ) -> Send:
        """Pass small answers through, and all others to Litestar."""
        set_up = super().create_compression_send_wrapper
        start: Message | None = None
        compress: Send | None = None

        async def send_compressed(message: Message) -> None:
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

        return send_compressed


def _is_small(message: Message) -> bool:
    """Return whether a message is the whole body of a small answer."""
    if message["type"] != "http.response.body" or message.get("more_body", False):
        return False
    return len(message["body"]) < _MIN_SIZE


def compression() -> CompressionConfig:
    """The compression of answers."""
    return CompressionConfig(
        backend="gzip",
        minimum_size=_MIN_SIZE,
        gzip_compress_level=_LEVEL,
        middleware_class=_LazyCompression,
    )
