"""A thin typed layer over Starlette: what an HTTP operation takes and gives is its signature.

Rules of this file
1. An operation is a method with ``@operation``. Its parameter ``body`` is decoded from JSON, those
   named in the path from the path, all others from the query; ``visit`` is who asks.
2. Whatever is not right is a ``Problem`` with a status, a reason of the catalogue and words.
3. Nothing here knows tables or games.
"""

import asyncio
import gzip
import inspect
import logging
import typing
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator, Mapping
from typing import Any, Final, Generic, NamedTuple, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import Message, Receive, Scope, Send

from mendax.core.game import MendaxError, Reason
from mendax.server.base.refusal import Refused, where
from mendax.server.wire import messages
from mendax.server.wire.http_messages import Problem
from mendax.words import Words

_log = logging.getLogger("mendax.app")
_ENGLISH = Words("en")
LINES: Final = "application/jsonl"
"""The media type of answers of JSON texts, a line each."""
T = TypeVar("T")


class Visit(NamedTuple):
    """One HTTP request, as operations need to know it."""

    request: Request
    address: str
    """Where it came from, for limits; never told to anybody."""
    headers: dict[str, str]
    """What the answer's head shall say besides; an operation may add to it."""


class Text(str):
    """An answer that is plain text, not JSON."""

    __slots__ = ()


class Streamed(Generic[T]):
    """An answer of any number of JSON texts, a line each, sent as they are made."""

    def __init__(self, parts: AsyncGenerator[T, None]) -> None:
        self.parts = parts


class Operation(NamedTuple):
    """What one HTTP operation is; the OpenAPI document is made of these."""

    method: str
    path: str
    status: int
    refusals: tuple[int, ...]
    """The statuses of problems it may answer with, besides those of every operation."""
    own_pages: bool
    """Whether pages of other sites may not ask: it changes something, or is a lot of work."""
    programs: bool
    """Whether programs may ask, which come with a key instead of a cookie."""
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
        """Whether the answer is plain text."""
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
) -> Callable[[H], H]:
    """Marks a method as an HTTP operation; its first line of documentation is the summary.

    ``programs``: whether they may ask; unless it is said, what changes nothing.
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
    """Return the type of an answer, or of one of its lines, and its media type."""
    if hint is Text:
        return hint, "text/plain; charset=utf-8"
    if typing.get_origin(hint) is Streamed:
        return typing.get_args(hint)[0], LINES
    encoded = typing.get_origin(hint) is messages.Json
    return typing.get_args(hint)[0] if encoded else hint, "application/json"


def operations_of(kind: type) -> Iterator[tuple[Operation, str]]:
    """Every operation that a class declares, and the name of its method."""
    for name, member in vars(kind).items():
        if isinstance(found := getattr(member, _MARK, None), Operation):
            yield found, name


async def run(made: Operation, handler: Handler, visit: Visit) -> Response:
    """Decodes what the operation takes, awaits it, encodes what it gives unless that was done
    elsewhere (``Json``). Raises ``Refused``."""
    given = _from_path(made, visit.request) | _from_query(made, visit.request)
    if made.body is not None:
        given["body"] = _decoded(await _read(visit.request), made.body)
    answer = await handler(visit, **given)
    if isinstance(answer, Streamed):
        return await _begun(answer.parts, made.status, visit.headers)
    if isinstance(answer, messages.Json):
        content = bytes(answer)
    else:
        content = str(answer).encode() if made.is_text else messages.encode(answer)
    if len(content) > LONG and "gzip" in visit.request.headers.get("accept-encoding", ""):
        content = await asyncio.to_thread(gzip.compress, content, 5, mtime=0)
        visit.headers.update({"content-encoding": "gzip", "vary": "accept-encoding"})
    return Response(content, made.status, visit.headers, media_type=made.kind)


async def _begun(
    parts: AsyncGenerator[Any, None], status: int, headers: Mapping[str, str]
) -> Response:
    """Return a response of lines whose first is made. Raises what that raises."""
    try:
        first = await anext(parts)
    except StopAsyncIteration:
        return Response(b"", status, headers, media_type=LINES)
    return _LinesResponse(first, parts, status, headers)


class _LinesResponse(Response):
    """Sends lines until there are no more or the client disconnects; then closes their source."""

    def __init__(
        self,
        first: Any,
        parts: AsyncGenerator[Any, None],
        status: int,
        headers: Mapping[str, str],
    ) -> None:
        super().__init__(None, status, headers, media_type=LINES)
        del self.headers["content-length"]
        self._first, self._parts = first, parts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        sending = asyncio.ensure_future(self._send(send))
        gone = asyncio.ensure_future(_disconnected(receive))
        try:
            await asyncio.wait((sending, gone), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (sending, gone):
                task.cancel()
            await asyncio.gather(sending, gone, return_exceptions=True)
            await self._parts.aclose()

    async def _send(self, send: Send) -> None:
        head = {"type": "http.response.start", "status": self.status_code}
        await send({**head, "headers": self.raw_headers})
        async for part in self._all():
            await send(_line(part))
        await send({"type": "http.response.body", "body": b""})

    async def _all(self) -> AsyncGenerator[Any, None]:
        """Yield all lines; an error is the last one, as it is too late for a status."""
        yield self._first
        try:
            async for part in self._parts:
                yield part
        except MendaxError as error:
            yield _said(error.reason)
        except Exception as error:
            yield _said(failed(error))


def _line(part: Any) -> Message:
    body = messages.encode(part) + b"\n"
    return {"type": "http.response.body", "body": body, "more_body": True}


async def _disconnected(receive: Receive) -> None:
    """Return when the client has disconnected."""
    while (await receive())["type"] != "http.disconnect":
        pass


LONG: Final = 16_384
"""Answers of more bytes are packed for whoever can read that, beside the tables' thread."""


def _from_path(made: Operation, request: Request) -> dict[str, Any]:
    """A path that can't be is unknown, not wrong."""
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
            allowed = ", ".join(made.query) or "–"
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
        raise Refused(415, "wire-refused-media-type", given=kind[:40] or "–")
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
    """Not JSON is 400, JSON of another shape is 422."""
    try:
        return messages.decode_body(body, kind)
    except msgspec.ValidationError as error:
        raise Refused(422, "wire-refused-unreadable", problem=str(error)[:200]) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused(400, "wire-refused-unreadable", problem=str(error)[:200]) from None


def problem(status: int, reason: Reason, headers: Mapping[str, str] | None = None) -> Response:
    """A ``Problem`` as an answer, which nobody keeps."""
    content = messages.encode(_said(reason))
    lines = {"cache-control": "no-store", **(headers or {})}
    answer = ProblemAnswer(content, status, lines, media_type="application/json")
    answer.reason = reason.key
    return answer


def _said(reason: Reason) -> Problem:
    return Problem(reason, _ENGLISH.explain(reason))


def failed(error: Exception) -> Reason:
    """Log an unforeseen error, without its words, which may hold a secret; return the reason."""
    _log.error("failed: %s in %s", type(error).__name__, where(error))
    return Reason("wire-refused-failed")


REASON: Final = "mendax.reason"
"""Where the scope of a refused request has the key of the reason, for whoever counts."""


class ProblemAnswer(Response):
    """A ``Problem`` as an answer; leaves its reason in the scope."""

    reason = ""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers."""
        scope[REASON] = self.reason
        await super().__call__(scope, receive, send)
