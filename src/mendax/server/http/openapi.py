"""The OpenAPI document of this server, made once from the operations of ``Api``."""

import functools

from mendax.server.http import schema
from mendax.server.http.api import Api
from mendax.server.operations import operations_of
from mendax.server.wire.messages import encode_page


def openapi_text() -> str:
    """The OpenAPI document: every operation, every message of the socket, every game's words."""
    return openapi_bytes().decode() + "\n"


@functools.cache
def openapi_bytes() -> bytes:
    """The same as it is sent."""
    document = schema.document(made for made, _ in operations_of(Api))
    return encode_page(document)
