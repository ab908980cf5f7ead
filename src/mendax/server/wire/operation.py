"""A thin typed layer on Starlette, in which a signature declares an operation's parameters and
answer.

Rules of this file
1. An operation is a method with ``@operation``. The parameter ``body`` is decoded from JSON,
   parameters named in the path are decoded from the path, and all others from the query. ``visit``
   is the request.
2. Every error is a ``Problem`` with a status, a catalogue reason and a text.
3. This file is independent of tables and games.
"""

import asyncio
import gzip
import inspect
import logging
import typing
from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from mendax.core.game import Reason
from mendax.server.wire import messages
from mendax.server.wire.http_messages import Problem
from mendax.server.wire.refusal import Refused, where
from mendax.words import Words

_log = logging.getLogger("mendax.app")
_ENGLISH = Words("en")
HOUR: Final = 3600
"""How long answers may be cached that change only with the version, in seconds."""


class Visit(NamedTuple):
    """One HTTP request, with the parts that operations need."""

    request: Request
    address: str
    """The client's address, for rate limits. It is never revealed to others."""
    headers: dict[str, str]
    """Additional headers of the answer. An operation may add to them."""


class Text(str):
    """An answer in plain text."""

    __slots__ = ()


class Operation(NamedTuple):
    """The description of an HTTP operation. The OpenAPI document is generated from these
    descriptions.
    """

    method: str
    path: str
    status: int
    refusals: tuple[int, ...]
    """The statuses of the operation's problems, in addition to those of every operation."""
    own_pages: bool
    """True if only the server's own pages may call the operation, because it changes state or is
    expensive.
    """
    programs: bool
    """True if programs may call the operation, with a key instead of a cookie."""
    fresh: int
    """How long an answer may be cached, in seconds; 0 means not at all."""
    name: str
    summary: str
    path_parameters: Mapping[str, Any]
    query: Mapping[str, inspect.Parameter]
    body: Any | None
    gives: Any

    kind: str
    """The media type of the answer."""

    @property
    def is_text(self) -> bool:
        """True if the answer is plain text."""
        return self.gives is Text


_MARK: Final = "operation"
_SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
Handler = Callable[..., Awaitable[Any]]
H = TypeVar("H", bound=Handler)


def operation(
    method: str,
    path: str,
    status: int = 200,
    refusals: tuple[int, ...] = (),
    own_pages: bool = False,
    programs: bool | None = None,
    fresh: int = 0,
) -> Callable[[H], H]:
    """Declare a method as an HTTP operation. The first paragraph of its docstring is the summary.

    ``programs`` is true if programs may call it. By default, they may if its method is safe. All
    answers may be cached for ``fresh`` seconds.
    """

    def mark(handler: H) -> H:
        hints = typing.get_type_hints(handler, include_extras=True)
        parameters = dict(inspect.signature(handler).parameters)
        for known in ("self", "visit"):
            parameters.pop(known)
        body = hints["body"] if parameters.pop("body", None) else None
        in_path = {name: hints[name] for name in parameters if f"{{{name}}}" in path}
        query = {
            name: parameter.replace(annotation=hints[name])
            for name, parameter in parameters.items()
            if name not in in_path
        }
        summary = (inspect.getdoc(handler) or "").partition("\n\n")[0].replace("\n", " ")
        made = Operation(
            method,
            path,
            status,
            refusals,
            own_pages or method not in _SAFE_METHODS,
            method in _SAFE_METHODS if programs is None else programs,
            fresh,
            handler.__name__,
            summary,
            in_path,
            query,
            body,
            *_given(hints["return"]),
        )
        setattr(handler, _MARK, made)
        return handler

    return mark


def _given(hint: Any) -> tuple[Any, str]:
    """Return the type of an answer and its media type."""
    if hint is Text:
        return hint, "text/plain; charset=utf-8"
    encoded = typing.get_origin(hint) is messages.Json
    return typing.get_args(hint)[0] if encoded else hint, "application/json"


def operations_of(kind: type) -> Iterator[tuple[Operation, str]]:
    """Yield each operation of a class, with the name of its method."""
    for name, member in vars(kind).items():
        if isinstance(found := getattr(member, _MARK, None), Operation):
            yield found, name


async def run(made: Operation, handler: Handler, visit: Visit) -> Response:
    """Decode the parameters, await the operation, and encode its answer if necessary.

    Raises ``Refused``.
    """
    given = _from_path(made, visit.request) | _from_query(made, visit.request)
    if made.body is not None:
        given["body"] = _decoded(await _read(visit.request), made.body)
    if made.fresh:
        visit.headers["cache-control"] = f"public, max-age={made.fresh}"
    answer = await handler(visit, **given)
    if isinstance(answer, messages.Json):
        content = bytes(answer)
    else:
        content = str(answer).encode() if made.is_text else messages.encode(answer)
    if len(content) > LONG and "gzip" in visit.request.headers.get("accept-encoding", ""):
        content = await asyncio.to_thread(gzip.compress, content, 5, mtime=0)
        visit.headers.update({"content-encoding": "gzip", "vary": "accept-encoding"})
    return Response(content, made.status, visit.headers, media_type=made.kind)


LONG: Final = 16_384
"""The size in bytes above which answers are compressed, off the event loop, if the client accepts
gzip.
"""


def _from_path(made: Operation, request: Request) -> dict[str, Any]:
    """Decode the path parameters. An invalid value results in 404."""
    try:
        return {
            name: msgspec.convert(request.path_params[name], hint, strict=False)
            for name, hint in made.path_parameters.items()
        }
    except msgspec.ValidationError:
        raise Refused(404, "wire-refused-not-found") from None


def _from_query(made: Operation, request: Request) -> dict[str, Any]:
    for name in request.query_params:
        if name not in made.query:
            if not made.query:
                raise Refused(400, "wire-refused-no-query", given=name[:40])
            allowed = ", ".join(made.query)
            raise Refused(400, "wire-refused-query", given=name[:40], allowed=allowed)
    try:
        return {
            name: msgspec.convert(request.query_params[name], parameter.annotation, strict=False)
            for name, parameter in made.query.items()
            if name in request.query_params
        }
    except msgspec.ValidationError as error:
        raise Refused(400, "wire-refused-unreadable", problem=str(error)[:200]) from None


async def _read(request: Request) -> bytes:
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        if not kind:
            raise Refused(415, "wire-refused-no-media-type")
        raise Refused(415, "wire-refused-media-type", given=kind[:40])
    length = request.headers.get("content-length", "")
    if length.isdigit() and int(length) > messages.LIMIT:
        raise Refused(413, "wire-refused-too-long", limit=messages.LIMIT)
    body = bytearray()
    try:
        async for part in request.stream():
            body += part
            if len(body) > messages.LIMIT:
                raise Refused(413, "wire-refused-too-long", limit=messages.LIMIT)
    except ClientDisconnect:
        raise Refused(400, "wire-refused-unreadable", problem="the body ended too early") from None
    return bytes(body)


def _decoded(body: bytes, kind: Any) -> Any:
    """Decode the body. Invalid JSON results in 400, and another shape in 422."""
    try:
        return messages.decode_body(body, kind)
    except msgspec.ValidationError as error:
        raise Refused(422, "wire-refused-unreadable", problem=str(error)[:200]) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused(400, "wire-refused-unreadable", problem=str(error)[:200]) from None


def problem(status: int, reason: Reason, headers: Mapping[str, str] | None = None) -> Response:
    """Return a ``Problem`` as an answer that must not be cached."""
    content = messages.encode(_said(reason))
    lines = {"cache-control": "no-store", **(headers or {})}
    answer = ProblemAnswer(content, status, lines, media_type="application/json")
    answer.reason = reason.key
    return answer


def _said(reason: Reason) -> Problem:
    return Problem(reason, _ENGLISH.explain(reason))


def failed(error: Exception) -> Reason:
    """Log an unexpected error without its message, which may contain a secret. Return the
    reason.
    """
    _log.error("failed: %s in %s", type(error).__name__, where(error))
    return Reason("wire-refused-failed")


REASON: Final = "mendax.reason"
"""The scope key for the reason key of a refused request, for counting."""


class ProblemAnswer(Response):
    """An answer with a ``Problem``, which records its reason in the scope."""

    reason = ""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send the answer."""
        scope[REASON] = self.reason
        await super().__call__(scope, receive, send)
