"""Tests that the signature of an HTTP operation declares its arguments, and that unreadable
arguments are refused with a reason.
"""

import asyncio
from typing import Annotated, Any

import msgspec
import pytest
from msgspec import Meta, Struct
from starlette.requests import Request

from mendax.core.game import Reason
from mendax.server.wire import messages
from mendax.server.wire.operation import (
    Text,
    Visit,
    operation,
    operations_of,
    problem,
    run,
)
from mendax.server.wire.refusal import Refused

Small = Annotated[int, Meta(ge=0, le=9)]


class Asked(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request."""

    name: str


class Shop:
    """Operations of a test."""

    @operation("GET", "/shelf/{number}", refusals=(403,))
    async def shelf(self, visit: Visit, number: Small, colour: str | None = None) -> list[Any]:
        """Return the content of a shelf.

        More about it.
        """
        visit.headers["x-seen"] = "yes"
        return [number, colour]

    @operation("POST", "/shelf", status=201)
    async def put(self, visit: Visit, body: Asked) -> Text:
        """Put an item there."""
        return Text(f"put {body.name}")

    async def no_operation(self) -> None:
        """Return no HTTP operation."""


MADE = {name: made for made, name in operations_of(Shop)}


def visit(path: str = "4", query: str = "", body: bytes = b"", **headers: str) -> Visit:
    """Return a request for a shelf."""
    lines = [(name.replace("_", "-").encode(), text.encode()) for name, text in headers.items()]
    scope = {
        "type": "http", "method": "GET", "path": "/", "headers": lines,
        "query_string": query.encode(), "path_params": {"number": path},
    }  # fmt: skip

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": body, "more_body": False}

    return Visit(Request(scope, receive), "address", {})


def answered(name: str, given: Visit) -> Any:
    handler = getattr(Shop(), name)
    return asyncio.run(run(MADE[name], handler, given))


def refused(name: str, given: Visit) -> tuple[int, str]:
    with pytest.raises(Refused) as caught:
        answered(name, given)
    return caught.value.status, caught.value.reason.key


def test_a_signature_is_the_description() -> None:
    assert set(MADE) == {"shelf", "put"}
    shelf, put = MADE["shelf"], MADE["put"]
    assert (shelf.summary, shelf.refusals, shelf.is_text) == (
        "Return the content of a shelf.",
        (403,),
        False,
    )
    assert (list(shelf.path_parameters), list(shelf.query)) == (["number"], ["colour"])
    assert (put.status, put.body, put.is_text) == (201, Asked, True)


def test_arguments_are_decoded_and_answers_encoded() -> None:
    answer = answered("shelf", visit(query="colour=red"))
    assert (answer.status_code, answer.body) == (200, b'[4,"red"]')
    assert answer.headers["x-seen"] == "yes"
    body = visit(body=b'{"name":"cup"}', content_type="application/json; charset=utf-8")
    answer = answered("put", body)
    assert (answer.status_code, answer.body) == (201, b"put cup")
    assert answer.headers["content-type"].startswith("text/plain")


def test_a_bad_path_value_is_unknown_and_a_bad_query_is_wrong() -> None:
    assert refused("shelf", visit("ten")) == (404, "wire-refused-not-found")
    assert refused("shelf", visit("10")) == (404, "wire-refused-not-found")
    assert refused("shelf", visit(query="size=3")) == (400, "wire-refused-query")


NO_BODIES: tuple[tuple[bytes, dict[str, str], int, str], ...] = (
    (b"{}", {}, 415, "wire-refused-no-media-type"),
    (b"{}", {"content_type": "text/plain"}, 415, "wire-refused-media-type"),
    (b'{"name":', {}, 400, "wire-refused-unreadable"),
    (b"\xff", {}, 400, "wire-refused-unreadable"),
    (b'{"name":7}', {}, 422, "wire-refused-unreadable"),
    (b'{"name":"cup","size":3}', {}, 422, "wire-refused-unreadable"),
    (b"{}", {"content_length": str(messages.LIMIT + 1)}, 413, "wire-refused-too-long"),
    (b" " * (messages.LIMIT + 1), {}, 413, "wire-refused-too-long"),
)


def test_a_body_that_is_none_is_refused_with_the_reason() -> None:
    for body, said, status, key in NO_BODIES:
        headers = said if status == 415 else {"content_type": "application/json", **said}
        assert refused("put", visit(body=body, **headers)) == (status, key), body[:40]


def test_a_problem_is_said_in_words_too() -> None:
    answer = problem(404, Reason("wire-refused-not-found"))
    told = msgspec.json.decode(bytes(answer.body))
    assert answer.status_code == 404
    assert told["reason"]["key"] == "wire-refused-not-found"
    assert told["text"]
    assert told["text"] != "wire-refused-not-found"
