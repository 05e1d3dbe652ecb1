"""The OpenAPI document is true: made-up requests never get a 5xx, nor an answer that it doesn't tell of."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from litestar import Litestar
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from footplate.server.app import make_app
from footplate.server.settings import Settings, database_address
from tests.server.helpers import ALONE, Client, Here, Made

CHECKED = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Here]:
    folder: Path = tmp_path_factory.mktemp("openapi")
    server = Here(Settings(database=database_address(str(folder / "t.db")), rate=0, workers=1))
    yield server
    server.close()


@pytest.fixture(scope="module")
def made(served: Here) -> Iterator[Made]:
    client = Client(served.address)
    yield client.make(ALONE)
    client.close()


app = cast(Litestar, make_app(Settings(database="sqlite+aiosqlite://")).app)
document: dict[str, Any] = app.openapi_schema.to_schema()
schema = schemathesis.openapi.from_dict(document)
# In an order that every worker agrees on: the document's own is not the same in each process.
ROUTES = sorted((method, path) for path, methods in document["paths"].items() for method in methods)
RIGHT, WRONG = schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE
# Nothing about a question for the health can be wrong.
CASES = [
    (*route, mode)
    for route in ROUTES
    for mode in (RIGHT, WRONG)
    if mode == RIGHT or not route[1].startswith("/api/health")
]


@pytest.mark.parametrize(("method", "path", "mode"), CASES)
def test_the_document_is_true(
    served: Here, made: Made, method: str, path: str, mode: schemathesis.GenerationMode
) -> None:
    """Every made-up request twice: as it comes, and at a real table with a real key."""
    address = f"http://{served.address}"
    key = {"Authorization": f"Bearer {made.keys['red']}"}

    @settings(
        max_examples=10,
        deadline=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
        derandomize=True,
        database=None,
    )
    @given(case=schema[path][method.upper()].as_strategy(generation_mode=mode))
    def attack(case: "schemathesis.Case[Any]") -> None:
        case.call_and_validate(base_url=address, checks=CHECKED)
        if "table" in case.path_parameters and method != "delete":
            case.path_parameters["table"] = made.id
            case.call_and_validate(base_url=address, checks=CHECKED, headers=key)

    attack()


def test_every_route_documents_its_problems() -> None:
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            answers = operation["responses"]
            assert {"400", "429", "500", "503"} <= set(answers), (method, path)
            if "{table}" in path:
                assert {"401", "403", "404"} <= set(answers), (method, path)
                assert operation["security"], (method, path)
            for status, answer in answers.items():
                if int(status) >= 400:
                    assert list(answer["content"]) == ["application/problem+json"]


def test_the_document_needs_no_other_site(served: Here) -> None:
    client = Client(served.address)
    response = client.ask("GET", "/openapi.json")
    client.close()
    assert response.status_code == 200
    assert "cdn" not in response.text
