"""What goes wrong, as typed answers (application/problem+json, RFC 9457) with a sentence for a person."""

import logging
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import (
    ClientException,
    HTTPException,
    InternalServerException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
)
from litestar.openapi.datastructures import ResponseSpec

from footplate.host.trouble import Trouble
from footplate.server.database import AWAY
from footplate.server.messages import Problem
from footplate.server.say import choose

MEDIA_TYPE: Final = "application/problem+json"
log = logging.getLogger("footplate.server")

STATUS: Final = {
    "bad-request": 400,
    "no-key": 401,
    "bad-key": 401,
    "not-yours": 403,
    "bad-origin": 403,
    "secrets": 403,
    "no-table": 404,
    "no-game": 404,
    "no-page": 404,
    "deleted": 410,
    "bad-method": 405,
    "stale-version": 409,
    "other-ruleset": 409,
    "table-full": 409,
    "too-large": 413,
    "bad-notation": 422,
    "refused": 422,
    "bad-table": 422,
    "bad-start": 422,
    "bad-undo": 422,
    "bad-stand": 422,
    "too-many": 429,
    "our-fault": 500,
    "try-again": 503,
}


def problem_of(trouble: Trouble, language: str) -> Problem:
    return {**trouble.problem(language), "status": STATUS[trouble.type]}


def language_of(request: Request[Any, Any, Any]) -> str:
    return choose(request.query_params.get("lang", ""), request.headers.get("accept-language", ""))


def respond(problem: Problem, headers: dict[str, str] | None = None) -> Response[bytes]:
    return Response(msgspec.json.encode(problem), media_type=MEDIA_TYPE, status_code=problem["status"], headers=headers)


def on_trouble(request: Request[Any, Any, Any], error: Trouble) -> Response[bytes]:
    headers = {"www-authenticate": "Bearer"} if STATUS[error.type] == 401 else {}
    if error.type == "try-again":
        headers["retry-after"] = "2"
    if error.type == "too-many":
        headers["retry-after"] = str(error.facts["seconds"])
    return respond(problem_of(error, language_of(request)), headers)


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """What the framework itself refuses."""
    match error:
        case NotFoundException():
            trouble = Trouble("no-page", "no-page")
        case MethodNotAllowedException():
            trouble = Trouble("bad-method", "bad-method", method=request.method)
        case _ if error.status_code == 413:
            limit = request.route_handler.resolve_request_max_body_size()
            trouble = Trouble("too-large", "too-large", limit=(limit or 0) // 1000)
        case InternalServerException(detail="client disconnected prematurely"):  # nobody hears the answer
            trouble = Trouble("bad-request", "bad-request", why=error.detail)
        case ValidationException() | ClientException():
            trouble = Trouble("bad-request", "bad-request", why=reason(error))
        case _:
            log.error("unforeseen %s", error.status_code, exc_info=error)
            trouble = Trouble("our-fault", "our-fault")
    return respond(problem_of(trouble, language_of(request)), dict(error.headers or {}))


def reason(error: HTTPException) -> str:
    """A sentence from what the framework found wrong with a body or a parameter."""
    said: list[str] = []
    extra = error.extra if isinstance(error.extra, list) else []
    for one in extra:
        if isinstance(one, dict):
            key = str(one.get("key", ""))
            said.append(f"{key}: {one.get('message', '')}" if key else str(one.get("message", "")))
    return "; ".join(said)[:500] or error.detail[:500]


def on_bad_text(request: Request[Any, Any, Any], error: UnicodeDecodeError) -> Response[bytes]:
    """A body that isn't UTF-8; the framework lets the decoder's own error through."""
    return respond(problem_of(Trouble("bad-request", "not-text"), language_of(request)))


def on_depth(request: Request[Any, Any, Any], error: RecursionError) -> Response[bytes]:
    """A body of brackets within brackets, more than the decoder follows."""
    return respond(problem_of(Trouble("bad-request", "too-deep"), language_of(request)))


def on_database(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    log.error("the database can't be used: %s", str(error).partition("\n")[0])
    return on_trouble(request, Trouble("try-again", "try-again"))


def on_bug(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return respond(problem_of(Trouble("our-fault", "our-fault"), language_of(request)))


HANDLERS: Final[Any] = {
    Trouble: on_trouble,
    HTTPException: on_http,
    UnicodeDecodeError: on_bad_text,
    RecursionError: on_depth,
    **dict.fromkeys(AWAY, on_database),
    Exception: on_bug,
}


def documented(*statuses: int) -> dict[int, ResponseSpec]:
    """The problems a route may answer with, for the OpenAPI document."""
    meanings = {
        400: "The request can't be read",
        401: "No key, or one this server never signed",
        403: "The key doesn't allow this, or the request came from another site",
        404: "No such table, game or page",
        405: "Not this method",
        410: "The table was deleted; it can still be put back",
        409: "The version is stale, or the table can't go on",
        413: "Too large",
        422: "The rules, or the game, refuse it",
        429: "Too many requests",
        500: "A mistake of ours",
        503: "The database doesn't answer",
    }
    every = {400, 429, 500, 503, *statuses}
    return {
        status: ResponseSpec(Problem, description=meanings[status], media_type=MEDIA_TYPE, generate_examples=False)
        for status in sorted(every)
    }
