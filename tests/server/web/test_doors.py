"""Connections never use up the files that the rest of a server needs."""

from __future__ import annotations

import socket
from pathlib import Path

from helpers.server import started, web

from sevencats.server.local import ServerProcess
from sevencats.server.web.doors import Doors, most_connections

_FILES = 1024


class PoorServer(ServerProcess):
    """A server with few open files."""

    def program(self) -> list[str]:
        limit = f"resource.setrlimit(resource.RLIMIT_NOFILE, ({_FILES}, {_FILES}))"
        run = "runpy.run_module('sevencats.server', run_name='__main__')"
        return ["-c", f"import resource, runpy; {limit}; {run}"]


async def test_half_requests_stop_nothing(tmp_path: Path) -> None:
    """More of them than the process may have files: it answers, writes and plays."""
    server = PoorServer(tmp_path, f"sqlite:///{tmp_path / 'tables.db'}").start()
    halves = []
    try:
        for _ in range(_FILES + 100):
            half = socket.create_connection(("127.0.0.1", server.port), 20)
            half.sendall(b"GET /health HTTP/1.1\r\nHost: ")
            halves.append(half)
        async with web(server.url) as client:
            for _ in range(3):
                assert (await client.get("/health")).status_code == 200
        game = await started(server.url)
        await game.close()
        assert "system resource" not in server.log.read_text()
    finally:
        for half in halves:
            half.close()
        server.stop()


class Guest:
    """A connection that knows whether it was cut off."""

    ended = False

    def cut_off(self) -> None:
        self.ended = True


def test_oldest_idle_connection_is_dropped_first() -> None:
    doors = Doors(2, 10)
    guests = [Guest(), Guest()]
    for one in guests:
        assert doors.enter("10.0.0.1")
        doors.rest(one)
    doors.work(guests[0])
    assert doors.enter("10.0.0.2"), "the second one goes"
    assert (guests[0].ended, guests[1].ended) == (False, True)
    doors.leave("10.0.0.1")
    assert not doors.enter("10.0.0.3"), "everybody is at work"
    doors.leave("10.0.0.2")
    assert doors.enter("10.0.0.3")


def test_an_address_has_its_share_and_a_proxy_has_many() -> None:
    doors = Doors(None, 2, "127.0.0.1, 172.30.0.0/16")
    for peer, allowed in (("10.0.0.1", 2), ("127.0.0.1", 9), ("172.30.71.4", 9)):
        assert [doors.enter(peer) for _ in range(9)].count(True) == allowed
    assert [doors.enter(f"2001:db8::{n}") for n in range(3)] == [True, True, False], "one /64"
    doors.leave("10.0.0.1")
    assert doors.enter("10.0.0.1")


def test_server_keeps_spare_file_descriptors() -> None:
    assert most_connections(None) is None
    assert (most_connections(1024), most_connections(300)) == (704, 16)
