"""The bare echo server that the table server is compared with: the same stack, no game."""

from __future__ import annotations

import sys
import time
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect


@websocket("/echo")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    """Send everything back."""
    await socket.accept()
    try:
        while True:
            await socket.send_data(await socket.receive_data(mode="text"), mode="text")
    except WebSocketDisconnect:
        pass


@get("/processor")
async def processor() -> float:
    """Return the seconds of processor time that the server has used."""
    return time.process_time()


@get("/health")
async def health() -> dict[str, str]:
    """Health check."""
    return {"status": "ok"}


if __name__ == "__main__":
    uvicorn.run(
        Litestar([echo, processor, health], openapi_config=None),
        host=sys.argv[1],
        port=int(sys.argv[2]),
        access_log=False,
        log_level="warning",
    )
