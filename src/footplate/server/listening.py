"""Where the server listens: the port it is given, or the first free one; and whether a Footplate is there already."""

import errno
import http.client
import json
import socket
from typing import Final

import footplate
from footplate.server.arguments import USUAL
from footplate.server.reach import bracketed
from footplate.table.errors import BadInput

TRIED: Final = 20  # ports after the usual one
HIGHEST: Final = 65_535
PATIENCE: Final = 2.0  # seconds, for whoever has the port


def listen(host: str, port: int | None) -> socket.socket:
    """A socket on this port; without one, on the usual one or the first free one after it."""
    if port is not None:
        return bound(host, port)
    for number in range(USUAL, USUAL + TRIED):
        try:
            return bound(host, number)
        except BadInput as error:
            if not isinstance(error.__cause__, OSError) or error.__cause__.errno != errno.EADDRINUSE:
                raise
    return bound(host, 0)


def bound(host: str, port: int) -> socket.socket:
    if not 0 <= port <= HIGHEST:
        raise BadInput(f"{port} is no port.", "--port", f"Ports go from 1 to {HIGHEST}; 0 takes any free one.")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol is named, because asyncio sets TCP_NODELAY only then; without it each answer waits 40 ms.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        raise refused(host, port, error) from error
    listener.set_inheritable(True)
    return listener


def refused(host: str, port: int, error: OSError) -> BadInput:
    if error.errno == errno.EADDRINUSE:
        return BadInput(f"port {port} is taken.", "--port", "Leave --port out, or '--port 0': both find a free one.")
    if error.errno == errno.EACCES:
        return BadInput(f"port {port} is not for you.", "--port", "Take one above 1023.")
    if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
        return BadInput(f"{host} is not this machine.", "--host", "127.0.0.1 is this machine only, 0.0.0.0 everybody.")
    return BadInput(f"can't listen on {host} port {port}: {error.strerror}.", "--port", "'--port 0' takes a free one.")


def running(host: str, port: int) -> str:
    """The address of a Footplate like this one that is there already; empty where there is none."""
    asked = http.client.HTTPConnection(host, port, timeout=PATIENCE)
    try:
        asked.request("GET", "/api/health/alive")
        answer = asked.getresponse()
        told = json.loads(answer.read(1000)) if answer.status == 200 else {}
    except (OSError, http.client.HTTPException, ValueError):
        return ""
    finally:
        asked.close()
    ours = isinstance(told, dict) and told.get("status") == "ok" and told.get("version") == footplate.__version__
    return f"http://{bracketed(host)}:{port}/" if ours and "database" in told else ""
