"""The OpenAPI document of the admin operations, generated once from their declarations."""

import functools

from mendax.server.http import schema
from mendax.server.running.admin_api import AdminApi
from mendax.server.wire.messages import encode_page
from mendax.server.wire.operation import Operation, operations_of


def admin_operations() -> tuple[Operation, ...]:
    """Return all admin operations."""
    return tuple(made for made, _ in operations_of(AdminApi))


@functools.cache
def admin_openapi() -> bytes:
    """Return the document as encoded JSON."""
    return encode_page(schema.admin_document(admin_operations()))
