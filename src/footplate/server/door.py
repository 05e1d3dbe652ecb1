"""The front door: where a request comes from, how many of them, and the headers of every answer.

Keys travel in a header that no other site can make a browser send, so there is no cookie to abuse (CSRF). The
Origin is checked all the same: for whatever changes something, and for WebSockets, which browsers let anybody open.
"""

from typing import Any, Final
from urllib.parse import SplitResult, parse_qs, urlsplit

import msgspec
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.types import ASGIApp, Message, Receive, Send

from footplate.host.trouble import Trouble
from footplate.server.problems import MEDIA_TYPE, problem_of
from footplate.server.rates import Rates
from footplate.server.reach import is_own_name
from footplate.server.say import choose
from footplate.server.settings import Settings

PAGE_POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
)
API_POLICY: Final = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
SAFE: Final = {"GET", "HEAD", "OPTIONS"}
THIS_MACHINE: Final = {"localhost", "127.0.0.1", "::1"}


class Door:
    def __init__(self, app: ASGIApp, settings: Settings, rates: Rates) -> None:
        self.app: Final = app
        self.settings: Final = settings
        self.rates: Final = rates

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = Headers.from_scope(scope)
        api = is_api(scope)

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                dress(message, api)
            await send(message)

        try:
            self.check(scope, headers)
        except Trouble as trouble:
            await turn_away(scope, trouble, headers, with_headers)
            return
        await self.app(scope, receive, with_headers)

    def check(self, scope: Any, headers: Headers) -> None:
        # A site whose name suddenly points to this machine (DNS rebinding) sends its own name as host.
        if not self.settings.public and not self.meant(split(f"//{headers.get('host', '')}").hostname or ""):
            raise Trouble("bad-origin", "bad-origin")
        unsafe = scope["type"] == "websocket" or scope["method"] not in SAFE
        if unsafe and not self.same_site(headers):
            raise Trouble("bad-origin", "bad-origin")
        if is_api(scope):
            client = scope.get("client")
            self.rates.any(client[0] if client else "")
        if "//" in scope["path"]:  # the router would read it as one stroke: nothing may have two addresses
            raise Trouble("no-page", "no-page")

    def meant(self, host: str) -> bool:
        """Whether a name that somebody calls us by can be ours."""
        if self.settings.loopback:
            return host in THIS_MACHINE
        return not self.settings.lan or is_own_name(host)

    def same_site(self, headers: Headers) -> bool:
        origin = headers.get("origin")
        if origin is None:  # not a browser
            return headers.get("sec-fetch-site", "none") in ("same-origin", "none")
        if self.settings.public:
            return origin.rstrip("/") == self.settings.public.rstrip("/")
        return split(origin).netloc == headers.get("host", "")


def is_api(scope: Any) -> bool:
    return bool(scope["path"].lstrip("/").startswith("api"))


def split(address: str) -> SplitResult:
    """An address that somebody sent; one that can't be read is an empty one."""
    try:
        return urlsplit(address)
    except ValueError:
        return urlsplit("")


def dress(message: Any, api: bool) -> None:
    headers = MutableScopeHeaders.from_message(message)
    headers["content-security-policy"] = API_POLICY if api else PAGE_POLICY
    headers["x-content-type-options"] = "nosniff"
    headers["referrer-policy"] = "no-referrer"
    headers["x-frame-options"] = "DENY"
    headers["cross-origin-opener-policy"] = "same-origin"
    headers["cross-origin-resource-policy"] = "same-origin"
    headers["permissions-policy"] = "camera=(), geolocation=(), microphone=()"
    if api:
        headers["cache-control"] = "no-store"


async def turn_away(scope: Any, trouble: Trouble, headers: Headers, send: Send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 4403, "reason": trouble.type})  # before accept: HTTP 403
        return
    wanted = parse_qs(scope["query_string"].decode("latin-1")).get("lang", [""])[0]
    problem = problem_of(trouble, choose(wanted, headers.get("accept-language", "")))
    body = msgspec.json.encode(problem)
    out = [(b"content-type", MEDIA_TYPE.encode()), (b"content-length", str(len(body)).encode())]
    if "seconds" in trouble.facts:
        out.append((b"retry-after", str(trouble.facts["seconds"]).encode()))
    await send({"type": "http.response.start", "status": problem["status"], "headers": out})
    await send({"type": "http.response.body", "body": body, "more_body": False})
