"""Answers a client's requests and socket messages like a server, for one person on one device.

1. Requests and messages are the same as a server's, handled by the same operations and connections.
2. Operations that only a server supports are refused with that reason.
3. The caller sends and stores; this module waits only for lines to be stored.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
from msgspec.structs import asdict, replace
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Message, Scope

from mendax.core.game import MendaxError, Reason
from mendax.games import GAMES
from mendax.pyodide_server.logs import Shelf
from mendax.pyodide_server.solved_games import SolvedGames, coach_here
from mendax.pyodide_server.tables import BrowserTables, bots_here, levels_here
from mendax.server.coaching.coaching import Coaching
from mendax.server.coaching.past_games import PastGames
from mendax.server.coaching.reading import FinishedGames
from mendax.server.http.coach_api import CoachApi
from mendax.server.http.endpoints import AS_PROBLEMS, Endpoint, operation_routes
from mendax.server.http.game_api import GameApi
from mendax.server.http.game_setup import described
from mendax.server.http.practice import PracticeApi
from mendax.server.http.table_api import TableApi
from mendax.server.people.quotas import Quotas
from mendax.server.people.rate_limits import Limits
from mendax.server.processes.calls import CallHere
from mendax.server.settings.settings import Rate, Rates, ServerSettings
from mendax.server.socket.connection import Comer, Connection, TableLimits
from mendax.server.socket.socket_owner import SocketOwner
from mendax.server.tables.bot_process import BotProcess
from mendax.server.wire.http_messages import GameSetupOut
from mendax.server.wire.messages import RefusedOut, encode
from mendax.server.wire.operation import Handler, Operation, Visit, failed, problem, run
from mendax.table.table import Person

_DEVICE: Final[Person] = "device"
"""The browser's person."""
_FREE: Final = Rate(1_000_000, 1)
_RATES: Final = msgspec.convert(
    {name: _FREE if isinstance(rate, Rate) else rate for name, rate in asdict(Rates()).items()},
    Rates,
)
"""No limits: the only client is the browser's owner."""
_REVIEWING: Final = 300.0
"""The seconds that a review may take, on a slow phone too."""
NO_SUCH_TABLE: Final = 4404


class LocalServer:
    """The tables, games and past games of one browser."""

    def __init__(
        self,
        shelf: Shelf,
        send: Callable[[int, str], object],
        end: Callable[[int, int], object],
        fetch: Callable[[], Awaitable[object]],
    ) -> None:
        """Create the server in the running event loop. ``send`` is called with a socket's number
        and a message, ``end`` with a socket's number and its close code. ``fetch`` returns once the
        files of solved games are here.
        """
        self._send, self._end = send, end
        self._settings = ServerSettings(rates=_RATES)
        solved = SolvedGames(fetch)
        self.tables = BrowserTables(shelf, BotProcess(solved))
        self._table_limits = TableLimits(self._settings, time.monotonic)
        self._quotas = Quotas(_RATES, time.monotonic)
        self._sockets: dict[int, SocketOwner] = {}
        limits, process = Limits(_RATES, time.monotonic), CallHere()
        finished = FinishedGames(self.tables.logs, process, limits.at_once)
        past = PastGames(finished, limits, process, None)
        coaching = Coaching(finished, limits, solved, solved, coach_here, _REVIEWING)
        owner = _OnePerson()
        tables = TableApi(self.tables, owner, owner, past)
        games = GameApi(tuple(map(_described, GAMES)))
        apis = (games, PracticeApi(), tables, CoachApi(tables, coaching))
        routes = [*operation_routes(apis, _endpoint), Route("/{path:path}", _needs_server)]
        self._app = Starlette(routes=routes, exception_handlers=AS_PROBLEMS)

    async def ask(self, method: str, path: str, body: str) -> tuple[int, str]:
        """Answer a request with a status and a text; ``path`` may have a query."""
        sent: list[Message] = []

        async def receive() -> Message:
            return {"type": "http.request", "body": body.encode()}

        async def send(message: Message) -> None:
            sent.append(message)

        await self._app(_scope(method, path), receive, send)
        text = b"".join(message.get("body", b"") for message in sent)
        return sent[0]["status"], text.decode()

    async def connect(self, socket: int, table: str) -> None:
        """Open a socket at a table, under a number chosen by the client."""
        try:
            live = await self.tables.find(table, _DEVICE)
        except MendaxError as error:
            self._send(socket, encode(RefusedOut(error.reason)).decode())
            self._end(socket, NO_SUCH_TABLE)
            return
        quota = self._quotas.of(_DEVICE, _DEVICE)
        wire = _LocalWire(self, socket)
        comer = Comer(live, _DEVICE, False, None, self._table_limits, quota, wire)
        connection = Connection(comer, self._settings)
        live.leases.begin()
        connection.open(live.leases.end)

    def attach(self, socket: int, owner: SocketOwner) -> None:
        """Pass a socket's messages to ``owner``."""
        self._sockets[socket] = owner

    def hear(self, socket: int, text: str) -> None:
        """Handle a message; messages to unknown sockets are ignored."""
        if socket in self._sockets:
            self._sockets[socket].heard(text)

    def disconnect(self, socket: int) -> None:
        """End a socket closed by the client."""
        owner = self._sockets.pop(socket, None)
        if owner is not None:
            owner.over()

    def say(self, socket: int, text: str) -> None:
        """Send a message to the client."""
        self._send(socket, text)

    def close(self, socket: int, code: int) -> None:
        """Close a socket from this side."""
        self._end(socket, code)
        asyncio.get_running_loop().call_soon(self.disconnect, socket)


class _LocalWire:
    """One socket's connection to the client."""

    def __init__(self, server: LocalServer, socket: int) -> None:
        self._server, self._socket = server, socket

    def attach(self, owner: SocketOwner, most: int) -> None:
        """Read messages for ``owner``."""
        self._server.attach(self._socket, owner)

    def send(self, *texts: bytes) -> None:
        """Send these messages in order."""
        for text in texts:
            self._server.say(self._socket, text.decode())

    def close(self, code: int, why: str) -> None:
        """Close the socket."""
        self._server.close(self._socket, code)


class _OnePerson:
    """The browser's owner as the sender of all requests."""

    async def person_of(self, connection: Request) -> Person | None:
        """Return the person who sent a request."""
        return _DEVICE

    async def opener(self, visit: Visit) -> Person:
        """Return the person, who may open tables without a session."""
        return _DEVICE


def _described(game: str) -> GameSetupOut:
    """Return a game's setup as available here: with the bots and coaches that need no solver."""
    known = described(GAMES[game])
    bots, coach = bots_here(game), coach_here(game)
    return replace(
        known,
        bots=bots,
        levels=levels_here(game),
        levels_unsolved=levels_here(game, solved=False),
        advised=tuple(name for name in known.advised if name in bots),
        coached=coach is not None,
        strategies=coach is not None and coach.strategies,
        priced=False,
    )


def _endpoint(made: Operation, handler: Handler) -> Endpoint:
    async def answer(request: Request) -> Response:
        try:
            return await run(made, handler, Visit(request, _DEVICE, {}))
        except MendaxError:
            raise
        except Exception as error:
            return problem(500, failed(error))

    return answer


async def _needs_server(_: Request) -> Response:
    return problem(503, Reason("wire-refused-needs-server"))


def _scope(method: str, path: str) -> Scope:
    """Return a request's scope for ``Starlette``."""
    plain, _, query = path.partition("?")
    return {
        "type": "http",
        "method": method,
        "path": plain,
        "root_path": "",
        "query_string": query.encode(),
        "headers": [(b"content-type", b"application/json")],
    }
