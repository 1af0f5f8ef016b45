"""A transport that combines several writes into one."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any
from weakref import WeakKeyDictionary

#: Larger writes are sent at once: a fast writer should soon notice that the other side does not
#: read as fast.
_MOST = 64 * 1024

log = logging.getLogger(__name__)


class _Unsent:
    """The transports of an event loop with unsent data."""

    def __init__(self) -> None:
        self._transports: list[GatheredWrites] = []

    def add(self, transport: GatheredWrites) -> None:
        """Flush a transport at the end of this iteration of the event loop, unless it is flushed
        before."""
        if not self._transports:
            asyncio.get_running_loop().call_soon(self.flush)
        self._transports.append(transport)

    def flush(self) -> None:
        """Flush them all."""
        transports, self._transports = self._transports, []
        for transport in transports:
            try:
                transport.flush()
            except Exception:
                # A failing one must not stop the others or the table that flushes them.
                log.exception("a connection cannot be written to")


_unsent: WeakKeyDictionary[asyncio.AbstractEventLoop, _Unsent] = WeakKeyDictionary()


def flush_all() -> None:
    """Flush everything written in this event loop. One iteration may serve many tables: the players
    of the first should not wait for the last."""
    unsent = _unsent.get(asyncio.get_running_loop())
    if unsent is not None:
        unsent.flush()


class GatheredWrites(asyncio.Transport):
    """Buffers writes until ``flush``, or until the event loop is idle.

    The head of an answer and its body are written separately, each with a system call that costs as
    much as computing the answer.
    """

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__()
        self._transport = transport
        self._unsent = _unsent.setdefault(loop, _Unsent())
        self._pieces: list[bytes | bytearray | memoryview] = []
        self._size = 0
        #: Called once when the connection is lost.
        self.on_lost: Callable[[], None] | None = None

    def lost(self) -> None:
        """Nobody is there any more."""
        on_lost, self.on_lost = self.on_lost, None
        if on_lost is not None:
            on_lost()

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """Send soon."""
        if not self._pieces:
            self._unsent.add(self)
        self._pieces.append(data)
        self._size += len(data)
        if self._size > _MOST:
            self.flush()

    def flush(self) -> None:
        """Send now."""
        if self._pieces:
            data = b"".join(self._pieces)
            self._pieces.clear()
            self._size = 0
            # A lost connection accepts no data, and would raise an error.
            if not self._transport.is_closing():
                self._transport.write(data)

    def close(self) -> None:
        """Close after sending the buffered data."""
        self.flush()
        self._transport.close()

    def abort(self) -> None:
        """Close at once."""
        self._pieces.clear()
        self._transport.abort()

    def is_closing(self) -> bool:
        """Return whether it is closed or closing."""
        return self._transport.is_closing()

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        """Information about the connection."""
        return self._transport.get_extra_info(name, default)

    def pause_reading(self) -> None:
        """Leave incoming data in the system's buffers."""
        self._transport.pause_reading()

    def resume_reading(self) -> None:
        """Resume reading."""
        self._transport.resume_reading()

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        """Pass incoming data to another protocol."""
        self._transport.set_protocol(protocol)
