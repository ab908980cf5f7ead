"""What the parts of one server share, from the start to the end."""

import asyncio
import time

from mendax.server import descriptors
from mendax.server.access.bans import Bans
from mendax.server.access.buckets import Clock
from mendax.server.access.move_codes import MoveCodes
from mendax.server.access.program_keys import ProgramKeys
from mendax.server.access.rate_limits import Limits
from mendax.server.access.refusals import Refusals
from mendax.server.access.sessions import Sessions
from mendax.server.access.table_codes import TableCodes
from mendax.server.coaching.coaching import Coaching
from mendax.server.http.api import Api
from mendax.server.http.league import LeagueApi
from mendax.server.http.metrics import Now
from mendax.server.http.strength import StrengthApi
from mendax.server.maintenance.retention import Retention
from mendax.server.meter import Meter
from mendax.server.past_games.past_games import PastGames
from mendax.server.past_games.reading import FinishedGames
from mendax.server.persons import PersonsApi
from mendax.server.programs.api import ProgramsApi
from mendax.server.programs.line import ProgramLines
from mendax.server.programs.online import OnlinePrograms
from mendax.server.programs.seats import ProgramSeats
from mendax.server.settings import ServerSettings
from mendax.server.socket.connection_limits import ConnectionLimits
from mendax.server.socket.handshake import Handshake
from mendax.server.store_opening import opened
from mendax.server.tables.clock import LoopClock
from mendax.server.tables.loop_watchdog import Watch
from mendax.server.tables.registry import TableRegistry
from mendax.table.names import likeness


class ServerContext:
    """One server: what its parts share, from the start to the end."""

    def __init__(self, settings: ServerSettings, clock: Clock = time.monotonic) -> None:
        """Opens the store. Raises ``StoreError``.

        ``clock`` gives seconds and never goes back; limits are counted by it,
        and the time that a review may take.
        """
        loop = asyncio.get_running_loop()
        self.settings = settings
        most = descriptors.raised(settings.rates.sockets + descriptors.RESERVE)
        self.connections = ConnectionLimits(
            settings, LoopClock(loop), max(1, most - descriptors.RESERVE)
        )
        self.store = opened(settings, loop)
        self.limits = Limits(settings.rates, clock)
        self.meter = Meter()
        self.refusals = Refusals(self.meter, clock)
        self.connections.refused = self.refusals.count
        loop.run_in_executor(None, likeness, "")  # reads a long list, before anybody gives a name
        self.bans = Bans(settings.data)
        self.keys = ProgramKeys(self.store, settings)
        self.sessions = Sessions(self.store, self.limits, settings, self.bans, self.keys)
        self.watch = Watch()
        self.registry = TableRegistry(self.store, settings, self.watch, self.meter, self.bans)
        self.games = FinishedGames(self.store)
        self.retention = Retention(
            self.store, self.registry, self.sessions, settings, lambda: self.registry.clock
        )
        self.coaching = Coaching(self.games, self.limits, clock)
        codes = TableCodes(clock)
        self.past_games = PastGames(self.games, self.limits)
        self.api = Api(
            *(self.registry, self.sessions, self.limits, self.coaching, codes, self.past_games),
            league=bool(settings.league),
        )
        self.persons = PersonsApi(
            *(self.store, self.sessions, self.limits, self.registry, MoveCodes(clock)),
            (self.games.empty, self.past_games.empty, self.coaching.empty),
        )
        online = OnlinePrograms(self.registry, settings.rates)
        self.programs = ProgramsApi(self.registry, self.sessions, self.limits, online)
        pages = (LeagueApi(settings.league), StrengthApi())
        self.operations = (self.api, self.persons, self.programs, *pages)
        """What has operations of HTTP."""
        self.handshake = Handshake(
            self.registry, self.sessions, self.limits, settings, self.refusals
        )
        self.program_seats = ProgramSeats(self.handshake, settings)
        self.program_lines = ProgramLines(
            online, self.sessions, self.limits, settings, self.handshake
        )

    def now(self) -> Now:
        """What is so now, for the metrics."""
        lives = self.registry.in_memory()
        queues = {
            "tables": sum(live.queue.waiting for live in lives),
            "store": sum(live.queue.storing for live in lives),
            "coach": self.coaching.waiting,
            "past_games": self.past_games.waiting,
        }
        return Now(
            *(len(lives), self.registry.sockets, self.connections.open, queues),
            *(self.settings.data, not self.settings.database),
        )

    async def close(self) -> None:
        """Stops clocks and bots, then stores all that waits."""
        self.registry.close()
        await self.retention.close()
        self.coaching.close()
        self.past_games.close()
        self.games.close()
        await self.store.close()
