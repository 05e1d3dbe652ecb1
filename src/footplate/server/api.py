"""The routes under /api: each reads its request, asks the gate or the table, and answers with a type of messages.py."""

import gzip
from typing import Annotated, Any, Final

from litestar import MediaType, Request, Response, Router, delete, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

import footplate
from footplate.games import GAMES
from footplate.host.messages import AdviceSeen, History, MoveSeen, ReviewSeen, RuleText, TableSeen, TraceSeen
from footplate.host.say import stated, told
from footplate.host.see import game_card, position_seen, table_seen
from footplate.host.trouble import Trouble, bad
from footplate.players import PLAYERS
from footplate.server.export import exported
from footplate.server.gate import Caller, chat_line
from footplate.server.house import House
from footplate.server.keys import TABLE
from footplate.server.messages import (
    Accepted,
    BotWish,
    ChatLine,
    ChatWish,
    Health,
    Lobby,
    MineAsk,
    MineLine,
    MoveWish,
    Question,
    SitDown,
    TableMade,
    TableWish,
    UndoAnswer,
    UndoAsk,
)
from footplate.server.mine import mine_lines
from footplate.server.problems import documented, language_of
from footplate.server.rates import address
from footplate.server.static import READY
from footplate.server.why import why_line
from footplate.table.errors import BadInput
from footplate.table.match import Match
from footplate.texts import LANGUAGES

AnyRequest = Request[Any, Any, Any]
Id = Annotated[str, PathParameter(pattern=f"^{TABLE}$", description="The table")]
Number = Annotated[int, PathParameter(ge=0, le=1_000_000)]
After = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
Lang = Annotated[str, QueryParameter(max_length=40, description="en, fr, nl or de; else Accept-Language decides")]
LARGE_BODY: Final = 1_100_000  # a log of 1 MB, with the JSON around it
KEYED: Final = [{"key": list[str]()}]  # in the OpenAPI document: this route wants a seat key


def house_of(request: AnyRequest) -> House:
    house: House = request.app.state.house
    return house


def key_of(request: AnyRequest) -> str:
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    return key.strip() if scheme.lower() == "bearer" else ""


async def enter(request: AnyRequest, table: str) -> Caller:
    return await house_of(request).gate.enter(table, key_of(request))


def at_move(match: Match, move: int) -> Match:
    try:
        return match.at(move)
    except BadInput as error:
        raise bad("bad-request", error) from None


@get("/lobby", responses=documented(), summary="What can be played")
async def lobby(request: AnyRequest, lang: Lang = "") -> Lobby:
    language = language_of(request)
    players = {name: told(language, words) for name, words in PLAYERS.items()}
    games = [game_card(game, language) for game in GAMES.values()]
    return Lobby(games, players, LANGUAGES, footplate.__version__, house_of(request).settings.reach)


@get("/games/{game:str}/rules", responses=documented(404), summary="The rule index of a game")
async def rules(
    request: AnyRequest, game: Annotated[str, PathParameter(max_length=80)], lang: Lang = ""
) -> list[RuleText]:
    if game not in GAMES:
        raise Trouble("no-game", "no-game", game=game)
    language = language_of(request)
    found = GAMES[game].info.rules.rules
    return [
        RuleText(id=r.id, editions=r.editions, source=told(language, r.where), statement=stated(language, r))
        for r in found
    ]


@post(
    "/tables",
    request_max_body_size=LARGE_BODY,
    responses=documented(401, 403, 404, 409, 410, 413, 422),
    summary="Make a table",
)
async def make_table(request: AnyRequest, data: JSONBody[TableWish], lang: Lang = "") -> TableMade:
    house = house_of(request)
    house.rates.making(request)
    maker = house.keys.alias(address(request))
    return await house.maker.make(data, language_of(request), maker)


@post("/mine", status_code=200, responses=documented(413), summary="How the tables of these keys are")
async def mine(request: AnyRequest, data: JSONBody[MineAsk], lang: Lang = "") -> list[MineLine]:
    return await mine_lines(house_of(request), data.keys, language_of(request))


@get(
    "/tables/{table:str}", responses=documented(401, 403, 404, 410), security=KEYED, summary="The table, as you see it"
)
async def see_table(request: AnyRequest, table: Id, lang: Lang = "") -> TableSeen:
    caller = await enter(request, table)
    return table_seen(caller.table, caller.seat, language_of(request))


@get(
    "/tables/{table:str}/at/{move:int}",
    responses=documented(401, 403, 404, 409, 410),
    security=KEYED,
    summary="The table as you saw it after so many moves that count",
)
async def see_move(request: AnyRequest, table: Id, move: Number, lang: Lang = "") -> TableSeen:
    caller = await enter(request, table)
    earlier = at_move(caller.table.readable(), move)
    return position_seen(caller.table, earlier, caller.seat, language_of(request))


@get(
    "/tables/{table:str}/moves",
    responses=documented(401, 403, 404, 409, 410),
    security=KEYED,
    summary="The log after a version, as you may read it",
)
async def see_moves(
    request: AnyRequest, table: Id, after: After = 0, traces: FromQuery[bool] = False, lang: Lang = ""
) -> list[MoveSeen]:
    caller = await enter(request, table)
    match = caller.table.readable()
    await caller.table.tell(match, list(range(after + 1, match.version + 1)) if traces else [])
    return caller.table.story.seen(match, caller.seat, after, traces, language_of(request))


@get(
    "/tables/{table:str}/moves/{number:int}/why",
    responses=documented(401, 403, 404, 409, 410),
    security=KEYED,
    summary="How an automa reached a move (a number of the log)",
)
async def why(request: AnyRequest, table: Id, number: Number, lang: Lang = "") -> TraceSeen:
    caller = await enter(request, table)
    workers = house_of(request).workers
    return await why_line(workers, caller.table, caller.table.readable(), number, language_of(request))


@get(
    "/tables/{table:str}/hint",
    responses=documented(401, 403, 404, 409, 410),
    security=KEYED,
    summary="What the coach would think of, for who plays alone and has to decide",
)
async def hint(request: AnyRequest, table: Id, lang: Lang = "") -> list[AdviceSeen]:
    caller = await enter(request, table)
    return await house_of(request).coach.hint(caller.table, caller.seat, language_of(request))


@get(
    "/tables/{table:str}/review",
    responses=documented(401, 403, 404, 409, 410),
    security=KEYED,
    summary="What the coach says of your finished game: your chances, and the decisions that cost most",
)
async def see_review(request: AnyRequest, table: Id, lang: Lang = "") -> ReviewSeen:
    caller = await enter(request, table)
    return await house_of(request).coach.review(caller.table, caller.seat)


@get(
    "/tables/{table:str}/history",
    responses={200: ResponseSpec(History, generate_examples=False), **documented(401, 403, 404, 409, 410)},
    security=KEYED,
    opt={READY: True},
    summary="The score pad and the view's data turn by turn, for charts; of a very long game not of every turn",
)
async def see_history(request: AnyRequest, table: Id, lang: Lang = "") -> Response[bytes]:
    caller = await enter(request, table)
    packed = await house_of(request).histories.packed(caller.table, caller.table.readable(), caller.seat)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(gzip.decompress(packed), media_type=MediaType.JSON)
    headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
    return Response(packed, media_type=MediaType.JSON, headers=headers)


@post(
    "/tables/{table:str}/moves", responses=documented(401, 403, 404, 409, 410, 413, 422), security=KEYED, summary="Play"
)
async def play(request: AnyRequest, table: Id, data: JSONBody[MoveWish], lang: Lang = "") -> Accepted:
    return await house_of(request).gate.play(table, key_of(request), data)


@post(
    "/tables/{table:str}/ask",
    status_code=200,
    responses=documented(401, 403, 404, 409, 410, 413, 422),
    security=KEYED,
    summary="Whether moves could be played one after the other, and if not, why; none is",
)
async def ask(request: AnyRequest, table: Id, data: JSONBody[Question], lang: Lang = "") -> Accepted:
    return await house_of(request).gate.ask(table, key_of(request), data)


@post(
    "/tables/{table:str}/undo",
    status_code=200,
    responses=documented(401, 403, 404, 409, 410, 413, 422),
    security=KEYED,
    summary="Take moves back, or ask the others whether you may",
)
async def undo(request: AnyRequest, table: Id, data: JSONBody[UndoAsk], lang: Lang = "") -> Accepted:
    return await house_of(request).gate.undo(table, key_of(request), data)


@post(
    "/tables/{table:str}/undo/answer",
    status_code=200,
    responses=documented(401, 403, 404, 409, 410, 413, 422),
    security=KEYED,
    summary="Agree to somebody's undo, or not",
)
async def answer_undo(request: AnyRequest, table: Id, data: JSONBody[UndoAnswer], lang: Lang = "") -> Accepted:
    return await house_of(request).gate.answer_undo(table, key_of(request), data)


@get("/tables/{table:str}/chat", responses=documented(401, 403, 404, 410), security=KEYED, summary="What was said")
async def see_chat(request: AnyRequest, table: Id, after: After = 0, lang: Lang = "") -> list[ChatLine]:
    await enter(request, table)
    return [chat_line(said, language_of(request)) for said in await house_of(request).store.chat(table, after)]


@post(
    "/tables/{table:str}/chat", responses=documented(401, 403, 404, 410, 413), security=KEYED, summary="Say something"
)
async def chat(request: AnyRequest, table: Id, data: JSONBody[ChatWish], lang: Lang = "") -> ChatLine:
    house_of(request).rates.talking(request)
    return await house_of(request).gate.chat(table, key_of(request), data.text)


@post(
    "/tables/{table:str}/sit",
    status_code=200,
    responses=documented(401, 403, 404, 410, 413),
    security=KEYED,
    summary="Give your seat your name",
)
async def sit(request: AnyRequest, table: Id, data: JSONBody[SitDown], lang: Lang = "") -> Accepted:
    return await house_of(request).gate.sit(table, key_of(request), data.player)


@post(
    "/tables/{table:str}/bot",
    status_code=200,
    responses=documented(401, 403, 404, 409, 410, 413, 422),
    security=KEYED,
    summary="Let a bot play your seat, or that of somebody who keeps the table waiting",
)
async def hand_over(request: AnyRequest, table: Id, data: JSONBody[BotWish], lang: Lang = "") -> Accepted:
    return await house_of(request).stands.hand(table, key_of(request), data)


@post(
    "/tables/{table:str}/back",
    status_code=200,
    responses=documented(401, 403, 404, 409, 410, 422),
    security=KEYED,
    summary="Take your seat back from the bot that played it",
)
async def take_back(request: AnyRequest, table: Id, lang: Lang = "") -> Accepted:
    return await house_of(request).stands.back(table, key_of(request))


@get(
    "/tables/{table:str}/log",
    media_type=MediaType.TEXT,
    responses=documented(401, 403, 404, 410),
    security=KEYED,
    summary="The whole log, once it has no secrets from you",
)
async def log(request: AnyRequest, table: Id, lang: Lang = "") -> Response[str]:
    house, caller = house_of(request), await enter(request, table)
    if not house.gate.secrets_open(caller):
        raise Trouble("secrets", "secrets")
    name, text = await exported(house.store, caller.table)
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@delete(
    "/tables/{table:str}",
    responses=documented(401, 403, 404, 410),
    security=KEYED,
    summary="Delete, with the host's key",
)
async def delete_table(request: AnyRequest, table: Id, lang: Lang = "") -> None:
    await house_of(request).gate.delete(table, key_of(request))


@post(
    "/tables/{table:str}/restore",
    status_code=200,
    responses=documented(401, 403, 404, 410),
    security=KEYED,
    summary="Put a deleted table back, with the host's key or a seat's",
)
async def restore_table(request: AnyRequest, table: Id, lang: Lang = "") -> Accepted:
    return await house_of(request).gate.restore(table, key_of(request))


@get("/health/alive", responses=documented(), summary="Whether the server answers; its database isn't asked")
async def alive(request: AnyRequest) -> Health:
    return health_of(request)


@get(["/health", "/health/ready"], responses=documented(), summary="Whether the database takes what is written, too")
async def ready(request: AnyRequest) -> Health:
    if not await house_of(request).pulse.sound():
        raise Trouble("try-again", "try-again")
    return health_of(request)


def health_of(request: AnyRequest) -> Health:
    return Health("ok", footplate.__version__, "sqlite" if house_of(request).store.sqlite else "postgresql")


routes: Final = [
    lobby,
    rules,
    make_table,
    mine,
    see_table,
    see_move,
    see_moves,
    why,
    hint,
    see_review,
    see_history,
    play,
    ask,
    undo,
    answer_undo,
    see_chat,
    chat,
    sit,
    hand_over,
    take_back,
    log,
    delete_table,
    restore_table,
    alive,
    ready,
]


def api_router(handlers: list[Any]) -> Router:
    return Router("/api", route_handlers=[*routes, *handlers])
