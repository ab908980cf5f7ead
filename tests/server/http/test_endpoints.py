"""Tests of routes of operations, and of errors as problems."""

import asyncio
from typing import Any

import httpx2
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response

from mendax.core.game import MendaxError, Reason
from mendax.server.base.refusal import Refused
from mendax.server.http.endpoints import AS_PROBLEMS, Endpoint, operation_routes
from mendax.server.store.schema import StoreError
from mendax.server.wire.operation import Handler, Operation, Visit, operation


class Shop:
    """Operations of a test."""

    @operation("GET", "/shelf")
    async def look(self, visit: Visit) -> int:
        """Do nothing."""
        return 1

    @operation("PUT", "/shelf")
    async def put(self, visit: Visit) -> int:
        """Do nothing."""
        return 2


def answered(raises: Exception | None, method: str, path: str) -> httpx2.Response:
    """Return the answer of an application whose endpoints raise, or name their operation."""

    def endpoint(made: Operation, handler: Handler) -> Endpoint:
        async def answer(_: Request) -> Response:
            if raises is not None:
                raise raises
            return Response(made.name)

        return answer

    routes = operation_routes((Shop(),), endpoint)
    app: Any = Starlette(routes=routes, exception_handlers=AS_PROBLEMS)

    async def ask() -> httpx2.Response:
        transport = httpx2.ASGITransport(app)
        client = httpx2.AsyncClient(transport=transport, base_url="http://h", timeout=None)
        async with client:
            return await client.request(method, path)

    return asyncio.run(ask())


def test_each_method_of_a_path_has_its_endpoint() -> None:
    assert [answered(None, method, "/shelf").text for method in ("GET", "PUT")] == ["look", "put"]
    assert answered(None, "HEAD", "/shelf").status_code == 200


@pytest.mark.parametrize(
    ("raises", "status", "key"),
    [
        (Refused(404, "wire-refused-no-table"), 404, "wire-refused-no-table"),
        (StoreError(Reason("server-not-stored")), 503, "server-not-stored"),
        (MendaxError(Reason("control-private")), 422, "control-private"),
    ],
)
def test_refusals_are_problem_documents(raises: Exception, status: int, key: str) -> None:
    answer = answered(raises, "GET", "/shelf")
    assert (answer.status_code, answer.json()["reason"]["key"]) == (status, key)


def test_too_many_requests_get_a_retry_time() -> None:
    answer = answered(Refused(429, "wire-refused-too-many", seconds=7), "GET", "/shelf")
    assert answer.headers["retry-after"] == "7"


def test_other_methods_and_paths_are_refused() -> None:
    answer = answered(None, "DELETE", "/shelf")
    assert (answer.status_code, answer.headers["allow"]) == (405, "GET, PUT")
    assert answered(None, "GET", "/nothing").json()["reason"]["key"] == "wire-refused-not-found"
