"""The OpenAPI document of this server, generated once from its declared operations."""

import functools

from mendax.server.http import schema
from mendax.server.http.api import Api
from mendax.server.http.game_api import GameApi
from mendax.server.http.league import LeagueApi
from mendax.server.http.persons import PersonsApi
from mendax.server.http.practice import PracticeApi
from mendax.server.http.strength import StrengthApi
from mendax.server.http.table_api import TableApi
from mendax.server.programs.api import ProgramsApi
from mendax.server.wire.messages import encode_page
from mendax.server.wire.operation import operations_of


def openapi_text() -> str:
    """Return the OpenAPI document, with every operation, socket message and game message."""
    return openapi_bytes().decode() + "\n"


@functools.cache
def openapi_bytes() -> bytes:
    """Return the OpenAPI document as bytes."""
    server = (Api, PersonsApi, LeagueApi, StrengthApi, PracticeApi, ProgramsApi)
    parts = (GameApi, TableApi, *server)
    declared = [one for part in parts for one in operations_of(part)]
    document = schema.document(made for made, _ in declared)
    return encode_page(document)
