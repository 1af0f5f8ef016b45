"""A transport that sends several pieces in one go."""

from __future__ import annotations

import asyncio
import logging
from typing import Any
from weakref import WeakKeyDictionary

#: Pieces that are larger together go at once: whoever writes a lot should soon learn that the
#: other side does not read as fast.
_MOST = 64 * 1024

log = logging.getLogger(__name__)


class _Unsent:
    """The transports of an event loop that keep something back."""

    def __init__(self) -> None:
        self._transports: list[GatheredWrites] = []

    def add(self, transport: GatheredWrites) -> None:
        """Flush a transport at the end of this turn of the event loop, if nobody does before."""
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
                # One that fails must stop neither the others nor the table that lets them go.
                log.exception("a connection cannot be written to")


_unsent: WeakKeyDictionary[asyncio.AbstractEventLoop, _Unsent] = WeakKeyDictionary()


def flush_all() -> None:
    """Send now what was written in this event loop. Many tables may be served in one turn of it:
    the players of the first should not wait for the last."""
    unsent = _unsent.get(asyncio.get_running_loop())
    if unsent is not None:
        unsent.flush()


class GatheredWrites(asyncio.Transport):
    """Keeps what is written until ``flush``, or until the event loop has a moment.

    The head of an answer and its body are written one after the other, each with a system call of
    its own that costs as much as finding out what to answer.
    """

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__()
        self._transport = transport
        self._unsent = _unsent.setdefault(loop, _Unsent())
        self._pieces: list[bytes | bytearray | memoryview] = []
        self._size = 0

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
            # A connection that is lost takes nothing any more, and would say so with an error.
            if not self._transport.is_closing():
                self._transport.write(data)

    def close(self) -> None:
        """Close after what was written is sent."""
        self.flush()
        self._transport.close()

    def abort(self) -> None:
        """Close at once."""
        self._pieces.clear()
        self._transport.abort()

    def is_closing(self) -> bool:
        """Whether it is closed or will be."""
        return self._transport.is_closing()

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        """What is known of the connection."""
        return self._transport.get_extra_info(name, default)

    def pause_reading(self) -> None:
        """Let what comes wait in the system's buffers."""
        self._transport.pause_reading()

    def resume_reading(self) -> None:
        """Read on."""
        self._transport.resume_reading()

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        """Give what comes to somebody else."""
        self._transport.set_protocol(protocol)
