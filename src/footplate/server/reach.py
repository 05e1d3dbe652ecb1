"""Where others find this server: its addresses in the home network, and a code that a phone's camera reads."""

import contextlib
import io
import ipaddress
import socket
from typing import Final

import segno

ANYWHERE: Final = {"0.0.0.0", "::", ""}
LOOPBACK: Final = {"127.0.0.1", "::1", "localhost"}
# One address of each kind of network that homes have, and one of the world outside: nothing is sent to them.
BEYOND: Final = ["192.168.255.254", "10.255.255.254", "172.31.255.254", "192.0.2.1"]


def own_addresses() -> list[str]:
    """This machine's addresses as others see them, the likeliest first."""
    found: list[str] = []
    for there in BEYOND:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect((there, 9))  # only asks the system which way it would send
            except OSError:
                continue
            found.append(probe.getsockname()[0])
    with contextlib.suppress(OSError):  # a machine that doesn't know its own name
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    best = sorted(dict.fromkeys(found), key=lambda one: not ipaddress.ip_address(one).is_private)
    return [one for one in best if worth_telling(ipaddress.ip_address(one))]


def worth_telling(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    return not (address.is_loopback or address.is_unspecified or address.is_link_local)


def reach(host: str, port: int, public: str) -> list[str]:
    """The addresses that others can use, without a slash at the end; none where only this machine is listened to."""
    if public:
        return [public.rstrip("/")]
    if host in LOOPBACK or host.startswith("127."):
        return []
    hosts = own_addresses() if host in ANYWHERE else [host]
    return [f"http://{bracketed(one)}:{port}" for one in hosts]


def bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def is_own_name(host: str) -> bool:
    """Whether a machine at home is meant. A foreign site's name is no number, and not this machine's."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        name = socket.gethostname().lower()
        return host in {"localhost", name, f"{name}.local"}
    return True


def code(address: str) -> str:
    """A QR code for a terminal."""
    out = io.StringIO()
    segno.make_qr(address, error="l").terminal(out, compact=True)
    return out.getvalue()
