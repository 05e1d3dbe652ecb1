"""The application: the routes, what they need, and the door in front of them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

import footplate
from footplate.server.api import api_router
from footplate.server.door import Door
from footplate.server.house import opened_house
from footplate.server.live import live
from footplate.server.problems import HANDLERS
from footplate.server.rates import Rates
from footplate.server.settings import Settings
from footplate.server.static import READY, asset, file, page

SMALL_BODY = 100_000


def make_app(settings: Settings) -> Door:
    rates = Rates(settings)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with opened_house(settings, rates) as house:
            app.state.house = house
            yield

    app = Litestar(
        [api_router([live]), page, asset, file],
        lifespan=[lifespan],
        exception_handlers=HANDLERS,
        request_max_body_size=SMALL_BODY,
        compression_config=CompressionConfig("gzip", minimum_size=1500, gzip_compress_level=3, exclude_opt_key=READY),
        openapi_config=openapi(),
        logging_config=None,
        debug=False,
    )
    return Door(app, settings, rates)


def openapi() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Footplate",
        version=footplate.__version__,
        description="Railway board games. How the parts fit together: docs/api.md.",
        path="/api/openapi.json",
        render_plugins=[JsonRenderPlugin(path="/")],
        components=Components(
            security_schemes={
                "key": SecurityScheme(
                    "http", scheme="bearer", description="A seat's, the spectators' or the host's key"
                )
            }
        ),
    )
