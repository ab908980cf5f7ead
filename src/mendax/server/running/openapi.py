"""The OpenAPI document of the server, generated once."""

import functools

from mendax.server.http import schema
from mendax.server.http.api import Api
from mendax.server.http.calls import CallsApi
from mendax.server.http.coach_api import CoachApi
from mendax.server.http.game_api import GameApi
from mendax.server.http.persons import PersonsApi
from mendax.server.http.practice import PracticeApi
from mendax.server.http.public_replays import PublicReplaysApi
from mendax.server.http.reports import ReportsApi
from mendax.server.http.sound_play_api import SoundPlayApi
from mendax.server.http.strength import StrengthApi
from mendax.server.http.table_api import TableApi
from mendax.server.http.tournaments import TournamentApi
from mendax.server.programs.api import ProgramsApi
from mendax.server.wire.messages import encode_page
from mendax.server.wire.operation import Operation, operations_of

_SERVER = (
    *(GameApi, TableApi, Api, CoachApi, SoundPlayApi, PersonsApi),
    *(StrengthApi, PracticeApi, ProgramsApi, CallsApi, TournamentApi),
    *(ReportsApi, PublicReplaysApi),
)


def declared(*kinds: type) -> tuple[Operation, ...]:
    """Return all operations of these classes."""
    return tuple(made for kind in kinds for made, _ in operations_of(kind))


def openapi_text() -> str:
    """Return the OpenAPI document, with every operation, socket message and game message."""
    return openapi_bytes().decode() + "\n"


@functools.cache
def openapi_bytes() -> bytes:
    """Return the OpenAPI document as bytes."""
    return encode_page(schema.document(declared(*_SERVER)))
