"""Parts shared by all ASGI applications of the server: routes for operations, and errors as
problems.
"""

from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from mendax.core.game import MendaxError, Reason
from mendax.server.http.refusal_page import refusal
from mendax.server.store.schema import StoreError
from mendax.server.tables.failures import MOVED
from mendax.server.wire.operation import Handler, Operation, operations_of, problem
from mendax.server.wire.refusal import Refused

Endpoint = Callable[[Request], Awaitable[Response]]


def operation_routes(
    targets: Iterable[object], endpoint: Callable[[Operation, Handler], Endpoint]
) -> list[Route]:
    """Return one route per path in the operations of ``targets``."""
    by_path: dict[str, dict[str, Endpoint]] = {}
    for target in targets:
        for made, name in operations_of(type(target)):
            handler = getattr(target, name)
            by_path.setdefault(made.path, {})[made.method] = endpoint(made, handler)
    return [Route(path, _Methods(methods)) for path, methods in by_path.items()]


class _Methods:
    """The endpoints of a path, keyed by request method."""

    def __init__(self, endpoints: dict[str, Endpoint]) -> None:
        self._endpoints = endpoints

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive, send)
        method = "GET" if request.method == "HEAD" else request.method
        if method not in self._endpoints:
            raise HTTPException(405, headers={"Allow": ", ".join(self._endpoints)})
        response = await self._endpoints[method](request)
        await response(scope, receive, send)


async def _as_problem(request: Request, error: Exception) -> Response:
    """Return any error as a ``Problem``."""
    if isinstance(error, Refused):
        wait = error.reason.arguments.get("seconds") if error.status == 429 else None
        seconds = int(wait) if wait is not None else 1 if error.reason == MOVED else None
        path = request.url.path
        return refusal(path, request.headers, error.status, error.reason, wait=seconds)
    if isinstance(error, HTTPException):
        return _refused_by_route(request, error)
    assert isinstance(error, MendaxError)
    return problem(503 if isinstance(error, StoreError) else 422, error.reason)


def _refused_by_route(request: Request, error: HTTPException) -> Response:
    if error.status_code == 405:
        allowed = (error.headers or {}).get("Allow", "")
        shown = {"given": request.method[:20], "allowed": allowed}
        return problem(405, Reason("wire-refused-method", shown), {"allow": allowed})
    return problem(404, Reason("wire-refused-not-found"))


AS_PROBLEMS: Final[dict[Any, Any]] = {MendaxError: _as_problem, HTTPException: _as_problem}
"""The exception handlers of an application."""
