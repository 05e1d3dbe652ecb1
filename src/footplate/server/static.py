"""The browser client's files, as the build left them in static/."""

import gzip
import mimetypes
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.params import FromPath

from footplate.host.trouble import Trouble

FOLDER: Final = Path(__file__).with_name("static")
FOR_EVER: Final = "public, max-age=31536000, immutable"  # the names of these files hold a hash of their content
NEVER: Final = "no-store"
ASK: Final = "no-cache"
PACKED: Final = {".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".ftl", ".txt", ".map"}
READY: Final = "packed"  # what a handler answers is packed already, where that is worth it
NOT_BUILT: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Footplate</title>
<h1>Footplate</h1><p>The server runs, but its pages are not built yet. <code>python3 run</code> builds them;
in a checkout: <code>npm ci &amp;&amp; npm run build</code> in <code>web/</code>.</p>
<p>The <a href="/api/openapi.json">interface for programs</a> works.</p></html>"""

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")


class Files:
    """Files in memory, read again when they change on the disk."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder.resolve()
        self.kept: dict[Path, tuple[float, bytes, bytes]] = {}

    def read(self, name: str, packed: bool) -> tuple[bytes, bool] | None:
        """The content, and whether it is compressed; None where there is no such file."""
        try:
            path = (self.folder / name).resolve()
            if not path.is_relative_to(self.folder) or not path.is_file():
                return None
        except (OSError, ValueError):  # a name that no file can have
            return None
        stamp = path.stat().st_mtime
        if path not in self.kept or self.kept[path][0] != stamp:
            plain = path.read_bytes()
            small = gzip.compress(plain, 9, mtime=0) if path.suffix in PACKED and len(plain) > 500 else b""
            self.kept[path] = (stamp, plain, small)
        _, plain, small = self.kept[path]
        return (small, True) if packed and small else (plain, False)


files: Final = Files(FOLDER)


def answer(request: Request[Any, Any, Any], name: str, cache: str) -> Response[bytes]:
    found = files.read(name, "gzip" in request.headers.get("accept-encoding", ""))
    if found is None:
        if name == "index.html":
            return Response(NOT_BUILT.encode(), media_type="text/html", headers={"cache-control": NEVER})
        raise Trouble("no-page", "no-page")
    content, packed = found
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    headers = {"cache-control": cache, "vary": "accept-encoding"}
    if packed:
        headers["content-encoding"] = "gzip"
    return Response(content, media_type=kind, headers=headers)


@get(["/", "/t/{rest:path}"], include_in_schema=False, opt={READY: True})
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The client: one page, which knows from its address which table to show."""
    return answer(request, "index.html", NEVER)


@get("/assets/{name:path}", include_in_schema=False, opt={READY: True})
async def asset(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    return answer(request, f"assets/{name.lstrip('/')}", FOR_EVER)


@get("/{name:str}", include_in_schema=False, opt={READY: True})
async def file(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """What stands beside the page: its icon, its manifest, its service worker."""
    return answer(request, name, ASK)
